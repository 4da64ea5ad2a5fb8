"""How all tests run: Hypothesis looks at the same examples every time, and no test depends on the speed of a machine."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from . import servers

settings.register_profile(
    "quayside",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("quayside")

# Thousands of tests and the games that they share lie in memory: the collector need not walk over all that so often.
gc.set_threshold(50_000, 50, 200)

# A shell that starts us in the background has us ignore Ctrl-C, and every program that we start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[servers.Postgres]:
    """A real server; `postgres.database()` is the address of a new database."""
    with servers.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a real server."""
    with servers.redis() as address:
        yield address
