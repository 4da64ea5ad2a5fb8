"""All of it put together: `create_app(settings)` is the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from sqlalchemy import make_url

from quayside.table import api, ids, observe, security, words
from quayside.table.analyses import Analyses
from quayside.table.api.people import person_of
from quayside.table.cookies import token_of
from quayside.table.health import Checkup, Health
from quayside.table.hosts import Hosts
from quayside.table.ids import digest
from quayside.table.keeper import Keeper
from quayside.table.limits import Limits
from quayside.table.live import Harbour
from quayside.table.migrations import migrate
from quayside.table.notices import Notices
from quayside.table.packing import Packed
from quayside.table.pages import ClientFiles, api_documents, client, message_schemas
from quayside.table.people import People, Person
from quayside.table.ratings import Ratings
from quayside.table.settings import Settings
from quayside.table.socket import serve
from quayside.table.store import Store
from quayside.table.store.files import keep_private
from quayside.table.store.people import PeopleStore
from quayside.table.turns import Turns


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
                "hosts": Hosts(settings),
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
        openapi_config=api_documents(),
    )
    # Around everything, also what no route answers
    app.asgi_handler = observe.Observed(Packed(app.asgi_handler))
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
    harbour = Harbour(store, settings.vote_seconds)
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
            "checkup": Checkup(store, keeper),
        }
    )
    async with AsyncExitStack() as stack:  # what was started is stopped, the last first
        stack.push_async_callback(store.stop)
        for part in (keeper, people, notices, ratings):
            await part.start()
            stack.push_async_callback(part.stop)
        stack.push_async_callback(analyses.stop)
        turns = Turns()
        turns.start()
        stack.callback(turns.stop)
        yield


def make_folder(settings: Settings) -> None:
    """SQLite makes its file, but not the folder around it, and lets everybody read it."""
    path = make_url(settings.database).database
    if settings.on_sqlite and path and path != ":memory:":
        keep_private(Path(path))


# What handlers may ask for by name, beside `person`

_SHARED = [
    "settings",
    "client_files",
    "store",
    "harbour",
    "keeper",
    "people",
    "notices",
    "analyses",
    "checkup",
]


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
    purse = security.purse_of(socket, person)
    if person is None:
        await serve(socket, harbour, table_id, purse, ids.new_spectator_id(), "", None)
    else:
        session = digest(token_of(socket.scope) or "")
        await serve(socket, harbour, table_id, purse, person.id, person.name, session)


# For operators


@get("/healthz", summary="Whether the server can do its work", tags=["operation"])
async def healthz(checkup: Given[Checkup]) -> Response[Health]:
    found = await checkup.health()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(
    request: Request[Any, Any, Any], settings: Given[Settings], harbour: Given[Harbour]
) -> Response[bytes]:
    if not security.may_see_metrics(request, settings):
        raise NotFoundException
    observe.TABLES.set(len(harbour.tables))
    numbers, kind = observe.exposition()
    return Response(numbers, media_type=kind.removesuffix("; charset=utf-8"))  # which is added anyway
