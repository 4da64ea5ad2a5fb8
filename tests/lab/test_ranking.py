"""Whether accuracy ranks: the figures of games that were judged, and a file that goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quayside import OptionError
from quayside.bots.analysis import accuracy
from quayside.lab import ranking
from quayside.lab.ranking import BOTS, SLICES, Judged, Played, Ranking, games_on_file, mean, table, third_of

JUDGED = Path(__file__).parent / "judged.jsonl"


def everything(played: Played, one: Judged) -> bool:
    return True


def test_every_bot_sits_everywhere_and_after_everybody() -> None:
    seatings = [Ranking("manila").seating(number) for number in range(24)]
    assert len(set(seatings)) == 24
    assert {tuple(sorted(seating)) for seating in seatings} == {tuple(sorted(BOTS))}


def test_at_a_table_of_three_the_bots_take_turns() -> None:
    plan = Ranking("manila", players=3)
    seatings = {plan.seating(number) for number in range(24)}
    assert len(seatings) == 24
    for bot in BOTS:
        assert sum(bot in seating for seating in seatings) == 18
    without_search = [number for number in range(24) if BOTS[-1] not in plan.seating(number)]
    played = ranking.play(Ranking("manila", decisions=1, iterations=3, players=3), without_search[0])
    assert len(played.decisions) == 9
    assert "| search:200 | 0% | 0.0 ± 0.0 |" in table([played]), "who did not sit there has won nothing"


def test_as_many_decisions_as_asked_for_are_judged_in_each_third(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ranking, "seating", lambda plan, number: ("random", "greedy", "random", "random"))
    plan = Ranking("manila", decisions=1, iterations=3)
    path = tmp_path / "ranking.jsonl"
    [played] = games_on_file(path, plan, games=1)
    assert len(played.decisions) == 12
    for seat in range(4):
        thirds = [third_of(one.ply, played.plies) for one in played.decisions if one.seat == seat]
        assert thirds == [0, 1, 2]
    assert list(games_on_file(path, plan, games=1)) == [played], "read, not played again"
    with pytest.raises(OptionError, match="other games"):
        list(games_on_file(path, Ranking("manila", decisions=2), games=1))


def test_everybody_can_be_asked_about_the_same_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ranking, "seating", lambda plan, number: ("random", "greedy", "random", "novice"))
    played = ranking.play(Ranking("manila", decisions=1, iterations=3, everybody=True), 0)
    plies = [one.ply for one in played.decisions if one.seat == 0]
    assert len(set(plies)) == 12
    for seat in range(4):
        assert [one.ply for one in played.decisions if one.seat == seat] == plies


def test_decisions_of_all_games_are_taken_together_and_those_without_a_stake_left_out() -> None:
    def played(number: int, *decisions: tuple[float, float]) -> Played:
        taken = [
            Judged(ply, 0, missed, stake / 2, stake, 0.5) for ply, (missed, stake) in enumerate(decisions)
        ]
        return Played(number, list(BOTS), [1.0, 0.0, 0.0, 0.0], 9, taken)

    found = mean(
        [played(0, (0.0, 1.0)), played(1, (0.5, 1.0), (0.5, 1.0)), played(2, (0.0, 0.0))],
        "random",
        everything,
    )
    assert (round(found.value, 1), found.games) == (66.7, 2)
    assert mean([played(0, (2.0, 1.0)), played(1, (0.0, 1.0))], "random", everything).value == 0.0, "not 50"


@pytest.mark.parametrize("id", ["manila", "puerto_rico", "lisboa"])
def test_on_decisions_that_were_judged_random_is_below_novice_below_greedy_below_search(id: str) -> None:
    """Positions of games among the four, in each of which all four were asked, kept with what the judge said."""
    lines = [json.loads(line) for line in JUDGED.read_text(encoding="utf-8").splitlines()]
    found = [
        Played(
            one["number"], list(BOTS), [], one["plies"], [Judged(*decision) for decision in one["decisions"]]
        )
        for one in lines
        if one["game"] == id
    ]
    taken = [one for played in found for one in played.decisions]
    accuracies = [accuracy([one for one in taken if one.seat == seat]) for seat in range(len(BOTS))]
    assert accuracies == sorted(accuracies)
    assert accuracies[-1] - accuracies[0] > 40


def test_the_table_has_a_row_for_every_bot_and_a_column_for_every_part_of_a_game() -> None:
    taken = [
        Judged(ply, seat, 0.25 * seat, 0.5, 1.0, 0.1 + 0.2 * seat) for ply in range(9) for seat in range(4)
    ]
    rows = table([Played(0, list(BOTS), [0.0, 0.0, 0.0, 1.0], 9, taken)]).splitlines()
    assert len(rows) == 2 + len(BOTS)
    assert rows[0].count("|") == 3 + len(SLICES)
    assert rows[2].startswith("| random | 0% | 100.0 ± 0.0 |")
    assert rows[5].startswith("| search:200 | 100% | 25.0 ± 0.0 |")
