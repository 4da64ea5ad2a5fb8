"""What a game's insight says of a running table, where hints are allowed: through the reader's own seat only."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from quayside.server.api.people import Visitor, known
from quayside.server.http.security import spend
from quayside.server.keeper.botpool import BotPool, BotTrouble
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.jobs import question
from quayside.server.live import Harbour
from quayside.server.words import Words, language_of
from quayside.table import play
from quayside.table.errors import Refusal
from quayside.table.messages import Moves
from quayside.table.person import Person


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
    pool: Given[BotPool],
    moves: FromQuery[Moves | None] = None,
) -> Odds:
    """`moves` is a draft of the seat that decides: the odds are those of the position that it shows."""
    live = await harbour.find(table_id)
    table = live.table
    play.playing(table)
    if not table.facts.hints:
        raise Refusal("table.no_hints")
    who = known(person)
    seat, _ = live.eyes(who.id)
    if seat is None:
        raise Refusal("table.not_seated")
    spend(request, "odds", who.id)
    if moves:
        seat = play.deciding_seat(table, who.id)
    asked = question(table, who.id, seat)
    try:
        found = await pool.odds(asked, moves or [])
    except (BotTrouble, Crowded):
        raise Refusal("table.no_thought") from None
    except Refusal as refusal:
        lang = language_of(request.headers, request.query_params)
        raise (await Words.learned(table.facts, lang)).said(refusal) from None
    return Odds(len(asked.history), seat, found.odds, found.values)


router = Router("/api", tags=["tables"], route_handlers=[odds])
