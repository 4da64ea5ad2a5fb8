"""What a bot gets: a game through the eyes of one seat, and nothing else."""

from __future__ import annotations

import pytest

import quayside
from quayside import Record, RecordError, Rng, Seen

from ..properties.worlds import at_every_table, generator, position


@at_every_table
def test_seen_opens_nothing_but_what_a_seat_may_ask(id: str, players: int) -> None:
    seen = Seen(quayside.game(id).new(players, 7), 0)
    assert {name for name in dir(seen) if not name.startswith("_")} == {
        "game",
        "seat",
        "view",
        "legal",
        "notation",
        "sample",
    }


@at_every_table
def test_a_seat_sees_its_view_and_its_own_choices(id: str, players: int) -> None:
    state = position(id, players, 4, 25)
    for seat in range(players):
        seen = Seen(state, seat)
        assert seen.seat == seat
        assert seen.view == state.view(seat)
        assert seen.legal() == (state.legal() if seat == state.to_play else [])
        assert seen.notation(3) == state.notation(3)


@at_every_table
def test_a_sample_knows_neither_seed_nor_history_nor_generator(id: str, players: int) -> None:
    state = position(id, players, 4, 25)
    world = Seen(state, players - 1).sample(Rng(5))
    assert world.setup.seed is None
    assert world.setup.script == []
    assert world.history == []
    assert world.listener is None
    assert generator(world.rng) != generator(state.rng)
    assert (world.ply, world.barrier, world.to_play) == (state.ply, state.barrier, state.to_play)
    with pytest.raises(RecordError, match="a determinized world has no record"):
        Record.of(world)


@at_every_table
def test_a_sample_is_drawn_from_the_generator_that_the_bot_brings(id: str, players: int) -> None:
    state = position(id, players, 4, 25)
    seen = Seen(state, players - 1)
    assert generator(seen.sample(Rng(5)).rng) == generator(seen.sample(Rng(5)).rng)
    assert seen.sample(Rng(5)).key() == seen.sample(Rng(5)).key()
    rng = Rng(5)
    assert generator(seen.sample(rng).rng) != generator(seen.sample(rng).rng)


@at_every_table
def test_a_sample_may_be_cloned_and_played_to_the_end(id: str, players: int) -> None:
    world = Seen(position(id, players, 4, 25), players - 1).sample(Rng(5))
    twin = world.clone()
    quayside.playout(world, Rng(6))
    quayside.playout(twin, Rng(6))
    assert world.key() == twin.key()
    assert world.to_play == -1
