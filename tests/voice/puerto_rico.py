"""Games of Puerto Rico to speak of: random ones, and ones of players with a passion, who come where chance seldom does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .stories import Tale, played, preferring, random

GAMES_A_MOOD = 8
GAMES_WITH_EXPANSIONS = 12
EXPANSIONS: list[dict[str, Any]] = [
    {"new_buildings": "draft", "nobles": "drafted", "buccaneer": True, "festival": True},
    {"new_buildings": "random", "nobles": "added", "buccaneer": True, "festival": True},
    {"new_buildings": "draft", "nobles": "added"},
]


def tales() -> Iterator[Tale]:
    for mood in (random, shipper, mason, landlord, planter):
        for seed in range(GAMES_A_MOOD):
            players = 2 + seed % 4
            options = {"vp_pool": 126 if players == 5 else None, "swap_factory_university": seed % 2 == 0}
            yield played("puerto_rico", mood, players, seed, options)
    for mood in (random, reader, gentry, smuggler, forester):
        for seed in range(GAMES_WITH_EXPANSIONS):
            yield played("puerto_rico", mood, 2 + seed % 4, seed, EXPANSIONS[seed % len(EXPANSIONS)])


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

# With expansions: reads, and lives in a guesthouse
reader = preferring(
    "draft library", "draft guesthouse", "draft trading_post", "draft storehouse", "build library", "build guesthouse",
    "build trading_post", "build storehouse", "put library", "put guesthouse", "guest", "post", "barrel", "take",
    "recruit", "pick mayor", "pick settler", "pick builder",
)  # fmt: skip
# Brings nobles to the island
gentry = preferring(
    "draft villa", "draft royal_supplier", "draft land_office", "draft hunting_lodge", "draft jeweler", "draft royal_garden",
    "board noble", "build villa", "build royal_supplier", "build land_office", "build hunting_lodge", "build chapel",
    "put_noble land_office", "put_noble royal_supplier", "put villa", "put hunting_lodge", "supply", "sell_tile", "buy_tile",
    "discard", "pick mayor", "pick craftsman", "pick trader", "pick captain",
)  # fmt: skip
# Gives what he has for buildings, and takes what others have
smuggler = preferring(
    "draft black_market", "draft small_wharf", "draft church", "pick buccaneer", "poach", "plunder", "raid", "put_noble",
    "build black_market", "build small_wharf", "put black_market", "put small_wharf", "small_wharf", "give_noble",
    "give_point", "build", "pick builder", "pick captain", "pick craftsman", "expel noble",
)  # fmt: skip
# Lets the land grow wild
forester = preferring(
    "draft forest_house", "draft hunting_lodge", "draft hospice", "draft aqueduct", "build forest_house",
    "build hunting_lodge", "build hospice", "put forest_house", "put hunting_lodge", "put hospice", "forest",
    "discard forest", "pick settler", "pick mayor", "take", "recruit",
)  # fmt: skip
