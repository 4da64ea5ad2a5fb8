"""What the tests in a real browser share: Chromium, and a server with the built client, one of each for all tests of a
process. Playwright leaves a loop running: these tests are a pytest run of their own (`make browser`)."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from quayside.server.store.store import sqlite_url

from ..weather.process import ServerProcess
from .browsing import Visitor, chromium
from .laying import Tables
from .moments import Moments

CLIENT = Path(os.environ.get("QUAYSIDE_CLIENT") or Path(__file__).parents[2] / "web" / "dist")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    little: dict[str, Any] = {"bot_seconds": 0.3, "analysis_iterations": 3}  # of thought
    with server_in(tmp_path_factory.mktemp("server"), **little) as running:
        yield running
        assert running.complaints() == []


@pytest.fixture(scope="session")
def moments(server: ServerProcess) -> Moments:
    return Moments(server.address, server.database)


@pytest.fixture(scope="session")
def tables(server: ServerProcess) -> Tables:
    return Tables(server.address, server.database)


def server_in(folder: Path, client: Path = CLIENT, **settings: Any) -> ServerProcess:
    assert (client / "index.html").is_file(), "the client is not built: npm --prefix web run build"
    return ServerProcess(sqlite_url(folder / "quayside.db"), folder / "server.log", client=client, **settings)


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes: `visit("zh", size="phone")`. Nothing may be wrong with any page when they leave."""
    here: list[Visitor] = []

    def come(lang: str = "en", **how: Any) -> Visitor:
        here.append(Visitor(browser, server.address, lang, **how))
        return here[-1]

    yield come
    wrong = [what for visitor in here for what in visitor.wrong]
    for visitor in here:
        visitor.close()
    assert wrong == []
