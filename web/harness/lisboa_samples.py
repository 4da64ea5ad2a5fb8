"""Plays Lisboa until it meets what is worth checking, and writes it as JSON for the client's unit tests.

PYTHONPATH=src python web/harness/lisboa_samples.py      (from the root of the repository)
"""

from __future__ import annotations

import random
from typing import Any

from walk import decisions, whole_game, write

import quayside

GAME = "lisboa"
KEEN = ("court", "store", "open", "decree", "sell", "follow", "cash", "accept", "ship", "gain")
# What a whole game has to tell, for the test to be worth its name
WANTED = {
    "follow", "return_favor", "sail", "dock", "set", "crowded_out", "period_end", "discard", "last_round", "cash",
    "marker", "open", "building_opens", "ship", "drop", "sponsor", "trade", "lay_down", "return_goods", "end_game",
}  # fmt: skip


def keenly(legal: list[str], chance: random.Random) -> str:
    keen = [move for move in legal if move.startswith(KEEN)]
    return chance.choice(keen if keen and chance.random() < 0.8 else legal)


def late(view: dict[str, Any]) -> bool:
    return view["round"] > 4 or view["decision"]["kind"] == "start_clergy"


if __name__ == "__main__":
    write("lisboa-game", whole_game(GAME, 3, keenly, WANTED, turn="card"))
    write(
        "lisboa-solo", whole_game(GAME, 1, keenly, {"rival", "follow", "period_end", "end_game"}, turn="card")
    )
    write(
        "lisboa-decisions",
        decisions(GAME, [2, 3, 4], keenly, [*filter(None, quayside.game(GAME).rules.decisions)], late),
    )
