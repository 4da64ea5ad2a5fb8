
# ---- The end --------------------------------------------------------------------------------------------------------

ending-you = You
ending-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
ending-series = Wigs, round by round; the last point is after the final scoring
ending-wigs = Wigs in all
ending-won = Before the final scoring
ending-won-store = Stores, when built
ending-won-building = Stores, when a public building opened
ending-won-ship = Ships that put to sea
ending-won-clergy = Clergy tiles cashed in
ending-won-clergy-benefit = Decrees taken, by a clergy tile
ending-won-sets = Rubble sets, end of period 1
ending-won-reward = Rewards and events
ending-won-overflow = Influence beyond ten
ending-won-rival = The Rival’s turns
ending-won-visit = Paid for visits
ending-won-penalty = Penalties
ending-final-sets = Rubble sets
ending-final-ships = Ships in the portfolio
ending-final-stores = Most stores of a trade
ending-final-officials = Officials in public buildings
ending-final-favors = Royal favors
ending-final-money = Money, 1 for every 5 reis
ending-final-decrees = Decrees
ending-reis = Reis
ending-goods = Goods
ending-tie = Reis broke the tie, and after them goods in the warehouse.
ending-shared = Wigs, reis and goods are equal: the place is shared.

# ---- The sheet after a church scoring, and after the first period ---------------------------------------------------

sheet-church = Church scoring
sheet-church-about = { $tiles ->
    [one] One clergy tile was cashed in
   *[other] { $tiles } clergy tiles were cashed in
} for { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}; the Cardinal stands up again.
sheet-none = { $kept ->
    [0] had no tile to cash in
    [one] keeps the only tile
   *[other] keeps all { $kept } tiles
}
sheet-on = Go on
sheet-end = To the final scoring
sheet-period = Period 1 is settled
sheet-period-on = On to period 2
sheet-period-wigs = Where the wigs came from
sheet-wigs-so-far = Wigs so far
sheet-cards = Cards discarded
sheet-cards-of = { $discarded ->
    [0] none
   *[other] { $discarded }, { $rewards ->
        [0] none for a reward
        [one] 1 for its reward
       *[other] { $rewards } for their rewards
    }
}
sheet-next = In period 2
sheet-next-cards = Everybody has drawn up to five purple cards, and the brown ones lie in the display.
sheet-next-ships = New ships lie in the yard: their holds are larger.
sheet-next-end = A fourth rubble set or three empty piles trigger the end: after that round, one more is played.
sheet-line-church = { $tiles ->
    [0] You cash in no clergy tile
   *[other] The church brings you { $wigs ->
        [one] 1 wig
       *[other] { $wigs } wigs
    }
}
sheet-line-church-best = { $seat } gets the most at church: { $wigs } wigs
sheet-line-period = You have { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} after period 1: place { $place } of { $sides }
sheet-line-period-best = { $seat } leads after period 1 with { $wigs } wigs
sheet-line-turn = { $seat_is ->
    [you] Next: your turn.
   *[other] Next: { $seat }’s turn.
}
sheet-line-cards = Next: period 1 ends, and cards may be discarded.
sheet-line-end = Next: the final scoring.

# ---- A game in numbers ----------------------------------------------------------------------------------------------

stat-rounds = { $count } rounds were played, { $early ->
    [one] the first of them
   *[other] { $early } of them
} in period 1.
stat-ended-sets = Four rubble sets triggered the end.
stat-ended-piles = Three empty piles triggered the end.
stat-city = The city has { $stores ->
    [one] 1 store
   *[other] { $stores } stores
} and { $buildings ->
    [one] 1 public building
   *[other] { $buildings } public buildings
}; { $follows ->
    [0] nobody followed a visit
    [one] a visit was followed once
   *[other] visits were followed { $follows } times
}.
stat-stores = Stores
stat-stores-about = Built in the whole game
stat-buildings = Public buildings
stat-buildings-about = Opened in the whole game
stat-sets = Rubble sets
stat-sets-about = Complete at the end
stat-portfolio = Cards into the portfolio
stat-portfolio-about = Tucked for influence or a lasting benefit
stat-visits = Visits
stat-visits-about = To nobles, with a card of one’s own
stat-follows = Visits followed
stat-follows-about = With a royal favor
stat-events = Events sponsored
stat-events-about = With Treasury cards
stat-gold = Cards discarded for gold
stat-gold-about = Turns that brought a gold and nothing else
stat-goods = Goods received
stat-goods-about = From production, plots, cards and events
stat-sold = Goods sold
stat-sold-about = Put aboard a ship, one’s own or another’s
stat-sales = Earned by sales
stat-sales-about = Reis for goods
stat-sailed = Goods that sailed
stat-sailed-about = Aboard one’s own ships, a wig each
stat-cashed = Clergy tiles cashed in
stat-cashed-about = In church scorings
stat-decrees = Decrees
stat-decrees-about = Taken in the whole game

# ---- The board in words ---------------------------------------------------------------------------------------------

say-comma = , { "" }
say-nothing = none
say-count = { $count } { $name }
say-seat = { $seat }
say-over = The game is over.
say-turn = Period { $period }, round { $round }. To play: { $whose }.
say-last-round = Round { $round } is the last one.
say-treasury = Treasury: { $reis } reis for a subsidy, an event, land or a hired official; visits cost { $influence } influence and more.
say-prices = Market prices: { $list }.
say-price = { $good } { $price }
say-pile = { $count ->
    [0] The { $pile } pile is empty.
   *[other] { $pile } pile, { $count }: { $card } on top.
}
say-office = Office of { $noble }: { $list }; royal favors in the supply: { $favors }.
say-plaza = Plaza: { $list }.
say-officials = { $count } of { $name }
say-neutral = { $count } neutral
say-shipyard = Shipyard: { $ship } is next, { $count ->
    [one] and the last one
   *[other] of { $count }
}.
say-shipyard-empty = The shipyard is empty.
say-ship = { $seat_is ->
    [you] Your ship
   *[other] { $seat }’s ship
}, { $ship }, docked; in its hold of { $hold }: { $list }.
say-ship-at-sea = { $seat_is ->
    [you] Your ship
   *[other] { $seat }’s ship
}, { $ship }, is at sea.
say-cardinal = { $lies ->
    [yes] The Cardinal lies on space { $space } of the church track: church scoring comes at the end of the turn.
   *[no] The Cardinal stands on space { $space } of the church track.
}
say-clergy-open = Face-up clergy tiles: { $list }.
say-clergy-at = on place { $place } { $tile }
say-decrees = Decrees on display: { $decrees }.
say-architect = { $architect }: { $plans ->
    [0] no plan left
    [one] the last plan: { $plan }
   *[other] { $plans } plans, face up { $plan }
}; next building: { $building }.
say-streets = Streets from west to east: { $list }.
say-street = { $street } scores { $wigs }
say-row = Rubble of row { $row }: { $list }.
say-column = Rubble of column { $column }: { $list }.
say-store = Plot { $plot }: { $good } store of { $name }, with { $related ->
    [0] no related public building
    [one] 1 related public building
   *[other] { $related } related public buildings
}.
say-building = Space { $space }: { $building }, opened by { $name }, with { $officials ->
    [one] 1 official
   *[other] { $officials } officials
}.
say-spaces = Free public-building spaces: { $list }.
say-space = { $space } with { $list }
say-rubble = Rubble pile: { $list }.
say-player = { $seat_is ->
    [you] You have
   *[other] { $seat } has
} { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}, { $reis ->
    [one] 1 real
   *[other] { $reis } reis
} and { $influence } influence; each gain brings { $drawing }.
say-goods = Warehouse, room for { $storage } of each: { $list }.
say-portfolio = Portfolio, { $count } of { $limit } cards{ $count ->
    [0] .
   *[other] : { $cards }.
}
say-cubes = Rubble: { $list }; { $sets ->
    [0] no set
    [one] 1 set
   *[other] { $sets } sets
}.
say-houses = Houses left: left { $left }, middle { $middle }, right { $right }.
say-staff = Officials: { $board } on the board, { $buildings } in public buildings.
say-clergy = Clergy tiles: { $tiles }.
say-favors = Royal favors of { $nobles }.
say-plans = Plans: { $plans }.
say-owned-decrees = Decrees: { $decrees }.
say-hand = { $count ->
    [0] No card in hand.
   *[other] In hand: { $cards }.
}
say-hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand{ $open ->
    [0] .
   *[other] , among them { $cards }.
}
say-rival = The Rival has { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
}.

# ---- Pieces: what stands on cards and tiles ---------------------------------------------------------------------------

piece-event = Event
piece-decree = Decree
piece-hold = hold
piece-each-sale = each sale
piece-built = Built:
piece-years-blue = 1755–57
piece-years-red = 1757–63
piece-years-purple = 1763–68
piece-years-brown = 1769–77
piece-ship-blue = Barca
piece-ship-red = Caravel
piece-ship-purple = Nau
piece-ship-brown = Galleon
piece-period-blue = period 1
piece-period-red = period 1
piece-period-purple = period 2
piece-period-brown = period 2
piece-architect-santos = E. dos Santos
piece-architect-mardel = Carlos Mardel
piece-plan-done = completed
piece-favor-once = follow, once

piece-does-reis = Take { $n ->
    [one] 1 real
   *[other] { $n } reis
}
piece-does-wig = Take { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
piece-does-good = Take { goods-n }
piece-does-good-any = { $n ->
    [one] Take 1 good of your choice
   *[other] Take { $n } goods of your choice
}
piece-does-influence = Gain influence
piece-does-favor = Take a royal favor
piece-does-cardinal = Meet the Cardinal, { $n ->
    [1] 1 step
   *[other] 1 or 2 steps
}
piece-does-officials = { $n ->
    [one] Place 1 official
   *[other] Place { $n } officials
}
piece-does-plan = Take a plan
piece-does-ship = Build a ship
piece-does-produce = Produce goods
piece-does-decree = { $n ->
    [one] Take a decree
   *[other] Take { $n } decrees
}
piece-does-store = Build a store
piece-does-public-building = Open a public building
piece-does-rubble = Take a cube from the pile
piece-does-treasury = Treasury up { $n }
piece-does-lose-reis = Lose { $n ->
    [one] 1 real
   *[other] { $n } reis
}
piece-does-lose-wig = Lose { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
piece-does-lose-influence = Lose { $n } influence
piece-does-lose-good = Lose { $n ->
    [one] 1 good
   *[other] { $n } goods
}
piece-part-reis = { $n ->
    [one] 1 real
   *[other] { $n } reis
}
piece-part-wig = { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
piece-part-good = { goods-n }
piece-part-good-any = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
piece-part-influence = influence
piece-part-favor = a favor
piece-part-cardinal = the Cardinal
piece-part-officials = { $n ->
    [one] 1 official
   *[other] { $n } officials
}
piece-part-plan = a plan
piece-part-ship = a ship
piece-part-produce = production
piece-part-decree = { $n ->
    [one] a decree
   *[other] { $n } decrees
}
piece-part-store = a store
piece-part-public-building = a public building
piece-part-rubble = a cube
piece-part-treasury = Treasury up
piece-part-lose-reis = lose { $n ->
    [one] 1 real
   *[other] { $n } reis
}
piece-part-lose-wig = lose { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}
piece-part-lose-influence = lose { $n } influence
piece-part-lose-good = lose { $n ->
    [one] 1 good
   *[other] { $n } goods
}

piece-keeps-land = Land costs { $n } less
piece-keeps-rubble = { $cube_is ->
    [earthquake] Earthquake
    [fire] Fire
   *[tsunami] Tsunami
} cubes cost { $n } less
piece-keeps-hire = Each hired official { $n } less
piece-keeps-pb-officials = Buildings need { $n ->
    [one] 1 official fewer
   *[other] { $n } officials fewer
}
piece-keeps-visit = Visits to { $noble } cost { $n } less
piece-keeps-visit-all = Every visit costs { $n } less
piece-keeps-event = Events cost { $n } less
piece-keeps-subsidy = Subsidies pay { $n } more
piece-keeps-sell = { $good_is ->
    [gold] Gold sells
    [tools] Tools sell
    [books] Books sell
   *[cloth] Cloth sells
} for { $n } more
piece-keeps-sell-all = All your sales bring { $n } more
piece-keeps-produce = Produce { $n } more
piece-keeps-recruit = Recruit { $n } more
piece-keeps-trade-wild = Trade one good as any
piece-keeps-keep-favor-on-follow = Follow and keep the favor
piece-keeps-influence = Gains of influence { $n } larger
piece-keeps-warehouse = Room for { $n } more of each good
piece-keeps-gain = Gain influence when you meet the Cardinal for it
piece-keeps-wig-on-decree = Each decree brings { $n ->
    [one] 1 wig
   *[other] { $n } wigs
}

piece-decree-per = each { $noun }
piece-decree-every = { $cap ->
    [none] every { $n } { $noun }
   *[other] every { $n } { $noun }, to { $cap }
}
piece-decree-at-least = { $n ->
    [one] { $noun }
   *[other] { $n }+ { $noun }
}
piece-decree-at-most = { $n ->
    [0] no { $noun }
   *[other] at most { $n } { $noun }
}
piece-decree-most = most { $noun }
piece-count-stores = { $good_is ->
    [gold] gold
    [tools] tool
    [books] book
   *[cloth] cloth
} { $n ->
    [one] store
   *[other] stores
}
piece-count-stores-all = { $n ->
    [one] store
   *[other] stores
}
piece-count-stores-types = { $n ->
    [one] trade with a store
   *[other] trades with a store
}
piece-count-stores-row = { $n ->
    [one] store in row { $row }
   *[other] stores in row { $row }
}
piece-count-stores-column = { $n ->
    [one] store in column { $column }
   *[other] stores in column { $column }
}
piece-count-stores-cheapest = { $n ->
    [one] store of the cheapest good
   *[other] stores of the cheapest good
}
piece-count-cubes = { $cube_is ->
    [earthquake] quake
    [fire] fire
   *[tsunami] tsunami
} { $n ->
    [one] cube
   *[other] cubes
}
piece-count-sets = { $n ->
    [one] rubble set
   *[other] rubble sets
}
piece-count-goods = { $good } in store
piece-count-goods-all = { $n ->
    [one] good in store
   *[other] goods in store
}
piece-count-reis = { $n ->
    [one] real
   *[other] reis
}
piece-count-ships = { $n ->
    [one] ship
   *[other] ships
}
piece-count-hold = { $n ->
    [one] hold space
   *[other] hold spaces
}
piece-count-largest-hold = { $n ->
    [one] hold of one ship
   *[other] hold of one ship
}
piece-count-cards = { $noble_is ->
    [king] King
    [marquis] Marquis
   *[builder] Builder
} { $n ->
    [one] card kept
   *[other] cards kept
}
piece-count-cards-treasury = { $n ->
    [one] Treasury card kept
   *[other] Treasury cards kept
}
piece-count-cards-all = { $n ->
    [one] card kept
   *[other] cards kept
}
piece-count-portfolio-influence = influence on cards
piece-count-influence = influence
piece-count-officials = { $n ->
    [one] official
   *[other] officials
} with { $noble_is ->
    [king] King
    [marquis] Marquis
   *[builder] Builder
}
piece-count-officials-offices = { $n ->
    [one] official in an office
   *[other] officials in offices
}
piece-count-officials-plaza = { $n ->
    [one] official on the plaza
   *[other] officials on the plaza
}
piece-count-officials-board = { $n ->
    [one] official at home
   *[other] officials at home
}
piece-count-officials-public-buildings = { $n ->
    [one] official in a building
   *[other] officials in buildings
}
piece-count-favors = { $noble_is ->
    [king] King’s favor
    [marquis] Marquis’ favor
   *[builder] Builder’s favor
}
piece-count-favors-all = { $n ->
    [one] royal favor
   *[other] royal favors
}
piece-count-clergy = { $n ->
    [one] clergy tile
   *[other] clergy tiles
}
piece-count-plans-done = { $n ->
    [one] completed plan
   *[other] completed plans
}
piece-count-plans-open = { $n ->
    [one] plan not completed
   *[other] plans not completed
}
piece-count-plans-architects = { $n ->
    [one] architect’s plan done
   *[other] architects’ plans done
}
piece-count-public-buildings-north = { $n ->
    [one] building in the north
   *[other] buildings in the north
}
piece-count-public-buildings-west = { $n ->
    [one] building in the west
   *[other] buildings in the west
}
piece-count-public-buildings-east = { $n ->
    [one] building in the east
   *[other] buildings in the east
}
piece-count-other-decrees = { $n ->
    [one] other decree
   *[other] other decrees
}
piece-count-house-groups = { $n ->
    [one] group of houses built
   *[other] groups of houses built
}

# ---- Figures of the rulebook ----------------------------------------------------------------------------------------

figure-portfolio = Portfolio
figure-court = Royal court
figure-reward = Reward or penalty
figure-subsidy = Subsidy
figure-business = Sell or trade
figure-visit = Visit the noble
figure-event = Sponsor the event
figure-gold = Or discard it for one gold
figure-board = Your board
figure-house-left = The second gap: visits may be paid in reis.
figure-house-middle = A gap: ships cost 1 good less. Three: nothing.
figure-house-right = A gap: 1 more good when you produce. Three: 1 more of each.
figure-setup-city = The four streets between five columns of plots, and the spaces for public buildings around them.
figure-setup-board = Each noble with the goods he takes, his two state actions, and below them his noble action.
figure-turn-uses = A noble card and a Treasury card, each with its two uses; any card can be put away for gold.
figure-portfolio-rows = A King’s card and a ship above the board: each gain brings the sum of their influence. Below it a Treasury card helps for good.
figure-sell-sailing = Gold at its market price and 1 more by the ship; it fills the hold, the ship sails, and its owner gets 2 wigs.
figure-visit-cost = Two officials of others make the visit 2 dearer; your own does not count. The clergy tile saves 1.
figure-cardinal-walk = From his space the Cardinal may go one or two spaces clockwise; with two steps you choose between tiles 3 and 4, and pass the Treasury’s sign.
figure-ship-upgrade = From a hold of 2 to a hold of 3: one good, and the book that is aboard moves over.
figure-recruit-full-office = Four seats are taken. Blue has two officials there, more than anybody else, so one of them goes to the plaza.
figure-store-price = You take the earthquake cube from row B, and pay for the Treasury and for the four cubes that remain.
figure-store-scoring = The book street’s tile is 4. Two public buildings are related: the one at its north end and the one in the east serve books, the one in the west does not.
figure-building-scoring = The new building serves books and cloth. The book store, with two related buildings, scores 4 × 2, the cloth store in the row 5 × 1; the gold store and the store in row C score nothing.
figure-rubble-set = Two cubes of each type are two sets; the third fire waits. Warehouse and portfolio hold 2, and 1 more for each set.
figure-influence-money = Down from 7 to 4 the marker reaches the coins of 6 and 4: that pays 2 reis.
figure-houses-groups = Both left houses stand in the city, and one of the middle; the right ones are still at home.

# ---- The table: steps, areas, tips ----------------------------------------------------------------------------------

called-you = You
note-round = Period { $period } · Round { $round }{ $last ->
    [0] { "" }
   *[other] { " " }of { $last }
}
panel-first = First player
step-start = Set-up
step-period = End of period 1
step-card = Card
step-action = Action
step-follow = Follow
step-draw = Draw
step-church = Church scoring
aria-not-now = not possible now; tells why
tip-rule = The rule
tip-card = { $kind } card { $number }
tip-card-head = In the portfolio it adds { $influence } to every gain of influence.
tip-card-reward = Its reward, when it goes into the portfolio: { $what }.
tip-card-penalty = Its penalty, when it goes into the portfolio: { $what }.
tip-card-event = Its event, at court: { $what }.
tip-card-keeps = In the portfolio, for good: { $what }.
tip-pile-empty = This pile is empty. Three empty piles end the period.
tip-face-down = Clergy tile, face down
tip-face-down-about = It is turned up when the Cardinal comes beside it.
tip-decree = At the end of the game it is worth { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} to its owner.
tip-ship = Hold { $hold }; every sale into it brings { $price } more. In the portfolio it adds { $influence } to every gain of influence.
tip-ship-owner = It belongs to { $seat }.
tip-ship-sea = It is at sea until { $seat }’s next turn.
tip-store = { $good_is ->
    [gold] Gold store
    [tools] Tool store
    [books] Book store
   *[cloth] Cloth store
} of { $owner }
tip-store-wigs = Its street scores { $value }, with { $buildings ->
    [0] no public building so far
    [one] 1 public building
   *[other] { $buildings } public buildings
}.
tip-plot = Plot { $plot }
tip-plot-reward = Whoever builds here: { $what }.
tip-plot-price = For you it costs { $total ->
    [one] 1 real
   *[other] { $total } reis
}, { $least } after taking the dearest cube.
tip-building = Public building for { $goods }
tip-building-about = Stores of its trades in its row, or in its street, score once more for it.
tip-space = Space { $space } for a public building
tip-space-reward = Whoever opens one here takes the cubes, and: { $what }.
tip-visit = A visit costs you { $total } influence: { $treasury } for the Treasury{ $officials ->
    [0] { "" }
   *[other] , { $officials } for the officials of others
}{ $benefit ->
    [0] { "" }
   *[other] , less { $benefit } by your benefits
}.
tip-office = The office has room for { $spaces } officials. In a full one those who have most make room.
tip-plaza = Officials who had to leave an office. They can still be sent to a public building.
tip-favor = With it you may follow a visit to this noble, once. { $count } in the supply; 2 wigs at the end.
tip-plans = { $count ->
    [0] No plan left.
    [one] The last plan: { $plan }.
   *[other] Face up: { $plan }; { $count } plans in all.
}
tip-next-building = Next is { $building }; { $left ->
    [0] it is the last.
   *[other] { $left } more to come.
}
tip-treasury = Treasury
tip-treasury-about = Land, events and hired officials cost { $reis } reis now, a subsidy brings { $reis } reis, a visit costs { $influence } influence. Ships raise it, Treasury cards lower it.
tip-good = It sells for { $price } reis, more on a better ship; { $supply } in the supply.
tip-house = Houses, { $group } group
tip-cube = Worth { $price ->
    [one] 1 real
   *[other] { $price } reis
} of rubble while it lies in a row or a column. One of each type makes a set.
tip-church = Church
tip-church-about = The Cardinal goes clockwise; you take one of the two tiles beside him. { $bag } tiles in the bag.
tip-act-favor = Take the favor of a noble whose favor you lack.
tip-act-cardinal = Move the Cardinal 1 or 2 spaces and take a clergy tile.
tip-act-building = Open a public building with one of your plans and your officials.
tip-act-ship = Pay goods of different types for the next ship; gain influence.
tip-act-produce = One good for each of your stores; their prices fall by 1.
tip-act-decree = Take a decree; it scores for you at the end.
tip-act-recruit = Send 1 or 2 officials to offices: visits there get dearer for the others.
tip-act-plan = Take the top plan of an architect.
tip-act-store = Build a store: the plot's reward, a cube, then the price of the land.

# ---- Areas, players, the Rival --------------------------------------------------------------------------------------

board-areas = Parts of the board
board-area-city = City
board-area-court = Court
board-area-choice = Choose
board-area-board = My board
board-area-harbour = Harbour
board-look = { $seat_is ->
    [you] Look at your whole board
   *[other] Look at { $seat }’s whole board
}
tally-reis = { $count ->
    [one] 1 real
   *[other] { $count } reis
}
tally-wigs = { $count ->
    [one] 1 wig
   *[other] { $count } wigs
}
tally-influence = Influence { $count }; each gain brings { $drawing }
tally-goods = { $count } { $name }
tally-ship = { $ship }{ $sea ->
    [yes] , at sea
   *[no] , docked
}
tally-no-ship = no ship
tally-stores = { $count ->
    [one] 1 store
   *[other] { $count } stores
}
tally-sets = { $count ->
    [one] 1 rubble set
   *[other] { $count } rubble sets
}
tally-decrees = { $count ->
    [one] 1 decree
   *[other] { $count } decrees
}
rival-officials = { $board } at home, { $buildings } in buildings
rival-next = His next card: { $pile }. { $does }
rival-does-treasury = The Treasury rises, and he places an official.
rival-does-king = He opens a public building.
rival-does-marquis = He takes a decree.
rival-does-builder = He builds a store.
harbour-title = Harbour and market
harbour-sub = the ships, their holds, and the prices of goods

# ---- The hand -------------------------------------------------------------------------------------------------------

hand-look = Press and hold to look at your cards
hand-title = { $own ->
    [yes] Your hand
   *[no] Hand
}
hand-sub = a card is drawn at the end of the turn
hand-choose = choose a card to play
hand-clear = discard what you do not want to keep
hand-card = { $card }
hand-played = { $use ->
    [court] At court
    [portfolio] Into the portfolio
    [gold] Discarded for gold
   *[other] Chosen
}
hand-reward = Discard for its reward
hand-discard = Discard without a reward
hand-ways = Can be played to { $ways }.
hand-way-sell = sell
hand-way-trade = trade
hand-way-visit = visit
hand-way-event = sponsor its event
hand-way-discard = take gold
hand-way-and = { ", " }
hand-none = No card in hand.

# ---- A player's board -----------------------------------------------------------------------------------------------

mine-title = Your board
mine-title-of = { $name }’s board
mine-prospects = Expected at the end
mine-prospect = { $name }: { $count } wigs
mine-portfolio = Portfolio
mine-drawing = each gain brings { $count } influence
mine-card = In the portfolio: { $card }
mine-slot-top = noble or ship
mine-slot-bottom = Treasury card
mine-slot-closed = { $number ->
    [1] 1st set opens
    [2] 2nd set opens
    [3] 3rd set opens
   *[other] { $number }th set opens
}
mine-warehouse = Warehouse
mine-of-each = { $count } of each
mine-good = { $name }: { $count } of { $storage }
mine-rubble = Rubble
mine-sets = { $count ->
    [0] no set
    [one] 1 set
   *[other] { $count } sets
}
mine-cubes = Cubes: earthquake { $earthquake }, fire { $fire }, tsunami { $tsunami }
mine-houses = Houses
mine-left = { $count } left
mine-group = Houses, { $group } group: { $left } left; { $about }
mine-next = next: { $what }
mine-house-left-1 = nothing yet
mine-house-left-2 = visits for reis
mine-house-middle-1 = ships cost 1 good less
mine-house-middle-2 = ships cost 1 good less
mine-house-middle-3 = ships cost no goods
mine-house-right-1 = produce 1 more
mine-house-right-2 = produce 1 more
mine-house-right-3 = produce 1 more of each
mine-influence = Influence { $count }
mine-clergy = Clergy
mine-tile = { $tile }
mine-officials = { $board } at home, { $offices } in offices{ $plaza ->
    [0] { "" }
   *[other] , { $plaza } on the plaza
}, { $buildings } in buildings
mine-plans = { $count ->
    [one] 1 plan
   *[other] { $count } plans
}{ $done ->
    [0] { "" }
   *[other] , { $done } completed
}
mine-favors = { $count ->
    [0] no favor
    [one] 1 favor
   *[other] { $count } favors
}
mine-decrees = { $count ->
    [one] 1 decree
   *[other] { $count } decrees
}
mine-decrees-title = Decrees

# ---- A turn, step by step -------------------------------------------------------------------------------------------

trail-start-clergy = Clergy tile
trail-card = Card
trail-use = { $move ->
    [court] At court
    [portfolio] Portfolio
    [gold] For gold
   *[other] Use
}
trail-room = Room
trail-business = { $move ->
    [sell] Sale
    [trade] Trade
   *[other] Sale or trade
}
trail-selling = { $move ->
    [pass] No more sales
   *[other] Sale
}
trail-trading = { $move ->
    [pass] No second trade
   *[other] Trade
}
trail-visit = Payment
trail-free-act = { $move ->
    [pass] No state action
   *[other] State action
}
trail-following = Follow
trail-follower-pays = Payment
trail-follower-acts = Action
trail-payment = Payment
trail-gaining = Good
trail-losing = Good
trail-favor = Favor
trail-cardinal = Cardinal
trail-clergy = Clergy tile
trail-ship = Ship
trail-ship-goods = Goods
trail-production = Production
trail-recruiting = Official
trail-plan = Plan
trail-store = Plot
trail-cube = Cube
trail-house = House
trail-decree = Decree
trail-marker = Marker
trail-building = Space
trail-showing = Plan
trail-sending = Officials
trail-rubble = Cube
trail-drawing = Draw
trail-cashing = Clergy tile
trail-period-cards = Cards
compose-and = { " " }and{ " " }

compose-sell = Portfolio, then sell
compose-go-sell = Sell…
compose-go-trade = Trade…
compose-best-sale = { $price ->
    [one] best sale 1 real
   *[other] best sale { $price } reis
}
compose-no-sale = You have nothing that a docked ship has room for.
compose-no-trades = None of your goods buys a state action now.
compose-pays-for = { $act }: { $goods }
compose-card = Play { $card }
compose-most-store = Most wigs: { $plot }, +{ $wigs }, costs { $price }
compose-most-building = Most wigs: { $space }, +{ $wigs }
compose-may-follow = { $names } may follow
compose-discard-empty = It would bring nothing.
compose-discards = Cards to discard
compose-open-rest = { $rest ->
    [one] The best { $best } are listed; the other one is on the plan of the city.
   *[other] The best { $best } are listed; the other { $rest } are on the plan of the city.
}
compose-sell-go = { $count ->
    [one] Sell 1 good
   *[other] Sell up to { $count } goods
}
compose-trade = Portfolio, then trade
compose-trade-sub = one or two goods, a state action for each
compose-trade-go = Trade 1 or 2 goods
compose-visit = { $noble_is ->
    [king] Visit the King
    [marquis] Visit the Marquis
   *[builder] Visit the Builder
}
compose-visit-none = Visit a noble
compose-visit-sub = at court, with your courtier
compose-visit-go = { $cost ->
    [0] Visit free of charge
   *[other] Visit for { $cost } influence
}
compose-visit-treasury = A Treasury card opens no noble’s door: only a noble’s own card does.
compose-not-this = not with this card
compose-sponsor = Sponsor an event
compose-sponsor-sub = at court, for reis
compose-sponsor-go = { $price ->
    [0] Sponsor free of charge
    [one] Sponsor for 1 real
   *[other] Sponsor for { $price } reis
}
compose-sponsor-noble = Only a Treasury card carries an event. This is a noble card.
compose-discard = Discard
compose-discard-sub = no action
compose-discard-about = Put the card away and take one gold.
compose-discard-room = { $supply ->
    [0] The supply has no gold left.
   *[other] Your warehouse has { $count } of { $storage } gold.
}
compose-discard-go = Take gold
compose-reward = { $what }: the reward of the card.
compose-penalty = { $what }: the penalty of the card.
compose-subsidy = { $amount ->
    [one] A subsidy of 1 real; the Treasury falls.
   *[other] A subsidy of { $amount } reis; the Treasury falls.
}
compose-keeps = From then on: { $what }.
compose-full = { $whole ->
    [yes] Your portfolio is full: { $count } of { $limit }.
   *[no] That row of your portfolio is full.
}
compose-full-about = One of its cards must leave the game first.
compose-head = It adds { $influence } to every gain of influence.
compose-foot = It goes into the bottom row.
compose-card-head = Head
compose-card-head-noble = shows in your portfolio: { $influence } influence with every gain
compose-card-head-treasury = brings no influence
compose-card-foot = Foot
compose-card-foot-noble = happens once, as the card goes into the portfolio
compose-card-foot-treasury = shows in your portfolio, and lasts
compose-card-court-noble = At court neither counts: the card only opens the door of { to-the-noble }.
compose-card-court-treasury = At court only the event in the middle counts.
compose-holds = { $count ->
    [0] No hold space is open
    [one] One hold space is open
   *[other] { $count } hold spaces are open
}
compose-no-ships = Nobody has a ship in the harbour yet.
compose-your-ship = Your ship
compose-at-sea = at sea until its owner’s turn
compose-hold = { $free } of { $hold } free
compose-prices = Your goods, and their prices
compose-acts = State actions, and what would pay
compose-no-good = nothing to give
compose-pay-influence = Pay influence
compose-visit-sum = Treasury { $treasury }{ $officials ->
    [0] { "" }
   *[other] , officials of others { $officials }
}{ $benefit ->
    [0] { "" }
   *[other] , your benefits −{ $benefit }
}
compose-wigs-short = { $wigs ->
    [one] you lack influence: 1 wig more
   *[other] you lack influence: { $wigs } wigs more
}
compose-first = You may first take one, free
compose-then = Then you must
compose-followers = Others may follow
compose-follower = { $name } for { $cost } { $means ->
    [reis] reis
    [influence-reis] influence or reis
   *[influence] influence
}
compose-follow-about = a follower gives back the favor and takes one of the three actions
compose-nobody-follows = Nobody could follow now.
compose-event-price = It costs
compose-means = { $reis ->
    [one] you have 1 real
   *[other] you have { $reis } reis
}; with influence you can pay { $means } reis
compose-event-about = Nobody may follow. Afterwards the card leaves the game.

compose-business = Sale or trade
compose-tab-sell = Sell to ships
compose-tab-trade = Trade with nobles
compose-into = Into
compose-have = you have { $count }
compose-price-more = every sale +{ $price }
compose-sails = { $own ->
    [yes] { $wigs ->
        [one] one more fills it: 1 wig for you
       *[other] one more fills it: { $wigs } wigs for you
    }
   *[no] { $wigs ->
        [one] one more fills it: 1 wig for its owner
       *[other] one more fills it: { $wigs } wigs for its owner
    }
}
compose-no-trade = { $noble_is ->
    [king] The King takes cloth or gold, and it must be possible.
    [marquis] The Marquis takes books or gold, and it must be possible.
   *[builder] The Builder takes tools or gold, and it must be possible.
}

compose-plots = Best plots
compose-plots-about = the price if you take the dearest cube; point at any other plot in the city
compose-from = at least { $price ->
    [one] 1 real
   *[other] { $price } reis
}
compose-best = other plots
compose-build-at = If you build at { $plot }
compose-plot-reward = Plot reward
compose-land = Land
compose-land-sum = Treasury { $treasury }{ $benefit ->
    [0] { "" }
   *[other] , your benefits −{ $benefit }
}
compose-rubble-left = Rubble
compose-cube-saves = Cube that you take, at most
compose-pays = You pay at least
compose-set-here = A cube here completes your { $sets ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $sets }th
} set: warehouse and portfolio grow.
compose-store-of = { $street_is ->
    [gold] Gold store
    [tools] Tool store
    [books] Book store
   *[cloth] Cloth store
}
compose-store-sum = { $value } × { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}

compose-open = Open a public building
compose-open-about = choose a space; the plan comes after its reward
compose-plans = Your plans
compose-needs = { $needed ->
    [one] 1 official
   *[other] { $needed } officials
}{ $hired ->
    [0] { "" }
   *[other] , { $hired } hired for { $price }
}
compose-no-wigs = no wigs now
compose-follow = { $noble_is ->
    [king] Follow the visit to the King
    [marquis] Follow the visit to the Marquis
   *[builder] Follow the visit to the Builder
}
compose-follow-one = for one of these actions
compose-give-favor = You give back the favor.
compose-keep-favor = You keep the favor, thanks to your clergy tile.
compose-produce = Produce goods
compose-produce-about = what your stores make
compose-price-falls = price { $from } → { $to } reis
compose-choice = { $count ->
    [one] 1 good of your choice
   *[other] { $count } goods of your choice
}
compose-marker = One more decree
compose-marker-about = { $count ->
    [one] you have 1 set marker
   *[other] you have { $count } set markers
}; the sets themselves stay complete

compose-about-visit = in influence, or the whole of it in coins
compose-about-follower-pays = in influence, or the whole of it in coins
compose-about-free-act = one is free with your visit; the noble action follows
compose-about-follower-acts = one of the three
compose-about-payment = coins, influence, or both
compose-about-gaining = one after the other
compose-about-losing = it goes back to the supply
compose-about-ship-goods = each of another type
compose-about-favor = at most one of each noble
compose-about-cardinal = clockwise around the church
compose-about-clergy = it helps as long as you keep it
compose-about-start-clergy = the other one goes back into the bag
compose-about-ship = goods to pay, by the size of the hold
compose-about-recruiting = your officials make visits dearer for the others
compose-about-sending = they stay in the building
compose-about-plan = it shows how many officials the building needs
compose-about-showing = its officials move in, and the building opens
compose-about-cube = what you take you do not pay for
compose-about-rubble = one of each type makes a set
compose-about-house = the lowest of the group goes to the store
compose-about-room = it leaves the game
compose-about-cashing = wigs now, but its help is gone
compose-about-decree = scored by its owner at the end of the game
compose-about-drawing = only the top cards lie face up

compose-note-decree-wigs = { $wigs } wigs
compose-tile = Clergy tile { $number }
compose-pay = { $coins ->
    [0] { $marker ->
        [one] 1 real by influence
       *[other] { $marker } reis by influence
    }
   *[other] { $marker ->
        [0] { $coins ->
            [one] 1 real in coins
           *[other] { $coins } reis in coins
        }
       *[other] { $coins } in coins, { $marker } by influence
    }
}
compose-note-pay = reis { $reis } → { $left }, influence { $influence } → { $target }
compose-note-from-to = { $from } → { $to }
compose-note-favor = of: { $nobles }
compose-note-cardinal = { $count ->
    [one] room for 1 more tile
   *[other] room for { $count } more tiles
}
compose-note-building = { $count ->
    [0] you have no plan
    [one] with your plan
   *[other] with one of your { $count } plans
}
compose-note-ship = the next one has hold { $hold }; { $count ->
    [0] no goods to pay
    [one] 1 good to pay
   *[other] { $count } different goods to pay
}
compose-note-produce = { $count ->
    [0] nothing from your stores
    [one] 1 good from your stores
   *[other] { $count } goods from your stores
}{ $choice ->
    [0] { "" }
   *[other] { ", " }and { $choice } of your choice
}
compose-note-decree = one of { $count }{ $markers ->
    [0] { "" }
   *[other] ; a set marker buys one more
}
compose-note-recruit = { $count ->
    [one] 1 of { $left } at home
   *[other] up to { $count } of { $left } at home
}
compose-note-plan = { $plans }
compose-note-store = land costs { $price } reis plus the rubble; you can pay { $means } reis
compose-note-good = you have { $count } of { $storage }
compose-note-back = { $wigs ->
    [one] 1 wig when you cash it
   *[other] { $wigs } wigs when you cash it
}
compose-note-set = Completes { $sets ->
    [1] your 1st set.
    [2] your 2nd set.
    [3] your 3rd set.
   *[other] your { $sets }th set.
}
compose-note-pay-then = { $price ->
    [0] Then the land is free.
    [one] Then you pay 1 real.
   *[other] Then you pay { $price } reis.
}
compose-note-take-favor = follow a visit to { to-the-noble }, once; { $count } left
compose-note-open-tile = Beside: { $tile }.
compose-note-hidden-tile = Beside: a tile face down.
compose-note-treasury-up = The Treasury rises.
compose-note-church = Church scoring at the end of the turn.
compose-note-launch = The Treasury rises; you gain { $influence } influence.
compose-note-office = { $count } of { $spaces } places taken{ $own ->
    [0] { "" }
   *[other] , { $own } by you
}
compose-note-office-full = full: whoever has most there loses one to the plaza
compose-note-send = { $own } of yours there
compose-note-architect = Next: { $building }. { $count ->
    [0] The last plan.
    [one] 1 more plan below.
   *[other] { $count } more plans below.
}
compose-note-show = Opens { $building }: { $wigs ->
    [0] no wigs for you now.
    [one] 1 wig for you.
   *[other] { $wigs } wigs for you.
}
compose-note-drop = { $kind ->
    [ship] You lose the ship and its hold.
    [treasury] You lose its benefit.
   *[other] You lose its influence.
}
compose-note-cash = You lose: { $tile }.
compose-note-pile = { $count ->
    [0] the last of its pile
    [one] 1 more below it
   *[other] { $count } more below it
}

# ---- The city -------------------------------------------------------------------------------------------------------

city-name = Downtown
city-baixa = Baixa, { $years }
city-pile = Rubble pile
city-street-gold = Gold Street
city-street-tools = Tool Street
city-street-books = Book Street
city-street-cloth = Cloth Street
city-covered = Row E is closed: it opens with three players.
city-tiles-name = City tiles and scoring
city-short = { $short ->
    [one] 1 real short
   *[other] { $short } reis short
}
city-short-number = { $short } short
city-plot-free = Plot { $plot }, free: { $reward }
city-plot-store = Plot { $plot }: { $good } store of { $owner }, { $buildings ->
    [0] no related building
    [one] 1 related building
   *[other] { $buildings } related buildings
}
city-space-free = Space { $space } for a public building, with { $cubes_is ->
    [none] no rubble
   *[other] { $cubes }
}: { $reward }
city-space-building = Space { $space }: public building for { $goods }, opened by { $opener }, with { $officials ->
    [one] 1 official
   *[other] { $officials } officials
}
city-tiles = City tiles for { $good } stores in column { $column }: { $count } left
city-scoring = Scoring tile of the { $good_is ->
    [tools] tool
    [books] book
   *[other] { $good }
} street: { $wigs ->
    [one] 1 wig
   *[other] { $wigs } wigs
} for each related building
city-plaza = Plaza: { $officials ->
    [0] no officials
    [one] 1 official
   *[other] { $officials } officials
}
city-closer = Zoom in
city-farther = Zoom out
city-whole = Whole city

# ---- The court ------------------------------------------------------------------------------------------------------

court-name = Royal court
court-about = State actions, then the noble action
court-called-king = D. José I
court-called-marquis = of Pombal
court-called-builder = da Maia
court-visit-cost = a visit costs you { $cost } influence
court-act-favor = Royal favor
court-act-cardinal = Meet Cardinal
court-act-building = Open a building
court-act-ship = Build a ship
court-act-produce = Produce goods
court-act-decree = Take a decree
court-act-recruit = Recruit officials
court-act-plan = Acquire a plan
court-act-store = Build a store
court-wants = takes { $goods } in trade
court-wants-short = Takes
court-favors = { $noble_is ->
    [king] The King’s
    [marquis] The Marquis’
   *[builder] The Builder’s
} royal favors in the supply: { $count }
court-office = { $noble_is ->
    [king] The King’s
    [marquis] The Marquis’
   *[builder] The Builder’s
} office: { $officials } of { $spaces } places taken
court-pile = { $pile } pile: { $card } on top, { $cards ->
    [one] the last card
   *[other] { $cards } cards left
}
court-pile-empty = { $pile } pile: empty
court-keep = Keep
court-left = { $cards ->
    [one] the last
   *[other] { $cards } left
}
court-empty = empty
court-treasury-now = Treasury: { $influence } influence for a visit, { $reis ->
    [one] 1 real
   *[other] { $reis } reis
} for land, events and hiring
court-visits = visits
court-land = land, events
court-church = Church
court-scores-in = { $steps ->
    [one] scores next
   *[other] scores in { $steps }
}
court-scores-now = scores this turn
court-face-down = clergy tile, face down
court-clergy = { $tile }
court-space = Space { $number } of the church{ $sign_is ->
    [wig] , church scoring
    [treasury] , Treasury up
   *[none] { "" }
}{ $here ->
    [yes] , the Cardinal is here
   *[no] { "" }
}
court-market = Market
court-price = { $good }: { $price ->
    [one] 1 real
   *[other] { $price } reis
}, { $supply } in the supply
court-have = { $have } of { $room }
court-shipyard = Shipyard
court-next-ship = Next ship: { $ship }, hold { $hold }, sale +{ $price }
court-ship = Hold { $hold }
court-ship-goods = { $goods ->
    [0] no goods
    [one] 1 good
   *[other] { $goods } goods
}
court-no-ship = no ship left
court-architects = Architects
court-architect = { $architect }: { $plans ->
    [0] no plan left
    [one] the last plan, { $plan }
   *[other] { $plans } plans, face up { $plan }
}; { $open ->
    [yes] next building for { $goods }, { $left } left
   *[no] no building left
}
court-plans = { $architect }: { $plans ->
    [one] 1 plan
   *[other] { $plans } plans
}
court-to-come = { $left ->
    [0] the last one
   *[other] { $left } to come
}
court-no-building = no building left
court-decrees = Decrees
court-decrees-about = scored by their owner at the end of the game
court-decree = { $decree }
court-no-decree = no decree left
court-harbour = Harbour
court-ship-of = { $owner }: { $ship }, { $at_sea ->
    [yes] at sea
   *[no] { $spaces ->
        [0] no free space
        [one] 1 free space
       *[other] { $spaces } free spaces
    }
}
court-at-sea = at sea
court-spaces = { $spaces ->
    [0] full
    [one] 1 space
   *[other] { $spaces } spaces
}
court-price-plus = price +{ $price }
court-no-ships = Nobody has a ship yet: nothing can be sold.

# ---- About the game -------------------------------------------------------------------------------------------------

game-credits = Lisboa was designed by Vital Lacerda, illustrated by Ian O’Toole, and published by Eagle-Gryphon Games in 2017.

# ---- Confirm -------------------------------------------------------------------------------------------------------

confirm-store = Build at { $plot } for { reis-prices }
confirm-draw = Draw { $display_top }
confirm-cash = Cash in { $tile }
confirm-open = Open at { $space }
# What cannot be undone, by the decision that leads to it
commit-drawing = Confirming turns up the next card.
commit-plan = Confirming turns up the next plan.
commit-decree = Confirming shows a new decree.
commit-marker = { commit-decree }
commit-cardinal = Confirming turns up a clergy tile.
commit-clergy = { commit-cardinal }
commit-building = Confirming shows the next building.
commit-showing = { commit-building }
commit-sending = { commit-building }
commit-period-cards = Confirming deals new cards.

# Why a period or the game ends
end-by-sets = { $seat_is ->
    [you] you have { $sets } rubble sets
   *[other] { $seat } has { $sets } rubble sets
}
end-by-piles = three piles are empty
end-of-period = The period ends after this turn: { $cause }
end-is-near = The end is near: { $cause }
end-last-round = Last round: { $cause }
end-next-round = Round { $round } is the last: { $cause }

confirm-turn-store = { $price ->
    [0] Build at { $plot } free of charge
    [one] Build at { $plot } for 1 real
   *[other] Build at { $plot } for { $price } reis
}
confirm-turn-open = Open a public building at { $space }
confirm-turn-sell = { $count ->
    [one] Sell 1 good for { $reis ->
        [one] 1 real
       *[other] { $reis } reis
    }
   *[other] Sell { $count } goods for { $reis } reis
}
confirm-turn-visit = { compose-visit }{ $cost ->
    [0] { " " }free of charge
   *[other] { " " }for { $cost } influence
}
confirm-turn-event = { $price ->
    [0] Sponsor the event free of charge
    [one] Sponsor the event for 1 real
   *[other] Sponsor the event for { $price } reis
}
confirm-turn-act = Confirm: { $act }
confirm-turn-gold = Discard for 1 gold

# Several events in one sentence
caption-goods = { $seat_is ->
    [you] You get { $goods }.
   *[other] { $seat } gets { $goods }.
}
caption-sell = { $seat_is ->
    [you] You sell { $goods } to ships.
   *[other] { $seat } sells { $goods } to ships.
}
caption-sail = { $seat_is ->
    [you] Your { $ship }
   *[other] { $seat }'s { $ship }
} is full and sails: { $amount ->
    [one] 1 wig
   *[other] { $amount } wigs
}.
caption-trade = { $seat_is ->
    [you] You trade { a-good }.
   *[other] { $seat } trades { a-good }.
}

# What the button for odds is called, and what its numbers are
odds-name = Worth
odds-unit = Wigs that each player may expect at the end, by a rough estimate.
