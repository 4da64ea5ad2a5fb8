# Manila on a terminal: the words of its drawing. Columns are narrow: keep them short.

terminal-voyage = Voyage { $number }
terminal-step-auction = Bid
terminal-step-office = Load
terminal-step-P = Place
terminal-step-M = Roll
terminal-step-pilots = Pilots

terminal-sea = The sea
terminal-port = Port
terminal-shipyard = Shipyard
terminal-harbour = Harbour
terminal-market = Market
terminal-purses = Players

terminal-aboard = aboard
terminal-cost = cost
terminal-pays = pays
terminal-pirates = Pirate boat
terminal-in-port = port { $berth }
terminal-in-shipyard = yard { $berth }
terminal-at-quay = at the quay
terminal-plundered = plundered

terminal-for-sale = for sale
terminal-sold-out = sold out
terminal-cash = cash
terminal-shares = shares
terminal-pledged = loans
terminal-accomplices = crew
terminal-bid = bid
terminal-passed = passed
terminal-declined = out
terminal-fortune = worth

terminal-arrivals = Where the punts will end
terminal-end-port = past 13
terminal-end-thirteen = on 13
terminal-end-short = short
terminal-on-13 = On space 13, for pirates
terminal-second-roll = after the second roll:
terminal-third-roll = after the third roll, { $punts } punts on average
terminal-space-values = What a space is worth to you, if nobody places any more
terminal-chance = chance
terminal-value = net pesos
terminal-office = The office
terminal-office-worth =
    { $pesos ->
        [one] To be harbour master in this voyage is worth about 1 peso to you.
       *[other] To be harbour master in this voyage is worth about { $pesos } pesos to you.
    }

terminal-fortunes = Fortunes
terminal-statistic-voyages = Voyages
