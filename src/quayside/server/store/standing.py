"""How a table stands: what the lobby and the results learn from an entry. Their columns are written with it."""

from __future__ import annotations

from typing import Any

from quayside.core.state import State
from quayside.server.store.writer import Change
from quayside.table import entries
from quayside.table.entries import Row
from quayside.table.fold import Rehearsed, Seat, Table

_SEATING = (
    entries.Opened | entries.Sat | entries.Left | entries.BotSat | entries.Emptied
    | entries.StoodIn | entries.Returned
)  # fmt: skip


def change_of(table: Table, row: Row, rehearsed: Rehearsed | None) -> Change:
    """The row, which the table has not taken in yet, and what follows from it."""
    change = Change(row)
    if not isinstance(row.entry, entries.Moved) or rehearsed is None or table.facts.clock.of_days:
        return _changed_seats(table, change, rehearsed)
    state = rehearsed.state
    over = state.to_play < 0
    turn = None if over else _decides(table.seats[state.to_play])
    change.table = {
        "status": "finished" if over else "playing",
        "updated": row.at,
        "turn": turn,
        "deadline": None,
    }
    change.results = _results(table, state, row.at) if over else None
    return change


def _changed_seats(table: Table, change: Change, rehearsed: Rehearsed | None) -> Change:
    """Seats, start and end of a table, as the lobby shows them: a copy of the table's bookkeeping takes the entry."""
    row = change.row
    if isinstance(
        row.entry,
        entries.Chatted | entries.Muted | entries.BotFailed | entries.UndoAsked | entries.UndoAnswered,
    ):
        return change
    after = table.bookkeeping()
    after.apply(row, rehearsed)
    stands = standing(after, row)
    change.table = stands.table
    change.results = stands.results if isinstance(row.entry, entries.Moved) else None
    if isinstance(row.entry, _SEATING):
        change.seats = stands.seats
    return change


def standing(table: Table, row: Row) -> Change:
    """All that the lobby and the results know of a table as it stands after a row."""
    turn = _decides(table.seats[table.to_play]) if table.to_play >= 0 else None
    seats = [
        {"table_id": row.table, "seat": number, "person": seat.person, "called": seat.called, "bot": seat.bot}
        for number, seat in enumerate(table.seats)
    ]
    results = _results(table, table.state, row.at) if table.state is not None and table.over else None
    deadline = table.clocks.deadline() if table.facts.clock.of_days else None
    stands = {"status": table.status, "updated": row.at, "turn": turn, "deadline": deadline}
    return Change(row, stands, seats, results)


def _decides(seat: Seat) -> str | None:
    """The person whose decision it is; nobody's where a bot plays."""
    return None if seat.played_by_bot else seat.person


def _results(table: Table, state: State, at: int) -> list[dict[str, Any]]:
    facts = table.facts
    return [
        {
            "table_id": facts.id,
            "seat": number,
            "person": seat.person,
            "called": seat.called,
            "bot": seat.bot if seat.person is None else None,
            "game": facts.game,
            "score": score,
            "rank": rank,
            "finished": at,
            "rated": facts.rated,
        }
        for number, (seat, (score, rank)) in enumerate(zip(table.seats, table.outcome_of(state), strict=True))
    ]
