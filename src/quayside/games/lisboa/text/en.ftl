# Lisboa in English. $x is a fact as a word, $x_is what to select by: see quayside/voice/voice.py. What stands on cards,
# tiles and decrees is put together from their values, so that an owner's values are told right: see terms.py.

game-name = Lisboa
game-solo = Solo against the Rival
game-tagline = Rebuild a city out of its own rubble.

option-wig-on-reaching-ten = A wig on reaching ten
option-wig-on-reaching-ten-about = Every gain of influence that ends on 10 brings a wig, not only one that goes beyond it.
option-officials-in-different-offices = Officials in different offices
option-officials-in-different-offices-about = The officials placed in one action must go to different offices.
option-rival = The Rival's level
option-rival-about = How many wigs the Rival gets in each of his turns, in a game for one.
option-rival-easy = Easy
option-rival-normal = Normal
option-rival-hard = Hard
option-components = Values of cards and tiles
option-components-about = The values of single cards, tiles and spaces are our reconstruction, not the published game's. If you own the game, you may bring the values of your copy.
option-components-null = Our reconstruction
option-components-null-about = They are not the published game's. If you own the game, you may bring the values of your copy when you open a table.
option-components-true = From the host's copy
option-components-true-about = Cards, tiles and tracks show what the host has filled in.

rival-name = Rival
seat-none = nobody
payer-none = the crown
payee-none = the crown

# ---- Words ----------------------------------------------------------------------------------------------------------

good-gold = gold
    .label = Gold
good-tools = tools
    .label = Tools
good-books = books
    .label = Books
good-cloth = cloth
    .label = Cloth

street-gold = the gold street
    .label = gold
street-tools = the tool street
    .label = tools
street-books = the book street
    .label = books
street-cloth = the cloth street
    .label = cloth

noble-king = the King
    .label = King
noble-marquis = the Marquis
    .label = Marquis
noble-builder = the Builder
    .label = Builder

office-king = the King's office
    .label = King's office
office-marquis = the Marquis' office
    .label = Marquis' office
office-builder = the Builder's office
    .label = Builder's office
office-plaza = the plaza
    .label = Plaza
office-board = the board
    .label = Board

pile-treasury = Treasury
pile-king = King
pile-marquis = Marquis
pile-builder = Builder

act-favor = a royal favor
    .label = Royal favor
act-cardinal = a meeting with the Cardinal
    .label = Meet the Cardinal
act-building = a public building
    .label = Open a public building
act-ship = a ship
    .label = Build a ship
act-produce = production
    .label = Produce goods
act-decree = a decree
    .label = Take a decree
act-recruit = new officials
    .label = Recruit officials
act-plan = a plan
    .label = Acquire a plan
act-store = a store
    .label = Build a store

lapsed-favor = the royal favor
lapsed-cardinal = the meeting with the Cardinal
lapsed-building = the public building
lapsed-ship = the ship
lapsed-produce = the production
lapsed-decree = the decree
lapsed-recruit = the placing of officials
lapsed-plan = the plan
lapsed-store = the store
lapsed-goods = the gain of goods
lapsed-rubble = the rubble cube
lapsed-business = the sale or trade

cube-earthquake = earthquake
    .label = Earthquake
cube-fire = fire
    .label = Fire
cube-tsunami = tsunami
    .label = Tsunami

architect-santos = Santos
architect-mardel = Mardel

group-left = left
    .label = Left
group-middle = middle
    .label = Middle
group-right = right
    .label = Right

place-row = from the row
place-column = from the column
place-row-A = row A
place-row-B = row B
place-row-C = row C
place-row-D = row D
place-row-E = row E
place-column-1 = column 1
place-column-2 = column 2
place-column-3 = column 3
place-column-4 = column 4
place-column-5 = column 5
place-pile = the pile

decision-card = the choice of a card
decision-use = the use of the card
decision-room = making room in the portfolio
decision-business = a sale or a trade
decision-selling = the sale
decision-trading = the trade
decision-visit = the payment for the visit
decision-free-act = the state action of the visit
decision-following = the choice to follow
decision-follower-pays = the payment of the follower
decision-follower-acts = the action of the follower
decision-payment = the payment
decision-gaining = the choice of a good
decision-losing = the loss of a good
decision-favor = the choice of a favor
decision-cardinal = the Cardinal's walk
decision-clergy = the choice of a clergy tile
decision-ship = the choice of a ship
decision-ship-goods = the goods for the ship
decision-production = the production
decision-recruiting = the placing of officials
decision-plan = the choice of a plan
decision-store = the choice of a plot
decision-cube = the choice of a cube
decision-house = the choice of a house
decision-decree = the choice of a decree
decision-marker = the set marker
decision-building = the choice of a space
decision-showing = the choice of the plan
decision-sending = the officials for the building
decision-rubble = the choice of a cube
decision-drawing = the draw
decision-cashing = the church scoring
decision-period-cards = the cards for their rewards
decision-start-clergy = the first clergy tile

reis-amount = { $amount ->
    [one] 1 real
   *[other] { $amount } reis
}
reis-price = { $price ->
    [one] 1 real
   *[other] { $price } reis
}
reis-prices = { $prices ->
    [one] 1 real
   *[other] { $prices } reis
}
reis-cost = { $cost ->
    [one] 1 real
   *[other] { $cost } reis
}
reis-marker = { $reis ->
    [one] 1 real
   *[other] { $reis } reis
}
reis-sales = { $sales ->
    [one] 1 real
   *[other] { $sales } reis
}
reis-hiring = { $plans_price ->
    [one] 1 real
   *[other] { $plans_price } reis
}
wigs-amount = { $amount ->
    [one] 1 wig
   *[other] { $amount } wigs
}
wigs-score = { $score ->
    [one] 1 wig
   *[other] { $score } wigs
}
goods-count = { $good_is ->
    [gold] { $count } gold
    [tools] { $count ->
        [one] 1 tool
       *[other] { $count } tools
    }
    [books] { $count ->
        [one] 1 book
       *[other] { $count } books
    }
   *[cloth] { $count } cloth
}
a-good = { $good_is ->
    [gold] 1 gold
    [tools] 1 tool
    [books] 1 book
   *[cloth] 1 cloth
}
a-cube = { $cube_is ->
    [earthquake] an earthquake cube
   *[other] a { $cube } cube
}
good-word = { $good_is ->
    [gold] { good-gold }
    [tools] { good-tools }
    [books] { good-books }
   *[cloth] { good-cloth }
}
favor-of = { $noble_is ->
    [king] the King's favor
    [marquis] the Marquis' favor
   *[builder] the Builder's favor
}
office-of = { $noble_is ->
    [king] the King's office
    [marquis] the Marquis' office
   *[builder] the Builder's office
}
to-the-noble = { $noble_is ->
    [king] the King
    [marquis] the Marquis
   *[builder] the Builder
}
of-the-noble = { $noble_is ->
    [king] the King's
    [marquis] the Marquis'
   *[builder] the Builder's
}

# ---- What stands on cards and tiles ---------------------------------------------------------------------------------

card-noble = { $noble_is ->
    [king] the King's card
    [marquis] the Marquis' card
   *[builder] the Builder's card
} { $number } ({ $effects })
    .label = { $noble_is ->
    [king] King
    [marquis] Marquis
   *[builder] Builder
} { $number }: influence { $influence }; { $effects }
card-treasury = Treasury card { $number } ({ $effects })
    .label = Treasury { $number }: { $effects }; lasting: { $benefits }
ship-card = { ship-colour } ship { $number }
    .label = { $colour_is ->
    [blue] Blue
    [red] Red
    [purple] Purple
   *[brown] Brown
} ship { $number } (hold { $hold })
ship-colour = { $colour_is ->
    [blue] blue
    [red] red
    [purple] purple
   *[brown] brown
}
clergy-tile = clergy tile { $number } ({ $benefits })
    .label = No. { $number }: { $benefits }; { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} on the back
plan-card = a plan of { $architect } ({ officials-n })
    .label = { $architect }, { officials-n }
officials-n = { $n ->
    [one] 1 official
   *[other] { $n } officials
}
building-tile = the building for { $goods }
    .label = Building for { $goods }

effect-none = nothing
effects-in-turn = { $left }, then { $right }
effect-reis = { $n ->
    [one] 1 real
   *[other] { $n } reis
}
effect-wig = { wigs-n }
wigs-n = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
effect-good = { goods-n }
goods-n = { $good_is ->
    [gold] { $n } gold
    [tools] { $n ->
        [one] 1 tool
       *[other] { $n } tools
    }
    [books] { $n ->
        [one] 1 book
       *[other] { $n } books
    }
   *[cloth] { $n } cloth
}
effect-good-any = { goods-of-choice-n }
goods-of-choice-n = { $n ->
    [one] 1 good of your choice
   *[other] { $n } goods of your choice
}
effect-influence = gain influence
effect-favor = a royal favor
effect-cardinal = { $n ->
    [1] meet the Cardinal, 1 step
   *[other] meet the Cardinal, 1 or 2 steps
}
effect-officials = { $n ->
    [1] place 1 official
   *[other] place up to { $n } officials
}
effect-plan = a plan
effect-ship = build a ship
effect-produce = produce goods
effect-decree = { $n ->
    [1] take a decree
   *[other] take { $n } decrees
}
effect-store = build a store
effect-public-building = open a public building
effect-rubble = a rubble cube of your choice
effect-treasury = the Treasury up 1
effect-lose-reis = lose { effect-reis }
effect-lose-wig = lose { wigs-n }
effect-lose-influence = lose { $n } influence
effect-lose-good = { $n ->
    [one] lose 1 good
   *[other] lose { $n } goods
}

benefit-land = land { effect-reis } cheaper
benefit-rubble = each { $cube } cube { effect-reis } cheaper
benefit-hire = each hired official { effect-reis } cheaper
benefit-pb-officials = public buildings need { $n ->
    [one] 1 official fewer
   *[other] { $n } officials fewer
}
benefit-visit-any = visits cost { $n } influence less
benefit-visit = visits to { $noble } cost { $n } influence less
benefit-event = events { effect-reis } cheaper
benefit-subsidy = subsidies bring { effect-reis } more
benefit-sell-all = each good sold brings { effect-reis } more
benefit-sell = { $good_is ->
    [gold] each gold sold
    [tools] each tool sold
    [books] each book sold
   *[cloth] each cloth sold
} brings { effect-reis } more
benefit-produce = each production also brings { goods-of-choice-n }
benefit-recruit = recruiting places { $n ->
    [one] 1 more official
   *[other] { $n } more officials
}
benefit-trade-wild = in each trade one good of any type
benefit-keep-favor-on-follow = following keeps the favor
benefit-influence = each gain of influence is { $n } larger
benefit-warehouse = room for { $n } more of each good
benefit-wig-on-decree = { wigs-n } for each decree taken
benefit-gain = gain influence when you take it beside the Cardinal

decree-per = decree { $number } ({ wigs-worth } for each { $count }{ decree-cap })
    .label = { wigs-worth } for each { $count }{ decree-cap } (no. { $number })
decree-every = decree { $number } ({ wigs-worth } for every { $n } { $count }{ decree-cap })
    .label = { wigs-worth } for every { $n } { $count }{ decree-cap } (no. { $number })
decree-at-least = decree { $number } ({ wigs-worth } for at least { $n } { $count })
    .label = { wigs-worth } for at least { $n } { $count } (no. { $number })
decree-at-most = decree { $number } ({ wigs-worth } for at most { $n } { $count })
    .label = { wigs-worth } for at most { $n } { $count } (no. { $number })
decree-none = decree { $number } ({ wigs-worth } for no { $count })
    .label = { wigs-worth } for no { $count } (no. { $number })
decree-most = decree { $number } ({ wigs-worth } for the most { $count })
    .label = { wigs-worth } for the most { $count } (no. { $number })
wigs-worth = { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}
decree-cap = { $cap ->
    [none] { "" }
   *[other] , at most { $cap }
}

count-stores = { $n ->
    [one] { $good } store
   *[other] { $good } stores
}
count-stores-all = { $n ->
    [one] store
   *[other] stores
}
count-stores-types = { $n ->
    [one] trade with a store of yours
   *[other] trades with a store of yours
}
count-stores-row = { $n ->
    [one] store in row { $row }
   *[other] stores in row { $row }
}
count-stores-column = { $n ->
    [one] store in column { $column }
   *[other] stores in column { $column }
}
count-stores-cheapest = { $n ->
    [one] store of the cheapest trade
   *[other] stores of the cheapest trade
}
count-cubes = { $n ->
    [one] { $cube } cube
   *[other] { $cube } cubes
}
count-sets = { $n ->
    [one] rubble set
   *[other] rubble sets
}
count-goods = { $good_is ->
    [gold] gold
    [tools] { $n ->
        [one] tool
       *[other] tools
    }
    [books] { $n ->
        [one] book
       *[other] books
    }
   *[cloth] cloth
} in the warehouse
count-goods-all = { $n ->
    [one] good in the warehouse
   *[other] goods in the warehouse
}
count-reis = { $n ->
    [one] real
   *[other] reis
}
count-ships = { $n ->
    [one] ship
   *[other] ships
}
count-hold = { $n ->
    [one] hold space
   *[other] hold spaces
}
count-largest-hold = { $n ->
    [one] hold space on one ship
   *[other] hold spaces on one ship
}
count-cards = { $n ->
    [one] card of { $noble } in the portfolio
   *[other] cards of { $noble } in the portfolio
}
count-cards-treasury = { $n ->
    [one] Treasury card in the portfolio
   *[other] Treasury cards in the portfolio
}
count-cards-all = { $n ->
    [one] card or ship in the portfolio
   *[other] cards and ships in the portfolio
}
count-portfolio-influence = { $n ->
    [one] point of influence in the portfolio
   *[other] points of influence in the portfolio
}
count-influence = { $n ->
    [one] point of influence
   *[other] points of influence
}
count-officials = { $n ->
    [one] official with { $noble }
   *[other] officials with { $noble }
}
count-officials-offices = { $n ->
    [one] official in offices
   *[other] officials in offices
}
count-officials-plaza = { $n ->
    [one] official on the plaza
   *[other] officials on the plaza
}
count-officials-board = { $n ->
    [one] official left on your board
   *[other] officials left on your board
}
count-officials-public-buildings = { $n ->
    [one] official in public buildings
   *[other] officials in public buildings
}
count-favors = { $n ->
    [one] favor of { $noble }
   *[other] favors of { $noble }
}
count-favors-all = { $n ->
    [one] royal favor
   *[other] royal favors
}
count-clergy = { $n ->
    [one] clergy tile
   *[other] clergy tiles
}
count-plans-done = { $n ->
    [one] completed plan
   *[other] completed plans
}
count-plans-open = { $n ->
    [one] unfinished plan
   *[other] unfinished plans
}
count-plans-architects = { $n ->
    [one] architect with a completed plan
   *[other] architects with a completed plan
}
count-public-buildings-north = { $n ->
    [one] public building in the north
   *[other] public buildings in the north
}
count-public-buildings-west = { $n ->
    [one] public building in the west
   *[other] public buildings in the west
}
count-public-buildings-east = { $n ->
    [one] public building in the east
   *[other] public buildings in the east
}
count-other-decrees = { $n ->
    [one] other decree
   *[other] other decrees
}
count-house-groups = { $n ->
    [one] group of houses all built
   *[other] groups of houses all built
}

# ---- The log: set-up ------------------------------------------------------------------------------------------------

log-start-game = { $players ->
    [1] A game against the Rival begins.
   *[other] { $first_is ->
        [you] A game for { $players } begins, and you start.
       *[other] A game for { $players } begins, and { $first } starts.
    }
}
log-rubble = Rubble of { $place }: { $cubes }.
log-streets = The streets from west to east score { $tiles }.
log-next-building = { $architect } shows the next building: { $building }.
log-next-plan = Face up on { $architect }'s pile: { $plan }.
log-decrees = New in the display: { $decrees }.
log-top-card = Face up on the { $pile } pile: { $card }.
log-first-favor = { $seat_is ->
    [you] You draw { favor-of }.
   *[other] { $seat } draws { favor-of }.
}
log-start-plan = { $seat_is ->
    [you] You start with { $plan }.
   *[other] { $seat } starts with { $plan }.
}
log-deal = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
}
log-deal-public = { $seat_is ->
    [you] You are dealt { cards-count }.
   *[other] { $seat } is dealt { cards-count }.
}
cards-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
log-clergy-offer = { $seat_is ->
    [you] You draw { $tiles } and may keep one.
   *[other] { $seat } draws { $tiles } and may keep one.
}
log-clergy-offer-public = { $seat_is ->
    [you] You draw { $count } clergy tiles and may keep one.
   *[other] { $seat } draws { $count } clergy tiles and may keep one.
}

# ---- The log: turns and cards ---------------------------------------------------------------------------------------

log-turn = { $seat_is ->
    [you] Round { $round }: your turn.
   *[other] Round { $round }: { $seat }'s turn.
}
log-dock = { $seat_is ->
    [you] Your ship comes home: { $ship } is docked, empty.
   *[other] { $seat }'s ship comes home: { $ship } is docked, empty.
}
log-play-card = { $use_is ->
    [gold] { $seat_is ->
        [you] You discard { $card } for gold.
       *[other] { $seat } discards { $card } for gold.
    }
    [portfolio] { $seat_is ->
        [you] You play { $card } to your portfolio.
       *[other] { $seat } plays { $card } to the portfolio.
    }
   *[court] { $seat_is ->
        [you] You play { $card } to the royal court.
       *[other] { $seat } plays { $card } to the royal court.
    }
}
log-tuck = { $seat_is ->
    [you] You tuck { $card } into your portfolio.
   *[other] { $seat } tucks { $card } into the portfolio.
}
log-drop = { $seat_is ->
    [you] You make room: { $card } leaves the game.
   *[other] { $seat } makes room: { $card } leaves the game.
}
log-draw = { $seat_is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
log-lapse = { $rule_is ->
    [lisboa-visit-lapse] { $seat_is ->
        [you] You can no longer take the noble action: { $lapsed } is lost.
       *[other] { $seat } can no longer take the noble action: { $lapsed } is lost.
    }
   *[other] { $seat_is ->
        [you] You cannot carry it out: { $lapsed } is lost.
       *[other] { $seat } cannot carry it out: { $lapsed } is lost.
    }
}

# ---- The log: money, wigs, influence, goods -------------------------------------------------------------------------

log-pay = { $reason_is ->
    [subsidy] { $payee_is ->
        [you] You receive a subsidy of { reis-amount }.
       *[other] { $payee } receives a subsidy of { reis-amount }.
    }
    [sale] { $payee_is ->
        [you] You receive { reis-amount } for it.
       *[other] { $payee } receives { reis-amount } for it.
    }
    [reward] { $payee_is ->
        [you] You receive { reis-amount }.
       *[other] { $payee } receives { reis-amount }.
    }
    [penalty] { $payer_is ->
        [you] You lose { reis-amount }.
       *[other] { $payer } loses { reis-amount }.
    }
    [event] { $payer_is ->
        [you] You pay { reis-amount } for the event.
       *[other] { $payer } pays { reis-amount } for the event.
    }
    [land] { $payer_is ->
        [you] You pay { reis-amount } for the land.
       *[other] { $payer } pays { reis-amount } for the land.
    }
    [officials] { $payer_is ->
        [you] You pay { reis-amount } for hired officials.
       *[other] { $payer } pays { reis-amount } for hired officials.
    }
   *[visit] { $payer_is ->
        [you] You pay { reis-amount } for the visit.
       *[other] { $payer } pays { reis-amount } for the visit.
    }
}
log-wigs = { $seat_is ->
    [you] You get { wigs-amount } { wigs-why }.
   *[other] { $seat } gets { wigs-amount } { wigs-why }.
}
wigs-why = { $reason_is ->
    [reward] as a reward
    [overflow] for influence beyond ten
    [store] for the new store
    [building] for stores near the new building
    [ship] for the full ship
    [clergy] for the clergy tile
    [clergy-benefit] for the decree
    [sets] for rubble sets
   *[rival] for the turn
}
log-lose-wigs = { $reason_is ->
    [penalty] { $seat_is ->
        [you] You lose { wigs-amount }.
       *[other] { $seat } loses { wigs-amount }.
    }
   *[visit] { $seat_is ->
        [you] You lack influence and pay { wigs-amount } for the visit.
       *[other] { $seat } lacks influence and pays { wigs-amount } for the visit.
    }
}
log-influence = { $reason_is ->
    [gain] { $seat_is ->
        [you] You gain influence: { $origin } → { $target }.
       *[other] { $seat } gains influence: { $origin } → { $target }.
    }
    [penalty] { $seat_is ->
        [you] You lose influence: from { $origin } to { $target }.
       *[other] { $seat } loses influence: from { $origin } to { $target }.
    }
    [visit] { $seat_is ->
        [you] You pay for the visit: influence from { $origin } to { $target }.
       *[other] { $seat } pays for the visit: influence from { $origin } to { $target }.
    }
   *[other] { $seat_is ->
        [you] You pay { reis-marker } with influence: from { $origin } to { $target }.
       *[other] { $seat } pays { reis-marker } with influence: from { $origin } to { $target }.
    }
}
log-treasury = { $rule_is ->
    [lisboa-portfolio-subsidy] The Treasury falls to space { $target }.
   *[other] The Treasury rises to space { $target }.
}
log-price = The price of { $good } falls to { reis-price }.
log-goods = { $seat_is ->
    [you] You get { goods-count }.
   *[other] { $seat } gets { goods-count }.
}
log-return-goods = { $rule_is ->
    [lisboa-portfolio-penalty] { $seat_is ->
        [you] You lose { goods-count }.
       *[other] { $seat } loses { goods-count }.
    }
    [lisboa-warehouse-limit] { $seat_is ->
        [you] You have no room for { goods-count }: back to the supply.
       *[other] { $seat } has no room for { goods-count }: back to the supply.
    }
   *[other] { $seat_is ->
        [you] You give { goods-count }.
       *[other] { $seat } gives { goods-count }.
    }
}
log-clear = { $seat_is ->
    [you] You clear { a-cube } from { $place }.
   *[other] { $seat } clears { a-cube } from { $place }.
}
log-cube = { $kept ->
    [yes] { $seat_is ->
        [you] You put { a-cube } on your board.
       *[other] { $seat } puts { a-cube } on the board.
    }
   *[no] { $seat_is ->
        [you] You have five { $cube } cubes already: the new one leaves the game.
       *[other] { $seat } has five { $cube } cubes already: the new one leaves the game.
    }
}
log-set = { $seat_is ->
    [you] You complete a rubble set: you have { $sets } now.
   *[other] { $seat } completes a rubble set: that makes { $sets }.
}

# ---- The log: business and court ------------------------------------------------------------------------------------

log-sell = { $seat_is ->
    [you] You sell { a-good } to { $ship }.
   *[other] { $seat } sells { a-good } to { $ship }.
}
log-sail = { $seat_is ->
    [you] Your ship is full and puts to sea: { $ship }.
   *[other] { $seat }'s ship is full and puts to sea: { $ship }.
}
log-trade = { $seat_is ->
    [you] You trade { a-good } for { $act }.
   *[other] { $seat } trades { a-good } for { $act }.
}
log-visit = { $seat_is ->
    [you] You visit { $noble }.
   *[other] { $seat } visits { $noble }.
}
log-act = { $seat_is ->
    [you] You choose { $act }.
   *[other] { $seat } chooses { $act }.
}
log-follow = { $seat_is ->
    [you] You follow the visit to { $noble }.
   *[other] { $seat } follows the visit to { $noble }.
}
log-return-favor = { $seat_is ->
    [you] You give back { favor-of }.
   *[other] { $seat } gives back { favor-of }.
}
log-sponsor = { $seat_is ->
    [you] You sponsor the event.
   *[other] { $seat } sponsors the event.
}

# ---- The log: the nine acts -----------------------------------------------------------------------------------------

log-favor = { $seat_is ->
    [you] You take { favor-of }.
   *[other] { $seat } takes { favor-of }.
}
log-cardinal = { $seat_is ->
    [you] You move the Cardinal { steps-count }.
   *[other] { $seat } moves the Cardinal { steps-count }.
}
steps-count = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
log-turn-clergy = Beside the Cardinal: { $tile }.
log-clergy = { $rule_is ->
    [lisboa-setup-clergy] { $seat_is ->
        [you] You keep { $tile }.
       *[other] { $seat } keeps { $tile }.
    }
   *[other] { $seat_is ->
        [you] You take { $tile }.
       *[other] { $seat } takes { $tile }.
    }
}
log-lay-down = { $seat_is ->
    [you] You lay the Cardinal down: church scoring at the end of the turn.
   *[other] { $seat } lays the Cardinal down: church scoring at the end of the turn.
}
log-cash = { $seat_is ->
    [you] You cash in { $tile }.
   *[other] { $seat } cashes in { $tile }.
}
log-stand-up = The Cardinal stands up again.
log-ship = { $replaces ->
    [none] { $seat_is ->
        [you] You build { $ship }.
       *[other] { $seat } builds { $ship }.
    }
   *[other] { $seat_is ->
        [you] You upgrade { $replaces } to { $ship }.
       *[other] { $seat } upgrades { $replaces } to { $ship }.
    }
}
log-official = { $seat_is ->
    [you] You place an official in { office-of }.
   *[other] { $seat } places an official in { office-of }.
}
log-crowded-out = { $seat_is ->
    [you] The office is full: one of your officials leaves { office-of } for the plaza.
    [none] The office is full: a neutral official leaves { office-of } for the plaza.
   *[other] The office is full: one of { $seat }'s officials leaves { office-of } for the plaza.
}
log-plan = { $seat_is ->
    [you] You acquire { $plan }.
   *[other] { $seat } acquires { $plan }.
}
log-store = { $seat_is ->
    [you] You build a store on { $plot }, facing { $street }.
   *[other] { $seat } builds a store on { $plot }, facing { $street }.
}
log-house = { $seat_is ->
    [you] You put a house of your { $group } group on it.
   *[other] { $seat } puts a house of the { $group } group on it.
}
log-decree = { $seat_is ->
    [you] You take { $decree }.
   *[other] { $seat } takes { $decree }.
}
log-marker = { $seat_is ->
    [you] You spend a set marker for one more decree.
   *[other] { $seat } spends a set marker for one more decree.
}
log-open = { $seat_is ->
    [you] You choose { $space } for a public building.
   *[other] { $seat } chooses { $space } for a public building.
}
log-show = { $seat_is ->
    [you] You show { $plan }: it is for { $space }.
   *[other] { $seat } shows { $plan }: it is for { $space }.
}
log-send = { $seat_is ->
    [you] You send an official from { $office } to the building.
   *[other] { $seat } sends an official from { $office } to the building.
}
log-building-opens = { $seat_is ->
    [you] You open { $building } at { $space }{ hired-too }.
   *[other] { $seat } opens { $building } at { $space }{ hired-too }.
}
hired-too = { $hired ->
    [0] { "" }
    [one] , with 1 hired official
   *[other] , with { $hired } hired officials
}

# ---- The log: periods, the Rival, the end ---------------------------------------------------------------------------

log-period-end = { $by_is ->
    [sets] { $seat_is ->
        [you] Period 1 is over: you have ended it with a second rubble set.
       *[other] Period 1 is over: { $seat } has ended it with a second rubble set.
    }
   *[piles] { $seat_is ->
        [you] Period 1 is over: you have ended it, because three piles are empty.
       *[other] Period 1 is over: { $seat } has ended it, because three piles are empty.
    }
}
log-discard = { $reward ->
    [yes] { $seat_is ->
        [you] You discard { $card } for its reward.
       *[other] { $seat } discards { $card } for its reward.
    }
   *[no] { $seat_is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
}
log-period = Period { $period } begins.
log-last-round = { $by_is ->
    [sets] Four rubble sets trigger the end: round { $round } is the last one.
   *[piles] Three empty piles trigger the end: round { $round } is the last one.
}
log-rival = The Rival removes { $card }.
log-end-game = The game is over: { $each }.
log-end-game-each = { $rank ->
    [1] { $seat_is ->
        [you] you win with { wigs-score }
       *[other] { $seat } wins with { wigs-score }
    }
   *[other] { $seat_is ->
        [you] you have { wigs-score }
       *[other] { $seat } has { wigs-score }
    }
}

# ---- Prompts --------------------------------------------------------------------------------------------------------

prompt-card = { $seat_is ->
    [you] Choose a card to play: into your portfolio, to the royal court, or discarded for 1 gold.
   *[other] { $seat } chooses a card to play: into the portfolio, to the royal court, or discarded for 1 gold.
}
prompt-use = { $seat_is ->
    [you] Choose what to do with { $card }. At court it would cost you { court-cost }.
   *[other] { $seat } chooses what to do with { $card }. At court it would cost { court-cost }.
}
court-cost = { $paid_in_is ->
    [reis] { reis-cost }
   *[influence] { $cost } influence
}
prompt-room = { $seat_is ->
    [you] Make room in your portfolio, which holds up to { $limit } cards. What you discard leaves the game.
   *[other] { $seat } makes room in the portfolio, which holds up to { $limit } cards. The discarded card leaves the game.
}
prompt-business = { $seat_is ->
    [you] Sell goods to ships, or trade a good with a noble. You must do one of the two.
   *[other] { $seat } must sell goods to ships, or trade a good with a noble.
}
prompt-selling = { $seat_is ->
    [you] Sell another good, or stop. The owner of the ship gets the wigs when its hold is full.
   *[other] { $seat } may sell another good. The owner of the ship gets the wigs when its hold is full.
}
prompt-trading = { $seat_is ->
    [you] Trade a second good for a different state action, or stop.
   *[other] { $seat } may trade a second good for a different state action.
}
prompt-visit = { $seat_is ->
    [you] Choose how to pay { $cost } for your visit to { to-the-noble }: in influence or in reis.
   *[other] { $seat } chooses how to pay { $cost } for the visit to { to-the-noble }: in influence or in reis.
}
prompt-free-act = { $seat_is ->
    [you] Take one of { of-the-noble } state actions for free, or skip it. The noble action follows.
   *[other] { $seat } may take one of { of-the-noble } state actions for free. The noble action follows.
}
prompt-following = { $seat_is ->
    [you] Follow the visit to { to-the-noble }, or not: one action for { $cost } influence and your favor.
   *[other] { $seat } may follow the visit to { to-the-noble }. It costs { $cost } influence and the favor.
}
prompt-follower-pays = { $seat_is ->
    [you] Choose how to pay { $cost } for following: in influence or in reis.
   *[other] { $seat } chooses how to pay { $cost } for following: in influence or in reis.
}
prompt-follower-acts = { $seat_is ->
    [you] Choose one of { of-the-noble } three actions.
   *[other] { $seat } chooses one of { of-the-noble } three actions.
}
prompt-payment = { $seat_is ->
    [you] Pay { reis-price } { paid-for }, in coins or with influence.
   *[other] { $seat } pays { reis-price } { paid-for }, in coins or with influence.
}
paid-for = { $reason_is ->
    [event] for the event
    [land] for the land
   *[officials] for hired officials
}
prompt-gaining = { $seat_is ->
    [you] Choose a good: your warehouse holds { $storage } of each type.
   *[other] { $seat } chooses a good: the warehouse holds { $storage } of each type.
}
prompt-losing = { $seat_is ->
    [you] Choose the good that you lose.
   *[other] { $seat } chooses a good to lose.
}
prompt-favor = { $seat_is ->
    [you] Take a royal favor: with it you may follow a visit to that noble.
   *[other] { $seat } takes a royal favor: with it { $seat } may follow a visit to that noble.
}
prompt-cardinal = { $seat_is ->
    [you] Move the Cardinal: you will take one of the two tiles beside him.
   *[other] { $seat } moves the Cardinal and will take one of the two tiles beside him.
}
prompt-clergy = { $seat_is ->
    [you] Take one of the two clergy tiles. It helps as long as you keep it; its wigs come when you cash it in.
   *[other] { $seat } takes one of the two clergy tiles.
}
prompt-ship = { $seat_is ->
    [you] Build { $ship }: the Treasury rises, and you gain influence.
   *[other] { $seat } may build { $ship }: the Treasury rises, and { $seat } gains influence.
}
prompt-ship-goods = { $seat_is ->
    [you] Give goods of different types for the ship: { $left } to go.
   *[other] { $seat } gives goods of different types for the ship: { $left } to go.
}
prompt-production = { $seat_is ->
    [you] Produce goods, or not. The market price of every type that you produce falls by 1.
   *[other] { $seat } may produce goods. The market price of every type produced falls by 1.
}
prompt-recruiting = { $seat_is ->
    [you] Send an official to an office ({ $left } to go). Visits to that noble get dearer for the others.
   *[other] { $seat } sends an official to an office ({ $left } to go). Visits to that noble get dearer for the others.
}
prompt-plan = { $seat_is ->
    [you] Take a plan: it says how many officials the building needs.
   *[other] { $seat } takes a plan.
}
prompt-store = { $seat_is ->
    [you] Choose a plot for your store, and the street that it faces. The cube that you then take lowers the price.
   *[other] { $seat } chooses a plot for a store and the street that it faces.
}
prompt-cube = { $seat_is ->
    [you] Take a cube from the row or the column of { $plot }. Its value is taken off the price of { reis-price }.
   *[other] { $seat } takes a cube from the row or the column of { $plot }. Its value is taken off the price of { reis-price }.
}
prompt-house = { $seat_is ->
    [you] Choose the house for { $plot }: left for visits, middle for ships, right for goods.
   *[other] { $seat } chooses the group that the house for { $plot } comes from.
}
prompt-decree = { $seat_is ->
    [you] Take a decree: it counts for you at the end of the game.
   *[other] { $seat } takes a decree: it brings wigs at the end of the game.
}
prompt-marker = { $seat_is ->
    [you] Spend a set marker for one more decree, or keep it. The set itself stays complete.
   *[other] { $seat } may spend a set marker for one more decree.
}
prompt-building = { $seat_is ->
    [you] Choose a space for the building: you get its cubes and its reward, and then you choose the plan.
   *[other] { $seat } chooses a space for the building.
}
prompt-showing = { $seat_is ->
    [you] Choose the plan for { $space }: its officials come from the offices and the plaza; missing ones are hired.
   *[other] { $seat } chooses the plan for { $space }.
}
prompt-sending = { $seat_is ->
    [you] Choose where an official for the building comes from: { $left } to go.
   *[other] { $seat } chooses where an official for the building comes from: { $left } to go.
}
prompt-rubble = { $seat_is ->
    [you] Take a cube from the rubble pile: one of each type makes a set.
   *[other] { $seat } takes a cube from the rubble pile.
}
prompt-drawing = { $seat_is ->
    [you] Draw a face-up card. When three piles are empty, the period ends.
   *[other] { $seat } draws a face-up card. When three piles are empty, the period ends.
}
prompt-cashing = { $seat_is ->
    [you] Cash in a clergy tile for its wigs, or stop. Cashing in at least one also gains you influence.
   *[other] { $seat } may cash in clergy tiles for the wigs on their backs, and then gains influence.
}
prompt-period-cards = { $seat_is ->
    [you] Discard cards, or stop. One of each noble brings its reward; then you draw up to five.
   *[other] { $seat } may discard cards. One card of each noble brings its reward.
}
prompt-start-clergy = { $seat_is ->
    [you] Keep one of the two clergy tiles. The other one goes back into the bag.
   *[other] { $seat } keeps one of two clergy tiles.
}
prompt-over = The game is over: whoever has the most wigs wins.

# ---- Choices and their headings -------------------------------------------------------------------------------------

choice-card = { $card }
choice-gold = Discard it for 1 gold
choice-portfolio = Into the portfolio
choice-court = { $paid_in_is ->
    [reis] Sponsor the event, { reis-cost }
   *[influence] Visit, { $cost } influence
}
choice-drop = { $card }
choice-sell = { $ship }: { good-word }, { reis-sales }
choice-trade = { $act }, for { good-word }
choice-act = { $act }
choice-follow = Follow
choice-pay-visit = { pay-the-visit }
choice-pay-follower-pays = { pay-the-visit }
pay-the-visit = { $means_is ->
    [reis] { reis-cost }
   *[influence] { $cost } influence
}
choice-pay-payment = { $payments_marker ->
    [0] { reis-coins }
   *[other] { $payments_coins ->
        [0] { marker-only }
       *[other] { reis-coins } and { marker-only }
    }
}
reis-coins = { $payments_coins ->
    [one] 1 real in coins
   *[other] { $payments_coins } reis in coins
}
marker-only = { $payments_marker ->
    [one] 1 real with influence, down to { $payments_target }
   *[other] { $payments_marker } reis with influence, down to { $payments_target }
}
choice-favor = { $noble }
choice-move = { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}
choice-clergy = { $tile }
choice-ship = { $ship_is ->
    [new] New ship, { goods-costs }
   *[other] { $ship }: upgrade, { goods-costs }
}
goods-costs = { $costs ->
    [0] no goods
    [one] 1 good
   *[other] { $costs } goods
}
choice-give = { $good }
choice-gain = { $good }
choice-lose = { $good }
choice-accept = Produce goods
choice-cube-cube = { $cube }, { $place }
choice-cube-rubble = { $cube }
choice-office = { $noble_is ->
    [king] King's office
    [marquis] Marquis' office
   *[builder] Builder's office
}
choice-plan = { $plans_top }
choice-store = { $plot }, { $street }: { reis-prices }
choice-house = { $group }
choice-decree = { $decree }
choice-spend = Spend a set marker
choice-open = { $space }
choice-show = { $plan }{ hire-plans }
hire-plans = { $plans_hired ->
    [0] { "" }
   *[other] , hire { $plans_hired } for { reis-hiring }
}
choice-send = { $office }
choice-draw = { $display_top }
choice-cash = { $tile }
choice-reward = Discard for its reward: { $card }
choice-discard = Discard without a reward: { $card }
choice-pass-selling = Stop selling
choice-pass-trading = No second trade
choice-pass-free-act = No state action
choice-pass-following = Do not follow
choice-pass-gaining = No good
choice-pass-favor = No favor
choice-pass-cardinal = Leave him where he is
choice-pass-ship = No ship
choice-pass-production = Produce nothing
choice-pass-recruiting = No more officials
choice-pass-plan = No plan
choice-pass-marker = Keep the marker
choice-pass-rubble = No cube
choice-pass-cashing = Stop cashing in
choice-pass-period-cards = Stop discarding

group-card = Your cards
group-gold = Use of the card
group-portfolio = { group-gold }
group-court = { group-gold }
group-drop = Make room
group-sell = Sell goods
group-pass-selling = { group-sell }
group-trade = Trade with nobles
group-pass-trading = { group-trade }
group-act-free-act = State action
group-act-follower-acts = Action
group-pass-free-act = { group-act-free-act }
group-follow = Follow the visit
group-pass-following = { group-follow }
group-pay = Payment
group-favor = Royal favors
group-pass-favor = { group-favor }
group-move = The Cardinal
group-pass-cardinal = { group-move }
group-clergy = Clergy tiles
group-ship = Shipyard
group-pass-ship = { group-ship }
group-give = Goods to give
group-gain = Goods to get
group-pass-gaining = { group-gain }
group-lose = Goods to lose
group-accept = Production
group-pass-production = { group-accept }
group-cube = Cubes
group-pass-rubble = { group-cube }
group-office = Offices
group-pass-recruiting = { group-office }
group-plan = Plans
group-pass-plan = { group-plan }
group-store = Plots
group-house = Houses
group-decree = Decrees
group-spend = One more decree
group-pass-marker = { group-spend }
group-open = Spaces
group-show = Your plans
group-send = Officials
group-draw = Draw a card
group-cash = Cash in a clergy tile
group-pass-cashing = { group-cash }
group-reward = Discard for the reward
group-discard = Discard without a reward
group-pass-period-cards = End of period 1

# ---- Why not --------------------------------------------------------------------------------------------------------

why-lisboa-setup-clergy = You did not draw { $tile }.
why-lisboa-turn-card = You do not hold { $card }.
why-lisboa-turn-draw = The { $pile } pile is empty.
why-lisboa-portfolio-goods = After tucking { $card } you would have no goods, and a sale or a trade must follow.
why-lisboa-portfolio-room = You cannot make room with { $card }.
why-lisboa-portfolio-penalty = You have no { $good } to lose.
why-lisboa-sponsor-price = The event costs { reis-price }, and you can pay only { $means ->
    [one] 1 real
   *[other] { $means } reis
}.
why-lisboa-sponsor-possible = No part of the event could be carried out after you have paid { reis-price }.
why-lisboa-visit-cost = The visit costs { $cost } influence, and you do not have enough influence and wigs.
why-lisboa-visit-possible = After paying { $cost } influence for the visit, you could not take { of-the-noble } noble action.
why-lisboa-visit-following = You cannot follow the visit to { $noble }: after paying, none of the three actions would be possible.
why-lisboa-visit-acts = You cannot take that now: { $act } is not possible, or is not one of { of-the-noble } actions.
why-lisboa-houses-left = You may pay for the visit in reis only with both left houses in the city and { reis-cost } in coins.
why-lisboa-houses-groups = No house is left in your { $group } group.
why-lisboa-sell-goods = You have no { $good }.
why-lisboa-sell-hold = There is no room: { $ship } is full, at sea, or belongs to nobody.
why-lisboa-trade-acts = No good buys { $act }: that is a noble action.
why-lisboa-trade-twice = You have traded for { $act } in this turn already.
why-lisboa-trade-goods = { $held ->
    [0] You have no { $good } to trade.
   *[other] You cannot trade { $good } for { $act }: that noble accepts something else.
}
why-lisboa-trade-possible = After giving { $good } for it, { $act } is not possible.
why-lisboa-influence-money = You must pay { reis-price } exactly: up to { $coins } in coins, and up to { $marker } with your influence.
why-lisboa-values-decline = You may not decline: only a reward may be left out.
why-lisboa-produce-needed = You must take a good: the card that you are tucking asks for one, and you have none.
why-lisboa-warehouse-limit = You cannot get { $good }: your warehouse holds { $limit } of each type, or the supply has none.
why-lisboa-favor-one = You have { favor-of } already.
why-lisboa-favor-take = The supply has no favor of { $noble } left.
why-lisboa-cardinal-walk = The Cardinal cannot go so far now, or there is no tile beside that space.
why-lisboa-cardinal-tiles = Not beside the Cardinal: { $tile }.
why-lisboa-church-scoring = You do not have { $tile }.
why-lisboa-ship-upgrade = You cannot upgrade { $ship }: it must be yours, docked, and smaller than the new one.
why-lisboa-ship-goods = The ship costs more, or other goods: you have { $types ->
    [one] 1 type
   *[other] { $types } types
}, and each counts once.
why-lisboa-options-different-offices = You have placed an official in { office-of } already, and each must go to another office.
why-lisboa-plan-take = No plan of { $architect } is left.
why-lisboa-store-plot = Plot { $plot } does not lie on { $street }.
why-lisboa-store-taken = Plot { $plot } is not free.
why-lisboa-store-tile = No city tile is left for { $plot } that faces { $street }.
why-lisboa-store-price = The land of { $plot } costs { reis-price } before you take a cube, and you can pay only { $means ->
    [one] 1 real
   *[other] { $means } reis
}.
why-lisboa-store-rubble = There is no such { $cube } cube, or you could not pay for the land after taking it.
why-lisboa-rubble-pile = You cannot take { a-cube } from there.
why-lisboa-decree-display = Not in the display: { $decree }.
why-lisboa-building-plan = You do not have { $plan }.
why-lisboa-building-next = The architect has no building left for { $plan }.
why-lisboa-building-space = It cannot be { $space }: the space is taken or covered, or the building does not serve the trade of that street.
why-lisboa-building-officials = You need { $needed ->
    [one] 1 official
   *[other] { $needed } officials
}, and you cannot get them from there.
why-lisboa-building-hiring = Hiring would cost { reis-price }, and you can pay only { $means ->
    [one] 1 real
   *[other] { $means } reis
}.
why-lisboa-period-cards = You get no reward for { $card }: it has none, or you had one of that noble already.
