"""What every copy of Lisboa has in common: names, places and numbers that the rules themselves fix. Tables only.

The values printed on cards, tiles and tracks stand in components.toml.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

# Goods, and the trades of the stores that make them. Whatever is counted by good stands in this order.
Good: TypeAlias = Literal["gold", "tools", "books", "cloth"]
GOODS: Final[tuple[Good, ...]] = get_args(Good)
GOLD: Final = 0
TOOLS: Final = 1
BOOKS: Final = 2
CLOTH: Final = 3
GOOD_TYPES: Final = 4
GOODS_EACH: Final = 17
START_GOODS: Final = 1  # of each type
START_REIS: Final = 10

# Nobles, and their offices
Noble: TypeAlias = Literal["king", "marquis", "builder"]
NOBLES: Final[tuple[Noble, ...]] = get_args(Noble)
KING: Final = 0
MARQUIS: Final = 1
BUILDER: Final = 2
ALL_NOBLES: Final = 3
PLAZA: Final = 3  # after the nobles' offices, where officials come from
ACCEPTED: Final = [CLOTH, BOOKS, TOOLS]  # what each noble takes in trade, besides gold

# Political cards: 82 by number; their kind is also their pile of the display
Pile: TypeAlias = Literal["treasury", Noble]
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
TREASURY: Final = 0
ALL_PILES: Final = 4
Deck: TypeAlias = Literal["blue", "red", "purple", "brown"]
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
BLUE: Final = 0
RED: Final = 1
PURPLE: Final = 2
BROWN: Final = 3
CARDS: Final = tuple([f"P{number:02}" for number in range(1, 83)])
ALL_CARDS: Final = 82
HAND: Final = 5
PILE_SIZE: Final = 5

# Ships come after the cards in the portfolio's numbering; three of each colour
SHIPS: Final = tuple([f"S{number:02}" for number in range(1, 13)])
ALL_SHIPS: Final = 12
FIRST_SHIP: Final = 82  # in the portfolio
SHIPS_EACH: Final = 3  # of a colour

# The portfolio
TOP: Final = 0  # the row for nobles and ships ...
BOTTOM: Final = 1  # ... and the one for treasury cards
SLOTS: Final = 3  # of each row
LIMIT: Final = 2  # of cards, and of each good in the warehouse; one more for each rubble set

# Acts: two state actions of each noble and his noble action
Act: TypeAlias = Literal[
    "favor", "cardinal", "building", "ship", "produce", "decree", "recruit", "plan", "store"
]
ACTS: Final[tuple[Act, ...]] = get_args(Act)
FAVOR: Final = 0
CARDINAL: Final = 1
BUILDING: Final = 2
SHIP: Final = 3
PRODUCE: Final = 4
DECREE: Final = 5
RECRUIT: Final = 6
PLAN: Final = 7
STORE: Final = 8
ALL_ACTS: Final = 9
ACTS_EACH: Final = 3  # of a noble
STATE_ACTIONS: Final = [FAVOR, CARDINAL, SHIP, PRODUCE, RECRUIT, PLAN]
NOBLE_ACTION: Final = [BUILDING, DECREE, STORE]  # by noble

# Rubble
Cube: TypeAlias = Literal["earthquake", "fire", "tsunami"]
CUBES: Final[tuple[Cube, ...]] = get_args(Cube)
CUBE_TYPES: Final = 3
CUBES_EACH: Final = 21
CUBE_PRICE: Final = [3, 2, 1]
CUBES_HELD: Final = 5  # of each type, at most
PERIOD_END_SETS: Final = 2
GAME_END_SETS: Final = 4
WIGS_PER_SET: Final = 3

# Downtown: five rows of five plots, four streets between the columns
ROWS: Final = ("A", "B", "C", "D", "E")
COLUMNS: Final = 5
ALL_STREETS: Final = 4
PLOTS: Final = tuple([f"{row}{column}" for row in ROWS for column in range(1, COLUMNS + 1)])
ALL_PLOTS: Final = 25
ROW_CUBES: Final = [3, 3, 3, 3, 3]
COLUMN_CUBES: Final = [3, 3, 3, 3, 2]
ROW_NAMES: Final = tuple([f"row.{row}" for row in ROWS])  # as places of rubble
COLUMN_NAMES: Final = tuple([f"column.{column}" for column in range(1, 6)])
IN_ROW: Final = 0  # where a cube lies: in the row of a plot, in its column, in the pile beside the city
IN_COLUMN: Final = 1
IN_PILE: Final = 2
CUBE_PLACES: Final = ("row", "column", "pile")
ALL_CUBE_PLACES: Final = 3
SPACE_CUBES: Final = 2
PILE_CUBES: Final = 6
COVERED_ROW: Final = 4  # with one or two players

# Public-building spaces: north by street, then west and east by row
SPACES: Final = (
    "N1", "N2", "N3", "N4",
    "WA", "WB", "WC", "WD", "WE",
    "EA", "EB", "EC", "ED", "EE",
)  # fmt: skip
ALL_SPACES: Final = 14
WEST: Final = 4
EAST: Final = 9

# Architects, their plans and buildings
Architect: TypeAlias = Literal["santos", "mardel"]
ARCHITECTS: Final[tuple[Architect, ...]] = get_args(Architect)
ALL_ARCHITECTS: Final = 2
MOST_OFFICIALS: Final = 6  # that a plan may ask for
PLANS: Final = tuple(
    [f"{architect}.{officials}" for architect in ARCHITECTS for officials in range(1, MOST_OFFICIALS + 1)]
)
ALL_PLANS: Final = 12
BUILDINGS: Final = tuple([f"B{number:02}" for number in range(1, 17)])
ALL_BUILDINGS: Final = 16
SIDES: Final = tuple(
    [f"{building}.{side}" for building in BUILDINGS for side in "ab"]
)  # by building * 2 + side

# People
OFFICIALS: Final = 8
HOUSES: Final = 8
Group: TypeAlias = Literal["left", "middle", "right"]
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
ALL_GROUPS: Final = 3
GROUP_SIZE: Final = [2, 3, 3]

# Church
CLERGY: Final = tuple([f"C{number:02}" for number in range(1, 38)])
ALL_CLERGY: Final = 37
CLERGY_HELD: Final = 4
TRACK: Final = 6
FACE_DOWN: Final = -2  # a place of the track whose tile nobody knows
EMPTY: Final = -1

# Decrees
DECREES: Final = tuple([f"D{number:02}" for number in range(1, 71)])
ALL_DECREES: Final = 70
DECREES_SHOWN: Final = 8

MOST_INFLUENCE: Final = 10
EMPTY_PILES: Final = 3  # end a period

# Final scoring
Source: TypeAlias = Literal["sets", "ships", "stores", "officials", "favors", "money", "decrees"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
STORE_MAJORITY: Final = [[3, 2, 1], [6, 3, 1], [9, 6, 3], [9, 6, 3]]  # by good
OFFICIALS_MAJORITY: Final = {1: [15, 5], 2: [15, 5], 3: [15, 10, 5], 4: [15, 10, 5]}  # by players
WIGS_PER_FAVOR: Final = 2
REIS_PER_WIG: Final = 5
