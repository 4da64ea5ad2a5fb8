"""Placing accomplices: the course of a voyage, whose turn it is, what each space costs, and what is free."""

from __future__ import annotations

import pytest

from .table import WARES, Table, voyage

# The costs printed on the board, area by area
COSTS = {
    "ginseng": [1, 2, 3],
    "nutmeg": [2, 3, 4],
    "silk": [3, 4, 5],
    "jade": [3, 4, 5, 5],
    "port.A": [4],
    "port.B": [3],
    "port.C": [2],
    "shipyard.A": [4],
    "shipyard.B": [3],
    "shipyard.C": [2],
    "pirates": [5, 5],
    "pilot.small": [2],
    "pilot.large": [5],
    "insurance": [0],
}
# All that is not on a punt: eleven spaces
HARBOUR = [area for area in COSTS if area not in WARES for _ in COSTS[area]]


# The course of a voyage


@pytest.mark.rule("manila.voyage.course")
@pytest.mark.rule("manila.placement.order")
@pytest.mark.parametrize(
    ("players", "course"),
    [(3, "P P M P M P pilot pilot M"), (4, "P M P M P pilot pilot M"), (5, "P M P M P pilot pilot M")],
)
def test_placement_and_movement_rounds_alternate_by_the_number_of_players(players: int, course: str) -> None:
    table = voyage("ginseng 3 nutmeg 3 jade 3", ["1 1 1"] * 3, players)
    rounds = course.count("P")
    punts = ["ginseng"] * 3 + ["nutmeg"] * 3 + ["jade"] * 4
    places = ["pilot.small", "pilot.large", *punts, "port.A", "port.B", "port.C"]
    table.place(" ".join(places[: players * rounds]))
    table.play("pilot ginseng +1", "pilot jade -2")
    letters = {"placement_round": "P", "roll": "M", "pilot": "pilot"}
    assert [letters[event.kind] for event in table.events if event.kind in letters] == course.split()
    assert [told["number"] for told in table.told("placement_round")] == [1, 2, 3, 4][:rounds]
    assert [told["number"] for told in table.told("roll")] == [1, 2, 3]


@pytest.mark.rule("manila.voyage.course")
def test_the_harbour_masters_duties_come_in_order_before_placement() -> None:
    table = Table().play("bid 1", "pass", "pass", "pass")
    asked = [table.asked]
    for move in ["buy silk", "load ginseng", "load nutmeg", "load silk", "start ginseng 5", "start nutmeg 4"]:
        asked.append(table.play(move).asked)
    duties = ["purchase", "loading", "loading", "loading", "starts", "starts", "placement"]
    assert asked == [(0, duty) for duty in duties]


@pytest.mark.rule("manila.placement.order")
@pytest.mark.parametrize("harbour_master", [0, 1, 2, 3])
def test_every_placement_round_begins_with_the_harbour_master_and_goes_clockwise(harbour_master: int) -> None:
    """Ruling 43."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3, harbour_master=harbour_master)
    for ware in ("ginseng", "nutmeg", "silk"):
        for space in (ware, ware, ware, f"port.{'ABC'[WARES.index(ware)]}"):
            table.place(space)
    clockwise = [(harbour_master + step) % 4 for step in range(4)]
    assert [told["seat"] for told in table.told("place")] == clockwise * 3


# Costs and free spaces


@pytest.mark.rule("manila.placement.cost")
@pytest.mark.rule("manila.punts.seats")
@pytest.mark.rule("manila.port.space")
@pytest.mark.rule("manila.shipyard.space")
@pytest.mark.rule("manila.pirates.boat")
@pytest.mark.rule("manila.pilots.island")
@pytest.mark.parametrize("area", COSTS)
def test_a_space_costs_what_the_board_says_and_a_punt_sells_its_cheapest_free_seat(area: str) -> None:
    starts = "ginseng 3 nutmeg 3 silk 3" if area != "jade" else "nutmeg 3 silk 3 jade 3"
    table = voyage(starts, ["1 1 1"] * 2)
    for step, cost in enumerate(COSTS[area]):
        seat = table.asked[0]
        assert table.view()["open"][area] == cost
        table.place(area)
        gain = 10 if area == "insurance" else 0
        assert table.cash[seat] == 30 - cost + gain
        assert table.told("place")[step:] == [{"seat": seat, "space": area, "cost": cost, "blind": False}]
    assert area not in table.view()["open"]
    assert f"place {area}" not in table.choices
    assert table.why_not(f"place {area}") == ("manila.placement.free_space", {"space": area})


@pytest.mark.rule("manila.placement.cost")
def test_the_money_for_a_space_goes_to_the_bank() -> None:
    table = voyage().place("port.A")
    assert table.told("pay") == [{"payer": 0, "payee": -1, "amount": 4, "reason": "placement"}]


@pytest.mark.rule("manila.placement.cost")
@pytest.mark.rule("manila.loans.forced")
def test_a_space_may_be_paid_with_a_loan() -> None:
    table = voyage().arrange(cash={0: 3})
    table.place("pirates")
    assert (table.cash[0], table.pledged[0]) == (10, 1)
    assert table.told("pledge") == [{"seat": 0, "forced": True}]


@pytest.mark.rule("manila.placement.cost")
@pytest.mark.rule("manila.blind_passenger.condition")
def test_who_has_a_few_coins_takes_what_he_can_pay_or_insures_or_declines() -> None:
    """Ruling 33: some space is affordable, so that nothing is free of charge."""
    table = voyage().arrange(cash={0: 3}, pledged={0: 2})
    affordable = "ginseng nutmeg silk port.B port.C shipyard.B shipyard.C pilot.small insurance"
    assert " ".join(table.places()) == affordable
    facts = {"space": "pirates", "cost": 5, "credit": 3}
    assert table.why_not("place pirates") == ("manila.placement.cost", facts)


@pytest.mark.rule("manila.placement.free_space")
def test_any_free_space_may_be_chosen() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3")
    assert table.places() == [area for area in COSTS if area != "jade"]


@pytest.mark.rule("manila.placement.free_space")
def test_a_player_may_have_several_accomplices_in_one_area() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3, players=3)
    table.place("silk pass pass").place("silk silk")
    assert table.aboard("silk") == [0, 0, 0]


@pytest.mark.rule("manila.punts.seats")
def test_there_is_no_punt_for_the_ware_left_ashore() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3")
    assert table.why_not("place jade") == ("manila.punts.seats", {"ware": "jade"})


@pytest.mark.rule("manila.punts.in_port")
@pytest.mark.rule("manila.placement.free_space")
def test_nobody_goes_aboard_a_punt_that_is_already_in_port() -> None:
    """Ruling 17: its free seats are closed, those aboard keep theirs."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 1 1", "6 1 1"]).place("ginseng nutmeg port.B port.C")
    assert "ginseng" in table.places()
    table.place("port.A shipyard.B shipyard.C silk")
    assert table.punt("ginseng") == "port"
    assert "ginseng" not in table.places()
    assert "ginseng" not in table.view()["open"]
    assert table.why_not("place ginseng") == ("manila.punts.in_port", {"ware": "ginseng"})
    assert table.aboard("ginseng") == [0]


@pytest.mark.rule("manila.port.space")
@pytest.mark.rule("manila.shipyard.space")
@pytest.mark.rule("manila.port.profit")
def test_a_port_space_may_be_taken_where_a_punt_already_lies() -> None:
    """Ruling 18: with two punts in port, port B is a sure gain of five pesos."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 6 1", "6 6 1", "1 1 1"])
    table.place("silk silk silk nutmeg").place("nutmeg nutmeg pirates pirates")
    assert table.view()["port"] == ["ginseng", "nutmeg"]
    cash = table.cash[0]
    assert {"port.A", "port.B", "shipyard.A"} <= set(table.places())
    table.place("port.B pass pass pass")
    assert table.earned("port") == {0: 8}
    assert table.cash[0] == cash - 3 + 8 + 8  # and 8 from his seat on the nutmeg punt


@pytest.mark.rule("manila.port.space")
@pytest.mark.rule("manila.shipyard.space")
def test_port_and_shipyard_need_not_be_filled_in_order() -> None:
    table = voyage().place("port.C shipyard.C port.B shipyard.B")
    assert {space for space, owner in table.view()["spaces"].items() if owner is not None} == {
        "port.B", "port.C", "shipyard.B", "shipyard.C",
    }  # fmt: skip


# Declining, and turns without a space


@pytest.mark.rule("manila.placement.decline")
def test_who_declines_places_no_more_in_this_voyage() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3)
    table.place("silk pass silk silk")
    assert table.view()["seats"][1]["declined"]
    table.play("0: place nutmeg", "2: place nutmeg", "3: place nutmeg")
    table.play("0: place ginseng", "2: place ginseng", "3: place ginseng")
    assert table.told("decline") == [{"seat": 1}]


@pytest.mark.rule("manila.placement.decline")
@pytest.mark.rule("manila.settlement.return")
def test_in_the_next_voyage_he_places_again() -> None:
    table = Table(rolls=["1 1 1"] * 3).idle_voyage()
    table.play(*["pass"] * 5).load("ginseng 3 nutmeg 3 silk 3")
    assert table.asked == (0, "placement")
    table.place("silk silk silk nutmeg")


@pytest.mark.rule("manila.placement.decline")
def test_the_accomplices_of_one_who_declined_go_on_working() -> None:
    """Ruling 41: pilot, pirate and insurance agent act although their owners declined in the second round."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1", "1 1 1"])
    table.place("pilot.small pirates insurance nutmeg").place("pass pass pass pass")
    assert table.asked == (1, "boarding")
    table.play("pass")
    assert table.asked == (0, "pilot")
    table.play("pass")
    assert table.told("pay", reason="claim")[0]["payer"] == 2
    assert table.earned("passage") == {3: 24}


@pytest.mark.rule("manila.voyage.asked")
@pytest.mark.rule("manila.placement.decline")
def test_a_placement_turn_is_asked_even_of_the_poorest() -> None:
    """Ruling 61, in placement: to decline is final, so that nobody declines without being asked."""
    table = voyage().arrange(cash={0: 0}, pledged={0: 2})
    assert table.asked == (0, "placement")
    assert "pass" in table.choices


@pytest.mark.rule("manila.placement.no_space")
@pytest.mark.parametrize(("players", "without"), [(3, 1), (4, 1), (5, 4)])
def test_a_turn_without_a_free_space_is_skipped_and_is_no_declining(players: int, without: int) -> None:
    """Ruling 57: all punts came in early, and the eleven other spaces are taken."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["6 6 6", "6 6 6", "1 1 1"], players)
    table.place(" ".join(HARBOUR))
    assert table.told("no_space") == [{"seat": seat} for seat in range(players - without, players)]
    assert table.told("decline") == []
    assert len(table.told("roll")) == 3


@pytest.mark.rule("manila.placement.no_space")
@pytest.mark.rule("manila.blind_passenger.condition")
def test_if_only_the_insurance_office_is_free_even_the_poorest_may_take_it() -> None:
    """Ruling 57, second half: with no priced space free nobody is a stowaway."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["6 6 6", "6 6 6", "1 1 1"])
    table.place(" ".join(HARBOUR[:-1]))
    assert table.asked == (2, "placement")
    table.arrange(cash={2: 0}, pledged={2: 2})
    assert table.choices == ["pass", "place insurance"]
    assert not table.view()["decision"]["blind"]
    table.place("insurance")
    assert table.told("no_space") == [{"seat": 3}]


@pytest.mark.rule("manila.voyage.asked")
@pytest.mark.parametrize(
    "notation", ["bid 5", "load jade", "pilot silk +1", "evict silk 1", "send silk port"]
)
def test_placement_is_no_time_for_other_moves(notation: str) -> None:
    assert voyage().why_not(notation) == ("core.not_now", {"decision": "placement", "seat": 0})
