"""Puzzles and mistakes at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside.cli import analyse, solve
from quayside.study import puzzles

from ..study.test_mistakes import analysis
from .conftest import Run

RECORD = Path(__file__).parents[1] / "records" / "manila" / "three-players.json"
EASIEST = puzzles.shipped("manila")[0]


def test_a_puzzle_is_solved_by_its_best_move(run: Run) -> None:
    ended = run("puzzles play manila", ["nonsense", EASIEST.best, ""])
    assert ended.code == 0
    assert "“nonsense” is no choice here." in ended.out
    assert f"Puzzle {EASIEST.id}, rated {EASIEST.rating}" in ended.out
    assert "Right: every other move" in ended.out
    assert "Solved: 1 of 1." in ended.out


def test_a_wrong_answer_is_told_the_best(run: Run) -> None:
    state = EASIEST.state()
    wrong = next(text for text in map(state.notation, state.legal()) if text != EASIEST.best)
    ended = run(f"puzzles play manila --id {EASIEST.id} --lang zh", [wrong])
    assert "不是最好的" in ended.out
    assert "答对 0 道，共 1 道" in ended.out


def test_puzzles_of_a_theme_and_of_today(run: Run) -> None:
    theme = EASIEST.themes[0]
    assert run(f"puzzles play manila --theme {theme}", ["quit"]).code == 0
    assert run("puzzles play manila --daily", ["quit"]).code == 0
    assert "there is no such puzzle of manila" in run("puzzles play manila --theme chess").err


def test_a_player_is_led_through_the_worst_decisions(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "analyse", lambda record, *_: analysis([0.3, 0.0, 0.2]))
    monkeypatch.setattr(analyse, "_tell", lambda *_: None)
    monkeypatch.setattr(solve, "WEIGHING", 24)
    ended = run(f"analyse {RECORD} --learn 1", ["pass", "", "quit"])
    assert ended.code == 0
    assert "Move 1 was:" in ended.out
    assert "Move 5 was:" in ended.out
    assert "of 1." in ended.out
    assert "No mistake of this seat" in run(f"analyse {RECORD} --learn 2").out
    assert "there is no seat 9" in run(f"analyse {RECORD} --learn 9").err
