"""Learning from one's mistakes: the worst decisions of a seat in a game that was analysed, and what another move there would
have been worth."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery, JSONBody

from quayside.bots.analysis import Analysis
from quayside.server.api.people import Visitor, known
from quayside.server.api.tables import find
from quayside.server.http.security import purse_of, spend_as
from quayside.server.keeper.analyses import Analyses
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.botqueue import Crowded
from quayside.server.keeper.jobs import question
from quayside.server.keeper.thinker import BotTrouble
from quayside.server.live import Harbour
from quayside.study import mistakes
from quayside.study.judging import Weighed
from quayside.study.mistakes import WEIGHING, Mistake
from quayside.table.errors import Refusal
from quayside.table.looking import there
from quayside.table.messages import Notation
from quayside.table.person import Person
from quayside.table.thought import may_be_analysed


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A move in the position after so many moves of the game."""

    ply: Annotated[int, msgspec.Meta(ge=0)]
    move: Notation


@get(
    "/tables/{table_id:str}/mistakes",
    summary="The worst decisions of a seat in a game that was analysed",
    description="In the order of the game; only what the analysis can surely tell from a good move.",
)
async def list_mistakes(
    request: Visitor,
    table_id: FromPath[str],
    seat: FromQuery[int],
    person: Given[Person | None],
    harbour: Given[Harbour],
    analyses: Given[Analyses],
) -> list[Mistake]:
    spend_as(request, "replay", person)
    table = (await find(request, person, harbour, table_id)).table
    may_be_analysed(table)
    if not 0 <= seat < table.facts.players:
        raise Refusal("table.no_such_seat", players=table.facts.players)
    found = await analyses.stored(table_id)
    return [] if found is None else mistakes.mistakes(msgspec.convert(found, Analysis), seat)


@post(
    "/tables/{table_id:str}/weigh",
    status_code=200,
    summary="What a move in a position of a finished game loses against the best one",
    description="As far as the seat that decides there could know; a search thinks about it for a moment.",
)
async def weigh(
    request: Visitor,
    table_id: FromPath[str],
    data: JSONBody[Answer],
    person: Given[Person | None],
    harbour: Given[Harbour],
    pool: Given[BotPool],
) -> Weighed:
    who = known(person)
    table = (await find(request, person, harbour, table_id)).table
    may_be_analysed(table)
    if not table.current:
        raise Refusal("table.old_rules", version=table.facts.version)
    spend_as(request, "hint", who)
    state = await purse_of(request, who).dear(there, table, data.ply, data.move)
    history = state.history
    about = msgspec.structs.replace(question(table, who.id, state.to_play), history=history)
    try:
        return await pool.weigh(about, data.move, WEIGHING)
    except (BotTrouble, Crowded):
        raise Refusal("table.no_thought") from None


router = Router("/api", tags=["records"], route_handlers=[list_mistakes, weigh])
