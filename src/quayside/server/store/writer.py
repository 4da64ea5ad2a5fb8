"""Group commit: entries of many tables share one transaction, and so one flush to disk. An entry counts as accepted
when its transaction is committed; only then does its future resolve.

SQLite is written by a thread of its own, a whole transaction at a time (`sqlite_log.py`): through the asynchronous driver
each statement would go to a thread and back, which costs more than the writing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from sqlalchemy import Connection, Insert, bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server.store import schema
from quayside.table import entries
from quayside.table.entries import Row

AWAY = (OSError, InterfaceError, OperationalError)  # the database cannot be reached, or does not do its work


Place = tuple[str, int]  # in a log: table and seq


@dataclass
class Change:
    """An entry, and what the lobby has to know of it."""

    row: Row
    table: dict[str, Any] = field(default_factory=dict)  # columns of `tables` that change
    seats: list[dict[str, Any]] | None = None  # all seats anew, when somebody sat down or left
    results: list[dict[str, Any]] | None = None  # when the game has ended

    @property
    def speaks(self) -> bool:
        return isinstance(self.row.entry, entries.Chatted)

    @property
    def place(self) -> Place:
        return self.row.table, self.row.seq


Waiting = tuple[Change, asyncio.Future[bool]]

# A write that changes nothing, and fails where a move would: the one row of its table, as it is
SAME = text("UPDATE alembic_version SET version_num = version_num")


class InThread(Protocol):
    """Writes to the same database in one go, and is only called in one thread."""

    def write(self, changes: list[Change]) -> set[Place]: ...

    def touch(self) -> None: ...


class Writer:
    def __init__(self, engine: AsyncEngine, in_thread: InThread | None = None) -> None:
        self._engine = engine
        self._in_thread = in_thread
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log writer")
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0
        self.on_commit: Callable[[int, float], None] | None = None  # entries and seconds, for whoever counts

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="log writer")

    async def stop(self) -> None:
        """Writes what is waiting, then ends."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._thread.shutdown()

    async def write(self, change: Change) -> bool:
        """True when the entry is on disk; False when its place in the log, or its key, was taken before."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        while self._waiting or not self._stopping:
            if batch := self._gather():
                await self._settle(batch)
            else:
                self._wake.clear()
                await self._wake.wait()

    async def _settle(self, batch: list[Waiting]) -> None:
        """Commits, and tells those who wait; whatever happens, the writer goes on. A change that cannot be written does
        not take the others with it: then each is tried alone."""
        try:
            accepted = await self._commit([change for change, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, AWAY):
                for waiting in batch:
                    await self._settle([waiting])
                return
            for _, done in batch:
                if not done.cancelled():
                    done.set_exception(error)
        else:
            for change, done in batch:
                if not done.cancelled():
                    done.set_result(change.place in accepted)

    def _gather(self) -> list[Waiting]:
        """All that waits to be written, in the same order in every process: two that wait for each other's rows would
        wait for ever. Of two for the same place in a log the second has lost already: in one transaction with the first
        it would look accepted."""
        batch: dict[Place, Waiting] = {}
        for change, done in self._waiting:
            if done.cancelled():
                continue
            if change.place in batch:
                done.set_result(False)
            else:
                batch[change.place] = change, done
        self._waiting = []
        return [batch[place] for place in sorted(batch)]

    async def _commit(self, changes: list[Change]) -> set[Place]:
        began = time.perf_counter()
        accepted = await self._write(changes)
        self.commits += 1
        self.written += len(accepted)
        if self.on_commit is not None:
            self.on_commit(len(accepted), time.perf_counter() - began)
        return accepted

    async def _write(self, changes: list[Change]) -> set[Place]:
        if self._in_thread is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._in_thread.write, changes)
        async with self._engine.begin() as connection:
            return await connection.run_sync(write_all, changes)

    async def touch(self) -> None:
        """Whether a move could be written now: raises what the move would meet."""
        if self._in_thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread.touch)
            return
        async with self._engine.begin() as connection:
            await connection.execute(SAME)


_INSERT: dict[str, Insert] = {
    dialect.__name__.rpartition(".")[2]: dialect.insert(schema.log)
    .on_conflict_do_nothing()
    .returning(schema.log.c.table_id, schema.log.c.seq)
    for dialect in (sqlite, postgresql)
}
_STANDING = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("which"))
    .values({name: bindparam(name) for name in ("status", "updated", "turn", "deadline")})
)


def write_all(connection: Connection, changes: list[Change]) -> set[Place]:
    """The entries whose places in their logs were free, and with them what the lobby shows."""
    rows = [log_row(change.row) for change in changes]
    found = connection.execute(_INSERT[connection.dialect.name], rows)
    accepted: set[Place] = {(table, seq) for table, seq in found}
    project(connection, [change for change in changes if change.place in accepted])
    return accepted


def log_row(row: Row) -> dict[str, Any]:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "key": row.key,
        "entry": entries.encode(row.entry),
    }


def project(connection: Connection, changes: list[Change]) -> None:
    """What was said, and the lobby's columns: in step with the log, in the same transaction."""
    said = [_said(change.row, change.row.entry) for change in changes if change.speaks]
    if said:
        connection.execute(schema.said.insert(), said)
    moved = [{"which": change.row.table, **change.table} for change in changes if change.table]
    if moved:
        connection.execute(_STANDING, moved)
    for change in changes:
        if change.seats is not None:
            connection.execute(schema.seats.delete().where(schema.seats.c.table_id == change.row.table))
            connection.execute(schema.seats.insert(), change.seats)
        if change.results:
            connection.execute(schema.results.insert(), change.results)


def _said(row: Row, entry: entries.AnyEntry) -> dict[str, Any]:
    assert isinstance(entry, entries.Chatted)
    return {"table_id": row.table, "seq": row.seq, "person": entry.person, "text": entry.text}
