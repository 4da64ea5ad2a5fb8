"""Thousands of games as one Gymnasium vector environment: a batch whose other seats are played by bots, or by the learner
too. `import quayside.lab.gymnasium`, and `gymnasium.make_vec("quayside/Manila-v0", num_envs=1024)` makes one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quayside.bots import Bot, Budget
from quayside.core.errors import OptionError, QuaysideError
from quayside.core.fleet import LEAVE, WAIT, Fleet
from quayside.core.rng import Rng
from quayside.lab.arrays import NUMBER, Layout, Masks
from quayside.lab.batch import Batch, Step
from quayside.lab.games import choice, load

SEEDS: Final = 2**32 - 1

Seen = dict[str, NDArray[Any]]  # the rows and the masks
Moves = NDArray[np.integer[Any]]


class Company:
    """Who plays beside the learner: named bots, clockwise from the seat, repeated as often as it takes. The seat and the
    bots' luck follow from the seed of the game."""

    def __init__(self, players: int, opponents: Sequence[str], seat: int | None) -> None:
        if not opponents:
            raise OptionError("somebody has to play the other seats")
        if seat is not None and not 0 <= seat < players:
            raise OptionError(f"there is no seat {seat}: seats are 0 to {players - 1}")
        self.players = players
        self.opponents = list(opponents)
        self.seat = seat

    def sit(self, seed: int) -> tuple[int, dict[int, Bot]]:
        """The learner's seat in a game, and the bots on the others."""
        rng = Rng(seed)
        seat = rng.below(self.players) if self.seat is None else self.seat
        named = len(self.opponents)
        return seat, {
            (seat + step) % self.players: load(self.opponents[(step - 1) % named], rng.below(SEEDS))
            for step in range(1, self.players)
        }


def space_of(layout: Layout) -> gymnasium.spaces.Dict:
    """What a seat observes: its row, and the mask of its legal actions."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(layout.low, layout.high, dtype=NUMBER.type),
            "action_mask": gymnasium.spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )


class SeatsVectorEnv(VectorEnv[Seen, Moves, NDArray[Any]]):
    """In each game the learner plays `seat` (None: another seat each game, as the seed says) against `opponents`; game
    `n` after `reset(seed=s)` is the one that `SeatEnv` plays after `reset(seed=s + n)`. With `opponents=None` the learner
    plays all seats: `infos["seat"]` says for whom it decides next, and a reward is that of the seat that has moved.

    A game that ends is followed by the next in the same step. None is ever cut off, so there is no final observation
    to reckon with. An illegal action is a loss and ends its game; `infos["illegal"]` says where. `infos["rewards"]` are those
    of all seats. What is returned is the caller's own; with `copy=False` rows and masks are the memory that the next step
    writes to.

    >>> games = SeatsVectorEnv("manila", num_envs=3, players=4, opponents=["random"])
    >>> seen, infos = games.reset(seed=7)
    >>> seen["observation"].shape, seen["action_mask"].shape, infos["seat"]
    ((3, 244), (3, 421), array([0, 0, 0]))
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Sequence[str] | None = ("greedy",),
        seat: int | None = 0,
        budget: Budget | None = None,
        processes: int = 1,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.layout = Layout(game, players, **options)
        self.company = None if opponents is None else Company(self.layout.players, opponents, seat)
        if self.company is not None and processes > 1:
            raise OptionError("bots play in this process: several are for games without opponents")
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = space_of(self.layout)
        self.single_action_space = gymnasium.spaces.Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._budget = budget or Budget()
        self._copy = copy
        self._asked = {"games": num_envs, "players": players, "processes": processes, **options}
        self._batch: Batch | None = None
        self._lines = np.arange(num_envs)

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        if self._batch is None:
            raise QuaysideError("these games have not begun, or are closed: reset() begins them")
        return self._batch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.close_extras()
        chosen = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self._batch = Batch(self.layout.game, seed=chosen, **self._asked)
        self._seats = np.zeros(self.num_envs, np.int64)
        self._bots: list[dict[int, Bot]] = [{} for _ in self._lines]
        self._begin(self._lines)
        self._others_play()
        return self._seen(), {"seat": self._seats.copy(), "seed": np.array(self.batch.seeds)}

    def step(self, actions: Moves) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        illegal = ~self._legal(np.asarray(actions))
        moved = self._seats.copy()
        brought = self.batch.step(np.where(illegal, LEAVE, actions))
        done, rewards = brought.done | illegal, brought.rewards
        rewards[illegal, moved[illegal]] = -1.0
        self._begin(np.flatnonzero(done))
        for later in self._others_play():
            done |= later.done
            rewards += later.rewards
        infos = {"seat": self._seats.copy(), "rewards": rewards, "illegal": illegal}
        return self._seen(), rewards[self._lines, moved], done, np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **_: Any) -> None:
        if self._batch is not None:
            self._batch.close()
            self._batch = None

    def _begin(self, places: NDArray[np.int64]) -> None:
        """Seats the learner and the bots where a new game stands."""
        if self.company is None or not len(places):
            return
        seeds = self.batch.seeds
        for place in places.tolist():
            self._seats[place], self._bots[place] = self.company.sit(seeds[place])

    def _others_play(self) -> list[Step]:
        """Until the learner decides in every game; what that has brought."""
        batch = self.batch
        if self.company is None:
            self._seats[:] = batch.seats
            return []
        fleet = batch.fleet
        assert isinstance(fleet, Fleet)
        brought: list[Step] = []
        while len(waiting := np.flatnonzero(batch.seats != self._seats)):
            actions = np.full(self.num_envs, WAIT)
            for place in waiting.tolist():
                state = fleet.states[place]
                actions[place] = choice(self._bots[place][state.to_play], state, self._budget)
            brought.append(batch.step(actions))
            self._begin(np.flatnonzero(brought[-1].done))
        return brought

    def _legal(self, actions: Moves) -> Masks:
        if len(actions) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many actions, not {len(actions)}")
        known = (actions >= 0) & (actions < self.layout.actions)
        legal: Masks = known & self.batch.masks[self._lines, np.where(known, actions, 0)]
        return legal

    def _seen(self) -> Seen:
        rows, masks = self.batch.observations, self.batch.masks.view(np.int8)
        return {
            "observation": rows.copy() if self._copy else rows,
            "action_mask": masks.copy() if self._copy else masks,
        }
