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

ROOT = Path(__file__).resolve().parents[2]
BINARIES = ("*.so", "*.pyd")


def digests(package: Path | None) -> dict[str, Any] | None:
    """Of thirty games with the package in this folder, or with the installed one; None when there is none."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        env["PYTHONPATH"] = str(package)
    run = subprocess.run(
        [sys.executable, "-m", "tests.core.digests"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    if package is None and "No module named 'quayside'" in run.stderr:
        return None
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    compiled = digests(None)
    if compiled is None or not compiled["file"].endswith((".so", ".pyd")):
        pytest.skip("no compiled build is installed")
    shutil.copytree(
        ROOT / "src" / "quayside", tmp_path / "quayside", ignore=shutil.ignore_patterns(*BINARIES)
    )
    pure = digests(tmp_path)
    assert pure is not None
    assert pure["file"].endswith(".py")
    assert len(set(pure["games"])) == 30
    assert pure["games"] == compiled["games"]
