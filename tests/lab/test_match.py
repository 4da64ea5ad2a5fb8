"""Matches: the same deals from every seat, honest intervals, and a file that goes on where it stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quayside import OptionError
from quayside.lab.games import Turn
from quayside.lab.match import Match, Played, Standing, answers, begun, clock_row, main, play, run

from ..terminal.sessions import PATIENCE, environment

HERE = Path(__file__).parent
MATCH = Match("manila", "greedy", "random", players=3, seed=5, aim=0.6)


def games(match: Match, wins: list[float]) -> Standing:
    """Deals in which the challenger has won so much on average, from every seat the same."""
    seats = range(match.players)
    return Standing(
        match, [Played(deal, seat, win, [], 1, 0.1, 10) for deal, win in enumerate(wins) for seat in seats]
    )


def test_a_deal_is_the_same_game_whoever_sits_where() -> None:
    mirror = Match("manila", "greedy", "greedy", players=3, seed=5)
    results = [play(mirror, 2, seat) for seat in range(3)]
    assert len({tuple(played.scores) for played in results}) == 1
    assert sum(played.win for played in results) == pytest.approx(1.0)
    assert play(mirror, 3, 0).scores != results[0].scores


# A game as it is on file since the first match: what was measured with these deals can be gone on with for ever
ON_FILE = [
    """{"match": {"game": "manila", "challenger": "obliging:Bot", "field": "random", "players": 3, "seed": 5, "aim": 0.6}}
{"deal": 0, "seat": 0, "win": 0.0, "scores": [42, 61, 72], "decisions": 43, "seconds": 0.0008, "iterations": 129}
{"deal": 0, "seat": 1, "win": 0.0, "scores": [29, -3, 33], "decisions": 40, "seconds": 0.0005, "iterations": 120}
{"deal": 0, "seat": 2, "win": 0.0, "scores": [40, 91, 12], "decisions": 39, "seconds": 0.0006, "iterations": 117}
""",
    """{"match": {"game": "manila", "challenger": "random", "field": "obliging:Bot", "players": 3, "seed": 5, "aim": null}}
{"deal": 0, "seat": 0, "win": 1.0, "scores": [75, 22, 22], "decisions": 67, "seconds": 0.0018, "iterations": 0}
{"deal": 0, "seat": 1, "win": 1.0, "scores": [32, 59, 12], "decisions": 79, "seconds": 0.0016, "iterations": 0}
{"deal": 0, "seat": 2, "win": 1.0, "scores": [-8, -8, 21], "decisions": 66, "seconds": 0.0016, "iterations": 0}
{"deal": 1, "seat": 0, "win": 1.0, "scores": [35, 12, 32], "decisions": 79, "seconds": 0.0021, "iterations": 0}
""",
]


@pytest.mark.parametrize("text", ON_FILE)
def test_a_match_on_file_is_played_just_so_again_and_can_go_on(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(HERE)

    def untimed(lines: str) -> list[str]:
        """To the byte, but for how long the challenger thought."""
        return [re.sub(r'"seconds": [\d.e-]+', "", line) for line in lines.splitlines()]

    match = Match(**json.loads(text.splitlines()[0])["match"])
    again, old = tmp_path / "again.jsonl", tmp_path / "old.jsonl"
    run(match, again, deals=2)
    assert untimed(again.read_text(encoding="utf-8"))[: text.count("\n")] == untimed(text)
    old.write_text(text, encoding="utf-8")
    run(match, old, deals=2)
    assert old.read_text(encoding="utf-8").startswith(text)
    assert untimed(old.read_text(encoding="utf-8")) == untimed(again.read_text(encoding="utf-8"))


def test_a_match_with_options_plays_by_them(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    isles = Match("puerto_rico", "greedy", "random", players=3, options={"new_buildings": "random"})
    standing = run(isles, path, deals=1)
    assert "| puerto_rico new_buildings=random |" in standing.row()
    assert begun(path, isles) == standing.games
    with pytest.raises(OptionError, match="holds another match"):
        begun(path, Match("puerto_rico", "greedy", "random", players=3))
    with pytest.raises(OptionError, match="has no option 'isles'"):
        Match("puerto_rico", "greedy", "random", options={"isles": True}).check()


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    """Rotated seats of a match that would take for ever, in two processes."""
    path = tmp_path / "match.jsonl"
    words = f"manila greedy random --players 3 --deals 100000 --processes 2 --out {path}"
    process = subprocess.Popen(
        [sys.executable, "-m", "quayside.lab.match", *words.split()],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not (path.exists() and path.read_text(encoding="utf-8").count("\n") > 3):
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to us and to the workers
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "\nbroken off; the same command goes on\n")
    assert len(begun(path, Match("manila", "greedy", "random", players=3))) > 2


def test_a_match_that_was_broken_off_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = run(MATCH, tmp_path / "whole.jsonl", deals=3)
    path = tmp_path / "parts.jsonl"
    run(MATCH, path, deals=1)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"deal": 1, "se')  # killed in the middle of a line
    again = run(MATCH, path, deals=3)

    def outcome(standing: Standing) -> list[tuple[int, int, float, tuple[int, ...]]]:
        return [(each.deal, each.seat, each.win, tuple(each.scores)) for each in standing.games]

    assert outcome(again) == outcome(whole)
    assert outcome(Standing(MATCH, begun(path, MATCH))) == outcome(whole)


def test_two_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = (run(MATCH, tmp_path / f"{count}.jsonl", deals=2, processes=count) for count in (1, 2))
    assert sorted((each.deal, each.seat, each.win) for each in one.games) == sorted(
        (each.deal, each.seat, each.win) for each in two.games
    )


def test_the_file_of_another_match_is_not_continued(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(MATCH, path, deals=1)
    with pytest.raises(OptionError, match="holds another match"):
        run(Match("manila", "greedy", "random", players=3, seed=6), path, deals=1)


def test_a_file_that_holds_no_match_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear harbour master,\nno ship came in", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["match", "manila", "greedy", "random", "--out", str(path)])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "holds another match" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "Dear harbour master,\nno ship came in"


def test_nothing_is_decided_before_a_hundred_deals() -> None:
    assert games(MATCH, [0.9, 0.8] * 49).verdict() is None
    assert games(MATCH, [0.9, 0.8] * 50).verdict() is True
    assert games(MATCH, [0.2, 0.3] * 50).verdict() is False
    assert games(MATCH, [1.0, 0.2] * 50).verdict() is None, "60% is just the aim"


def test_a_match_ends_when_the_test_has_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quayside.lab.match.LEAST_DEALS", 2)
    certain = Match("manila", "greedy", "random", players=3, seed=5, aim=0.01)
    standing = run(certain, tmp_path / "match.jsonl", deals=50)
    assert (standing.verdict(), len(standing.deals()) < 50) == (True, True)


def test_a_deal_that_is_not_complete_does_not_count_for_the_test() -> None:
    standing = games(MATCH, [0.5, 0.5])
    standing.games.pop()
    assert standing.deals() == [0.5]
    assert standing.rate == pytest.approx(0.5)
    low, high = standing.interval
    assert 0 < low < 0.5 < high < 1


def test_the_row_says_who_played_whom_how_often_and_how_fast() -> None:
    row = games(MATCH, [0.5] * 4).row()
    assert row.startswith("| greedy v. 2 random | manila | 60% | 50.0% |")
    assert row.endswith("| 12 | 4 | open | 100 |")


def test_answers_are_timed_and_only_those_that_leave_a_choice() -> None:
    found = answers(Match("lisboa", "search:5", "greedy", players=3, seed=5), 30)
    assert len(found) == 30
    assert all(answer.iterations > 0 and answer.wall > 0 for answer in found), (
        "a forced move needs no thought"
    )


def test_the_spread_of_the_answers() -> None:
    found = [Turn(0, True, number / 100, 0.5, 100) for number in range(1, 101)]
    row = clock_row(Match("manila", "search:1s", "greedy"), found)
    assert row == "| search:1s | manila | 100 | 0.500 s | 0.900 s | 0.990 s | 1.000 s | 200 |"
