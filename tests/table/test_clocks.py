"""Clocks that run out, people who are away, bots that stand in for them, and coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quayside.table import entries, keeper, play
from quayside.table.fold import Clock
from quayside.table.live import Refusal
from quayside.table.store.store import sqlite_url

from .harbours import Guest, kept, of_kind, opened, table, until, written

SECOND = Clock("move", 1)
LONG = Clock("move", 600)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "quayside.db")


def test_for_whoever_runs_out_of_time_a_bot_plays(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=SECOND)
            began = live.table.turn_began
            await until(lambda: live.table.ply == 1, "the bot to play for Rosa")
            log = await written(keeper.harbour, live.table.facts.id)
            [first] = of_kind(log, entries.StoodIn)[:1]
            assert (first.seat, first.why) == (0, "clock")
            assert live.table.seats[0].person == "rosa"
            rows = await keeper.harbour.store.rows(live.table.facts.id)
            [out] = [row for row in rows if row.entry == first]
            assert out.at >= began + 1000, "nobody is cut short"

    asyncio.run(scene())


def test_a_move_in_time_stops_the_clock(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=SECOND)
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            await until(lambda: live.table.seats[1].stands_in, "Juan's clock")
            assert not live.table.seats[0].played_by_bot

    asyncio.run(scene())


def test_a_budget_shrinks_with_thinking_and_grows_with_each_move(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=Clock("budget", 1, increment=5))
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            assert 5000 <= live.table.seats[0].remaining <= 6000
            await until(lambda: live.table.seats[1].stands_in, "Juan's budget")
            await live.act(play.come_back("juan", 1))
            if live.table.to_play == 1:
                assert live.table.seats[1].remaining >= 5000, "who comes back has at least the increment"

    asyncio.run(scene())


def test_whoever_comes_back_plays_on_himself(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=LONG)
            await live.act(play.stand_in(0, "clock"))
            await until(lambda: live.table.to_play == 1, "the bot")
            await live.act(play.come_back("rosa", 0))
            assert not live.table.seats[0].played_by_bot
            with pytest.raises(Refusal):
                await live.act(play.come_back("rosa", 0))

    asyncio.run(scene())


def test_a_clock_that_ran_out_while_no_server_ran_leaves_time_to_come_back(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            id = (await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("move", 0))).table.facts.id
        async with kept(database) as first:
            await until(lambda: first.watches(id), "the table to be found")
            live = await first.harbour.find(id)
            assert not live.table.seats[0].played_by_bot
        monkeypatch.setattr(keeper, "GRACE", 0.2)
        async with kept(database) as second:
            await until(lambda: id in second.harbour.tables, "the table to be found")
            live = await second.harbour.find(id)
            await until(lambda: live.table.seats[0].stands_in, "the clock")

    asyncio.run(scene())


def test_whoever_is_away_from_a_game_with_a_clock_is_replaced(database: str) -> None:
    async def scene() -> None:
        async with kept(database, away_seconds=0.3) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=LONG)
            rosa = Guest("rosa")
            live.join(rosa, None)
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            await until(lambda: live.table.seats[1].stands_in, "Juan to count as gone")
            log = await written(keeper.harbour, live.table.facts.id)
            assert of_kind(log, entries.StoodIn)[0] == entries.StoodIn(1, "greedy", "away")
            assert not live.table.seats[0].played_by_bot

    asyncio.run(scene())


@pytest.mark.parametrize("clock", [Clock(), Clock("move", 24 * 3600)])
def test_nobody_is_replaced_for_being_away_from_a_game_without_haste(database: str, clock: Clock) -> None:
    async def scene() -> None:
        async with kept(database, away_seconds=0.05) as keeper:
            slow = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=clock)
            quick = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=LONG)
            await until(lambda: quick.table.seats[0].stands_in, "the game with a clock")
            assert not any(seat.played_by_bot for seat in slow.table.seats)

    asyncio.run(scene())


def test_when_all_others_ask_for_it_a_bot_plays_for_somebody_who_is_away(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            await live.act(play.vote_stand_in("juan", 0))
            assert not live.table.seats[0].played_by_bot
            await live.act(play.vote_stand_in("lin", 0))
            await until(lambda: live.table.ply == 1, "the bot to play for Rosa")
            log = await written(keeper.harbour, live.table.facts.id)
            assert of_kind(log, entries.StoodIn) == [entries.StoodIn(0, "greedy", "vote")]

    asyncio.run(scene())


def test_nobody_who_is_at_the_table_is_voted_away(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            rosa = Guest("rosa")
            live.join(rosa, None)
            await live.act(play.vote_stand_in("juan", 0))
            await live.act(play.vote_stand_in("lin", 0))
            await until(lambda: not keeper.tending(live.table.facts.id), "the keeper")
            assert not live.table.seats[0].played_by_bot
            live.leave(rosa)
            await until(lambda: live.table.seats[0].stands_in, "the vote to count once she is gone")

    asyncio.run(scene())


def test_a_vote_is_over_when_the_person_moves(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            await live.act(play.vote_stand_in("juan", 0))
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            assert not live.table.votes

    asyncio.run(scene())


def test_people_without_clock_or_bots_cost_the_keeper_nothing(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            assert not keeper.watches(live.table.facts.id)
            assert not keeper.leases.held
            assert not keeper.pool.pids

    asyncio.run(scene())


def test_a_table_that_nobody_uses_leaves_the_memory_and_comes_back_whole(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            used = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            used.join(Guest("rosa"), None)
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            id, seq, to_play = live.table.facts.id, live.table.seq, live.table.to_play
            keeper.harbour.forget_idle(0.0, ())
            assert list(keeper.harbour.tables) == [used.table.facts.id]
            assert await keeper.harbour.find(id) is live, "whoever still holds it remains its one owner"
            keeper.harbour.forget_idle(0.0, ())
            del live
            again = await keeper.harbour.find(id)
            assert (again.table.seq, again.table.to_play) == (seq, to_play)
            assert [seat.person for seat in again.table.seats] == ["rosa", "juan", "lin"]

    asyncio.run(scene())


def test_people_see_who_comes_and_goes(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            rosa, juan, stranger = Guest("rosa"), Guest("juan"), Guest("stranger")
            for guest in (rosa, juan, stranger):
                live.join(guest, None)
            await until(lambda: rosa.heard("presence"), "the news")
            assert rosa.heard("presence")[-1] == {"type": "presence", "here": ["juan", "rosa"], "watching": 1}
            live.leave(juan)
            await until(lambda: rosa.heard("presence")[-1]["here"] == ["rosa"], "the news that Juan is gone")

    asyncio.run(scene())


def test_who_watched_and_sits_down_no_longer_watches(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", start=False)
            rosa, juan = Guest("rosa"), Guest("juan")
            live.join(rosa, None)
            live.join(juan, None)
            await until(lambda: rosa.heard("presence"), "the news")
            assert rosa.heard("presence")[-1] == {"type": "presence", "here": ["juan", "rosa"], "watching": 0}
            await live.act(lambda _: entries.Left(1, "juan", "juan"))
            await until(
                lambda: rosa.heard("presence")[-1]["watching"] == 1, "the news that Juan only watches"
            )
            await live.act(lambda _: entries.Sat(1, "juan", "Juan"))
            await until(lambda: rosa.heard("presence")[-1]["watching"] == 0, "the news that Juan sits again")

    asyncio.run(scene())
