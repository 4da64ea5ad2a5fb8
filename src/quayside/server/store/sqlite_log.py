"""SQLite as the thread that writes the logs uses it. A batch of moves is two statements, however many moves there are:
the rows go over as one JSON text. Row by row the thread would wait for its turn with the event loop each time, and
SQLAlchemy, which writes all that is rarer, takes longer for a small batch than SQLite does."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from contextlib import closing, suppress
from functools import cached_property
from pathlib import Path

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server.store.writer import SAME, Change, Place, Writer, write_all
from quayside.table import entries

log = logging.getLogger("quayside.server.store")

BETWEEN_COPIES = 1.0  # seconds
LONGEST_JOURNAL = 8000  # pages of 4 KB
PAGE = 512  # bytes: the size of every SQLite file is a multiple of it

_ENTRIES = """
INSERT INTO log (table_id, seq, at, key, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), CAST(json_extract(value, '$[4]') AS BLOB)
FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING
"""
_STANDING = """
UPDATE tables
SET status = json_extract(value, '$[5]'), updated = json_extract(value, '$[6]'), turn = json_extract(value, '$[7]'),
    deadline = json_extract(value, '$[8]')
FROM json_each(?)
WHERE tables.id = json_extract(value, '$[0]') AND json_extract(value, '$[5]') IS NOT NULL
"""


def tune(connection: sqlite3.Connection, _: object) -> None:
    """A batch writes nothing but the journal: what would take a statement back stays in memory, and only when nobody
    has copied the journal into the database for long is it done here, where all who play would wait for it."""
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_JOURNAL}")


async def copy_journal(engine: AsyncEngine, writer: Writer, file: SameFile) -> None:
    """Copies what was committed from the journal into the database, now and then."""
    copied = 0
    while True:
        await asyncio.sleep(BETWEEN_COPIES)
        if writer.commits != copied:
            copied = writer.commits
            try:
                await asyncio.to_thread(file.read)  # nothing is copied into a file that somebody has spoilt
                await copy_once(engine)
            except (OSError, OperationalError) as error:  # it is done the next time, or by whoever writes
                log.warning("the journal could not be copied: %s", type(error).__name__)


async def copy_once(engine: AsyncEngine) -> None:
    """Beside the writing, which goes on meanwhile."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


class FileGone(OSError):
    """The database is no longer where it was: its file was deleted, replaced or overwritten."""


class SameFile:
    """The file of a database. SQLite writes on into one that has been deleted or replaced, and nobody would ever read
    what was accepted: so whoever writes looks first, which costs two microseconds."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._known: tuple[int, int] | None = None  # from when it was there first
        self._spoilt = False

    def check(self, *_: object) -> None:
        identity, size = None, 0
        with suppress(FileNotFoundError):
            found = os.stat(self.path)
            identity, size = (found.st_dev, found.st_ino), found.st_size
        if self._known is None:
            self._known = identity
        elif identity != self._known or size % PAGE:
            self._spoilt = True  # and what was in it does not come back by itself
        if self._spoilt:
            raise FileGone("the file of the database is gone")

    def read(self) -> None:
        """As somebody does who comes now, without what a connection remembers of it."""
        self.check()
        try:
            with closing(
                sqlite3.connect(f"{Path(self.path).absolute().as_uri()}?mode=ro", uri=True)
            ) as fresh:
                fresh.execute("SELECT version_num FROM alembic_version").fetchall()
        except sqlite3.OperationalError as error:
            raise OperationalError("the log", None, error) from error
        except sqlite3.DatabaseError as error:
            self._spoilt = True
            raise FileGone("the file of the database cannot be read") from error


class SqliteLog:
    """To be used in one thread only."""

    def __init__(self, engine: Engine, file: SameFile) -> None:
        """The engine has one connection, which stays."""
        self._engine = engine
        self._file = file

    def touch(self) -> None:
        """A look at what is on disk, and a write that changes nothing."""
        self._file.read()
        with self._engine.begin() as connection:
            connection.execute(SAME)

    def write(self, changes: list[Change]) -> set[Place]:
        """One transaction: the places in the logs that were free."""
        self._file.check()
        if _are_moves(changes) and self._write_moves(changes):
            return {change.place for change in changes}
        with self._engine.begin() as connection:
            return write_all(connection, changes)

    def close(self) -> None:
        self._engine.dispose()

    @cached_property
    def _connection(self) -> sqlite3.Connection:
        with self._engine.connect() as connection:
            found = connection.connection.driver_connection
        assert isinstance(found, sqlite3.Connection)
        return found

    def _write_moves(self, changes: list[Change]) -> bool:
        """False, and nothing is written, when one of them cannot be: who it is has to be found out another way."""
        rows = msgspec.json.encode([_as_list(change) for change in changes]).decode()
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            if connection.execute(_ENTRIES, [rows]).rowcount == len(changes):
                connection.execute(_STANDING, [rows])
                connection.execute("COMMIT")
                return True
        except sqlite3.OperationalError as error:
            raise OperationalError("the log", None, error) from error
        except sqlite3.Error:
            pass
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        return False


def _are_moves(changes: list[Change]) -> bool:
    """Or the like: an entry, how its table stands, and nothing else; one for each table."""
    plain = all(change.seats is None and change.results is None and not change.speaks for change in changes)
    return plain and len({change.row.table for change in changes}) == len(changes)


def _as_list(change: Change) -> list[object]:
    row, table = change.row, change.table
    entry = entries.encode(row.entry).decode()
    standing = [table.get(name) for name in ("status", "updated", "turn", "deadline")]
    return [row.table, row.seq, row.at, row.key, entry, *standing]
