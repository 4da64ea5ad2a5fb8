"""Processes that serve nobody and answer their parent, for `Worker`."""

from __future__ import annotations

import asyncio
import time
from multiprocessing.connection import Connection

from quayside.server.workers import say_that_all_is_well


def idle(line: Connection) -> None:
    async def forever() -> None:
        say_that_all_is_well(line)
        await asyncio.sleep(600)

    asyncio.run(forever())


def busy_for_a_while(line: Connection) -> None:
    _busy(line, 2.0)


def busy_for_ever(line: Connection) -> None:
    _busy(line, 600.0)


def _busy(line: Connection, seconds: float) -> None:
    """Serves, and has then to do something else for so many seconds of the processor, however long those take."""

    async def later() -> None:
        say_that_all_is_well(line)
        await asyncio.sleep(0)
        end = time.thread_time() + seconds
        while time.thread_time() < end:
            pass
        await asyncio.sleep(600)

    asyncio.run(later())
