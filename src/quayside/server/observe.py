"""What an operator can see: one JSON line per request, numbers for Prometheus. No names, bodies, cookies, tokens, seeds,
addresses or links are in either; a path is logged as its template (`/api/tables/{table_id}`), a table by its mark."""

from __future__ import annotations

import json
import logging
import os
import time
from asyncio import CancelledError
from datetime import UTC, datetime
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

REQUESTS = Counter("quayside_requests", "HTTP requests", ["method", "path", "status"])
SECONDS = Histogram("quayside_request_seconds", "Time to answer an HTTP request", ["method", "path"])
CONNECTIONS = Gauge(
    "quayside_connections", "WebSocket connections that were let in", multiprocess_mode="livesum"
)
TABLES = Gauge("quayside_tables", "Tables in memory", multiprocess_mode="livesum")
ENTRIES = Counter("quayside_entries", "Entries written to the logs of all tables")
BATCH = Histogram(
    "quayside_commit_entries",
    "Entries that shared one commit",
    buckets=[1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
)
COMMIT = Histogram("quayside_commit_seconds", "Time to commit a batch of entries")
REFUSALS = Counter("quayside_refusals", "What was refused, by the part of the rules that says so", ["rules"])
MESSAGES = Counter("quayside_messages", "Messages of clients that were looked at")
HELD_BACK = Counter("quayside_held_back", "Messages that had to wait for the account of their sender")
SENT_AWAY = Counter("quayside_sent_away", "Connections that the server ended, by why", ["why"])
ERRORS = Counter("quayside_errors", "Errors of our own")

_requests = logging.getLogger("quayside.requests")


def committed(entries: int, seconds: float) -> None:
    ENTRIES.inc(entries)
    BATCH.observe(entries)
    COMMIT.observe(seconds)


def refused(rule: str) -> None:
    """`manila.auction.limit` counts as `manila.auction`, and all that the table itself refuses as `table`."""
    REFUSALS.labels(rule.rpartition(".")[0] or rule).inc()


def exposition() -> tuple[bytes, str]:
    """All numbers; those of all processes where several share a folder for them."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST


class Observed:
    """Around the whole application: times and counts what it answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            return await self.app(scope, receive, send)
        began = time.perf_counter()
        status = 500

        async def watched_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched_send)
        finally:
            _note(scope, status, time.perf_counter() - began)
        return None


def _note(scope: Any, status: int, seconds: float) -> None:
    method, path = scope["method"], scope.get("path_template", "(none)")
    REQUESTS.labels(method, path, status).inc()
    SECONDS.labels(method, path).observe(seconds)
    fields = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
    _requests.info("request", extra={"fields": fields})


# Logs


class JsonLines(logging.Formatter):
    """One line, one object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def _fit_to_keep(record: logging.LogRecord) -> bool:
    """uvicorn's lines, without those that name who has come and to which table. A frame that is no text is its sender's
    mistake, and what is still under way when the server stops is nobody's: a line, and no trace that would let anybody
    fill the log."""
    error = record.exc_info[0] if record.exc_info else None
    theirs = any(part in str(record.msg) for part in ("Invalid UTF-8", "graceful shutdown exceeded"))
    if theirs or (error and issubclass(error, CancelledError)):
        record.levelno, record.levelname, record.exc_info = logging.WARNING, "WARNING", None
    return '"WebSocket %s"' not in str(record.msg)


def log_json(level: str) -> None:
    """All logging of this process, in our form."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    # Of what others wrote, only what is wrong: at the lower levels they tell of parameters, addresses and frames
    lowest = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(level=max(logging.WARNING, lowest), handlers=[handler], force=True)
    logging.getLogger("quayside").setLevel(lowest)
    uvicorn = logging.getLogger("uvicorn.error")  # when it starts and ends
    uvicorn.setLevel(max(logging.INFO, lowest))
    uvicorn.addFilter(_fit_to_keep)
    # Says on every line what ours say better, and names addresses
    logging.getLogger("uvicorn.access").disabled = True
