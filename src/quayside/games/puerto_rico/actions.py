"""All that can be done in Puerto Rico, and the number of each action."""

from __future__ import annotations

from typing import Final

from quayside.core.vocabulary import Verb, Vocabulary
from quayside.games.puerto_rico.board import BUILDINGS, GOODS, PLACES, ROLES, SHIP_SIZES, TILES

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
