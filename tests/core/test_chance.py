"""Scripted chance: deals and dice given in their notation, used in order, and refused when they cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside import ChanceError, Record, Rng, State

from ..properties.worlds import Heard, at_every_table, everything, wander

DEALS = ["deal silk jade", "deal ginseng nutmeg", "deal jade jade"]
TO_THE_DICE = (
    ["pass"] * 4
    + ["load ginseng", "load nutmeg", "load silk", "start ginseng 3", "start nutmeg 3"]
    + ["pass"] * 3
)


def begin(*chance: str, seed: int | None = 1) -> State:
    return quayside.game("manila").new(3, seed, chance=list(chance))


def sail(state: State) -> None:
    """Plays all but the last move before the dice are rolled: three of them, for nobody places anything."""
    for move in TO_THE_DICE[:-1]:
        state.play(state.parse(move))


def hand(state: State, seat: int) -> Any:
    seats: Any = state.view(seat)["seats"]
    return seats[seat]["dealt"]


@at_every_table
def test_a_game_scripted_by_its_own_outcomes_is_the_same_game(id: str, players: int) -> None:
    heard = Heard()
    state = quayside.game(id).new(players, 21, listener=heard)
    moves = list(wander(state, Rng(22)))
    outcomes = [event.outcome for event in heard.events if event.outcome]
    again = quayside.game(id).new(players, 23, chance=outcomes)
    for action in moves:
        again.play(action)
    assert again.key() == state.key()
    assert again.scripted == len(outcomes)


def test_scripted_outcomes_are_used_in_order_then_the_seed_goes_on() -> None:
    state = begin(*DEALS, "roll 6 6 1", seed=5)
    assert hand(state, 0) == {"ginseng": 0, "nutmeg": 0, "silk": 1, "jade": 1}
    assert hand(state, 2) == {"ginseng": 0, "nutmeg": 0, "silk": 0, "jade": 2}
    heard = Heard()
    sail(state)
    state.listener = heard
    state.play(state.parse("pass"))
    rng = Rng(5)
    drawn = [1 + rng.below(6) for _ in range(6)]
    rolls = [event.args["dice"] for event in heard.events if event.kind == "roll"]
    assert rolls == [[6, 6, 1], drawn[:3], drawn[3:]]


def test_blanks_and_the_order_of_a_hand_do_not_matter() -> None:
    assert begin("  deal  jade silk ", *DEALS[1:]).key() == begin(*DEALS).key()


@pytest.mark.parametrize(
    "chance",
    [
        ["roll 1 2 3"],
        ["deal silk"],
        ["deal silk tea"],
        ["deal silk jade jade"],
        ["silk jade"],
        [""],
        ["deal jade jade", "deal jade jade"],
        ["deal silk silk", "deal silk jade", "deal silk jade"],
    ],
)
def test_a_deal_that_cannot_be_is_refused(chance: list[str]) -> None:
    with pytest.raises(ChanceError, match=chance[-1].strip() or "''"):
        begin(*chance)


@pytest.mark.parametrize(
    "roll",
    [
        "roll 1 2",
        "roll 1 2 3 4",
        "roll 0 1 2",
        "roll 1 2 7",
        "roll 1 2 +3",
        "roll a b c",
        "deal silk jade",
        "1 2 3",
    ],
)
def test_a_roll_that_cannot_be_is_refused_and_the_move_before_it_is_not_played(roll: str) -> None:
    state = begin(*DEALS, roll)
    sail(state)
    heard = Heard()
    state.listener = heard
    before = everything(state)
    with pytest.raises(ChanceError, match="three dice are rolled now"):
        state.play(state.parse("pass"))
    assert everything(state) == before
    assert not heard.events
    state.play(state.parse("place silk"))


def test_an_impossible_outcome_that_lies_ahead_of_a_possible_one_is_refused_too() -> None:
    state = begin(*DEALS, "roll 1 2 3", "roll 9 9 9")
    sail(state)
    before = everything(state)
    with pytest.raises(ChanceError, match="roll 9 9 9"):
        state.play(state.parse("pass"))
    assert everything(state) == before


def test_outcomes_left_over_at_the_end_are_refused_and_the_last_move_is_not_played() -> None:
    state = quayside.game("manila").new(3, 1)
    quayside.playout(state, Rng(2))
    record = Record.of(state)
    again = quayside.game("manila").new(3, 1, chance=[*record.chance, "roll 1 1 1", "roll 2 2 2"])
    for move in record.moves[:-1]:
        again.play(again.parse(move))
    before = everything(again)
    with pytest.raises(ChanceError, match="its script is not: 2 left, first 'roll 1 1 1'"):
        again.play(again.parse(record.moves[-1]))
    assert everything(again) == before


def test_a_clone_follows_the_same_script() -> None:
    state = begin(*DEALS, "roll 6 6 1")
    sail(state)
    twin = state.clone()
    state.play(state.parse("pass"))
    twin.play(twin.parse("pass"))
    assert everything(twin) == everything(state)


def test_a_determinized_world_does_not_know_the_script() -> None:
    state = begin(*DEALS, "roll 1 1 1", "roll 1 1 1", "roll 1 1 1")
    sail(state)
    futures = set()
    for seed in range(5):
        world = state.determinize(0, Rng(seed))
        assert world.setup.script == []
        heard = Heard()
        world.listener = heard
        world.play(world.parse("pass"))
        futures.add(tuple(event.outcome for event in heard.events if event.outcome))
    assert len(futures) == 5
    assert ("roll 1 1 1",) * 3 not in futures
