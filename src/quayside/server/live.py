"""Tables in memory. Each has one owner here, a `LiveTable`: it checks an entry against the table as it stands, has it
written, and only then applies it and tells the clients. Other processes may do the same; the log decides who was first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Container
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from quayside.core.errors import IllegalAction, NotationError
from quayside.core.events import Args
from quayside.core.registry import game, games
from quayside.server.old_rules import rules_of
from quayside.server.store.people import Called, PeopleStore
from quayside.server.store.standing import change_of, standing
from quayside.server.store.store import Store
from quayside.server.store.writer import Change
from quayside.server.times import now, read
from quayside.table import entries, messages, telling
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import NoSuchTable, Refusal, StaleVersion
from quayside.table.fold import Deed, Facts, Rehearsed, Table, written
from quayside.table.rules import version_here
from quayside.table.telling import Eyes, Shown, at_seats, listener, told_all

TRIES = 8
LEARNED = 10.0  # seconds for which names are not looked up again
BREATH = 50  # entries or moves of other processes that are taken in before others get their turn
AT_ONCE = 2  # tables brought up from their logs, and games played again as far as somebody goes back

# Apart from the threads for stories and passwords: whoever reads much does not keep those waiting who play
_aside = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="fold")

T = TypeVar("T")


class Client(Protocol):
    """A connection that wants to know what happens."""

    person: str
    session: str | None  # the hash of the token by which he came; a spectator without a name has none
    pace: float  # by what the usual pauses before the moves of bots are multiplied

    @property
    def last_heard(self) -> float:
        """When the last sign of life came, by the steady clock."""

    def tell(self, frame: bytes) -> None:
        """Takes a message to be sent; never waits."""

    def end(self, code: int, reason: str) -> None:
        """Closes the connection as soon as it can."""


class LiveTable:
    def __init__(self, harbour: Harbour, table: Table) -> None:
        self.harbour = harbour
        self.table = table
        self.clients: set[Client] = set()
        self.elsewhere: frozenset[str] = frozenset()  # people who are connected to other processes
        self._absent: dict[str, float] = {}  # those who sit here and are not connected, and since when
        self.used = time.monotonic()
        self.presence_is_due = False  # somebody came or went, and the others are told in a moment
        self.unsure = False  # a write failed half-way: the log may hold an entry that was not taken in
        self._people: dict[str, Called] = {}  # of those who sit here or speak
        self._given: dict[str, str] = {}  # the names of seats that have one of their own, by its id
        self._learned = -LEARNED
        self._info: dict[
            bool, msgspec.Raw
        ] = {}  # in JSON, for those who sit here and others, until it changes
        self._lock = asyncio.Lock()
        self.notice()

    # Changing the table

    async def act(self, make: Callable[[Table], AnyEntry], key: str | None = None) -> int:
        """Has an entry accepted: `make` checks the table as it is now and says what to write, or raises Refusal or
        StaleVersion. Returns the version. The same key again returns the version it was accepted as."""
        async with self._lock:
            for _ in range(TRIES):
                if key is not None and key in self.table.keys:
                    return self.table.keys[key]
                row = Row(self.table.facts.id, self.table.seq + 1, now(), make(self.table), key)
                rehearsed = await self._rehearse(row.entry)
                await self._meet([row])
                if await self._write(change_of(self.table, row, rehearsed)):
                    self._take_in(row, rehearsed)
                    await self.harbour.announce(self)
                    return row.seq
                await self._catch_up()  # another process was first
        raise StaleVersion

    async def _write(self, change: Change) -> bool:
        try:
            return await self.harbour.store.write(change)
        except BaseException:  # it may be on disk all the same
            self.unsure = True
            raise

    async def catch_up(self) -> None:
        """Takes in what other processes have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        moves = 0
        async for page in self.harbour.store.pages(self.table.facts.id, self.table.seq):
            read(page[-1].at)
            await self._meet(page)
            for row in page:
                self._take_in(row, await self._way_back(row.entry))
                moves += len(row.entry.moves) if isinstance(row.entry, entries.Moved) else 1
                if moves >= BREATH:
                    moves = 0
                    await asyncio.sleep(0)
        self.unsure = False

    async def close_if_outdated(self) -> None:
        """No game is played on by other rules than it was begun with."""

        def make(table: Table) -> AnyEntry:
            here = version_here(table.facts.game)
            if table.current or here is None or table.status not in ("waiting", "playing"):
                raise StaleVersion
            return entries.Outdated(here)

        with suppress(StaleVersion):
            await self.act(make)

    @property
    def busy(self) -> bool:
        """An entry is on its way."""
        return self._lock.locked()

    async def _rehearse(self, entry: AnyEntry) -> Rehearsed | None:
        """Moves are played on a copy first: what is refused is refused here, before anything is written."""
        if not isinstance(entry, entries.Moved):
            return await self._way_back(entry)
        try:
            return self.table.rehearse(entry.seat, entry.moves)
        except (IllegalAction, NotationError) as error:
            raise Refusal.of(error) from error

    async def _way_back(self, entry: AnyEntry) -> Rehearsed | None:
        """The position to which somebody goes back: the game may have to be played again from its beginning. Before one
        begins, an owner's values may have to be read again."""
        rules = self.table.game
        if isinstance(entry, entries.Started) and rules is not None:
            await _in_thread(rules.values_digest, self.table.facts.options)
        if not isinstance(entry, entries.Undone) or rules is None:
            return None
        return Rehearsed(await _in_thread(self.table.retrace, entry.ply), [])

    def _take_in(self, row: Row, rehearsed: Rehearsed | None = None) -> None:
        """The entry is in the log: it is part of the table, and everybody is told."""
        deeds = self.table.apply(row, rehearsed)
        self.used = time.monotonic()
        only_moved = isinstance(row.entry, entries.Moved) and not self.table.over
        if not only_moved or self.table.facts.clock.kind == "budget":
            self.info_changed()
        self._tell(row, deeds)
        if isinstance(row.entry, entries.Sat | entries.Left | entries.Emptied):
            self.notice()
            self.tell_presence()  # who watched may sit now, and the other way round
        self.harbour.happened(self, row)

    # Names: the log knows people by their ids

    async def _meet(self, rows: list[Row]) -> None:
        """Learns the names of those who sit down or speak for the first time."""
        speaking = {row.entry.person for row in rows if isinstance(row.entry, entries.Chatted)}
        sitting = [row.entry for row in rows if isinstance(row.entry, entries.Sat)]
        persons = speaking | {entry.person for entry in sitting}
        given = {entry.called for entry in sitting if entry.called is not None}
        await self._learn(persons - self._people.keys(), given - self._given.keys())

    def knows(self, person: str) -> bool:
        return person in self._people

    async def learn_names(self, at_once: bool = False) -> None:
        """All of them anew: some may have changed, or been forgotten. Not each time that somebody looks."""
        if not at_once and self._learned + LEARNED > time.monotonic():
            return
        self._learned = time.monotonic()
        seats = self.table.seats
        speaking = {row.entry.person for row in self.table.chat if isinstance(row.entry, entries.Chatted)}
        await self._learn(
            speaking | {seat.person for seat in seats if seat.person is not None},
            {seat.called for seat in seats if seat.called is not None},
        )

    async def _learn(self, persons: set[str], given: set[str]) -> None:
        if not persons and not given:
            return
        known = PeopleStore(self.harbour.store.engine)
        self._people.update(dict.fromkeys(persons, Called("?")) | await known.called(persons))
        self._given = {id: name for id, name in self._given.items() if id not in given} | await known.given(
            given
        )
        self.info_changed()

    def _names(self) -> list[Shown]:
        """What stands at the seats."""
        nobody = Called("")
        sitting = [(seat, self._people[seat.person] if seat.person else nobody) for seat in self.table.seats]
        return at_seats(
            (seat.person, person.name, person.guest, self._given.get(seat.called or ""))
            for seat, person in sitting
        )

    def _line(self, row: Row) -> messages.ChatLine:
        assert isinstance(row.entry, entries.Chatted)
        person, text = row.entry.person, row.entry.text
        called = self._people[person]
        return messages.ChatLine(row.seq, row.at, person, called.name, called.guest, text)

    def _lines(self) -> list[messages.ChatLine]:
        """Without what was said by those who have been forgotten."""
        lines = [self._line(row) for row in self.table.chat]
        return [line for line in lines if line.text and not self._people[line.person].deleted]

    # Telling

    def eyes(self, person: str) -> Eyes:
        """Through which seat a person looks, and which are his: of several, the one that decides."""
        return telling.eyes_of(self.table, self.table.seats_of(person))

    def _tell(self, row: Row, deeds: list[Deed]) -> None:
        """Everybody learns of an entry, each through his own eyes. What several see alike is put together once."""
        if not self.clients:
            return
        if isinstance(row.entry, entries.Chatted):
            return self._tell_all(messages.Said(self._line(row)))
        seats = self.table.seats_by_person()
        looking = {
            client: telling.eyes_of(self.table, seats.get(client.person, [])) for client in self.clients
        }
        public = self._public(row)
        views = telling.views(self.table, {seat for seat, _ in looking.values()})
        open_to_all = all(event.full_for is None for deed in deeds for event in deed.events)
        same = _in_json(told_all(deeds, None)) if open_to_all else None
        frames: dict[Eyes, bytes] = {}
        for client, eyes in looking.items():
            if eyes not in frames:
                story = told_all(deeds, listener(eyes)) if same is None else same
                frames[eyes] = messages.encode(self._update(public, eyes, story, views[eyes[0]]))
            if eyes[1] or not isinstance(
                row.entry, entries.Rematched
            ):  # a private one is found by its link only
                client.tell(frames[eyes])
        return None

    def _tell_all(self, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for client in self.clients:
            client.tell(frame)

    def update(self, eyes: Eyes, deeds: list[Deed], missed: bool = False) -> messages.Update:
        """The table as it stands, for one pair of eyes."""
        seat, told = eyes[0], told_all(deeds, listener(eyes))
        return self._update(self._public(None), eyes, told, telling.views(self.table, {seat})[seat], missed)

    def _update(
        self, public: dict[str, Any], eyes: Eyes, told: Any, view: Args | None, missed: bool = False
    ) -> messages.Update:
        info = self._info_in_json(bool(eyes[1]))
        return telling.update(self.table, public, info, eyes, told, view, missed)

    def _public(self, row: Row | None) -> dict[str, Any]:
        return telling.public(self.table, now(), row, [] if row is not None else self._lines())

    def _info_in_json(self, belongs: bool) -> Any:
        """The same from move to move, but for running clocks and the end."""
        if belongs not in self._info:
            self._info[belongs] = _in_json(self._info_for(belongs))
        return self._info[belongs]

    def info_changed(self) -> None:
        self._info = {}

    def info(self, person: str | None) -> messages.TableInfo:
        """The table for somebody's eyes: where it goes on, only those learn who sat at it."""
        return self._info_for(person is not None and bool(self.table.seats_of(person)))

    def _info_for(self, belongs: bool) -> messages.TableInfo:
        return telling.info(self.table, self._names(), self.here, belongs)

    @property
    def here(self) -> set[str]:
        """Everybody who is connected, to whichever process."""
        return {client.person for client in self.clients} | self.elsewhere

    @property
    def pace(self) -> float:
        """At which bots move: that of the slowest who sits there, or else of those who watch; nobody there, no pause."""
        sitting = self.table.seats_by_person()
        paces = [client.pace for client in self.clients if client.person in sitting]
        if self.elsewhere & sitting.keys():
            paces.append(1.0)  # another process knows better
        return max(paces or [client.pace for client in self.clients], default=0.0)

    def away(self, person: str) -> float | None:
        """For how many seconds somebody who sits here has had no connection; None when he has one."""
        since = self._absent.get(person)
        return None if since is None else time.monotonic() - since

    def notice(self) -> None:
        """Who came, who went, who sat down: since when everybody has been away."""
        here, at = self.here, time.monotonic()
        seated = {seat.person for seat in self.table.seats if seat.person is not None}
        self._absent = {person: self._absent.get(person, at) for person in seated - here}

    def join(self, client: Client, last: int | None) -> messages.Update:
        """A client comes, or comes back: it gets what it missed if that is not too long ago, and the whole view."""
        if client not in self.clients:
            self.clients.add(client)
            self.harbour.came_or_went(self)
        self.used = time.monotonic()
        since = None if last is None else self.table.deeds_since(last)
        missed = last is not None and since is None
        return self.update(self.eyes(client.person), since or [], missed)

    def leave(self, client: Client) -> None:
        if client not in self.clients:
            return
        self.clients.remove(client)
        self.used = time.monotonic()
        self.harbour.came_or_went(self)
        for hear in self.harbour.on_leave:
            hear(self, client)

    def tell_presence(self) -> None:
        self.presence_is_due = False
        here = self.here
        seated = {seat.person for seat in self.table.seats}
        self._tell_all(messages.Presence(sorted(here & seated), len(here - seated)))


async def _in_thread(work: Callable[..., T], *args: Any) -> T:
    """What may take as long as somebody had patience to make it take: the event loop serves others meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_aside, work, *args)


def _apply_all(table: Table, page: list[Row]) -> None:
    for row in page:
        table.apply(row)


def _in_json(what: Any) -> msgspec.Raw:
    """To be part of several messages, and put into JSON once."""
    return msgspec.Raw(messages.encode(what))


class Harbour:
    """All tables of this process: found by id, loaded from the log when needed, forgotten when idle."""

    def __init__(self, store: Store, vote_seconds: float = 60.0) -> None:
        self.store = store
        self.vote_seconds = vote_seconds  # of absence, after which others may ask for a bot
        self.tables: dict[str, LiveTable] = {}
        self.shared = False  # whether other processes write into the same logs
        # A table that is forgotten while somebody still uses it stays the one owner
        self._known = WeakValueDictionary[str, LiveTable]()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_entry: list[Callable[[LiveTable, Row], None]] = []  # clocks, bots, notices
        self.on_presence: list[Callable[[LiveTable], None]] = []  # somebody came or went
        self.on_leave: list[Callable[[LiveTable, Client], None]] = []
        self.on_deadline: list[Callable[[LiveTable], Awaitable[None]]] = []  # before somebody's time is up
        self.on_announce: list[Callable[[str, int], Awaitable[None]]] = []  # channels to other processes

    async def open(self, facts: Facts, first: list[AnyEntry], key: str | None = None) -> LiveTable:
        """A new table with its first entries, all of them or nothing. The same key again finds the same table."""
        return await self.moor(*written(facts, first), key)

    async def moor(self, table: Table, rows: list[Row], key: str | None = None) -> LiveTable:
        """Stores a table that exists nowhere yet, and keeps it."""
        if not await self.store.add_table(table.facts, rows, standing(table, rows[-1]), key):
            assert key is not None
            return await self.find(await self.store.opened_by(key) or "")
        live = await self._known_by_name(LiveTable(self, table))
        self.happened(live, rows[-1])
        await self.announce(live)
        return live

    def has(self, id: str) -> bool:
        """Whether the table is in memory."""
        return id in self._known

    async def find(self, id: str) -> LiveTable:
        """The table, brought up from the log if it is not here; NoSuchTable if there is none."""
        live = self._known.get(id)
        # While it is being loaded it may be closed, since its rules have changed: before anybody has it
        if live is not None and id not in self._loading:
            live.used = time.monotonic()
            if id not in self.tables:
                await self.refresh(live)
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable:
        facts = await self.store.facts(id)
        if facts is None:
            raise NoSuchTable(id)
        rules = await _in_thread(rules_of, facts.game, facts.version)  # old ones are unpacked first
        table = Table(facts, rules)
        async for page in self.store.pages(id):
            read(page[-1].at)
            await _in_thread(_apply_all, table, page)
        if table.seq == 0:
            raise Refusal("table.put_away")
        if table.game is None:
            table.status, table.outcome = await self.store.standing(id)
        live = await self._known_by_name(LiveTable(self, table))
        await live.close_if_outdated()
        return live

    async def close_outdated(self) -> int:
        """Ends the games that are not over and whose rules have changed; how many."""
        versions = {id: game(id).version for id in games()}
        found = await self.store.unplayable(versions)
        for id in found:
            await self.find(id)  # which sees to it
        return len(found)

    async def _known_by_name(self, live: LiveTable) -> LiveTable:
        await live.learn_names()
        return self._keep(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        live = self._known.setdefault(live.table.facts.id, live)
        self.tables[live.table.facts.id] = live
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Before somebody looks at a table: is all of it here? When no other process writes, it is."""
        self._keep(live)
        await live.learn_names()
        if self.shared or live.unsure:
            await live.catch_up()

    def forget_idle(self, seconds: float, kept: Container[str]) -> None:
        """Tables at which nobody looks and nothing runs leave the memory; the log has them."""
        limit = time.monotonic() - seconds
        for id, live in list(self.tables.items()):
            if live.used < limit and not live.clients and not live.busy and id not in kept:
                del self.tables[id]

    def happened(self, live: LiveTable, row: Row) -> None:
        for hear in self.on_entry:
            hear(live, row)

    def came_or_went(self, live: LiveTable) -> None:
        """Told a moment later: whoever comes gets the table first."""
        live.notice()
        live.info_changed()
        if not live.presence_is_due:  # once, however many came
            live.presence_is_due = True
            asyncio.get_running_loop().call_soon(live.tell_presence)
        for hear in self.on_presence:
            hear(live)

    def part(self, gone: Callable[[Client], bool]) -> None:
        """Ends connections: the session behind them is over."""
        for live in self.tables.values():
            for client in live.clients:
                if gone(client):
                    client.end(4401, "session over")

    async def announce(self, live: LiveTable) -> None:
        """Other processes learn that the table has a new version, and nothing more."""
        for tell in self.on_announce:
            await tell(live.table.facts.id, live.table.seq)
