"""Thousands of games that step together, as arrays: a call plays a move in each of them, inside compiled code.

A game that ends is followed by the next in its place; every game is the one that `game.new` with its seed and the same
moves would give. Place `n` of `games` begins with the seed `seed + n`, and each next game there has a seed that is greater
by `games`: what happens in a place depends on no other, nor on how many processes play.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.errors import OptionError
from quayside.core.fleet import LEAVE, Fleet
from quayside.core.registry import game as game_of
from quayside.lab.arrays import NUMBER, Floats, Layout, Masks, Rows, rewards
from quayside.lab.fleets import Fleets


@dataclass(frozen=True)
class Step:
    """What a move has brought, a line for each game: `done` where the game has ended by it (another one stands there
    already), and then the rewards and scores of its seats; else zeros."""

    done: Masks
    rewards: Floats
    scores: NDArray[np.int32]


@cache
def _worth(ranks: tuple[int, ...]) -> list[float]:
    """There are few ways to rank the seats of a table, and many games end at each step."""
    return rewards(ranks)


class Batch:
    """So many games. `seats` says who decides in each, `observations` what they see, `masks` what they may do. The rules
    write into these arrays: the next step changes them, and whoever keeps one keeps a copy (`batch.observations.copy()`).

    >>> batch = Batch("manila", games=1000, players=4, seed=7)
    >>> batch.observations.shape, batch.masks.shape, batch.seats[:3].tolist()
    ((1000, 244), (1000, 421), [0, 0, 0])
    >>> step = batch.step(batch.random_actions())
    >>> step.rewards.shape, int(step.done.sum())
    ((1000, 4), 0)

    With `processes` greater than 1 each of them plays a part of the games. They are started by spawning: a script that does
    so needs the usual `if __name__ == "__main__"`. `close` ends them, as does the end of a `with` block.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        processes: int = 1,
        **options: Any,
    ) -> None:
        if games < 1:
            raise OptionError(f"a batch has at least one game, not {games}")
        if not 1 <= processes <= games:
            raise OptionError(f"{games} games are played by 1 to {games} processes, not {processes}")
        if seed < 0:
            raise OptionError("a seed is a non-negative number")
        self.layout = Layout(game, players, **options)
        self.games = games
        self.players = self.layout.players
        self._seed = seed
        self._ended = np.zeros(games, np.int64)  # how many games have come to their end in each place
        self.fleet: Fleet | Fleets = (
            Fleet(game_of(game), games, self.players, seed, games, options)
            if processes == 1
            else Fleets(self.layout, games, seed, options, processes)
        )
        self._look()

    @property
    def seeds(self) -> list[int]:
        """Of the games that are being played now."""
        return [self._seed + place + self.games * ended for place, ended in enumerate(self._ended.tolist())]

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Plays a move in every game. If one of them is illegal, IllegalAction is raised and none is played. Where WAIT
        stands instead of an action, nothing happens; where LEAVE does, the next game begins and this one has no result."""
        fleet = self.fleet
        if isinstance(fleet, Fleet):
            fleet.step(actions.tolist())
        else:
            fleet.step(actions)
        self._look()
        step = Step(
            np.zeros(self.games, np.bool_),
            np.zeros((self.games, self.players), np.float32),
            np.zeros((self.games, self.players), np.int32),
        )
        if fleet.ended:
            step.done[fleet.ended] = True
            step.rewards[fleet.ended] = [_worth(tuple(ranks)) for ranks in fleet.ranks]
            step.scores[fleet.ended] = fleet.scores
            self._ended += step.done
        self._ended += actions == LEAVE
        return step

    def begin_anew(self, places: NDArray[np.integer[Any]]) -> None:
        """Nobody plays on in these places: the next game begins there. For batches of one process."""
        assert isinstance(self.fleet, Fleet)
        self.fleet.begin_anew(places.tolist())
        self._ended[places] += 1
        self._look()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others; drawn once for every position. The array is the
        caller's own: whoever steps with it can still look what was played."""
        return self._drawn.copy()

    def close(self) -> None:
        """Ends the processes; the arrays stay. A batch of one process has nothing to end."""
        if not isinstance(self.fleet, Fleet):
            self.fleet.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _look(self) -> None:
        fleet = self.fleet
        self.seats: NDArray[np.uint8] = np.frombuffer(fleet.seats(), np.uint8)
        self.masks: Masks = np.frombuffer(fleet.masks(), np.bool_).reshape(self.games, -1)
        self.observations: Rows = np.frombuffer(fleet.observations(), NUMBER).reshape(self.games, -1)
        self._drawn: NDArray[np.int64] = np.frombuffer(fleet.random_actions(), "<i8")
