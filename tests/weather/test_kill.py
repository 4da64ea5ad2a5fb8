"""A server that is killed at random moments while people play, and started again: what it has confirmed is there, once,
and every game goes on to its end. `QUAYSIDE_KILLS` says how often, in all; `make soak` does it longer. `QUAYSIDE_MINUTES`
is how long each database may take at most: the figures say how often it was then."""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quayside.server.operator import integrity
from quayside.server.store import Store
from quayside.server.store.store import sqlite_url
from quayside.table import entries
from quayside.table.entries import Row
from quayside.table.fold import Table

from ..servers import Postgres
from .process import PATIENCE, ServerProcess
from .sailors import Confirmed, Logbook, Party, crew

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("QUAYSIDE_KILLS", "20"))
MINUTES = float(os.environ.get("QUAYSIDE_MINUTES", "inf"))
SEED = int(os.environ.get("QUAYSIDE_WEATHER", "1"))
PARTIES = [(4, 0), (3, 0), (5, 0), (3, 1), (2, 2)]  # people and bots
CALM = 0.7  # seconds that it serves at most before the next kill
AT_START = 0.15  # of the kills come before it serves


def test_sqlite_keeps_what_was_confirmed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weather("SQLite", sqlite_url(tmp_path / "quayside.db"), KILLS // 2, tmp_path, capsys)


def test_postgresql_keeps_what_was_confirmed(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weather("PostgreSQL", postgres.database(), KILLS - KILLS // 2, tmp_path, capsys)


def weather(name: str, database: str, kills: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    chooser = random.Random(f"{SEED} {name}")
    logbook = Logbook()
    server = ServerProcess(database, folder / "server.log").start()
    parties = crew([server.address], PARTIES, chooser, logbook)
    try:
        asyncio.run(sail_through(server, parties, kills, chooser))
    finally:
        server.stop()
    figures = asyncio.run(compare(database, logbook))
    assert server.complaints() == []
    assert logbook.resent > 0 or kills < 5, "no kill came between a move and its answer"
    told = ", ".join(f"{count:,} {what}" for what, count in figures.items())
    games, seconds = sum(party.games for party in parties), time.monotonic() - began
    with capsys.disabled():
        print(
            f"\nkill -9 under load, {name}: {server.starts - 1} kills, {logbook.moves:,} acknowledged moves, {told}, "
            f"lost 0, twice 0; {logbook.returns:,} reconnections, {logbook.resent:,} messages sent again, "
            f"{games} games played to the end, {seconds:.0f} s"
        )


async def sail_through(
    server: ServerProcess, parties: list[Party], kills: int, chooser: random.Random
) -> None:
    home = asyncio.Event()
    sailing: asyncio.Future[Any] = asyncio.gather(*(party.sail(home) for party in parties))
    storm = asyncio.create_task(kill_again_and_again(server, parties[0].sailors[0].logbook, kills, chooser))
    try:
        await asyncio.wait([sailing, storm], return_when=asyncio.FIRST_COMPLETED)
        if sailing.done():
            await sailing  # it failed: nobody goes home in a storm
        await storm
        home.set()
        await sailing
    finally:
        sailing.cancel()
        storm.cancel()
        for party in parties:
            for sailor in party.sailors:
                await sailor.close()


async def kill_again_and_again(
    server: ServerProcess, logbook: Logbook, kills: int, chooser: random.Random
) -> None:
    end = time.monotonic() + MINUTES * 60
    for _ in range(kills):
        if time.monotonic() > end:
            return
        if chooser.random() < AT_START:
            await asyncio.sleep(chooser.uniform(0, CALM))
        else:
            await until_they_play(server, logbook)
            await asyncio.sleep(chooser.uniform(0, CALM))
        server.kill()
        server.start()


async def until_they_play(server: ServerProcess, logbook: Logbook) -> None:
    before, limit = logbook.moves, time.monotonic() + PATIENCE
    while logbook.moves == before:
        assert server.alive, f"the server has ended by itself:\n{server.said()}"
        assert time.monotonic() < limit, f"nobody plays:\n{server.said()}"
        await asyncio.sleep(0.02)


# What is in the log afterwards


async def compare(database: str, logbook: Logbook) -> dict[str, int]:
    """All that was confirmed or told is in the log, and the log holds nothing that was not confirmed: everything was
    answered in the end. Every log can be replayed, and leads to what the players saw."""
    store = Store(database)
    try:
        report = await integrity.check(store.engine)
        assert report.sound, (report.faults, report.storage)
        counted = 0
        for table in logbook.tables:
            facts = await store.facts(table)
            assert facts is not None, f"table {table} was opened, and is lost"
            rows = await store.rows(table)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            compare_table(logbook, table, rows)
            replayed = Table(facts)
            for row in rows:
                replayed.apply(row)
            assert replayed.state is not None
            for seat, view in logbook.finished[table].items():
                assert as_sent(replayed.state.view(seat)) == view, "a player saw another end"
            counted += len(rows)
    finally:
        await store.stop()
    return {"entries": counted, "tables": len(logbook.tables)}


def compare_table(logbook: Logbook, table: str, rows: list[Row]) -> None:
    by_key = {row.key: row for row in rows if row.key is not None}
    assert len(by_key) == sum(1 for row in rows if row.key is not None), "a key is there twice"
    confirmed = {key: each for (where, key), each in logbook.confirmed.items() if where == table}
    lost = confirmed.keys() - by_key.keys()
    assert not lost, f"confirmed, and not in the log: {[confirmed[key] for key in lost]}"
    for key, each in confirmed.items():
        assert by_key[key].seq == each.seq, f"confirmed as {each.seq}, in the log as {by_key[key].seq}"
        assert says_the_same(by_key[key].entry, each), (by_key[key], each)
    played = {key for key, row in by_key.items() if isinstance(row.entry, PLAYED)}
    assert played == confirmed.keys(), "something is in the log that nobody sent"
    for (where, seq), entry in logbook.told.items():
        if where == table:
            assert as_sent(rows[seq - 1].entry) == entry, f"told of entry {seq}, and the log has another"


PLAYED = entries.Moved | entries.Undone | entries.Chatted


def says_the_same(entry: object, each: Confirmed) -> bool:
    message = each.message
    match entry:
        case entries.Moved(_, moves, by):
            return by == "person" and moves == (message.get("moves") or [message.get("move")])
        case entries.Undone(_, ply):
            return bool(ply == message["ply"])
        case entries.Chatted(person, text):
            return person == each.person and text == message["text"]
    return False


def as_sent(value: object) -> Any:
    """As it looks after its way through JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
