"""Two servers on one PostgreSQL fight over one table: for each version in the log there is one entry, whoever was first,
and both tell their clients the same story."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from quayside.server.store import Store
from quayside.table import entries
from quayside.table.entries import Row
from quayside.table.fold import Table

from ..server.players import Player
from ..servers import Postgres
from .process import ServerProcess

pytestmark = pytest.mark.slow

PATIENCE = 60.0
NAMES = ("Rosa", "Diego", "Amei")
CHAT_EVERY = 5  # moves


@pytest.mark.parametrize("channels", ["postgres", "redis"])
def test_two_servers_write_one_entry_for_each_version(
    channels: str, postgres: Postgres, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    how = request.getfixturevalue("redis") if channels == "redis" else channels
    database = postgres.database()
    with ExitStack() as stack:
        servers = [ServerProcess(database, tmp_path / f"{n}.log", "--channels", how) for n in (0, 1)]
        for server in servers:
            server.start()
            stack.callback(server.stop)
        for server in servers:
            server.wait_until_it_serves()
        table, cookies = a_table(servers[0].address)
        duels = asyncio.run(fight(servers, table, cookies))
    for server in servers:
        assert server.complaints() == []
    asyncio.run(compare(database, table, duels))


def a_table(address: str) -> tuple[str, list[str]]:
    players = [Player(address).guest(name) for name in NAMES]
    table = players[0].create_table("manila", len(players))
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    cookies = [
        "; ".join(f"{name}={value}" for name, value in player.http.cookies.items()) for player in players
    ]
    for player in players:
        player.close()
    return table, cookies


class Page:
    """One person's page at one of the servers. Everybody has two, and uses both at once."""

    def __init__(self, live: ClientConnection) -> None:
        self.live = live
        self.update: dict[str, Any] = {"seq": -1}
        self.story: dict[int, Any] = {}  # the entry told for each version
        self.answers: dict[str, dict[str, Any]] = {}
        self.changed = asyncio.Condition()

    async def listen(self) -> None:
        async for frame in self.live:
            message = msgspec.json.decode(frame)
            assert message["type"] != "problem", message
            async with self.changed:
                if message["type"] == "update":
                    self.update = message
                    if message["entry"] is not None:
                        assert message["seq"] not in self.story, "a version was told twice"
                        self.story[message["seq"]] = message["entry"]
                elif "key" in message:
                    self.answers[message["key"]] = message
                self.changed.notify_all()

    async def say(self, **message: Any) -> None:
        await self.live.send(msgspec.json.encode(message).decode())

    async def at(self, seq: int) -> dict[str, Any]:
        await self._until(lambda: self.update["seq"] >= seq)
        return self.update

    async def answer(self, key: str) -> dict[str, Any]:
        await self._until(lambda: key in self.answers)
        return self.answers[key]

    async def _until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(true)


class Duel(dict[str, dict[str, Any]]):
    """What both servers answered to two moves for the same version, by key."""


async def fight(servers: list[ServerProcess], table: str, cookies: list[str]) -> list[Duel]:
    """Whoever decides sends two different moves at the same moment, one to each server, until the game is over."""
    chooser = random.Random(7)
    duels: list[Duel] = []
    async with asyncio.TaskGroup() as group:
        pages = [[await page(server, table, cookie) for server in servers] for cookie in cookies]
        all_pages = [page for both in pages for page in both]
        listening = [group.create_task(page.listen()) for page in all_pages]
        for each in all_pages:
            await each.say(type="hello")
        limit = time.monotonic() + PATIENCE * 4
        seq = 0
        while True:
            assert time.monotonic() < limit, "the game takes too long"
            updates = [await each.at(seq) for each in all_pages]
            seq = max(update["seq"] for update in updates)
            updates = [await each.at(seq) for each in all_pages]
            to_play = updates[0]["to_play"]
            if to_play < 0:
                break
            duels.append(await duel(pages[to_play], chooser))
            if len(duels) % CHAT_EVERY == 0:
                await talk_at_once(all_pages)
            seq = max(answer.get("seq", 0) for answer in duels[-1].values())
        for task in listening:
            task.cancel()
        for each in all_pages:
            await each.live.close()
    last = [msgspec.json.encode(page.story) for page in all_pages]
    assert len(set(last)) == 1, "the servers told different stories"
    return duels


async def page(server: ServerProcess, table: str, cookie: str) -> Page:
    headers = {"Origin": server.address, "Cookie": cookie}
    address = f"{server.address.replace('http', 'ws')}/ws/tables/{table}"
    return Page(await connect(address, additional_headers=headers, compression=None, proxy=None))


async def duel(pages: list[Page], chooser: random.Random) -> Duel:
    seq, legal = pages[0].update["seq"], pages[0].update["legal"]
    keys = [secrets.token_urlsafe(9) for _ in pages]
    sent = [
        page.say(type="move", seq=seq, move=chooser.choice(legal), key=key)
        for page, key in zip(pages, keys, strict=True)
    ]
    await asyncio.gather(*sent)
    answers = [await page.answer(key) for page, key in zip(pages, keys, strict=True)]
    return Duel(zip(keys, answers, strict=True))


async def talk_at_once(pages: list[Page]) -> None:
    """Chat is never stale: all of it gets a place, in some order."""
    keys = [secrets.token_urlsafe(9) for _ in pages]
    said = [page.say(type="chat", text="ahoy", key=key) for page, key in zip(pages, keys, strict=True)]
    await asyncio.gather(*said)
    answers = [await page.answer(key) for page, key in zip(pages, keys, strict=True)]
    assert {answer["type"] for answer in answers} == {"accepted"}
    assert len({answer["seq"] for answer in answers}) == len(pages)


async def compare(database: str, table: str, duels: list[Duel]) -> None:
    store = Store(database)
    try:
        facts, rows = await store.facts(table), await store.rows(table)
    finally:
        await store.stop()
    assert facts is not None
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    replayed = Table(facts)
    for row in rows:
        replayed.apply(row)
    assert replayed.over
    for each in duels:
        compare_duel(each, rows)
    won_by_second = sum(1 for each in duels if [answer["type"] for answer in each.values()][1] == "accepted")
    assert 0 < won_by_second < len(duels), "only one of the servers was ever first"
    moved = [row for row in rows if isinstance(row.entry, entries.Moved)]
    assert len(moved) == len(duels)


def compare_duel(duel: Duel, rows: list[Row]) -> None:
    """One was first. The other is told that its version is stale, or that somebody else decides now."""
    kinds = [answer["type"] for answer in duel.values()]
    assert kinds.count("accepted") == 1, duel
    for key, answer in duel.items():
        there = [row for row in rows if row.key is not None and row.key.endswith(f":{key}")]
        if answer["type"] == "accepted":
            assert [row.seq for row in there] == [answer["seq"]]
        else:
            assert there == []
