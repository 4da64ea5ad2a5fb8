"""Positions on file: what was seen and done in every game of a run comes back as it was."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import quayside
from quayside import Record, RecordError
from quayside.cli import main
from quayside.lab import data
from quayside.lab.arrays import mask, observe, rewards
from quayside.lab.simulate import Plan, play_all

from ..properties.worlds import for_every_game
from ..terminal.sessions import environment

NAMES = ["game", "ply", "seat", "observation", "mask", "action", "scores", "ranks", "reward"]


def written(path: Path, plan: Plan) -> data.Positions:
    with data.Writer(str(path), plan) as writer:
        for outcome in play_all(plan):
            writer.add(outcome)
    return data.read(str(path))


@pytest.mark.slow
@pytest.mark.parametrize("suffix", ["parquet", "jsonl"])
@for_every_game
def test_what_is_read_is_what_was_played(id: str, suffix: str, tmp_path: Path) -> None:
    players = quayside.game(id).players[0]
    plan = Plan(
        id, ("random",) * players, games=1 if suffix == "jsonl" else 2, seed=4, positions=True, records=True
    )
    outcomes = list(play_all(plan))
    read = written(tmp_path / f"x.{suffix}", plan)
    line = 0
    for number, outcome in enumerate(outcomes):
        assert outcome.record is not None
        record = Record.from_json(outcome.record)
        state = quayside.game(id).new(players, record.seed)
        for move in record.moves:
            seat = state.to_play
            assert (read.game[line], read.ply[line], read.seat[line]) == (number, state.ply, seat)
            assert read.bot[line] == "random"
            assert state.notation(int(read.action[line])) == move
            if state.ply % 9 == 0:
                assert (read.observation[line] == observe(state, seat)).all()
                assert (read.mask[line] == mask(state)).all()
                assert json.loads(read.view[line]) == json.loads(json.dumps(state.view(seat)))
            assert read.scores[line].tolist() == outcome.scores
            assert read.ranks[line].tolist() == outcome.ranks
            assert read.reward[line] == pytest.approx(rewards(outcome.ranks)[seat])
            state.play(state.parse(move))
            line += 1
    assert len(read) == line
    assert read.header["game"] == id
    assert read.header["layout"] >= 1


def test_both_formats_hold_the_same_and_can_be_read_in_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data, "ROWS_A_GROUP", 50)  # several groups
    plan = Plan("manila", ("random",) * 3, games=3, seed=1, positions=True)
    one, two = (written(tmp_path / f"x.{suffix}", plan) for suffix in ("parquet", "jsonl"))
    for name in NAMES:
        assert np.array_equal(getattr(one, name), getattr(two, name)), name
    assert one.view == two.view
    assert one.header == two.header
    for suffix in ("parquet", "jsonl"):
        parts = list(data.chunks(str(tmp_path / f"x.{suffix}"), rows=64))
        assert len(parts) > 3
        assert max(len(part) for part in parts) <= 64
        assert np.array_equal(np.concatenate([part.action for part in parts]), one.action)


def test_a_writer_holds_only_so_many_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "ROWS_A_GROUP", 100)
    plan = Plan("manila", ("random",) * 3, games=6, seed=1, positions=True)
    with data.Writer(str(tmp_path / "x.parquet"), plan) as writer:
        for outcome in play_all(plan):
            writer.add(outcome)
            assert len(writer._rows) < 100


def test_a_run_that_is_broken_off_leaves_what_it_has_played(tmp_path: Path) -> None:
    plan = Plan("manila", ("random",) * 3, games=9, seed=1, positions=True)
    path = str(tmp_path / "x.parquet")
    games = play_all(plan)
    writer = data.Writer(path, plan)
    writer.add(next(games))
    writer.__exit__(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert set(data.read(path).game.tolist()) == {0}


@pytest.mark.parametrize("suffix", ["parquet", "jsonl"])
def test_a_file_without_positions_is_read_as_empty(tmp_path: Path, suffix: str) -> None:
    plan = Plan("manila", ("random",) * 3, games=1, seed=1, positions=True)
    path = str(tmp_path / f"x.{suffix}")
    with data.Writer(path, plan):
        pass
    read = data.read(path)
    assert len(read) == 0
    assert read.observation.shape == (0, 204)


def test_what_holds_no_positions_is_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        data.read(str(tmp_path / "nowhere.parquet"))
    other = tmp_path / "other.jsonl"
    other.write_text('{"quayside": 1}\n', encoding="utf-8")
    with pytest.raises(RecordError, match="holds no positions of format 1"):
        data.read(str(other))
    torn = tmp_path / "torn.parquet"
    torn.write_bytes(b"PAR1 and nothing more")
    with pytest.raises(RecordError):
        data.read(str(torn))


def test_the_columns_are_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for name, meaning in data.COLUMNS.items():
        assert f"| `{name}` |" in page
        assert meaning in page


@pytest.mark.parametrize("words", ["--out x.parquet", "--out x.jsonl --positions"])
def test_the_command_writes_positions(
    words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = f"simulate manila --games 2 --players 3 --bots random --seed 5 --processes 1 --lang en {words}"
    assert main(asked.split()) == 0
    file = words.split()[1]
    assert f"The positions are in {file}." in capsys.readouterr().out
    assert set(data.read(file).game.tolist()) == {0, 1}


@pytest.mark.parametrize(
    ("missing", "extra", "words"),
    [
        ("numpy", "lab", "simulate manila --games 1 --bots random --processes 1 --out x.parquet"),
        ("msgspec", "server", "serve"),
        ("sqlalchemy", "server", "admin tables"),
    ],
)
def test_without_the_extra_a_command_says_what_is_missing(
    missing: str, extra: str, words: str, tmp_path: Path
) -> None:
    code = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        f"from quayside.cli import main\nsys.exit(main({words.split()!r}))"
    )
    ended = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env=environment(), capture_output=True, text=True
    )
    assert ended.returncode == 2
    assert ended.stderr == f"quayside: this needs {missing}: pip install 'quayside[{extra}]'\n"
