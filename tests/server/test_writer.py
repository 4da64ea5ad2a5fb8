"""Group commit: entries of many tables share a transaction, and none of them pays for another's fault."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError, OperationalError

from quayside.server.live import BREATH, Harbour, LiveTable
from quayside.server.store import schema
from quayside.server.store.sqlite_log import copy_once
from quayside.server.store.store import sqlite_url
from quayside.server.store.writer import Change, log_row
from quayside.table import entries, play
from quayside.table.entries import AnyEntry, Row

from ..servers import Postgres
from .harbours import opened, table, written


def said(live: LiveTable, text: str) -> Change:
    return Change(Row(live.table.facts.id, live.table.seq + 1, 1, entries.Chatted("rosa", text)))


def spoilt(live: LiveTable) -> Change:
    """One that no database takes: the results of a game without a score."""
    change = said(live, "spoilt")
    change.results = [
        {"table_id": change.row.table, "seat": 0, "game": "manila", "finished": 1, "rated": False}
    ]
    return change


async def write_together(harbour: Harbour, *changes: Change) -> list[Any]:
    """All of them in one batch: they wait before the writer looks."""
    commits = harbour.store.writer.commits
    answers = await asyncio.gather(*map(harbour.store.write, changes), return_exceptions=True)
    return [*answers, harbour.store.writer.commits - commits]


async def last_of(harbour: Harbour, live: LiveTable) -> Any:
    return (await written(harbour, live.table.facts.id))[-1]


async def scene(database: str) -> None:
    async with opened(database) as harbour:
        tables = [await table(harbour, "Rosa", "Juan", "Amei") for _ in range(3)]
        first, second, third = tables
        good = [said(each, "good") for each in tables]
        assert await write_together(harbour, *good) == [True, True, True, 1]

        async def again() -> None:
            for each in tables:
                await each.catch_up()

        await again()
        one, failed, other, commits = await write_together(
            harbour, said(first, "before"), spoilt(second), said(third, "after")
        )
        assert (one, other, commits) == (True, True, 2)
        assert isinstance(failed, IntegrityError)
        assert (await last_of(harbour, first)).text == "before"
        assert (await last_of(harbour, second)).text == "good", "nothing of the spoilt one is there"
        assert (await last_of(harbour, third)).text == "after"
        await again()
        assert await write_together(harbour, said(second, "goes on")) == [True, 1]


def test_a_change_that_cannot_be_written_fails_alone(tmp_path: Path) -> None:
    asyncio.run(scene(sqlite_url(tmp_path / "quayside.db")))


def test_a_change_that_cannot_be_written_fails_alone_on_postgresql(postgres: Postgres) -> None:
    asyncio.run(scene(postgres.database()))


def test_a_place_that_is_taken_is_lost_alone(tmp_path: Path) -> None:
    """Entries of several tables in one batch, one of them too late, and one with a key that was used before."""

    async def late() -> None:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            first, second, third = [await table(harbour, "Rosa", "Juan", "Amei") for _ in range(3)]
            before = said(first, "before")
            used = said(third, "once")
            used = Change(msgspec.structs.replace(used.row, key="a-key"))
            assert await write_together(harbour, before, used) == [True, True, 1]
            again = Change(msgspec.structs.replace(used.row, seq=used.row.seq + 1))
            late, other = said(first, "too late"), said(second, "in time")
            assert await write_together(harbour, late, other, again) == [False, True, False, 1]
            assert (await last_of(harbour, first)).text == "before"
            assert (await last_of(harbour, second)).text == "in time"
            assert (await last_of(harbour, third)).text == "once"

    asyncio.run(late())


def test_the_journal_does_not_grow_with_every_entry(tmp_path: Path) -> None:
    """What was copied into the database beside the writing makes room for what comes."""

    async def copied() -> list[int]:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Amei")
            sizes = []
            for _ in range(40):
                assert await harbour.store.write(said(live, "x" * 400))
                await live.catch_up()
                await copy_once(harbour.store.engine)
                sizes.append((tmp_path / "quayside.db-wal").stat().st_size)
            return sizes

    assert len(set(asyncio.run(copied()))) == 1


def test_when_the_database_is_away_nobody_waits_for_one_try_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            tables = [await table(harbour, "Rosa", "Juan", "Amei") for _ in range(3)]
            tries = 0

            async def fail(changes: list[Change]) -> set[tuple[str, int]]:
                nonlocal tries
                tries += 1
                raise OperationalError("INSERT", {}, OSError("gone"))

            with monkeypatch.context() as patched:
                patched.setattr(harbour.store.writer, "_commit", fail)
                answers = await write_together(harbour, *[said(each, "good") for each in tables])
            assert [type(answer) for answer in answers[:3]] == [OperationalError] * 3
            assert tries == 1
            assert await write_together(harbour, said(tables[0], "good")) == [True, 1]

    asyncio.run(away())


def test_a_log_of_any_length_is_taken_in_piece_by_piece(tmp_path: Path) -> None:
    """Others get their turn meanwhile: once for each hundred moves at least."""

    async def scene() -> None:
        database = sqlite_url(tmp_path / "quayside.db")
        async with opened(database) as harbour:
            id = await with_long_log(harbour, pairs=1000)
        async with opened(database) as harbour:
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            waiting = asyncio.create_task(others())
            live = await harbour.find(id)
            waiting.cancel()
            assert live.table.ply == 3
            assert turns > 2000 / BREATH

    asyncio.run(scene())


async def with_long_log(harbour: Harbour, pairs: int) -> str:
    """Somebody has moved and gone back without end."""
    live = await table(harbour, "Rosa", "Juan", "Lin")
    for person, bid in (("rosa", "bid 5"), ("juan", "pass"), ("lin", "pass")):
        await live.act(play.move(person, live.table.seq, [bid]))
    back_and_forth: list[AnyEntry] = [entries.Moved(0, ["buy jade"]), entries.Undone(0, 3)]
    rows = [
        Row(live.table.facts.id, live.table.seq + 1 + number, 1, entry)
        for number, entry in enumerate(back_and_forth * pairs)
    ]
    async with harbour.store.engine.begin() as connection:
        await connection.execute(schema.log.insert(), [log_row(row) for row in rows])
    return live.table.facts.id
