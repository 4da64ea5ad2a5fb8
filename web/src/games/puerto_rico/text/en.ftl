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
quarries = { $count ->
    [0] none left
   *[other] { $count } left
}
face-down = { $count } left
ship-of = Ship for { $size }
ship-load = { $name } { $barrels } / { $size }
ship-empty = empty
    .label = Empty
ship-full = Full: it sails when the loading is over.
ship-carries = Carries { $name } and nothing else.
ship-only = Carries { $name }, and you have none.
ship-waits = Waits for its first barrel.
ship-not-for-you = None of your goods may go here: each kind sails on one ship only.
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
    [one] colonist left to place
   *[other] colonists left to place
}
tray-circles = { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
} for { $circles } spots: { $stay ->
    [one] 1 spot stays empty
   *[other] { $stay } spots stay empty
}
tray-enough = { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
} for { $circles ->
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
storage-about = A warehouse holds all barrels of one kind. You also keep one single barrel. The rest goes back to the supply.
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
aria-put = Put a colonist here: { $name }
aria-take-back = Take the colonist back: { $name }
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
confirm-placing = { $count ->
    [one] Place 1 colonist
   *[other] Place { $count } colonists
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
