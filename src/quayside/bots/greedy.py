"""Plays what the game's insight values most, and does not look ahead."""

from __future__ import annotations

from typing import ClassVar

from quayside.bots.bot import Bot, Budget
from quayside.core.rng import Rng
from quayside.core.seen import Seen


class Greedy(Bot):
    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)

    def decide(self, seen: Seen, budget: Budget) -> int:
        choices = seen.legal()
        values = seen.game.insight.values(seen)
        best = max(values)
        favourites = [choice for choice, value in zip(choices, values, strict=True) if value == best]
        return favourites[self._rng.below(len(favourites))]
