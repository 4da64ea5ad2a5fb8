"""Plays anything that is legal: a yardstick, not an opponent."""

from __future__ import annotations

from typing import ClassVar

from quayside.bots.bot import Bot, Budget
from quayside.core.rng import Rng
from quayside.core.seen import Seen


class Random(Bot):
    name: ClassVar[str] = "random"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)

    def decide(self, seen: Seen, budget: Budget) -> int:
        choices = seen.legal()
        return choices[self._rng.below(len(choices))]
