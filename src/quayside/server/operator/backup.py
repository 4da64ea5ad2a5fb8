"""A harbour in one file. A backup is taken while the server runs, holds the database as it stood at one moment, and can
be restored on SQLite and on PostgreSQL alike, whichever it came from, also by a later version.

The file is gzip of JSON lines: a header with the shape of the database and the columns of each table, then for each
table its name and its rows, and at the end how many there were, so that half a file is not taken for a whole one. It
holds seeds of running games and hashes of passwords: nobody but its owner can read it.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.exc import DataError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import quayside
from quayside.server import migrations
from quayside.server.operator.admin import AdminError, connected, knows, read_shape, snapshot, sqlite_file
from quayside.server.store import schema
from quayside.server.store.attic import whole_file
from quayside.server.store.files import keep_private
from quayside.server.times import now

FORMAT: Final = 1
ROWS: Final = 500  # read or written at a time
# Which process runs what, who is connected now and is about to be told something is of no use later; all else is kept
PASSING: Final = (schema.leases, schema.presence, schema.notices)
KEPT: Final = {str(table.name): table for table in schema.metadata.sorted_tables if table not in PASSING}


class Header(msgspec.Struct, frozen=True):
    quayside_backup: int
    version: str  # of the program that made it
    revision: str  # of the database's shape
    made: int
    tables: dict[str, list[str]]  # the columns of each


class Section(msgspec.Struct, frozen=True):
    """The rows of a table follow."""

    table: str


class End(msgspec.Struct, frozen=True):
    rows: dict[str, int]


_header = msgspec.json.Decoder(Header).decode
_end = msgspec.json.Decoder(End).decode
_section = msgspec.json.Decoder(Section).decode
_row = msgspec.json.Decoder(list[Any]).decode
_encode = msgspec.json.Encoder().encode  # bytes as base64


# Taking one


async def backup(engine: AsyncEngine, path: Path, force: bool = False) -> dict[str, int]:
    """Writes the file, whole or not at all; how many rows of each table it holds."""
    if path.is_dir():
        raise AdminError(f"{path} is a folder: name a file in it")
    if not path.parent.is_dir():
        raise AdminError(f"there is no folder {path.parent}")
    if path.exists() and not force:
        raise AdminError(f"{path} exists already: --force replaces it")
    with whole_file(path) as file, gzip.GzipFile(filename="", mode="wb", fileobj=file) as lines:
        async with snapshot(engine) as connection:
            return await _write(connection, lines)


async def _write(connection: AsyncConnection, lines: gzip.GzipFile) -> dict[str, int]:
    shape = await connection.run_sync(read_shape)
    columns = {name: [str(column.name) for column in table.columns] for name, table in KEPT.items()}
    assert shape.now is not None
    lines.write(_line(Header(FORMAT, quayside.__version__, shape.now, now(), columns)))
    written = dict.fromkeys(KEPT, 0)
    for name, table in KEPT.items():
        lines.write(_line(Section(name)))
        result = await connection.stream(select(table).order_by(*table.primary_key))
        async for part in result.partitions(ROWS):
            lines.write(b"".join([_line(list(row)) for row in part]))
            written[name] += len(part)
    lines.write(_line(End(written)))
    return written


def _line(what: Any) -> bytes:
    return _encode(what) + b"\n"


# Bringing one back


async def restore(database: str, path: Path, force: bool = False) -> dict[str, int]:
    """Fills a database from a backup, all or nothing; how many rows each table got. A database that holds something is
    only replaced by `force`, and none while a server uses it."""
    try:
        with path.open("rb") as file, gzip.GzipFile(fileobj=file, mode="rb") as lines:
            return await _restore(database, lines, force)
    except (_Damaged, msgspec.MsgspecError) as error:
        what = f": {error}" if isinstance(error, _Damaged) else ""
        raise AdminError(f"{path} is not a whole backup{what}; nothing was changed") from None


async def _restore(database: str, lines: gzip.GzipFile, force: bool) -> dict[str, int]:
    header = _read_header(lines)
    if (file := sqlite_file(database)) is not None:
        keep_private(file)
    async with connected(database, new=True) as engine:
        async with engine.connect() as connection:
            await _refuse_company(connection)
        async with engine.begin() as connection:
            return await connection.run_sync(_refill, header, lines, force)


async def _refuse_company(connection: AsyncConnection) -> None:
    """A server has tables in memory, and would go on writing into logs that are no longer theirs."""
    if connection.dialect.name == "sqlite":
        # Only one who is alone with the file can leave the mode in which several work on it
        try:
            await connection.exec_driver_sql("PRAGMA busy_timeout = 1000")
            await connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
            await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            await connection.exec_driver_sql("PRAGMA busy_timeout = 30000")
        except OperationalError as error:
            if "locked" not in str(error.orig):
                raise
            raise AdminError("the database is in use: stop the server first") from None
        return
    others = await connection.scalar(
        text(
            "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
            "AND usename = current_user AND pid <> pg_backend_pid()"
        )
    )
    if others:
        raise AdminError(f"the database is in use ({others} other connections): stop the server first")


def _refill(connection: Connection, header: Header, lines: gzip.GzipFile, force: bool) -> dict[str, int]:
    """In one transaction with its tables: made in the shape of the backup, filled, and brought up to date."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = migrations.config(connection)
    if not knows(ScriptDirectory.from_config(config), header.revision):
        raise AdminError(f"the backup was made by a newer Quayside ({header.version}) than this one")
    _clear(connection, force)
    command.upgrade(config, header.revision)
    shape = MetaData()
    shape.reflect(connection, only=list(header.tables), resolve_fks=False)
    filled = _fill(connection, shape, header, lines)
    command.upgrade(config, "head")
    return filled


def _clear(connection: Connection, force: bool) -> None:
    shape = read_shape(connection)
    if shape.now is None:
        return
    if not shape.current:
        command.upgrade(migrations.config(connection), "head")  # to know what there is
    held = {name: connection.scalar(select(func.count()).select_from(table)) for name, table in KEPT.items()}
    if any(held.values()) and not force:
        found = f"{held['tables']} tables and {held['people']} people"
        raise AdminError(f"the database is not empty ({found}): --force replaces all of it")
    schema.metadata.drop_all(connection)
    connection.exec_driver_sql("DROP TABLE alembic_version")


def _fill(connection: Connection, shape: MetaData, header: Header, lines: gzip.GzipFile) -> dict[str, int]:
    filled = dict.fromkeys(header.tables, 0)
    table: Table | None = None
    waiting: list[dict[str, Any]] = []

    def flush() -> None:
        if table is None or not waiting:
            return
        try:
            connection.execute(table.insert(), waiting)
        except (IntegrityError, DataError):
            raise _Damaged(f"some rows of {table.name} do not belong together") from None
        filled[table.name] += len(waiting)
        waiting.clear()

    for line in _whole_lines(lines):
        if line.startswith(b"["):
            if table is None:
                raise _Damaged("a row belongs to no table")
            waiting.append(_as_row(table, header.tables[table.name], _row(line)))
            if len(waiting) >= ROWS:
                flush()
            continue
        flush()
        if line.startswith(b'{"rows"'):
            if _end(line).rows != filled:
                raise _Damaged("rows are missing")
            return filled
        name = _section(line).table
        if name not in shape.tables:
            raise _Damaged(f"there is no table {name}")
        table = shape.tables[name]
    raise _Damaged("its end is missing")


def _as_row(table: Table, columns: list[str], values: list[Any]) -> dict[str, Any]:
    if len(columns) != len(values):
        raise _Damaged(f"a row of {table.name} has {len(values)} values, not {len(columns)}")
    row = dict(zip(columns, values, strict=True))
    for name, value in row.items():
        if value is not None and isinstance(table.c[name].type, LargeBinary):
            row[name] = msgspec.convert(value, bytes)
    return row


class _Damaged(Exception):
    """The file cannot be trusted."""


def _whole_lines(lines: gzip.GzipFile) -> Iterator[bytes]:
    try:
        for line in lines:
            if not line.endswith(b"\n"):
                raise _Damaged("its end is missing")
            yield line
    except EOFError:
        raise _Damaged("its end is missing") from None
    except (gzip.BadGzipFile, zlib.error):
        raise _Damaged("it cannot be unpacked") from None


def _read_header(lines: gzip.GzipFile) -> Header:
    header = _header(next(_whole_lines(lines), b""))
    if header.quayside_backup != FORMAT:
        raise AdminError("the backup is in a form that only a newer Quayside reads")
    return header
