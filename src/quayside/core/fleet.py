"""Many games of one kind, side by side: each call plays a move in all of them and tells what the next seats see.

What they see lies in memory that stays where it is, to be read as arrays without a copy, and is written anew by each call.
A game that has ended is followed by another in its place.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, u8

from quayside.core.events import Args
from quayside.core.game import Game
from quayside.core.numbers import empty_rows
from quayside.core.observation import Observer, Sheet, observer, row_size
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.core.vecs import Bytes, Numbers, Rows, memory, vec

# What may stand instead of an action: the game waits for the others, or it is left as it is for the next in its place.
# Far from the -1 of somebody who has found no action: that is a mistake, and refused.
WAIT: Final = -1000
LEAVE: Final = -2000


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
        self._observer: Observer = observer(game.id, self._spare.setup.options)
        self._rngs = [Rng(seed).fork() for seed in self.seeds]  # of each place, for actions at random
        self._size: i64 = game.action_count(self._spare.setup.options)
        self._seats: Bytes = vec[u8]([0] * games)
        self._actions: Numbers = vec[i64]([0] * games)
        self._masks: Bytes = vec[u8]([0] * (games * self._size))
        self._shown: Rows = empty_rows(games)  # the choices that stand in each mask
        self._sheet = Sheet(games, row_size(self._spare))
        for number in range(games):
            self._look(number)

    def step(self, actions: list[int]) -> None:
        """A move in every game that is not to WAIT or that one is to LEAVE. If one of them is illegal, none is played."""
        states = self.states
        if len(actions) != len(states):
            raise ValueError(f"{len(states)} games need as many actions, not {len(actions)}")
        for number in range(len(states)):
            if not self._is_legal(number, actions[number]):
                states[number].play(actions[number])  # raises, with the reason
        self.ended = []
        self.scores = []
        self.ranks = []
        for number in range(len(states)):
            action = actions[number]
            if action == WAIT:
                continue
            if action == LEAVE:
                self._restart(number)
            else:
                states[number].play_legal(action)
                if states[number].to_play < 0:
                    self._note_end(number)
                    self._restart(number)
            self._look(number)  # while the position is at hand: to come back later takes twice as long

    def begin_anew(self, numbers: list[int]) -> None:
        """Nobody plays on in these places: the next game begins there."""
        for number in numbers:
            self._restart(number)
            self._look(number)

    # What is seen by the seats that decide now, game after game

    def seats(self) -> Any:
        """Who decides: a byte."""
        return memory(self._seats, "B")

    def masks(self) -> Any:
        """A byte for every action of the vocabulary: 1 where it is legal."""
        return memory(self._masks, "B")

    def observations(self) -> Any:
        """The rows of the seats that decide: 16-bit numbers."""
        return memory(self._sheet.out, "h")

    def random_actions(self) -> Any:
        """A legal action, each as likely as the others: 64-bit numbers."""
        return memory(self._actions, "q")

    def _is_legal(self, number: i64, action: i64) -> bool:
        """By the masks that stand there: they lie closer together than the positions."""
        if action < 0:
            return action in (WAIT, LEAVE)
        return action < self._size and self._masks[number * self._size + action] == 1

    def _begin(self, seed: int) -> State:
        state = self.game.new(players=self.players, seed=seed, **self.options)
        if self._options is None:
            self._options = state.setup.options
        state.setup.options = self._options  # one for all games, so that it is always at hand
        state.setup.script = self._no_script
        return state

    def _note_end(self, number: int) -> None:
        self.ended.append(number)
        self.scores.append(self.states[number].scores())
        self.ranks.append(self.states[number].ranking())

    def _restart(self, number: int) -> None:
        self.seeds[number] += self.stride
        self.states[number] = self._spare  # so that the new game can have the memory of the old one
        self.states[number] = self._begin(self.seeds[number])

    def _look(self, number: i64) -> None:
        state = self.states[number]
        choices = state.choices
        self._seats[number] = u8(state.to_play)
        self._observer.write_row(state, state.to_play, self._sheet, number)
        self._write_mask(number, choices)
        self._actions[number] = choices[self._rngs[number].below(len(choices))]

    def _write_mask(self, number: i64, choices: Numbers) -> None:
        masks = self._masks
        start = number * self._size
        for choice in self._shown[number]:
            masks[start + choice] = 0
        for choice in choices:
            masks[start + choice] = 1
        self._shown[number] = choices[:]
