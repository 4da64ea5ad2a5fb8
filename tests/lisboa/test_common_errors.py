"""Readings of the rules that are easily got wrong, each against the ruling of the rulebook."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("lisboa.influence.overflow", "lisboa.options.overflow")
def test_a_wig_only_beyond_ten_unless_the_option_says_so() -> None:
    for option, wigs in ((False, 0), (True, 1)):
        table = (
            Table(3, wig_on_reaching_ten=option).arrange(portfolio={0: "P52"}, influence={0: 6}).tuck("P68")
        )
        assert table.wigs[0] == wigs


@pytest.mark.rule("lisboa.recruit.officials")
def test_two_officials_may_go_to_the_same_office() -> None:
    table = Table(3).tuck("P10").play("trade tools recruit", "office king", "office king")
    assert table.office("king") == [2, 0, 0]


@pytest.mark.rule("lisboa.sell.sailing")
def test_a_full_ship_sails_by_itself() -> None:
    table = Table(3).arrange(portfolio={1: "S01"}).tuck("P10").play("sell gold S01")
    assert table.asked[0] == 0, "the owner is not asked"
    assert table.wigs[1] == 1


@pytest.mark.rule("lisboa.turn.gold")
def test_gold_is_the_good_and_not_money() -> None:
    table = Table(3).play("card P17", "gold")
    assert (table.seat(0)["goods"]["gold"], table.reis[0]) == (2, 10)


@pytest.mark.rule("lisboa.store.scoring")
def test_the_scoring_tile_is_that_of_the_street_not_of_the_column() -> None:
    """B3 lies in column 3, but a books store faces the third street, which has the tile 4."""
    table = Table(3).arrange(reis={0: 40}, buildings={"WB": "B06.a"}, rubble={"row.B": "", "column.3": ""})
    table.court("P17").play("pass", "store B3 books", "pay 3+0", "house left")
    assert table.gained("store") == {0: 4}


@pytest.mark.rule("lisboa.cardinal.icons")
def test_the_treasury_icon_of_the_church_raises_the_marker() -> None:
    table = Table(3, ["turn C05", "turn C06"]).arrange(cardinal=1).tuck("P08").play("move 1", "clergy C05")
    assert table.view()["treasury"]["index"] == 3


@pytest.mark.rule("lisboa.building.officials")
def test_the_officials_of_others_do_not_help() -> None:
    table = Table(3).arrange(offices={"king": "1 1 2 2"}, reis={0: 0}, influence={0: 6})
    assert "court" not in table.uses("P09")


@pytest.mark.rule("lisboa.visit.wigs")
def test_wigs_cannot_spare_influence() -> None:
    table = Table(3).arrange(influence={0: 4}, wigs={0: 9}).court("P12")
    assert (table.influence[0], table.wigs[0]) == (3, 9)


@pytest.mark.rule("lisboa.portfolio.goods")
def test_a_card_may_be_tucked_without_any_business_to_be_done() -> None:
    table = Table(3).arrange(
        goods={0: "cloth 1"}, clergy={0: "C01 C02 C03 C04"}, favors={0: "king marquis builder"}
    )
    assert "portfolio" in table.uses("P10")


@pytest.mark.rule("lisboa.building.space")
def test_a_north_building_serves_the_type_of_its_street_so_both_readings_agree() -> None:
    table = Table(3).arrange(reis={0: 40}).court("P09").play("pass")
    for choice in table.choices:
        if choice.split()[-1].startswith("N"):
            street = int(choice[-1]) - 1
            assert ("gold", "tools", "books", "cloth")[street] in ("gold", "tools"), (
                "B01.a serves gold and tools"
            )


@pytest.mark.rule("lisboa.turn.uses")
def test_subsidy_and_reward_belong_to_the_portfolio_only() -> None:
    table = Table(3).arrange(influence={0: 0}).court("P67")
    assert (table.earned("subsidy"), table.view()["treasury"]["index"]) == ({}, 2)


@pytest.mark.rule("lisboa.decree.marker")
def test_a_spent_marker_leaves_the_set_complete() -> None:
    table = (
        Table(3)
        .arrange(sets={0: 1}, goods={0: "gold 3"}, favors={1: ""})
        .court("P12")
        .play("pass", "decree D01", "spend", "decree D02")
    )
    assert (table.seat(0)["sets"], table.goods(0)) == (1, "gold 3")
    assert table.final()["sets"] == 3


@pytest.mark.rule("lisboa.produce.prices")
def test_prices_never_rise() -> None:
    table = Table(3).arrange(prices={"gold": 3}).idle(3)
    assert table.view()["prices"]["gold"] == 3


@pytest.mark.rule("lisboa.church.scoring")
def test_clergy_tiles_are_not_cashed_at_the_end_of_the_game() -> None:
    table = Table(3).arrange(period=2).arrange(sets={0: 4}, clergy={0: "C37"}).idle(6)
    assert table.asked[1] == "over"
    assert table.told("cash") == []


@pytest.mark.rule("lisboa.values.check")
def test_nothing_half_done_is_left_behind_when_a_move_is_refused() -> None:
    """`why_not` compares the whole position before and after."""
    table = Table(3).arrange(reis={0: 3}, influence={0: 1}).court("P12").play("pass")
    for notation in ("decree D50", "store A1 gold", "pay 3+0", "open N1", "follow", "gold"):
        table.why_not(notation)


@pytest.mark.rule("lisboa.values.lapse")
def test_nobody_is_left_without_a_legal_choice() -> None:
    """Nothing owned, nothing to be had: a card can always be discarded."""
    table = Table(3).arrange(goods={0: ""}, reis={0: 0}, influence={0: 0}, plans={0: ""})
    for _ in range(3):
        table.idle()
    assert table.asked == (0, "card")
