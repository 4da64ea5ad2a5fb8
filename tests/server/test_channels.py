"""Several processes serve one table: what one writes, the clients of all others see."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from sqlalchemy import make_url

from quayside.server.keeper.channels import Channel, Fanout, channel
from quayside.server.live import Harbour
from quayside.server.store.writer import Change
from quayside.table import entries, play
from quayside.table.entries import Row
from quayside.table.errors import StaleVersion
from quayside.table.play import Make

from .. import servers
from .harbours import Guest, of_kind, opened, table, until, written

NEVER = 3600.0  # seconds: the channel alone has to deliver


@pytest.fixture(scope="module")
def database(postgres: servers.Postgres) -> str:
    return postgres.database()


@pytest.fixture(params=["postgres", "redis"])
def channels(request: pytest.FixtureRequest) -> str:
    return "postgres" if request.param == "postgres" else request.getfixturevalue("redis")


@asynccontextmanager
async def connected(database: str, channel: Channel | None, look: float = NEVER) -> AsyncIterator[Harbour]:
    async with opened(database) as harbour:
        harbour.shared = True
        fanout = Fanout(harbour, channel, look=look)
        await fanout.start()
        try:
            yield harbour
        finally:
            await fanout.stop()


def say(text: str) -> Make:
    return play.chat("rosa", "Rosa", text)


def test_what_one_process_writes_the_clients_of_another_see(database: str, channels: str) -> None:
    async def scene() -> None:
        async with (
            connected(database, channel(channels, database)) as one,
            connected(database, channel(channels, database)) as two,
        ):
            here = await table(one, "Rosa", "Juan", "Lin")
            there = await two.find(here.table.facts.id)
            juan = Guest("juan")
            there.join(juan, None)
            seq = await here.act(play.move("rosa", here.table.seq, ["bid 5"]))
            await until(lambda: there.table.seq == seq, "the other process")
            [told] = juan.heard("update")
            assert told["seq"] == seq
            assert told["eyes"] == 1
            assert told["legal"], "it is his turn now"
            back = await there.act(play.move("juan", seq, ["pass"]))
            await until(lambda: here.table.seq == back, "the way back")

    asyncio.run(scene())


def test_a_message_names_tables_and_versions_and_nothing_else(database: str, channels: str) -> None:
    heard: list[bytes] = []

    async def scene() -> None:
        ear = channel(channels, database)
        assert ear is not None
        await ear.open()

        async def listen() -> None:
            async for message in ear.messages():
                heard.append(message)

        listening = asyncio.create_task(listen())
        async with connected(database, channel(channels, database)) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            seq = await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            id = live.table.facts.id
            await until(
                lambda: any(msgspec.json.decode(each).get(id) == seq for each in heard), "the message"
            )
        listening.cancel()
        with suppress(asyncio.CancelledError):
            await listening
        await ear.close()
        for message in heard:
            assert all(isinstance(number, int) for number in msgspec.json.decode(message).values())

    asyncio.run(scene())


def test_strange_messages_do_no_harm(database: str, channels: str) -> None:
    async def scene() -> None:
        stranger = channel(channels, database)
        assert stranger is not None
        await stranger.open()
        async with (
            connected(database, channel(channels, database)) as one,
            connected(database, channel(channels, database)) as two,
        ):
            here = await table(one, "Rosa", "Juan", "Lin")
            there = await two.find(here.table.facts.id)
            for message in (
                b"what?",
                b"[1, 2]",
                msgspec.json.encode({here.table.facts.id: 10**6}),
                b'{"x": "y"}',
            ):
                await stranger.publish(message)
            seq = await here.act(say("hello"))
            await until(lambda: there.table.seq == seq, "the other process")
        await stranger.close()

    asyncio.run(scene())


def test_what_was_said_while_the_connection_was_lost_is_found_in_the_log(database: str) -> None:
    async def scene() -> None:
        async with (
            connected(database, None) as one,
            connected(database, channel("postgres", database)) as two,
        ):
            here = await table(one, "Rosa", "Juan", "Lin")
            there = await two.find(here.table.facts.id)
            there.join(Guest("juan"), None)
            seq = await here.act(say("nobody is told of this"))
            assert there.table.seq < seq
            assert await cut_connections(database) == 1
            await until(lambda: there.table.seq == seq, "the look after the connection is back")

    asyncio.run(scene())


def test_redis_may_go_and_come_back(database: str) -> None:
    async def scene() -> None:
        port = servers.free_port()
        address = f"redis://127.0.0.1:{port}"
        with ExitStack() as first:
            first.enter_context(servers.redis(port))
            async with (
                connected(database, channel(address, database)) as one,
                connected(database, channel(address, database)) as two,
            ):
                here = await table(one, "Rosa", "Juan", "Lin")
                there = await two.find(here.table.facts.id)
                there.join(Guest("juan"), None)
                first.close()
                seq = await here.act(say("a move needs no Redis"))
                with servers.redis(port):
                    await until(lambda: there.table.seq == seq, "the look after the connection is back")
                    seq = await here.act(say("and it goes on"))
                    await until(lambda: there.table.seq == seq, "the channel itself")

    asyncio.run(scene())


def test_without_any_message_a_look_at_the_log_is_enough(database: str) -> None:
    async def scene() -> None:
        async with connected(database, None) as one, connected(database, None, look=0.05) as two:
            here = await table(one, "Rosa", "Juan", "Lin")
            watched, forgotten = await two.find(here.table.facts.id), await table(one, "Rosa", "Juan", "Lin")
            unwatched = await two.find(forgotten.table.facts.id)
            watched.join(Guest("juan"), None)
            await forgotten.act(say("nobody looks"))
            seq = await here.act(say("hello"))
            await until(lambda: watched.table.seq == seq, "the look")
            assert unwatched.table.seq < forgotten.table.seq, "a table without clients is not looked at"
            await two.refresh(unwatched)
            assert unwatched.table.seq == forgotten.table.seq, "it is caught up when somebody comes"

    asyncio.run(scene())


def test_two_harbours_fight_over_one_table_and_each_seq_has_one_entry(database: str, channels: str) -> None:
    async def scene() -> None:
        async with (
            connected(database, channel(channels, database)) as one,
            connected(database, channel(channels, database)) as two,
        ):
            here = await table(one, "Rosa", "Juan", "Lin")
            there = await two.find(here.table.facts.id)
            guests = [Guest("juan"), Guest("lin")]
            here.join(guests[0], None)
            there.join(guests[1], None)
            start = here.table.seq

            async def talk(live: object, who: str) -> list[int]:
                accepted = []
                for number in range(25):
                    while True:
                        with suppress(StaleVersion):
                            accepted.append(await live.act(say(f"{who} {number}"), f"{who}-key-{number}"))  # type: ignore[attr-defined]
                            break
                return accepted

            seqs = await asyncio.gather(
                talk(here, "one"), talk(there, "two"), talk(here, "uno"), talk(there, "due")
            )
            assert sorted(seq for each in seqs for seq in each) == list(range(start + 1, start + 101))
            await until(lambda: here.table.seq == there.table.seq == start + 100, "both to agree")
            log = await written(one, here.table.facts.id)
            assert len({chat.text for chat in of_kind(log, entries.Chatted)}) == 100
            for guest in guests:
                assert [said["line"]["seq"] for said in guest.heard("said")] == list(
                    range(start + 1, start + 101)
                )

    asyncio.run(scene())


def test_of_two_moves_for_one_position_one_is_played(database: str, channels: str) -> None:
    async def scene() -> None:
        async with (
            connected(database, channel(channels, database)) as one,
            connected(database, channel(channels, database)) as two,
        ):
            here = await table(one, "Rosa", "Juan", "Lin")
            there = await two.find(here.table.facts.id)
            seq = here.table.seq
            done = await asyncio.gather(
                here.act(play.move("rosa", seq, ["bid 5"])),
                there.act(play.move("rosa", seq, ["bid 7"])),
                return_exceptions=True,
            )
            assert sorted(type(each).__name__ for each in done) == ["StaleVersion", "int"]
            await until(lambda: here.table.seq == there.table.seq == seq + 1, "both to agree")

    asyncio.run(scene())


def test_the_same_key_at_two_processes_is_accepted_once(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as one, opened(database) as two:
            here = await table(one, "Rosa", "Juan", "Lin")
            there = await two.find(here.table.facts.id)
            seqs = await asyncio.gather(here.act(say("once"), "the-key"), there.act(say("once"), "the-key"))
            assert seqs[0] == seqs[1]
            assert len(of_kind(await written(one, here.table.facts.id), entries.Chatted)) == 1

    asyncio.run(scene())


# Writes of which nobody knows whether they happened


def test_an_entry_whose_writer_was_cancelled_is_found_by_a_look(database: str) -> None:
    async def scene() -> None:
        async with connected(database, None, look=0.05) as harbour:
            harbour.shared = False  # one process alone: nobody else would tell
            live = await table(harbour, "Rosa", "Juan", "Lin")
            juan = Guest("juan")
            live.join(juan, None)
            before = live.table.seq
            committed = after_commit(harbour)
            writing = asyncio.create_task(live.act(say("did it arrive?")))
            await until(lambda: committed(), "the commit")
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
            await until(lambda: live.table.seq == before + 1, "the look")
            assert [said["line"]["seq"] for said in juan.heard("said")] == [before + 1]

    asyncio.run(scene())


def test_of_two_entries_for_one_place_in_one_batch_one_is_accepted(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            rows = [
                Row(live.table.facts.id, live.table.seq + 1, 1, entries.Chatted("rosa", text))
                for text in "ab"
            ]
            accepted = await asyncio.gather(*(harbour.store.write(Change(row)) for row in rows))
            assert accepted == [True, False]
            assert (await written(harbour, live.table.facts.id))[-1] == rows[0].entry

    asyncio.run(scene())


def after_commit(harbour: Harbour) -> Callable[[], bool]:
    """Lets the next commit happen but holds back the news of it."""
    commit = harbour.store.writer._commit
    done = False

    async def slow(changes: list[Change]) -> set[tuple[str, int]]:
        nonlocal done
        accepted = await commit(changes)
        done = True
        await asyncio.sleep(0.05)
        return accepted

    harbour.store.writer._commit = slow  # type: ignore[method-assign]
    return lambda: done


async def cut_connections(database: str) -> int:
    """Ends the connections that listen; how many."""
    dsn = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(dsn)
    query = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid != pg_backend_pid()"
    )
    ended = await connection.fetch(query)
    await connection.close()
    return len(ended)
