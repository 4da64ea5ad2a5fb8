"""Loans: shares are pledged for 12 and redeemed for 15 pesos."""

from __future__ import annotations

import pytest

from .table import Table, voyage


@pytest.mark.rule("manila.loans.pledge")
def test_a_pledged_share_brings_twelve_pesos_and_stays_his() -> None:
    table = Table().play("pledge")
    assert (table.cash[0], table.pledged[0]) == (42, 1)
    assert table.view()["seats"][0]["shares"] == 2
    assert table.told("pledge") == [{"seat": 0, "forced": False}]
    assert table.told("pay") == [{"payer": -1, "payee": 0, "amount": 12, "reason": "loan"}]


@pytest.mark.rule("manila.loans.pledge")
def test_only_an_unpledged_share_can_be_pledged() -> None:
    table = Table().play("pledge", "pledge")
    assert table.cash[0] == 54
    assert table.why_not("pledge") == ("manila.loans.pledge", {"shares": 2})


@pytest.mark.rule("manila.loans.redeem")
def test_a_share_is_redeemed_for_fifteen_pesos_and_may_be_pledged_again() -> None:
    table = Table().play("pledge", "redeem")
    assert (table.cash[0], table.pledged[0]) == (27, 0)
    assert table.told("redeem") == [{"seat": 0}]
    assert table.told("pay")[-1] == {"payer": 0, "payee": -1, "amount": 15, "reason": "redemption"}
    table.play("pledge")
    assert (table.cash[0], table.pledged[0]) == (39, 1)


@pytest.mark.rule("manila.loans.redeem")
def test_there_must_be_a_pledged_share_and_fifteen_pesos_to_redeem_it() -> None:
    assert Table().why_not("redeem") == ("manila.loans.redeem", {"pledged": 0, "cash": 30})
    table = Table().arrange(cash={0: 14}, pledged={0: 1})
    assert table.why_not("redeem") == ("manila.loans.redeem", {"pledged": 1, "cash": 14})
    assert table.arrange(cash={0: 15}).play("redeem").cash[0] == 0


@pytest.mark.rule("manila.loans.pledge")
@pytest.mark.rule("manila.loans.redeem")
def test_what_is_missing_for_a_loan_is_said_at_the_purchase_and_in_placement_too() -> None:
    table = Table().play("pass", "pass", "pass", "pass")
    assert table.why_not("redeem") == ("manila.loans.redeem", {"pledged": 0, "cash": 30})
    assert table.play("pledge", "pledge").why_not("pledge") == ("manila.loans.pledge", {"shares": 2})
    table.play("buy silk").load("ginseng 3 silk 3 jade 3").play("pledge")
    assert table.why_not("pledge") == ("manila.loans.pledge", {"shares": 3})


@pytest.mark.rule("manila.loans.pledge")
@pytest.mark.rule("manila.loans.redeem")
def test_pledging_and_redeeming_name_no_share() -> None:
    """Ruling 69, last part: only the number is known, and it is known to all."""
    table = Table().play("pledge")
    assert table.choices[:3] == ["pledge", "redeem", "pass"]
    assert {table.view(seat)["seats"][0]["pledged"] for seat in (None, 0, 1)} == {1}


@pytest.mark.rule("manila.loans.when")
def test_loans_are_free_actions_in_auction_purchase_and_placement() -> None:
    """Ruling 53: the same seat is asked again for its move."""
    table = Table().play("bid 1", "pass", "pass", "pass")
    assert table.play("pledge").asked == (0, "purchase")
    assert table.play("redeem").asked == (0, "purchase")
    table.play("pass").load("ginseng 5 silk 4 jade 0")
    assert table.play("pledge", "pledge", "redeem").asked == (0, "placement")
    table.place("silk")
    assert table.asked == (1, "placement")
    table = Table().play("pledge")
    assert table.asked == (0, "auction")
    assert table.play("bid 5").asked == (1, "auction")


@pytest.mark.rule("manila.loans.when")
@pytest.mark.parametrize("action", ["pledge", "redeem"])
def test_at_other_times_there_are_no_loans(action: str) -> None:
    """Ruling 66: not while loading, starting, boarding, piloting or plundering."""
    table = Table(rolls=["2 6 1", "2 3 1", "4 1 1"]).play("pledge", "pass", "pass", "pass", "pass", "pass")
    refusals = [table.why_not(action)]
    table.play("load ginseng", "load nutmeg", "load silk")
    refusals.append(table.why_not(action))
    table.play("start ginseng 5", "start nutmeg 4").place("pirates pass pass pass").place("pilot.small")
    refusals.append(table.why_not(action))
    table.play("pass", "pass")
    refusals.append(table.why_not(action))
    table.play("pass")
    refusals.append(table.why_not(action))
    decisions = ["loading", "starts", "boarding", "pilot", "plunder"]
    assert refusals == [("manila.loans.when", {"decision": decision}) for decision in decisions]


@pytest.mark.rule("manila.loans.when")
@pytest.mark.rule("manila.voyage.asked")
def test_who_redeems_himself_out_of_the_bidding_passes_at_once() -> None:
    """With 15 pesos and one of two shares pledged the limit is 27; redeemed, it is 24."""
    table = Table().arrange(cash={1: 15}, pledged={1: 1}).play("0: bid 26")
    assert table.asked == (1, "auction")
    table.play("redeem")
    assert table.told("pass") == [{"seat": 1, "forced": True}]
    assert table.asked == (2, "auction")


@pytest.mark.rule("manila.loans.forced")
@pytest.mark.parametrize(
    ("bid", "loans", "cash"), [(30, 0, 0), (31, 1, 11), (42, 1, 0), (43, 2, 11), (54, 2, 0)]
)
def test_as_many_loans_are_taken_as_the_payment_needs_and_no_more(bid: int, loans: int, cash: int) -> None:
    table = Table().play("pass", "pass", "pass", f"3: bid {bid}")
    assert (table.pledged[3], table.cash[3]) == (loans, cash)
    assert table.rules_told("pledge") == ["manila.loans.forced"] * loans


@pytest.mark.rule("manila.loans.forced")
@pytest.mark.rule("manila.loans.when")
def test_a_claim_forces_loans_although_no_loan_is_offered_then() -> None:
    """Ruling 66, second half: one wreck costs 6, of which the agent lacks 3."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["6 6 1"] * 3).place("insurance pass pass pass")
    table.arrange(cash={0: 3}).place("pass")
    assert (table.cash[0], table.pledged[0]) == (3 + 12 - 6, 1)
    assert table.told("pledge") == [{"seat": 0, "forced": True}]
