"""What of a request comes in at all: how long its head may be, how slow, and how many at once."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Request, post
from litestar.datastructures import State
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from quayside.server.net import door

from .players import PATIENCE, Server, settings_in, wait_for

ASK = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
SHAKE = (
    b"GET /ws/tables/any HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)
CHUNKED = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
MOST = door.LONGEST_HEAD + 2 * door.PIECE  # a piece that it begins in, and one in which that is found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(settings_in(tmp_path_factory.mktemp("door"))) as running:
        yield running


@contextlib.contextmanager
def line(server: Server) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as opened:
        yield opened


def all_that_comes(line: socket.socket) -> bytes:
    """Until the other side closes."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(1 << 16):
            heard += part
    return heard


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many bytes the parser was given, piece by piece."""
    pieces: list[int] = []
    feed = HttpToolsProtocol.data_received

    def counted(self: HttpToolsProtocol, data: bytes) -> None:
        pieces.append(len(data))
        feed(self, data)

    monkeypatch.setattr(HttpToolsProtocol, "data_received", counted)
    return pieces


@pytest.mark.parametrize(
    ("opening", "more", "status"),
    [
        pytest.param(b"GET /", b"a" * 1000, 414, id="an address without end"),
        pytest.param(b"GET /healthz?", b"a=1&" * 250, 414, id="a query without end"),
        pytest.param(ASK + b"X: ", b"x" * 1000, 431, id="a header without end"),
        pytest.param(ASK, b"A: b\r\n" * 100, 431, id="headers without end"),
        pytest.param(ASK, b"A: " + b"x" * 6000 + b"\r\n", 431, id="long headers without end"),
        pytest.param(SHAKE + b"Cookie: x=", b"x" * 1000, 431, id="a handshake without end"),
        pytest.param(CHUNKED + b"2\r\n{}\r\n0\r\nX: ", b"x" * 1000, 431, id="trailers without end"),
        pytest.param(CHUNKED + b"2;", b"x" * 1000, 431, id="a chunk's head without end"),
    ],
)
def test_a_head_that_is_too_long_is_cut_off_before_it_is_taken_in(
    server: Server, parsed: list[int], opening: bytes, more: bytes, status: int
) -> None:
    with line(server) as rude, contextlib.suppress(ConnectionError):
        rude.sendall(opening)
        for _ in range(4_000_000 // len(more)):
            rude.sendall(more)
    with line(server) as rude:
        rude.sendall(opening + more * (MOST // len(more) + 1))
        answer = all_that_comes(rude)
    assert max(parsed) <= door.PIECE
    assert sum(parsed) <= 2 * (MOST + len(opening))
    if not opening.startswith(b"POST"):  # such a one may have its answer before the end of its body
        assert answer.startswith(b"HTTP/1.1 %d " % status)
        assert "too long" in answer.decode()
        assert "太长" in answer.decode()


def test_a_head_of_a_browser_with_many_cookies_is_taken(server: Server) -> None:
    with line(server) as polite:
        polite.sendall(ASK + b"".join(b"X-%d: %b\r\n" % (each, b"x" * 7900) for each in range(4)))
        polite.sendall(b"Connection: close\r\n\r\n")
        assert all_that_comes(polite).startswith(b"HTTP/1.1 200 ")


def test_a_handshake_with_a_long_cookie_is_refused_and_no_error_of_ours(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    with line(server) as rude:
        rude.sendall(SHAKE + b"Cookie: x=" + b"x" * 9000 + b"\r\n\r\n")
        assert all_that_comes(rude).startswith(b"HTTP/1.1 431 ")
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize(
    "more",
    [
        b"Content-Length: 9\r\n\r\nnine long",
        b"Content-Length: 9\r\n\r\n",
        b"Transfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_a_handshake_with_a_body_is_none_and_nobody_waits_for_another(server: Server, more: bytes) -> None:
    """Neither the door nor the table would count it."""
    with line(server) as rude:
        rude.sendall(SHAKE + more)
        assert all_that_comes(rude).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    ("opening", "answer"),
    [
        pytest.param(b"", b"", id="nothing"),
        pytest.param(ASK, b"HTTP/1.1 408 ", id="half a head"),
        pytest.param(SHAKE, b"HTTP/1.1 408 ", id="half a handshake"),
        pytest.param(CHUNKED + b"5\r\n{", b"HTTP/1.1 408 ", id="half a body"),
        pytest.param(ASK + b"\r\n" + ASK, b"HTTP/1.1 200 ", id="one request and half another"),
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch, opening: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(door, "HEAD_SECONDS", 0.2)
    monkeypatch.setattr(door, "BODY_SECONDS", 0.2)
    with line(server) as slow:
        slow.sendall(opening)
        heard = all_that_comes(slow)
    assert heard.startswith(answer)
    assert bool(heard) == bool(answer)


def test_many_requests_in_one_packet_are_taken_up_a_few_at_a_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    found = door.Door.on_headers_complete

    def counted(self: door.Door) -> None:
        found(self)
        waiting.append(len(self.pipeline))

    monkeypatch.setattr(door.Door, "on_headers_complete", counted)
    ask = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with line(server) as hasty:
        hasty.sendall(ask * 1000 + ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert all_that_comes(hasty).count(b"HTTP/1.1 404 ") == 1001
    assert len(waiting) == 1001
    assert max(waiting) <= door.PIECE // len(ask)


def test_a_body_that_nobody_reads_yet_is_not_taken_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[int] = []
    on_body = door.Door.on_body

    def counted(self: door.Door, body: bytes) -> None:
        on_body(self, body)
        taken.append(len(self.cycle.body))

    @post("/api/waiting", request_max_body_size=None)
    async def waiting(request: Request[None, None, State]) -> int:
        while not sent.is_set():
            await asyncio.sleep(0.01)
        return len(await request.body())

    monkeypatch.setattr(door.Door, "on_body", counted)
    sent = threading.Event()
    server = Server(settings_in(tmp_path))
    server.app.register(waiting)
    head = b"POST /api/waiting HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    with server, line(server) as hasty:
        hasty.sendall(head + b"Content-Length: 30000000\r\nConnection: close\r\n\r\n")
        hasty.settimeout(1.0)
        left = 30_000_000
        with contextlib.suppress(TimeoutError):
            while left:
                left -= hasty.send(b" " * min(left, 100_000))
        sent.set()
        assert left > 0, "all of it was taken in"
        hasty.settimeout(PATIENCE)
        hasty.sendall(b" " * left)
        assert all_that_comes(hasty).endswith(b"30000000")
    assert max(taken) <= 1 << 19


def test_no_more_is_read_than_can_be_held_while_requests_wait(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[int] = []
    take = door.Door.data_received

    def counted(self: door.Door, data: bytes) -> None:
        take(self, data)
        held.append(len(self._held.data))

    monkeypatch.setattr(door.Door, "data_received", counted)
    ask = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with line(server) as hasty:
        hasty.settimeout(0.5)
        with contextlib.suppress(TimeoutError, ConnectionError):
            for _ in range(40):
                hasty.sendall(ask * 6000)
    assert max(held) <= 1 << 18  # what the loop reads in one go


# How many at one time


def test_nobody_takes_up_all_connections(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """From one address, of which no proxy says that it speaks for others; live play is counted elsewhere."""
    monkeypatch.setattr(door, "MOST_OPEN", 3)
    monkeypatch.setattr(server._server.config, "forwarded_allow_ips", "192.0.2.1")
    with contextlib.ExitStack() as held:
        playing = held.enter_context(line(server))
        playing.sendall(SHAKE + b"\r\n")
        assert playing.recv(12) == b"HTTP/1.1 101"
        idle = [held.enter_context(line(server)) for _ in range(3)]
        wait_for(lambda: door.Door._open["127.0.0.1"] == 3, "three to be let in")
        for _ in range(5):
            with line(server) as further, contextlib.suppress(ConnectionError):
                further.sendall(ASK + b"\r\n")
                assert all_that_comes(further) == b""
        idle[0].sendall(ASK + b"\r\n")
        assert idle[0].recv(12) == b"HTTP/1.1 200", "who was let in is served"
        idle[1].close()
        wait_for(lambda: door.Door._open["127.0.0.1"] == 2, "one to be gone")
        with line(server) as another:
            another.sendall(ASK + b"Connection: close\r\n\r\n")
            assert all_that_comes(another).startswith(b"HTTP/1.1 200")
    wait_for(lambda: not door.Door._open, "all to be gone")


def test_who_asks_for_nothing_makes_room_for_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also through a proxy: the oldest goes."""
    monkeypatch.setattr(door, "MOST_SILENT", 3)
    with contextlib.ExitStack() as held:
        asked = held.enter_context(line(server))
        asked.sendall(ASK + b"\r\n")
        assert asked.recv(12) == b"HTTP/1.1 200"
        silent: list[socket.socket] = []
        for _ in range(5):
            silent.append(held.enter_context(line(server)))
            wait_for(lambda: len(door.Door._silent) == min(len(silent), 3), "it to be let in")
        assert [all_that_comes(each) for each in silent[:2]] == [b"", b""]
        silent[2].sendall(ASK + b"\r\n")
        assert silent[2].recv(12) == b"HTTP/1.1 200"
    wait_for(lambda: not door.Door._silent, "all to be gone")


@pytest.mark.parametrize("times", [1, 40], ids=["and waits", "and asks on"])
def test_who_does_not_read_his_answer_is_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """More waits for him than the system holds; a goodbye would wait there too, for ever."""
    ask = b"GET /api/games/lisboa/rulebook HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: identity\r\n\r\n"
    monkeypatch.setattr(door, "READ_SECONDS", 0.2)
    made = door.Door.connection_made
    lost: list[object] = []

    def narrow(self: door.Door, transport: asyncio.Transport) -> None:
        made(self, transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)

    def noted(self: door.Door, exc: Exception | None) -> None:
        lost.append(self)
        gone(self, exc)

    gone = door.Door.connection_lost
    monkeypatch.setattr(door.Door, "connection_made", narrow)
    monkeypatch.setattr(door.Door, "connection_lost", noted)
    with socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(ask * times)
        wait_for(lambda: lost, "him to be let go")
    with line(server) as polite:
        polite.sendall(ask.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert len(all_that_comes(polite)) > 1 << 16


def test_a_proxy_speaks_for_many(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "MOST_OPEN", 3)
    with contextlib.ExitStack() as held:
        lines = [held.enter_context(line(server)) for _ in range(10)]
        for each in lines:
            each.sendall(ASK + b"\r\n")
        assert [each.recv(12) for each in lines] == [b"HTTP/1.1 200"] * 10
