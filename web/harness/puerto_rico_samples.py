"""Plays Puerto Rico until it meets what is worth checking, and writes it as JSON for the client's unit tests.

PYTHONPATH=src python web/harness/puerto_rico_samples.py      (from the root of the repository)
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import quayside

FOLDER = Path(__file__).parent / "samples"
# What a whole game has to tell, for the test to be worth its name
WANTED = {
    "hospice", "university", "wharf", "keep", "barrel", "spoil", "empty_house", "unload", "draw",
    "privilege_colonist", "extra_good", "san_juan", "ending",
}  # fmt: skip
DECISIONS = ["role", "settler", "hospice", "mayor", "builder", "craftsman", "trader", "captain", "storage"]


class Walk:
    """One game, played at random by those who like to build, with all that is heard of it."""

    def __init__(self, seed: int, players: int) -> None:
        self.events: list[dict[str, Any]] = []
        self.random = random.Random(seed)
        self.state = quayside.game("puerto_rico").new(
            players=players, seed=seed, listener=lambda event: self.events.append(event.seen_by(0))
        )

    def step(self) -> None:
        legal = [self.state.notation(action) for action in self.state.legal()]
        keen = [move for move in legal if move.startswith(("build", "recruit", "draw", "wharf"))]
        self.state.play(self.state.parse(self.random.choice(keen or legal)))

    def sample(self) -> dict[str, Any]:
        return {
            "view": self.state.view(0),
            "legal": [self.state.notation(action) for action in self.state.legal()],
        }


def whole_game(players: int) -> dict[str, Any]:
    """A game with everything in it: all events, and the view at the start of each role."""
    for seed in range(1, 2000):
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
            if view["decision"]["kind"] in ("role", "over"):
                shown = len(steps) % 3 == 0 or view["decision"]["kind"] == "over"
                steps.append({"events": told, **({"after": view} if shown else {})})
                told = []
        kinds = {event["kind"] for step in steps for event in step["events"]}
        if kinds >= WANTED:
            return {"first": first, "steps": steps}
    raise SystemExit("no such game")


def decisions() -> dict[str, Any]:
    """A late moment of each kind of decision of seat 0."""
    found: dict[str, Any] = {}
    for seed in range(1, 400):
        walk = Walk(seed, 4)
        while walk.state.to_play >= 0:
            decision = walk.state.view(0)["decision"]
            late = walk.state.view(0)["round"] > 5
            if decision["seat"] == 0 and late and decision["kind"] not in found:
                found[decision["kind"]] = walk.sample()
            walk.step()
        if all(kind in found for kind in DECISIONS):
            return {kind: found[kind] for kind in DECISIONS}
    raise SystemExit("not all decisions were met")


def write(name: str, content: object) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write("puerto_rico-game", whole_game(3))
    write("puerto_rico-decisions", decisions())
