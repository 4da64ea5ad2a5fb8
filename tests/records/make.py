"""Whole games of Manila by random play, each chosen for what it shows. `python tests/records/make.py` makes them anew,
as is needed when the version of the game rises; `results.json` holds how each of them ended."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import quayside
from quayside import Event, Record, Rng, State

FOLDER = Path(__file__).parent
RESULTS = FOLDER / "results.json"


@dataclass
class Wanted:
    """A game for so many players in which something is to be seen."""

    players: int
    shows: Callable[[list[Event]], bool]
    options: dict[str, Any] = field(default_factory=dict)


def voyages(events: list[Event]) -> Iterator[list[Event]]:
    """The events of each voyage."""
    starts = [at for at, event in enumerate(events) if event.kind == "voyage"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def of(kind: str, events: list[Event]) -> list[Event]:
    return [event for event in events if event.kind == kind]


def anything(events: list[Event]) -> bool:
    return True


def happens(kind: str, **facts: object) -> Callable[[list[Event]], bool]:
    """An event of that kind, with these facts."""
    return lambda events: any(facts.items() <= event.args.items() for event in of(kind, events))


def twice_in_a_voyage(kind: str) -> Callable[[list[Event]], bool]:
    return lambda events: any(len(of(kind, voyage)) > 1 for voyage in voyages(events))


def a_ware_is_sold_out(events: list[Event]) -> bool:
    held = Counter([ware for deal in of("deal", events) for ware in list(deal.args["wares"])])  # type: ignore[call-overload]
    held.update([str(purchase.args["ware"]) for purchase in of("buy", events)])
    return max(held.values()) == 5


def a_single_step_of_the_large_pilot(events: list[Event]) -> bool:
    steps = [event.args["steps"] for event in of("pilot", events) if event.args["pilot"] == "large"]
    return [1] in steps or [-1] in steps


def a_boarder_is_robbed(events: list[Event]) -> bool:
    """His punt stood on 13 after the second movement, and again after the third."""
    for voyage in voyages(events):
        boarded = {event.args["ware"] for event in of("board", voyage)}
        if boarded & {event.args["ware"] for event in of("plunder", voyage)}:
            return True
    return False


def two_wares_end_at_thirty(events: list[Event]) -> bool:
    return len([event for event in of("price", events) if event.args["target"] == 30]) > 1


def the_victory_is_shared(events: list[Event]) -> bool:
    ranks = of("end_game", events)[0].args["ranks"]
    assert isinstance(ranks, list)
    return ranks.count(1) > 1


WANTED = {
    "three-players": Wanted(3, anything),
    "four-players": Wanted(4, anything),
    "five-players": Wanted(5, anything),
    "nobody-bids": Wanted(4, happens("harbour_master", bid=0)),
    "ware-sold-out": Wanted(5, a_ware_is_sold_out),
    "blind-passenger": Wanted(4, happens("place", blind=True)),
    "no-space-left": Wanted(5, happens("no_space")),
    "two-pirates-board": Wanted(4, twice_in_a_voyage("board")),
    "boarder-robbed": Wanted(5, a_boarder_is_robbed),
    "two-punts-plundered": Wanted(4, twice_in_a_voyage("plunder")),
    "agent-cannot-pay": Wanted(3, happens("insurance_short")),
    "agents-own-claim": Wanted(4, happens("own_claim")),
    "two-wares-at-thirty": Wanted(3, two_wares_end_at_thirty),
    "shared-victory": Wanted(4, the_victory_is_shared),
    "variant-eviction": Wanted(5, happens("evict"), {"pirate_eviction": True}),
    "variant-single-step": Wanted(3, a_single_step_of_the_large_pilot, {"large_pilot_may_move_one": True}),
}


def play(wanted: Wanted, seed: int) -> tuple[State, list[Event]]:
    """Random play, thrifty in the auction: a bid is at most three more than the last, and loans are rare. Otherwise
    everybody would be broke after the first voyage."""
    events: list[Event] = []
    state = quayside.game("manila").new(wanted.players, seed, listener=events.append, **wanted.options)
    rng = Rng(seed)
    while state.to_play >= 0:
        verbs = state.game.actions
        choices = state.legal()
        bids = [action for action in choices if verbs.verb(action).name == "bid"]
        loans = [action for action in choices if verbs.verb(action).free]
        left_out = {*bids[3:], *(loans if rng.below(10) else [])}
        thrifty = [action for action in choices if action not in left_out]
        state.play(thrifty[rng.below(len(thrifty))])
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
    for name, wanted in WANTED.items():
        state = find(wanted, seeds)  # each goes on from the last, so that no two games are the same
        Record.of(state).save(str(FOLDER / f"{name}.json"))
        results[name] = {"moves": state.ply, "fortunes": state.scores(), "ranks": state.ranking()}
        print(f"{name}: seed {state.setup.seed}, {state.ply} moves")
    lines = [f"  {json.dumps(name)}: {json.dumps(result)}" for name, result in results.items()]
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
