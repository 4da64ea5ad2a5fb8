"""Nets that learn: what they see, how they learn from it, and that what bots play by is what was learned."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quayside
from quayside import OptionError, Rng
from quayside.bots.mind import Mind, judged
from quayside.bots.net import Net
from quayside.lab.arrays import Layout, observe
from quayside.lab.learn.choices import Choices
from quayside.lab.learn.curve import Point, drawing
from quayside.lab.learn.lesson import imitate, learn, loss
from quayside.lab.learn.network import Adam, Network, Seen
from quayside.lab.learn.plan import Plan
from quayside.lab.learn.rows import Reading, Setting, Shape
from quayside.lab.learn.school import School
from quayside.lab.learn.selfplay import LEARNER, Experience, Room, collect, lookback, spread_out
from quayside.lab.learn.trial import wins
from quayside.lab.learn.worker import Alone, Worker

from ..terminal.sessions import environment

HERE = Path(__file__).parent
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
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    found = met[:: max(1, len(met) // count)][:count]
    rows = shape.spread(np.stack([observe(one, one.to_play) for one in found]), setting)
    counts, actions, hunches = judged(found, 0.7)
    choices = Choices(np.array(counts), np.array(actions, np.int32), np.array(hunches, np.float32))
    return found, Seen(rows, np.full(len(found), setting.players, np.uint8), choices)


def plain(shape: Shape, first: int = 12, second: int = 6) -> Network:
    """One that reads every number of a row, and no single values."""
    return Network(shape, Reading.whole(shape), first, second)


def some_network(shape: Shape, seen: Seen, kind: type = np.float32) -> Network:
    """One with opinions, and with places of their own for single values."""
    network = Network(shape, Reading.often(seen.rows, shape), 24, 12, seed=3, kind=kind)
    rng = np.random.default_rng(4)
    for weights in network.weights.values():
        weights += rng.normal(0, 0.1, weights.shape).astype(kind)
    network.keep_within()
    return network


def read(network: Network, seen: Seen) -> Seen:
    """Whole rows as a network reads them."""
    return replace(seen, rows=network.reading.read(seen.rows))


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
    thought = network.forward(read(network, seen))
    stored = json.loads(json.dumps(network.stored(0.7, {})))
    mind = Mind(Net(stored), states[0].game.insight, states[0])
    for line, state in enumerate(states):
        likes = np.array(mind.likes(state))
        likes -= np.log(np.exp(likes - likes.max()).sum()) + likes.max()
        assert likes == pytest.approx(thought.likes[seen.choices.places([line])], abs=0.2)
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
    seen = read(network, seen)
    rng = np.random.default_rng(1)
    count = len(seen)
    choices = seen.choices
    numbers = rng.integers(choices.counts)
    likes = network.forward(seen).likes[choices.starts + numbers] + rng.normal(0, 0.1, count)
    told = np.zeros((count, shape.seats))
    told[:, :3] = rng.dirichlet([1, 1, 1], count)
    own = rng.random(count) < 0.8
    experience = Experience(seen, numbers, likes, own, rng.normal(0, 1, count), told)
    shares = rng.random(len(choices.actions)) * choices.spread(rng.random(count) < 0.7)
    shares /= np.maximum(1e-9, choices.spread(choices.total(shares)))
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


def test_what_a_chance_turned_out_to_be_is_a_mean_of_what_the_seat_thought_later_up_to_the_result() -> None:
    """Two seats, who decide in the order 0, 1, 0; then a game ends, and in the next one seat 1 decides."""
    guesses = np.array([[[0.5, 0.5]], [[0.6, 0.4]], [[0.3, 0.7]], [[0.4, 0.6]]])
    seats = np.array([[0], [1], [0], [1]], np.uint8)
    done = np.array([[False], [False], [True], [False]])
    won = np.zeros((4, 1, 2))
    won[2, 0] = [1, 0]
    found = lookback(guesses, seats, np.array([[0.2, 0.8]]), done, won, 0.9)
    assert found[2, 0].tolist() == [1, 0], "the result"
    assert found[0, 0] == pytest.approx([0.1 * 0.3 + 0.9 * 1, 0.1 * 0.4]), (
        "what each thought when it decided next"
    )
    assert found[3, 0].tolist() == [0.2, 0.8], "another game; the last guess stands for what is not known yet"


def test_strangers_sit_in_some_games_and_nothing_is_learned_from_their_moves() -> None:
    class First:
        """Takes the first action that is legal."""

        def decide(self, room: Room, games: np.ndarray, seen: Seen) -> np.ndarray:
            return np.zeros(len(games), np.int64)

    plan = Plan("manila", 3)
    room = Room(plan.shape, Reading.whole(plan.shape), Setting(3), plan.temperature, 8, 3, 1.0, [First()])
    assert (room.sitting != LEARNER).any(1).all()
    assert (room.sitting == LEARNER).any(1).all(), "with the net on one seat at least"
    told = collect(room, plain(plan.shape), 6, 0.95, np.random.default_rng(1))
    assert len(told) == 48
    others = ~told.own & (told.seen.choices.counts > 1)
    assert others.any()
    assert (told.numbers[others] == 0).all()


def test_games_of_a_new_table_begin_one_after_the_other() -> None:
    plan = Plan("manila", 3)
    room = Room(plan.shape, Reading.whole(plan.shape), Setting(3), plan.temperature, 8, 3)
    spread_out(room, plain(plan.shape), 16, np.random.default_rng(1))
    assert [state.ply for state in room.fleet.states] == list(range(15, 7, -1))


def test_a_net_learns_who_will_win() -> None:
    """From a little self-play: it foretells results of games that it has not seen better than equal chances do."""
    plan = Plan("manila", 3, games=64, steps=200, first=24, second=12, memory=1.0, strangers=0.0)
    worker = Worker(plan, plain(plan.shape).reading, 1)
    network, rng = worker.network, np.random.default_rng(1)
    adam = Adam(network)
    for _ in range(8):
        experience, _ = worker.play(network.weights, [], False)
        learn(network, adam, experience, rng, 3e-3, 0.01, 2, 512)
    others = Worker(plan, network.reading, 2)
    fresh, _ = others.play(network.weights, [], False)
    report = loss(network, fresh, 0.0)[2]
    assert report.unaware == pytest.approx(np.log(3))
    assert report.surprise < report.unaware - 0.05


def test_a_net_becomes_like_the_one_it_imitates() -> None:
    shape = Shape("manila", 1)
    _, seen = seen_in("manila", Setting(3), shape, 60)
    teacher, pupil = some_network(shape, seen), plain(shape)
    thought = teacher.forward(read(teacher, seen))
    right, told = np.exp(thought.likes), thought.chances
    adam = Adam(pupil)
    before = imitate(pupil, seen, right, told)[0]
    for _ in range(200):
        adam.step(pupil, imitate(pupil, seen, right, told)[1], 0.01)
    least = imitate(teacher, read(teacher, seen), right, told)[0]
    assert imitate(pupil, seen, right, told)[0] - least < 0.2 * (before - least)


def small(folder: Path, **changes: Any) -> School:
    plan = Plan("manila", 3, hours=0.0001, first=12, second=6, games=4, steps=8, size=16, keep=2, past=2)
    return School(replace(plan, **changes), folder)


def test_a_school_goes_on_where_it_stopped_and_leaves_a_net_behind(tmp_path: Path) -> None:
    school = small(tmp_path)

    def trial(school: School) -> None:
        school.trial(Setting(3), "random", 2)

    school.run(Alone(school.plan, school.network.reading), trial, every=0.2)
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
    won = wins(plain(plan.shape), Setting(3), plan.temperature, "random", 6, 3)
    assert 3 <= won <= 6, "by the game's own judgement alone"


def test_a_drawing_has_a_line_for_each_kind_of_table() -> None:
    points = [
        Point(1000 * n, n / 10, 4, who, 20.0 + n, 100, 1.0, 1.4, 1.0, 0.0)
        for n in range(3)
        for who in ("greedy", "random")
    ]
    svg = drawing(points)
    assert svg.count("<polyline") == 2
    assert "against 3 random" in svg


@pytest.mark.slow
def test_on_a_cluster_a_lost_worker_costs_nothing_but_its_games(tmp_path: Path) -> None:
    """A rival who kills the process that it plays in, once: another worker takes its place, and learning goes on."""
    grave = tmp_path / "grave"
    scratch = tempfile.mkdtemp(prefix="q-")  # a short name: Ray's sockets are in it
    words = "manila --players 3 --hours 0.001 --games 4 --steps 16 --lessons 0 --rivals mortal:Bot --every 60 --out a"
    kept = {name: value for name, value in environment().items() if not name.startswith("RAY_")}
    paths = os.pathsep.join([str(HERE), kept["PYTHONPATH"]])
    ended = subprocess.run(
        [sys.executable, "-m", "quayside.lab.learn", *words.split(), "--ray", "local", "--processes", "2"],
        cwd=tmp_path,
        env={**kept, "PYTHONPATH": paths, "TMPDIR": scratch, "HOME": str(tmp_path), "MORTAL": str(grave)},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
    assert grave.exists()
    *_, told = ended.stdout.splitlines()  # Ray speaks there as well
    net = json.loads((tmp_path / told).read_text(encoding="utf-8"))
    assert net["made"]["decisions"] > 2 * 4 * 16, "more than the two of them had begun"
    os.rmdir(scratch)  # or it would not be empty


def test_learning_for_no_time_leaves_the_net_as_it_is(tmp_path: Path) -> None:
    """--hours 0: what has been learned so far, as bots play by it."""
    school = small(tmp_path, hours=0.0, lessons=0)
    school.run(Alone(school.plan, school.network.reading), lambda school: None, every=1)
    assert school.decisions == 0
    assert (tmp_path / "checkpoint.npz").exists()


def test_what_was_learned_is_kept_when_somebody_breaks_off(tmp_path: Path) -> None:
    school = small(tmp_path, hours=1.0)

    class Interrupted(Alone):
        def rounds(self, *asked: Any) -> Any:
            if school.rounds == 2:
                raise KeyboardInterrupt
            return super().rounds(*asked)

    with pytest.raises(KeyboardInterrupt):
        school.run(Interrupted(school.plan, school.network.reading), lambda school: None, every=60)
    assert small(tmp_path, hours=2.0).rounds == 2
