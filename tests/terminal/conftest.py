"""A session in this very process: quick, and an escaping error is a failing test."""

from __future__ import annotations

import io
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from quayside.cli import main

from .sessions import Ended

Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Runs `quayside` with these words; `typed` are the lines that stand ready at its standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def run_quayside(words: str, typed: list[str] | None = None) -> Ended:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed or []])))
        code = main(shlex.split(words))
        captured = capsys.readouterr()
        return Ended(code, captured.out, captured.err)

    return run_quayside
