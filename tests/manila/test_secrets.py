"""What is hidden and what everybody sees."""

from __future__ import annotations

import json

import pytest

from .table import WARES, Table, voyage


@pytest.mark.rule("manila.secrets.shares")
def test_only_its_owner_sees_which_shares_were_dealt() -> None:
    """Ruling 46."""
    table = Table()
    for viewer in (None, 0, 1, 2, 3):
        seats = table.view(viewer)["seats"]
        assert [seat for seat in range(4) if "dealt" in seats[seat]] == ([] if viewer is None else [viewer])
        assert [seat for seat in range(4) if "fortune" in seats[seat]] == ([] if viewer is None else [viewer])
    assert table.view(1)["seats"][1]["dealt"] == {"ginseng": 0, "nutmeg": 0, "silk": 1, "jade": 1}


@pytest.mark.rule("manila.secrets.shares")
def test_of_a_deal_the_others_hear_only_the_number_of_shares() -> None:
    deal = next(event for event in Table().events if event.kind == "deal" and event.args["seat"] == 1)
    hidden = {"kind": "deal", "rule": "manila.setup.shares", "seat": 1, "count": 2}
    assert deal.seen_by(1) == {
        "kind": "deal",
        "rule": "manila.setup.shares",
        "seat": 1,
        "wares": ["silk", "jade"],
    }
    assert [deal.seen_by(seat) for seat in (None, 0, 2, 3)] == [hidden] * 4


@pytest.mark.rule("manila.secrets.shares")
def test_the_shares_are_shown_when_the_game_is_over() -> None:
    table = Table(rolls=["6 6 6"] * 3).arrange(prices={"silk": 20}).idle_voyage()
    for viewer in (None, 0, 3):
        assert all(["fortune" in seat for seat in table.view(viewer)["seats"]])
        assert [seat["dealt"]["silk"] for seat in table.view(viewer)["seats"]] == [0, 1, 0, 1]
    assert [hand["silk"] for hand in table.told("end_game")[0]["dealt"]] == [0, 1, 0, 1]


@pytest.mark.rule("manila.secrets.shares")
@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_two_worlds_that_differ_only_in_hidden_shares_look_the_same(viewer: int | None) -> None:
    """Byte for byte, views and events, all through a voyage with loans, a purchase and a forced pledge."""
    moves = [
        *["bid 3", "pledge", "bid 33", "pass", "pass", "pass", "pledge", "buy silk"],
        *["load silk", "load jade", "load ginseng", "start silk 5", "start jade 4"],
        *["redeem", "pledge", "place pirates", "place silk", "place insurance", "place jade", *["pass"] * 4],
    ]
    seen = []
    for swapped in [["silk jade", "nutmeg nutmeg"], ["nutmeg nutmeg", "silk jade"]]:
        table = Table(rolls=["1 1 1"] * 3, hands=["ginseng nutmeg", *swapped, "silk jade"])
        told = [json.dumps(table.view(viewer))]
        for move in moves:
            told.append(json.dumps(table.play(move).view(viewer)))
        told.extend([json.dumps(event.seen_by(viewer)) for event in table.events])
        seen.append(told)
    assert seen[0] == seen[1]


@pytest.mark.rule("manila.secrets.open")
def test_everything_else_is_open_to_all() -> None:
    """Rulings 46 and 47: cash, numbers of shares and pledges, purchases, supply, prices."""
    table = Table().play("bid 2", "pass", "pass", "pass", "buy jade", "load silk")
    for viewer in (None, 1):
        view = table.view(viewer)
        seat = view["seats"][0]
        assert (seat["cash"], seat["shares"], seat["pledged"]) == (23, 3, 0)
        assert seat["bought"] == {"ginseng": 0, "nutmeg": 0, "silk": 0, "jade": 1}
        assert [view["wares"][ware]["supply"] for ware in WARES] == [3, 3, 3, 2]
        assert view["punts"]["silk"]["where"] == "quay"


@pytest.mark.rule("manila.secrets.open")
def test_the_view_shows_punts_places_and_prices_as_they_are() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1"]).place("nutmeg pirates pirates insurance")
    table.place("port.B shipyard.A pilot.small silk")
    view = table.view()
    assert view["punts"]["nutmeg"] == {"where": "sea", "space": 13, "aboard": [0], "plundered": False}
    assert view["punts"]["silk"] == {"where": "sea", "space": 2, "aboard": [3], "plundered": False}
    assert view["pirates"] == [1, 2]
    taken = {space: owner for space, owner in view["spaces"].items() if owner is not None}
    assert taken == {"insurance": 3, "port.B": 0, "shipyard.A": 1, "pilot.small": 2}
    assert (view["round"], view["movements"], view["voyage"], view["harbour_master"]) == (2, 2, 1, 0)
    assert view["open"] == {
        "ginseng": 1, "nutmeg": 3, "silk": 4, "port.A": 4, "port.C": 2, "shipyard.B": 3, "shipyard.C": 2, "pilot.large": 5,
    }  # fmt: skip


@pytest.mark.rule("manila.secrets.open")
def test_a_plundered_punt_and_a_wreck_are_shown_where_they_lie() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", "4 5 1"])
    table.place("pirates pass pass pass").place("pass").play("send ginseng port")
    punts = table.view()["punts"]
    assert (punts["ginseng"]["where"], punts["ginseng"]["plundered"]) == ("port", True)
    assert (punts["silk"]["where"], punts["silk"]["plundered"]) == ("shipyard", False)
    assert (table.view()["port"], table.view()["shipyard"]) == (["ginseng"], ["silk"])


@pytest.mark.rule("manila.secrets.open")
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table() -> None:
    with pytest.raises(ValueError, match="there is no seat 4"):
        Table().view(4)
