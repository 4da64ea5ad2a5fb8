"""Whole games of Puerto Rico, each chosen for what it shows. `python tests/records/make_puerto_rico.py` makes them anew,
as is needed when the version of the game rises; `results.json` holds how each of them ended."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.records.make import Wanted, happens, of

import quayside
from quayside import Event, Record, Rng, Seen, State

FOLDER = Path(__file__).parent / "puerto_rico"
RESULTS = FOLDER / "results.json"
REASONS = ("colonists", "city", "points")


def ended_by(*reasons: str) -> Callable[[list[Event]], bool]:
    """By these and no others."""
    return lambda events: {event.args["reason"] for event in of("ending", events)} == set(reasons)


def told_under(kind: str, rule: str) -> Callable[[list[Event]], bool]:
    return lambda events: any(event.rule == f"puerto_rico.{rule}" for event in of(kind, events))


def the_victory_is_shared(events: list[Event]) -> bool:
    ranks = of("end_game", events)[0].args["ranks"]
    assert isinstance(ranks, list)
    return ranks.count(1) > 1


def the_tie_is_broken(events: list[Event]) -> bool:
    ended = of("end_game", events)[0].args
    scores, ranks = ended["scores"], ended["ranks"]
    assert isinstance(scores, list)
    assert isinstance(ranks, list)
    return scores.count(max(scores)) > 1 and ranks.count(1) == 1


WANTED = {
    **{
        f"{players}-players-{reason}": Wanted(players, ended_by(reason))
        for players in (2, 3, 4, 5)
        for reason in REASONS
    },
    "all-at-once": Wanted(3, ended_by(*REASONS)),
    "shuffled-anew": Wanted(5, happens("reshuffle")),
    "colonist-from-the-ship": Wanted(3, happens("hospice", source="ship")),
    "new-building-from-the-ship": Wanted(4, happens("university", source="ship")),
    "wharf-left-idle": Wanted(4, happens("no_load")),
    "goods-run-short": Wanted(5, told_under("harvest", "craftsman.shortage")),
    "empty-colonist-ship": Wanted(4, happens("fill_ship", colonists=0)),
    "full-island": Wanted(2, told_under("no_tile", "settler.full_island")),
    "tie-broken": Wanted(4, the_tie_is_broken),
    "shared-victory": Wanted(2, the_victory_is_shared),
    "variant-swap": Wanted(4, happens("build", building="university"), {"swap_factory_university": True}),
    "variant-corn-starters": Wanted(3, ended_by("city"), {"corn_starters_pay": True}),
    "variant-large-pool": Wanted(5, ended_by("points"), {"vp_pool": 126}),
}


def play(wanted: Wanted, seed: int) -> tuple[State, list[Event]]:
    """Each seat plays at random so and so often, and else what insight values most: from game to game able players meet
    careless ones."""
    events: list[Event] = []
    state = quayside.game("puerto_rico").new(wanted.players, seed, listener=events.append, **wanted.options)
    rng = Rng(seed)
    care = [rng.below(5) for _ in range(wanted.players)]
    while state.to_play >= 0:
        choices = state.legal()
        if rng.below(4) < care[state.to_play]:
            values = state.game.insight.values(Seen(state, state.to_play))
            state.play(choices[values.index(max(values))])
        else:
            state.play(choices[rng.below(len(choices))])
    return state, events


def find(wanted: Wanted, seeds: Iterator[int]) -> State:
    """The first game that shows it."""
    for seed in seeds:
        state, events = play(wanted, seed)
        if wanted.shows(events):
            return state
    raise AssertionError("there are always more seeds")


def main() -> None:
    results = {}
    seeds = count(1)
    FOLDER.mkdir(exist_ok=True)
    for name, wanted in WANTED.items():
        state = find(wanted, seeds)  # each goes on from the last, so that no two games are the same
        Record.of(state).save(str(FOLDER / f"{name}.json"))
        results[name] = {"moves": state.ply, "scores": state.scores(), "ranks": state.ranking()}
        print(f"{name}: seed {state.setup.seed}, {state.ply} moves", flush=True)
    lines = [f"  {json.dumps(name)}: {json.dumps(result)}" for name, result in results.items()]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
