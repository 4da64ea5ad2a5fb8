"""The games as OpenSpiel games, by OpenSpiel's own tests and bots."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import quayside
import quayside.lab.openspiel
from quayside.lab.arrays import observe, rewards

from ..properties.worlds import for_every_game


def fewest(id: str) -> int:
    """Enough players for a game between several."""
    return max(2, quayside.game(id).players[0])


@pytest.mark.slow
@for_every_game
def test_openspiel_finds_no_fault(id: str) -> None:
    game = pyspiel.load_game(f"quayside_{id}(players={fewest(id)})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@for_every_game
def test_openspiels_mcts_plays_a_game(id: str) -> None:
    """On one seat; it may look ahead twice at each of its decisions, for a look is a whole game."""
    players = fewest(id)
    game = pyspiel.load_game(f"quayside_{id}(players={players})")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, uct_c=1.4, max_simulations=2, evaluator=mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    state = game.new_initial_state()
    state.apply_action(7)
    decided = 0
    while not state.is_terminal():
        ours = state.current_player() == 0
        action = bot.step(state) if ours else rng.choice(state.legal_actions())
        decided += ours
        state.apply_action(action)
    assert decided > 0
    assert sum(state.returns()) == pytest.approx(0)


def test_who_plays_alone_has_won_or_lost() -> None:
    state = begun("quayside_lisboa(players=1)")
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        assert state.returns() == [0]
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() in ([1], [-1])


def begun(name: str, seed: int = 5) -> pyspiel.State:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(seed)
    return state


def test_the_first_node_picks_the_seed() -> None:
    state = pyspiel.load_game("quayside_manila(players=4)").new_initial_state()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 65536
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    state.apply_action(9)
    ours = quayside.game("manila").new(players=4, seed=9)
    assert (state.current_player(), state.legal_actions()) == (ours.to_play, ours.legal())
    assert state.action_to_string(0, ours.legal()[-1]) == ours.notation(ours.legal()[-1])
    assert json.loads(str(state)) == json.loads(json.dumps(ours.view(None)))


@for_every_game
def test_a_history_is_the_whole_game(id: str) -> None:
    players = quayside.game(id).players[-1]
    state = begun(f"quayside_{id}(players={players})")
    ours = quayside.game(id).new(players, 5)
    for number in range(40):
        assert state.legal_actions() == ours.legal()
        action = ours.legal()[number % len(ours.legal())]
        state.apply_action(action)
        ours.play(action)
    twin = state.get_game().deserialize_state(state.serialize())
    assert twin.history() == state.history() == [5, *ours.history]
    assert str(twin) == str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert len(state.history()) == 41
    assert str(twin) == str(state)


def test_an_observation_is_the_row_of_the_seat() -> None:
    state = begun("quayside_manila(players=3)")
    ours = quayside.game("manila").new(3, 5)
    for seat in range(3):
        assert state.observation_tensor(seat) == observe(ours, seat).tolist()
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(ours.view(seat)))


def test_an_information_state_keeps_all_that_a_seat_was_told_and_no_more() -> None:
    state = begun("quayside_manila(players=3)")
    first = [state.information_state_string(seat) for seat in range(3)]
    assert len(set(first)) == 3
    assert "deal" in first[0]
    state.apply_action(state.legal_actions()[0])
    for seat in range(3):
        told = state.information_state_string(seat)
        assert told.rsplit("\n", 1)[0].startswith(first[seat].rsplit("\n", 1)[0])
        assert state.clone().information_state_string(seat) == told


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("quayside_manila(players=3,pirate_eviction=True)")
    state = game.new_initial_state()
    state.apply_action(1)
    assert json.loads(str(state))["options"]["pirate_eviction"] is True
    large = pyspiel.load_game("quayside_puerto_rico(players=5,vp_pool=126)").new_initial_state()
    large.apply_action(1)
    assert json.loads(str(large))["points"] == 126


def test_a_game_with_expansions_is_a_game_with_more_actions() -> None:
    usual = pyspiel.load_game("quayside_puerto_rico(players=3)")
    expanded = (
        "quayside_puerto_rico(players=3,new_buildings=draft,nobles=drafted,buccaneer=True,festival=True)"
    )
    game = pyspiel.load_game(expanded)
    assert (usual.num_distinct_actions(), game.num_distinct_actions()) == (119, 529)
    options: dict[str, Any] = {
        "new_buildings": "draft",
        "nobles": "drafted",
        "buccaneer": True,
        "festival": True,
    }
    state, ours = begun(expanded), quayside.game("puerto_rico").new(3, 5, **options)
    while not state.is_terminal():
        assert state.legal_actions() == ours.legal()
        action = ours.legal()[ours.ply * 7 % len(ours.legal())]
        state.apply_action(action)
        ours.play(action)
    assert state.returns() == pytest.approx(rewards(ours.ranking()))
    with pytest.raises(quayside.OptionError, match="these are off"):
        pyspiel.load_game("quayside_puerto_rico(players=3,nobles=drafted)")


def test_returns_are_the_rewards_of_the_ranks() -> None:
    state = begun("quayside_manila(players=3)")
    ours = quayside.game("manila").new(3, 5)
    assert state.returns() == [0, 0, 0]
    while not state.is_terminal():
        action = ours.legal()[ours.ply * 7 % len(ours.legal())]
        state.apply_action(action)
        ours.play(action)
    assert state.returns() == pytest.approx(rewards(ours.ranking()))
