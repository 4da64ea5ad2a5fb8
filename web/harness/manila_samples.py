"""Plays Manila until it meets moments worth looking at, and writes each as JSON for the harness and the unit tests.

PYTHONPATH=src python web/harness/manila_samples.py      (from the root of the repository)

Who plays goes by the game's insight, so a better insight plays other games; web/src/games/manila/manila.test.ts quotes
numbers of these.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from walk import write

import quayside
from quayside.core.seen import Seen

View = dict[str, Any]


class Walk:
    """One game, played by whoever looks best most of the time, with all that seat 0 hears of it."""

    def __init__(self, seed: int, players: int, **options: object) -> None:
        self.events: list[dict[str, Any]] = []
        self.random = random.Random(seed)
        self.game = quayside.game("manila")
        self.state = self.game.new(
            players=players, seed=seed, listener=lambda event: self.events.append(event.seen_by(0)), **options
        )

    def step(self) -> dict[str, Any]:
        """Plays one move; what it looked like before and after to seat 0, and what happened."""
        before = self.state.view(0)
        heard = len(self.events)
        seen = Seen(self.state, self.state.to_play)
        legal = seen.legal()
        values = self.game.insight.values(seen)
        best = max(range(len(legal)), key=lambda i: values[i] + self.random.gauss(0, 1.5))
        move = self.state.notation(legal[best])
        self.state.play(legal[best])
        return {"move": move, "before": before, "events": self.events[heard:], "after": self.state.view(0)}

    def sample(self) -> dict[str, Any]:
        seat = self.state.to_play
        seen = Seen(self.state, 0)
        return {
            "eyes": 0,
            "view": self.state.view(0),
            "legal": [self.state.notation(action) for action in self.state.legal()] if seat == 0 else [],
            "odds": self.game.insight.odds(seen) if seat >= 0 else None,
            "events": self.events[-80:],
        }


def figures(view: View) -> int:
    aboard = sum(len(punt["aboard"]) for punt in view["punts"].values())
    return aboard + sum(owner is not None for owner in view["spaces"].values()) + len(view["pirates"])


def deciding(kind: str, **facts: object) -> Callable[[View], bool]:
    def found(view: View) -> bool:
        decision = view["decision"]
        mine = decision["kind"] == kind and decision.get("seat") == 0
        return mine and all(decision.get(name) == value for name, value in facts.items())

    return found


def also(first: Callable[[View], bool], second: Callable[[View], bool]) -> Callable[[View], bool]:
    return lambda view: first(view) and second(view)


MOMENTS: dict[str, tuple[int, dict[str, object], Callable[[View], bool]]] = {
    "auction": (
        4,
        {},
        also(deciding("auction"), lambda view: view["voyage"] == 3 and view["auction"]["bid"] > 3),
    ),
    "auction-first": (5, {}, also(deciding("auction"), lambda view: view["voyage"] == 1)),
    "purchase": (4, {}, also(deciding("purchase"), lambda view: view["voyage"] == 3)),
    "loading": (4, {}, also(deciding("loading", left=2), lambda view: view["voyage"] > 1)),
    "starts": (4, {}, also(deciding("starts", punts=3), lambda view: view["voyage"] > 1)),
    "starts-second": (3, {}, also(deciding("starts", punts=2), lambda view: view["voyage"] > 1)),
    "placement-first": (4, {}, also(deciding("placement", round=1), lambda view: view["voyage"] == 1)),
    "placement-second": (4, {}, also(deciding("placement", round=2), lambda view: view["voyage"] == 4)),
    "placement-crowded": (5, {}, also(deciding("placement", round=3), lambda view: figures(view) >= 14)),
    "placement-blind": (4, {}, deciding("placement", blind=True)),
    "boarding": (4, {}, also(deciding("boarding"), lambda view: len(view["pirates"]) == 2)),
    "boarding-evict": (
        5,
        {"pirate_eviction": True},
        also(
            deciding("boarding"),
            lambda view: any(
                punt["space"] == 13 and ware not in view["open"] for ware, punt in view["punts"].items()
            ),
        ),
    ),
    "pilot-small": (4, {}, also(deciding("pilot", pilot="small"), lambda view: not view["port"])),
    "pilot-large": (4, {}, also(deciding("pilot", pilot="large"), lambda view: not view["port"])),
    "pilot-large-port": (4, {}, also(deciding("pilot", pilot="large"), lambda view: len(view["port"]) == 1)),
    "plunder": (4, {}, deciding("plunder")),
    "waiting": (
        4,
        {},
        lambda view: (
            view["decision"]["kind"] == "placement" and view["decision"]["seat"] == 2 and view["round"] == 3
        ),
    ),
    "end": (4, {}, lambda view: view["decision"]["kind"] == "over"),
}


def find(players: int, options: dict[str, object], wanted: Callable[[View], bool]) -> Walk:
    for seed in range(1, 4000):
        walk = Walk(seed, players, **options)
        while True:
            if wanted(walk.state.view(0)):
                return walk
            if walk.state.to_play < 0:
                break
            walk.step()
    raise SystemExit("no such moment in 4000 games")


def settlements() -> list[dict[str, Any]]:
    """Voyages from auction to price rise: one with plunder and insurance claims, one quiet one."""
    found: list[dict[str, Any]] = []
    for seed in range(1, 2000):
        walk = Walk(seed, 4)
        while walk.state.to_play >= 0:
            step = walk.step()
            kinds = [event["kind"] for event in step["events"]]
            if "return" not in kinds:
                continue
            ended = max(i for i, event in enumerate(walk.events) if event["kind"] == "return")
            begun = max(i for i, event in enumerate(walk.events[:ended]) if event["kind"] == "voyage")
            voyage = walk.events[begun : ended + 1]
            reasons = {event.get("reason") for event in voyage}
            rich = {"loot", "claim", "passage", "port"} <= reasons
            if (not found and rich) or (found and "shipyard" in reasons and "claim" not in reasons):
                found.append({"eyes": 0, "view": step["after"], "events": voyage})
                if len(found) == 2:
                    return found
    raise SystemExit("no such settlement")


def whole_game(seed: int, players: int, **options: object) -> dict[str, Any]:
    walk = Walk(seed, players, **options)
    opening = list(walk.events)
    steps = []
    while walk.state.to_play >= 0:
        steps.append(walk.step())
    first = steps[0]["before"]
    told = []
    for step in steps:
        kinds = {event["kind"] for event in step["events"]}
        checked = bool(kinds & {"placement_round", "roll", "return", "board", "evict"})
        after = {"after": step["after"]} if checked else {}
        told.append({"move": step["move"], "events": step["events"], **after})
    return {"players": players, "opening": opening, "first": first, "steps": told}


def main() -> None:
    for name, (players, options, wanted) in MOMENTS.items():
        write(name, find(players, options, wanted).sample())
        print(name)
    for name, sheet in zip(["settlement", "settlement-bank"], settlements(), strict=True):
        write(name, sheet)
    write("game", whole_game(11, 4))
    write("game-evict", whole_game(5, 5, pirate_eviction=True, large_pilot_may_move_one=True))


if __name__ == "__main__":
    main()
