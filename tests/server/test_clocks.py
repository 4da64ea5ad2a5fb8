"""Clocks that run out, people who are away, bots that stand in for them, and coming back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from quayside.server.keeper import keeper
from quayside.server.live import LiveTable
from quayside.server.store.store import sqlite_url
from quayside.table import entries, play
from quayside.table.clocks import Clock
from quayside.table.errors import Refusal

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
            deadline = live.table.clocks.deadline()
            assert deadline is not None
            await until(lambda: live.table.ply == 1, "the bot to play for Rosa")
            log = await written(keeper.harbour, live.table.facts.id)
            [first] = of_kind(log, entries.StoodIn)[:1]
            assert (first.seat, first.why) == (0, "clock")
            assert live.table.seats[0].person == "rosa"
            rows = await keeper.harbour.store.rows(live.table.facts.id)
            [out] = [row for row in rows if row.entry == first]
            assert out.at >= deadline, "nobody is cut short"

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
            assert 5000 <= live.table.clocks.left[0] <= 6000
            await until(lambda: live.table.seats[1].stands_in, "Juan's budget")
            await until(lambda: live.table.to_play != 1, "the bot to play for Juan")
            await live.act(play.come_back("juan", 1))
            assert live.table.clocks.left[1] == 5000, "who comes back has at least the increment"

    asyncio.run(scene())


def test_time_runs_on_whatever_somebody_moves_and_takes_back(database: str) -> None:
    """Rosa as harbour master buys and loads: one turn, and one increment for it."""

    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("budget", 60, increment=20))
            for person, bid in (("rosa", "bid 5"), ("juan", "pass"), ("lin", "pass")):
                await live.act(play.move(person, live.table.seq, [bid]))
            left, deadline = live.table.clocks.left[0], live.table.clocks.deadline()
            for _ in range(15):
                await live.act(play.move("rosa", live.table.seq, ["buy jade"]))
                await live.act(play.undo("rosa", live.table.seq, 3))
                assert live.table.clocks.deadline() == deadline
            await live.act(play.move("rosa", live.table.seq, ["buy jade", "load jade", "load silk"]))
            assert (live.table.clocks.left[0], live.table.clocks.deadline()) == (left, deadline)
            whole = live.table.taken_back
            assert whole == 15

    asyncio.run(scene())


def test_nobody_goes_back_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            for person, bid in (("rosa", "bid 5"), ("juan", "pass"), ("lin", "pass")):
                await live.act(play.move(person, live.table.seq, [bid]))
            for _ in range(3):
                await live.act(play.move("rosa", live.table.seq, ["buy jade"]))
                await live.act(play.undo("rosa", live.table.seq, 3))
            await live.act(play.move("rosa", live.table.seq, ["buy jade"]))
            with pytest.raises(Refusal, match="table.undo_enough"):
                await live.act(play.undo("rosa", live.table.seq, 3))

    monkeypatch.setattr(play, "MOST_TAKEN_BACK", 3)
    asyncio.run(scene())


def test_whose_time_is_up_cannot_come_back_for_the_same_turn(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("budget", 60, increment=20))
            await live.act(play.stand_in(0, "clock"))
            with pytest.raises(Refusal, match="table.time_is_up"):
                await live.act(play.come_back("rosa", 0))
            await live.act(lambda _: entries.Moved(0, ["bid 5"], "bot"))
            await live.act(play.come_back("rosa", 0))
            assert not live.table.seats[0].played_by_bot

    asyncio.run(scene())


def test_after_a_restart_whoever_was_deciding_begins_his_turn_again(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", clock=LONG)
            id, before = live.table.facts.id, live.table.clocks.deadline()
        async with kept(database) as keeper:
            await until(lambda: keeper.watches(id), "the table to be found")
            await until(lambda: keeper.harbour.tables[id].table.seq == 6, "the clock to be set")
            log = await written(keeper.harbour, id)
            assert of_kind(log, entries.Resumed) == [entries.Resumed()]
            after = keeper.harbour.tables[id].table.clocks.deadline()
            assert before is not None
            assert after is not None
            assert after > before

    asyncio.run(scene())


def test_whoever_comes_back_plays_on_himself(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin", clock=LONG)
            await live.act(play.stand_in(0, "away"))
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


def vote(live: LiveTable, by: str, seat: int) -> play.Make:
    return play.vote_stand_in(by, seat, live.away, live.harbour.vote_seconds)


def test_when_all_others_ask_for_it_a_bot_plays_for_somebody_who_is_away(database: str) -> None:
    async def scene() -> None:
        async with kept(database, vote_seconds=0.0) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            await live.act(vote(live, "juan", 0))
            assert not live.table.seats[0].played_by_bot
            await live.act(vote(live, "lin", 0))
            await until(lambda: live.table.ply == 1, "the bot to play for Rosa")
            log = await written(keeper.harbour, live.table.facts.id)
            assert of_kind(log, entries.StoodIn) == [entries.StoodIn(0, "greedy", "vote")]

    asyncio.run(scene())


def test_nobody_is_voted_away_who_is_there_or_only_just_gone(database: str) -> None:
    async def scene() -> None:
        async with kept(database, vote_seconds=3600.0) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            rosa = Guest("rosa")
            live.join(rosa, None)
            with pytest.raises(Refusal, match="table.no_vote"):
                await live.act(vote(live, "juan", 0))
            live.leave(rosa)
            with pytest.raises(Refusal, match="table.vote_early") as refused:
                await live.act(vote(live, "juan", 0))
            assert refused.value.args_for_message == {"seconds": 3600}
            assert not live.table.votes

    asyncio.run(scene())


def test_nobody_is_voted_away_against_a_running_clock_in_a_rated_game(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            harbour.vote_seconds = 0.0
            for clock, refusal in ((LONG, "table.vote_clock"), (Clock(), None)):
                live = await table(harbour, "Rosa", "Juan", "Lin", clock=clock)
                live.table.facts = msgspec.structs.replace(live.table.facts, rated=True)
                if refusal is None:
                    await live.act(vote(live, "juan", 0))
                    assert live.table.votes == {0: {1}}
                else:
                    with pytest.raises(Refusal, match=refusal):
                        await live.act(vote(live, "juan", 0))

    asyncio.run(scene())


def test_votes_of_before_a_restart_wait_until_somebody_has_been_away_for_long_enough(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            await live.act(lambda _: entries.VotedStandIn(0, 1))
            await live.act(lambda _: entries.VotedStandIn(0, 2))
            id = live.table.facts.id
        async with kept(database, vote_seconds=3600.0) as keeper:
            live = await keeper.harbour.find(id)
            keeper.look(live)
            assert keeper.watches(id)
            assert not keeper.tending(id)
            assert not live.table.seats[0].played_by_bot

    asyncio.run(scene())


def test_a_vote_is_over_when_the_person_moves_or_comes_back(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            harbour.vote_seconds = 0.0
            live = await table(harbour, "Rosa", "Juan", "Lin")
            await live.act(vote(live, "juan", 0))
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            assert not live.table.votes
            await live.act(vote(live, "juan", 0))
            await live.act(play.here_again(0))
            assert not live.table.votes

    asyncio.run(scene())


def test_people_without_clock_or_bots_cost_the_keeper_nothing(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "Lin")
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            assert not keeper.watches(live.table.facts.id)
            assert not keeper.leases.held
            assert not keeper._pool.pids

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
            await live.act(lambda _: entries.Sat(1, "juan"))
            await until(lambda: rosa.heard("presence")[-1]["watching"] == 0, "the news that Juan sits again")

    asyncio.run(scene())
