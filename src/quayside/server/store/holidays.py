"""Days off in the database: what people have asked for, and how much of it they have had."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server.store.schema import holidays, people, tables
from quayside.table.clocks import Span

MOST = 200  # tables that are told at once; others learn of it when the turn passes on


class HolidayStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, persons: Iterable[str], since: int) -> dict[str, list[Span]]:
        """Days off that are not over before a time, and were not called off."""
        query = select(holidays).where(holidays.c.person.in_(set(persons)), holidays.c.ends > since)
        found: dict[str, list[Span]] = defaultdict(list)
        async with self._engine.connect() as connection:
            rows = await connection.execute(query.order_by(holidays.c.begins))
            for row in rows:
                if row.begins < row.ends:
                    found[row.person].append(Span(row.begins, row.ends))
        return found

    async def asked(self, person: str, since: int) -> int:
        """How often he has asked for some, with those that he called off again."""
        query = select(holidays.c.begins).where(holidays.c.person == person, holidays.c.ends > since)
        async with self._engine.connect() as connection:
            return len((await connection.execute(query)).all())

    async def add(self, person: str, span: Span) -> None:
        """Where he had called off days that began at the same moment, these begin a moment later."""
        taken = select(holidays.c.begins).where(holidays.c.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
            begins = set((await connection.execute(taken)).scalars())
            first = next(at for at in range(span.begins, span.ends) if at not in begins)
            await connection.execute(holidays.insert().values(person=person, begins=first, ends=span.ends))

    async def shorten(self, person: str, begins: int, ends: int) -> None:
        """They end at a time, or never begin."""
        which = (holidays.c.person == person) & (holidays.c.begins == begins) & (holidays.c.ends > ends)
        async with self._engine.begin() as connection:
            await connection.execute(update(holidays).where(which).values(ends=max(begins, ends)))

    async def waiting_for(self, person: str) -> list[str]:
        """Tables where it is his turn."""
        query = select(tables.c.id).where(tables.c.turn == person).order_by(tables.c.updated.desc())
        async with self._engine.connect() as connection:
            return list((await connection.execute(query.limit(MOST))).scalars())
