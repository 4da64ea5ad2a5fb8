"""Games of Puerto Rico to speak of: random ones, and ones of players with a passion, who come where chance seldom does."""

from __future__ import annotations

from collections.abc import Iterator

from .stories import Tale, played, preferring, random

GAMES_A_MOOD = 8


def tales() -> Iterator[Tale]:
    for mood in (random, shipper, mason, landlord, planter):
        for seed in range(GAMES_A_MOOD):
            players = 2 + seed % 4
            options = {"vp_pool": 126 if players == 5 else None, "swap_factory_university": seed % 2 == 0}
            yield played("puerto_rico", mood, players, seed, options)


# Grows corn, owns a wharf and a harbor, and ships all that he has: the chips run out, and wharfs stay idle
shipper = preferring(
    "pick captain", "pick craftsman", "pick mayor", "build wharf", "build harbor", "build large_warehouse",
    "put wharf", "put harbor", "put corn", "take corn", "draw", "recruit", "produce", "load",
)  # fmt: skip
# Builds whatever he can, with the help of quarries and a university: cities fill up
mason = preferring(
    "pick builder", "pick prospector", "pick trader", "build university", "build large", "build", "sell",
    "take quarry", "recruit", "put university", "put quarry",
)  # fmt: skip
# Takes all the land and all the colonists there are: islands fill up, and the supply runs dry
landlord = preferring(
    "pick settler", "pick mayor", "build hacienda", "build construction_hut", "build hospice", "build university",
    "put hacienda", "put hospice", "put university", "draw", "take quarry", "take", "recruit",
)  # fmt: skip
# Grows the dear goods, and hoards them as long as he can: the supply of goods runs out
planter = preferring(
    "pick craftsman", "pick mayor", "pick settler", "build coffee_roaster", "build tobacco_storage",
    "build large_warehouse", "put coffee", "put tobacco", "put large_warehouse", "take coffee", "take tobacco",
    "produce", "recruit", "load 4 coffee", "load 5 tobacco", "load", "keep coffee",
)  # fmt: skip
