"""The games as PettingZoo environments: `env("manila", players=4)` is an AEC environment with action masks, and
`parallel_env` the same for learners that know nothing but parallel ones.

An agent is a seat. What it observes is the row of its seat (docs/research.md) and the mask of its legal actions; when
the game is over, each seat is rewarded for its rank.
"""

from __future__ import annotations

import json
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers

from quayside.core.registry import game as game_of
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.lab.arrays import NUMBER, Layout, mask, observe, rewards

LARGEST_SEED = 2**32 - 1


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """The environment with PettingZoo's usual guards: who plays an illegal action has lost."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, players, render_mode, **options), -1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> ParallelEnv:
    """All seats are asked at each step, and only the action of the seat whose turn it is counts: the masks of the others
    are empty, and `infos[agent]["active_agent"]` names it."""
    return turn_based_aec_to_parallel(env(game, players, render_mode, **options))


def raw_env(
    game: str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> SeatsEnv:
    """Without guards: an illegal action raises IllegalAction."""
    return SeatsEnv(game, players, render_mode, **options)


class SeatsEnv(AECEnv):  # type: ignore[misc]
    def __init__(
        self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.layout = Layout(game, players, **options)
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"quayside_{game}_v{self.layout.version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.players)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._game = game_of(game)
        self._options = options
        self._rng = Rng(0)
        rows = gymnasium.spaces.Box(self.layout.low, self.layout.high, dtype=NUMBER.type)
        masks = gymnasium.spaces.Box(0, 1, (self.layout.actions,), np.int8)
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": rows, "action_mask": masks})
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(self.layout.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins the game with this seed; without one, another game than the last."""
        if seed is not None:
            self._rng = Rng(seed)
        self.state: State = self._game.new(
            players=self.layout.players,
            seed=self._rng.below(LARGEST_SEED) if seed is None else seed,
            **self._options,
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.to_play]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        seat = self._seats[agent]
        return {
            "observation": observe(self.state, seat),
            "action_mask": mask(self.state, seat).astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state.play(int(action))
        self._clear_rewards()
        if self.state.to_play < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, reward in zip(self.possible_agents, rewards(self.state.ranking()), strict=True):
                self.rewards[agent] = reward
        else:
            self.agent_selection = self.possible_agents[self.state.to_play]
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def render(self) -> str | None:
        """What a spectator sees, as JSON."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return json.dumps(self.state.view(None))

    def close(self) -> None:
        """There is nothing to close."""
