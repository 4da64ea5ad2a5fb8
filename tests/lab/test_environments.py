"""The games in the environments of others, which bring their own tests."""

from __future__ import annotations

import sys
import time
import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    seed_test,
)
from pettingzoo.utils import aec_to_parallel

import quayside
from quayside.core.errors import IllegalAction, OptionError
from quayside.lab.arrays import observe, rewards
from quayside.lab.gymnasium import SeatEnv
from quayside.lab.pettingzoo import env, parallel_env, raw_env

from ..properties.worlds import at_every_table, for_every_game

# PettingZoo


@at_every_table
def test_pettingzoo_finds_no_fault(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        warnings.filterwarnings(
            "ignore", "Observation space for each agent probably should be"
        )  # a mask needs a Dict
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env(id, players=players), num_cycles=60)


@for_every_game
def test_the_same_seed_is_the_same_game_to_pettingzoo(id: str) -> None:
    seed_test(lambda: env(id), num_cycles=40)


@for_every_game
def test_pettingzoos_benchmark_runs(
    id: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It plays for five seconds; here its clock runs twenty times as fast."""
    clock = SimpleNamespace(time=lambda: 20 * time.monotonic())
    monkeypatch.setattr(sys.modules[performance_benchmark.__module__], "time", clock)
    performance_benchmark(env(id))
    assert "turns per second" in capsys.readouterr().out


def pick(legal: Any, number: int) -> int:
    """A legal action, now this and now that one."""
    return int(legal[number * 7 % len(legal)])


def play(seats: Any, seed: int) -> list[float]:
    """A whole game; what each seat has been given."""
    seats.reset(seed=seed)
    given = dict.fromkeys(seats.possible_agents, 0.0)
    for agent in seats.agent_iter():
        seen, reward, terminated, truncated, _ = seats.last()
        given[agent] += reward
        over = terminated or truncated
        seats.step(None if over else pick(np.flatnonzero(seen["action_mask"]), seats.state.ply))
    return list(given.values())


@for_every_game
def test_a_game_in_pettingzoo_is_the_game_of_its_seed(id: str) -> None:
    players = quayside.game(id).players[-1]
    state = quayside.game(id).new(players, 11)
    while state.to_play >= 0:
        state.play(pick(state.legal(), state.ply))
    seats = raw_env(id, players)
    assert play(seats, 11) == pytest.approx(rewards(state.ranking()))
    assert seats.state.key() == state.key()


def test_an_agent_sees_the_row_of_its_seat_and_only_its_own_mask() -> None:
    seats = raw_env("manila", 3, render_mode="ansi")
    seats.reset(seed=5)
    for seat, agent in enumerate(seats.agents):
        seen = seats.observe(agent)
        assert (seen["observation"] == observe(seats.state, seat)).all()
        assert seen["action_mask"].any() == (seat == 0)
    assert '"game": "manila"' in str(seats.render())


def test_an_illegal_action_loses_behind_the_guards_and_raises_without_them() -> None:
    guarded = env("manila", players=3)
    guarded.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        guarded.step(7)
    assert guarded.rewards["seat_0"] == -1
    assert guarded.terminations["seat_0"]
    plain = raw_env("manila", 3)
    plain.reset(seed=1)
    with pytest.raises(IllegalAction):
        plain.step(7)


def test_without_a_seed_every_game_is_another() -> None:
    seats = raw_env("manila", 3)
    seeds = set()
    for _ in range(5):
        seats.reset()
        seeds.add(seats.state.setup.seed)
    assert len(seeds) == 5


@at_every_table
def test_pettingzoo_finds_no_fault_where_all_seats_are_asked_at_once(id: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        parallel_api_test(parallel_env(id, players=players), num_cycles=60)


@for_every_game
def test_the_same_seed_is_the_same_game_where_all_seats_are_asked_at_once(id: str) -> None:
    parallel_seed_test(lambda: parallel_env(id), num_cycles=40)


def test_of_all_seats_that_are_asked_the_one_whose_turn_it_is_moves() -> None:
    seats = parallel_env("manila", players=3)
    seen, _ = seats.reset(seed=5)
    game = quayside.game("manila").new(3, 5)
    for _ in range(20):
        active = seats.agents[game.to_play]
        assert [agent for agent in seats.agents if seen[agent]["action_mask"].any()] == [active]
        action = pick(np.flatnonzero(seen[active]["action_mask"]), game.ply)
        seen, *_, infos = seats.step(dict.fromkeys(seats.agents, action))
        game.play(action)
        assert infos[active]["active_agent"] == seats.agents[game.to_play]
    assert seats.unwrapped.state.key() == game.key()


def test_seats_that_take_turns_do_not_move_together() -> None:
    """PettingZoo's other wrapper plays a round of all seats before anybody sees what it has brought."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(env("manila", players=3))


# Gymnasium


@for_every_game
def test_gymnasium_finds_no_fault(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(
            SeatEnv(id, players=quayside.game(id).players[-1], opponents=["random"]), skip_render_check=True
        )


def episode(table: SeatEnv, seed: int) -> tuple[float, int]:
    seen, _ = table.reset(seed=seed)
    decisions = 0
    while True:
        assert table.state.to_play == table.seat
        seen, reward, over, _, _ = table.step(np.int64(pick(np.flatnonzero(seen["action_mask"]), decisions)))
        decisions += 1
        if over:
            return reward, decisions


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_seat_plays_against_the_chosen_opponents(seat: int | None) -> None:
    table = SeatEnv("manila", players=3, opponents=["greedy", "random"], seat=seat)
    assert episode(table, 4) == episode(table, 4)
    assert table.state.to_play < 0
    assert [type(bot).__name__ for bot in table._bots.values()] == ["Greedy", "Random"]
    assert list(table._bots) == [(table.seat + 1) % 3, (table.seat + 2) % 3]


def test_seats_change_with_the_seed_if_none_is_chosen() -> None:
    table = SeatEnv("manila", players=4, opponents=["random"], seat=None)
    assert {table.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_illegal_action_is_a_loss_in_gymnasium() -> None:
    table = SeatEnv("manila", players=3, opponents=["random"])
    table.reset(seed=1)
    _, reward, over, _, info = table.step(np.int64(7))
    assert (reward, over, info) == (-1.0, True, {"illegal": "core.not_now"})


def test_a_table_that_cannot_be_is_told() -> None:
    with pytest.raises(OptionError, match="there is no seat 3"):
        SeatEnv("manila", players=3, seat=3)
    with pytest.raises(OptionError, match="somebody has to play"):
        SeatEnv("manila", players=3, opponents=[])
    assert isinstance(SeatEnv("manila").action_space, gymnasium.spaces.Discrete)
