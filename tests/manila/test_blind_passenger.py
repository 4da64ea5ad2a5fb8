"""Stowaways: who has nothing left may still place, for all that he has."""

from __future__ import annotations

import pytest

from .table import voyage

ALL_BUT_INSURANCE = [
    "ginseng", "nutmeg", "silk", "port.A", "port.B", "port.C", "shipyard.A", "shipyard.B", "shipyard.C",
    "pirates", "pilot.small", "pilot.large",
]  # fmt: skip


@pytest.mark.rule("manila.blind_passenger.condition")
@pytest.mark.rule("manila.blind_passenger.passage")
@pytest.mark.parametrize("space", ALL_BUT_INSURANCE)
def test_a_stowaway_places_anywhere_but_in_the_insurance_office(space: str) -> None:
    """Ruling 35: any free space, not only on punts."""
    table = voyage().arrange(cash={0: 0}, pledged={0: 2})
    assert table.view()["decision"]["blind"]
    assert table.choices == ["pass", *[f"place {free}" for free in ALL_BUT_INSURANCE]]
    table.place(space)
    assert table.told("place") == [{"seat": 0, "space": space, "cost": 0, "blind": True}]
    assert table.rules_told("place") == ["manila.blind_passenger.passage"]
    assert table.told("pay") == []


@pytest.mark.rule("manila.blind_passenger.passage")
@pytest.mark.rule("manila.insurance.office")
def test_the_insurance_office_is_refused_to_a_blind_passenger() -> None:
    """Ruling 34, second half."""
    table = voyage().arrange(cash={0: 0}, pledged={0: 2})
    assert table.why_not("place insurance") == ("manila.blind_passenger.passage", {"space": "insurance"})


@pytest.mark.rule("manila.blind_passenger.condition")
def test_the_free_insurance_office_does_not_count_as_the_cheapest_space() -> None:
    """Ruling 34, first half: it costs nothing, and yet who cannot pay one peso is a stowaway."""
    table = voyage().arrange(cash={0: 0}, pledged={0: 2})
    assert table.view()["open"]["insurance"] == 0
    assert table.view()["decision"]["blind"]


@pytest.mark.rule("manila.blind_passenger.passage")
def test_a_blind_passenger_pays_all_his_cash() -> None:
    """Ruling 36: one peso for a pirate's place, since the cheapest free space costs two."""
    table = voyage().place("ginseng").arrange(cash={1: 1}, pledged={1: 2})
    table.place("pirates")
    assert table.cash[1] == 0
    assert table.told("place")[-1] == {"seat": 1, "space": "pirates", "cost": 1, "blind": True}
    assert table.told("pay")[-1] == {"payer": 1, "payee": -1, "amount": 1, "reason": "blind_passage"}


@pytest.mark.rule("manila.blind_passenger.condition")
def test_who_can_pay_the_cheapest_space_is_no_blind_passenger() -> None:
    table = voyage().arrange(cash={0: 1}, pledged={0: 2})
    assert not table.view()["decision"]["blind"]
    assert table.choices == ["pass", "place ginseng", "place insurance"]


@pytest.mark.rule("manila.blind_passenger.condition")
@pytest.mark.rule("manila.loans.forced")
def test_who_has_a_share_to_pledge_is_no_blind_passenger() -> None:
    """Ruling 32: he takes a loan for the space, or declines."""
    table = voyage().arrange(cash={0: 0}, pledged={0: 1})
    assert not table.view()["decision"]["blind"]
    table.place("nutmeg")
    assert (table.cash[0], table.pledged[0]) == (10, 2)
    assert table.told("place") == [{"seat": 0, "space": "nutmeg", "cost": 2, "blind": False}]


@pytest.mark.rule("manila.blind_passenger.condition")
@pytest.mark.rule("manila.punts.in_port")
def test_seats_on_a_punt_in_port_do_not_count_as_the_cheapest_space() -> None:
    """Ruling 67: the ginseng punt is in port with its seat for one peso free, and the cheapest open space costs two."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 1 1", "6 1 1"])
    table.place("silk silk silk shipyard.A").place("shipyard.B port.A port.B pilot.small")
    table.arrange(cash={0: 1}, pledged={0: 2})
    assert sorted(table.view()["open"].values())[:2] == [0, 2]  # insurance, then port C
    assert table.view()["decision"]["blind"]
    assert "place pirates" in table.choices


@pytest.mark.rule("manila.blind_passenger.condition")
@pytest.mark.rule("manila.placement.free_space")
def test_taken_spaces_do_not_count_as_the_cheapest_space() -> None:
    table = voyage().place("ginseng").arrange(cash={1: 1}, pledged={1: 2})
    assert table.view()["decision"]["blind"]


@pytest.mark.rule("manila.blind_passenger.condition")
def test_who_can_pay_a_space_ashore_is_no_blind_passenger_though_every_punt_is_too_dear() -> None:
    table = voyage("nutmeg 3 silk 3 jade 3").place("nutmeg").arrange(cash={1: 2}, pledged={1: 2})
    assert table.places() == ["port.C", "shipyard.C", "pilot.small", "insurance"]


@pytest.mark.rule("manila.blind_passenger.condition")
def test_it_is_looked_at_afresh_on_every_turn() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3).arrange(cash={0: 2}, pledged={0: 2})
    assert not table.view()["decision"]["blind"]
    table.place("port.C pass pass pass")
    assert table.asked == (0, "placement")
    assert table.view()["decision"]["blind"]
    table.place("pirates")
    assert table.view()["decision"]["blind"]
    table.arrange(cash={0: 1})
    assert not table.view()["decision"]["blind"]


@pytest.mark.rule("manila.blind_passenger.passage")
@pytest.mark.rule("manila.punts.seats")
def test_on_a_punt_a_blind_passenger_takes_the_cheapest_free_seat_and_earns_like_any_other() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 1 1", "6 1 1", "1 1 1"]).place("ginseng")
    table.arrange(cash={1: 0}, pledged={1: 2}).place("ginseng")
    assert table.view()["open"]["ginseng"] == 3
    table.place("pass pass").place("pass pass")
    assert table.earned("passage") == {0: 9, 1: 9}


@pytest.mark.rule("manila.blind_passenger.passage")
def test_a_blind_passenger_may_decline() -> None:
    table = voyage().arrange(cash={0: 0}, pledged={0: 2}).place("pass")
    assert table.told("decline") == [{"seat": 0}]


@pytest.mark.rule("manila.blind_passenger.passage")
def test_nobody_is_ever_out_of_the_game() -> None:
    """Ruling 56: a player without a coin or a share to pledge is asked in every placement round of the voyage."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3).arrange(cash={3: 0}, pledged={3: 2})
    table.place("pass pass pass pirates").play("3: place pirates", "3: place pilot.large")
    assert table.asked == (3, "pilot")
    table.play("pass", "0: pass", "1: pass")
    assert table.asked == (2, "auction")
