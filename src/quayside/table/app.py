"""All of it put together: `create_app(settings)` is the server."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from sqlalchemy import make_url, text

import quayside
from quayside.table import api, ids, observe, security, words
from quayside.table.analyses import Analyses
from quayside.table.api.people import SESSION, person_of
from quayside.table.ids import digest
from quayside.table.keeper import Keeper
from quayside.table.limits import Limits
from quayside.table.live import Harbour
from quayside.table.migrations import migrate
from quayside.table.notices import Notices
from quayside.table.pages import ApiDocument, ApiPage, ClientFiles, client, message_schemas
from quayside.table.people import People, Person
from quayside.table.ratings import Ratings
from quayside.table.settings import Settings
from quayside.table.socket import serve
from quayside.table.store import Store
from quayside.table.store.people import PeopleStore

log = logging.getLogger("quayside.app")


def create_app(settings: Settings | None = None) -> Litestar:
    """The server; without settings it reads them from the environment, as a worker process does."""
    settings = settings or Settings.read()
    app = Litestar(
        route_handlers=[*_routers(), live_play, healthz, metrics, message_schemas, client],
        lifespan=[_running],
        state=State(
            {
                "settings": settings,
                "limits": Limits(settings.allowance),
                "client_files": ClientFiles(settings),
            }
        ),
        dependencies={"person": Provide(person_of), **{name: _from_state(name) for name in _SHARED}},
        guards=[security.guard],
        before_send=[security.add_headers],
        after_exception=[security.note_error],
        exception_handlers=security.EXCEPTION_HANDLERS,
        request_max_body_size=settings.body_limit,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Quayside",
            version=quayside.__version__,
            description="Tables where people and bots play harbour games. Live play is over WebSocket, at /ws/tables/{table_id}.",
            path="/api/docs",
            render_plugins=[ApiPage(path="/"), ApiDocument()],
        ),
    )
    app.asgi_handler = observe.Observed(app.asgi_handler)  # around everything, also what no route answers
    return app


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    make_folder(settings)
    words.learn()
    store = Store(settings.database)
    await migrate(store.engine)
    await store.start()
    store.writer.on_commit = observe.committed
    harbour = Harbour(store)
    harbour.on_entry.append(lambda _live, _row: observe.TABLES.set(len(harbour.tables)))
    keeper, notices, ratings = Keeper(harbour, settings), Notices(harbour, settings), Ratings(harbour)
    people = People(PeopleStore(store.engine), harbour)
    analyses = Analyses(harbour, keeper.pool, settings.analysis_iterations)
    app.state.update(
        {
            "store": store,
            "harbour": harbour,
            "people": people,
            "keeper": keeper,
            "notices": notices,
            "analyses": analyses,
        }
    )
    async with AsyncExitStack() as stack:  # what was started is stopped, the last first
        stack.push_async_callback(store.stop)
        for part in (keeper, people, notices, ratings):
            await part.start()
            stack.push_async_callback(part.stop)
        stack.push_async_callback(analyses.stop)
        yield


def make_folder(settings: Settings) -> None:
    """SQLite makes its file, but not the folder around it. What is in there is nobody else's business."""
    path = make_url(settings.database).database
    if settings.on_sqlite and path and path != ":memory:":
        Path(path).parent.mkdir(mode=0o700, parents=True, exist_ok=True)


# What handlers may ask for by name, beside `person`

_SHARED = ["settings", "client_files", "store", "harbour", "keeper", "people", "notices", "analyses"]


def _from_state(name: str) -> Provide:
    def provide(state: State) -> Any:
        return state[name]

    return Provide(provide, sync_to_thread=False)


def _routers() -> list[Router]:
    """Every file of api/ brings its router."""
    names = sorted(module.name for module in iter_modules(api.__path__))
    return [import_module(f"{api.__name__}.{name}").router for name in names]


# Live play


@websocket("/ws/tables/{table_id:str}")
async def live_play(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    person: Given[Person | None],
    harbour: Given[Harbour],
) -> None:
    """Who has no name yet may look, and no more."""
    security.spend(socket, "socket")
    if person is None:
        await serve(socket, harbour, table_id, ids.new_spectator_id(), "", None)
    else:
        session = digest(socket.cookies[SESSION])
        await serve(socket, harbour, table_id, person.id, person.name, session)


# For operators


class Health(msgspec.Struct):
    ok: bool
    version: str


@get("/healthz", summary="Whether the server can do its work", tags=["operation"])
async def healthz(store: Given[Store]) -> Response[Health]:
    try:
        async with store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:
        log.exception("the database cannot be reached")
        return Response(Health(False, quayside.__version__), status_code=503)
    return Response(Health(True, quayside.__version__))


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(
    request: Request[Any, Any, Any], settings: Given[Settings], harbour: Given[Harbour]
) -> Response[bytes]:
    if not security.may_see_metrics(request, settings):
        raise NotFoundException
    observe.TABLES.set(len(harbour.tables))
    numbers, kind = observe.exposition()
    return Response(numbers, media_type=kind.removesuffix("; charset=utf-8"))  # which is added anyway
