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
from quayside.table.api.people import Visitor, known
from quayside.table.api.tables import find
from quayside.table.botpool import BotTrouble, question
from quayside.table.botqueue import Crowded
from quayside.table.keeper import Keeper
from quayside.table.live import Harbour, Refusal
from quayside.table.people import Person
from quayside.table.security import spend


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
    seat, asked = table.to_play, question(table, who.id)
    world = table.state.determinize(seat, Rng(0))
    try:
        found = await keeper.pool.hints(asked)
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
