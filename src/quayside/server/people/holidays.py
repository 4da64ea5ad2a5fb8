"""Holidays: days off, so many in a year, in which the clocks of days do not run for somebody. A table learns of them by an
entry in its log, for its clocks follow from that alone: when they are taken, when somebody sits down or the turn passes
on, and at the latest before anybody's time is up."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

import msgspec

from quayside.server.live import Harbour, LiveTable
from quayside.server.store.holidays import HolidayStore
from quayside.server.tasks import end
from quayside.server.times import now
from quayside.table import entries
from quayside.table.clocks import Span
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal, StaleVersion
from quayside.table.fold import Table
from quayside.table.play import Make

DAY = 24 * 60 * 60 * 1000
DAYS = 30  # that somebody may take ...
YEAR = 365 * DAY  # ... within this time, and plan ahead
ASKED = 60  # times in it that he may ask for some
LONGEST_TURN = 60 * DAY  # what ended longer ago is of no account to any clock that runs

log = logging.getLogger("quayside.server.holidays")


class DaysOff(msgspec.Struct):
    """Mine that are not over, how many days are left to take, and how many there are in a year."""

    holidays: list[Span]
    left: int
    days: int = DAYS


class Holidays:
    def __init__(self, harbour: Harbour) -> None:
        self._harbour = harbour
        self._store = HolidayStore(harbour.store.engine)
        self._turns = WeakValueDictionary[str, asyncio.Lock]()  # who asks twice at once
        self._news: WeakKeyDictionary[LiveTable, Row] = WeakKeyDictionary()
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self._harbour.on_entry.append(self._note)
        self._harbour.on_announce.append(self._hear)
        self._harbour.on_deadline.append(self.bring)

    async def stop(self) -> None:
        self._harbour.on_entry.remove(self._note)
        self._harbour.on_announce.remove(self._hear)
        self._harbour.on_deadline.remove(self.bring)
        await end(list(self._telling))

    # Those of a person

    async def of(self, person: str) -> DaysOff:
        at = now()
        spans = (await self._store.of([person], at - YEAR)).get(person, [])
        taken = sum(_days(span) for span in spans)
        return DaysOff([span for span in spans if span.ends > at], max(0, DAYS - taken))

    async def take(self, person: str, wanted: Span) -> DaysOff:
        """Or a Refusal. Nobody takes days that are past."""
        async with self._turns.setdefault(person, asyncio.Lock()):
            at = now()
            span = Span(max(wanted.begins, at), wanted.ends)
            if wanted.begins < at - 2 * DAY or not span.begins < span.ends <= at + YEAR:
                raise Refusal("table.holidays_when")
            had = await self.of(person)
            if any(other.begins < span.ends and span.begins < other.ends for other in had.holidays):
                raise Refusal("table.holidays_twice")
            if _days(span) > had.left:
                raise Refusal("table.holidays_days", left=had.left, days=DAYS)
            if await self._store.asked(person, at - YEAR) >= ASKED:
                raise Refusal("table.enough_holidays", limit=ASKED)
            await self._store.add(person, span)
        self._tell(self._bring_to_all(person))
        return await self.of(person)

    async def end(self, person: str, begins: int) -> DaysOff:
        """Those that have begun end now, those that have not are called off; a day that was begun is a day."""
        async with self._turns.setdefault(person, asyncio.Lock()):
            if any(span.begins == begins for span in (await self.of(person)).holidays):
                await self._store.shorten(person, begins, now())
        self._tell(self._bring_to_all(person))
        return await self.of(person)

    # Those who wait for him

    def _note(self, live: LiveTable, row: Row) -> None:
        if isinstance(row.entry, entries.Sat | entries.Started | entries.Moved | entries.Undone):
            self._news[live] = row

    async def _hear(self, table: str, seq: int) -> None:
        """An entry was accepted by this process; whoever sent it does not wait for this."""
        live = self._harbour.tables.get(table)
        row = self._news.pop(live, None) if live is not None else None
        if live is not None and row is not None and row.seq == seq and _knows_holidays(live.table):
            self._tell(self.bring(live))

    def _tell(self, telling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._surely(telling), name="holidays")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _surely(self, telling: Coroutine[Any, Any, None]) -> None:
        try:
            await telling
        except Exception as error:  # before a clock runs out it is tried again
            log.warning("a table was not told of holidays: %s", type(error).__name__)

    async def _bring_to_all(self, person: str) -> None:
        """The tables in memory at which he sits, and those that wait for him."""
        here = [id for id, live in self._harbour.tables.items() if live.table.seats_of(person)]
        for id in dict.fromkeys([*here, *await self._store.waiting_for(person)]):
            await self.bring(await self._harbour.find(id))

    async def bring(self, live: LiveTable) -> None:
        """Writes down at a table what it does not know yet of those who sit there."""
        if not _knows_holidays(live.table):
            return
        since = max(live.table.clocks.since, now() - LONGEST_TURN)
        seated = set(live.table.seats_by_person())
        declared = await self._store.of(seated, since)
        for person in seated:
            with suppress(Refusal, StaleVersion):
                await live.act(_known(person, declared.get(person, []), since))


def _known(person: str, spans: list[Span], since: int) -> Make:
    def make(table: Table) -> AnyEntry:
        told = [span for span in table.holidays.get(person, []) if span.ends > since]
        if told == spans or not table.seats_of(person) or not _knows_holidays(table):
            raise StaleVersion
        return entries.Holidays(person, spans)

    return make


def _knows_holidays(table: Table) -> bool:
    return table.facts.clock.of_days and table.status in ("waiting", "playing")


def _days(span: Span) -> int:
    return math.ceil((span.ends - span.begins) / DAY)
