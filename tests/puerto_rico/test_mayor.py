"""The mayor: colonists arrive, everybody places all of his anew, and the next ship is filled."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("puerto_rico.mayor.privilege")
def test_the_mayor_may_take_a_colonist_of_the_supply_before_the_ship_is_dealt() -> None:
    table = Table().play("pick mayor")
    assert table.decision == {"kind": "privilege", "seat": 0, "ends": True}
    assert table.choices == ["pass", "recruit"]
    assert table.view()["colonist_ship"] == 4
    table.play("recruit")
    assert [table.seat(seat)["colonists"] for seat in range(4)] == [2, 1, 1, 1]
    assert table.told("privilege_colonist") == [{"seat": 0}]
    assert table.view()["colonists"] == 75 - 1 - 4


@pytest.mark.rule("puerto_rico.mayor.privilege")
def test_the_mayor_may_decline_his_colonist() -> None:
    table = Table().play("pick mayor", "pass")
    assert [table.seat(seat)["colonists"] for seat in range(4)] == [1, 1, 1, 1]
    assert table.told("no_privilege_colonist") == [{"seat": 0}]
    assert table.view()["colonists"] == 75 - 4


@pytest.mark.rule("puerto_rico.mayor.privilege")
def test_the_mayors_colonist_never_comes_from_the_ship() -> None:
    table = Table().arrange(san_juan={3: 75}).play("pick mayor")
    assert table.told("privilege_colonist") == table.told("no_privilege_colonist") == []
    assert table.told("arrive", seat=0) == [{"seat": 0, "colonists": 1}]


@pytest.mark.rule("puerto_rico.mayor.ship")
@pytest.mark.parametrize(
    ("aboard", "dealt"), [(4, [1, 1, 1, 1]), (6, [2, 1, 1, 2]), (9, [2, 2, 2, 3]), (3, [1, 1, 0, 1])]
)
def test_the_ship_is_dealt_one_by_one_from_the_mayor_clockwise(aboard: int, dealt: list[int]) -> None:
    table = Table(first=3).arrange(colonist_ship=aboard).play("3: pick mayor", "pass")
    assert [table.seat(seat)["colonists"] for seat in range(4)] == dealt
    assert table.told("arrive") == [
        {"seat": seat, "colonists": dealt[seat]} for seat in (3, 0, 1, 2) if dealt[seat]
    ]


@pytest.mark.rule("puerto_rico.mayor.placement")
def test_colonists_are_placed_one_at_a_time_on_kinds_of_tile_or_building() -> None:
    table = Table().arrange(
        island={0: "corn corn indigo"}, city={0: "indigo_plant hacienda"}, colonist_ship=12
    )
    table.play("pick mayor", "recruit")
    assert table.asked == (0, "mayor")
    assert table.decision == {"kind": "mayor", "seat": 0, "left": 4, "circles": 7}
    assert table.choices == ["put corn", "put indigo", "put indigo_plant", "put hacienda"]
    table.play("put hacienda")
    assert table.choices == ["put corn", "put indigo", "put indigo_plant"]
    table.play("put indigo_plant", "put corn", "put corn")
    assert table.asked == (1, "role")
    assert table.island(0) == "corn* corn* indigo"
    assert table.city(0) == "indigo_plant* hacienda*"


@pytest.mark.rule("puerto_rico.mayor.placement")
def test_colonists_placed_before_are_lifted_and_may_go_elsewhere() -> None:
    table = Table().arrange(island={0: "corn* indigo"}, city={0: "hacienda*"})
    table.play("pick mayor", "pass")
    assert table.told("lift")[0] == {"seat": 0, "colonists": 3}
    assert (table.seat(0)["hand"], table.seat(0)["colonists"], table.island(0)) == (3, 3, "corn indigo")
    table = Table().arrange(island={0: "corn* corn* sugar sugar sugar"}, colonist_ship=4)
    table.play("pick mayor", "pass", "put sugar", "put sugar", "put sugar")
    assert table.island(0) == "corn corn sugar* sugar* sugar*"


@pytest.mark.rule("puerto_rico.mayor.placement")
def test_only_the_seat_that_is_placing_has_its_colonists_lifted() -> None:
    """Those of later seats stay where they are, and their new ones wait in San Juan."""
    table = Table().arrange(island={0: "corn sugar", 1: "corn* sugar sugar"}, colonist_ship=4)
    table.play("pick mayor", "pass")
    assert table.asked == (0, "mayor")
    assert table.seat(0)["hand"] == 1
    assert (table.island(1), table.seat(1)["san_juan"], table.seat(1)["hand"]) == ("corn* sugar sugar", 1, 0)


@pytest.mark.rule("puerto_rico.mayor.placement")
def test_what_is_full_or_not_owned_takes_no_colonist() -> None:
    table = Table().arrange(island={0: "corn indigo sugar"}, city={0: "hacienda"}, colonist_ship=8)
    table.play("pick mayor", "recruit", "put corn")
    rule = "puerto_rico.mayor.placement"
    assert table.why_not("put corn") == (rule, {"place": "corn", "problem": "full", "circles": 1})
    assert table.why_not("put office") == (rule, {"place": "office", "problem": "none", "circles": 0})


@pytest.mark.rule("puerto_rico.mayor.san_juan")
def test_nobody_keeps_a_colonist_back_while_a_circle_is_free() -> None:
    table = Table().arrange(island={0: "corn indigo sugar"}).play("pick mayor", "pass")
    assert "pass" not in table.choices
    assert table.why_not("pass") == ("puerto_rico.mayor.san_juan", {"left": 1, "circles": 3})


@pytest.mark.rule("puerto_rico.mayor.san_juan")
def test_who_has_more_colonists_than_circles_leaves_the_rest_in_san_juan() -> None:
    table = Table().arrange(san_juan={2: 3}).play("pick mayor", "pass")
    assert table.told("san_juan") == [{"seat": 2, "colonists": 3}]
    assert table.seat(2)["san_juan"] == 3
    assert table.island(2) == "corn*"
    assert table.seat(2)["colonists"] == 4


@pytest.mark.rule("puerto_rico.mayor.san_juan")
def test_the_decision_counts_the_colonists_that_find_a_circle() -> None:
    table = Table().arrange(island={0: "corn indigo"}, san_juan={0: 5}).play("pick mayor", "pass")
    assert table.decision == {"kind": "mayor", "seat": 0, "left": 2, "circles": 2}
    assert table.seat(0)["hand"] == 6


@pytest.mark.rule("puerto_rico.mayor.san_juan")
def test_colonists_wait_in_san_juan_until_the_next_mayor() -> None:
    table = Table().arrange(san_juan={0: 2}).play("pick settler", "take corn").through()
    assert (table.island(0), table.seat(0)["san_juan"]) == ("corn indigo", 2)
    table.play("pick mayor").through()
    assert (table.island(0), table.seat(0)["san_juan"]) == ("corn* indigo*", 1)


@pytest.mark.rule("puerto_rico.mayor.refill")
def test_the_ship_is_filled_with_one_colonist_for_each_player_at_least() -> None:
    table = Table(5).pick("mayor")
    assert table.told("fill_ship") == [{"colonists": 5, "wanted": 5}]
    assert (table.view()["colonist_ship"], table.view()["colonists"]) == (5, 90)


@pytest.mark.rule("puerto_rico.mayor.refill")
def test_the_ship_is_filled_with_a_colonist_for_each_empty_circle_in_buildings() -> None:
    """Of all players, counted after everybody has placed."""
    table = Table().arrange(city={0: "sugar_mill coffee_roaster", 2: "tobacco_storage* office"})
    assert table.view()["next_ship"] == 3 + 2 + 2 + 1
    table.play("pick mayor", "pass", "0: put sugar_mill", "2: put corn", "2: put tobacco_storage")
    assert table.told("fill_ship") == [{"colonists": 7, "wanted": 7}]
    assert table.view()["colonist_ship"] == 7


@pytest.mark.rule("puerto_rico.mayor.refill")
def test_empty_plantations_and_quarries_are_not_counted() -> None:
    table = Table().arrange(island={1: "corn corn corn corn corn corn quarry quarry quarry"})
    assert table.view()["next_ship"] == 4
    assert table.pick("mayor").told("fill_ship") == [{"colonists": 4, "wanted": 4}]


@pytest.mark.rule("puerto_rico.mayor.short_supply")
@pytest.mark.rule("puerto_rico.end.colonists")
def test_with_too_few_colonists_the_ship_takes_what_is_left_and_the_end_comes() -> None:
    table = Table().arrange(san_juan={3: 72}).pick("mayor")
    assert table.told("fill_ship") == [{"colonists": 3, "wanted": 4}]
    assert table.rules_told("fill_ship") == ["puerto_rico.mayor.short_supply"]
    assert table.view()["colonist_ship"] == 3
    assert table.view()["ending"] == ["colonists"]
    assert table.told("ending") == [{"reason": "colonists"}]


@pytest.mark.rule("puerto_rico.mayor.short_supply")
def test_the_privilege_colonist_is_gone_before_the_ship_is_filled() -> None:
    """Four would just have sufficed."""
    for privilege, ending in [("pass", []), ("recruit", ["colonists"])]:
        table = Table().arrange(san_juan={3: 71}).play("pick mayor", privilege)
        assert table.view()["ending"] == ending


@pytest.mark.rule("puerto_rico.mayor.short_supply")
def test_a_short_ship_leaves_the_last_seats_without_colonists() -> None:
    table = Table().arrange(colonist_ship=2, san_juan={3: 60}).play("pick mayor", "pass")
    assert table.told("arrive") == [{"seat": 0, "colonists": 1}, {"seat": 1, "colonists": 1}]


@pytest.mark.rule("puerto_rico.mayor.short_supply")
def test_an_empty_ship_brings_nobody_but_colonists_are_still_moved() -> None:
    table = Table().arrange(island={1: "corn* sugar"}, colonist_ship=0).arrange(san_juan={3: 78})
    table.play("pick mayor", "1: put sugar")
    assert table.told("arrive") == []
    assert table.island(1) == "corn sugar*"
    assert table.told("fill_ship") == [{"colonists": 0, "wanted": 4}]
