"""A game through the eyes of one seat: all that a bot or a hint gets, and the insight that a game offers them."""

from __future__ import annotations

from quayside.core.events import Args
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


class Insight:
    """What a game knows about playing it well, worked out from what a seat may see."""

    def values(self, seen: Seen) -> list[float]:
        """How good each action of `seen.legal()` looks, in its order: the greater, the better."""
        raise NotImplementedError

    def odds(self, seen: Seen) -> Args:
        """JSON-ready figures for the page: chances, expected values."""
        raise NotImplementedError

    def evaluate(self, state: State) -> list[float]:
        """For search, over determinized worlds: what each seat may expect in the end, in points."""
        raise NotImplementedError

    # What search asks over determinized worlds; a game that knows better says so

    def quick(self, state: State) -> list[float]:
        """Along `state.choices`, at little cost: how good each looks to the seat to play. Here: how much better than the
        others it would stand right after."""
        seat = state.to_play
        values: list[float] = []
        for action in state.choices:
            after = state.clone()
            after.play_legal(action)
            worth = self.evaluate(after)
            others = sum(worth) - worth[seat]
            values.append(worth[seat] - others / max(1, len(worth) - 1))
        return values

    def settled(self, state: State) -> bool:
        """Whether a rollout may stop here: what was begun has been done, and `features` tell most of the rest."""
        return True

    def horizon(self, state: State) -> int:
        """At which settled position a rollout from here stops: the first, the second, ..."""
        return 1

    def trust(self, state: State) -> float:
        """How much the game's own judgement counts in the answer, beside what looking ahead found: so much of a chance for
        a move that is e times as promising."""
        return 0.0

    def branches(self) -> bool:
        """Whether search should grow a tree of what may follow a move. Where dice hide what a move is worth, trying what
        nobody would play only adds to the noise, and everybody is taken to play as looks best to him."""
        return True

    def throws(self, state: State, action: int) -> list[tuple[float, State]]:
        """If after this action nothing is left to chance but one throw until the position has settled: the worlds that it
        may bring, each with its share. None: luck is left to the world's own generator."""
        return []

    def features(self, state: State) -> list[list[float]]:
        """A row of numbers for each seat. Weights for them, fitted by `lab.fit`, turn them into chances to win."""
        return [[worth] for worth in self.evaluate(state)]

    def feature_names(self) -> list[str]:
        return ["outlook"]

    def lead(self, state: State) -> float:
        """For who plays alone: how many points he may expect beyond what he has to beat."""
        return self.evaluate(state)[0]
