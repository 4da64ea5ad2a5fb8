"""The contest of the moves at hand: each stage looks equally often at every move that is left, then the less sure half
drops out (sequential halving)."""

from __future__ import annotations

from typing import Final

from quayside.bots.tree import Edge, surest
from quayside.core.rng import Rng

ENTRANTS: Final = 8  # the moves that promise most are looked at ...
FINALISTS: Final = 2  # ... and so many of them until the end


class Fortune:
    """The luck of a contest. The n-th look at every move has the same luck, so that no move looks better for the dice that
    it met."""

    def __init__(self, base: int) -> None:
        self._base = base << 33

    def of_the_draw(self) -> Rng:
        """Decides which moves run beside the contest."""
        return Rng(self._base)

    def of_the_world(self, look: int) -> Rng:
        """Draws what the seat cannot know, dice to come included."""
        return Rng(self._base | look << 1 | 1)

    def of_the_play(self, look: int) -> Rng:
        """Decides how everybody plays on."""
        return Rng(self._base | look << 1)


class Contest:
    """Between the moves of a position. `asked` is one that runs until the end in any case; `blind` says how many of the
    moves that promise too little to enter are drawn to run beside the first stage."""

    def __init__(
        self,
        edges: list[Edge],
        trust: float,
        fortune: Fortune,
        asked: Edge | None,
        blind: int,
        finalists: int,
    ) -> None:
        order = sorted(edges, key=_promise, reverse=True)
        others = order[ENTRANTS:]
        beside = _drawn(others, blind, fortune.of_the_draw())
        self.fortune = fortune
        self.contenders = order[:ENTRANTS]  # that may still be the answer
        self._trust = trust
        self._asked = asked
        self._finalists = finalists
        self._stage = 1
        self._stages = _stages(len(self.contenders), finalists)
        for edge in order:
            edge.share = 0.0
        for edge in self.contenders:
            edge.share = 1.0 / len(edges)
        for edge in beside:
            edge.share = len(others) / (len(beside) * len(edges))
        # The contenders, and moves that are looked at beside them
        self.running = [] if asked is None else [asked]
        for edge in self.contenders + beside:
            if edge is not asked:
                self.running.append(edge)

    def advance(self, used: float) -> None:
        """So much of the budget is used up: every stage gets an equal part of it."""
        while used * self._stages >= self._stage:
            if self._stage == 1:
                self._remember()
            self._halve()
            self._stage += 1

    def next(self) -> Edge:
        """The move to look at now: the one that was looked at least."""
        return min(self.running, key=_visits)

    def close(self) -> None:
        if self._stage == 1:
            self._remember()

    def winner(self) -> Edge:
        return surest(self.running, self._trust)

    def sure(self, edge: Edge) -> float:
        """How sure the contest is of a move; -1, below every chance, for one that dropped out or was never looked at."""
        return edge.sure(self._trust) if edge.visits > 0 and edge in self.running else -1.0

    def _remember(self) -> None:
        """What the first stage found."""
        for edge in self.running:
            if edge.visits > 0:
                edge.early = edge.chance(edge.seat)

    def _halve(self) -> None:
        """The less sure half drops out, and all that ran beside it but what is asked about."""
        left = _half(len(self.contenders), self._finalists)
        self.contenders = sorted(self.contenders, key=self._sure, reverse=True)[:left]
        asked = self._asked
        beside = [] if asked is None or asked in self.contenders else [asked]
        self.running = beside + self.contenders

    def _sure(self, edge: Edge) -> float:
        return edge.sure(self._trust)


def _drawn(edges: list[Edge], most: int, rng: Rng) -> list[Edge]:
    found: list[Edge] = []
    while len(found) < most and len(found) < len(edges):
        edge = edges[rng.below(len(edges))]
        if edge not in found:
            found.append(edge)
    return found


def _stages(entrants: int, finalists: int) -> int:
    """How often the moves are halved, and the last stage."""
    stages = 1
    while entrants > finalists:
        entrants = _half(entrants, finalists)
        stages += 1
    return stages


def _half(count: int, least: int) -> int:
    return max(least, (count + 1) // 2)


def _visits(edge: Edge) -> int:
    return edge.visits


def _promise(edge: Edge) -> float:
    return edge.prior
