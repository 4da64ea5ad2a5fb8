"""The fit: winners that can be foretold are, and the weights on file are those of the games' features."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

import quayside
from quayside import Rng
from quayside.bots.evaluation import evaluation, weights_file
from quayside.lab.fit import Example, best_temperature, examples, fitted, surprise, tempered

TRUTH = [1.5, -0.8]


def made_up(truth: list[float], count: int) -> list[Example]:
    """Positions of two features for each of three seats, whose winners are drawn as the weights say."""
    rng = Rng(1)
    sample = []
    for _ in range(count):
        rows = [[rng.below(1000) / 500 - 1, rng.below(1000) / 500 - 1] for _ in range(3)]
        powers = [math.exp(sum(w * x for w, x in zip(truth, row, strict=True))) for row in rows]
        at = rng.below(1 << 20) / (1 << 20) * sum(powers)
        winner = 0
        while at > powers[winner]:
            at -= powers[winner]
            winner += 1
        sample.append(Example(rows, [float(seat == winner) for seat in range(3)]))
    return sample


def test_weights_that_made_the_winners_are_found_again() -> None:
    sample = made_up(TRUTH, 3000)
    weights = fitted(sample)
    assert weights == pytest.approx(TRUTH, abs=0.15)
    assert surprise(sample, weights) < surprise(sample, [0.0, 0.0]) == pytest.approx(math.log(3))


def test_weights_that_are_too_sure_of_themselves_are_tempered() -> None:
    sample = made_up(TRUTH, 3000)
    too_sure = [2 * weight for weight in TRUTH]
    assert tempered(sample, too_sure) == pytest.approx(TRUTH, abs=0.15)


def test_few_games_move_the_weights_little_and_many_move_them_to_the_truth() -> None:
    """Here the first weight is wrong by 1."""
    wrong = [TRUTH[0] - 1, TRUTH[1]]
    few, many = (fitted(made_up(TRUTH, count), around=wrong) for count in (30, 6000))
    assert abs(few[0] - wrong[0]) < 0.25
    assert many == pytest.approx(TRUTH, abs=0.2)


def test_a_game_of_self_play_gives_positions_with_one_victory_each() -> None:
    found = examples(quayside.game("manila"), 1, 1, {})
    assert len(found) > 2
    for example in found:
        assert len(example.rows) == len(example.won) == 4
        assert sum(example.won) == pytest.approx(1.0)


def test_the_temperature_is_the_one_that_fits_the_moves() -> None:
    sure = [([0.0, 1.0], 1)] * 20
    unsure = [([0.0, 1.0], number % 2) for number in range(20)]
    assert best_temperature(sure) < 0.5 < best_temperature(unsure)


@pytest.mark.parametrize("id", quayside.games())
def test_weights_on_file_fit_the_game_and_say_how_they_were_made(id: str) -> None:
    stored = json.loads(Path(weights_file(id)).read_text(encoding="utf-8"))
    rules = quayside.game(id)
    assert evaluation(id, rules.insight).weights == stored["weights"]
    assert stored["made"]["by"].startswith(f"python -m quayside.lab.fit {id} ")
    assert stored["made"]["surprise_held_back"] < stored["made"]["surprise_of_a_plain_guess"]
