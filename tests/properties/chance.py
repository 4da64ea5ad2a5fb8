"""When counts agree with what was expected: the chi-square test, with a bound that is fixed beforehand."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping
from typing import TypeVar

Outcome = TypeVar("Outcome", bound=Hashable)

LEAST_EXPECTED = 5.0  # rarer outcomes are counted together
DEVIATIONS = 4.0  # a right program fails once in 30,000 seeds, and the seeds are fixed


def bound(freedom: int) -> float:
    """What chi-square stays below, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + DEVIATIONS * math.sqrt(spread)) ** 3


def agree(counts: Mapping[Outcome, int], odds: Mapping[Outcome, float]) -> bool:
    """Whether counts are such as the odds (in any unit) would give."""
    assert set(counts) <= set(odds), f"impossible: {set(counts) - set(odds)}"
    total = sum(counts.values())
    unit = total / sum(odds.values())
    cells = [(counts.get(outcome, 0), weight * unit) for outcome, weight in odds.items()]
    common = [cell for cell in cells if cell[1] >= LEAST_EXPECTED]
    rare = [cell for cell in cells if cell[1] < LEAST_EXPECTED]
    expected = sum([expected for _, expected in rare])
    if expected >= LEAST_EXPECTED:
        common.append((sum([count for count, _ in rare]), expected))
    assert len(common) > 1, "too few counts to tell"
    chi_square = sum([(count - expected) ** 2 / expected for count, expected in common])
    return chi_square < bound(len(common) - 1)


def uniform(outcomes: int) -> dict[int, float]:
    return dict.fromkeys(range(outcomes), 1.0)
