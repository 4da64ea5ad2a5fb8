"""What a seat did worst in a game: where to look for a better move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quayside.bots.analysis import Analysis
from quayside.study.judging import noise

MOST: Final = 8  # of one seat in one game
SURELY: Final = 2  # times as much as the analysis may be wrong has to be lost, or it may have been no mistake
WEIGHING: Final = 1200  # rounds of thought about an answer


@dataclass(frozen=True)
class Mistake:
    """After `ply` moves: what was played there, and what it lost of the chance to win."""

    ply: int
    move: str
    loss: float


def least_loss(rounds: int) -> float:
    """From which loss on an analysis with so many rounds of thought speaks of a mistake."""
    return SURELY * noise(rounds)


def mistakes(analysis: Analysis, seat: int) -> list[Mistake]:
    """The worst decisions of a seat, in the order of the game."""
    least = least_loss(analysis.iterations)
    found = [
        Mistake(one.ply, one.move, one.loss)
        for one in analysis.decisions
        if one.seat == seat and one.loss >= least
    ]
    return sorted(sorted(found, key=lambda one: -one.loss)[:MOST], key=lambda one: one.ply)
