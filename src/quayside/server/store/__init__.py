"""The database: SQLite in a file by default, PostgreSQL by its address. The log is the truth; all else is found in it
again or belongs to people."""

from quayside.server.store.store import Store

__all__ = ["Store"]
