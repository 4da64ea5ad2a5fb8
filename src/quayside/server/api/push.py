"""Web Push over REST: which browsers of mine are told of what happens at my tables."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from quayside.server.api.people import Visitor, known
from quayside.server.http.cookies import token_of
from quayside.server.http.security import spend
from quayside.server.people.notices import Notices
from quayside.server.people.pushes import Browser, Subscription
from quayside.table.ids import digest
from quayside.table.person import Person


class PushKey(msgspec.Struct):
    """The server's public key, for which a browser subscribes (`applicationServerKey`), and which of mine are told
    already: each by the SHA-256 of its address."""

    key: str
    browsers: list[str]


class Moved(msgspec.Struct, forbid_unknown_fields=True):
    """`was`: the address that a browser had until its push service gave it another one."""

    was: str
    browser: Browser


class Stopped(msgspec.Struct, forbid_unknown_fields=True):
    """The address of a subscription: only its browser and this server know it."""

    endpoint: str


@get("/push", summary="The key for which a browser subscribes to be told, and which of mine are")
async def push_key(person: Given[Person | None], notices: Given[Notices]) -> PushKey:
    mine = [] if person is None else await notices.pushes.browsers(person.id)
    return PushKey(notices.pushes.public_key, mine)


@put("/me/push", summary="Tell this browser of what happens at my tables when I am not there")
async def subscribe(
    request: Visitor, data: JSONBody[Subscription], person: Given[Person | None], notices: Given[Notices]
) -> Subscription:
    who = known(person)
    spend(request, "change", who.id)
    spend(request, "webhook")
    await notices.pushes.subscribe(who.id, _session(request), data)
    return data


@post("/me/push/moved", status_code=204, summary="A browser of mine has another address, and the same wishes")
async def move(
    request: Visitor, data: JSONBody[Moved], person: Given[Person | None], notices: Given[Notices]
) -> None:
    who = known(person)
    spend(request, "change", who.id)
    spend(request, "webhook")
    await notices.pushes.move(who.id, _session(request), data.was, data.browser)


@post("/push/stop", status_code=204, summary="No more pushes to this browser")
async def stop(request: Visitor, data: JSONBody[Stopped], notices: Given[Notices]) -> None:
    spend(request, "webhook")
    await notices.pushes.forget(data.endpoint)


def _session(request: Visitor) -> str:
    return digest(token_of(request.scope) or "")


router = Router("/api", tags=["notices"], route_handlers=[push_key, subscribe, move, stop])
