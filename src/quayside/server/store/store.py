"""Reading and writing the database: tables and their logs. People have a chapter of their own in `people.py`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Select, StaticPool, and_, case, create_engine, event, make_url, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quayside.core.registry import game
from quayside.server.store import schema
from quayside.server.store.attic import Attic
from quayside.server.store.sqlite_log import SameFile, SqliteLog, copy_journal, tune
from quayside.server.store.writer import Change, Writer, log_row, project
from quayside.server.tasks import end
from quayside.table import entries
from quayside.table.clocks import Clock
from quayside.table.entries import Row
from quayside.table.fold import Archive, Facts, Parent, Status

PAGE = 100  # rows of a log that are read and taken in at a time
BUSY = 30  # seconds that one waits for others who write to the same SQLite file


def open_engine(url: str) -> AsyncEngine:
    """SQLite is told to put every commit on disk before it answers; PostgreSQL does so by itself. Errors do not quote
    what was to be written: it may be a seed."""
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": BUSY}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _on_connect)
    return engine


def _file_of(url: str) -> SameFile | None:
    """Of SQLite; another database, or one in memory, has none."""
    parts = make_url(url)
    on_file = parts.get_backend_name() == "sqlite" and parts.database not in (None, "", ":memory:")
    return SameFile(parts.database or "") if on_file else None


def _open_log(url: str, file: SameFile) -> SqliteLog:
    """The same SQLite file for the thread of the writer."""
    engine = create_engine(
        make_url(url).set(drivername="sqlite"),
        poolclass=StaticPool,
        connect_args={"timeout": BUSY, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "connect", tune)
    return SqliteLog(engine, file)


def _on_connect(connection: Any, _: object) -> None:
    """That the file is in WAL mode stands in the file: `migrate` has seen to it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class Store:
    """`archive` is the folder of logs that were put away, if there is one."""

    def __init__(self, url: str, archive: str = "") -> None:
        self.url = url
        self.attic = Attic(Path(archive)) if archive else None
        self.engine = open_engine(url)
        self._file = _file_of(url)
        self._log: SqliteLog | None = None
        if self._file is not None:
            event.listen(self.engine.sync_engine, "checkout", self._file.check)
            self._log = _open_log(url, self._file)
        self._copying: asyncio.Task[None] | None = None
        self.writer = Writer(self.engine, self._log)

    async def start(self) -> None:
        self.writer.start()
        if self._file is not None:
            copying = copy_journal(self.engine, self.writer, self._file)
            self._copying = asyncio.create_task(copying, name="journal")

    async def stop(self) -> None:
        await self.writer.stop()
        await end([self._copying])
        if self._log is not None:
            self._log.close()
        await self.engine.dispose()

    # Tables

    async def add_table(
        self, facts: Facts, rows: list[Row], standing: Change, key: str | None = None
    ) -> bool:
        """A table, its first entries and how it stands after them, all or nothing; False when the key was used."""
        table = await asyncio.to_thread(
            _table_row, facts
        )  # an owner's values may have to be read for their digest
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.tables.insert().values(**table, key=key))
                await connection.execute(schema.log.insert(), [log_row(row) for row in rows])
                await connection.run_sync(project, [standing])
        except IntegrityError:
            if key is None:
                raise
            return False
        return True

    async def opened_by(self, key: str) -> str | None:
        """The table that a request with this key has opened."""
        async with self.engine.connect() as connection:
            found: str | None = await connection.scalar(
                select(schema.tables.c.id).where(schema.tables.c.key == key)
            )
        return found

    async def facts(self, table: str) -> Facts | None:
        async with self.engine.connect() as connection:
            found = (
                (await connection.execute(select(schema.tables).where(schema.tables.c.id == table)))
                .mappings()
                .first()
            )
        return None if found is None else as_facts(dict(found))

    async def unplayable(self, versions: dict[str, int]) -> list[str]:
        """Tables that wait or play by other rules than those of today, whose versions are given."""
        tables = schema.tables
        old = [and_(tables.c.game == game, tables.c.version != version) for game, version in versions.items()]
        query = select(tables.c.id).where(tables.c.status.in_(["waiting", "playing"]), or_(*old))
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def standing(self, table: str) -> tuple[Status, list[tuple[int, int]] | None]:
        """The status of a table, and score and rank by seat if it was played to its end: as its last server knew."""
        tables, results = schema.tables, schema.results
        status = select(tables.c.status).where(tables.c.id == table)
        outcome = select(results.c.score, results.c.rank).where(results.c.table_id == table)
        async with self.engine.connect() as connection:
            stands: Status = (await connection.execute(status)).scalar_one()
            found = (await connection.execute(outcome.order_by(results.c.seat))).all()
        return stands, [(row.score, row.rank) for row in found] or None

    async def options_with(self, game: str, version: int, digest: str) -> dict[str, Any] | None:
        """The options of a table that is played with an owner's values, by this version of the rules."""
        tables = schema.tables
        by_these = and_(tables.c.game == game, tables.c.version == version)
        query = select(tables).where(tables.c.values_digest == digest, by_these).limit(1)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else as_facts(dict(found)).options

    async def write(self, change: Change) -> bool:
        return await self.writer.write(change)

    async def pages(self, table: str, after: int = 0) -> AsyncIterator[list[Row]]:
        """The log of a table behind a version, some rows at a time: between two pages others get their turn, however long
        somebody has made the log."""
        query = _log().where(schema.log.c.table_id == table).order_by(schema.log.c.seq)
        while True:
            async with self.engine.connect() as connection:
                found = await connection.execute(query.where(schema.log.c.seq > after).limit(PAGE))
                page = [as_row(row) for row in found]
            begins = page[0].seq if page else None
            if self.attic is not None and begins != after + 1 and (page or after == 0):
                async for stored in self._put_away(self.attic, table, after, begins):
                    yield stored
                    after = stored[-1].seq
            if page:
                yield page
            if len(page) < PAGE:
                return
            after = page[-1].seq

    async def _put_away(
        self, attic: Attic, table: str, after: int, until: int | None
    ) -> AsyncIterator[list[Row]]:
        """What of a log is not in the database any more, before what is."""
        found = await asyncio.to_thread(attic.read, table)
        spoken = await self._said(table) if found else {}
        behind = [row for row in found if after < row.seq and (until is None or row.seq < until)]
        for first in range(0, len(behind), PAGE):
            yield [_as_row(row, spoken.get(row.seq)) for row in behind[first : first + PAGE]]

    async def _said(self, table: str) -> dict[int, str]:
        said, people = schema.said, schema.people
        beside = said.join(people, people.c.id == said.c.person)
        query = select(said.c.seq, said.c.text).select_from(beside)
        async with self.engine.connect() as connection:
            found = await connection.execute(
                query.where(said.c.table_id == table, people.c.deleted.is_(False))
            )
            return {row.seq: row.text for row in found}

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """All of the log behind a version at once."""
        return [row async for page in self.pages(table, after) for row in page]


def _table_row(facts: Facts) -> dict[str, Any]:
    rules = game(facts.game)
    told = rules.told_options(facts.options)
    untold = {name: value for name, value in facts.options.items() if told[name] != value}
    return {
        "id": facts.id,
        "game": facts.game,
        "version": facts.version,
        "players": facts.players,
        "seed": str(facts.seed),
        "options": msgspec.json.encode(told).decode(),
        "long_options": msgspec.json.encode(untold).decode() if untold else None,
        "values_digest": rules.values_digest(facts.options) if untold else None,
        "visibility": facts.visibility,
        "clock": msgspec.json.encode(facts.clock).decode(),
        "rated": facts.rated,
        "hints": facts.hints,
        "covered": facts.covered,
        "host": facts.host,
        "created": facts.created,
        "keyed": facts.keyed,
        "archive": None if facts.archive is None else msgspec.json.encode(facts.archive).decode(),
        "parent": facts.parent.table if facts.parent else None,
        "parent_ply": facts.parent.ply if facts.parent else None,
        "parent_public": facts.parent.public if facts.parent else None,
        "status": "waiting",
        "updated": facts.created,
    }


def as_facts(found: dict[str, Any]) -> Facts:
    return Facts(
        id=found["id"],
        game=found["game"],
        version=found["version"],
        players=found["players"],
        seed=int(found["seed"]),
        options={
            **msgspec.json.decode(found["options"]),
            **msgspec.json.decode(found["long_options"] or "{}"),
        },
        visibility=found["visibility"],
        clock=msgspec.json.decode(found["clock"], type=Clock),
        rated=found["rated"],
        hints=found["hints"],
        covered=found["covered"],
        host=found["host"],
        created=found["created"],
        keyed=found["keyed"],
        archive=None if found["archive"] is None else msgspec.json.decode(found["archive"], type=Archive),
        parent=(
            Parent(found["parent"], found["parent_ply"], found["parent_public"]) if found["parent"] else None
        ),
    )


def _log() -> Select[Any]:
    """Entries with what was said in them; not what was said by somebody who has been forgotten."""
    log, said, people = schema.log, schema.said, schema.people
    spoken = case((people.c.deleted, None), else_=said.c.text)
    beside = log.outerjoin(said, and_(said.c.table_id == log.c.table_id, said.c.seq == log.c.seq))
    return select(log, spoken.label("text")).select_from(
        beside.outerjoin(people, people.c.id == said.c.person)
    )


def as_row(found: Any) -> Row:
    """An entry of a log, together with what was said in it."""
    return _as_row(found, found.text)


def _as_row(found: Any, said: str | None) -> Row:
    entry = entries.decode(found.entry)
    if isinstance(entry, entries.Chatted):
        entry = entries.Chatted(entry.person, said or "")
    return Row(found.table_id, found.seq, found.at, entry, found.key)
