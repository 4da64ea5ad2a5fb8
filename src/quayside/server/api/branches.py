"""Playing on from any position of a finished game, and what branches off it."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import Key, find, may_open
from quayside.server.http.security import purse_of, spend_as
from quayside.server.live import Harbour
from quayside.server.people.people import People
from quayside.server.store import Store
from quayside.server.store.lobby import Lobby
from quayside.server.times import now
from quayside.table.branches import Branch, Branched, branch
from quayside.table.errors import Refusal
from quayside.table.messages import TableInfo
from quayside.table.person import Person

MOST = 100  # branches of a game that are told


@post(
    "/tables/{table_id:str}/branches",
    summary="Play on from a position of a finished game, at a table of its own",
    description="All that was hidden lies as it lay; dice and cards to come are drawn anew.",
)
async def play_on(
    request: Visitor,
    table_id: FromPath[str],
    data: JSONBody[Branch],
    person: Given[Person | None],
    people: Given[People],
    harbour: Given[Harbour],
    key: Key = None,
) -> TableInfo:
    host = known(person)
    own_key = None if key is None else f"{host.id}:{key}"
    if own_key is not None and (opened := await harbour.store.opened_by(own_key)) is not None:
        return (await find(request, host, harbour, opened)).info(host.id)
    old = (await find(request, host, harbour, table_id)).table
    if not old.open_to_all:
        raise Refusal("table.branch_live")
    bots = any(who not in (None, "me") for who in data.seats)
    await may_open(request, host, harbour, bots, old.facts.options)
    called = [await people.name_for_seat(host, name) for name in data.names]
    table, rows = await purse_of(request, host).dear(branch, old, host, data, now(), called)
    return (await harbour.moor(table, rows, own_key)).info(host.id)


@get("/tables/{table_id:str}/branches", summary="Games that branch off a game: public ones, and my own")
async def list_branches(
    request: Visitor, table_id: FromPath[str], person: Given[Person | None], store: Given[Store]
) -> list[Branched]:
    spend_as(request, "replay", person)
    return await Lobby(store.engine).branches(table_id, None if person is None else person.id, MOST)


router = Router("/api", tags=["records"], route_handlers=[play_on, list_branches])
