"""Positions over REST: a line of text as everybody may see it, for pages that show one."""

from __future__ import annotations

from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, FromQuery

from quayside.server.api.people import Visitor
from quayside.server.http.security import purse_of, spend_as
from quayside.study.positions import Shown, Written, first_position, read_position
from quayside.table.person import Person


@get(
    "/positions",
    summary="What a spectator sees of a position",
    description="One that breaks a law of its game is refused with a sentence that names it. `text` is a line as the library's `state.position()` writes it; one that is too long for an address may be "
    "packed: a tilde, then base64 (that of addresses, without padding) of what zlib makes of it.",
)
async def show_position(request: Visitor, text: FromQuery[str], person: Given[Person | None]) -> Shown:
    spend_as(request, "replay", person)
    return Shown(await purse_of(request, person).dear(read_position, text))


@get("/positions/{game_id:str}", summary="A position with which a game may begin, as a line of text")
async def begin(
    request: Visitor, game_id: FromPath[str], players: FromQuery[int], person: Given[Person | None]
) -> Written:
    spend_as(request, "replay", person)
    return await purse_of(request, person).dear(first_position, game_id, players)


router = Router("/api", tags=["games"], route_handlers=[show_position, begin])
