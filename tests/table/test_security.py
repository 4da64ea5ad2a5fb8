"""What the server keeps to itself, and from whom it takes orders."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import get
from sqlalchemy import Connection
from websockets.exceptions import InvalidStatus

from quayside.table import words
from quayside.table.migrations import migrate
from quayside.table.observe import JsonLines
from quayside.table.settings import Settings, SettingsError
from quayside.table.store.schema import metadata
from quayside.table.store.store import open_engine, sqlite_url
from quayside.voice import languages
from quayside.voice.texts import Texts

from ..servers import Postgres
from .players import Player, Server, settings_in, wait_for

TABLE = Path(words.__file__).parent


# Origins


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 201),
        ({}, 201),  # no browser
        ({"Origin": "https://play.example"}, 201),  # the operator allows it
    ],
)
def test_other_websites_cannot_act_here(
    start_server: Callable[..., Server], headers: dict[str, str], status: int
) -> None:
    server = start_server(origins="https://play.example, https://other.example")
    answer = httpx.post(
        f"{server.address}/api/guests", json={"name": "Rosa"}, headers=headers, trust_env=False
    )
    assert answer.status_code == status
    if status == 403:
        assert answer.json()["code"] == "table.foreign_origin"
        assert "set-cookie" not in answer.headers


def test_other_websites_cannot_open_a_connection(server: Server, player: Player) -> None:
    with pytest.raises(InvalidStatus):
        player.connect("anytable", Origin="http://evil.example")


def test_reading_needs_no_origin(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Origin": "http://evil.example"}, trust_env=False)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


# Headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/docs", "/api/nothing", "/tables/abc", "/no.js"])
def test_every_answer_carries_the_policy(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path, trust_env=False).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/api/docs"])
def test_our_own_pages_obey_the_policy(
    start_server: Callable[..., Server], tmp_path: Path, path: str
) -> None:
    server = start_server(client=str(tmp_path / "not built"))  # the client has tests of its own
    page = httpx.get(server.address + path, trust_env=False).text
    assert not re.search(r"<script|<style|style=|\son\w+=|https?://", page)


# Errors


def test_errors_are_a_code_and_a_sentence_in_the_readers_language(server: Server) -> None:
    visitor = httpx.Client(
        base_url=server.address, headers={"Accept-Language": "zh-CN,en;q=0.5"}, trust_env=False
    )
    assert visitor.get("/api/nothing").json() == {"code": "not_found", "sentence": "这个地址没有内容。"}
    assert visitor.get("/api/nothing?lang=en").json()["sentence"] == "There is nothing at this address."
    assert visitor.put("/api/guests", json={}).json()["code"] == "method"
    broken = visitor.post("/api/guests", content=b"{", headers={"Content-Type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "malformed")
    wrong = visitor.post("/api/guests", json={"name": 7})
    assert wrong.json()["details"] == ["name: Expected `str`, got `int`"]


def test_a_body_has_a_limit(server: Server) -> None:
    answer = httpx.post(f"{server.address}/api/guests", content=b"x" * 70_000, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_what_nobody_foresaw_reaches_the_log_and_not_the_client(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    @get("/api/broken")
    async def broken() -> None:
        raise ZeroDivisionError("a secret detail")

    server = Server(settings_in(tmp_path))
    server.app.register(broken)
    with server:
        answer = httpx.get(f"{server.address}/api/broken", trust_env=False)
    assert answer.status_code == 500
    assert set(answer.json()) == {"code", "sentence", "id"}
    assert "secret" not in answer.text
    assert "Traceback" not in answer.text
    (logged,) = [record for record in caplog.records if record.name == "quayside.errors"]
    line = json.loads(JsonLines().format(logged))
    assert line["id"] == answer.json()["id"]
    assert "ZeroDivisionError: a secret detail" in line["trace"]


# What operators see


def test_a_request_is_one_line_without_anything_personal(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "quayside")
    rosa = server.player("Rosalinda")
    rosa.call("POST", "/api/sessions?next=hidden", {"name": "Rosalinda", "password": "secret password"}, 401)

    def lines() -> list[str]:
        return [JsonLines().format(each) for each in caplog.records if each.name == "quayside.requests"]

    wait_for(lambda: len(lines()) == 2, "the line, which is written when the answer is on its way")
    last = json.loads(lines()[-1])
    assert (last["method"], last["path"], last["status"]) == ("POST", "/api/sessions", 401)
    assert last["ms"] > 0
    everything = "\n".join([JsonLines().format(record) for record in caplog.records])
    for secret in ("Rosalinda", "secret password", "hidden", rosa.http.cookies["quayside_session"]):
        assert secret not in everything


def test_who_hangs_up_in_the_middle_of_a_request_is_no_error(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "quayside")
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        line.sendall(f'{head}{{"name":'.encode())
        server.player("Rosa")  # its beginning has been read by now
    wait_for(
        lambda: len([each for each in caplog.records if each.name == "quayside.requests"]) == 2, "its end"
    )
    assert not [each for each in caplog.records if each.name == "quayside.errors"]


def test_health_and_numbers(server: Server, player: Player) -> None:
    assert player.call("GET", "/healthz")["ok"] is True
    player.http.get("/api/me", headers={"User-Agent": "x"})
    answer = player.http.get("/metrics")
    assert answer.headers["content-type"].count("charset") == 1
    numbers = answer.text
    for name in (
        "requests_total",
        "connections",
        "tables",
        "entries_total",
        "commit_entries",
        "commit_seconds",
        "refusals",
    ):
        assert f"quayside_{name}" in numbers
    assert 'path="/api/me"' in numbers
    assert "Rosa" not in numbers


def test_the_numbers_are_for_the_operator(start_server: Callable[..., Server]) -> None:
    def status(server: Server, **headers: str) -> int:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.get(f"{server.address}/metrics", headers=named, trust_env=False).status_code

    usual = start_server()
    assert status(usual) == 200  # from this machine
    assert status(usual, X_Forwarded_For="203.0.113.9") == 404
    assert status(usual, X_Forwarded_For="127.0.0.1") == 404, (
        "a proxy here, and somebody who claims to be here too"
    )
    assert status(start_server(metrics="open"), X_Forwarded_For="203.0.113.9") == 200
    token = "a" * 32
    guarded = start_server(metrics=token)
    assert (status(guarded), status(guarded, Authorization=f"Bearer {token[1:]}")) == (404, 404)
    assert status(guarded, Authorization=f"Bearer {token}", X_Forwarded_For="203.0.113.9") == 200


# Settings


def test_settings_come_from_the_command_line_then_the_environment() -> None:
    environment = {"QUAYSIDE_PORT": "9000", "QUAYSIDE_BOT_PAUSE": "0.5", "QUAYSIDE_LOG_LEVEL": "warning"}
    settings = Settings.read({"port": 9001, "host": None}, environment)
    assert (settings.port, settings.bot_pause, settings.log_level, settings.host) == (
        9001,
        0.5,
        "warning",
        "127.0.0.1",
    )
    assert Settings.read({}, settings.environment()) == settings


@pytest.mark.parametrize(
    "environment",
    [
        {"PORT": "many"},
        {"PORT": "70000"},
        {"WORKERS": "2"},
        {"WORKERS": "2", "CHANNELS": "redis://localhost"},
        {"WORKERS": "2", "DATABASE": "postgresql+asyncpg://localhost/quayside"},
        {"CHANNELS": "postgres"},
        {"CHANNELS": "pigeons"},
        {"METRICS": "short"},
        {"DATABASE": "mysql://localhost/quayside"},
        {"LOG_LEVEL": "loud"},
    ],
)
def test_settings_that_cannot_be_are_refused_in_one_sentence(environment: dict[str, str]) -> None:
    with pytest.raises(SettingsError) as refused:
        Settings.read({}, {f"QUAYSIDE_{name}": value for name, value in environment.items()})
    assert "\n" not in str(refused.value)


def test_the_usual_database_is_in_the_users_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings.read({}, {}).database == sqlite_url(tmp_path / "quayside" / "quayside.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Settings.read({}, {}).database == sqlite_url(tmp_path / ".local/share/quayside/quayside.db")


# The database


async def migrated_by_two(database: str) -> list[object]:
    """How a database differs from the schema when two processes have brought it up to date at once, and one again."""

    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    engines = [open_engine(database), open_engine(database)]
    await asyncio.gather(*[migrate(engine) for engine in engines])
    await migrate(engines[0])
    async with engines[0].connect() as connection:
        found = await connection.run_sync(differences)
    for engine in engines:
        await engine.dispose()
    return found


def test_a_migrated_database_is_what_the_schema_says(tmp_path: Path) -> None:
    assert asyncio.run(migrated_by_two(sqlite_url(tmp_path / "quayside.db"))) == []


def test_a_new_file_that_another_process_writes_to_is_waited_for(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "quayside.db", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    threading.Timer(0.3, lambda: other.execute("ROLLBACK")).start()
    assert asyncio.run(migrated_by_two(sqlite_url(tmp_path / "quayside.db"))) == []
    assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    other.close()


def test_the_same_on_postgresql(postgres: Postgres) -> None:
    assert asyncio.run(migrated_by_two(postgres.database())) == []


# Texts


def cited() -> set[str]:
    """The ids of all refusals and problems that the code of the server can raise."""
    found: set[str] = set()
    for path in TABLE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        found |= {f"why-{rule}" for rule in re.findall(r'Refusal\(\s*"(table\.\w+)"', source)}
        found |= {f"problem-{code}" for code in re.findall(r'words\.problem\("(\w+)"\)', source)}
    return {name.replace(".", "-").replace("_", "-") for name in found}


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_can_be_said_in_every_language(lang: str) -> None:
    texts = Texts(lang, [TABLE / "text" / f"{lang}.ftl"])
    assert cited() - set(texts) == set()
    refusals = {name for name in texts if name.startswith("why-")}
    assert refusals - cited() == set(), "said by nobody"


def test_the_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, *others = [Texts(lang, [TABLE / "text" / f"{lang}.ftl"]) for lang in languages()]
    for other in others:
        assert set(other) == set(english)
        assert {name: other.needs(name) for name in other} == {name: english.needs(name) for name in english}
