"""Records over REST: every finished game can be downloaded, and a record from elsewhere can be brought. It becomes a
table, so that it is replayed and linked to like any other, or played on if it is not over."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from litestar import Response, Router, get, post
from litestar.di import NamedDependency as Given
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import Key, find, may_open
from quayside.server.http.security import purse_of, spend, spend_as
from quayside.server.live import Harbour
from quayside.server.people.people import People
from quayside.server.times import now
from quayside.table.archive import RecordFile, brought
from quayside.table.errors import Refusal
from quayside.table.messages import TableInfo
from quayside.table.person import Person

LONGEST_RECORD = 1024 * 1024  # bytes: an owner's values stand in it as a whole file
AT_ONCE = 2  # records replayed at the same time

_replayers = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="replay")


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
    table = (await find(request, person, harbour, table_id)).table
    if not table.open_to_all:
        raise Refusal("table.record_live")
    record = await purse_of(request, person).dear(table.record)
    name = f"{table.facts.game}-{table_id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(record.to_json().encode(), headers=headers, media_type="application/json")


@post(
    "/records",
    summary="Bring the record of a game; it becomes a table that can be replayed by its link",
    description="A game that is not over goes on, if `seats` says who plays: its chance is drawn anew from there.",
    request_max_body_size=LONGEST_RECORD,
)
async def upload(
    request: Visitor,
    data: JSONBody[RecordFile],
    person: Given[Person | None],
    people: Given[People],
    harbour: Given[Harbour],
    key: Key = None,
) -> TableInfo:
    who = known(person)
    spend_as(request, "record", who)
    if data.seats:
        await may_open(request, who, harbour, any(seat != "me" for seat in data.seats), {})
    spend(request, "kept", amount=len(await request.body()))
    called = [await people.name_for_seat(who, name) for name in data.names]
    dear = purse_of(request, who).dear
    table, rows = await dear(brought, data, who, now(), called, threads=_replayers)
    return (await harbour.moor(table, rows, None if key is None else f"{who.id}:{key}")).info(who.id)


router = Router("/api", tags=["records"], route_handlers=[download, upload])
