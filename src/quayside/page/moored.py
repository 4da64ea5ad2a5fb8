"""A table in memory, and who looks at it: the page that has it open, perhaps in several windows. All of them are one
person's."""

from __future__ import annotations

from typing import Any

import msgspec

from quayside.bots.analysis import Study
from quayside.core.errors import IllegalAction, NotationError
from quayside.page import calls
from quayside.page.calls import Kept
from quayside.table import entries, messages, telling
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Deed, Facts, Rehearsed, Table
from quayside.table.ids import PersonId
from quayside.table.listing import Listed, ListedSeat, Placed, Played
from quayside.table.pace import Pace
from quayside.table.person import Person
from quayside.table.play import Make
from quayside.table.telling import Eyes, Shown, listener, told_all

YOU = PersonId("you")  # in one's own page nobody else is
PAUSE = 0.8  # seconds before a bot's turn is shown, for those who have not chosen another pace


class Decided(msgspec.Struct, frozen=True):
    """What a bot plays, and from when on it is shown."""

    line: int  # the version of the line of moves that it was asked about
    seat: int
    move: str
    shown: float


class Moored:
    def __init__(self, table: Table, analysis: str | None = None) -> None:
        self.table = table
        self.clients: dict[int, float] = {}  # and at which pace each wants to see the bots move
        self.pace = Pace(PAUSE)
        self.decided: Decided | None = None
        self.studies: list[Study] | None = None  # of an analysis that is being made
        self.analysis = analysis  # that is there, as JSON
        self.told: list[tuple[int, str]] = []
        self._name = ""
        self._at = 0
        self._new_rows: list[Row] = []
        self._new_facts: Facts | None = None
        self._new_analysis: str | None = None

    @property
    def id(self) -> str:
        return self.table.facts.id

    @property
    def you(self) -> Person:
        return Person(YOU, self._name, account=False)

    def now(self, at: int, name: str) -> None:
        """Another call: the clock of a browser may be set back, the times of a log are not."""
        self._at = max(self._at, at)
        self._name = name

    # Changing it

    def opened(self, rows: list[Row]) -> None:
        """It is new, with its first rows."""
        self._new_facts = self.table.facts
        self._new_rows = rows

    def load(self, rows: list[Row]) -> None:
        for row in rows:
            self.table.apply(row)
            self._at = row.at

    def act(self, make: Make, key: str | None = None) -> int:
        """`make` checks the table and says what is written, or raises Refusal or StaleVersion. The same key again returns
        the version that it was accepted as."""
        if key is not None and key in self.table.keys:
            return self.table.keys[key]
        row = Row(self.table.facts.id, self.table.seq + 1, self._at, make(self.table), key)
        deeds = self.table.apply(row, self._rehearsed(row.entry))
        self.pace.hear(row.entry)
        self._new_rows.append(row)
        self._tell(row, deeds)
        return row.seq

    def _rehearsed(self, entry: AnyEntry) -> Rehearsed | None:
        """Moves are played on a copy first: what is refused changes nothing."""
        if not isinstance(entry, entries.Moved):
            return None
        try:
            return self.table.rehearse(entry.seat, entry.moves)
        except (IllegalAction, NotationError) as error:
            raise Refusal.of(error) from error

    def analysed(self, analysis: str) -> None:
        self.analysis = self._new_analysis = analysis
        self.studies = None

    def kept(self) -> Kept | None:
        """What is to be stored now, once."""
        if not self._new_rows and self._new_analysis is None:
            return None
        rows, facts, analysis = self._new_rows, self._new_facts, self._new_analysis
        self._new_rows, self._new_facts, self._new_analysis = [], None, None
        return Kept(
            table=self.id,
            first=rows[0].seq if rows else self.table.seq + 1,
            rows=[calls.encode_row(row) for row in rows],
            listed=self._listed(),
            played=self._played(),
            facts=None if facts is None else calls.encode_facts(facts),
            analysis=analysis,
        )

    # Telling

    @property
    def eyes(self) -> Eyes:
        return telling.eyes_of(self.table, self.table.seats_of(YOU))

    def _tell(self, row: Row, deeds: list[Deed]) -> None:
        if not self.clients:
            return
        if isinstance(row.entry, entries.Chatted):
            return self.tell(messages.Said(self._line(row)))
        return self.tell(self._update(row, deeds))

    def tell(self, message: messages.FromServer, client: int | None = None) -> None:
        text = messages.encode(message).decode()
        self.told += [(each, text) for each in (self.clients if client is None else [client])]

    def update(self, deeds: list[Deed], missed: bool = False) -> messages.Update:
        """The table as it stands."""
        return self._update(None, deeds, missed)

    def _update(self, row: Row | None, deeds: list[Deed], missed: bool = False) -> messages.Update:
        eyes = self.eyes
        lines = [self._line(each) for each in self.table.chat] if row is None else []
        public = telling.public(self.table, self._at, row, lines)
        view = telling.views(self.table, {eyes[0]})[eyes[0]]
        return telling.update(
            self.table, public, self.info(), eyes, told_all(deeds, listener(eyes)), view, missed
        )

    def info(self) -> messages.TableInfo:
        return telling.info(self.table, self._names(), [YOU], belongs=True)

    def _line(self, row: Row) -> messages.ChatLine:
        assert isinstance(row.entry, entries.Chatted)
        return messages.ChatLine(row.seq, row.at, row.entry.person, self._name, True, row.entry.text)

    def _names(self) -> list[Shown]:
        """A seat for a friend at this screen has a name of its own: here that is written into the log as it is."""
        return telling.at_seats((seat.person, self._name, False, seat.called) for seat in self.table.seats)

    # In lists

    def _listed(self) -> Listed:
        facts, table = self.table.facts, self.table
        return Listed(
            id=facts.id,
            game=facts.game,
            players=facts.players,
            options={} if table.game is None else table.game.told_options(facts.options),
            visibility=facts.visibility,
            clock=facts.clock,
            rated=False,
            hints=facts.hints,
            host=facts.host,
            host_name=self._name,
            host_guest=False,
            status=table.status,
            created=facts.created,
            updated=self._at,
            turn=self._decides(),
            deadline=None,
            seats=[
                ListedSeat(seat.person, *shown, seat.bot)
                for seat, shown in zip(table.seats, self._names(), strict=True)
            ],
        )

    def _decides(self) -> str | None:
        seat = self.table.seats[self.table.to_play] if self.table.to_play >= 0 else None
        return None if seat is None or seat.played_by_bot else seat.person

    def _played(self) -> Played | None:
        if self.table.outcome is None:
            return None
        placed = zip(self.table.seats, self._names(), self.table.outcome, self._accuracies(), strict=True)
        return Played(
            table=self.id,
            game=self.table.facts.game,
            finished=self._at,
            rated=False,
            seats=[
                Placed(
                    seat=number,
                    person=seat.person,
                    name=shown.name or seat.bot,
                    guest=shown.guest,
                    bot=None if seat.person else seat.bot,
                    score=score,
                    rank=rank,
                    gain=None,
                    accuracy=accuracy,
                )
                for number, (seat, shown, (score, rank), accuracy) in enumerate(placed)
            ],
        )

    def _accuracies(self) -> list[float | None]:
        if self.analysis is None:
            return [None] * self.table.facts.players
        found: dict[str, Any] = msgspec.json.decode(self.analysis)
        return [player["accuracy"] for player in found["players"]]
