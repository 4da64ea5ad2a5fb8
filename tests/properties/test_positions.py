"""Positions as text: what is written can be read, what somebody may not know is not in it, and what cannot be is refused
with a sentence."""

from __future__ import annotations

import os
from typing import Any

import pytest

import quayside
from quayside import PositionError, Record, Rng, State

from .worlds import (
    TABLES,
    all_options,
    at_every_table,
    at_every_table_with_secrets,
    choose,
    for_every_game,
    position,
    wander,
)

POSITIONS = int(
    os.environ.get("QUAYSIDE_POSITIONS", "20000")
)  # that are written and read; `make soak` takes a million
PLIES_BETWEEN = 7  # of those positions: games with other options are worth more than their neighbours
SHUFFLED = int(os.environ.get("QUAYSIDE_SHUFFLED", "400"))  # texts of each game in which something is changed


def read(text: str, seed: int = 5, **options: Any) -> State:
    return quayside.game(text.partition("/")[0]).position(text, seed, **options)


@at_every_table
def test_what_is_written_can_be_read(id: str, players: int) -> None:
    left = POSITIONS // len(TABLES)
    options = all_options(id, players)
    number = 0
    while left > 0:
        state = quayside.game(id).new(players, number, number % players, **options[number % len(options)])
        for _ in wander(state, Rng(number)):
            if state.ply % PLIES_BETWEEN == number % PLIES_BETWEEN:
                again = read(state.position())
                assert again.key() == state.key()
                assert (again.to_play, again.legal()) == (state.to_play, state.legal())
                left -= 1
        assert read(state.position()).key() == state.key()  # also when the game is over
        number += 1


@at_every_table_with_secrets
def test_who_reads_what_a_seat_may_know_sees_what_it_sees(id: str, players: int) -> None:
    for seat in [None, *range(players)]:
        for moves in (0, 2, 40, 90):
            state = position(id, players, 11 + moves, moves)
            text = state.position(seat)
            for seed in range(3):
                world = read(text, seed)
                assert _without_ply(world.view(seat)) == _without_ply(state.view(seat))
                assert world.position(seat) == text
                if world.to_play == seat:
                    assert world.legal() == state.legal()


@at_every_table_with_secrets
def test_what_is_open_is_drawn(id: str, players: int) -> None:
    text = position(id, players, 3, 6).position(0)
    assert "?" in text
    assert len({read(text, seed).position() for seed in range(20)}) > 1
    assert read(text, 4).position() == read(text, 4).position()


def _without_ply(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "ply"}


@at_every_table
def test_a_game_goes_on_from_a_position_and_its_record_begins_there(id: str, players: int) -> None:
    state = read(position(id, players, 5, 30).position(), seed=8)
    assert (state.ply, state.barrier, state.history) == (0, 0, [])
    rng = Rng(2)
    for _ in range(60):
        if state.to_play < 0:
            break
        state.play(choose(state, rng))
    record = Record.of(state)
    assert record.position
    again = Record.from_json(record.to_json())
    assert again.replay().key() == state.key()
    assert again.replay(3).ply == 3
    assert again.chance == record.chance


@for_every_game
def test_a_record_without_a_position_has_no_word_of_it(id: str) -> None:
    assert "position" not in Record.of(quayside.game(id).new(seed=1)).header()


@for_every_game
def test_a_text_in_which_something_is_changed_is_read_or_refused_with_a_sentence(id: str) -> None:
    """Never anything else, and what was read obeys the laws and can be played."""
    rng = Rng(9)
    game = quayside.game(id)
    read_ones = 0
    for number in range(SHUFFLED):
        words = position(id, game.players[-1], number % 7, 10 * (number % 12)).position().split()
        other = position(id, game.players[-1], number % 5 + 20, 9 * (number % 11)).position().split()
        for _ in range(1 + rng.below(2)):
            at = 1 + rng.below(len(words) - 1)
            words[at] = _changed(words[at], other, rng)
        try:
            state = game.position(" ".join(words), number)
        except PositionError:
            continue
        read_ones += 1
        for _ in range(5):
            if state.to_play >= 0:
                state.play(choose(state, rng))
    assert read_ones < SHUFFLED


def _changed(word: str, others: list[str], rng: Rng) -> str:
    """A number more or less, or the same field of another position, or nonsense."""
    name, _, value = word.partition("=")
    kind = rng.below(3)
    if kind == 0:
        digits = [at for at, letter in enumerate(value) if letter.isdigit()]
        if digits:
            at = digits[rng.below(len(digits))]
            value = value[:at] + str(rng.below(10)) + value[at + 1 :]
    elif kind == 1:
        value = next((each.partition("=")[2] for each in others if each.startswith(f"{name}=")), "-1")
    else:
        value = ("", "?", "-", "99999999", "none", "a:b", "0:1:2", "+", "/", "*", "-5")[rng.below(11)]
    return f"{name}={value}"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "begins with manila/1"),
        ("manila/9 players=3", "begins with manila/1"),
        ("lisboa/2 players=3", "begins with manila/1"),
        ("manila/1", "for how many players"),
        ("manila/1 players=9", "3 to 5 players"),
        ("manila/1 players=3 cash", "no '='"),
        ("manila/1 players=3 cash=1,2,3 cash=1,2,3", "twice"),
        ("manila/1 players=3 cash=1,2", "3 values belong here"),
        ("manila/1 players=3 cash=1,2,x", "cash: 'x' is nothing"),
        ("manila/1 players=3 gold=3", "knows nothing of 'gold'"),
        ("manila/1 players=3 first=7", "no seat 7"),
        ("manila/1 players=3 pirate_eviction=perhaps", "cannot be 'perhaps'"),
        ("manila/1 players=3 " + "x" * 30_000, "far too long"),
    ],
)
def test_what_is_no_position_is_told_so(text: str, sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        quayside.game("manila").position(text)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("cash=30,30,30", "cash=-1,30,30"), "less than no money"),
        (("supply=ginseng:3,", "supply="), "5 shares of ginseng"),
        (("agenda=auction", "agenda=settlement"), "stands a decision"),
        (("agenda=auction", "place=silk:4 port=silk agenda=auction"), "lies at a berth"),
        (("agenda=auction", "figures=silk.2:0 agenda=auction"), "filled first"),
        (("agenda=auction", "figures=silk.4:0 agenda=auction"), "only jade has a fourth seat"),
        (("agenda=auction", "price=jade:30 agenda=auction"), "the game goes on"),
    ],
)
def test_a_position_that_breaks_a_law_is_told_which(change: tuple[str, str], sentence: str) -> None:
    text = quayside.game("manila").new(3, 7).position().replace("voyage=1", "voyage=1 cash=30,30,30")
    with pytest.raises(PositionError, match=sentence):
        quayside.game("manila").position(text.replace(*change))
