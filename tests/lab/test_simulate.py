"""`quayside simulate`: the same games on any number of cores, and honest figures."""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path

import pytest

from quayside import QuaysideError, Record
from quayside.cli import main
from quayside.lab.simulate import Outcome, Plan, Summary, play_all, play_one, wilson

RANDOM = ("random", "random", "random", "random")


def test_one_process_or_two_play_the_same_games_in_the_same_order() -> None:
    plan = Plan("manila", ("random", "greedy", "random"), games=9, seed=4, records=True)
    assert list(play_all(plan, processes=2)) == list(play_all(plan, processes=1))


def test_another_seed_or_number_is_another_game() -> None:
    def play(seed: int, index: int) -> str | None:
        return play_one(Plan("manila", RANDOM, games=2, seed=seed, records=True), index).record

    assert play(1, 0) == play(1, 0)
    assert len({play(1, 0), play(1, 1), play(2, 0), play(2, 1)}) == 4


def test_bots_move_on_by_a_seat_unless_seats_are_fixed() -> None:
    plan = Plan("manila", ("greedy", "random", "random"), games=3, seed=1)
    assert [plan.seating(index).index("greedy") for index in range(4)] == [0, 1, 2, 0]
    fixed = Plan("manila", ("greedy", "random", "random"), games=3, seed=1, fixed_seats=True)
    assert [fixed.seating(index).index("greedy") for index in range(4)] == [0, 0, 0, 0]


def test_a_record_tells_the_game_that_was_counted() -> None:
    plan = Plan("manila", RANDOM, games=3, seed=9, options={"pirate_eviction": True}, records=True)
    for outcome in play_all(plan):
        assert outcome.record is not None
        state = Record.from_json(outcome.record).replay()
        assert state.to_play < 0
        assert (state.scores(), state.ranking(), state.ply) == (
            outcome.scores,
            outcome.ranks,
            outcome.decisions,
        )
        assert outcome.statistics == {"voyages": state.view(None)["voyage"]}
        assert state.setup.options["pirate_eviction"] is True


@pytest.mark.parametrize(("game", "players"), [("manila", 3), ("lisboa", 2)])
def test_a_record_is_the_one_that_its_game_gives(game: str, players: int) -> None:
    written = play_one(Plan(game, ("random",) * players, games=1, seed=9, records=True), 0).record
    assert written is not None
    assert Record.of(Record.from_json(written).replay()).to_json() == written


def test_a_shared_victory_is_shared_in_the_count() -> None:
    plan = Plan("manila", ("greedy", "random", "random"), games=2, seed=1)
    summary = Summary.of(plan)
    summary.add(Outcome(["greedy", "random", "random"], [50, 50, 20], [1, 1, 3], 90, {"voyages": 5}, None))
    summary.add(Outcome(["random", "greedy", "random"], [10, 30, 20], [3, 1, 2], 70, {"voyages": 6}, None))
    assert [tally.wins for tally in summary.seats] == [Fraction(1, 2), Fraction(3, 2), 0]
    assert summary.bots["greedy"].wins == Fraction(3, 2)
    assert summary.bots["random"].wins == Fraction(1, 2)
    assert summary.bots["random"].played == 4
    assert summary.bots["random"].mean == 25
    assert math.isclose(summary.bots["greedy"].deviation, 10)
    assert (summary.shared, summary.decisions, summary.statistics) == (1, 160, {"voyages": 11})


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    # Newcombe (1998), Statistics in Medicine 17: the examples of table I, method 3
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_wilsons(wins: int, played: int, low: float, high: float) -> None:
    assert [round(end, 4) for end in wilson(wins, played)] == [low, high]


def test_a_bot_that_fails_in_another_process_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent)  # a worker process gets the path too
    plan = Plan("manila", ("sleepwalker:Bot", "random", "random"), games=1, seed=1)
    with pytest.raises(
        QuaysideError, match="the bot sleepwalker failed on seat 0: LookupError: where is the harbour?"
    ):
        list(play_all(plan, processes=2))


def test_the_command_writes_a_record_a_line_and_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    out = tmp_path / "games.jsonl"
    words = [
        "simulate",
        "manila",
        "--games",
        "12",
        "--seed",
        "3",
        "--bots",
        "random",
        "--processes",
        "1",
        "--lang",
        "en",
    ]
    assert main([*words, "--out", str(out)]) == 0
    shown = capsys.readouterr().out
    assert len(list(Record.load_all(str(out)))) == 12
    assert "12 games of Manila" in shown
    assert "random" in shown
    assert "48" in shown  # 12 games on 4 seats
    assert "95% interval" in shown
    assert "Seed\u00a03" in shown
    assert "The bots moved on by one seat" in shown
    assert main([*words[:-1], "zh", "--fixed-seats"]) == 0
    assert "每个电脑的座位不变" in capsys.readouterr().out.replace("\n", "")
