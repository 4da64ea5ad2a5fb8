"""A seat of a game as a Gymnasium environment: the other seats are played by bots of your choice.

After `import quayside.lab.gymnasium`, `gymnasium.make("quayside/Manila-v0")` and `gymnasium.make_vec` know every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from quayside.bots import Budget
from quayside.core.registry import game as game_of
from quayside.core.registry import games
from quayside.core.state import State
from quayside.lab.arrays import Layout, mask, observe, rewards
from quayside.lab.games import bot_turn
from quayside.lab.vector import SEEDS, Company, space_of

VERSION: Final = 0  # of the environments: docs/versions.md says when it rises


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
        self.observation_space = space_of(self.layout)
        self.action_space = gymnasium.spaces.Discrete(self.layout.actions)
        self._game = game_of(game)
        self._company = Company(self.layout.players, opponents, seat)
        self._budget = budget or Budget()
        self._options = options

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat, self._bots = self._company.sit(chosen)
        self.state: State = self._game.new(players=self.layout.players, seed=chosen, **self._options)
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


def register(id: str) -> None:
    """Makes a game known to Gymnasium."""
    name = "".join(word.capitalize() for word in id.split("_"))
    gymnasium.register(
        f"quayside/{name}-v{VERSION}",
        entry_point="quayside.lab.gymnasium:SeatEnv",
        vector_entry_point="quayside.lab.vector:SeatsVectorEnv",
        kwargs={"game": id},
    )


for _id in games():
    register(_id)
