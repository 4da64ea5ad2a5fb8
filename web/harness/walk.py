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

    def __init__(self, game: str, players: int, seed: int, choose: Choose, **options: Any) -> None:
        self.events: list[dict[str, Any]] = []
        self.random = random.Random(seed)
        self.choose = choose
        self.state = quayside.game(game).new(
            players=players, seed=seed, listener=lambda event: self.events.append(event.seen_by(0)), **options
        )

    def legal(self) -> list[str]:
        return [self.state.notation(action) for action in self.state.legal()]

    def step(self) -> None:
        self.state.play(self.state.parse(self.choose(self.legal(), self.random)))

    def sample(self) -> dict[str, Any]:
        return {"view": self.state.view(0), "legal": self.legal()}

    def kinds(self) -> set[str]:
        """All that happens until the end."""
        while self.state.to_play >= 0:
            self.step()
        return {event["kind"] for event in self.events}


def whole_game(
    game: str, players: int, choose: Choose, wanted: set[str], turn: str, every: int = 3, **options: Any
) -> dict[str, Any]:
    """A game with all that is wanted in it: its events, and now and then the view at the beginning of a turn, which is
    that kind of decision."""
    for seed in range(1, 3000):
        if Walk(game, players, seed, choose, **options).kinds() >= wanted:
            return _told(Walk(game, players, seed, choose, **options), turn, every)
    raise SystemExit("no such game")


def _told(walk: Walk, turn: str, every: int) -> dict[str, Any]:
    first = walk.state.view(0)
    walk.events.clear()
    steps: list[dict[str, Any]] = []
    while walk.state.to_play >= 0:
        walk.step()
        view = walk.state.view(0)
        if view["decision"]["kind"] in (turn, "over"):
            shown = len(steps) % every == 0 or view["decision"]["kind"] == "over"
            steps.append({"events": walk.events, **({"after": view} if shown else {})})
            walk.events = []
    return {"first": first, "steps": steps}


def scenes(game: str, players: int, choose: Choose, wanted: set[str], **options: Any) -> dict[str, Any]:
    """Of each kind of event a move that brought it: the view before, what was told, and the view after."""
    found: dict[str, Any] = {}
    for seed in range(1, 600):
        walk = Walk(game, players, seed, choose, **options)
        while walk.state.to_play >= 0:
            walk.events = []
            before = walk.state.clone()
            walk.step()
            for kind in {event["kind"] for event in walk.events} & wanted - set(found):
                views = [{**state.view(0), "foresight": {}} for state in (before, walk.state)]
                found[kind] = {"before": views[0], "events": walk.events, "after": views[1]}
        if set(found) == wanted:
            return {kind: found[kind] for kind in sorted(wanted)}
    raise SystemExit(f"never met: {wanted - set(found)}")


def decisions(
    game: str, tables: list[int], choose: Choose, kinds: Sequence[str], late: Late, **options: Any
) -> dict[str, Any]:
    """A late moment of each kind of decision of seat 0, at tables of so many players in turn."""
    found: dict[str, Any] = {}
    for seed in range(1, 600):
        walk = Walk(game, tables[seed % len(tables)], seed, choose, **options)
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
