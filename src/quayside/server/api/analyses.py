"""What a finished game looked like: asked for once, worked out in the background, then kept with the game."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from quayside.bots.analysis import Analysis
from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import Key, find
from quayside.server.http.security import spend_as
from quayside.server.keeper.analyses import Analyses
from quayside.server.live import Harbour
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.table.person import Person
from quayside.table.thought import AnalysisInfo, may_be_analysed


@get("/tables/{table_id:str}/analysis", summary="The analysis of a finished game, or how far it is")
async def read(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    analyses: Given[Analyses],
) -> AnalysisInfo:
    spend_as(request, "replay", person)
    return await _info(_finished((await find(request, person, harbour, table_id)).table), analyses)


@post(
    "/tables/{table_id:str}/analysis",
    status_code=200,
    summary="Have a finished game analysed, if it is not yet",
)
async def begin(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    analyses: Given[Analyses],
    _: Key = None,
) -> AnalysisInfo:
    """Sent twice, it does no harm: the key that all requests may bring is not needed."""
    who = known(person)
    table = _finished((await find(request, person, harbour, table_id)).table)
    if not table.current:
        raise Refusal("table.old_rules", version=table.facts.version)
    spend_as(request, "analysis", who)
    await analyses.begin(table, who.id)
    return await _info(table, analyses)


def _finished(table: Table) -> Table:
    may_be_analysed(table)
    return table


async def _info(table: Table, analyses: Analyses) -> AnalysisInfo:
    running = analyses.progress(table.facts.id)
    if running is not None:
        return AnalysisInfo("running", running.done, running.total)
    found = await analyses.stored(table.facts.id)
    if found is None:
        return AnalysisInfo("none", 0, table.ply)
    return AnalysisInfo("ready", table.ply, table.ply, msgspec.convert(found, Analysis))


router = Router("/api", tags=["records"], route_handlers=[read, begin])
