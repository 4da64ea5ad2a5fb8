"""People over REST: come as a guest, sign up, sign in and out, and go."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody
from litestar.types import Scope

from quayside.server.http import cookies
from quayside.server.http.cookies import token_of
from quayside.server.http.limits import Limits
from quayside.server.http.security import address_of, spend
from quayside.server.people.names import fold
from quayside.server.people.people import Known, People
from quayside.table.errors import Refusal
from quayside.table.person import Person

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Secret


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The code of the sign-up, and the password that is to hold from now on."""

    name: Name
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    password: Secret


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    old: Secret
    new: Secret


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """An account is deleted by its password; a guest has none."""

    password: Secret | None = None


class Me(msgspec.Struct):
    """Who is asking; null for somebody who only looks."""

    person: Person | None


class SignedUp(msgspec.Struct):
    """The recovery code is shown this once: it is the only way back in when the password is lost."""

    person: Person
    recovery_code: str


Visitor = Request[None, None, State]


async def person_of(scope: Scope, people: Given[People]) -> Person | None:
    """The dependency `person`: who is asking, by the session cookie."""
    return await people.of(token_of(scope))


def known(person: Person | None) -> Person:
    """For what only somebody can do who has at least a name."""
    if person is None:
        raise Refusal("table.sign_in")
    return person


@get("/me", summary="Who I am")
async def me(request: Visitor, person: Given[Person | None], people: Given[People]) -> Response[Me]:
    token = token_of(request.scope)
    if person is None or token is None:
        return Response(Me(None))
    anew = await people.renew(token) or cookies.may_be_safer(request)
    return Response(Me(person), cookies=cookies.session(request, token) if anew else [])


@post("/guests", summary="Come as a guest")
async def new_guest(request: Visitor, data: JSONBody[Named], people: Given[People]) -> Response[Person]:
    spend(request, "guest")
    guest = await people.new_guest(data.name, token_of(request.scope))
    return Response(guest.person, cookies=cookies.session(request, guest.token))


@post("/accounts", summary="Sign up; a guest keeps his seats")
async def sign_up(
    request: Visitor, data: JSONBody[Credentials], person: Given[Person | None], people: Given[People]
) -> Response[SignedUp]:
    spend(request, "account")
    async with _turn(request):
        new = await people.sign_up(data.name, data.password, person, token_of(request.scope))
    return _signed_up(request, new)


@post("/sessions", summary="Sign in")
async def sign_in(request: Visitor, data: JSONBody[Credentials], people: Given[People]) -> Response[Person]:
    _spend_try(request, data.name)
    async with _turn(request):
        back = await people.log_in(data.name, data.password, token_of(request.scope))
    return Response(back.person, cookies=cookies.session(request, back.token))


@delete("/sessions", summary="Sign out")
async def sign_out(request: Visitor, people: Given[People]) -> Response[None]:
    if token := token_of(request.scope):
        await people.log_out(token)
    return _gone(request)


@post("/accounts/recovery", summary="Sign in with the recovery code, and set a new password")
async def recover(request: Visitor, data: JSONBody[Recovery], people: Given[People]) -> Response[SignedUp]:
    spend(request, "sign_in")
    async with _turn(request):
        return _signed_up(request, await people.recover(data.name, data.code, data.password))


@put("/me/password", summary="Change my password; other devices have to sign in again")
async def change_password(
    request: Visitor, data: JSONBody[NewPassword], person: Given[Person | None], people: Given[People]
) -> Response[Person]:
    spend(request, "change", known(person).id)
    changed = await people.change_password(known(person), data.old, data.new)
    return Response(changed.person, cookies=cookies.session(request, changed.token))


@put("/me/name", summary="Change my name as a guest")
async def rename(
    request: Visitor, data: JSONBody[Named], person: Given[Person | None], people: Given[People]
) -> Person:
    spend(request, "change", known(person).id)
    return await people.rename(known(person), data.name, token_of(request.scope) or "")


@delete("/me", summary="Delete my account: the name is free again, and my games are nobody's")
async def delete_me(
    request: Visitor,
    person: Given[Person | None],
    people: Given[People],
    data: JSONBody[Farewell | None] = None,
) -> Response[None]:
    spend(request, "change", known(person).id)
    await people.delete(known(person), data.password if data else None)
    return _gone(request)


def _spend_try(request: Visitor, name: str) -> None:
    """Nobody tries without end. A name is counted together with the address: whatever others do elsewhere, its holder
    comes in. A recovery code is too long to be guessed, so it is counted by the address alone."""
    spend(request, "sign_in")
    spend(request, "sign_in_as", f"{address_of(request)} {fold(name)}")


def _turn(request: Visitor) -> asyncio.Lock:
    """Passwords take long to be hashed: from one address one at a time, so that others wait for one of them."""
    limits: Limits = request.app.state.limits
    return limits.turn(address_of(request))


def _signed_up(request: Visitor, new: Known) -> Response[SignedUp]:
    assert new.recovery is not None
    return Response(SignedUp(new.person, new.recovery), cookies=cookies.session(request, new.token))


def _gone(request: Visitor) -> Response[None]:
    return Response(None, cookies=cookies.no_session(request))


router = Router(
    "/api",
    tags=["people"],
    route_handlers=[me, new_guest, sign_up, sign_in, sign_out, recover, change_password, rename, delete_me],
)
