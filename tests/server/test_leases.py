"""Who runs the bots and the clock of a table, when several processes could."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import event, func, select

from quayside.server.keeper.lease import Leases, process_name
from quayside.server.live import Harbour
from quayside.server.store import schema
from quayside.server.store.store import sqlite_url
from quayside.table import entries, play
from quayside.table.clocks import Clock

from ..servers import Postgres
from .harbours import Guest, kept, of_kind, opened, table, until, watched, written


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "quayside.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def leases(harbour: Harbour, name: str, seconds: float = 60.0) -> Leases:
    return Leases(harbour.store.engine, name, seconds=seconds)


async def taken(lease: Leases, id: str) -> bool:
    """Asks until it is refused no more."""
    lease._refused.clear()
    return await lease.hold(id)


def test_a_lease_has_one_holder(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            id = (await table(harbour, "Rosa", "Juan", "Lin")).table.facts.id
            first, second = leases(harbour, "first"), leases(harbour, "second")
            assert await first.hold(id)
            assert await first.hold(id)
            assert not await second.hold(id)
            assert first.holds(id)
            assert not second.holds(id)
            await first.release({id})
            assert await taken(second, id)
            assert not await taken(first, id)

    asyncio.run(scene())


def test_of_many_who_reach_for_a_lease_one_gets_it(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            id = (await table(harbour, "Rosa", "Juan", "Lin")).table.facts.id
            got = await asyncio.gather(*(leases(harbour, f"process {n}").hold(id) for n in range(10)))
            assert sorted(got) == [False] * 9 + [True]

    asyncio.run(scene())


def test_a_lease_that_is_not_renewed_runs_out_and_is_taken(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            id = (await table(harbour, "Rosa", "Juan", "Lin")).table.facts.id
            dead, heir = leases(harbour, "dead", seconds=0.2), leases(harbour, "heir")
            assert await dead.hold(id)
            found: list[str] = []
            while not found:
                found = await heir.run_out(10)
            assert found == [id]
            assert not dead.holds(id), "its holder knows by its own clock"
            assert await taken(heir, id)
            assert await dead.renew() == {id}, "and when it wakes, it hears that it has lost it"
            assert not dead.held

    asyncio.run(scene())


def test_all_leases_are_renewed_in_one_statement(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            mine = leases(harbour, "mine")
            ids = {(await table(harbour, "Rosa", "Juan", "Lin")).table.facts.id for _ in range(5)}
            for id in ids:
                await mine.hold(id)
            said: list[str] = []
            event.listen(
                harbour.store.engine.sync_engine,
                "before_cursor_execute",
                lambda *said_: said.append(said_[2]),
            )
            assert await mine.renew() == set()
            assert len([text for text in said if "leases" in text]) == 1
            assert mine.held == ids

    asyncio.run(scene())


def test_whoever_leaves_in_order_is_followed_at_once(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            id = (await table(harbour, "Rosa", "Juan", "Lin")).table.facts.id
            leaving, heir = leases(harbour, "leaving"), leases(harbour, "heir")
            await leaving.hold(id)
            assert await heir.run_out(10) == []
            await leaving.leave_all()
            assert await heir.run_out(10) == [id]

    asyncio.run(scene())


def test_tables_where_something_has_to_run_are_found_and_no_others(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            await table(harbour, "Rosa", "Juan", "Lin")
            await table(harbour, "Rosa", "bot greedy", "Lin")
            await table(harbour, "bot greedy", "Juan", "Lin", start=False)
            bot = await table(harbour, "bot greedy", "Juan", "Lin")
            clock = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("move", 60))
            stand_in = await table(harbour, "Rosa", "Juan", "Lin")
            await stand_in.act(play.stand_in(0, "vote"))
            held = await table(harbour, "bot greedy", "Juan", "Lin")
            mine = leases(harbour, "mine")
            await leases(harbour, "other").hold(held.table.facts.id)
            found = await mine.unkept("", 100)
            assert set(found) == {live.table.facts.id for live in (bot, clock, stand_in)}
            assert await mine.unkept("", 2) + await mine.unkept(found[1], 2) == sorted(found)

    asyncio.run(scene())


def test_a_process_that_is_alone_asks_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with kept(sqlite_url(tmp_path / "quayside.db")) as keeper:
            live = await table(keeper.harbour, "bot greedy", "Rosa", "Juan")
            await until(lambda: live.table.to_play == 1, "the bot")
            assert keeper.leases.holds(live.table.facts.id)
            async with keeper.harbour.store.engine.connect() as connection:
                count = await connection.scalar(select(func.count()).select_from(schema.leases))
            assert count == 0

    asyncio.run(scene())


def test_every_process_has_a_name_of_its_own() -> None:
    assert process_name() != process_name()
    assert len(process_name()) <= 40


# Keepers


def test_two_keepers_of_one_table_write_each_entry_once(postgres: Postgres) -> None:
    """Both hold every lease, which should never be: the log is the judge."""
    database = postgres.database()

    async def scene() -> None:
        async with kept(database, channels="postgres") as one, kept(database, channels="postgres") as two:
            one.leases.alone = two.leases.alone = True
            here = await table(one.harbour, "bot random", "bot random", "bot random")
            id = here.table.facts.id
            there = await two.harbour.find(id)
            watched(here)
            watched(there)
            both = (here.table, there.table)
            await until(lambda: {each.status for each in both} == {"finished"}, "the game to end", seconds=60)
            log = await written(one.harbour, id)
            assert len(of_kind(log, entries.Moved)) == here.table.ply
            assert here.table.seq == there.table.seq == len(log)
            assert here.table.state is not None
            assert there.table.state is not None
            assert here.table.state.key() == there.table.state.key()

    asyncio.run(scene())


def test_when_a_process_stops_another_goes_on_with_its_tables(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quayside.server.keeper.keeper.ROUND", 0.1)
    database = postgres.database()

    async def scene() -> None:
        async with kept(database, channels="postgres") as heir:
            async with kept(database, channels="postgres", bot_pause=0.05) as first:
                live = await table(first.harbour, "bot random", "bot random", "bot random")
                id = live.table.facts.id
                watched(live)
                await until(lambda: live.table.ply >= 3, "a few moves")
                assert first.leases.holds(id)
                assert not heir.leases.holds(id)
                await live.act(play.chat("rosa", "Rosa", "still here"))
            await until(lambda: heir.leases.holds(id), "the heir")
            again = await heir.harbour.find(id)
            ply = again.table.ply
            watched(again)
            await until(lambda: again.table.ply > ply, "the game to go on")
            assert "still here" in repr(await written(heir.harbour, id))

    asyncio.run(scene())


def test_a_finished_table_needs_no_lease(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quayside.server.keeper.keeper.ROUND", 0.05)

    async def scene() -> None:
        async with kept(postgres.database(), channels="postgres") as keeper:
            live = await table(keeper.harbour, "bot greedy", "Rosa", "Juan")
            await until(lambda: keeper.leases.holds(live.table.facts.id), "the lease")
            await live.act(lambda _: entries.Abandoned("rosa"))
            await until(lambda: not keeper.leases.held, "the lease to be given back")
            async with keeper.harbour.store.engine.connect() as connection:
                assert await connection.scalar(select(func.count()).select_from(schema.leases)) == 0

    asyncio.run(scene())


# People


def test_whoever_sits_at_another_process_is_not_away(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quayside.server.keeper.keeper.ROUND", 0.05)
    database = postgres.database()

    async def scene() -> None:
        async with (
            kept(database, channels="postgres", away_seconds=3.0) as one,
            kept(database, channels="postgres", away_seconds=3.0) as two,  # whichever gets the lease
        ):
            there = await table(two.harbour, "Rosa", "Juan", "Lin", clock=Clock("move", 600))
            rosa, juan = Guest("rosa"), Guest("juan")
            there.join(rosa, None)
            here = await one.harbour.find(there.table.facts.id)
            here.join(juan, None)
            await until(
                lambda: here.elsewhere == {"rosa"} and there.elsewhere == {"juan"}, "the news to go round"
            )
            await until(lambda: juan.heard("presence")[-1]["here"] == ["juan", "rosa"], "Juan to see Rosa")
            assert [seat.here for seat in here.info(None).seats] == [True, True, False]
            there.leave(rosa)
            await until(lambda: here.elsewhere == frozenset(), "Rosa to be gone")
            await until(lambda: here.table.seats[0].stands_in, "a bot to stand in for her")
            assert of_kind(await written(one.harbour, here.table.facts.id), entries.StoodIn)[0].why == "away"

    asyncio.run(scene())
