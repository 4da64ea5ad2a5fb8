"""A bot that fails."""

from __future__ import annotations

from quayside.bots import Bot as House
from quayside.bots import Budget
from quayside.core.seen import Seen


class Bot(House):
    name = "sleepwalker"

    def decide(self, seen: Seen, budget: Budget) -> int:
        raise LookupError("where is the harbour?")
