"""Group commit: entries of many tables share one transaction, and so one flush to disk. An entry counts as accepted
when its transaction is committed; only then does its future resolve."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Insert, bindparam, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.table import entries
from quayside.table.entries import Row
from quayside.table.store import schema


@dataclass
class Change:
    """An entry, and what the lobby has to know of it."""

    row: Row
    table: dict[str, Any] = field(default_factory=dict)  # columns of `tables` that change
    seats: list[dict[str, Any]] | None = None  # all seats anew, when somebody sat down or left
    results: list[dict[str, Any]] | None = None  # when the game has ended


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[bool]]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0
        self.on_commit: Callable[[int, float], None] | None = None  # entries and seconds, for whoever counts

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="log writer")

    async def stop(self) -> None:
        """Writes what is waiting, then ends."""
        await self._queue.join()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def write(self, change: Change) -> bool:
        """True when the entry is on disk; False when its place in the log, or its key, was taken before."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        return await done

    async def _run(self) -> None:
        while True:
            batch = await self._gather()
            try:
                accepted = await self._commit([change for change, _ in batch])
            except (
                Exception
            ) as error:  # the database is gone: those who wait must hear it, and the writer goes on
                for _, done in batch:
                    if not done.cancelled():
                        done.set_exception(error)
            else:
                for change, done in batch:
                    if not done.cancelled():
                        done.set_result((change.row.table, change.row.seq) in accepted)
            for _ in batch:
                self._queue.task_done()

    async def _gather(self) -> list[tuple[Change, asyncio.Future[bool]]]:
        """All that waits to be written, in the same order in every process: two that wait for each other's rows would
        wait for ever. Of two for the same place in a log the second has lost already: in one transaction with the first
        it would look accepted."""
        batch: list[tuple[Change, asyncio.Future[bool]]] = []
        places: set[tuple[str, int]] = set()
        while not batch or not self._queue.empty():
            change, done = await self._queue.get()
            place = (change.row.table, change.row.seq)
            if done.cancelled() or place in places:
                self._queue.task_done()
                if not done.cancelled():
                    done.set_result(False)
                continue
            places.add(place)
            batch.append((change, done))
        return sorted(batch, key=lambda waiting: (waiting[0].row.table, waiting[0].row.seq))

    async def _commit(self, changes: list[Change]) -> set[tuple[str, int]]:
        began = time.perf_counter()
        async with self._engine.begin() as connection:
            accepted = await self._insert(connection, changes)
            won = [change for change in changes if (change.row.table, change.row.seq) in accepted]
            await project(connection, won)
        self.commits += 1
        self.written += len(accepted)
        if self.on_commit is not None:
            self.on_commit(len(accepted), time.perf_counter() - began)
        return accepted

    async def _insert(self, connection: AsyncConnection, changes: list[Change]) -> set[tuple[str, int]]:
        statement = self._insert_or_nothing().returning(schema.log.c.table_id, schema.log.c.seq)
        result = await connection.execute(statement, [log_row(change.row) for change in changes])
        return {(table, seq) for table, seq in result}

    def _insert_or_nothing(self) -> Insert:
        if self._engine.dialect.name == "sqlite":
            return sqlite.insert(schema.log).on_conflict_do_nothing()
        return postgresql.insert(schema.log).on_conflict_do_nothing()


def log_row(row: Row) -> dict[str, Any]:
    return {
        "table_id": row.table,
        "seq": row.seq,
        "at": row.at,
        "key": row.key,
        "entry": entries.encode(row.entry),
    }


async def project(connection: AsyncConnection, changes: list[Change]) -> None:
    """Brings the lobby's columns into step with the log, in the same transaction."""
    moved = [change for change in changes if change.table]
    if moved:
        statement = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("which"))
            .values(status=bindparam("status"), updated=bindparam("updated"), turn=bindparam("turn"))
        )
        await connection.execute(statement, [{"which": change.row.table, **change.table} for change in moved])
    for change in changes:
        if change.seats is not None:
            await connection.execute(schema.seats.delete().where(schema.seats.c.table_id == change.row.table))
            await connection.execute(schema.seats.insert(), change.seats)
        if change.results:
            await connection.execute(schema.results.insert(), change.results)
