"""All that can be done in Lisboa, and the number of each action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.vocabulary import Verb, Vocabulary
from quayside.games.lisboa.board import (
    ACTS,
    ALL_ACTS,
    ALL_CUBE_PLACES,
    ALL_SHIPS,
    ARCHITECTS,
    CARDS,
    CLERGY,
    CUBE_PLACES,
    CUBES,
    DECREES,
    GOOD_TYPES,
    GOODS,
    GROUPS,
    NOBLES,
    PILES,
    PLANS,
    PLOTS,
    SHIPS,
    SPACES,
)

MOST_COINS: Final = 60  # no price is higher
MOST_MARKER: Final = 10  # reis that the influence marker may pay
PAYMENTS: Final = tuple(
    [f"{coins}+{marker}" for coins in range(MOST_COINS + 1) for marker in range(MOST_MARKER + 1)]
)

ACTIONS: Final = Vocabulary(
    [
        Verb("pass"),
        Verb("gold"),
        Verb("portfolio"),
        Verb("court"),
        Verb("follow"),
        Verb("accept"),
        Verb("spend"),
        Verb("card", card=CARDS),
        Verb("drop", card=(*CARDS, *SHIPS)),
        Verb("sell", good=GOODS, ship=SHIPS),
        Verb("trade", good=GOODS, act=ACTS),
        Verb("act", act=ACTS),
        Verb("favor", noble=NOBLES),
        Verb("move", steps=("1", "2")),
        Verb("clergy", tile=CLERGY),
        Verb("ship", ship=("new", *SHIPS)),
        Verb("give", good=GOODS),
        Verb("gain", good=GOODS),
        Verb("lose", good=GOODS),
        Verb("cube", cube=CUBES, place=CUBE_PLACES),
        Verb("office", noble=NOBLES),
        Verb("plan", architect=ARCHITECTS),
        Verb("store", plot=PLOTS, street=GOODS),
        Verb("house", group=GROUPS),
        Verb("decree", decree=DECREES),
        Verb("open", space=SPACES),
        Verb("show", plan=PLANS),
        Verb("send", office=(*NOBLES, "plaza")),
        Verb("draw", pile=PILES),
        Verb("cash", tile=CLERGY),
        Verb("reward", card=CARDS),
        Verb("discard", card=CARDS),
        Verb("pay", means=("influence", "reis", *PAYMENTS)),
    ]
)

PASS: Final = 0
DISCARD_FOR_GOLD: Final = 1
TO_PORTFOLIO: Final = 2
TO_COURT: Final = 3
FOLLOW: Final = 4
ACCEPT: Final = 5
SPEND: Final = 6
CARD: Final = 7
DROP: Final = 89
SELL: Final = 183
TRADE: Final = 231
ACT: Final = 267
TAKE_FAVOR: Final = 276
MOVE: Final = 279
TAKE_CLERGY: Final = 281
BUILD_SHIP: Final = 318  # the next number is an upgrade of the first ship
GIVE: Final = 331
GAIN: Final = 335
LOSE: Final = 339
TAKE_CUBE: Final = 343
OFFICE: Final = 352
TAKE_PLAN: Final = 355
BUILD_STORE: Final = 357
HOUSE: Final = 457
TAKE_DECREE: Final = 460
OPEN: Final = 530
SHOW: Final = 544
SEND: Final = 556
DRAW: Final = 560
CASH: Final = 564
REWARD: Final = 601
DISCARD: Final = 683
PAY: Final = 765
PAY_INFLUENCE: Final = 765
PAY_REIS: Final = 766
PAY_COINS: Final = 767
ALL_ACTIONS: Final = 1438


# Which verb an action is of


def is_card(action: i64) -> bool:
    return CARD <= action < DROP


def is_drop(action: i64) -> bool:
    return DROP <= action < SELL


def is_sale(action: i64) -> bool:
    return SELL <= action < TRADE


def is_trade(action: i64) -> bool:
    return TRADE <= action < ACT


def is_act(action: i64) -> bool:
    return ACT <= action < TAKE_FAVOR


def is_favor(action: i64) -> bool:
    return TAKE_FAVOR <= action < MOVE


def is_move(action: i64) -> bool:
    """Of the cardinal."""
    return MOVE <= action < TAKE_CLERGY


def is_clergy(action: i64) -> bool:
    return TAKE_CLERGY <= action < BUILD_SHIP


def is_ship(action: i64) -> bool:
    """A new one, or an upgrade."""
    return BUILD_SHIP <= action < GIVE


def is_gift(action: i64) -> bool:
    """A good for a ship."""
    return GIVE <= action < GAIN


def is_gain(action: i64) -> bool:
    return GAIN <= action < LOSE


def is_loss(action: i64) -> bool:
    return LOSE <= action < TAKE_CUBE


def is_cube(action: i64) -> bool:
    return TAKE_CUBE <= action < OFFICE


def is_office(action: i64) -> bool:
    return OFFICE <= action < TAKE_PLAN


def is_plan(action: i64) -> bool:
    return TAKE_PLAN <= action < BUILD_STORE


def is_store(action: i64) -> bool:
    return BUILD_STORE <= action < HOUSE


def is_house(action: i64) -> bool:
    return HOUSE <= action < TAKE_DECREE


def is_decree(action: i64) -> bool:
    return TAKE_DECREE <= action < OPEN


def is_space(action: i64) -> bool:
    """Where a public building is opened."""
    return OPEN <= action < SHOW


def is_showing(action: i64) -> bool:
    return SHOW <= action < SEND


def is_sending(action: i64) -> bool:
    return SEND <= action < DRAW


def is_draw(action: i64) -> bool:
    return DRAW <= action < CASH


def is_cashing(action: i64) -> bool:
    return CASH <= action < REWARD


def is_reward(action: i64) -> bool:
    """A card discarded for its reward."""
    return REWARD <= action < DISCARD


def is_discard(action: i64) -> bool:
    """A card discarded for nothing."""
    return DISCARD <= action < PAY


def is_split(action: i64) -> bool:
    """A payment in coins and by the influence marker."""
    return action >= PAY_COINS


# Actions with two arguments: the number of an action, and the arguments of a number


def sale(good: i64, ship: i64) -> i64:
    return SELL + good * ALL_SHIPS + ship


def trade(good: i64, act: i64) -> i64:
    return TRADE + good * ALL_ACTS + act


def split(coins: i64, marker: i64) -> i64:
    return PAY_COINS + coins * (MOST_MARKER + 1) + marker


def take_cube(cube: i64, place: i64) -> i64:
    return TAKE_CUBE + cube * ALL_CUBE_PLACES + place


def build_store(plot: i64, good: i64) -> i64:
    return BUILD_STORE + plot * GOOD_TYPES + good
