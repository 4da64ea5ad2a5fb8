"""What time it is, for all that the server writes down. It goes on evenly from when the process began, whatever is done
to the machine's clock meanwhile, and never back behind what a log says already: the clocks of games are read from it.
"""

from __future__ import annotations

import time

TOLERANCE = 2_000  # milliseconds by which the clocks of two machines may differ


class EvenTime:
    """Milliseconds since 1970 by the wall clock of the beginning and the steady clock since."""

    def __init__(self) -> None:
        self._ahead = time.time() * 1000 - _steady()

    def now(self) -> int:
        return int(_steady() + self._ahead)

    def read(self, at: int) -> None:
        """A log holds an entry of that time. If it is still to come, the machine's clock was set back while no server
        ran, or another machine's is ahead: then it is at least that late."""
        behind = at - self.now()
        if behind > TOLERANCE:
            self._ahead += behind


def _steady() -> float:
    """Goes on while the machine sleeps, where the system can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
    return time.clock_gettime(clock) * 1000


_time = EvenTime()
now = _time.now
read = _time.read
