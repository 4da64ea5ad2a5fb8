"""What search would do, at a running table where hints are allowed: for a seat of the reader's that has to decide."""

from __future__ import annotations

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from quayside.bots.analysis import Hint
from quayside.table.api.people import Visitor, known
from quayside.table.api.tables import find
from quayside.table.botpool import BotTrouble, question
from quayside.table.keeper import Keeper
from quayside.table.live import Harbour, Refusal
from quayside.table.people import Person
from quayside.table.security import spend


class Hints(msgspec.Struct):
    """The best moves of `seat` in the position after `ply` moves, the best first. `chances` are those of all seats to
    win; `why` names sentences of the texts (`hint-...`) and the facts that they speak of."""

    ply: int
    seat: int
    hints: list[Hint]


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
    keeper: Given[Keeper],
) -> Hints:
    table = (await find(harbour, table_id)).table
    if table.state is None or table.to_play < 0:
        raise Refusal("table.not_playing", status=table.status)
    if table.facts.rated or not table.facts.hints:
        raise Refusal("table.no_hints")
    who = known(person)
    seats = table.seats_of(who.id)
    if not seats:
        raise Refusal("table.not_seated")
    if table.to_play not in seats:
        raise Refusal("table.not_your_turn", seat=table.to_play)
    spend(request, "hint", who.id)
    ply, seat = table.ply, table.to_play
    try:
        return Hints(ply, seat, await keeper.pool.hints(question(table)))
    except BotTrouble:
        raise Refusal("table.no_thought") from None


router = Router("/api", tags=["tables"], route_handlers=[hints])
