"""Plays Lisboa until it meets what is worth checking, and writes it as JSON for the client's unit tests.

PYTHONPATH=src python web/harness/lisboa_samples.py      (from the root of the repository)
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import quayside
from quayside.games.lisboa.rules.agenda import DECISIONS

FOLDER = Path(__file__).parent / "samples"
KEEN = ("court", "store", "open", "decree", "sell", "follow", "cash", "accept", "ship", "gain")
# What a whole game has to tell, for the test to be worth its name
WANTED = {
    "follow", "return_favor", "sail", "dock", "set", "crowded_out", "period_end", "discard", "last_round", "cash",
    "marker", "open", "building_opens", "ship", "drop", "sponsor", "trade", "lay_down", "return_goods", "end_game",
}  # fmt: skip


class Walk:
    """One game, played at random by those who like to build, with all that seat 0 hears of it."""

    def __init__(self, seed: int, players: int) -> None:
        self.events: list[dict[str, Any]] = []
        self.random = random.Random(seed)
        self.state = quayside.game("lisboa").new(
            players=players, seed=seed, listener=lambda event: self.events.append(event.seen_by(0))
        )

    def step(self) -> None:
        legal = [self.state.notation(action) for action in self.state.legal()]
        keen = [move for move in legal if move.startswith(KEEN)]
        moves = keen if keen and self.random.random() < 0.8 else legal
        self.state.play(self.state.parse(self.random.choice(moves)))

    def sample(self) -> dict[str, Any]:
        return {
            "view": self.state.view(0),
            "legal": [self.state.notation(action) for action in self.state.legal()],
        }


def whole_game(players: int, wanted: set[str]) -> dict[str, Any]:
    """A game with everything in it: all events, and the view at the start of each turn."""
    for seed in range(1, 3000):
        walk = Walk(seed, players)
        first = walk.state.view(0)
        walk.events.clear()
        steps: list[dict[str, Any]] = []
        told: list[dict[str, Any]] = []
        while walk.state.to_play >= 0:
            walk.step()
            told += walk.events
            walk.events.clear()
            view = walk.state.view(0)
            if view["decision"]["kind"] in ("card", "over"):
                shown = len(steps) % 3 == 0 or view["decision"]["kind"] == "over"
                steps.append({"events": told, **({"after": view} if shown else {})})
                told = []
        kinds = {event["kind"] for step in steps for event in step["events"]}
        if kinds >= wanted:
            return {"first": first, "steps": steps}
    raise SystemExit("no such game")


def decisions() -> dict[str, Any]:
    """A late moment of each kind of decision of seat 0."""
    found: dict[str, Any] = {}
    for seed in range(1, 600):
        walk = Walk(seed, 2 + seed % 3)
        while walk.state.to_play >= 0:
            view = walk.state.view(0)
            kind = view["decision"]["kind"]
            if (
                view["decision"]["seat"] == 0
                and kind not in found
                and (view["round"] > 4 or kind == "start_clergy")
            ):
                found[kind] = walk.sample()
            walk.step()
        if all(kind in found for kind in DECISIONS):
            return found
    raise SystemExit(f"never met: {set(DECISIONS) - set(found)}")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    made = {
        "game": whole_game(3, WANTED),
        "solo": whole_game(1, {"rival", "follow", "period_end", "end_game"}),
        "decisions": decisions(),
    }
    for name, value in made.items():
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"lisboa-{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
