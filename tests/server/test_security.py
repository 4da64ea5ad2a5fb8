"""What the server keeps to itself, and from whom it takes orders."""

from __future__ import annotations

import asyncio
import http.cookies
import json
import logging
import re
import socket
import sqlite3
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar import get
from sqlalchemy import Connection
from websockets.exceptions import InvalidStatus

from quayside.server import words
from quayside.server.http.cookies import parser_is_slow
from quayside.server.http.hosts import Hosts
from quayside.server.migrations import migrate
from quayside.server.net import door
from quayside.server.observe import JsonLines
from quayside.server.settings import Settings, SettingsError
from quayside.server.store.schema import metadata
from quayside.server.store.store import open_engine, sqlite_url
from quayside.voice import languages
from quayside.voice.texts import Texts

from ..servers import Postgres
from .players import PATIENCE, Player, Server, settings_in, wait_for

PACKAGE = Path(__file__).parents[2] / "src" / "quayside"
ROOMS = [PACKAGE / "study", PACKAGE / "table", PACKAGE / "server"]


# Origins


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": ""}, 403),
        ({"Origin": "http://[::1"}, 403),
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


@pytest.mark.parametrize("origin", ["http://evil.example", "http://[::1"])
def test_other_websites_cannot_open_a_connection(
    player: Player, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(InvalidStatus):
        player.connect("anytable", Origin=origin)
    assert not [record for record in caplog.records if record.exc_info]


def test_reading_needs_no_origin(server: Server) -> None:
    answer = httpx.get(f"{server.address}/api/me", headers={"Origin": "http://evil.example"}, trust_env=False)
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


# Hosts


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/docs", "/healthz", "/metrics"])
def test_a_page_that_calls_this_machine_by_a_name_of_its_own_learns_nothing(
    server: Server, path: str
) -> None:
    evil = {"Host": f"evil.example:{server.port}", "Origin": f"http://evil.example:{server.port}"}
    answer = httpx.get(server.address + path, headers=evil, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (421, "table.foreign_host")
    assert "QUAYSIDE_HOSTS" in answer.json()["sentence"]


def test_such_a_page_cannot_open_a_connection(server: Server, player: Player) -> None:
    with pytest.raises(InvalidStatus):
        player.connect("anytable", Host="evil.example", Origin="http://evil.example")


@pytest.mark.parametrize(
    ("listens", "settings", "known", "unknown"),
    [
        (
            "127.0.0.1",
            {},
            ["localhost", "LocalHost:8000", "127.0.0.1:80", "127.0.0.2", "[::1]:8000", "localhost."],
            ["evil.example", "localhost.evil.example", "192.168.0.7", "[fd00::7]:8000", "", "::1]", "*"],
        ),
        (
            "127.0.0.1",
            {"address": "https://play.example.org", "hosts": "quay.example, Other.Example:8443"},
            ["play.example.org", "quay.example:8000", "other.example", "localhost"],
            ["example.org", "192.168.0.7"],
        ),
        (
            "0.0.0.0",
            {},
            ["192.168.0.7:8000", "[fd00::7]", "localhost", socket.gethostname(), f"{socket.gethostname()}.local"],
            ["evil.example", "192.168.0.7.evil.example"],
        ),
        ("::", {"hosts": "*"}, ["evil.example", "192.168.0.7"], []),
    ],
    ids=["on loopback", "with names", "beyond loopback", "any"],
)  # fmt: skip
def test_a_server_answers_to_its_own_names(
    listens: str, settings: dict[str, Any], known: list[str], unknown: list[str]
) -> None:
    hosts = Hosts(Settings(host=listens, **settings))
    assert [host for host in known if not hosts.know(host)] == []
    assert [host for host in unknown if hosts.know(host)] == []


# Bodies


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "text/json"])
def test_a_body_says_that_it_is_json(server: Server, kind: str | None) -> None:
    headers = {"Accept-Language": "zh", **({} if kind is None else {"Content-Type": kind})}
    answer = httpx.post(
        f"{server.address}/api/guests", content=b'{"name":"Rosa"}', headers=headers, trust_env=False
    )
    assert (answer.status_code, answer.json()["code"]) == (415, "table.json_only")
    assert "JSON" in answer.json()["sentence"]


def test_json_may_name_its_letters_and_no_body_need_be_json(server: Server, player: Player) -> None:
    answer = player.http.post(
        "/api/guests",
        content=b'{"name":"Diego"}',
        headers={"Content-Type": "Application/JSON; charset=utf-8"},
    )
    assert answer.status_code == 201
    assert player.http.delete("/api/sessions").status_code == 204


# Cookies


def https(server: Server) -> httpx.Client:
    """A browser that reaches the server through a proxy with TLS."""
    return httpx.Client(
        base_url=server.address, headers={"X-Forwarded-Proto": "https", "Origin": "https://localhost", "Host": "localhost"},
        trust_env=False,
    )  # fmt: skip


def kept(answer: httpx.Response) -> dict[str, str]:
    """The cookies it sets, by name."""
    return {line.partition("=")[0]: line for line in answer.headers.get_list("set-cookie")}


def test_by_https_the_cookie_is_this_hosts_and_no_ones_else(server: Server) -> None:
    line = kept(https(server).post("/api/guests", json={"name": "Rosa"}))["__Host-quayside_session"]
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= {
        part.strip().lower() for part in line.split(";")
    }
    assert "domain" not in line.lower()


def test_by_http_the_cookie_has_its_plain_name(server: Server, player: Player) -> None:
    assert set(player.http.cookies) == {"quayside_session"}


def test_a_session_of_before_goes_on_under_the_safer_name(server: Server, player: Player) -> None:
    token = player.http.cookies["quayside_session"]
    browser = https(server)
    back = browser.get("/api/me", headers={"Cookie": f"quayside_session={token}"})
    assert back.json()["person"]["id"] == player.id
    assert token in kept(back)["__Host-quayside_session"]
    assert "Max-Age=0" in kept(back)["quayside_session"]
    later = browser.get("/api/me", headers={"Cookie": f"__Host-quayside_session={token}"})
    assert later.json()["person"]["id"] == player.id
    assert kept(later) == {}


def test_the_safer_cookie_is_believed_before_the_plain_one(server: Server) -> None:
    mine, slipped = server.players("Rosa", "Mallory")
    tokens = [each.http.cookies["quayside_session"] for each in (mine, slipped)]
    both = f"quayside_session={tokens[1]}; __Host-quayside_session={tokens[0]}"
    assert https(server).get("/api/me", headers={"Cookie": both}).json()["person"]["id"] == mine.id


def test_signing_out_takes_every_cookie_of_ours_away(server: Server, player: Player) -> None:
    token = player.http.cookies["quayside_session"]
    both = f"__Host-quayside_session={token}; other=1; quayside_session={token}"
    gone = kept(https(server).delete("/api/sessions", headers={"Cookie": both}))
    assert set(gone) == {"quayside_session", "__Host-quayside_session"}
    assert all("Max-Age=0" in line for line in gone.values())
    assert player.call("GET", "/api/me")["person"] is None


def test_other_cookies_are_never_parsed(
    server: Server, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[object] = []
    monkeypatch.setattr("litestar._parsers.unquote_cookie", parsed.append)
    monkeypatch.setattr("litestar.connection.base.parse_cookie_string", parsed.append)
    token = player.http.cookies["quayside_session"]
    hostile = (
        f'a="{chr(92) + chr(34):s}"; b; =; quayside_session={token}; quayside_session={"x" * 200}; c=\xff'
    )
    for path in ("/api/me", "/", "/api/docs", "/api/nothing", "/api/tables", "/healthz"):
        player.http.get(path, headers={b"Cookie": hostile.encode("latin-1")}, timeout=PATIENCE)
    assert (
        player.http.get("/api/me", headers={b"Cookie": hostile.encode("latin-1")}).json()["person"]["id"]
        == player.id
    )
    player.hello(player.create_table())
    assert parsed == []


def test_a_python_with_the_quadratic_cookie_parser_is_recognized() -> None:
    calls: list[str] = []

    def note(_frame: object, event: str, function: object) -> None:
        if event == "c_call":
            calls.append(getattr(function, "__name__", ""))

    sys.setprofile(note)
    http.cookies._unquote('"' + chr(92) * 40 + '"')
    sys.setprofile(None)
    assert parser_is_slow() == (
        calls.count("search") > 2
    )  # once and again from every sign, or all of it once


# Headers


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/docs", "/api/nothing", "/tables/abc", "/no.js"])
def test_every_answer_carries_the_policy(server: Server, path: str) -> None:
    headers = httpx.get(server.address + path, trust_env=False, timeout=PATIENCE).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    # Python in the page is WebAssembly, and that may be compiled; nothing else is
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/", "/api/docs"])
def test_our_own_pages_obey_the_policy(
    start_server: Callable[..., Server], tmp_path: Path, path: str
) -> None:
    server = start_server(client=str(tmp_path / "not built"))  # the client has tests of its own
    page = httpx.get(server.address + path, trust_env=False, timeout=PATIENCE).text
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
    answer = httpx.post(f"{server.address}/api/guests", json={"name": "x" * 70_000}, trust_env=False)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_the_limit_of_a_body_is_a_setting(start_server: Callable[..., Server]) -> None:
    url = start_server(body_limit=2000).address + "/api/guests"
    answers = [httpx.post(url, json={"name": "x" * length}, trust_env=False) for length in (100, 3000)]
    assert [answer.json()["code"] for answer in answers] == ["table.name_long", "too_large"]


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
        head = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
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
    for path in [path for room in ROOMS for path in room.rglob("*.py")]:
        source = path.read_text(encoding="utf-8")
        found |= {f"why-{rule}" for rule in re.findall(r'Refusal\(\s*"(table\.\w+)"', source)}
        found |= {f"problem-{code}" for code in re.findall(r'words\.problem\("(\w+)"\)', source)}
    return {name.replace(".", "-").replace("_", "-") for name in found}


@pytest.mark.parametrize("lang", languages())
def test_every_refusal_can_be_said_in_every_language(lang: str) -> None:
    texts = Texts(lang, [PACKAGE / "server" / "text" / f"{lang}.ftl"])
    assert cited() - set(texts) == set()
    refusals = {name for name in texts if name.startswith("why-")}
    assert refusals - cited() == set(), "said by nobody"


def test_a_refusal_needs_no_file(server: Server, player: Player, touched: list[str]) -> None:
    player.call("GET", "/api/nothing", status=404)
    player.call("POST", "/api/tables/none/start", status=404)
    touched.clear()
    for lang in words.LANGUAGES:
        player.http.headers["Accept-Language"] = lang
        player.call("GET", "/api/nothing", status=404)
        player.call("POST", "/api/tables/none/start", status=404)
    assert door.cut_off(431)
    assert touched == []


@pytest.fixture
def touched() -> Iterator[list[str]]:
    """The files and folders that were opened or listed, by anything in this process."""
    found: list[str] = []
    listening = True

    def note(event: str, facts: tuple[object, ...]) -> None:
        if listening and event in ("open", "os.listdir", "os.scandir"):
            found.append(str(facts[0]))

    sys.addaudithook(note)  # for good, so it is told when to stop
    yield found
    listening = False


def test_the_languages_have_the_same_messages_with_the_same_facts() -> None:
    english, *others = [Texts(lang, [PACKAGE / "server" / "text" / f"{lang}.ftl"]) for lang in languages()]
    for other in others:
        assert set(other) == set(english)
        assert {name: other.needs(name) for name in other} == {name: english.needs(name) for name in english}


# What nobody thought of


@pytest.mark.parametrize(
    ("method", "path"),
    [("PUT", "/"), ("PATCH", "/api/me"), ("GET", "/api/nothing"), ("PROPFIND", "/"), ("POST", "/nowhere")],
)
def test_what_no_route_answers_counts_as_a_request_too(
    start_server: Callable[..., Server], method: str, path: str
) -> None:
    server = start_server(allowance=0.02)  # ten at once, and one more a second
    with httpx.Client(base_url=server.address, trust_env=False) as guest:
        codes = [guest.request(method, path).status_code for _ in range(60)]
    assert codes[0] in (404, 405)
    assert 429 in codes


def test_bytes_that_are_no_text_are_a_bad_request(server: Server) -> None:
    how = {"Content-Type": "application/json"}
    for body in (b'{"name":"\xff"}', b"\xff\xfe", b'{"\xc3\x28": 1}'):
        answer = httpx.post(f"{server.address}/api/guests", content=body, headers=how, trust_env=False)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_line_of_chat_holds_nothing_that_a_database_cannot_keep(server: Server) -> None:
    rosa = server.player("Rosa")
    rosa.hello(rosa.create_table())
    assert rosa.act(type="chat", text="a\0b")["code"] == "malformed"
    assert rosa.act(type="chat", text="first\nsecond \u7b2c\u4e8c")["type"] == "accepted"
