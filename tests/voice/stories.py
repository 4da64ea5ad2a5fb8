"""Games to speak of, whichever they are: what is told, refused and asked in them, each different thing once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import quayside
from quayside import Event, Rng, State, WhyNot

POSITIONS_A_KIND = 25  # of each kind of decision that a prompt could tell from others; then every
LATER_POSITIONS = 40  # 40th one, and the refusals of every
LATER_REFUSALS = 10  # 10th

Mood = Callable[[State, Rng], int]
Tale = Iterator[tuple[State, list[Event]]]  # position after position, with what was told on the way


def random(state: State, rng: Rng) -> int:
    choices = state.legal()
    return choices[rng.below(len(choices))]


def preferring(*words: str) -> Mood:
    """Does the first of these that is open to him, one of several at random; and now and then something else."""

    def mood(state: State, rng: Rng) -> int:
        for word in words if rng.below(6) else ():
            wanted = [action for action in state.legal() if state.notation(action).startswith(word)]
            if wanted:
                return wanted[rng.below(len(wanted))]
        return random(state, rng)

    return mood


def of_verb(state: State, verb: str) -> list[int]:
    return [action for action in state.legal() if state.game.actions.verb(action).name == verb]


def played(game: str, mood: Mood, players: int, seed: int, options: Mapping[str, Any]) -> Tale:
    """Every position of a game in that mood."""
    events: list[Event] = []
    state = quayside.game(game).new(players, seed, listener=events.append, **options)
    rng = Rng(seed)
    while state.to_play >= 0:
        yield state, events
        state.play(mood(state, rng))
    yield state, events


class Stories:
    """What there is to say: every different event, refusal and question of all those games."""

    def __init__(self, tales: Iterable[Tale]) -> None:
        self.events: list[Event] = []
        self.refusals: list[WhyNot] = []
        self.positions: list[tuple[State, dict[str, Any]]] = []
        self._known: set[str] = set()
        self._kinds: dict[str, int] = {}
        for tale in tales:
            for state, events in tale:
                self.events.extend(
                    [event for event in events if self._is_new(event.kind, event.seen_by(None))]
                )
                events.clear()
                view: dict[str, Any] = state.view(None if state.to_play < 0 else state.to_play)
                number = self._number_of_its_kind(view["decision"])
                if number <= POSITIONS_A_KIND or number % LATER_POSITIONS == 0:
                    self.positions.append((state.clone(), view))
                if number <= POSITIONS_A_KIND or number % LATER_REFUSALS == 0:
                    self._collect_refusals(state)

    def _number_of_its_kind(self, decision: dict[str, Any]) -> int:
        """Cards and tiles by their numbers (P07) do not make another kind."""
        words = [
            fact
            for fact in decision.values()
            if isinstance(fact, bool | str) and str(fact) != str(fact).upper()
        ]
        kind = json.dumps(words)
        self._kinds[kind] = self._kinds.get(kind, 0) + 1
        return self._kinds[kind]

    def _collect_refusals(self, state: State) -> None:
        for action in range(-1, state.game.actions.size):
            why = state.why_not(action)
            if why is not None and self._is_new(why.rule, why.args):
                self.refusals.append(why)

    def _is_new(self, name: str, facts: dict[str, Any]) -> bool:
        key = f"{name} {facts}"
        new = key not in self._known
        self._known.add(key)
        return new
