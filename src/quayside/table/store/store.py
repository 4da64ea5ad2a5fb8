"""Reading and writing the database: tables and their logs. People have a chapter of their own in `people.py`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import StaticPool, create_engine, event, make_url, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quayside.core.registry import game
from quayside.table import entries
from quayside.table.entries import Row
from quayside.table.fold import Archive, Clock, Facts
from quayside.table.store import schema
from quayside.table.store.sqlite_log import SqliteLog, copy_journal, tune
from quayside.table.store.writer import Change, Writer, log_row, project
from quayside.table.tasks import end

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


def _open_log(url: str) -> SqliteLog | None:
    """The same SQLite file for the thread of the writer; another database has none."""
    parts = make_url(url)
    if parts.get_backend_name() != "sqlite" or parts.database in (None, "", ":memory:"):
        return None
    engine = create_engine(
        parts.set(drivername="sqlite"),
        poolclass=StaticPool,
        connect_args={"timeout": BUSY, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine, "connect", _on_connect)
    event.listen(engine, "connect", tune)
    return SqliteLog(engine)


def _on_connect(connection: Any, _: object) -> None:
    """That the file is in WAL mode stands in the file: `migrate` has seen to it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self._log = _open_log(url)
        self._copying: asyncio.Task[None] | None = None
        self.writer = Writer(self.engine, None if self._log is None else self._log.write)

    async def start(self) -> None:
        self.writer.start()
        if self._log is not None:
            self._copying = asyncio.create_task(copy_journal(self.engine, self.writer), name="journal")

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
        try:
            async with self.engine.begin() as connection:
                await connection.execute(schema.tables.insert().values(**_table_row(facts), key=key))
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

    async def options_with(self, game: str, digest: str) -> dict[str, Any] | None:
        """The options of a table that is played with an owner's values."""
        tables = schema.tables
        query = select(tables).where(tables.c.values_digest == digest, tables.c.game == game).limit(1)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().first()
        return None if found is None else as_facts(dict(found)).options

    async def write(self, change: Change) -> bool:
        return await self.writer.write(change)

    async def rows(self, table: str, after: int = 0) -> list[Row]:
        """The log of a table behind a version."""
        query = (
            select(schema.log)
            .where(schema.log.c.table_id == table, schema.log.c.seq > after)
            .order_by(schema.log.c.seq)
        )
        async with self.engine.connect() as connection:
            return [_as_row(found) for found in await connection.execute(query)]


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
        "archive": None if facts.archive is None else msgspec.json.encode(facts.archive).decode(),
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
        archive=None if found["archive"] is None else msgspec.json.decode(found["archive"], type=Archive),
    )


def _as_row(found: Any) -> Row:
    return Row(found.table_id, found.seq, found.at, entries.decode(found.entry), found.key)
