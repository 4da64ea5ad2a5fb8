"""A record that somebody brings becomes a table. A finished game is there to be replayed; one that is not over goes on
from where it stands, if the record says who sits where. What chance brought so far is kept, what it will bring is drawn
anew: whoever brings a game may have known its seed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Annotated, Any

import msgspec

from quayside.core.errors import QuaysideError
from quayside.core.record import FORMAT, Record
from quayside.core.registry import game
from quayside.table import entries, ids, seating
from quayside.table.clocks import Clock
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Archive, Facts, Table, written
from quayside.table.person import Person
from quayside.table.seating import LONGEST_POSITION, LONGEST_TEXT

MOST_MOVES = 5000
BIGGEST_SEED = 2**256

Move = Annotated[str, msgspec.Meta(max_length=80)]
Outcome = Annotated[str, msgspec.Meta(max_length=1000)]
Who = Annotated[str, msgspec.Meta(max_length=40)]
Name = Annotated[str, msgspec.Meta(max_length=100)]


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """A record as `GET /api/tables/{table_id}/record` and `quayside play` write it. Without a seed, all chance outcomes
    are given: a game that was played on a real table. A game that is not over says in `seats` who plays on: `me` or the
    name of a bot; `names` are those of several people at one screen."""

    quayside: int
    game: Annotated[str, msgspec.Meta(max_length=40)]
    version: int
    players: int
    moves: Annotated[list[Move], msgspec.Meta(max_length=MOST_MOVES)]
    chance: Annotated[list[Outcome], msgspec.Meta(max_length=MOST_MOVES)]
    seed: int | None = None
    first: int = 0
    scripted: int = 0
    options: dict[str, Any] = {}
    values: Annotated[str, msgspec.Meta(max_length=64)] = ""  # their digest, of a game that has several
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""  # with which it begins
    seats: Annotated[list[Who], msgspec.Meta(max_length=20)] = []
    names: Annotated[list[Name | None], msgspec.Meta(max_length=20)] = []


def brought(
    file: RecordFile, host: Person, at: int, called: Sequence[str | None] = ()
) -> tuple[Table, list[Row]]:
    """The record as a table, every move checked; `called` are the ids of the names of seats that have their own."""
    record, over = _checked(file)
    if over:
        facts = _facts(record, host, at, record.seed or 0, record.chance[: record.scripted])
        begun: list[AnyEntry] = [entries.Opened(host.id, record.position), entries.Started(host.id)]
        return written(facts, [*begun, *_moves(record)])
    if len(file.seats) != file.players or "me" not in file.seats:
        raise Refusal("table.record_unfinished")
    facts = _facts(record, host, at, seating.new_seed(), record.chance)
    facts = msgspec.structs.replace(facts, hints=True, keyed=True)
    table, rows = seating.seated(facts, host, file.seats, called, True, record.position)
    for entry in _moves(record, bots={seat for seat, who in enumerate(file.seats) if who != "me"}):
        rows.append(Row(facts.id, table.seq + 1, at, entry))
        table.apply(rows[-1])
    return table, rows


def _checked(file: RecordFile) -> tuple[Record, bool]:
    """A record that can be replayed, move by move, and whether its game is over."""
    try:
        if file.quayside != FORMAT or not 0 <= (file.seed or 0) < BIGGEST_SEED:
            raise Refusal("table.record_format")
        record = Record(
            file.game,
            file.version,
            file.players,
            seed=file.seed,
            first=file.first,
            options=game(file.game).checked_options(file.options, file.players),
            moves=file.moves,
            chance=file.chance,
            scripted=file.scripted,
            values=file.values,
            position=file.position,
        )
        state = record.replay()
    except Refusal:
        raise
    except QuaysideError as error:
        raise Refusal("table.record", text=str(error)[:LONGEST_TEXT]) from error
    return record, state.to_play < 0


def _facts(record: Record, host: Person, at: int, seed: int, script: list[str]) -> Facts:
    return Facts(
        id=ids.new_table_id(),
        game=record.game,
        version=record.version,
        players=record.players,
        seed=seed,
        options=record.options,
        visibility="private",
        clock=Clock(),
        rated=False,
        hints=False,
        host=host.id,
        created=at,
        archive=Archive(record.first, script),
    )


def _moves(record: Record, bots: Collection[int] = ()) -> list[AnyEntry]:
    """The moves by the seats that made them: those that follow one another are one entry, as a confirmed draft is."""
    state = record.replay(0)
    made: list[tuple[int, str]] = []
    for move in record.moves:
        made.append((state.to_play, move))
        state.play(state.parse(move))
    runs = groupby(made, key=lambda each: each[0])
    return [
        entries.Moved(seat, [move for _, move in run], "bot" if seat in bots else "person")
        for seat, run in runs
    ]
