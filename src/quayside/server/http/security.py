"""Who may ask, how much, and what an answer may give away.

Cross-site requests. Browsers send the session cookie by themselves, so another website could make them act here in a
person's name. Every unsafe request and every WebSocket is therefore checked:

- with an `Origin` header, it has to be this server's own (the host the request was sent to) or one that the operator
  allows; `null` is nobody's;
- without one, `Sec-Fetch-Site` decides, if it is there: only `same-origin` and `none` pass;
- with neither, the sender is no browser: every browser of today sends `Origin` along with unsafe methods and
  WebSockets. A program holds its cookie itself and can be misled by no page, so it may go on.

A body has to say that it is JSON: a form or a script of another website could send text without asking first.
"""

from __future__ import annotations

import hmac
import ipaddress
import logging
import re
import secrets
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    NotFoundException,
    ValidationException,
)
from litestar.handlers import BaseRouteHandler
from litestar.types import Message, Scope
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

from quayside.server import observe, words
from quayside.server.http.hosts import Hosts
from quayside.server.http.limits import OF_ADDRESS, Limits, Purse
from quayside.server.net.addresses import household
from quayside.server.settings import Settings
from quayside.table.errors import NoSuchTable, Refusal
from quayside.table.person import Person

Connection = ASGIConnection[Any, Any, Any, Any]  # a request or a WebSocket
SAFE_METHODS = frozenset(["GET", "HEAD", "OPTIONS"])
FILE = 0.2  # what a file of the client costs of the requests of an address
FORWARDED = frozenset(
    ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"]
)

EMBEDDED = re.compile(r"/embed/(replay/[\w-]+|position)")  # pages that may be framed by anybody

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

# Pages that stand in other people's pages: whoever frames them, they hold no session, ask nobody's name, and send nothing
EMBEDDED_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
# Pictures of links are shown by everybody
PICTURE_HEADERS = {
    **HEADERS,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "cross-origin",
}

STATUS = {
    "table.accounts_only": 403,
    "table.analysis_live": 403,
    "table.branch_live": 403,
    "table.clock": 400,
    "table.foreign_eyes": 403,
    "table.foreign_host": 421,
    "table.foreign_origin": 403,
    "table.guests_only": 403,
    "table.holidays_when": 400,
    "table.json_only": 415,
    "table.no_hints": 403,
    "table.no_picture": 503,
    "table.no_such_bot": 400,
    "table.no_such_game": 404,
    "table.no_such_person": 404,
    "table.no_such_ply": 404,
    "table.no_such_puzzle": 404,
    "table.no_such_seat": 404,
    "table.no_such_table": 404,
    "table.no_thought": 503,
    "table.no_such_values": 404,
    "table.not_host": 403,
    "table.not_seated": 403,
    "table.not_your_seat": 403,
    "table.option": 400,
    "table.position": 400,
    "table.put_away": 503,
    "table.rated_alone": 400,
    "table.rated_hints": 400,
    "table.rated_values": 400,
    "table.rated_position": 400,
    "table.record": 400,
    "table.record_format": 400,
    "table.record_live": 403,
    "table.record_unfinished": 400,
    "table.removed": 403,
    "table.rules_gone": 410,
    "table.sign_in": 401,
    "table.too_often": 429,
    "table.webhook_address": 400,
    "table.webhook_consent": 400,
    "table.webhook_port": 400,
    "table.webhook_url": 400,
    "table.push_address": 400,
    "table.push_keys": 400,
    "table.push_many": 409,
    "table.wrong_login": 401,
    "table.wrong_password": 403,
    "table.wrong_recovery": 401,
}  # other refusals: 409, for the request was understood, and what it asks for cannot be

_errors = logging.getLogger("quayside.errors")


# Before a request


async def guard(connection: Connection, _: BaseRouteHandler) -> None:
    """Stands before every route. It waits for nothing, and is asynchronous all the same: Litestar would have it done in one
    of a few threads, for which every request would have to wait when somebody else's work takes them all."""
    spend(connection, "request", amount=price(connection.scope["path"]))
    connection.scope["state"]["counted"] = True
    if "\0" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise NotFoundException  # no id or name holds one, and PostgreSQL would stumble over it
    hosts: Hosts = connection.app.state.hosts
    if not all(hosts.know(host) for host in connection.headers.getall("host", [])):
        raise Refusal("table.foreign_host")
    if connection.scope["type"] == ScopeType.WEBSOCKET or connection.scope.get("method") not in SAFE_METHODS:
        check_origin(connection, connection.app.state.settings)
        check_body(connection)


def price(path: str) -> float:
    """A page needs dozens of the client's files, all at once when a class opens it, and each costs next to nothing."""
    return 1.0 if path.startswith(("/api/", "/ws/", "/pictures/")) else FILE


def spend(connection: Connection, what: str, who: str | None = None, amount: float = 1.0) -> None:
    """Counts against a limit of `limits.RATES`: that of a person or name, or else that of the sender's address."""
    limits: Limits = connection.app.state.limits
    limits.spend(what, who or address_of(connection), amount)


def spend_as(connection: Connection, what: str, person: Person | None) -> None:
    """Counts against the limit of a person, and against that of his address."""
    purse = purse_of(connection, person)
    purse.limits.spend(what, purse.who)
    purse.limits.spend(OF_ADDRESS.get(what, f"{what}s"), purse.address)


def purse_of(connection: Connection, person: Person | None) -> Purse:
    """Who pays for what this connection costs."""
    limits: Limits = connection.app.state.limits
    return Purse(limits, None if person is None else person.id, address_of(connection))


def check_origin(connection: Connection, settings: Settings) -> None:
    origin = connection.headers.get("origin")
    if origin is None:
        if connection.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Refusal("table.foreign_origin")
        return
    if origin.lower() in settings.allowed_origins:
        return
    # The scheme is not compared: behind a proxy that speaks https, this server hears http
    try:
        its_host = urlsplit(origin).netloc.lower()
    except ValueError:  # half a bracket of IPv6
        its_host = ""
    if not its_host or its_host != connection.headers.get("host", "").lower():
        raise Refusal("table.foreign_origin")


def check_body(connection: Connection) -> None:
    headers = connection.headers
    has_body = "transfer-encoding" in headers or headers.get("content-length", "0") != "0"
    if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("table.json_only")


def address_of(connection: Connection) -> str:
    """By which limits count."""
    return household(connection.client.host if connection.client else "")


def may_see_metrics(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """An operator on this machine, unless the setting says otherwise. What came through a proxy did not come from here,
    even if the proxy does not say from where."""
    if settings.metrics == "local":
        host = request.client.host if request.client else ""
        return _is_loopback(host) and not FORWARDED & request.headers.keys()
    return settings.metrics == "open" or hmac.compare_digest(
        request.headers.get("authorization", "").encode(), f"Bearer {settings.metrics}".encode()
    )


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


# On every answer


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _headers_for(scope["path"]).items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _headers_for(path: str) -> dict[str, str]:
    if EMBEDDED.fullmatch(path):
        return EMBEDDED_HEADERS
    return PICTURE_HEADERS if path.startswith("/pictures/") else HEADERS


# When something goes wrong


class Wrong(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is not a success: a code for programs, a sentence for people."""

    code: str
    sentence: str
    details: list[str] = []
    id: str | None = None  # of the line in the log, when it is our fault


async def note_error(error: Exception, scope: Scope) -> None:
    """Logs what nobody foresaw, with an id that the client gets. The client gets nothing else of it."""
    if isinstance(error, HTTPException) and error.status_code < 500:
        return
    if isinstance(error, Refusal):
        observe.refused(error.rule)
        return
    if isinstance(error, NoSuchTable | RecursionError | UnicodeDecodeError) or _went_away(error):
        return
    if _does_not_fit(error):
        return
    if _database_is_away(error):
        _errors.warning("the database does not answer: %s", type(error).__name__)
        return
    id = secrets.token_hex(6)
    scope["state"]["error_id"] = id
    observe.ERRORS.inc()
    _errors.error("error", exc_info=error, extra={"fields": {"id": id, "path": scope.get("path_template")}})


def _went_away(error: Exception) -> bool:
    """A sender who hung up before his request was here. Litestar calls that an error of the server, and it is nobody's."""
    return isinstance(error, InternalServerException) and "disconnected" in error.detail


def _does_not_fit(error: Exception) -> bool:
    """A number larger than any column, or than a compiled rule can hold. What PostgreSQL's driver says of it, it says as of
    a database that fails."""
    said = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig is not None else error
    return isinstance(said, OverflowError | asyncpg.DataError)


def _database_is_away(error: Exception) -> bool:
    """Gone, full, broken or out of connections; not that it was asked for nonsense."""
    ours = isinstance(error, IntegrityError | ProgrammingError | DataError)
    return isinstance(error, OSError | DBAPIError | NoConnectionLeft) and not ours


def tell_refusal(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Wrong]:
    lang = words.language_of(request.headers, request.query_params)
    # Who asks too often has to knock again: what he has sent beyond this request is not read
    headers = {"Retry-After": "10", "Connection": "close"} if refusal.rule == "table.too_often" else None
    wrong = Wrong(refusal.rule, words.sentence(lang, refusal))
    return Response(
        wrong, status_code=STATUS.get(refusal.rule, 409), headers=headers, media_type="application/json"
    )


def tell_no_such_table(request: Request[Any, Any, Any], _: NoSuchTable) -> Response[Wrong]:
    return tell_refusal(request, Refusal("table.no_such_table"))


def tell_nonsense(request: Request[Any, Any, Any], _: Exception) -> Response[Wrong]:
    """Brackets within brackets without end, bytes that are no text, numbers that fit nowhere: how deep it goes, what it is
    made of and how large it is, somebody else decides only of what he sends."""
    return tell_error(request, ClientException())


def tell_database_error(request: Request[Any, Any, Any], error: Exception) -> Response[Wrong]:
    """What was asked can be asked again in a moment."""
    if _does_not_fit(error):
        return tell_nonsense(request, error)
    if not _database_is_away(error):
        return tell_error(request, error)
    lang = words.language_of(request.headers, request.query_params)
    wrong = Wrong("unavailable", words.say(lang, "problem-unavailable"))
    return Response(wrong, status_code=503, headers={"Retry-After": "5"}, media_type="application/json")


def tell_error(request: Request[Any, Any, Any], error: Exception) -> Response[Wrong]:
    if "counted" not in request.scope["state"]:  # no route answers it, and no guard stood before it
        try:
            spend(request, "request")
        except Refusal as refusal:
            return tell_refusal(request, refusal)
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = {404: "not_found", 405: "method", 413: "too_large", 429: "too_often"}.get(status)
    code = code or ("malformed" if 400 <= status < 500 else "internal")
    lang = words.language_of(request.headers, request.query_params)
    id = request.scope["state"].get("error_id") if status >= 500 else None
    details = _details(error) if isinstance(error, ValidationException) else []
    wrong = Wrong(
        code,
        words.say(lang, f"problem-{code}", **({"id": id or "-"} if code == "internal" else {})),
        details,
        id,
    )
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(wrong, status_code=status, headers=headers, media_type="application/json")


def _details(error: ValidationException) -> list[str]:
    """Which fields were wrong, and how; for programmers, in English."""
    found = error.extra if isinstance(error.extra, list) else []
    return [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
        for part in found
        if isinstance(part, dict)
    ]


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: tell_refusal,
    NoSuchTable: tell_no_such_table,
    RecursionError: tell_nonsense,
    UnicodeDecodeError: tell_nonsense,
    OverflowError: tell_nonsense,
    OSError: tell_database_error,
    DBAPIError: tell_database_error,
    NoConnectionLeft: tell_database_error,
    HTTPException: tell_error,
    Exception: tell_error,
}
