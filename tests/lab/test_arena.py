"""Tournaments: fair seatings, the same results wherever they are played, nothing lost when they are broken off."""

from __future__ import annotations

import json
import math
import os
import signal
import subprocess
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from quayside import OptionError, QuaysideError, Record, RecordError
from quayside.cli import main
from quayside.lab import report
from quayside.lab.analysis import analyse, to_json
from quayside.lab.arena import SLOWEST, Folder, Result, Standings, Tournament, play, ratings
from quayside.lab.cluster import on_cluster
from quayside.lab.games import Runner, here
from quayside.lab.simulate import best_first

from ..terminal.sessions import PATIENCE, command, environment

HERE = Path(__file__).parent
SMALL = Tournament(
    "manila", ("mortal:Bot", "random"), 3, 6, 5
)  # the mortal one plays at random too, while it lives


@pytest.fixture(autouse=True)
def _bots_of_these_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(HERE)  # worker processes get the path too
    monkeypatch.delenv("MORTAL", raising=False)


def games(results: list[Result]) -> list[tuple]:
    """In their order, whichever ended first."""
    return sorted(result.same_game() for result in results)


def played(run: Runner) -> list[Result]:
    """The small tournament, wherever it is played."""
    return list(run(partial(play, SMALL), range(6)))


# What is played


@pytest.mark.parametrize(
    ("bots", "players"), [(2, 2), (2, 3), (2, 4), (3, 4), (4, 4), (5, 4), (5, 3), (3, 5), (6, 2)]
)
def test_every_bot_sits_everywhere_equally_often_and_meets_the_others_equally_often(
    bots: int, players: int
) -> None:
    names = tuple("abcdef"[:bots])
    seatings = Tournament("puerto_rico", names, players, 1, 0).seatings()
    assert len(set(seatings)) == len(seatings)
    seats = Counter((name, seat) for seating in seatings for seat, name in enumerate(seating))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    met = Counter((one, two) for seating in seatings for one in seating for two in seating if one != two)
    if bots >= players or players % bots == 0 or bots == 2:
        assert len(set(met.values())) == 1


def test_a_round_is_played_to_its_end_with_one_seed() -> None:
    tournament = Tournament("manila", ("greedy", "random"), 3, 7, 5)
    assert (tournament.rounds, tournament.all_games, len(tournament.seatings())) == (2, 12, 6)
    seeds = [play(tournament, index).record["seed"] for index in (0, 1, 5, 6)]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]


def test_a_result_is_that_of_its_record() -> None:
    result = play(SMALL, 3)
    state = Record.from_json(json.dumps(result.record)).replay()
    assert (state.scores(), state.ranking()) == (result.scores, result.ranks)
    assert sum(map(sum, result.times)) == state.ply
    assert Result.from_json(result.to_json()) == result


@pytest.mark.parametrize(
    ("bots", "players", "sentence"),
    [
        (("greedy",), 3, "two or more different bots"),
        (("greedy", "greedy"), 3, "two or more different bots"),
        (("greedy", "nobody"), 3, "no bot called 'nobody'"),
        (("greedy", "random"), 9, "3 to 5 players"),
        (("greedy", "random"), 1, "two seats"),
    ],
)
def test_a_tournament_that_cannot_be_is_told(bots: tuple[str, ...], players: int, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        Tournament("manila", bots, players, 4, 1).check()


# Where it is played


@pytest.mark.slow
def test_one_process_or_two_play_the_same_games() -> None:
    alone = played(here(1))
    assert games(played(here(2))) == games(alone)


@pytest.mark.slow
def test_the_games_of_a_process_that_dies_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = played(here(1))
    monkeypatch.setenv("MORTAL", str(tmp_path / "grave"))
    assert games(played(here(2))) == games(alone)
    assert (tmp_path / "grave").exists()


@pytest.mark.slow
def test_processes_that_die_again_and_again_end_the_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MORTAL", "always")
    with pytest.raises(QuaysideError, match="again and again at game 0"):
        played(here(2))


def on_ray(words: str, folder: Path, **more: str) -> None:
    """A command with two workers of a local Ray instance, which leaves nothing behind."""
    scratch = tempfile.mkdtemp(prefix="q-")  # a short name: Ray's sockets are in it
    kept = {name: value for name, value in environment().items() if not name.startswith("RAY_")}
    paths = os.pathsep.join([str(HERE), kept["PYTHONPATH"]])
    ended = subprocess.run(
        command(*words.split(), "--processes", "2", "--ray", "local"),
        cwd=folder,
        env={**kept, "PYTHONPATH": paths, "TMPDIR": scratch, "HOME": str(folder), **more},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 0, ended.stderr
    assert not (folder / ".ray").exists()
    os.rmdir(scratch)  # or it would not be empty


@pytest.mark.slow
def test_a_cluster_plays_the_same_games_though_a_worker_dies(tmp_path: Path) -> None:
    """The first worker that comes to its fifth decision is killed in the middle of its game."""
    grave = tmp_path / "grave"
    words = "arena manila --bots mortal:Bot,random --players 3 --games 6 --seed 5 --out a"
    on_ray(words, tmp_path, MORTAL=str(grave))
    assert grave.exists()
    assert games(Folder.found(str(tmp_path / "a")).played()) == games(played(here(1)))


@pytest.mark.slow
def test_a_run_on_a_cluster_is_the_same_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "simulate manila --games 8 --bots greedy,random --seed 5 --out"
    on_ray(f"{words} far.jsonl", tmp_path)
    monkeypatch.chdir(tmp_path)
    assert main(f"{words} near.jsonl --processes 1".split()) == 0
    assert Path("far.jsonl").read_text() == Path("near.jsonl").read_text()


@pytest.mark.slow
def test_where_there_is_no_cluster_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    with pytest.raises(QuaysideError, match="there is no Ray cluster at nonsense"):
        played(on_cluster("nonsense"))


# On file


def test_a_tournament_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    folder = Folder.begun(str(tmp_path), SMALL)
    under_way = folder.go_on(here(1))
    for _ in range(3):
        next(under_way)
    under_way.close()
    with open(folder.games, "a", encoding="utf-8") as file:
        file.write('{"index": 3, "seat')  # torn off in the middle of a line
    again = Folder.found(str(tmp_path))
    assert len(again.played()) == 3
    assert games(list(again.go_on(here(1)))) == games(played(here(1)))
    assert len(again.games.read_text(encoding="utf-8").splitlines()) == 6
    assert len(list(again.go_on(here(1)))) == 6  # nothing is left to play


def test_a_folder_is_for_one_tournament(tmp_path: Path) -> None:
    Folder.begun(str(tmp_path), SMALL)
    with pytest.raises(OptionError, match="holds another tournament"):
        Folder.begun(str(tmp_path), Tournament("manila", ("greedy", "random"), 4, 6, 5))
    with pytest.raises(OptionError, match="holds no tournament"):
        Folder.found(str(tmp_path / "nowhere"))
    with pytest.raises(RecordError, match="no tournament"):
        Tournament.from_json("[]")
    other = json.loads(SMALL.to_json())
    with pytest.raises(RecordError, match="version 0"):
        Tournament.from_json(json.dumps({**other, "version": 0}))


# What it adds up to


def result(index: int, seating: str, ranks: list[int]) -> Result:
    names = tuple(seating)
    return Result(
        index,
        names,
        [10 * (5 - rank) for rank in ranks],
        ranks,
        [[0, 0, 1, *[0] * (SLOWEST - 3)] for _ in names],
        [1e-6 for _ in names],
        {},
    )


def invented(outcomes: list[list[int]], bots: str = "abc") -> tuple[Tournament, list[Result]]:
    tournament = Tournament("manila", tuple(bots), 3, len(outcomes), 1)
    seatings = tournament.seatings()
    return tournament, [
        result(index, "".join(seatings[index % len(seatings)]), ranks) for index, ranks in enumerate(outcomes)
    ]


def test_standings_count_wins_scores_and_duels() -> None:
    # Two rounds of abc, bca, cab: a always first, b before c once in each round of three
    tournament, results = invented([[1, 2, 3], [3, 2, 1], [2, 1, 3], [1, 2, 3], [3, 2, 1], [2, 1, 3]])
    found = analyse(tournament, results)
    assert [line.name for line in found.lines] == ["a", "c", "b"]
    best = found.lines[0]
    assert (best.played, best.wins, best.rate.value, best.score.value) == (6, 6.0, 1.0, 40.0)
    assert found.duels["a", "b"].value == 1.0
    assert found.duels["b", "c"].value + found.duels["c", "b"].value == pytest.approx(1)
    assert found.duels["b", "c"].value == pytest.approx(1 / 3)
    assert best.rating[0] > found.lines[1].rating[0]
    standings = Standings.of(tournament)
    for each in results:
        standings.add(each)
    assert best_first(standings.bots)[0][0] == "a"


def test_rounds_that_are_all_alike_still_leave_a_doubt() -> None:
    tournament, results = invented([[1, 2, 3], [3, 2, 1], [2, 1, 3]] * 4)
    rate = analyse(tournament, results).lines[0].rate
    assert rate.low == pytest.approx(0.5101, abs=1e-4)  # Wilson's interval for 4 of 4
    assert rate.high == 1.0


def test_an_interval_is_about_as_wide_as_the_rounds_say() -> None:
    """64 rounds in which a wins all or nothing, half of each: the standard error of its rate is 1/16."""
    won, lost = [[1, 2, 3], [3, 2, 1], [2, 1, 3]], [[3, 2, 1], [1, 2, 3], [2, 3, 1]]
    tournament, results = invented([ranks for number in range(64) for ranks in (won if number % 2 else lost)])
    line = next(line for line in analyse(tournament, results).lines if line.name == "a")
    assert line.rate.value == 0.5
    assert line.rate.high - line.rate.low == pytest.approx(2 * 1.96 / 16, rel=0.15)


def test_a_few_rounds_have_students_interval() -> None:
    """a wins 3, then 2 of 3 games: rates of 1 and 2/3 are 12.7 standard errors of 1/6 around 5/6."""
    tournament, results = invented([[1, 2, 3], [3, 2, 1], [2, 1, 3], [1, 2, 3], [3, 2, 1], [2, 3, 1]])
    line = next(line for line in analyse(tournament, results).lines if line.name == "a")
    assert line.rate.value == pytest.approx(5 / 6)
    assert (line.rate.low, line.rate.high) == (0, 1)
    four = [[1, 2, 3], [3, 2, 1], [2, 1, 3]] * 2 + [[1, 2, 3], [3, 2, 1], [2, 3, 1]] * 2
    tournament, results = invented(four)
    line = next(line for line in analyse(tournament, results).lines if line.name == "a")
    assert line.rate.value - line.rate.low == pytest.approx(3.182 * math.sqrt(1 / 27) / 2, abs=1e-3)


def test_one_round_has_no_interval_of_scores() -> None:
    tournament, results = invented([[1, 2, 3], [3, 2, 1], [2, 1, 3]])
    assert math.isnan(analyse(tournament, results).lines[0].score.low)


def test_a_shared_victory_is_shared() -> None:
    tournament, results = invented([[1, 1, 3], [3, 1, 1], [1, 3, 1]])
    assert sum(line.wins for line in analyse(tournament, results).lines) == pytest.approx(3)


def test_a_bot_on_two_seats_has_one_rating() -> None:
    results = [result(0, "aab", [1, 2, 3]), result(1, "aba", [1, 3, 2])]
    rated = ratings("ab", results)
    assert rated["a"][0] > 25 > rated["b"][0]
    assert rated["a"][1] < 25 / 3


# The command


@pytest.mark.slow
def test_the_command_plays_reports_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    words = "arena manila --bots greedy,random --players 3 --games 6 --seed 5 --processes 1 --lang en"
    assert main(words.split()) == 0
    shown = capsys.readouterr().out
    assert "Tournament: Manila" in shown
    assert "finishes before" in shown
    folder = tmp_path / "arena-manila-5"
    assert {path.name for path in folder.iterdir()} == {
        "tournament.json",
        "games.jsonl",
        "report.html",
        "figures.json",
    }
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    (folder / "games.jsonl").write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    before = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    assert main(["arena", "--resume", str(folder), "--processes", "1", "--lang", "zh"]) == 0
    assert "锦标赛" in capsys.readouterr().out
    after = json.loads((folder / "figures.json").read_text(encoding="utf-8"))
    assert [{**bot, "seconds": 0} for bot in after["bots"]] == [
        {**bot, "seconds": 0} for bot in before["bots"]
    ]
    assert after["duels"] == before["duels"]


def test_the_report_is_whole_in_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = (
        "arena manila --bots mortal:Bot,random --players 3 --games 6 --seed 5 --processes 1 --out a --lang en"
    )
    assert main(words.split()) == 0
    page = (tmp_path / "a" / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 3
    assert "://" not in page
    assert "src=" not in page
    assert "mortal:Bot" in page
    for section in ("Win rates", "Standings", "Who finishes before whom", "Scores", "Thinking time"):
        assert f">{section}</h2>" in page


@pytest.mark.parametrize("rounds", [1, 3])
def test_what_one_round_cannot_tell_is_left_open(rounds: int) -> None:
    tournament, results = invented([[1, 2, 3], [3, 2, 1], [2, 1, 3]] * rounds)
    found = analyse(tournament, results)
    score = to_json(found)["bots"][0]["score"]
    assert score == ([40.0, None, None] if rounds == 1 else [40.0, 40.0, 40.0])
    page = report.page(found, "A tournament", lambda message, **facts: message)
    assert "nan" not in page
    assert ("40.0 – 40.0" in page) == (rounds > 1)


@pytest.mark.slow
def test_ctrl_c_stops_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = "arena manila --bots greedy,random --players 3 --games 100000 --seed 5 --processes 1 --out a --lang en"
    process = subprocess.Popen(
        command(*words.split()),
        cwd=tmp_path,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    file = tmp_path / "a" / "games.jsonl"
    while not (file.exists() and file.stat().st_size):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "quayside arena --resume a" in out
    assert Folder.found(str(tmp_path / "a")).played()


def test_the_command_says_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena"]) == 2
    assert "which game?" in capsys.readouterr().err
    assert main("arena manila --bots greedy --games 3".split()) == 2
    assert "two or more different bots" in capsys.readouterr().err
    assert main("arena manila --processes 0 --out b".split()) == 2
    assert "at least one process" in capsys.readouterr().err
