"""Rules that were frozen before their version rose: they still replay the games that were played by them, without the
present ones."""

from __future__ import annotations

import importlib
import importlib.util
import io
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

import quayside

ROOT = Path(__file__).resolve().parents[2]
RECORDS = Path(__file__).parent / "0.1.0/records"

# Run where nothing but the frozen rules is to be found: replays each record, and says how it ended.
REPLAY = """
import hashlib, importlib, json, sys
rules = importlib.import_module(sys.argv[1])
ends = {}
for path in sys.argv[2:]:
    told = []
    state = rules.Record.load(path).replay(listener=told.append)
    key = hashlib.sha256(repr(state.key()).encode()).hexdigest()
    ends[path] = {"moves": state.ply, "scores": state.scores(), "ranks": state.ranking(), "key": key}
    assert told[-1].kind == "end_game" and state.view(rules.ALL)["to_play"] == -1
assert "quayside" not in sys.modules
print(json.dumps(ends))
"""


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("freeze_rules", ROOT / "tools/freeze_rules.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


FREEZE_RULES = tool()


def unpacked(archive: bytes, folder: Path) -> Path:
    zipfile.ZipFile(io.BytesIO(archive)).extractall(folder)
    return folder


def test_games_of_an_older_version_end_as_they_ended(tmp_path: Path) -> None:
    results = json.loads((RECORDS / "results.json").read_text(encoding="utf-8"))
    files = {name: str(RECORDS / f"{name}.json") for name in results}
    assert set(files.values()) == {str(path) for path in RECORDS.glob("lisboa-*.json")}

    unpacked((FREEZE_RULES.ARCHIVES / "lisboa_1.zip").read_bytes(), tmp_path)
    command = [sys.executable, "-c", REPLAY, "quayside_lisboa_1", *files.values()]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert run.returncode == 0, run.stderr
    ends = json.loads(run.stdout)
    assert {name: ends[file] for name, file in files.items()} == results


def test_the_same_source_gives_the_same_archive() -> None:
    for game in quayside.games():
        assert FREEZE_RULES.freeze(game) == FREEZE_RULES.freeze(game)


@pytest.mark.parametrize("game", quayside.games())
def test_a_game_that_is_frozen_now_plays_as_the_present_one(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(unpacked(FREEZE_RULES.freeze(game), tmp_path))
    frozen = importlib.import_module(FREEZE_RULES.package(game))
    assert frozen.games() == [game]
    here, there = [rules.game(game).new(seed=5) for rules in (quayside, frozen)]
    for _ in range(60):
        if here.to_play < 0:
            break
        here.play(here.legal()[-1])
        there.play(there.legal()[-1])
    assert here.key() == there.key()
    assert type(here) is not type(there)
