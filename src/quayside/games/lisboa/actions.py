"""All that can be done in Lisboa, and the number of each action."""

from __future__ import annotations

from typing import Final

from quayside.core.vocabulary import Verb, Vocabulary
from quayside.games.lisboa.board import (
    ACTS,
    ARCHITECTS,
    CARDS,
    CLERGY,
    CUBES,
    DECREES,
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
        Verb("cube", cube=CUBES, place=("row", "column", "pile")),
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
