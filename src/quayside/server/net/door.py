"""The door: what of a request is taken in before anybody here looks at it.

uvicorn hands whatever comes to its parser, a head of any length at any pace, and as many requests at once as somebody
cares to send. Here a head has a size and a time, and what follows a request waits until that one is answered.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections import Counter
from contextlib import suppress
from typing import ClassVar

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from quayside.server import observe, words
from quayside.server.net.addresses import household, is_among

LONGEST_HEAD = (
    32 * 1024
)  # bytes: the line of the request and all its headers, or what stands between parts of a body
LONGEST_LINE = 8000  # bytes of one header; handshakes of live play cannot have longer ones
LONGEST_TARGET = 2048  # bytes of a path and its query
MOST_HEADERS = 100
PIECE = 4096  # bytes parsed in one go: so much a head may be longer than it should before that is found

MOST_OPEN = 500  # connections from one address that ask for pages, or for nothing: a browser has six
MOST_SILENT = (
    500  # connections that have not asked for anything yet, by all, proxies too: the oldest makes room
)

HEAD_SECONDS = 20.0  # from the first byte of a head, or a new connection, to the head's end
BODY_SECONDS = 60.0  # from there to the end of the body
READ_SECONDS = (
    30.0  # in which somebody takes some 50 KiB of what waits for him, or at last the rest; twice that at most
)

_PROBLEMS = {400: "malformed", 408: "too-slow", 414: "long-head", 431: "long-head"}


class Door(HttpToolsProtocol):
    """uvicorn's protocol, which gets to see a piece at a time."""

    _open: ClassVar[Counter[str]] = Counter()
    _silent: ClassVar[dict[Door, None]] = {}  # the oldest first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._reader: asyncio.TimerHandle | None = None
        self._behind = False  # when last looked at
        self._let_in()
        self._held = self.flow = _Held(transport)
        self._unended = 0  # bytes since the last head, part of a body or request was complete
        self._status = 400  # what is said of a request that is cut off
        self._deadline: asyncio.TimerHandle | None = None
        self._expect_end(HEAD_SECONDS)

    def _let_in(self) -> None:
        """Nobody takes up all descriptors. A proxy speaks for many, and counts them itself."""
        self._silent[self] = None
        if len(self._silent) > MOST_SILENT:
            oldest = next(iter(self._silent))
            del self._silent[oldest]
            oldest.transport.abort()
        host = self.client[0] if self.client else ""
        listed = self.config.forwarded_allow_ips
        spoken_for = is_among(host, listed if isinstance(listed, str) else ",".join(listed))
        self._from = None if spoken_for else household(host)
        if self._from is None:
            return
        self._open[self._from] += 1
        if self._open[self._from] > MOST_OPEN:
            self.transport.abort()

    def _let_out(self) -> None:
        self._silent.pop(self, None)
        if self._from is not None:
            self._open[self._from] -= 1
            if not self._open[self._from]:
                del self._open[self._from]
            self._from = None

    def handle_websocket_upgrade(self) -> None:
        """Those are counted by their person, too."""
        self._let_out()
        super().handle_websocket_upgrade()
        del self.parser  # it holds the door, as the door holds it

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_out()
        self._expect_no_end()
        if self._reader is not None:
            self._reader.cancel()
        self._held.data = b""
        super().connection_lost(exc)

    # Bytes come in

    def data_received(self, data: bytes) -> None:
        self._held.data += data
        self._take()

    def _take(self) -> None:
        """As far as a request that has to wait for the answer to the one before. The rest is not parsed until then, and
        no more is read: otherwise thousands of requests in one packet would be taken up in one go."""
        while self._held.data and not self.pipeline and self._is_here():
            piece, self._held.data = self._held.data[:PIECE], self._held.data[PIECE:]
            self._unended += len(piece)
            super().data_received(piece)
            if self._unended > LONGEST_HEAD and self._is_here():
                self._cut(431)
        if not self._is_here():
            return
        if self._held.data:
            self.flow.pause_reading()
        elif self._held.wanted:
            self.flow.resume_reading()

    def _is_here(self) -> bool:
        """Neither cut off, nor gone over to live play."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._look_later()
        if self._held.data:
            self.loop.call_soon(self._take)

    # What the parser finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_end(HEAD_SECONDS)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            self._refuse(414)

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > LONGEST_LINE or len(self.headers) > MOST_HEADERS:
            self._refuse(431)

    def on_headers_complete(self) -> None:
        self._unended = 0
        self._silent.pop(self, None)
        self._expect_end(BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unended = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unended = 0
        self._expect_no_end()
        super().on_message_complete()

    def _refuse(self, status: int) -> None:
        """Ends the parsing, whereupon the connection is cut off."""
        self._status = status
        raise _Refused

    # Who does not read is let go

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_later()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._behind = False

    def _look_later(self) -> None:
        if self._reader is None:
            self._reader = self.loop.call_later(READ_SECONDS, self._look)

    def _look(self) -> None:
        """Twice without having got on: neither does he read, nor could the connection ever be closed."""
        self._reader = None
        behind = self.transport.is_closing() or self.flow.write_paused
        if behind and self._behind:
            observe.SENT_AWAY.labels("slow").inc()
            reset(self.transport)
        elif self.transport.get_write_buffer_size():
            self._behind = behind
            self._look_later()

    # Being cut off

    def send_400_response(self, msg: str) -> None:
        self._cut(self._status)

    def _cut(self, status: int) -> None:
        """Says why, unless the answer to an earlier request is still to come, and reads no more."""
        self._held.data = b""
        last = self.cycle
        answered = last is None or (last.response_complete and not last.more_body)
        half = last is not None and last.more_body and not last.response_started
        if not self.pipeline and (answered or half):
            self.transport.write(cut_off(status))
        self.transport.close()

    def _expect_end(self, seconds: float) -> None:
        self._expect_no_end()
        self._deadline = self.loop.call_later(seconds, self._late, seconds)

    def _expect_no_end(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self, seconds: float) -> None:
        if self._held.data:  # it is here, and waits for us
            self._expect_end(seconds)
        elif self.cycle is None and not self._unended:  # nothing has ever come
            self.transport.close()
        elif self._is_here():
            self._cut(408)


class _Held(FlowControl):
    """What has come and is not parsed yet. As long as there is any, no more is read, though somebody wants it."""

    data = b""
    wanted = False

    def resume_reading(self) -> None:
        self.wanted = bool(self.data)
        if not self.wanted:
            super().resume_reading()


class _Refused(Exception):
    """Raised through the parser, which knows nothing of our limits."""


def reset(transport: asyncio.Transport) -> None:
    """Ends a connection at once, without a word: what waits to be sent is thrown away, here and in the system."""
    system = transport.get_extra_info("socket")
    if system is not None:
        with suppress(OSError):
            system.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def cut_off(status: int) -> bytes:
    """In all languages: whose head is not read has not said which he speaks."""
    sentences = [words.say(lang, f"problem-{_PROBLEMS[status]}") for lang in words.LANGUAGES]
    body = "\n".join([*sentences, ""]).encode()
    headers = (
        f"content-type: text/plain; charset=utf-8\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return b"".join([STATUS_LINE[status], headers.encode(), body])
