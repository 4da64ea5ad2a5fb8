"""Clones, keys and replays against the declared fields of a state: a field that one of them forgets is found here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from mypy_extensions import i64

import quayside
from quayside import Record, Rng, State
from quayside.core.agenda import Agenda
from quayside.core.state import NOT_THE_POSITION, declared_fields
from quayside.core.vecs import vec

from ..properties.worlds import at_every_table, generator, wander

OF_A_GAME = {  # fields that only some games have
    "values": "of the set-up, shared by all states",
    "sides": "of the set-up",
    "expanded": "of the set-up",
    "has_nobles": "of the set-up",
    "kinds": "of the set-up",
    "places": "of the set-up",
    "cards": "of the set-up",
}
PLIES_BETWEEN = 23
VEC = type(vec[i64]())
ROWS = type(vec[vec[i64]]())


def fields(state: State) -> list[str]:
    return declared_fields(type(state))


def position_fields(state: State) -> list[str]:
    return [name for name in fields(state) if name not in NOT_THE_POSITION and name not in OF_A_GAME]


def positions(id: str, players: int) -> Iterator[State]:
    """From the set-up of random games to their end."""
    for seed in (1, 2):
        state = quayside.game(id).new(players, seed)
        for _ in wander(state, Rng(seed)):
            if state.ply % PLIES_BETWEEN == 0:
                yield state
        yield state


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value[:-1], changed(value[-1])] if value else [0]
    return vec[i64]([*value[:-1], value[-1] + 1] if len(value) else [0])


def snapshot(value: Any) -> Any:
    """As it is now, whatever becomes of it."""
    if isinstance(value, Agenda):
        return value.key()
    return value if isinstance(value, int) else [snapshot(each) for each in value]


def disturb(state: State, name: str) -> None:
    """Changes a field in place, as a move would: a vec that has numbers is not replaced, nor one in a list."""
    value = getattr(state, name)
    if isinstance(value, Agenda):
        value.push(1, 2, 3)
    elif isinstance(value, int) or not len(value):
        setattr(state, name, changed(value))
    elif isinstance(value[-1], int):
        value[-1] += 1
    else:
        value[-1] = changed(value[-1])


@at_every_table
def test_the_fields_of_a_state_are_declared(id: str, players: int) -> None:
    state = quayside.game(id).new(players, 1)
    assert set(NOT_THE_POSITION) < set(fields(state))
    assert len(position_fields(state)) > 2
    if hasattr(state, "__dict__"):  # the interpreted class would take any other without complaint
        assert set(vars(state)) == set(fields(state))


@at_every_table
def test_a_position_is_ints_and_vecs_of_them_and_an_agenda(id: str, players: int) -> None:
    for state in positions(id, players):
        for name in position_fields(state):
            assert is_plain(getattr(state, name)), name


def is_plain(value: object) -> bool:
    if isinstance(value, Agenda):
        return all([type(frame) is int for frame in value.key()])
    if type(value) is ROWS and list(value) and not isinstance(value[0], int):
        return all([is_plain(item) for item in value])
    return type(value) is int or (type(value) is VEC and all([type(item) is int for item in value]))


@at_every_table
def test_a_clone_has_every_field_and_shares_none_that_can_change(id: str, players: int) -> None:
    for state in positions(id, players):
        twin = state.clone()
        for name in fields(state):
            if name == "rng":
                assert generator(twin.rng) == generator(state.rng)
            elif name != "listener":
                assert getattr(twin, name) == getattr(state, name), name
        assert twin.rng is not state.rng
        for name in [*position_fields(state), "moves"]:
            before = snapshot(getattr(state, name))
            disturb(twin, name)
            assert snapshot(getattr(state, name)) == before, f"the clone shares {name}"
            assert snapshot(getattr(twin, name)) != before


@at_every_table
def test_every_field_of_the_position_is_in_its_key(id: str, players: int) -> None:
    for state in positions(id, players):
        for name in position_fields(state):
            twin = state.clone()
            assert twin.key() == state.key()
            disturb(twin, name)
            assert twin.key() != state.key(), f"the key forgets {name}"


@at_every_table
def test_a_key_can_be_hashed_and_stays_as_it_was_when_the_state_goes_on(id: str, players: int) -> None:
    for state in positions(id, players):
        twin = state.clone()
        key = twin.key()
        assert hash(key) == hash(state.key())
        for name in position_fields(state):
            disturb(twin, name)
        assert key == state.key()


@at_every_table
@pytest.mark.parametrize(
    "name", sorted(set(NOT_THE_POSITION) & {"rng", "history", "ply", "barrier", "listener"})
)
def test_what_is_no_part_of_the_position_is_not_in_its_key(id: str, players: int, name: str) -> None:
    state = quayside.game(id).new(players, 1)
    twin = state.clone()
    if name == "rng":
        twin.rng = Rng(99)
    elif name == "listener":
        twin.listener = print
    else:
        disturb(twin, name)
    assert twin.key() == state.key()


@at_every_table
def test_a_replay_brings_back_every_field(id: str, players: int) -> None:
    for state in positions(id, players):
        again = Record.of(state).replay()
        for name in [
            *position_fields(state),
            "history",
            "ply",
            "barrier",
            "choices",
            "forced",
            "players",
            "scripted",
        ]:
            assert getattr(again, name) == getattr(state, name), name
        assert generator(again.rng) == generator(state.rng)
