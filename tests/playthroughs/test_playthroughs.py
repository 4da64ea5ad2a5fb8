"""Whole games on file, with every answer of the API: none of them changes unseen."""

from __future__ import annotations

from pathlib import Path

import pytest

from .telling import FILES, FOLDER, playthrough


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_game_goes_as_its_playthrough_says(file: Path) -> None:
    written = file.read_text(encoding="utf-8").splitlines()
    assert playthrough(*FILES[file]).splitlines() == written, (
        "if this is meant, run tests/playthroughs/make.py"
    )


def test_there_is_a_playthrough_for_each_table_and_no_other() -> None:
    assert set(FOLDER.glob("*.txt")) == set(FILES)
