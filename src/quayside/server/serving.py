"""A server that listens: one process by itself, or several that share a port."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import platform
import socket
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn
from alembic.util import CommandError
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from quayside.core.errors import QuaysideError
from quayside.server import words
from quayside.server.keeper.sweeper import look_at_new_only
from quayside.server.net.door import Door
from quayside.server.net.wire import Wire
from quayside.server.settings import Settings, SettingsError
from quayside.table import messages

GRACE = 5  # seconds that requests have to end when the server stops
DESCRIPTORS = 65_536  # a connection needs one; many systems give a program 1024 unless it asks for more
TURN = 0.0005  # seconds after which a busy thread lets another one on: whoever writes the log is waited for

log = logging.getLogger("quayside.server.serving")


class ServingError(QuaysideError):
    """The server cannot start; one sentence says why."""


def serve(settings: Settings, lang: str, open_browser: bool) -> None:
    """Until it is told to stop."""
    use_descriptors()
    listening = listen(settings)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    if settings.workers > 1:
        # Where the processes put their numbers together; read when the library is loaded, so it comes first
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", tempfile.mkdtemp(prefix="quayside-metrics-"))
    prepare(settings)

    def greet() -> None:
        print(words.say(lang, "serve-open", address=settings.local_address), flush=True)
        print(words.say(lang, "serve-stop"), flush=True)
        if open_browser:
            webbrowser.open(settings.local_address)

    if settings.workers > 1:
        from quayside.server.workers import run_workers

        run_workers(settings, listening, greet)
    else:
        run_one(settings, listening, greet)


def run_one(settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """A server in this process. Its end closes every WebSocket with 1012: come back, somebody will be there."""
    from quayside.server.app import create_app
    from quayside.server.http.cookies import parser_is_slow
    from quayside.server.observe import log_json

    log_json(settings.log_level)
    if parser_is_slow():
        version = platform.python_version()
        log.warning("Python %s reads long cookies in quadratic time (CVE-2024-7592): upgrade it", version)
    server = _Server(
        how_to_serve(create_app(settings), proxy_headers=True, forwarded_allow_ips=settings.proxies)
    )
    server.ready = ready
    server.run(sockets=[listening])
    if not server.started:
        raise ServingError("the server could not start; the lines above say why")


def how_to_serve(app: Litestar, **more: Any) -> uvicorn.Config:
    """What every server needs; live play does without uvicorn's own way for frames."""
    return uvicorn.Config(
        app,
        log_config=None,
        server_header=False,
        http=Door,
        ws=Wire,
        ws_max_size=2
        * messages.LONGEST_FRAME,  # a little too large gets an answer, much too large is cut off
        ws_per_message_deflate=False,  # its memory per connection is more than a table takes
        timeout_graceful_shutdown=GRACE,
        **more,
    )


class _Server(uvicorn.Server):
    ready: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle_down()
        if self.started:
            self.ready()


def settle_down() -> None:
    """All is loaded: from now on nothing takes a turn of its own that is long."""
    look_at_new_only()
    sys.setswitchinterval(TURN)


def use_descriptors() -> None:
    """As many as the system lets us have."""
    with suppress(ImportError, OSError, ValueError):  # not on Windows, and not where somebody forbids it
        import resource

        given, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, DESCRIPTORS)
        if given != resource.RLIM_INFINITY and given < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def listen(settings: Settings) -> socket.socket:
    """The port, taken before anything else is begun."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":  # elsewhere it would let two servers share a port
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServingError(f"port {settings.port} is in use: choose another with --port") from None
        raise ServingError(
            f"cannot listen at {settings.host}, port {settings.port}: {error.strerror or error}"
        ) from None
    listening.set_inheritable(True)
    return listening


def prepare(settings: Settings) -> None:
    """Brings the database up to date before the first process serves it."""
    from quayside.server.app import make_folder
    from quayside.server.migrations import migrate
    from quayside.server.store.store import open_engine

    async def bring_up_to_date() -> None:
        engine = open_engine(settings.database)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    make_folder(settings)
    try:
        asyncio.run(bring_up_to_date())
    except CommandError:
        raise SettingsError("the database is of a newer Quayside: upgrade this one") from None
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise SettingsError(f"the database cannot be used: {reason}") from None
