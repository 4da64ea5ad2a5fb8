"""Notices to people who are not at the table: a webhook of their own hears that it is their turn.

The address of a webhook comes from anybody, so the server is careful whom it speaks to: the name is resolved first, an
address inside anybody's own network is refused, and the connection goes to the very address that was checked. Nothing
is followed, read or waited for; what fails is not tried again, and play never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, NamedTuple

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from quayside.table import serving, words
from quayside.table.live import Harbour, LiveTable, Refusal
from quayside.table.settings import Settings
from quayside.table.store.schema import webhooks
from quayside.table.tasks import end
from quayside.voice import rulebook

WAITING = 1000  # notices in the queue; more are dropped
AT_ONCE = 4
TIMEOUT = 5.0  # seconds for all of a notice: resolving, connecting, sending
APART = 60.0  # seconds between two notices to the same person about the same table
LONGEST_URL = 500

# IPv6 addresses behind which an IPv4 address may hide, and with it one of somebody's own network
_DISGUISED = [
    ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]
_GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")

# A name server that does not answer holds up nothing but other notices
_resolvers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="resolver")

log = logging.getLogger("quayside.table.notices")

Format = Literal["generic", "discord", "slack"]


class Webhook(msgspec.Struct, frozen=True):
    url: str
    format: Format = "generic"
    lang: Literal["en", "zh"] = "en"


class Target(NamedTuple):
    """A checked webhook: what to connect to, and whose certificate to expect there."""

    url: httpx.URL
    host: str
    address: str


# Whom we speak to


async def checked(url: str, allow_private: bool) -> Target:
    """Where a webhook leads, or a Refusal. `allow_private` lets a server in a closed network speak to its neighbours,
    also without encryption."""
    try:
        asked = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise Refusal("table.webhook_url") from error
    by_https = asked.scheme == "https" or (allow_private and asked.scheme == "http")
    if not by_https or not asked.raw_host or asked.userinfo or len(url) > LONGEST_URL:
        raise Refusal("table.webhook_url")
    host = asked.raw_host.decode()
    addresses = await _resolve(host)
    if not allow_private and not all(is_public(address) for address in addresses):
        raise Refusal("table.webhook_address")
    return Target(asked, host, addresses[0])


async def _resolve(host: str) -> list[str]:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await loop.run_in_executor(
                _resolvers, socket.getaddrinfo, host, None, 0, socket.SOCK_STREAM
            )
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Refusal("table.webhook_address") from error
    return [str(info[4][0]) for info in found]


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet at large.

    >>> [is_public(address) for address in ("93.184.216.34", "2606:4700::1111")]
    [True, True]
    >>> [is_public(address) for address in ("10.1.2.3", "127.0.0.1", "169.254.169.254", "100.64.0.1", "224.0.0.1")]
    [False, False, False, False, False]
    >>> [is_public(address) for address in ("::1", "fe80::1%eth0", "fd00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1")]
    [False, False, False, False, False]
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if address.is_multicast or address.is_reserved or address.is_unspecified or not address.is_global:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return address in _GLOBAL_UNICAST and not any(address in net for net in _DISGUISED)


# What we say


def message(format: Format, text: str, game: str, table: str, link: str) -> dict[str, Any]:
    """The body of a notice; no name that somebody chose is in it, so that nobody can be called by it."""
    match format:
        case "discord":
            return {"content": text, "allowed_mentions": {"parse": []}}
        case "slack":
            return {"text": text}
        case "generic":
            return {"event": "your_turn", "game": game, "table": table, "link": link, "text": text}


class Notices:
    def __init__(self, harbour: Harbour, settings: Settings) -> None:
        self._harbour = harbour
        self._settings = settings
        self._queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue(WAITING)  # table and person
        self._alarms: dict[tuple[str, str], asyncio.TimerHandle] = {}
        self._sent: dict[tuple[str, str], float] = {}
        self._client = httpx.AsyncClient(
            timeout=TIMEOUT,
            follow_redirects=False,
            trust_env=False,
            limits=httpx.Limits(
                max_keepalive_connections=0
            ),  # two names may share an address, but no connection
        )
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self._harbour.on_announce.append(self._hear)
        self._tasks = [asyncio.create_task(self._send_all(), name="notices") for _ in range(AT_ONCE)]

    async def stop(self) -> None:
        self._harbour.on_announce.remove(self._hear)
        for alarm in self._alarms.values():
            alarm.cancel()
        await end(self._tasks)
        await self._client.aclose()

    # When

    async def _hear(self, table: str, seq: int) -> None:
        """An entry was accepted by this process: only one tells. Whoever is away gets a moment to come back, and no
        notice sooner than a minute after the last."""
        live = self._harbour.tables.get(table)
        if live is None or live.table.line_seq != seq or (person := _awaited(live)) is None:
            return
        place = (table, person)
        if place in self._alarms:
            return
        wait = max(self._settings.notice_delay, self._sent.get(place, -APART) + APART - time.monotonic())
        self._alarms[place] = asyncio.get_running_loop().call_later(wait, self._ring, place)

    def _ring(self, place: tuple[str, str]) -> None:
        del self._alarms[place]
        live = self._harbour.tables.get(place[0])
        if live is None or _awaited(live) != place[1]:
            return
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(place)
            self._remember(place)

    def _remember(self, place: tuple[str, str]) -> None:
        now = time.monotonic()
        if len(self._sent) >= WAITING:
            self._sent = {other: at for other, at in self._sent.items() if at + APART > now}
        self._sent[place] = now

    # Sending

    async def _send_all(self) -> None:
        while True:
            table, person = await self._queue.get()
            try:
                async with asyncio.timeout(TIMEOUT):
                    await self._send(table, person)
            except Exception as error:  # never the address: it may hold a secret of the person's
                log.info("a notice could not be delivered: %s", type(error).__name__)
            finally:
                self._queue.task_done()

    async def _send(self, table: str, person: str) -> None:
        webhook = await self.webhook_of(person)
        live = self._harbour.tables.get(table)
        if webhook is None or live is None:
            return
        target = await checked(webhook.url, self._settings.private_webhooks)
        game = live.table.facts.game
        link = f"{self._settings.address.rstrip('/') or serving.address(self._settings)}/table/{table}"
        text = words.say(
            webhook.lang, "notice-your-turn", title=rulebook(game, webhook.lang).title, link=link
        )
        async with self._client.stream(
            "POST",
            target.url.copy_with(host=target.address),
            json=message(webhook.format, text, game, table, link),
            headers={"Host": target.url.netloc.decode(), "User-Agent": "Quayside"},
            extensions={"sni_hostname": target.host},
        ) as answer:
            if answer.status_code >= 300:
                log.info("a notice was refused with %d", answer.status_code)

    # The webhooks

    async def webhook_of(self, person: str) -> Webhook | None:
        query = select(webhooks.c.url, webhooks.c.format, webhooks.c.lang).where(webhooks.c.person == person)
        async with self._harbour.store.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Webhook(*found)

    async def set_webhook(self, person: str, webhook: Webhook) -> None:
        await checked(webhook.url, self._settings.private_webhooks)
        engine = self._harbour.store.engine
        insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
        values = msgspec.structs.asdict(webhook)
        statement = insert(webhooks).values(person=person, **values)
        async with engine.begin() as connection:
            await connection.execute(
                statement.on_conflict_do_update(index_elements=[webhooks.c.person], set_=values)
            )

    async def forget_webhook(self, person: str) -> None:
        async with self._harbour.store.engine.begin() as connection:
            await connection.execute(webhooks.delete().where(webhooks.c.person == person))


def _awaited(live: LiveTable) -> str | None:
    """The person who has to decide and is not there."""
    seat = live.table.to_play
    person = live.table.seats[seat].person if seat >= 0 and not live.table.seats[seat].played_by_bot else None
    return None if person in live.here else person
