"""The pure and the compiled build play the same games, move by move."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quayside.core import state as build

from .digests import GAMES

ROOT = Path(__file__).resolve().parents[2]
BINARIES = ("*.so", "*.pyd")


def digests(package: Path) -> dict[str, Any]:
    """Of all its games, played with the package in this folder."""
    env = {**os.environ, "PYTHONPATH": str(package)}
    command = [sys.executable, "-m", "tests.core.digests"]
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    if build.__file__.endswith(".py"):
        pytest.skip("these tests run on the pure build: an installed one may be older than the source")
    compiled = digests(Path(build.__file__).parents[2])
    shutil.copytree(
        ROOT / "src" / "quayside", tmp_path / "quayside", ignore=shutil.ignore_patterns(*BINARIES)
    )
    pure = digests(tmp_path)
    assert compiled["file"] == build.__file__
    assert pure["file"].endswith(".py")
    assert len(set(pure["games"])) == GAMES
    assert pure["games"] == compiled["games"]
