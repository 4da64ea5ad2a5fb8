"""The instrument that says how long anything has held the event loop."""

from __future__ import annotations

import asyncio
import threading
import tomllib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import argon2
import httpx
import pytest
from litestar._openapi.plugin import OpenAPIPlugin

import quayside
from quayside.games.lisboa import components
from quayside.server import words
from quayside.server.http import pages
from quayside.server.live import BREATH
from quayside.server.people import people
from quayside.server.store.store import sqlite_url
from quayside.server.turns import A_SECOND, HOLD, LATE, LONGEST, Turns
from quayside.table.chance import Chance
from quayside.table.fold import Table
from quayside.voice import languages
from quayside.voice.rulebook import Rulebook, rulebook, title

from .endings import finish, on_loop, whole_turn, with_account
from .harbours import opened, table
from .players import PATIENCE, Server, wait_for


def sums() -> tuple[float, float]:
    return tuple(metric._sum.get() for metric in (LATE, HOLD))


def longest() -> Any:
    return LONGEST._value.get()


def test_our_own_work_is_a_hold_and_a_busy_machine_is_not() -> None:
    turns, before = Turns(), sums()
    turns.note(late=0.3, worked=0.25)
    assert longest() == 0.25
    turns.note(late=0.9, worked=0.001)
    turns.note(late=0.0, worked=0.02)
    assert longest() == 0.25
    late, hold = (after - earlier for after, earlier in zip(sums(), before, strict=True))
    assert late == pytest.approx(1.2)
    assert hold == pytest.approx(0.251)


def test_the_longest_hold_is_forgotten_after_a_minute() -> None:
    turns = Turns()
    turns.note(0.5, 0.5)
    for _ in range(60 * A_SECOND - 1):
        turns.note(0.0, 0.0)
        assert longest() == 0.5
    for _ in range(A_SECOND):
        turns.note(0.001, 0.001)
    assert longest() == 0.001


def test_an_operator_sees_it(server: Server) -> None:
    numbers = server.player("Rosa").http.get("/metrics").text
    for name in ("loop_longest_hold_seconds", "loop_hold_seconds_bucket", "loop_late_seconds_bucket"):
        assert f"\nquayside_{name}" in numbers
    for name in ("messages_total", "held_back_total"):
        assert f"\nquayside_{name}" in numbers


# What takes long is done elsewhere, or a little at a time


class Work:
    """Which threads did something, and how much of it the event loop did in one turn."""

    def __init__(self) -> None:
        self.threads: Counter[int] = Counter()
        self._of_turn = 0
        self.most_in_a_turn = 0

    def note(self) -> None:
        self.threads[threading.get_ident()] += 1
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # in a thread of its own
            return
        if not self._of_turn:
            loop.call_soon(self._end_turn)
        self._of_turn += 1
        self.most_in_a_turn = max(self.most_in_a_turn, self._of_turn)

    def _end_turn(self) -> None:
        self._of_turn = 0


def watched(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Work:
    work, do = Work(), getattr(owner, name)

    def noted(*args: Any, **more: Any) -> Any:
        work.note()
        return do(*args, **more)

    monkeypatch.setattr(owner, name, noted)
    return work


@pytest.fixture
def moves(monkeypatch: pytest.MonkeyPatch) -> Work:
    return watched(monkeypatch, Chance, "play")


def only_elsewhere(work: Work) -> bool:
    return work.threads.total() > 0 and work.most_in_a_turn == 0


def test_the_documents_of_the_api_are_written_elsewhere_and_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_out = watched(monkeypatch, OpenAPIPlugin, "_build_openapi")
    written = watched(monkeypatch, pages, "completed")
    with ThreadPoolExecutor(4) as guests:
        paths = ["/api/docs", "/api/docs/openapi.json"] * 4
        answers = list(guests.map(lambda path: httpx.get(server.address + path, trust_env=False), paths))
    assert all(answer.is_success for answer in answers)
    assert "/api/tables" in answers[1].json()["paths"]
    assert only_elsewhere(found_out)
    assert only_elsewhere(written)
    assert found_out.threads.total() == 1


def test_rulebooks_are_read_elsewhere(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    read = watched(monkeypatch, Rulebook, "__init__")
    rosa = server.player("Rosa")
    table = rosa.create_table("lisboa", 2, seats=["me", "me"], start=True)
    pages = [f"/table/{table}", f"/replay/{table}?ply=0", f"/embed/replay/{table}", "/learn/lisboa", "/"]
    for path in (
        "/api/games",
        "/api/games/lisboa/rulebook?lang=zh",
        "/rules/lisboa",
        *pages,
        f"/pictures/table/{table}.png",
    ):
        rulebook.cache_clear()
        assert rosa.http.get(path).is_success
    assert rosa.hello(table)["legal"]
    assert rosa.move("nonsense")["type"] == "refused"
    assert only_elsewhere(read)


def test_a_rulebook_is_not_read_for_its_title(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What links, notices and pushes need of it."""
    read = watched(monkeypatch, Rulebook, "__init__")
    rosa = server.player("Rosa")
    table = rosa.create_table("lisboa", 2, seats=["me", "me"], start=True)
    rulebook.cache_clear()
    for path in (f"/table/{table}", f"/replay/{table}?ply=0", "/learn/lisboa", "/api/games"):
        assert rosa.http.get(path).is_success
    assert read.threads.total() == 0
    assert [title("lisboa", lang) == rulebook("lisboa", lang).title for lang in languages()] == [True, True]


def test_files_of_the_client_are_read_elsewhere(
    start_server: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of the Python for pages are long."""
    built = tmp_path / "dist"
    built.mkdir()
    (built / "index.html").write_text("<title>Quayside</title>")
    (built / "python.wasm").write_bytes(bytes(1000))
    server = start_server(client=str(built))
    read = watched(monkeypatch, Path, "read_bytes")
    for _ in range(2):
        assert len(httpx.get(f"{server.address}/python.wasm", trust_env=False).content) == 1000
    assert only_elsewhere(read)
    assert read.threads.total() == 1


def test_passwords_are_hashed_elsewhere(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    hashed = watched(monkeypatch, argon2.low_level, "hash_secret")
    monkeypatch.setattr(argon2._password_hasher, "hash_secret", argon2.low_level.hash_secret)
    verified = watched(monkeypatch, people, "_verify")
    rosa = with_account(server, "Rosa")
    for password in ("correct horse", "wrong horse"):
        rosa.http.post("/api/sessions", json={"name": rosa.name, "password": password})
    assert only_elsewhere(hashed)
    assert only_elsewhere(verified)


def test_an_owners_values_are_read_elsewhere(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """When his table is opened, and when somebody comes to it after a restart."""
    read = watched(monkeypatch, tomllib, "loads")
    text = quayside.game("lisboa").components_template().replace("start_wigs = 0", "start_wigs = 5")
    rosa = server.player("Rosa")
    table = rosa.create_table(
        "lisboa", 2, options={"components": text}, seats=["me", "me"], start=True, visibility="public"
    )
    assert rosa.hello(table)["legal"]
    rosa.move(rosa.update["legal"][0])
    rosa.leave()
    forget(server, table)
    assert rosa.hello(table)["ply"] == 1
    assert rosa.move("nonsense")["type"] == "refused"
    assert rosa.call("GET", f"/api/tables/{table}")["options"] != {}
    assert read.threads.total() > 1
    assert only_elsewhere(read)


def test_an_owners_values_that_were_forgotten_are_read_again_elsewhere(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have brought so many that ours are no longer kept: before a game begins, and before a rematch."""
    read = watched(monkeypatch, tomllib, "loads")
    text = quayside.game("lisboa").components_template().replace("start_wigs = 0", "start_wigs = 5")
    rosa = server.player("Rosa")
    components._read.clear()
    table = rosa.create_table("lisboa", 2, options={"components": text}, seats=["me", "me"])
    components._read.clear()
    rosa.call("POST", f"/api/tables/{table}/start")
    finish(server, table)
    components._read.clear()
    rosa.call("POST", f"/api/tables/{table}/rematch")
    assert read.threads.total() >= 3
    assert only_elsewhere(read)


def test_requests_do_not_wait_for_the_threads_in_which_others_work(server: Server) -> None:
    """What stands before every route is done at once, however many threads somebody keeps busy."""
    done = threading.Event()

    async def take_all() -> None:
        loop = asyncio.get_running_loop()
        for _ in range(100):
            loop.run_in_executor(None, done.wait, PATIENCE)

    on_loop(server, take_all())
    try:
        answer = httpx.get(f"{server.address}/api/me", trust_env=False, timeout=PATIENCE / 2)
        assert answer.json() == {"person": None}
    finally:
        done.set()


def test_whoever_asks_for_much_at_once_waits_for_himself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are replayed for everybody one after the other: Rosa's does not wait for all of Mallory's."""
    mallory, rosa = server.players("Mallory", "Rosa")
    tables = [who.create_table("manila", 3, seats=["me"] * 3, start=True) for who in (mallory, rosa)]
    for player, own in zip((mallory, rosa), tables, strict=True):
        player.call("GET", f"/api/tables/{own}")
    go_on, under_way, at_once = threading.Event(), list[int](), list[int]()
    look = Table.at_ply

    def slowly(self: Table, ply: int) -> Any:
        """Mallory's take until they may go on."""
        if self.facts.id != tables[0]:
            return look(self, ply)
        under_way.append(ply)
        at_once.append(len(under_way))
        assert go_on.wait(PATIENCE)
        under_way.pop()
        return look(self, ply)

    monkeypatch.setattr(Table, "at_ply", slowly)
    how: Any = {"cookies": dict(mallory.http.cookies), "trust_env": False, "timeout": 2 * PATIENCE}
    with ThreadPoolExecutor(10) as guests:
        path = f"{server.address}/api/tables/{tables[0]}/view"
        ask = [guests.submit(httpx.get, path, **how) for _ in range(10)]
        try:
            wait_for(lambda: under_way, "the first to be begun")
            rosa.call("GET", f"/api/tables/{tables[1]}/view")
            assert at_once == [1]
        finally:
            go_on.set()
        assert all(each.result(2 * PATIENCE).is_success for each in ask)
    assert at_once == [1] * 10


def forget(server: Server, table: str) -> None:
    """As after a restart, with what was read and said."""

    async def forgotten() -> None:
        harbour = server.app.state.harbour
        del harbour.tables[table]
        harbour._known.pop(table, None)
        words._voice.cache_clear()
        components._read.clear()

    on_loop(server, forgotten())


def test_games_are_looked_back_at_elsewhere(server: Server, moves: Work) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table("puerto_rico", 3, seats=["me", "me", "me"], start=True)
    finish(server, table)
    record = rosa.call("GET", f"/api/tables/{table}/record")
    moves.most_in_a_turn = 0
    for path in ("view?ply=100", "story", "story?views=true&first=40", "record"):
        before = moves.threads.total()
        rosa.call("GET", f"/api/tables/{table}/{path}")
        assert moves.threads.total() - before >= 90
    before = moves.threads.total()
    rosa.call("POST", "/api/records", record)
    assert moves.threads.total() - before >= len(record["moves"])
    assert only_elsewhere(moves)


def test_to_go_back_far_or_to_load_a_long_log_is_done_elsewhere(server: Server, moves: Work) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table("puerto_rico", 3, seats=["me", "me", "me"], start=True)

    async def play_on(plies: int) -> None:
        live = await server.app.state.harbour.find(table)
        while live.table.ply < plies:
            await live.act(whole_turn)

    for _ in range(5):
        on_loop(server, play_on(200))
        update = rosa.hello(table)
        moves.most_in_a_turn = 0
        before = moves.threads.total()
        assert rosa.act(type="askundo", ply=60, seq=update["seq"])["type"] == "accepted"
        rosa.at(update["seq"] + 2)
        assert rosa.update["ply"] == 60
        assert moves.threads.total() - before == 60, "once, though it is looked at before it is written"
        assert only_elsewhere(moves)
    rosa.leave()
    forget(server, table)
    before = moves.threads.total()
    assert rosa.hello(table)["ply"] == 60
    assert moves.threads.total() - before > 5 * 200
    assert only_elsewhere(moves)


def test_no_message_has_more_moves_than_a_turn_may_take(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "me", "me"], start=True)
    rosa.hello(table)
    seq = rosa.update["seq"]
    assert rosa.draft(*["bid 1"] * 64)["type"] == "drafted"
    for kind, more in (("draft", {"id": 1}), ("commit", {"key": "12345678"})):
        rosa.say(type=kind, seq=seq, moves=["bid 1"] * 65, **more)
        assert rosa.expect("problem")["code"] == "malformed"


def test_what_another_process_has_written_is_taken_in_a_little_at_a_time(tmp_path: Path, moves: Work) -> None:
    database = sqlite_url(tmp_path / "quayside.db")

    async def written_and_read() -> None:
        async with opened(database) as one, opened(database) as other:
            id = (await table(one, "Rosa", "Kim", "Diego")).table.facts.id
            here, there = await one.find(id), await other.find(id)
            while not here.table.over:
                await here.act(whole_turn)
            moves.most_in_a_turn = 0
            await there.catch_up()
            assert there.table.ply == here.table.ply > BREATH

    asyncio.run(written_and_read())
    assert 0 < moves.most_in_a_turn < BREATH + 64
