"""All that can be done in Puerto Rico, and the number of each action."""

from __future__ import annotations

from typing import Final

from quayside.core.vocabulary import Verb, Vocabulary
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUILDINGS,
    GOODS,
    PLACES,
    ROLES,
    SHIP_SIZES,
    SMALLEST_SHIP,
    TILES,
)

ACTIONS: Final = Vocabulary(
    [
        Verb("pass"),
        Verb("recruit"),
        Verb("draw"),
        Verb("pick", role=ROLES),
        Verb("take", tile=TILES),
        Verb("put", place=PLACES),
        Verb("build", building=BUILDINGS),
        Verb("produce", good=GOODS),
        Verb("sell", good=GOODS),
        Verb("load", ship=SHIP_SIZES, good=GOODS),
        Verb("wharf", good=GOODS),
        Verb("keep", good=GOODS),
        Verb("barrel", good=GOODS),
    ]
)

PASS: Final = 0
RECRUIT: Final = 1
DRAW: Final = 2
PICK: Final = 3
TAKE: Final = 11
PUT: Final = 17
BUILD: Final = 46
PRODUCE: Final = 69
SELL: Final = 74
LOAD: Final = 79
WHARF_LOAD: Final = 104
KEEP: Final = 109
BARREL: Final = 114
ALL_ACTIONS: Final = 119


# Which verb an action is of


def is_pick(action: int) -> bool:
    return PICK <= action < TAKE


def is_tile(action: int) -> bool:
    """Taken from the row or from the quarries."""
    return TAKE <= action < PUT


def is_placement(action: int) -> bool:
    return PUT <= action < BUILD


def is_building(action: int) -> bool:
    return BUILD <= action < PRODUCE


def is_extra_good(action: int) -> bool:
    return PRODUCE <= action < SELL


def is_sale(action: int) -> bool:
    return SELL <= action < LOAD


def is_cargo_load(action: int) -> bool:
    """On one of the ships that all share."""
    return LOAD <= action < WHARF_LOAD


def is_wharf_load(action: int) -> bool:
    return WHARF_LOAD <= action < KEEP


def is_keeping(action: int) -> bool:
    """A kind of goods in a warehouse."""
    return KEEP <= action < BARREL


def is_barrel(action: int) -> bool:
    """The single one that everybody keeps."""
    return BARREL <= action < ALL_ACTIONS


# What an action is about


def good_of(action: int) -> int:
    """From `produce` on, every verb goes through the goods."""
    return (action - PRODUCE) % ALL_GOODS


def size_of(load: int) -> int:
    """Of the cargo ship that is loaded."""
    return SMALLEST_SHIP + (load - LOAD) // ALL_GOODS


def cargo_load(size: int, good: int) -> int:
    return LOAD + (size - SMALLEST_SHIP) * ALL_GOODS + good
