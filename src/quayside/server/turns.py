"""The event loop's turns: how long everybody else has to wait for whatever is being done. A timer is set again and again,
and looks how late it comes.

Late it may be because of our own work, or because the machine, or another thread, had other things to do. The processor
time of the loop's thread tells these apart: what it worked since the timer was set is all that our work can have held it
up. A hold that is shorter than the pause between two looks may go unseen; a longer one never does.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque

from prometheus_client import Gauge, Histogram

PAUSE = 0.02  # seconds between two looks
A_SECOND = round(1 / PAUSE)  # in looks
BUCKETS = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

LATE = Histogram("quayside_loop_late_seconds", "How late a timer came, whatever the reason", buckets=BUCKETS)
HOLD = Histogram("quayside_loop_hold_seconds", "How late it came by our own work", buckets=BUCKETS)
LONGEST = Gauge(
    "quayside_loop_longest_hold_seconds",
    "The longest hold of the last minute",
    multiprocess_mode="livemax",
)


class Turns:
    """Watches the loop in which it is started."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None
        self._due = self._worked = 0.0
        self._looks = 0
        self._longest = 0.0  # of this second
        self._seconds: deque[float] = deque(maxlen=60)  # the longest of each

    def start(self) -> None:
        self._worked = time.thread_time()
        self._due = time.monotonic() + PAUSE
        self._timer = asyncio.get_running_loop().call_later(PAUSE, self._look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _look(self) -> None:
        self.note(time.monotonic() - self._due, time.thread_time() - self._worked)
        self.start()

    def note(self, late: float, worked: float) -> None:
        """A timer came so late, and the thread has worked for so long since it was set."""
        hold = max(0.0, min(late, worked))
        LATE.observe(max(0.0, late))
        HOLD.observe(hold)
        self._longest = max(self._longest, hold)
        self._looks += 1
        if self._looks == A_SECOND:
            self._seconds.append(self._longest)
            self._looks, self._longest = 0, 0.0
        LONGEST.set(max(self._longest, *self._seconds) if self._seconds else self._longest)
