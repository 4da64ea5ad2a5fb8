# The page's own words for Manila. What all of Quayside says stands in quayside/games/manila/text.

# ---- Names on the chart ---------------------------------------------------------------------------------------------

chart-name = Sea chart of Manila Bay, with three lanes from 0 to 13
chart-bay = The Bay of Manila
chart-bay-about = past 13 a punt is home
chart-port = Port of Manila
chart-shipyard = Shipyard
chart-shipyard-about = for punts that fall short
chart-island = Pilot Island
chart-pilot-small = small ±1
chart-pilot-large = large ±2
chart-pirates = Pirates
chart-captain = Captain
chart-mate = Mate
chart-insurance = Insurance
chart-market = Black market
chart-market-about = share price in pesos · 30 ends the game
chart-shares = Shares for sale
chart-dice = Dice
chart-roll = { $number ->
    [1] First roll
    [2] Second roll
   *[other] Third roll
}
chart-ashore = { $name } stays ashore
chart-berth-A = first in
chart-berth-B = second in
chart-berth-C = third in

letter-ginseng = G
letter-nutmeg = N
letter-silk = S
letter-jade = J

cash-box = Cash box
called-you = You

# ---- Steps of a voyage ----------------------------------------------------------------------------------------------

note-voyage = Voyage { $number }

step-auction = Auction
step-loading = Loading
step-place = { $now ->
    [yes] Place { $number } of { $rounds }
   *[no] Place
}
step-roll = Roll
step-pilots = Pilots
step-settle = Settle

# ---- Labels for screen readers --------------------------------------------------------------------------------------

aria-not-now = not possible now; tells why
aria-space = { $name }, { $area ->
    [insurance] receive 10 pesos
   *[other] { $cost ->
        [0] free of charge
        [one] 1 peso
       *[other] { $cost } pesos
    }
}
aria-taken = { $name }: taken by { $seat }
aria-chosen = { $name }: chosen
aria-stay = Stay in the pirate boat
aria-pirates-one = { $name }: { $seat } is captain; second place, { $cost ->
    [0] free of charge
    [one] 1 peso
   *[other] { $cost } pesos
}
aria-pirates-full = { $name }: { $seats }, full
aria-punt-quay = at the quay
aria-punt-sea = on space { $number }
aria-punt-port = in port { $berth }
aria-punt-shipyard = in shipyard { $berth }
aria-aboard = aboard: { $seats }
aria-nobody = nobody aboard
aria-punt = { $name } { $place }, { $aboard }
aria-punt-open = { $name } { $place }, { $aboard }; next seat { $cost ->
    [0] free of charge
    [one] 1 peso
   *[other] { $cost } pesos
}
aria-punt-board = Board the { $name } { $place }, { $aboard }
aria-evict = Board the { $ware } punt and throw { $victim } out
aria-start = { $ware } punt, start from { $number }
pilot-alone = only this
aria-pilot-alone = { $ware } punt, { $step ->
    [1] 1 space forward
   *[other] 1 space back
}, and no other punt
aria-pilot = { $ware } punt, { $step ->
    [-2] two spaces back
    [-1] one space back
    [1] one space forward
   *[2] two spaces forward
}
aria-send = Send the { $ware } punt to { $to }
aria-load = Load { $name }
aria-loaded = { $name }, loaded
aria-pile = { $name } share: { $cost } pesos, worth { $price } pesos, { $supply } for sale
aria-market = { $name } stands at { $price } pesos on the black market
aria-roll = Last roll: { $each }
aria-roll-each = { $ware } { $dice }
aria-no-roll = Dice, not rolled yet

# ---- Cards beside what is pointed at --------------------------------------------------------------------------------

facts-chosen = Chosen
tip-cost = Cost
tip-pesos = { $amount ->
    [one] 1 peso
   *[other] { $amount } pesos
}
tip-gain = { $amount } pesos
tip-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}
tip-punts = { $count } punts
tip-second-roll = On 13 after roll 2
tip-third-roll = Expected after roll 3
tip-pays = Pays
tip-pays-port = Pays in port
tip-premium = Receive now
tip-seat = { $name }, seat { $number }
tip-shared = { $count ->
    [one] { $profit } pesos for one alone
   *[other] { $profit } pesos shared by { $count } aboard
}
tip-taken = Taken: { $seats }.
tip-full = All seats are taken.
tip-port-closed = In port already: nobody can go aboard.
tip-shipyard-closed = In the shipyard.
tip-quay-closed = Still at the quay.
tip-ashore-closed = Stays ashore in this voyage.
tip-pirates = { $captain ->
    [yes] The captain: boards a punt on 13 after the second roll, plunders there after the third.
   *[no] The mate: boards after the captain, and shares the loot.
}
tip-insurance = Pays 6, 14 or 29 pesos if one, two or three punts fall short.
tip-pilot-small = Before the last roll: one punt, one space on or back.
tip-pilot-large = Before the last roll: one punt by two spaces, or two punts by one.
tip-port = { $number ->
    [one] If a punt comes home.
    [2] If two punts come home.
   *[other] If all three punts come home.
}
tip-shipyard = { $number ->
    [one] If a punt falls short.
    [2] If two punts fall short.
   *[other] If all three punts fall short.
}
tip-in-port = port
tip-thirteen = on 13
tip-short = yard
tip-on-thirteen = a punt on 13
tip-elsewhere = none
tip-paid = it pays
tip-unpaid = nothing
tip-no-wreck = no wreck
tip-wrecks = claims
tip-expected = Net on average
tip-expected-about = Over all rolls to come, costs and loans included, if nobody places any more, pirates board when they can, and only this pilot moves.
tip-board = Board the { $name }
tip-share = { $name } share
tip-price = Price
tip-worth = Worth now
tip-supply = For sale
tip-share-about = Its worth rises each time this ware comes to port.
tip-profit = Profit in port
tip-load-about = The ware left ashore cannot rise in price.

# ---- Loading and starts ---------------------------------------------------------------------------------------------

quay-title = Three of four sail: { $count } of { $all } loaded
starts-title = Start spaces
send-port = { $name } rises to { $price } pesos
send-shipyard = repairs cost { $cost } pesos
send-port-title = To port
send-shipyard-title = To the yard
send-port-short = rises to { $price } pesos
send-shipyard-short = repairs { $cost } pesos
starts-of = of { $sum }

# ---- Auction --------------------------------------------------------------------------------------------------------

auction-title = The harbour master’s office
auction-about = Buys a share, loads the punts, sets their starts, and goes first in every round.
auction-stands = The bid stands at
auction-none = Nobody has bid yet.
auction-passed = passed
auction-leads = leads with { $bid ->
    [one] 1 peso
   *[other] { $bid } pesos
}
auction-speaks = to bid
auction-waits = waits
auction-limit = can pay { $limit } pesos
auction-yours = Your bid
auction-less = One peso less
auction-more = One peso more
auction-loans = { $loans ->
    [one] Pledges 1 share, { $owes } pesos to repay.
   *[other] Pledges { $loans } shares, { $owes } pesos to repay.
}
auction-left = Leaves you { $left ->
    [one] 1 peso
   *[other] { $left } pesos
} in cash.
auction-worth = Worth about { $value } pesos to you
auction-wonder = What is it worth to me?
auction-pass = Pass
auction-bid = Bid { $bid }

# ---- On Confirm -----------------------------------------------------------------------------------------------------

confirm-bid = Bid { $amount }
confirm-bid-loan = Bid { $amount }, { $pledges ->
    [one] pledges 1 share
   *[other] pledges { $pledges } shares
}, { $owes } to repay
confirm-buy = Buy { $ware } for { $wares_share_price }{ by-loan }
confirm-load = Load { $ware }
confirm-start = Start the { $ware } from { $space }
confirm-place = { place-you }{ $blind ->
    [yes] { $cash ->
        [0] { " " }free of charge
       *[other] { " " }for { $cash }
    }
   *[no] { $space_is ->
        [insurance] { "" }
       *[other] { " " }for { $open }
    }
}{ by-loan }
confirm-board = Board the { $ware }
confirm-evict = Board the { $ware }, throw out { $victim }
confirm-pilot = Move the { $ware } { $step ->
    [-2] back by 2
    [-1] back by 1
    [1] forward by 1
   *[2] forward by 2
}
confirm-pilot-punts = Move { $each }
confirm-pilot-punts-each = { $punt } { $number ->
    [-1] −1
   *[1] +1
}
confirm-send = Send the { $ware } to { $to }
confirm-pledge = Pledge a share
confirm-redeem = Redeem a share
quiet-pledge = Pledge
quiet-redeem = Redeem
commit-placement = Confirming rolls the dice, and a roll cannot be undone.
commit-pilot = Confirming rolls the dice, and a roll cannot be undone.
commit-boarding = Confirming rolls the dice, and a roll cannot be undone.

last-voyage = Last voyage: { $ware } reaches { $price } pesos
loan-short = { $pledges ->
    [one] pledges 1
   *[other] pledges { $pledges }
}
tip-loan = Loan
tip-loan-value = { $pledges ->
    [one] 1 share
   *[other] { $pledges } shares
}, { $owes } to repay
aria-loan = { $label }, pledges { $pledges ->
    [one] 1 share
   *[other] { $pledges } shares
}, { $owes } pesos to repay

# ---- Panels ---------------------------------------------------------------------------------------------------------

panel-master = Harbour master
panel-look = Press and hold to look at your shares
panel-shares = { $count ->
    [one] 1 share
   *[other] { $count } shares
}, { $pledged } pledged
panel-accomplices = { $count } of { $all } accomplices at home
panel-pledge = Pledge a share for 12 pesos
panel-redeem = Redeem it for 15 pesos
share-free = { $name } share
share-pledged = { $name } share, pledged
share-hidden = hidden

# ---- Settlement sheet -----------------------------------------------------------------------------------------------

sheet-title = Voyage { $number } is settled
sheet-summary = { $homes ->
    [0] No punt came home
    [one] One punt came home
    [2] Two punts came home
   *[other] All three punts came home
}{ $plundered ->
    [0] { "" }
    [one] , one was plundered
    [2] , two were plundered
   *[other] , all three were plundered
}{ $wrecks ->
    [0] { "" }
    [one] , one fell short
    [2] , two fell short
   *[other] , all three fell short
}.
sheet-story-plundered = { $die ->
    [1] A one
    [2] A two
    [3] A three
    [4] A four
    [5] A five
   *[other] A six
} on the die set the { $ware } on 13, where the pirates were waiting: { $seats }.
sheet-story-short = The { $ware } stopped on 13, one space short of the port.
sheet-story-just = { $die ->
    [2] Nothing less than a two
    [3] Nothing less than a three
    [4] Nothing less than a four
    [5] Nothing less than a five
   *[other] Nothing but a six
} would bring the { $ware } home, and it came.
sheet-story-best = { $seat_is ->
    [you] You made the most of it: { $amount } pesos.
   *[other] { $seat } made the most of it: { $amount } pesos.
}
caption-payday = The voyage is paid out.
caption-load = { $seat_is ->
    [you] You load { $wares }.
   *[other] { $seat } loads { $wares }.
}
caption-start = { $seat_is ->
    [you] You start { $starts }.
   *[other] { $seat } starts { $starts }.
}
caption-from = the { $ware } from { $space }
sheet-again = Watch the coins again
sheet-on = On to voyage { $number }
sheet-end = Count the fortunes
sheet-from = From
sheet-to = To
sheet-why = Why
sheet-pesos = Pesos
sheet-group-plunder = Plunder
sheet-group-profits = Passengers and port
sheet-group-claims = Shipyard and insurance
sheet-loot = Loot from the { $ware }
sheet-loot-shared = { $shared ->
    [one] alone in the pirate boat
   *[other] { $profit } shared by { $shared }
}
sheet-passage = Aboard the { $ware }
sheet-shared = { $shared ->
    [one] alone aboard
   *[other] { $profit } shared by { $shared }
}
sheet-port = a punt came in
sheet-wreck = the { $ware }
sheet-nobody = Nobody earned anything.
sheet-empty = Nothing for
sheet-empty-plundered = { $seat } on the { $ware } (plundered)
sheet-empty-short = { $seat } on the { $ware }
sheet-comma = ,{ " " }
sheet-stop = .
sheet-voyage = This voyage
sheet-player = Player
sheet-line = { $net ->
    [1] You come out { $amount } pesos ahead, with { $cash } in hand
    [-1] You come out { $amount } pesos behind, with { $cash } in hand
   *[other] You come out even, with { $cash } pesos in hand
}
sheet-line-best = { $seat } made the most of this voyage: { $amount } pesos
sheet-line-next = Next: the auction for voyage { $number }. { $seat_is ->
    [you] You open
   *[other] { $seat } opens
} the bidding.
sheet-line-end = A ware stands at 30 pesos: the game ends here.
sheet-spent = Spent
sheet-earned = Earned
sheet-net = Net
sheet-cash = Cash
sheet-parts = Your { $spent } pesos:
sheet-part = { $name } { $amount }
sheet-part-bid = office
sheet-part-share = share
sheet-part-placement = spaces
sheet-part-blind-passage = stowaway
sheet-part-claim = claims
sheet-borrowed = { $name } borrowed { $amount } pesos.
sheet-repaid = { $name } paid { $amount } pesos back.
sheet-price-rose = came to port
sheet-price-yard = in the yard
sheet-price-ashore = stayed ashore
sheet-price-end = ends the game

fate-home = { $name }, past 13
fate-plundered = { $name }, on 13
fate-short = { $name }, short at { $space }
fate-sent = { $to_is ->
    [port] Plundered; the captain sent it to port.
   *[other] Plundered; the captain sent it to the yard.
}
fate-aboard = Aboard: { $seats }.
fate-empty = Nobody was aboard.

# ---- The end --------------------------------------------------------------------------------------------------------

series-fortune = Fortune after each voyage
end-rank = Rank
end-price = at { $price } pesos
end-pledges = Pledges
end-fortune = Fortune

stat-masterships = Voyages as harbour master
stat-office = Paid for the office
stat-places = Paid for spaces
stat-shares = Paid for shares
stat-cargo = Earned by cargo
stat-berths = Earned in port
stat-wrecks = Earned by wrecks
stat-loot = Earned as pirate
stat-insurance = Insurance
stat-insurance-about = Fees less claims
stat-pledges = Shares pledged
stat-best = Best voyage
stat-worst = Worst voyage
stat-dice = Kindness of the dice
stat-dice-about = Average die of the punts that carried an accomplice; 3.5 is fair
stat-voyages = { $count ->
    [one] 1 voyage
   *[other] { $count } voyages
}
stat-punts = { $home ->
    [one] 1 punt in port
   *[other] { $home } punts in port
}, { $wrecked } in the shipyard, { $plundered ->
    [0] none plundered
   *[other] { $plundered } plundered
}
stat-highest = { $seat_is ->
    [you] you made the highest bid, { $bid } pesos
   *[other] { $seat } made the highest bid, { $bid } pesos
}

# ---- The board in words ---------------------------------------------------------------------------------------------

see-voyage = Voyage { $number }, { $movements ->
    [0] before the first roll
    [one] after the first roll
    [2] after the second roll
   *[other] after the last roll
}.
see-over = The game is over.
see-master = { $seat_is ->
    [you] You are harbour master.
   *[other] { $seat } is harbour master.
}
see-punt-quay = { $name }: at the quay.
see-punt-sea = { $name }: on space { $number }.
see-punt-port = { $name }: in port { $berth }.
see-punt-shipyard = { $name }: in shipyard { $berth }.
see-space = { " " }
see-aboard = Aboard: { $seats }, { $count ->
    [one] 1 accomplice
   *[other] { $count } accomplices
}.
see-nobody = Nobody aboard.
see-plundered = Plundered.
see-ashore = The { $ware } stays ashore.
see-taken = { $name }: { $seat }.
see-pirates = In the pirate boat: { $seats }, { $count ->
    [one] the captain
   *[other] captain and mate
}.
see-open = Free: { $list }.
see-price = { $name } { $area ->
    [insurance] (receive 10 pesos)
   *[other] { $cost }
}
see-ware = { $name }: { $price } pesos on the black market, { $supply ->
    [one] 1 share
   *[other] { $supply } shares
} for sale at { $share_price } pesos.
see-share = { $count } { $name }
see-hidden = { $count } hidden
see-player = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $cash ->
    [one] 1 peso
   *[other] { $cash } pesos
}, { $shares ->
    [one] 1 share
   *[other] { $shares } shares
} ({ $list }), { $pledged } pledged, { $accomplices ->
    [one] 1 accomplice
   *[other] { $accomplices } accomplices
} at home{ $declined ->
    [yes] ; places no more in this voyage
   *[no] { "" }
}.

# ---- About the game -------------------------------------------------------------------------------------------------

game-credits = Manila was designed by Franz-Benno Delonge and published by Zoch in 2005.

# What the button for odds is called, and what its numbers are
odds-name = Odds
odds-unit = Chances to arrive in percent, worth in pesos.
