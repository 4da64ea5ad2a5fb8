"""What search would do, at a running table where hints are allowed: for a seat of the reader's that has to decide."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath

from quayside.bots.analysis import Hint
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import find
from quayside.server.http.security import spend_as
from quayside.server.keeper.botpool import BotPool, BotTrouble
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.jobs import question
from quayside.server.live import Harbour
from quayside.table import play
from quayside.table.errors import Refusal
from quayside.table.person import Person


class Hints(msgspec.Struct):
    """The best moves of `seat` in the position after `ply` moves, the best first. `chances` are those of all seats to
    win; `why` names sentences of the texts (`hint-...`) and the facts that they speak of. `then` has for each hint the
    view in which its expected answer would be given, if there is one: what a move is called depends on it."""

    ply: int
    seat: int
    hints: list[Hint]
    then: list[dict[str, Any] | None]


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
    table = (await find(harbour, table_id)).table
    play.playing(table)
    if table.facts.rated or not table.facts.hints:
        raise Refusal("table.no_hints")
    who = known(person)
    seat = play.deciding_seat(table, who.id)
    spend_as(request, "hint", who)
    asked = question(table, who.id)
    assert table.state is not None
    world = table.state.determinize(seat, Rng(0))
    try:
        found = await pool.hints(asked)
    except (BotTrouble, Crowded):
        raise Refusal("table.no_thought") from None
    return Hints(len(asked.history), seat, found, [view_after(world, seat, hint) for hint in found])


def view_after(world: State, seat: int, hint: Hint) -> dict[str, Any] | None:
    """As the seat would see it, in a world that knows no secret; dice may bring another answer there."""
    after = world.clone()
    after.play(after.parse(hint.move))
    expected = next((after.parse(each.move) for each in hint.line), None)
    return after.view(seat) if expected in after.legal() else None


router = Router("/api", tags=["tables"], route_handlers=[hints])
