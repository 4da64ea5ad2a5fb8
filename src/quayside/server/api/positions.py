"""Positions over REST: a line of text as everybody may see it, for pages that show one."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Router, get
from litestar.di import NamedDependency as Given
from litestar.params import FromQuery

from quayside.server.api.people import Visitor
from quayside.server.http.links import read_position
from quayside.server.http.security import purse_of, spend_as
from quayside.table.person import Person


class Shown(msgspec.Struct):
    """A position through a spectator's eyes."""

    view: dict[str, Any]


@get(
    "/positions",
    summary="What a spectator sees of a position",
    description="`text` is a line as the library's `state.position()` writes it; one that is too long for an address may be "
    "packed: a tilde, then base64 (that of addresses, without padding) of what zlib makes of it.",
)
async def show_position(request: Visitor, text: FromQuery[str], person: Given[Person | None]) -> Shown:
    spend_as(request, "replay", person)
    return Shown(await purse_of(request, person).dear(read_position, text))


router = Router("/api", tags=["games"], route_handlers=[show_position])
