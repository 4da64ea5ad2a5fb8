"""What a net thinks of a position: how likely it is to play each move, and who it thinks will win."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quayside.bots.evaluation import result, softmax
from quayside.bots.net import Net, slots
from quayside.core.judge import Judge
from quayside.core.observation import Observer, Sheet, observer, row_size
from quayside.core.state import State
from quayside.core.vecs import Numbers

HOPELESS: Final = (
    8.0  # temperatures: no move is further behind the best than this, by the game's own judgement
)


@final
class Mind:
    """A net at tables like that of a position: so many players, such options."""

    def __init__(self, net: Net, insight: Judge, state: State) -> None:
        self.net = net
        self.insight = insight
        self.players = state.players
        self._slots: Numbers = slots(state, int(net.most))
        self._observer: Observer = observer(state.game.id, state.setup.options)
        self._sheet = Sheet(1, row_size(state))

    def likes(self, state: State) -> list[float]:
        """Along `state.choices`: how much it likes each move, as the logarithm of its share, but for a constant."""
        self._look(state)
        return self._likes(state)

    def chances(self, state: State) -> list[float]:
        """Of each seat to win, as far as the seat to play may know."""
        if state.to_play < 0:
            return result(state)
        self._look(state)
        return self._chances(state)

    def _look(self, state: State) -> None:
        self._observer.write_row(state, state.to_play, self._sheet, 0)
        self.net.look(self._sheet, self._slots, state.players)

    def _likes(self, state: State) -> list[float]:
        net = self.net
        found = [net.like(action) for action in state.choices]
        share = net.hunch[self._kind()]
        if share != 0.0:
            values = hunches(self.insight, state, net.temperature)
            for number in range(len(found)):
                found[number] += share * values[number]
        return found

    def _kind(self) -> i64:
        """Of decision: the first number of a row that is not 0."""
        return i64(self._sheet.marks[0])

    def _chances(self, state: State) -> list[float]:
        net = self.net
        players = state.players
        if players == 1:  # against what is to be beaten
            return softmax([net.hope(0), net.hope(1)], 1.0)[:1]
        shares = softmax([net.hope(step) for step in range(players)], 1.0)
        return [shares[(seat - state.to_play) % players] for seat in range(players)]


def hunches(insight: Judge, state: State, temperature: float) -> list[float]:
    """The game's own judgement of each choice, as a net is told it: in temperatures behind the best."""
    values = insight.hunch(state)
    best = max(values)
    return [max(-HOPELESS, (value - best) / temperature) for value in values]


def judged(states: list[State], temperature: float) -> tuple[list[int], list[int], list[float]]:
    """Of many positions: how many choices there are, and one after the other what they are and their hunches."""
    counts: list[int] = []
    actions: list[int] = []
    found: list[float] = []
    for state in states:
        choices = state.choices
        counts.append(len(choices))
        for action in choices:
            actions.append(int(action))
        if len(choices) == 1:
            found.append(0.0)
        else:
            found.extend(hunches(state.game.insight, state, temperature))
    return counts, actions, found
