"""What the tests in a real browser share: a server with the built client, and Chromium. `npm run build` in web/ first."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ..table.players import Server, settings_in

CLIENT = Path(os.environ.get("QUAYSIDE_CLIENT") or Path(__file__).parents[2] / "web" / "dist")


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    pytest.importorskip("playwright.sync_api")
    from .browsing import chromium

    with chromium() as running:
        yield running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    if not (CLIENT / "index.html").is_file():
        pytest.skip("the client is not built: npm run build in web/")
    with Server(settings_in(tmp_path, client=str(CLIENT))) as running:
        yield running
