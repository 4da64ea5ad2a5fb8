"""Plays Puerto Rico until it meets what is worth checking, and writes it as JSON for the client's unit tests.

PYTHONPATH=src python web/harness/puerto_rico_samples.py      (from the root of the repository)
"""

from __future__ import annotations

import random
from typing import Any

from walk import decisions, scenes, whole_game, write

GAME = "puerto_rico"
KEEN = ("build", "recruit", "draw", "wharf")
# What a whole game has to tell, for the test to be worth its name
WANTED = {
    "hospice", "university", "wharf", "keep", "barrel", "spoil", "empty_house", "unload", "draw",
    "privilege_colonist", "extra_good", "san_juan", "ending",
}  # fmt: skip
DECISIONS = ["role", "settler", "hospice", "mayor", "builder", "craftsman", "trader", "captain", "storage"]

# The same with all expansions; two players decide about the library
EXPANSIONS = {"new_buildings": "draft", "nobles": "drafted", "buccaneer": True, "festival": True}
KEEN_ABROAD = (
    *KEEN, "draft", "put", "guest", "forest", "library", "discard", "buy_tile", "sell_tile", "post", "small_wharf",
    "supply", "raid", "plunder", "poach", "capture", "take",
)  # fmt: skip
WANTED_ABROAD = {
    "draft", "festival", "forest", "no_forest", "library", "black_market", "give_person", "give_good", "give_point",
    "aqueduct", "post", "small_wharf", "guest", "villa", "board", "lift_nobles", "put_noble", "san_juan_nobles",
    "fill_ship_nobles", "discard", "discard_forest", "buy_tile", "sell_tile", "supply", "reward_card", "raid", "plunder",
    "poached", "expel", "capture", "play_captured", "festival_plantation", "festival_production", "festival_building",
    "put_reward",
}  # fmt: skip
TOGETHER_ABROAD = {  # in one game
    "villa", "put_noble", "raid", "expel", "play_captured", "festival_plantation", "festival_production", "put_reward",
}  # fmt: skip
DECISIONS_ABROAD = [
    "draft", "guest", "forest", "second_tile", "lodge", "board", "library", "payment", "supplier", "small_wharf",
    "buccaneer", "poach", "expel", "reward", "mayor", "builder", "trader",
]  # fmt: skip


def keenly(legal: list[str], chance: random.Random) -> str:
    return chance.choice([move for move in legal if move.startswith(KEEN)] or legal)


def keenly_abroad(legal: list[str], chance: random.Random) -> str:
    keen = [move for move in legal if move.startswith(KEEN_ABROAD)]
    return chance.choice(keen if keen and chance.random() < 0.8 else legal)


def late(view: dict[str, Any]) -> bool:
    return view["round"] > 5 or view["decision"]["kind"] == "draft"


if __name__ == "__main__":
    write("puerto_rico-game", whole_game(GAME, 3, keenly, WANTED, turn="role"))
    write("puerto_rico-decisions", decisions(GAME, [4], keenly, DECISIONS, late))
    write(
        "puerto_rico-expansions-game",
        whole_game(GAME, 2, keenly_abroad, TOGETHER_ABROAD, turn="role", every=12, **EXPANSIONS),
    )
    write("puerto_rico-expansions-scenes", scenes(GAME, 2, keenly_abroad, WANTED_ABROAD, **EXPANSIONS))
    write(
        "puerto_rico-expansions-decisions",
        decisions(GAME, [2], keenly_abroad, DECISIONS_ABROAD, late, **EXPANSIONS),
    )
