"""Web Push: a browser that was asked for it shows what happens at its reader's tables, also when no page is open. Each browser
chooses which events, and in which hours it is left in peace. A push names the table, and no secret.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import httpx
import msgspec
from sqlalchemy import ColumnElement, exists, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from quayside.server import words
from quayside.server.net.addresses import is_public
from quayside.server.people.posting import TIMEOUT, Post, Target, of_services, resolved
from quayside.server.people.sealed import ServerKeys, checked_keys, seal
from quayside.server.settings import Settings
from quayside.server.store.schema import keys, pushes, sessions
from quayside.server.times import now
from quayside.table.errors import Refusal
from quayside.table.ids import digest
from quayside.voice import title

MOST = 10  # browsers of one person
LONGEST_ENDPOINT = 1000
KEPT = 24 * 3600  # seconds for which a push service keeps what it cannot deliver
GONE = (404, 410)  # how it says that nobody is there any more
DAY = 24 * 60  # minutes

log = logging.getLogger("quayside.server.pushes")

Event = Literal["turn", "start", "chat", "end"]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY)]  # of the day


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours of the day in which nothing is shown, from one minute of it to another; they may go over midnight."""

    start: Minute
    end: Minute


class Browser(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As it gives itself: the address at which its push service hears, and two keys."""

    endpoint: Annotated[str, msgspec.Meta(min_length=8, max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(Browser, frozen=True, forbid_unknown_fields=True):
    """A browser and what it wants to hear, in the time of its `zone`."""

    events: Annotated[list[Event], msgspec.Meta(max_length=4)]
    lang: Literal["en", "zh"] = "en"
    quiet: Quiet | None = None
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"


def wait_until_loud(subscription: Subscription, at: datetime) -> float:
    """Seconds until a browser wants to hear again; 0 when it does now.

    >>> night = Subscription("https://push.example", "", "", [], quiet=Quiet(22 * 60, 7 * 60), zone="UTC")
    >>> [wait_until_loud(night, datetime(2026, 1, 1, hour, tzinfo=UTC)) / 3600 for hour in (21, 23, 6, 7)]
    [0.0, 8.0, 1.0, 0.0]
    """
    quiet = subscription.quiet
    if quiet is None or quiet.start == quiet.end:
        return 0.0
    local = at.astimezone(_zone(subscription.zone))
    since = (local.hour * 60 + local.minute - quiet.start) % DAY
    left = (quiet.end - quiet.start) % DAY - since
    return max(0.0, timedelta(minutes=left).total_seconds() - local.second) if left > 0 else 0.0


def _in_session() -> ColumnElement[bool]:
    """Whoever was told there still sits there; of those that an earlier release wrote down nobody knows."""
    valid = exists().where(sessions.c.token == pushes.c.session, sessions.c.expires > now())
    return or_(pushes.c.session.is_(None), valid)


def _zone(name: str) -> Any:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


class Pushes:
    def __init__(self, engine: AsyncEngine, settings: Settings, post: Post) -> None:
        self._engine = engine
        self._settings = settings
        self._post = post
        self._keys: ServerKeys | None = None

    # The server's own keys

    async def start(self) -> None:
        """Made at the first start; of several processes, those of the first one count."""
        made = {"name": "vapid", "value": ServerKeys.new().kept()}
        async with self._engine.begin() as connection:
            await connection.execute(self._insert(keys).values(**made).on_conflict_do_nothing())
            kept = await connection.scalar(select(keys.c.value).where(keys.c.name == "vapid"))
        self._keys = ServerKeys.read(str(kept))

    @property
    def public_key(self) -> str:
        assert self._keys is not None
        return self._keys.public

    # Browsers

    async def subscribe(self, person: str, session: str, wanted: Subscription) -> None:
        """For the first time, or with other wishes; a browser is one person's, for as long as his session there lasts."""
        checked_keys(wanted.p256dh, wanted.auth)
        await self._target(wanted.endpoint)
        id = digest(wanted.endpoint)
        row = {
            "person": person,
            "session": session,
            "subscription": msgspec.json.encode(wanted).decode(),
            "events": ",".join(wanted.events),
            "created": now(),
        }
        his = pushes.c.person == person
        others = select(func.count()).select_from(pushes).where(his, pushes.c.id != id)
        async with self._engine.begin() as connection:
            await connection.execute(pushes.delete().where(his, ~_in_session()))
            if (await connection.scalar(others) or 0) >= MOST:
                raise Refusal("table.push_many", limit=MOST)
            insert = self._insert(pushes).values(id=id, **row)
            await connection.execute(insert.on_conflict_do_update(index_elements=[pushes.c.id], set_=row))

    async def move(self, person: str, session: str, was: str, moved: Browser) -> None:
        """A browser has another address now, and wants to hear what it wanted to hear."""
        query = select(pushes.c.subscription).where(pushes.c.person == person, pushes.c.id == digest(was))
        async with self._engine.connect() as connection:
            found = await connection.scalar(query)
        if found is None:
            raise Refusal("table.push_unknown")
        before = msgspec.json.decode(found, type=Subscription)
        await self.subscribe(
            person, session, msgspec.structs.replace(before, **msgspec.structs.asdict(moved))
        )
        await self.forget(was)

    async def browsers(self, person: str) -> list[str]:
        """Those that are told, each by the digest of its address."""
        query = select(pushes.c.id).where(pushes.c.person == person, _in_session()).order_by(pushes.c.created)
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def forget(self, endpoint: str) -> None:
        """Whoever knows the address, which is a secret of its browser, may end it."""
        async with self._engine.begin() as connection:
            await connection.execute(pushes.delete().where(pushes.c.id == digest(endpoint)))

    async def wanted(self, person: str, event: str) -> list[Subscription]:
        """Of a person's browsers those that want to hear of it."""
        query = select(pushes.c.subscription).where(pushes.c.person == person, _in_session())
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).scalars().all()
        wanted = [msgspec.json.decode(each, type=Subscription) for each in found]
        return [each for each in wanted if event in each.events]

    def _insert(self, table: Any) -> Any:
        return (sqlite.insert if self._engine.dialect.name == "sqlite" else postgresql.insert)(table)

    # Sending

    async def send(self, to: Subscription, event: str, table: str, game: str) -> None:
        assert self._keys is not None
        told = {
            "title": title(game, to.lang),
            "body": words.say(to.lang, f"push-{event}"),
            "path": f"/table/{table}",
            "tag": f"{event} {table}",
            "stop": words.say(to.lang, "push-stop"),
        }
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(to.endpoint))
        headers = {
            "Authorization": self._keys.authorization(origin, now() // 1000, self._contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high" if event == "turn" else "normal",
        }
        sealed = seal(msgspec.json.encode(told), to.p256dh, to.auth)
        try:
            async with (
                asyncio.timeout(TIMEOUT),
                self._post(await self._target(to.endpoint), headers, content=sealed) as answer,
            ):
                status = answer.status_code
        except (httpx.HTTPError, OSError, TimeoutError, Refusal) as error:
            return log.info("a push could not be delivered: %s", type(error).__name__)
        if status in GONE:
            await self.forget(to.endpoint)
        elif status >= 300:
            log.info("a push was refused with %d", status)
        return None

    @property
    def _contact(self) -> str:
        """Whom a push service may write to if this server behaves badly."""
        return self._settings.address or "mailto:nobody@localhost"

    async def _target(self, endpoint: str) -> Target:
        """Push services are few and known by name: nobody makes this server speak to others."""
        try:
            asked = httpx.URL(endpoint)
        except httpx.InvalidURL as error:
            raise Refusal("table.push_address") from error
        private = self._settings.private_webhooks
        if not private and (asked.scheme != "https" or not self._settings.pushes_to(asked.host)):
            raise Refusal("table.push_address")
        addresses = await resolved(asked.host, of_services)
        if not private and not all(is_public(address) for address in addresses):
            raise Refusal("table.push_address")
        return Target(asked, asked.host, addresses[0])
