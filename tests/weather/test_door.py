"""A server at whose door somebody pushes: heads without end, cookies made to be slow to parse. What counts is how much of
it was taken in, and whether others were served meanwhile; no clock decides. Each attack ends when it is cut off, or after
100 MB."""

from __future__ import annotations

import contextlib
import resource
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from quayside.server.net.door import LONGEST_HEAD, PIECE
from quayside.server.store.store import sqlite_url

from ..server.players import PATIENCE, Player, wait_for
from .process import ServerProcess

pytestmark = pytest.mark.slow

MOST_SENT = 100_000_000
BLOCK = b"a" * 65_536
KERNEL = 16_000_000  # bytes that may lie in the buffers of the sockets, read by nobody
SLOW_COOKIE = 'x="' + '\\"' * 100_000 + '"'  # 200 kB, of the kind that Python's old parser took by the square
PER_HEADER = 7_700

LOUD = """
import http.cookies, sys
def tell(*_):
    print("a cookie was parsed", file=sys.stderr, flush=True)
http.cookies._unquote = http.cookies.SimpleCookie.load = tell
"""  # read by the server's Python before anything else


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("door")
    (folder / "sitecustomize.py").write_text(LOUD)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder), prepend=":")
        running = ServerProcess(sqlite_url(folder / "quayside.db"), folder / "log", log_level="info")
    with running:
        yield running


@pytest.fixture(autouse=True)
def unshaken(server: ServerProcess) -> Iterator[None]:
    """After each attack others are served, nothing of ours has failed, and no cookie was parsed."""
    yield
    assert Player(server.address).guest("Rosa").id
    assert server.complaints() == []
    assert "a cookie was parsed" not in server.said()


def pushed(server: ServerProcess, opening: bytes) -> int:
    """How much a server lets itself be sent after such a beginning."""
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        try:
            line.sendall(opening)
            while sent < MOST_SENT:
                sent += line.send(BLOCK)
        except ConnectionError:
            pass
    return sent


def memory(server: ServerProcess) -> int:
    """The most that the server has ever held in memory, in bytes."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return 1024 * int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM")))


@pytest.mark.parametrize(
    "opening",
    [
        pytest.param(b"GET /", id="an address"),
        pytest.param(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", id="a header"),
        pytest.param(
            b"GET /ws/tables/any HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX: ",
            id="a handshake",
        ),
    ],
)
def test_a_head_of_100_megabytes_is_cut_off_at_its_beginning(server: ServerProcess, opening: bytes) -> None:
    before = memory(server)
    assert max(pushed(server, opening) for _ in range(10)) < KERNEL
    assert memory(server) - before < 10 * (LONGEST_HEAD + PIECE) + KERNEL


def test_a_head_that_drips_is_cut_off_at_the_same_length(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        line.settimeout(0.001)
        sent, answer = 0, None
        while answer is None and sent < 2 * LONGEST_HEAD:
            try:
                answer = line.recv(100)
            except TimeoutError:
                sent += line.send(b"a" * 64)
    assert answer is not None
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_a_cookie_of_200_kilobytes_is_not_looked_at(server: ServerProcess) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        try:
            line.sendall(f"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: {SLOW_COOKIE}\r\n\r\n".encode())
            answer = line.recv(100)
        except ConnectionError:  # cut off while the rest was under way
            return
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_two_hundred_long_cookies_are_skipped(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=PATIENCE) as visitor:
        for number in range(200):
            cookie = f'{number}="' + '\\"' * (PER_HEADER // 2) + '"'
            answer = visitor.get("/api/me", headers={"Cookie": cookie})
            assert answer.json() == {"person": None}


def test_a_thousand_requests_in_one_packet_leave_others_their_turn(server: ServerProcess) -> None:
    ask = b"GET /api/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall(ask * 1000)
        Player(server.address).guest("Diego")
        heard = b""
        while heard.count(b"HTTP/1.1 404 ") < 1000:
            part = line.recv(1 << 16)
            assert part, "cut off before all were answered"
            heard += part


def open_files(server: ServerProcess) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def test_when_descriptors_are_used_up_the_server_still_says_why(tmp_path: Path) -> None:
    """Who is connected gets his answers, refusals as sentences; when the others have gone, all goes on."""
    with ServerProcess(sqlite_url(tmp_path / "quayside.db"), tmp_path / "server.log") as server:
        rosa = Player(server.address)
        rosa.call("GET", "/api/me")
        used = open_files(server)
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + 8, used + 8))
        with contextlib.ExitStack() as held:
            for _ in range(30):
                held.enter_context(socket.create_connection(("127.0.0.1", server.port)))
            wait_for(lambda: open_files(server) == used + 8, "all descriptors to be used")
            refused = rosa.call("POST", "/api/guests", {"name": "\u202e"}, status=409)
            assert (refused["code"], bool(refused["sentence"])) == ("table.name_characters", True)
            assert rosa.call("GET", "/api/tables/nowhere", status=404)["sentence"]
            away = rosa.call("GET", "/api/games/lisboa/rulebook?lang=zh", status=503)
            assert away["code"] == "unavailable"
        server.wait_until_it_serves()
        Player(server.address).guest("Diego").create_table("manila", 3)
    assert server.complaints() == []


def test_a_server_stops_though_guests_neither_read_nor_come_to_an_end(tmp_path: Path) -> None:
    """And nothing is said of an error: what they left undone is nobody's."""
    server = ServerProcess(sqlite_url(tmp_path / "quayside.db"), tmp_path / "server.log")
    host = b" HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    half = b"POST /api/guests" + host + b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
    with contextlib.ExitStack() as held:
        with server:
            for rude in (b"GET /api/games/lisboa/rulebook" + host + b"\r\n") * 100, half:
                line = held.enter_context(socket.socket())
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.connect(("127.0.0.1", server.port))
                line.sendall(rude)
            Player(server.address).guest("Diego")
        assert not server.alive
    assert server.complaints() == []
