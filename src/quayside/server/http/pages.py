"""What a browser gets that is not data: the built client, or a plain page that says how to build it, and the API's
documentation, and the pictures of links. No page needs a script or style from elsewhere, nor one inside the page: the security policy forbids it."""

from __future__ import annotations

import asyncio
import hashlib
import mimetypes
import re
from contextlib import suppress
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.di import NamedDependency as Given
from litestar.enums import HttpMethod, ScopeType
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionLeft

import quayside
from quayside.server import words
from quayside.server.http import links
from quayside.server.http.limits import Limits
from quayside.server.http.packing import understands
from quayside.server.http.security import Wrong, address_of, purse_of, spend_as
from quayside.server.live import Harbour
from quayside.server.pictures.studio import Studio
from quayside.server.settings import Settings
from quayside.table import messages
from quayside.table.ids import digest

_PACKAGE = Path(__file__).parents[2]
# Where the client is: packed into an installation, or built in the source beside us
_PLACES = [_PACKAGE / "web", _PACKAGE.parents[1] / "web" / "dist"]
# What the build has put beside a file (web/scripts/pack.mjs), the smallest first: how it is coded, and how its name ends
_PACKED = {"br": ".br", "gzip": ".gz"}


class ClientFiles:
    """The files of the built client, listed once: what is not in the list cannot be asked for. They are few and small, and
    stay in memory: to open one for everybody who asks took longer than all the rest."""

    def __init__(self, settings: Settings) -> None:
        places = [Path(settings.client)] if settings.client else _PLACES
        folder = next((place for place in places if (place / "index.html").is_file()), None)
        self._folder = folder or places[0]
        found = [path for path in folder.rglob("*") if path.is_file()] if folder else []
        self.index = folder / "index.html" if folder else None
        named = {f"/{path.relative_to(folder).as_posix()}": path for path in found} if folder else {}
        packed = {name for name in named if name.endswith(tuple(_PACKED.values()))}
        self.files = {name: path for name, path in named.items() if name not in packed}
        self._packed = {name: named[name] for name in packed}
        # Its head, where the tags of a link go: in place of the title and the words that stand there for none
        page = self.index.read_text(encoding="utf-8") if self.index else ""
        self._page = re.sub(r'\s*<meta name="description"[^>]*>', "", page)
        self._read: dict[Path, tuple[bytes, str]] = {}  # what is in them, and its mark
        self.folders = {path.rpartition("/")[0] for path in self.files} | {""}

    async def answer(self, file: Path, kind: str, kept: str, wished: str) -> Response[bytes]:
        """A file, as small as whoever wants it understands."""
        headers = {"Cache-Control": kept}
        name = f"/{file.relative_to(self._folder).as_posix()}"
        packed = {
            coding: self._packed[name + end] for coding, end in _PACKED.items() if name + end in self._packed
        }
        if packed:
            headers["Vary"] = "Accept-Encoding"
        coding = next((each for each in packed if understands(wished, each)), None)
        if coding is not None:
            headers["Content-Encoding"] = coding
        where = file if coding is None else packed[coding]
        if where not in self._read:
            self._read[where] = await asyncio.to_thread(_with_mark, where)
        content, headers["ETag"] = self._read[where]
        return Response(content, media_type=kind, headers=headers)

    def page(self, tags: str, lang: str) -> str:
        """The index with the tags of a link."""
        page = re.sub(r"<title>.*?</title>", lambda _: tags, self._page, count=1, flags=re.DOTALL)
        return re.sub(r'<html lang="\w+">', f'<html lang="{lang}">', page, count=1)

    def misses(self, path: str) -> bool:
        """Whether it names a file that is not there. Elsewhere a dot says nothing: `/rules/manila/manila.auction.bid` is
        a page."""
        folder, _, name = path.rpartition("/")
        return ("." in name and folder in self.folders) or ".." in path.split("/")


def _with_mark(file: Path) -> tuple[bytes, str]:
    content = file.read_bytes()
    return content, f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(
    request: Request[Any, Any, Any],
    client_files: Given[ClientFiles],
    harbour: Given[Harbour],
    settings: Given[Settings],
) -> Response[Any]:
    """A file of the client; any other page is the client's own affair, and gets its index, with what it is about."""
    path = request.scope["path"]
    if path.startswith(("/api/", "/ws/", "/pictures/")):
        raise NotFoundException
    wished = request.headers.get("accept-encoding", "")
    found = client_files.files.get(path)
    if found is not None and found != client_files.index:
        # Names under /assets/ carry a hash of what is in them
        lasting = "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
        return await client_files.answer(found, kind, lasting, wished)
    if found is None and client_files.misses(path):
        raise NotFoundException
    if client_files.index is None:
        return Response(_page_without_client(request), media_type=MediaType.HTML)
    limits: Limits = request.app.state.limits
    if limits.take("link", address_of(request)):
        with suppress(OSError, DBAPIError, NoConnectionLeft):  # then the page comes without
            return await _page_with_tags(request, client_files, harbour, settings)
    return await client_files.answer(client_files.index, MediaType.HTML, "no-cache", wished)


async def _page_with_tags(
    request: Request[Any, Any, Any], client_files: ClientFiles, harbour: Harbour, settings: Settings
) -> Response[Any]:
    lang = words.language_of(request.headers, request.query_params)
    here = settings.address.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    purse = purse_of(request, None)
    tags = await links.tags(request.scope["path"], request.query_params, lang, harbour, purse, here)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(client_files.page(tags, lang), media_type=MediaType.HTML, headers=headers)


@get("/pictures/{path:path}", include_in_schema=False, media_type="image/png")
async def picture(
    request: Request[Any, Any, Any],
    path: FromPath[Path],
    harbour: Given[Harbour],
    studio: Given[Studio],
) -> Response[bytes]:
    """The picture of a link: `/pictures/table/ID.png` is that of `/table/ID`."""
    name = request.scope["path"].removeprefix("/pictures").removesuffix(".png")
    name = "/" if name == "/house" else name
    if not request.scope["path"].endswith(".png") or not links.known(name):
        raise NotFoundException
    lang = words.language_of(request.headers, request.query_params)
    link = await links.link_to(name, request.query_params, lang, harbour, purse_of(request, None))
    tag = f'"{digest(link.key)[:20]}"'
    kept = "private" if link.private else "public"
    lasting = "86400" if link.lasting else "60"
    headers = {"Cache-Control": f"{kept}, max-age={lasting}", "ETag": tag, "Vary": "Accept-Language"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="image/png")
    limits: Limits = request.app.state.limits
    async with limits.turn(f"pictures for {address_of(request)}"):  # who wants many waits for himself
        drawn = await studio.picture(link.key, link.sheet, lambda: spend_as(request, "picture", None))
    return Response(drawn, headers=headers, media_type="image/png")


class HeadAsGet:
    """Around everything: whoever asks for the head of an answer gets that of a GET. uvicorn leaves the body out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope = {**scope, "method": HttpMethod.GET.value}
        await self.app(scope, receive, send)


def _page_without_client(request: Request[Any, Any, Any]) -> str:
    lang = words.language_of(request.headers, request.query_params)
    lines = [words.say(lang, "serve-no-client"), words.say(lang, "serve-no-client-how")]
    return _page(lang, "Quayside", [f"<p>{escape(line)}</p>" for line in lines])


def _page(lang: str, title: str, body: list[str]) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{"".join(body)}</body></html>'


# The documentation


@get("/api/docs/messages.json", include_in_schema=False)
async def message_schemas() -> dict[str, Any]:
    """The messages of live play as JSON Schema."""
    return _schemas()


@cache
def _schemas() -> dict[str, Any]:
    both, named = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer], ref_template="#/$defs/{name}"
    )
    return {"from_client": both[0], "from_server": both[1], "$defs": named}


def api_documents() -> OpenAPIConfig:
    """Page and document: as long as nobody wants them, they are not written."""
    path = "/api/docs"
    return OpenAPIConfig(
        title="Quayside",
        version=quayside.__version__,
        description="Tables where people and bots play harbour games. Live play is over WebSocket, at /ws/tables/{table_id}.",
        path=path,
        render_plugins=[ApiPage(path="/"), ApiDocument()],
        openapi_router=Router(path, route_handlers=[], include_in_schema=False, before_request=_have_written),
    )


async def _have_written(request: Request[Any, Any, Any]) -> None:
    """Litestar finds out in the event loop what is in the document, in which nobody else would have a turn for some tenths
    of a second: so it is done before, in a thread, and once for all who ask meanwhile."""
    state = request.app.state
    if "documents" not in state:
        state.documents = asyncio.create_task(asyncio.to_thread(_write_all, request))
    await asyncio.shield(state.documents)


def _write_all(request: Request[Any, Any, Any]) -> None:
    schema: dict[str, Any] = request.app.plugins.get(
        "OpenAPIPlugin"
    ).provide_openapi_schema()  # which keeps it
    config = request.app.openapi_config
    assert config is not None
    for each in config.render_plugins:
        each.render(request, schema)


class ApiDocument(JsonRenderPlugin):
    """The OpenAPI document for programs. Written once: it is the same for everybody, and long."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or super().render(request, completed(openapi_schema))
        return self._written


class ApiPage(OpenAPIRenderPlugin):
    """The same for reading: every address, what it takes and what it answers."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        self._written = self._written or self._write(openapi_schema)
        return self._written

    def _write(self, openapi_schema: dict[str, Any]) -> bytes:
        info = openapi_schema["info"]
        links = [f'<a href="docs/{name}">{name}</a>' for name in ("openapi.json", "messages.json")]
        body = [
            f"<h1>{escape(info['title'])}</h1><p>{escape(info['description'])}</p><p>{' '.join(links)}</p>"
        ]
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, operation in methods.items():
                body += _operation(path, method, operation)
        body.append("<h2>Types</h2>")
        for name, schema in sorted(completed(openapi_schema)["components"]["schemas"].items()):
            body += _type(name, schema)
        return _page("en", info["title"], body).encode()


def completed(document: dict[str, Any]) -> dict[str, Any]:
    """Says what Litestar does not know: every answer that is no success is a `Wrong`, one without content has none,
    and no body may hold more than its type says."""
    document["components"]["schemas"].update(msgspec.json.schema_components([Wrong])[1])
    schema = {"schema": {"$ref": "#/components/schemas/Wrong"}}
    wrong = {"description": "Refused, or failed", "content": {"application/json": schema}}
    for methods in document["paths"].values():
        for operation in methods.values():
            answers = operation["responses"]
            answers.update({status: wrong for status in answers if status >= "4"} | {"default": wrong})
            answers.get("204", {}).pop("content", None)
            for content in operation.get("requestBody", {}).get("content", {}).values():
                for name in re.findall(r"#/components/schemas/(\w+)", str(content)):
                    document["components"]["schemas"][name]["additionalProperties"] = False
    return document


def _operation(path: str, method: str, operation: dict[str, Any]) -> list[str]:
    lines = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(operation.get('summary', ''))}</p>"
    ]
    if described := operation.get("description"):
        lines.append(f"<p>{escape(described)}</p>")
    lines.append("<ul>")
    for parameter in operation.get("parameters", []):
        lines.append(
            f"<li>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code>: {_kind(parameter['schema'])}</li>"
        )
    for content in operation.get("requestBody", {}).get("content", {}).values():
        lines.append(f"<li>takes {_kind(content['schema'])}</li>")
    for status, answer in operation.get("responses", {}).items():
        kinds = [_kind(content.get("schema", {})) for content in answer.get("content", {}).values()]
        lines.append(
            f"<li>{escape(status)}: {' or '.join(kinds) or escape(answer.get('description', ''))}</li>"
        )
    return [*lines, "</ul>"]


def _type(name: str, schema: dict[str, Any]) -> list[str]:
    lines = [f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{escape(schema.get("description", ""))}</p><ul>']
    for field, kind in schema.get("properties", {}).items():
        lines.append(f"<li><code>{escape(field)}</code>: {_kind(kind)}</li>")
    return [*lines, "</ul>"]


def _kind(schema: dict[str, Any]) -> str:
    """A type in a few words, linked to where it is described."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join([_kind(one) for one in schema[several]])
    if "items" in schema:
        return f"list of {_kind(schema['items'])}"
    if "enum" in schema:
        return " or ".join([f"<code>{escape(str(value))}</code>" for value in schema["enum"]])
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
