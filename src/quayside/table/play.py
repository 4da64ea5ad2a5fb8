"""What people may do at a table while the game runs: each function checks, and says what goes into the log."""

from __future__ import annotations

from collections.abc import Callable

from quayside.table import entries
from quayside.table.entries import AnyEntry
from quayside.table.fold import Table
from quayside.table.live import Refusal, StaleVersion

Make = Callable[[Table], AnyEntry]


def move(person: str, seq: int, moves: list[str]) -> Make:
    def make(table: Table) -> AnyEntry:
        _fresh(table, seq)
        return entries.Moved(_deciding_seat(table, person), moves)

    return make


def undo(person: str, seq: int, ply: int) -> Make:
    """One's own unbroken run of moves, with nothing revealed and nobody else asked since."""

    def make(table: Table) -> AnyEntry:
        _fresh(table, seq)
        seat = _deciding_seat(table, person)
        assert table.state is not None
        if not table.state.barrier <= ply < table.ply:
            raise Refusal("table.undo_barrier", ply=ply)
        return entries.Undone(seat, ply)

    return make


def ask_undo(person: str, seq: int, ply: int) -> Make:
    def make(table: Table) -> AnyEntry:
        _fresh(table, seq)
        _playing(table)
        if table.facts.rated:
            raise Refusal("table.undo_rated")
        seats = table.seats_of(person)
        if not seats:
            raise Refusal("table.not_seated")
        if not 0 <= ply < table.ply:
            raise Refusal("table.undo_nothing")
        if table.undo is not None:
            raise Refusal("table.undo_pending")
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
    """The seats whose people still have to answer a request to take back: all but the one who asks."""
    assert table.undo is not None
    asking = table.seats[table.undo.seat].person
    answered = {table.seats[seat].person for seat in table.undo.granted}
    people = [seat for seat in table.people() if table.seats[seat].person not in {asking, *answered}]
    return people


def grant_undo(table: Table) -> AnyEntry:
    """Everybody has granted it."""
    if table.undo is None or undo_voters(table):
        raise Refusal("table.undo_nothing")
    return entries.Undone(table.undo.seat, table.undo.ply)


def come_back(person: str, seat: int) -> Make:
    def make(table: Table) -> AnyEntry:
        _playing(table)
        if seat not in table.seats_of(person):
            raise Refusal("table.not_your_seat")
        if not table.seats[seat].stands_in:
            raise Refusal("table.nobody_stands_in")
        return entries.Returned(seat, person)

    return make


def vote_stand_in(person: str, seat: int) -> Make:
    def make(table: Table) -> AnyEntry:
        _playing(table)
        own = [number for number in table.people() if table.seats[number].person == person]
        if not own:
            raise Refusal("table.not_seated")
        if (
            not 0 <= seat < table.facts.players
            or seat not in table.people()
            or table.seats[seat].person == person
        ):
            raise Refusal("table.no_vote")
        return entries.VotedStandIn(seat, own[0])

    return make


def stand_in(seat: int, why: str) -> Make:
    """A bot takes over: the clock ran out, the person left, or the others voted for it."""

    def make(table: Table) -> AnyEntry:
        _playing(table)
        if table.seats[seat].played_by_bot:
            raise Refusal("table.nobody_stands_in")
        return entries.StoodIn(seat, "greedy", why)  # type: ignore[arg-type]

    return make


def chat(person: str, name: str, text: str) -> Make:
    def make(table: Table) -> AnyEntry:
        if not name:
            raise Refusal("table.name_first")
        if person in table.muted:
            raise Refusal("table.muted")
        return entries.Chatted(person, name, text)

    return make


def _fresh(table: Table, seq: int) -> None:
    """A move is stale when the line of moves has changed since the version it was meant for."""
    if not table.line_seq <= seq <= table.seq:
        raise StaleVersion


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Refusal("table.not_playing", status=table.status)


def _deciding_seat(table: Table, person: str) -> int:
    _playing(table)
    seats = table.seats_of(person)
    if not seats:
        raise Refusal("table.not_seated")
    if table.to_play not in seats:
        raise Refusal("table.not_your_turn", seat=table.to_play)
    if table.seats[table.to_play].stands_in:
        raise Refusal("table.bot_stands_in")
    return table.to_play
