"""Sponsoring an event, and paying in reis with coins and influence."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("lisboa.sponsor.event")
def test_parts_are_carried_out_from_left_to_right_and_nobody_follows() -> None:
    """P05: a favor and 2 reis."""
    table = Table(3).arrange(favors={1: "king marquis builder"}).court("P05").play("pay 3+0", "favor builder")
    assert (table.reis[0], table.seat(0)["favors"]) == (9, ["king", "builder"])
    assert table.asked == (0, "drawing")
    assert table.told("sponsor")[0]["seat"] == 0


@pytest.mark.rule("lisboa.sponsor.event", "lisboa.values.lapse")
def test_a_part_that_cannot_be_carried_out_lapses_and_the_rest_goes_on() -> None:
    table = Table(3).arrange(favors={0: "king marquis builder"}).court("P05").play("pay 3+0")
    assert table.reis[0] == 9
    assert len(table.told("lapse")) == 1
    assert table.rules_told("lapse") == ["lisboa.values.lapse"]


@pytest.mark.rule("lisboa.sponsor.event")
def test_noble_actions_of_an_event_keep_their_rules() -> None:
    """P64: two decrees from the same display, then the marker, then the refill."""
    table = Table(3, []).arrange(sets={0: 1}, reis={0: 20}).court("P64").play("pay 3+0", "decree D01")
    assert len(table.view()["decrees"]["shown"]) == 7, "not yet refilled"
    table.play("decree D02")
    assert table.asked == (0, "marker")
    table.play("spend", "decree D03")
    assert table.asked == (0, "drawing"), "once in an action"
    assert len(table.view()["decrees"]["shown"]) == 8
    assert table.seat(0)["decrees"] == ["D01", "D02", "D03"]


@pytest.mark.rule("lisboa.sponsor.price")
def test_an_event_costs_the_right_number_less_benefits() -> None:
    table = Table(3).arrange(treasury=6, hand={0: "P05"}).play("card P05")
    assert (table.decision["cost"], table.decision["paid_in"]) == (5, "reis")
    table = Table(3).arrange(treasury=6, clergy={0: "C24"}).court("P05")
    assert table.decision["price"] == 3


@pytest.mark.rule("lisboa.sponsor.price")
def test_a_store_by_an_event_pays_the_treasury_twice() -> None:
    table = Table(3).arrange(reis={0: 40}, influence={0: 0}, rubble={"row.A": "", "column.1": ""})
    table.court("P01")
    assert table.reis[0] == 37
    table.play("store A1 gold")
    assert table.reis[0] == 37 + 5 - 3
    assert [(paid["amount"], paid["reason"]) for paid in table.told("pay", payer=0)] == [
        (3, "event"),
        (3, "land"),
    ]


@pytest.mark.rule("lisboa.sponsor.price")
def test_who_has_not_the_means_may_not_sponsor() -> None:
    table = Table(3).arrange(treasury=10, reis={0: 2}, influence={0: 4})
    assert table.refused_use("P05", "court") == ("lisboa.sponsor.price", {"price": 7, "means": 5})


@pytest.mark.rule("lisboa.sponsor.possible", "lisboa.values.check")
def test_at_least_one_part_must_be_possible_after_the_payment() -> None:
    """P24: a public building. With 3 reis left after the event two officials cannot be hired."""
    table = Table(3).arrange(reis={0: 4}, influence={0: 0})
    assert table.refused_use("P24", "court") == ("lisboa.sponsor.possible", {"price": 3, "means": 4})
    table = Table(3).arrange(reis={0: 9}, influence={0: 0})
    assert "court" in table.uses("P24")


@pytest.mark.rule("lisboa.sponsor.possible")
def test_one_possible_part_is_enough() -> None:
    """P06: produce and two goods; nothing would be produced."""
    table = Table(3)
    assert "court" in table.uses("P06")
    table.arrange(goods={0: "gold 2 tools 2 books 2 cloth 2"})
    assert "court" not in table.uses("P06")


@pytest.mark.rule("lisboa.influence.money")
@pytest.mark.parametrize(
    ("marker", "reis"),
    [(10, 6), (9, 6), (8, 5), (7, 5), (6, 4), (5, 4), (4, 3), (3, 3), (2, 2), (1, 1), (0, 0)],
)
def test_what_the_marker_can_pay(marker: int, reis: int) -> None:
    table = Table(3).arrange(influence={0: marker}, reis={0: 0})
    assert table.seat(0)["means"] == reis


@pytest.mark.rule("lisboa.influence.money")
def test_any_part_may_be_paid_with_the_marker() -> None:
    """4 reis and influence 7, and 6 to pay: at least 2 by the marker, at most 5."""
    table = Table(3).arrange(treasury=8, reis={0: 4}, influence={0: 7}).court("P05")
    assert table.choices == ["pay 1+5", "pay 2+4", "pay 3+3", "pay 4+2"]
    targets = {way: facts["target"] for way, facts in table.decision["payments"].items()}
    assert targets == {"pay 1+5": 0, "pay 2+4": 1, "pay 3+3": 2, "pay 4+2": 4}
    assert table.why_not("pay 6+0")[0] == "lisboa.influence.money"
    table.play("pay 3+3")
    assert (table.reis[0], table.influence[0]) == (1, 2)


@pytest.mark.rule("lisboa.influence.money")
@pytest.mark.parametrize("way", ["pay 0+3", "pay 1+2", "pay 2+1", "pay 3+0"])
def test_however_a_payment_is_split_the_means_fall_by_the_price(way: str) -> None:
    table = Table(3).arrange(influence={0: 7}, reis={0: 5})
    before = table.seat(0)["means"]
    table.court("P67").play(way)
    assert table.seat(0)["means"] == before - 3


@pytest.mark.rule("lisboa.influence.money")
def test_a_payment_with_one_answer_is_not_asked() -> None:
    table = Table(3).arrange(influence={0: 0}).court("P67")
    assert (table.asked, table.reis[0]) == ((0, "drawing"), 7)
    table = Table(3).arrange(influence={0: 4}, reis={0: 0}).court("P67")
    assert (table.asked, table.influence[0]) == ((0, "drawing"), 0)
