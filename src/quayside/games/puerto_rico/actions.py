"""All that can be done in Puerto Rico, and the number of each action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.vocabulary import Verb, Vocabulary, span
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    ALL_PLACES,
    BASE_BUILDINGS,
    BASE_PLACES,
    BASE_ROLES,
    BUCCANEER,
    BUILDINGS,
    FIRST_VIOLET,
    GOODS,
    MOST_RAIDED,
    PEOPLE,
    PLACES,
    ROLES,
    SHIP_SIZES,
    SMALLEST_SHIP,
    TILES,
)

_NEW_BUILDINGS: Final = BUILDINGS[BASE_BUILDINGS:]
_ANYWHERE: Final = (*PLACES, "san_juan")

ACTIONS: Final = Vocabulary(
    [
        Verb("pass"),
        Verb("recruit"),
        Verb("draw"),
        Verb("pick", role=ROLES[:BASE_ROLES]),
        Verb("take", tile=TILES),
        Verb("put", place=PLACES[:BASE_PLACES]),
        Verb("build", building=BUILDINGS[:BASE_BUILDINGS]),
        Verb("produce", good=GOODS),
        Verb("sell", good=GOODS),
        Verb("load", ship=SHIP_SIZES, good=GOODS),
        Verb("wharf", good=GOODS),
        Verb("keep", good=GOODS),
        Verb("barrel", good=GOODS),
        # From here on only with expansions
        Verb("pick", role=(ROLES[BUCCANEER],)),
        Verb("put", place=_NEW_BUILDINGS),
        Verb("put_noble", place=PLACES),
        Verb("build", building=_NEW_BUILDINGS),
        Verb("draft", building=(*BUILDINGS[FIRST_VIOLET:BASE_BUILDINGS], *_NEW_BUILDINGS)),
        Verb("board", person=PEOPLE),
        Verb("forest"),
        Verb("discard", tile=(*GOODS, "forest")),
        Verb("buy_tile"),
        Verb("sell_tile", tile=GOODS),
        Verb("post", good=GOODS),
        Verb("guest", place=PLACES),
        Verb("guest_noble", place=PLACES),
        Verb("give_colonist", place=_ANYWHERE),
        Verb("give_noble", place=_ANYWHERE),
        Verb("give_good", good=GOODS),
        Verb("give_point"),
        Verb("small_wharf", good=GOODS),
        Verb("supply", good=GOODS),
        Verb("library"),
        Verb("raid", ship=SHIP_SIZES, amount=span(0, MOST_RAIDED)),
        Verb("plunder"),
        Verb("poach"),
        Verb("capture", role=ROLES[:BASE_ROLES]),
        Verb("expel", person=PEOPLE),
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
BASE_ACTIONS: Final = 119  # of a game without expansions
PICK_BUCCANEER: Final = 119
PUT_NEW: Final = 120
PUT_NOBLE: Final = 142
BUILD_NEW: Final = 193
DRAFT: Final = 215
BOARD: Final = 254
LAY_FOREST: Final = 256
DISCARD: Final = 257
BUY_TILE: Final = 263
SELL_TILE: Final = 264
POST: Final = 269
GUEST: Final = 274
GUEST_NOBLE: Final = 325
GIVE_COLONIST: Final = 376
GIVE_NOBLE: Final = 428
GIVE_GOOD: Final = 480
GIVE_POINT: Final = 485
SMALL_WHARF_LOAD: Final = 486
SUPPLY: Final = 491
USE_LIBRARY: Final = 496
RAID: Final = 497
PLUNDER: Final = 517
POACH: Final = 518
CAPTURE: Final = 519
EXPEL: Final = 527
ALL_ACTIONS: Final = 529


# Which verb an action is of


def is_pick(action: i64) -> bool:
    return PICK <= action < TAKE or action == PICK_BUCCANEER


def is_tile(action: i64) -> bool:
    """Taken from the row or from the quarries."""
    return TAKE <= action < PUT


def is_placement(action: i64) -> bool:
    """Of a colonist."""
    return PUT <= action < BUILD or PUT_NEW <= action < PUT_NOBLE


def is_noble_placement(action: i64) -> bool:
    return PUT_NOBLE <= action < BUILD_NEW


def is_building(action: i64) -> bool:
    return BUILD <= action < PRODUCE or BUILD_NEW <= action < DRAFT


def is_extra_good(action: i64) -> bool:
    return PRODUCE <= action < SELL


def is_sale(action: i64) -> bool:
    """To the trading house."""
    return SELL <= action < LOAD


def is_cargo_load(action: i64) -> bool:
    """On one of the ships that all share."""
    return LOAD <= action < WHARF_LOAD


def is_wharf_load(action: i64) -> bool:
    return WHARF_LOAD <= action < KEEP


def is_keeping(action: i64) -> bool:
    """A kind of goods in a warehouse."""
    return KEEP <= action < BARREL


def is_barrel(action: i64) -> bool:
    """A single one: everybody keeps one, a storehouse three more."""
    return BARREL <= action < BASE_ACTIONS


def is_draft(action: i64) -> bool:
    return DRAFT <= action < BOARD


def is_boarding(action: i64) -> bool:
    return BOARD <= action < LAY_FOREST


def is_discard(action: i64) -> bool:
    """Of a tile, by the hunting lodge."""
    return DISCARD <= action < BUY_TILE


def is_land_sale(action: i64) -> bool:
    return SELL_TILE <= action < POST


def is_post_sale(action: i64) -> bool:
    """To the trading post."""
    return POST <= action < GUEST


def is_guest(action: i64) -> bool:
    """A colonist or a noble who leaves the guesthouse."""
    return GUEST <= action < GIVE_COLONIST


def is_given_person(action: i64) -> bool:
    return GIVE_COLONIST <= action < GIVE_GOOD


def is_given_good(action: i64) -> bool:
    return GIVE_GOOD <= action < GIVE_POINT


def is_small_wharf_load(action: i64) -> bool:
    return SMALL_WHARF_LOAD <= action < SUPPLY


def is_supplied(action: i64) -> bool:
    return SUPPLY <= action < USE_LIBRARY


def is_raid(action: i64) -> bool:
    return RAID <= action < PLUNDER


def is_capture(action: i64) -> bool:
    return CAPTURE <= action < EXPEL


def is_expulsion(action: i64) -> bool:
    return EXPEL <= action < ALL_ACTIONS


# What an action is about


def role_of(pick: i64) -> i64:
    """The card that is picked."""
    return BUCCANEER if pick == PICK_BUCCANEER else pick - PICK


def pick(role: i64) -> i64:
    return PICK_BUCCANEER if role == BUCCANEER else PICK + role


def place_of(put: i64) -> i64:
    """Where a colonist or a noble is put."""
    if put < BUILD:
        return put - PUT
    return put - PUT_NEW + BASE_PLACES if put < PUT_NOBLE else put - PUT_NOBLE


def put(place: i64) -> i64:
    """A colonist there."""
    return PUT + place if place < BASE_PLACES else PUT_NEW + place - BASE_PLACES


def building_of(build: i64) -> i64:
    return build - BUILD if build < PRODUCE else build - BUILD_NEW + BASE_BUILDINGS


def build(building: i64) -> i64:
    return BUILD + building if building < BASE_BUILDINGS else BUILD_NEW + building - BASE_BUILDINGS


def drafted_by(draft: i64) -> i64:
    """The kind of building: production buildings are not chosen."""
    return draft - DRAFT + FIRST_VIOLET


def guest_place(guest: i64) -> i64:
    """Where a guest goes."""
    return (guest - GUEST) % ALL_PLACES


def given_from(given: i64) -> i64:
    """The place of a person who is given away, or San Juan."""
    return (given - GIVE_COLONIST) % (ALL_PLACES + 1)


def good_of(action: i64) -> i64:
    """Of any verb that goes through the goods."""
    if action < BASE_ACTIONS:
        return (action - PRODUCE) % ALL_GOODS  # from `produce` on, all of the base game do
    if action < GUEST:
        return action - POST
    return action - GIVE_GOOD if action < GIVE_POINT else (action - SMALL_WHARF_LOAD) % ALL_GOODS


def size_of(load: i64) -> i64:
    """Of the cargo ship that is loaded."""
    return SMALLEST_SHIP + (load - LOAD) // ALL_GOODS


def cargo_load(size: i64, good: i64) -> i64:
    return LOAD + (size - SMALLEST_SHIP) * ALL_GOODS + good


def raided_size(raid: i64) -> i64:
    """Of the cargo ship that is emptied."""
    return SMALLEST_SHIP + (raid - RAID) // (MOST_RAIDED + 1)


def raided_barrels(raid: i64) -> i64:
    """That the buccaneer keeps."""
    return (raid - RAID) % (MOST_RAIDED + 1)


def raid(size: i64, barrels: i64) -> i64:
    return RAID + (size - SMALLEST_SHIP) * (MOST_RAIDED + 1) + barrels
