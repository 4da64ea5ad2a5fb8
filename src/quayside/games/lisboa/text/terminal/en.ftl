# Lisboa on a terminal: the words of its drawing. Columns are narrow: keep them short.

terminal-round = Period { $period }, round { $number }
terminal-last-round = Round { $number } is the last

# The parts of the board, and what is typed for them
terminal-usage-city = city
terminal-help-city = the city: plots and stores, rubble, spaces for public buildings
terminal-words-city = c town
terminal-usage-court = court
terminal-help-court = the court: Treasury, market, offices, church, piles, decrees
terminal-words-court = k
terminal-usage-me = me
terminal-help-me = what is yours: hand, portfolio, tiles, plans, decrees
terminal-words-me = m mine
terminal-usage-players = players
terminal-help-players = all players, their ships and what lies before them
terminal-words-players = p others

terminal-status = Now
terminal-wigs-count = ★ { $count } { $count ->
    [one] wig
   *[other] wigs
}
terminal-reis-count = ◎ { $count } reis
terminal-influence-count = ♟ { $count } influence
terminal-storage = of { $count } each
terminal-officials-count = { $count } officials
terminal-treasury = Treasury
terminal-treasury-now = { $reis } reis, { $influence } influence
terminal-prices = Market

terminal-city = City
terminal-spaces = Spaces
terminal-left = Left
terminal-tiles = Tiles
terminal-pile = Pile
terminal-next = next
terminal-next-plan = next plan
terminal-buildings = buildings
terminal-plans = plans

terminal-noble-king = K
terminal-noble-marquis = M
terminal-noble-builder = B

terminal-price = price
terminal-supply = left
terminal-offices = Offices
terminal-favors = favors
terminal-church = Church
terminal-face-down = face down
terminal-display = Piles
terminal-shipyard = Shipyard
terminal-decrees = Decrees
terminal-decrees-left = { $count } more in the pile

terminal-hand = Hand
terminal-portfolio = Portfolio
terminal-limit = room for { $count } in each row
terminal-tiles-of-yours = Yours
terminal-plan = Plan
terminal-done = Done

terminal-seats = Players
terminal-wigs = ★
terminal-reis = ◎
terminal-influence = ♟
terminal-goods = goods
terminal-rubble = rubble
terminal-sets = sets
terminal-houses = houses
terminal-officials = offic.
terminal-cards = cards
terminal-clergy = clergy
terminal-ships = Ships
terminal-at-sea = at sea
terminal-belongings = Others

terminal-costs = A visit, an event
terminal-event = Event
terminal-production = A production
terminal-outlook = Wigs in the end

terminal-scores = Wigs
terminal-source-won = won
terminal-source-sets = sets
terminal-source-ships = ships
terminal-source-stores = stores
terminal-source-officials = offic.
terminal-source-favors = favors
terminal-source-money = money
terminal-source-decrees = decrees
terminal-source-total = total

terminal-effect-reis = { $n } reis
terminal-effect-wig = { $n } ★
terminal-effect-good = { $good_is ->
    [any] { $n ->
        [one] 1 good
       *[other] { $n } goods
    }
   *[other] { $n } { $good }
}
terminal-effect-influence = influence
terminal-effect-favor = a favor
terminal-effect-cardinal = Cardinal
terminal-effect-officials = { $n ->
    [one] 1 official
   *[other] { $n } officials
}
terminal-effect-plan = a plan
terminal-effect-rubble = a cube
terminal-effect-treasury = Treasury

terminal-effect-ship = a ship
terminal-effect-produce = produce
terminal-effect-decree = { $n ->
    [one] a decree
   *[other] { $n } decrees
}
terminal-effect-store = a store
terminal-effect-public-building = a public building
terminal-effect-lose-reis = −{ $n } reis
terminal-effect-lose-wig = −{ $n } ★
terminal-effect-lose-influence = −{ $n } ♟
terminal-effect-lose-good = { $n ->
    [one] −1 good
   *[other] −{ $n } goods
}
terminal-card-noble = { $called } ♟{ $influence }: { $effects }
terminal-card-treasury = { $effects }; lasting: { $benefit }

terminal-benefit-land = land −{ $n }
terminal-benefit-rubble = { $cube } cubes −{ $n }
terminal-benefit-hire = hiring −{ $n }
terminal-benefit-pb-officials = buildings −{ $n } official
terminal-benefit-visit = visit { $noble } −{ $n }
terminal-benefit-visit-all = any visit −{ $n }
terminal-benefit-event = events −{ $n }
terminal-benefit-subsidy = subsidies +{ $n }
terminal-benefit-sell = sell { $good } +{ $n }
terminal-benefit-sell-all = any sale +{ $n }
terminal-benefit-produce = production +{ $n }
terminal-benefit-recruit = recruiting +{ $n }
terminal-benefit-trade-wild = trade any good
terminal-benefit-keep-favor-on-follow = keep the favor
terminal-benefit-influence = influence +{ $n }
terminal-benefit-warehouse = warehouse +{ $n }
terminal-benefit-wig-on-decree = decrees +{ $n } ★
terminal-benefit-gain = gain influence once

terminal-statistic-rounds = Rounds
terminal-statistic-stores = Stores
terminal-statistic-buildings = Public buildings
