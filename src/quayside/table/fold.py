"""What a log says. `Table` is the sum of its entries, and nothing else: the same rows give the same table in every
process, after every restart. Pure: it reads no clock and touches no database."""

from __future__ import annotations

import copy
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

import msgspec

from quayside.core.errors import IllegalAction, WhyNot
from quayside.core.events import Event, Listener
from quayside.core.game import Game
from quayside.core.record import Record
from quayside.core.state import State
from quayside.table import entries
from quayside.table.chance import Chance
from quayside.table.clocks import Clock, Clocks, Span
from quayside.table.drafts import Draft, draft
from quayside.table.entries import AnyEntry, Row
from quayside.table.ids import PersonId, TableId
from quayside.table.rules import rules_here, version_here

# `outdated`: the rules have changed under a game that was not over
Status = Literal["waiting", "playing", "finished", "abandoned", "closed", "outdated"]

REMEMBERED = 60  # entries whose events are kept for those who were away for a moment
ASIDES = 200  # lines of the table's own that are kept for the story
LINES = 200  # of the chat that whoever comes is shown
KEYS = 500  # idempotency keys that are remembered
MARK = 32  # plies between two positions that are kept to go back to

# What people may do again and again without a game getting on by it
REQUESTS = (
    entries.Sat,
    entries.BotSat,
    entries.Offered,
    entries.Muted,
    entries.UndoAsked,
    entries.VotedStandIn,
)


class Archive(msgspec.Struct, frozen=True):
    """How a game began that was not played here: who started, and the chance outcomes that were given."""

    first: int = 0
    script: list[str] = []


class Parent(msgspec.Struct, frozen=True):
    """The game from which another branches off, and after how many of its moves; `public`: everybody may know of it."""

    table: TableId
    ply: int
    public: bool


class Facts(msgspec.Struct, frozen=True):
    """What never changes at a table. The seed is told to nobody before the game is over."""

    id: TableId
    game: str
    version: int
    players: int
    seed: int
    options: dict[str, object]
    visibility: Literal["public", "private"]
    clock: Clock
    rated: bool
    hints: bool
    host: PersonId
    created: int
    covered: bool = False  # the clients cover points until the end
    archive: Archive | None = None  # set when the table holds a record that somebody brought
    keyed: bool = False  # each move has a stream of chance of its own
    parent: Parent | None = None  # set when the game goes on from a position of another


@dataclass
class Seat:
    """Who sits there. A bot that stands in keeps the person's place for them."""

    person: str | None = None
    called: str | None = None  # the id of the name that they gave to this seat, if not by their own
    bot: str | None = None  # its level
    stands_in: bool = False
    left: bool = False  # given up by the person
    offered: bool = False  # its bot plays until somebody comes
    returns: int = 0  # how often a bot has made way again

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None


@dataclass
class UndoRequest:
    id: int  # the seq of its entry
    seat: int
    ply: int
    granted: set[int] = field(default_factory=set)


class Deed(NamedTuple):
    """A move, and what it brought. The beginning of a game, and what the table itself has to say (a move is taken back, a
    bot stands in), are told like one, without a notation."""

    ply: int  # after it
    seat: int | None
    notation: str | None
    events: list[Event]


class Rehearsed(NamedTuple):
    """A position, and the deeds that led to it."""

    state: State
    deeds: list[Deed]


class Table:
    """The sum of its entries. `rules` are given where it was begun by others than those of today."""

    def __init__(self, facts: Facts, rules: Game | None = None) -> None:
        self.facts = facts
        self.game = rules or rules_here(facts.game, facts.version)  # None: nobody here knows them any more
        self.chance = Chance(facts.seed, facts.keyed)
        self.seats = [Seat() for _ in range(facts.players)]
        self.clocks = Clocks(facts.clock, facts.players)
        self.seq = 0
        self.status: Status = "waiting"
        self.state: State | None = None
        self.position = ""  # with which the game begins, if not with a deal
        self.outcome: list[tuple[int, int]] | None = (
            None  # score and rank by seat, once it is played to the end
        )
        self.line: list[str] = []  # the moves in notation, where no rules are there to play them by
        self.line_seq = 0  # the last version that changed the line of moves: chat does not make a move stale
        self.taken_back = 0  # how often somebody went back in this turn
        self.undo: UndoRequest | None = None
        self.votes: dict[int, set[int]] = {}
        self.holidays: dict[str, list[Span]] = {}  # of people who sat here when they took them
        self.muted: set[str] = set()
        self.removed: set[str] = set()  # people who may not sit here any more
        self.chat: deque[Row] = deque(maxlen=LINES)
        self.lines = 0  # that were ever said here
        self.lines_of_others = 0  # by those who did not sit here
        self.requests = 0  # to sit, to be played by a bot, to take back and the like, ever made here
        self.rematch: str | None = None
        self.keys: dict[str, int] = {}  # idempotency key -> seq
        self.asides: deque[Deed] = deque(maxlen=ASIDES)  # what the table itself had to say along the line
        self.told: deque[tuple[int, list[Deed]]] = deque(maxlen=REMEMBERED)
        self._deeds: list[Deed] = []
        self._marks: deque[State] = deque(maxlen=2)  # the last of the positions to go back to, oldest first

    # Questions

    @property
    def to_play(self) -> int:
        return self.state.to_play if self.state is not None and self.status == "playing" else -1

    @property
    def ply(self) -> int:
        return self.state.ply if self.state is not None else len(self.line)

    @property
    def current(self) -> bool:
        """Whether it is played by the rules of today."""
        return self.facts.version == version_here(self.facts.game)

    @property
    def over(self) -> bool:
        """Played to the end; a table that was closed afterwards still is."""
        return self.outcome is not None

    @property
    def open_to_all(self) -> bool:
        """Nothing is secret any more."""
        return self.over or self.status == "outdated"

    def seats_of(self, person: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def belongs(self, person: str) -> bool:
        """Whether somebody sits here, or has opened the table."""
        return person == self.facts.host or bool(self.seats_of(person))

    def seats_by_person(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                found.setdefault(seat.person, []).append(number)
        return found

    def people(self) -> list[int]:
        """Seats that people play themselves."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person is not None and not seat.played_by_bot
        ]

    def outcome_of(self, state: State) -> list[tuple[int, int]]:
        """Score and rank by seat. A rated game is lost by whoever left it or has a bot in their place when it ends: they
        come behind all who played it themselves."""
        ranking = state.ranking()
        if self.facts.rated:
            stayed = sorted([ranking[seat] for seat in self.people()])
            ranking = [
                len(stayed) + 1 if seat.played_by_bot else 1 + stayed.index(rank)
                for seat, rank in zip(self.seats, ranking, strict=True)
            ]
        return list(zip(state.scores(), ranking, strict=True))

    def deeds_since(self, seq: int) -> list[Deed] | None:
        """What happened after a version, or None when it is too long ago."""
        if seq > self.seq or (self.told and seq + 1 < self.told[0][0]) or (not self.told and seq < self.seq):
            return None
        return [deed for at, deeds in self.told if at > seq for deed in deeds]

    def bookkeeping(self) -> Table:
        """A copy of all but what was said and told, to see what an entry would change."""
        twin = copy.copy(self)
        twin.seats = [replace(seat) for seat in self.seats]
        twin.clocks = copy.deepcopy(self.clocks)
        twin.votes = {seat: set(by) for seat, by in self.votes.items()}
        twin.holidays = dict(self.holidays)
        twin.muted = set(self.muted)
        twin.removed = set(self.removed)
        twin.keys = {}
        twin.chat = deque()
        twin.told = deque()
        twin.asides = deque()
        twin.undo = copy.deepcopy(self.undo)
        twin._marks = self._marks.copy()
        return twin

    # The fold

    def rehearse(self, seat: int, moves: list[str]) -> Rehearsed:
        """The moves of a seat played on a copy: nothing here changes. An illegal one raises IllegalAction or
        NotationError, and so does one that is another seat's to make."""
        assert self.state is not None
        deeds: list[Deed] = []
        state = self.state.clone()
        for move in moves:
            action = state.parse(move)
            if state.to_play not in (seat, -1):
                raise IllegalAction(
                    action, seat, repr(move), WhyNot("table.not_your_turn", {"seat": state.to_play})
                )
            deeds.append(self._play(state, action))
        return Rehearsed(state, deeds)

    def draft(self, moves: list[str]) -> Draft:
        """The moves of the seat that decides tried on a copy, as far as they could be undone: nothing here changes."""
        assert self.state is not None
        return draft(self.state, self.to_play, moves)

    def _play(self, state: State, action: int) -> Deed:
        events: list[Event] = []
        seat = state.to_play
        state.listener = events.append
        self.chance.play(state, action)
        return Deed(state.ply, seat, state.notation(action), events)

    def story(self, first: int, last: int) -> Iterator[Rehearsed]:
        """The line of moves from one ply to another: the position at each, until the next is asked for, and what led to
        it. Moves that were taken back are no part of it; that they were is told where the line went on."""
        asides = list(self.asides)
        assert self.state is not None
        line = self.state.history[:last]
        events: list[Event] = []
        state = self._new_state(events.append)
        if first == 0:
            yield Rehearsed(state, [Deed(0, None, None, events), *_at(0, asides)])
        for action in line:
            if state.ply + 1 < first:
                state.listener = None
                self.chance.play(state, action)
            else:
                deed = self._play(state, action)
                yield Rehearsed(state, [deed, *_at(deed.ply, asides)])

    def at_ply(self, ply: int) -> Rehearsed:
        """The position after so many moves of the line, and what led to it."""
        return next(self.story(ply, ply))

    def record(self) -> Record:
        """The game on file. What chance has brought is told outright where it does not follow from a seed alone."""
        facts, began = self.facts, self.facts.archive or Archive()
        heard: list[str] = []

        def listen(event: Event) -> None:
            if event.outcome:
                heard.append(event.outcome)

        moves = self.line
        if self.state is not None:
            moves = [self.state.notation(action) for action in self.state.history]
            self.play_on(self._new_state(listen), self.state.history, listen)
        return Record(
            facts.game,
            facts.version,
            facts.players,
            seed=None if facts.keyed and self.state is not None else facts.seed,
            first=began.first if self.state is None else self.state.setup.first,
            options=facts.options,
            moves=moves,
            chance=heard,
            scripted=len(began.script),
            values=self.game.values_digest(facts.options) if self.game is not None else "",
            position=self.state.setup.position if self.position and self.state is not None else self.position,
        )

    def play_on(self, state: State, line: list[int], listener: Listener | None = None) -> None:
        """Moves that were played before."""
        state.listener = listener
        for action in line:
            self.chance.play(state, action)

    def retrace(self, ply: int) -> State:
        """An earlier position of the line; nothing here changes. Chance stays what it was: a game is its seed and its
        moves. To go back a little costs a little, however long the game is; to go back further costs as much as the
        game did until then."""
        assert self.state is not None
        marks = [mark for mark in self._marks if mark.ply <= ply]
        state = marks[-1].clone() if marks else self._new_state(None)
        self.play_on(state, self.state.history[state.ply : ply])
        return state

    def apply(self, row: Row, rehearsed: Rehearsed | None = None) -> list[Deed]:
        """Takes in the next entry; what was done by it. What was rehearsed, moves or the way back, is not played again."""
        if row.seq != self.seq + 1:
            raise ValueError(f"table {self.facts.id} is at {self.seq}: entry {row.seq} does not follow")
        self._deeds = []
        self._take(row.entry, row, rehearsed)
        self.seq = row.seq
        if row.key is not None:
            self.keys[row.key] = row.seq
            if len(self.keys) > KEYS:
                del self.keys[next(iter(self.keys))]
        if isinstance(row.entry, entries.Started | entries.Moved | entries.Undone):
            self.line_seq = row.seq
            self._run_clock(row)
        self.requests += isinstance(row.entry, REQUESTS)
        self.told.append((row.seq, self._deeds))
        return self._deeds

    def _run_clock(self, row: Row) -> None:
        """The line of moves has changed, and with it perhaps who decides."""
        went_back = isinstance(row.entry, entries.Undone)
        follow = self.clocks.went_back if went_back else self.clocks.moved
        by_bot = self.to_play >= 0 and self.seats[self.to_play].played_by_bot
        if follow(self.to_play, self.ply, by_bot, row.at):
            self.taken_back = 0
        elif went_back:
            self.taken_back += 1

    def _take(self, entry: AnyEntry, row: Row, rehearsed: Rehearsed | None) -> None:
        match entry:
            case entries.Sat(seat, person, called):
                self._sit(seat, person, called, row.at)
            case entries.Offered(seat, _, offered):
                self.seats[seat].offered = offered
            case entries.Left(seat, person, by):
                self._leave(seat, person, removed=by != person)
                self.clocks.bot_takes_over(seat, row.at)
            case entries.BotSat(seat, level):
                self.seats[seat].bot, self.seats[seat].stands_in = level, self.seats[seat].person is not None
            case entries.Emptied(seat):
                self.seats[seat].bot = None
            case entries.Started():
                self._start()
            case entries.Moved(_, moves) if self.game is None:
                self.line += moves
            case entries.Undone(_, ply) if self.game is None:
                del self.line[ply:]
            case entries.Moved(seat, moves):
                self._move(seat, rehearsed or self.rehearse(seat, moves))
            case entries.Undone(seat, ply):
                self._go_back(seat, rehearsed.state if rehearsed else self.retrace(ply))
            case entries.UndoAsked(seat, ply):
                self.undo = UndoRequest(row.seq, seat, ply)
            case entries.UndoAnswered(seat, granted):
                self._answer(seat, granted)
            case entries.StoodIn(seat, level, why):
                self.seats[seat].bot, self.seats[seat].stands_in = level, True
                self.votes.pop(seat, None)
                self.clocks.bot_takes_over(seat, row.at, ran_out=why == "clock")
                self._remark("stood_in", seat)
            case entries.Returned(seat, _):
                place = self.seats[seat]
                place.bot, place.stands_in, place.left = None, False, False
                self.clocks.person_is_back(seat, row.at)
                place.returns += 1
                self._remark("returned", seat)
            case entries.Resumed(least):
                self.clocks.server_was_away(row.at, least)
            case entries.Holidays(person, spans):
                self.holidays[person] = spans
                for seat in self.seats_of(person):
                    self.clocks.holidays(seat, spans)
            case entries.VotedStandIn(seat, by):
                self.votes.setdefault(seat, set()).add(by)
            case entries.VotesLapsed(seat):
                self.votes.pop(seat, None)
            case entries.Chatted(person):
                self.chat.append(row)
                self.lines += 1
                self.lines_of_others += not self.belongs(person)
            case entries.Muted(person, _, muted):
                (self.muted.add if muted else self.muted.discard)(person)
            case entries.Abandoned():
                self.status = "abandoned"
            case entries.Closed():
                self.status = "closed"
            case entries.Outdated():
                self.status = "outdated"
                self.undo = None
            case entries.Rematched(table):
                self.rematch = table
            case entries.BotFailed(seat):
                self._remark("bot_failed", seat)
            case entries.Opened(_, position):
                self.position = position

    def _sit(self, seat: int, person: str, called: str | None, at: int) -> None:
        """In a running game it is the seat of a bot, who played so far."""
        place = self.seats[seat]
        place.person, place.called = person, called
        self.clocks.holidays(seat, self.holidays.get(person, ()))
        if self.status == "playing":
            place.bot, place.left, place.offered = None, False, False
            self.clocks.person_is_back(seat, at)
            self._remark("took_over", seat)

    def _leave(self, seat: int, person: str, removed: bool) -> None:
        """In a running game a bot holds the place. Whoever left can come back to it; who was removed cannot."""
        place = self.seats[seat]
        if removed:
            self.removed.add(person)
        if removed or self.status == "waiting":
            place.person = place.called = None
        if self.status != "waiting":
            place.bot, place.stands_in, place.left = place.bot or "greedy", not removed, True

    def _start(self) -> None:
        self.status = "playing"
        if self.game is None:
            return
        events: list[Event] = []
        self.state = self._new_state(events.append)
        self._deeds = [Deed(0, None, None, events)]

    def _new_state(self, listener: Listener | None) -> State:
        facts, began = self.facts, self.facts.archive or Archive()
        assert self.game is not None
        return self.chance.new(
            self.game,
            players=facts.players,
            options=facts.options,
            first=began.first,
            script=began.script,
            position=self.position,
            listener=listener,
        )

    def _move(self, seat: int, rehearsed: Rehearsed) -> None:
        if not self.seats[seat].played_by_bot:
            self.votes.pop(seat, None)  # there after all
        self.state = rehearsed.state
        self._deeds = rehearsed.deeds
        self.undo = None
        self._mark(self.state)
        if self.state.to_play < 0:
            self.status = "finished"
            self.outcome = self.outcome_of(self.state)

    def _go_back(self, seat: int, position: State) -> None:
        ply = position.ply
        while self._marks and self._marks[-1].ply > ply:
            self._marks.pop()
        self._mark(position)  # whoever went back far may go on to and fro here
        self.state = position
        kept = [aside for aside in self.asides if aside.ply < ply + (aside.events[0].kind != "undone")]
        self.asides = deque(kept, ASIDES)
        self._remark("undone", seat)
        self.undo = None

    def _mark(self, state: State) -> None:
        if state.ply >= MARK + (self._marks[-1].ply if self._marks else 0):
            self._marks.append(state.clone())

    def _remark(self, kind: str, seat: int) -> None:
        """Something that players should read in the story, though no rule of the game made it happen."""
        event = Event(kind, f"table.{kind}", {"seat": seat, "ply": self.ply})
        self._deeds = [Deed(self.ply, seat, None, [event])]
        self.asides.extend(self._deeds)

    def _answer(self, seat: int, granted: bool) -> None:
        if self.undo is None:
            return
        if not granted:
            self.undo = None
            return
        self.undo.granted.add(seat)


def written(facts: Facts, first: list[AnyEntry]) -> tuple[Table, list[Row]]:
    """A table with its first entries, before it is stored."""
    table = Table(facts)
    rows: list[Row] = []
    for entry in first:
        rows.append(Row(facts.id, table.seq + 1, facts.created, entry))
        table.apply(rows[-1])
    return table, rows


def _at(ply: int, asides: list[Deed]) -> list[Deed]:
    return [aside for aside in asides if aside.ply == ply]
