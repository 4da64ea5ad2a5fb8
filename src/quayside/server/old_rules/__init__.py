"""The rules by which a table is played, or was. Before the version of a game rises, `tools/freeze_rules.py` puts its rules
into an archive here, and the games that were played by them can still be read. Nobody plays on by them: the bots and the
boards of their time are gone."""

from __future__ import annotations

import importlib
import sys
import tempfile
import zipfile
from functools import cache
from pathlib import Path

from quayside.core.game import Game
from quayside.table.rules import rules_here


def rules_of(game: str, version: int) -> Game | None:
    """Those of today, or from the archive; None when there are none of this version."""
    return rules_here(game, version) or _archived(game, version)


@cache
def _archived(game: str, version: int) -> Game | None:
    """They read files that lie beside their modules: so they are unpacked, for as long as this process lives."""
    archive = Path(__file__).parent / f"{game}_{version}.zip"
    if not archive.is_file():
        return None
    with zipfile.ZipFile(archive) as packed:
        packed.extractall(_folder().name)
    rules: Game = importlib.import_module(f"quayside_{game}_{version}").game(game)
    return rules


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="quayside-rules-")
    sys.path.append(folder.name)
    return folder
