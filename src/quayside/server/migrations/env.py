"""Alembic runs this for each command; the connection, and its transaction, are the caller's."""

from __future__ import annotations

from alembic import context

from quayside.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,  # SQLite changes a table by copying it
)
context.run_migrations()
