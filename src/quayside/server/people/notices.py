"""Notices to people who are not at the table: a webhook of their own hears that it is their turn, and their browsers hear by
Web Push (`pushes.py`) of what they chose.

The address of a webhook comes from anybody, so the server is careful whom it speaks to: the name is resolved first, an
address inside anybody's own network is refused, and the connection goes to the very address that was checked. Nor is
anybody spoken to who does not want it: a new webhook is asked first, and repeats a word that nobody could guess. An
address at Discord or Slack is itself such a word, given by whoever looks after the channel. Nothing is followed; what
fails is not tried again, and play never waits. What is to be told stands in the database until it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from datetime import UTC, datetime
from typing import Any, Literal
from weakref import WeakKeyDictionary

import httpx
import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from quayside.server import words
from quayside.server.live import Client, Harbour, LiveTable
from quayside.server.net.addresses import household, is_public
from quayside.server.people.posting import TIMEOUT, Post, Target, resolved
from quayside.server.people.pushes import Event, Pushes, wait_until_loud
from quayside.server.settings import Settings
from quayside.server.store.notices import ALL, Claimed, NoticeStore, Place
from quayside.server.store.schema import webhooks
from quayside.server.tasks import end
from quayside.server.times import now
from quayside.table import entries
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.table.ids import digest
from quayside.voice import title

WAITING = 10_000  # notices that are not written down yet, and places that are remembered; more are dropped
IN_FLIGHT = 3.0  # seconds before a last sign of life, of which nobody may have heard what they were told
AT_ONCE = 20  # people who are told something at the same time
ROUND = 20.0  # seconds between two looks for what other processes have left behind
CLAIMED = 300_000  # milliseconds after which somebody else tells what a process has claimed that died
SHUNNED = 600.0  # seconds for which nobody is spoken to who has kept us waiting
APART = 60.0  # seconds between two notices to the same person about the same table
LONGEST_URL = 500
LONGEST_ANSWER = 1000  # bytes in which a webhook repeats the word
CHALLENGE = "Quayside-Challenge"  # or in this header

log = logging.getLogger("quayside.server.notices")

Format = Literal["generic", "discord", "slack"]
News = tuple[str, Event]  # who may want to hear of what


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


def news_of(table: Table, row: Row) -> list[News]:
    """What an entry means to those who sit at the table, which it is a part of now."""
    news = _happened(table, row.entry)
    if table.line_seq == row.seq and (person := _awaited(table)) is not None:
        news.append((person, "turn"))
    return news


def _happened(table: Table, entry: AnyEntry) -> list[News]:
    """But for whoever did it."""
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
        self._store = NoticeStore(harbour.store.engine)
        self._last: WeakKeyDictionary[LiveTable, tuple[int, list[News]]] = WeakKeyDictionary()
        self._shown: WeakKeyDictionary[LiveTable, dict[News, float]] = (
            WeakKeyDictionary()
        )  # to whom, and when
        self._news: dict[Place, None] = {}  # to be written down
        self._wake = asyncio.Event()
        self._resting = False  # until something is due, or somebody wakes it
        self._telling: dict[str, asyncio.Task[None]] = {}  # by person
        self._told: dict[Place, float] = {}  # when somebody was told last of such a thing
        self._shunned: dict[str, float] = {}  # hosts and addresses that kept us waiting, and until when
        self._post = Post()
        self.pushes = Pushes(harbour.store.engine, settings, self._post)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.pushes.start()
        self._harbour.on_entry.append(self._note)
        self._harbour.on_announce.append(self._hear)
        self._harbour.on_leave.append(self._look_back)
        self._task = asyncio.create_task(self._go_on(), name="notices")

    async def stop(self) -> None:
        """What was not told yet, the next process tells."""
        self._harbour.on_entry.remove(self._note)
        self._harbour.on_announce.remove(self._hear)
        self._harbour.on_leave.remove(self._look_back)
        await end([self._task, *self._telling.values()])
        with contextlib.suppress(Exception):  # the database may be gone
            await self._write_down()
        await self._post.close()

    # When

    def _note(self, live: LiveTable, row: Row) -> None:
        news = news_of(live.table, row)
        self._last[live] = (row.seq, news)
        connected = {client.person for client in live.clients}
        self._shown.setdefault(live, {}).update(
            {one: time.monotonic() for one in news if one[0] in connected}
        )

    async def _hear(self, table: str, seq: int) -> None:
        """An entry was accepted by this process: only one tells."""
        live = self._harbour.tables.get(table)
        if live is None:
            return
        noted, news = self._last.pop(live, (0, []))
        if noted != seq:
            return
        self._want(live, [one for one in news if one[0] not in live.here])
        # Another process may learn only now that they have gone. Whether they are there, is asked when it is due
        self._want(
            live, [one for one in news if one[1] == "turn" and one[0] in live.elsewhere], at_once=False
        )

    def _look_back(self, live: LiveTable, client: Client) -> None:
        """Whoever is connected need not be there: a phone that fell asleep leaves when a ping was not answered. What it was
        shown since its last sign of life, nobody has seen."""
        if client.person not in live.here:
            since = client.last_heard - IN_FLIGHT
            shown = self._shown.get(live, {})
            self._want(live, [one for one, at in shown.items() if one[0] == client.person and at > since])

    def _want(self, live: LiveTable, news: list[News], at_once: bool = True) -> None:
        if news and len(self._news) < WAITING:
            self._news |= {Place(live.table.facts.id, person, event): None for person, event in news}
            if at_once:
                self._wake.set()

    async def _go_on(self) -> None:
        while True:
            self._wake.clear()
            wait = ROUND
            try:
                await self._write_down()
                if len(self._telling) < AT_ONCE:
                    await self._begin()
                    due = await self._store.next_due(self._telling)
                    wait = ROUND if due is None else min(ROUND, max(0.0, (due - now()) / 1000))
            except Exception as error:  # the database may come back
                log.warning("notices have to wait: %s", type(error).__name__)
            self._resting = True
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            self._resting = False

    async def _write_down(self) -> None:
        news, self._news = self._news, {}
        try:
            await self._store.add([(place, self._due(place)) for place in news])
        except BaseException:
            self._news = news | self._news
            raise

    def _due(self, place: Place) -> int:
        """Whoever is away gets a moment to come back, and no notice of a kind sooner than a minute after the last."""
        wait = self._told.get(place, -APART) + APART - time.monotonic()
        return now() + int(1000 * max(self._settings.notice_delay, wait))

    async def _begin(self) -> None:
        """People are told at the same time, each of them one thing after another: who is slow to hear it keeps nobody but
        himself waiting."""
        at, free = now(), AT_ONCE - len(self._telling)
        claimed = await self._store.claim(at, at + CLAIMED, free, self._telling)
        for person in dict.fromkeys(each.place.person for each in claimed):
            his = [each for each in claimed if each.place.person == person]
            self._telling[person] = asyncio.create_task(self._tell_all(person, his), name="telling")

    async def _tell_all(self, person: str, claimed: list[Claimed]) -> None:
        try:
            for each in claimed:
                await self._tell(each)
        except Exception as error:  # what this process has claimed is told later
            log.warning("a notice has to wait: %s", type(error).__name__)
        finally:
            del self._telling[person]
            self._wake.set()

    # Telling

    async def _tell(self, claimed: Claimed) -> None:
        """Once, whether it can be delivered or not."""
        place = claimed.place
        wait = self._told.get(place, -APART) + APART - time.monotonic()
        if place.browser == ALL and wait > 0:  # it came up again while it was told
            return await self._store.put_off(claimed, now() + int(1000 * wait))
        game, stands = await self._store.stands(place, now(), self._harbour.shared)
        live = self._harbour.tables.get(place.table)
        if stands and (live is None or place.person not in live.here):
            if place.event == "turn" and place.browser == ALL:
                await self._surely(self._send_webhook(place, game))
            if await self._tell_browsers(claimed, game):
                return
        await self._store.done(claimed)

    async def _tell_browsers(self, claimed: Claimed, game: str) -> bool:
        """Those that are left in peace now are told afterwards, each by itself, that it is somebody's turn; what else
        happened meanwhile is seen at the table. Whether that is so of the one browser that this was about."""
        place, at = claimed.place, datetime.now(UTC)
        wanted = {digest(each.endpoint): each for each in await self.pushes.wanted(place.person, place.event)}
        waits = {id: wait_until_loud(each, at) for id, each in wanted.items() if place.browser in (ALL, id)}
        loud = [place._replace(browser=id) for id, wait in waits.items() if not wait]
        fresh = [one for one in loud if self._told.get(one, -APART) + APART <= time.monotonic()]
        for one in loud:
            self._remember(one)
        await asyncio.gather(
            *[
                self._surely(self.pushes.send(wanted[one.browser], place.event, place.table, game))
                for one in fresh
            ]
        )
        quiet = {place._replace(browser=id): now() + int(wait * 1000) for id, wait in waits.items() if wait}
        if place.browser == ALL:
            self._remember(place)
            await self._store.forget(loud)  # they need not be told again
            await self._store.add(quiet.items() if place.event == "turn" else ())
        elif quiet:
            await self._store.put_off(claimed, quiet[place])
        return place.browser != ALL and bool(quiet)

    def _remember(self, place: Place) -> None:
        at = time.monotonic()
        if len(self._told) >= WAITING:
            self._told = {other: told for other, told in self._told.items() if told + APART > at}
        self._told[place] = at

    async def _surely(self, telling: Coroutine[Any, Any, None]) -> None:
        try:
            async with asyncio.timeout(TIMEOUT):
                await telling
        except Exception as error:  # never the address: it may hold a secret of the person's
            log.info("a notice could not be delivered: %s", type(error).__name__)

    async def _send_webhook(self, place: Place, game: str) -> None:
        webhook = await self.webhook_of(place.person)
        if webhook is None:
            return
        places = [httpx.URL(webhook.url).host]
        try:
            if self._shuns(places):
                return
            target = await checked(webhook.url, self._settings)
            places.append(household(target.address))
            if self._shuns(places):
                return
            link = f"{self._settings.address.rstrip('/') or self._settings.local_address}/table/{place.table}"
            text = words.say(webhook.lang, "notice-your-turn", title=title(game, webhook.lang), link=link)
            body = message(webhook.format, text, game, place.table, link)
            async with self._post(target, json=body) as answer:
                if answer.status_code >= 300:
                    log.info("a notice was refused with %d", answer.status_code)
        except (asyncio.CancelledError, TimeoutError, httpx.TimeoutException, Refusal):
            self._shunned |= dict.fromkeys(places, time.monotonic() + SHUNNED)
            raise

    def _shuns(self, places: list[str]) -> bool:
        """Who has kept us waiting is left alone for a while: he would keep those waiting who are told after him."""
        at = time.monotonic()
        self._shunned = {place: until for place, until in self._shunned.items() if until > at}
        return any(place in self._shunned for place in places)

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


def _awaited(table: Table) -> str | None:
    """The person who has to decide."""
    seat = table.to_play
    return table.seats[seat].person if seat >= 0 and not table.seats[seat].played_by_bot else None
