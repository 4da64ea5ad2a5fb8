"""The collector holds nobody up: how many objects it looks at is counted."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.server import ServerProtocol

from quayside.server.keeper import sweeper
from quayside.server.keeper.sweeper import Sweeper, look_at_new_only
from quayside.server.live import Harbour
from quayside.server.net import wire
from quayside.server.net.door import Door
from quayside.server.net.wire import Wire
from quayside.server.socket import Connection
from quayside.server.store.store import sqlite_url

from .endings import whole_turn
from .harbours import Guest, opened, table
from .players import Server, wait_for
from .rude import Rude

TABLES, PLIES = 12, 50


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "quayside.db")


@pytest.fixture
def usual_collector() -> Iterator[None]:
    """Afterwards it is again as the tests have it."""
    thresholds = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    gc.enable()


async def play_some(harbour: Harbour) -> None:
    for _ in range(TABLES):
        live = await table(harbour, "Rosa", "Juan", "Lin")
        while live.table.ply < PLIES and not live.table.over:
            await live.act(whole_turn)


@pytest.mark.skipif(
    sys.version_info >= (3, 14), reason="from then on it looks at old objects a few at a time"
)
@pytest.mark.usefixtures("usual_collector")
def test_the_collector_looks_at_what_is_new_and_never_at_all_games(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[int] = []

    def count(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            younger = range(info["generation"] + 1)
            looked_at.append(sum(len(gc.get_objects(generation=each)) for each in younger))

    async def scene() -> None:
        async with opened(database) as harbour:
            look_at_new_only()
            gc.collect()  # there is hardly anything beside what lies still: any growth would be reason for a full round
            gc.callbacks.append(count)
            try:
                await play_some(harbour)
            finally:
                gc.callbacks.remove(count)
            assert len(harbour.tables) == TABLES

    monkeypatch.setattr(sweeper, "NEW", 100)
    asyncio.run(scene())
    most = 2 * sweeper.NEW * (sweeper.TWICE + 2)
    assert len(gc.get_objects()) > 5 * most
    assert max(looked_at) <= most


@pytest.mark.usefixtures("usual_collector")
def test_a_table_that_leaves_the_memory_is_freed_without_the_collector(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            gc.disable()
            await play_some(harbour)
            games = [weakref.ref(live.table) for live in harbour.tables.values()]
            harbour.forget_idle(0.0, ())
            await asyncio.sleep(0)
            assert [game for game in games if game() is not None] == []

    asyncio.run(scene())


@pytest.mark.usefixtures("usual_collector")
def test_a_connection_that_ends_is_freed_without_the_collector(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And with it whatever brought it to the table."""
    seen: Counter[type[Any]] = Counter()
    there = weakref.WeakSet[object]()

    def noted(kind: type[Any]) -> None:
        begin = kind.__init__

        def note(self: object, *args: Any, **more: Any) -> None:
            seen[kind] += 1
            there.add(self)
            begin(self, *args, **more)

        monkeypatch.setattr(kind, "__init__", note)

    rosa = server.player("Rosa")
    table = rosa.create_table("manila", 3, seats=["me"] * 3, start=True)
    rosa.http.close()
    monkeypatch.setattr(wire, "GOODBYE", 0.01)
    gc.disable()
    for kind in (Door, Wire, ServerProtocol, Connection):
        noted(kind)
    with contextlib.suppress(ConnectionError):
        for line in [Rude.like(rosa, table), Rude(server.address, table), Rude(server.address, "nowhere")]:
            line.say(type="hello")
            line.message("update")
            line.say(type="draft", seq=7, moves=["bid 5"], id=1)
            line.close()
    wait_for(lambda: not there, "all to be freed")
    assert seen == {Door: 3, Wire: 3, ServerProtocol: 3, Connection: 2}


def test_all_is_looked_through_while_nobody_plays_and_once_a_day_though_somebody_does(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[float] = []
    now = 1000.0

    async def scene() -> None:
        nonlocal now
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            rosa, sweeping = Guest("rosa"), Sweeper(harbour)
            live.join(rosa, None)
            for hour in range(1, 30):
                now += 3600.0
                if hour == 27:
                    live.leave(rosa)
                sweeping.look()
                sweeping.look()

    class Clock:
        def monotonic(self) -> float:
            return now

    class Collector:
        def collect(self) -> Any:
            swept.append(now)

    monkeypatch.setattr(sweeper, "time", Clock())
    monkeypatch.setattr(sweeper, "gc", Collector())
    asyncio.run(scene())
    assert [(at - 1000.0) / 3600.0 for at in swept] == [24, 27, 28, 29]
