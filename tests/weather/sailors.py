"""People who play through bad weather: whenever the connection is lost they come back, say what they saw last, and send
again what nobody had answered. They note all that the server ever confirmed or told them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

PATIENCE = 300.0  # seconds without any news, after which a table counts as broken
AGAIN = 0.05  # seconds until somebody whose connection was lost tries again
AWAY = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, httpx.TransportError)

# How often somebody does anything but play one move
TWICE, COMPOSE, TAKE_BACK, CHAT = 0.1, 0.15, 0.08, 0.05


class Sent(NamedTuple):
    """Something that changes a table, and was not answered yet."""

    key: str
    frame: str
    message: dict[str, Any]


class Confirmed(NamedTuple):
    """Something that the server has said it has accepted."""

    person: str
    message: dict[str, Any]
    seq: int


@dataclass
class Logbook:
    """What all sailors together know of what the server has accepted and told."""

    confirmed: dict[tuple[str, str], Confirmed] = field(default_factory=dict)  # by table and key
    told: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)  # by table and seq
    finished: dict[str, dict[int, Any]] = field(default_factory=dict)  # by table: the last view of each seat
    tables: list[str] = field(default_factory=list)
    returns: int = 0  # how often somebody came back
    resent: int = 0  # of what was sent again, how much there was

    @property
    def moves(self) -> int:
        return sum(1 for each in self.confirmed.values() if each.message["type"] in ("move", "commit"))

    def confirm(self, table: str, person: str, message: dict[str, Any], seq: int) -> None:
        place = (table, f"{person}:{message['key']}")
        before = self.confirmed.setdefault(place, Confirmed(person, message, seq))
        assert before.seq == seq, f"{place} was accepted as {before.seq}, and then as {seq}"

    def hear(self, update: dict[str, Any], table: str) -> None:
        if update["entry"] is None:
            return
        before = self.told.setdefault((table, update["seq"]), update["entry"])
        assert before == update["entry"], f"entry {update['seq']} of table {table} was told in two ways"


class Sailor:
    def __init__(self, addresses: list[str], name: str, chooser: random.Random, logbook: Logbook) -> None:
        self.addresses = addresses  # of the servers that he may go to
        self.name = name
        self.logbook = logbook
        self.id = ""
        self._random = chooser
        self._http = httpx.AsyncClient(trust_env=False, timeout=20)
        self._table = ""
        self._update: dict[str, Any] | None = None
        self._pending: Sent | None = None
        self._draft: list[str] | None = None

    # REST

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Asked again until there is an answer; the key makes sure that it is done once."""
        headers = {"Idempotency-Key": secrets.token_urlsafe(12)}
        limit = time.monotonic() + PATIENCE
        while True:
            address = self._random.choice(self.addresses)
            try:
                answer = await self._http.request(
                    method, address + path, json=body, headers={**headers, "Origin": address}
                )
            except AWAY:
                assert time.monotonic() < limit, f"no answer to {method} {path}"
                await asyncio.sleep(AGAIN)
                continue
            assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
            return answer.json()

    async def come_aboard(self) -> None:
        self.id = (await self.call("POST", "/api/guests", {"name": self.name}))["id"]

    async def close(self) -> None:
        await self._http.aclose()

    # Live play

    async def play(self, table: str) -> None:
        """To the end of the game, however often the connection is lost."""
        self._table, self._update, self._pending = table, None, None
        while True:
            try:
                if await self._one_connection():
                    return
            except AWAY:
                await asyncio.sleep(AGAIN)

    async def _one_connection(self) -> bool:
        """True when the game is over; an exception of AWAY when the connection is."""
        address = self._random.choice(self.addresses)
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        async with connect(
            f"{address.replace('http', 'ws')}/ws/tables/{self._table}",
            additional_headers={"Origin": address, "Cookie": cookies},
            open_timeout=20,
            close_timeout=2,
            compression=None,
            proxy=None,
        ) as live:
            last = None if self._update is None else self._update["seq"]
            await _say(live, type="hello", last=last)
            self.logbook.returns += last is not None
            self._draft = None
            if self._pending is not None:
                self.logbook.resent += 1
                await live.send(self._pending.frame)
            while True:
                async with asyncio.timeout(PATIENCE):
                    message = msgspec.json.decode(await live.recv())
                await self._hear(live, message)
                if self._over:
                    self._note_the_end()
                    return True

    async def _hear(self, live: ClientConnection, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                assert self._update is None or message["seq"] >= self._update["seq"], "the table went back"
                self._update = message
                self.logbook.hear(message, self._table)
            case "accepted":
                self._note_accepted(message)
            case "drafted":
                return await self._commit(live, message)
            case "refused" | "stale" | "problem":
                raise AssertionError(f"{self._pending} was answered with {message}")
        if self._may_act:
            await self._act(live)
        return None

    def _note_accepted(self, message: dict[str, Any]) -> None:
        if self._pending is None or message["key"] != self._pending.key:
            place = (self._table, f"{self.id}:{message['key']}")
            assert self.logbook.confirmed[place].seq == message["seq"], (
                "the second answer to what was sent twice"
            )
            return
        self.logbook.confirm(self._table, self.id, self._pending.message, message["seq"])
        self._pending = None

    @property
    def _may_act(self) -> bool:
        update = self._update
        return update is not None and bool(update["legal"]) and self._pending is None and self._draft is None

    @property
    def _over(self) -> bool:
        update = self._update
        return update is not None and update["table"]["status"] == "finished" and self._pending is None

    def _note_the_end(self) -> None:
        assert self._update is not None
        for seat in self._update["yours"]:
            self.logbook.finished.setdefault(self._table, {})[seat] = self._update["view"]

    # What he does when it is his turn

    async def _act(self, live: ClientConnection) -> None:
        update = self._update
        assert update is not None
        move = self._random.choice(update["legal"])
        whim = self._random.random()
        if whim < COMPOSE:
            self._draft = [move]
            await _say(live, type="draft", seq=update["seq"], moves=[move], id=1)
        elif whim < COMPOSE + TAKE_BACK and update["barrier"] < update["ply"]:
            await self._send(live, type="undo", seq=update["seq"], ply=update["ply"] - 1)
        elif whim < COMPOSE + TAKE_BACK + CHAT:
            await self._send(live, type="chat", text=f"{move}?")
        else:
            await self._send(live, type="move", seq=update["seq"], move=move)

    async def _commit(self, live: ClientConnection, drafted: dict[str, Any]) -> None:
        """A move more, unless the draft already reveals something."""
        moves, self._draft = self._draft, None
        if moves is None or self._pending is not None:
            return
        if not drafted["needs_commit"]:
            moves.append(self._random.choice(drafted["legal"]))
        await self._send(live, type="commit", seq=drafted["seq"], moves=moves)

    async def _send(self, live: ClientConnection, **message: Any) -> None:
        message["key"] = secrets.token_urlsafe(12)
        frame = msgspec.json.encode(message).decode()
        self._pending = Sent(message["key"], frame, message)
        await live.send(frame)
        if self._random.random() < TWICE:
            await live.send(frame)


async def _say(live: ClientConnection, **message: Any) -> None:
    await live.send(msgspec.json.encode(message).decode())


class Party:
    """Some people, and perhaps bots, who play game after game together."""

    def __init__(self, sailors: list[Sailor], bots: int = 0) -> None:
        self.sailors = sailors
        self.bots = bots
        self.games = 0

    async def sail(self, home: asyncio.Event) -> None:
        """Until it is time to go home: the game that runs then is played to its end."""
        for sailor in self.sailors:
            await sailor.come_aboard()
        while not home.is_set():
            table = await self._open()
            await asyncio.gather(*(sailor.play(table) for sailor in self.sailors))
            self.games += 1

    async def _open(self) -> str:
        host, *others = self.sailors
        seats = [*["me"], *[None] * len(others), *["random"] * self.bots]
        plan = {"game": "manila", "players": len(seats), "seats": seats}
        table: str = (await host.call("POST", "/api/tables", plan))["id"]
        host.logbook.tables.append(table)
        for seat, sailor in enumerate(others, 1):
            await sailor.call("POST", f"/api/tables/{table}/seats/{seat}")
        await host.call("POST", f"/api/tables/{table}/start")
        return table


def crew(
    addresses: list[str], sizes: list[tuple[int, int]], chooser: random.Random, logbook: Logbook
) -> list[Party]:
    """Parties of so many people and so many bots each."""
    parties = []
    for number, (people, bots) in enumerate(sizes):
        names = [f"Sailor {number}.{seat}" for seat in range(people)]
        sailors = [Sailor(addresses, name, random.Random(chooser.random()), logbook) for name in names]
        parties.append(Party(sailors, bots))
    return parties
