"""A server of one's own on a free port of this machine, and players who come to it as a browser would."""

from __future__ import annotations

import contextlib
import random
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quayside.server.app import create_app
from quayside.server.serving import how_to_serve
from quayside.server.settings import Settings
from quayside.server.store.store import sqlite_url

PATIENCE = 60.0  # seconds that a test waits for an answer before it fails


class Server:
    """The whole server in a thread of this process; `stop()` ends it as Ctrl-C would, and `again()` starts it anew on
    the same database and port."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._socket = _listen(settings.port)
        self.port: int = self._socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.app: Litestar = create_app(settings)
        self._server = uvicorn.Server(how_to_serve(self.app))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)

    def start(self) -> Self:
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive(), "the server to start")
        assert self._server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()

    def again(self) -> Server:
        self.stop()
        return Server(msgspec.structs.replace(self.settings, port=self.port)).start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def player(self, name: str = "Rosa", lang: str = "en") -> Player:
        """A guest of that name."""
        return Player(self.address, lang).guest(name)

    def players(self, *names: str) -> list[Player]:
        return [self.player(name) for name in names]


def settings_in(folder: Path, **others: Any) -> Settings:
    """SQLite in a folder, bots that do not pretend to think, and limits that no test runs into unless it wants to."""
    usual: dict[str, Any] = {
        "database": sqlite_url(folder / "quayside.db"),
        "port": 0,
        "bot_pause": 0.0,
        "bot_processes": 1,
        "allowance": 1000.0,
    }
    return Settings(**{**usual, **others})


def wait_for(happened: Any, what: str, seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, f"waited {seconds} s for {what}"
        time.sleep(0.01)


def _listen(port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(("127.0.0.1", port))
    return listening


class Player:
    """Somebody with a browser: a cookie jar for REST (`http`), and a WebSocket at one table at a time.

    >>> rosa = server.player("Rosa")                                        # doctest: +SKIP
    >>> table = rosa.create_table(players=3)                                # doctest: +SKIP
    >>> rosa.sit(table, 0); ...; rosa.start(table)                          # doctest: +SKIP
    >>> rosa.hello(table)["legal"]                                          # doctest: +SKIP
    >>> rosa.move("bid 7")["type"]                                          # doctest: +SKIP
    'accepted'
    """

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address
        self.lang = lang
        self.http = httpx.Client(
            base_url=address,
            headers={"Origin": address, "Accept-Language": lang},
            timeout=PATIENCE,
            trust_env=False,
            verify=False,  # it is http: no certificates need to be read
        )
        self.name: str | None = None
        self.id: str | None = None
        self.table: str | None = None
        self.update: dict[str, Any] = {}  # the last Update
        self.updates: list[dict[str, Any]] = []  # all Updates of this connection
        self.said: list[dict[str, Any]] = []  # all lines of chat that came one by one
        self.frames: list[str] = []  # all that was ever received, as it came
        self._connections = contextlib.ExitStack()
        self._live: ClientConnection | None = None

    # REST

    def call(self, method: str, path: str, body: object = None, status: int | None = None, **how: Any) -> Any:
        """The JSON of the answer. Any 2xx will do unless a test names the status it expects."""
        if body is not None:
            how["json"] = body
        answer = self.http.request(method, path, **how)
        fits = answer.is_success if status is None else answer.status_code == status
        assert fits, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def guest(self, name: str) -> Self:
        me = self.call("POST", "/api/guests", {"name": name})
        self.name, self.id = me["name"], me["id"]
        return self

    def create_table(self, game: str = "manila", players: int = 4, **others: Any) -> str:
        table: str = self.call("POST", "/api/tables", {"game": game, "players": players, **others})["id"]
        return table

    def sit(self, table: str, seat: int) -> None:
        self.call("POST", f"/api/tables/{table}/seats/{seat}")

    def start(self, table: str) -> None:
        self.call("POST", f"/api/tables/{table}/start")

    # Live play

    def connect(self, table: str, **headers: str) -> Self:
        self.leave()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.table = table
        self._live = self._connections.enter_context(
            connect(
                f"{self.address.replace('http', 'ws')}/ws/tables/{table}",
                additional_headers={"Origin": self.address, "Cookie": cookies, **headers},
                open_timeout=PATIENCE,
                close_timeout=1,
                ping_interval=None,  # no thread that complains when its server is gone
                compression=None,
                proxy=None,
            )
        )
        return self

    def hello(self, table: str | None = None, last: int | None = None) -> dict[str, Any]:
        """Comes to a table, or back to it; the table as it stands."""
        wanted = table or self.table
        assert wanted is not None
        self.connect(wanted)
        self.say(type="hello", last=last, lang=self.lang)
        return self.expect("update")

    def leave(self) -> None:
        """Closes the connection, as one does who shuts the page."""
        self._connections.close()
        self._live = None
        self.updates = []

    @property
    def live(self) -> ClientConnection:
        assert self._live is not None, "say hello first"
        return self._live

    def say(self, **message: Any) -> None:
        self.live.send(msgspec.json.encode(message).decode())

    def expect(self, *types: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of one of these types; others that come before it are taken in."""
        end = time.monotonic() + seconds
        while True:
            message = self.receive(end - time.monotonic())
            if message["type"] in types:
                return message

    def receive(self, seconds: float = PATIENCE) -> dict[str, Any]:
        frame = self.live.recv(timeout=max(0.0, seconds))
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = msgspec.json.decode(frame)
        if message["type"] == "update":
            self.update = message
            self.updates.append(message)
        if message["type"] == "said":
            self.said.append(message["line"])
            self.update = {**self.update, "seq": message["line"]["seq"]}
        return message

    @property
    def events(self) -> list[dict[str, Any]]:
        """All that the last Update tells, whichever move it comes from."""
        return [event for told in self.update["told"] for event in told["events"]]

    def until_closed(self) -> int:
        """Takes in all that comes until the server closes the connection; the code that it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            code = int(closed.rcvd.code) if closed.rcvd is not None else 1006
        return code

    def at(self, seq: int) -> dict[str, Any]:
        """The table when it has reached that version."""
        while self.update.get("seq", -1) < seq:
            self.receive()
        return self.update

    def move(self, text: str, seq: int | None = None, key: str | None = None) -> dict[str, Any]:
        """Plays; the answer: Accepted, Refused or Stale."""
        return self.act(type="move", move=text, seq=self.update["seq"] if seq is None else seq, key=key)

    def commit(self, *moves: str, seq: int | None = None, key: str | None = None) -> dict[str, Any]:
        return self.act(type="commit", moves=moves, seq=self.update["seq"] if seq is None else seq, key=key)

    def undo(self, ply: int, seq: int | None = None) -> dict[str, Any]:
        return self.act(type="undo", ply=ply, seq=self.update["seq"] if seq is None else seq)

    def draft(self, *moves: str, seq: int | None = None) -> dict[str, Any]:
        number = secrets.randbelow(1 << 30)
        self.say(type="draft", moves=moves, seq=self.update["seq"] if seq is None else seq, id=number)
        return self.expect("drafted", "refused", "stale")

    def act(self, **message: Any) -> dict[str, Any]:
        """Sends what changes a table; the answer to it, by its key."""
        message["key"] = message.get("key") or secrets.token_urlsafe(9)
        self.say(**message)
        while True:
            answer = self.expect("accepted", "refused", "stale", "problem")
            if answer["type"] == "problem" or answer["key"] == message["key"]:
                return answer

    def close(self) -> None:
        with contextlib.suppress(Exception):
            self.leave()
        self.http.close()


def seated(server: Server, *names: str, game: str = "manila", **others: Any) -> tuple[str, list[Player]]:
    """A started table with a guest on each seat, all of them connected."""
    players = server.players(*names)
    table = players[0].create_table(game, len(players), **others)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    for player in players:
        player.hello(table)
    return table, players


def play_out(
    players: list[Player], chooser: random.Random, most: int = 5000, stop: int = 5000
) -> Iterator[Player]:
    """Lets seated players play to the end, or to a ply, any legal moves; yields who moved."""
    holders = {seat: player for player in players for seat in player.update["yours"]}
    for _ in range(most):
        latest = max(player.update["seq"] for player in players)
        for player in players:
            player.at(latest)
        to_play = players[0].update["to_play"]
        if to_play < 0 or players[0].update["ply"] == stop:
            return
        player = holders[to_play]
        answer = player.move(chooser.choice(player.update["legal"]))
        assert answer["type"] == "accepted", answer
        yield player
    raise AssertionError(f"the game was not over after {most} moves")
