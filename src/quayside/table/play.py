"""What people may do at a table while the game runs: each function checks, and says what goes into the log."""

from __future__ import annotations

import math
from collections.abc import Callable

from quayside.table import entries
from quayside.table.chat import checked_line
from quayside.table.entries import AnyEntry
from quayside.table.errors import Refusal, StaleVersion
from quayside.table.fold import Table

MOST_LINES = 2000  # of chat at one table ...
MOST_LINES_OF_OTHERS = (
    1000  # ... and of them by those who do not sit there: nobody silences a table by talking
)
MOST_TAKEN_BACK = 100  # times in one turn that somebody goes back in it
MOST_REQUESTS = 2000  # at one table, by all: its log is read whole when somebody comes
MOST_RETURNS = 500  # to one seat, whatever others did

Make = Callable[[Table], AnyEntry]


def move(person: str, seq: int, moves: list[str]) -> Make:
    def make(table: Table) -> AnyEntry:
        _fresh(table, seq)
        return entries.Moved(deciding_seat(table, person), moves)

    return make


def undo(person: str, seq: int, ply: int) -> Make:
    """One's own unbroken run of moves, with nothing revealed and nobody else asked since."""

    def make(table: Table) -> AnyEntry:
        _fresh(table, seq)
        seat = deciding_seat(table, person)
        assert table.state is not None
        if not table.state.barrier <= ply < table.ply:
            raise Refusal("table.undo_barrier", ply=ply)
        if table.taken_back >= MOST_TAKEN_BACK:
            raise Refusal("table.undo_enough", limit=MOST_TAKEN_BACK)
        return entries.Undone(seat, ply)

    return make


def ask_undo(person: str, seq: int, ply: int) -> Make:
    def make(table: Table) -> AnyEntry:
        _fresh(table, seq)
        playing(table)
        if table.facts.rated:
            raise Refusal("table.undo_rated")
        seats = table.seats_of(person)
        if not seats:
            raise Refusal("table.not_seated")
        if not 0 <= ply < table.ply:
            raise Refusal("table.undo_nothing")
        if table.undo is not None:
            raise Refusal("table.undo_pending")
        not_without_end(table)
        return entries.UndoAsked(seats[0], ply)

    return make


def answer_undo(person: str, request: int, granted: bool) -> Make:
    """An answer counts for the request that was asked, not for one that came after it."""

    def make(table: Table) -> AnyEntry:
        if table.undo is None or table.undo.id != request:
            raise Refusal("table.undo_settled")
        voters = [seat for seat in table.seats_of(person) if seat in undo_voters(table)]
        if not voters:
            raise Refusal("table.undo_not_yours")
        return entries.UndoAnswered(voters[0], granted)

    return make


def undo_voters(table: Table) -> list[int]:
    """The seats whose people still have to answer a request to take back: all but the one who asks. Who was replaced by a
    bot keeps their say, who gave their seat up does not."""
    assert table.undo is not None
    asking = table.seats[table.undo.seat].person
    answered = {table.seats[seat].person for seat in table.undo.granted}
    done = {None, asking, *answered}
    return [number for number, seat in enumerate(table.seats) if seat.person not in done and not seat.left]


def grant_undo(table: Table) -> AnyEntry:
    """Everybody has granted it."""
    if table.undo is None or undo_voters(table):
        raise Refusal("table.undo_nothing")
    return entries.Undone(table.undo.seat, table.undo.ply)


def come_back(person: str, seat: int) -> Make:
    def make(table: Table) -> AnyEntry:
        playing(table)
        if seat not in table.seats_of(person):
            raise Refusal("table.not_your_seat")
        if not table.seats[seat].stands_in:
            raise Refusal("table.nobody_stands_in")
        if table.facts.rated and table.seats[seat].left:
            raise Refusal("table.left_rated")
        if table.clocks.used_up(seat):
            raise Refusal("table.time_is_up")
        if table.seats[seat].returns >= MOST_RETURNS:
            raise Refusal("table.enough", limit=MOST_RETURNS)
        return entries.Returned(seat, person)

    return make


def vote_stand_in(person: str, seat: int, away: Callable[[str], float | None], least: float) -> Make:
    """For somebody who has been away for at least so many seconds, without a break; `away` says for how long."""

    def make(table: Table) -> AnyEntry:
        playing(table)
        own = [number for number in table.people() if table.seats[number].person == person]
        if not own:
            raise Refusal("table.not_seated")
        if not 0 <= seat < table.facts.players or seat not in table.people():
            raise Refusal("table.no_vote")
        if table.facts.rated and table.facts.clock.kind != "none":
            raise Refusal("table.vote_clock")
        if table.facts.clock.of_days:
            raise Refusal("table.vote_days")
        absent = away(table.seats[seat].person or "")
        if absent is None:
            raise Refusal("table.no_vote")
        if absent < least:
            raise Refusal("table.vote_early", seconds=math.ceil(least - absent))
        not_without_end(table)
        return entries.VotedStandIn(seat, own[0])

    return make


def here_again(seat: int) -> Make:
    """Somebody for whom a bot was asked is back."""

    def make(table: Table) -> AnyEntry:
        if seat not in table.votes:
            raise StaleVersion
        return entries.VotesLapsed(seat)

    return make


def stand_in(seat: int, why: str) -> Make:
    """A bot takes over: the clock ran out, the person left, or the others voted for it."""

    def make(table: Table) -> AnyEntry:
        playing(table)
        if table.seats[seat].played_by_bot:
            raise Refusal("table.nobody_stands_in")
        return entries.StoodIn(seat, "greedy", why)  # type: ignore[arg-type]

    return make


def chat(person: str, name: str, text: str) -> Make:
    """Whoever has a name may speak at a table that waits or plays, and those who sat at it afterwards too."""

    def make(table: Table) -> AnyEntry:
        if not name:
            raise Refusal("table.name_first")
        if person in table.muted:
            raise Refusal("table.muted")
        belongs = table.belongs(person)
        if table.status not in ("waiting", "playing") and not (table.status == "finished" and belongs):
            raise Refusal("table.not_playing", status=table.status)
        if table.lines >= MOST_LINES:
            raise Refusal("table.chat_full", limit=MOST_LINES)
        if not belongs and table.lines_of_others >= MOST_LINES_OF_OTHERS:
            raise Refusal("table.chat_full", limit=MOST_LINES_OF_OTHERS)
        return entries.Chatted(person, checked_line(text))

    return make


def not_without_end(table: Table) -> None:
    """Everything can be done often, and nothing for ever; to leave and to end a table always can."""
    if table.requests >= MOST_REQUESTS:
        raise Refusal("table.enough", limit=MOST_REQUESTS)


def _fresh(table: Table, seq: int) -> None:
    """A move is stale when the line of moves has changed since the version it was meant for."""
    if not table.line_seq <= seq <= table.seq:
        raise StaleVersion


def playing(table: Table) -> None:
    if table.to_play < 0:
        raise Refusal("table.not_playing", status=table.status)


def deciding_seat(table: Table, person: str) -> int:
    """The seat for which a person has to decide now, or a Refusal."""
    playing(table)
    seats = table.seats_of(person)
    if not seats:
        raise Refusal("table.not_seated")
    if table.to_play not in seats:
        raise Refusal("table.not_your_turn", seat=table.to_play)
    if table.seats[table.to_play].stands_in:
        raise Refusal("table.bot_stands_in")
    return table.to_play
