"""Real PostgreSQL and Redis for tests: started on a free port of this machine, in a folder of their own, and ended with
the tests. Debian has them in the packages `postgresql` and `redis-server`."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

PATIENCE = 90.0  # seconds that a server may take to start


class Postgres:
    """A running server. Each `database()` is new and empty."""

    def __init__(self, port: int, programs: Path) -> None:
        self.port = port
        self._programs = programs

    def database(self) -> str:
        name = f"quayside_{secrets.token_hex(4)}"
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "quayside"]
        create = [str(self._programs / "createdb"), *where, name]
        subprocess.run(create, check=True, capture_output=True, timeout=PATIENCE)
        return f"postgresql+asyncpg://quayside@127.0.0.1:{self.port}/{name}"


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """fsync stays on: what these tests prove must hold on a disk."""
    programs = _postgres_programs()
    with _folder() as folder:
        where = ["-D", str(folder / "data")]
        how = ["-U", "quayside", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-locale"]
        init = [str(programs / "initdb"), *where, *how]
        subprocess.run(
            [*_as_somebody(), *init], check=True, capture_output=True, cwd=folder, timeout=2 * PATIENCE
        )
        port = free_port()
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": port,
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "max_connections": 100,
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        ask = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]

        def ready() -> bool:
            return subprocess.run(ask, capture_output=True).returncode == 0

        with _running([str(programs / "postgres"), *where, *options], folder, ready, signal.SIGQUIT):
            yield Postgres(port, programs)


@contextlib.contextmanager
def redis(port: int | None = None) -> Iterator[str]:
    """The address of a running Redis."""
    program = shutil.which("redis-server")
    if program is None:
        raise RuntimeError("Redis is not installed; on Debian: apt-get install redis-server")
    with _folder() as folder:
        port = port or free_port()
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        with _running([program, *options], folder, lambda: _answers(port), signal.SIGTERM):
            yield f"redis://127.0.0.1:{port}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _postgres_programs() -> Path:
    """Debian keeps them out of the path, one folder a version."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True
    )
    found = shutil.which("initdb")
    for folder in [*debian, *([Path(found).parent] if found else [])]:
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    raise RuntimeError("PostgreSQL is not installed; on Debian: apt-get install postgresql")


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="quayside-", ignore_cleanup_errors=True) as name:
        if os.geteuid() == 0:
            os.chown(name, _somebody().pw_uid, _somebody().pw_gid)
        yield Path(name)


def _somebody() -> pwd.struct_passwd:
    """PostgreSQL does not run as root."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def _as_somebody() -> list[str]:
    """And no server outlives the tests, even if they are killed."""
    words = ["setpriv", "--pdeathsig", "INT"]
    if os.geteuid() == 0:
        words += [f"--reuid={_somebody().pw_uid}", f"--regid={_somebody().pw_gid}", "--clear-groups"]
    return words


@contextlib.contextmanager
def _running(
    command: list[str], folder: Path, ready: Callable[[], bool], end: signal.Signals
) -> Iterator[None]:
    notes = folder / "server.log"
    with notes.open("wb") as file:
        server = subprocess.Popen(
            [*_as_somebody(), *command], cwd=folder, stdout=file, stderr=subprocess.STDOUT
        )
    try:
        limit = time.monotonic() + PATIENCE
        while not ready():
            if server.poll() is not None or time.monotonic() > limit:
                raise RuntimeError(f"{command[0]} does not start:\n{notes.read_text(errors='replace')}")
            time.sleep(0.05)
        yield
    finally:
        server.send_signal(end)
        try:
            server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False
