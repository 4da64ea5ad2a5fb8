"""Games side by side and on file. That those of a process that dies are played again, test_arena.py shows."""

from __future__ import annotations

import json
from itertools import count, takewhile
from pathlib import Path

import pytest

import quayside
from quayside import OptionError, QuaysideError
from quayside.lab.games import (
    GAMES_A_PROCESS,
    as_they_end,
    kept,
    on_file,
    options_in,
    seeds,
    side_by_side,
    tables,
)

ROOT = Path(__file__).resolve().parents[2]


def squared(number: int) -> int:
    return number * number


class Untold(QuaysideError):
    """Cannot be pickled: what it is made from is not what it says."""

    def __init__(self, number: int, move: str) -> None:
        super().__init__(f"game {number}: {move} may not be played now")


def forbidden(number: int) -> int:
    raise Untold(number, "sail away")


@pytest.fixture(autouse=True)
def _functions_of_these_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT)  # worker processes get the path too


def test_the_seeds_of_a_game_are_its_own() -> None:
    found = [*seeds(1, 0, 3), *seeds(1, 1, 3), *seeds(2, 0, 3)]
    assert len(set(found)) == 9
    assert seeds(1, 0, 2) == found[:2]
    assert max(found).bit_length() > 60


def test_options_of_a_command_line_are_the_values_of_the_game() -> None:
    rules = quayside.game("puerto_rico")
    given = options_in(rules, ["new_buildings=Random", "festival=true", "vp_pool=126"])
    assert given == {"new_buildings": "random", "festival": True, "vp_pool": 126}
    assert tables(rules, given) == [5], "so many points are for five players"
    assert tables(rules, {"festival": True}) == [2, 3, 4, 5]
    with pytest.raises(OptionError, match="festival may be"):
        tables(rules, options_in(rules, ["festival=often"]))
    with pytest.raises(OptionError, match="NAME=VALUE"):
        options_in(rules, ["festival"])


@pytest.mark.slow
def test_an_error_that_cannot_travel_is_told_in_its_sentence() -> None:
    with pytest.raises(QuaysideError, match="sail away may not be played now"):
        list(side_by_side(forbidden, range(3), 2))


@pytest.mark.parametrize(
    ("processes", "under_way"), [(1, 1), pytest.param(2, 2 * GAMES_A_PROCESS, marks=pytest.mark.slow)]
)
def test_no_game_begins_when_the_numbers_end_and_those_under_way_are_played_out(
    processes: int, under_way: int
) -> None:
    played: list[int] = []
    for square in side_by_side(squared, takewhile(lambda _: len(played) < 5, count()), processes):
        played.append(square)
    assert sorted(played) == [number * number for number in range(len(played))]
    assert 5 <= len(played) < 5 + under_way


def test_so_many_jobs_are_under_way_and_no_more() -> None:
    begun: list[int] = []
    most = 0

    def begin(number: int) -> int:
        begun.append(number)
        return number

    def newest_first(under_way: set[int]) -> list[int]:
        nonlocal most
        most = max(most, len(under_way))
        return [max(under_way)]

    assert list(as_they_end(range(6), 3, begin, newest_first)) == [2, 3, 4, 5, 1, 0]
    assert (begun, most) == (list(range(6)), 3)


@pytest.mark.parametrize("torn", ['{"a": 3', '{"a": 3}', "nonsense\n", "[]\n"])
def test_a_line_that_was_torn_off_is_dropped_and_the_next_one_stands_for_itself(
    torn: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text('{"a": 1}\n{"a": 2}\n' + torn, encoding="utf-8")

    def read(line: str) -> int:
        return int(json.loads(line)["a"])

    assert on_file(path, read) == [1, 2]
    assert list(kept(path, [4, 5], lambda number: json.dumps({"a": number}))) == [4, 5]
    assert on_file(path, read) == [1, 2, 4, 5]


def test_a_game_is_on_file_before_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for number in kept(path, [1, 2, 3], str):
        assert path.read_text(encoding="utf-8").splitlines()[-1] == str(number)
