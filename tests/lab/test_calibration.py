"""Whether chances come true: told chances and victories by tenths, games of search against itself on file, and search by
other weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from quayside import OptionError, Seen
from quayside.bots import Budget
from quayside.bots.evaluation import weights_file
from quayside.bots.search import Search
from quayside.lab.calibration import bins, mean_error, table, told_by_search, told_by_weights
from quayside.lab.selfplay import POSITIONS, Played, SelfPlay, games_on_file, play
from quayside.lab.weighed import Search200

from ..properties.worlds import position


def test_chances_that_come_true_are_not_off() -> None:
    told = [(number, 0.25, float(number % 4 == 0)) for number in range(400)]
    told += [(number, 0.75, float(number % 4 != 0)) for number in range(400)]
    found = bins(told)
    assert [(one.chances, one.told, one.won) for one in found] == [(400, 0.25, 0.25), (400, 0.75, 0.75)]
    assert mean_error(found) == 0.0
    assert "| 70% to 80% | 400 | 75.0% | 75.0% |" in table(found)


def test_chances_that_are_too_sure_of_themselves_are_off_by_as_much() -> None:
    told = [(number, 0.05, float(number % 10 == 0)) for number in range(300)]
    told += [(number, 0.95, float(number % 10 != 0)) for number in range(100)]
    assert mean_error(bins(told)) == pytest.approx(0.05)


def test_a_game_counts_once_however_many_chances_it_tells() -> None:
    one_game = bins([(0, 0.5, 1.0)] * 50 + [(1, 0.5, 0.0)] * 50)
    many = bins([(number, 0.5, float(number % 2)) for number in range(100)])
    assert one_game[0].error > 4 * many[0].error


def test_search_tells_everybody_his_chance_at_every_decision() -> None:
    played = play(SelfPlay("manila", iterations=2, seed=1), 1)
    assert len(played.won) == 4
    assert 0 < len(played.told) <= POSITIONS
    for chances in played.told:
        assert sum(chances) == pytest.approx(1.0, abs=0.001)
    assert {len(rows) for rows in played.settled} == {4}
    assert len(told_by_search([played])) == 4 * len(played.told)
    weights = [0.0] * len(played.settled[0][0])
    assert {chance for _, chance, _ in told_by_weights([played], weights)} == {0.25}


def test_games_with_options_are_played_by_them() -> None:
    plan = SelfPlay("puerto_rico", iterations=1, seed=1, options={"vp_pool": 126})
    assert [plan.players(number) for number in range(3)] == [5, 5, 5]
    with pytest.raises(OptionError, match="has no option 'vp_pool'"):
        play(SelfPlay("manila", iterations=1, seed=1, options={"vp_pool": 126}), 0)


def test_games_on_file_are_read_and_the_others_played(tmp_path: Path) -> None:
    path, plan = tmp_path / "games.jsonl", SelfPlay("manila", iterations=2, seed=1)
    [first] = games_on_file(path, plan, games=1)
    path.write_text(path.read_text(encoding="utf-8") + '{"number": 1, "won"', encoding="utf-8")
    again, second = games_on_file(path, plan, games=2)
    assert (again, second.number) == (first, 1), "what was torn off is played again"
    with pytest.raises(OptionError, match="other games"):
        list(games_on_file(path, SelfPlay("manila", iterations=3, seed=1), games=1))
    assert isinstance(first, Played)


# Weights of another file


def test_search_by_the_same_weights_from_another_file_plays_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUAYSIDE_WEIGHTS", weights_file("manila"))
    state = position("manila", 4, 3, 30)
    seen = Seen(state, state.to_play)
    told = Search(5, Budget(iterations=200))
    assert Search200(seed=5).decide(seen, Budget(iterations=20)) == told.decide(seen, Budget(iterations=20))
    monkeypatch.setenv("QUAYSIDE_WEIGHTS", str(tmp_path / "none.json"))
    with pytest.raises(OptionError, match="no file of weights"):
        Search200()
