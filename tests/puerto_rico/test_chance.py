"""Scripted plantations: what chance cannot bring is refused, and then nothing has changed."""

from __future__ import annotations

import pytest

import quayside

from .table import Table


@pytest.mark.parametrize(
    "row",
    [
        "row",
        "row corn corn",
        "row corn corn corn corn corn corn",
        "row corn corn corn corn quarry",
        "draw corn",
        "",
    ],
)
def test_a_row_is_as_many_plantations_as_are_turned_up(row: str) -> None:
    with pytest.raises(quayside.ChanceError, match="turned up now"):
        quayside.game("puerto_rico").new(4, chance=[row])


@pytest.mark.rule("puerto_rico.setup.row")
def test_more_tiles_of_a_kind_than_there_are_cannot_be_turned_up() -> None:
    """Two players have five coffee plantations."""
    table = Table(2, row="coffee coffee coffee", chance=["row coffee coffee coffee"]).play(
        "pick settler", "pass"
    )
    with pytest.raises(quayside.ChanceError, match="cannot be turned up"):
        table.play("pass")


@pytest.mark.rule("puerto_rico.settler.refill")
@pytest.mark.parametrize("row", ["row corn", "draw corn", "row corn corn corn corn pepper"])
def test_an_impossible_row_is_refused_and_nothing_has_changed(row: str) -> None:
    table = Table(chance=[row]).play("pick settler", "take corn", "take indigo", "take sugar")
    before = table.state.key(), table.state.ply, len(table.events)
    with pytest.raises(quayside.ChanceError, match="turned up now"):
        table.play("take coffee")
    assert (table.state.key(), table.state.ply, len(table.events)) == before
    assert table.asked == (3, "settler")


@pytest.mark.rule("puerto_rico.buildings.hacienda")
@pytest.mark.parametrize(
    ("outcome", "problem"),
    [
        ("draw quarry", "a tile is drawn now"),
        ("draw", "a tile is drawn now"),
        ("draw corn corn", "a tile is drawn now"),
        ("row corn", "a tile is drawn now"),
        ("draw coffee", "no such tile is left"),
    ],
)
def test_a_draw_is_one_plantation_of_the_pile(outcome: str, problem: str) -> None:
    coffee = {1: "coffee " * 7}
    table = Table(chance=[outcome]).arrange(city={0: "hacienda*"}, island=coffee).play("pick settler")
    before = table.state.key(), table.state.ply
    with pytest.raises(quayside.ChanceError, match=problem):
        table.play("draw")
    assert (table.state.key(), table.state.ply) == before


@pytest.mark.rule("puerto_rico.end.last_round")
def test_outcomes_that_are_left_over_at_the_end_are_refused() -> None:
    table = Table(chance=["row corn corn corn corn corn"]).arrange(san_juan={3: 72})
    table.picks("mayor captain craftsman")
    before = table.state.key()
    with pytest.raises(quayside.ChanceError, match="its script is not: 1 left, first 'row corn"):
        table.play("pick prospector")
    assert table.state.key() == before


@pytest.mark.rule("puerto_rico.settler.refill")
def test_the_order_in_which_a_scripted_row_is_written_does_not_matter() -> None:
    one, two = (
        quayside.game("puerto_rico").new(3, seed=1, chance=[row])
        for row in ("row coffee corn corn sugar", "row corn corn  sugar coffee")
    )
    assert one.key() == two.key()


@pytest.mark.rule("puerto_rico.settler.refill")
def test_chance_falls_when_the_row_is_turned_up_and_nobody_goes_back_behind_it() -> None:
    table = Table().play("pick settler", "take corn", "take indigo", "take sugar")
    ply = table.state.ply
    table.play("take coffee")
    assert table.state.barrier == ply + 1
