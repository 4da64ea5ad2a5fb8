"""The session cookie: the only one that is read here, and by hand. Others that a browser sends along are skipped without
being parsed, however long or odd they are: Python's own parser needed time by the square of a cookie's length.

By https its name has a prefix: a browser then takes it from this very host only, by https only, so that neither a
neighbour under the same domain nor somebody on the way can slip a session of his own to anybody. Who comes with a cookie
from before that, or by plain http, is known by the plain name.
"""

from __future__ import annotations

import http.cookies
from typing import Any

from litestar import Request
from litestar.datastructures import Cookie
from litestar.types import Scope

from quayside.server.people.people import SESSION_DAYS
from quayside.server.settings import Settings

PLAIN = "quayside_session"
PREFIXED = f"__Host-{PLAIN}"
LONGEST = 100  # characters of a value that could be one of our tokens

Visitor = Request[Any, Any, Any]


def token_of(scope: Scope) -> str | None:
    """The secret by which the sender is known."""
    found = _brought(scope)
    return found.get(PREFIXED) or found.get(PLAIN)


def session(request: Visitor, token: str) -> list[Cookie]:
    """Keeps it in the browser, under the safest name there is, and under no other."""
    name = PREFIXED if _is_secure(request) else PLAIN
    kept = _cookie(name, token, SESSION_DAYS * 24 * 60 * 60, secure=name == PREFIXED)
    return [kept, *[_gone(other) for other in _brought(request.scope) if other != name]]


def no_session(request: Visitor) -> list[Cookie]:
    return [_gone(name) for name in _brought(request.scope)]


def may_be_safer(request: Visitor) -> bool:
    """Whether it came under its plain name, and need not."""
    return PREFIXED not in _brought(request.scope) and _is_secure(request)


def parser_is_slow() -> bool:
    """Whether this Python has the parser of CVE-2024-7592: it went through a cookie with this pattern, again and again.
    Asked of the code and not of the version, because some that are called by an old one have been mended."""
    return hasattr(http.cookies, "_QuotePatt")


def _brought(scope: Scope) -> dict[str, str]:
    """Our cookies in the request; of two by the same name the first, as browsers put the more particular one there."""
    found: dict[str, str] = {}
    lines = [value for name, value in scope["headers"] if name == b"cookie"]
    for part in b";".join(lines).decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name in (PLAIN, PREFIXED) and len(value) <= LONGEST:
            found.setdefault(name, value)
    return found


def _is_secure(request: Visitor) -> bool:
    """A proxy that speaks https may not have said so, but then the page does, or the cookie that only https brings."""
    settings: Settings = request.app.state.settings
    if settings.cookies != "auto":
        return settings.cookies == "secure"
    page = request.headers.get("origin", "")
    return (
        request.scope["scheme"] == "https"
        or page.startswith("https://")
        or PREFIXED in _brought(request.scope)
    )


def _cookie(name: str, value: str, max_age: int, secure: bool) -> Cookie:
    return Cookie(name, value=value, max_age=max_age, path="/", httponly=True, samesite="lax", secure=secure)


def _gone(name: str) -> Cookie:
    return _cookie(name, "", max_age=0, secure=name == PREFIXED)
