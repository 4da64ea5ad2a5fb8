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
role-trader-about = Everybody may sell one good to the trading house; the trader earns 1 extra doubloon.
role-captain = captain
    .label = Captain
role-captain-about = Everybody must ship goods for victory points; the captain gets 1 extra point for the first load.
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
building-small-market-about = Each good that you sell to the trading house earns 1 extra doubloon.
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
building-large-market-about = Each good that you sell to the trading house earns 2 extra doubloons.
building-large-warehouse = large warehouse
    .label = Large warehouse
building-large-warehouse-about = After a captain phase you keep all your goods of two kinds.
building-factory = factory
    .label = Factory
building-factory-about = In the craftsman phase you earn 0, 1, 2, 3 or 5 doubloons for 1, 2, 3, 4 or 5 kinds of goods that you produce.
building-university = university
    .label = University
building-university-about = In the builder phase you may put a colonist in the building that you have just built.
building-harbor = harbour
    .label = Harbour
building-harbor-about = Each of your loads in a captain phase earns 1 extra victory point, those by your wharf too.
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
    [aqueduct] an aqueduct
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
    [black-market] { $payer_is ->
        [you] All your { doubloons-amount } go to the bank.
       *[other] All { doubloons-amount } of { $payer } go to the bank.
    }
    [prospector] { $payee_is ->
        [you] You find { doubloons-amount }.
       *[other] { $payee } finds { doubloons-amount }.
    }
    [factory] { $payee_is ->
        [you] Your factory earns { doubloons-amount }.
       *[other] The factory earns { $payee } { doubloons-amount }.
    }
    [captured-card] { $payee_is ->
        [you] You take { doubloons-amount } from the captured card.
       *[other] { $payee } takes { doubloons-amount } from the captured card.
    }
    [chapel] { $payee_is ->
        [you] Your chapel earns { doubloons-amount }.
       *[other] The chapel earns { $payee } { doubloons-amount }.
    }
    [jeweler] { $payee_is ->
        [you] Your jeweller earns { doubloons-amount }.
       *[other] The jeweller earns { $payee } { doubloons-amount }.
    }
    [specialty-factory] { $payee_is ->
        [you] Your specialty factory earns { doubloons-amount }.
       *[other] The specialty factory earns { $payee } { doubloons-amount }.
    }
    [lighthouse] { $payee_is ->
        [you] Your lighthouse earns { doubloons-amount }.
       *[other] The lighthouse earns { $payee } { doubloons-amount }.
    }
    [capture] { $payee_is ->
        [you] For your captured card the bank pays you { doubloons-amount }.
       *[other] For the captured card the bank pays { $payee } { doubloons-amount }.
    }
    [festival] { $payee_is ->
        [you] The festival brings you { doubloons-amount }.
       *[other] The festival brings { $payee } { doubloons-amount }.
    }
    [land] { $payer_is ->
        [none] { $payee_is ->
            [you] The land office pays you { doubloons-amount }.
           *[other] The land office pays { $payee } { doubloons-amount }.
        }
        [you] You pay { doubloons-amount } at the land office.
       *[other] { $payer } pays { doubloons-amount } at the land office.
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
   *[other] { $seat }'s hacienda turns up { a-tile }.
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
    [puerto-rico-library-settler] { " " }as a second tile, thanks to the library
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
    [you] Your hospice sends a colonist { $source } { hospice-where }.
   *[other] { $seat }'s hospice sends a colonist { $source } { hospice-where }.
}
hospice-where = { $tile_is ->
    [forest] to San Juan, for the new forest
   *[other] to the new { the-tile }
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
        [0] The colonist ship stays empty: it should take { $wanted }, and the supply has none.
       *[other] The colonist ship takes the last { colonists-count } of the supply: it should take { $wanted }.
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
   *[other] { $seat }'s university sends a colonist { $source } to the new { $building }.
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
    [you] As craftsman, you take 1 more { $good }.
   *[other] As craftsman, { $seat } takes 1 more { $good }.
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
    [church] for the church
    [hunting-lodge] for the hunting lodge: no island is emptier
    [chapel] for the noble in the chapel
    [royal-supplier] for it
    [union-hall] for the union hall
    [plunder] for it
    [festival] of the festival
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
    [you] You keep a single barrel of { $good }.
   *[other] { $seat } keeps a single barrel of { $good }.
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
    [you] Turn up an extra plantation, or not. Whatever comes takes { spaces-free } for good.
   *[other] { $seat } may use the hacienda to turn up an extra plantation. Whatever comes takes { spaces-free } for good.
}
spaces-free = { $seat_is ->
    [you] { $free_island ->
        [one] your last free space
       *[other] one of your { $free_island } free spaces
    }
   *[other] { $free_island ->
        [one] the last free space
       *[other] one of { $free_island } free spaces
    }
}
prompt-settler = { $seat_is ->
    [you] Take { settler-may }. A tile takes { spaces-free } for good.
   *[other] { $seat } may take { settler-may }. A tile takes { spaces-free } for good.
}
settler-may = { $quarry ->
    [yes] a face-up plantation, a quarry or nothing
   *[no] a face-up plantation or nothing
}
prompt-hospice = { $seat_is ->
    [you] { $tile_is ->
        [forest] Take a colonist for the new forest to San Juan, or not. Your hospice takes one { $source }.
       *[other] Put a colonist on the new { the-tile }, or not. Your hospice takes one { $source }.
    }
   *[other] { $tile_is ->
        [forest] { $seat }'s hospice may take a colonist { $source } to San Juan, for the new forest.
       *[other] { $seat }'s hospice may put a colonist { $source } on the new { the-tile }, so that it works at once.
    }
}
prompt-privilege = { $seat_is ->
    [you] Take one more colonist as mayor, or not{ supply-ends }
   *[other] As mayor, { $seat } may take one more colonist from the supply{ supply-ends }
}
supply-ends = { $ends ->
    [yes] . When the supply runs short, the game ends.
   *[no] .
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
    [you] Put a colonist in the new { $building }, or not. Your university takes one { $source }.
   *[other] { $seat }'s university may put a colonist { $source } in the new { $building }, so that it works at once.
}
prompt-craftsman = { $seat_is ->
    [you] Take one more good as craftsman, or none. It is of a kind that you have just produced.
   *[other] As craftsman, { $seat } may take one more good, of a kind just produced.
}
prompt-trader = { $way_is ->
    [land] { $seat_is ->
        [you] Use your land office, or not.
       *[other] { $seat } may use the land office.
    }
    [post] { $seat_is ->
        [you] Sell one good, or none. Your trading post takes any kind; the house buys each once, until it holds four.
       *[other] { $seat } may sell one good, to the trading house or at the trading post, which takes any kind.
    }
   *[house] { $seat_is ->
        [you] Sell one good to the trading house, or none. It buys each kind once, and closes when it holds four.
       *[other] { $seat } may sell one good to the trading house. It buys each kind once, and closes when it holds four.
    }
}
prompt-captain = { $must ->
    [yes] { $seat_is ->
        [you] You must load one kind of good, as much as fits, for 1 point a barrel.
       *[other] { $seat } must load one kind of good, as much as fits, for 1 point a barrel.
    }
   *[no] { $seat_is ->
        [you] No cargo ship takes your goods. Ship { from-wharf }, or keep it for later.
       *[other] No cargo ship takes { $seat }'s goods: { $seat } may ship { from-wharf }.
    }
}
from-wharf = { $wharf_is ->
    [small] barrels of any kinds from { $seat_is ->
        [you] your
       *[other] the
    } small wharf, for 1 point each two
    [both] { $seat_is ->
        [you] one kind from your wharf, for 1 point a barrel, or any barrels from the small one, for 1 point each two
       *[other] from the wharf or the small wharf
    }
   *[large] one kind from { $seat_is ->
        [you] your
       *[other] the
    } wharf, for 1 point a barrel
}
prompt-storage = { $slot_is ->
    [warehouse] { $seat_is ->
        [you] Choose a kind of good to store in your warehouse ({ kinds-to-store }). What finds no room is lost.
       *[other] { $seat } chooses a kind of good to store in the warehouse ({ kinds-to-store }). What finds no room is lost.
    }
   *[barrel] { $seat_is ->
        [you] Choose { single-barrels } you keep. All others are lost.
       *[other] { $seat } chooses { single-barrels } { $barrels ->
            [one] stays
           *[other] stay
        }. All others are lost.
    }
}
single-barrels = { $barrels ->
    [one] the single barrel that
   *[other] the { $barrels } single barrels that
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
choice-recruit-hospice = { $tile_is ->
    [forest] Colonist to San Juan
   *[other] Colonist on the { the-tile-label }
}
the-tile-label = { $tile_is ->
    [corn] corn plantation
    [indigo] indigo plantation
    [sugar] sugar plantation
    [tobacco] tobacco plantation
    [coffee] coffee plantation
   *[quarry] quarry
}
choice-recruit-privilege = Take a colonist
choice-recruit-university = Colonist in the new building
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
choice-pass-trader = { $sold ->
    [yes] Nothing more
   *[no] { $way_is ->
        [land] No deal
       *[other] Sell nothing
    }
}
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
why-puerto-rico-mayor-san-juan = While a spot is free, no colonist may stay in San Juan: { $left } in hand, { $circles ->
    [one] 1 spot
   *[other] { $circles } spots
} free.
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
   *[other] There is no free spot in { $place }.
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
    [aqueduct] An aqueduct
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
    [all_elsewhere] Other ships carry each kind that you have, and no two ships carry the same.
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

# ---- The expansions: options and words ------------------------------------------------------------------------------

option-new-buildings = The New Buildings
option-new-buildings-about = Expansion I: fourteen more violet buildings. The seventeen violet kinds of this game are chosen by the players in turn, or by chance.
option-new-buildings-off = Off
option-new-buildings-draft = Chosen by the players
option-new-buildings-random = Chosen by chance
option-nobles = The Nobles
option-nobles-about = Expansion II: a noble comes with every ship, and eight buildings with them. They are added to the market, or chosen together with The New Buildings.
option-nobles-off = Off
option-nobles-added = Added to the market
option-nobles-drafted = Chosen with the others
option-buccaneer = Buccaneer
option-buccaneer-about = One more role card: raid a ship, plunder the trading house, take people off the colonist ship, or capture a role.
option-festival = Festival
option-festival-about = Three objectives; whoever reaches one first gets its reward.

tile-forest = forest
    .label = Forest
person-colonist = a colonist
    .label = Colonist
person-noble = a noble
    .label = Noble
role-buccaneer = buccaneer
    .label = Buccaneer
role-buccaneer-about = Only the buccaneer acts: raid a ship, plunder the trading house, take people off the colonist ship, or capture a role card.

building-aqueduct = aqueduct
    .label = Aqueduct
building-aqueduct-about = You produce 1 more indigo if you produce any and your indigo plant is occupied; the same with sugar and the sugar mill.
building-forest-house = forest house
    .label = Forest house
building-forest-house-about = You may lay plantations as forests; every two forests make a building 1 doubloon cheaper.
building-black-market = black market
    .label = Black market
building-black-market-about = A person, a barrel and a victory point may each replace a doubloon that you lack for a building.
building-storehouse = storehouse
    .label = Storehouse
building-storehouse-about = After a captain phase you keep three more single barrels.
building-guesthouse = guesthouse
    .label = Guesthouse
building-guesthouse-about = Its people may move to other free spots of yours when these can be used.
building-church = church
    .label = Church
building-church-about = You get 1 victory point for building in column 2 or 3, and 2 for a large building.
building-trading-post = trading post
    .label = Trading post
building-trading-post-about = Your one sale may go to the supply instead, any kind, but without your markets.
building-small-wharf = small wharf
    .label = Small wharf
building-small-wharf-about = Once in each captain phase you may ship any barrels, for 1 point for every two.
building-lighthouse = lighthouse
    .label = Lighthouse
building-lighthouse-about = Each of your loads earns 1 doubloon, and so does being captain.
building-library = library
    .label = Library
building-library-about = The privileges of the roles that you pick are doubled.
building-specialty-factory = specialty factory
    .label = Specialty factory
building-specialty-factory-about = In the craftsman phase you earn 1 doubloon less than you produce barrels of your best kind, corn aside.
building-union-hall = union hall
    .label = Union hall
building-union-hall-about = Before you load in a captain phase: 1 point for every two equal barrels that you have.
building-statue = statue
    .label = Statue
building-statue-about = 8 points are printed on it; nobody works there.
building-cloister = cloister
    .label = Cloister
building-cloister-about = At the end: 1, 3, 6 or 10 points for 1, 2, 3 or 4 sets of three equal tiles on your island.
building-land-office = land office
    .label = Land office
building-land-office-about = In the trader phase a colonist there buys a plantation for 1 doubloon; a noble sells one for 1.
building-chapel = chapel
    .label = Chapel
building-chapel-about = In the craftsman phase a colonist there earns 1 doubloon; a noble 1 victory point.
building-hunting-lodge = hunting lodge
    .label = Hunting lodge
building-hunting-lodge-about = After the settler phase a colonist there may clear a tile away; a noble earns 2 points if your island is the emptiest.
building-zoning-office = zoning office
    .label = Zoning office
building-zoning-office-about = A colonist there makes small buildings 1 doubloon cheaper; a noble makes large ones 2 cheaper.
building-royal-supplier = royal supplier
    .label = Royal supplier
building-royal-supplier-about = Before you load in a captain phase you may give as many different barrels as you have nobles, for 1 point each.
building-villa = villa
    .label = Villa
building-villa-about = At the start of the mayor phase you get a noble from the supply.
building-jeweler = jeweller
    .label = Jeweller
building-jeweler-about = In the craftsman phase you earn 1 doubloon for each of your nobles.
building-royal-garden = royal garden
    .label = Royal garden
building-royal-garden-about = At the end: 1 point for each of your nobles.

place-san-juan = San Juan
    .label = San Juan
place-aqueduct = the { building-aqueduct }
    .label = { building-aqueduct.label }
place-forest-house = the { building-forest-house }
    .label = { building-forest-house.label }
place-black-market = the { building-black-market }
    .label = { building-black-market.label }
place-storehouse = the { building-storehouse }
    .label = { building-storehouse.label }
place-guesthouse = the { building-guesthouse }
    .label = { building-guesthouse.label }
place-church = the { building-church }
    .label = { building-church.label }
place-trading-post = the { building-trading-post }
    .label = { building-trading-post.label }
place-small-wharf = the { building-small-wharf }
    .label = { building-small-wharf.label }
place-lighthouse = the { building-lighthouse }
    .label = { building-lighthouse.label }
place-library = the { building-library }
    .label = { building-library.label }
place-specialty-factory = the { building-specialty-factory }
    .label = { building-specialty-factory.label }
place-union-hall = the { building-union-hall }
    .label = { building-union-hall.label }
place-statue = the { building-statue }
    .label = { building-statue.label }
place-cloister = the { building-cloister }
    .label = { building-cloister.label }
place-land-office = the { building-land-office }
    .label = { building-land-office.label }
place-chapel = the { building-chapel }
    .label = { building-chapel.label }
place-hunting-lodge = the { building-hunting-lodge }
    .label = { building-hunting-lodge.label }
place-zoning-office = the { building-zoning-office }
    .label = { building-zoning-office.label }
place-royal-supplier = the { building-royal-supplier }
    .label = { building-royal-supplier.label }
place-villa = the { building-villa }
    .label = { building-villa.label }
place-jeweler = the { building-jeweler }
    .label = { building-jeweler.label }
place-royal-garden = the { building-royal-garden }
    .label = { building-royal-garden.label }

decision-draft = the choice of buildings
decision-guest = the guests
decision-library = the library
decision-forest = plantation or forest
decision-second-tile = the settler's second tile
decision-lodge = the hunting lodge
decision-board = who comes off the ship
decision-payment = the black market
decision-supplier = the royal supplier
decision-small-wharf = the small wharf
decision-buccaneer = the buccaneer's deed
decision-poach = the people off the ship
decision-expel = who goes back
decision-reward = the festival's colonists

nobles-count = { $nobles ->
    [one] 1 noble
   *[other] { $nobles } nobles
}

# ---- The log: the expansions ----------------------------------------------------------------------------------------

log-market = Chance chooses the violet buildings of this game: { $buildings }.
log-draft = { $seat_is ->
    [you] You choose the { $building } for this game.
   *[other] { $seat } chooses the { $building } for this game.
}
log-guest = { $seat_is ->
    [you] From your guesthouse, { $person } moves to { $place }.
   *[other] From { $seat }'s guesthouse, { $person } moves to { $place }.
}
log-library = { $seat_is ->
    [you] Your library doubles your privilege as { $role }.
   *[other] { $seat }'s library doubles the privilege as { $role }.
}
log-no-library = { $seat_is ->
    [you] You save your library for another role.
   *[other] { $seat } saves the library for another role.
}
log-forest = { $seat_is ->
    [you] You lay the { the-tile } as a forest.
   *[other] { $seat } lays the { the-tile } as a forest.
}
log-no-forest = { $seat_is ->
    [you] You lay the { the-tile } face up.
   *[other] { $seat } lays the { the-tile } face up.
}
log-no-second-tile = { $seat_is ->
    [you] You take no second tile.
   *[other] { $seat } takes no second tile.
}
log-discard = { $seat_is ->
    [you] Your hunting lodge clears { a-tile } away.
   *[other] { $seat }'s hunting lodge clears { a-tile } away.
}
log-discard-forest = { $seat_is ->
    [you] Your hunting lodge clears a forest away; under it was { a-tile }.
   *[other] { $seat }'s hunting lodge clears a forest away; under it was { a-tile }.
}
log-no-discard = { $seat_is ->
    [you] Your hunting lodge clears nothing away.
   *[other] { $seat }'s hunting lodge clears nothing away.
}
log-villa = { $seat_is ->
    [you] Your villa brings you { $person }.
   *[other] The villa brings { $seat } { $person }.
}
log-board = { $seat_is ->
    [you] Off the ship, { $person } comes to you.
   *[other] Off the ship, { $person } comes to { $seat }.
}
log-lift-nobles = { $seat_is ->
    [you] You lift { colonists-count } and { nobles-count }, to place them anew.
   *[other] { $seat } lifts { colonists-count } and { nobles-count }, to place them anew.
}
log-put-noble = { $seat_is ->
    [you] You put a noble on { $place }.
   *[other] { $seat } puts a noble on { $place }.
}
log-san-juan-nobles = { $seat_is ->
    [you] In San Juan you keep { colonists-count } and { nobles-count }.
   *[other] In San Juan { $seat } keeps { colonists-count } and { nobles-count }.
}
log-fill-ship-nobles = The colonist ship takes { nobles-count } and { colonists-count } aboard; it should take { $wanted } people.
log-black-market = { $seat_is ->
    [you] You want { a-building } for { doubloons-price }; your black market makes up for { missing-doubloons }.
   *[other] { $seat } wants { a-building } for { doubloons-price }; the black market makes up for { missing-doubloons }.
}
missing-doubloons = { $missing ->
    [one] 1 missing doubloon
   *[other] { $missing } missing doubloons
}
log-give-person = { $seat_is ->
    [you] You give up { $person } from { $place }.
   *[other] { $seat } gives up { $person } from { $place }.
}
log-give-good = { $seat_is ->
    [you] You give up 1 { $good }.
   *[other] { $seat } gives up 1 { $good }.
}
log-give-point = { $seat_is ->
    [you] You give up 1 victory point.
   *[other] { $seat } gives up 1 victory point.
}
log-aqueduct = { $seat_is ->
    [you] Your aqueduct brings 1 more { $good }.
   *[other] The aqueduct brings { $seat } 1 more { $good }.
}
log-post = { $seat_is ->
    [you] You sell 1 { $good } at your trading post.
   *[other] { $seat } sells 1 { $good } at the trading post.
}
log-buy-tile = { $seat_is ->
    [you] Your land office brings you { a-tile }.
   *[other] The land office brings { $seat } { a-tile }.
}
log-sell-tile = { $seat_is ->
    [you] You sell { a-tile } at your land office.
   *[other] { $seat } sells { a-tile } at the land office.
}
log-supply = { $seat_is ->
    [you] Your royal supplier delivers 1 { $good }.
   *[other] { $seat }'s royal supplier delivers 1 { $good }.
}
log-no-supply = { $seat_is ->
    [you] Your royal supplier delivers no more.
   *[other] { $seat }'s royal supplier delivers no more.
}
log-small-wharf = { $seat_is ->
    [you] You load 1 { $good } at your small wharf.
   *[other] { $seat } loads 1 { $good } at the small wharf.
}
log-small-wharf-sails = { $seat_is ->
    [you] From your small wharf { barrels-amount } sail.
   *[other] From { $seat }'s small wharf { barrels-amount } sail.
}
barrels-amount = { $amount ->
    [one] 1 barrel
   *[other] { $amount } barrels
}
log-storehouse = { $seat_is ->
    [you] You keep 1 { $good } in your storehouse.
   *[other] { $seat } keeps 1 { $good } in the storehouse.
}
log-reward-card = { $seat_is ->
    [you] You take the reward card.
   *[other] { $seat } takes the reward card.
}
log-no-deed = { $forced ->
    [yes] { $seat_is ->
        [you] There is nothing for you to do as buccaneer.
       *[other] There is nothing for { $seat } to do as buccaneer.
    }
   *[no] { $seat_is ->
        [you] As buccaneer, you do nothing.
       *[other] As buccaneer, { $seat } does nothing.
    }
}
log-raid = { $seat_is ->
    [you] You raid the ship for { $ship } with { $amount } { $good } and keep { $kept }.
   *[other] { $seat } raids the ship for { $ship } with { $amount } { $good } and keeps { $kept }.
}
log-plunder = { $seat_is ->
    [you] You plunder the trading house: { $goods } go to the supply.
   *[other] { $seat } plunders the trading house: { $goods } go to the supply.
}
log-poach = { $seat_is ->
    [you] You board the colonist ship: { surplus-people } too many are aboard.
   *[other] { $seat } boards the colonist ship: { surplus-people } too many are aboard.
}
surplus-people = { $surplus ->
    [one] 1 person
   *[other] { $surplus } people
}
log-poached = { $seat_is ->
    [you] You take { $person } off the ship, to { $place }.
   *[other] { $seat } takes { $person } off the ship, to { $place }.
}
log-expel = { $nobles ->
    [0] Back to the supply go { colonists-count }.
   *[other] Back to the supply go { nobles-count } and { colonists-count }.
}
log-capture = { $seat_is ->
    [you] You capture the { $role }.
   *[other] { $seat } captures the { $role }.
}
log-play-captured = { $seat_is ->
    [you] Nobody has picked the { $role }: you play the captured card.
   *[other] Nobody has picked the { $role }: { $seat } plays the captured card.
}
log-festival = A festival is announced: three { $tile } plantations, a harvest of { $goods }, and the { $building }.
log-festival-plantation = { $seat_is ->
    [you] You are the first with three plantations of the festival: { reward-colonists }.
   *[other] { $seat } is the first with three plantations of the festival: { reward-colonists }.
}
reward-colonists = { $reward ->
    [0] but no colonist is left
    [one] 1 colonist
   *[other] { $reward } colonists
}
log-festival-production = { $seat_is ->
    [you] You are the first to harvest the festival's goods.
   *[other] { $seat } is the first to harvest the festival's goods.
}
log-festival-building = { $seat_is ->
    [you] You are the first to build for the festival.
   *[other] { $seat } is the first to build for the festival.
}
log-put-reward = { $seat_is ->
    [you] You put a colonist of the festival on { $place }.
   *[other] { $seat } puts a colonist of the festival on { $place }.
}

# ---- Prompts: the expansions ----------------------------------------------------------------------------------------

prompt-draft = { $seat_is ->
    [you] Choose a building for this game. It needs a free space of its cost; choice { $number } of 17.
   *[other] { $seat } chooses a building for this game: choice { $number } of 17.
}
prompt-guest = { $seat_is ->
    [you] Move somebody from your guesthouse, or not. They come back only with the next mayor.
   *[other] { $seat } may move somebody from the guesthouse to another building or tile.
}
prompt-library = { $seat_is ->
    [you] Double your privilege as { $role } with your library, or save it. It serves once a round.
   *[other] { $seat } may double the privilege as { $role } with the library, once a round.
}
prompt-forest = { $seat_is ->
    [you] Lay the { the-tile } as a forest, or face up. Every two forests make a building 1 doubloon cheaper.
   *[other] { $seat } may lay the { the-tile } as a forest.
}
prompt-second-tile = { $seat_is ->
    [you] Take a second tile with your library, or not: { settler-may }.
   *[other] { $seat } may take a second tile with the library: { settler-may }.
}
prompt-lodge = { $seat_is ->
    [you] Clear a plantation or a forest away with your hunting lodge, or not.
   *[other] { $seat } may clear a plantation or a forest away with the hunting lodge.
}
prompt-board = { $seat_is ->
    [you] Choose who comes off the ship to you: a colonist, or the noble, who is worth a point in the end.
   *[other] { $seat } chooses who comes off the ship: a colonist or the noble.
}
prompt-payment = { $seat_is ->
    [you] Give something up for the { $building }: { missing-doubloons } to make up for.
   *[other] { $seat } gives something up for the { $building }: { missing-doubloons } to make up for.
}
prompt-supplier = { $seat_is ->
    [you] Deliver barrels of different kinds, for 1 point each, or not: up to { $left } more.
   *[other] { $seat } may deliver barrels of different kinds, for 1 point each: up to { $left } more.
}
prompt-small-wharf = { $seat_is ->
    [you] Load another barrel at your small wharf, or sail: { $barrels } aboard, worth { $points } now.
   *[other] { $seat } may load another barrel at the small wharf: { $barrels } aboard.
}
prompt-buccaneer = { $seat_is ->
    [you] Raid a ship, plunder the trading house, take people off the colonist ship, capture a role, or do nothing.
   *[other] { $seat } may raid a ship, plunder the trading house, take people off the colonist ship or capture a role.
}
prompt-poach = { $seat_is ->
    [you] Take somebody off the ship to a free spot, or stop: up to { $left } more.
   *[other] { $seat } may take people off the ship to free spots: up to { $left } more.
}
prompt-expel = { $seat_is ->
    [you] Say who goes back to the supply ({ $left } in all): colonists only, or the noble among them.
   *[other] { $seat } says whether the noble is among those who go back to the supply ({ $left } in all).
}
prompt-reward = { $seat_is ->
    [you] Place the festival's colonists: { $left } left.
   *[other] { $seat } places the festival's colonists: { $left } left.
}

# ---- Choices and their headings: the expansions ---------------------------------------------------------------------

choice-draft = { $building }
choice-guest = Colonist: { $place }
choice-guest-noble = Noble: { $place }
choice-library = Double it
choice-forest = Lay a forest
choice-discard = { $tile }
choice-board = { $person }
choice-put-noble = Noble: { $place }
choice-give-colonist = Colonist: { $place }
choice-give-noble = Noble: { $place }
choice-give-good = { $good }
choice-give-point = 1 victory point
choice-post = Trading post: { $good }, receive { earned-post }
earned-post = { $post_prices ->
    [0] nothing
    [one] 1 doubloon
   *[other] { $post_prices } doubloons
}
choice-buy-tile = Buy a plantation for 1 doubloon
choice-sell-tile = { $tile } for 1 doubloon
choice-supply = { $good }
choice-small-wharf = 1 { $good }
choice-raid = Ship for { $ship }, keep { $amount }
choice-plunder = Plunder the trading house
choice-poach = Board the colonist ship
choice-capture = { $role }{ role-doubloons }
choice-expel = { $person_is ->
    [noble] The noble among them
   *[other] Colonists only
}
choice-pass-guest = Stay
choice-pass-library = Not now
choice-pass-forest = Face up
choice-pass-second-tile = Take nothing
choice-pass-lodge = Clear nothing away
choice-pass-supplier = No more
choice-pass-small-wharf = Sail
choice-pass-buccaneer = Do nothing
choice-pass-poach = Stop

group-draft = Choose a building
group-guest = Move a guest
group-guest-noble = Move a noble guest
group-pass-guest = { group-guest }
group-library = Library
group-pass-library = { group-library }
group-forest = Forest house
group-pass-forest = { group-forest }
group-pass-second-tile = { group-take }
group-discard = Hunting lodge
group-pass-lodge = { group-discard }
group-board = Off the ship
group-put-noble = Place a noble
group-give-colonist = Give up a colonist
group-give-noble = Give up a noble
group-give-good = Give up a barrel
group-give-point = Give up a point
group-post = Sell at the trading post
group-buy-tile = Land office
group-sell-tile = Sell a plantation
group-supply = Royal supplier
group-pass-supplier = { group-supply }
group-small-wharf = Small wharf
group-pass-small-wharf = { group-small-wharf }
group-raid = Raid a ship
group-plunder = Plunder
group-poach = People off the ship
group-pass-poach = { group-poach }
group-capture = Capture a role
group-pass-buccaneer = Do nothing
group-expel = Back to the supply

# ---- Why not: the expansions ----------------------------------------------------------------------------------------

why-puerto-rico-setup-expansions = This belongs to an expansion that is not in this game.
why-puerto-rico-draft-choice = { $problem ->
    [not_in_pool] The { $building } is not among the buildings to choose from.
    [chosen] The { $building } has been chosen already.
    [barred] Hacienda and forest house are never in the same game.
   *[no_space] No space for a building of { $cost } doubloons is left.
}
why-puerto-rico-draft-market = The { $building } is not in this game.
why-puerto-rico-guesthouse-questions = { $problem ->
    [nobody] No such guest is in your guesthouse.
    [none] { no-such-place }
    [full] { no-free-circle }
   *[later] Guests go where they can be of use next, and not to { $place } now.
}
why-puerto-rico-library-two-players = { $problem ->
    [always] Your library doubles every privilege by itself.
   *[not_now] The library is asked when its owner has picked a role, once a round.
}
why-puerto-rico-library-settler = { $problem ->
    [no_hut] The second tile is a quarry only with an occupied construction hut.
   *[none_left] { $tile_is ->
        [quarry] No quarry is left.
       *[other] No { $tile } plantation lies face up.
    }
}
why-puerto-rico-buildings-forest-house = A tile is laid as a forest when it is gained, with an occupied forest house.
why-puerto-rico-buildings-hunting-lodge = { $tile_is ->
    [forest] You have no forest.
   *[other] You have no { $tile } plantation.
}
why-puerto-rico-nobles-ship = Who comes off the ship is chosen while a noble and colonists are aboard.
why-puerto-rico-nobles-placement = { $problem ->
    [no_noble] You have no noble left to place.
   *[no_colonist] You have no colonist left to place.
}
why-puerto-rico-festival-plantation = { $problem ->
    [pass] While a spot is free, the festival's colonists must be placed.
    [none] { no-such-place }
   *[full] { no-free-circle }
}
why-puerto-rico-buildings-black-market = { $problem ->
    [pass] What is begun is paid: you cannot break it off.
    [one_person] You have given a person already, and of each sort one is enough.
    [nobody] Nobody of that kind is there.
    [own_person] Whoever stands on the black market itself cannot be given.
    [one_barrel] You have given a barrel already, and of each sort one is enough.
    [no_goods] You have no { $good }.
    [one_point] You have given a point already, and of each sort one is enough.
   *[no_point] You have no victory point in chips.
}
why-puerto-rico-buildings-trading-post = { $problem ->
    [sold] You have made your one sale of this phase.
    [full_house] The trading house is full.
   *[none] You have no occupied trading post.
}
why-puerto-rico-buildings-land-office = { $problem ->
    [none] You have no occupied land office.
    [done] You have used your land office in this phase already.
    [colonist] A colonist in the land office buys; only a noble sells.
    [noble] A noble in the land office sells; only a colonist buys.
    [no_tile] You have no such plantation.
    [no_money] A plantation costs 1 doubloon, and you have none.
    [full_island] Your island is full.
   *[no_pile] No plantation is left to be drawn.
}
why-puerto-rico-buildings-royal-supplier = { $problem ->
    [given] You have delivered { $good } already, and each kind goes once.
   *[no_goods] You have no { $good }.
}
why-puerto-rico-buildings-small-wharf = { $problem ->
    [none] You have no occupied small wharf.
    [used] You have used your small wharf in this phase already.
   *[no_goods] You have no { $good } to ship.
}
why-puerto-rico-buccaneer-reward-card = You hold the reward card: somebody else must be buccaneer before you are again.
why-puerto-rico-buccaneer-raid = { $problem ->
    [no_ship] There is no ship for { $ship } in this game.
    [empty] The ship for { $ship } is empty.
   *[amount] The ship for { $ship } carries only { $barrels }.
}
why-puerto-rico-buccaneer-plunder = The trading house is empty.
why-puerto-rico-buccaneer-poach = { $problem ->
    [no_surplus] There are no more people on the colonist ship than players.
    [no_noble] No noble is aboard.
    [no_colonist] No colonist is aboard.
    [not_now] This is said when people go back from the colonist ship.
    [none] { no-such-place }
   *[full] { no-free-circle }
}
why-puerto-rico-buccaneer-capture = { $problem ->
    [not_there] There is no { $role } in this game.
   *[taken] The { $role } has been picked in this round already.
}
