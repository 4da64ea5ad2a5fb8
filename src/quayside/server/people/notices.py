"""Notices to people who are not at the table: a webhook of their own hears that it is their turn, and their browsers hear by
Web Push (`pushes.py`) of what they chose.

The address of a webhook comes from anybody, so the server is careful whom it speaks to: the name is resolved first, an
address inside anybody's own network is refused, and the connection goes to the very address that was checked. Nor is
anybody spoken to who does not want it: a new webhook is asked first, and repeats a word that nobody could guess. An
address at Discord or Slack is itself such a word, given by whoever looks after the channel. Nothing is followed; what
fails is not tried again, and play never waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any, Literal, NamedTuple
from weakref import WeakKeyDictionary

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from quayside.server import words
from quayside.server.live import Harbour, LiveTable
from quayside.server.net.addresses import is_public
from quayside.server.people.posting import AT_ONCE, TIMEOUT, Post, Target, resolved
from quayside.server.people.pushes import Event, Pushes
from quayside.server.settings import Settings
from quayside.server.store.schema import webhooks
from quayside.server.tasks import end
from quayside.table import entries
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.voice import title

WAITING = 1000  # notices in the queue; more are dropped
APART = 60.0  # seconds between two notices to the same person about the same table
LONGEST_URL = 500
LONGEST_ANSWER = 1000  # bytes in which a webhook repeats the word
CHALLENGE = "Quayside-Challenge"  # or in this header

log = logging.getLogger("quayside.server.notices")

Format = Literal["generic", "discord", "slack"]


class Webhook(msgspec.Struct, frozen=True):
    url: str
    format: Format = "generic"
    lang: Literal["en", "zh"] = "en"


# Whom we speak to


async def checked(url: str, settings: Settings) -> Target:
    """Where a webhook leads, or a Refusal. `private_webhooks` lets a server in a closed network speak to its neighbours,
    also without encryption."""
    private = settings.private_webhooks
    try:
        asked = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise Refusal("table.webhook_url") from error
    by_https = asked.scheme == "https" or (private and asked.scheme == "http")
    if not by_https or not asked.raw_host or asked.userinfo or len(url) > LONGEST_URL:
        raise Refusal("table.webhook_url")
    if not private and (asked.port or 443) not in settings.allowed_webhook_ports:
        raise Refusal("table.webhook_port", ports=", ".join(map(str, sorted(settings.allowed_webhook_ports))))
    host = asked.raw_host.decode()
    addresses = await resolved(host)
    if not private and not all(is_public(address) for address in addresses):
        raise Refusal("table.webhook_address")
    return Target(asked, host, addresses[0])


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


class Place(NamedTuple):
    """Who is to be told of what, and where it happened."""

    table: str
    person: str
    event: Event


def happened(table: Table, entry: AnyEntry) -> list[tuple[str, Event]]:
    """What an entry means to those who sit at the table, but for whoever did it."""
    seated = [seat.person for seat in table.seats if seat.person is not None]
    match entry:
        case entries.Started(by):
            return [(person, "start") for person in dict.fromkeys(seated) if person != by]
        case entries.Chatted(speaker):
            return [(person, "chat") for person in dict.fromkeys(seated) if person != speaker]
        case entries.Moved() if table.over:
            return [(person, "end") for person in dict.fromkeys(seated)]
    return []


class Notices:
    def __init__(self, harbour: Harbour, settings: Settings) -> None:
        self._harbour = harbour
        self._settings = settings
        self._queue: asyncio.Queue[Place] = asyncio.Queue(WAITING)
        self._alarms: dict[Place, asyncio.TimerHandle] = {}
        self._sent: dict[Place, float] = {}
        self._last: WeakKeyDictionary[LiveTable, Row] = WeakKeyDictionary()
        self._post = Post()
        self.pushes = Pushes(harbour.store.engine, settings, self._post)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.pushes.start()
        self._harbour.on_entry.append(self._note)
        self._harbour.on_announce.append(self._hear)
        self._tasks = [asyncio.create_task(self._send_all(), name="notices") for _ in range(AT_ONCE)]

    async def stop(self) -> None:
        self._harbour.on_entry.remove(self._note)
        self._harbour.on_announce.remove(self._hear)
        for alarm in self._alarms.values():
            alarm.cancel()
        await end(self._tasks)
        await self._post.close()

    # When

    def _note(self, live: LiveTable, row: Row) -> None:
        self._last[live] = row

    async def _hear(self, table: str, seq: int) -> None:
        """An entry was accepted by this process: only one tells. Whoever is away gets a moment to come back, and no
        notice of a kind sooner than a minute after the last."""
        live = self._harbour.tables.get(table)
        if live is None:
            return
        row = self._last.pop(live, None)
        news = happened(live.table, row.entry) if row is not None and row.seq == seq else []
        if live.table.line_seq == seq and (person := _awaited(live)) is not None:
            news.append((person, "turn"))
        for person, event in news:
            if person not in live.here:
                self._set_alarm(Place(table, person, event))

    def _set_alarm(self, place: Place, least: float = 0.0) -> None:
        if place in self._alarms:
            return
        wait = max(
            least, self._settings.notice_delay, self._sent.get(place, -APART) + APART - time.monotonic()
        )
        self._alarms[place] = asyncio.get_running_loop().call_later(wait, self._ring, place)

    def _ring(self, place: Place) -> None:
        del self._alarms[place]
        live = self._harbour.tables.get(place.table)
        if live is None or place.person in live.here:
            return
        if place.event == "turn" and _awaited(live) != place.person:
            return
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(place)
            self._remember(place)

    def _remember(self, place: Place) -> None:
        now = time.monotonic()
        if len(self._sent) >= WAITING:
            self._sent = {other: at for other, at in self._sent.items() if at + APART > now}
        self._sent[place] = now

    # Sending

    async def _send_all(self) -> None:
        while True:
            place = await self._queue.get()
            for send in (self._send_webhook, self._send_push):
                try:
                    async with asyncio.timeout(TIMEOUT):
                        await send(place)
                except Exception as error:  # never the address: it may hold a secret of the person's
                    log.info("a notice could not be delivered: %s", type(error).__name__)
            self._queue.task_done()

    async def _send_push(self, place: Place) -> None:
        """A turn waits for the end of quiet hours; what else happened meanwhile is seen at the table."""
        live = self._harbour.tables.get(place.table)
        if live is None:
            return
        game = live.table.facts.game
        wait = await self.pushes.tell(place.person, place.event, place.table, game)
        if wait and place.event == "turn":
            self._set_alarm(place, wait)

    async def _send_webhook(self, place: Place) -> None:
        table, person, event = place
        webhook = await self.webhook_of(person) if event == "turn" else None
        live = self._harbour.tables.get(table)
        if webhook is None or live is None:
            return
        target = await checked(webhook.url, self._settings)
        game = live.table.facts.game
        link = f"{self._settings.address.rstrip('/') or self._settings.local_address}/table/{table}"
        text = words.say(webhook.lang, "notice-your-turn", title=title(game, webhook.lang), link=link)
        async with self._post(target, json=message(webhook.format, text, game, table, link)) as answer:
            if answer.status_code >= 300:
                log.info("a notice was refused with %d", answer.status_code)

    async def _ask(self, target: Target) -> None:
        """Whether somebody there wants to be told; raises a Refusal if not."""
        word = secrets.token_urlsafe(24)
        try:
            async with (
                asyncio.timeout(TIMEOUT),
                self._post(target, json={"event": "challenge", "challenge": word}) as answer,
            ):
                repeated = answer.headers.get(CHALLENGE) == word or word.encode() in await _beginning(answer)
        except (httpx.HTTPError, OSError, TimeoutError) as error:
            raise Refusal("table.webhook_consent") from error
        if not repeated or not answer.is_success:
            raise Refusal("table.webhook_consent")

    # The webhooks

    async def webhook_of(self, person: str) -> Webhook | None:
        query = select(webhooks.c.url, webhooks.c.format, webhooks.c.lang).where(webhooks.c.person == person)
        async with self._harbour.store.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Webhook(*found)

    async def set_webhook(self, person: str, webhook: Webhook) -> None:
        target = await checked(webhook.url, self._settings)
        if target.host not in self._settings.consenting_hosts:
            await self._ask(target)
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


async def _beginning(answer: httpx.Response) -> bytes:
    """As much of an answer as is worth reading."""
    read = b""
    async for part in answer.aiter_raw():
        read += part
        if len(read) >= LONGEST_ANSWER:
            break
    return read[:LONGEST_ANSWER]


def _awaited(live: LiveTable) -> str | None:
    """The person who has to decide and is not there."""
    seat = live.table.to_play
    person = live.table.seats[seat].person if seat >= 0 and not live.table.seats[seat].played_by_bot else None
    return None if person in live.here else person
