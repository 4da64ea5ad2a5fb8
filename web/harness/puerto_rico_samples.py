"""Plays Puerto Rico until it meets what is worth checking, and writes it as JSON for the client's unit tests.

PYTHONPATH=src python web/harness/puerto_rico_samples.py      (from the root of the repository)
"""

from __future__ import annotations

import random

from walk import decisions, whole_game, write

GAME = "puerto_rico"
KEEN = ("build", "recruit", "draw", "wharf")
# What a whole game has to tell, for the test to be worth its name
WANTED = {
    "hospice", "university", "wharf", "keep", "barrel", "spoil", "empty_house", "unload", "draw",
    "privilege_colonist", "extra_good", "san_juan", "ending",
}  # fmt: skip
DECISIONS = ["role", "settler", "hospice", "mayor", "builder", "craftsman", "trader", "captain", "storage"]


def keenly(legal: list[str], chance: random.Random) -> str:
    return chance.choice([move for move in legal if move.startswith(KEEN)] or legal)


if __name__ == "__main__":
    write("puerto_rico-game", whole_game(GAME, 3, keenly, WANTED, turn="role"))
    write(
        "puerto_rico-decisions", decisions(GAME, [4], keenly, DECISIONS, late=lambda view: view["round"] > 5)
    )
