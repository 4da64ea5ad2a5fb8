"""A game through the eyes of one seat: all that a bot or a hint gets, and the insight that a game offers to people."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.judge import Judge
from quayside.core.rng import Rng
from quayside.core.state import State


class Seen:
    """What `seat` may know: its view, its choices, and worlds that look the same to it.

    >>> import quayside
    >>> seen = Seen(quayside.game("manila").new(players=3, seed=7), 0)
    >>> seen.notation(seen.legal()[-1])
    'bid 54'
    >>> seen.sample(quayside.Rng(1)).view(0) == seen.view
    True
    >>> seen.game.id
    'manila'
    """

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.game = state.game
        self.seat = seat

    @property
    def view(self) -> Args:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        """The seat's choices; none when another seat decides."""
        return self._state.legal() if self._state.to_play == self.seat else []

    def notation(self, action: int) -> str:
        return self._state.notation(action)

    def sample(self, rng: Rng) -> State:
        return self._state.determinize(self.seat, rng)


class LaidOpen(Seen):
    """The same decision when the game is over and every hand lies open: only the future is drawn anew."""

    def sample(self, rng: Rng) -> State:
        return self._state.afresh(rng)


class Insight(Judge):
    """What a game knows about playing it well. People are told what it works out from what a seat may see, with units;
    search asks the judge that it is as well."""

    def values(self, seen: Seen) -> list[float]:
        """How good each action of `seen.legal()` looks, in its order: the greater, the better."""
        raise NotImplementedError

    def odds(self, seen: Seen) -> Args:
        """JSON-ready figures for the page: chances, expected values."""
        raise NotImplementedError
