"""The lessons of the browser client show what the engine plays today."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lesson", ROOT / "tools/lesson.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


LESSON = tool()


@pytest.mark.parametrize("script", LESSON.SCRIPTS, ids=lambda script: script.name)
def test_the_lesson_is_current(script: object) -> None:
    written = LESSON.path_of(script).read_text(encoding="utf-8")
    assert written == LESSON.as_text(LESSON.played(script)), "run: PYTHONPATH=src python tools/lesson.py"


@pytest.mark.parametrize("script", LESSON.SCRIPTS, ids=lambda script: script.name)
def test_no_chance_is_left_to_chance(script: object) -> None:
    """Another seed tells the same story."""
    assert LESSON.played(script, seed=1) == LESSON.played(script, seed=2)
