"""The player's board: rubble, warehouse, influence and houses."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("lisboa.rubble.set")
@pytest.mark.parametrize(
    ("cubes", "sets"),
    [
        ("", 0),
        ("earthquake 2 fire 2", 0),
        ("earthquake 1 fire 3 tsunami 2", 1),
        ("earthquake 5 fire 5 tsunami 5", 5),
    ],
)
def test_one_of_each_type_is_a_set(cubes: str, sets: int) -> None:
    own = Table(3).arrange(cubes={0: cubes}).seat(0)
    assert (own["sets"], own["storage"], own["markers"]) == (sets, 2 + sets, sets)


@pytest.mark.rule("lisboa.rubble.set")
def test_completing_a_set_moves_a_marker() -> None:
    table = Table(3).arrange(cubes={0: "earthquake 1 fire 1"}).tuck("P35").play("cube tsunami pile")
    assert table.told("set") == [{"seat": 0, "sets": 1}]
    assert (table.seat(0)["markers"], table.seat(0)["limit"]) == (1, 3)


@pytest.mark.rule("lisboa.rubble.pile")
def test_a_cube_of_choice_from_the_pile() -> None:
    table = Table(3).arrange(rubble={"pile": "fire 1 tsunami 2"}).tuck("P35")
    assert table.choices == ["pass", "cube fire pile", "cube tsunami pile"]
    assert table.why_not("cube earthquake pile")[0] == "lisboa.rubble.pile"
    table.play("cube fire pile")
    assert table.view()["city"]["pile"] == {"earthquake": 0, "fire": 0, "tsunami": 2}


@pytest.mark.rule("lisboa.rubble.pile")
def test_an_empty_pile_gives_nothing() -> None:
    table = Table(3).arrange(rubble={"pile": ""}).tuck("P35")
    assert table.asked == (0, "business")
    assert len(table.told("lapse")) == 1


@pytest.mark.rule("lisboa.rubble.limit")
def test_room_for_five_of_each_type() -> None:
    table = Table(3).arrange(cubes={0: "fire 5"}).tuck("P35").play("cube fire pile")
    assert table.seat(0)["cubes"]["fire"] == 5
    assert table.told("cube") == [{"seat": 0, "cube": "fire", "kept": False}]


@pytest.mark.rule("lisboa.warehouse.limit")
@pytest.mark.parametrize(("sets", "clergy", "limit"), [(0, "", 2), (1, "", 3), (0, "C36", 3), (2, "C36", 5)])
def test_two_of_each_type_and_one_for_each_set_and_benefit(sets: int, clergy: str, limit: int) -> None:
    table = Table(3).arrange(sets={0: sets}, clergy={0: clergy}, goods={0: f"gold {limit}"})
    assert table.seat(0)["storage"] == limit
    assert table.play("card P17", "gold").goods(0) == f"gold {limit}"


@pytest.mark.rule("lisboa.warehouse.limit")
def test_goods_that_do_not_fit_are_not_received_and_no_good_makes_room() -> None:
    table = Table(3).arrange(goods={0: "gold 2 tools 2 books 2 cloth 1"}).tuck("P12")
    assert table.goods(0) == "gold 2 tools 2 books 2 cloth 2", "of two goods one fits, and only cloth"
    assert table.asked == (0, "business")


@pytest.mark.rule("lisboa.influence.gain")
def test_the_sum_of_the_top_row_and_benefits() -> None:
    """P08 1, P09 2, S01 1, C34 1. P22 below adds nothing. P25: influence and three goods."""
    table = Table(3).arrange(
        sets={0: 2}, portfolio={0: "P08 P09 S01 P22"}, clergy={0: "C34"}, influence={0: 2}
    )
    table.court("P25").play("pay 3+0")
    assert table.influence[0] == 2 + 1 + 2 + 1 + 1


@pytest.mark.rule("lisboa.influence.overflow")
@pytest.mark.parametrize(("before", "after", "wigs"), [(5, 9, 0), (6, 10, 0), (7, 10, 1), (10, 10, 1)])
def test_a_wig_for_a_gain_beyond_ten(before: int, after: int, wigs: int) -> None:
    table = Table(3).arrange(portfolio={0: "P52"}, influence={0: before}).tuck("P68")
    assert (table.influence[0], table.wigs[0]) == (after, wigs)


@pytest.mark.rule("lisboa.options.overflow")
@pytest.mark.parametrize(("before", "after", "wigs"), [(5, 9, 0), (6, 10, 1), (7, 10, 1), (10, 10, 1)])
def test_with_the_option_a_wig_for_every_gain_that_ends_on_ten(before: int, after: int, wigs: int) -> None:
    table = (
        Table(3, wig_on_reaching_ten=True).arrange(portfolio={0: "P52"}, influence={0: before}).tuck("P68")
    )
    assert (table.influence[0], table.wigs[0]) == (after, wigs)


@pytest.mark.rule("lisboa.options.different_offices")
def test_with_the_option_officials_go_to_different_offices() -> None:
    table = (
        Table(3, officials_in_different_offices=True).tuck("P10").play("trade tools recruit", "office king")
    )
    assert table.choices == ["pass", "office marquis", "office builder"]
    assert table.why_not("office king") == ("lisboa.options.different_offices", {"noble": "king"})


@pytest.mark.rule("lisboa.options.different_offices")
def test_with_the_option_a_third_official_has_the_last_office() -> None:
    table = Table(3, officials_in_different_offices=True).arrange(clergy={0: "C28"}).tuck("P10")
    table.play("trade tools recruit", "office king", "office builder")
    assert table.choices == ["pass", "office marquis"]
    table.play("office marquis")
    assert [table.office(noble)[0] for noble in ("king", "marquis", "builder")] == [1, 1, 1]


@pytest.mark.rule("lisboa.houses.groups")
def test_a_house_of_a_group_of_choice_while_it_has_one() -> None:
    table = Table(3).arrange(reis={0: 40}, houses={0: "left 2"}).court("P17").play("pay influence", "pass")
    table.play("store A1 gold", "cube earthquake row")
    table.play(table.choices[-1])
    assert table.choices == ["house middle", "house right"]
    assert table.why_not("house left") == ("lisboa.houses.groups", {"group": "left"})
    table.play("house right")
    assert table.seat(0)["houses"] == {"left": 2, "middle": 0, "right": 1}


@pytest.mark.rule("lisboa.houses.groups")
def test_two_three_and_three_houses() -> None:
    table = Table(3).arrange(reis={0: 40}, houses={0: "left 1 middle 3 right 3"}).court("P17").play("pass")
    table.play("store B1 gold", "cube earthquake row")
    table.play(table.choices[-1])
    assert table.seat(0)["houses"] == {"left": 2, "middle": 3, "right": 3}, (
        "the last house goes without a question"
    )


@pytest.mark.rule("lisboa.houses.left")
def test_both_left_houses_let_one_pay_a_visit_in_reis() -> None:
    table = Table(3).arrange(houses={0: "left 2"}, offices={"marquis": "1 2"}).court("P12")
    assert (table.asked, table.choices) == ((0, "visit"), ["pay influence", "pay reis"])
    table.play("pay reis")
    assert (table.reis[0], table.influence[0]) == (7, 4)
    one = Table(3).arrange(houses={0: "left 1"}, offices={"marquis": "1 2"}).court("P12")
    assert (one.reis[0], one.influence[0]) == (10, 1)


@pytest.mark.rule("lisboa.houses.left")
def test_the_whole_cost_in_coins_never_mixed() -> None:
    table = Table(3).arrange(houses={0: "left 2"}, offices={"marquis": "1 2"}, reis={0: 2}).court("P12")
    assert (table.reis[0], table.influence[0]) == (2, 1), "two coins are too few: it is not asked"
    table = Table(3).arrange(houses={0: "left 2"}, offices={"marquis": "1 2"}, influence={0: 1}).court("P12")
    assert (table.reis[0], table.influence[0]) == (7, 1), "nor influence with coins to make up for it"


@pytest.mark.rule("lisboa.houses.left")
def test_a_way_of_paying_that_makes_the_noble_action_impossible_is_not_offered() -> None:
    """Two officials cost 6 reis; the visit 1. Whoever paid it in coins could no longer hire them."""
    table = Table(3).arrange(
        houses={0: "left 2"},
        reis={0: 6},
        influence={0: 0},
        wigs={0: 1},
        buildings={"N1": "B07.a", "WE": "B06.a", "EE": "B05.a"},
    )
    table.court("P09")
    assert (table.reis[0], table.wigs[0]) == (6, 0)


@pytest.mark.rule("lisboa.houses.left")
def test_a_follower_may_pay_in_reis_too() -> None:
    table = (
        Table(3)
        .arrange(houses={1: "left 2"}, favors={1: "marquis"})
        .court("P12")
        .play("pass", "decree D01", "1: follow")
    )
    assert (table.asked, table.choices) == ((1, "follower_pays"), ["pay influence", "pay reis"])
    assert table.play("pay reis").reis[1] == 9


@pytest.mark.rule("lisboa.houses.middle", "lisboa.houses.right")
def test_the_second_house_of_a_group_gives_the_same_as_the_first() -> None:
    ship = Table(3).arrange(yard="S07", houses={0: "middle 2"}).court("P12").play("act ship")
    assert ship.decision["left"] == 2
    goods = Table(3).arrange(goods={0: ""}, houses={0: "right 2"}).court("P12").play("act produce")
    assert goods.play("gain gold").asked == (0, "decree"), "one good of choice"
