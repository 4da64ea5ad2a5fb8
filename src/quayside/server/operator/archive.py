"""Logs of games that are over leave the database, and come back to it. Each is put away in a file, which is on disk and was
read again before its rows are deleted; whoever is cut short in between has both, and doing it again deletes the rows. The
server may go on meanwhile: what is added to a log that was put away stands in the database, behind it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.server.operator.admin import AdminError
from quayside.server.store import schema
from quayside.server.store.attic import Attic, AtticError, Stored, joined

OVER = ("finished", "abandoned", "closed", "outdated")
PAGE = 200  # tables listed at a time

_log, _tables = schema.log, schema.tables


@dataclass
class Moved:
    tables: int = 0
    entries: int = 0
    before: int = 0  # bytes of the entries
    after: int = 0  # bytes of the files


Progress = Callable[[Moved], None]


async def put_away(
    engine: AsyncEngine,
    attic: Attic,
    before: int,
    most: int | None = None,
    progress: Progress = lambda moved: None,
) -> Moved:
    """The logs of games that were over by a time; at most so many."""
    moved = Moved()
    over = and_(_tables.c.status.in_(OVER), _tables.c.updated < before)
    async for table, game in _listed(engine, and_(over, exists().where(_log.c.table_id == _tables.c.id))):
        if most is not None and moved.tables >= most:
            break
        await _put_away(engine, attic, table, game, moved)
        progress(moved)
    return moved


async def _put_away(engine: AsyncEngine, attic: Attic, table: str, game: str, moved: Moved) -> None:
    async with engine.connect() as connection:
        here = await _rows(connection, table)
    if not here:
        return
    try:
        away = await asyncio.to_thread(attic.read, table)
        whole = joined(away, here)
        if [row.seq for row in whole] != list(range(1, len(whole) + 1)):
            raise AdminError(f"the log of table {table} has gaps: it stays where it is")
        size = await asyncio.to_thread(attic.write, table, game, whole)
    except AtticError as error:
        raise AdminError(f"{error}; the database was not changed") from error
    async with engine.begin() as connection:
        gone = await connection.execute(
            _log.delete().where(_log.c.table_id == table, _log.c.seq <= here[-1].seq)
        )
    if gone.rowcount:  # else somebody else was doing the same
        moved.tables += 1
        moved.entries += len(here)
        moved.before += sum(len(row.entry) for row in here)
        moved.after += size


async def bring_back(engine: AsyncEngine, attic: Attic, progress: Progress = lambda moved: None) -> Moved:
    """All that was put away; a file goes when its entries are in the database."""
    moved = Moved()
    first = exists().where(_log.c.table_id == _tables.c.id, _log.c.seq == 1)
    async for table, _ in _listed(engine, ~first):
        try:
            away = await asyncio.to_thread(attic.read, table)
        except AtticError as error:
            raise AdminError(str(error)) from error
        if not away:
            continue
        async with engine.begin() as connection:
            here = {row.seq for row in await _rows(connection, table)}
            await connection.execute(_log.insert(), [row._asdict() for row in away if row.seq not in here])
        await asyncio.to_thread(attic.remove, table)
        moved.tables += 1
        moved.entries += len(away)
        moved.before += sum(len(row.entry) for row in away)
        progress(moved)
    return moved


async def _rows(connection: AsyncConnection, table: str) -> list[Stored]:
    found = await connection.execute(select(_log).where(_log.c.table_id == table).order_by(_log.c.seq))
    return [Stored(row.table_id, row.seq, row.at, row.key, bytes(row.entry)) for row in found]


async def _listed(engine: AsyncEngine, which: Any) -> AsyncIterator[tuple[str, str]]:
    """In pages, so that no transaction stays open for long."""
    last = ""
    while True:
        query = select(_tables.c.id, _tables.c.game).where(_tables.c.id > last, which).order_by(_tables.c.id)
        async with engine.connect() as connection:
            page = (await connection.execute(query.limit(PAGE))).all()
        for row in page:
            yield row.id, row.game
        if len(page) < PAGE:
            return
        last = page[-1].id


async def waiting(engine: AsyncEngine, before: int) -> int:
    """How many logs could be put away."""
    over = and_(_tables.c.status.in_(OVER), _tables.c.updated < before)
    query = (
        select(func.count()).select_from(_tables).where(over, exists().where(_log.c.table_id == _tables.c.id))
    )
    async with engine.connect() as connection:
        return int(await connection.scalar(query) or 0)
