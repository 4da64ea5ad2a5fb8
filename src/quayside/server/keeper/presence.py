"""Who is connected to a table, when several processes serve it: each writes down its own people from time to time and
reads those of the others. So a page shows who is there, and nobody is taken for absent who sits at another process.
"""

from __future__ import annotations

from collections import defaultdict

from sqlalchemy import ColumnElement, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from quayside.server.keeper.lease import SECONDS, now_in
from quayside.server.live import Harbour
from quayside.server.store import schema

presence = schema.presence
leases = schema.leases


class Presence:
    def __init__(self, harbour: Harbour, process: str, seconds: float = SECONDS) -> None:
        self._harbour = harbour
        self._engine = harbour.store.engine
        self._process = process
        self._now = now_in(self._engine)
        self._end: ColumnElement[int] = self._now + int(seconds * 1000)

    async def exchange(self) -> None:
        """Tells who is here, and learns who is elsewhere."""
        here = {(id, client.person) for id, live in self._harbour.tables.items() for client in live.clients}
        async with self._engine.begin() as connection:
            await self._write(connection, here)
            elsewhere = await self._read(connection)
        for id, live in list(self._harbour.tables.items()):
            people = frozenset(elsewhere.get(id, ()))
            if people != live.elsewhere:
                live.elsewhere = people
                self._harbour.came_or_went(live)

    async def leave(self) -> None:
        """This process ends, and its connections with it."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(presence).where(presence.c.process == self._process))

    async def _write(self, connection: AsyncConnection, here: set[tuple[str, str]]) -> None:
        mine = presence.c.process == self._process
        renew = (
            update(presence)
            .where(mine)
            .values(expires=self._end)
            .returning(presence.c.table_id, presence.c.person)
        )
        written = {(table, person) for table, person in await connection.execute(renew)}
        gone = [{"table": table, "who": person} for table, person in written - here]
        come = [{"table": table, "who": person} for table, person in here - written]
        if gone:
            place = (presence.c.table_id == bindparam("table")) & (presence.c.person == bindparam("who"))
            await connection.execute(delete(presence).where(mine, place), gone)
        if come:
            await connection.execute(self._insert(), come)
        await connection.execute(delete(presence).where(presence.c.expires < self._now))

    def _insert(self) -> sqlite.Insert | postgresql.Insert:
        insert = sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert
        statement = insert(presence).values(
            table_id=bindparam("table"), person=bindparam("who"), process=self._process, expires=self._end
        )
        return statement.on_conflict_do_update(
            index_elements=[presence.c.table_id, presence.c.person, presence.c.process],
            set_={"expires": statement.excluded.expires},
        )

    async def _read(self, connection: AsyncConnection) -> dict[str, list[str]]:
        """At the tables where this process has people of its own, or the bots and the clock."""
        watched = select(presence.c.table_id).where(presence.c.process == self._process)
        kept = select(leases.c.table_id).where(leases.c.process == self._process)
        query = select(presence.c.table_id, presence.c.person).where(
            presence.c.process != self._process,
            presence.c.expires >= self._now,
            or_(presence.c.table_id.in_(watched), presence.c.table_id.in_(kept)),
        )
        people: dict[str, list[str]] = defaultdict(list)
        for table, person in await connection.execute(query):
            people[table].append(person)
        return people
