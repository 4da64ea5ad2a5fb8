"""What the makers of samples share: a game at random with all that seat 0 hears of it, and where samples are kept."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import quayside

FOLDER = Path(__file__).parent / "samples"
Choose = Callable[[list[str], random.Random], str]
Late = Callable[[dict[str, Any]], bool]


class Walk:
    """One game, played by whoever makes the choices, with all that seat 0 hears of it."""

    def __init__(self, game: str, players: int, seed: int, choose: Choose) -> None:
        self.events: list[dict[str, Any]] = []
        self.random = random.Random(seed)
        self.choose = choose
        self.state = quayside.game(game).new(
            players=players, seed=seed, listener=lambda event: self.events.append(event.seen_by(0))
        )

    def legal(self) -> list[str]:
        return [self.state.notation(action) for action in self.state.legal()]

    def step(self) -> None:
        self.state.play(self.state.parse(self.choose(self.legal(), self.random)))

    def sample(self) -> dict[str, Any]:
        return {"view": self.state.view(0), "legal": self.legal()}


def whole_game(game: str, players: int, choose: Choose, wanted: set[str], turn: str) -> dict[str, Any]:
    """A game with all that is wanted in it: its events, and the view at each third turn, which begins with that kind of
    decision."""
    for seed in range(1, 3000):
        walk = Walk(game, players, seed, choose)
        first = walk.state.view(0)
        walk.events.clear()
        steps: list[dict[str, Any]] = []
        told: list[dict[str, Any]] = []
        while walk.state.to_play >= 0:
            walk.step()
            told += walk.events
            walk.events.clear()
            view = walk.state.view(0)
            if view["decision"]["kind"] in (turn, "over"):
                shown = len(steps) % 3 == 0 or view["decision"]["kind"] == "over"
                steps.append({"events": told, **({"after": view} if shown else {})})
                told = []
        if {event["kind"] for step in steps for event in step["events"]} >= wanted:
            return {"first": first, "steps": steps}
    raise SystemExit("no such game")


def decisions(
    game: str, tables: list[int], choose: Choose, kinds: Sequence[str], late: Late
) -> dict[str, Any]:
    """A late moment of each kind of decision of seat 0, at tables of so many players in turn."""
    found: dict[str, Any] = {}
    for seed in range(1, 600):
        walk = Walk(game, tables[seed % len(tables)], seed, choose)
        while walk.state.to_play >= 0:
            view = walk.state.view(0)
            kind = view["decision"]["kind"]
            if view["decision"]["seat"] == 0 and kind not in found and late(view):
                found[kind] = walk.sample()
            walk.step()
        if all(kind in found for kind in kinds):
            return {kind: found[kind] for kind in kinds}
    raise SystemExit(f"never met: {set(kinds) - set(found)}")


def write(name: str, content: object) -> None:
    FOLDER.mkdir(exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
