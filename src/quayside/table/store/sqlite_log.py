"""SQLite as the thread that writes the logs uses it. A batch of moves is two statements, however many moves there are:
the rows go over as one JSON text. Row by row the thread would wait for its turn with the event loop each time, and
SQLAlchemy, which writes all that is rarer, takes longer for a small batch than SQLite does."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from functools import cached_property

import msgspec
from sqlalchemy import Engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.table import entries
from quayside.table.store.writer import Change, Place, Writer, write_all

log = logging.getLogger("quayside.table.store")

BETWEEN_COPIES = 1.0  # seconds
LONGEST_JOURNAL = 8000  # pages of 4 KB

_ENTRIES = """
INSERT INTO log (table_id, seq, at, key, entry)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), CAST(json_extract(value, '$[4]') AS BLOB)
FROM json_each(?) WHERE true
ON CONFLICT DO NOTHING
"""
_STANDING = """
UPDATE tables
SET status = json_extract(value, '$[5]'), updated = json_extract(value, '$[6]'), turn = json_extract(value, '$[7]')
FROM json_each(?)
WHERE tables.id = json_extract(value, '$[0]') AND json_extract(value, '$[5]') IS NOT NULL
"""


def tune(connection: sqlite3.Connection, _: object) -> None:
    """A batch writes nothing but the journal: what would take a statement back stays in memory, and only when nobody
    has copied the journal into the database for long is it done here, where all who play would wait for it."""
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_JOURNAL}")


async def copy_journal(engine: AsyncEngine, writer: Writer) -> None:
    """Copies what was committed from the journal into the database, now and then."""
    copied = 0
    while True:
        await asyncio.sleep(BETWEEN_COPIES)
        if writer.commits != copied:
            copied = writer.commits
            try:
                await copy_once(engine)
            except OperationalError as error:  # it is done the next time, or by whoever writes
                log.warning("the journal could not be copied: %s", type(error).__name__)


async def copy_once(engine: AsyncEngine) -> None:
    """Beside the writing, which goes on meanwhile."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")


class SqliteLog:
    """To be used in one thread only."""

    def __init__(self, engine: Engine) -> None:
        """The engine has one connection, which stays."""
        self._engine = engine

    def write(self, changes: list[Change]) -> set[Place]:
        """One transaction: the places in the logs that were free."""
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
    """Or chat and the like: an entry, how its table stands, and nothing else; one for each table."""
    plain = all(change.seats is None and change.results is None for change in changes)
    return plain and len({change.row.table for change in changes}) == len(changes)


def _as_list(change: Change) -> list[object]:
    row, table = change.row, change.table
    entry = entries.encode(row.entry).decode()
    standing = [table.get("status"), table.get("updated"), table.get("turn")]
    return [row.table, row.seq, row.at, row.key, entry, *standing]
