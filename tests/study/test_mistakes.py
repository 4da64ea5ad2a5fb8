"""Mistakes: what a seat did worst in a game, and what another move would have been worth."""

from __future__ import annotations

import pytest

import quayside
from quayside.bots.analysis import Analysis, Study
from quayside.core.seen import Seen
from quayside.study import puzzles
from quayside.study.judging import noise, weigh
from quayside.study.mistakes import MOST, least_loss, mistakes


def analysis(losses: list[float], iterations: int = 300) -> Analysis:
    """Two seats decide in turn, the first of them with these losses."""
    studies = [
        Study(
            2 * ply + seat,
            seat,
            f"bid {ply + 1}",
            "pass",
            3,
            [0.5, 0.5],
            [0.5, 0.5],
            loss * (1 - seat),
            0,
            0,
            0,
            False,
        )
        for ply, loss in enumerate(losses)
        for seat in (0, 1)
    ]
    return Analysis("manila", [], [], studies, [], iterations)


def test_the_worst_decisions_come_in_the_order_of_the_game() -> None:
    found = mistakes(analysis([0.01, 0.3, 0.0, 0.1]), 0)
    assert [(one.ply, one.move, one.loss) for one in found] == [(2, "bid 2", 0.3), (6, "bid 4", 0.1)]
    assert mistakes(analysis([0.3]), 1) == []


def test_what_may_be_an_error_of_the_analysis_is_no_mistake() -> None:
    at_the_edge = [least_loss(300) - 0.001, least_loss(300)]
    assert [one.ply for one in mistakes(analysis(at_the_edge), 0)] == [2]
    assert mistakes(analysis(at_the_edge, iterations=60), 0) == []


def test_of_many_mistakes_the_worst_are_told() -> None:
    losses = [0.1 + number / 100 for number in range(MOST + 4)]
    assert [one.loss for one in mistakes(analysis(losses), 0)] == losses[4:]


def test_a_puzzle_s_answer_is_good_and_its_worst_move_is_not() -> None:
    puzzle = max(puzzles.shipped("manila"), key=lambda one: one.margin)
    seen = puzzle.seen()
    legal = seen.legal()
    worst = legal[puzzle.losses.index(max(puzzle.losses))]
    state = puzzle.state()
    good, bad = (weigh(Seen(state, puzzle.seat), action, 300) for action in (state.parse(puzzle.best), worst))
    assert good.good
    assert not bad.good
    assert bad.loss > noise(300)
    assert (good.move, bad.best) == (puzzle.best, puzzle.best)
    assert sum(bad.chances) == pytest.approx(1, abs=0.001)
    assert quayside.game("manila").actions.parse(bad.move) == worst
