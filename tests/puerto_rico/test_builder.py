"""The builder: one building each, its price, its place in the city, and the university."""

from __future__ import annotations

from typing import Any

import pytest

from .table import BUILDINGS, Table

FULL = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster hacienda office"
# eight buildings of one space each; with the four of MORE they fill a city
MORE = "hospice factory wharf harbor"


def building(**arranged: Any) -> Table:
    """Seat 0 has just picked the builder, and nobody lacks money unless told so."""
    table = Table().arrange(doubloons=dict.fromkeys(range(4), 30))
    return table.arrange(**arranged).play("pick builder")


@pytest.mark.rule("puerto_rico.builder.building")
def test_each_in_turn_may_build_one_building_the_builder_first() -> None:
    table = building().play("0: build wharf", "1: build office", "2: pass", "3: build hacienda")
    assert [table.city(seat) for seat in range(4)] == ["wharf", "office", "", "hacienda"]
    assert table.doubloons == [30 - 8, 30 - 5, 30, 30 - 2]
    assert table.asked == (1, "role")
    assert table.told("build") == [
        {"seat": 0, "building": "wharf", "price": 8},
        {"seat": 1, "building": "office", "price": 5},
        {"seat": 3, "building": "hacienda", "price": 2},
    ]
    assert table.told("no_build") == [{"seat": 2, "forced": False}]


@pytest.mark.rule("puerto_rico.builder.building")
def test_a_new_building_has_no_colonist() -> None:
    table = building().play("build indigo_plant")
    assert table.seat(0)["city"] == {"indigo_plant": 0}
    assert table.seat(0)["empty_circles"] == 1 + 3


@pytest.mark.rule("puerto_rico.builder.building")
def test_buildings_stand_in_the_order_built() -> None:
    table = building(city={0: "wharf hacienda"}).play("build small_market")
    assert list(table.seat(0)["city"]) == ["wharf", "hacienda", "small_market"]


@pytest.mark.rule("puerto_rico.builder.price")
def test_the_price_is_paid_to_the_bank() -> None:
    table = building().play("pass", "1: build harbor")
    assert table.doubloons[1] == 22
    assert table.told("pay") == [{"payer": 1, "payee": -1, "amount": 8, "reason": "building"}]


@pytest.mark.rule("puerto_rico.builder.price")
def test_what_is_too_dear_cannot_be_built() -> None:
    table = building(doubloons={1: 4}).play("pass")
    assert "build hospice" in table.choices
    assert table.why_not("build office") == (
        "puerto_rico.builder.price",
        {"building": "office", "price": 5, "money": 4},
    )


@pytest.mark.rule("puerto_rico.builder.price")
def test_the_decision_shows_what_every_building_would_cost_this_seat() -> None:
    table = building(island={0: "corn quarry* quarry*"}, city={3: "city_hall"})
    prices = table.decision["prices"]
    assert table.decision["money"] == 30
    assert "city_hall" not in prices, "none is left"
    assert (prices["small_indigo_plant"], prices["hospice"], prices["fortress"]) == (0, 1, 7)


@pytest.mark.rule("puerto_rico.builder.quarries")
@pytest.mark.parametrize(
    ("name", "price"), [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)]
)
def test_three_quarries_save_up_to_the_column(name: str, price: int) -> None:
    """The example of the rules: 1, 2, 3 and again 3 doubloons less."""
    table = building(island={1: "corn quarry* quarry* quarry*"}).play("pass")
    assert table.decision["prices"][name] == price
    assert table.play(f"build {name}").doubloons[1] == 30 - price


@pytest.mark.rule("puerto_rico.builder.quarries")
def test_four_quarries_save_four_on_a_large_building_and_five_no_more() -> None:
    for quarries in (4, 5):
        table = building(island={1: "corn" + " quarry*" * quarries}).play("pass")
        assert table.decision["prices"]["fortress"] == 6
        assert table.decision["prices"]["wharf"] == 6
        assert table.decision["prices"]["small_warehouse"] == 2


@pytest.mark.rule("puerto_rico.builder.quarries")
def test_only_occupied_quarries_count() -> None:
    table = building(island={1: "corn quarry* quarry quarry"}).play("pass")
    assert table.decision["prices"]["city_hall"] == 9


@pytest.mark.rule("puerto_rico.builder.privilege")
def test_the_builder_pays_one_less_on_top_of_the_quarries() -> None:
    table = building(island={0: "corn quarry* quarry*"})
    assert table.decision["prices"]["construction_hut"] == 0
    assert table.decision["prices"]["office"] == 2
    assert table.play("pass").decision["prices"]["office"] == 5


@pytest.mark.rule("puerto_rico.builder.privilege")
@pytest.mark.rule("puerto_rico.builder.price")
def test_no_price_falls_below_nothing() -> None:
    table = building(island={0: "corn quarry*"}, doubloons={0: 0})
    assert table.decision["prices"]["small_market"] == 0
    table.play("build small_market")
    assert table.doubloons[0] == 0
    assert table.told("pay") == []


@pytest.mark.rule("puerto_rico.builder.privilege")
def test_a_builder_who_builds_nothing_gets_no_doubloon() -> None:
    assert building().play("pass", "pass", "pass", "pass").doubloons == [30, 30, 30, 30]


@pytest.mark.rule("puerto_rico.builder.once")
@pytest.mark.parametrize("name", ["small_indigo_plant", "hacienda"])
def test_nobody_builds_the_same_building_twice(name: str) -> None:
    table = building(city={0: name})
    assert table.why_not(f"build {name}") == ("puerto_rico.builder.once", {"building": name})


@pytest.mark.rule("puerto_rico.builder.copies")
def test_a_building_is_gone_when_its_copies_are_built() -> None:
    table = building(city={1: "office", 2: "office"})
    assert table.view()["market"]["office"]["left"] == 0
    assert table.why_not("build office") == ("puerto_rico.builder.copies", {"building": "office"})
    table.play("build guild_hall")
    assert table.why_not("build guild_hall") == ("puerto_rico.builder.copies", {"building": "guild_hall"})


@pytest.mark.rule("puerto_rico.builder.space")
def test_a_full_city_takes_no_more_buildings() -> None:
    table = building(city={0: f"{FULL} {MORE}"})
    assert table.asked == (1, "builder")
    assert table.told("no_build") == [{"seat": 0, "forced": True}]


@pytest.mark.rule("puerto_rico.builder.space")
def test_with_one_space_left_only_small_buildings_can_be_built() -> None:
    table = building(city={0: f"{FULL} hospice factory wharf"})
    assert table.seat(0)["free_city"] == 1
    assert "build harbor" in table.choices
    large = [name for name in BUILDINGS[18:23] if f"build {name}" in table.choices]
    assert large == []


@pytest.mark.rule("puerto_rico.builder.large")
def test_a_large_building_needs_two_empty_spaces() -> None:
    table = building(city={0: f"{FULL} hospice factory wharf"})
    assert table.why_not("build fortress") == (
        "puerto_rico.builder.large",
        {"building": "fortress", "free": 1},
    )
    table = building(city={0: f"{FULL} hospice factory"}).play("build fortress")
    assert table.seat(0)["free_city"] == 0


@pytest.mark.rule("puerto_rico.builder.large")
def test_there_is_one_of_each_large_building_and_one_may_own_several() -> None:
    table = building(city={0: "guild_hall residence", 1: "fortress"})
    assert {"build customs_house", "build city_hall"} <= set(table.choices)
    assert table.seat(0)["free_city"] == 8
    assert table.why_not("build fortress") == ("puerto_rico.builder.copies", {"building": "fortress"})


# The university


@pytest.mark.rule("puerto_rico.buildings.university")
def test_a_university_puts_a_colonist_of_the_supply_on_the_new_building() -> None:
    table = building(city={0: "university*"}).play("build tobacco_storage")
    assert table.decision == {
        "kind": "university",
        "seat": 0,
        "building": "tobacco_storage",
        "source": "supply",
    }
    supply = table.view()["colonists"]
    table.play("recruit")
    assert table.city(0) == "university* tobacco_storage*", "one colonist, though there are three circles"
    assert table.view()["colonists"] == supply - 1
    assert table.told("university") == [{"seat": 0, "building": "tobacco_storage", "source": "supply"}]


@pytest.mark.rule("puerto_rico.buildings.university")
def test_a_university_may_be_left_alone() -> None:
    table = building(city={0: "university*"}).play("build office", "pass")
    assert table.city(0) == "university* office"
    assert table.told("no_university") == [{"seat": 0}]


@pytest.mark.rule("puerto_rico.buildings.university")
def test_when_the_supply_is_empty_the_university_takes_from_the_ship() -> None:
    table = building(city={0: "university*"}, san_juan={3: 74}).play("build office")
    assert table.decision["source"] == "ship"
    assert table.play("recruit").view()["colonist_ship"] == 3


@pytest.mark.rule("puerto_rico.buildings.university")
def test_with_no_colonist_anywhere_the_university_is_not_asked() -> None:
    table = (
        Table().arrange(doubloons={0: 9}, city={0: "university*"}, colonist_ship=0).arrange(san_juan={3: 78})
    )
    table.play("pick builder", "0: build office")
    assert table.asked == (1, "builder")


@pytest.mark.rule("puerto_rico.buildings.university")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_an_empty_university_sends_nobody_and_a_new_one_not_to_itself() -> None:
    assert building(city={0: "university"}).play("build office").asked == (1, "builder")
    table = building().play("build university")
    assert table.asked == (1, "builder")
    assert table.city(0) == "university"


@pytest.mark.rule("puerto_rico.buildings.university")
def test_who_builds_nothing_gets_no_colonist() -> None:
    assert building(city={0: "university*"}).play("pass").asked == (1, "builder")


@pytest.mark.rule("puerto_rico.buildings.university")
@pytest.mark.rule("puerto_rico.end.colonists")
def test_hospice_and_university_do_not_bring_on_the_end() -> None:
    table = building(city={0: "university*"}, san_juan={3: 73}).play("build office", "recruit")
    assert table.view()["colonists"] == 0
    assert table.view()["ending"] == []
