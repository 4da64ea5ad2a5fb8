"""Whole games on file: they replay move by move to the same end, and show what they were chosen for."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import Record

from ..properties.worlds import laws
from .making import anything
from .on_file import COLLECTIONS

every_record = pytest.mark.parametrize(
    ("id", "name"), [(id, name) for id in COLLECTIONS for name in COLLECTIONS[id].wanted]
)
every_game = pytest.mark.parametrize("id", quayside.games())
SCORES = {"manila": "fortunes"}  # what the last event calls them, if not scores


@cache
def results(id: str) -> dict[str, Any]:
    return json.loads(COLLECTIONS[id].results.read_text(encoding="utf-8"))


@every_record
def test_a_game_on_file_ends_as_it_ended(id: str, name: str) -> None:
    state, events = COLLECTIONS[id].replayed(name)
    assert state.to_play == -1
    scores = state.scores()
    assert {"moves": state.ply, "scores": scores, "ranks": state.ranking()} == results(id)[name]
    assert events[-1].kind == "end_game"
    told = events[-1].args[SCORES.get(id, "scores")]
    assert isinstance(told, list)
    assert told[: state.players] == scores


@every_record
def test_a_game_on_file_shows_what_it_was_chosen_for(id: str, name: str) -> None:
    record, wanted = COLLECTIONS[id].load(name), COLLECTIONS[id].wanted[name]
    assert record.players == wanted.players
    rules = quayside.game(id)
    assert record.options == rules.recorded_options(rules.checked_options(wanted.options, record.players))
    assert wanted.shows(COLLECTIONS[id].replayed(name)[1])


@every_record
def test_a_game_on_file_keeps_the_laws_of_its_game(id: str, name: str) -> None:
    record = COLLECTIONS[id].load(name)
    witness = laws(id).Witness(record.players)
    state = record.replay(listener=witness)
    laws(id).check(state)
    witness.agrees(state)


@every_record
def test_a_replayed_game_gives_the_same_file(id: str, name: str, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    Record.of(COLLECTIONS[id].replayed(name)[0]).save(str(again))
    assert again.read_bytes() == (COLLECTIONS[id].folder / f"{name}.json").read_bytes()


@every_record
def test_a_game_on_file_needs_no_seed(id: str, name: str) -> None:
    """Its outcomes are enough, as for a game that was played on a real table."""
    record = COLLECTIONS[id].load(name)
    record.seed, record.scripted = None, len(record.chance)
    assert record.replay().key() == COLLECTIONS[id].replayed(name)[0].key()


@every_game
def test_every_file_is_looked_at(id: str) -> None:
    wanted = set(COLLECTIONS[id].wanted)
    assert {path.stem for path in COLLECTIONS[id].folder.glob("*.json")} == {*wanted, "results"}
    assert set(results(id)) == wanted


@every_game
def test_a_condition_is_not_met_by_just_any_game(id: str) -> None:
    """Each is missing in one of the ordinary games at least."""
    collection = COLLECTIONS[id]
    names = list(collection.wanted)
    ordinary = [collection.replayed(name)[1] for name in names[: collection.ordinary]]
    for name, wanted in collection.wanted.items():
        if wanted.shows is not anything:
            assert not all([wanted.shows(events) for events in ordinary]), name
