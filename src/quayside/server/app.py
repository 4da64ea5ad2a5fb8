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

from quayside.server import api, observe, words
from quayside.server.api.people import person_of
from quayside.server.http import security
from quayside.server.http.bodies import Bodies
from quayside.server.http.cookies import token_of
from quayside.server.http.hosts import Hosts
from quayside.server.http.limits import Limits
from quayside.server.http.packing import Packed
from quayside.server.http.pages import ClientFiles, HeadAsGet, api_documents, client, message_schemas, picture
from quayside.server.keeper.analyses import Analyses
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.keeper import Keeper
from quayside.server.keeper.sweeper import Sweeper
from quayside.server.live import Harbour
from quayside.server.migrations import migrate
from quayside.server.operator.health import Checkup, Health
from quayside.server.people.holidays import Holidays
from quayside.server.people.notices import Notices
from quayside.server.people.people import People
from quayside.server.people.ratings import Ratings
from quayside.server.pictures.studio import Studio
from quayside.server.settings import Settings
from quayside.server.socket import serve
from quayside.server.store import Store
from quayside.server.store.files import keep_private
from quayside.server.store.people import PeopleStore
from quayside.server.turns import Turns
from quayside.table import ids
from quayside.table.ids import digest
from quayside.table.person import Person


def create_app(settings: Settings | None = None) -> Litestar:
    """The server; without settings it reads them from the environment, as a worker process does."""
    settings = settings or Settings.read()
    app = Litestar(
        route_handlers=[*_routers(), live_play, healthz, metrics, message_schemas, picture, client],
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
    counted = Bodies(app.asgi_handler, app.state.limits)
    app.asgi_handler = HeadAsGet(observe.Observed(Packed(counted)))
    return app


@asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    make_folder(settings)
    words.learn()
    store = Store(settings.database, settings.archive)
    await migrate(store.engine)
    await store.start()
    store.writer.on_commit = observe.committed
    harbour = Harbour(store, settings.vote_seconds)
    harbour.on_entry.append(lambda _live, _row: observe.TABLES.set(len(harbour.tables)))
    pool = BotPool.of(settings)
    keeper = Keeper(harbour, settings, pool)
    notices, ratings = Notices(harbour, settings), Ratings(harbour)
    holidays = Holidays(harbour)
    people = People(PeopleStore(store.engine), harbour)
    analyses = Analyses(harbour, pool, settings.analysis_iterations)
    studio = Studio()
    app.state.update(
        {
            "store": store,
            "harbour": harbour,
            "people": people,
            "pool": pool,
            "notices": notices,
            "holidays": holidays,
            "analyses": analyses,
            "studio": studio,
            "checkup": Checkup(store, keeper, pool),
        }
    )
    async with AsyncExitStack() as stack:  # what was started is stopped, the last first
        stack.push_async_callback(store.stop)
        pool.start()
        stack.push_async_callback(pool.stop)
        for part in (keeper, people, notices, holidays, ratings, Sweeper(harbour)):
            await part.start()
            stack.push_async_callback(part.stop)
        stack.push_async_callback(analyses.stop)
        stack.callback(studio.stop)
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
    "pool",
    "people",
    "notices",
    "holidays",
    "analyses",
    "studio",
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
    try:
        if person is None:
            await serve(socket, harbour, table_id, purse, ids.new_spectator_id(), "", None)
        else:
            session = digest(token_of(socket.scope) or "")
            await serve(socket, harbour, table_id, purse, person.id, person.name, session)
    finally:
        del socket.receive, socket.send  # Litestar's hold the socket, as it holds them


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
