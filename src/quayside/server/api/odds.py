"""What a game's insight says of a running table, where hints are allowed: through the reader's own seat only."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import find
from quayside.server.http.security import spend_as
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.jobs import question
from quayside.server.keeper.thinker import BotTrouble
from quayside.server.live import Harbour
from quayside.server.words import Words, language_of
from quayside.table.errors import Refusal
from quayside.table.messages import Moves
from quayside.table.person import Person
from quayside.table.thought import Odds, may_have_odds


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
    table = (await find(request, person, harbour, table_id)).table
    who = known(person)
    seat = may_have_odds(table, who.id, moves or [])
    spend_as(request, "odds", who)
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
