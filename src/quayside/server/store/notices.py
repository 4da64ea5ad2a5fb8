"""Who is to be told of what, and when: in the database, so that nobody waits in vain for what a server knew that was
stopped. Of several processes one tells; when it dies at that, another one does."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, func, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server.store.schema import notices, presence, pushes, tables, webhooks

ALL = ""  # in place of a browser: all of the person's, and his webhook


class Place(NamedTuple):
    """Who is to be told of what, and where it happened."""

    table: str
    person: str
    event: str
    browser: str = ALL


class Claimed(NamedTuple):
    """A notice that this process delivers; until `until` no other one does."""

    place: Place
    until: int


_COLUMNS = (notices.c.table_id, notices.c.person, notices.c.event, notices.c.browser)
_KEY = tuple_(*_COLUMNS)


class NoticeStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, wanted: Iterable[tuple[Place, int]]) -> None:
        """Places and when they are due. What is to be told already is told at the earlier time: also what somebody has
        claimed, who may have found that it stood no more. Who wants to hear nothing is not written down."""
        rows = dict(wanted)
        if not rows:
            return
        persons = {place.person for place in rows}
        heard = select(pushes.c.person, pushes.c.events).where(pushes.c.person.in_(persons))
        hooked = select(webhooks.c.person).where(webhooks.c.person.in_(persons))
        insert = (sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert)(notices)
        async with self._engine.begin() as connection:
            listening = {
                (row.person, event)
                for row in await connection.execute(heard)
                for event in row.events.split(",")
            }
            listening |= {(person, "turn") for person in (await connection.execute(hooked)).scalars()}
            new = [
                {column.name: value for column, value in zip(_COLUMNS, place, strict=True)} | {"due": due}
                for place, due in rows.items()
                if (place.person, place.event) in listening
            ]
            if new:
                sooner = insert.on_conflict_do_update(
                    index_elements=_COLUMNS,
                    set_={"due": insert.excluded.due},
                    where=insert.excluded.due < notices.c.due,
                )
                await connection.execute(sooner, new)

    async def claim(self, at: int, until: int, limit: int, without: Collection[str]) -> list[Claimed]:
        """Some that are due, but for those of people who are being told something."""
        due = and_(notices.c.due <= at, notices.c.person.not_in(without))
        first = select(*_COLUMNS).where(due).order_by(notices.c.due).limit(limit)
        # Asked again outside: while one process waits for the row, another one may take it
        taken = (
            update(notices).where(_KEY.in_(first), notices.c.due <= at).values(due=until).returning(*_COLUMNS)
        )
        async with self._engine.begin() as connection:
            return [Claimed(Place(*row), until) for row in await connection.execute(taken)]

    async def done(self, claimed: Claimed) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(notices.delete().where(_is(claimed)))

    async def put_off(self, claimed: Claimed, due: int) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(notices).where(_is(claimed)).values(due=due))

    async def forget(self, places: Iterable[Place]) -> None:
        async with self._engine.begin() as connection:
            for place in places:
                await connection.execute(notices.delete().where(_at(place)))

    async def next_due(self, without: Collection[str]) -> int | None:
        query = select(func.min(notices.c.due)).where(notices.c.person.not_in(without))
        async with self._engine.connect() as connection:
            found: int | None = await connection.scalar(query)
        return found

    async def stands(self, place: Place, at: int, shared: bool) -> tuple[str, bool]:
        """The game of a table, and whether the notice still says what is so: it is his turn, and he is not there."""
        query = select(tables.c.game, tables.c.turn).where(tables.c.id == place.table)
        here = select(presence.c.process).where(
            presence.c.table_id == place.table, presence.c.person == place.person, presence.c.expires > at
        )
        async with self._engine.connect() as connection:
            game, turn = (await connection.execute(query)).one()
            there = shared and (await connection.execute(here)).first() is not None
        return game, not there and (place.event != "turn" or turn == place.person)


def _at(place: Place) -> ColumnElement[bool]:
    return and_(*[column == value for column, value in zip(_COLUMNS, place, strict=True)])


def _is(claimed: Claimed) -> ColumnElement[bool]:
    return and_(_at(claimed.place), notices.c.due == claimed.until)
