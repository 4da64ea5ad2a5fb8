"""What a view of Manila holds, what its events and odds tell: their keys, and the types of what stands under them.

Keys that are there only now and then stand in classes that are not `total`. Money is in pesos.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from quayside.core.declared import EVERY
from quayside.games.manila.board import Area, Berth, Ware

# A space that has room for one accomplice
Single: TypeAlias = Literal[
    "port.A", "port.B", "port.C", "shipyard.A", "shipyard.B", "shipyard.C", "pilot.small", "pilot.large", "insurance",
]  # fmt: skip
Pilot: TypeAlias = Literal["small", "large"]
Shares: TypeAlias = Annotated[dict[Ware, int], EVERY]

# ---------------------------------------------------------------------------------------------------------------------
# What is being decided


class Loan(TypedDict):
    pledges: int  # shares
    owes: int


class Pledging(Loan):
    bid: int  # from which on so many shares are pledged


class LastStart(TypedDict):
    ware: Ware
    space: int


class _Asked(TypedDict):
    kind: Literal[
        "auction", "purchase", "loading", "starts", "placement", "boarding", "pilot", "plunder", "over"
    ]


class Decision(_Asked, total=False):
    """With the facts that a prompt needs."""

    seat: int  # nobody's when the game is over
    bid: int  # auction: the highest so far
    leader: int  # auction: who made it
    limit: int  # auction: the highest that whoever decides can make
    pledging: list[Pledging]  # auction
    left: int  # loading: wares; starts: what the spaces must still add up to
    punts: int  # starts: still to be put into their lanes
    follows: dict[str, LastStart]  # starts, of the last two: by move, where it puts the other
    round: int  # placement
    blind: bool  # placement: a free seat, for who cannot pay
    costs: dict[
        Area, int
    ]  # placement: what whoever decides would pay in each open area; stowaways pay all they have
    loans: dict[
        str, Loan
    ]  # purchase, placement: by move, what its price makes whoever decides pledge and owe
    borrows: bool  # purchase, placement: whether any of them does
    captain: bool  # boarding
    pilot: Pilot  # pilot
    ware: Ware  # plunder


# ---------------------------------------------------------------------------------------------------------------------
# The table


class _PublicSeat(TypedDict):
    cash: int
    shares: int
    bought: Shares
    pledged: int
    accomplices: int
    declined: bool  # to board a punt


class Seat(_PublicSeat, total=False):
    """To its owner, and to everybody when the game is over, with the secret shares and what all is worth."""

    dealt: Shares
    fortune: int


class Auction(TypedDict):
    bid: int
    leader: int
    bidder: int
    passed: list[bool]  # by seat
    limits: list[int]  # by seat


class OnMarket(TypedDict):
    """A ware on the black market."""

    price: int
    supply: int  # shares
    share_price: int  # at which the harbour master buys


class Punt(TypedDict):
    where: Literal["quay", "sea", "port", "shipyard"]
    space: int | None  # of its lane
    aboard: list[int]  # seats of players
    plundered: bool


class Options(TypedDict):
    pirate_eviction: bool
    large_pilot_may_move_one: bool


class View(TypedDict):
    game: Literal["manila"]
    players: int
    options: Options
    seat: int | None  # who looks; None for a spectator, and for who sees all
    ply: int
    to_play: int  # -1 when the game is over
    decision: Decision
    voyage: int
    round: int
    movements: int
    harbour_master: int
    seats: list[Seat]
    auction: Auction | None
    wares: Annotated[dict[Ware, OnMarket], EVERY]
    punts: dict[Ware, Punt]
    port: list[Ware]  # by berth
    shipyard: list[Ware]
    spaces: Annotated[dict[Single, int | None], EVERY]  # whose accomplice stands there
    open: dict[Area, int]  # what the next free space costs
    last_voyage: Ware | None  # the ware that ends the game when this voyage is settled, once that is certain
    pirates: list[int]  # the captain first


# ---------------------------------------------------------------------------------------------------------------------
# What happened


class _Told(TypedDict):
    kind: str
    rule: str


class Event(_Told, total=False):
    """As a seat hears of it. The facts depend on the kind."""

    seat: int
    seats: list[int]
    players: int
    first: int
    opener: int
    number: int
    count: int
    ware: Ware
    wares: list[Ware]
    bid: int
    amount: int
    payer: int  # -1 is the bank
    payee: int
    reason: str
    forced: bool
    space: Area | int
    cost: int
    blind: bool
    dice: list[int]
    steps: list[int]
    origin: int
    target: int
    to: Literal["port", "shipyard"]
    berth: Berth
    pilot: Pilot
    victim: int
    price: int
    fortunes: list[int]
    ranks: list[int]
    dealt: list[Shares]


# ---------------------------------------------------------------------------------------------------------------------
# What may come


class Arrival(TypedDict):
    """Chances, from 0 to 1."""

    port: float
    thirteen: float
    short: float


class On13(TypedDict):
    second: dict[Ware, float] | None  # chances to stand on 13 after the second roll, while it is to come
    second_any: float | None
    third: float  # how many punts to expect there after the third


class SpaceOdds(TypedDict):
    cost: int
    value: float  # in pesos, the cost taken off
    chance: float | None  # to earn; a pilot's depends on what is done with it


class Odds(TypedDict):
    arrival: dict[Ware, Arrival]
    on_13: On13 | None
    spaces: dict[Area, SpaceOdds]
    office: float | None  # what it is worth, in pesos
