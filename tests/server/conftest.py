"""What the tests of the server share: a server on SQLite in a folder of its own, and players who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .players import Player, Server, settings_in


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts servers with settings of the test's own: `start_server(bot_pause=0.5)`."""
    running: list[Server] = []

    def start(**settings: Any) -> Server:
        running.append(Server(settings_in(tmp_path, **settings)).start())
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def server(start_server: Callable[..., Server]) -> Server:
    return start_server()


@pytest.fixture
def player(server: Server) -> Iterator[Player]:
    rosa = server.player("Rosa")
    yield rosa
    rosa.close()
