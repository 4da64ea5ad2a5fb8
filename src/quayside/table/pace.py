"""How long bots wait before they play, so that people can follow: once a turn and not before each of its moves, and the
less the longer somebody has been waiting for their own turn."""

from __future__ import annotations

from quayside.table import entries
from quayside.table.entries import AnyEntry

LONGEST = 1.5  # seconds before a bot's turn, however slowly somebody wants to see it
SHRINK = 0.9  # each pause since a person last decided is a tenth shorter: all of them together are ten times the first


class Pace:
    """Of one table."""

    def __init__(self, usual: float) -> None:
        self._usual = usual  # seconds, for who has not asked for faster or slower ones
        self._mover: int | None = None
        self._pauses = 0

    def hear(self, entry: AnyEntry) -> None:
        if isinstance(entry, entries.Moved):
            self._mover = entry.seat
            if entry.by == "person":
                self._pauses = 0
        elif isinstance(entry, entries.Undone):
            self._mover = None

    def before(self, seat: int, pace: float, somebody_waits: bool) -> float:
        """Seconds until the next move of a seat is shown."""
        if seat == self._mover:
            return 0.0
        seconds = min(LONGEST, self._usual * pace) * SHRINK**self._pauses
        if somebody_waits:
            self._pauses += 1
        return seconds
