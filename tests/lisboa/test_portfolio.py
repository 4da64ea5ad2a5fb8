"""The portfolio: two rows, limits, making room, rewards, penalties and subsidies."""

from __future__ import annotations

import pytest

from quayside.games.lisboa.components import default_text

from .table import Table


@pytest.mark.rule("lisboa.portfolio.rows")
def test_nobles_and_ships_above_treasury_cards_below() -> None:
    table = Table(3).arrange(portfolio={0: "S01"}).tuck("P10").finish()
    assert (table.seat(0)["top"], table.seat(0)["bottom"]) == (["S01", "P10"], [])
    table = Table(3).tuck("P05").finish()
    assert (table.seat(0)["top"], table.seat(0)["bottom"]) == ([], ["P05"])
    assert table.seat(0)["drawing"] == 0


@pytest.mark.rule("lisboa.portfolio.rows")
def test_influence_counts_from_the_tucking_on_but_not_for_the_cards_own_gain() -> None:
    """P68 has influence 2 and the reward `influence`."""
    table = Table(3).arrange(portfolio={0: "P09"}, influence={0: 3}).tuck("P68")
    assert table.influence[0] == 3 + 2
    assert table.seat(0)["drawing"] == 4


@pytest.mark.rule("lisboa.influence.gain")
@pytest.mark.parametrize(("portfolio", "influence"), [("", 3), ("P09", 10)])
def test_a_gain_of_nothing_is_not_told(portfolio: str, influence: int) -> None:
    """There is no influence in the portfolio, or no more room on the track."""
    table = Table(3).arrange(portfolio={0: portfolio}, influence={0: influence}).tuck("P68")
    assert table.told("influence") == []
    assert table.gained("overflow") == ({0: 1} if influence == 10 else {})


@pytest.mark.rule("lisboa.portfolio.limit")
@pytest.mark.parametrize(("sets", "limit"), [(0, 2), (1, 3), (3, 5), (4, 6), (5, 6)])
def test_two_cards_and_one_for_each_set_six_at_most(sets: int, limit: int) -> None:
    table = Table(3).arrange(sets={0: sets})
    assert table.seat(0)["limit"] == limit


@pytest.mark.rule("lisboa.portfolio.limit")
def test_ships_count_and_both_rows_together() -> None:
    table = Table(3).arrange(portfolio={0: "S01 P22"}).tuck("P10")
    assert table.asked == (0, "room")
    assert table.decision["limit"] == 2


@pytest.mark.rule("lisboa.portfolio.room")
def test_with_a_full_row_a_card_of_that_row_must_go() -> None:
    table = Table(3).arrange(sets={0: 3}, portfolio={0: "P08 P09 S01 P22"}).tuck("P10")
    assert table.choices == ["drop P08", "drop P09", "drop S01"]
    assert table.why_not("drop P22") == ("lisboa.portfolio.room", {"card": "P22", "limit": 5})
    table.play("drop P09").finish()
    assert table.seat(0)["top"] == ["P08", "S01", "P10"]
    assert table.seat(0)["drawing"] == 1 + 1 + 2


@pytest.mark.rule("lisboa.portfolio.room")
def test_at_the_limit_any_card_of_either_row_may_go() -> None:
    table = Table(3).arrange(sets={0: 1}, portfolio={0: "P08 S01 P22"}).tuck("P05")
    assert table.choices == ["drop P08", "drop P22", "drop S01"]
    table.play("drop P22")
    assert "land" not in table.seat(0)["benefits"], "its benefit goes with it"


@pytest.mark.rule("lisboa.portfolio.room")
def test_room_is_made_before_reward_and_subsidy_and_a_discarded_ship_returns_its_goods() -> None:
    table = Table(3).arrange(portfolio={0: "S04 P26"}, aboard={"S04": "cloth 1"})
    supply = table.view()["supply"]["cloth"]
    table.tuck("P10")
    assert table.reis[0] == 10, "the reward has not come yet"
    table.play("drop S04")
    assert table.view()["supply"]["cloth"] == supply + 1
    assert "S04" not in table.view()["ships"]
    assert table.reis[0] == 12


@pytest.mark.rule("lisboa.portfolio.room")
def test_a_reward_that_fills_the_slot_makes_room_necessary_again() -> None:
    """Only an owner's file has such a card."""
    values = default_text().replace(
        'influence = 2, reward = "wig:1" }', 'influence = 2, reward = "ship" }', 1
    )
    table = (
        Table(3, components=values).arrange(portfolio={0: "P08"}).tuck("P09").play("ship new", "give cloth")
    )
    assert table.asked == (0, "room")
    assert table.choices == ["drop P08", "drop S01"]
    table.play("drop P08")
    assert table.seat(0)["top"] == ["S01", "P09"]


@pytest.mark.rule("lisboa.portfolio.goods")
@pytest.mark.parametrize(
    ("card", "goods", "allowed"),
    [
        ("P36", "cloth 1", False),  # minus one good
        ("P36", "cloth 2", True),
        ("P36", "", False),
        ("P12", "", True),  # two goods of choice
        ("P14", "", True),  # a book
        ("P13", "", False),  # produces nothing without stores
        ("P10", "", False),  # two reis
        ("P10", "gold 1", True),
        ("P22", "", False),  # treasury
        ("P22", "gold 1", True),
    ],
)
def test_who_tucks_a_card_must_own_a_good_after_its_reward_or_penalty(
    card: str, goods: str, allowed: bool
) -> None:
    table = Table(3).arrange(goods={0: goods}, reis={0: 30})
    assert ("portfolio" in table.uses(card)) == allowed


@pytest.mark.rule("lisboa.portfolio.goods")
def test_a_production_that_would_bring_something_is_enough() -> None:
    table = Table(3).arrange(goods={0: ""}, stores={"B2 tools": 0})
    assert "portfolio" in table.uses("P13")


@pytest.mark.rule("lisboa.portfolio.goods")
def test_goods_on_a_ship_do_not_count_and_the_refusal_names_the_rule() -> None:
    table = Table(3).arrange(goods={0: ""}, portfolio={0: "S04"}, aboard={"S04": "gold 1"})
    assert table.refused_use("P15", "portfolio") == ("lisboa.portfolio.goods", {"card": "P15"})


@pytest.mark.rule("lisboa.portfolio.goods", "lisboa.values.lapse")
def test_business_lapses_when_neither_a_sale_nor_a_trade_is_possible() -> None:
    """One cloth, no open hold, four clergy tiles and no favor to be had."""
    table = Table(3).arrange(
        goods={0: "cloth 1"}, clergy={0: "C01 C02 C03 C04"}, favors={0: "king marquis builder"}
    )
    table.tuck("P10")
    assert table.asked == (0, "drawing")
    assert table.goods(0) == "cloth 1"
    assert len(table.told("lapse")) == 1


@pytest.mark.rule("lisboa.portfolio.goods")
def test_business_is_a_duty() -> None:
    table = Table(3).tuck("P10")
    assert table.asked == (0, "business")
    assert "pass" not in table.choices
    assert table.why_not("pass")[0] == "core.not_now"


@pytest.mark.rule("lisboa.portfolio.reward")
def test_the_reward_comes_before_the_tucking_and_the_business() -> None:
    table = Table(3).tuck("P20")
    kinds = [event.kind for event in table.events]
    assert kinds[-3:] == ["play_card", "pay", "tuck"]
    assert table.reis[0] == 12


@pytest.mark.rule("lisboa.portfolio.reward")
def test_parts_are_carried_out_from_left_to_right() -> None:
    """P48: a favor, then a wig."""
    table = Table(3).arrange(favors={0: ""}).tuck("P48")
    assert (table.asked, table.wigs[0]) == ((0, "favor"), 0)
    table.play("favor builder")
    assert (table.seat(0)["favors"], table.wigs[0]) == (["builder"], 1)


@pytest.mark.rule("lisboa.portfolio.reward")
def test_goods_of_choice_are_chosen_one_by_one_and_may_not_be_declined() -> None:
    table = Table(3).arrange(goods={0: "gold 2"}).tuck("P12")
    assert table.choices == ["gain tools", "gain books", "gain cloth"]
    assert table.why_not("gain gold") == ("lisboa.warehouse.limit", {"good": "gold", "limit": 2})
    table.play("gain books", "gain books")
    assert table.goods(0) == "gold 2 books 2"


@pytest.mark.rule("lisboa.portfolio.penalty")
@pytest.mark.parametrize(("reis", "left"), [(10, 7), (2, 0), (0, 0)])
def test_a_penalty_takes_what_there_is_and_nothing_else_instead(reis: int, left: int) -> None:
    table = Table(3).arrange(reis={0: reis}, influence={0: 6}).tuck("P16")
    assert (table.reis[0], table.influence[0]) == (left, 6)


@pytest.mark.rule("lisboa.portfolio.penalty")
def test_penalties_of_influence_wigs_and_goods() -> None:
    assert Table(3).arrange(influence={0: 1}).tuck("P11").influence[0] == 0
    assert Table(3).arrange(influence={0: 5}).tuck("P11").influence[0] == 3
    assert Table(3).arrange(wigs={0: 1}).tuck("P31").wigs[0] == 0
    table = Table(3).arrange(goods={0: "tools 1 cloth 2"}).tuck("P36")
    assert table.choices == ["lose tools", "lose cloth"]
    assert table.why_not("lose gold") == ("lisboa.portfolio.penalty", {"good": "gold"})
    assert table.play("lose cloth").goods(0) == "tools 1 cloth 1"


@pytest.mark.rule("lisboa.portfolio.subsidy")
def test_a_subsidy_is_the_treasurys_right_number_and_the_marker_falls() -> None:
    table = Table(3).arrange(treasury=4).tuck("P06")
    assert table.earned("subsidy") == {0: 4}
    assert table.view()["treasury"]["index"] == 3


@pytest.mark.rule("lisboa.portfolio.subsidy")
def test_earlier_benefits_add_to_it_but_not_the_cards_own() -> None:
    """C26: subsidy+2. P06: subsidy+1."""
    table = Table(3).arrange(treasury=4, clergy={0: "C26"}).tuck("P06")
    assert table.earned("subsidy") == {0: 6}
    assert table.seat(0)["benefits"] == {"subsidy": 3}


@pytest.mark.rule("lisboa.portfolio.subsidy")
def test_the_marker_stops_at_the_bottom() -> None:
    table = Table(3).arrange(treasury=0).tuck("P06")
    assert (table.view()["treasury"]["index"], table.earned("subsidy")) == (0, {0: 2})


@pytest.mark.rule("lisboa.portfolio.subsidy")
def test_the_benefit_already_helps_in_the_sale_of_the_same_turn() -> None:
    """P03: sell:gold+1."""
    table = Table(3).arrange(portfolio={1: "S01"}).tuck("P03").play("sell gold S01")
    assert table.earned("sale") == {0: 7}


@pytest.mark.rule("lisboa.portfolio.subsidy")
def test_benefits_add_up_and_no_price_falls_below_zero() -> None:
    """C24, C25: event-2 each; P43: event-2."""
    table = Table(3).arrange(clergy={0: "C24 C25"}, portfolio={0: "P43"})
    assert table.seat(0)["benefits"]["event"] == 6
    table.court("P05").play("favor builder").finish()
    assert table.told("pay", reason="event") == []
    assert table.reis[0] == 12


@pytest.mark.rule("lisboa.values.decline")
@pytest.mark.parametrize(
    ("card", "decision", "arranged"),
    [
        ("P07", "favor", {}),
        ("P08", "cardinal", {}),
        ("P18", "recruiting", {}),
        ("P17", "plan", {}),
        ("P35", "rubble", {}),
        ("P13", "production", {"stores": {"B2 tools": 0}}),
    ],
)
def test_rewards_that_are_actions_may_be_declined(card: str, decision: str, arranged: dict) -> None:
    table = Table(3).arrange(**arranged).tuck(card)
    assert table.asked == (0, decision)
    assert table.choices[0] == "pass"
    before = table.seat(0)["favors"], table.seat(0)["clergy"], table.seat(0)["plans"], table.goods(0)
    table.play("pass")
    after = table.seat(0)["favors"], table.seat(0)["clergy"], table.seat(0)["plans"], table.goods(0)
    assert before == after
    assert table.asked == (0, "business")


@pytest.mark.rule("lisboa.values.decline")
@pytest.mark.parametrize(
    ("trade", "decision"),
    [
        ("trade cloth favor", "favor"),
        ("trade cloth cardinal", "cardinal"),
        ("trade tools recruit", "recruiting"),
        ("trade tools plan", "plan"),
    ],
)
def test_what_was_chosen_may_not_be_declined(trade: str, decision: str) -> None:
    table = Table(3).tuck("P10").play(trade)
    assert table.asked == (0, decision)
    assert "pass" not in table.choices
    assert table.why_not("pass")[0] == "lisboa.values.decline"


@pytest.mark.rule("lisboa.values.decline")
def test_an_event_was_chosen_too() -> None:
    table = Table(3).court("P05").play("pay 3+0")
    assert table.asked == (0, "favor")
    assert table.choices == ["favor marquis", "favor builder"]
