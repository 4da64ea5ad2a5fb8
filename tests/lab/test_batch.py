"""Thousands of games at once are the same games as one by one, move by move."""

from __future__ import annotations

import numpy as np
import pytest

import quayside
from quayside.core.errors import IllegalAction, OptionError
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
        states = [singles[seed] for seed in batch.seeds]
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
                assert batch.seeds[line] not in singles
                singles[batch.seeds[line]] = game.new(players, batch.seeds[line], **options)
            else:
                assert not step.rewards[line].any()
        if ended >= 3:
            return
    raise AssertionError("too few games have ended")


def test_an_illegal_action_is_refused_and_no_game_moves() -> None:
    batch = Batch("manila", 4, players=3, seed=1)
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


def test_random_actions_are_legal_and_the_same_for_the_same_seed() -> None:
    one, two = (Batch("puerto_rico", 30, players=3, seed=9) for _ in range(2))
    for _ in range(20):
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        assert one.masks[np.arange(30), actions].all()
        one.step(actions)
        two.step(actions)
