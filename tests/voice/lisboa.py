"""Games of Lisboa to speak of: random ones, and ones of players with a passion, who come where chance seldom does."""

from __future__ import annotations

from collections.abc import Iterator

from .stories import Tale, played, preferring, random

GAMES_A_MOOD = 8


def tales() -> Iterator[Tale]:
    for mood in (random, courtier, merchant, mason, priest):
        for seed in range(GAMES_A_MOOD):
            players = 1 + seed % 4
            options = {"officials_in_different_offices": seed % 3 == 0, "wig_on_reaching_ten": seed % 2 == 0}
            yield played("lisboa", mood, players, seed, options)


# Visits, follows and sponsors: buildings open, offices fill up, and what the free act has spoilt lapses
courtier = preferring(
    "court", "open", "follow", "act building", "pay reis", "act cardinal", "move", "house left", "office", "spend",
)  # fmt: skip
# Sells and trades whatever he has: ships sail, portfolios are full, cards are dropped
merchant = preferring(
    "portfolio", "sell", "trade gold ship", "trade books", "ship", "clergy", "reward", "gain", "accept", "drop S",
)  # fmt: skip
# Builds store after store, and takes rubble where he finds it
mason = preferring(
    "court", "store", "house left", "act store", "follow", "accept", "spend", "cube", "office king", "gold",
)  # fmt: skip
# Walks with the Cardinal, and cashes his tiles
priest = preferring(
    "trade cloth cardinal", "trade gold cardinal", "act cardinal", "move 2", "cash", "portfolio", "favor", "follow",
)  # fmt: skip
