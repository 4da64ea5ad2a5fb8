"""Hints, and the analysis of a finished game: luck apart from skill, and sums that come out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from mypy_extensions import i64

import quayside
from quayside import ALL, Record, RecordError, Rng, Seen
from quayside.bots import Budget
from quayside.bots.analysis import Study, accuracy, analyse, hints, odds, study, summary
from quayside.cli import main
from quayside.cli.analyse import labels_of
from quayside.cli.replay import voice_of
from quayside.core.vecs import vec
from quayside.voice import Voice, languages

from ..properties.worlds import choose, position
from .test_search import last_captain, last_placement


def game_of(id: str, players: int, moves: int | None = None) -> Record:
    """A random game, whole or broken off."""
    state = quayside.game(id).new(players, 3)
    rng = Rng(4)
    while state.to_play >= 0 and (moves is None or state.ply < moves):
        state.play(choose(state, rng))
    return Record.of(state)


# Hints


def test_the_best_move_comes_first_and_says_by_how_much() -> None:
    state = last_placement()
    first, *others = hints(Seen(state, 3), Budget(iterations=200), seed=1)
    assert first.move == "place insurance"
    assert first.why[0]["key"] == "hint-better-clearly"
    assert first.why[0]["percent"] == round(100 * first.chances[3])
    assert {hint.why[0]["key"] for hint in others} <= {"hint-worse-clearly", "hint-worse-somewhat"}


def test_a_hint_says_what_is_expected_next() -> None:
    state = last_captain()
    first = hints(Seen(state, 3), Budget(iterations=200), seed=1)[0]
    after = state.clone()
    after.play(after.parse(first.move))
    assert (first.line[0].seat, first.line[0].move) in {
        (after.to_play, after.notation(action)) for action in after.legal()
    }
    assert first.why[1] == {"key": "hint-next", "seat": after.to_play, "move": first.line[0].move}


def test_who_has_no_choice_is_told_so_with_his_chances() -> None:
    state = position("manila", 3, 3, 10)
    state.choices = vec[i64](state.legal()[-1:])
    [only] = hints(Seen(state, state.to_play), Budget(iterations=5))
    assert only.why[0] == {"key": "hint-only", "percent": round(100 * only.chances[state.to_play])}


def test_who_does_not_decide_gets_no_hint() -> None:
    state = position("manila", 3, 3, 10)
    assert hints(Seen(state, (state.to_play + 1) % 3), Budget(iterations=5)) == []


@pytest.mark.parametrize("lang", languages())
def test_every_reason_can_be_said(lang: str) -> None:
    voice = Voice("manila", lang, ["Ana", "Ben", "Carla"], 0)
    sizes = [f"hint-{order}-{size}" for order in ("better", "worse") for size in ("clearly", "somewhat")]
    for key in [*sizes, "hint-equal", "hint-only"]:
        assert "37" in voice.say(key, percent=37, points=2)
    for key in ("hint-next", "hint-next-own"):
        assert "XY" in voice.say(key, seat=1, move="XY")
    assert voice.say("hint-next-open")


# One decision


def test_a_decision_is_measured_against_the_best_one() -> None:
    state = last_placement()
    good, bad = (study(state, state.parse(move), 400) for move in ("place insurance", "place pilot.large"))
    assert (good.best, good.loss) == ("place insurance", 0.0)
    assert bad.best == "place insurance"
    assert bad.loss > 0.5
    assert good.chance, "dice are rolled after it"
    assert not study(last_captain(), last_captain().parse("load 5 corn"), 5).chance


def test_what_is_missed_is_set_against_a_move_drawn_blindly() -> None:
    """The last placement of a game: insurance nearly wins it, and the legal moves in the mean do not."""
    state = last_placement()
    studies = [study(state, action, 400) for action in state.legal()]
    assert min(one.stake for one in studies) > 1.0
    assert accuracy([one for one in studies if one.move == "place insurance"]) == 100.0
    assert accuracy(studies) < 50.0, "whoever draws his moves misses more than a beginner"


def test_a_beginner_misses_less_than_a_blind_mover_where_the_best_move_looks_best() -> None:
    state = last_placement()
    one = study(state, state.parse("place insurance"), 400)
    assert 0.0 < one.beginner < one.stake


# Accuracy


class Taken(NamedTuple):
    missed: float
    beginner: float
    stake: float


def decision(chance: float, best: float, blindly: float) -> Taken:
    """In a position where a beginner would miss half of what is at stake."""
    stake = odds(best) - odds(blindly)
    return Taken(odds(best) - odds(chance), stake / 2, stake)


def test_who_trails_can_lose_accuracy_as_well_as_who_leads() -> None:
    for best, half, blindly in [(0.04, 0.025, 0.01), (0.5, 0.35, 0.2), (0.97, 0.95, 0.9)]:
        all_of_it, some, nothing = (
            accuracy([decision(chance, best, blindly)]) for chance in (best, half, blindly)
        )
        assert (all_of_it, nothing) == (100.0, 0.0)
        assert 30 < some < 70


def test_who_misses_as_much_as_a_beginner_in_the_same_positions_has_half() -> None:
    easy, hard = Taken(0.1, 0.1, 0.8), Taken(0.6, 0.6, 0.8)
    assert accuracy([easy]) == accuracy([hard]) == accuracy([easy, hard]) == 50.0


def test_where_a_beginner_goes_wrong_a_miss_is_forgiven_sooner() -> None:
    assert accuracy([Taken(0.3, 0.6, 0.8)]) == 75.0
    assert accuracy([Taken(0.3, 0.1, 0.8)]) == 0.0


def test_a_decision_about_everything_counts_as_much_as_one_about_much() -> None:
    everything, much = Taken(4.0, 2.0, 4.0), Taken(1.0, 0.5, 1.0)
    right = Taken(0.0, 0.5, 1.0)
    assert accuracy([everything, right]) == accuracy([much, right]) == 50.0


def test_moves_that_are_nearly_equal_are_both_good() -> None:
    assert accuracy([decision(0.300, 0.303, 0.25)]) > 90


def test_a_decision_that_hardly_matters_hardly_counts() -> None:
    """What the judge cannot tell apart beside one decision that mattered."""
    wrong_by_nothing, right = decision(0.300, 0.301, 0.300), decision(0.5, 0.5, 0.2)
    assert accuracy([wrong_by_nothing]) == 0.0
    assert accuracy([wrong_by_nothing, right]) > 90


def test_a_single_blunder_is_not_the_whole_game() -> None:
    right, blunder = decision(0.5, 0.5, 0.4), decision(0.01, 0.5, 0.4)
    assert accuracy([right] * 7 + [blunder]) == 75.0


def test_the_fewer_mistakes_the_more_accurate() -> None:
    right, wrong = decision(0.5, 0.5, 0.3), decision(0.3, 0.5, 0.3)
    ranked = [accuracy([wrong] * mistakes + [right] * (4 - mistakes)) for mistakes in range(5)]
    assert ranked == [100.0, 75.0, 50.0, 25.0, 0.0]


def test_worse_than_blind_is_nothing_and_without_a_choice_there_is_nothing_to_miss() -> None:
    assert accuracy([decision(0.1, 0.5, 0.3)]) == 0.0
    assert accuracy([]) == 100.0


# A whole game


def made_up(ply: int, seat: int, before: list[float], after: list[float], chance: bool) -> Study:
    loss = round(before[seat] - after[seat], 4)
    missed = round(odds(before[seat]) - odds(after[seat]), 4)
    return Study(ply, seat, "a", "b", 2, before, after, loss, missed, 0.5, 1.0, chance)


def test_skill_luck_and_hindsight_add_up_to_the_result() -> None:
    studies = [
        made_up(
            0, 0, [0.5, 0.5], [0.4, 0.6], chance=True
        ),  # seat 0 loses a tenth, then the dice give it back
        made_up(1, 1, [0.5, 0.5], [0.5, 0.5], chance=False),
        Study(2, 1, "a", "a", 1, [], [], 0.0, 0.0, 0.0, 0.0, False),  # no choice
        made_up(3, 0, [0.7, 0.3], [0.7, 0.3], chance=True),
    ]
    found = summary("manila", studies, [1.0, 0.0], 100)
    one, other = found.players
    assert (one.start, one.skill, one.gifts, one.luck, one.drift, one.result) == (
        0.5,
        -0.1,
        0.0,
        0.4,
        0.2,
        1.0,
    )
    assert (other.skill, other.gifts, other.luck, other.drift) == (0.0, 0.1, -0.4, -0.2)
    assert (one.decisions, other.decisions) == (2, 1)
    assert (other.accuracy, one.accuracy < 100) == (100.0, True)
    assert [(point.ply, point.kind) for point in found.turning_points] == [
        (3, "luck"),
        (0, "decision"),
        (0, "luck"),
    ]
    assert [point["ply"] for point in found.chart] == [0, 1, 2, 4, 4]


def test_what_a_player_could_not_know_is_luck() -> None:
    """The best move that could be known and yet a bad one, then a mistake that came to no harm."""
    right = Study(0, 0, "a", "a", 2, [0.5, 0.5], [0.3, 0.7], 0.0, 0.0, 0.5, 1.0, False)
    wrong = Study(1, 0, "a", "b", 2, [0.3, 0.7], [0.3, 0.7], 0.1, 0.5, 0.5, 1.0, False)
    found = summary("manila", [right, wrong], [0.3, 0.7], 100)
    assert (found.players[0].skill, found.players[0].luck) == (-0.1, -0.1)
    assert (found.players[1].gifts, found.players[1].luck) == (0.2, 0.0)


def test_chances_know_all_hands_and_blame_does_not() -> None:
    """Seat 0's jade shares win the game if jade comes in, which seat 3 cannot know."""
    state = last_placement()
    found = study(state, state.parse("place insurance"), 300)
    own = hints(Seen(state, 3), Budget(iterations=300))[0]
    assert found.loss == 0.0
    assert found.after != own.chances


def test_a_draw_after_a_move_without_a_choice_is_luck_too() -> None:
    forced = Study(1, 1, "a", "a", 1, [], [], 0.0, 0.0, 0.0, 0.0, True)
    last = made_up(2, 0, [0.9, 0.1], [0.9, 0.1], chance=False)
    found = summary("manila", [made_up(0, 0, [0.5, 0.5], [0.5, 0.5], False), forced, last], [1.0, 0.0], 100)
    assert (found.players[0].luck, found.players[0].drift) == (0.4, 0.1)


@pytest.mark.parametrize(("id", "players"), [("manila", 3), ("puerto_rico", 2)])
def test_a_game_is_analysed_from_its_record(id: str, players: int) -> None:
    record = game_of(id, players)
    progress: list[tuple[int, int]] = []
    found = analyse(record, iterations=2, progress=lambda done, total: progress.append((done, total)))
    assert progress[-1] == (len(record.moves), len(record.moves))
    assert [one.move for one in found.decisions] == record.moves
    for player in found.players:
        steps = player.start + player.skill + player.gifts + player.luck + player.drift
        assert steps == pytest.approx(player.result, abs=0.02)
    assert analyse(record, iterations=2).to_dict() == found.to_dict()


def test_a_game_that_is_not_over_is_not_analysed() -> None:
    with pytest.raises(RecordError, match="not over"):
        analyse(game_of("manila", 3, moves=5), iterations=1)


# The command


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(game_of("manila", 3).to_json(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("lang", "words"), [("en", "Turning points"), ("zh", "转折点")])
def test_analyse_tells_the_game_in_both_languages(
    saved: Path, capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    assert main(["analyse", str(saved), "--iterations", "2", "--lang", lang]) == 0
    assert words in capsys.readouterr().out


def test_a_move_is_called_by_what_it_means_in_its_position() -> None:
    """Lisboa's cards have no names, only the values that are played with."""
    record = game_of("lisboa", 2, moves=3)
    voice = voice_of(record.replay(0), "en")
    decisions = [
        Study(ply, 0, record.moves[ply], record.moves[ply], 2, [], [], 0.0, 0.0, 0.0, 0.0, False)
        for ply in (0, 2)
    ]
    found = labels_of(decisions, record, voice)
    assert list(found) == [0, 2]
    for ply, (move, best) in found.items():
        state = record.replay(ply)
        assert move == best == voice.choice(state.parse(record.moves[ply]), state.view(ALL))
    assert re.match(r"No\. \d+: .*wigs? on the back", found[0][0]), found


def test_analyse_gives_all_figures_to_programs(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--iterations", "1", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert {"players", "chart", "decisions", "turning_points", "iterations", "game"} == set(found)


def test_analyse_refuses_what_it_cannot_do(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", str(saved), "--iterations", "0"]) == 2
    assert "at least one round of thought" in capsys.readouterr().err
