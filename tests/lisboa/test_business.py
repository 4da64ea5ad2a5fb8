"""Business after a card was tucked: selling goods into holds, or trading with nobles."""

from __future__ import annotations

import pytest

from ..lists import Lists
from .table import Table

# Selling


@pytest.mark.rule("lisboa.sell.goods")
def test_at_least_one_good_then_as_many_as_one_likes_into_anybodys_ship() -> None:
    table = Table(3).arrange(portfolio={1: "S04", 2: "S01"}).tuck("P10")
    table.play("sell cloth S04")
    assert table.choices[0] == "pass"
    table.play("sell gold S01", "sell tools S04")
    assert table.goods(0) == "books 1"
    assert table.asked == (0, "drawing"), "no hold is free any more"


@pytest.mark.rule("lisboa.sell.goods")
def test_selling_does_not_move_prices_and_one_may_stop() -> None:
    table = Table(3).arrange(portfolio={1: "S04"}).tuck("P10").play("sell cloth S04", "pass")
    assert table.view()["prices"] == {"gold": 6, "tools": 5, "books": 5, "cloth": 5}
    assert table.asked == (0, "drawing")


@pytest.mark.rule("lisboa.sell.goods")
def test_only_goods_that_one_has_and_no_trade_after_a_sale() -> None:
    table = Table(3).arrange(portfolio={1: "S04"}, goods={0: "gold 2 cloth 1"}).tuck("P10")
    assert table.why_not("sell books S04") == ("lisboa.sell.goods", {"good": "books"})
    table.play("sell cloth S04")
    assert table.why_not("trade gold favor")[0] == "core.not_now", "sell or trade, not both"


@pytest.mark.rule("lisboa.sell.hold")
def test_nothing_can_be_sold_before_there_is_a_ship() -> None:
    table = Table(3).tuck("P10")
    assert not [choice for choice in table.choices if choice.startswith("sell")]
    assert table.why_not("sell gold S01") == ("lisboa.sell.hold", {"ship": "S01"})


@pytest.mark.rule("lisboa.sell.hold")
def test_a_ship_at_sea_or_full_takes_nothing() -> None:
    table = Table(3).arrange(portfolio={1: "S01 S04"}, aboard={"S01": "gold 1"}).tuck("P10")
    assert table.why_not("sell gold S01") == ("lisboa.sell.hold", {"ship": "S01"})
    assert "sell gold S04" in table.choices


@pytest.mark.rule("lisboa.sell.price")
def test_market_price_and_ship_and_benefits() -> None:
    """S04 adds 1; C21 adds 1 for cloth, C22 adds 1 for all."""
    table = Table(3).arrange(
        portfolio={1: "S04"}, clergy={0: "C21 C22"}, prices={"cloth": 4}, goods={0: "cloth 2 gold 1"}
    )
    table.tuck("P10")
    assert table.decision["sales"]["sell cloth S04"] == 4 + 1 + 2
    assert table.decision["sales"]["sell gold S04"] == 6 + 1 + 1
    table.play("sell cloth S04")
    assert (table.earned("sale"), table.reis[1]) == ({0: 7}, 10)


@pytest.mark.rule("lisboa.sell.sailing")
def test_the_owner_of_a_full_ship_gains_a_wig_for_each_good() -> None:
    table = (
        Table(3)
        .arrange(portfolio={1: "S07"}, aboard={"S07": "gold 1 books 1"})
        .tuck("P10")
        .play("sell cloth S07")
    )
    assert table.wigs == [0, 3, 0]
    assert table.view()["ships"]["S07"]["at_sea"]
    assert table.told("sail") == [{"seat": 1, "ship": "S07"}]


@pytest.mark.rule("lisboa.sell.sailing")
def test_the_sale_goes_on_with_other_ships() -> None:
    table = Table(3).arrange(portfolio={1: "S01", 2: "S02"}).tuck("P10").play("sell cloth S01")
    assert "sell gold S02" in table.choices
    table.play("sell gold S02")
    assert table.wigs == [0, 1, 1]


# Trading


@pytest.mark.rule("lisboa.trade.goods")
@pytest.mark.parametrize(
    ("good", "acts"),
    [
        ("gold", "favor cardinal ship produce recruit plan"),
        ("tools", "recruit plan"),
        ("books", "ship produce"),
        ("cloth", "favor cardinal"),
    ],
)
def test_what_each_noble_accepts(good: str, acts: str) -> None:
    table = Table(3).arrange(goods={0: f"{good} 2"}, stores={"B2 tools": 0, "C3 books": 0}).tuck("P10")
    assert [choice.split()[2] for choice in table.choices] == acts.split()
    for act in ("favor", "ship", "recruit"):
        if act not in acts.split():
            assert table.why_not(f"trade {good} {act}")[0] == "lisboa.trade.goods"


@pytest.mark.rule("lisboa.trade.goods")
def test_a_good_that_one_has_not_cannot_be_given() -> None:
    table = Table(3).arrange(goods={0: "gold 1 cloth 1"}).tuck("P10")
    assert table.why_not("trade tools plan")[0] == "lisboa.trade.goods"


@pytest.mark.rule("lisboa.trade.goods")
def test_any_good_once_in_a_trade_with_a_clergy_tile_twice_with_two() -> None:
    """C31, C32: trade_wild."""
    table = Table(3).arrange(goods={0: "tools 3"}, sets={0: 1}, clergy={0: "C31"}).tuck("P10")
    table.play("trade tools favor", "favor marquis")
    assert [choice for choice in table.choices if choice != "pass"] == [
        "trade tools recruit",
        "trade tools plan",
    ]
    table = Table(3).arrange(goods={0: "tools 3"}, sets={0: 1}, clergy={0: "C31 C32"}).tuck("P10")
    table.play("trade tools favor", "favor marquis")
    assert "trade tools cardinal" in table.choices


@pytest.mark.rule("lisboa.trade.goods")
def test_a_fitting_good_does_not_use_up_the_tile() -> None:
    table = (
        Table(3)
        .arrange(goods={0: "tools 2"}, clergy={0: "C31"})
        .tuck("P10")
        .play("trade tools plan", "plan santos")
    )
    assert "trade tools favor" in table.choices


@pytest.mark.rule("lisboa.trade.goods")
def test_the_good_goes_back_first_so_production_may_use_its_room_and_a_ship_cannot() -> None:
    table = Table(3).arrange(goods={0: "books 2"}, stores={"C3 books": 0}).tuck("P10")
    table.play("trade books produce")
    assert table.goods(0) == "books 2"
    table = Table(3).arrange(goods={0: "books 1"}).tuck("P10")
    assert table.asked == (0, "drawing"), (
        "the only book would not be there to pay for the ship: the trade lapses"
    )
    table = Table(3).arrange(goods={0: "books 2"}).tuck("P10")
    assert table.goods(0) == "", "one for the Marquis, one for the ship: the only trade there is"
    assert table.seat(0)["top"] == ["P10", "S01"]


@pytest.mark.rule("lisboa.trade.acts")
def test_state_actions_are_for_sale_noble_actions_are_not() -> None:
    table = Table(3).arrange(reis={0: 50}).tuck("P10")
    for act in ("building", "decree", "store"):
        assert table.why_not(f"trade gold {act}")[0] == "lisboa.trade.acts"


@pytest.mark.rule("lisboa.trade.acts")
def test_no_influence_is_paid_and_nobody_follows() -> None:
    table = (
        Table(3)
        .arrange(favors={1: "king", 2: "king"})
        .tuck("P10")
        .play("trade cloth favor", "favor marquis", "pass")
    )
    assert table.influence == [4, 5, 6]
    assert table.asked == (0, "drawing")


@pytest.mark.rule("lisboa.trade.twice")
def test_the_second_action_must_differ_and_may_be_of_another_noble() -> None:
    table = (
        Table(3).arrange(goods={0: "gold 2 cloth 1"}).tuck("P10").play("trade cloth favor", "favor marquis")
    )
    assert table.why_not("trade gold favor")[0] == "lisboa.trade.twice"
    assert {"trade gold cardinal", "trade gold recruit"} <= set(table.choices)
    table.play("trade gold recruit", "office king", "pass")
    assert table.asked == (0, "drawing"), "two at most"
    assert table.goods(0) == "gold 1"


@pytest.mark.rule("lisboa.trade.twice")
def test_the_first_action_is_finished_before_the_second_good_is_given() -> None:
    """The book that was produced may be given for a ship, which the cloth then pays."""
    table = Table(3).arrange(goods={0: "books 1 cloth 1"}, stores={"C3 books": 0}).tuck("P10")
    table.play("trade books produce")
    assert table.goods(0) == "books 1 cloth 1"
    table.play("trade books ship")
    assert table.seat(0)["top"] == ["P10", "S01"]
    assert table.goods(0) == ""


@pytest.mark.rule("lisboa.trade.possible")
@pytest.mark.parametrize(
    ("act", "arranged"),
    [
        ("favor", {"favors": {0: "king marquis builder"}}),
        ("cardinal", {"clergy": {0: "C01 C02 C03 C04"}}),
        ("ship", {"goods": {0: "gold 1"}}),
        ("produce", {}),
        ("recruit", {"in_buildings": {0: 8}}),
    ],
)
def test_only_an_action_that_is_possible_can_be_bought(act: str, arranged: dict) -> None:
    table = Table(3).arrange(**{"goods": {0: "gold 2"}, **arranged}).tuck("P10")
    assert f"trade gold {act}" not in table.choices
    assert table.why_not(f"trade gold {act}")[0] == "lisboa.trade.possible"


@pytest.mark.rule("lisboa.trade.possible")
def test_no_plan_is_left() -> None:
    table = Table(3).arrange(goods={0: "gold 2"})
    state = Lists(table.state)
    state.done[:12] = state.plans_left
    state.plans_left[:] = [0] * 12
    for plan in state.plan_shown:
        state.done[plan] += 1
    state.plan_shown[:] = [-1, -1]
    state.keep()
    table.settle().tuck("P10")
    assert table.why_not("trade gold plan")[0] == "lisboa.trade.possible"


@pytest.mark.rule("lisboa.trade.possible")
def test_no_favor_is_left_of_a_noble_that_one_lacks() -> None:
    table = Table(2, favors=("king", "builder")).arrange(favors={0: "king marquis", 1: "builder"})
    table.state.favor_supply[2] = 0
    table.state.favors[5] = 1
    table.state.favor_supply[2] = 1
    table.arrange(favors={0: "king marquis builder", 1: "builder"}, goods={0: "cloth 1"}).tuck("P10")
    assert "trade cloth favor" not in table.choices
