"""Who runs the clock and the bots of a table: the process that holds its lease. A lease lasts ten seconds and is renewed
while its holder lives; when it dies, another process takes the table over. The log stays the judge: two processes that
both believe to hold a table cost some work, never a wrong entry.
"""

from __future__ import annotations

import os
import secrets
import socket
import time

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Insert,
    bindparam,
    cast,
    delete,
    extract,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server.store import schema

SECONDS = 10.0
SHY = 0.3  # of the lease: how long a process that was refused does not ask again

leases = schema.leases
tables = schema.tables


def process_name() -> str:
    """Tells this process from all others, also from those that had its number before."""
    return f"{socket.gethostname()[:20]}:{os.getpid()}:{secrets.token_hex(4)}"


class Leases:
    """The leases of one process. One that is `alone` with its database holds every table without asking."""

    def __init__(
        self, engine: AsyncEngine, process: str, alone: bool = False, seconds: float = SECONDS
    ) -> None:
        self.process = process
        self.alone = alone
        self.seconds = seconds
        self._engine = engine
        self._held: dict[str, float] = {}  # until when, by this process's own clock
        self._refused: dict[str, float] = {}
        self._now = now_in(engine)

    def holds(self, table: str) -> bool:
        return self._held.get(table, 0.0) > time.monotonic()

    @property
    def held(self) -> set[str]:
        return set(self._held)

    async def hold(self, table: str) -> bool:
        """Takes the lease if nobody has it; whether this process has it now."""
        if self.alone:
            self._held[table] = float("inf")
            return True
        if self.holds(table):
            return True
        asked = time.monotonic()
        if self._refused.get(table, 0.0) > asked:
            return False
        async with self._engine.begin() as connection:
            taken = (await connection.execute(self._take(), {"table": table, "me": self.process})).first()
        if taken is None:
            self._held.pop(table, None)
            self._refused[table] = asked + SHY * self.seconds
            return False
        self._refused.pop(table, None)
        self._held[table] = asked + self.seconds
        return True

    async def renew(self) -> set[str]:
        """Renews all leases in one statement; those that were lost to others."""
        asked = time.monotonic()
        self._refused = {table: until for table, until in self._refused.items() if until > asked}
        if self.alone or not self._held:
            return set()
        statement = (
            update(leases)
            .where(leases.c.process == self.process)
            .values(expires=self._end())
            .returning(leases.c.table_id)
        )
        before = set(self._held)
        async with self._engine.begin() as connection:
            renewed = set((await connection.execute(statement)).scalars())
        for table in before & renewed:
            if table in self._held:
                self._held[table] = asked + self.seconds
        lost = before - renewed
        for table in lost:
            self._held.pop(table, None)
        return lost

    async def release(self, free: set[str]) -> None:
        """Nothing runs at these tables any more."""
        mine = free & self._held.keys()
        if mine and not self.alone:
            ours = delete(leases).where(leases.c.process == self.process, leases.c.table_id.in_(mine))
            async with self._engine.begin() as connection:
                await connection.execute(ours)
        for table in mine:
            self._held.pop(table, None)

    async def leave_all(self) -> None:
        """This process ends: its leases stand open for the others, who look for those that have run out."""
        self._held.clear()
        if self.alone:
            return
        async with self._engine.begin() as connection:
            await connection.execute(update(leases).where(leases.c.process == self.process).values(expires=0))

    async def run_out(self, limit: int) -> list[str]:
        """Tables whose holder has died or gone."""
        if self.alone:
            return []
        query = select(leases.c.table_id).where(leases.c.expires < self._now).limit(limit)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def unkept(self, after: str, limit: int) -> list[str]:
        """Running tables behind an id where a bot has to decide or a clock runs, and which nobody holds."""
        waits = or_(tables.c.turn.is_(None), tables.c.clock.not_like('{"kind":"none"%'))
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.id > after, waits)
        if not self.alone:
            held = select(leases.c.table_id).where(leases.c.expires >= self._now)
            query = query.where(tables.c.id.not_in(held))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.order_by(tables.c.id).limit(limit))).scalars())

    def _end(self) -> ColumnElement[int]:
        return self._now + int(self.seconds * 1000)

    def _take(self) -> Insert:
        """One statement: a new lease, or one that has run out, or one's own again; else no row comes back."""
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        free = or_(leases.c.expires < self._now, leases.c.process == bindparam("me"))
        statement = insert(leases).values(
            table_id=bindparam("table"), process=bindparam("me"), expires=self._end()
        )
        return statement.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"process": statement.excluded.process, "expires": statement.excluded.expires},
            where=free,
        ).returning(leases.c.table_id)


def now_in(engine: AsyncEngine) -> ColumnElement[int]:
    """Milliseconds since 1970 by the clock of the database: the one that all processes share."""
    if engine.dialect.name == "sqlite":
        return cast((func.julianday("now") - 2440587.5) * 86_400_000, BigInteger)
    return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
