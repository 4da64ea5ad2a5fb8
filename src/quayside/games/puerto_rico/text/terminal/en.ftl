# Puerto Rico on a terminal: the words of its drawing. Columns are narrow: keep them short.

terminal-round = Round { $number }
terminal-ending-colonists = Last round: colonists have run short
terminal-ending-city = Last round: a city is full
terminal-ending-points = Last round: the points have run out

terminal-roles = Roles
terminal-harbor = Harbour
terminal-supplies = Supplies
terminal-seats = Players
terminal-cities = Islands and cities
terminal-your-island = Your island
terminal-your-city = Your city

terminal-ship = Ship { $size }
terminal-house = Trading house
terminal-row = Plantations
terminal-quarries = Quarries
terminal-face-down = { $count } face down
terminal-colonist-ship = Colonist ship
terminal-next-ship = next { $count }
terminal-price = price
terminal-left = left
terminal-colonists = Colonists
terminal-points-left = Points
terminal-column = Column { $number }
terminal-free = { $count } free

terminal-doubloons = coins
terminal-chips = chips
terminal-score = points
terminal-goods = goods
terminal-san-juan = San Juan

terminal-role-gains = What the roles would bring you, and what they are worth to each player
terminal-gain-doubloons = coins
terminal-gain-goods = goods
terminal-gain-points = points
terminal-gain-colonists = colonists
terminal-forecasts = Next harvest, next loading, and points expected after about { $rounds } more rounds
terminal-produces = produces
terminal-factory = factory
terminal-ships = ships for
terminal-spoils = spoils
terminal-outlook = expects

terminal-scores = Victory points
terminal-buildings = buildings
terminal-total = total
terminal-tie-break = tie

terminal-short-small-indigo-plant = sm. indigo
terminal-short-small-sugar-mill = sm. sugar
terminal-short-indigo-plant = indigo plant
terminal-short-sugar-mill = sugar mill
terminal-short-tobacco-storage = tobacco
terminal-short-coffee-roaster = roaster
terminal-short-small-market = sm. market
terminal-short-hacienda = hacienda
terminal-short-construction-hut = hut
terminal-short-small-warehouse = sm. store
terminal-short-hospice = hospice
terminal-short-office = office
terminal-short-large-market = lg. market
terminal-short-large-warehouse = lg. store
terminal-short-factory = factory
terminal-short-university = university
terminal-short-harbor = harbour
terminal-short-wharf = wharf
terminal-short-guild-hall = guild
terminal-short-residence = residence
terminal-short-fortress = fortress
terminal-short-customs-house = customs
terminal-short-city-hall = city hall

terminal-statistic-rounds = Rounds
terminal-statistic-end-colonists = Colonists ran short
terminal-statistic-end-city = A city was full
terminal-statistic-end-points = Points ran out

# ---- The expansions -------------------------------------------------------------------------------------------------

terminal-nobles = Nobles
terminal-reward-card = Reward card
terminal-festival = Festival
terminal-festival-plantation = three of
terminal-festival-production = harvest of
terminal-festival-building = building

terminal-short-aqueduct = aqueduct
terminal-short-forest-house = forest h.
terminal-short-black-market = black m.
terminal-short-storehouse = storehouse
terminal-short-guesthouse = guesthouse
terminal-short-church = church
terminal-short-trading-post = post
terminal-short-small-wharf = sm. wharf
terminal-short-lighthouse = lighthouse
terminal-short-library = library
terminal-short-specialty-factory = specialty
terminal-short-union-hall = union hall
terminal-short-statue = statue
terminal-short-cloister = cloister
terminal-short-land-office = land off.
terminal-short-chapel = chapel
terminal-short-hunting-lodge = lodge
terminal-short-zoning-office = zoning
terminal-short-royal-supplier = supplier
terminal-short-villa = villa
terminal-short-jeweler = jeweller
terminal-short-royal-garden = garden
