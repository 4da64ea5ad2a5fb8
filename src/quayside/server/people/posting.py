"""How the server speaks to others: to the very address that was checked, without following anything, and not for long."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any, NamedTuple

import httpx

from quayside.table.errors import Refusal

AT_ONCE = 4
TIMEOUT = 5.0  # seconds for all of a notice: resolving, connecting, sending

# A name server that does not answer holds up nothing but other webhooks: push services are asked for elsewhere
_of_strangers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="resolver")
of_services = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="resolver of services")


class Target(NamedTuple):
    """A checked address: what to connect to, and whose certificate to expect there."""

    url: httpx.URL
    host: str
    address: str


async def resolved(host: str, threads: ThreadPoolExecutor = _of_strangers) -> list[str]:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await loop.run_in_executor(threads, socket.getaddrinfo, host, None, 0, socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Refusal("table.webhook_address") from error
    return [str(info[4][0]) for info in found]


class Post:
    def __init__(self) -> None:
        self._client = httpx.AsyncClient(
            timeout=TIMEOUT,
            follow_redirects=False,
            trust_env=False,
            limits=httpx.Limits(
                max_keepalive_connections=0
            ),  # two names may share an address, but no connection
        )

    def __call__(
        self, target: Target, headers: Mapping[str, str] = {}, **body: Any
    ) -> AbstractAsyncContextManager[httpx.Response]:
        return self._client.stream(
            "POST",
            target.url.copy_with(host=target.address),
            headers={"Host": target.url.netloc.decode(), "User-Agent": "Quayside", **headers},
            extensions={"sni_hostname": target.host},
            **body,
        )

    async def close(self) -> None:
        await self._client.aclose()
