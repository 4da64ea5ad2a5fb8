"""Bots for everybody: whose questions are answered first, whatever one guest does. The processes are played by a thinker
who notes what he was asked."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quayside.bots import Budget, load
from quayside.bots.analysis import Study
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.server.keeper import botpool, botqueue
from quayside.server.keeper import keeper as keeping
from quayside.server.keeper.analyses import Analyses
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.jobs import (
    Advise,
    Advised,
    AnyAnswer,
    AnyJob,
    Decide,
    Decided,
    Question,
    Reckon,
    Reckoned,
    Review,
    Reviewed,
)
from quayside.server.keeper.thinking import Positions, answer
from quayside.server.store.store import sqlite_url
from quayside.table import entries
from quayside.table.clocks import Clock
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.table.play import stand_in

from .endings import whole_turn
from .harbours import Guest, kept, opened, table, until

DEEP = "search:999s"


class Notes:
    """Stands for a process: notes the question, and answers when it is told to."""

    made: list[Notes]

    def __init__(self) -> None:
        self.asked: AnyJob | None = None
        self.tried = False
        self.pid = None
        self._answer: asyncio.Future[AnyAnswer]
        self.made.append(self)

    async def ask(self, job: AnyJob, cap: float) -> AnyAnswer:
        self.asked = job
        self._answer = asyncio.get_running_loop().create_future()
        return await self._answer

    def let(self) -> None:
        """It has thought enough."""
        asked, self.asked = self.asked, None
        match asked:
            case Decide():
                self._answer.set_result(Decided("pass"))
            case Advise():
                self._answer.set_result(Advised([]))
            case Review():
                study = Study(0, 0, "pass", "pass", 1, [], [], 0.0, 0.0, 0.0, 0.0, False)
                self._answer.set_result(Reviewed(study))
            case Reckon():
                self._answer.set_result(Reckoned({}, {}))

    def kill(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    Notes.made = []
    monkeypatch.setattr(botpool, "Thinker", Notes)


class Pool:
    """A pool, and those who ask it."""

    def __init__(self, processes: int = 1) -> None:
        self.pool = BotPool(processes, seconds=2.0, cap=10.0)
        self.quick, *self.deep = Notes.made
        self._asking: list[asyncio.Future[Any]] = []

    async def ask(self, *asking: Awaitable[object]) -> None:
        self._asking += [asyncio.ensure_future(each) for each in asking]
        await turns()

    def move(self, person: str, table: str, bot: str = DEEP) -> Awaitable[object]:
        return self.pool.decide(about(person, table), bot)

    def hint(self, person: str, table: str = "hinted") -> Awaitable[object]:
        return self.pool.hints(about(person, table))

    def odds(self, person: str, table: str = "reckoned") -> Awaitable[object]:
        return self.pool.odds(about(person, table), [])

    def study(self, person: str, table: str = "studied") -> Awaitable[object]:
        return self.pool.study(about(person, table), 300)

    async def order(self) -> list[str]:
        """What the only process that thinks deeply is asked, one after the other, until nothing is left."""
        found = []
        while (job := self.deep[0].asked) is not None:
            found.append(told(job))
            self.deep[0].let()
            await turns()
        return found

    async def end(self) -> None:
        for each in self._asking:
            each.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        await self.pool.stop()


def about(person: str, table: str) -> Question:
    return Question(table, "manila", 3, "7", {}, [], 0, person=person)


def told(job: AnyJob) -> str:
    what = job.bot if isinstance(job, Decide) else {Advise: "hint", Review: "study"}[type(job)]
    return f"{job.question.person} {job.question.table} {what}"


async def turns() -> None:
    """Everybody who can go on does."""
    for _ in range(10):
        await asyncio.sleep(0)


def scene(play: Callable[[Pool], Awaitable[None]], processes: int = 1) -> None:
    async def whole() -> None:
        pool = Pool(processes)
        pool.pool.start()
        try:
            await play(pool)
        finally:
            await pool.end()

    asyncio.run(whole())


# Whose question comes first


def test_people_take_turns_however_many_tables_one_of_them_has() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(*[pool.move("rude", f"t{number}") for number in range(20)])
        await pool.ask(pool.move("lin", "a"), pool.move("rosa", "b"))
        order = await pool.order()
        assert order[:4] == [f"rude t0 {DEEP}", f"rude t1 {DEEP}", f"lin a {DEEP}", f"rosa b {DEEP}"]
        assert len(order) == 22

    scene(play)


def test_the_tables_of_a_person_take_turns() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("lin", "busy"))
        await pool.ask(*[pool.study("rosa", "a") for _ in range(3)], pool.study("rosa", "b"))
        assert (await pool.order())[1:] == [f"rosa {table} study" for table in "abaa"]

    scene(play)


def test_a_simple_bot_waits_for_no_deep_one() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(*[pool.move("rude", f"t{number}") for number in range(20)])
        for bot in ("random", "novice", "greedy"):
            await pool.ask(pool.move("lin", "a", bot))
            assert pool.quick.asked is not None
            assert told(pool.quick.asked) == f"lin a {bot}"
            pool.quick.let()
            await turns()
        assert pool.deep[0].asked is not None, "which still thinks"

    scene(play)


def test_the_process_for_simple_questions_takes_no_others() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("rude", "a"), pool.hint("rude"), pool.study("rude"))
        assert pool.quick.asked is None

    scene(play)


def test_hints_come_before_ones_own_bots_and_studies_last() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("lin", "first"))
        await pool.ask(pool.study("rosa"), pool.move("rosa", "a"), pool.hint("rosa"), pool.move("lin", "b"))
        assert (await pool.order())[1:] == [
            "rosa hinted hint", f"lin b {DEEP}", f"rosa a {DEEP}", "rosa studied study",
        ]  # fmt: skip

    scene(play)


def test_hints_of_one_person_do_not_hold_up_the_bots_of_others() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(*[pool.hint("rude", f"t{number}") for number in range(20)])
        await pool.ask(pool.move("lin", "a"))
        assert (await pool.order())[2] == f"lin a {DEEP}"

    scene(play)


def test_where_several_processes_think_no_guest_keeps_all_of_them() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(*[pool.move("rude", f"t{number}") for number in range(20)])
        assert [each.asked is not None for each in pool.deep] == [True, True, False]
        await pool.ask(pool.hint("lin"))
        assert pool.deep[2].asked is not None
        assert told(pool.deep[2].asked) == "lin hinted hint"

    scene(play, processes=3)


def test_odds_wait_for_no_deep_thought_and_people_take_turns_with_them() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("rude", "deep"))
        await pool.ask(*[pool.odds("rude", f"t{number}") for number in range(3)], pool.odds("rosa"))
        asked = []
        while (job := pool.quick.asked) is not None:
            assert isinstance(job, Reckon)
            asked.append(job.question.person)
            pool.quick.let()
            await turns()
        assert asked == ["rude", "rosa", "rude", "rude"]

    scene(play)


def test_who_has_many_questions_waiting_shares_his_time_among_them() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("lin", "busy"))
        await pool.ask(*[pool.move("rude", f"t{number}") for number in range(20)], pool.move("rosa", "a"))
        seconds: dict[str, list[float]] = {"lin": [], "rude": [], "rosa": []}
        while (job := pool.deep[0].asked) is not None:
            assert isinstance(job, Decide)
            seconds[job.question.person].append(job.seconds)
            pool.deep[0].let()
            await turns()
        assert seconds["lin"] == seconds["rosa"] == [2.0]
        assert seconds["rude"] == [0.25] * 13 + [2 / n for n in range(7, 0, -1)]

    scene(play)


def test_a_person_has_so_many_questions_waiting_and_no_more() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("lin", "busy"))
        await pool.ask(*[pool.move("rude", f"t{number}") for number in range(botqueue.MOST_WAITING)])
        with pytest.raises(Crowded):
            await pool.hint("rude")
        await pool.ask(pool.hint("rosa"))
        assert "rosa hinted hint" in await pool.order()

    scene(play)


def test_nobody_thinks_about_what_nobody_waits_for_any_more() -> None:
    async def play(pool: Pool) -> None:
        await pool.ask(pool.move("lin", "busy"))
        gone = asyncio.ensure_future(pool.hint("rosa"))
        await turns()
        gone.cancel()
        await turns()
        assert await pool.order() == [f"lin busy {DEEP}"]

    scene(play)


# Budgets


@pytest.mark.parametrize("bot", ["search:999s", "search:9999999"])
def test_no_budget_of_a_bot_is_longer_than_a_bots_time_at_a_table(bot: str) -> None:
    """Whatever it is called, it ends long before its rounds of thought are done."""
    state = game("manila").new(3, 7)
    asked = Question("table", "manila", 3, "7", {}, [], state.to_play)
    assert isinstance(answer(Decide(asked, bot, 1, 0.05), Positions()), Decided)
    thinker: Any = load(bot)
    thinker.decide(Seen(state.determinize(0, Rng(1)), 0), Budget(seconds=0.05))
    assert 0 < thinker.iterations < 100_000


# At the tables


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "quayside.db")


def asked_about() -> set[str]:
    return {notes.asked.question.table for notes in Notes.made if notes.asked is not None}


def test_bots_wait_for_somebody_to_be_there_also_after_a_restart(database: str) -> None:
    async def play() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, f"bot {DEEP}", "Rosa", f"bot {DEEP}")
            id = live.table.facts.id
            await turns()
            assert keeper.watches(id)
            assert asked_about() == set()
            live.join(Guest("rosa"), None)
            await until(lambda: asked_about() == {id}, "a bot to be asked")
        Notes.made = []
        async with kept(database) as keeper:
            await until(lambda: keeper.watches(id), "the table to be taken over")
            await turns()
            assert asked_about() == set()
            (await keeper.harbour.find(id)).join(Guest("a visitor"), None)
            await until(lambda: asked_about() == {id}, "a bot to be asked again")

    asyncio.run(play())


def test_bots_play_on_for_a_moment_after_everybody_has_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(linger: float) -> bool:
        monkeypatch.setattr(keeping, "LINGER", linger)
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", f"bot {DEEP}", f"bot {DEEP}")
            rosa = Guest("rosa")
            live.join(rosa, None)
            live.leave(rosa)
            await live.act(lambda _: entries.Moved(0, ["bid 5"]))
            await turns()
            return keeper.tending(live.table.facts.id)

    assert asyncio.run(play(linger=1000.0))
    assert not asyncio.run(play(linger=0.0))


def test_somebody_at_another_process_is_there(database: str) -> None:
    async def play() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, f"bot {DEEP}", "Rosa", f"bot {DEEP}")
            live.elsewhere = frozenset(["rosa"])
            keeper.harbour.came_or_went(live)
            await until(lambda: asked_about() == {live.table.facts.id}, "a bot to be asked")

    asyncio.run(play())


def test_in_a_game_among_people_bots_wait_for_nobody(database: str) -> None:
    """Whoever has to decide next may be told so far away, and days later."""

    async def play() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, f"bot {DEEP}", "Rosa", "Juan")
            await until(lambda: asked_about() == {live.table.facts.id}, "a bot to be asked")

    asyncio.run(play())


def test_a_rated_game_is_played_to_its_end_whoever_is_there(database: str) -> None:
    async def play(rated: bool) -> bool:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Amei")
            live.table.facts = msgspec.structs.replace(live.table.facts, rated=rated)
            for seat in (2, 1, 0):
                await live.act(stand_in(seat, "away"))
            await turns()
            return keeper.tending(live.table.facts.id)

    assert asyncio.run(play(rated=True))
    assert not asyncio.run(play(rated=False))


def test_a_bot_that_waits_loses_no_time(database: str) -> None:
    async def play() -> None:
        async with kept(database) as keeper:
            clock = Clock("budget", seconds=60)
            live = await table(keeper.harbour, f"bot {DEEP}", "Rosa", f"bot {DEEP}", clock=clock)
            await turns()
            assert live.table.clocks.deadline() is None

    asyncio.run(play())


def test_a_table_whose_host_asks_too_much_goes_on_later(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(botqueue, "MOST_WAITING", 0)

    async def play() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, f"bot {DEEP}", "Rosa", "Juan")
            await until(lambda: not keeper.tending(live.table.facts.id), "the bot to be sent away")
            monkeypatch.setattr(botqueue, "MOST_WAITING", 50)
            await until(lambda: asked_about() == {live.table.facts.id}, "a bot to be asked")

    asyncio.run(play())
    assert not caplog.records


# Analyses


def test_a_person_has_one_game_analysed_at_a_time_and_ten_waiting(database: str) -> None:
    async def play() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Kim", "Juan")
            while not live.table.over:
                await live.act(whole_turn)
            pool = Pool()
            pool.pool.start()
            analyses = Analyses(harbour, pool.pool)
            for number in range(10):
                await analyses.begin(called(live.table, f"rude {number}"), "rude")
            with pytest.raises(Refusal):
                await analyses.begin(called(live.table, "rude 10"), "rude")
            await analyses.begin(called(live.table, "lin 0"), "lin")
            asked = []
            for _ in range(6):
                await until(lambda: pool.deep[0].asked, "a study")
                asked.append(told(pool.deep[0].asked))  # type: ignore[arg-type]
                pool.deep[0].let()
                await turns()
            assert sorted(asked[-4:]) == ["lin lin 0 study"] * 2 + ["rude rude 0 study"] * 2
            await analyses.stop()
            await pool.end()

    asyncio.run(play())


def called(table: Table, id: str) -> Table:
    """The same game under another name."""
    other = copy.copy(table)
    other.facts = msgspec.structs.replace(table.facts, id=id)
    return other
