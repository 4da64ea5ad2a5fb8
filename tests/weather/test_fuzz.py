"""A server that is sent nonsense: it says what it makes of it, it never falls over, it tells nothing of its inside, and
the table stands as it stood. `QUAYSIDE_FUZZ` says how many messages are sent."""

from __future__ import annotations

import contextlib
import os
import random
import re
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quayside.server.store.store import sqlite_url

from ..server.players import Player
from .fuzz import CUT_OFF, LONGEST, Frame, Fuzzer, Scene, raw_frame
from .process import ServerProcess

pytestmark = pytest.mark.slow

MESSAGES = int(os.environ.get("QUAYSIDE_FUZZ", "2000"))
SEED = int(os.environ.get("QUAYSIDE_WEATHER", "1"))
A_CONNECTION = 50  # messages: more at once would only be told that they come too often
PATIENCE = 30.0
NAMES = ("Rosa", "Diego", "Amei")
OPENING = 12  # moves that are played before the nonsense begins

INSIDE = re.compile(
    r'Traceback|File "|site-packages|\.py\b|0x[0-9a-f]{6,}|Error\b|Exception|sqlalchemy|msgspec|litestar',
    re.I,
)


class Harbour:
    """A server with a table at which a game runs, somebody from another table, and somebody who only looks."""

    def __init__(self, server: ServerProcess, database: Path) -> None:
        self.server = server
        self._database = database
        self.seated = [Player(server.address).guest(name) for name in NAMES]
        self.stranger = Player(server.address).guest("Tomás")
        self.nameless = Player(server.address)
        self.table = self.seated[0].create_table("manila", 3)
        self.other = self.stranger.create_table("manila", 3)
        self.stranger.sit(self.other, 0)
        for seat, player in enumerate(self.seated):
            player.sit(self.table, seat)
        self.seated[0].start(self.table)
        self.keys: dict[str, str] = {}
        self.play(OPENING, random.Random(SEED))

    @property
    def everybody(self) -> list[Player]:
        return [*self.seated, self.stranger, self.nameless]

    def play(self, moves: int, chooser: random.Random) -> None:
        """The people at the table play so many moves, or to the end."""
        for player in self.seated:
            player.hello(self.table)
        for _ in range(moves):
            latest = max(player.update["seq"] for player in self.seated)
            updates = [player.at(latest) for player in self.seated]
            if updates[0]["to_play"] < 0:
                return
            player = self.seated[updates[0]["to_play"]]
            key = "".join(chooser.choices("abcdef", k=12))
            answer = player.move(chooser.choice(player.update["legal"]), key=key)
            assert answer["type"] == "accepted", answer
            self.keys[str(player.id)] = key

    def scene(self, player: Player) -> Scene:
        update = player.hello(self.table)
        to_play = update["to_play"]
        legal = self.seated[to_play].hello(self.table)["legal"]
        key = self.keys.get(str(player.id), "never-sent-before")
        seats = update["yours"]
        # The last entry was a move, so every version before it is stale
        return Scene(
            seq=update["seq"], ply=update["ply"], barrier=update["barrier"], line=update["seq"],
            decides=to_play in seats, seats=seats, players=3, move=legal[0], known_key=key,
        )  # fmt: skip

    def standing(self) -> tuple[Any, ...]:
        """All that can be known of the table, from the server and from the disk."""
        with sqlite3.connect(self._database) as connection:
            log = connection.execute(
                "SELECT table_id, seq, entry, key FROM log ORDER BY table_id, seq"
            ).fetchall()
        updates = [dict(player.hello(self.table)) for player in self.everybody]
        for update in updates:
            update.pop("at")
        for player in self.everybody:
            player.leave()
        for update in updates:
            update["table"] = {
                **update["table"],
                "seats": [{**seat, "here": None} for seat in update["table"]["seats"]],
            }
        return log, updates


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    folder = tmp_path_factory.mktemp("fuzz")
    database = folder / "quayside.db"
    with ServerProcess(sqlite_url(database), folder / "server.log", log_level="info") as server:
        yield Harbour(server, database)


@pytest.fixture
def unshaken(harbour: Harbour) -> Iterator[Harbour]:
    """The same before and after: the table, the server, and its silence."""
    before = harbour.standing()
    yield harbour
    assert harbour.server.alive, harbour.server.said()
    assert harbour.server.complaints() == []
    assert harbour.standing() == before, "the table has changed"


# Messages


@pytest.mark.parametrize(
    "who", ["the one who decides", "another player", "a stranger", "somebody without a name"]
)
def test_nonsense_is_answered_and_changes_nothing(unshaken: Harbour, who: str) -> None:
    chooser = random.Random(f"{SEED} {who}")
    player = find(unshaken, who)
    fuzzer = Fuzzer(chooser, unshaken.scene(player))
    frames = list(fuzzer.frames(MESSAGES // 4))
    for begin in range(0, len(frames), A_CONNECTION):
        some = frames[begin : begin + A_CONNECTION]
        player.hello(unshaken.table) if chooser.random() < 0.9 else player.connect(unshaken.table)
        for frame in some:
            player.live.send(frame)
        check_answers(some, answers(player), fuzzer.scene)


def find(harbour: Harbour, who: str) -> Player:
    to_play = harbour.seated[0].hello(harbour.table)["to_play"]
    return {
        "the one who decides": harbour.seated[to_play],
        "another player": harbour.seated[to_play - 1],
        "a stranger": harbour.stranger,
        "somebody without a name": harbour.nameless,
    }[who]


def answers(player: Player) -> list[dict[str, Any]]:
    """All that comes up to the answer to a last, sensible message: the connection is still good for that."""
    heard: list[dict[str, Any]] = []
    player.say(type="ping")
    try:
        while not heard or heard[-1]["type"] != "pong":
            heard.append(player.receive(PATIENCE))
    except ConnectionClosed as closed:
        raise AssertionError(
            f"the connection was closed: {closed}; before that came {heard[-3:]}"
        ) from closed
    return heard


def check_answers(sent: list[Frame], heard: list[dict[str, Any]], scene: Scene) -> None:
    for message in heard:
        text = msgspec.json.encode(message).decode()
        if message["type"] in ("problem", "refused"):
            assert not INSIDE.search(text), text
            assert message["sentence"], text
        if message["type"] == "accepted":
            assert message["key"] == scene.known_key, "something new was accepted"
    # A stale message is answered twice: that it is, and with the table as it stands
    kinds = [message["type"] for message in heard if message["type"] != "presence"]
    answered = len(kinds) - kinds.count("stale") - 1  # and the last answer is the pong
    assert answered == len(sent), "something was passed over in silence"


def test_a_frame_that_is_far_too_large_closes_the_connection(unshaken: Harbour) -> None:
    rosa = unshaken.seated[0]
    rosa.hello(unshaken.table)
    rosa.live.send("x" * (LONGEST + 1))
    assert rosa.expect("problem")["code"] == "too_large"
    rosa.live.send("x" * (CUT_OFF + 1))
    assert rosa.until_closed() == 1009


def test_text_that_is_not_utf8_closes_the_connection(unshaken: Harbour) -> None:
    rosa = unshaken.seated[0]
    for text in (b"\xff", b'{"type":"chat","text":"\xc3\x28"}', b"\xed\xa0\x80", b"\xf4\x90\x80\x80"):
        rosa.hello(unshaken.table)
        rosa.live.send(text, text=True)
        assert rosa.until_closed() == 1007


# Below the messages


def nasty_bytes(chooser: random.Random) -> list[bytes]:
    hello = b'{"type":"hello"}'
    return [
        raw_frame(hello, reserved=4),  # a bit that nobody agreed on
        raw_frame(hello, masked=False),
        raw_frame(hello, opcode=0),  # goes on with what was never begun
        raw_frame(hello, opcode=5),
        raw_frame(b"x" * 200, opcode=9),  # a ping of more than 125 bytes
        raw_frame(b"\x03", opcode=8),  # a close code of one byte
        raw_frame(b"\x00\x01", opcode=8),
        raw_frame(hello, final=False) + raw_frame(hello),  # a message inside a message
        raw_frame(hello, final=False),  # and never the rest
        raw_frame(b"x", final=False) + raw_frame(b"x" * 1000, opcode=0, final=False) * 100,
        raw_frame(b"", opcode=9) * 200,
        bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7,  # announces more than there is memory
        chooser.randbytes(500),
        b"GET / HTTP/1.1\r\n\r\n",
        b"",
    ]


def test_wrong_frames_cost_only_the_connection(unshaken: Harbour) -> None:
    rosa = unshaken.seated[0]
    for wrong in nasty_bytes(random.Random(SEED)):
        rosa.hello(unshaken.table)
        with contextlib.suppress(OSError):  # the server may have closed it already
            rosa.live.socket.sendall(wrong)
            rosa.live.socket.shutdown(socket.SHUT_RDWR)
        rosa.leave()
        assert unshaken.server.serves()


def handshakes(chooser: random.Random, table: str) -> list[bytes]:
    path = f"/ws/tables/{table}".encode()
    good = b"Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    return [
        b"GET " + path + b" HTTP/1.1\r\n" + good + b"\r\n",
        b"GET " + path + b" HTTP/1.1\r\n" + good + b"Sec-WebSocket-Key: x\r\n\r\n",
        b"POST " + path + b" HTTP/1.1\r\n" + good + key + b"\r\n",
        b"GET " + path + b" HTTP/1.1\r\n" + good.replace(b"13", b"99") + key + b"\r\n",
        b"GET " + path + b" HTTP/1.1\r\n" + good + key + b"Cookie: quayside_session=\xff\xfe\x00\r\n\r\n",
        b"GET " + path + b" HTTP/1.1\r\n" + good + key + b"Cookie: " + b"a=b; " * 20_000 + b"\r\n\r\n",
        b"GET /ws/tables/" + b"a" * 5_000 + b" HTTP/1.1\r\n" + good + key + b"\r\n",
        b"GET /ws/tables/%00%ff%2e%2e HTTP/1.1\r\n" + good + key + b"\r\n",
        b"GET /ws/../../etc/passwd HTTP/1.1\r\n" + good + key + b"\r\n",
        b"GET /ws/tables/ HTTP/1.1\r\n" + good + key + b"\r\n",
        b"GET " + path + b" HTTP/0.9\r\n\r\n",
        chooser.randbytes(300) + b"\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # speaks TLS
        b"GET " + path,
    ]


def test_wrong_handshakes_are_refused_without_a_word_of_the_inside(unshaken: Harbour) -> None:
    for wrong in handshakes(random.Random(SEED), unshaken.table):
        with socket.create_connection(("127.0.0.1", unshaken.server.port), timeout=PATIENCE) as raw:
            raw.sendall(wrong)
            raw.shutdown(socket.SHUT_WR)
            heard = b""
            while part := raw.recv(65_536):
                heard += part
        text = heard.decode("latin-1")
        assert not INSIDE.search(text), text
        assert " 500 " not in text.partition("\r\n")[0], (wrong[:100], text)
        assert unshaken.server.serves()


# Afterwards


def test_afterwards_the_game_is_played_to_its_end(harbour: Harbour) -> None:
    harbour.play(5_000, random.Random(SEED))
    assert harbour.seated[0].update["table"]["status"] == "finished"
    assert harbour.server.complaints() == []
