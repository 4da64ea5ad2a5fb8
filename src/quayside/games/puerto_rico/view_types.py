"""What a view of Puerto Rico holds, what its events and odds tell: their keys, and the types of what stands under them.
Everybody sees the same.

Keys that are there only now and then stand in classes that are not `total`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from quayside.core.declared import EVERY, Refused
from quayside.games.puerto_rico.board import (
    Building,
    Ending,
    Good,
    Lying,
    Objective,
    RoleCard,
    Tile,
)

Role: TypeAlias = RoleCard
Place: TypeAlias = Tile | Building  # where a colonist may work
Goods: TypeAlias = Annotated[dict[Good, int], EVERY]

# ---------------------------------------------------------------------------------------------------------------------
# What is being decided

GuestQuestion: TypeAlias = Literal[
    "role", "settler", "lodge", "builder", "craftsman", "trader", "captain", "storage", "end"
]


class Load(TypedDict):
    amount: int  # barrels
    points: int


class Choosable(TypedDict):
    """A kind of building among which those of the game are chosen."""

    cost: int
    state: Literal["open", "chosen", "barred", "no_space"]


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
        "draft",
        "guest",
        "library",
        "forest",
        "second_tile",
        "lodge",
        "board",
        "payment",
        "supplier",
        "small_wharf",
        "buccaneer",
        "poach",
        "expel",
        "reward",
        "over",
    ]


class Decision(_Asked, total=False):
    """With the facts that a prompt needs."""

    seat: int  # nobody's when the game is over
    quarry: bool  # settler, second tile: whether one may be taken
    tile: Lying  # hospice: the tile just taken; forest: the one to be laid
    building: Building  # university: the building just built; payment: the one to be paid
    source: Literal["supply", "ship"]  # hospice, university: where the colonist comes from
    left: int  # mayor, reward, poach: people still to be placed; supplier: barrels; expel: people who go back
    circles: int  # mayor: free ones
    colonists: int  # mayor with nobles: in the hand; guest: in the guesthouse; board, poach: aboard
    nobles: int  # the same of nobles
    prices: dict[Building | Good, int]  # builder, trader
    money: int  # builder
    things: int  # builder with expansions: doubloons that a black market can make up for
    goods: list[Good]  # craftsman: of which one more may be taken
    loads: dict[str, Load]  # captain: by notation
    refused: dict[str, Refused]  # captain: by size, ships that take nothing
    must: bool  # captain: something has to be loaded
    wharf: Literal["none", "large", "small", "both"]  # captain: those of his own that may be used
    slot: Literal["warehouse", "barrel"]  # storage
    slots: int  # storage: of warehouses, still to be used
    barrels: int  # storage: single ones still to be kept; small wharf: those aboard
    points: int  # small wharf: what the load would bring now
    small_wharf: int  # captain: points of a load there, besides those for barrels
    sold: bool  # trader: he has made his sale ...
    dealt: bool  # ... he has used his land office
    way: Literal["house", "post", "land"]  # trader: where he can sell, or that only the land office is left
    post_prices: dict[Good, int]  # trader: at the trading post
    missing: int  # payment: doubloons still to be made up for
    question: GuestQuestion  # guest: what comes next
    places: list[Place]  # guest: where there is an empty circle
    role: RoleCard  # library: the role that was picked
    ends: bool  # privilege: whether the end may come when colonists run short
    surplus: int  # buccaneer: people on the colonist ship beyond one for each player
    plunder: int  # buccaneer: points for the goods in the trading house
    poach: int  # buccaneer: people that he may take off the ship
    ransom: int  # buccaneer: doubloons from the bank when another plays the captured card
    spaces: dict[str, int]  # draft: left, by cost
    number: int  # draft: of this choice, from 1
    pool: dict[Building, Choosable]  # draft


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


Chains: TypeAlias = dict[Good, Chain]


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
    raid: int  # buccaneer: the most barrels from one ship
    plunder: int  # buccaneer: goods in the trading house
    poach: int  # buccaneer: people that may be taken off the ship


class SaleParts(TypedDict):
    """What the doubloons for a good are made of."""

    price: int
    trader: int
    markets: int


class Keeping(TypedDict):
    kinds: int  # of goods that warehouses will keep
    idle: list[Building]  # warehouses that nobody works in


class Shelf(TypedDict):
    """Where something is kept after the loading."""

    building: Building | None  # None is for the single barrel that everybody keeps
    good: Good | None  # that lies there


class Ware(TypedDict):
    """A kind of goods of who stores."""

    kept: bool  # in a warehouse
    aside: int  # barrels in a storehouse
    keeps: int  # what the next answer for it would keep ...
    loses: int  # ... and lose


class Storing(TypedDict):
    shelves: list[Shelf]
    wares: dict[Good, Ware]


class Placed(TypedDict):
    """After the last choice of a placing."""

    follow: list[str]  # moves that the game makes by itself
    chains: Chains


class Foresight(TypedDict, total=False):
    forecasts: dict[RoleCard, Forecast]
    yields: dict[Good, list[list[list[int | Missing]]]]  # made and missing, by farmers and then by workers
    fill: list[str]  # moves by which the rest would stand where they do most
    ends: dict[str, Placed]  # by the moves after which nobody is left to place
    sales: dict[Good, SaleParts]
    keeping: Keeping
    storing: Storing
    same: bool  # no answer matters


# ---------------------------------------------------------------------------------------------------------------------
# A seat


class Plantations(TypedDict):
    """Tiles of a kind on an island."""

    tiles: int
    colonists: int


class _Discount(TypedDict):
    quarries: int
    builder: int
    pays: int  # the price that is left


class Discount(_Discount, total=False):
    """What is taken off the printed cost of a building."""

    others: int  # with expansions: by forests and zoning office together ...
    forests: int  # ... and each of them
    zoning: int


class _Seat(TypedDict):
    doubloons: int
    points: int  # in chips
    goods: Goods
    island: dict[Tile, Plantations]
    city: dict[Building, int]  # colonists, in the order built
    san_juan: int
    colonists: int  # all together
    free_island: int
    free_city: int
    empty_circles: int
    chains: Chains
    discounts: dict[Building, Discount]
    quarries: int  # occupied
    savings: list[int]  # the most that can be saved, by column
    score: int  # as if the game ended now
    hand: int  # colonists lifted and not yet put


class Seat(_Seat, total=False):
    """With nobles, `colonists` in all of it are those who are no nobles."""

    forests: int  # with any expansion
    under_forests: dict[Good, int]
    nobles: int  # with nobles: all together
    nobles_at: dict[Place, int]  # ... on circles
    san_juan_nobles: int
    hand_nobles: int


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
    cloister: int
    royal_garden: int
    nobles: int  # in games with nobles
    rank: int  # in views


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


class Captured(TypedDict):
    """A role card that lies before a seat."""

    role: RoleCard
    seat: int


class Reach(TypedDict):
    """How near each seat is to the objectives that are open."""

    plantation: list[int]  # plantations of the kind
    production: list[int]  # of the goods, how many kinds a craftsman would bring now
    building: list[int | None]  # doubloons that are missing; None where it cannot be built


class Festival(TypedDict):
    """What is still to be reached; nothing stands for what has been."""

    tile: Good | None
    goods: list[Good]
    building: Building | None
    copy: bool  # one of its copies lies on the card
    winners: dict[Objective, int | None]  # by seat
    reach: Reach


class Options(TypedDict):
    swap_factory_university: bool
    corn_starters_pay: bool
    vp_pool: int | None
    new_buildings: Literal["off", "draft", "random"]
    nobles: Literal["off", "added", "drafted"]
    buccaneer: bool
    festival: bool


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
    face_down_kinds: Goods
    discards: int
    quarries: int
    colonist_ship: int
    colonists: int  # in the supply
    next_ship: int
    ships: list[Ship]
    trading_house: list[Good]
    goods: Goods  # in the supply
    points: int  # in the supply
    market: dict[Building, Offer]  # the kinds that there are in this game
    ending: list[Ending]
    endings: list[Ending]  # what may bring on the end in this game
    pickers: list[int]  # who picks a role in this round, in order
    wharf_used: list[int]  # seats


class View(_Table, total=False):
    breakdown: list[Score]  # by seat, when the game is over
    # With any expansion
    doubled: bool  # the privilege of this phase, by a library
    library_used: list[int]  # seats, in this round; with two players
    small_wharf_used: list[int]
    # With nobles
    nobles: int  # in the supply
    noble_ship: int
    # With the buccaneer
    reward_card: int | None  # who holds it
    captured: Captured | None
    # With a festival
    festival: Festival


# ---------------------------------------------------------------------------------------------------------------------
# What happened


class _Told(TypedDict):
    kind: str
    rule: str


class Event(_Told, total=False):
    """The facts depend on the kind."""

    seat: int
    players: int
    first: int
    governor: int
    number: int
    role: RoleCard
    roles: list[RoleCard]
    tile: Lying
    open: bool  # its owner has yet to say how the tile lies
    tiles: list[Tile] | int
    place: Place | Literal["san_juan"]
    building: Building
    buildings: list[Building]
    source: Literal["supply", "ship"]
    person: Literal["colonist", "noble"]
    colonists: int
    nobles: int
    wanted: int
    missing: int
    good: Good
    goods: dict[Good, int] | list[Good]
    short: dict[Good, int]
    ship: int
    price: int
    amount: int
    payer: int  # -1 is the bank
    payee: int
    reason: str
    forced: bool
    reward: int
    surplus: int
    kept: int
    scores: list[int]
    ranks: list[int]
    breakdown: list[Score]


# ---------------------------------------------------------------------------------------------------------------------
# What may come


class Gain(TypedDict):
    """Of a seat, from a role."""

    doubloons: int
    goods: int
    points: int
    colonists: int
    value: float  # in victory points


class RoleOdds(TypedDict):
    doubloons: int  # on the card
    worth: float  # to the picker against the others, in victory points
    seats: list[Gain]


class Produce(TypedDict):
    """Of a seat, in the next craftsman phase."""

    goods: dict[Good, int]
    factory: int  # doubloons


class Shipping(TypedDict):
    """Of a seat, in a captain phase that it would begin now."""

    points: int
    spoiled: int  # barrels


class Odds(TypedDict):
    roles: dict[RoleCard, RoleOdds]  # that may be picked now
    production: list[Produce]  # by seat
    shipping: list[Shipping]  # by seat
    outlook: list[float]  # points that each seat may expect in the end
    rounds: float  # that the game may still last
