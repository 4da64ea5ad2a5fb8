"""Storage after the captain phase: a single barrel, warehouses, and what spoils."""

from __future__ import annotations

import pytest

from .table import Table

SHUT = {5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}  # nobody can load corn or indigo


def full_harbor(goods: str, city: str = "") -> Table:
    """Seat 1 could not load these goods, and the captain phase has come to storage."""
    return Table().arrange(goods={1: goods}, city={1: city}, ships=SHUT).play("pick captain")


@pytest.mark.rule("puerto_rico.captain.storage")
def test_without_a_warehouse_one_barrel_is_kept_and_the_rest_goes_back_to_the_supply() -> None:
    table = full_harbor("corn 3 indigo 2")
    assert table.decision == {"kind": "storage", "seat": 1, "slot": "barrel", "slots": 0, "barrels": 1}
    assert table.choices == ["barrel corn", "barrel indigo"]
    table.play("barrel indigo")
    assert table.goods(1) == "indigo 1"
    assert table.view()["goods"]["corn"] == 10
    assert table.told("barrel") == [{"seat": 1, "good": "indigo"}]
    assert table.told("spoil") == [{"seat": 1, "goods": {"corn": 3, "indigo": 1}}]


@pytest.mark.rule("puerto_rico.captain.storage")
def test_a_single_kind_needs_no_question() -> None:
    table = full_harbor("corn 4")
    assert table.asked == (1, "role")
    assert table.goods(1) == "corn 1"
    assert table.told("spoil") == [{"seat": 1, "goods": {"corn": 3}}]


@pytest.mark.rule("puerto_rico.captain.storage")
def test_nothing_spoils_when_one_barrel_is_all_there_is() -> None:
    table = full_harbor("corn 1")
    assert table.goods(1) == "corn 1"
    assert table.told("spoil") == []


@pytest.mark.rule("puerto_rico.captain.storage")
def test_nobody_may_throw_goods_away() -> None:
    table = full_harbor("corn 3 indigo 2")
    assert table.why_not("pass") == ("puerto_rico.captain.storage", {"problem": "pass", "slots": 0})


@pytest.mark.rule("puerto_rico.buildings.small_warehouse")
def test_a_small_warehouse_keeps_all_barrels_of_one_kind_besides_the_single_barrel() -> None:
    table = full_harbor("corn 4 indigo 3", "small_warehouse*")
    assert table.decision == {"kind": "storage", "seat": 1, "slot": "warehouse", "slots": 1, "barrels": 1}
    assert table.choices == ["keep corn", "keep indigo"]
    table.play("keep corn")
    assert table.goods(1) == "corn 4 indigo 1"
    assert table.told("keep") == [{"seat": 1, "good": "corn", "amount": 4}]
    assert table.rules_told("keep") == ["puerto_rico.buildings.small_warehouse"]
    assert table.told("spoil") == [{"seat": 1, "goods": {"indigo": 2}}]


@pytest.mark.rule("puerto_rico.buildings.large_warehouse")
def test_a_large_warehouse_keeps_two_kinds() -> None:
    """Seat 0 has filled the last ship with sugar."""
    ships = {5: "tobacco 1", 6: "coffee 1"}
    goods = {0: "sugar 7", 1: "corn 3 indigo 2 sugar 4"}
    table = Table().arrange(goods=goods, city={1: "large_warehouse*"}, ships=ships).play("pick captain")
    assert table.decision["slots"] == 2
    table.play("keep sugar", "keep corn")
    assert table.goods(1) == "corn 3 indigo 1 sugar 4"
    assert table.rules_told("keep") == ["puerto_rico.buildings.large_warehouse"] * 2


@pytest.mark.rule("puerto_rico.buildings.small_warehouse")
@pytest.mark.rule("puerto_rico.buildings.large_warehouse")
def test_both_warehouses_keep_three_kinds_and_the_barrel_may_be_a_fourth() -> None:
    """Seats 2 and 3 have filled two ships with indigo and corn."""
    table = Table(first=2).arrange(
        goods={2: "indigo 7", 3: "corn 2", 1: "corn 2 indigo 2 sugar 2 tobacco 2"},
        city={1: "small_warehouse* large_warehouse*"},
        ships={5: "coffee 1", 6: "corn 4"},
    )
    table.play("2: pick captain")
    assert table.decision == {"kind": "storage", "seat": 1, "slot": "warehouse", "slots": 3, "barrels": 1}
    table.play("keep tobacco", "keep sugar", "keep corn")
    assert table.goods(1) == "corn 2 indigo 1 sugar 2 tobacco 2"
    assert sorted(table.rules_told("keep")) == ["puerto_rico.buildings.large_warehouse"] * 2 + [
        "puerto_rico.buildings.small_warehouse"
    ]


@pytest.mark.rule("puerto_rico.captain.storage")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_an_empty_warehouse_keeps_nothing() -> None:
    table = full_harbor("corn 4 indigo 3", "small_warehouse large_warehouse")
    assert table.decision["slot"] == "barrel"


@pytest.mark.rule("puerto_rico.captain.storage")
def test_warehouses_come_first_and_then_the_barrel() -> None:
    table = full_harbor("corn 4 indigo 3", "small_warehouse*")
    rule = "puerto_rico.captain.storage"
    assert table.why_not("barrel corn") == (rule, {"good": "corn", "problem": "warehouse_first", "slots": 1})
    assert table.why_not("keep coffee") == (rule, {"good": "coffee", "problem": "no_goods", "slots": 1})
    assert full_harbor("corn 4 indigo 3").why_not("keep corn") == (
        rule,
        {"good": "corn", "problem": "no_slot", "slots": 0},
    )


@pytest.mark.rule("puerto_rico.captain.storage")
def test_everybody_stores_in_turn_from_the_captain() -> None:
    table = Table(first=2).arrange(goods={1: "corn 2 indigo 2", 3: "corn 2 indigo 1"}, ships=SHUT)
    table.play("2: pick captain", "3: barrel corn", "1: barrel indigo")
    assert (table.goods(3), table.goods(1)) == ("corn 1", "indigo 1")


@pytest.mark.rule("puerto_rico.captain.storage")
def test_goods_are_only_stored_after_a_captain_phase() -> None:
    table = Table().arrange(goods={1: "corn 5 indigo 5"}).picks("trader craftsman")
    assert table.goods(1) == "corn 5 indigo 5"


@pytest.mark.rule("puerto_rico.captain.storage")
@pytest.mark.rule("puerto_rico.captain.unloading")
def test_storage_comes_before_full_ships_are_emptied() -> None:
    table = Table().arrange(goods={0: "sugar 4", 1: "corn 3 indigo 2"}, ships=SHUT).play("pick captain")
    assert table.asked == (1, "storage")
    assert table.ship(5) == "sugar 5"
    assert table.told("unload") == []
    table.play("barrel corn")
    assert table.told("unload") == [{"ship": 5, "good": "sugar", "amount": 5}]
