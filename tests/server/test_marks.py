"""What our own log says when something goes wrong at a table: its mark, by which an operator finds it, and never its id,
which is its link."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from quayside.server.keeper.analyses import Analyses
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.jobs import question
from quayside.server.keeper.keeper import Keeper
from quayside.server.live import Harbour, LiveTable
from quayside.server.store.store import sqlite_url
from quayside.table.ids import mark

from .endings import whole_turn
from .harbours import kept, opened, table, until, watched

Scene = Callable[[Keeper, pytest.MonkeyPatch], Awaitable[LiveTable]]


async def broken(*_: Any, **more: Any) -> Any:
    raise RuntimeError("a name, an address, a seed")


# Whatever may go wrong


async def a_bot_crashes(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    live = await table(keeper.harbour, "bot odd_bots:Thrower", "Rosa", "Kim")
    watched(live)
    await until(lambda: live.table.to_play == 1, "another to play for it")
    return live


async def no_bot_can_play(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    monkeypatch.setattr(BotPool, "_ask", broken)
    live = await table(keeper.harbour, "bot greedy", "Rosa", "Kim")
    watched(live)
    await until(lambda: keeper._watched[live.table.facts.id].fruitless > 1, "the keeper to give up")
    return live


async def an_analysis_fails(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    monkeypatch.setattr(BotPool, "study", broken)
    live = await table(keeper.harbour, "Rosa", "Juan", "Kim")
    while not live.table.over:
        await live.act(whole_turn)
    analyses = Analyses(keeper.harbour, keeper._pool, 1)
    await analyses.begin(live.table, "rosa")
    assert mark(live.table.facts.id) in repr(analyses._tasks)
    assert live.table.facts.id not in repr(list(analyses._tasks.values()))
    await until(lambda: not analyses._tasks, "it to fail")
    return live


async def a_table_cannot_catch_up(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    live = await table(keeper.harbour, "Rosa", "Juan", "Kim")
    monkeypatch.setattr(LiveTable, "catch_up", broken)
    keeper.fanout._behind[live.table.facts.id] = live.table.seq + 1
    await keeper.fanout._follow(live)
    return live


async def a_table_cannot_be_taken_over(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> LiveTable:
    live = await table(keeper.harbour, "Rosa", "Juan", "Kim")
    monkeypatch.setattr(Harbour, "find", broken)
    await keeper._take_over(live.table.facts.id)
    return live


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.DEBUG)
    return lambda: [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize(
    "scene",
    [
        a_bot_crashes,
        no_bot_can_play,
        an_analysis_fails,
        a_table_cannot_catch_up,
        a_table_cannot_be_taken_over,
    ],
)
def test_a_table_in_trouble_is_named_by_its_mark(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: Callable[[], list[str]], scene: Scene
) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))  # where the odd bots are

    async def play() -> str:
        async with kept(sqlite_url(tmp_path / "quayside.db")) as keeper:
            return (await scene(keeper, monkeypatch)).table.facts.id

    id = asyncio.run(play())
    assert [line for line in lines() if mark(id) in line]
    assert not [line for line in lines() if id in line or "an address" in line]


def test_a_task_and_a_question_are_named_by_the_mark_too(tmp_path: Path) -> None:
    """Python itself would put them into the log, if one of them were lost."""

    async def scene() -> None:
        async with kept(sqlite_url(tmp_path / "quayside.db"), bot_pause=60.0) as keeper:
            live = await table(keeper.harbour, "bot greedy", "Rosa", "Kim")
            watched(live)
            id = live.table.facts.id
            await until(lambda: keeper.tending(id), "a bot to begin")
            named = repr([task.get_name() for task in asyncio.all_tasks()]) + repr(question(live.table))
            assert mark(id) in named
            assert id not in named

    asyncio.run(scene())


def test_a_mark_tells_nothing_of_its_table_and_is_always_the_same(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            return [(await table(harbour, "Rosa", "Juan", "Kim")).table.facts.id for _ in range(20)]

    ids = asyncio.run(scene())
    assert len({mark(id) for id in ids}) == 20
    assert all(len(mark(id)) == 10 and mark(id) == mark(id) and mark(id) not in id for id in ids)
