"""Games on file: each is played until it shows what it was chosen for. What a game wants to show, and how it is played,
stands in a file of its own beside this one."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import quayside
from quayside import Event, Record, Rng, Seen, State

Shows = Callable[[list[Event]], bool]
Choose = Callable[[State], int]
Moods = Callable[[int, Rng], Choose]  # of so many players: how they choose


@dataclass
class Wanted:
    """A game for so many players in which something is to be seen."""

    players: int
    shows: Shows
    options: dict[str, Any] = field(default_factory=dict)
    moods: Moods | None = None  # if not those of the collection


@dataclass
class Collection:
    """The games on file of one game. In the first of them, the ordinary ones, much of what is wanted is missing."""

    id: str
    wanted: dict[str, Wanted]
    moods: Moods
    ordinary: int

    @property
    def folder(self) -> Path:
        return Path(__file__).parent / self.id

    @property
    def results(self) -> Path:
        """How each of them ended."""
        return self.folder / "results.json"

    def load(self, name: str) -> Record:
        return Record.load(str(self.folder / f"{name}.json"))

    def replayed(self, name: str) -> tuple[State, list[Event]]:
        events: list[Event] = []
        return self.load(name).replay(listener=events.append), events

    def play(self, wanted: Wanted, seed: int) -> tuple[State, list[Event]]:
        events: list[Event] = []
        state = quayside.game(self.id).new(wanted.players, seed, listener=events.append, **wanted.options)
        rng = Rng(seed)
        choose = (wanted.moods or self.moods)(wanted.players, rng)
        while state.to_play >= 0:
            state.play(choose(state))
        return state, events

    def make(self) -> None:
        results = {}
        seeds = count(1)  # each game goes on from the last, so that no two are the same
        self.folder.mkdir(exist_ok=True)
        for name, wanted in self.wanted.items():
            state = next(
                state for state, events in (self.play(wanted, seed) for seed in seeds) if wanted.shows(events)
            )
            Record.of(state).save(str(self.folder / f"{name}.json"))
            results[name] = {"moves": state.ply, "scores": state.scores(), "ranks": state.ranking()}
            print(f"{self.id}, {name}: seed {state.setup.seed}, {state.ply} moves", flush=True)
        lines = [f"  {json.dumps(name)}: {json.dumps(result)}" for name, result in results.items()]
        self.results.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


# How to choose


def more_or_less_careful(players: int, rng: Rng) -> Choose:
    """Each seat plays at random so and so often, and else what insight values most: from game to game able players meet
    careless ones."""
    care = [rng.below(5) for _ in range(players)]

    def choose(state: State) -> int:
        choices = state.legal()
        if rng.below(4) < care[state.to_play]:
            values = state.game.insight.values(Seen(state, state.to_play))
            return choices[values.index(max(values))]
        return choices[rng.below(len(choices))]

    return choose


def at_random(players: int, rng: Rng) -> Choose:
    def choose(state: State) -> int:
        choices = state.legal()
        return choices[rng.below(len(choices))]

    return choose


# What to look for


def anything(events: list[Event]) -> bool:
    return True


def of(kind: str, events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind == kind]


def happens(kind: str, **facts: object) -> Shows:
    """An event of that kind, with these facts."""
    return lambda events: any(facts.items() <= event.args.items() for event in of(kind, events))


def told_under(kind: str, rule: str) -> Shows:
    return lambda events: any(event.rule == rule for event in of(kind, events))


def _ranks(events: list[Event]) -> list[int]:
    ranks = of("end_game", events)[0].args["ranks"]
    assert isinstance(ranks, list)
    return ranks


def the_victory_is_shared(events: list[Event]) -> bool:
    return _ranks(events).count(1) > 1


def the_tie_is_broken(events: list[Event]) -> bool:
    scores = of("end_game", events)[0].args["scores"]
    assert isinstance(scores, list)
    return scores.count(max(scores)) > 1 and _ranks(events).count(1) == 1
