"""The auction for the office of harbour master."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("manila.auction.opening")
def test_if_the_opener_passes_the_next_player_clockwise_opens() -> None:
    table = Table(first=2)
    table.play("2: pass", "3: pass")
    assert table.asked == (0, "auction")
    assert "bid 1" in table.choices


@pytest.mark.rule("manila.auction.opening")
@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_the_harbour_master_opens_the_next_auction(winner: int) -> None:
    """Ruling 44: the harbour master of the last voyage opens, not his neighbour, nor who opened before."""
    table = Table(rolls=["1 1 1"] * 3, first=1)
    for seat in (1, 2, 3, 0):
        table.play("bid 3" if seat == winner else "pass")
    table.play("pass").load("ginseng 3 silk 3 jade 3").place("pass pass pass pass")
    assert table.asked == (winner, "auction")
    assert table.told("voyage") == [{"number": 1, "opener": 1}, {"number": 2, "opener": winner}]


@pytest.mark.rule("manila.auction.bid")
def test_the_first_bid_is_one_peso_or_more() -> None:
    table = Table()
    assert table.choices == ["pledge", "pass", *[f"bid {amount}" for amount in range(1, 55)]]
    auction = {"bid": 0, "leader": -1, "bidder": 0, "passed": [False] * 4, "limits": [54] * 4}
    assert table.view()["auction"] == auction


@pytest.mark.rule("manila.auction.bid")
@pytest.mark.parametrize("bid", ["bid 6", "bid 7"])
def test_a_bid_must_be_higher_than_the_last(bid: str) -> None:
    table = Table().play("0: bid 7")
    assert table.why_not(bid) == ("manila.auction.bid", {"bid": 7})
    table.play("1: bid 8")
    assert table.told("bid") == [{"seat": 0, "amount": 7}, {"seat": 1, "amount": 8}]


@pytest.mark.rule("manila.auction.bid")
def test_bids_go_round_clockwise_among_those_who_have_not_passed() -> None:
    table = Table().play("0: bid 1", "1: pass", "2: bid 2", "3: bid 3", "0: bid 4", "2: pass", "3: bid 5")
    auction = table.view()["auction"]
    assert (auction["bid"], auction["leader"], auction["bidder"]) == (5, 3, 0)
    assert auction["passed"] == [False, True, True, False]


@pytest.mark.rule("manila.auction.bid")
def test_the_leader_may_not_raise_his_own_bid() -> None:
    """Ruling 26: he is asked again only after a higher bid."""
    table = Table().play("0: bid 5", "1: pass", "2: pass", "3: pass")
    assert table.asked == (0, "purchase")
    assert table.cash[0] == 25


@pytest.mark.rule("manila.auction.limit")
def test_the_limit_is_cash_and_twelve_for_each_unpledged_share() -> None:
    table = Table().arrange(cash={0: 17}, pledged={0: 1}, bought={0: "silk"})
    assert table.view()["decision"]["limit"] == 41
    assert table.choices[-1] == "bid 41"
    assert table.why_not("bid 42") == ("manila.auction.limit", {"limit": 41})


@pytest.mark.rule("manila.auction.limit")
@pytest.mark.rule("manila.auction.winner")
@pytest.mark.rule("manila.loans.forced")
def test_a_bid_beyond_the_cash_is_paid_with_as_few_loans_as_it_needs() -> None:
    """Ruling 27, first half: bids may use loans, which are taken by themselves."""
    table = Table().arrange(cash={0: 17}, pledged={0: 1}, bought={0: "silk"})
    table.play("bid 25", "pass", "pass", "pass")
    assert (table.cash[0], table.pledged[0]) == (4, 2)
    assert table.told("pledge") == [{"seat": 0, "forced": True}]
    assert table.told("pay") == [
        {"payer": -1, "payee": 0, "amount": 12, "reason": "loan"},
        {"payer": 0, "payee": -1, "amount": 25, "reason": "bid"},
    ]


@pytest.mark.rule("manila.auction.limit")
def test_no_bid_goes_above_three_hundred_however_rich_the_bidder() -> None:
    """Ruling 68."""
    table = Table().arrange(cash={0: 400, 1: 400})
    assert table.choices[-1] == "bid 300"
    assert table.view()["decision"]["limit"] == 300
    table.play("0: bid 300")
    assert table.told("pass") == [{"seat": seat, "forced": True} for seat in (1, 2, 3)]
    assert table.asked == (0, "purchase")


@pytest.mark.rule("manila.auction.pass")
def test_who_has_passed_is_out_of_this_auction() -> None:
    table = Table().play("0: pass", "1: bid 1", "2: bid 2", "3: pass", "1: bid 3", "2: pass")
    assert table.asked == (1, "purchase")
    assert table.told("pass") == [{"seat": seat, "forced": False} for seat in (0, 3, 2)]


@pytest.mark.rule("manila.auction.pass")
@pytest.mark.rule("manila.auction.nobody")
def test_the_last_harbour_master_who_passes_is_out_but_stays_in_office_if_nobody_bids() -> None:
    """Ruling 42."""
    table = Table(rolls=["1 1 1"] * 3).idle_voyage("ginseng 3 silk 3 jade 3")
    assert table.play("0: pass", "1: bid 1", "2: pass", "3: pass").asked == (1, "purchase")
    table = Table(rolls=["1 1 1"] * 3).idle_voyage("ginseng 3 silk 3 jade 3")
    assert table.play("0: pass", "1: pass", "2: pass", "3: pass").asked == (0, "purchase")


@pytest.mark.rule("manila.auction.pass")
@pytest.mark.rule("manila.voyage.asked")
def test_who_cannot_outbid_passes_without_being_asked() -> None:
    """Ruling 61, in the auction: seats 1 and 3 cannot go above 20, so that seat 2 is asked next, and then nobody."""
    table = Table().arrange(cash={1: 8, 3: 20}, pledged={1: 1, 3: 2})
    table.play("0: bid 20")
    assert table.asked == (2, "auction")
    assert table.told("pass") == [{"seat": 1, "forced": True}]
    table.play("2: pass")
    assert table.asked == (0, "purchase")
    assert table.told("pass")[1:] == [{"seat": 2, "forced": False}, {"seat": 3, "forced": True}]


@pytest.mark.rule("manila.auction.pass")
@pytest.mark.rule("manila.voyage.asked")
def test_who_has_not_a_single_peso_and_no_share_to_pledge_passes_before_any_bid() -> None:
    table = Table().arrange(cash={0: 0, 1: 0}, pledged={0: 2, 1: 1})
    assert table.told("pass") == [{"seat": 0, "forced": True}]
    assert table.asked == (1, "auction")
    assert table.choices[-1] == "bid 12"


@pytest.mark.rule("manila.auction.winner")
def test_the_winner_pays_his_bid_to_the_bank_at_once() -> None:
    table = Table().play("bid 7", "bid 11", "pass", "pass", "pass")
    assert table.cash == [30, 19, 30, 30]
    assert table.told("harbour_master") == [{"seat": 1, "bid": 11}]
    assert table.rules_told("harbour_master") == ["manila.auction.winner"]
    assert table.told("pay") == [{"payer": 1, "payee": -1, "amount": 11, "reason": "bid"}]
    assert table.view()["harbour_master"] == 1


@pytest.mark.rule("manila.auction.winner")
@pytest.mark.parametrize(("last_word", "harbour_master", "cash"), [("bid 1", 3, 29), ("pass", 0, 30)])
def test_the_last_one_left_still_chooses_if_nobody_has_bid(
    last_word: str, harbour_master: int, cash: int
) -> None:
    """Ruling 25: he bids at least 1, or passes as well."""
    table = Table().play("0: pass", "1: pass", "2: pass")
    assert table.asked == (3, "auction")
    table.play(last_word)
    assert table.asked == (harbour_master, "purchase")
    assert table.cash[harbour_master] == cash


@pytest.mark.rule("manila.auction.nobody")
@pytest.mark.rule("manila.setup.first")
def test_if_nobody_bids_in_the_first_voyage_who_was_asked_first_is_harbour_master_for_nothing() -> None:
    """Ruling 24, and ruling 65: the opener is the seat that was asked first."""
    table = Table(first=2).play("2: pass", "3: pass", "0: pass", "1: pass")
    assert table.asked == (2, "purchase")
    assert table.cash == [30] * 4
    assert table.told("harbour_master") == [{"seat": 2, "bid": 0}]
    assert table.rules_told("harbour_master") == ["manila.auction.nobody"]
    assert table.told("pay") == []


@pytest.mark.rule("manila.auction.nobody")
def test_if_nobody_bids_later_the_last_harbour_master_stays_for_nothing() -> None:
    table = Table(rolls=["1 1 1"] * 3)
    table.play("pass", "bid 4", "pass", "pass", "pass")
    table.load("ginseng 3 silk 3 jade 3").place("pass pass pass pass")
    table.play("1: pass", "2: pass", "3: pass", "0: pass")
    assert table.asked == (1, "purchase")
    assert table.cash == [30, 26, 30, 30]


@pytest.mark.rule("manila.voyage.asked")
@pytest.mark.parametrize(
    "notation", ["place silk", "load silk", "start silk 3", "buy silk", "board silk", "send silk port"]
)
def test_other_moves_are_not_for_now(notation: str) -> None:
    assert Table().play("bid 1").why_not(notation) == ("core.not_now", {"decision": "auction", "seat": 1})
