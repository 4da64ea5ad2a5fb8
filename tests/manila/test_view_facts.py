"""What a view tells beforehand: the loans that a price needs, and that this voyage is the last."""

from __future__ import annotations

import pytest

from .table import Table, voyage


@pytest.mark.rule("manila.loans.forced")
def test_a_view_tells_which_space_needs_how_many_pledges_and_what_is_owed_for_them() -> None:
    table = voyage().arrange(cash={0: 3})
    decision = table.view()["decision"]
    assert decision["borrows"] is True
    assert decision["loans"]["place port.B"] == {"pledges": 0, "owes": 0}
    assert decision["loans"]["place port.A"] == {"pledges": 1, "owes": 15}
    assert decision["loans"]["place insurance"] == {"pledges": 0, "owes": 0}
    assert table.place("port.A").pledged[0] == 1


@pytest.mark.rule("manila.blind_passenger.passage")
def test_a_view_tells_what_every_place_costs_whoever_decides() -> None:
    table = voyage()
    told = table.view()
    assert told["decision"]["costs"] == {
        area: cost for area, cost in told["open"].items() if area != "insurance"
    }
    poor = voyage().arrange(cash={0: 0}, pledged={0: 2}).view()["decision"]
    assert poor["blind"]
    assert set(poor["costs"].values()) == {0}


@pytest.mark.rule("manila.loading.starts")
def test_a_view_tells_where_the_last_punt_starts_for_each_start_of_the_other() -> None:
    table = Table().play(*["pass"] * 4, "pass", "load ginseng", "load silk", "load jade")
    assert "follows" not in table.view()["decision"]
    table.play("start silk 1")
    follows = table.view()["decision"]["follows"]
    assert follows == {
        "start ginseng 3": {"ware": "jade", "space": 5},
        "start ginseng 4": {"ware": "jade", "space": 4},
        "start ginseng 5": {"ware": "jade", "space": 3},
        "start jade 3": {"ware": "ginseng", "space": 5},
        "start jade 4": {"ware": "ginseng", "space": 4},
        "start jade 5": {"ware": "ginseng", "space": 3},
    }
    assert table.play("start jade 3").punt("ginseng") == 5


@pytest.mark.rule("manila.loans.forced")
def test_a_view_tells_which_share_needs_a_loan() -> None:
    table = Table().arrange(cash={0: 6}, prices={"jade": 20}).play(*["pass"] * 4)
    loans = table.view()["decision"]["loans"]
    assert (loans["buy silk"]["pledges"], loans["buy jade"]) == (0, {"pledges": 2, "owes": 30})
    assert table.play("buy jade").pledged[0] == 2


@pytest.mark.rule("manila.loans.forced")
def test_a_view_tells_from_which_bid_on_shares_are_pledged() -> None:
    table = Table().play("bid 29")
    assert table.view()["decision"]["pledging"] == [
        {"bid": 31, "pledges": 1, "owes": 15},
        {"bid": 43, "pledges": 2, "owes": 30},
    ]
    assert Table().arrange(pledged={0: 2}).view()["decision"]["pledging"] == []


@pytest.mark.rule("manila.blind_passenger.passage")
def test_a_stowaway_needs_no_loan() -> None:
    decision = voyage().arrange(cash={0: 0}, pledged={0: 2}).view()["decision"]
    assert (decision["blind"], decision["borrows"]) == (True, False)
    assert {loan["pledges"] for loan in decision["loans"].values()} == {0}


@pytest.mark.rule("manila.end.trigger")
def test_the_last_voyage_is_told_as_soon_as_a_ware_that_stands_at_twenty_is_in_port() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", rolls=["6 6 6", "3 1 1", "1 1 1"]).arrange(
        prices={"ginseng": 20}
    )
    table.place("pass port.B port.C shipyard.A port.A shipyard.B shipyard.C")
    assert table.view()["last_voyage"] == "ginseng"
    assert Table().view()["last_voyage"] is None
