"""What a list of moves would do: it is tried on a copy, and stops before a move that cannot be undone."""

from __future__ import annotations

from typing import NamedTuple

from quayside.core.errors import IllegalAction, NotationError
from quayside.core.events import Args, Event
from quayside.core.state import State
from quayside.table import messages
from quayside.table.errors import Refusal


class Draft(NamedTuple):
    """The position after the moves that were tried, and what they told the seat. The next move, if there is one, cannot
    be undone (`because`; `then` is who decides after it) or is refused."""

    state: State
    told: list[Args]
    played: int
    because: messages.Because | None = None
    then: int | None = None
    refusal: Refusal | None = None


def draft(state: State, seat: int, moves: list[str]) -> Draft:
    """Nothing that chance would bring is drawn for good: the copy on which it happens is thrown away."""
    found = Draft(state.clone(), [], 0)
    for move in moves:
        trial = _Trial(found.state, seat)
        try:
            trial.play(move)
        except (IllegalAction, NotationError) as error:
            return found._replace(refusal=Refusal.of(error))
        if trial.is_final:
            because, then = trial.because()
            return found._replace(because=because, then=then)
        found = Draft(trial.state, found.told + trial.told, found.played + 1)
    return found


def drafted(id: int, seq: int, seat: int, found: Draft, refused: messages.Refused | None) -> messages.Drafted:
    """A draft as it is told to the seat that asked."""
    state = found.state
    return messages.Drafted(
        id=id,
        seq=seq,
        played=found.played,
        needs_commit=found.because is not None,
        because=found.because,
        next=found.then,
        refused=refused,
        view=state.view(seat),
        legal=[state.notation(action) for action in state.legal()],
        events=found.told,
    )


class _Trial:
    """One move on a copy: what it tells a seat, and whether it could be undone."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state.clone()
        self.seat = seat
        self.told: list[Args] = []
        self._barrier = state.barrier
        self._shows = False

    def play(self, text: str) -> None:
        self.state.listener = self._hear
        self.state.play(self.state.parse(text))
        self.state.listener = None

    def _hear(self, event: Event) -> None:
        self.told.append(event.seen_by(self.seat))
        if (
            self.is_final
        ):  # the barrier rises before the event that shows something; for the next seat, after all
            self._shows = True

    @property
    def is_final(self) -> bool:
        return self.state.barrier > self._barrier

    def because(self) -> tuple[messages.Because, int | None]:
        """Why a move that is final cannot be undone, and who decides then. That may follow from what is shown, and is not
        told in this case."""
        if self._shows or self.state.to_play == self.seat:
            return "shows", None
        if self.state.to_play < 0:
            return "ends", None
        return "hands_over", self.state.to_play
