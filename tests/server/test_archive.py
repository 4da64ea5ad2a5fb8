"""Logs that were put away: out of the database, and the game is still there, to be seen, told, downloaded and studied."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from quayside.cli import main
from quayside.server.operator import archive
from quayside.server.store import schema
from quayside.server.store.attic import Attic
from quayside.server.store.store import open_engine, sqlite_url

from .endings import finish
from .players import Player, Server, settings_in, wait_for

ALL = 10**15  # a time before which everything happened


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        found: str = request.getfixturevalue("postgres").database()
        return found
    return sqlite_url(tmp_path / "quayside.db")


@pytest.fixture
def house(database: str, tmp_path: Path) -> Iterator[Server]:
    settings = settings_in(
        tmp_path, database=database, archive=str(tmp_path / "attic"), analysis_iterations=2
    )
    with Server(settings) as server:
        yield server


@pytest.fixture
def attic(tmp_path: Path) -> Attic:
    return Attic(tmp_path / "attic")


def played(server: Server, game: str = "manila", **others: Any) -> tuple[Player, str]:
    """A game that is over, with a line of chat."""
    rosa = server.player("Rosa")
    table = rosa.create_table(game, 3, seats=["me", "random", "random"], start=True, **others)
    finish(server, table)
    rosa.hello(table)
    assert rosa.act(type="chat", text="well played")["type"] == "accepted"
    rosa.leave()
    return rosa, table


def entries_of(database: str, table: str) -> int:
    async def count() -> int:
        engine = open_engine(database)
        async with engine.connect() as connection:
            log = schema.log
            found = await connection.scalar(
                select(func.count()).select_from(log).where(log.c.table_id == table)
            )
        await engine.dispose()
        return int(found or 0)

    return asyncio.run(count())


def put_away(database: str, attic: Attic, **how: Any) -> archive.Moved:
    async def do() -> archive.Moved:
        engine = open_engine(database)
        try:
            return await archive.put_away(engine, attic, ALL, **how)
        finally:
            await engine.dispose()

    return asyncio.run(do())


def everything(rosa: Player, table: str) -> dict[str, Any]:
    """All that can be asked about a game that is over."""
    path = f"/api/tables/{table}"
    return {
        "table": rosa.call("GET", path),
        "view": rosa.call("GET", f"{path}/view?ply=7&all=true"),
        "story": rosa.call("GET", f"{path}/story?views=true&seat=1"),
        "record": rosa.call("GET", f"{path}/record"),
        "hello": {name: rosa.hello(table)[name] for name in ("seq", "ply", "view", "chat", "table")},
    }


def test_a_game_that_was_put_away_is_as_it_was(house: Server, database: str, attic: Attic) -> None:
    rosa, table = played(house)
    before = everything(rosa, table)
    rosa.leave()
    moved = put_away(database, attic)
    assert (moved.tables, moved.entries) == (1, before["table"] and before["hello"]["seq"])
    assert moved.after < moved.before / 2
    assert entries_of(database, table) == 0
    house = house.again()
    try:
        assert everything(rosa, table) == before
        rosa.call("POST", f"/api/tables/{table}/analysis")
        path = f"/api/tables/{table}/analysis"
        wait_for(lambda: rosa.call("GET", path)["status"] == "ready", "the analysis", 300)
        assert len(rosa.call("GET", path)["analysis"]["decisions"]) == before["view"]["plies"]
        assert main(["admin", "check", "--database", database]) == 1  # nobody said where the log is
        os.environ["QUAYSIDE_ARCHIVE"] = str(attic.folder)
        assert main(["admin", "check", "--database", database]) == 0
    finally:
        os.environ.pop("QUAYSIDE_ARCHIVE", None)
        house.stop()


def test_what_is_said_later_stands_behind_it_and_is_put_away_the_next_time(
    house: Server, database: str, attic: Attic
) -> None:
    rosa, table = played(house)
    put_away(database, attic)
    house = house.again()
    try:
        rosa.hello(table)
        assert rosa.act(type="chat", text="shall we play again?")["type"] == "accepted"
        rosa.leave()
        assert entries_of(database, table) == 1
        house = house.again()
        said = [line["text"] for line in rosa.hello(table)["chat"]]
        assert said == ["well played", "shall we play again?"]
        rosa.leave()
        assert put_away(database, attic).entries == 1
        house = house.again()
        assert [line["text"] for line in rosa.hello(table)["chat"]] == said
        rosa.leave()
    finally:
        house.stop()


def test_who_is_cut_short_does_it_again(
    house: Server, database: str, attic: Attic, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever: before the file is there, when it is there and the rows are too, and when others did the same."""
    rosa, table = played(house)
    before = rosa.call("GET", f"/api/tables/{table}/record")
    number = entries_of(database, table)

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    def write_and_break_off(*args: Any) -> None:
        _write(*args)
        break_off()

    with monkeypatch.context() as patch:  # half a file
        patch.setattr(os, "replace", break_off)
        with pytest.raises(KeyboardInterrupt):
            put_away(database, attic)
    assert not attic.path(table).exists()
    assert entries_of(database, table) == number
    with monkeypatch.context() as patch:  # the file is there, and so are the rows
        patch.setattr(Attic, "write", write_and_break_off)
        with pytest.raises(KeyboardInterrupt):
            put_away(database, attic)
    assert attic.path(table).exists()
    assert entries_of(database, table) == number
    house = house.again()
    try:
        assert rosa.call("GET", f"/api/tables/{table}/record") == before
        assert put_away(database, attic).tables == 1
        assert put_away(database, attic).tables == 0
        house = house.again()
        assert rosa.call("GET", f"/api/tables/{table}/record") == before
    finally:
        house.stop()


_write = Attic.write


def test_what_was_put_away_comes_back(house: Server, database: str, attic: Attic) -> None:
    rosa, table = played(house)
    number = entries_of(database, table)
    before = rosa.call("GET", f"/api/tables/{table}/record")
    where = ["--database", database, "--into", str(attic.folder)]
    assert main(["admin", "archive", "--days", "0", *where]) == 0
    assert entries_of(database, table) == 0
    assert main(["admin", "archive", "--back", *where]) == 0
    assert entries_of(database, table) == number
    assert not attic.path(table).exists()
    house = house.again()
    try:
        assert rosa.call("GET", f"/api/tables/{table}/record") == before
    finally:
        house.stop()


def test_games_that_run_or_were_just_played_stay(house: Server, database: str, attic: Attic) -> None:
    rosa, _ = played(house)
    running = rosa.create_table("manila", 3, seats=["me", "random", "random"], start=True)
    assert main(["admin", "archive", "--database", database, "--into", str(attic.folder)]) == 0
    assert not attic.folder.exists()
    assert put_away(database, attic).tables == 1
    assert entries_of(database, running) > 0


def test_a_damaged_file_is_named_and_nobody_plays_on_an_empty_table(
    house: Server, database: str, attic: Attic, capsys: pytest.CaptureFixture[str]
) -> None:
    rosa, table = played(house)
    put_away(database, attic)
    house = house.again()
    try:
        file = attic.path(table)
        whole = file.read_bytes()
        file.write_bytes(whole[: len(whole) // 2])
        assert rosa.http.get(f"/api/tables/{table}").status_code >= 500
        os.environ["QUAYSIDE_ARCHIVE"] = str(attic.folder)
        assert main(["admin", "check", "--database", database]) == 1
        assert "is damaged" in capsys.readouterr().out
        file.unlink()
        refused = rosa.http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "table.put_away")
        file.write_bytes(whole)
        assert rosa.http.get(f"/api/tables/{table}").status_code == 200
    finally:
        os.environ.pop("QUAYSIDE_ARCHIVE", None)
        house.stop()


def test_a_file_holds_no_name_no_word_and_no_link(tmp_path: Path) -> None:
    with Server(settings_in(tmp_path, archive=str(tmp_path / "attic"))) as house:
        _, table = played(house, visibility="private")
        attic = Attic(tmp_path / "attic")
        put_away(house.settings.database, attic)
        file = attic.path(table)
        assert table not in str(file)
        text = gzip.decompress(file.read_bytes()).decode()
        assert "Rosa" not in text
        assert "well played" not in text
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        header, *lines = [json.loads(line) for line in text.splitlines()]
        assert header == {"quayside_log": 1, "table": table, "game": "manila", "entries": len(lines)}


def test_without_a_folder_one_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = sqlite_url(tmp_path / "quayside.db")
    assert main(["admin", "migrate", "--database", database]) == 0
    assert main(["admin", "archive", "--database", database]) == 2
    assert "QUAYSIDE_ARCHIVE" in capsys.readouterr().err
