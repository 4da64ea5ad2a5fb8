"""When Python's collector looks at everything there is. It is there for what refers to itself in a circle. A full round
takes half a second with some hundred games in memory, and everybody waits for it: so it is made while nobody plays here,
and not when memory has grown by so much.

Little is lost by that. Tables, connections and what hangs on them are freed without it, as soon as nobody needs them; what
is in a circle is mostly short-lived, and found by small rounds that look at what is new and at nothing else.
"""

from __future__ import annotations

import asyncio
import gc
import time

from quayside.server.live import Harbour
from quayside.server.tasks import end

NEW = 2_000  # objects more than before, after which the new ones are looked at
TWICE = 3  # such rounds, after which those that outlived one are looked at once more, and then never again
NEVER = 2_000_000_000

ROUND = 60.0  # seconds between two looks whether it is time
SELDOM = 3600.0  # between two full rounds, when nobody plays
AT_LAST = 24 * 3600.0  # after which one is made though somebody does


def look_at_new_only() -> None:
    """All that has been loaded stays; what comes is looked at twice."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, TWICE, NEVER)


class Sweeper:
    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        self._swept = time.monotonic()
        self._rounds: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._rounds = asyncio.create_task(self._go_round(), name="sweeper")

    async def stop(self) -> None:
        await end([self._rounds])

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(ROUND)
            self.look()

    def look(self) -> None:
        """A full round, if it is time for one."""
        somebody = any(live.clients for live in self._harbour.tables.values())
        if time.monotonic() - self._swept >= (AT_LAST if somebody else SELDOM):
            gc.collect()
            self._swept = time.monotonic()
