"""What a finished tournament says: rates, scores and duels of its bots, each with a 95% interval.

The games of a round share a seed, so they are not independent of each other; rounds are. The intervals are therefore
bootstrapped over rounds: a thousand tournaments of as many rounds, drawn from those that were played. A few rounds are
too few to draw from; then the rounds are taken to be normal, and the interval is Student's.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from quayside.lab.arena import SLOWEST, Result, Tournament, ratings
from quayside.lab.simulate import wilson, win

SAMPLES: Final = 1000
# How many standard errors 95% of Student's distribution lie within, from 2 rounds on; with more of them, we draw
STUDENT_95: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306)
ALIKE: Final = 1e-9
Table: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval; without enough rounds for one, both ends are nan."""

    value: float
    low: float
    high: float

    def figures(self) -> list[float | None]:
        """For JSON, which knows no nan."""
        return [None if math.isnan(figure) else figure for figure in (self.value, self.low, self.high)]


@dataclass(frozen=True)
class Line:
    """A bot."""

    name: str
    played: int
    wins: float
    rate: Estimate
    score: Estimate
    rating: tuple[float, float]
    scores: list[int]
    decisions: int
    seconds: float  # a decision, in the mean
    times: list[int]  # decisions by class of time

    def within(self, share: float) -> float:
        """The time, in seconds, within which this share of its decisions was taken; classes are powers of 2."""
        least = share * self.decisions
        total = 0
        for number, count in enumerate(self.times):
            total += count
            if total >= least:
                return 2.0**number / 1e6
        return math.inf


@dataclass(frozen=True)
class Analysis:
    tournament: Tournament
    games: int
    rounds: int  # those that were played to their end
    lines: list[Line]  # the best bot first
    duels: dict[tuple[str, str], Estimate]  # how often the first finished before the second, a tie for half

    @property
    def fair(self) -> float:
        return 1 / self.tournament.players


def analyse(tournament: Tournament, results: Sequence[Result]) -> Analysis:
    """Of the games played so far, in whatever order they came."""
    ordered = sorted(results, key=lambda result: result.index)
    names = tournament.bots
    of = {name: number for number, name in enumerate(names)}
    rounds = 1 + max((result.index for result in ordered), default=0) // len(tournament.seatings())
    bots = len(names)
    seats, wins, scores = (np.zeros((rounds, bots)) for _ in range(3))
    met, before = (np.zeros((rounds, bots, bots)) for _ in range(2))
    for result in ordered:
        number = result.index // len(tournament.seatings())
        for seat, name in enumerate(result.seating):
            seats[number, of[name]] += 1
            wins[number, of[name]] += float(win(result.ranks, seat))
            scores[number, of[name]] += result.scores[seat]
            for other, rival in enumerate(result.seating):
                if rival != name:
                    met[number, of[name], of[rival]] += 1
                    gap = result.ranks[other] - result.ranks[seat]
                    before[number, of[name], of[rival]] += (1 + np.sign(gap)) / 2
    drawn = np.random.default_rng(tournament.seed).multinomial(rounds, [1 / rounds] * rounds, SAMPLES)
    rates = _estimates(wins, seats, drawn)
    means = _estimates(scores, seats, drawn, rate=False)
    shares = _estimates(before.reshape(rounds, -1), met.reshape(rounds, -1), drawn)
    rated = ratings(names, ordered)
    lines = [
        _line(name, ordered, rates[of[name]], means[of[name]], rated[name], float(wins[:, of[name]].sum()))
        for name in names
    ]
    duels = {(one, two): shares[of[one] * bots + of[two]] for one in names for two in names if one != two}
    return Analysis(tournament, len(ordered), rounds, sorted(lines, key=_standing), duels)


def _standing(line: Line) -> tuple[float, float]:
    return -line.rate.value, -line.score.value


def _estimates(sums: Table, counts: Table, drawn: NDArray[np.int64], rate: bool = True) -> list[Estimate]:
    """The ratio of each column's sums, and its interval."""
    rounds = len(sums)
    values = sums.sum(0) / np.maximum(counts.sum(0), 1)
    if 2 <= rounds < 2 + len(STUDENT_95):
        means = np.where(counts > 0, sums / np.maximum(counts, 1), values)
        half = STUDENT_95[rounds - 2] * means.std(0, ddof=1) / math.sqrt(rounds)
        low, high = values - half, values + half
    else:
        counted = drawn @ counts
        sampled = np.where(counted > 0, (drawn @ sums) / np.maximum(counted, 1), values)
        low, high = np.percentile(sampled, [2.5, 97.5], axis=0)
    if rate:
        low, high = np.clip(low, 0, 1), np.clip(high, 0, 1)
    return [
        _estimate(float(value), float(least), float(most), rounds, rate)
        for value, least, most in zip(values, low, high, strict=True)
    ]


def _estimate(value: float, low: float, high: float, rounds: int, rate: bool) -> Estimate:
    """Rounds that are all alike tell nothing of their spread: then a rate has Wilson's interval, a round counting once."""
    if rate and high - low < ALIKE:
        return Estimate(value, *wilson(value * rounds, rounds))
    return Estimate(value, low, high) if rounds > 1 else Estimate(value, math.nan, math.nan)


def _line(
    name: str,
    results: Sequence[Result],
    rate: Estimate,
    score: Estimate,
    rating: tuple[float, float],
    wins: float,
) -> Line:
    sat: list[tuple[Result, int]] = [
        (result, seat) for result in results for seat, sitting in enumerate(result.seating) if sitting == name
    ]
    times = [sum(result.times[seat][number] for result, seat in sat) for number in range(SLOWEST)]
    decisions = sum(times)
    seconds = sum(result.seconds[seat] for result, seat in sat) / max(1, decisions)
    scores = [result.scores[seat] for result, seat in sat]
    return Line(name, len(sat), wins, rate, score, rating, scores, decisions, seconds, times)


def to_json(analysis: Analysis) -> dict[str, Any]:
    """The figures, for programs."""
    return {
        "games": analysis.games,
        "rounds": analysis.rounds,
        "bots": [
            {
                "name": line.name,
                "played": line.played,
                "wins": line.wins,
                "rate": line.rate.figures(),
                "score": line.score.figures(),
                "rating": list(line.rating),
                "decisions": line.decisions,
                "seconds": line.seconds,
            }
            for line in analysis.lines
        ],
        "duels": {f"{one} {two}": each.figures() for (one, two), each in analysis.duels.items()},
    }
