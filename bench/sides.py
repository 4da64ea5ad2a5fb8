"""Processes that are measured, asked in turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


class MissingSide(Exception):
    """A side that cannot be measured here; its text says why."""


class Side:
    """A process that measures what it is asked to. `path`: where it finds the package, if not where this one does."""

    def __init__(self, script: str, path: Path | None = None) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if path is not None:
            env["PYTHONPATH"] = str(path)
        self._process = subprocess.Popen(
            [sys.executable, "-B", str(HERE / script)],
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.facts = self._answer()

    def measure(self, **ask: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(ask) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        self._process.communicate()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            _, told = self._process.communicate()
            raise MissingSide(told.strip().splitlines()[-1] if told.strip() else "it ended without a word")
        answer: dict[str, Any] = json.loads(line)
        return answer


def ours(build: str, path: Path | None = None) -> Side:
    """A build of Quayside; what lies at the path may be another one than it should."""
    side = Side("ours.py", path)
    if side.facts["build"] != build:
        side.close()
        raise MissingSide(f"the side that should be {build} is {side.facts['build']}: run `make bench`")
    return side
