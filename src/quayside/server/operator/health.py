"""Whether the server can do its work: its database takes a write, the file under it is still the same, its bots answer,
its leases are renewed. It is looked at when somebody asks, and once in two seconds at most, so that asking is no lever.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable

import msgspec

import quayside
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.keeper import Keeper
from quayside.server.store import Store
from quayside.server.store.sqlite_log import FileGone

FRESH = 2.0  # seconds for which a look holds
PATIENCE = 10.0  # seconds that a part has for its answer

log = logging.getLogger("quayside.server.health")


class Health(msgspec.Struct, omit_defaults=True):
    """`failed` names what does not work: `database`, `file`, `bots` or `lease`."""

    ok: bool
    version: str
    failed: list[str] = []


class Checkup:
    def __init__(self, store: Store, keeper: Keeper, pool: BotPool) -> None:
        self._store = store
        self._keeper = keeper
        self._pool = pool
        self._look: asyncio.Task[Health] | None = None
        self._until = 0.0

    async def health(self) -> Health:
        """All who ask at the same time share a look."""
        if self._look is None or (self._look.done() and self._until < time.monotonic()):
            self._look = asyncio.create_task(self._examine())
        return await asyncio.shield(self._look)

    async def _examine(self) -> Health:
        parts = await asyncio.gather(self._database(), self._bots(), self._lease())
        failed = [part for part in parts if part]
        if failed:
            log.error("not well: %s", ", ".join(failed))
        self._until = time.monotonic() + FRESH
        return Health(not failed, quayside.__version__, failed)

    async def _database(self) -> str:
        try:
            await _soon(self._store.writer.touch())
        except FileGone:
            return "file"
        except Exception:
            return "database"
        return ""

    async def _bots(self) -> str:
        return "" if await self._pool.answers() else "bots"

    async def _lease(self) -> str:
        return "" if self._keeper.in_time else "lease"


async def _soon(what: Awaitable[None]) -> None:
    async with asyncio.timeout(PATIENCE):
        await what
