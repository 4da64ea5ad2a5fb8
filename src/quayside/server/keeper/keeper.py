"""Runs what runs by itself at the tables of this process: bots decide, clocks run out, a bot stands in for somebody who
is away. It hears every entry; a table where nothing is due costs nothing, one where something is due has one task, and
what is due later is one alarm.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.channels import Fanout, channel
from quayside.server.keeper.jobs import question
from quayside.server.keeper.lease import Leases, process_name
from quayside.server.keeper.presence import Presence
from quayside.server.live import Harbour, LiveTable
from quayside.server.settings import Settings
from quayside.server.store.lobby import Lobby
from quayside.server.tasks import end
from quayside.server.times import now
from quayside.table import entries, play, seating
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal, StaleVersion
from quayside.table.fold import Table, UndoRequest
from quayside.table.ids import mark
from quayside.table.pace import Pace

ROUND = 3.0  # seconds between two rounds: leases renewed, orphans looked for
BATCH = 20  # tables taken over at once
SEARCH = 20.0  # seconds between two searches through all running tables
IDLE = 600.0  # seconds until a table at which nothing happens leaves the memory
LEAST = 3600 * 1000  # milliseconds that somebody has then at least, where a turn takes days
GRACE = 15.0  # seconds that a person has at least after a table was taken over: it was not he who was away
LINGER = 30.0  # seconds that bots play on after the last one has gone: he may be loading his page anew
PATIENCE = 30.0  # seconds that a bot waits while people decide whether a move is taken back
CORRESPONDENCE = 3 * 3600  # seconds on the clock of games that one does not sit at
LATE = 30.0  # seconds after which leases that were not renewed are somebody else's
TIDY = 3600.0  # seconds between two looks for games that somebody has forgotten ...
FORGOTTEN = 30 * 24 * 3600  # ... for so many seconds
LONGEST_PAUSE = 30.0  # seconds before something that failed is tried again

log = logging.getLogger("quayside.server.keeper")


class Due(NamedTuple):
    when: float  # by the clock of the loop
    do: Callable[[Watch], Awaitable[None]]


@dataclass
class Watch:
    """What the keeper knows of a table beyond its log."""

    live: LiveTable
    since: float
    pace: Pace
    taken_over: bool = False
    attended: float = 0.0  # until when somebody counts as being there
    undo: tuple[UndoRequest, float] | None = None
    fruitless: int = 0
    not_before: float = 0.0
    task: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None

    @property
    def id(self) -> str:
        return self.live.table.facts.id


class Keeper:
    def __init__(
        self, harbour: Harbour, settings: Settings, pool: BotPool, process: str | None = None
    ) -> None:
        alone = settings.on_sqlite and settings.channels == "memory"
        process = process or process_name()
        self.harbour = harbour
        self.settings = settings
        self._pool = pool
        self.leases = Leases(harbour.store.engine, process, alone)
        self.fanout = Fanout(harbour, channel(settings.channels, settings.database), self.watches)
        self._presence = None if alone else Presence(harbour, process)
        self._watched: dict[str, Watch] = {}
        self._over: set[str] = set()  # tables whose lease can be given back
        self._rounds: asyncio.Task[None] | None = None
        self._renewed = time.monotonic()
        self._stopping = False

    async def start(self) -> None:
        self.harbour.shared = not self.leases.alone
        self.harbour.on_entry.append(self._hear)
        self.harbour.on_presence.append(self.look)
        await self.fanout.start()
        self._rounds = asyncio.create_task(self._go_round(), name="keeper")

    async def stop(self) -> None:
        """Other processes find the tables that run here at once; a single one finds them when it starts again."""
        self._stopping = True
        self.harbour.on_entry.remove(self._hear)
        self.harbour.on_presence.remove(self.look)
        await end([self._rounds, *[watch.task for watch in self._watched.values()]])
        for watch in list(self._watched.values()):
            self._forget(watch)
        await self.fanout.stop()
        with contextlib.suppress(Exception):  # the database may be gone: the leases then run out
            await self.leases.leave_all()
            if self._presence is not None:
                await self._presence.leave()

    @property
    def in_time(self) -> bool:
        """Whether leases are renewed, and clocks and bots looked after."""
        return time.monotonic() < self._renewed + LATE

    # What is due at a table

    def watches(self, table: str) -> bool:
        """Whether anything can become due there."""
        return table in self._watched

    def tending(self, table: str) -> bool:
        """Whether something is being done there now."""
        return table in self._watched and self._watched[table].task is not None

    def _hear(self, live: LiveTable, row: Row) -> None:
        watch = self._watched.get(row.table)
        if watch is not None:
            watch.pace.hear(row.entry)
        if watch is not None and not isinstance(row.entry, entries.BotFailed):
            watch.fruitless = 0
            watch.not_before = 0.0
        self.look(live)

    def look(self, live: LiveTable) -> None:
        """Begins what is due at a table, or sets the alarm for it."""
        watch = self._watched.get(live.table.facts.id)
        if not _runs_by_itself(live.table):
            if watch is not None and watch.task is None:
                self._drop(watch)
            return
        if watch is None:
            watch = self._watched[live.table.facts.id] = self._watch(live)
        self._notice(watch)
        if watch.task is None:
            self._begin(watch)

    def _watch(self, live: LiveTable, taken_over: bool = False) -> Watch:
        return Watch(live, self._now(), Pace(self.settings.bot_pause), taken_over)

    def _begin(self, watch: Watch) -> None:
        if watch.alarm is not None:
            watch.alarm.cancel()
            watch.alarm = None
        due = self._next(watch)
        if due is None or self._stopping:
            return
        if due.when > self._now():
            watch.alarm = asyncio.get_running_loop().call_at(due.when, self.look, watch.live)
            return
        watch.task = asyncio.create_task(self._tend(watch), name=f"keeper of {mark(watch.id)}")

    def _notice(self, watch: Watch) -> None:
        """Whether anybody is there, and since when people think about taking back."""
        table = watch.live.table
        if watch.live.clients or watch.live.elsewhere:
            watch.attended = float("inf")
        elif watch.attended == float("inf"):
            watch.attended = self._now() + LINGER
        if table.undo is None:
            watch.undo = None
        elif watch.undo is None or watch.undo[0] is not table.undo:
            watch.undo = (table.undo, self._now())

    def _next(self, watch: Watch) -> Due | None:
        table = watch.live.table
        due: list[Due] = []
        votes = [self._voted(watch, seat) for seat in table.votes]
        due += [Due(when, self._settle_vote) for when in votes if when is not None]
        if (deadline := table.clocks.deadline()) is not None:
            ends = self._now() + (deadline - now()) / 1000
            due.append(Due(max(ends, watch.since + GRACE) if watch.taken_over else ends, self._run_out))
        if (away := self._away(watch)) is not None:
            due.append(Due(away, self._replace_absent))
        if table.to_play >= 0 and table.seats[table.to_play].played_by_bot and self._awaited(watch):
            due.append(Due(self._bot_may_play(watch), self._decide))
        if not due:
            return None
        first = min(due, key=lambda each: each.when)
        return Due(max(first.when, watch.not_before), first.do)

    async def _tend(self, watch: Watch) -> None:
        """Does what is due, one thing after another, until nothing is."""
        try:
            while not self._stopping and (due := self._next(watch)) is not None and due.when <= self._now():
                if not await self.leases.hold(watch.id):
                    self._forget(watch)  # another process does it
                    return
                seq = watch.live.table.seq
                with contextlib.suppress(Refusal, StaleVersion, Crowded):  # later, or not at all
                    await due.do(watch)
                self._notice(watch)
                if watch.live.table.seq == seq:
                    self._wait(watch)
        except Exception as error:
            log.warning("table %s: %s", mark(watch.id), type(error).__name__)
            self._wait(watch)
        finally:
            watch.task = None
        if self._watched.get(watch.id) is watch:
            self.look(watch.live)

    def _wait(self, watch: Watch) -> None:
        """What led to nothing is tried again, more and more slowly."""
        watch.fruitless += 1
        watch.not_before = self._now() + min(LONGEST_PAUSE, 0.05 * 2.0**watch.fruitless)

    # Bots

    async def _decide(self, watch: Watch) -> None:
        table = watch.live.table
        seat, line = table.to_play, table.line_seq
        level = table.seats[seat].bot
        assert level is not None

        def still_asked(entry: AnyEntry) -> play.Make:
            def make(table: Table) -> AnyEntry:
                if table.line_seq != line or table.to_play != seat or not table.seats[seat].played_by_bot:
                    raise StaleVersion
                if self._now() < self._bot_may_play(watch):
                    raise StaleVersion
                return entry

            return make

        shown = self._now() + watch.pace.before(seat, watch.live.pace, bool(table.people()))
        decision = await self._pool.decide(question(table), level)
        await asyncio.sleep(shown - self._now())
        if decision.trouble is not None:
            await watch.live.act(still_asked(entries.BotFailed(seat, level, decision.trouble)))
        await watch.live.act(still_asked(entries.Moved(seat, [decision.move], "bot")))

    def _awaited(self, watch: Watch) -> bool:
        """Whether anybody waits for the bots: somebody is there, or it is a game among people, of whom the next one is told
        when it is his turn, or the result counts. Else they think when somebody is there again; no clock runs meanwhile,
        for a bot has none."""
        table = watch.live.table
        among_people = bool(table.people()) and len(table.seats_by_person()) > 1
        return watch.attended > self._now() or among_people or table.facts.rated

    def _bot_may_play(self, watch: Watch) -> float:
        """From when on: not while people decide whether a move is taken back, unless they take too long."""
        return 0.0 if watch.undo is None else watch.undo[1] + PATIENCE

    # Clocks

    async def _run_out(self, watch: Watch) -> None:
        for bring in self.harbour.on_deadline:  # what the log does not know yet, and may put it off
            await bring(watch.live)

        def make(table: Table) -> AnyEntry:
            deadline = table.clocks.deadline()
            if deadline is None or now() < deadline:
                raise StaleVersion
            return play.stand_in(table.to_play, "clock")(table)

        await watch.live.act(make)

    # People who are away

    def _away(self, watch: Watch) -> float | None:
        """When the person who has to decide counts as gone. Nobody waits for him in a game that takes days."""
        table, clock = watch.live.table, watch.live.table.facts.clock
        if table.to_play < 0 or clock.kind == "none" or clock.seconds > CORRESPONDENCE:
            return None
        away = watch.live.away(table.seats[table.to_play].person or "")
        if away is None or table.seats[table.to_play].played_by_bot:
            return None
        return self._now() - away + self.settings.away_seconds

    async def _replace_absent(self, watch: Watch) -> None:
        seat = watch.live.table.to_play

        def make(table: Table) -> AnyEntry:
            if table.to_play != seat or table.seats[seat].person in watch.live.here:
                raise StaleVersion
            return play.stand_in(seat, "away")(table)

        await watch.live.act(make)

    def _voted(self, watch: Watch, seat: int) -> float | None:
        """When all others want a bot to play for somebody who is not there: from when on it does. After a restart nobody
        knows how long he has been away."""
        table = watch.live.table
        person = table.seats[seat].person
        away = watch.live.away(person or "")
        if away is None or table.seats[seat].played_by_bot:
            return None
        others = {table.seats[other].person for other in table.people()} - {person}
        if not others or not others <= {table.seats[by].person for by in table.votes.get(seat, ())}:
            return None
        return self._now() - away + self.settings.vote_seconds

    async def _settle_vote(self, watch: Watch) -> None:
        for seat in list(watch.live.table.votes):
            if (when := self._voted(watch, seat)) is not None and when <= self._now():
                await watch.live.act(play.stand_in(seat, "vote"))

    # Rounds

    async def _go_round(self) -> None:
        """Keeps what this process has, and takes over what others have left behind."""
        searched = forgot = tidied = time.monotonic()
        await self._round(self._search)  # after a restart: what ran before
        await self._round(self.harbour.close_outdated)
        while True:
            await self._round(self._keep)
            await asyncio.sleep(ROUND)
            if not self.leases.alone and time.monotonic() - searched > SEARCH:
                searched = time.monotonic()
                await self._round(self._search)
            if time.monotonic() - forgot > IDLE / 10:
                forgot = time.monotonic()
                self._forget_idle()
            if time.monotonic() - tidied > TIDY:
                tidied = time.monotonic()
                await self._round(self.tidy_up)

    async def tidy_up(self) -> None:
        """Ends, some at a time, what one person left alone with bots or opened for nobody, a month ago."""
        for table in await Lobby(self.harbour.store.engine).forgotten(now() - FORGOTTEN * 1000, BATCH):
            live = await self.harbour.find(table)
            await self.harbour.refresh(live)
            if not live.here:
                with contextlib.suppress(Refusal, StaleVersion):  # another process was first
                    await live.act(seating.tidy_up)

    async def _round(self, step: Callable[[], Awaitable[object]]) -> None:
        try:
            await step()
        except Exception as error:  # the database may come back
            log.warning("a round of the keeper failed: %s", type(error).__name__)

    async def _keep(self) -> None:
        await self._renew()
        over = self._over - self._watched.keys()
        await self.leases.release(over)
        self._over -= over
        if self._presence is not None:
            await self._presence.exchange()
        for table in await self.leases.run_out(BATCH):
            await self._take_over(table)

    async def _renew(self) -> None:
        for table in await self.leases.renew():
            if table in self._watched:
                self._forget(self._watched[table])
        self._renewed = time.monotonic()

    async def _search(self) -> None:
        """Running tables that nobody keeps: who did died before it had a lease, or was the only process."""
        after = ""
        while found := await self.leases.unkept(after, BATCH):
            for table in found:
                await self._take_over(table)
            await self._renew()
            after = found[-1]

    async def _take_over(self, table: str) -> None:
        """The bot of the table decides here from now on, and its clock runs here."""
        if not await self.leases.hold(table):
            return
        self._over.add(table)  # unless it turns out to be worth keeping
        try:
            live = await self.harbour.find(table)
            await self.harbour.refresh(live)
        except Exception as error:
            log.error("table %s cannot be taken over: %s", mark(table), type(error).__name__)
            return
        if table not in self._watched and _runs_by_itself(live.table):
            self._watched[table] = self._watch(live, taken_over=True)
            await self._restart_clock(live)
        self.look(live)

    async def _restart_clock(self, live: LiveTable) -> None:
        def make(table: Table) -> AnyEntry:
            deadline = table.clocks.deadline()
            if deadline is None:
                raise StaleVersion
            if not table.facts.clock.of_days:
                return entries.Resumed()
            if deadline - now() >= LEAST:
                raise StaleVersion
            return entries.Resumed(LEAST)

        with contextlib.suppress(StaleVersion):
            await live.act(make)

    def _forget_idle(self) -> None:
        limit = time.monotonic() - IDLE
        for watch in list(self._watched.values()):
            quiet = watch.task is None and watch.alarm is None
            if quiet and not watch.live.clients and watch.live.used < limit:
                self._drop(watch)
        self.harbour.forget_idle(IDLE, self._watched)

    def _drop(self, watch: Watch) -> None:
        self._forget(watch)
        self._over.add(watch.id)

    def _forget(self, watch: Watch) -> None:
        if watch.alarm is not None:
            watch.alarm.cancel()
            watch.alarm = None
        self._watched.pop(watch.id, None)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()


def _runs_by_itself(table: Table) -> bool:
    """Whether anything can become due there without anybody's doing."""
    if table.status != "playing":
        return False
    bots = any(seat.played_by_bot for seat in table.seats)
    return bots or table.facts.clock.kind != "none" or bool(table.votes)
