"""Holidays over REST: days off, in which no clock of days runs for me."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency as Given
from litestar.params import FromPath, JSONBody

from quayside.server.api.people import Visitor, known
from quayside.server.http.security import spend
from quayside.server.people.holidays import DaysOff, Holidays
from quayside.table.clocks import Span
from quayside.table.person import Person

Moment = Annotated[int, msgspec.Meta(ge=0, le=10**14)]  # milliseconds since 1970


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """From when to when; what lies before now is not counted."""

    begins: Moment
    ends: Moment


@get("/me/holidays", summary="My days off that are not over, and how many I may still take")
async def my_holidays(person: Given[Person | None], holidays: Given[Holidays]) -> DaysOff:
    return await holidays.of(known(person).id)


@post("/me/holidays", status_code=200, summary="Take days off: no clock of days runs for me then")
async def take(
    request: Visitor, data: JSONBody[Wanted], person: Given[Person | None], holidays: Given[Holidays]
) -> DaysOff:
    spend(request, "change", known(person).id)
    return await holidays.take(known(person).id, Span(data.begins, data.ends))


@delete(
    "/me/holidays/{begins:int}",
    status_code=200,
    summary="Be back: days off that began then end now, or are called off",
)
async def end(
    request: Visitor, begins: FromPath[Moment], person: Given[Person | None], holidays: Given[Holidays]
) -> DaysOff:
    spend(request, "change", known(person).id)
    return await holidays.end(known(person).id, begins)


router = Router("/api", tags=["people"], route_handlers=[my_holidays, take, end])
