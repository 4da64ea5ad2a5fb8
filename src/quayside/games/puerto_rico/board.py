"""The components of Puerto Rico and the numbers printed on them. Tables only; money is in doubloons."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# Goods, and the plantations that grow them. Whatever is counted by good stands in this order.
Good: TypeAlias = Literal["corn", "indigo", "sugar", "tobacco", "coffee"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
#                          corn indigo sugar tobacco coffee
PRICE: Final =            [   0,     1,    2,      3,     4]  # fmt: skip
BARRELS: Final =          [  10,    11,   11,      9,     9]  # fmt: skip
PLANTATION_TILES: Final = [  10,    12,   11,      9,     8]  # fmt: skip
CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
ALL_GOODS: Final = 5

# Island tiles: a plantation of each good, then the quarry
Tile: TypeAlias = Literal[Good, "quarry"]
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
QUARRY: Final = 5
QUARRIES: Final = 8
ISLAND_SPACES: Final = 12

# Buildings. The column says how many quarries may help to pay, and is the number of victory points printed on it.
Building: TypeAlias = Literal[
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse",
    "hospice", "office", "large_market", "large_warehouse",
    "factory", "university", "harbor", "wharf",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall",
]  # fmt: skip
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
#                 production         small violet                        large
COST: Final =    [1, 2, 3, 4, 5, 6,  1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10]  # fmt: skip
COLUMN: Final =  [1, 1, 2, 2, 3, 3,  1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,  4,  4,  4,  4,  4]  # fmt: skip
CIRCLES: Final = [1, 1, 3, 3, 3, 2,  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  1,  1,  1,  1,  1]  # fmt: skip
COPIES: Final =  [4, 4, 3, 3, 3, 3,  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,  1,  1,  1,  1,  1]  # fmt: skip
SPACES: Final =  [1, 1, 1, 1, 1, 1,  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  2,  2,  2,  2,  2]  # fmt: skip
CITY_SPACES: Final = 12

SMALL_INDIGO_PLANT: Final = 0
SMALL_SUGAR_MILL: Final = 1
INDIGO_PLANT: Final = 2
SUGAR_MILL: Final = 3
TOBACCO_STORAGE: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
CONSTRUCTION_HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
FIRST_VIOLET: Final = 6
FIRST_LARGE: Final = 18
ALL_BUILDINGS: Final = 23

# With the option `swap_factory_university`
SWAPPED_COST: Final = [*COST[:FACTORY], COST[UNIVERSITY], COST[FACTORY], *COST[HARBOR:]]

# Where a colonist can stand: on a tile of the island or in a building, by kind; equal tiles are one kind
PLACES: Final[tuple[Tile | Building, ...]] = (*TILES, *BUILDINGS)
CITY: Final = 6  # the place of the first building
ALL_PLACES: Final = 29

# What buildings give
SMALL_MARKET_GAIN: Final = 1
LARGE_MARKET_GAIN: Final = 2
SMALL_WAREHOUSE_KINDS: Final = 1
LARGE_WAREHOUSE_KINDS: Final = 2
FACTORY_INCOME: Final = [0, 0, 1, 2, 3, 5]  # by kinds of goods produced
GUILD_HALL_SMALL: Final = 1  # for each small production building ...
GUILD_HALL_LARGE: Final = 2  # ... and for each of the others
RESIDENCE_POINTS: Final = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7]  # by tiles on the island
FORTRESS_COLONISTS: Final = 3  # for a point
CUSTOMS_HOUSE_POINTS: Final = 4  # for one more

# Role cards
RoleCard: TypeAlias = Literal[
    "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2",
]  # fmt: skip
ROLES: Final[tuple[RoleCard, ...]] = get_args(RoleCard)
SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6

# By number of players
ROLE_CARDS: Final = {2: 7, 3: 6, 4: 7, 5: 8}
PICKS: Final = {2: 6, 3: 3, 4: 4, 5: 5}  # in a round, all players together
START_DOUBLOONS: Final = {2: 3, 3: 2, 4: 3, 5: 4}
CHIPS: Final = {2: 65, 3: 75, 4: 100, 5: 122}  # victory points
LARGE_POOL: Final = 126  # of the option `vp_pool`, with five players
COLONISTS: Final = {2: 40, 3: 55, 4: 75, 5: 95}  # in the supply; the first colonist ship comes in addition
SHIPS: Final = {2: [4, 6], 3: [4, 5, 6], 4: [5, 6, 7], 5: [6, 7, 8]}
START_TILES: Final = {  # from the first governor clockwise
    2: [INDIGO, CORN],
    3: [INDIGO, INDIGO, CORN],
    4: [INDIGO, INDIGO, CORN, CORN],
    5: [INDIGO, INDIGO, INDIGO, CORN, CORN],
}

# Two players take these out of the box before they begin
REMOVED_TILES: Final = 3  # of each plantation
REMOVED_QUARRIES: Final = 3
REMOVED_BARRELS: Final = 2  # of each good
PRODUCTION_COPIES: Final = 2  # of each production building that stay ...
VIOLET_COPIES: Final = 1  # ... and of each violet one

TRADING_HOUSE_SPACES: Final = 4

# Cargo ships are named by their size
SMALLEST_SHIP: Final = 4
SHIP_SIZES: Final = ("4", "5", "6", "7", "8")

# What brings on the end, as bits of `State.ending`
Ending: TypeAlias = Literal["colonists", "city", "points"]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
NO_COLONISTS: Final = 1
FULL_CITY: Final = 2
NO_CHIPS: Final = 4
