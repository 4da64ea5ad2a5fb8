"""`quayside serve`, as it is typed: what it prints, what it refuses, and how it ends."""

from __future__ import annotations

import contextlib
import http.cookies
import os
import platform
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import uvicorn

from quayside.server import observe, serving
from quayside.server.settings import Settings

from .players import PATIENCE, Player, settings_in

Serve = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    started: list[subprocess.Popen[str]] = []

    def start(*args: str, **environment: str) -> subprocess.Popen[str]:
        usual = {"XDG_DATA_HOME": str(tmp_path), "LANG": "C", "QUAYSIDE_BOT_PROCESSES": "1"}
        command = [sys.executable, "-m", "quayside", "serve", *args]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
        started.append(subprocess.Popen(command, env={**os.environ, **usual, **environment}, **pipes))  # type: ignore[call-overload]
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def refusal(process: subprocess.Popen[str]) -> str:
    """The one sentence with which it ends."""
    out, err = process.communicate(timeout=6 * PATIENCE)
    assert process.returncode == 2
    assert out == ""
    assert len(err.splitlines()) == 1, err
    return err


def test_it_opens_on_sqlite_in_the_users_folder_and_closes_with_a_word(serve: Serve, tmp_path: Path) -> None:
    process = serve("--port", "0")
    assert process.stdout is not None
    greeting = process.stdout.readline()
    (address,) = re.findall(r"http://127\.0\.0\.1:\d+", greeting)
    assert httpx.get(f"{address}/healthz", trust_env=False).json()["ok"] is True
    assert (tmp_path / "quayside" / "quayside.db").exists()

    rosa = Player(address).guest("Rosa")
    rosa.hello(rosa.create_table("manila", 3))
    process.send_signal(signal.SIGTERM)
    assert rosa.until_closed() == 1012
    _, err = process.communicate(timeout=6 * PATIENCE)
    assert "Traceback" not in err
    assert "Rosa" not in err


def test_a_database_of_a_newer_quayside_is_refused_in_a_sentence(serve: Serve, tmp_path: Path) -> None:
    path = tmp_path / "newer.db"
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    assert "newer Quayside" in refusal(serve("--port", "0", "--database", f"sqlite+aiosqlite:///{path}"))


def test_it_greets_in_chinese(serve: Serve) -> None:
    process = serve("--port", "0", "--lang", "zh")
    assert process.stdout is not None
    assert process.stdout.readline().startswith("三港已开张：http://")


def test_a_port_in_use_is_said_to_be(serve: Serve) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} is in use" in refusal(serve("--port", port))


def test_several_workers_need_more_than_sqlite_and_memory(serve: Serve) -> None:
    assert "PostgreSQL" in refusal(serve("--port", "0", "--workers", "2"))


def test_a_database_that_is_not_there_is_said_not_to_be(serve: Serve, tmp_path: Path) -> None:
    nowhere = "postgresql+asyncpg://nobody:hidden-word@127.0.0.1:1/quayside"
    sentence = refusal(serve("--port", "0", "--database", nowhere))
    assert "the database cannot be used" in sentence
    assert "hidden-word" not in sentence
    (tmp_path / "note.txt").write_text("not a database, but long enough to be taken for one")
    refusal(serve("--port", "0", "--database", f"sqlite+aiosqlite:///{tmp_path}/note.txt"))


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Callable[[Settings], uvicorn.Config]:
    """A process of a server, as far as it begins to listen."""
    configs: list[uvicorn.Config] = []

    def run(self: serving._Server, sockets: list[socket.socket]) -> None:
        configs.append(self.config)
        self.started = True

    def begin(settings: Settings) -> uvicorn.Config:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving.run_one(settings, listening)
        return configs[-1]

    monkeypatch.setattr(serving._Server, "run", run)
    monkeypatch.setattr(observe, "log_json", lambda _level: None)
    return begin


@pytest.mark.parametrize("slow", [True, False])
def test_a_python_with_the_quadratic_cookie_parser_is_named_at_the_start(
    begun: Callable[[Settings], uvicorn.Config],
    slow: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.delattr(http.cookies, "_QuotePatt", raising=False)
    if slow:
        monkeypatch.setattr(http.cookies, "_QuotePatt", re.compile("."), raising=False)
    begun(settings_in(tmp_path))
    named = [line for line in caplog.messages if "CVE-2024-7592" in line]
    assert len(named) == slow
    assert all(line.startswith(f"Python {platform.python_version()} ") for line in named)


def test_whose_forwarded_headers_are_believed_is_a_setting(
    begun: Callable[[Settings], uvicorn.Config], tmp_path: Path
) -> None:
    assert begun(settings_in(tmp_path)).forwarded_allow_ips == "127.0.0.1"
    assert begun(settings_in(tmp_path, proxies="10.0.0.7")).forwarded_allow_ips == "10.0.0.7"
