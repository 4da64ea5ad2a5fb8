"""Datasets: the same command writes the same positions, and a card says how."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from quayside import QuaysideError, RecordError
from quayside.cli import main
from quayside.lab import data, dataset
from quayside.lab.simulate import Plan

from ..properties.worlds import for_every_game

PLAN = Plan("manila", ("greedy", "random", "random"), games=1, seed=5, views=False)


def made(folder: Path, plan: Plan = PLAN, positions: int = 500, processes: int = 1) -> dict[str, Any]:
    told = list(dataset.make(plan, positions, folder, processes))
    assert told == sorted(told)
    return dataset.read_figures(folder)


def test_a_dataset_has_as_many_positions_as_were_asked_for_and_ends_with_a_whole_game(tmp_path: Path) -> None:
    figures = made(tmp_path / "x")
    read = data.read(tmp_path / "x")
    assert len(read) == figures["positions"] >= 500
    last = read.game == figures["games"] - 1
    assert (~last).sum() < 500
    assert read.ply[last].tolist() == list(range(int(last.sum())))
    assert figures["legal"] == pytest.approx(read.mask.sum() / len(read), abs=0.01)
    assert figures["results"]["greedy"]["seats"] == figures["games"]


def test_the_same_plan_is_the_same_dataset_on_any_number_of_processes(tmp_path: Path) -> None:
    one, two = made(tmp_path / "one"), made(tmp_path / "two", processes=2)
    assert one == two
    other = made(tmp_path / "other", Plan("manila", PLAN.bots, games=1, seed=6, views=False))
    assert other["digest"] != one["digest"]


@for_every_game
def test_a_dataset_is_checked_by_playing_it_again(id: str, tmp_path: Path) -> None:
    plan = Plan(id, ("random",) * 2 if id == "lisboa" else ("random",) * 3, games=1, seed=2, views=False)
    made(tmp_path / "x", plan, positions=300)
    assert list(dataset.check(tmp_path / "x", games=2)) == []


def test_a_check_finds_what_is_not_as_the_card_says(tmp_path: Path) -> None:
    figures = made(tmp_path / "x")
    path = tmp_path / "x" / dataset.FIGURES
    path.write_text(json.dumps({**figures, "digest": "0" * 32}), encoding="utf-8")
    assert "is not the file" in next(dataset.check(tmp_path / "x", games=2))
    path.write_text(json.dumps({**figures, "seed": 77}), encoding="utf-8")
    wrong = list(dataset.check(tmp_path / "x", games=2))
    assert wrong[0] == "game 0 goes another way when it is played again"
    path.write_text(json.dumps({**figures, "layout": 99, "package": "0.9"}), encoding="utf-8")
    with pytest.raises(QuaysideError, match="release 0.9 with layout 99 of manila"):
        list(dataset.check(tmp_path / "x", games=2))


def test_numpy_and_pyarrow_read_the_same(tmp_path: Path) -> None:
    made(tmp_path / "x")
    whole = data.read(tmp_path / "x")
    assert whole.view == []
    found = data.arrow(tmp_path / "x")
    parts = [data.arrays(batch) for batch in found.to_batches(batch_size=64)]
    for name in dataset.HASHED:
        assert np.array_equal(
            np.concatenate([getattr(part, name) for part in parts]), getattr(whole, name)
        ), name
    actions = np.concatenate([batch["action"].to_numpy() for batch in found.to_batches(columns=["action"])])
    assert np.array_equal(actions, whole.action)
    assert parts[0].header == whole.header


def test_views_are_there_if_they_are_asked_for(tmp_path: Path) -> None:
    made(tmp_path / "x", Plan("manila", PLAN.bots, games=1, seed=5), positions=50)
    read = data.read(tmp_path / "x")
    assert json.loads(read.view[0])["game"] == "manila"
    plain = made(tmp_path / "plain", positions=50)
    assert dataset.read_figures(tmp_path / "x")["digest"] == plain["digest"]


def test_the_command_of_the_card_makes_the_dataset_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = "dataset make manila --positions 200 --bots greedy,random,random --seed 3 --option pirate_eviction=true"
    assert main([*asked.split(), "--processes", "1", "--lang", "en"]) == 0
    assert re.search(r"\d+ positions and their card are in quayside-manila\.", capsys.readouterr().out)
    card = (tmp_path / "quayside-manila" / "README.md").read_text(encoding="utf-8")
    command = re.search(r"^quayside (dataset make .*)$", card, re.MULTILINE)
    assert command is not None
    assert main([*shlex.split(command[1]), "--processes", "1", "--out", "again"]) == 0
    one, two = (dataset.read_figures(tmp_path / folder) for folder in ("quayside-manila", "again"))
    assert one == two
    assert one["digest"] in card
    assert main(["dataset", "check", "again", "--games", "1", "--lang", "en"]) == 0
    assert "one game went the same way again" in " ".join(capsys.readouterr().out.split())


def test_the_python_of_the_card_runs(tmp_path: Path) -> None:
    made(tmp_path / "x")
    card = (tmp_path / "x" / "README.md").read_text(encoding="utf-8")
    block = re.search(r"```python\n(.*?)```", card, re.DOTALL)
    assert block is not None
    exec(block[1].replace("FOLDER", str(tmp_path / "x")), {})


def test_what_is_no_dataset_is_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="holds no dataset"):
        dataset.read_figures(tmp_path)
    (tmp_path / dataset.FIGURES).write_text("{", encoding="utf-8")
    with pytest.raises(RecordError, match="cannot be read"):
        dataset.read_figures(tmp_path)
    (tmp_path / dataset.FIGURES).write_text("[]", encoding="utf-8")
    with pytest.raises(RecordError, match="tells of no dataset"):
        dataset.read_figures(tmp_path)
    with pytest.raises(QuaysideError, match="holds something already"):
        list(dataset.make(PLAN, 5, tmp_path))
    with pytest.raises(QuaysideError, match="at least one position"):
        list(dataset.make(PLAN, 0, tmp_path / "x"))
    with pytest.raises(RecordError, match="cannot be read"):
        data.arrow(tmp_path / "nowhere.parquet")
