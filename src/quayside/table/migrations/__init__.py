"""The database's shape through time, by Alembic. It is brought up to date whenever a server starts.

A new revision: change `store/schema.py`, then write `versions/NNNN_what_it_does.py` by hand or with Alembic's
autogenerate; a test compares the migrated database with the schema. There is no way down: a backup is the way back.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

_LOCK = 0x5155_4159  # any number, the same in every process


async def migrate(engine: AsyncEngine) -> None:
    """Takes all steps that are missing, in one transaction; of several processes that start together, one does it."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


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
