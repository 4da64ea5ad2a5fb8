"""The trader: one good each for the trading house, its price, markets, offices, and the emptying of the house."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table


def trading(**arranged: Any) -> Table:
    """Seat 0 has just picked the trader."""
    return Table().arrange(**arranged).play("pick trader")


@pytest.mark.rule("puerto_rico.trader.sale")
def test_each_in_turn_may_sell_one_good_the_trader_first() -> None:
    table = trading(goods={0: "corn 2 coffee 1", 1: "sugar 3", 3: "tobacco 1"})
    table.play("0: sell coffee", "1: sell sugar", "3: pass")
    assert table.asked == (1, "role")
    assert (table.goods(0), table.goods(1), table.goods(3)) == ("corn 2", "sugar 2", "tobacco 1")
    assert table.view()["trading_house"] == ["coffee", "sugar"]
    assert table.told("sell") == [{"seat": 0, "good": "coffee"}, {"seat": 1, "good": "sugar"}]
    assert table.told("no_sale") == [{"seat": 2, "forced": True}, {"seat": 3, "forced": False}]


@pytest.mark.rule("puerto_rico.trader.sale")
def test_what_one_does_not_have_cannot_be_sold() -> None:
    assert trading(goods={0: "corn 1"}).why_not("sell coffee") == (
        "puerto_rico.trader.sale",
        {"good": "coffee"},
    )


@pytest.mark.rule("puerto_rico.trader.price")
@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_the_price_of_each_good(good: str, price: int) -> None:
    table = trading(goods={1: f"{good} 2"})
    assert table.decision["prices"] == {good: price}
    table.play(f"1: sell {good}")
    assert table.doubloons[1] == 3 + price
    assert table.goods(1) == f"{good} 1"


@pytest.mark.rule("puerto_rico.trader.price")
def test_corn_may_be_sold_for_nothing() -> None:
    table = trading(goods={1: "corn 1"}).play("1: sell corn")
    assert table.view()["trading_house"] == ["corn"]
    assert table.told("pay") == []


@pytest.mark.rule("puerto_rico.trader.privilege")
def test_the_trader_earns_one_more_if_he_sells() -> None:
    assert trading(goods={0: "corn 1"}).play("sell corn").doubloons[0] == 4
    assert trading(goods={0: "corn 1"}).play("pass").doubloons[0] == 3
    assert trading(goods={1: "corn 1"}).doubloons[0] == 3


@pytest.mark.rule("puerto_rico.buildings.small_market")
@pytest.mark.rule("puerto_rico.buildings.large_market")
@pytest.mark.parametrize(
    ("city", "more"),
    [
        ("small_market*", 1),
        ("large_market*", 2),
        ("small_market* large_market*", 3),
        ("small_market large_market", 0),
    ],
)
def test_markets_add_one_two_or_three_doubloons_to_a_sale(city: str, more: int) -> None:
    for good, price in [("corn", 0), ("coffee", 4)]:
        table = trading(city={1: city}, goods={1: f"{good} 1"}).play(f"1: sell {good}")
        assert table.earned("sale").get(1, 0) == price + more


@pytest.mark.rule("puerto_rico.buildings.small_market")
@pytest.mark.rule("puerto_rico.trader.privilege")
def test_market_and_privilege_add_up_in_one_payment() -> None:
    table = trading(city={0: "small_market* large_market*"}, goods={0: "tobacco 1"})
    assert table.decision["prices"] == {"tobacco": 3 + 1 + 1 + 2}
    table.play("sell tobacco")
    assert table.told("pay") == [{"payer": -1, "payee": 0, "amount": 7, "reason": "sale"}]
    assert table.rules_told("pay") == ["puerto_rico.trader.price"]


@pytest.mark.rule("puerto_rico.trader.kinds")
def test_the_house_takes_each_kind_only_once() -> None:
    table = trading(house="indigo", goods={0: "indigo 1 corn 1", 1: "corn 2"})
    assert table.why_not("sell indigo") == ("puerto_rico.trader.kinds", {"good": "indigo"})
    table.play("sell corn")
    assert table.asked == (1, "role"), "seat 1 has only corn too"


@pytest.mark.rule("puerto_rico.buildings.office")
def test_with_an_office_a_kind_can_be_sold_that_is_there_already() -> None:
    table = trading(house="indigo", goods={1: "indigo 1"}, city={1: "office*"}).play("1: sell indigo")
    assert table.view()["trading_house"] == ["indigo", "indigo"]
    assert table.doubloons[1] == 4


@pytest.mark.rule("puerto_rico.buildings.office")
def test_two_offices_may_be_used_in_the_same_phase() -> None:
    offices = {0: "office*", 1: "office*"}
    table = trading(house="corn", goods={0: "corn 1", 1: "corn 1"}, city=offices)
    table.play("0: sell corn", "1: sell corn")
    assert table.view()["trading_house"] == ["corn", "corn", "corn"]


@pytest.mark.rule("puerto_rico.buildings.office")
@pytest.mark.rule("puerto_rico.buildings.occupied")
def test_an_empty_office_opens_no_door() -> None:
    table = trading(house="indigo", goods={0: "indigo 1 corn 1"}, city={0: "office"})
    assert table.choices == ["pass", "sell corn"]


@pytest.mark.rule("puerto_rico.trader.full_house")
def test_once_the_house_is_full_nobody_else_is_asked_office_or_not() -> None:
    table = trading(
        house="corn indigo sugar", goods={0: "coffee 1", 1: "tobacco 1", 2: "corn 1"}, city={2: "office*"}
    )
    table.play("0: sell coffee")
    assert table.asked == (1, "role")
    assert (table.goods(1), table.goods(2)) == ("tobacco 1", "corn 1")
    assert table.told("no_sale") == []


@pytest.mark.rule("puerto_rico.trader.emptying")
def test_a_full_house_is_emptied_at_the_end_of_the_phase() -> None:
    table = trading(house="corn indigo sugar", goods={0: "coffee 1"}).play("sell coffee")
    assert table.view()["trading_house"] == []
    assert table.view()["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert table.told("empty_house") == [{"goods": ["corn", "indigo", "sugar", "coffee"]}]


@pytest.mark.rule("puerto_rico.trader.emptying")
def test_a_house_that_is_not_full_keeps_its_goods() -> None:
    table = trading(house="corn indigo", goods={0: "coffee 1"}).play("sell coffee")
    assert table.view()["trading_house"] == ["corn", "indigo", "coffee"]
    assert table.told("empty_house") == []


@pytest.mark.rule("puerto_rico.trader.emptying")
def test_the_fourth_good_may_be_sold_by_the_last_seat() -> None:
    goods = {0: "corn 1", 1: "indigo 1", 2: "sugar 1", 3: "tobacco 1"}
    table = trading(goods=goods).play("sell corn", "sell indigo", "sell sugar", "3: sell tobacco")
    assert table.doubloons == [4, 4, 5, 6]
    assert table.view()["trading_house"] == []
