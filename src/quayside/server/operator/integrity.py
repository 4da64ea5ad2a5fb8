"""Is what the database holds what the logs say? Every log is replayed, move by move, and what the lobby, the seats and
the results know of a table is compared with the outcome. The server may go on meanwhile: each table is read as it stood
at one moment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quayside.server.old_rules import rules_of
from quayside.server.operator.admin import AdminError, snapshot
from quayside.server.store import schema
from quayside.server.store.attic import Attic, AtticError, joined
from quayside.server.store.store import as_facts
from quayside.table import entries
from quayside.table.entries import AnyEntry, Row
from quayside.table.fold import Facts, Table
from quayside.table.rules import version_here

PAGE = 200  # tables listed at a time
MOST = 20  # complaints of the database itself

# What changes neither seats nor play, and so not when a table counts as last used
_QUIET = entries.Chatted | entries.Muted | entries.BotFailed | entries.UndoAsked | entries.UndoAnswered


class Fault(NamedTuple):
    table: str
    what: str


@dataclass
class Report:
    tables: int = 0
    entries: int = 0
    moves: int = 0
    faults: list[Fault] = field(default_factory=list)
    unchecked: list[Fault] = field(default_factory=list)  # tables whose rules are not at hand
    storage: list[str] = field(default_factory=list)  # what the database says of itself
    warnings: list[str] = field(default_factory=list)  # what endangers moves to come

    @property
    def sound(self) -> bool:
        return not self.faults and not self.storage

    @property
    def broken(self) -> list[str]:
        return list(dict.fromkeys(fault.table for fault in self.faults))


class _Wrong(Exception):
    """A log that cannot be replayed."""


async def check(
    engine: AsyncEngine,
    only: str | None = None,
    progress: Callable[[int, int], None] = lambda done, of: None,
    attic: Attic | None = None,
) -> Report:
    """Replays all logs, or one; `progress` hears how many tables are done, and of how many."""
    report = Report()
    await _check_storage(engine, report)
    async with engine.connect() as connection:
        of = await connection.scalar(select(func.count()).select_from(schema.tables))
    async for id in _one(engine, only) if only is not None else _all(engine):
        await _check_table(engine, id, report, attic)
        progress(report.tables, 1 if only is not None else int(of or 0))
    return report


async def _one(engine: AsyncEngine, id: str) -> AsyncIterator[str]:
    async with engine.connect() as connection:
        found = await connection.scalar(select(schema.tables.c.id).where(schema.tables.c.id == id))
    if found is None:
        raise AdminError(f"there is no table {id}")
    yield id


async def _all(engine: AsyncEngine) -> AsyncIterator[str]:
    """In pages, so that no read transaction stays open for long: SQLite could not shorten its journal behind it."""
    last = ""
    while True:
        query = (
            select(schema.tables.c.id)
            .where(schema.tables.c.id > last)
            .order_by(schema.tables.c.id)
            .limit(PAGE)
        )
        async with engine.connect() as connection:
            page = list((await connection.execute(query)).scalars())
        for id in page:
            yield id
        if len(page) < PAGE:
            return
        last = page[-1]


# One table


async def _check_table(engine: AsyncEngine, id: str, report: Report, attic: Attic | None) -> None:
    async with snapshot(engine) as connection:
        stored = await _read(connection, id)
    report.tables += 1
    try:
        facts = _facts(stored.table)
        if missing := _missing_rules(facts, stored.table["status"]):
            report.unchecked.append(Fault(id, missing))
            return
        table, told = _replay(facts, _whole(attic, id, stored.log), report)
    except _Wrong as wrong:
        report.faults.append(Fault(id, str(wrong)))
    else:
        report.faults += [Fault(id, what) for what in _differences(stored, table, told)]


def _whole(attic: Attic | None, id: str, log: list[Any]) -> list[Any]:
    """With what was put away of it."""
    try:
        return log if attic is None else joined(attic.read(id), log)
    except AtticError as error:
        raise _Wrong(str(error)) from None


class _Stored(NamedTuple):
    """A table's rows, all of one moment."""

    table: dict[str, Any]
    log: list[Any]
    seats: list[Any]
    results: list[Any]


async def _read(connection: AsyncConnection, id: str) -> _Stored:
    async def rows(table: Any, of: Any, order: Any) -> list[Any]:
        return list(await connection.execute(select(table).where(of == id).order_by(order)))

    tables, log, seats, results = schema.tables, schema.log, schema.seats, schema.results
    (table,) = await rows(tables, tables.c.id, tables.c.id)
    return _Stored(
        dict(table._mapping),
        await rows(log, log.c.table_id, log.c.seq),
        await rows(seats, seats.c.table_id, seats.c.seat),
        await rows(results, results.c.table_id, results.c.seat),
    )


def _facts(row: dict[str, Any]) -> Facts:
    try:
        return as_facts(row)
    except Exception as error:  # its words might quote the seed
        raise _Wrong(f"its facts cannot be read ({type(error).__name__})") from None


def _missing_rules(facts: Facts, status: str) -> str | None:
    """Why a table cannot be replayed, or not go on."""
    here = version_here(facts.game)
    if here is None:
        return f"there is no game {facts.game} here"
    began = f"it was begun by version {facts.version} of the rules of {facts.game}; here is version {here}"
    if rules_of(facts.game, facts.version) is None:
        return began
    if facts.version != here and status in ("waiting", "playing"):
        return f"{began}: a server will close it"
    return None


class _Told(NamedTuple):
    """What the log says beside the table that it adds up to."""

    updated: int
    results: list[tuple[Any, ...]]


def _replay(facts: Facts, log: list[Any], report: Report) -> tuple[Table, _Told]:
    table = Table(facts, rules_of(facts.game, facts.version))
    updated, results = 0, list[tuple[Any, ...]]()
    if not log:
        raise _Wrong("it has no log")
    for row in log:
        if row.seq != table.seq + 1:
            raise _Wrong(f"its log has no entry {table.seq + 1}")
        try:
            entry = entries.decode(row.entry)
            _check_place(table, entry)
            table.apply(Row(row.table_id, row.seq, row.at, entry, row.key))
        except _Wrong:
            raise
        except Exception as error:  # a damaged entry can trip over anything
            raise _Wrong(f"entry {row.seq} does not fit: {error or type(error).__name__}") from None
        report.entries += 1
        report.moves += len(entry.moves) if isinstance(entry, entries.Moved) else 0
        if not isinstance(entry, _QUIET):
            updated = row.at
        if isinstance(entry, entries.Moved) and table.over:
            results = _results(table, row.at)
    return table, _Told(updated, results)


def _check_place(table: Table, entry: AnyEntry) -> None:
    """What the fold takes on trust, because whoever wrote the entry had checked it."""
    if (table.seq == 0) != isinstance(entry, entries.Opened):
        raise _Wrong(f"entry {table.seq + 1} is {'not ' if table.seq == 0 else ''}the opening of the table")
    if isinstance(entry, entries.Opened) and entry.host != table.facts.host:
        raise _Wrong("the log names another host")
    if isinstance(entry, entries.Started) and table.status != "waiting":
        raise _Wrong(f"entry {table.seq + 1} starts a game that has begun")
    if isinstance(entry, entries.Moved | entries.Undone) and table.status != "playing":
        raise _Wrong(f"entry {table.seq + 1} is a move, and the game is {table.status}")
    if isinstance(entry, entries.Moved) and (not entry.moves or entry.seat != table.to_play):
        raise _Wrong(
            f"entry {table.seq + 1} is a move of seat {entry.seat}, and seat {table.to_play} decides"
        )
    if isinstance(entry, entries.Undone) and not 0 <= entry.ply < table.ply:
        raise _Wrong(f"entry {table.seq + 1} goes back to move {entry.ply} of {table.ply}")
    seat = getattr(entry, "seat", 0)
    if not 0 <= seat < table.facts.players:
        raise _Wrong(f"entry {table.seq + 1} names seat {seat} of {table.facts.players}")


# What others know of it. Written out here a second time, and on purpose: a check that asked the code which wrote these
# rows would believe whatever it says.


def _differences(stored: _Stored, table: Table, told: _Told) -> list[str]:
    decides = table.seats[table.to_play] if table.to_play >= 0 else None
    turn = decides.person if decides is not None and decides.bot is None else None
    wanted = {"status": table.status, "turn": turn, "updated": told.updated}
    if (
        stored.table["deadline"] is not None
    ):  # of tables that an earlier release has left behind nobody knew it
        wanted["deadline"] = table.clocks.deadline() if table.facts.clock.of_days else None
    found = [
        f"the lobby has {name} {stored.table[name]}, the log {value}"
        for name, value in wanted.items()
        if stored.table[name] != value
    ]
    seats = [(number, seat.person, seat.called, seat.bot) for number, seat in enumerate(table.seats)]
    found += _unlike("seat", [(row.seat, row.person, row.called, row.bot) for row in stored.seats], seats)
    results = [
        (row.seat, row.person, row.called, row.bot, row.game, row.score, row.rank, row.finished, row.rated)
        for row in stored.results
    ]
    return found + _unlike("the result of seat", results, told.results)


def _unlike(what: str, stored: list[tuple[Any, ...]], wanted: list[tuple[Any, ...]]) -> list[str]:
    """Rows that begin with the number of a seat, compared."""
    one, other = {row[0]: row[1:] for row in stored}, {row[0]: row[1:] for row in wanted}
    return [
        f"{what} {number} is not as the log has it"
        for number in sorted(one.keys() | other.keys())
        if one.get(number) != other.get(number)
    ]


def _results(table: Table, at: int) -> list[tuple[Any, ...]]:
    assert table.state is not None
    facts = table.facts
    outcome = zip(table.seats, table.state.scores(), _ranks(table), strict=True)
    return [
        (
            number,
            seat.person,
            seat.called,
            None if seat.person else seat.bot,
            facts.game,
            score,
            rank,
            at,
            facts.rated,
        )
        for number, (seat, score, rank) in enumerate(outcome)
    ]


def _ranks(table: Table) -> list[int]:
    """In a rated game, whose place a bot holds has lost to all others."""
    assert table.state is not None
    ranking = table.state.ranking()
    if not table.facts.rated:
        return ranking
    places = [(seat.bot is not None, rank) for seat, rank in zip(table.seats, ranking, strict=True)]
    lost = (True, 0)  # they share one place
    shared = [lost if place[0] else place for place in places]
    return [1 + sum(other < place for other in shared) for place in shared]


# The database itself


async def _check_storage(engine: AsyncEngine, report: Report) -> None:
    if engine.dialect.name == "sqlite":
        await _check_sqlite(engine, report)
    else:
        await _check_postgres(engine, report)


async def _check_sqlite(engine: AsyncEngine, report: Report) -> None:
    async with engine.connect() as connection:
        found = await connection.exec_driver_sql(f"PRAGMA integrity_check({MOST})")
        report.storage += [line for line in found.scalars() if line != "ok"]
        astray: list[Any] = list(await connection.exec_driver_sql("PRAGMA foreign_key_check"))
    report.storage += [
        f"a row of {row[0]} refers to one of {row[2]} that is not there" for row in astray[:MOST]
    ]


async def _check_postgres(engine: AsyncEngine, report: Report) -> None:
    """It keeps its own references in order; but it can be told not to wait for the disk."""
    async with engine.connect() as connection:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            if await connection.scalar(select(func.current_setting(setting))) == "off":
                report.warnings.append(f"PostgreSQL runs with {setting} = off: accepted moves can be lost")
