"""How processes tell each other that a table has a new version: through Redis, through PostgreSQL, or not at all when
there is only one. A message carries table ids and seqs and nothing more; whoever has the table reads the rest from the
log. Messages may be lost: a look at the log every few seconds finds what they did not tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from itertools import islice
from typing import Any

import msgspec
from sqlalchemy import make_url, select, tuple_

from quayside.server.live import Harbour, LiveTable
from quayside.server.store import schema
from quayside.server.tasks import end
from quayside.table.ids import mark

NAME = "quayside"
TABLES_A_MESSAGE = 100  # PostgreSQL takes 8,000 bytes
TABLES_A_QUERY = 500
LOOK = 3.0  # seconds between two looks at the log
SHORTEST, LONGEST = 0.1, 5.0  # seconds before a lost connection is tried again

log = logging.getLogger("quayside.server.channels")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(dict[str, int]).decode


class Channel:
    """A connection over which short messages go to all processes, this one included. Any of these can fail with an
    exception; the Fanout opens it anew."""

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def publish(self, message: bytes) -> None:
        raise NotImplementedError

    def messages(self) -> AsyncIterator[bytes]:
        """All that comes, until the connection is lost."""
        raise NotImplementedError


class RedisChannel(Channel):
    def __init__(self, url: str) -> None:
        import redis.asyncio.retry  # here: a server without Redis does not wait for it
        import redis.backoff

        # No tries of its own: it would come back without a word, and nobody would look for what was missed
        none = redis.asyncio.retry.Retry(redis.backoff.NoBackoff(), 0)
        self._redis = redis.asyncio.Redis.from_url(url, retry=none, socket_keepalive=True)
        self._heard: Any = None

    async def open(self) -> None:
        self._heard = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._heard.subscribe(NAME)

    async def close(self) -> None:
        if self._heard is not None:
            await self._heard.aclose()
        await self._redis.aclose()

    async def publish(self, message: bytes) -> None:
        await self._redis.publish(NAME, message)

    async def messages(self) -> AsyncIterator[bytes]:
        async for message in self._heard.listen():
            yield message["data"]


class PostgresChannel(Channel):
    def __init__(self, database: str) -> None:
        self._dsn = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def open(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        heard: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._heard = heard
        self._connection = await asyncpg.connect(self._dsn)
        self._connection.add_termination_listener(lambda _: heard.put_nowait(None))
        await self._connection.add_listener(NAME, lambda _, pid, name, text: heard.put_nowait(text.encode()))

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close(timeout=2)

    async def publish(self, message: bytes) -> None:
        await self._connection.execute("SELECT pg_notify($1, $2)", NAME, message.decode())

    async def messages(self) -> AsyncIterator[bytes]:
        while (message := await self._heard.get()) is not None:
            yield message


def channel(channels: str, database: str) -> Channel | None:
    """What the setting `channels` names; None for `memory`."""
    if channels == "memory":
        return None
    return PostgresChannel(database) if channels == "postgres" else RedisChannel(channels)


class Fanout:
    """Keeps the tables of this process in step with the log. `concerns` says of a table without clients whether it
    matters here all the same."""

    def __init__(
        self,
        harbour: Harbour,
        channel: Channel | None,
        concerns: Callable[[str], bool] = lambda _: False,
        look: float = LOOK,
    ) -> None:
        self._harbour = harbour
        self._channel = channel
        self._concerns = concerns
        self._look = look
        self._news: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._connected = asyncio.Event()
        self._behind: dict[str, int] = {}  # what was heard of tables that are catching up
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Returns when messages arrive here, or when that could not be brought about at the first try."""
        self._run(self._look_often())
        if self._channel is None:
            return
        self._harbour.on_announce.append(self._announce)
        tried = asyncio.Event()
        self._run(self._listen(self._channel, tried))
        self._run(self._send(self._channel))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(tried.wait(), LONGEST)

    async def stop(self) -> None:
        if self._announce in self._harbour.on_announce:
            self._harbour.on_announce.remove(self._announce)
        await end(self._tasks)
        if self._channel is not None:
            with contextlib.suppress(Exception):
                await self._channel.close()

    # Telling

    async def _announce(self, table: str, seq: int) -> None:
        """Only notes it: whoever moves does not wait for the messenger."""
        self._news[table] = seq
        self._wake.set()

    async def _send(self, channel: Channel) -> None:
        while True:
            await self._wake.wait()
            await self._connected.wait()
            self._wake.clear()
            news, self._news = self._news, {}
            each = iter(news.items())
            try:
                while some := dict(islice(each, TABLES_A_MESSAGE)):
                    await channel.publish(_encode(some))
            except Exception as error:  # the others look at the log
                log.warning("a message to the other processes is lost: %s", type(error).__name__)
                await asyncio.sleep(SHORTEST)

    # Hearing

    async def _listen(self, channel: Channel, tried: asyncio.Event) -> None:
        pause = SHORTEST
        while True:
            try:
                await channel.open()
                self._connected.set()
                tried.set()
                pause = SHORTEST
                await self.look()  # what was said while nobody listened
                async for message in channel.messages():
                    self._hear(message)
            except Exception as error:
                log.warning("the channel to the other processes is broken: %s", type(error).__name__)
            self._connected.clear()
            tried.set()
            with contextlib.suppress(Exception):
                await channel.close()
            await asyncio.sleep(pause)
            pause = min(LONGEST, pause * 2)

    def _hear(self, message: bytes) -> None:
        try:
            news = _decode(message)
        except msgspec.MsgspecError:
            log.warning("a message on the channel is none of ours")
            return
        for table, seq in news.items():
            self._expect(table, seq)

    def _expect(self, table: str, seq: int) -> None:
        """If the table is here, it should be at least at this version."""
        live = self._harbour.tables.get(table)
        if live is not None and live.table.seq < seq:
            self._catch_up(live, seq)

    def _catch_up(self, live: LiveTable, seq: int) -> None:
        table = live.table.facts.id
        if table not in self._behind:
            self._run(self._follow(live))
        self._behind[table] = max(seq, self._behind.get(table, 0))

    async def _follow(self, live: LiveTable) -> None:
        table = live.table.facts.id
        try:
            while live.table.seq < self._behind[table]:
                before = live.table.seq
                await live.catch_up()
                if live.table.seq == before:
                    return  # a message about what is not in the log
        except Exception as error:  # the next look tries again
            log.warning("table %s could not catch up: %s", mark(table), type(error).__name__)
        finally:
            del self._behind[table]

    # Looking

    async def _look_often(self) -> None:
        while True:
            await asyncio.sleep(self._look)
            try:
                await self.look()
            except Exception as error:
                log.warning("the log could not be looked at: %s", type(error).__name__)

    async def look(self) -> None:
        """Does the log hold more than this process knows of the tables that somebody looks at, or that run here?"""
        for live in list(self._harbour.tables.values()):
            if live.unsure:
                self._catch_up(live, live.table.seq + 1)
        if not self._harbour.shared:
            return
        each = iter([live for id, live in self._harbour.tables.items() if live.clients or self._concerns(id)])
        while some := list(islice(each, TABLES_A_QUERY)):
            places = [(live.table.facts.id, live.table.seq + 1) for live in some]
            query = select(schema.log.c.table_id, schema.log.c.seq).where(
                tuple_(schema.log.c.table_id, schema.log.c.seq).in_(places)
            )
            async with self._harbour.store.engine.connect() as connection:
                found = (await connection.execute(query)).all()
            for table, seq in found:
                self._expect(table, seq)

    def _run(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
