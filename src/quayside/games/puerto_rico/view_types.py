"""What a view of Puerto Rico holds: its keys, and the types of what stands under them. Everybody sees the same.

Keys that are there only now and then stand in classes that are not `total`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from quayside.games.puerto_rico.board import Building, Ending, Good, RoleCard, Tile

# ---------------------------------------------------------------------------------------------------------------------
# What is being decided


class Load(TypedDict):
    amount: int  # barrels
    points: int


class _Asked(TypedDict):
    kind: Literal[
        "role",
        "hacienda",
        "settler",
        "hospice",
        "privilege",
        "mayor",
        "builder",
        "university",
        "craftsman",
        "trader",
        "captain",
        "storage",
        "over",
    ]


class Decision(_Asked, total=False):
    """With the facts that a prompt needs."""

    seat: int  # nobody's when the game is over
    quarry: bool  # settler: whether one may be taken
    tile: Tile  # hospice: the tile just taken
    building: Building  # university: the building just built
    source: Literal["supply", "ship"]  # hospice, university: where the colonist comes from
    left: int  # mayor: colonists still to be placed
    circles: int  # mayor: free ones
    prices: dict[Building, int] | dict[Good, int]  # builder, trader
    money: int  # builder
    goods: list[Good]  # craftsman: of which one more may be taken
    loads: dict[str, Load]  # captain: by notation
    must: bool  # captain: something has to be loaded
    slot: Literal["warehouse", "barrel"]  # storage
    slots: int  # storage: of warehouses, still to be used


# ---------------------------------------------------------------------------------------------------------------------
# What can be known before a decision

# What one more barrel would need; "" when every plantation works
Missing: TypeAlias = Literal["", "farmer", "worker", "both", "plantation", "building"]


class Chain(TypedDict):
    """A good from plantation to barrel: circles, the colonists on them, and what they make."""

    tiles: int
    farmers: int
    room: int
    workers: int
    made: int
    got: int  # as much of it as the supply has
    missing: Missing


class _Outcome(TypedDict):
    empty: str  # why the role would bring its picker nothing; "" if it would bring something


class Forecast(_Outcome, total=False):
    """What a role would bring at once if it were picked now."""

    seats: list[int] | list[dict[Good, int]]  # by seat; barrels by good of the craftsman
    tiles: int  # settler: in the row
    quarries: int  # settler: left
    least: int  # builder: the price of the cheapest building
    extra: bool  # craftsman: one more may be had
    good: Good | Literal[""]  # trader: the best sale
    sold: int  # trader: goods in the house
    spaces: int  # trader: of the house
    free: int  # captain: empty ships


class SaleParts(TypedDict):
    """What the doubloons for a good are made of."""

    price: int
    trader: int
    markets: int


class Keeping(TypedDict):
    kinds: int  # of goods that warehouses will keep
    idle: list[Building]  # warehouses that nobody works in


class Foresight(TypedDict, total=False):
    forecasts: dict[RoleCard, Forecast]
    yields: dict[Good, list[list[list[int | Missing]]]]  # made and missing, by farmers and then by workers
    sales: dict[Good, SaleParts]
    keeping: Keeping
    same: bool  # no answer matters


# ---------------------------------------------------------------------------------------------------------------------
# A seat


class Plantations(TypedDict):
    """Tiles of a kind on an island."""

    tiles: int
    colonists: int


class Discount(TypedDict):
    """What is taken off the printed cost of a building."""

    quarries: int
    builder: int


class Seat(TypedDict):
    doubloons: int
    points: int  # in chips
    goods: dict[Good, int]
    island: dict[Tile, Plantations]
    city: dict[Building, int]  # colonists, in the order built
    san_juan: int
    colonists: int  # all together
    free_island: int
    free_city: int
    empty_circles: int
    chains: dict[Good, Chain]
    discounts: dict[Building, Discount]
    quarries: int  # occupied
    savings: list[int]  # the most that can be saved, by column
    score: int  # as if the game ended now
    hand: int  # colonists lifted and not yet put


class _Total(TypedDict):
    chips: int
    buildings: int
    total: int
    tie_break: int


class Score(_Total, total=False):
    """Where points come from; of the large buildings, those that are occupied."""

    guild_hall: int
    residence: int
    fortress: int
    customs_house: int
    city_hall: int


# ---------------------------------------------------------------------------------------------------------------------
# The whole table


class Card(TypedDict):
    doubloons: int
    taken: int | None  # by which seat, in this round


class Ship(TypedDict):
    size: int
    good: Good | None
    barrels: int


class Offer(TypedDict):
    """A building on the market."""

    left: int
    cost: int
    column: int


class Options(TypedDict):
    swap_factory_university: bool
    corn_starters_pay: bool
    vp_pool: int | None


class _Table(TypedDict):
    game: Literal["puerto_rico"]
    players: int
    options: Options
    seat: int | None  # who looks; None for a spectator, and for who sees all
    ply: int
    to_play: int  # -1 when the game is over
    decision: Decision
    foresight: Foresight
    round: int
    governor: int
    role: RoleCard | None  # being played, and who picked it
    picker: int | None
    order: list[int]  # of the seats in this phase
    roles: dict[RoleCard, Card]
    seats: list[Seat]
    plantations: list[Good]  # face up
    face_down: int
    face_down_kinds: dict[Good, int]
    discards: int
    quarries: int
    colonist_ship: int
    colonists: int  # in the supply
    next_ship: int
    ships: list[Ship]
    trading_house: list[Good]
    goods: dict[Good, int]  # in the supply
    points: int  # in the supply
    market: dict[Building, Offer]
    ending: list[Ending]
    wharf_used: list[int]  # seats


class View(_Table, total=False):
    breakdown: list[Score]  # by seat, when the game is over
