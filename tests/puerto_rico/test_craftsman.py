"""The craftsman: production, what happens when a good runs short, the extra good, and the factory."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table

ALL_FIVE = {
    "island": {0: "corn* indigo* sugar* tobacco* coffee*"},
    "city": {0: "small_indigo_plant* small_sugar_mill* tobacco_storage* coffee_roaster*"},
}


def crafting(**arranged: Any) -> Table:
    """Seat 0 has just picked the craftsman."""
    return Table().arrange(**arranged).play("pick craftsman")


@pytest.mark.rule("puerto_rico.craftsman.production")
def test_corn_needs_no_building() -> None:
    table = crafting(island={2: "corn* corn* corn"})
    assert table.goods(2) == "corn 2"
    assert table.view()["goods"]["corn"] == 8
    assert table.told("harvest") == [{"seat": 2, "goods": {"corn": 2}, "short": {}}]
    assert table.rules_told("harvest") == ["puerto_rico.craftsman.production"]


@pytest.mark.rule("puerto_rico.craftsman.production")
@pytest.mark.rule("puerto_rico.buildings.production")
@pytest.mark.parametrize(
    ("good", "plantations", "city", "barrels"),
    [
        ("indigo", 3, "indigo_plant**", 2),
        ("indigo", 2, "indigo_plant***", 2),
        ("indigo", 3, "small_indigo_plant* indigo_plant**", 3),
        ("indigo", 3, "small_indigo_plant*", 1),
        ("indigo", 3, "small_indigo_plant indigo_plant", 0),
        ("sugar", 4, "small_sugar_mill* sugar_mill***", 4),
        ("sugar", 2, "indigo_plant***", 0),
        ("tobacco", 4, "tobacco_storage***", 3),
        ("coffee", 3, "coffee_roaster**", 2),
        ("coffee", 1, "coffee_roaster**", 1),
    ],
)
def test_plantations_and_colonists_in_buildings_both_limit_a_harvest(
    good: str, plantations: int, city: str, barrels: int
) -> None:
    table = crafting(island={1: " ".join([f"{good}*"] * plantations)}, city={1: city})
    assert table.goods(1) == (f"{good} {barrels}" if barrels else "")


@pytest.mark.rule("puerto_rico.craftsman.production")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_plantations_without_colonists_grow_nothing() -> None:
    table = crafting(island={1: "indigo indigo sugar*"}, city={1: "indigo_plant*** small_sugar_mill"})
    assert table.goods(1) == ""
    assert table.told("harvest") == []


@pytest.mark.rule("puerto_rico.craftsman.production")
def test_everybody_produces_without_being_asked_and_nothing_limits_the_stock() -> None:
    table = crafting(island={0: "indigo", 1: "corn* corn* corn*", 3: "corn*"}, goods={1: "corn 5"})
    assert (table.goods(1), table.goods(3)) == ("corn 8", "corn 1")
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.craftsman.shortage")
def test_what_runs_short_goes_to_those_who_come_first() -> None:
    """Three barrels are left for the craftsman's four, his neighbour gets none."""
    table = Table(first=2).arrange(
        goods={3: "corn 7"}, island={2: "corn* corn*", 0: "corn* corn*", 1: "corn* corn*"}
    )
    table.play("2: pick craftsman")
    assert [table.goods(seat) for seat in (2, 3, 0, 1)] == ["corn 2", "corn 7", "corn 1", ""]
    assert table.told("harvest") == [
        {"seat": 2, "goods": {"corn": 2}, "short": {}},
        {"seat": 0, "goods": {"corn": 1}, "short": {"corn": 1}},
        {"seat": 1, "goods": {}, "short": {"corn": 2}},
    ]
    assert table.rules_told("harvest")[1:] == ["puerto_rico.craftsman.shortage"] * 2


@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_the_craftsman_may_take_one_more_of_a_kind_that_he_produced() -> None:
    table = crafting(island={0: "corn* indigo*", 1: "sugar*"}, city={0: "indigo_plant*", 1: "sugar_mill*"})
    assert table.decision == {"kind": "craftsman", "seat": 0, "goods": ["corn", "indigo"]}
    assert table.choices == ["pass", "produce corn", "produce indigo"]
    table.play("produce indigo")
    assert table.goods(0) == "corn 1 indigo 2"
    assert table.told("extra_good") == [{"seat": 0, "good": "indigo"}]


@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_the_extra_good_may_be_declined() -> None:
    table = crafting(island={0: "corn*"}).play("pass")
    assert table.goods(0) == "corn 1"
    assert table.told("no_extra_good") == [{"seat": 0, "forced": False}]


@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_the_extra_good_comes_after_everybody_has_produced() -> None:
    """The others may use up what he would have liked: then there is no choice left."""
    table = Table().arrange(goods={3: "corn 8"}, island={0: "corn*", 1: "corn*"})
    table.play("pick craftsman")
    assert table.view()["goods"]["corn"] == 0
    assert table.asked == (1, "role")
    assert table.told("no_extra_good") == [{"seat": 0, "forced": True}]


@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_a_kind_that_he_did_not_produce_or_that_is_used_up_is_no_extra_good() -> None:
    table = crafting(
        island={0: "corn* indigo* sugar*"}, city={0: "indigo_plant*"}, goods={3: "corn 9"}
    )  # sugar grows, but he has no mill
    rule = "puerto_rico.craftsman.privilege"
    assert table.choices == ["pass", "produce indigo"]
    assert table.why_not("produce sugar") == (rule, {"good": "sugar", "problem": "not_produced"})
    assert table.why_not("produce corn") == (rule, {"good": "corn", "problem": "supply"})


@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_who_produced_nothing_gets_no_extra_good() -> None:
    table = crafting(island={0: "indigo*", 1: "corn*"}, goods={0: "sugar 2"})
    assert table.asked == (1, "role")
    assert table.goods(0) == "sugar 2"


# The factory


@pytest.mark.rule("puerto_rico.buildings.factory")
@pytest.mark.parametrize(("kinds", "income"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_a_factory_pays_by_the_number_of_kinds(kinds: int, income: int) -> None:
    tiles = ALL_FIVE["island"][0].split()
    island = " ".join([*tiles[:kinds], *[tile.rstrip("*") for tile in tiles[kinds:]]])
    table = crafting(island={1: island}, city={1: f"{ALL_FIVE['city'][0]} factory*"})
    assert table.doubloons[1] == 3 + income
    assert table.earned("factory") == ({1: income} if income else {})


@pytest.mark.rule("puerto_rico.buildings.factory")
def test_a_factory_counts_kinds_not_barrels() -> None:
    table = crafting(island={1: "corn* corn* corn* indigo*"}, city={1: "indigo_plant* factory*"})
    assert table.earned("factory") == {1: 1}


@pytest.mark.rule("puerto_rico.buildings.factory")
def test_a_kind_that_ran_out_does_not_count_for_the_factory() -> None:
    table = crafting(island={1: "corn* indigo*"}, city={1: "indigo_plant* factory*"}, goods={3: "corn 10"})
    assert table.goods(1) == "indigo 1"
    assert table.earned("factory") == {}


@pytest.mark.rule("puerto_rico.buildings.factory")
@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_the_extra_good_is_no_kind_for_the_factory() -> None:
    table = crafting(island={0: "corn*"}, city={0: "factory*"}).play("produce corn")
    assert table.goods(0) == "corn 2"
    assert table.earned("factory") == {}


@pytest.mark.rule("puerto_rico.buildings.factory")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_an_empty_factory_pays_nothing() -> None:
    table = crafting(island={1: ALL_FIVE["island"][0]}, city={1: f"{ALL_FIVE['city'][0]} factory"})
    assert table.goods(1) == "corn 1 indigo 1 sugar 1 tobacco 1 coffee 1"
    assert table.earned("factory") == {}
