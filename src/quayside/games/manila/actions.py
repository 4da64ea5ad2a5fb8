"""All that can be done in Manila, and the number of each action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.vecs import vec
from quayside.core.vocabulary import Verb, Vocabulary, span
from quayside.games.manila.board import ALL_WARES, AREAS, HIGHEST_BID, LAST_START, WARES

STEPS: Final = ("-2", "-1", "+1", "+2")
# The large pilot's two punts, in ware order; `PAIRS` tells which punt goes where
PAIRS: Final = [
    (one, step, other, other_step)
    for one in range(ALL_WARES)
    for other in range(one + 1, ALL_WARES)
    for step in (-1, 1)
    for other_step in (-1, 1)
]
_PAIR_WORDS: Final = tuple(
    [f"{WARES[one]} {step:+} {WARES[other]} {other_step:+}" for one, step, other, other_step in PAIRS]
)

ACTIONS: Final = Vocabulary(
    [
        Verb("pledge", free=True),
        Verb("redeem", free=True),
        Verb("pass"),
        Verb("buy", ware=WARES),
        Verb("load", ware=WARES),
        Verb("start", ware=WARES, space=span(0, LAST_START)),
        Verb("place", space=AREAS),
        Verb("board", ware=WARES),
        Verb("evict", ware=WARES, victim=span(0, 4)),
        Verb("pilot", ware=WARES, step=STEPS),
        Verb("pilot", punts=_PAIR_WORDS),
        Verb("send", ware=WARES, to=("port", "shipyard")),
        Verb("bid", amount=span(1, HIGHEST_BID)),
    ]
)

PLEDGE: Final = 0
REDEEM: Final = 1
PASS: Final = 2
PASSING: Final = vec[i64]([PASS])
BUY: Final = 3
LOAD: Final = 7
START: Final = 11
PLACE: Final = 35
BOARD: Final = 49
EVICT: Final = 53
PILOT: Final = 73
PILOT_TWO: Final = 89
SEND: Final = 113
BID_NOTHING: Final = 120  # `bid 1` is the next number
BIDS: Final = vec[i64]([BID_NOTHING + amount for amount in range(1, HIGHEST_BID + 1)])

STARTS: Final = LAST_START + 1
VICTIMS: Final = 5
STEP_SIZES: Final = [-2, -1, 1, 2]
DESTINATIONS: Final = 2  # of a plundered punt: the port, the shipyard


# Which verb an action is of


def is_purchase(action: i64) -> bool:
    return BUY <= action < LOAD


def is_load(action: i64) -> bool:
    return LOAD <= action < START


def is_start(action: i64) -> bool:
    return START <= action < PLACE


def is_placement(action: i64) -> bool:
    return PLACE <= action < BOARD


def is_boarding(action: i64) -> bool:
    return BOARD <= action < EVICT


def is_eviction(action: i64) -> bool:
    return EVICT <= action < PILOT


def is_steering(action: i64) -> bool:
    """Of one punt or of two."""
    return PILOT <= action < SEND


def is_sending(action: i64) -> bool:
    return SEND <= action <= BID_NOTHING


def is_bid(action: i64) -> bool:
    return action > BID_NOTHING
