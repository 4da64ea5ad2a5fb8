"""Thousands of games at once are the same games as one by one, move by move."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside.core.errors import IllegalAction, OptionError, QuaysideError
from quayside.core.fleet import LEAVE, WAIT, Fleet
from quayside.lab.arrays import mask, observe, rewards
from quayside.lab.batch import Batch

from ..properties.worlds import all_options, for_every_game

GAMES = 6
MOST_STEPS = 2500


@pytest.mark.slow
@for_every_game
def test_a_batch_plays_the_same_games_as_one_by_one(id: str) -> None:
    players = quayside.game(id).players[-1]
    options = all_options(id, players)[-1]
    batch = Batch(id, GAMES, players, seed=40, **options)
    game = quayside.game(id)
    singles = {seed: game.new(players, seed, **options) for seed in range(40, 40 + GAMES)}
    ended = 0
    for number in range(MOST_STEPS):
        seeds = batch.seeds
        states = [singles[seed] for seed in seeds]
        assert batch.seats.tolist() == [state.to_play for state in states]
        for line, state in enumerate(states):
            assert batch.masks[line].tolist() == mask(state).tolist()
            if number % 5 == 0:
                assert (batch.observations[line] == observe(state, state.to_play)).all()
        actions = batch.random_actions()
        step = batch.step(actions)
        for line, state in enumerate(states):
            state.play(int(actions[line]))
            assert step.done[line] == (state.to_play < 0)
            if state.to_play < 0:
                ended += 1
                assert step.scores[line].tolist() == state.scores()
                assert step.rewards[line].tolist() == pytest.approx(rewards(state.ranking()))
                assert batch.seeds[line] == seeds[line] + GAMES
                singles[batch.seeds[line]] = game.new(players, batch.seeds[line], **options)
            else:
                assert not step.rewards[line].any()
        if ended >= 3:
            return
    raise AssertionError("too few games have ended")


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    batch = Batch("manila", 4, players=3, seed=1)
    assert isinstance(batch.fleet, Fleet)
    before = [state.key() for state in batch.fleet.states]
    actions = batch.random_actions().copy()
    actions[2] = 7
    with pytest.raises(IllegalAction, match="load ginseng"):
        batch.step(actions)
    assert [state.key() for state in batch.fleet.states] == before
    with pytest.raises(ValueError, match="4 games need as many actions, not 3"):
        batch.step(actions[:3])


def test_what_cannot_be_played_is_told() -> None:
    with pytest.raises(OptionError, match="at least one game"):
        Batch("manila", 0)
    with pytest.raises(OptionError, match="3 to 5 players"):
        Batch("manila", 1, players=9)
    for processes in (0, 3):
        with pytest.raises(OptionError, match=f"2 games are played by 1 to 2 processes, not {processes}"):
            Batch("manila", 2, processes=processes)


def test_random_actions_are_legal_and_the_same_for_the_same_seed() -> None:
    one, two = (Batch("puerto_rico", 30, players=3, seed=9) for _ in range(2))
    for _ in range(20):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        assert one.masks[np.arange(30), actions].all()
        one.step(actions)
        two.step(actions)


def assert_same_lines(one: Batch, two: Batch) -> None:
    assert one.seeds == two.seeds
    for name in ("seats", "masks", "observations"):
        assert (getattr(one, name) == getattr(two, name)).all(), name
    assert (one.random_actions() == two.random_actions()).all()


def test_several_processes_play_the_same_games_as_one() -> None:
    one = Batch("manila", 5, players=3, seed=2**70, pirate_eviction=True)
    with Batch("manila", 5, players=3, seed=2**70, processes=2, pirate_eviction=True) as two:
        ended = 0
        while ended < 6:  # so that a place has had its second game's end too
            assert_same_lines(one, two)
            actions = one.random_actions()
            alone, together = one.step(actions), two.step(actions)
            for name in ("done", "rewards", "scores"):
                assert (getattr(alone, name) == getattr(together, name)).all(), name
            ended += int(alone.done.sum())
        assert_same_lines(one, two)


def test_a_game_may_wait_for_the_others_or_be_left_for_the_next_one() -> None:
    one = Batch("manila", 4, players=3, seed=7)
    with Batch("manila", 4, players=3, seed=7, processes=2) as two:
        for _ in range(6):
            before = one.observations.copy()
            actions = one.random_actions()
            actions[1] = WAIT
            actions[2] = LEAVE
            steps = [batch.step(actions) for batch in (one, two)]
            assert not any(step.done.any() for step in steps)
            assert (one.observations[1] == before[1]).all()
            assert (one.observations[3] != before[3]).any()
            assert_same_lines(one, two)
    assert one.seeds == [7, 8, 9 + 6 * 4, 10]
    assert isinstance(one.fleet, Fleet)
    assert [state.ply for state in one.fleet.states] == [6, 0, 0, 6]
    assert one.fleet.states[2].key() == quayside.game("manila").new(3, 33).key()


def test_an_illegal_action_in_one_process_moves_no_game_in_another() -> None:
    one = Batch("manila", 4, players=3, seed=1)
    with Batch("manila", 4, players=3, seed=1, processes=2) as two:
        before = two.observations.copy()
        for wrong, problem in ((7, "load ginseng"), (421, "action 421"), (-1, "action -1")):
            actions = two.random_actions().copy()
            actions[2] = wrong
            with pytest.raises(IllegalAction, match=problem) as refused:
                two.step(actions)
            assert refused.value.action == wrong
            assert refused.value.seat == 0
            assert_same_lines(one, two)
        with pytest.raises(ValueError, match="4 games need as many actions, not 3"):
            two.step(actions[:3])
        assert (two.observations == before).all()
        one.step(one.random_actions())
        two.step(two.random_actions())
        assert_same_lines(one, two)
        assert (two.observations != before).any()


def test_a_batch_that_is_closed_leaves_no_process_and_plays_no_more() -> None:
    others = set(multiprocessing.active_children())
    with Batch("manila", 2, players=3, processes=2) as batch:
        assert len(set(multiprocessing.active_children()) - others) == 2
    assert set(multiprocessing.active_children()) <= others
    with pytest.raises(QuaysideError, match="this batch is closed"):
        batch.step(batch.random_actions())
    batch.close()


def test_a_process_that_dies_ends_the_batch_with_a_sentence() -> None:
    others = set(multiprocessing.active_children())
    batch = Batch("manila", 2, players=3, processes=2)
    workers = set(multiprocessing.active_children()) - others
    victim = workers.pop()
    victim.kill()
    victim.join()
    with pytest.raises(QuaysideError, match="has ended before its time"):
        batch.step(batch.random_actions())
    assert set(multiprocessing.active_children()) <= others


ORPHANS = """
import multiprocessing, sys
from quayside.lab.batch import Batch
if __name__ == "__main__":
    batch = Batch("manila", 2, players=3, processes=2)
    print(*[child.pid for child in multiprocessing.active_children()], flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(os.name != "posix", reason="processes are killed and looked for as on Unix")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_processes_end_with_the_one_that_started_them(tmp_path: Path, how: signal.Signals) -> None:
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert parent.stdout is not None
    workers = [int(pid) for pid in parent.stdout.readline().split()]
    assert len(workers) == 2
    parent.send_signal(how)
    parent.communicate()
    for _ in range(600):  # half a minute at most, and mostly none of it
        if not any(map(is_alive, workers)):
            return
        time.sleep(0.05)
    raise AssertionError("they live on")


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")  # one that nobody has buried yet is dead all the same
    return not status.exists() or status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
