"""The worked example of examples/ppo_manila.py: its gradient is right, and it learns what it is meant to."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import quayside
from quayside import Rng
from quayside.lab.arrays import Layout, observe

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo_manila.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_manila", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def some_experience(ppo, network, count=12, inputs=7, actions=5):
    """With ratios on both sides of the clip, and advantages of both signs."""
    rng = np.random.default_rng(3)
    rows = rng.standard_normal((count, inputs))
    legal = rng.random((count, actions)) < 0.7
    legal[:, 0] = True
    logits, _, _ = network.forward(rows)
    logs = ppo.log_policy(logits, legal)
    chosen = np.where(legal, rng.random((count, actions)), -1).argmax(1)
    before = logs[np.arange(count), chosen] + rng.uniform(-0.6, 0.6, count)
    return ppo.Experience(rows, legal, chosen, before, rng.standard_normal(count), rng.standard_normal(count))


def test_the_gradient_is_that_of_the_loss(ppo: ModuleType) -> None:
    network = ppo.Network(7, 5, hidden=6, seed=1, kind=np.float64)
    for weights in network.weights.values():
        weights += np.random.default_rng(2).standard_normal(weights.shape) * 0.3
    told = some_experience(ppo, network)
    _, gradient = ppo.loss(network, told)
    step = 1e-6
    for name, weights in network.weights.items():
        flat = weights.reshape(-1)
        for place in range(0, len(flat), max(1, len(flat) // 10)):
            kept = flat[place]
            flat[place] = kept + step
            above, _ = ppo.loss(network, told)
            flat[place] = kept - step
            below, _ = ppo.loss(network, told)
            flat[place] = kept
            slope = gradient[name].reshape(-1)[place]
            assert slope == pytest.approx((above - below) / (2 * step), rel=1e-5, abs=1e-8), (name, place)


def test_an_illegal_action_has_no_chance(ppo: ModuleType) -> None:
    legal = np.array([[True, False, True]])
    odds = np.exp(ppo.log_policy(np.array([[0.0, 50.0, 0.0]]), legal))
    assert odds.round(6).tolist() == [[0.5, 0, 0.5]]


def test_a_result_reaches_the_decisions_of_its_own_seat(ppo: ModuleType) -> None:
    """One game of two seats: 0, 1, 0 decide, then it ends; then seat 1 begins the next, which is still open."""
    values = np.array([[0.1], [0.2], [0.3], [0.4]])
    seats = np.array([[0], [1], [0], [1]])
    done = np.array([[False], [False], [True], [False]])
    won = np.zeros((4, 1, 2))
    won[2, 0] = [1.0, -1.0]
    found = ppo.advantages(values, seats, done, won)[:, 0]
    last = 1.0 - 0.3
    assert found == pytest.approx([0.3 - 0.1 + ppo.LAMBDA * last, -1.0 - 0.2, last, 0.0])


def test_a_fortune_is_what_the_seat_can_count(ppo: ModuleType) -> None:
    """Its own score if the game ended now, beside the others' money and open shares and two shares of a middling price."""
    layout = Layout("manila", 4)
    state = quayside.game("manila").new(4, 3)
    rng = Rng(3)
    while state.to_play >= 0:
        view: Any = state.view(state.to_play)
        price = {name: ware["price"] for name, ware in view["wares"].items()}
        others = [
            seat["cash"]
            + sum(count * price[ware] for ware, count in seat["bought"].items())
            - 15 * seat["pledged"]
            + 2 * sum(price.values()) / 4
            for number, seat in enumerate(view["seats"])
            if number != state.to_play
        ]
        ahead = (state.scores()[state.to_play] - sum(others) / 3) / 100
        found = ppo.fortune(layout, observe(state, state.to_play)[None])
        assert found == pytest.approx([min(1, max(-1, ahead))])
        choices = state.legal()
        state.play(choices[rng.below(len(choices))])


def test_it_learns_what_pays(ppo: ModuleType) -> None:
    """Action 2 was better than expected whenever it was chosen, the others were worse."""
    rng = np.random.default_rng(1)
    network = ppo.Network(4, 3, hidden=8, seed=1)
    adam = ppo.Adam(network)
    rows = rng.standard_normal((300, 4)).astype(np.float32)
    legal = np.ones((300, 3), np.bool_)
    for _ in range(30):
        logs = ppo.log_policy(network.forward(rows)[0], legal)
        chosen = rng.integers(3, size=300)
        gains = np.where(chosen == 2, 1.0, -0.5).astype(np.float32)
        odds = logs[np.arange(300), chosen]
        ppo.learn(network, adam, ppo.Experience(rows, legal, chosen, odds, gains, gains), rng, 0.01)
    odds = np.exp(ppo.log_policy(network.forward(rows)[0], legal))
    assert odds[:, 2].min() > 0.8


def test_a_round_of_self_play_is_experience(ppo: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "STEPS", 6)
    batch = ppo.Batch("manila", 5, ppo.PLAYERS, 7)
    network = ppo.Network(batch.layout.size, batch.layout.actions, hidden=8)
    told = ppo.collect(batch, network, np.random.default_rng(1))
    assert len(told.actions) == len(told.advantages) == 30
    assert told.legal[np.arange(30), told.actions].all()
    assert all(state.ply == 6 for state in batch.fleet.states)


def test_the_curve_is_a_drawing_with_both_opponents(ppo: ModuleType) -> None:
    points = [ppo.Point(n, opponent, 5.0, 20) for n in (0, 100) for opponent in ("random", "greedy")]
    drawn = ppo.curve(points)
    assert drawn.count("<polyline") == 2
    assert "against three greedy" in drawn
    assert "http" not in drawn.replace('xmlns="http://www.w3.org/2000/svg"', "")
