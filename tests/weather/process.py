"""The server as it runs in earnest: a process of its own, started as one types it, that can be killed at any moment and
started again on the same database and port."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Self

import httpx

from ..servers import free_port

PATIENCE = 60.0  # seconds that it may take to serve, on a machine that does much else


class ServerProcess:
    """All that it ever prints is kept in one file: `said()`."""

    def __init__(self, database: str, notes: Path, *options: str, **settings: Any) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.notes = notes
        self.starts = 0
        where = ["--host", "127.0.0.1", "--port", str(self.port), "--database", database]
        self._command = [sys.executable, "-m", "quayside", "serve", *where, *options]
        usual = {"allowance": 1000, "bot_pause": 0, "bot_processes": 1, "log_level": "warning"}
        chosen = {f"QUAYSIDE_{name.upper()}": str(value) for name, value in {**usual, **settings}.items()}
        self._environment = {**os.environ, "LANG": "C.UTF-8", **chosen}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        with self.notes.open("ab") as notes:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stdin=subprocess.DEVNULL, stdout=notes, stderr=notes
            )
        self.starts += 1
        return self

    def wait_until_it_serves(self) -> Self:
        limit = time.monotonic() + PATIENCE
        while not self.serves():
            assert self.alive, f"the server has ended:\n{self.said()}"
            assert time.monotonic() < limit, f"the server does not serve:\n{self.said()}"
            time.sleep(0.05)
        return self

    def serves(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", trust_env=False, timeout=5).is_success
        except httpx.HTTPError:
            return False

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """No warning, no farewell: what is not on disk now is lost."""
        assert self.alive, f"the server has ended by itself:\n{self.said()}"
        os.kill(self.pid, signal.SIGKILL)
        self._end()

    def stop(self) -> None:
        """As Ctrl-C would."""
        if self.alive:
            os.kill(self.pid, signal.SIGTERM)
        self._end()

    def _end(self) -> None:
        assert self._process is not None
        try:
            self._process.wait(PATIENCE)
        finally:
            if self._process.poll() is None:
                self._process.kill()
                self._process.wait()

    def __enter__(self) -> Self:
        return self.start().wait_until_it_serves()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # What it says

    def said(self) -> str:
        return self.notes.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """The lines of its log that tell of an error of its own, and whatever else is no line of a log: a server that
        is well prints its greeting and JSON, no traceback."""
        return [line for line in _ORPHAN.sub("", self.said()).splitlines() if not _is_fine(line)]


# A process for bots whose server was killed while it was being started: Python says this before any code of ours runs
_ORPHAN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n'
    r"(?:  .*multiprocessing.*\n(?:    .*\n)*)+EOFError: Ran out of input\n"
)


def _is_fine(line: str) -> bool:
    if not line.startswith("{"):
        return "Traceback" not in line and not line.startswith(" ")
    try:
        told = json.loads(line)
    except ValueError:
        return True  # a line that a kill cut in two
    return told["level"] not in ("error", "critical") and "trace" not in told
