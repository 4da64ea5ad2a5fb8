"""The short way of a frame: uvicorn's WebSocket protocol, at which a table writes what it tells, and reads a little at a
time.

By the way that every ASGI application has, a frame would wake a task and pass four layers that look at it again, five
times a move. Here it goes to the connection at once, and what a client is told in one turn of the event loop leaves in
one piece.

What comes in is read in pieces, the next one when all that was in the last has been taken; until then the network holds
it back. So nobody takes more of a turn than a piece, and whoever is not listened to cannot fill our memory.
"""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from quayside.server import observe
from quayside.server.net.door import cut_off, reset

_EXTENSION = "quayside.wire"
FRAME: Final[Any] = {
    "type": "quayside.frame"
}  # was read that brought no message: a ping, a part of something longer

PIECE = 512  # bytes that are read at one go; the smallest frame has six
SEND_BUFFER = 128 * 1024  # bytes that the system may hold for a reader; it would let it grow to megabytes
UNREAD = 30_000  # milliseconds after which the system gives up a reader who takes nothing
GOODBYE = 3.0  # seconds in which the other side has to answer it
AFTER_GOODBYE = 64 * 1024  # bytes that are still read, to find the answer


class Wire(WebSocketsSansIOProtocol):
    """Handshake, frames and pings are uvicorn's; texts go out, and bytes come in, by a way of their own, and the end
    always comes."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.on_lost: Callable[[], None] = lambda: None
        self.last_heard = time.monotonic()  # when anything came in the last time
        self._said: list[bytes] = []
        self._unread = bytearray()
        self._to_be_read = False
        self._passed_over = 0
        self._over = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        system = transport.get_extra_info("socket")
        system.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if hasattr(socket, "TCP_USER_TIMEOUT") and system.family != socket.AF_UNIX:
            system.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[_EXTENSION] = {"wire": self}
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(GOODBYE, self.abort)  # what has not left by then never will
            del extensions[
                _EXTENSION
            ]  # what refers to itself in a circle would stay in memory: see sweeper.py

    # What goes out

    def text(self, payload: bytes) -> None:
        """Sends a text, without waiting; nothing where the connection is at its end."""
        if not self._said:
            self.loop.call_soon(self._leave)
        self._said += (_head(len(payload)), payload)

    def _leave(self) -> None:
        said, self._said = self._said, []
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.writelines(said)

    @property
    def waiting(self) -> int:
        """Bytes that the network has not taken yet."""
        return self.transport.get_write_buffer_size()

    # What comes in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            return self._shake_hands(data)
        self.last_heard = time.monotonic()
        self._unread += data
        return self._read()

    def _shake_hands(self, head: bytes) -> None:
        """It is here as a whole. Where it is none, because it has a body for instance, uvicorn would wait for ever, for
        somebody whom nobody counts."""
        super().data_received(head)
        if not self.handshake_initiated:
            self.transport.write(cut_off(400))
            self.transport.close()

    def _read(self) -> None:
        """A piece; the next in another turn, when all that was in this one has been taken."""
        self._to_be_read = False
        if self.disconnected:
            return
        piece = bytes(self._unread[:PIECE])
        del self._unread[:PIECE]
        self._passed_over += len(piece) if self.close_sent else 0
        if self._passed_over > AFTER_GOODBYE:
            return self.abort()
        super().data_received(piece)
        if self.transport.is_closing():
            return self._unread.clear()
        if self._unread:
            self._pause()
        if self.queue.empty() or self.close_sent:
            self._go_on()
        return None

    async def receive(self) -> Any:
        if self.queue.empty():
            self._go_on()
        return await self.queue.get()

    def _go_on(self) -> None:
        """What was read has been taken: more of it."""
        if self._unread and not self._to_be_read:
            self._to_be_read = True
            self.loop.call_soon(self._read)
        elif self.read_paused and not self._unread and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    @property
    def crowded(self) -> bool:
        """More has come than was asked for."""
        return bool(self._unread) or not self.queue.empty()

    def handle_text(self, event: Frame) -> None:
        super().handle_text(event)
        self._note(event)

    def handle_bytes(self, event: Frame) -> None:
        super().handle_bytes(event)
        self._note(event)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._note(event)

    def _note(self, event: Frame) -> None:
        if not event.fin:
            self._note_frame()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._note_frame()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._note_frame()

    def _note_frame(self) -> None:
        if not self.close_sent:
            self.queue.put_nowait(FRAME)
            self._pause()

    async def rest(self, seconds: float) -> None:
        """Reads nothing for a while; not for longer than the connection lasts."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._over.wait(), seconds)

    # The end

    @property
    def over(self) -> bool:
        return self._over.is_set()

    def end(self, code: int, reason: str) -> None:
        """Says goodbye; who does not answer is let go all the same."""
        if self.close_sent or self.transport.is_closing():
            return
        self._leave()
        self._over.set()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        with suppress(InvalidState):
            self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(GOODBYE, self.abort)
        self._go_on()

    def abort(self) -> None:
        if not self.disconnected:
            reset(self.transport)

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        observe.SENT_AWAY.labels("silent").inc()
        self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unread.clear()
        self._over.set()
        self.on_lost()
        self.on_lost = lambda: None
        self.conn.parser.close()  # which holds what holds it


def wire_of(scope: Scope) -> Wire:
    """The connection under a request to be let in."""
    extensions: Any = scope["extensions"]
    wire = extensions[_EXTENSION]["wire"]
    assert isinstance(wire, Wire)
    return wire


def _head(length: int) -> bytes:
    """What stands before a text that is sent whole and not masked (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 0x10000:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
