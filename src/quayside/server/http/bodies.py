"""Bodies on their way in. Each may be as long as its route allows, and takes a minute to come; so what an address has
under way at one time is counted together, or a few hundred requests that never end would fill the memory."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from quayside.server.http.limits import Limits
from quayside.server.net.addresses import household


class Bodies:
    """Around the application: what has come of a request counts until it is answered."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            return await self.app(scope, receive, send)
        address = household(scope["client"][0] if scope["client"] else "")
        with self._limits.bytes_of(address) as came:

            async def counting_receive() -> HTTPReceiveMessage | WebSocketReceiveMessage:
                message = await receive()
                if message["type"] == "http.request":
                    came(len(message["body"]))
                return message

            await self.app(scope, counting_receive, send)
        return None
