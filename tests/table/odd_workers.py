"""A process that serves nobody and answers its parent, for `Worker`."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection

from quayside.table.workers import say_that_all_is_well


def idle(line: Connection) -> None:
    async def forever() -> None:
        say_that_all_is_well(line)
        await asyncio.sleep(600)

    asyncio.run(forever())
