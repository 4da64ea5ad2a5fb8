"""Scripted deals and dice: what chance cannot bring is refused, and then nothing has changed."""

from __future__ import annotations

import pytest

import quayside

from .table import Table, voyage


@pytest.mark.parametrize(
    "deal",
    ["deal silk", "deal silk jade jade", "deal silk pepper", "roll 1 2 3", "hand silk jade", "silk jade", ""],
)
def test_a_deal_is_two_shares_of_wares_that_exist(deal: str) -> None:
    with pytest.raises(quayside.ChanceError, match="two shares are dealt now"):
        quayside.game("manila").new(3, chance=[deal])


@pytest.mark.rule("manila.setup.shares")
def test_a_fourth_share_of_a_ware_cannot_be_dealt() -> None:
    assert Table(3, hands=["silk silk", "silk jade", "jade jade"]).supply("silk") == 2
    with pytest.raises(quayside.ChanceError, match="'deal silk silk' cannot be dealt"):
        Table(3, hands=["silk jade", "silk ginseng", "silk silk"])
    with pytest.raises(quayside.ChanceError, match="only three shares of each ware"):
        Table(3, hands=["silk silk", "silk jade", "silk jade"])


@pytest.mark.parametrize("dice", ["1 2", "1 2 3 4", "0 1 2", "7 1 1", "1 1 x", ""])
def test_a_roll_is_three_dice_of_six_sides(dice: str) -> None:
    table = voyage(rolls=[dice]).place("ginseng nutmeg silk")
    before = table.state.key(), table.state.ply, len(table.events)
    with pytest.raises(quayside.ChanceError, match="three dice are rolled now"):
        table.play("place pirates")
    assert (table.state.key(), table.state.ply, len(table.events)) == before
    assert table.asked == (3, "placement")
    assert table.cash[3] == 30


@pytest.mark.parametrize("outcome", ["dice 1 2 3", "deal silk jade"])
def test_what_is_no_roll_is_refused_where_dice_are_due(outcome: str) -> None:
    state = quayside.game("manila").new(3, chance=["deal silk jade"] * 3 + [outcome])
    moves = [
        *["pass"] * 4,
        "load ginseng",
        "load silk",
        "load jade",
        "start silk 3",
        "start jade 3",
        "pass",
        "pass",
    ]
    for move in moves:
        state.play(state.parse(move))
    with pytest.raises(quayside.ChanceError, match=f"{outcome!r} is something else"):
        state.play(state.parse("pass"))
    assert state.ply == len(moves)


@pytest.mark.rule("manila.end.trigger")
def test_outcomes_that_are_left_over_at_the_end_are_refused_and_nothing_has_changed() -> None:
    table = Table(3, rolls=["6 6 6"] * 12 + ["1 2 3"])
    for _ in range(3):
        table.idle_voyage()
    table.play(*["pass"] * 4).load("ginseng 3 nutmeg 3 silk 3").play("pass", "pass")
    before = table.state.key()
    with pytest.raises(quayside.ChanceError, match="its script is not: 1 left, first 'roll 1 2 3'"):
        table.play("pass")
    assert table.state.key() == before
    assert table.asked == (2, "placement")
