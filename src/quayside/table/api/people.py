"""People over REST: come as a guest, sign up, sign in and out, and go."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency as Given
from litestar.params import JSONBody, RequestCookies

from quayside.table.live import Refusal
from quayside.table.names import fold
from quayside.table.people import SESSION_DAYS, Known, People, Person
from quayside.table.security import spend
from quayside.table.settings import Settings

SESSION = "quayside_session"

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


async def person_of(cookies: RequestCookies, people: Given[People]) -> Person | None:
    """The dependency `person`: who is asking, by the session cookie."""
    return await people.of(cookies.get(SESSION))


def known(person: Person | None) -> Person:
    """For what only somebody can do who has at least a name."""
    if person is None:
        raise Refusal("table.sign_in")
    return person


@get("/me", summary="Who I am")
async def me(request: Visitor, person: Given[Person | None], people: Given[People]) -> Response[Me]:
    token = request.cookies.get(SESSION)
    renewed = person is not None and token is not None and await people.renew(token)
    return Response(Me(person), cookies=[_cookie(request, token or "")] if renewed else [])


@post("/guests", summary="Come as a guest")
async def new_guest(request: Visitor, data: JSONBody[Named], people: Given[People]) -> Response[Person]:
    spend(request, "guest")
    guest = await people.new_guest(data.name, request.cookies.get(SESSION))
    return Response(guest.person, cookies=[_cookie(request, guest.token)])


@post("/accounts", summary="Sign up; a guest keeps his seats")
async def sign_up(
    request: Visitor, data: JSONBody[Credentials], person: Given[Person | None], people: Given[People]
) -> Response[SignedUp]:
    spend(request, "account")
    new = await people.sign_up(data.name, data.password, person, request.cookies.get(SESSION))
    return _signed_up(request, new)


@post("/sessions", summary="Sign in")
async def sign_in(request: Visitor, data: JSONBody[Credentials], people: Given[People]) -> Response[Person]:
    _spend_try(request, data.name)
    back = await people.log_in(data.name, data.password, request.cookies.get(SESSION))
    return Response(back.person, cookies=[_cookie(request, back.token)])


@delete("/sessions", summary="Sign out")
async def sign_out(request: Visitor, people: Given[People]) -> Response[None]:
    if token := request.cookies.get(SESSION):
        await people.log_out(token)
    return _gone(request)


@post("/accounts/recovery", summary="Sign in with the recovery code, and set a new password")
async def recover(request: Visitor, data: JSONBody[Recovery], people: Given[People]) -> Response[SignedUp]:
    _spend_try(request, data.name)
    return _signed_up(request, await people.recover(data.name, data.code, data.password))


@put("/me/password", summary="Change my password; other devices have to sign in again")
async def change_password(
    request: Visitor, data: JSONBody[NewPassword], person: Given[Person | None], people: Given[People]
) -> Response[Person]:
    spend(request, "change", known(person).id)
    changed = await people.change_password(known(person), data.old, data.new)
    return Response(changed.person, cookies=[_cookie(request, changed.token)])


@put("/me/name", summary="Change my name as a guest")
async def rename(
    request: Visitor, data: JSONBody[Named], person: Given[Person | None], people: Given[People]
) -> Person:
    spend(request, "change", known(person).id)
    return await people.rename(known(person), data.name, request.cookies[SESSION])


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
    """Neither one address nor one name is tried without end."""
    spend(request, "sign_in")
    spend(request, "sign_in_as", fold(name))


def _signed_up(request: Visitor, new: Known) -> Response[SignedUp]:
    assert new.recovery is not None
    return Response(SignedUp(new.person, new.recovery), cookies=[_cookie(request, new.token)])


def _gone(request: Visitor) -> Response[None]:
    return Response(None, cookies=[_cookie(request, "", max_age=0)])


def _cookie(request: Visitor, token: str, max_age: int = SESSION_DAYS * 24 * 60 * 60) -> Cookie:
    settings: Settings = request.app.state.settings
    by_https = request.url.scheme == "https" or request.headers.get("origin", "").startswith("https://")
    secure = settings.cookies == "secure" or (settings.cookies == "auto" and by_https)
    return Cookie(
        SESSION, value=token, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure
    )


router = Router(
    "/api",
    tags=["people"],
    route_handlers=[me, new_guest, sign_up, sign_in, sign_out, recover, change_password, rename, delete_me],
)
