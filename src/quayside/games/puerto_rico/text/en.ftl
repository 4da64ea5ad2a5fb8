# Puerto Rico in English. $x is a fact as a word, $x_is what to select by: see quayside/voice/voice.py.

game-name = Puerto Rico
game-tagline = Pick a role; the island follows.

option-swap-factory-university = Dearer factory, cheaper university
option-swap-factory-university-about = The factory costs 8 doubloons and the university 7, instead of the other way round.
option-corn-starters-pay = Corn starters pay
option-corn-starters-pay-about = Whoever starts with a corn plantation starts with one doubloon less.
option-vp-pool = Victory points in the pool
option-vp-pool-about = Five players may play with 126 victory points instead of 122.
option-vp-pool-null = Standard

# ---- Words ----------------------------------------------------------------------------------------------------------

good-corn = corn
    .label = Corn
good-indigo = indigo
    .label = Indigo
good-sugar = sugar
    .label = Sugar
good-tobacco = tobacco
    .label = Tobacco
good-coffee = coffee
    .label = Coffee

short-corn = { good-corn }
short-indigo = { good-indigo }
short-sugar = { good-sugar }
short-tobacco = { good-tobacco }
short-coffee = { good-coffee }

carries-corn = { good-corn }
carries-indigo = { good-indigo }
carries-sugar = { good-sugar }
carries-tobacco = { good-tobacco }
carries-coffee = { good-coffee }

tile-corn = { good-corn }
    .label = { good-corn.label }
tile-indigo = { good-indigo }
    .label = { good-indigo.label }
tile-sugar = { good-sugar }
    .label = { good-sugar.label }
tile-tobacco = { good-tobacco }
    .label = { good-tobacco.label }
tile-coffee = { good-coffee }
    .label = { good-coffee.label }
tile-quarry = quarry
    .label = Quarry

role-settler = settler
    .label = Settler
role-settler-about = Everybody takes a plantation; the settler may take a quarry instead.
role-mayor = mayor
    .label = Mayor
role-mayor-about = Everybody receives colonists and places them anew; the mayor receives one more.
role-builder = builder
    .label = Builder
role-builder-about = Everybody may build one building; the builder pays 1 doubloon less.
role-craftsman = craftsman
    .label = Craftsman
role-craftsman-about = Everybody produces goods; the craftsman takes one more good at the end.
role-trader = trader
    .label = Trader
role-trader-about = Everybody may sell one good to the trading house; the trader earns 1 doubloon more.
role-captain = captain
    .label = Captain
role-captain-about = Everybody must ship goods for victory points; the captain gets 1 point more for the first load.
role-prospector = prospector
    .label = Prospector
role-prospector-about = The prospector takes 1 doubloon from the bank; the others do nothing.
role-prospector-2 = second prospector
    .label = Second prospector
role-prospector-2-about = { role-prospector-about }

building-small-indigo-plant = small indigo plant
    .label = Small indigo plant
building-small-indigo-plant-about = Its colonist makes indigo from one occupied indigo plantation.
building-small-sugar-mill = small sugar mill
    .label = Small sugar mill
building-small-sugar-mill-about = Its colonist makes sugar from one occupied sugar plantation.
building-indigo-plant = indigo plant
    .label = Indigo plant
building-indigo-plant-about = Each of its colonists, up to three, makes indigo from one occupied indigo plantation.
building-sugar-mill = sugar mill
    .label = Sugar mill
building-sugar-mill-about = Each of its colonists, up to three, makes sugar from one occupied sugar plantation.
building-tobacco-storage = tobacco storage
    .label = Tobacco storage
building-tobacco-storage-about = Each of its colonists, up to three, makes tobacco from one occupied tobacco plantation.
building-coffee-roaster = coffee roaster
    .label = Coffee roaster
building-coffee-roaster-about = Each of its colonists, up to two, makes coffee from one occupied coffee plantation.
building-small-market = small market
    .label = Small market
building-small-market-about = Each good that you sell to the trading house earns 1 doubloon more.
building-hacienda = hacienda
    .label = Hacienda
building-hacienda-about = In the settler phase you may turn up an extra plantation before you choose a tile.
building-construction-hut = construction hut
    .label = Construction hut
building-construction-hut-about = In the settler phase you may take a quarry instead of a plantation.
building-small-warehouse = small warehouse
    .label = Small warehouse
building-small-warehouse-about = After a captain phase you keep all your goods of one kind.
building-hospice = hospice
    .label = Hospice
building-hospice-about = In the settler phase you may put a colonist on the tile that you choose.
building-office = office
    .label = Office
building-office-about = You may sell the trading house a kind of good that it already has.
building-large-market = large market
    .label = Large market
building-large-market-about = Each good that you sell to the trading house earns 2 doubloons more.
building-large-warehouse = large warehouse
    .label = Large warehouse
building-large-warehouse-about = After a captain phase you keep all your goods of two kinds.
building-factory = factory
    .label = Factory
building-factory-about = In the craftsman phase you earn 0, 1, 2, 3 or 5 doubloons for 1, 2, 3, 4 or 5 kinds of goods that you produce.
building-university = university
    .label = University
building-university-about = In the builder phase you may put a colonist on the building that you have just built.
building-harbor = harbour
    .label = Harbour
building-harbor-about = Each of your loads in a captain phase earns 1 victory point more, those by your wharf too.
building-wharf = wharf
    .label = Wharf
building-wharf-about = Once in each captain phase you may ship all your goods of one kind without a cargo ship.
building-guild-hall = guild hall
    .label = Guild hall
building-guild-hall-about = At the end: 1 point for each small production building of yours, 2 for each large one.
building-residence = residence
    .label = Residence
building-residence-about = At the end: 4, 5, 6 or 7 points for up to 9, 10, 11 or 12 filled spaces on your island.
building-fortress = fortress
    .label = Fortress
building-fortress-about = At the end: 1 point for every three of your colonists.
building-customs-house = customs house
    .label = Customs house
building-customs-house-about = At the end: 1 point for every four points in victory point chips.
building-city-hall = city hall
    .label = City hall
building-city-hall-about = At the end: 1 point for each violet building of yours, this one included.

place-corn = a corn plantation
    .label = Corn plantation
place-indigo = an indigo plantation
    .label = Indigo plantation
place-sugar = a sugar plantation
    .label = Sugar plantation
place-tobacco = a tobacco plantation
    .label = Tobacco plantation
place-coffee = a coffee plantation
    .label = Coffee plantation
place-quarry = a quarry
    .label = Quarry
place-small-indigo-plant = the { building-small-indigo-plant }
    .label = { building-small-indigo-plant.label }
place-small-sugar-mill = the { building-small-sugar-mill }
    .label = { building-small-sugar-mill.label }
place-indigo-plant = the { building-indigo-plant }
    .label = { building-indigo-plant.label }
place-sugar-mill = the { building-sugar-mill }
    .label = { building-sugar-mill.label }
place-tobacco-storage = the { building-tobacco-storage }
    .label = { building-tobacco-storage.label }
place-coffee-roaster = the { building-coffee-roaster }
    .label = { building-coffee-roaster.label }
place-small-market = the { building-small-market }
    .label = { building-small-market.label }
place-hacienda = the { building-hacienda }
    .label = { building-hacienda.label }
place-construction-hut = the { building-construction-hut }
    .label = { building-construction-hut.label }
place-small-warehouse = the { building-small-warehouse }
    .label = { building-small-warehouse.label }
place-hospice = the { building-hospice }
    .label = { building-hospice.label }
place-office = the { building-office }
    .label = { building-office.label }
place-large-market = the { building-large-market }
    .label = { building-large-market.label }
place-large-warehouse = the { building-large-warehouse }
    .label = { building-large-warehouse.label }
place-factory = the { building-factory }
    .label = { building-factory.label }
place-university = the { building-university }
    .label = { building-university.label }
place-harbor = the { building-harbor }
    .label = { building-harbor.label }
place-wharf = the { building-wharf }
    .label = { building-wharf.label }
place-guild-hall = the { building-guild-hall }
    .label = { building-guild-hall.label }
place-residence = the { building-residence }
    .label = { building-residence.label }
place-fortress = the { building-fortress }
    .label = { building-fortress.label }
place-customs-house = the { building-customs-house }
    .label = { building-customs-house.label }
place-city-hall = the { building-city-hall }
    .label = { building-city-hall.label }

source-supply = from the supply
source-ship = from the colonist ship

decision-role = the choice of a role
decision-hacienda = the hacienda's tile
decision-settler = the choice of a tile
decision-hospice = the hospice's colonist
decision-privilege = the mayor's colonist
decision-mayor = the placing of colonists
decision-builder = the building
decision-university = the university's colonist
decision-craftsman = the craftsman's extra good
decision-trader = the sale
decision-captain = the loading of a ship
decision-storage = the storing of goods

payer-none = the bank
payee-none = the bank

doubloons-amount = { $amount ->
    [one] 1 doubloon
   *[other] { $amount } doubloons
}
doubloons-held = { $doubloons ->
    [one] 1 doubloon
   *[other] { $doubloons } doubloons
}
doubloons-price = { $price ->
    [one] 1 doubloon
   *[other] { $price } doubloons
}
doubloons-prices = { $prices ->
    [0] free
    [one] 1 doubloon
   *[other] { $prices } doubloons
}
earned-prices = { $prices ->
    [0] nothing
    [one] 1 doubloon
   *[other] { $prices } doubloons
}
colonists-count = { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
}
points-amount = { $amount ->
    [one] 1 victory point
   *[other] { $amount } victory points
}
points-load = { $loads_points ->
    [one] 1 point
   *[other] { $loads_points } points
}
points-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
a-tile = { $tile_is ->
    [quarry] a quarry
    [indigo] an indigo plantation
   *[other] a { $tile } plantation
}
the-tile = { $tile_is ->
    [quarry] quarry
   *[other] { $tile } plantation
}
a-building = { $building_is ->
    [indigo-plant] an indigo plant
    [office] an office
   *[other] a { $building }
}

# ---- The log: set-up and rounds -------------------------------------------------------------------------------------

log-start-game = { $first_is ->
    [you] A game for { $players } begins, and you are the first governor.
   *[other] A game for { $players } begins, and { $first } is the first governor.
}
log-start-tile = { $seat_is ->
    [you] You start with { a-tile }.
   *[other] { $seat } starts with { a-tile }.
}
log-row = { $rule_is ->
    [puerto-rico-setup-row] The first plantations are turned up: { $tiles }.
   *[other] New plantations are turned up: { $tiles }.
}
log-reshuffle = { $tiles ->
    [one] The one discarded plantation goes back to the face-down pile.
   *[other] The { $tiles } discarded plantations are shuffled into a new face-down pile.
}
log-round = { $governor_is ->
    [you] Round { $number }: you are governor.
   *[other] Round { $number }: { $governor } is governor.
}
log-pick = { $seat_is ->
    [you] You pick the { $role }.
   *[other] { $seat } picks the { $role }.
}
log-pay = { $reason_is ->
    [card] { $payee_is ->
        [you] You take { doubloons-amount } from the card.
       *[other] { $payee } takes { doubloons-amount } from the card.
    }
    [building] { $payer_is ->
        [you] You pay the bank { doubloons-amount }.
       *[other] { $payer } pays the bank { doubloons-amount }.
    }
    [prospector] { $payee_is ->
        [you] You find { doubloons-amount }.
       *[other] { $payee } finds { doubloons-amount }.
    }
    [factory] { $payee_is ->
        [you] Your factory earns { doubloons-amount }.
       *[other] The factory earns { $payee } { doubloons-amount }.
    }
   *[sale] { $payee_is ->
        [you] You receive { doubloons-amount } for it.
       *[other] { $payee } receives { doubloons-amount } for it.
    }
}
log-card-doubloons = A doubloon is laid on each card that nobody picked: { $roles }.
log-governor = { $seat_is ->
    [you] The governor's card passes to you.
   *[other] The governor's card passes to { $seat }.
}

# ---- The log: settler -----------------------------------------------------------------------------------------------

log-draw = { $seat_is ->
    [you] Your hacienda turns up { a-tile }.
   *[other] The hacienda of { $seat } turns up { a-tile }.
}
log-no-draw = { $seat_is ->
    [you] You leave your hacienda idle.
   *[other] { $seat } leaves the hacienda idle.
}
log-take = { $seat_is ->
    [you] You take { a-tile }{ take-how }.
   *[other] { $seat } takes { a-tile }{ take-how }.
}
take-how = { $rule_is ->
    [puerto-rico-buildings-construction-hut] , thanks to the construction hut
   *[other] { "" }
}
log-no-tile = { $forced ->
    [yes] { $rule_is ->
        [puerto-rico-settler-full-island] { $seat_is ->
            [you] Your island is full: no tile for you.
           *[other] The island is full: no tile for { $seat }.
        }
       *[other] { $seat_is ->
            [you] No tile is left for you.
           *[other] No tile is left for { $seat }.
        }
    }
   *[no] { $seat_is ->
        [you] You take no tile.
       *[other] { $seat } takes no tile.
    }
}
log-hospice = { $seat_is ->
    [you] Your hospice sends a colonist { $source } to the new { the-tile }.
   *[other] The hospice of { $seat } sends a colonist { $source } to the new { the-tile }.
}
log-no-hospice = { $seat_is ->
    [you] You take no colonist for your hospice.
   *[other] { $seat } takes no colonist for the hospice.
}
log-clear-row = The plantations left over are discarded: { $tiles }.

# ---- The log: mayor -------------------------------------------------------------------------------------------------

log-privilege-colonist = { $seat_is ->
    [you] As mayor, you take a colonist from the supply.
   *[other] As mayor, { $seat } takes a colonist from the supply.
}
log-no-privilege-colonist = { $seat_is ->
    [you] You forgo the mayor's colonist.
   *[other] { $seat } forgoes the mayor's colonist.
}
log-arrive = { $seat_is ->
    [you] The ship brings you { colonists-count }.
   *[other] The ship brings { $seat } { colonists-count }.
}
log-lift = { $seat_is ->
    [you] You place { $colonists ->
        [one] your colonist anew.
       *[other] your { $colonists } colonists anew.
    }
   *[other] { $seat } places { colonists-count } anew.
}
log-put = { $seat_is ->
    [you] You send a colonist to { $place }.
   *[other] { $seat } sends a colonist to { $place }.
}
log-san-juan = { $seat_is ->
    [you] All your spots are taken: { san-juan-stay } in San Juan.
   *[other] { $seat } has no free spot left: { san-juan-stay } in San Juan.
}
san-juan-stay = { $colonists ->
    [one] 1 colonist stays
   *[other] { $colonists } colonists stay
}
log-fill-ship = { $rule_is ->
    [puerto-rico-mayor-short-supply] { $colonists ->
        [0] The colonist ship stays empty: { $wanted } were wanted, and the supply has none.
       *[other] The colonist ship takes the last { $colonists } of the supply: { $wanted } were wanted.
    }
   *[other] The colonist ship takes { colonists-count } aboard.
}

# ---- The log: builder and craftsman ---------------------------------------------------------------------------------

log-build = { $seat_is ->
    [you] You build { a-building } { build-price }.
   *[other] { $seat } builds { a-building } { build-price }.
}
build-price = { $price ->
    [0] free of charge
   *[other] for { doubloons-price }
}
log-no-build = { $seat_is ->
    [you] You { $forced ->
        [yes] can build nothing.
       *[no] build nothing.
    }
   *[other] { $seat } { $forced ->
        [yes] can build nothing.
       *[no] builds nothing.
    }
}
log-university = { $seat_is ->
    [you] Your university sends a colonist { $source } to the new { $building }.
   *[other] The university of { $seat } sends a colonist { $source } to the new { $building }.
}
log-no-university = { $seat_is ->
    [you] You take no colonist for your university.
   *[other] { $seat } takes no colonist for the university.
}
log-harvest = { $seat_is ->
    [you] You produce { harvest-goods }{ harvest-short }.
   *[other] { $seat } produces { harvest-goods }{ harvest-short }.
}
harvest-goods = { $goods_is ->
    [none] nothing
   *[some] { $goods }
}
harvest-short = { $short_is ->
    [none] { "" }
   *[some] ; the supply is { $short } short
}
log-extra-good = { $seat_is ->
    [you] As craftsman, you take 1 { $good } more.
   *[other] As craftsman, { $seat } takes 1 { $good } more.
}
log-no-extra-good = { $seat_is ->
    [you] You { $forced ->
        [yes] find no extra good to take.
       *[no] take no extra good.
    }
   *[other] { $seat } { $forced ->
        [yes] finds no extra good to take.
       *[no] takes no extra good.
    }
}

# ---- The log: trader and captain ------------------------------------------------------------------------------------

log-sell = { $seat_is ->
    [you] You sell 1 { $good } to the trading house.
   *[other] { $seat } sells 1 { $good } to the trading house.
}
log-no-sale = { $seat_is ->
    [you] You { $forced ->
        [yes] have nothing that the trading house would buy.
       *[no] sell nothing.
    }
   *[other] { $seat } { $forced ->
        [yes] has nothing that the trading house would buy.
       *[no] sells nothing.
    }
}
log-empty-house = The trading house is full and is emptied: { $goods } go back to the supply.
log-load = { $seat_is ->
    [you] You load { $amount } { $good } on the ship for { $ship }.
   *[other] { $seat } loads { $amount } { $good } on the ship for { $ship }.
}
log-wharf = { $seat_is ->
    [you] You ship { $amount } { $good } from your own wharf.
   *[other] { $seat } ships { $amount } { $good } from the wharf.
}
log-points = { $seat_is ->
    [you] You get { points-amount } { points-why }.
   *[other] { $seat } gets { points-amount } { points-why }.
}
points-why = { $reason_is ->
    [captain] as captain
    [harbor] for the harbour
   *[load] for it
}
log-no-load = { $seat_is ->
    [you] You leave your wharf idle for now.
   *[other] { $seat } leaves the wharf idle for now.
}
log-keep = { $seat_is ->
    [you] You store { $amount } { $good } in your warehouse.
   *[other] { $seat } stores { $amount } { $good } in a warehouse.
}
log-barrel = { $seat_is ->
    [you] You keep a single { $good }.
   *[other] { $seat } keeps a single { $good }.
}
log-spoil = { $seat_is ->
    [you] You have no room for { $goods }: back to the supply.
   *[other] { $seat } has no room for { $goods }: back to the supply.
}
log-unload = The full ship for { $ship } sails with { $amount } { $good }, and comes back empty.

# ---- The log: the end -----------------------------------------------------------------------------------------------

log-ending = { $reason_is ->
    [colonists] The colonists run out: this is the last round.
    [city] A city is full: this is the last round.
   *[points] The last victory point chip is taken: this is the last round.
}
log-end-game = The game is over: { $each }.
log-end-game-each = { $rank ->
    [1] { $seat_is ->
        [you] you win with { points-score }
       *[other] { $seat } wins with { points-score }
    }
   *[other] { $seat_is ->
        [you] you have { points-score }
       *[other] { $seat } has { points-score }
    }
}

# ---- Prompts --------------------------------------------------------------------------------------------------------

prompt-role = { $seat_is ->
    [you] Pick a role. Everybody plays it, you first; its doubloons are yours.
   *[other] { $seat } picks a role. Everybody will play it, { $seat } first and with its privilege.
}
prompt-hacienda = { $seat_is ->
    [you] Turn up an extra plantation, or not. Whatever comes takes one of your { spaces-free } for good.
   *[other] { $seat } may use the hacienda to turn up an extra plantation. Whatever comes takes one of { spaces-free } for good.
}
spaces-free = { $free_island ->
    [one] 1 free space
   *[other] { $free_island } free spaces
}
prompt-settler = { $seat_is ->
    [you] Take { settler-may }. A tile takes one of your { spaces-free } for good.
   *[other] { $seat } may take { settler-may }. A tile takes one of { spaces-free } for good.
}
settler-may = { $quarry ->
    [yes] a face-up plantation, a quarry or nothing
   *[no] a face-up plantation or nothing
}
prompt-hospice = { $seat_is ->
    [you] Put a colonist on the new { the-tile }, or not. Your hospice takes one { $source }.
   *[other] The hospice of { $seat } may put a colonist { $source } on the new { the-tile }, so that it works at once.
}
prompt-privilege = { $seat_is ->
    [you] Take one more colonist as mayor, or not. When the supply runs short, the game ends.
   *[other] As mayor, { $seat } may take one more colonist from the supply. When the supply runs short, the game ends.
}
prompt-mayor = { $seat_is ->
    [you] Place your colonists: { colonists-to-place }. Empty spots do nothing.
   *[other] { $seat } places colonists: { colonists-to-place }. Tiles and buildings without a colonist do nothing.
}
colonists-to-place = { $left } left, { $circles ->
    [one] 1 free spot
   *[other] { $circles } free spots
}
prompt-builder = { $seat_is ->
    [you] Build one building, or none. You have { doubloons-held }{ quarries-save }.
   *[other] { $seat } may build one building. { $seat } has { doubloons-held }; discounts are included in the prices.
}
quarries-save = { $quarries ->
    [0] { "" }
    [one] ; your quarry saves 1 on each building
   *[other] ; your { $quarries } quarries save up to { $quarries } on each building
}
prompt-university = { $seat_is ->
    [you] Put a colonist on the new { $building }, or not. Your university takes one { $source }.
   *[other] The university of { $seat } may put a colonist { $source } on the new { $building }, so that it works at once.
}
prompt-craftsman = { $seat_is ->
    [you] Take one more good as craftsman, or none. It is of a kind that you have just produced.
   *[other] As craftsman, { $seat } may take one more good, of a kind just produced.
}
prompt-trader = { $seat_is ->
    [you] Sell one good to the trading house, or none. It buys each kind once, and closes when it holds four.
   *[other] { $seat } may sell one good to the trading house. It buys each kind once, and closes when it holds four.
}
prompt-captain = { $must ->
    [yes] { $seat_is ->
        [you] You must load one kind of good, as much as fits, for 1 point a barrel.
       *[other] { $seat } must load one kind of good, as much as fits, for 1 point a barrel.
    }
   *[no] { $seat_is ->
        [you] No cargo ship takes your goods. Ship one kind from your wharf, for 1 point a barrel, or keep the wharf for later.
       *[other] No cargo ship takes the goods of { $seat }, who may ship one kind from the wharf, for 1 point a barrel.
    }
}
prompt-storage = { $slot_is ->
    [warehouse] { $seat_is ->
        [you] Choose a kind of good to store in your warehouse ({ kinds-to-store }). What finds no room is lost.
       *[other] { $seat } chooses a kind of good to store in the warehouse ({ kinds-to-store }). What finds no room is lost.
    }
   *[barrel] { $seat_is ->
        [you] Choose the single barrel that you keep. All others are lost.
       *[other] { $seat } chooses the single barrel to keep. All others are lost.
    }
}
kinds-to-store = { $slots ->
    [one] room for 1 more kind
   *[other] room for { $slots } more kinds
}
prompt-over = The game is over: whoever has the most victory points wins.

# ---- Choices and their headings -------------------------------------------------------------------------------------

choice-pick = { $role }{ role-doubloons }
role-doubloons = { $roles_doubloons ->
    [0] { "" }
    [one] , take 1 doubloon
   *[other] , take { $roles_doubloons } doubloons
}
choice-draw = Turn up a plantation
choice-take = { $tile }
choice-recruit-hospice = Colonist on the { the-tile-label }
the-tile-label = { $tile_is ->
    [corn] corn plantation
    [indigo] indigo plantation
    [sugar] sugar plantation
    [tobacco] tobacco plantation
    [coffee] coffee plantation
   *[quarry] quarry
}
choice-recruit-privilege = Take a colonist
choice-recruit-university = Colonist on the new building
choice-put = { $place }
choice-build = { $building }, { doubloons-prices }
choice-produce = { $good }
choice-sell = { $good }, receive { earned-prices }
choice-load = { $good }: { $loads_amount } on the ship for { $ship }, { points-load }
choice-wharf = { $good }: { $loads_amount } from the wharf, { points-load }
choice-keep = { $good } ({ $goods })
choice-barrel = { $good }
choice-pass-hacienda = No extra plantation
choice-pass-settler = Take nothing
choice-pass-hospice = No colonist
choice-pass-privilege = No colonist
choice-pass-builder = Build nothing
choice-pass-university = No colonist
choice-pass-craftsman = No extra good
choice-pass-trader = Sell nothing
choice-pass-captain = Not now

group-pick = Pick a role
group-draw = Hacienda
group-pass-hacienda = { group-draw }
group-take = Take a tile
group-pass-settler = { group-take }
group-recruit-hospice = Hospice
group-pass-hospice = { group-recruit-hospice }
group-recruit-privilege = The mayor's colonist
group-pass-privilege = { group-recruit-privilege }
group-put = Place a colonist
group-build = Build
group-pass-builder = { group-build }
group-recruit-university = University
group-pass-university = { group-recruit-university }
group-produce = The craftsman's extra good
group-pass-craftsman = { group-produce }
group-sell = Sell to the trading house
group-pass-trader = { group-sell }
group-load = Load a cargo ship
group-wharf = Use your wharf
group-pass-captain = { group-wharf }
group-keep = Store a kind of good
group-barrel = Keep a single barrel

# ---- Why not --------------------------------------------------------------------------------------------------------

why-puerto-rico-round-pick = { $problem ->
    [pass] You must pick a role; you need not make use of it.
   *[taken] { $seat_is ->
        [you] You have picked the { $role } in this round already.
       *[other] { $seat } has picked the { $role } in this round already.
    }
}
why-puerto-rico-setup-roles = A game for { $players } has no { $role }.
why-puerto-rico-buildings-hacienda = { $problem ->
    [late] The hacienda is used before a tile is chosen, and only while it is occupied.
   *[first] First decide whether to use your hacienda, then choose a tile.
}
why-puerto-rico-settler-plantation = No { $tile } plantation lies face up.
why-puerto-rico-settler-quarry = { $problem ->
    [none_left] No quarry is left.
   *[no_right] Only the settler and the owners of an occupied construction hut may take a quarry.
}
why-puerto-rico-mayor-san-juan = While a spot is free, no colonist may stay in San Juan: { $left } in hand, { $circles } spots free.
why-puerto-rico-mayor-placement = { $problem ->
    [none] { no-such-place }
   *[full] { no-free-circle }
}
no-such-place = { $place_is ->
    [corn] You have no corn plantation.
    [indigo] You have no indigo plantation.
    [sugar] You have no sugar plantation.
    [tobacco] You have no tobacco plantation.
    [coffee] You have no coffee plantation.
    [quarry] You have no quarry.
   *[other] You have not built { $place }.
}
no-free-circle = { $place_is ->
    [corn] Your corn plantations are all occupied.
    [indigo] Your indigo plantations are all occupied.
    [sugar] Your sugar plantations are all occupied.
    [tobacco] Your tobacco plantations are all occupied.
    [coffee] Your coffee plantations are all occupied.
    [quarry] Your quarries are all occupied.
   *[other] There is no free spot on { $place }.
}
why-puerto-rico-builder-once = You have { a-building } already: nobody builds the same building twice.
why-puerto-rico-builder-copies = No { $building } is left on the market.
why-puerto-rico-builder-large = A { $building } needs two empty spaces in your city, and you have { $free ->
    [0] none
   *[other] { $free }
}.
why-puerto-rico-builder-price = { a-building-begins } would cost you { doubloons-price }, and you have { $money ->
    [one] 1 doubloon
   *[other] { $money } doubloons
}.
a-building-begins = { $building_is ->
    [indigo-plant] An indigo plant
    [office] An office
   *[other] A { $building }
}
why-puerto-rico-craftsman-privilege = { $problem ->
    [supply] No { $good } is left in the supply.
   *[not_produced] You have produced no { $good } in this phase.
}
why-puerto-rico-trader-sale = You have no { $good } to sell.
why-puerto-rico-trader-kinds = The trading house has { $good } already, and you have no occupied office.
why-puerto-rico-captain-duty = You can load a ship, so you must.
why-puerto-rico-captain-ship = { $problem ->
    [no_ship] There is no ship for { $ship } in this game.
    [no_goods] You have no { $good } to load.
    [full] The ship for { $ship } is full.
    [other_good] The ship for { $ship } carries { $carries }.
   *[elsewhere] The ship for { $other } carries { $good } already, and no two ships carry the same.
}
why-puerto-rico-captain-amount = You must load as much { $good } as you can: the ship for { $largest } takes more.
why-puerto-rico-buildings-wharf = { $problem ->
    [none] You have no occupied wharf.
    [used] You have used your wharf in this phase already.
   *[no_goods] You have no { $good } to ship.
}
why-puerto-rico-captain-storage = { $problem ->
    [pass] You must keep what you have room for.
    [no_goods] You have no { $good } to keep.
    [kept] All your { $good } is stored already.
    [warehouse_first] First choose what goes into your warehouse; the single barrel comes last.
   *[no_slot] You have no warehouse with room for another kind: keep a single barrel.
}
