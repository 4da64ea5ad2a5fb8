"""Web Push over REST: which browsers of mine are told of what happens at my tables."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post, put
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody

from quayside.server.api.people import Visitor, known
from quayside.server.http.security import spend
from quayside.server.people.notices import Notices
from quayside.server.people.pushes import Subscription
from quayside.table.person import Person


class PushKey(msgspec.Struct):
    """The server's public key, for which a browser subscribes (`applicationServerKey`)."""

    key: str


class Stopped(msgspec.Struct, forbid_unknown_fields=True):
    """The address of a subscription: only its browser and this server know it."""

    endpoint: str


@get("/push", summary="The key for which a browser subscribes to be told")
async def push_key(notices: Given[Notices]) -> PushKey:
    return PushKey(notices.pushes.public_key)


@put("/me/push", summary="Tell this browser of what happens at my tables when I am not there")
async def subscribe(
    request: Visitor, data: JSONBody[Subscription], person: Given[Person | None], notices: Given[Notices]
) -> Subscription:
    who = known(person)
    spend(request, "change", who.id)
    spend(request, "webhook")
    await notices.pushes.subscribe(who.id, data)
    return data


@post("/push/stop", status_code=204, summary="No more pushes to this browser")
async def stop(request: Visitor, data: JSONBody[Stopped], notices: Given[Notices]) -> None:
    spend(request, "webhook")
    await notices.pushes.forget(data.endpoint)


router = Router("/api", tags=["notices"], route_handlers=[push_key, subscribe, stop])
