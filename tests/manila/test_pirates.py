"""Pirates: they board after the second movement, plunder after the third, and share what they take."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.voice import Voice

from .table import Table, voyage

NOTHING = "pass pass pass pass"


def nutmeg_on_13(first: str, second: str = NOTHING, last_roll: str = "6 1 1", **options: Any) -> Table:
    """After the second movement nutmeg stands on 13, ginseng on 9, silk on 2; two rounds have been placed."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1", last_roll], **options)
    return table.place(first).place(second)


def two_on_13(first: str, second: str = NOTHING) -> Table:
    """After the second movement ginseng and nutmeg stand on 13, silk on 2."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 3 1", "6 6 1", "1 1 1"])
    return table.place(first).place(second)


def plunder(first: str, last_roll: str = "4 1 1") -> Table:
    """Before the third movement ginseng stands on 9, nutmeg on 8, silk on 4: a 4 and a 5 bring the first two to 13."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", last_roll])
    return table.place(first).place(NOTHING)


# The boat


@pytest.mark.rule("manila.pirates.boat")
@pytest.mark.rule("manila.pirates.captain")
def test_the_first_in_the_boat_is_captain_and_both_places_cost_five() -> None:
    table = voyage().place("silk pirates pirates")
    assert table.view()["pirates"] == [1, 2]
    assert table.cash[1:3] == [25, 25]
    assert table.why_not("place pirates") == ("manila.placement.free_space", {"space": "pirates"})


@pytest.mark.rule("manila.pirates.boat")
def test_one_player_may_own_both_pirates() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["1 1 1"]).place("pirates pass pass pass").place("pirates")
    assert table.view()["pirates"] == [0, 0]


# Boarding


@pytest.mark.rule("manila.pirates.boarding")
def test_after_the_second_movement_the_captain_may_board_a_punt_on_13() -> None:
    """Ruling 11: it is for him to decide."""
    table = nutmeg_on_13("nutmeg pirates pirates port.A")
    assert table.punt("nutmeg") == 13
    assert table.asked == (1, "boarding")
    assert table.view()["decision"]["captain"]
    assert table.choices == ["pass", "board nutmeg"]
    table.play("board nutmeg")
    assert table.aboard("nutmeg") == [0, 1]
    assert table.told("board") == [{"seat": 1, "ware": "nutmeg"}]


@pytest.mark.rule("manila.pirates.boarding")
def test_a_boarder_pays_nothing_and_takes_the_cheapest_free_seat() -> None:
    """Ruling 10, and ruling 58: the next passenger pays for the seat after his."""
    table = nutmeg_on_13("nutmeg pirates silk silk", "silk port.A port.B port.C")
    cash = table.cash
    table.play("board nutmeg")
    assert table.cash == cash
    assert table.view()["open"]["nutmeg"] == 4
    table.play("0: place nutmeg")
    assert table.cash[0] == cash[0] - 4
    assert table.aboard("nutmeg") == [0, 1, 0]


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.punts.profit")
def test_a_boarded_pirate_is_an_ordinary_passenger() -> None:
    table = nutmeg_on_13("nutmeg pirates port.A port.B")
    table.play("board nutmeg")
    assert table.view()["pirates"] == []
    assert table.earned("passage") == {0: 12, 1: 12}


@pytest.mark.rule("manila.pirates.boarding")
def test_the_boarded_punt_stays_on_13_and_any_die_brings_it_in() -> None:
    table = nutmeg_on_13("nutmeg pirates pilot.small port.B", last_roll="1 1 1")
    table.play("board nutmeg")
    assert table.asked == (2, "pilot")
    assert table.punt("nutmeg") == 13
    table.play("pass")
    assert table.told("arrive") == [{"ware": "nutmeg", "berth": "A"}]


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.pirates.captain")
def test_the_second_pirate_decides_after_the_captain() -> None:
    table = nutmeg_on_13("nutmeg pirates pirates port.A")
    table.play("1: pass")
    assert table.asked == (2, "boarding")
    assert not table.view()["decision"]["captain"]
    table.play("2: board nutmeg")
    assert table.told("stay") == [{"seat": 1}]
    assert table.told("captain") == []
    assert table.earned("passage") == {0: 12, 2: 12}


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.pirates.captain")
def test_if_only_the_second_pirate_boards_the_captain_stays_captain_and_the_second_place_is_free() -> None:
    table = nutmeg_on_13("nutmeg pirates pirates port.A", "shipyard.C silk silk port.B")
    table.play("1: pass", "2: board nutmeg")
    assert table.view()["pirates"] == [1]
    assert table.view()["spaces"]["shipyard.C"] == 0
    table.play("0: place pirates")
    assert table.view()["pirates"] == [1, 0]


@pytest.mark.rule("manila.pirates.captain")
def test_if_the_captain_boards_the_second_pirate_is_captain_at_once() -> None:
    table = nutmeg_on_13("nutmeg pirates pirates port.A")
    table.play("1: board nutmeg")
    assert table.told("captain") == [{"seat": 2}]
    assert table.view()["pirates"] == [2]
    assert table.asked == (2, "boarding")
    assert table.view()["decision"]["captain"]
    table.play("2: board nutmeg")
    assert table.earned("passage") == {0: 8, 1: 8, 2: 8}


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.parametrize(("captains", "seconds"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_with_several_punts_on_13_each_pirate_chooses_one(captains: int, seconds: int) -> None:
    """Ruling 3: the same punt or different ones."""
    wares = ["ginseng", "nutmeg"]
    table = two_on_13("ginseng pirates pirates nutmeg")
    assert table.choices == ["pass", "board ginseng", "board nutmeg"]
    table.play(f"1: board {wares[captains]}", f"2: board {wares[seconds]}")
    assert table.told("board") == [{"seat": 1, "ware": wares[captains]}, {"seat": 2, "ware": wares[seconds]}]


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.voyage.asked")
def test_a_full_punt_cannot_be_boarded() -> None:
    """Ruling 9, and ruling 61 of pirates: with no free seat on 13 nobody is asked, and the pirate stays."""
    table = nutmeg_on_13("nutmeg nutmeg nutmeg pirates")
    assert table.told("stay") == [{"seat": 3}]
    assert table.told("board") == []
    assert table.asked[1] == "auction"


@pytest.mark.rule("manila.pirates.boarding")
def test_of_two_punts_on_13_only_the_one_with_a_free_seat_is_offered() -> None:
    table = two_on_13("nutmeg nutmeg nutmeg pirates", "pass pass pass silk")
    assert table.choices == ["pass", "board ginseng"]
    assert table.why_not("board nutmeg") == ("manila.pirates.boarding", {"ware": "nutmeg", "problem": "full"})


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.voyage.asked")
def test_the_second_pirate_is_not_asked_when_the_captain_took_the_last_seat() -> None:
    """Ruling 61, of the second pirate."""
    table = nutmeg_on_13("nutmeg nutmeg pirates pirates", "silk silk silk port.A")
    table.play("2: board nutmeg")
    assert table.asked == (0, "placement")
    assert table.told("stay") == [{"seat": 3}]
    assert table.view()["pirates"] == [3]


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.parametrize("ware", ["ginseng", "silk", "jade"])
def test_punts_elsewhere_cannot_be_boarded(ware: str) -> None:
    table = nutmeg_on_13("nutmeg pirates pirates port.A")
    elsewhere = {"ware": ware, "problem": "elsewhere"}
    assert table.why_not(f"board {ware}") == ("manila.pirates.boarding", elsewhere)


@pytest.mark.rule("manila.pirates.boarding")
def test_boarding_is_no_time_for_other_moves() -> None:
    table = nutmeg_on_13("nutmeg pirates pirates port.A")
    assert table.why_not("place nutmeg") == ("core.not_now", {"decision": "boarding", "seat": 1})
    assert table.why_not("send nutmeg port") == ("core.not_now", {"decision": "boarding", "seat": 1})


@pytest.mark.rule("manila.pirates.boat")
@pytest.mark.rule("manila.pirates.boarding")
def test_nobody_boards_after_the_first_movement_nor_a_punt_short_of_13() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["6 6 6", "1 2 1"]).place("pirates silk silk silk")
    assert table.asked == (0, "placement")
    table.place("ginseng ginseng nutmeg nutmeg")
    assert (table.punt("ginseng"), table.punt("nutmeg")) == (12, 12)
    assert table.asked == (0, "placement")


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.pirates.plunder")
def test_a_pirate_who_stays_keeps_his_right_to_plunder() -> None:
    """Ruling 12."""
    table = nutmeg_on_13("nutmeg pirates port.A port.B", last_roll="4 1 1")
    table.play("1: pass")
    assert table.asked == (1, "plunder")
    table.play("send ginseng shipyard")
    assert table.earned("loot") == {1: 18}


@pytest.mark.rule("manila.pirates.boat")
@pytest.mark.rule("manila.pirates.captain")
def test_the_place_of_a_boarder_may_be_taken_in_the_last_round_for_five() -> None:
    """Ruling 13: the second moves to the front, and it is the second place that is free."""
    table = nutmeg_on_13("nutmeg pirates pirates port.A", "silk silk silk port.B")
    table.play("1: board nutmeg", "2: pass")
    cash = table.cash[0]
    assert table.view()["open"]["pirates"] == 5
    table.play("0: place pirates")
    assert table.view()["pirates"] == [2, 0]
    assert table.cash[0] == cash - 5
    assert "place pirates" not in table.choices


@pytest.mark.rule("manila.pirates.captain")
def test_the_first_to_enter_an_empty_boat_is_captain() -> None:
    table = nutmeg_on_13("nutmeg pirates port.C port.A", "silk silk silk port.B", last_roll="4 1 1")
    table.play("1: board nutmeg")
    table.place("pass pass pirates pirates")
    assert table.asked == (2, "plunder")


@pytest.mark.rule("manila.pirates.boat")
@pytest.mark.rule("manila.pirates.plunder")
def test_who_joins_the_boat_after_the_second_movement_can_still_plunder() -> None:
    """Ruling 14."""
    table = nutmeg_on_13("silk silk silk port.A", "port.B port.C shipyard.A shipyard.B", last_roll="4 1 1")
    table.place("pass pass pass pirates")
    assert table.asked == (3, "plunder")


# Plunder


@pytest.mark.rule("manila.pirates.plunder")
@pytest.mark.rule("manila.pirates.loot")
@pytest.mark.rule("manila.punts.profit")
def test_passengers_of_a_plundered_punt_get_nothing_and_the_pirate_gets_all() -> None:
    table = plunder("ginseng ginseng ginseng pirates")
    assert table.asked == (3, "plunder")
    assert table.choices == ["send ginseng port", "send ginseng shipyard"]
    assert table.told("plunder") == [{"ware": "ginseng", "seats": [3]}]
    assert table.aboard("ginseng") == []
    assert [seat["accomplices"] for seat in table.view()["seats"]] == [3, 3, 3, 2]
    table.play("send ginseng port")
    assert table.earned("loot") == {3: 18}
    assert table.earned("passage") == {}
    assert table.cash == [29, 28, 27, 25 + 18]


@pytest.mark.rule("manila.pirates.loot")
@pytest.mark.parametrize(
    ("ware", "profit", "starts", "last_roll"),
    [
        ("ginseng", 18, "ginseng 5 nutmeg 4 silk 0", "4 1 1"),
        ("nutmeg", 24, "ginseng 4 nutmeg 5 silk 0", "1 4 1"),
        ("silk", 30, "ginseng 4 nutmeg 0 silk 5", "1 1 4"),
        ("jade", 36, "ginseng 4 nutmeg 0 jade 5", "1 1 4"),
    ],
)
def test_the_loot_is_the_printed_profit_even_if_nobody_is_aboard(
    ware: str, profit: int, starts: str, last_roll: str
) -> None:
    table = voyage(starts, ["2 2 2", "2 2 2", last_roll]).place("pirates pass pass pass").place("pass")
    table.play(f"send {ware} shipyard")
    assert table.earned("loot") == {0: profit}


@pytest.mark.rule("manila.pirates.loot")
def test_two_pirates_share_the_loot_equally() -> None:
    """Ruling 2: the captain gets no more than the second."""
    table = plunder("silk pirates pirates port.C").play("1: send ginseng shipyard")
    assert table.earned("loot") == {1: 9, 2: 9}


@pytest.mark.rule("manila.pirates.loot")
def test_a_player_with_both_pirates_takes_all_the_loot() -> None:
    """Ruling 2, second half."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", "4 1 1"])
    table.place("pirates pass pass pass").place("pirates").place("pass")
    table.play("0: send ginseng shipyard")
    assert table.earned("loot") == {0: 18}


@pytest.mark.rule("manila.pirates.loot")
def test_a_boarded_pirate_has_no_part_in_the_loot() -> None:
    """Ruling 2, third part: the captain boarded nutmeg, the other plunders ginseng alone."""
    table = nutmeg_on_13("silk pirates pirates port.C", last_roll="4 1 1")
    table.play("1: board nutmeg", "2: pass", "2: send ginseng shipyard")
    assert table.earned("loot") == {2: 18}
    assert table.earned("passage") == {1: 24}


@pytest.mark.rule("manila.pirates.plunder")
@pytest.mark.rule("manila.pirates.destination")
def test_each_punt_on_13_is_plundered_and_sent_in_ware_order() -> None:
    """Rulings 4 and 62: one decision per punt, ginseng first; letters likewise."""
    table = plunder("silk pirates pirates port.C", last_roll="4 5 1")
    assert table.choices == ["send ginseng port", "send ginseng shipyard"]
    assert table.view()["decision"]["ware"] == "ginseng"
    assert not {"ginseng", "nutmeg", "silk"} & table.view()["open"].keys(), (
        "captured or wrecked: nobody boards"
    )
    table.play("1: send ginseng port")
    assert table.choices == ["send nutmeg port", "send nutmeg shipyard"]
    table.play("1: send nutmeg port")
    assert table.earned("loot") == {1: 21, 2: 21}
    assert table.told("send") == [
        {"seat": 1, "ware": "ginseng", "to": "port"},
        {"seat": 1, "ware": "nutmeg", "to": "port"},
    ]
    assert table.told("arrive") == [{"ware": "ginseng", "berth": "A"}, {"ware": "nutmeg", "berth": "B"}]


@pytest.mark.rule("manila.pirates.plunder")
@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        (
            "en",
            {
                "ginseng": "You have sent the ginseng punt on its way already.",
                "silk": "The silk punt is wrecked and lies in the shipyard: only punts on space 13 are plundered.",
                "jade": "No punt carries jade in this voyage.",
            },
        ),
        (
            "zh",
            {
                "ginseng": "人参船停到哪里，你已经决定了。",
                "silk": "丝绸船受损，已经停进修船场；海盗只劫掠停在第 13 格的船。",
                "jade": "玉石这段航程留在岸上。",
            },
        ),
    ],
)
def test_a_captain_is_told_why_a_punt_is_not_his_to_send(lang: str, sentences: dict[str, str]) -> None:
    table = plunder("silk pirates pirates port.C", last_roll="4 5 1").play("send ginseng port")
    voice = Voice("manila", lang, [], 1)
    for ware, sentence in sentences.items():
        why = table.state.why_not(table.state.parse(f"send {ware} shipyard"))
        assert why is not None
        assert voice.refusal(why) == sentence


@pytest.mark.rule("manila.pirates.plunder")
def test_a_punt_that_reached_the_port_was_not_captured() -> None:
    table = plunder("silk pirates pirates port.C", last_roll="4 6 1")
    assert table.why_not("send nutmeg port") == (
        "manila.pirates.plunder",
        {"ware": "nutmeg", "problem": "port"},
    )


@pytest.mark.rule("manila.pirates.destination")
def test_the_captain_decides_punt_by_punt_and_cannot_choose_another() -> None:
    table = plunder("silk pirates pirates port.C", last_roll="4 5 1")
    for notation in ["send nutmeg port", "send nutmeg shipyard"]:
        assert table.why_not(notation) == ("manila.pirates.destination", {"ware": "nutmeg", "now": "ginseng"})
    table.play("send ginseng port")
    for ware, problem in [("ginseng", "sent"), ("silk", "wrecked"), ("jade", "ashore")]:
        why = ("manila.pirates.plunder", {"ware": ware, "problem": problem})
        assert table.why_not(f"send {ware} port") == why
    assert table.why_not("pass") == ("core.not_now", {"decision": "plunder", "seat": 1})
    assert table.why_not("bid 1") == ("core.not_now", {"decision": "plunder", "seat": 1})


@pytest.mark.rule("manila.pirates.destination")
@pytest.mark.rule("manila.movement.arrival")
@pytest.mark.rule("manila.movement.wreck")
def test_ordinary_punts_take_their_berths_before_plundered_ones() -> None:
    """Ruling 7: silk arrived and nutmeg is wrecked; ginseng comes after them, in port as in the shipyard."""
    for to, berths in [("port", ["silk", "ginseng"]), ("shipyard", ["nutmeg", "ginseng"])]:
        table = voyage("ginseng 4 nutmeg 0 silk 5", ["1 1 3", "2 1 3", "6 1 3"])
        table.place("pirates pass pass pass").place("pass").play(f"send ginseng {to}")
        arrivals = [told["ware"] for told in table.told("arrive" if to == "port" else "wreck")]
        assert arrivals == berths
        assert [told["berth"] for told in table.told("arrive" if to == "port" else "wreck")] == ["A", "B"]


@pytest.mark.rule("manila.pirates.destination")
@pytest.mark.rule("manila.settlement.price_rise")
@pytest.mark.rule("manila.port.profit")
def test_a_plundered_punt_in_port_lets_the_price_rise_and_the_port_space_pay() -> None:
    """Ruling 8, port: its passengers still get nothing, and there is one claim less."""
    table = plunder("ginseng pirates port.A insurance").play("send ginseng port")
    assert table.price("ginseng") == 5
    assert table.earned("port") == {2: 6}
    assert table.earned("passage") == {}
    assert sum([coins["amount"] for coins in table.told("pay", reason="claim")]) == 14


@pytest.mark.rule("manila.pirates.destination")
@pytest.mark.rule("manila.insurance.claims")
@pytest.mark.rule("manila.shipyard.profit")
def test_a_plundered_punt_in_the_shipyard_is_a_wreck_like_any_other() -> None:
    """Ruling 8, shipyard: the agent pays for it, the accomplice on its space earns, the price stays."""
    table = plunder("ginseng pirates shipyard.C insurance").play("send ginseng shipyard")
    assert table.price("ginseng") == 0
    assert table.earned("claim") == {2: 15}
    assert sum([coins["amount"] for coins in table.told("pay", reason="claim")]) == 29


@pytest.mark.rule("manila.pirates.loot")
@pytest.mark.rule("manila.settlement.profits")
def test_the_loot_is_paid_when_all_punts_have_been_sent() -> None:
    """Ruling 63: with the other profits of the settlement."""
    table = plunder("silk pirates pirates port.C", last_roll="4 5 1")
    cash = table.cash
    table.play("send ginseng shipyard")
    assert table.cash == cash
    table.play("send nutmeg shipyard")
    assert table.cash[1] == cash[1] + 21


@pytest.mark.rule("manila.pirates.plunder")
@pytest.mark.rule("manila.pilots.island")
def test_a_boarder_pulled_back_onto_13_is_robbed_like_anybody_else() -> None:
    """Ruling 15: a pilot pulls nutmeg back to 12, a 1 puts it on 13 again, and who stayed in the boat plunders it."""
    table = nutmeg_on_13("pilot.small pirates pirates port.A", last_roll="1 1 1")
    table.play("1: board nutmeg", "2: pass", "0: pilot nutmeg -1")
    assert table.asked == (2, "plunder")
    table.play("send nutmeg port")
    assert table.earned("loot") == {2: 24}
    assert table.earned("passage") == {}


@pytest.mark.rule("manila.pirates.nobody")
def test_a_boarder_pulled_back_onto_13_comes_home_if_the_boat_is_empty() -> None:
    table = nutmeg_on_13("pilot.small pirates port.C port.A", last_roll="1 1 1")
    table.play("1: board nutmeg", "0: pilot nutmeg -1")
    assert table.told("plunder") == []
    assert table.earned("passage") == {1: 24}


@pytest.mark.rule("manila.pilots.thirteen")
@pytest.mark.rule("manila.pirates.boat")
def test_pirates_do_not_attack_a_punt_that_a_pilot_moved_onto_13() -> None:
    """Ruling 16: nothing happens, and its die then brings it in."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["1 5 1", "1 3 1", "1 1 1"])
    table.place("pirates nutmeg pilot.small pass").place("pirates pass pass").place("pass")
    table.play("2: pilot nutmeg +1")
    assert table.told("board") == table.told("stay") == table.told("plunder") == []
    assert table.told("move", ware="nutmeg")[2:] == [
        {"ware": "nutmeg", "origin": 12, "target": 13},
        {"ware": "nutmeg", "origin": 13, "target": 14},
    ]
    assert table.earned("passage") == {1: 24}


@pytest.mark.rule("manila.pirates.nobody")
def test_without_a_pirate_a_punt_on_13_stays_there_after_the_second_movement() -> None:
    table = nutmeg_on_13("nutmeg silk silk silk", "ginseng ginseng ginseng port.A")
    assert table.asked == (0, "placement")
    assert table.punt("nutmeg") == 13


@pytest.mark.rule("manila.pirates.nobody")
@pytest.mark.rule("manila.settlement.price_rise")
def test_without_a_pirate_a_punt_on_13_after_the_third_movement_goes_to_port() -> None:
    """Ruling 7, second part: after the punts that moved past 13, although ginseng comes first in ware order."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 2 1", "4 6 1"])
    table.place("ginseng port.B silk silk").place("pass pass pass pass")
    assert table.told("arrive") == [{"ware": "nutmeg", "berth": "A"}, {"ware": "ginseng", "berth": "B"}]
    assert table.rules_told("arrive") == ["manila.movement.arrival", "manila.pirates.nobody"]
    assert table.told("wreck") == [{"ware": "silk", "berth": "A"}]
    assert table.earned("passage") == {0: 18}
    assert table.earned("port") == {1: 8}
    assert table.price("ginseng") == 5


# The variant: pirates may evict


def eviction(ware: str, allowed: bool) -> tuple[str, dict[str, object]]:
    return "manila.pirates.eviction", {"ware": ware, "allowed": allowed}


@pytest.mark.rule("manila.pirates.eviction")
def test_without_the_variant_nobody_is_thrown_out() -> None:
    table = two_on_13("nutmeg nutmeg nutmeg pirates")
    assert table.why_not("evict nutmeg 0") == eviction("nutmeg", allowed=False)


@pytest.mark.rule("manila.pirates.eviction")
def test_with_the_variant_a_pirate_may_throw_an_accomplice_off_a_full_punt() -> None:
    """Ruling 70: he takes the seat for nothing; the victim goes home without a refund."""
    table = nutmeg_on_13("nutmeg nutmeg nutmeg pirates", "silk silk silk port.A", pirate_eviction=True)
    assert table.asked == (3, "boarding")
    assert table.choices == ["pass", "evict nutmeg 0", "evict nutmeg 1", "evict nutmeg 2"]
    cash = table.cash
    table.play("evict nutmeg 1")
    assert table.aboard("nutmeg") == [0, 3, 2]
    assert table.cash == cash
    assert table.told("evict") == [{"seat": 3, "ware": "nutmeg", "victim": 1}]
    assert table.view()["pirates"] == []
    assert table.view()["seats"][1]["accomplices"] == 2


@pytest.mark.rule("manila.pirates.eviction")
def test_the_victim_is_not_placed_again_in_this_voyage() -> None:
    """Ruling 70, of the victim: he has his one turn in the last round, as everybody has."""
    table = nutmeg_on_13("nutmeg nutmeg nutmeg pirates", "silk silk silk port.A", pirate_eviction=True)
    table.play("evict nutmeg 1", "0: place port.B", "1: place port.C", "2: pass", "3: pass")
    assert [told["space"] for told in table.told("place", seat=1)] == ["nutmeg", "silk", "port.C"]
    assert table.earned("passage") == {0: 8, 3: 8, 2: 8}


@pytest.mark.rule("manila.pirates.eviction")
def test_a_pirate_cannot_throw_out_his_own_accomplice() -> None:
    table = nutmeg_on_13("nutmeg pirates nutmeg port.A", "silk nutmeg silk port.B", pirate_eviction=True)
    assert table.choices == ["pass", "evict nutmeg 0", "evict nutmeg 2"]
    assert table.why_not("evict nutmeg 1") == eviction("nutmeg", allowed=True)
    assert table.why_not("evict silk 0") == eviction("silk", allowed=True)
    assert table.why_not("board nutmeg") == ("manila.pirates.boarding", {"ware": "nutmeg", "problem": "full"})


@pytest.mark.rule("manila.pirates.eviction")
@pytest.mark.rule("manila.pirates.captain")
def test_the_second_pirate_may_throw_out_the_first() -> None:
    """Ruling 70, of two pirates: the captain took the last seat, and is thrown out of it."""
    table = nutmeg_on_13("nutmeg nutmeg pirates pirates", "silk silk silk port.A", pirate_eviction=True)
    table.play("2: board nutmeg")
    assert table.asked == (3, "boarding")
    assert table.choices == ["pass", "evict nutmeg 0", "evict nutmeg 1", "evict nutmeg 2"]
    table.play("3: evict nutmeg 2")
    assert table.aboard("nutmeg") == [0, 1, 3]
    assert table.view()["pirates"] == []


@pytest.mark.rule("manila.pirates.eviction")
def test_with_a_free_seat_nobody_is_thrown_out() -> None:
    """Ruling 70, last part."""
    table = nutmeg_on_13("nutmeg nutmeg silk pirates", "silk silk port.C port.A", pirate_eviction=True)
    assert table.choices == ["pass", "board nutmeg"]
    assert table.why_not("evict nutmeg 0") == eviction("nutmeg", allowed=True)


@pytest.mark.rule("manila.pirates.eviction")
@pytest.mark.rule("manila.pirates.captain")
def test_a_captain_who_throws_somebody_out_makes_the_second_captain() -> None:
    table = nutmeg_on_13("nutmeg nutmeg nutmeg pirates", "pirates silk silk port.A", pirate_eviction=True)
    table.play("3: evict nutmeg 0")
    assert table.told("captain") == [{"seat": 0}]
    assert table.choices == ["pass", "evict nutmeg 1", "evict nutmeg 2", "evict nutmeg 3"]
