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
FOREST: Final = 6  # a plantation lying face down: no place, for nobody stands there
Lying: TypeAlias = Literal[Tile, "forest"]
LYING: Final[tuple[Lying, ...]] = (*TILES, "forest")
QUARRIES: Final = 8
ISLAND_SPACES: Final = 12

# Buildings: those of the base game, then The New Buildings, then those of The Nobles. The column says how many quarries
# may help to pay; the points are printed on the building, the number of its column but for the statue.
Building: TypeAlias = Literal[
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse",
    "hospice", "office", "large_market", "large_warehouse",
    "factory", "university", "harbor", "wharf",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall",
    "aqueduct", "forest_house", "black_market", "storehouse",
    "guesthouse", "church", "trading_post", "small_wharf",
    "lighthouse", "library", "specialty_factory", "union_hall",
    "statue", "cloister",
    "land_office", "chapel",
    "hunting_lodge", "zoning_office", "royal_supplier",
    "villa", "jeweler", "royal_garden",
]  # fmt: skip
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
#                 production         small violet                        large
COST: Final =    [1, 2, 3, 4, 5, 6,  1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10,
                  1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10,  2, 3, 4, 5, 6, 7, 8, 10]  # fmt: skip
COLUMN: Final =  [1, 1, 2, 2, 3, 3,  1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,  4,  4,  4,  4,  4,
                  1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3,  4,  4,  1, 1, 2, 2, 2, 3, 3,  4]  # fmt: skip
CIRCLES: Final = [1, 1, 3, 3, 3, 2,  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  1,  1,  1,  1,  1,
                  1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1,  0,  1,  1, 1, 1, 1, 1, 1, 1,  1]  # fmt: skip
COPIES: Final =  [4, 4, 3, 3, 3, 3,  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,  1,  1,  1,  1,  1,
                  2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,  1,  1,  2, 2, 2, 2, 2, 2, 2,  1]  # fmt: skip
SPACES: Final =  [1, 1, 1, 1, 1, 1,  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  2,  2,  2,  2,  2,
                  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,  2,  2,  1, 1, 1, 1, 1, 1, 1,  2]  # fmt: skip
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
BASE_BUILDINGS: Final = 23  # of the base game
AQUEDUCT: Final = 23
FOREST_HOUSE: Final = 24
BLACK_MARKET: Final = 25
STOREHOUSE: Final = 26
GUESTHOUSE: Final = 27
CHURCH: Final = 28
TRADING_POST: Final = 29
SMALL_WHARF: Final = 30
LIGHTHOUSE: Final = 31
LIBRARY: Final = 32
SPECIALTY_FACTORY: Final = 33
UNION_HALL: Final = 34
STATUE: Final = 35
CLOISTER: Final = 36
FIRST_NOBLE_BUILDING: Final = 37
LAND_OFFICE: Final = 37
CHAPEL: Final = 38
HUNTING_LODGE: Final = 39
ZONING_OFFICE: Final = 40
ROYAL_SUPPLIER: Final = 41
VILLA: Final = 42
JEWELER: Final = 43
ROYAL_GARDEN: Final = 44
ALL_BUILDINGS: Final = 45

STATUE_POINTS: Final = 8
PRINTED: Final = [*COLUMN[:STATUE], STATUE_POINTS, *COLUMN[CLOISTER:]]  # victory points
# The jeweler is a production building by type, but makes no good
PRODUCTION: Final = [*range(FIRST_VIOLET), JEWELER]
VIOLET: Final = [building for building in range(ALL_BUILDINGS) if building not in PRODUCTION]
LARGE_BUILDINGS: Final = [building for building in VIOLET if SPACES[building] == 2]

# With the option `swap_factory_university`
SWAPPED_COST: Final = [*COST[:FACTORY], COST[UNIVERSITY], COST[FACTORY], *COST[HARBOR:]]

# The choice of the violet buildings, if they are chosen: spaces by cost, from 0 on
MARKET_SPACES: Final = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5]
DRAFTED: Final = 17  # all together
NEVER_TOGETHER: Final = (HACIENDA, FOREST_HOUSE)

# Where a person can stand: on a tile of the island or in a building, by kind; equal tiles are one kind
PLACES: Final[tuple[Tile | Building, ...]] = (*TILES, *BUILDINGS)
CITY: Final = 6  # the place of the first building
BASE_PLACES: Final = 29
ALL_PLACES: Final = 51
SAN_JUAN: Final = 51  # no place, but somebody may be taken from there

# Two kinds of people
Person: TypeAlias = Literal["colonist", "noble"]
PEOPLE: Final[tuple[Person, ...]] = get_args(Person)
COLONIST: Final = 0
NOBLE: Final = 1
NOBLES: Final = 20  # in all, one of them on the first ship

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
STOREHOUSE_BARRELS: Final = 3  # single ones, besides the one that everybody keeps
FORESTS_FOR_A_DOUBLOON: Final = 2
CHURCH_POINTS: Final = [0, 0, 1, 1, 2]  # by the column of what is built
SMALL_WHARF_BARRELS: Final = 2  # for a point
UNION_HALL_BARRELS: Final = 2  # of a kind, for a point
CLOISTER_TILES: Final = 3  # equal ones make a set
CLOISTER_POINTS: Final = [0, 1, 3, 6, 10]  # by sets
LAND_PRICE: Final = 1  # of a plantation, bought or sold at the land office
LODGE_POINTS: Final = 2  # for the noble in the hunting lodge of the emptiest island
LARGE_COLUMN: Final = 4
ZONING_SMALL: Final = 1  # what a colonist in the zoning office takes off columns 1 to 3 ...
ZONING_LARGE: Final = 2  # ... and a noble off large buildings

# Role cards
RoleCard: TypeAlias = Literal[
    "settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2", "buccaneer",
]  # fmt: skip
ROLES: Final[tuple[RoleCard, ...]] = get_args(RoleCard)
SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6
BUCCANEER: Final = 8  # with the option of that name, after however many there are of the others
BASE_ROLES: Final = 8

# The buccaneer
MOST_RAIDED: Final = 3  # barrels of a ship that the buccaneer keeps
MOST_POACHED: Final = 3  # people that the buccaneer takes off the colonist ship
CAPTURE_REWARD: Final = 3  # doubloons for the captor when another picks the card

# The festival
FESTIVAL_TILES: Final = 3  # plantations of its kind
FESTIVAL_KINDS: Final = 3  # goods produced in one phase
FESTIVAL_COLUMN: Final = 3  # of its building
FESTIVAL_COLONISTS: Final = 3
FESTIVAL_DOUBLOONS: Final = 3
FESTIVAL_POINTS: Final = 3
Objective: TypeAlias = Literal["plantation", "production", "building"]
OBJECTIVES: Final[tuple[Objective, ...]] = get_args(Objective)
PLANTATION_OBJECTIVE: Final = 0
PRODUCTION_OBJECTIVE: Final = 1
BUILDING_OBJECTIVE: Final = 2

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
