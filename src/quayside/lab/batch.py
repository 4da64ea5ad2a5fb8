"""Thousands of games that step together, as arrays: a call plays a move in each of them, inside compiled code.

A game that ends is followed by the next in its place, with the next seed; every game is the one that `game.new` with
that seed and the same moves would give.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.core.errors import OptionError
from quayside.core.fleet import Fleet
from quayside.core.registry import game as game_of
from quayside.core.rng import Rng
from quayside.lab.arrays import NUMBER, Floats, Layout, Masks, Rows, rewards


@dataclass(frozen=True)
class Step:
    """What a move has brought, a line for each game: `done` where the game has ended by it (another one stands there
    already), and then the rewards and scores of its seats; else zeros."""

    done: Masks
    rewards: Floats
    scores: NDArray[np.int32]


class Batch:
    """So many games. `seats` says who decides in each, `observations` what they see, `masks` what they may do.

    >>> batch = Batch("manila", games=1000, players=4, seed=7)
    >>> batch.observations.shape, batch.masks.shape, batch.seats[:3].tolist()
    ((1000, 244), (1000, 421), [0, 0, 0])
    >>> step = batch.step(batch.random_actions())
    >>> step.rewards.shape, int(step.done.sum())
    ((1000, 4), 0)
    """

    def __init__(
        self, game: str, games: int, players: int | None = None, seed: int = 0, **options: Any
    ) -> None:
        if games < 1:
            raise OptionError(f"a batch has at least one game, not {games}")
        if seed < 0:
            raise OptionError("a seed is a non-negative number")
        self.layout = Layout(game, players, **options)
        self.games = games
        self.players = self.layout.players
        self.fleet = Fleet(game_of(game), games, self.players, seed, options)
        self._rng = Rng(seed)
        self._look()

    @property
    def seeds(self) -> list[int]:
        """Of the games that are being played now."""
        return list(self.fleet.seeds)

    def step(self, actions: NDArray[np.integer[Any]]) -> Step:
        """Plays a move in every game. If one of them is illegal, IllegalAction is raised and none is played."""
        fleet = self.fleet
        fleet.step(actions.tolist())
        self._look()
        step = Step(
            np.zeros(self.games, np.bool_),
            np.zeros((self.games, self.players), np.float32),
            np.zeros((self.games, self.players), np.int32),
        )
        if fleet.ended:
            step.done[fleet.ended] = True
            step.rewards[fleet.ended] = [rewards(ranks) for ranks in fleet.ranks]
            step.scores[fleet.ended] = fleet.scores
        return step

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        return np.frombuffer(self.fleet.random_actions(self._rng), "<i8")

    def _look(self) -> None:
        fleet = self.fleet
        self.seats: NDArray[np.uint8] = np.frombuffer(fleet.seats(), np.uint8)
        self.masks: Masks = np.frombuffer(fleet.masks(), np.bool_).reshape(self.games, -1)
        self.observations: Rows = np.frombuffer(fleet.observations(), NUMBER).reshape(self.games, -1)
