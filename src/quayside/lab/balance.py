"""The balance of a game: where its points come from, and what of it is used or never used, over many games of bots.

What there is to count, the game knows: its ledger hears each game, and turns the sums into tables. How long games are, who wins from which seat and how far apart players end, is the same for all games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from quayside.core.events import Args
from quayside.lab.simulate import Outcome, Plan, Summary, ledger_of


@dataclass
class Balance:
    """The sums of a run so far."""

    plan: Plan
    summary: Summary
    counts: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    best: int = 0  # sums of the best and the worst score of each game ...
    worst: int = 0
    highest: int = 0  # ... and the extremes of all
    lowest: int = 10**9

    @staticmethod
    def of(plan: Plan) -> Balance:
        return Balance(plan, Summary.of(plan))

    def add(self, outcome: Outcome) -> None:
        self.summary.add(outcome)
        for name, number in outcome.counts.items():
            self.counts[name] += number
        self.best += max(outcome.scores)
        self.worst += min(outcome.scores)
        self.highest = max(self.highest, *outcome.scores)
        self.lowest = min(self.lowest, *outcome.scores)

    def add_all(self, outcomes: Iterable[Outcome]) -> Balance:
        for outcome in outcomes:
            self.add(outcome)
        return self

    def sheets(self) -> list[Args]:
        """The game's own tables. A sheet has a title, columns and rows, all of them phrases or figures."""
        sheets = ledger_of(self.plan).sheets
        return sheets(self.counts, self.summary.games, len(self.plan.bots), self.options)

    @property
    def options(self) -> Args:
        from quayside.core.registry import game

        return game(self.plan.game).checked_options(self.plan.options, len(self.plan.bots))
