"""How puzzles are made."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import quayside
from quayside.lab import puzzles as making
from quayside.study import puzzles
from quayside.study.judging import Judge, judge_of


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who takes the first best move for clearly best."""
    from quayside.study import judging

    for name, rounds in {"CHEAP": 20, "DEEP": 24, "WORLDS": 1, "SEEDS": 1, "LOOKS": 2}.items():
        monkeypatch.setattr(judging, name, rounds)
    for name, rounds in {"GLANCE": 8, "CHEAP": 16}.items():
        monkeypatch.setattr(making, name, rounds)
    monkeypatch.setattr(making, "CLEARLY", -1.0)
    monkeypatch.setattr(making, "TRIES", {"novice": 1, "greedy": 1})
    monkeypatch.setattr(making, "PLAYERS", ("greedy", "novice"))


def made(work: Path, wanted: int, pool: making.Pool) -> making.Pool:
    for _ in making.make(making.Making("manila", 5), work, pool, wanted, 1):
        pass
    return pool


def test_making_goes_on_where_it_was_broken_off(quick: None, tmp_path: Path) -> None:
    whole = made(tmp_path / "whole", 6, making.Pool())
    part = tmp_path / "part"
    made(part, 1, making.Pool())
    lines = part.read_text(encoding="utf-8")
    part.write_text(lines + '{"number": 1, "aga', encoding="utf-8")  # torn off
    again = made(part, 6, making.Pool())
    assert again.puzzles == whole.puzzles
    assert len(again.puzzles) >= 6
    assert part.read_text(encoding="utf-8") == (tmp_path / "whole").read_text(encoding="utf-8")


def test_puzzles_of_another_judge_are_judged_again(quick: None, tmp_path: Path) -> None:
    found = list(made(tmp_path / "work", 3, making.Pool()).puzzles.values())
    old = replace(found[0], judge=Judge(1, "other"), margin=0.9)
    lost = replace(found[1], judge=Judge(1, "other"), best="redeem")  # is not the best any more
    pool = making.Pool([old, lost, found[2]])
    done = list(making.make(making.Making("manila", 6), tmp_path / "again", pool, 1, 1))
    assert len(done) == 2
    assert found[1].id not in pool.puzzles
    assert {puzzle.judge for puzzle in pool.puzzles.values()} == {judge_of("manila")}


def test_puzzles_are_chosen_from_all_kinds() -> None:
    found = puzzles.shipped("manila")
    few = making.chosen(found, max(2, len(found) // 3))
    assert few == making.chosen(list(reversed(found)), len(few))
    assert len({making.kinds_of(puzzle)[0] for puzzle in few}) > 1


def test_a_finished_game_is_looked_at_as_well(quick: None) -> None:
    state = quayside.game("manila").new(players=3, seed=3)
    quayside.playout(state, quayside.Rng(3))
    found = making.made_of(making.Making("manila", 1, (quayside.Record.of(state).to_json(),)), 0)
    assert {puzzle.source for puzzle in found} == {"record 0"}
