"""What a game's insight says of a running table, where hints are allowed: through the reader's own seat only."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from quayside.core.errors import IllegalAction, NotationError
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.table.api.people import Visitor, known
from quayside.table.drafts import Trial
from quayside.table.live import Harbour, Refusal
from quayside.table.messages import Moves
from quayside.table.people import Person
from quayside.table.security import spend


class Odds(msgspec.Struct):
    """Of one position: what the odds hold, the game knows; `values` belong to the choices of the seat that decides."""

    ply: int
    seat: int
    odds: dict[str, Any]
    values: dict[str, float]


@get("/tables/{table_id:str}/odds", summary="Odds and values of the position, for a seat of mine")
async def odds(
    request: Visitor,
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
    moves: FromQuery[Moves | None] = None,
) -> Odds:
    """`moves` is a draft of the seat that decides: the odds are those of the position that it shows."""
    live = await harbour.find(table_id)
    table = live.table
    if table.state is None or table.to_play < 0:
        raise Refusal("table.not_playing", status=table.status)
    if not table.facts.hints:
        raise Refusal("table.no_hints")
    who = known(person)
    seat, _ = live.eyes(who.id)
    if seat is None:
        raise Refusal("table.not_seated")
    spend(request, "odds", who.id)
    if moves and table.to_play not in table.seats_of(who.id):
        raise Refusal("table.not_your_turn", seat=table.to_play)
    state = table.state.clone()
    return await asyncio.to_thread(_worked_out, state, seat, moves or [])


def _worked_out(state: State, seat: int, draft: list[str]) -> Odds:
    ply = state.ply
    for text in draft:
        trial = Trial(state, seat)
        try:
            trial.play(text)
        except IllegalAction as error:
            raise Refusal(error.why.rule, **error.why.args) from error
        except NotationError as error:
            raise Refusal("table.no_such_move", text=str(error)) from error
        if trial.is_final:
            break
        state = trial.state
    insight, seen = state.game.insight, Seen(state, seat)
    moves = [seen.notation(action) for action in seen.legal()]
    values = [round(value, 2) for value in insight.values(seen)]
    return Odds(ply, seen.seat, insight.odds(seen), dict(zip(moves, values, strict=True)))


router = Router("/api", tags=["tables"], route_handlers=[odds])
