"""A table for tests, whichever game is played on it: chance is scripted, moves are notation, and all that is told is
remembered. What is particular to a game stands in `tests/<game>/table.py`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Self, TypeVar

import pytest

import quayside
from quayside import Event, State
from quayside.core.errors import WhyNot
from quayside.core.vocabulary import Verb

from .properties.worlds import laws

StateT = TypeVar("StateT", bound=State)


class GameTable(Generic[StateT]):
    """A game in progress. After every move the laws of the game must hold."""

    state: StateT

    def __init__(
        self,
        kind: type[StateT],
        id: str,
        players: int,
        seed: int = 1,
        first: int = 0,
        chance: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.events: list[Event] = []
        state = quayside.game(id).new(
            players=players,
            seed=seed,
            first=first,
            chance=list(chance),
            listener=self.events.append,
            **options,
        )
        assert isinstance(state, kind)
        self.state = state
        self.check()

    def check(self) -> None:
        laws(self.state.game.id).check(self.state)

    # What players do

    def play(self, *moves: str) -> Self:
        """Plays "bid 5", or "2: bid 5" to say that seat 2 must be the one who is asked."""
        for move in moves:
            seat, _, notation = move.rpartition(": ")
            assert not seat or self.state.to_play == int(seat), f"{move}, but asked is {self.asked}"
            self.state.play(self.state.parse(notation))
            self.check()
        return self

    # What players see

    def refusals(self) -> Iterator[tuple[Verb, WhyNot]]:
        """Why each move that is not legal now is refused. Those that are legal have no such reason."""
        actions = self.state.game.actions
        legal = set(self.state.legal())
        for action in range(actions.size):
            why = self.state.why_not(action)
            assert (why is None) == (action in legal)
            if why is not None:
                yield actions.verb(action), why

    @property
    def asked(self) -> tuple[int, str]:
        """Who decides, and what."""
        return self.state.to_play, self.decision["kind"]

    @property
    def decision(self) -> dict[str, Any]:
        return self.view()["decision"]

    @property
    def choices(self) -> list[str]:
        return [self.state.notation(action) for action in self.state.legal()]

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    def seat(self, seat: int) -> dict[str, Any]:
        return self.view()["seats"][seat]

    def told(self, kind: str, **facts: object) -> list[dict[str, Any]]:
        """The events of a kind as everybody saw them, oldest first, if the given facts hold; without kind and rule."""
        heard = [event.seen_by(None) for event in self.events if event.kind == kind]
        for event in heard:
            del event["kind"], event["rule"]
        return [event for event in heard if facts.items() <= event.items()]

    def rules_told(self, kind: str) -> list[str]:
        return [event.rule for event in self.events if event.kind == kind]

    def earned(self, reason: str) -> dict[int, int]:
        """Money that each seat has received for that reason."""
        return self._sums(self.told("pay", reason=reason), "payee")

    def gained(self, reason: str) -> dict[int, int]:
        """Victory points, whatever they are called, that each seat has received for that reason."""
        return self._sums([*self.told("points", reason=reason), *self.told("wigs", reason=reason)], "seat")

    def _sums(self, told: list[dict[str, Any]], who: str) -> dict[int, int]:
        sums: dict[int, int] = {}
        for event in told:
            if event[who] >= 0:
                sums[event[who]] = sums.get(event[who], 0) + event["amount"]
        return sums

    def why_not(self, notation: str) -> tuple[str, dict[str, object]]:
        """The rule that forbids a move and the facts told with it; trying it is refused and changes nothing."""
        action = self.state.parse(notation)
        before = self.state.key(), self.state.ply, self.choices
        with pytest.raises(quayside.IllegalAction) as refused:
            self.state.play(action)
        assert (self.state.key(), self.state.ply, self.choices) == before
        assert refused.value.why == self.state.why_not(action)
        return refused.value.why.rule, refused.value.why.args
