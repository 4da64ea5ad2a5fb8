"""The short way of a frame: uvicorn's WebSocket protocol, at which a table writes what it tells.

By the way that every ASGI application has, a frame would wake a task and pass four layers that look at it again, five
times a move. Here it goes to the connection at once, and what a client is told in one turn of the event loop leaves in
one piece.
"""

from __future__ import annotations

from typing import Any

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_EXTENSION = "quayside.wire"


class Wire(WebSocketsSansIOProtocol):
    """Handshake, what comes in, pings and the end are uvicorn's; only texts go out by a way of their own."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._said: list[bytes] = []

    async def run_asgi(self) -> None:
        extensions = self.scope["extensions"]
        assert extensions is not None
        extensions[_EXTENSION] = {"wire": self}
        await super().run_asgi()

    def text(self, payload: bytes) -> None:
        """Sends a text, without waiting; nothing where the connection is at its end."""
        if not self._said:
            self.loop.call_soon(self._leave)
        self._said += (_head(len(payload)), payload)

    def _leave(self) -> None:
        said, self._said = self._said, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.writelines(said)

    @property
    def waiting(self) -> int:
        """Bytes that the network has not taken yet."""
        return self.transport.get_write_buffer_size()


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
