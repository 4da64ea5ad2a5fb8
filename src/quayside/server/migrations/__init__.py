"""The database's shape through time, by Alembic. It is brought up to date whenever a server starts.

A new revision: change `store/schema.py`, then write `versions/NNNN_what_it_does.py` by hand or with Alembic's
autogenerate; a test compares the migrated database with the schema. There is no way down: a backup is the way back.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

PATIENCE = 30.0  # seconds that one waits for another process that opens the same new file
_LOCK = 0x5155_4159  # any number, the same in every process


async def migrate(engine: AsyncEngine) -> None:
    """Takes all steps that are missing, in one transaction; of several processes that start together, one does it."""
    if engine.dialect.name == "sqlite":
        await _use_wal(engine)
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


async def _use_wal(engine: AsyncEngine) -> None:
    """While another process writes to a new file, SQLite refuses this at once, whatever timeout it was given."""
    limit = time.monotonic() + PATIENCE
    while True:
        try:
            async with engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA journal_mode = WAL")
            return
        except OperationalError as error:
            busy = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > limit:
                raise
            await asyncio.sleep(0.02)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        # Python begins no transaction for CREATE TABLE by itself: a server killed here would leave half of them
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    """What Alembic's own commands want to know, for tools and tests."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made
