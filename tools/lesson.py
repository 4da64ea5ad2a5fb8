"""Plays the scripted games of the lessons, and writes what the page `Learn` shows of them: at each stop the learner's
view, the events since the stop before, and what he may do. Of a view only what has changed is kept.

    PYTHONPATH=src python tools/lesson.py            (from the root of the repository)
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import quayside
from quayside.core.events import Event
from quayside.core.seen import Seen

GAMES = Path(__file__).resolve().parents[1] / "web/src/games"


class Script(NamedTuple):
    """A game whose chance is given. Each stop has the moves that lead to it from the stop before."""

    game: str
    players: int
    learner: int
    chance: list[str]
    stops: dict[str, list[str]]


MANILA = Script(
    game="manila",
    players=4,
    learner=0,
    chance=[
        "deal ginseng silk",
        "deal nutmeg jade",
        "deal nutmeg jade",
        "deal ginseng nutmeg",
        "roll 2 5 3",
        "roll 1 3 3",
        "roll 2 1 3",
    ],
    stops={
        "auction": [],
        "outbid": ["bid 5", "bid 7", "pass", "pass"],
        "purchase": ["bid 8", "pass"],
        "loading": ["buy silk"],
        "loading-jade": ["load silk"],
        "loading-ginseng": ["load jade"],
        "starts": ["load ginseng"],
        "starts-jade": ["start silk 4"],
        "first": ["start jade 4"],
        "second": ["place silk", "place jade", "place jade", "place ginseng"],
        "third": ["place port.A", "place silk", "place pirates", "place insurance"],
        "pilot": ["place pilot.small", "place shipyard.A", "place jade", "place port.B"],
        "plunder": ["pilot silk +1"],
        "next": ["send jade port"],
    },
)
PUERTO_RICO = Script(
    game="puerto_rico",
    players=4,
    learner=0,
    chance=["row corn corn indigo sugar tobacco", "row corn indigo sugar tobacco coffee"],
    stops={
        "roles": [],
        "settler": ["pick settler"],
        "settled": ["take quarry", "take sugar", "take corn", "take indigo"],
        "mayor": ["pick mayor", "recruit", "put indigo", "put corn"],
        "builder": ["put quarry", "pick builder", "build construction_hut", "build small_indigo_plant"],
        "built": ["build indigo_plant", "build small_market", "pick prospector"],
        "mayor-again": [
            "pick mayor", "recruit", "put indigo", "put sugar", "put corn", "put corn",
            "put small_indigo_plant", "put indigo",
        ],
        "mayor-last": ["put indigo_plant"],
        "craftsman": ["put indigo", "pick craftsman", "produce corn"],
        "second": ["pick prospector"],
        "trader": ["pick trader"],
        "third": ["sell indigo", "pass", "pick craftsman", "produce corn", "pick prospector"],
        "captain": ["pick captain"],
        "shipped": ["load 5 indigo", "load 6 corn"],
    },
)  # fmt: skip
SCRIPTS = [MANILA, PUERTO_RICO]


def played(script: Script, seed: int = 1) -> dict[str, Any]:
    """The lesson's stops, in order."""
    rules = quayside.game(script.game)
    heard: list[Event] = []
    state = rules.new(script.players, seed, 0, script.chance, heard.append)
    shown: dict[str, Any] = {}
    stops: dict[str, Any] = {}
    for name, moves in script.stops.items():
        for move in moves:
            state.play(state.parse(move))
        view = state.view(script.learner)
        mine = state.to_play == script.learner
        stops[name] = {
            "view": {
                part: facts for part, facts in view.items() if part not in shown or shown[part] != facts
            },
            "events": [event.seen_by(script.learner) for event in heard],
            "legal": [state.notation(action) for action in state.legal()] if mine else [],
            "odds": rules.insight.odds(Seen(state, script.learner)),
        }
        shown = view
        heard.clear()
    return {"learner": script.learner, "players": script.players, "stops": stops}


def as_text(lesson: dict[str, Any]) -> str:
    """A line for each stop."""
    head = ",\n".join(f"  {json.dumps(name)}: {json.dumps(lesson[name])}" for name in ("learner", "players"))
    lines = ",\n".join(
        f"    {json.dumps(name)}: {json.dumps(stop, separators=(',', ':'))}"
        for name, stop in lesson["stops"].items()
    )
    return f'{{\n{head},\n  "stops": {{\n{lines}\n  }}\n}}\n'


def path_of(script: Script) -> Path:
    return GAMES / script.game / "lesson.json"


if __name__ == "__main__":
    for script in SCRIPTS:
        path_of(script).write_text(as_text(played(script)), encoding="utf-8")
