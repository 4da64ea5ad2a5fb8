"""The captain: who must load what on which ship, the points for it, harbor and wharf, and when loading ends."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table


def loading(players: int = 4, first: int = 0, **arranged: Any) -> Table:
    """The first seat has just picked the captain. Four players have ships for 5, 6 and 7."""
    return Table(players, first=first).arrange(**arranged).play("pick captain")


# Which ship


@pytest.mark.rule("puerto_rico.captain.ship")
def test_a_ship_carries_one_kind_and_no_two_ships_the_same() -> None:
    table = loading(goods={0: "corn 2 indigo 2 sugar 1"}, ships={5: "corn 1", 6: "coffee 2"})
    assert table.choices == ["load 5 corn", "load 7 indigo", "load 7 sugar"]
    rule = "puerto_rico.captain.ship"
    assert table.why_not("load 6 corn") == (
        rule,
        {"ship": 6, "good": "corn", "problem": "other_good", "carries": "coffee"},
    )
    assert table.why_not("load 7 corn") == (
        rule,
        {"ship": 7, "good": "corn", "problem": "elsewhere", "other": 5},
    )
    assert table.why_not("load 7 coffee") == (rule, {"ship": 7, "good": "coffee", "problem": "no_goods"})
    assert table.why_not("load 4 corn") == (rule, {"ship": 4, "good": "corn", "problem": "no_ship"})


@pytest.mark.rule("puerto_rico.captain.ship")
def test_a_full_ship_takes_nothing_and_its_kind_cannot_go_elsewhere() -> None:
    table = loading(goods={0: "corn 2 sugar 1", 1: "corn 4"}, ships={5: "corn 3"}).play("0: load 5 corn")
    assert table.ship(5) == "corn 5"
    assert table.asked == (0, "captain")
    assert table.choices == ["load 6 sugar", "load 7 sugar"]
    assert table.told("load", seat=1) == [], "seat 1 cannot load his corn"


@pytest.mark.rule("puerto_rico.captain.ship")
def test_a_full_ship_is_named_in_the_refusal() -> None:
    table = loading(goods={0: "corn 3 sugar 1 indigo 1", 1: "sugar 2"}, ships={5: "corn 3"})
    table.play("0: load 5 corn", "1: load 7 sugar")
    assert table.why_not("load 5 corn") == (
        "puerto_rico.captain.ship",
        {"ship": 5, "good": "corn", "problem": "full"},
    )


@pytest.mark.rule("puerto_rico.captain.ship", "puerto_rico.captain.amount")
def test_why_a_ship_takes_nothing_is_told_with_the_decision() -> None:
    """Of each ship that takes nothing; the reason that would come first in a player's mind."""
    ship, amount = "puerto_rico.captain.ship", "puerto_rico.captain.amount"
    table = loading(goods={0: "corn 3 indigo 1 coffee 1", 1: "corn 1"}, ships={5: "corn 4", 6: "sugar 2"})
    assert table.decision["refused"] == {
        "6": {"rule": ship, "facts": {"ship": 6, "good": "sugar", "problem": "no_goods"}},
    }
    table.play("0: load 5 corn")
    assert table.asked == (0, "captain"), "seat 1 has corn only, and the ship is full"
    assert table.decision["refused"]["5"] == {"rule": ship, "facts": {"ship": 5, "problem": "full"}}

    table = loading(goods={0: "corn 2 tobacco 3", 1: "corn 1"}, ships={5: "corn 1", 6: "tobacco 1"})
    assert table.decision["refused"] == {
        "7": {"rule": ship, "facts": {"ship": 7, "problem": "all_elsewhere"}},
    }
    table = loading(goods={0: "corn 2", 1: "corn 1"}, city={0: "wharf*"}, ships={5: "corn 1"})
    elsewhere = {"good": "corn", "problem": "elsewhere", "other": 5}
    assert table.decision["refused"]["7"] == {"rule": ship, "facts": {"ship": 7, **elsewhere}}

    table = loading(goods={0: "corn 2 tobacco 6", 1: "corn 1"}, ships={6: "corn 1"})
    assert table.decision["refused"] == {
        "5": {"rule": amount, "facts": {"ship": 5, "good": "tobacco", "largest": 7}},
    }


@pytest.mark.rule("puerto_rico.captain.duty")
def test_who_can_load_must_load() -> None:
    table = loading(goods={0: "corn 1 sugar 1"})
    assert "pass" not in table.choices
    assert table.decision["must"] is True
    assert table.why_not("pass") == ("puerto_rico.captain.duty", {"seat": 0})


@pytest.mark.rule("puerto_rico.captain.duty")
def test_one_kind_is_loaded_each_turn_round_and_round() -> None:
    table = loading(goods={0: "corn 1 sugar 1", 1: "corn 2 coffee 1"})
    table.play("0: load 5 corn")
    assert table.choices == ["load 5 corn", "load 6 coffee", "load 7 coffee"]
    table.play("1: load 5 corn", "0: load 6 sugar")
    assert table.told("load") == [
        {"seat": 0, "ship": 5, "good": "corn", "amount": 1},
        {"seat": 1, "ship": 5, "good": "corn", "amount": 2},
        {"seat": 0, "ship": 6, "good": "sugar", "amount": 1},
        {"seat": 1, "ship": 7, "good": "coffee", "amount": 1},
    ]
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.captain.duty")
def test_which_kind_is_loaded_is_free_even_if_it_is_fewer_barrels() -> None:
    table = loading(goods={0: "corn 4 sugar 1"})
    assert table.choices == [
        "load 5 corn",
        "load 5 sugar",
        "load 6 corn",
        "load 6 sugar",
        "load 7 corn",
        "load 7 sugar",
    ]


@pytest.mark.rule("puerto_rico.captain.duty")
def test_a_warehouse_frees_nobody_from_loading() -> None:
    table = loading(goods={0: "corn 2 sugar 2"}, city={0: "small_warehouse* large_warehouse*"})
    assert "pass" not in table.choices


# How much


@pytest.mark.rule("puerto_rico.captain.amount")
def test_as_much_is_loaded_as_he_has_or_as_fits() -> None:
    table = loading(goods={0: "corn 4 indigo 1"}, ships={5: "corn 3"})
    loads = table.decision["loads"]
    assert loads["load 5 corn"] == {"amount": 2, "points": 3}
    assert loads["load 7 indigo"] == {"amount": 1, "points": 2}
    table.play("load 5 corn")
    assert (table.ship(5), table.goods(0)) == ("corn 5", "corn 2 indigo 1")
    assert table.told("load") == [{"seat": 0, "ship": 5, "good": "corn", "amount": 2}]


@pytest.mark.rule("puerto_rico.captain.amount")
def test_of_empty_ships_he_must_use_one_that_takes_most() -> None:
    """Six sugar, the ships for 5 and 7 are empty: the 7."""
    table = loading(goods={0: "sugar 6 corn 1"}, ships={6: "coffee 1"})
    assert table.choices == ["load 5 corn", "load 7 corn", "load 7 sugar"]
    assert table.why_not("load 5 sugar") == (
        "puerto_rico.captain.amount",
        {"ship": 5, "good": "sugar", "largest": 7},
    )


@pytest.mark.rule("puerto_rico.captain.amount")
def test_of_empty_ships_that_take_as_much_he_may_choose() -> None:
    table = loading(goods={0: "sugar 6"})
    assert table.choices == ["load 6 sugar", "load 7 sugar"]


@pytest.mark.rule("puerto_rico.captain.amount")
def test_more_than_the_largest_ship_fills_it() -> None:
    table = loading(goods={0: "sugar 9 corn 1"})
    assert [choice for choice in table.choices if "sugar" in choice] == ["load 7 sugar"]
    table.play("load 7 sugar")
    assert table.told("load") == [{"seat": 0, "ship": 7, "good": "sugar", "amount": 7}]
    assert table.points[0] == 7 + 1


@pytest.mark.rule("puerto_rico.captain.amount")
def test_a_ship_with_his_kind_must_be_used_however_little_fits() -> None:
    table = loading(goods={0: "sugar 6"}, ships={5: "sugar 4"})
    assert table.told("load") == [{"seat": 0, "ship": 5, "good": "sugar", "amount": 1}], "his only choice"


# Points


@pytest.mark.rule("puerto_rico.captain.points")
def test_a_point_for_each_barrel() -> None:
    table = loading(goods={1: "corn 3", 2: "coffee 2"}).play("1: load 7 corn", "2: load 6 coffee")
    assert table.points == [0, 3, 2, 0]
    assert table.view()["points"] == 100 - 5
    assert table.gained("load") == {1: 3, 2: 2}


@pytest.mark.rule("puerto_rico.captain.privilege")
def test_the_captain_gets_one_more_point_with_his_first_load_only() -> None:
    table = loading(
        goods={0: "corn 2 sugar 3", 1: "indigo 1"}, ships={5: "corn 1", 6: "sugar 1", 7: "indigo 1"}
    )
    table.play("0: load 5 corn")
    assert table.points == [2 + 1 + 3, 1, 0, 0]
    assert table.gained("captain") == {0: 1}


@pytest.mark.rule("puerto_rico.captain.privilege")
def test_a_captain_who_loads_nothing_gets_no_point() -> None:
    table = loading(goods={1: "corn 2"}, ships={5: "corn 1"})
    assert table.points == [0, 2, 0, 0]
    assert table.gained("captain") == {}


@pytest.mark.rule("puerto_rico.captain.privilege")
def test_the_captains_point_waits_for_a_later_turn() -> None:
    """His wharf was left alone in the first turn."""
    table = loading(
        goods={0: "corn 2", 1: "indigo 1"},
        ships={5: "sugar 1", 6: "indigo 1", 7: "coffee 1"},
        city={0: "wharf*"},
    )
    table.play("0: pass")
    assert table.asked == (0, "captain"), "seat 1 had one choice only"
    table.play("0: wharf corn")
    assert table.points[0] == 3


@pytest.mark.rule("puerto_rico.buildings.harbor")
def test_a_harbor_adds_a_point_to_each_load() -> None:
    """The example of the rules: 3 + 1, 2 + 1, 2 + 1."""
    table = loading(
        goods={1: "corn 3 indigo 2 sugar 2"},
        ships={5: "corn 1", 6: "indigo 1", 7: "sugar 1"},
        city={1: "harbor*"},
    ).play("1: load 5 corn", "1: load 6 indigo")
    assert table.points[1] == 4 + 3 + 3
    assert table.gained("harbor") == {1: 3}


@pytest.mark.rule("puerto_rico.buildings.harbor")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_an_empty_harbor_adds_nothing() -> None:
    table = loading(goods={1: "corn 3"}, ships={5: "corn 1"}, city={1: "harbor"})
    assert table.points[1] == 3


@pytest.mark.rule("puerto_rico.buildings.harbor")
@pytest.mark.rule("puerto_rico.captain.privilege")
def test_captain_and_harbor_add_up_and_the_decision_says_so() -> None:
    table = loading(goods={0: "corn 3 sugar 1"}, city={0: "harbor*"})
    assert table.decision["loads"]["load 7 corn"] == {"amount": 3, "points": 5}
    table.play("load 7 corn")
    assert table.points[0] == 5
    assert (table.gained("load"), table.gained("captain"), table.gained("harbor")) == ({0: 3}, {0: 1}, {0: 1})


# The wharf


@pytest.mark.rule("puerto_rico.buildings.wharf")
def test_a_wharf_ships_all_barrels_of_any_kind_to_the_supply() -> None:
    table = loading(goods={0: "corn 7 sugar 1"}, ships={5: "corn 3"}, city={0: "wharf*"})
    assert table.decision["loads"]["wharf corn"] == {"amount": 7, "points": 8}
    table.play("wharf corn")
    assert table.told("wharf") == [{"seat": 0, "good": "corn", "amount": 7}]
    assert table.view()["goods"]["corn"] == 10 - 3
    assert table.view()["wharf_used"] == [0]
    assert table.points[0] == 8


@pytest.mark.rule("puerto_rico.buildings.wharf")
def test_a_wharf_works_once_in_a_phase_and_again_in_the_next() -> None:
    table = loading(goods={0: "corn 2 sugar 2 coffee 1"}, city={0: "wharf*"}).play("wharf corn")
    assert table.why_not("wharf sugar") == (
        "puerto_rico.buildings.wharf",
        {"good": "sugar", "problem": "used"},
    )
    table.play("load 7 sugar").through().picks("trader craftsman prospector")
    assert table.view()["wharf_used"] == []
    table.arrange(goods={1: "coffee 2", 0: "corn 1"}, city={1: "wharf*"}).play("1: pick captain")
    assert "wharf coffee" in table.choices


@pytest.mark.rule("puerto_rico.buildings.wharf")
def test_a_wharf_may_stand_in_for_the_duty_to_load() -> None:
    table = loading(goods={0: "corn 2"}, city={0: "wharf*"})
    assert table.choices == ["load 5 corn", "load 6 corn", "load 7 corn", "wharf corn"]
    assert table.decision["must"] is True


@pytest.mark.rule("puerto_rico.buildings.wharf")
@pytest.mark.rule("puerto_rico.captain.passing")
def test_a_wharf_that_is_the_only_way_may_be_left() -> None:
    table = loading(
        goods={0: "corn 2"}, ships={5: "sugar 1", 6: "indigo 1", 7: "coffee 1"}, city={0: "wharf*"}
    )
    assert table.choices == ["pass", "wharf corn"]
    assert table.decision["must"] is False
    table.play("pass")
    assert table.told("no_load") == [{"seat": 0}]
    assert table.asked == (1, "role")
    assert table.goods(0) == "corn 1", "one barrel is kept"


@pytest.mark.rule("puerto_rico.buildings.wharf")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_an_empty_wharf_is_no_wharf() -> None:
    table = loading(goods={0: "corn 2 sugar 1"}, city={0: "wharf"})
    assert table.why_not("wharf corn") == ("puerto_rico.buildings.wharf", {"good": "corn", "problem": "none"})


@pytest.mark.rule("puerto_rico.buildings.wharf")
def test_a_wharf_needs_goods() -> None:
    table = loading(goods={0: "corn 2 sugar 1"}, city={0: "wharf*"})
    assert table.why_not("wharf coffee") == (
        "puerto_rico.buildings.wharf",
        {"good": "coffee", "problem": "no_goods"},
    )


@pytest.mark.rule("puerto_rico.buildings.wharf")
@pytest.mark.rule("puerto_rico.buildings.harbor")
def test_two_wharves_may_ship_the_same_kind() -> None:
    table = loading(
        goods={0: "corn 2", 1: "corn 3"}, ships={5: "corn 4"}, city={0: "wharf*", 1: "wharf* harbor*"}
    )
    table.play("0: wharf corn", "1: wharf corn")
    assert table.points[:2] == [3, 4]
    assert table.ship(5) == "corn 4"


# How loading ends


@pytest.mark.rule("puerto_rico.captain.passing")
def test_loading_goes_on_until_nobody_can() -> None:
    table = loading(
        goods={0: "corn 1", 3: "corn 1 indigo 1 sugar 1"}, ships={5: "corn 1", 6: "indigo 1", 7: "sugar 1"}
    )
    table.play("3: load 5 corn", "3: load 6 indigo")
    assert [load["seat"] for load in table.told("load")] == [0, 3, 3, 3]
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.captain.passing")
def test_who_left_his_wharf_may_use_it_later_if_somebody_else_loads() -> None:
    table = loading(
        goods={0: "corn 2", 2: "indigo 1"},
        ships={5: "sugar 1", 6: "indigo 1", 7: "coffee 1"},
        city={0: "wharf*"},
    )
    table.play("0: pass")
    assert table.asked == (0, "captain"), "seat 2 has loaded"
    table.play("0: pass")
    assert table.asked == (1, "role"), "and now nobody has"


@pytest.mark.rule("puerto_rico.captain.passing")
def test_the_last_loader_too_has_another_turn_before_loading_ends() -> None:
    """Seat 0 uses up what he may load on ships and is then asked for his wharf alone."""
    table = loading(
        goods={0: "indigo 1 corn 2"}, ships={5: "sugar 1", 6: "indigo 1", 7: "coffee 1"}, city={0: "wharf*"}
    )
    table.play("0: load 6 indigo")
    assert table.asked == (0, "captain")
    assert table.choices == ["pass", "wharf corn"]
    table.play("0: wharf corn")
    assert table.points[0] == 2 + 2


# Full ships


@pytest.mark.rule("puerto_rico.captain.unloading")
def test_full_ships_are_emptied_at_the_end_and_the_others_stay() -> None:
    table = loading(goods={0: "corn 2 coffee 1"}, ships={5: "corn 3", 6: "coffee 2"})
    table.play("load 5 corn")
    assert table.told("unload") == [{"ship": 5, "good": "corn", "amount": 5}]
    assert (table.ship(5), table.ship(6)) == (None, "coffee 3")
    assert table.view()["goods"]["corn"] == 10


@pytest.mark.rule("puerto_rico.captain.unloading")
def test_a_full_ship_stays_until_the_end_of_the_phase() -> None:
    """Nobody else can load its kind in the meantime."""
    table = loading(goods={0: "corn 5 sugar 1", 1: "corn 2 coffee 1"}, ships={6: "coffee 1", 7: "sugar 1"})
    table.play("0: load 5 corn")
    loads = [(load["seat"], load["good"]) for load in table.told("load")]
    assert loads == [(0, "corn"), (1, "coffee"), (0, "sugar")]
    assert table.goods(1) == "corn 1"


# The last chip


@pytest.mark.rule("puerto_rico.captain.last_chip")
@pytest.mark.rule("puerto_rico.end.points")
def test_when_the_chips_are_used_up_points_go_on_on_paper() -> None:
    table = loading(points={2: 98}, goods={0: "corn 5"}, ships={7: "corn 1"})
    assert table.points == [6, 0, 98, 0]
    assert table.view()["points"] == -4
    assert table.view()["ending"] == ["points"]
    assert table.scores[0] == 6


@pytest.mark.rule("puerto_rico.captain.last_chip")
@pytest.mark.rule("puerto_rico.end.points")
def test_the_end_is_brought_on_when_exactly_none_is_left_but_not_by_one() -> None:
    for already, ending in [(96, []), (97, ["points"])]:
        table = loading(points={2: already}, goods={1: "corn 3"}, ships={7: "corn 1"})
        assert table.view()["points"] == 100 - already - 3
        assert table.view()["ending"] == ending
