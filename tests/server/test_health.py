"""Health that looks: what no longer works is named, and nothing is accepted that nobody could read again."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

import quayside
from quayside.server.keeper.keeper import Keeper
from quayside.server.keeper.thinker import BotTrouble, Thinker
from quayside.server.live import LiveTable
from quayside.server.operator import health
from quayside.server.operator.health import Checkup, Health
from quayside.server.store.sqlite_log import FileGone
from quayside.server.store.store import sqlite_url
from quayside.server.store.writer import Writer
from quayside.table import entries

from ..servers import Postgres
from .harbours import kept, table
from .players import Player, Server

Scene = Callable[[Keeper, LiveTable, Checkup], Awaitable[None]]


@pytest.fixture(autouse=True)
def _looks_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "quayside.db"


def play(database: str, scene: Scene) -> None:
    async def whole() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Amei")
            checkup = Checkup(keeper.harbour.store, keeper, keeper._pool)
            assert (await checkup.health()).ok
            await scene(keeper, live, checkup)

    asyncio.run(whole())


async def moves(live: LiveTable, seat: int, move: str) -> None:
    await live.act(lambda _: entries.Moved(seat, [move]))


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    """By a copy, as a backup that is put in its place."""
    shutil.copy(file, file.with_suffix(".copy"))
    os.replace(file.with_suffix(".copy"), file)


def overwrite(file: Path) -> None:
    file.write_bytes(b"a shopping list")


@pytest.mark.parametrize("spoil", [delete, replace, overwrite])
def test_no_move_is_accepted_into_a_file_that_is_gone(file: Path, spoil: Callable[[Path], None]) -> None:
    async def scene(keeper: Keeper, live: LiveTable, checkup: Checkup) -> None:
        await moves(live, 0, "bid 5")
        spoil(file)
        with pytest.raises(FileGone):
            await moves(live, 1, "pass")
        with pytest.raises(FileGone):
            await table(keeper.harbour, "Rosa", "Juan", "Amei")
        assert (await checkup.health()).failed == ["file"]
        assert live.table.ply == 1

    play(sqlite_url(file), scene)


def test_a_file_that_was_overwritten_in_place_is_found_by_the_next_look(file: Path) -> None:
    async def scene(keeper: Keeper, live: LiveTable, checkup: Checkup) -> None:
        async with keeper.harbour.store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        with file.open("r+b") as opened:
            opened.write(b"\1" * file.stat().st_size)
        assert (await checkup.health()).failed == ["file"]
        with pytest.raises(FileGone):
            await moves(live, 0, "bid 5")

    play(sqlite_url(file), scene)


def test_a_full_disk_is_not_well_and_well_again_when_there_is_room(file: Path) -> None:
    async def scene(keeper: Keeper, live: LiveTable, checkup: Checkup) -> None:
        with no_room():
            assert (await checkup.health()).failed == ["database"]
            with pytest.raises(OperationalError):
                await moves(live, 0, "bid 5")
        assert (await checkup.health()).ok
        await moves(live, 0, "bid 5")

    play(sqlite_url(file), scene)


@contextmanager
def no_room() -> Iterator[None]:
    """No file of this process can be written to."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_on_postgresql_a_look_writes_too(postgres: Postgres) -> None:
    async def scene(keeper: Keeper, live: LiveTable, checkup: Checkup) -> None:
        await keeper.harbour.store.engine.dispose()
        assert (await checkup.health()).ok

    play(postgres.database(), scene)


def test_bots_that_do_not_answer_and_leases_that_are_not_renewed_are_named(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(keeper: Keeper, live: LiveTable, checkup: Checkup) -> None:
        asked = 0

        async def fail(self: Thinker, job: object, cap: float) -> None:
            nonlocal asked
            asked += 1
            raise BotTrouble("crashed")

        monkeypatch.setattr(Thinker, "ask", fail)
        assert (await checkup.health()).ok
        assert asked == 0, "where no bot plays, no process is started"
        keeper._pool._quick.tried = True
        monkeypatch.setattr("quayside.server.keeper.keeper.LATE", -1.0)
        assert (await checkup.health()).failed == ["bots", "lease"]
        assert asked == 1

    play(sqlite_url(file), scene)


def test_all_who_ask_within_two_seconds_share_one_look(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(keeper: Keeper, live: LiveTable, checkup: Checkup) -> None:
        looks = 0
        touch = Writer.touch

        async def counted(self: Writer) -> None:
            nonlocal looks
            looks += 1
            await touch(self)

        monkeypatch.setattr(Writer, "touch", counted)
        monkeypatch.setattr(health, "FRESH", 1000.0)
        await asyncio.gather(*[checkup.health() for _ in range(50)])
        assert [await checkup.health() for _ in range(50)] == [Health(True, quayside.__version__)] * 50
        assert looks == 1

    play(sqlite_url(file), scene)


@pytest.mark.parametrize(("lang", "word"), [("en", "try again"), ("zh", "请稍后再试")])
def test_rest_says_in_a_sentence_that_the_database_is_away(server: Server, lang: str, word: str) -> None:
    rosa = Player(server.address, lang).guest("Rosa")
    Path(server.settings.database.partition("///")[2]).unlink()
    answer = rosa.call("POST", "/api/tables", {"game": "manila", "players": 3}, status=503)
    assert answer["code"] == "unavailable"
    assert word in answer["sentence"]
    told = rosa.call("GET", "/healthz", status=503)
    assert (told["ok"], told["failed"]) == (False, ["file"])
