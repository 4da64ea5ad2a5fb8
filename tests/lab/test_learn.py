"""Nets that learn: what they see, how they learn from it, and that what bots play by is what was learned."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside import OptionError, Rng
from quayside.bots.mind import Mind
from quayside.bots.net import Net
from quayside.lab.arrays import Layout, observe
from quayside.lab.learn.curve import Point, drawing
from quayside.lab.learn.lesson import imitate, loss
from quayside.lab.learn.network import Network, Seen, behind
from quayside.lab.learn.plan import Plan
from quayside.lab.learn.rows import Setting, Shape, Singles
from quayside.lab.learn.school import School
from quayside.lab.learn.selfplay import LEARNER, Experience, Room, collect, lookback
from quayside.lab.learn.trial import wins
from quayside.lab.learn.worker import Alone

TABLES = [
    ("manila", Setting(3)),
    ("manila", Setting(5, {"pirate_eviction": True})),
    ("puerto_rico", Setting(2)),
    ("puerto_rico", Setting(4)),
    ("puerto_rico", Setting(3, {"nobles": "added", "festival": True})),
    ("lisboa", Setting(1)),
    ("lisboa", Setting(3)),
]


def shape_for(game: str, setting: Setting) -> Shape:
    return Plan(game, setting.players, setting.options).shape


def seen_in(
    game: str, setting: Setting, shape: Shape, count: int = 12
) -> tuple[list[quayside.core.state.State], Seen]:  # type: ignore[name-defined]
    """Positions from all parts of a game that is played at random."""
    state = quayside.game(game).new(players=setting.players, seed=5, **setting.options)
    rng, met = Rng(5), []
    while state.to_play >= 0:
        met.append(state.clone())
        choices = state.legal()
        state.play(choices[rng.below(len(choices))])
    found = met[:: max(1, len(met) // count)][:count]
    rows = shape.spread(np.stack([observe(one, one.to_play) for one in found]), setting)
    legal = np.zeros((len(found), shape.actions), np.bool_)
    hunches = np.zeros(legal.shape, np.float16)
    for line, one in enumerate(found):
        legal[line, one.legal()] = True
        hunches[line, one.legal()] = behind(one.game.insight.hunch(one), 0.7)
    return found, Seen(rows, legal, hunches, np.full(len(found), setting.players, np.uint8))


def some_network(shape: Shape, seen: Seen, kind: type = np.float32) -> Network:
    """One with opinions, and with places of their own for single values."""
    network = Network(shape, Singles.often([seen.rows], shape), 24, 12, seed=3, kind=kind)
    rng = np.random.default_rng(4)
    for weights in network.weights.values():
        weights += rng.normal(0, 0.1, weights.shape).astype(kind)
    network.keep_within()
    return network


@pytest.mark.parametrize(("game", "setting"), TABLES)
def test_a_row_is_spread_out_to_the_largest_table_and_nothing_is_lost(game: str, setting: Setting) -> None:
    shape = shape_for(game, setting)
    _, seen = seen_in(game, setting, shape)
    slots = shape.slots(setting)
    assert len(set(slots.tolist())) == len(slots)
    assert seen.rows[:, -shape.most :].sum(1).tolist() == [1] * len(seen)
    layout = Layout(game, shape.most, **setting.options)
    for field in layout.fields:
        there = seen.rows[:, field.start : field.start + field.size]
        here = Layout(game, setting.players, **setting.options)[field.name]
        assert here.size <= field.size
        assert there.any() or not field.name.startswith("to_play"), "who decides stands where he belongs"
    decides = layout["to_play"].start
    assert (seen.rows[:, decides] == 1).all(), "first comes the seat that decides"


@pytest.mark.parametrize(("game", "setting"), TABLES)
def test_bots_think_what_the_network_thought(game: str, setting: Setting) -> None:
    """Whole numbers come near to floating point."""
    shape = shape_for(game, setting)
    states, seen = seen_in(game, setting, shape)
    network = some_network(shape, seen)
    thought = network.forward(seen)
    stored = json.loads(json.dumps(network.stored(0.7, {})))
    mind = Mind(Net(stored), states[0].game.insight, states[0])
    for line, state in enumerate(states):
        likes = np.array(mind.likes(state))
        likes -= np.log(np.exp(likes - likes.max()).sum()) + likes.max()
        assert likes == pytest.approx(thought.likes[line, state.legal()], abs=0.2)
        chances = mind.chances(state)
        clockwise = [chances[(state.to_play + step) % state.players] for step in range(state.players)]
        assert clockwise == pytest.approx(list(thought.chances[line][: state.players]), abs=0.05)


def test_a_net_that_was_tampered_with_is_refused() -> None:
    shape = Shape("manila", 1)
    _, seen = seen_in("manila", Setting(3), shape)
    stored = some_network(shape, seen).stored(0.7, {})
    stored["chance_bias"][0] += 1
    with pytest.raises(ValueError, match="digest"):
        Net(stored)


def test_the_gradients_are_those_of_the_losses() -> None:
    """By differences, in double precision."""
    setting = Setting(3)
    shape = Shape("manila", 1)
    _, seen = seen_in("manila", setting, shape, 8)
    network = some_network(shape, seen, np.float64)
    rng = np.random.default_rng(1)
    count = len(seen)
    actions = np.array([rng.choice(np.nonzero(line)[0]) for line in seen.legal])
    likes = network.forward(seen).likes[np.arange(count), actions] + rng.normal(0, 0.1, count)
    told = np.zeros((count, shape.seats))
    told[:, :3] = rng.dirichlet([1, 1, 1], count)
    own = rng.random(count) < 0.8
    experience = Experience(seen, actions, likes, own, rng.normal(0, 1, count), told)
    shares = np.where(seen.legal, rng.random(seen.legal.shape), 0)
    shares /= shares.sum(1, keepdims=True)
    for work in (
        lambda: loss(network, experience, 0.02),
        lambda: imitate(network, seen, shares, told),
    ):
        _, gradient, _ = work()
        for name, weights in network.weights.items():
            steepest = np.argsort(-np.abs(gradient[name]).ravel())[:3]
            for at in steepest.tolist():
                flat = weights.reshape(-1)
                before = flat[at]
                flat[at] = before + 1e-6
                above = work()[0]
                flat[at] = before - 1e-6
                below = work()[0]
                flat[at] = before
                assert gradient[name].ravel()[at] == pytest.approx((above - below) / 2e-6, abs=1e-5), name


def test_what_chances_turned_out_to_be_is_a_mean_of_later_guesses_up_to_the_result() -> None:
    guesses = np.array([[[0.5, 0.5]], [[0.6, 0.4]], [[0.5, 0.5]], [[0.3, 0.7]]])
    done = np.array([[False], [True], [False], [False]])
    won = np.zeros((4, 1, 2))
    won[1, 0] = [1, 0]
    found = lookback(guesses, np.array([[0.2, 0.8]]), done, won, 0.9)
    assert found[1, 0].tolist() == [1, 0], "the result"
    assert found[0, 0] == pytest.approx([0.1 * 0.6 + 0.9, 0.1 * 0.4])
    assert found[3, 0].tolist() == [0.2, 0.8], "the last guess stands for what is not known yet"
    assert found[2, 0, 0] == pytest.approx(0.1 * 0.3 + 0.9 * 0.2), "another game"


def test_strangers_sit_in_some_games_and_nothing_is_learned_from_their_moves() -> None:
    plan = Plan("manila", 3, games=8, strangers=1.0)
    room = Room(plan.shape, Setting(3), plan.temperature, 8, 3, plan.strangers)
    room.seat_strangers(np.arange(8), 1)
    assert (room.sitting != LEARNER).any(1).all()
    assert (room.sitting == LEARNER).any(1).all(), "with the net on one seat at least"
    network = Network(plan.shape, Singles(np.zeros(0, np.int32), np.zeros(0, np.int16)), 12, 6)

    class First:
        """Takes the first action that is legal."""

        def decide(self, room: Room, games: np.ndarray, seen: Seen) -> np.ndarray:
            return seen.legal.argmax(1)

    told = collect(room, network, [First()], 6, 0.95, np.random.default_rng(1))
    assert len(told) == 48
    others = ~told.own & (told.seen.legal.sum(1) > 1)
    assert others.any()
    assert (told.actions[others] == told.seen.legal[others].argmax(1)).all()
    assert told.told.sum(1) == pytest.approx(1.0)


def small(folder: Path, **changes: object) -> School:
    plan = Plan(
        "manila",
        3,
        hours=0.0001,
        first=12,
        second=6,
        games=4,
        steps=8,
        size=16,
        keep=2,
        past=2,
        **changes,  # type: ignore[arg-type]
    )
    return School(plan, folder)


def test_a_school_goes_on_where_it_stopped_and_leaves_a_net_behind(tmp_path: Path) -> None:
    school = small(tmp_path)

    def trial(school: School) -> None:
        school.trial(Setting(3), "random", 2)

    school.run(Alone(school.plan, school.network.singles), trial, every=0.2)
    assert school.rounds > 0
    assert len(school.past) <= 2
    again = small(tmp_path)
    assert (again.rounds, again.decisions, again.points) == (school.rounds, school.decisions, school.points)
    for name, weights in school.network.weights.items():
        assert (again.network.weights[name] == weights).all(), name
    path = again.graduate("a test")
    assert Net(json.loads(path.read_text(encoding="utf-8"))).made["decisions"] == school.decisions
    with pytest.raises(OptionError, match="another plan"):
        small(tmp_path, memory=0.5)


def test_a_trial_counts_the_first_game_of_each_place() -> None:
    plan = Plan("manila", 3)
    network = Network(plan.shape, Singles(np.zeros(0, np.int32), np.zeros(0, np.int16)), 12, 6)
    won = wins(network, Setting(3), plan.temperature, "random", 6, 3)
    assert 3 <= won <= 6, "by the game's own judgement alone"


def test_a_drawing_has_a_line_for_each_kind_of_table() -> None:
    points = [
        Point(1000 * n, n / 10, 4, who, 20.0 + n, 100, 1.0, 1.0, 0.0)
        for n in range(3)
        for who in ("greedy", "random")
    ]
    svg = drawing(points)
    assert svg.count("<polyline") == 2
    assert "against 3 random" in svg
