"""What a game counts of its own course, so that many games add up to tables: what points come from, what is never used."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from quayside.core.events import Args, Event
from quayside.core.state import State


class Ledger:
    """Hears one game. Its counts are plain numbers by name, so that those of many games are added up by name."""

    def __init__(self, players: int) -> None:
        self.counts: dict[str, float] = defaultdict(float)
        self.players = players

    def __call__(self, event: Event) -> None:
        """Counts what is told."""
        raise NotImplementedError

    def close(self, state: State) -> None:
        """Brings in the last position."""
        raise NotImplementedError

    @staticmethod
    def sheets(counts: Mapping[str, float], games: int, players: int, options: Args) -> list[Args]:
        """The sums of so many games as tables: each has a title, the headings of its columns, and rows, all of them phrases
        or figures."""
        raise NotImplementedError
