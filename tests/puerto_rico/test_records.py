"""Whole games on file: they replay move by move to the same end, and show what they were chosen for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quayside import Event, Record, State
from quayside.games.puerto_rico.state import PuertoRicoState

from ..records.make_puerto_rico import FOLDER, RESULTS, WANTED
from . import laws

RESULTS_ON_FILE = json.loads(RESULTS.read_text(encoding="utf-8"))
every_record = pytest.mark.parametrize("name", WANTED)


def load(name: str) -> Record:
    return Record.load(str(FOLDER / f"{name}.json"))


def replayed(name: str) -> tuple[State, list[Event]]:
    events: list[Event] = []
    return load(name).replay(listener=events.append), events


@every_record
def test_a_game_on_file_ends_as_it_ended(name: str) -> None:
    state, events = replayed(name)
    assert state.to_play == -1
    result = {"moves": state.ply, "scores": state.scores(), "ranks": state.ranking()}
    assert result == RESULTS_ON_FILE[name]
    assert events[-1].kind == "end_game"
    assert events[-1].args["scores"] == result["scores"]


@every_record
def test_a_game_on_file_shows_what_it_was_chosen_for(name: str) -> None:
    record = load(name)
    assert record.players == WANTED[name].players
    assert {option: chosen for option, chosen in record.options.items() if chosen} == WANTED[name].options
    assert WANTED[name].shows(replayed(name)[1])


@every_record
def test_a_game_on_file_keeps_the_laws_of_puerto_rico(name: str) -> None:
    witness = laws.Witness(WANTED[name].players)
    state = load(name).replay(listener=witness)
    assert isinstance(state, PuertoRicoState)
    laws.check(state)
    witness.agrees(state)


@every_record
def test_a_replayed_game_gives_the_same_file(name: str, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    Record.of(replayed(name)[0]).save(str(again))
    assert again.read_bytes() == (FOLDER / f"{name}.json").read_bytes()


@every_record
def test_a_game_on_file_needs_no_seed(name: str) -> None:
    """Its outcomes are enough, as for a game that was played on a real table."""
    record = load(name)
    record.seed, record.scripted = None, len(record.chance)
    assert record.replay().key() == replayed(name)[0].key()


def test_every_file_is_looked_at() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {*WANTED, RESULTS.stem}
    assert set(RESULTS_ON_FILE) == set(WANTED)


def test_a_condition_is_not_met_by_just_any_game() -> None:
    """Each is missing in one of the twelve ordinary games at least."""
    ordinary = [replayed(name)[1] for name in list(WANTED)[:12]]
    for name in WANTED:
        assert not all([WANTED[name].shows(events) for events in ordinary]), name
