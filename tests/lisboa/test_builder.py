"""The Builder's acts: recruiting officials, acquiring a plan, building a store."""

from __future__ import annotations

import pytest

from ..lists import Lists
from .table import Table

BARE = {"rubble": {f"row.{row}": "" for row in "ABCDE"} | {f"column.{column}": "" for column in range(1, 6)}}


def recruiting(players: int = 3, **arranged: object) -> Table:
    return Table(players).arrange(**arranged).tuck("P10").play("trade tools recruit")


def building(**arranged: object) -> Table:
    """Seat 0 visits the Builder and is about to choose a plot."""
    return Table(3).arrange(**{"reis": {0: 40}, "favors": {2: ""}, **arranged}).court("P17").play("pass")


# Officials


@pytest.mark.rule("lisboa.recruit.officials")
def test_one_or_two_officials_also_to_the_same_office() -> None:
    table = recruiting()
    assert table.choices == ["office king", "office marquis", "office builder"], "at least one"
    table.play("office king")
    assert table.choices == ["pass", "office king", "office marquis", "office builder"]
    table.play("office king")
    assert (table.office("king"), table.seat(0)["officials"]["board"]) == ([2, 0, 0], 6)
    assert table.asked != (0, "recruiting")
    assert recruiting().play("office marquis", "pass").office("marquis") == [1, 0, 0]


@pytest.mark.rule("lisboa.recruit.officials")
def test_a_benefit_allows_three_but_not_with_a_reward() -> None:
    """C28: recruit+1. P18: officials:2. P39: officials:1."""
    table = recruiting(clergy={0: "C28"}).play("office king", "office king", "office king")
    assert table.office("king") == [3, 0, 0]
    table = Table(3).arrange(clergy={0: "C28"}).tuck("P18").play("office king", "office king")
    assert table.asked == (0, "business")
    table = Table(3).tuck("P39").play("office king")
    assert table.asked == (0, "business")


@pytest.mark.rule("lisboa.recruit.officials")
def test_nobody_on_the_board_nobody_to_recruit() -> None:
    table = recruiting(in_buildings={0: 7}).play("office king")
    assert table.asked != (0, "recruiting"), "it was the last one"
    table = Table(3).arrange(in_buildings={0: 8}).tuck("P10")
    assert "trade tools recruit" not in table.choices


@pytest.mark.rule("lisboa.recruit.full_office")
@pytest.mark.parametrize(
    ("before", "after", "plaza"),
    [
        ("0 0 1 2", [2, 1, 1], [1, 0, 0]),  # one's own colour counts
        ("1 1 2 0", [2, 1, 1], [0, 1, 0]),
        ("1 1 2 2", [1, 1, 1], [0, 1, 1]),  # a tie: one of each
        ("1 1 1 1", [1, 3, 0], [0, 1, 0]),
        ("0 1 2", [2, 1, 1], [0, 0, 0]),  # not full
    ],
)
def test_a_full_office_sends_one_of_the_largest_colours_to_the_plaza(
    before: str, after: list[int], plaza: list[int]
) -> None:
    table = recruiting(offices={"king": before}).play("office king")
    assert table.office("king") == after
    assert table.view()["plaza"]["seats"] == plaza


@pytest.mark.rule("lisboa.recruit.full_office")
def test_neutral_officials_are_a_colour_too() -> None:
    table = recruiting(2, offices={"king": "0 0 1 d"}).play("office king")
    assert (table.office("king"), table.view()["plaza"]) == ([2, 1], {"seats": [1, 0], "dummies": 0})
    table = recruiting(2, offices={"king": "0 1 1 d"}).play("office king")
    assert (table.office("king"), table.view()["plaza"]["dummies"]) == ([2, 1], 0)


@pytest.mark.rule("lisboa.recruit.full_office")
def test_all_tied_colours_go_the_neutral_one_as_well() -> None:
    table = Table(2).arrange(offices={"king": "0 1 d"})
    table.state.values.office_spaces, spaces = 3, table.state.values.office_spaces
    try:
        table.tuck("P10").play("trade tools recruit", "office king")
    finally:
        table.state.values.office_spaces = spaces
    assert table.office("king") == [1, 0]
    assert table.view()["plaza"] == {"seats": [1, 1], "dummies": 1}
    assert [out["seat"] for out in table.told("crowded_out")] == [0, 1, -1]


# Plans


@pytest.mark.rule("lisboa.plan.take")
def test_the_top_plan_of_either_pile() -> None:
    table = Table(3).tuck("P10").play("trade tools plan")
    assert table.choices == ["plan santos", "plan mardel"]
    table.play("plan mardel")
    assert table.seat(0)["plans"] == {"santos.2": 1, "mardel.2": 1}
    assert table.told("plan") == [{"seat": 0, "architect": "mardel", "plan": "mardel.2"}]


@pytest.mark.rule("lisboa.plan.piles")
def test_the_top_plan_of_each_pile_lies_open_and_the_next_one_is_turned_up() -> None:
    table = Table(3, ["plan mardel.4"])
    assert table.view()["plans"] == {
        "santos": {"top": "santos.2", "plans": 8},
        "mardel": {"top": "mardel.2", "plans": 8},
    }
    table.tuck("P10").play("trade tools plan", "plan mardel")
    assert table.view()["plans"]["mardel"] == {"top": "mardel.4", "plans": 7}
    assert table.told("next_plan")[-1] == {"architect": "mardel", "plan": "mardel.4"}
    table.play("pass", "draw king").tuck("P09").play("trade tools plan", "plan mardel")
    assert table.seat(1)["plans"] == {"mardel.2": 1, "mardel.4": 1}, "what lay open was taken"


@pytest.mark.rule("lisboa.plan.piles")
def test_the_last_plan_of_a_pile_leaves_its_place_empty() -> None:
    table = Table(3)
    state = Lists(table.state)
    state.done[:6], state.plans_left[:6] = state.plans_left[:6], [0] * 6
    state.keep()
    table.settle().tuck("P10").play("trade tools plan", "plan santos")
    assert table.view()["plans"]["santos"] == {"top": None, "plans": 0}


@pytest.mark.rule("lisboa.plan.take")
def test_an_empty_pile_gives_nothing() -> None:
    table = Table(3)
    state = Lists(table.state)
    state.done[:6], state.plans_left[:6] = state.plans_left[:6], [0] * 6
    state.keep()
    table.state.done[1], table.state.plan_shown[0] = table.state.done[1] + 1, -1
    table.settle().tuck("P17")
    assert table.choices == ["pass", "plan mardel"]
    assert table.why_not("plan santos") == ("lisboa.plan.take", {"architect": "santos"})


# Stores


@pytest.mark.rule("lisboa.store.tile")
def test_a_tile_of_its_slot_is_laid_in_the_order_of_the_rule() -> None:
    table = building().play("store B3 books")
    assert table.reis[0] == 45, "the reward comes first"
    table.play("cube earthquake row", "pay 12+0", "house left")
    kinds = [event.kind for event in table.events]
    order = [kinds.index(kind) for kind in ("store", "clear", "house")]
    assert order == sorted(order)
    assert table.view()["city"]["stores"]["B3"] == {"owner": 0, "trade": "books", "related": 0}
    assert table.view()["city"]["tiles"] == [4, 3, 3, 3, 2, 3, 3, 5]


@pytest.mark.rule("lisboa.store.tile")
def test_a_slot_without_tiles_offers_nothing() -> None:
    table = building(stores={"A2 gold": 1, "B2 gold": 1, "C2 gold": 1})
    assert "store D2 tools" in table.choices
    assert table.why_not("store D2 gold") == ("lisboa.store.tile", {"plot": "D2", "street": "gold"})


@pytest.mark.rule("lisboa.store.tile")
def test_without_a_house_no_store() -> None:
    table = Table(3).arrange(reis={0: 60}, houses={0: "left 2 middle 3 right 3"})
    assert "court" not in table.uses("P17")


@pytest.mark.rule("lisboa.store.plot")
def test_the_plot_lies_on_the_street_that_the_tile_faces() -> None:
    table = building()
    assert table.why_not("store A1 tools") == ("lisboa.store.plot", {"plot": "A1", "street": "tools"})
    assert table.why_not("store A5 books")[0] == "lisboa.store.plot"
    assert {"store A2 gold", "store A2 tools"} <= set(table.choices)


@pytest.mark.rule("lisboa.store.plot")
@pytest.mark.parametrize(("store", "asked"), [("store A2 gold", "gaining"), ("store A5 cloth", "rubble")])
def test_the_reward_of_the_plot_comes_at_once(store: str, asked: str) -> None:
    table = building().play(store)
    assert table.asked == (0, asked)


@pytest.mark.rule("lisboa.store.plot")
def test_an_influence_reward_may_help_to_pay_for_the_store() -> None:
    """The land costs 3. Nothing in the purse, influence 1 after the visit; the plots of column 4 gain 4."""
    table = building(**BARE, reis={0: 0}, influence={0: 2}, portfolio={0: "P52"})
    assert "store A4 cloth" in table.choices
    table.play("store A4 cloth")
    assert table.influence[0] < 5
    assert table.reis[0] == 0
    table = building(**BARE, reis={0: 0}, influence={0: 2})
    assert "store A4 cloth" not in table.choices, "without portfolio nothing is gained"


@pytest.mark.rule("lisboa.store.plot")
def test_room_that_the_cube_brings_comes_too_late_for_the_goods() -> None:
    goods = "gold 2 tools 2 books 2 cloth 2"
    table = building(goods={0: goods}, cubes={0: "earthquake 1 fire 1"}).play("store A2 gold")
    assert table.asked == (0, "cube"), "no room: the goods lapse"
    table.play("cube tsunami row")
    assert (table.seat(0)["sets"], table.goods(0)) == (1, goods)


@pytest.mark.rule("lisboa.store.taken")
def test_each_plot_holds_one_store() -> None:
    table = building(stores={"B2 tools": 1})
    assert table.why_not("store B2 gold") == ("lisboa.store.taken", {"plot": "B2", "street": "gold"})


@pytest.mark.rule("lisboa.store.rubble")
def test_one_cube_of_row_or_column() -> None:
    table = building(rubble={"row.B": "earthquake 1 tsunami 1", "column.3": "fire 2"}).play("store B3 books")
    assert table.choices == ["cube earthquake row", "cube fire column", "cube tsunami row"]
    assert table.why_not("cube fire row") == ("lisboa.store.rubble", {"cube": "fire"})
    table.play("cube fire column")
    assert table.view()["city"]["columns"][2] == {"earthquake": 0, "fire": 1, "tsunami": 0}
    assert table.seat(0)["cubes"] == {"earthquake": 0, "fire": 1, "tsunami": 0}


@pytest.mark.rule("lisboa.store.rubble")
def test_only_a_cube_after_which_one_can_still_pay() -> None:
    """B3 costs 3 + 3 + 1 + 2 + 2 = 11 with everything; 5 reis come in, so with 3 more only the earthquake will do."""
    table = building(
        rubble={"row.B": "earthquake 1 tsunami 1", "column.3": "fire 2"}, reis={0: 3}, influence={0: 1}
    )
    table.play("store B3 books")
    assert table.seat(0)["cubes"]["earthquake"] == 1, "the only answer is not asked"
    assert table.reis[0] == 0


@pytest.mark.rule("lisboa.store.rubble")
def test_without_a_cube_there_is_none_to_take() -> None:
    table = building(**BARE).play("store A1 gold")
    assert table.asked == (0, "payment")
    assert table.decision["price"] == 3


@pytest.mark.rule("lisboa.store.price")
def test_treasury_and_what_remains_in_row_and_column() -> None:
    """The example of the rule: 3 + 1 + 2 + 2 = 8, or 9 with a fire cube taken."""
    rubble = {"rubble": {"row.B": "earthquake 1 tsunami 1", "column.3": "fire 2"}}
    assert building(**rubble).play("store B3 books", "cube earthquake row").decision["price"] == 8
    assert building(**rubble).play("store B3 books", "cube fire column").decision["price"] == 9


@pytest.mark.rule("lisboa.store.price")
@pytest.mark.parametrize(
    ("clergy", "price"),
    [("C06", 7), ("C08", 6), ("C06 C08", 5), ("C08 C09", 5), ("C11", 6), ("C12", 7), ("C06 C11 C12", 4)],
)
def test_benefits_make_land_and_cubes_cheaper_but_not_below_zero(clergy: str, price: int) -> None:
    """land-1, land-2, a fire cube, a tsunami cube. C08 and C09 take 4 from a land price of 3."""
    table = building(rubble={"row.B": "earthquake 1 tsunami 1", "column.3": "fire 2"}, clergy={0: clergy})
    assert table.play("store B3 books", "cube earthquake row").decision["price"] == price


@pytest.mark.rule("lisboa.store.price", "lisboa.values.check")
def test_a_plot_that_cannot_be_paid_for_is_not_offered() -> None:
    """Means after the reward must reach the price without the dearest cube."""
    rubble = {"row.B": "earthquake 1 tsunami 1", "column.3": "fire 2", "column.2": "earthquake 3"}
    table = building(rubble=rubble, reis={0: 3}, influence={0: 1})
    assert "store B3 books" in table.choices
    assert table.why_not("store B2 gold") == (
        "lisboa.store.price",
        {"plot": "B2", "street": "gold", "price": 3 + 3 + 1 + 9, "means": 3},
    )


@pytest.mark.rule("lisboa.store.price")
def test_cubes_on_building_spaces_do_not_count() -> None:
    table = building(rubble={"row.B": "", "column.3": "", "WB": "earthquake 2", "N3": "earthquake 2"})
    assert table.play("store B3 books").decision["price"] == 3


@pytest.mark.rule("lisboa.store.scoring")
@pytest.mark.parametrize(
    ("buildings", "wigs"),
    [
        ({}, 0),
        ({"N3": "B10.a"}, 4),  # gold and books, at the north end of the books street
        ({"N3": "B10.a", "WC": "B01.a"}, 4),  # gold and tools: no books
        ({"N3": "B10.a", "WC": "B01.a", "EC": "B06.a"}, 8),  # the example of the rule
        ({"N3": "B10.a", "WC": "B04.a", "EC": "B06.a"}, 12),
        ({"WB": "B06.a", "N4": "B13.a"}, 0),  # another row, another street
    ],
)
def test_the_scoring_tile_for_each_related_building(buildings: dict[str, str], wigs: int) -> None:
    table = building(**BARE, buildings=buildings).play("store C4 books", "pay 3+0", "house left")
    assert table.gained("store") == ({0: wigs} if wigs else {})
    assert table.view()["city"]["stores"]["C4"]["related"] == wigs // 4
