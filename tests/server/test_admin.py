"""`quayside admin`, as an operator uses it: beside a running server, on real databases."""

from __future__ import annotations

import asyncio
import gzip
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from prometheus_client import Counter, Gauge, Histogram
from sqlalchemy import select, text, update

from quayside.cli import main
from quayside.server import observe
from quayside.server.live import Harbour, LiveTable
from quayside.server.operator.backup import KEPT, backup
from quayside.server.people import people
from quayside.server.settings import Settings
from quayside.server.store import schema
from quayside.server.store.store import open_engine, sqlite_url
from quayside.table import entries, play
from quayside.table.ids import mark

from .endings import finish, hash_quickly, seed_of, with_account
from .harbours import opened, table
from .players import Player, Server, seated

BROKEN = 1
REFUSED = 2
UNCHECKED = 3


class Operator:
    """Somebody at the command line."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self._capsys = capsys

    def does(self, *words: str | Path, code: int = 0) -> str:
        """What a command prints."""
        self._capsys.readouterr()
        assert main(["admin", *map(str, words), "--database", self.database]) == code, (
            self._capsys.readouterr()
        )
        return self._capsys.readouterr().out

    def is_told(self, *words: str | Path) -> str:
        """The one sentence with which it is refused."""
        self._capsys.readouterr()
        assert main(["admin", *map(str, words), "--database", self.database]) == REFUSED
        out, err = self._capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1, err
        return err

    def at(self, database: str) -> Operator:
        return Operator(database, self._capsys)


@pytest.fixture(params=["sqlite", "postgres"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Addresses of databases that hold nothing."""
    if request.param == "postgres":
        made: Callable[[], str] = request.getfixturevalue("postgres").database
        return made
    numbers = iter(range(100))
    return lambda: sqlite_url(tmp_path / f"harbour{next(numbers)}" / "quayside.db")


@pytest.fixture
def operator(new_database: Callable[[], str], capsys: pytest.CaptureFixture[str]) -> Operator:
    operator = Operator(new_database(), capsys)
    operator.does("migrate")
    return operator


@pytest.fixture
def local(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Operator:
    """Where the kind of database makes no difference: SQLite."""
    operator = Operator(sqlite_url(tmp_path / "quayside.db"), capsys)
    operator.does("migrate")
    return operator


async def play_on(live: LiveTable, chooser: random.Random, moves: int = 5000) -> None:
    """Any legal moves, one by one, to the end or so many."""
    for _ in range(moves):
        state = live.table.state
        if state is None or state.to_play < 0:
            return
        who = live.table.seats[state.to_play].person
        assert who is not None
        move = state.notation(chooser.choice(state.legal()))
        await live.act(play.move(who, live.table.seq, [move]))


def in_harbour(database: str, work: Callable[[Harbour], Awaitable[Any]]) -> Any:
    """Does something at tables where nothing runs by itself."""

    async def do() -> Any:
        async with opened(database) as harbour:
            return await work(harbour)

    return asyncio.run(do())


class Games(NamedTuple):
    """A table that waits, one where a game runs, and one where it is over; and a backup of them."""

    waiting: str
    playing: str
    finished: str
    file: Path

    @property
    def by_status(self) -> dict[str, str]:
        return {"waiting": self.waiting, "playing": self.playing, "finished": self.finished}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Games:
    folder = tmp_path_factory.mktemp("games")

    async def fill(harbour: Harbour) -> list[str]:
        waiting = await table(harbour, "Rosa", "Ana", "Leo", start=False)
        playing = await table(harbour, "Rosa", "Ana", "Leo")
        finished = await table(harbour, "Rosa", "Ana", "Leo")
        await play_on(playing, random.Random(1), 20)
        await play_on(finished, random.Random(2))
        await finished.act(play.chat("ana", "Ana", "well played"))
        made = [waiting, playing, finished]
        assert [live.table.status for live in made] == ["waiting", "playing", "finished"]
        await backup(harbour.store.engine, folder / "games.gz")
        return [live.table.facts.id for live in made]

    waiting, playing, finished = in_harbour(sqlite_url(folder / "quayside.db"), fill)
    return Games(waiting, playing, finished, folder / "games.gz")


def execute(database: str, *statements: Any) -> None:
    """Changes what nobody should change."""

    async def do() -> None:
        engine = open_engine(database)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
        await engine.dispose()

    asyncio.run(do())


def contents(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """All that a database keeps."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        engine = open_engine(database)
        async with engine.connect() as connection:
            held = {
                name: [
                    tuple(row) for row in await connection.execute(select(kept).order_by(*kept.primary_key))
                ]
                for name, kept in KEPT.items()
            }
        await engine.dispose()
        return held

    return asyncio.run(read())


# Backups


def test_a_backup_taken_while_games_are_played_holds_every_move_accepted_before_it(
    operator: Operator, new_database: Callable[[], str], tmp_path: Path
) -> None:
    files = [tmp_path / f"{number}.backup.gz" for number in range(3)]
    promised: list[dict[str, int]] = []

    async def play_meanwhile(harbour: Harbour) -> None:
        games = [await table(harbour, "Rosa", "Ana", "Leo") for _ in range(4)]
        playing = [asyncio.create_task(play_on(live, random.Random(n))) for n, live in enumerate(games)]
        for file in files:
            promised.append({live.table.facts.id: live.table.seq for live in games})
            await asyncio.to_thread(operator.does, "backup", file)
        still_playing = [task for task in playing if not task.done()]
        assert still_playing, "the games were over before the last backup was taken"
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    in_harbour(operator.database, play_meanwhile)
    for file, accepted in zip(files, promised, strict=True):
        elsewhere = operator.at(new_database())
        elsewhere.does("restore", file)
        assert "All is in order." in elsewhere.does("check")
        log = contents(elsewhere.database)["log"]
        for id, seq in accepted.items():
            assert (id, seq) in {(row[0], row[1]) for row in log}


def test_games_go_on_from_a_backup(operator: Operator, games: Games) -> None:
    operator.does("restore", games.file)

    async def go_on(harbour: Harbour) -> None:
        live = await harbour.find(games.playing)
        await play_on(live, random.Random(3))
        assert live.table.status == "finished"

    in_harbour(operator.database, go_on)
    told = operator.does("check")
    assert "Replayed 3 tables" in told
    assert "All is in order." in told


def test_a_harbour_moves_from_sqlite_to_postgresql_and_back(
    local: Operator, postgres: Any, games: Games, tmp_path: Path
) -> None:
    there, back = local.at(postgres.database()), local.at(sqlite_url(tmp_path / "back" / "quayside.db"))
    local.does("restore", games.file)
    there.does("restore", games.file)
    there.does("backup", tmp_path / "back.gz")
    back.does("restore", tmp_path / "back.gz")
    assert contents(back.database) == contents(local.database)
    assert "All is in order." in there.does("check")


def test_a_backup_is_its_owners_alone_and_replaces_nothing_unasked(local: Operator, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    local.does("backup", file)
    assert file.stat().st_mode & 0o777 == 0o600
    assert "exists already" in local.is_told("backup", file)
    local.does("backup", file, "--force")
    assert "is a folder" in local.is_told("backup", tmp_path)
    assert "there is no folder" in local.is_told("backup", tmp_path / "nowhere" / "all.gz")
    assert [path.name for path in tmp_path.glob("*.gz*")] == ["all.gz"]
    assert list(tmp_path.glob(".all*")) == []


def test_a_database_that_holds_something_is_replaced_only_by_force(operator: Operator, games: Games) -> None:
    in_harbour(operator.database, lambda harbour: table(harbour, "Eva", "Ana", "Leo"))
    before = contents(operator.database)
    assert "not empty (1 tables and 4 people)" in operator.is_told("restore", games.file)
    assert contents(operator.database) == before
    operator.does("restore", games.file, "--force")
    assert [row[0] for row in contents(operator.database)["tables"]] == sorted(games[:3])
    assert "All is in order." in operator.does("check")


def test_a_damaged_backup_changes_nothing(operator: Operator, games: Games, tmp_path: Path) -> None:
    in_harbour(operator.database, lambda harbour: table(harbour, "Eva", "Ana", "Leo"))
    before = contents(operator.database)
    whole = games.file
    lines = gzip.decompress(whole.read_bytes()).splitlines(keepends=True)
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    damaged = {
        "cut off": whole.read_bytes()[:-200],
        "without its end": gzip.compress(b"".join(lines[:-1])),
        "without a row": gzip.compress(b"".join(lines[:row] + lines[row + 1 :])),
        "with half a row": gzip.compress(b"".join([*lines[:row], b'["a"]\n', *lines[row + 1 :]])),
        "with a row out of place": gzip.compress(b"".join([lines[0], lines[row], *lines[1:]])),
        "with a foreign table": gzip.compress(b"".join([lines[0], b'{"table":"ships"}\n', *lines[1:]])),
        "with a line that says nothing": gzip.compress(b"".join([lines[0], b"{}\n", *lines[1:]])),
        "of something else": b"a harbour is a place where ships are safe",
        "empty": b"",
        "of nothing": gzip.compress(b""),
    }
    for what, content in damaged.items():
        file = tmp_path / f"{what}.gz"
        file.write_bytes(content)
        assert "is not a whole backup" in operator.is_told("restore", file, "--force"), what
        assert contents(operator.database) == before, what
    assert "No such file" in operator.is_told("restore", tmp_path / "nowhere.gz")


def test_a_backup_by_a_newer_version_is_refused(local: Operator, tmp_path: Path) -> None:
    local.does("backup", tmp_path / "all.gz")
    lines = gzip.decompress((tmp_path / "all.gz").read_bytes()).splitlines(keepends=True)
    header = msgspec.json.decode(lines[0])
    for change in ({"revision": "9999"}, {"quayside_backup": 2}):
        newer = msgspec.json.encode({**header, **change}) + b"\n"
        (tmp_path / "newer.gz").write_bytes(gzip.compress(b"".join([newer, *lines[1:]])))
        assert "newer Quayside" in local.is_told("restore", tmp_path / "newer.gz", "--force")


def test_nothing_is_restored_under_a_running_server(
    new_database: Callable[[], str],
    start_server: Callable[..., Server],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    operator = Operator(new_database(), capsys)
    operator.does("migrate")
    operator.does("backup", tmp_path / "all.gz")
    server = start_server(database=operator.database)
    server.player("Rosa").create_table("manila", 3)
    assert "stop the server first" in operator.is_told("restore", tmp_path / "all.gz", "--force")
    assert "1 of 1" not in operator.does("tables", "--status", "closed")
    server.stop()
    operator.does("restore", tmp_path / "all.gz", "--force")


# The great check


def test_all_is_in_order_after_whatever_people_do(operator: Operator) -> None:
    """Take-backs, stand-ins, removals, chat: the lobby stays in step with the log."""

    async def live_a_little(harbour: Harbour) -> None:
        live = await table(harbour, "Rosa", "Ana", "Leo")
        chooser = random.Random(5)
        await play_on(live, chooser, 7)
        await live.act(lambda _: entries.UndoAsked(0, 3))
        await live.act(lambda _: entries.Undone(0, 3))
        await live.act(lambda _: entries.StoodIn(1, "greedy", "away"))
        await live.act(play.chat("leo", "Leo", "where is Ana?"))
        await live.act(play.come_back("ana", 1))
        await play_on(live, chooser, 5)
        await live.act(lambda _: entries.Left(2, "leo", "rosa"))
        await live.act(lambda _: entries.Abandoned("rosa"))
        await live.act(lambda _: entries.Closed("rosa"))

    in_harbour(operator.database, live_a_little)
    told = operator.does("check")
    assert "Replayed 1 tables" in told
    assert "All is in order." in told


def test_all_is_in_order_after_a_rematch_and_a_record_brought_from_elsewhere(
    start_server: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    server = start_server()
    rosa = server.player("Rosa")
    first = rosa.create_table("manila", 3, seats=["me", "me", "me"], start=True)
    finish(server, first)
    rosa.call("POST", f"/api/tables/{first}/rematch")
    record = rosa.call("GET", f"/api/tables/{first}/record")
    rosa.call("POST", "/api/records", record)
    rosa.call("POST", f"/api/tables/{first}/close")
    operator = Operator(server.settings.database, capsys)
    told = operator.does("check")
    assert "Replayed 3 tables" in told
    assert "All is in order." in told
    seed = str(seed_of(server, first))
    assert seed in operator.does("table", first)  # closed, but played to its end


def test_a_check_beside_running_games_finds_no_fault(operator: Operator) -> None:
    async def play_meanwhile(harbour: Harbour) -> None:
        games = [await table(harbour, "Rosa", "Ana", "Leo") for _ in range(3)]
        playing = [asyncio.create_task(play_on(live, random.Random(n))) for n, live in enumerate(games)]
        for _ in range(3):
            assert "All is in order." in await asyncio.to_thread(operator.does, "check")
        await asyncio.gather(*playing)

    in_harbour(operator.database, play_meanwhile)


log, tables, seats, results = schema.log, schema.tables, schema.seats, schema.results
other_move = entries.encode(entries.Moved(0, ["bid 1000"]))
foreign_move = entries.encode(entries.Moved(2, ["pass"]))
TAMPERED: dict[str, tuple[Any, Any, str]] = {  # what is changed, where, and a word of what is told
    "a move that is not legal": (update(log).values(entry=other_move), log.c.seq == 12, "entry 12"),
    "a move of somebody else": (update(log).values(entry=foreign_move), log.c.seq == 6, "entry 6"),
    "an entry that is not there": (log.delete(), log.c.seq == 9, "no entry 9"),
    "an end that was cut off": (log.delete(), log.c.seq > 15, "the lobby has"),
    "a log that is not there": (log.delete(), log.c.seq > 0, "no log"),
    "bytes": (update(log).values(entry=b"\xff\x00not json"), log.c.seq == 3, "entry 3"),
    "a seat beyond the table": (
        update(log).values(entry=entries.encode(entries.Sat(7, "ana"))),
        log.c.seq == 3,
        "seat 7",
    ),
    "two beginnings": (
        update(log).values(entry=entries.encode(entries.Started("x"))),
        log.c.seq == 10,
        "entry 10",
    ),
    "an undo into the future": (
        update(log).values(entry=entries.encode(entries.Undone(0, 4000))),
        log.c.seq == 10,
        "4000",
    ),
    "another seed": (update(tables).values(seed="4242424242"), tables.c.id.is_not(None), ""),
    "a seed that is none": (update(tables).values(seed="hidden-4242"), tables.c.id.is_not(None), "its facts"),
    "another status": (update(tables).values(status="closed"), tables.c.id.is_not(None), "status closed"),
    "another turn": (update(tables).values(turn="nobody"), tables.c.id.is_not(None), "turn nobody"),
    "somebody else's seat": (update(seats).values(person="eve"), seats.c.seat == 1, "seat 1"),
    "a seat too few": (seats.delete(), seats.c.seat == 2, "seat 2"),
    "another score": (update(results).values(score=9999), results.c.seat == 0, "the result of seat 0"),
    "no result": (results.delete(), results.c.seat == 1, "the result of seat 1"),
}


def test_whatever_was_tampered_with_is_found(local: Operator, games: Games) -> None:
    for what, (change, which, told) in TAMPERED.items():
        local.does("restore", games.file, "--force")
        changed = change.table
        at = changed.c.id if changed is tables else changed.c.table_id
        execute(local.database, change.where(which, at == games.finished))
        found = local.does("check", code=BROKEN)
        assert f"Broken: {games.finished}\n" in found, f"{what}: {found}"
        assert told in found, f"{what}: {found}"
        assert "4242" not in found.replace(games.finished, "")
    assert local.does("check", "--table", games.playing).endswith("All is in order.\n")


def test_a_tampered_log_is_found_on_postgresql_too(
    postgres: Any, games: Games, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(postgres.database(), capsys)
    operator.does("restore", games.file)
    change, which, _ = TAMPERED["a move that is not legal"]
    execute(operator.database, change.where(which, log.c.table_id == games.playing))
    assert f"Broken: {games.playing}\n" in operator.does("check", code=BROKEN)
    assert games.playing in operator.does("table", games.playing)


def test_a_game_by_other_rules_is_named_and_not_called_broken(local: Operator, games: Games) -> None:
    local.does("restore", games.file)
    execute(
        local.database,
        update(tables).values(version=99).where(tables.c.id == games.playing),
        update(tables).values(game="go").where(tables.c.id == games.waiting),
    )
    told = local.does("check", code=UNCHECKED)
    assert f"table {games.playing} was not replayed" in told
    assert f"table {games.waiting} was not replayed: there is no game go here" in told
    assert "Replayed 1 tables" in told


def test_rows_that_lead_nowhere_are_found_on_sqlite(local: Operator, games: Games) -> None:
    local.does("restore", games.file)

    async def orphan() -> None:
        engine = open_engine(local.database)
        async with engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            await connection.execute(
                update(log).values(table_id="gone").where(log.c.table_id == games.waiting)
            )
            await connection.commit()
        await engine.dispose()

    asyncio.run(orphan())
    told = local.does("check", code=BROKEN)
    assert "a row of log refers to one of tables that is not there" in told
    assert games.waiting in told


def test_a_postgresql_that_does_not_wait_for_the_disk_is_warned_of(
    postgres: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(postgres.database(), capsys)
    operator.does("migrate")
    assert "warning" not in operator.does("check")
    name = operator.database.rpartition("/")[2]
    execute(operator.database, text(f"ALTER DATABASE {name} SET synchronous_commit = off"))
    assert "synchronous_commit = off" in operator.does("check")


# Tables


def test_tables_are_listed_by_what_they_are(operator: Operator, games: Games) -> None:
    operator.does("restore", games.file)
    everything = operator.does("tables")
    assert all(id in everything for id in games.by_status.values())
    for status, id in games.by_status.items():
        listed = operator.does("tables", "--status", status)
        assert [line.split()[0] for line in listed.splitlines()] == ["TABLE", id]
    assert len(operator.does("tables", "--person", "Rosa").splitlines()) == 4
    assert len(operator.does("tables", "--person", "Eve").splitlines()) == 1
    assert len(operator.does("tables", "--game", "go").splitlines()) == 1
    assert len(operator.does("tables", "--idle", "1").splitlines()) == 1
    assert len(operator.does("tables", "--limit", "2").splitlines()) == 3
    execute(operator.database, update(tables).values(updated=0).where(tables.c.id == games.playing))
    assert games.playing in operator.does("tables", "--idle", "1")


def test_a_table_is_told_without_its_seed_until_the_game_is_over(operator: Operator, games: Games) -> None:
    operator.does("restore", games.file)
    seeds = {row[0]: row[4] for row in contents(operator.database)["tables"]}
    for status, id in games.by_status.items():
        told = operator.does("table", id)
        assert (seeds[id] in told) == (status == "finished")
        assert "Rosa" in told
    playing = operator.does("table", games.playing)
    assert re.search(r"^log +25 entries: 20 moved, 1 opened, 3 sat, 1 started$", playing, re.MULTILINE)
    everything = operator.does("tables") + operator.does("check") + playing
    assert not [seed for seed in seeds.values() if seed in everything]
    assert "there is no table nowhere" in operator.is_told("table", "nowhere")


def test_a_table_is_found_by_the_mark_that_the_log_has_for_it(operator: Operator, games: Games) -> None:
    operator.does("restore", games.file)
    for id in games.by_status.values():
        assert mark(id) not in id
        by_mark, by_id = (
            re.sub(r"\d+ \w+ ago", "", operator.does("table", which)) for which in (mark(id), id)
        )
        assert by_mark == by_id
        assert id in by_mark
    unknown = mark("p8kthgaxgshj647a")
    assert f"there is no table {unknown}" in operator.is_told("table", unknown)
    assert operator.is_told("table", mark(games.playing)[:9])


# People, at a server that runs


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    hash_quickly(monkeypatch)
    monkeypatch.setattr(people, "REMEMBERED", 0.0)


@pytest.fixture
def harbour(
    start_server: Callable[..., Server],
    new_database: Callable[[], str],
    capsys: pytest.CaptureFixture[str],
    quick_passwords: None,
) -> tuple[Server, Operator]:
    database = new_database()
    return start_server(database=database), Operator(database, capsys)


def test_people_are_listed_and_found(harbour: tuple[Server, Operator]) -> None:
    server, operator = harbour
    rosa, leo = with_account(server, "Rosa"), server.player("Leo")
    assert rosa.id is not None
    assert leo.id is not None
    assert rosa.id in operator.does("users")
    assert leo.id not in operator.does("users")
    assert leo.id in operator.does("users", "--guests")
    assert rosa.id in operator.does("users", "ROS")
    assert rosa.id not in operator.does("users", "%")
    assert leo.id in operator.does("users", leo.id, "--guests")


def test_a_lost_password_is_replaced_by_a_code_that_works_once(harbour: tuple[Server, Operator]) -> None:
    server, operator = harbour
    rosa = with_account(server, "Rosa")
    assert rosa.name is not None
    code = operator.does("reset-password", rosa.name.upper()).strip()
    assert rosa.call("GET", "/api/me")["person"] is None
    again = Player(server.address)
    again.call("POST", "/api/sessions", {"name": rosa.name, "password": "correct horse"}, status=401)
    with_code = {"name": rosa.name, "code": code, "password": "battery staple"}
    assert again.call("POST", "/api/accounts/recovery", with_code)["person"]["id"] == rosa.id
    again.call("POST", "/api/accounts/recovery", with_code, status=401)
    again.call("POST", "/api/sessions", {"name": rosa.name, "password": "battery staple"})

    leo = server.player("Leo")
    assert leo.id is not None
    assert "guests have no password" in operator.is_told("reset-password", leo.id)
    assert "no account called Leo" in operator.is_told("reset-password", "Leo")


def test_somebody_who_is_deleted_leaves_no_name_behind(harbour: tuple[Server, Operator]) -> None:
    server, operator = harbour
    table, (rosa, leo, ana) = seated(server, "Rosalinda", "Leo", "Ana")
    hosted = rosa.create_table("manila", 3)
    alone = rosa.create_table("manila", 3, seats=["me", "greedy", "greedy"], start=True)
    assert rosa.id is not None
    assert "--yes" in operator.is_told("delete-user", rosa.id)
    operator.does("delete-user", rosa.id, "--yes")

    # The server has the table in memory: at the next entry it learns what the log says by now
    assert leo.act(type="chat", text="where is she?")["type"] == "accepted"
    assert leo.update["table"]["seats"][0]["person"] is None
    assert leo.update["table"]["seats"][0]["bot"] == "greedy"
    ana.call("DELETE", f"/api/tables/{table}/seats/2")  # writes all seats anew
    held = contents(operator.database)
    assert "Rosalinda" not in str(held)
    assert not [row for row in held["sessions"] if row[1] == rosa.id]
    at = schema.tables.c.keys().index("status")
    status = {row[0]: row[at] for row in held["tables"]}
    assert (status[table], status[hosted], status[alone]) == ("playing", "closed", "abandoned")
    assert "All is in order." in operator.does("check")
    assert "nobody with that id" in operator.is_told("delete-user", rosa.id, "--yes")


# What goes wrong, in one sentence


def test_a_slip_of_the_pen_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    operator = Operator(sqlite_url(tmp_path / "slip.db"), capsys)
    for words in (["tables"], ["check"], ["users"], ["backup", str(tmp_path / "all.gz")]):
        assert "there is no database at" in operator.is_told(*words)
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_harbour_is_said_not_to_be(
    tmp_path: Path, postgres: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    note = tmp_path / "note.txt"
    note.write_text("not a database, but long enough to be taken for one")
    (tmp_path / "empty.db").touch()
    database = postgres.database()
    nowhere = f"{database.rpartition('/')[0]}/nowhere"
    closed = "postgresql+asyncpg://quayside:hidden-word@127.0.0.1:1/quayside"
    for address, sentence in {
        sqlite_url(note): "not a database",
        sqlite_url(tmp_path / "empty.db"): "quayside admin migrate makes them",
        database: "quayside admin migrate makes them",
        nowhere: "does not exist",
        closed: "cannot be reached",
        "postgresql+asyncpg://quayside:hidden-word@127.0.0.1:harbour/quayside": "not the address of a database",
        "mysql://quayside:hidden-word@127.0.0.1/quayside": "the database is sqlite+aiosqlite:///FILE or",
    }.items():
        told = Operator(address, capsys).is_told("tables")
        assert sentence in told
        assert "hidden-word" not in told


def test_a_database_of_another_version_is_not_touched(operator: Operator, tmp_path: Path) -> None:
    execute(operator.database, text("UPDATE alembic_version SET version_num = '9999'"))
    for words in (["tables"], ["migrate"], ["backup", str(tmp_path / "all.gz")]):
        assert "newer Quayside" in operator.is_told(*words)


def test_migrate_says_what_it_did(operator: Operator, new_database: Callable[[], str]) -> None:
    fresh = operator.at(new_database())
    assert "was brought from nothing to" in fresh.does("migrate")
    assert "is up to date" in fresh.does("migrate")


def test_the_environment_names_the_database_too(
    local: Operator, games: Games, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QUAYSIDE_DATABASE", local.database)
    monkeypatch.setenv("QUAYSIDE_WORKERS", "4")  # is for the server, not for us
    local.does("restore", games.file)
    capsys.readouterr()
    assert main(["admin", "tables", "--status", "waiting"]) == 0
    assert games.waiting in capsys.readouterr().out


def test_the_page_on_deployment_knows_every_setting_and_every_number() -> None:
    page = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text(encoding="utf-8")
    table = page.partition("## Settings")[2]
    named = set(re.findall(r"`QUAYSIDE_(\w+)`", table))
    assert named == {name.upper() for name in Settings.__struct_fields__}
    numbers = [value for value in vars(observe).values() if isinstance(value, Counter | Gauge | Histogram)]
    for number in numbers:
        assert number._name in page
