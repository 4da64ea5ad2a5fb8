"""What a list of moves would do: it is tried on a copy, and stops before a move that cannot be undone."""

from __future__ import annotations

from quayside.core.errors import IllegalAction, NotationError
from quayside.core.events import Event
from quayside.core.state import State
from quayside.table import messages
from quayside.table.fold import Table
from quayside.table.live import Refusal
from quayside.table.words import Words


def draft(table: Table, message: messages.Draft, words: Words) -> messages.Drafted:
    assert table.state is not None
    seat = table.to_play
    state = table.state.clone()
    events: list[dict[str, object]] = []
    played = 0
    because, then = None, None
    refused: messages.Refused | None = None
    for text in message.moves:
        trial = Trial(state, seat)
        try:
            trial.play(text)
        except IllegalAction as error:
            refused = words.refused(None, Refusal(error.why.rule, **error.why.args))
            break
        except NotationError as error:
            refused = words.refused(None, Refusal("table.no_such_move", text=str(error)))
            break
        if trial.is_final:
            because, then = trial.because()
            break
        state = trial.state
        events += trial.told
        played += 1
    legal = [state.notation(action) for action in state.legal()]
    return messages.Drafted(
        message.id,
        table.seq,
        played,
        because is not None,
        because,
        then,
        refused,
        state.view(seat),
        legal,
        events,
    )


class Trial:
    """One move on a copy: what it tells a seat, and whether it could be undone."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state.clone()
        self.seat = seat
        self.told: list[dict[str, object]] = []
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
