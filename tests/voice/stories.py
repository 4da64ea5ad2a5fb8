"""Games of Manila to speak of: random ones in several moods, and scripted ones for what chance hardly ever brings."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import quayside
from quayside import Event, Rng, State, WhyNot

GAMES_A_MOOD = 12
POSITIONS_A_KIND = 25  # of each kind of decision, in each mood

Mood = Callable[[State, Rng], int]


def random(state: State, rng: Rng) -> int:
    choices = state.legal()
    return choices[rng.below(len(choices))]


def of_verb(state: State, verb: str) -> list[int]:
    return [action for action in state.legal() if state.game.actions.verb(action).name == verb]


def spendthrift(state: State, rng: Rng) -> int:
    """Pledges all, bids nearly all, insures whenever possible, and redeems nothing: debts, claims, blind passengers."""
    for verb in ("pledge", "bid"):
        if actions := of_verb(state, verb):
            return actions[max(0, len(actions) - 1 - rng.below(4))]
    insurance = state.parse("place insurance")
    if insurance in state.legal():
        return insurance
    places = of_verb(state, "place")
    return places[rng.below(len(places))] if places else random(state, rng)


def thrifty(state: State, rng: Rng) -> int:
    """Bids little, so that there is money for pilots, pirates and all the other spaces."""
    bids = of_verb(state, "bid")
    return bids[0] if bids and rng.below(2) else state.parse("pass") if bids else random(state, rng)


NO_SPACE = """
    pass, pass, pass, pass, pass, pass, load ginseng, load silk, load jade, start ginseng 3, start silk 3,
    place port.A, place port.B, place port.C, place shipyard.A, place shipyard.B,
    place shipyard.C, place pirates, place pirates, place pilot.small, place pilot.large, place insurance
"""
EVICTION = """
    pass, pass, pass, pass, load ginseng, load silk, load jade, start ginseng 5, start silk 4,
    place ginseng, place pirates, place pirates, place ginseng, place silk, place ginseng,
    place port.A, place port.B, place port.C, evict ginseng 0, evict ginseng 1
"""


def scripted() -> Iterator[tuple[State, list[Event]]]:
    """No space is left for the second of five players; and each pirate throws somebody off a full punt on 13."""
    for players, rolls, moves in [(5, ["6 6 6", "6 6 6"], NO_SPACE), (3, ["4 1 1", "4 1 1"], EVICTION)]:
        events: list[Event] = []
        hands = ["ginseng nutmeg", "silk jade", "ginseng nutmeg", "silk jade", "ginseng silk"][:players]
        chance = [f"deal {hand}" for hand in hands] + [f"roll {dice}" for dice in rolls]
        state = quayside.game("manila").new(players, 1, 0, chance, events.append, pirate_eviction=True)
        for move in moves.split(","):
            yield state, events
            state.play(state.parse(move))
        yield state, events


def played() -> Iterator[tuple[State, list[Event]]]:
    """Every position of random games, with all that was told on the way."""
    for mood in (random, spendthrift, thrifty):
        for seed in range(GAMES_A_MOOD):
            events: list[Event] = []
            game = quayside.game("manila")
            variants: dict[str, Any] = {
                "pirate_eviction": seed % 2 == 0,
                "large_pilot_may_move_one": seed % 3 == 0,
            }
            state = game.new(3 + seed % 3, seed, listener=events.append, **variants)
            rng = Rng(seed)
            while state.to_play >= 0:
                yield state, events
                state.play(mood(state, rng))
            yield state, events


class Stories:
    """What there is to say: every different event, refusal and question of all those games."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.refusals: list[WhyNot] = []
        self.positions: list[tuple[State, dict[str, Any]]] = []
        self._known: set[str] = set()
        kinds: dict[str, int] = {}
        for source in (scripted(), played()):
            for state, events in source:
                self.events.extend(
                    [event for event in events if self._is_new(event.kind, event.seen_by(None))]
                )
                events.clear()
                view: dict[str, Any] = state.view(None if state.to_play < 0 else state.to_play)
                decision = view["decision"]
                kind = f"{decision['kind']} {decision.get('blind')} {decision.get('pilot')} {decision.get('captain')}"
                kinds[kind] = kinds.get(kind, 0) + 1
                if kinds[kind] <= POSITIONS_A_KIND or kinds[kind] % 40 == 0:
                    self.positions.append((state.clone(), view))
                    self._collect_refusals(state)

    def _collect_refusals(self, state: State) -> None:
        for action in range(-1, state.game.actions.size):
            why = state.why_not(action)
            if why is not None and self._is_new(why.rule, why.args):
                self.refusals.append(why)

    def _is_new(self, name: str, facts: dict[str, Any]) -> bool:
        key = f"{name} {json.dumps(facts)}"
        new = key not in self._known
        self._known.add(key)
        return new
