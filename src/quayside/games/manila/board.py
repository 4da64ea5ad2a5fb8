"""The board of Manila and the numbers printed on it. Tables only; money is in pesos."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from mypy_extensions import i64

from quayside.core.vecs import vec

# Wares, in the order that decides wherever the rules leave one open
Ware: TypeAlias = Literal["ginseng", "nutmeg", "silk", "jade"]
WARES: Final[tuple[Ware, ...]] = get_args(Ware)
ALL_WARES: Final[i64] = 4
#                  ginseng    nutmeg     silk       jade
SEAT_COSTS: Final = [[1, 2, 3], [2, 3, 4], [3, 4, 5], [3, 4, 5, 5]]
PROFIT: Final = vec[i64]([18, 24, 30, 36])

# Purses and shares
START_CASH: Final = 30
SHARES_PER_WARE: Final = 5
DECK_PER_WARE: Final = 3  # shuffled for the deal; the others go straight into the supply
SHARES_DEALT: Final = 2
LEAST_SHARE_PRICE: Final = 5
LOAN: Final = 12
REDEMPTION: Final = 15
HIGHEST_BID: Final = 300  # the office is never worth more, and the action space needs an end

# The black market: what a share is worth, step by step. The game ends when a ware reaches the last one.
PRICES: Final = vec[i64]([0, 5, 10, 20, 30])
LAST_STEP: Final = 4

# The sea: lanes of spaces 0 to 13, the port beyond
PIRATES_LAIR: Final = 13
IN_PORT: Final = 14
NO_START: Final = -1  # loaded, not yet put into its lane
ASHORE: Final = -2
PUNTS: Final[i64] = 3
MOVEMENTS: Final = 3  # of the punts, in a voyage
LAST_START: Final = 5
STARTS_SUM: Final = 9
Berth: TypeAlias = Literal["A", "B", "C"]
BERTHS: Final[tuple[Berth, ...]] = get_args(Berth)

# Spaces for accomplices, numbered as `State.figures` holds them
PORT: Final = 16  # before it four seats for each punt in ware order; only jade has its fourth
SHIPYARD: Final = 19
PIRATES: Final = 22  # the captain's place, then the second
SMALL_PILOT: Final = 24
LARGE_PILOT: Final = 25
INSURANCE: Final = 26
ALL_SPACES: Final[i64] = 27
_COST: Final = [
    *[cost for costs in SEAT_COSTS for cost in [*costs, 0][:4]],  # punt seats
    4, 3, 2,  # port A, B, C
    4, 3, 2,  # shipyard A, B, C
    5, 5,  # pirates
    2, 5,  # pilots
    0,  # insurance
]  # fmt: skip
COST: Final = vec[i64](_COST)
DEAREST_SPACE: Final = max(_COST)
BERTH_PAY: Final = vec[i64]([6, 8, 15])  # A, B, C: of the port, of the shipyard, and of the insurance
PREMIUM: Final = 10

# What a player names to place an accomplice: a punt or the pirate boat stands for its next free space
Area: TypeAlias = Literal[
    Ware,
    "port.A", "port.B", "port.C",
    "shipyard.A", "shipyard.B", "shipyard.C",
    "pirates", "pilot.small", "pilot.large", "insurance",
]  # fmt: skip
AREAS: Final[tuple[Area, ...]] = get_args(Area)
AREA_PORT: Final = 4
AREA_SHIPYARD: Final = 7
AREA_PIRATES: Final = 10
AREA_SMALL_PILOT: Final = 11
AREA_LARGE_PILOT: Final = 12
AREA_INSURANCE: Final[i64] = 13
ALL_AREAS: Final[i64] = 14
AREA_FIRST: Final = vec[i64]([0, 4, 8, 12, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26])  # its first space ...
AREA_SIZE: Final = vec[i64]([3, 3, 3, 4, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1])  # ... and how many it has
AREA_SPACES: Final = vec[vec[i64]](
    [vec[i64]([AREA_FIRST[area] + i for i in range(AREA_SIZE[area])]) for area in range(ALL_AREAS)]
)
AREA_RULE: Final = (
    *["manila.punts.seats"] * 4,
    *["manila.port.space"] * 3,
    *["manila.shipyard.space"] * 3,
    "manila.pirates.boat",
    *["manila.pilots.island"] * 2,
    "manila.insurance.office",
)

# Accomplices of each player, and the rounds of a voyage: P a placement round, M a movement of the punts
ACCOMPLICES: Final = {3: 4, 4: 3, 5: 3}
SCHEDULE: Final = {3: "PPMPMPM", 4: "PMPMPM", 5: "PMPMPM"}
