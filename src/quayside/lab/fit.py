"""Fits the weights by which bots turn a position into chances to win: `python -m quayside.lab.fit manila`.

Greedy bots, novices and now and then somebody who plays anything fill the seats of many games, with every number of
players. Positions where a rollout might stop are written down with their features and with who won in the end; the
weights are those under which these winners are likeliest (a conditional logit, by Newton's method). One game in five is
kept back to see how well that foretells games that were not fitted. The temperature says how clear a difference in the
insight's values is: it is given, or the one under which the moves of `search` are likeliest.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quayside.bots import Budget, load
from quayside.bots.evaluation import result, softmax, weights_file
from quayside.core.game import Game
from quayside.core.registry import game, games
from quayside.core.rng import Rng
from quayside.core.seen import Seen

POSITIONS = 24  # kept of a game, at most
CASTS = (("greedy",) * 6, ("greedy", "greedy", "greedy", "novice", "novice", "random"))  # half the games each
HELD_BACK = 5  # one game in so many
RIDGE = 1.0  # keeps the weights of what hardly varies near 0
NEWTON_STEPS = 12
TEACHER = "search:300"
LESSONS = 12  # decisions of a game that the teacher is asked about


@dataclass(frozen=True)
class Example:
    """A position: a row of features for each seat, and each seat's part of the victory."""

    rows: list[list[float]]
    won: list[float]


def examples(rules: Game, number: int, seed: int) -> list[Example]:
    """Positions of one game of self-play, spread evenly over it."""
    rng = Rng(seed << 32 | number)
    seats = list(rules.players)
    players = seats[number % len(seats)]
    if players < 2:
        players = seats[-1]
    cast = CASTS[number // len(seats) % len(CASTS)]
    bots = [load(cast[rng.below(len(cast))], rng.below(1 << 31)) for _ in range(players)]
    state = rules.new(players, rng.below(1 << 31), 0)
    met: list[list[list[float]]] = []
    while state.to_play >= 0:
        if rules.insight.settled(state):
            met.append(rules.insight.features(state))
        state.play(bots[state.to_play].decide(Seen(state, state.to_play), Budget()))
    step = max(1, len(met) // POSITIONS)
    return [Example(rows, result(state)) for rows in met[rng.below(step) :: step]]


# The weights


def fitted(sample: list[Example]) -> list[float]:
    """The weights under which the winners are likeliest."""
    size = len(sample[0].rows[0])
    weights = [0.0] * size
    for _ in range(NEWTON_STEPS):
        slope, curve = _derivatives(sample, weights)
        step = solved(curve, slope)
        weights = [weight + change for weight, change in zip(weights, step, strict=True)]
        if max(abs(change) for change in step) < 1e-5:
            break
    return weights


def _derivatives(sample: list[Example], weights: list[float]) -> tuple[list[float], list[list[float]]]:
    """Of the log-likelihood: its slope, and its curvature with the sign turned."""
    size = len(weights)
    slope = [-RIDGE * weight for weight in weights]
    curve = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    for example in sample:
        chances = _chances(example.rows, weights)
        mean = [
            sum(chance * row[i] for chance, row in zip(chances, example.rows, strict=True))
            for i in range(size)
        ]
        for chance, won, row in zip(chances, example.won, example.rows, strict=True):
            centred = [value - middle for value, middle in zip(row, mean, strict=True)]
            for i in range(size):
                slope[i] += won * centred[i]
                part = chance * centred[i]
                line = curve[i]
                for j in range(i, size):
                    line[j] += part * centred[j]
    for i in range(size):
        for j in range(i):
            curve[i][j] = curve[j][i]
    return slope, curve


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x of matrix x = right, by elimination.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            for k in range(i, size + 1):
                rows[j][k] -= factor * rows[i][k]
    x = [0.0] * size
    for i in range(size - 1, -1, -1):
        known = sum(rows[i][j] * x[j] for j in range(i + 1, size))
        x[i] = (rows[i][size] - known) / rows[i][i]
    return x


def _chances(rows: list[list[float]], weights: list[float]) -> list[float]:
    return softmax([sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows], 1.0)


def surprise(sample: list[Example], weights: list[float]) -> float:
    """The mean of -log of what the winner was given; for a plain guess it is the log of the number of players."""
    total = 0.0
    for example in sample:
        for chance, won in zip(_chances(example.rows, weights), example.won, strict=True):
            total -= won * math.log(max(chance, 1e-12))
    return total / len(sample)


# The temperature


def lessons(rules: Game, number: int, seed: int) -> Iterator[tuple[list[float], int]]:
    """Values of a decision's moves, and which of them the teacher plays, in a game that greedy bots play."""
    rng = Rng(seed << 32 | number | 1 << 31)
    players = min(4, rules.players[-1])
    teacher = load(TEACHER, rng.below(1 << 31))
    bots = [load("greedy", rng.below(1 << 31)) for _ in range(players)]
    state = rules.new(players, rng.below(1 << 31), 0)
    decisions = asked = 0
    start = rng.below(LESSONS)
    while state.to_play >= 0 and asked < LESSONS:
        seen = Seen(state, state.to_play)
        if len(state.choices) > 1:
            decisions += 1
            if decisions % LESSONS == start:
                asked += 1
                move = teacher.decide(seen, Budget())
                yield rules.insight.values(seen), state.legal().index(move)
        state.play(bots[state.to_play].decide(seen, Budget()))


def best_temperature(taught: list[tuple[list[float], int]]) -> float:
    """Tried on a scale that doubles in four steps."""

    def likelihood(temperature: float) -> float:
        return sum(math.log(softmax(values, temperature)[move] + 1e-3) for values, move in taught)

    return max([0.05 * 2 ** (step / 4) for step in range(33)], key=likelihood)


# The script


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m quayside.lab.fit", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=1500, help="games of self-play")
    parser.add_argument("--temperature", type=float, help="instead of asking search")
    parser.add_argument(
        "--doubt", type=float, default=0.0, help="for games whose dice hide what a move is worth"
    )
    parser.add_argument("--lessons", type=int, default=12, help="games in which search is asked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="instead of the game's own folder")
    asked = parser.parse_args()
    rules = game(asked.game)
    fit_on: list[Example] = []
    kept_back: list[Example] = []
    for number in range(asked.games):
        (kept_back if number % HELD_BACK == HELD_BACK - 1 else fit_on).extend(
            examples(rules, number, asked.seed)
        )
    weights = fitted(fit_on)
    temperature = asked.temperature
    if temperature is None:
        taught = [lesson for number in range(asked.lessons) for lesson in lessons(rules, number, asked.seed)]
        temperature = best_temperature(taught)
    guess = [0.0] * len(weights)
    made = {
        "features": rules.insight.feature_names(),
        "weights": [round(weight, 4) for weight in weights],
        "temperature": round(temperature, 3),
        "doubt": asked.doubt,
        "made": {
            "by": " ".join(["python -m quayside.lab.fit", *sys.argv[1:]]),
            "positions": len(fit_on),
            "positions_held_back": len(kept_back),
            "surprise_held_back": round(surprise(kept_back, weights), 4),
            "surprise_of_a_plain_guess": round(surprise(kept_back, guess), 4),
        },
    }
    path = asked.out or Path(weights_file(rules.id))
    path.write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
    print(path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
