"""The players of `load.py`, one process of several: real WebSocket connections that play random legal moves at many tables
of a server. It reads what to do from standard input, a line of JSON each, and answers in kind.

All servers are spoken to by the same connection, written for speed: frames are taken apart by hand, and of a message only
what a player needs is decoded. What differs is a `Dialect`: how a server opens tables and which words it uses.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import random
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import msgspec
import uvloop

PLAYERS = 4
AT_ONCE = 8  # tables set up at the same time
AFTERWARDS = 1.0  # seconds for what is still on its way at the end
FRESH = httpx.Limits(keepalive_expiry=1.0)  # seconds: both servers close a connection that rested for five
PROTESTS = 20  # refusals after which something is wrong with the bench itself


# ---------------------------------------------------------------------------------------------------------------------
# The connection

Hear: TypeAlias = "Callable[[Wire, bytes], None]"  # what to do with a text that came


class Wire(asyncio.Protocol):
    """A WebSocket, as fast as plain Python can be: one call of `hear` for each text that comes."""

    def __init__(self, path: str, port: int, headers: dict[str, str], hear: Hear) -> None:
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
        ]
        lines += ["Sec-WebSocket-Key: bm90IGEgc2VjcmV0IGtleQ==", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._hear = hear
        self._rest = b""
        self._upgraded = False
        self._transport: Any = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self.texts = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed in the handshake"))

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._upgraded:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                self._transport.close()
                return
            self._upgraded = True
            self.opened.set_result(None)
        at, there = 0, len(data)
        while there - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            end_at = start + length
            if end_at > there:
                break
            self._take(data[at] & 15, data[start:end_at])
            at = end_at
        self._rest = data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == 1:
            self.bytes += len(payload)
            self.texts += 1
            self._hear(self, payload)
        elif opcode == 9:
            self.say(payload, 10)

    def say(self, payload: bytes, opcode: int = 1) -> None:
        """The mask that a client has to put over its words may be zeros."""
        length = len(payload)
        size = bytes([0x80 | length]) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


# ---------------------------------------------------------------------------------------------------------------------
# The tables


class Meter:
    """Counts moves of which everybody at the table has been told, and how long that took."""

    def __init__(self) -> None:
        self.begin = float("inf")
        self.end = float("inf")
        self.took: list[float] = []
        self.protests: list[str] = []

    def informed(self, sent: float, now: float) -> None:
        if self.begin <= now < self.end:
            self.took.append(now - sent)

    def protest(self, what: bytes) -> None:
        self.protests.append(what[:200].decode(errors="replace"))
        if len(self.protests) > PROTESTS:
            raise RuntimeError(f"the server refuses too much: {self.protests[-1]}")


class Table:
    """A game and its four connections. A move that is due waits until the table may play, and for its time."""

    def __init__(self, dialect: Dialect, meter: Meter) -> None:
        self._dialect = dialect
        self._meter = meter
        self._waiting: dict[int, list[Any]] = {}  # by version: when it was sent, and how many know of it
        self._due: Callable[[], None] | None = None
        self._playing = False
        self._next = 0.0
        self.pace: float | None = None  # seconds between two moves; None: as fast as it goes
        self.over = False
        self.on_end: Callable[[], None] = lambda: None

    def begin(self, pace: float | None, offset: float) -> None:
        self.pace = pace
        self._next = time.perf_counter() + offset
        self._playing = True
        if self._due is not None:
            due, self._due = self._due, None
            self.turn(due)

    def rest(self) -> None:
        self._playing = False

    def turn(self, send: Callable[[], None]) -> None:
        """It is somebody's turn: `send` makes the move."""
        if not self._playing:
            self._due = send
            return
        if self.pace is None:
            send()
            return
        now = time.perf_counter()
        self._next = max(self._next + self.pace, now)
        loop = asyncio.get_running_loop()
        loop.call_later(self._next - now, lambda: self._after_pause(send))

    def _after_pause(self, send: Callable[[], None]) -> None:
        if self._playing:
            send()
        else:
            self._due = send

    def sent(self, version: int) -> None:
        self._waiting[version] = [time.perf_counter(), 0]

    def told(self, version: int) -> None:
        """One more seat knows of a version."""
        waiting = self._waiting.get(version)
        if waiting is None:
            return
        waiting[1] += 1
        if waiting[1] == PLAYERS:
            del self._waiting[version]
            self._meter.informed(waiting[0], time.perf_counter())

    def ended(self) -> None:
        if not self.over:
            self.over = True
            self.on_end()


# ---------------------------------------------------------------------------------------------------------------------
# What differs between the servers


class Dialect:
    def __init__(self, port: int, meter: Meter, chooser: random.Random) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.meter = meter
        self.choose = chooser.choice
        self.wires: list[Wire] = []

    async def prepare(self) -> None:
        """Once, before any table."""

    async def open(self) -> Table:
        """A table with four people, connected, the game begun."""
        raise NotImplementedError

    async def open_idle(self) -> None:
        """A table at which a game has begun and nobody is connected."""
        raise NotImplementedError

    async def connect(self, path: str, headers: dict[str, str], hear: Hear) -> Wire:
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(
            lambda: Wire(path, self.port, headers, hear), "127.0.0.1", self.port
        )
        await wire.opened
        self.wires.append(wire)
        return wire


class Update(msgspec.Struct):
    seq: int
    to_play: int
    legal: list[str]


class Quayside(Dialect):
    _read = msgspec.json.Decoder(Update).decode

    async def prepare(self) -> None:
        self._keys = itertools.count()
        self._people = [
            httpx.AsyncClient(base_url=self.address, timeout=60, trust_env=False, limits=FRESH)
            for _ in range(PLAYERS)
        ]
        for number, person in enumerate(self._people):
            (await person.post("/api/guests", json={"name": f"Sailor {number}"})).raise_for_status()
        self._cookies = [person.cookies["quayside_session"] for person in self._people]

    async def open(self) -> Table:
        host = self._people[0]
        plan = {"game": "manila", "players": PLAYERS, "seats": ["me", *[None] * (PLAYERS - 1)]}
        id = (await self._post(host, "/api/tables", plan))["id"]
        for seat in range(1, PLAYERS):
            await self._post(self._people[seat], f"/api/tables/{id}/seats/{seat}", None)
        await self._post(host, f"/api/tables/{id}/start", None)
        table = Table(self, self.meter)
        for seat in range(PLAYERS):
            await self._sit_down(table, id, seat)
        return table

    async def open_idle(self) -> None:
        seats = {"seats": ["me"] * PLAYERS, "start": True}
        id = (
            await self._post(self._people[0], "/api/tables", {"game": "manila", "players": PLAYERS, **seats})
        )["id"]
        self.idle.append(id)

    async def watch_idle(self) -> None:
        """One connection to each of the idle tables."""
        for id in self.idle:
            wire = await self.connect(f"/ws/tables/{id}", self._headers(0), lambda wire, frame: None)
            wire.say(b'{"type":"hello"}')

    @property
    def idle(self) -> list[str]:
        if not hasattr(self, "_idle"):
            self._idle: list[str] = []
        return self._idle

    async def _post(self, person: httpx.AsyncClient, path: str, body: object) -> Any:
        answer = await person.post(path, json=body)
        answer.raise_for_status()
        return answer.json()

    def _headers(self, seat: int) -> dict[str, str]:
        return {"Origin": self.address, "Cookie": f"quayside_session={self._cookies[seat]}"}

    async def _sit_down(self, table: Table, id: str, seat: int) -> None:
        def hear(wire: Wire, frame: bytes) -> None:
            if frame.startswith(b'{"type":"update"'):
                update = self._read(frame)
                table.told(update.seq)
                if update.legal:
                    move, seq = self.choose(update.legal), update.seq
                    table.turn(lambda: send(wire, move, seq))
                elif update.to_play < 0:
                    table.ended()
            elif not frame.startswith((b'{"type":"accepted"', b'{"type":"presence"')):
                self.meter.protest(frame)

        def send(wire: Wire, move: str, seq: int) -> None:
            table.sent(seq + 1)
            key = f"load-{next(self._keys):012}"
            wire.say(b'{"type":"move","seq":%d,"move":"%s","key":"%s"}' % (seq, move.encode(), key.encode()))

        wire = await self.connect(f"/ws/tables/{id}", self._headers(seat), hear)
        wire.say(b'{"type":"hello"}')


class Harbour(msgspec.Struct):
    spaces: dict[str, int | None]


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: Any = None


class State(msgspec.Struct, rename={"board": "G", "version": "_stateID"}):
    board: Harbour
    ctx: Context
    version: int


class Synced(msgspec.Struct):
    state: State


class Boardgame(Dialect):
    """boardgame.io speaks socket.io: a few characters before JSON."""

    _read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
    _read_sync = msgspec.json.Decoder(tuple[str, str, Synced]).decode

    async def prepare(self) -> None:
        self._http = httpx.AsyncClient(
            base_url=f"{self.address}/games/harbour", timeout=60, trust_env=False, limits=FRESH
        )

    async def open(self) -> Table:
        id = await self._create()
        table = Table(self, self.meter)
        for seat in range(PLAYERS):
            joined = await self._http.post(
                f"/{id}/join", json={"playerID": str(seat), "playerName": "Sailor"}
            )
            joined.raise_for_status()
            await self._sit_down(table, id, seat, joined.json()["playerCredentials"])
        return table

    async def open_idle(self) -> None:
        await self._create()

    async def _create(self) -> str:
        created = await self._http.post("/create", json={"numPlayers": PLAYERS})
        created.raise_for_status()
        id: str = created.json()["matchID"]
        return id

    async def _sit_down(self, table: Table, id: str, seat: int, credentials: str) -> None:
        me = str(seat)

        def hear(wire: Wire, frame: bytes) -> None:
            if frame.startswith(b'42/harbour,["update"'):
                take_in(wire, self._read_update(frame[11:])[2])
            elif frame.startswith(b'42/harbour,["sync"'):
                take_in(wire, self._read_sync(frame[11:])[2].state)
            elif frame.startswith(b"0"):
                wire.say(b"40/harbour,")
            elif frame.startswith(b"40/harbour"):
                wire.say(_event("sync", id, me, credentials, PLAYERS))
            elif frame == b"2":
                wire.say(b"3")
            elif not frame.startswith(b'42/harbour,["matchData"'):
                self.meter.protest(frame)

        def take_in(wire: Wire, state: State) -> None:
            table.told(state.version)
            if state.ctx.gameover is not None:
                table.ended()
            elif state.ctx.currentPlayer == me:
                free = [space for space, owner in state.board.spaces.items() if owner is None]
                space, version = self.choose(free), state.version
                table.turn(lambda: send(wire, space, version))

        def send(wire: Wire, space: str, version: int) -> None:
            table.sent(version + 1)
            move = {"type": "place", "args": [space], "playerID": me, "credentials": credentials}
            wire.say(_event("update", {"type": "MAKE_MOVE", "payload": move}, version, id, me))

        await self.connect("/socket.io/?EIO=4&transport=websocket", {"Origin": self.address}, hear)


def _event(*words: object) -> bytes:
    return b"42/harbour," + msgspec.json.encode(words)


DIALECTS: dict[str, type[Dialect]] = {"quayside": Quayside, "boardgame": Boardgame}


# ---------------------------------------------------------------------------------------------------------------------
# What it is asked to do


class Players:
    """Some parties, each at one table at a time; when a game is over, they go on at a table that waits for them."""

    def __init__(self, dialect: str, port: int, seed: int) -> None:
        self.meter = Meter()
        self.dialect = DIALECTS[dialect](port, self.meter, random.Random(seed))
        self._spare: list[Table] = []
        self._active: list[Table] = []
        self._ran_out: asyncio.Event = asyncio.Event()

    async def open(self, tables: int) -> dict[str, Any]:
        await self.dialect.prepare()
        await _at_once(tables, self._open_one)
        await asyncio.sleep(0.5)  # everybody has been greeted
        return {}

    async def _open_one(self) -> None:
        self._spare.append(await self.dialect.open())

    async def play(
        self, parties: int, warm_up: float, seconds: float, rate: float | None, watched: str
    ) -> dict[str, Any]:
        """`rate` is in moves a second, of all these parties together; `watched` is the process of the server."""
        pace = None if rate is None else parties / rate
        self._ran_out.clear()
        self._active = [table for table in self._active if not table.over]
        while len(self._active) < parties:
            self._active.append(self._spare.pop())
        self.meter.took.clear()
        wires = self.dialect.wires
        for place in range(parties):
            self._begin(place, pace, 0.0 if pace is None else pace * place / parties)
        await self._wait(warm_up)
        began, cpu, its_cpu = time.perf_counter(), time.process_time(), cpu_of(watched)
        heard = sum(wire.texts for wire in wires), sum(wire.bytes for wire in wires)
        self.meter.begin = began
        await self._wait(seconds)
        ended, cpu = time.perf_counter(), time.process_time() - cpu
        its_cpu = cpu_of(watched) - its_cpu
        self.meter.end = ended
        texts = sum(wire.texts for wire in wires) - heard[0]
        size = sum(wire.bytes for wire in wires) - heard[1]
        for table in self._active:
            table.rest()
        await asyncio.sleep(AFTERWARDS)
        self.meter.begin = self.meter.end = float("inf")
        return {
            "seconds": ended - began,
            "took": self.meter.took,
            "cpu": cpu / (ended - began),
            "server_cpu": its_cpu / (ended - began),
            "texts": texts,
            "bytes": size,
            "ran_out": self._ran_out.is_set(),
            "protests": self.meter.protests,
        }

    def _begin(self, place: int, pace: float | None, offset: float) -> None:
        table = self._active[place]

        def next_table() -> None:
            if not self._spare:
                self._ran_out.set()
                return
            self._active[place] = self._spare.pop()
            self._begin(place, pace, 0.0)

        table.on_end = next_table
        table.begin(pace, offset)

    async def _wait(self, seconds: float) -> None:
        """Or until there are no tables left: a party that waits would spoil the figure."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._ran_out.wait(), seconds)

    async def idle(self, tables: int) -> dict[str, Any]:
        await self.dialect.prepare()
        await _at_once(tables, self.dialect.open_idle)
        return {}

    async def watch(self) -> dict[str, Any]:
        assert isinstance(self.dialect, Quayside)
        await self.dialect.watch_idle()
        await asyncio.sleep(1)
        return {"connections": len(self.dialect.wires)}


def cpu_of(pid: str) -> float:
    """Seconds that a process has worked, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _at_once(count: int, work: Callable[[], Any]) -> None:
    left = iter(range(count))

    async def one_after_another() -> None:
        for _ in left:
            await work()

    await asyncio.gather(*(one_after_another() for _ in range(AT_ONCE)))


async def serve() -> None:
    first = json.loads(sys.stdin.readline())
    players = Players(**first)
    while line := await asyncio.to_thread(sys.stdin.readline):
        ask = json.loads(line)
        print(json.dumps(await getattr(players, ask.pop("do"))(**ask)), flush=True)


if __name__ == "__main__":
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    uvloop.run(serve())
