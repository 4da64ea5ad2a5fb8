"""What search would do, at a running table where hints are allowed: for a seat of the reader's that has to decide."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import find
from quayside.server.http.security import spend_as
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.jobs import question
from quayside.server.keeper.thinker import BotTrouble
from quayside.server.live import Harbour
from quayside.table.errors import Refusal
from quayside.table.person import Person
from quayside.table.thought import Hints, may_have_hints, told_hints


@get(
    "/tables/{table_id:str}/hints",
    summary="What would you do? The three best moves for my seat, in a table with hints",
    description="Search thinks for as long as a bot of the table would. Never in rated games, never in games without "
    "hints, and only for the one who has to decide.",
)
async def hints(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    pool: Given[BotPool],
) -> Hints:
    table = (await find(request, person, harbour, table_id)).table
    who = known(person)
    seat = may_have_hints(table, who.id)
    spend_as(request, "hint", who)
    state = table.state
    assert state is not None
    try:
        found = await pool.hints(question(table, who.id))
    except (BotTrouble, Crowded):
        raise Refusal("table.no_thought") from None
    return told_hints(state, seat, found)


router = Router("/api", tags=["tables"], route_handlers=[hints])
