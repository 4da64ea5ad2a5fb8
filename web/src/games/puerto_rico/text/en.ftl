# The board's own words. $x is a fact as a word, $x_is what to select by: see lib/voice.ts.

# ---- The header and the players' panels ----

note-round = Round { $number }
caption-arrive = The ship brings colonists: { $each }.
caption-arrive-each = { $seat } { $colonist }
step-role = { $name }: { $role }
step-picks = { $name } to pick
step-next = { $name }
called-you = You
panel-governor = Governor
series-points = Victory points, round by round
look-at = { $seat_is ->
    [you] Your island and city at full size
   *[other] { $seat }’s island and city at full size
}

# ---- Parts of the board ----

roles-name = Roles
supply-name = Supply
ships-name = Cargo ships
goods-name = Goods
market-name = Buildings
market-points = { $count ->
    [one] point
   *[other] points
}
market-saves = you save { $count }
market-saves-other = saves { $count }
market-saves-short = −{ $count }
market-yours = yours
market-has = built
market-gone = sold out
colonist-ship = Colonist ship
next-ship = next: { $count }
next-ship-about = One for each free spot in buildings, and at least one for each player.
next-ship-note = The next colonist ship will bring { $count } colonists: one for each free spot in buildings, and at least one for each player.
trading-house = Trading house
plantations-name = Plantations
quarries = { $count } left
face-down = { $count } left
ship-of = Ship for { $size }
ship-load = { $name } { $barrels } / { $size }
ship-empty = empty
    .label = Empty
ship-full = Full: it sails when the loading is over.
ship-carries = Carries { $name } and nothing else.
ship-waits = Waits for its first barrel.
your-wharf = Your wharf
the-wharf = The wharf
wharf-once = once in this phase
wharf-used = used
wharf-about = Ships all barrels of one kind, whatever the ships carry.
wharf-used-about = It has shipped in this phase already.
round-again = and round again until nobody can load
stage-captain = The harbour
stage-mayor = Placing colonists
your-island = Your island
island-of = { $seat }’s island
island-plots = { $count } of 12 plots, { $occupied } occupied
island-occupied = { $occupied } of { $count } tiles occupied
your-city = Your city
city-of = { $seat }’s city
city-plots = { $count } of 12 plots
city-circles = { $filled } of { $circles } spots filled
san-juan = San Juan

areas-name = Parts of the board
area-roles = Roles
area-market = Market
area-estate = My board
area-harbour = Harbour
area-players = Others

# ---- How near the end is ----

end-now = last round!
end-points = { $count ->
    [one] point left
   *[other] points left
}
end-colonists = { $count ->
    [one] colonist left
   *[other] colonists left
}
end-city = fullest city

# ---- Placing colonists ----

tray-name = Colonists to place
tray-left = { $count ->
    [0] all placed
    [one] { $nobles ->
        [yes] person left to place
       *[no] colonist left to place
    }
   *[other] { $nobles ->
        [yes] people left to place
       *[no] colonists left to place
    }
}
tray-people = { $nobles ->
    [yes] { $colonists ->
        [one] 1 person
       *[other] { $colonists } people
    }
   *[no] { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }
}
tray-circles = { tray-people } for { $circles } spots: { $stay ->
    [one] 1 spot stays empty
   *[other] { $stay } spots stay empty
}
tray-enough = { tray-people } for { $circles ->
    [one] 1 spot
   *[other] { $circles } spots
}: every spot is filled
tray-drag = drag, or click a glowing spot
tray-done = All placed: confirm when you like it.
tray-fill = Fill
tray-before = As before
tray-before-about = Puts everybody back where they stood before this mayor came
tray-clear = Clear
forecast-title = If the craftsman came now
forecast-good = Good
forecast-fields = fields
forecast-workers = in building
forecast-barrels = barrels
forecast-short = The supply is { $count } short.
forecast-nothing = Nothing would be made.
in-use = In use
in-use-quarries = Quarries { $count }/{ $all }

# ---- Storing goods ----

storage-title = What do you keep?
storage-about = A warehouse holds all barrels of one kind. You also keep { $count ->
    [one] one single barrel
   *[other] { $count } single barrels
}. The rest goes back to the supply.
storage-kind = One whole kind
storage-barrel = One single barrel
storage-choose = choose below
storage-open = { $loses ->
    [0] { $keeps ->
        [one] keep it
       *[other] keep all { $keeps } barrels
    }
   *[other] keep 1 barrel, lose { $loses }
}
storage-kept = in the warehouse
storage-chosen = { $loses ->
    [0] chosen
   *[other] chosen, { $loses } lost
}
load-what = { $count } { $name }

# ---- Cards beside what is pointed at ----

tip-card = Doubloons on the card
tip-taken = { $seat_is ->
    [you] You have played it in this round.
   *[other] { $seat } has played it in this round.
}
tip-colonists = Colonists for you
tip-gain = { $seat_is ->
    [you] Worth to you, in points
   *[other] to { $seat }
}
tip-printed = Printed price
tip-quarries = { $count ->
    [one] 1 quarry
   *[other] { $count } quarries
}
tip-builder = Builder
tip-pays = You pay
tip-dear = { $count ->
    [one] You are 1 doubloon short.
   *[other] You are { $count } doubloons short.
}
tip-colonist = It works as soon as a colonist moves in.
tip-works = It is occupied, and works.
tip-idle = It waits for a colonist.
tip-quarry = With a colonist on it, buildings cost you 1 doubloon less; a column allows as many quarries as it has points.
tip-corn = With a colonist on it, it yields 1 corn in each craftsman phase, without any building.
tip-plantation = With a colonist on it and another in the building for it, it yields 1 barrel in each craftsman phase.
tip-pile = Face-down plantations
tip-pile-about = Nobody knows their order. How many of each kind are left can be counted.
tip-sell = Sell 1 { $name }
tip-price = Price
tip-trader = Trader
tip-markets = Markets
tip-receives = You receive
tip-same-kind = The house has this kind already: you can sell it again only with an occupied office.
tip-barrels = Barrels
tip-extra = Captain, harbour
tip-points = Victory points
tip-fills = It fills the ship, which then sails when the loading is over.
tip-rule = Rule

# ---- What a role would bring ----

brief-settler = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
brief-mayor = you +{ $own }
brief-builder = { $own ->
    [0] too dear
   *[other] from { $least }
}
brief-craftsman = you { $own } · next { $next }
brief-trader = house { $sold }/{ $spaces }
brief-captain = +{ $own } · { $free } free
brief-prospector = you +1
tells-settler = Tiles to choose from
tells-quarries = Quarries left
tells-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
}
tells-nothing = nothing
tells-mayor = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
tells-builder = { $count ->
    [0] can pay for nothing
    [one] can pay for 1 building
   *[other] can pay for { $count } buildings
}
tells-craftsman = { $goods }
tells-trader = { $count ->
    [one] sale for 1 doubloon
   *[other] sale for { $count } doubloons
}
tells-captain = { $count ->
    [one] first load: 1 point
   *[other] first load: { $count } points
}
tells-house = Trading house
tells-free = Empty ships
empty-title = { $role } would bring you nothing
empty-full-island = Your island is full.
empty-no-tile = No tile is left.
empty-no-colonist = No colonist would come to you.
empty-no-spot = You have no free spot: your colonists would wait in San Juan.
empty-no-money = You cannot pay for any building.
empty-full-city = Your city has no room for a building.
empty-no-crop = None of your plantations produces now.
empty-no-goods = You have no goods.
empty-no-buyer = The trading house takes none of your goods.
empty-no-ship = No ship takes any of your goods.
empty-others = The others get: { $list }.
empty-nobody = Nobody else would gain by it either.
empty-anyway = Choose anyway
worth-about = Points that you gain on the others

# ---- Chains of production ----

lacks-farmer = no colonist on the { $name } plantation
lacks-worker = the building for { $name } has no colonist
lacks-both = no colonist on the plantation, none in the building
lacks-plantation = no { $name } plantation
lacks-building = no building for { $name }
lacks-more-farmer = one more colonist on a plantation makes 1 more
lacks-more-worker = one more colonist in the building makes 1 more
lacks-more-both = two more colonists make 1 more
lacks-more-plantation = another plantation makes 1 more
lacks-more-building = a larger building makes 1 more
chain-makes = { $name }: makes { $count }
chain-lacks = { $name } 0: { $why }

# ---- One beat, one sentence ----

caption-load = { $seat_is ->
    [you] You load { $amount } { $good } { $gain }.
   *[other] { $seat } loads { $amount } { $good } { $gain }.
}
caption-wharf = { $seat_is ->
    [you] You ship { $amount } { $good } from your wharf { $gain }.
   *[other] { $seat } ships { $amount } { $good } from the wharf { $gain }.
}
caption-arrive-all = The ship brings everybody { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}.
caption-mayor = { $seat_is ->
    [you] You place { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }: { $places }.
   *[other] { $seat } places { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    }: { $places }.
}
caption-post = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
caption-san-juan = San Juan
caption-harvest = Produced: { $each }.
caption-harvest-each = { $seat } { $good }
keeps-kinds = After the loading you keep { $kinds ->
    [one] all barrels of 1 kind
   *[other] all barrels of { $kinds } kinds
} and 1 single barrel.
keeps-barrel = After the loading you keep 1 single barrel.
keeps-idle = { $kinds ->
    [0] After the loading you keep 1 single barrel: no colonist works in your { $buildings }.
    [one] After the loading you keep 1 kind and 1 single barrel: no colonist works in your { $buildings }.
   *[other] After the loading you keep { $kinds } kinds and 1 single barrel: no colonist works in your { $buildings }.
}
peek-market = Market
peek-plantations = Plantations
last-round-colonists = Last round: the colonists ran out
last-round-city = Last round: a city is full
last-round-points = Last round: the points ran out

# ---- Labels for readers of screens ----

aria-not-now = not possible now; ask why
aria-role = { $name }, { $doubloons ->
    [0] no doubloons
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
aria-role-taken = { $name }, taken by { $seat }
aria-building = { $name }, { $cost ->
    [0] free
    [one] 1 doubloon
   *[other] { $cost } doubloons
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $left } left{ $dear ->
    [yes] , too dear
   *[no] { "" }
}
aria-building-own = { $name }, built already
aria-building-gone = { $name }, sold out
aria-plantation = Take: { $name }
aria-quarries = Take a quarry, { $count } left
aria-pile = Face-down plantations, { $count }
aria-supply = { $name } in the supply: { $count }
aria-produce = Take one more { $name }, { $count } in the supply
aria-sell = { $legal ->
    [yes] Sell { $name } for { $gain ->
        [one] 1 doubloon
       *[other] { $gain } doubloons
    }
   *[no] Sell { $name }
}
aria-keep = Store all { $name }, { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}
aria-barrel = Keep one barrel of { $name }, of { $count }
aria-goods = { $name }: { $count }
aria-recruit = Take a colonist from the supply
aria-recruit-to = Put a colonist here: { $name }
aria-put-colonist = Put a colonist here: { $name }
aria-put-noble = Put a noble here: { $name }
aria-take-back-colonist = Take the colonist back: { $name }
aria-take-back-noble = Take the noble back: { $name }
aria-load = Load { $what }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
aria-ship = Ship for { $size }: { $empty ->
    [yes] empty
   *[no] { $barrels } { $name }
}
aria-colonist-ship = Colonist ship: { $count } aboard, the next one would bring { $next }
aria-trading-house = Trading house: { $count ->
    [0] empty
   *[other] { $goods }
}
aria-island = { $seat_is ->
    [you] Your island
   *[other] { $seat }’s island
}: { $count } tiles, { $occupied } occupied
aria-city = { $seat_is ->
    [you] Your city
   *[other] { $seat }’s city
}: { $count } of 12 plots, { $filled } of { $circles } spots filled
aria-covered = Scores are hidden until the end
aria-points = { $count ->
    [one] 1 victory point in chips
   *[other] { $count } victory points in chips
}
aria-score = { $count ->
    [one] 1 victory point in chips
   *[other] { $count } victory points in chips
}; { $score } in all if the game ended now
aria-colonists = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}, { $idle } in San Juan
aria-barrels = { $count ->
    [one] 1 barrel
   *[other] { $count } barrels
}

# ---- The end ----

end-rank = Place
end-player = Player
end-chips = Chips
end-buildings = Buildings
end-total = Points
end-tie = Doubloons and goods
end-tie-about = Doubloons and goods together break a tie.

# ---- The board in words ----

see-comma = , { "" }
see-nothing = nothing
see-count = { $count } { $name }
see-over = The game is over.
see-round = { $seat_is ->
    [you] Round { $number }; you are governor.
   *[other] Round { $number }; { $seat } is governor.
}
see-ending-colonists = This is the last round: the colonists have run out.
see-ending-city = This is the last round: a city is full.
see-ending-points = This is the last round: the victory points have run out.
see-role-taken = { $now ->
    [yes] { $name } is played now; { $seat_is ->
        [you] you
       *[other] { $seat }
    } picked it.
   *[no] { $name } was picked by { $seat }.
}
see-roles = Roles still to pick: { $list }.
see-role-free = { $doubloons ->
    [0] { $name }
    [one] { $name } with 1 doubloon
   *[other] { $name } with { $doubloons } doubloons
}
see-colonists = Colonist ship: { $ship } aboard; { $supply } in the supply; the next ship would bring { $next }.
see-ship = Cargo ship for { $size }: { $barrels } { $name }.
see-ship-empty = Cargo ship for { $size }: empty.
see-house = Trading house: { $goods }.
see-house-empty = Trading house: empty.
see-plantations = { $count ->
    [0] No plantation lies face up
   *[other] Face-up plantations: { $tiles }
}; { $quarries ->
    [one] 1 quarry
   *[other] { $quarries } quarries
}; { $down } face down.
see-supply = Supply: { $list }; { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
see-market = Buildings for sale: { $list }.
see-offer = { $name } for { $cost } doubloons ({ $left } left)
see-player = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}, { $points ->
    [one] 1 point in chips
   *[other] { $points } points in chips
}, { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
} ({ $idle } in San Juan); goods: { $list }.
see-island = { $seat_is ->
    [you] Your island
   *[other] { $seat }’s island
}, { $count } of { $spaces }: { $list }.
see-city = { $seat_is ->
    [you] Your city
   *[other] { $seat }’s city
}, { $count } of { $spaces }: { $list }.
see-tiles = { $count } { $name } ({ $colonists } occupied)
see-building = { $name } ({ $colonists } of { $circles })

# ---- A game in numbers ----

stat-rounds = { $count ->
    [one] 1 round was played.
   *[other] { $count } rounds were played.
}
stat-ended-colonists = The colonists ran out.
stat-ended-city = A city was full.
stat-ended-points = The victory points ran out.
stat-favourite = The { $role } was picked most often: { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
stat-made = Goods made
stat-made-about = Barrels of all craftsman phases, the privilege included
stat-shipped = Goods shipped
stat-shipped-about = Barrels on cargo ships and by the wharf
stat-extra = Extra points for loads
stat-extra-about = As captain and by the harbour
stat-lost = Goods lost
stat-lost-about = Barrels that could not be stored
stat-sales = Earned by sales
stat-sales-about = Doubloons from the trading house
stat-earned = Earned in all
stat-earned-about = Doubloons from sales, cards, the factory and the prospector
stat-buildings = Buildings
stat-buildings-about = Built in the whole game
stat-colonists = Colonists
stat-colonists-about = At the end, San Juan included

# ---- About the game ----

game-credits = Puerto Rico was designed by Andreas Seyfarth and published by alea in 2002.

# ---- Confirm -------------------------------------------------------------------------------------------------------

confirm-pick = Pick the { $role }{ role-doubloons }
confirm-take = Take { $tile_is ->
    [quarry] a quarry
   *[other] the { $tile } tile
}
confirm-put = Place on { $place }
confirm-placing = { $nobles ->
    [yes] { $count ->
        [one] Place 1 person
       *[other] Place { $count } people
    }
   *[no] { $count ->
        [one] Place 1 colonist
       *[other] Place { $count } colonists
    }
}
confirm-build = { $prices ->
    [0] Build { $building }, free
   *[other] Build { $building } for { $prices }
}
confirm-produce = Take 1 { $good }
confirm-sell = Sell { $good } for { $prices }
confirm-load = Load { $loads_amount } { $good } +{ $loads_points }
confirm-wharf = Ship { $loads_amount } { $good } +{ $loads_points }
confirm-keep = Store { $good }
confirm-barrel = Keep 1 { $good }
# What cannot be undone, by the decision that leads to it
commit-settler = Confirming turns up new plantations.
commit-hospice = { commit-settler }
commit-hacienda = Confirming turns up a plantation.

# What the button for odds is called, and what its numbers are
odds-name = Worth
odds-unit = Points that this move gains you on the others, by a rough estimate; a hint looks further ahead.

# ---- What a role has brought, when it is over -----------------------------------------------------------------------

summary-craftsman = Produced
summary-trader = Sold
summary-captain = Shipped
summary-goods = { $goods }
summary-sale = { $good } for { $amount ->
    [one] 1 doubloon
   *[other] { $amount } doubloons
}
summary-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
summary-left = Left in the supply: { $goods }

# ---- The expansions ------------------------------------------------------------------------------------------------

# The choice of the buildings
draft-name = The buildings of this game
aria-draft-spaces = Buildings for { $cost }: { $left } of { $spaces } spaces left
aria-draft-open = { $name }, { $cost } doubloons
aria-draft-chosen = { $name }, in this game
aria-draft-no-space = { $name }, not in this game
aria-draft-barred = { $name }, not in this game
draft-open = Costs { $cost }. All its copies would come to the market.
draft-chosen = It is in this game.
draft-no-space = No space for a building of { $cost } doubloons is left: it is not in this game.
draft-barred = Hacienda and forest house are never in the same game.
box-new-buildings = I
box-nobles = II

# Who stands where, in few words on the building and in a sentence beside it
does-land-office-colonist = buys
does-land-office-noble = sells
does-chapel-colonist = coin
does-chapel-noble = point
does-hunting-lodge-colonist = clears
does-hunting-lodge-noble = +2
does-zoning-office-colonist = −1
does-zoning-office-noble = −2
works-land-office-colonist = A colonist there buys: in the trader phase you may draw a plantation for 1 doubloon.
works-land-office-noble = A noble there sells: in the trader phase you may give a plantation back for 1 doubloon.
works-chapel-colonist = A colonist there earns 1 doubloon in each craftsman phase.
works-chapel-noble = A noble there earns 1 victory point in each craftsman phase.
works-hunting-lodge-colonist = A colonist there may clear a plantation or a forest away at the end of the settler phase.
works-hunting-lodge-noble = A noble there earns 2 points at the end of the settler phase, if no island has as many empty plots as yours.
works-zoning-office-colonist = A colonist there takes 1 doubloon off buildings of 1, 2 and 3 points.
works-zoning-office-noble = A noble there takes 2 doubloons off large buildings.
in-use-by = { $name }: { $what }

# Nobles, guests, gifts
who-name = Who goes there
who-colonist = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
who-noble = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
}
aria-give-colonist = Give the colonist up: { $name }
aria-give-noble = Give the noble up: { $name }
aria-give-good = Give up 1 { $name }, of { $count }
aria-give-point = Give up 1 victory point
aria-clear = { $name }
aria-colonist-ship-nobles = Colonist ship: { $count } colonists and { $nobles ->
    [one] 1 noble
   *[other] { $nobles } nobles
} aboard, the next one would bring { $next } people
aria-nobles = { $count ->
    [one] 1 noble
   *[other] { $count } nobles
}, { $idle } in San Juan
aria-nobles-left = Nobles in the supply: { $count }
caption-noble = { $name } (noble)
caption-mayor-nobles = { $seat_is ->
    [you] You place { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    } and { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }: { $places }.
   *[other] { $seat } places { $colonists ->
        [one] 1 colonist
       *[other] { $colonists } colonists
    } and { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }: { $places }.
}

# Prices, sales, loads
tip-forests = Forests
tip-black-market = { $count ->
    [one] Your black market makes up for 1 missing doubloon.
   *[other] Your black market makes up for { $count } missing doubloons.
}
tip-post = Sell 1 { $name } at the trading post
aria-post = Sell { $name } at the trading post for { $gain ->
    [one] 1 doubloon
   *[other] { $gain } doubloons
}
land-buy = Draw a plantation
land-sell = Click one of your plantations to give it back, for { $count ->
    [one] 1 doubloon
   *[other] { $count } doubloons
}.
small-wharf-rate = { $besides ->
    [0] Any barrels: 1 point for every two.
    [one] Any barrels: 1 point for every two, and 1 more for the load.
   *[other] Any barrels: 1 point for every two, and { $besides } more for the load.
}
small-wharf-aboard = { $count ->
    [one] 1 barrel aboard
   *[other] { $count } barrels aboard
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
small-wharf-about = Ships any barrels, 1 point for every two.
aria-small-wharf = Load 1 { $name } at the small wharf, of { $count }
supplier-left = up to { $count ->
    [one] 1 more barrel
   *[other] { $count } more barrels
}, each of another kind
aria-supply-good = Deliver 1 { $name }, 1 point
aria-supply-from = Deliver 1 { $name }, of { $count }
caption-small-wharf = { $seat_is ->
    [you] You ship { $goods } from your small wharf { $gain }.
   *[other] { $seat } ships { $goods } from the small wharf { $gain }.
}
caption-supply = { $seat_is ->
    [you] Your royal supplier delivers { $goods } { $gain }.
   *[other] { $seat }’s royal supplier delivers { $goods } { $gain }.
}

# Library and buccaneer
doubled = The library doubles the privilege.
reward-card = Reward card
reward-card-about = Whoever holds the reward card cannot be buccaneer before somebody else has been.
tip-reward-card = { $seat_is ->
    [you] You hold the reward card: somebody else must be buccaneer before you are again.
   *[other] { $seat } holds the reward card and may not pick the buccaneer.
}
tip-captured = { $seat_is ->
    [you] You have captured this card.
   *[other] { $seat } has captured this card.
}
tip-capture = Capture the { $role }
tip-capture-about = Its doubloons are yours. Another player who picks it brings you { $count } doubloons from the bank; if nobody does, you play it at the end of the round.
tip-raid = Raid the ship for { $size }
tip-raid-about = { $back ->
    [0] You keep { $kept } { $name }; the ship is empty then.
   *[other] You keep { $kept } { $name }, { $back } go to the supply; the ship is empty then.
}
tip-plunder = { $plunder ->
    [one] All goods go to the supply: 1 point for you.
   *[other] All goods go to the supply: { $plunder } points for you.
}
tip-poach = { $surplus ->
    [one] 1 person more than there are players is aboard
   *[other] { $surplus } people more than there are players are aboard
}: you may take { $poach }, to free spots of your own. The rest goes back to the supply.
raid-name = Raid the ship for { $size }
raid-keep = keep
aria-raid = Raid the ship for { $size }, keep { $kept } { $name }
# What there is most to have of; the card beside it tells the rest
brief-buccaneer = { $raid ->
    [0] { $plunder ->
        [0] { $poach ->
            [0] a role
           *[other] people { $poach }
        }
       *[other] house { $plunder }
    }
   *[other] ship { $raid }
}
tells-raid = Barrels from a ship
tells-plunder = Points from the trading house
tells-poach = People off the colonist ship

# The festival
festival-name = Festival
festival-plantation = Festival: plantations
festival-production = Festival: a harvest
festival-building = Festival: a building
festival-plantation-about = Whoever is first to have { $tiles } { $tile } plantations face up gets { $colonists } colonists, placed at once.
festival-production-about = Whoever is first to produce { $goods } in one craftsman phase gets { $doubloons } doubloons.
festival-building-about = Whoever is first to build the { $building } gets { $points } victory points.
festival-won = { $seat_is ->
    [you] You have reached this objective.
   *[other] { $seat } has reached this objective.
}
festival-reached = reached
reach-plantation = { $count } of { $tiles }
reach-production = { $count } of { $kinds }
reach-building = { $count ->
    [0] can pay
    [one] 1 short
   *[other] { $count } short
}

# The board in words
see-nobles = Nobles: { $ship } on the ship, { $supply } in the supply.
see-reward-card = { $seat_is ->
    [you] You hold the reward card.
   *[other] { $seat } holds the reward card.
}
see-captured = { $seat_is ->
    [you] You have captured the { $name } card.
   *[other] { $seat } has captured the { $name } card.
}
see-festival-plantation = Festival, three { $name } plantations: { $list }.
see-festival-production = Festival, a harvest of { $goods }: { $list }.
see-festival-building = Festival, the { $name }: { $list }.
see-festival-won = { $objective ->
    [plantation] Festival, plantations
    [production] Festival, a harvest
   *[building] Festival, a building
}: reached by { $seat }.
see-reach-plantation = { $seat } { $count }
see-reach-production = { $seat } { $count }
see-reach-building = { $count ->
    [0] { $seat } can pay
   *[other] { $seat } lacks { $count }
}
see-reach-never = { $seat } cannot build it
see-draft = To choose from: { $list }.
see-draft-kind = { $name } for { $cost }
see-noble-there = { $count ->
    [one] { $text }, 1 noble among them
   *[other] { $text }, { $count } nobles among them
}
see-player-nobles = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $nobles ->
    [one] 1 noble
   *[other] { $nobles } nobles
} ({ $idle } in San Juan).

# The end
end-nobles = Nobles
stat-bonuses = Other points
stat-bonuses-about = Victory points for anything but loads: church, chapel, hunting lodge, deliveries, the union hall, plunder, the festival
stat-nobles = Nobles
stat-nobles-about = Won in the whole game

# Confirm
confirm-draft = Choose the { $building }
confirm-guest = Guest to { $place }
confirm-guest-noble = Noble guest to { $place }
confirm-put-noble = Noble to { $place }
confirm-library = Double the privilege
confirm-pass-library = Keep the library for later
confirm-forest = Lay a forest
confirm-pass-forest = Lay it face up
confirm-discard = Clear away: { $tile }
confirm-board = { $person_is ->
    [noble] Take the noble
   *[other] Take a colonist
}
confirm-post = Sell { $good } for { earned-post }
confirm-buy-tile = Draw a plantation for 1 doubloon
confirm-sell-tile = Sell { $tile } for 1 doubloon
confirm-supply = Deliver 1 { $good }
confirm-small-wharf = Load 1 { $good }
confirm-raid = Raid the ship, keep { $amount }
confirm-capture = Capture the { $role }{ role-doubloons }
confirm-expel = { $person_is ->
    [noble] Send the noble back, too
   *[other] Send colonists back only
}
commit-draft = Confirming lays out the game: festival and plantations.
commit-second-tile = { commit-settler }
commit-lodge = { commit-settler }
