"""Answers made small on their way: files of the client were packed when it was built, and lie beside the plain ones;
what is answered anew is packed here, if it is long enough to be worth it.

How long a packed text is tells something of what is in it, so nothing secret may be packed together with what a stranger
put there (BREACH). Tokens go in headers only, and the one code that an answer ever holds, the recovery code, is in one
far too short to be packed. What a seat alone may see comes by live play, of which nothing is packed; and no other website
can have a browser ask for it, for the cookie does not go along with such a request.
"""

from __future__ import annotations

import asyncio
import zlib

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

KINDS = frozenset(["application/json", "text/html", "text/plain"])
LEAST = 1024  # bytes; below, the packing costs more than it saves
AT_ONCE = 64 * 1024  # bytes that are packed in the event loop, a millisecond or so; more goes to a thread
LEVEL = 1  # the quickest: JSON shrinks to a fifth even so


class Packed:
    """Around the application: packs what it answers in one piece, for whoever understands it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self.app(scope, receive, send)
        wished = b",".join([value for name, value in scope["headers"] if name == b"accept-encoding"])
        start: Message | None = None

        async def packing_send(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and _is_plain(message):
                start = message  # until it is known how long the answer is
                return
            if message["type"] == "http.response.body" and start is not None:
                body = message["body"]
                if len(body) >= LEAST and not message["more_body"]:
                    headers = MutableScopeHeaders.from_message(start)
                    headers.extend_header_value("Vary", "Accept-Encoding")
                    if understands(wished.decode("latin-1"), "gzip"):
                        body = await _packed(body)
                        headers["Content-Encoding"] = "gzip"
                        headers["Content-Length"] = str(len(body))
                        message["body"] = body
                await send(start)
                start = None
            await send(message)

        await self.app(scope, receive, packing_send)
        return None


def understands(wished: str, coding: str) -> bool:
    """What an `Accept-Encoding` header says of a coding.

    >>> understands("gzip, deflate, br;q=0", "gzip"), understands("gzip, deflate, br;q=0", "br")
    (True, False)
    """
    for part in wished.split(","):
        name, _, quality = part.partition(";")
        if name.strip().lower() == coding:
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _is_plain(start: Message) -> bool:
    """Of a kind that shrinks, and neither packed already nor told apart by its tag."""
    headers = MutableScopeHeaders.from_message(start)
    kind = headers.get("content-type", "").partition(";")[0]
    shrinks = kind in KINDS or kind.endswith("+json")
    return shrinks and "content-encoding" not in headers and "etag" not in headers


async def _packed(body: bytes) -> bytes:
    if len(body) <= AT_ONCE:
        return _gzip(body)
    return await asyncio.to_thread(_gzip, body)


def _gzip(body: bytes) -> bytes:
    return zlib.compress(body, LEVEL, wbits=31)
