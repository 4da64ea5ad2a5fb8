"""Many games of one kind, side by side: each call plays a move in all of them and tells what the next seats see.

Everything comes as bytes, to be read as arrays without a copy. A game that has ended is followed by another in its place.
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.game import Game
from quayside.core.observation import Observer, Sheet, observer
from quayside.core.rng import Rng
from quayside.core.state import State

FEW: Final = 24


class Fleet:
    """So many games, with seeds from `seed` on; the next game in a place has a seed that is greater by `stride`, the number
    of all places. So a game depends on its place and on nothing that happens in other places.

    >>> import quayside
    >>> fleet = Fleet(quayside.game("manila"), 3, 4, 7, 3, {})
    >>> fleet.step([fleet.states[0].parse(move) for move in ("bid 5", "bid 6", "pass")])
    >>> [state.ply for state in fleet.states], fleet.seeds, list(fleet.seats())
    ([1, 1, 1], [7, 8, 9], [1, 1, 1])
    """

    def __init__(
        self, game: Game, games: int, players: int, seed: int, stride: int, options: dict[str, Any]
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.stride = stride
        self._options: Args | None = None
        self._no_script: list[str] = []
        self.seeds = [seed + number for number in range(games)]
        self._spare = self._begin(seed)
        self.states = [self._begin(seed) for seed in self.seeds]
        self.ended: list[int] = []  # by the last step: which games, ...
        self.scores: list[list[int]] = []  # ... and how they ended
        self.ranks: list[list[int]] = []
        self._observer: Observer = observer(game.id)
        self._rngs = [Rng(seed).fork() for seed in self.seeds]  # of each place, for actions at random
        self._seats = BytesWriter()
        self._actions = BytesWriter()
        self._masks = BytesWriter()
        self._rows = BytesWriter()
        self._sheet = Sheet(self._rows)
        self._size = game.actions.size
        self._zeros = [bytes(length) for length in range(self._size + 1)]
        self._ones = [b"\x01" * length for length in range(self._size + 1)]
        for number in range(games):
            self._look(number)

    def step(self, actions: list[int]) -> None:
        """A move in every game. If one of them is illegal, none is played."""
        states = self.states
        if len(actions) != len(states):
            raise ValueError(f"{len(states)} games need as many actions, not {len(actions)}")
        for number in range(len(states)):
            if not self._is_legal(number, actions[number]):
                states[number].play(actions[number])  # raises, with the reason
        self.ended = []
        self.scores = []
        self.ranks = []
        self._seats.truncate(0)
        self._actions.truncate(0)
        self._masks.truncate(0)
        self._rows.truncate(0)
        for number in range(len(states)):
            state = states[number]
            state.play_legal(actions[number])
            if state.to_play < 0:
                self._restart(number)
            self._look(number)  # while the position is at hand: to come back later takes twice as long

    # What is seen by the seats that decide now, game after game

    def seats(self) -> bytes:
        """Who decides: a byte."""
        return self._seats.getvalue()

    def masks(self) -> bytes:
        """A byte for every action of the vocabulary: 1 where it is legal."""
        return self._masks.getvalue()

    def observations(self) -> bytes:
        """The rows of the seats that decide: 16-bit numbers, little-endian."""
        return self._rows.getvalue()

    def random_actions(self) -> bytes:
        """A legal action, each as likely as the others: 64-bit numbers, little-endian."""
        return self._actions.getvalue()

    def _is_legal(self, number: i64, action: int) -> bool:
        """By the masks that stand there: they lie closer together than the positions."""
        return 0 <= action < self._size and self._masks[number * i64(self._size) + action] == 1

    def _begin(self, seed: int) -> State:
        state = self.game.new(players=self.players, seed=seed, **self.options)
        if self._options is None:
            self._options = state.setup.options
        state.setup.options = self._options  # one for all games, so that it is always at hand
        state.setup.script = self._no_script
        return state

    def _restart(self, number: int) -> None:
        self.ended.append(number)
        self.scores.append(self.states[number].scores())
        self.ranks.append(self.states[number].ranking())
        self.seeds[number] += self.stride
        self.states[number] = self._spare  # so that the new game can have the memory of the old one
        self.states[number] = self._begin(self.seeds[number])

    def _look(self, number: int) -> None:
        state = self.states[number]
        choices = state.choices
        self._seats.append(state.to_play)
        self._observer.add_row(state, state.to_play, self._sheet)
        self._write_mask(choices)
        write_i64_le(self._actions, choices[self._rngs[number].below(len(choices))])

    def _write_mask(self, choices: list[int]) -> None:
        """A few actions one by one; many by runs, for an auction offers hundreds of bids in a row."""
        out = self._masks
        count = len(choices)
        if count <= FEW:
            start: i64 = len(out)
            out.write(self._zeros[self._size])
            for choice in choices:
                out[start + choice] = 1
            return
        written = 0
        at = 0
        while at < count:
            first = choices[at]
            end = count if choices[count - 1] - first == count - 1 - at else at + 1
            while end < count and choices[end] - first == end - at:
                end += 1
            out.write(self._zeros[first - written])
            out.write(self._ones[end - at])
            written = first + end - at
            at = end
        out.write(self._zeros[self._size - written])
