"""Search with the weights of another file, to see in a match what new ones are worth:

QUAYSIDE_WEIGHTS=old.json python -m quayside.lab.match manila search:200 quayside.lab.weighed:Search200
"""

from __future__ import annotations

import os

from quayside.bots import Budget
from quayside.bots.evaluation import evaluation_on_file
from quayside.bots.search import Search
from quayside.core.errors import OptionError
from quayside.core.seen import Seen


class Search200:
    """`search:200`, weighing positions by the file that the environment names."""

    name = "search:200 by other weights"
    rounds = 200

    def __init__(self, seed: int = 0) -> None:
        path = os.environ.get("QUAYSIDE_WEIGHTS", "")
        if not os.path.exists(path):
            raise OptionError(f"QUAYSIDE_WEIGHTS names no file of weights: {path!r}")
        self._path = path
        self._search = Search(seed, Budget(iterations=self.rounds))

    def decide(self, seen: Seen, budget: Budget) -> int:
        if self._search.judge is None:
            self._search.judge = evaluation_on_file(self._path, seen.game.insight)
        return self._search.decide(seen, budget)


class Search50(Search200):
    """`search:50`: four times as many games in the same time."""

    name = "search:50 by other weights"
    rounds = 50
