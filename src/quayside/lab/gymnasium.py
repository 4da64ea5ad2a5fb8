"""A seat of a game as a Gymnasium environment: the other seats are played by bots of your choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from quayside.bots import Bot, Budget, load
from quayside.core.errors import OptionError
from quayside.core.registry import game as game_of
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.lab.arrays import NUMBER, Layout, mask, observe, rewards
from quayside.lab.games import bot_turn

SEEDS = 2**32 - 1


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """Plays `seat` (None: another seat each game, as the seed says) against `opponents`: names of bots as `quayside
    simulate` takes them, clockwise from the seat, repeated as often as it takes.

    The mask of legal actions is part of the observation. An illegal action ends the game as a loss.

    >>> env = SeatEnv("manila", players=4, opponents=["greedy", "random"])
    >>> observation, info = env.reset(seed=7)
    >>> sorted(observation), info
    (['action_mask', 'observation'], {'seat': 0, 'seed': 7})
    """

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        budget: Budget | None = None,
        **options: Any,
    ) -> None:
        self.layout = Layout(game, players, **options)
        if not opponents:
            raise OptionError("somebody has to play the other seats")
        if seat is not None and not 0 <= seat < self.layout.players:
            raise OptionError(f"there is no seat {seat}: seats are 0 to {self.layout.players - 1}")
        self.observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(self.layout.low, self.layout.high, dtype=NUMBER.type),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.layout.actions,), np.int8),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(self.layout.actions)
        self._game = game_of(game)
        self._opponents = list(opponents)
        self._fixed_seat = seat
        self._budget = budget or Budget()
        self._options = options

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        rng = Rng(chosen)
        players = self.layout.players
        self.seat = rng.below(players) if self._fixed_seat is None else self._fixed_seat
        self._bots: dict[int, Bot] = {
            (self.seat + step) % players: load(
                self._opponents[(step - 1) % len(self._opponents)], rng.below(SEEDS)
            )
            for step in range(1, players)
        }
        self.state: State = self._game.new(players=players, seed=chosen, **self._options)
        self._until_our_turn()
        return self._observation(), {"seat": self.seat, "seed": chosen}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        why = self.state.why_not(int(action))
        if why is not None:
            return self._observation(), -1.0, True, False, {"illegal": why.rule}
        self.state.play_legal(int(action))
        self._until_our_turn()
        over = self.state.to_play < 0
        reward = rewards(self.state.ranking())[self.seat] if over else 0.0
        return self._observation(), reward, over, False, {}

    def _until_our_turn(self) -> None:
        while self.state.to_play >= 0 and self.state.to_play != self.seat:
            bot_turn(self._bots[self.state.to_play], self.state, self._budget)

    def _observation(self) -> dict[str, Any]:
        legal = mask(self.state, self.seat).astype(np.int8)
        return {"observation": observe(self.state, self.seat), "action_mask": legal}
