"""Harbours without a web around them: tables with people and bots, their keepers, and patience."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import select

from quayside.core.registry import game
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.keeper import Keeper
from quayside.server.live import Harbour, LiveTable
from quayside.server.migrations import migrate
from quayside.server.settings import Settings
from quayside.server.store import Store
from quayside.server.store.schema import people
from quayside.server.times import now
from quayside.table import entries, ids
from quayside.table.clocks import Clock
from quayside.table.entries import AnyEntry
from quayside.table.fold import Facts

PATIENCE = 90.0  # seconds that a test waits before it fails


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Harbour]:
    """A harbour at which nothing runs by itself."""
    store = Store(database)
    await migrate(store.engine)
    await store.start()
    try:
        yield Harbour(store)
    finally:
        await store.stop()


@asynccontextmanager
async def kept(database: str, **settings: Any) -> AsyncIterator[Keeper]:
    """A harbour with its keeper, as in a server of its own."""
    usual: dict[str, Any] = {"bot_pause": 0.0, "bot_processes": 1}
    async with opened(database) as harbour:
        chosen = Settings(database=database, **{**usual, **settings})
        harbour.vote_seconds = chosen.vote_seconds
        pool = BotPool.of(chosen)
        keeper = Keeper(harbour, chosen, pool)
        pool.start()
        await keeper.start()
        try:
            yield keeper
        finally:
            await keeper.stop()
            await pool.stop()


async def add_people(harbour: Harbour, names: dict[str, str]) -> None:
    """Those who are not there yet."""
    async with harbour.store.engine.begin() as connection:
        known = set((await connection.execute(select(people.c.id))).scalars())
        new = [{"id": id, "name": name, "created": now(), "deleted": False} for id, name in names.items()]
        await connection.execute(people.insert(), [row for row in new if row["id"] not in known])


async def table(harbour: Harbour, *seats: str, clock: Clock | None = None, start: bool = True) -> LiveTable:
    """A table where people sit (`Rosa`) and bots (`bot greedy`), and the game has begun."""
    host = ids.new_person_id()
    sitting: list[AnyEntry] = []
    await add_people(harbour, {host: "Host"} | {who.lower(): who for who in seats if " " not in who})
    for number, who in enumerate(seats):
        name, _, level = who.partition(" ")
        sitting.append(entries.BotSat(number, level, host) if level else entries.Sat(number, name.lower()))
    rules = game("manila")
    facts = Facts(
        id=ids.new_table_id(),
        game=rules.id,
        version=rules.version,
        players=len(seats),
        seed=secrets.randbits(128),
        options={},
        visibility="public",
        clock=clock or Clock(),
        rated=False,
        hints=True,
        host=host,
        created=now(),
    )
    first: list[AnyEntry] = [entries.Opened(host), *sitting]
    return await harbour.open(facts, [*first, entries.Started(host)] if start else first)


class Guest:
    """A client that notes what it is told."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.session: str | None = None
        self.pace = 1.0
        self.last_heard = 0.0
        self.frames: list[bytes] = []
        self.ended: tuple[int, str] | None = None

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)

    def end(self, code: int, reason: str) -> None:
        self.ended = (code, reason)

    def heard(self, kind: str) -> list[Any]:
        told = [msgspec.json.decode(frame) for frame in self.frames]
        return [message for message in told if message["type"] == kind]


def watched(live: LiveTable) -> Guest:
    """Somebody looks on, so that the bots play."""
    visitor = Guest("a visitor")
    live.join(visitor, None)
    return visitor


async def until(true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        await asyncio.sleep(0.01)


async def written(harbour: Harbour, id: str) -> list[AnyEntry]:
    """What the log of a table holds, and that its numbers run without a gap."""
    rows = await harbour.store.rows(id)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    return [row.entry for row in rows]


def of_kind(log: list[AnyEntry], kind: type) -> list[Any]:
    return [entry for entry in log if isinstance(entry, kind)]
