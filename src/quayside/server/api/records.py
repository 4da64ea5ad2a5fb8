"""Records over REST: every finished game can be downloaded, and a record from elsewhere can be brought. It becomes a
finished table, so that it is replayed and linked to like any other."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from quayside import QuaysideError, Record, game
from quayside.core.record import FORMAT
from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import Key, find
from quayside.server.http.security import spend, spend_as
from quayside.server.live import Harbour
from quayside.server.times import now
from quayside.table import entries, ids
from quayside.table.clocks import Clock
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Archive, Facts, Table, written
from quayside.table.messages import TableInfo
from quayside.table.person import Person
from quayside.table.seating import LONGEST_TEXT

LONGEST_RECORD = 1024 * 1024  # bytes: an owner's values stand in it as a whole file
MOST_MOVES = 5000
BIGGEST_SEED = 2**256
AT_ONCE = 2  # records replayed at the same time

_replayers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="replay")

Move = Annotated[str, msgspec.Meta(max_length=80)]
Outcome = Annotated[str, msgspec.Meta(max_length=1000)]


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """A record as `GET /api/tables/{table_id}/record` and `quayside play` write it. Without a seed, all chance outcomes
    are given: a game that was played on a real table."""

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


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a finished game",
    description="How it was begun, all moves and what chance brought: enough to play it again, move by move.",
    responses={200: ResponseSpec(RecordFile, description="The record, to be saved as a file.")},
)
async def download(
    request: Visitor, table_id: FromPath[str], person: Given[Person | None], harbour: Given[Harbour]
) -> Response[bytes]:
    spend_as(request, "replay", person)
    table = (await find(harbour, table_id)).table
    if not table.open_to_all:
        raise Refusal("table.record_live")
    record = await asyncio.to_thread(table.record)
    name = f"{table.facts.game}-{table_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json().encode(), headers=headers, media_type="application/json")


@post(
    "/records",
    summary="Bring the record of a finished game; it becomes a table that can be replayed by its link",
    request_max_body_size=LONGEST_RECORD,
)
async def upload(
    request: Visitor,
    data: JSONBody[RecordFile],
    person: Given[Person | None],
    harbour: Given[Harbour],
    key: Key = None,
) -> TableInfo:
    who = known(person)
    spend_as(request, "record", who)
    spend(request, "kept", amount=len(await request.body()))
    table, rows = await asyncio.get_running_loop().run_in_executor(_replayers, archived, data, who.id)
    return (await harbour.moor(table, rows, None if key is None else f"{who.id}:{key}")).info(who.id)


def archived(file: RecordFile, host: ids.PersonId) -> tuple[Table, list[Row]]:
    """The record as a finished table, every move checked."""
    try:
        if file.quayside != FORMAT or not 0 <= (file.seed or 0) < BIGGEST_SEED:
            raise Refusal("table.record_format")
        record = Record(
            file.game,
            file.version,
            file.players,
            file.seed,
            file.first,
            game(file.game).checked_options(file.options, file.players),
            file.moves,
            file.chance,
            file.scripted,
            file.values,
        )
        state = record.replay()
    except Refusal:
        raise
    except QuaysideError as error:
        raise Refusal("table.record", text=str(error)[:LONGEST_TEXT]) from error
    if state.to_play >= 0:
        raise Refusal("table.record_unfinished")
    return written(_facts(record, host), [entries.Opened(host), entries.Started(host), *_moves(record)])


def _facts(record: Record, host: ids.PersonId) -> Facts:
    return Facts(
        id=ids.new_table_id(),
        game=record.game,
        version=record.version,
        players=record.players,
        seed=record.seed or 0,
        options=record.options,
        visibility="private",
        clock=Clock(),
        rated=False,
        hints=False,
        host=host,
        created=now(),
        archive=Archive(record.first, record.chance[: record.scripted]),
    )


def _moves(record: Record) -> list[AnyEntry]:
    """The moves by the seats that made them: those that follow one another are one entry, as a confirmed draft is."""
    state = record.replay(0)
    made: list[tuple[int, str]] = []
    for move in record.moves:
        made.append((state.to_play, move))
        state.play(state.parse(move))
    runs = groupby(made, key=lambda each: each[0])
    return [entries.Moved(seat, [move for _, move in run]) for seat, run in runs]


router = Router("/api", tags=["records"], route_handlers=[download, upload])
