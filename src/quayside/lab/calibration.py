"""Whether chances come true: `python -m quayside.lab.calibration manila --games 400 --out FILE`.

Search plays against itself, and at its decisions each seat is told a chance to win. Of all seats that were told about
30%, about 30% should win in the end. The same is asked of the weights by themselves, at the settled positions that they
were fitted for. Games go to a file, line by line; a run that was broken off goes on where it stopped. With another seed
than that of the fit (1), these are games that the weights do not know.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from quayside.bots.evaluation import evaluation, softmax
from quayside.core.errors import QuaysideError
from quayside.core.registry import game, games
from quayside.lab.games import cores, options_in
from quayside.lab.selfplay import Played, SelfPlay, file_of, games_on_file

BINS: Final = 10  # of equal width
SAMPLES: Final = 400  # bootstraps over games
SEED: Final = 2


@dataclass(frozen=True)
class Bin:
    """All chances within a tenth: how many there were, their mean, how many of the seats won, and the standard error of
    that; a game counts as one, however many of its chances fall in here."""

    chances: int
    told: float
    won: float
    error: float


def bins(told: Sequence[tuple[int, float, float]]) -> list[Bin]:
    """Of (game, chance, part of the victory)."""
    found: list[Bin] = []
    for number in range(BINS):
        within = [one for one in told if min(int(one[1] * BINS), BINS - 1) == number]
        if within:
            found.append(_bin(within))
    return found


def _bin(within: Sequence[tuple[int, float, float]]) -> Bin:
    sums: dict[int, list[float]] = {}
    for number, _, won in within:
        of = sums.setdefault(number, [0.0, 0.0])
        of[0] += won
        of[1] += 1
    table = np.array(list(sums.values()))
    drawn = np.random.default_rng(0).multinomial(len(table), [1 / len(table)] * len(table), SAMPLES) @ table
    mean = float(np.mean([chance for _, chance, _ in within]))
    won = float(table[:, 0].sum() / table[:, 1].sum())
    return Bin(len(within), mean, won, float(np.std(drawn[:, 0] / np.maximum(drawn[:, 1], 1))))


def mean_error(found: Sequence[Bin]) -> float:
    """How far off a chance is in the mean over all that were told.

    >>> mean_error([Bin(300, 0.05, 0.04, 0.01), Bin(100, 0.5, 0.53, 0.02)])
    0.015
    """
    total = sum(one.chances for one in found)
    return round(sum(one.chances * abs(one.told - one.won) for one in found) / total, 6)


def told_by_search(played: Iterable[Played]) -> list[tuple[int, float, float]]:
    return [
        (one.number, chance, won)
        for one in played
        for chances in one.told
        for chance, won in zip(chances, one.won, strict=True)
    ]


def told_by_weights(played: Iterable[Played], weights: Sequence[float]) -> list[tuple[int, float, float]]:
    found: list[tuple[int, float, float]] = []
    for one in played:
        for rows in one.settled:
            chances = softmax(list(np.array(rows) @ np.array(weights)), 1.0)
            found += [(one.number, chance, won) for chance, won in zip(chances, one.won, strict=True)]
    return found


def table(found: Sequence[Bin]) -> str:
    """For docs/bots.md."""
    lines = ["| told | chances | mean | came true | standard error |", "|---|--:|--:|--:|--:|"]
    for one in found:
        low = int(one.told * BINS) * 100 // BINS
        lines.append(
            f"| {low}% to {low + 100 // BINS}% | {one.chances:,} | {one.told:.1%} | {one.won:.1%} | {100 * one.error:.1f} |"
        )
    plain = sum(abs(one.told - one.won) for one in found) / len(found)
    lines.append("")
    lines.append(
        f"Off by {100 * mean_error(found):.1f} points in the mean over all chances, by {100 * plain:.1f} over the bins."
    )
    return "\n".join(lines)


# The script


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m quayside.lab.calibration", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an optional rule of the game"
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int, default=100, help="rounds of thought for a decision")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument(
        "--out", type=Path, help="the file of the games; by default selfplay/GAME-OPTIONS-SEED.jsonl"
    )
    asked = parser.parse_args()
    rules = game(asked.game)
    path = asked.out or file_of(asked.game, asked.seed, asked.option)
    try:
        plan = SelfPlay(asked.game, asked.iterations, asked.seed, options_in(rules, asked.option))
        played = list(games_on_file(path, plan, asked.games, asked.processes))
    except QuaysideError as error:
        parser.error(str(error))
    weights = evaluation(rules.id, rules.insight).weights
    print(
        f"{' '.join([asked.game, *asked.option])}, {len(played)} games: chances told by search:{asked.iterations}\n"
    )
    print(table(bins(told_by_search(played))))
    print("\nBy the weights, at settled positions\n")
    print(table(bins(told_by_weights(played, weights))))


if __name__ == "__main__":
    main()
