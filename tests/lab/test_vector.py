"""Thousands of games as one Gymnasium environment: the games that they would be one by one."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import quayside
from quayside.core.errors import OptionError, QuaysideError
from quayside.lab.arrays import mask, observe, rewards
from quayside.lab.gymnasium import SeatEnv
from quayside.lab.vector import SeatsVectorEnv

from ..properties.worlds import for_every_game
from .test_environments import pick

NAMES = {"manila": "Manila", "puerto_rico": "PuertoRico", "lisboa": "Lisboa"}


def picks(seen: dict[str, Any], number: int) -> Any:
    """A legal action for every game, now this and now that one."""
    return np.array(
        [pick(np.flatnonzero(line), number + place) for place, line in enumerate(seen["action_mask"])]
    )


class OnlyGame(gymnasium.Env[dict[str, Any], np.int64]):
    """A vector of one game as an environment of its own: so Gymnasium's checks read what a vector returns."""

    def __init__(self, games: SeatsVectorEnv) -> None:
        self.games = games
        self.metadata = {"render_modes": []}
        self.observation_space = games.single_observation_space
        self.action_space = games.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        super().reset(seed=seed)
        seen, infos = self.games.reset(seed=seed, options=options)
        assert seen in self.games.observation_space
        return self.of_one(seen), self.of_one(infos)

    def step(self, action: np.int64) -> Any:
        actions = np.array([action])
        assert actions in self.games.action_space
        seen, rewards, terminated, truncated, infos = self.games.step(actions)
        assert seen in self.games.observation_space
        return (
            self.of_one(seen),
            float(rewards[0]),
            bool(terminated[0]),
            bool(truncated[0]),
            self.of_one(infos),
        )

    @staticmethod
    def of_one(arrays: dict[str, Any]) -> dict[str, Any]:
        return {name: values[0] for name, values in arrays.items()}


@pytest.mark.parametrize("opponents", [["random"], None])
@for_every_game
def test_gymnasium_finds_no_fault_in_a_vector(id: str, opponents: list[str] | None) -> None:
    games = SeatsVectorEnv(id, players=quayside.game(id).players[-1], opponents=opponents)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(OnlyGame(games), skip_render_check=True)


@for_every_game
def test_gymnasium_makes_every_game_by_name(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter(
            "error", UserWarning
        )  # also from make_vec, when a vector does not say how it resets
        games = gymnasium.make_vec(f"quayside/{NAMES[id]}-v0", num_envs=3, opponents=["random"])
        assert isinstance(games, SeatsVectorEnv)
        assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
        seen, _ = games.reset(seed=3)
        for number in range(30):
            seen, *_ = games.step(picks(seen, number))
        games.close()
    one_by_one = gymnasium.make_vec(f"quayside/{NAMES[id]}-v0", num_envs=2, vectorization_mode="sync")
    assert isinstance(one_by_one, SyncVectorEnv)
    assert isinstance(gymnasium.make(f"quayside/{NAMES[id]}-v0").unwrapped, SeatEnv)


def test_the_seeds_of_a_vector_without_a_seed_are_its_generators() -> None:
    games = SeatsVectorEnv("manila", 2, players=3, opponents=None)
    first = games.reset(seed=5)[1]["seed"].tolist()
    assert first == [5, 6]
    second = games.reset()[1]["seed"].tolist()
    assert second not in (first, games.reset()[1]["seed"].tolist())
    games.reset(seed=5)
    assert games.reset()[1]["seed"].tolist() == second


@pytest.mark.parametrize("seat", [1, None])
def test_a_place_plays_the_games_that_a_seat_plays_alone(seat: int | None) -> None:
    """Also beyond the end of its first game."""
    chosen: dict[str, Any] = {"players": 3, "opponents": ["greedy", "random"], "seat": seat}
    games = SeatsVectorEnv("manila", 4, **chosen)
    singles = [SeatEnv("manila", **chosen) for _ in range(4)]
    seen, infos = games.reset(seed=20)
    alone = [single.reset(seed=20 + place)[0] for place, single in enumerate(singles)]
    ended = 0
    for number in range(200):
        assert infos["seat"].tolist() == [single.seat for single in singles]
        for name in ("observation", "action_mask"):
            assert (seen[name] == np.array([each[name] for each in alone])).all(), name
        actions = picks(seen, number)
        seen, given, terminated, truncated, infos = games.step(actions)
        assert not truncated.any()
        for place, single in enumerate(singles):
            alone[place], reward, over, _, _ = single.step(actions[place])
            assert (given[place], terminated[place]) == (pytest.approx(reward), over)
            if over:
                ended += 1
                alone[place] = single.reset(seed=games.batch.seeds[place])[0]
    assert ended > 4


def test_who_plays_all_seats_is_told_for_whom_and_given_what_the_seat_that_moved_has_won() -> None:
    games = SeatsVectorEnv("manila", 2, players=3, opponents=None)
    seen, infos = games.reset(seed=9)
    states = [quayside.game("manila").new(3, 9 + place) for place in range(2)]
    ended = 0
    for number in range(300):
        assert infos["seat"].tolist() == [state.to_play for state in states]
        for place, state in enumerate(states):
            assert (seen["observation"][place] == observe(state, state.to_play)).all()
            assert (seen["action_mask"][place] == mask(state)).all()
        actions = picks(seen, number)
        seen, given, terminated, _, infos = games.step(actions)
        for place, state in enumerate(states):
            mover = state.to_play
            state.play(int(actions[place]))
            assert terminated[place] == (state.to_play < 0)
            if state.to_play < 0:
                ended += 1
                assert infos["rewards"][place].tolist() == pytest.approx(rewards(state.ranking()))
                assert given[place] == infos["rewards"][place, mover]
                states[place] = quayside.game("manila").new(3, games.batch.seeds[place])
            else:
                assert not infos["rewards"][place].any()
    assert ended >= 2


def test_an_illegal_action_is_a_loss_and_the_others_play_on() -> None:
    games = SeatsVectorEnv("manila", 3, players=3, opponents=["random"])
    seen, _ = games.reset(seed=1)
    actions = picks(seen, 0)
    for wrong in (7, -1, 421):
        actions[1] = wrong
        seen, given, terminated, _, infos = games.step(actions)
        assert (given.tolist(), terminated.tolist()) == ([0, -1, 0], [False, True, False])
        assert infos["illegal"].tolist() == [False, True, False]
        actions = picks(seen, 0)
    assert games.batch.seeds == [1, 2 + 3 * 3, 3]


@pytest.mark.parametrize("copy", [True, False])
def test_what_is_returned_is_ones_own_unless_it_is_not_to_be_copied(copy: bool) -> None:
    games = SeatsVectorEnv("manila", 2, players=3, opponents=None, copy=copy)
    seen, _ = games.reset(seed=1)
    for _ in range(2):
        assert np.shares_memory(seen["observation"], games.batch.observations) is not copy
        assert np.shares_memory(seen["action_mask"], games.batch.masks) is not copy
        seen, *_ = games.step(picks(seen, 0))


def test_gymnasiums_wrappers_count_the_games_that_ended() -> None:
    games = RecordEpisodeStatistics(SeatsVectorEnv("manila", 8, players=3, opponents=["random"]))
    seen, _ = games.reset(seed=1)
    ended = 0
    for number in range(120):
        seen, given, terminated, _, infos = games.step(picks(seen, number))
        if terminated.any():
            ended += int(terminated.sum())
            assert infos["episode"]["r"][terminated].tolist() == pytest.approx(given[terminated].tolist())
    assert ended > 8


def test_several_processes_play_what_one_does() -> None:
    one, two = (SeatsVectorEnv("manila", 4, players=3, opponents=None, processes=number) for number in (1, 2))
    seen, _ = one.reset(seed=3)
    other, _ = two.reset(seed=3)
    for number in range(20):
        assert all((seen[name] == other[name]).all() for name in seen)
        actions = picks(seen, number)
        seen, other = one.step(actions)[0], two.step(actions)[0]
    two.close()


def test_a_vector_that_cannot_be_is_told() -> None:
    with pytest.raises(OptionError, match="somebody has to play"):
        SeatsVectorEnv("manila", opponents=[])
    with pytest.raises(OptionError, match="there is no seat 4"):
        SeatsVectorEnv("manila", players=4, seat=4)
    with pytest.raises(OptionError, match="bots play in this process"):
        SeatsVectorEnv("manila", 2, processes=2)
    games = SeatsVectorEnv("manila", 2)
    with pytest.raises(QuaysideError, match="reset"):
        games.step(np.zeros(2, np.int64))
    games.reset(seed=1)
    with pytest.raises(ValueError, match="2 games need as many actions, not 3"):
        games.step(np.zeros(3, np.int64))
    games.close()
    with pytest.raises(QuaysideError, match="are closed"):
        games.step(np.zeros(2, np.int64))
