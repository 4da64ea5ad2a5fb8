"""Puzzles as a page shows them."""

from __future__ import annotations

import pytest

import quayside
from quayside.study import puzzles, solving
from quayside.study.judging import noise
from quayside.table.errors import Refusal

DAY = 24 * 60 * 60
in_every_game = pytest.mark.parametrize("game", quayside.games())


@in_every_game
def test_the_list_of_a_game_names_all_puzzles_and_those_of_the_last_days(game: str) -> None:
    found = solving.listed(game, 20_000.5 * DAY)
    assert found.day == 20_000
    assert [one.id for one in found.puzzles] == [puzzle.id for puzzle in puzzles.shipped(game)]
    days = [puzzles.daily(game, 20_000 - back) for back in range(solving.DAYS)]
    assert found.daily == [puzzle.id for puzzle in days if puzzle is not None]
    assert {theme for one in found.puzzles for theme in one.themes} <= set(found.themes)
    players = quayside.game(game).players
    assert {one.players for one in found.puzzles} <= set(players)


@in_every_game
def test_a_puzzle_is_put_through_the_eyes_of_its_seat(game: str) -> None:
    puzzle = puzzles.shipped(game)[0]
    posed = solving.posed(puzzle)
    assert posed.view["decision"]["seat"] == posed.seat == puzzle.seat
    assert puzzle.best in posed.legal
    assert len(posed.legal) == len(puzzle.losses)


@in_every_game
def test_an_answer_is_judged_and_what_follows_is_named_in_the_view_it_begins_in(game: str) -> None:
    for puzzle in puzzles.shipped(game)[:12]:
        told = solving.solved(puzzle, puzzle.best)
        assert (told.right, told.good, told.lost) == (True, True, 0.0)
        assert (told.losses[0].move, told.losses[0].lost) == (puzzle.best, 0.0)
        if told.then is not None:
            assert told.then["to_play"] == told.line[0].seat
        worst = solving.solved(puzzle, told.losses[-1].move)
        assert (worst.right, worst.good) == (False, False)
        assert worst.lost == told.losses[-1].lost > noise(puzzle.judge.rounds)


def test_what_may_not_be_played_is_refused_by_its_rule_and_judges_nothing() -> None:
    puzzle = puzzles.shipped("manila")[0]
    with pytest.raises(Refusal, match="core.not_now"):
        solving.solved(puzzle, "bid 5")
    with pytest.raises(Refusal, match=r"table\.no_such_move"):
        solving.solved(puzzle, "sing")


def test_the_puzzle_of_the_day_is_another_one_tomorrow() -> None:
    today, tomorrow = (solving.found("lisboa", "daily", day * DAY) for day in (20_000, 20_001))
    assert today != tomorrow
    assert solving.found("lisboa", today.id, 0) == today
    for game, id, rule in (
        ("lisboa", "nothing", "table.no_such_puzzle"),
        ("chess", "daily", "table.no_such_game"),
    ):
        with pytest.raises(Refusal, match=rule):
            solving.found(game, id, 0)
