"""Pilots: before the last movement they nudge the punts that are still at sea."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, voyage

# After two rolls: ginseng on 9, nutmeg on 8, silk on 4
ALL_AT_SEA = ["2 2 2", "2 2 2"]


def pilots(
    rolls: list[str] = ALL_AT_SEA,
    starts: str = "ginseng 5 nutmeg 4 silk 0",
    first: str = "pilot.small pilot.large pass pass",
    **options: Any,
) -> Table:
    """Seat 0 is the small pilot, seat 1 the large one, and the last roll has yet to come."""
    table = voyage(starts, [*rolls, "1 1 1"], **options).place(first)
    return table.place("pass pass")


@pytest.mark.rule("manila.pilots.island")
def test_either_pilot_may_be_chosen_and_both_by_one_player() -> None:
    """Ruling 40."""
    table = voyage("ginseng 5 nutmeg 4 silk 0", [*ALL_AT_SEA, "1 1 1"]).place("pilot.large pass pass pass")
    table.place("pilot.small").place("pass")
    assert table.asked == (0, "pilot")
    table.play("pilot silk +1")
    assert table.asked == (0, "pilot")
    table.play("pilot silk +2")
    assert table.told("move", ware="silk")[2:4] == [
        {"ware": "silk", "origin": 4, "target": 5},
        {"ware": "silk", "origin": 5, "target": 7},
    ]


@pytest.mark.rule("manila.pilots.island")
@pytest.mark.rule("manila.voyage.course")
def test_pilots_act_once_after_the_last_placement_and_before_the_last_roll() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", [*ALL_AT_SEA, "1 1 1"])
    table.place("pilot.small pilot.large silk silk").place("silk port.A port.B port.C")
    table.place("nutmeg nutmeg nutmeg")
    assert table.asked == (3, "placement")
    table.place("ginseng")
    assert len(table.told("roll")) == 2
    table.play("0: pilot ginseng +1", "1: pilot ginseng +2")
    assert len(table.told("roll")) == 3
    assert table.asked == (0, "auction")


@pytest.mark.rule("manila.pilots.small")
def test_the_small_pilot_moves_one_punt_one_space_either_way() -> None:
    table = pilots()
    assert table.asked == (0, "pilot")
    assert table.view()["decision"]["pilot"] == "small"
    steps = [f"pilot {ware} {step}" for ware in ("ginseng", "nutmeg", "silk") for step in ("-1", "+1")]
    assert table.choices == ["pass", *steps]
    table.play("pilot nutmeg -1")
    assert table.punt("nutmeg") == 7
    assert table.told("pilot") == [{"seat": 0, "pilot": "small", "wares": ["nutmeg"], "steps": [-1]}]


@pytest.mark.rule("manila.pilots.small")
@pytest.mark.parametrize("move", ["pilot nutmeg +2", "pilot nutmeg -2", "pilot nutmeg +1 silk +1"])
def test_the_small_pilot_moves_no_further_and_no_second_punt(move: str) -> None:
    assert pilots().why_not(move) == ("manila.pilots.small", {"ware": "nutmeg", "problem": "steps"})


@pytest.mark.rule("manila.pilots.large")
def test_the_large_pilot_moves_one_punt_two_spaces_or_two_punts_one_each() -> None:
    """Ruling 37: never one punt a single space."""
    table = pilots().play("0: pass")
    assert table.asked == (1, "pilot")
    assert table.view()["decision"]["pilot"] == "large"
    doubles = [f"pilot {ware} {step}" for ware in ("ginseng", "nutmeg", "silk") for step in ("-2", "+2")]
    pairs = [
        f"pilot {one} {step} {other} {other_step}"
        for one, other in [("ginseng", "nutmeg"), ("ginseng", "silk"), ("nutmeg", "silk")]
        for step in ("-1", "+1")
        for other_step in ("-1", "+1")
    ]
    assert table.choices == ["pass", *doubles, *pairs]
    assert table.why_not("pilot silk +1") == ("manila.pilots.one_step", {"ware": "silk"})


@pytest.mark.rule("manila.pilots.large")
@pytest.mark.parametrize(
    ("move", "positions"),
    [
        ("pilot ginseng +2", [11, 8, 4]),
        ("pilot ginseng -2", [7, 8, 4]),
        ("pilot silk +2", [9, 8, 6]),
        ("pilot ginseng -1 nutmeg -1", [8, 7, 4]),
        ("pilot ginseng +1 nutmeg +1", [10, 9, 4]),
        ("pilot ginseng -1 silk +1", [8, 8, 5]),
        ("pilot nutmeg +1 silk -1", [9, 9, 3]),
        ("pilot nutmeg -1 silk -1", [9, 7, 3]),
    ],
)
def test_what_the_large_pilot_does_to_the_punts(move: str, positions: list[int]) -> None:
    table = pilots().play("0: pass", f"1: {move}")
    moved_by_the_last_roll = table.told("move")[-3:]
    assert [told["origin"] for told in moved_by_the_last_roll] == positions


@pytest.mark.rule("manila.pilots.large")
def test_the_large_pilot_may_touch_a_punt_that_the_small_one_moved() -> None:
    table = pilots().play("pilot silk +1", "pilot silk -2")
    assert table.told("move", ware="silk")[-2:] == [
        {"ware": "silk", "origin": 5, "target": 3},
        {"ware": "silk", "origin": 3, "target": 4},
    ]


@pytest.mark.rule("manila.pilots.large")
def test_with_one_punt_at_sea_the_large_pilot_moves_it_two_spaces_or_not_at_all() -> None:
    """Ruling 37, second half."""
    table = pilots(["6 6 1", "6 6 1"]).play("0: pass")
    assert table.view()["port"] == ["ginseng", "nutmeg"]
    assert table.choices == ["pass", "pilot silk -2", "pilot silk +2"]


@pytest.mark.rule("manila.pilots.one_step")
@pytest.mark.parametrize(
    ("rolls", "strict", "variant"),
    [
        (ALL_AT_SEA, 1 + 6 + 12, 1 + 12 + 12),
        (["6 1 1", "6 1 1"], 1 + 4 + 4, 1 + 8 + 4),
        (["6 6 1", "6 6 1"], 3, 5),
    ],
)
def test_with_the_variant_the_large_pilot_may_also_move_one_punt_one_space(
    rolls: list[str], strict: int, variant: int
) -> None:
    """Ruling 37, the option: all that was allowed stays allowed."""
    without = set(pilots(rolls).play("pass").choices)
    table = pilots(rolls, large_pilot_may_move_one=True).play("pass")
    assert (len(without), len(table.choices)) == (strict, variant)
    assert without < set(table.choices)
    assert {"pilot silk +1", "pilot silk -1"} <= set(table.choices) - without
    table.play("pilot silk +1")
    assert table.told("pilot") == [{"seat": 1, "pilot": "large", "wares": ["silk"], "steps": [1]}]


@pytest.mark.rule("manila.pilots.one_step")
@pytest.mark.rule("manila.pilots.small")
def test_the_variant_gives_the_small_pilot_nothing_new() -> None:
    assert pilots(large_pilot_may_move_one=True).choices == pilots().choices


@pytest.mark.rule("manila.pilots.island")
@pytest.mark.parametrize(
    ("small", "large", "idle"),
    [
        ("pass", "pilot silk +2", [{"seat": 0, "pilot": "small"}]),
        ("pilot silk +1", "pass", [{"seat": 1, "pilot": "large"}]),
        ("pass", "pass", [{"seat": 0, "pilot": "small"}, {"seat": 1, "pilot": "large"}]),
    ],
)
def test_each_pilot_may_do_nothing_whatever_the_other_does(
    small: str, large: str, idle: list[object]
) -> None:
    table = pilots().play(f"0: {small}", f"1: {large}")
    assert table.told("pilot_idle") == idle


@pytest.mark.rule("manila.pilots.island")
@pytest.mark.rule("manila.pilots.small")
@pytest.mark.rule("manila.pilots.large")
def test_punts_in_port_and_wares_ashore_cannot_be_moved() -> None:
    table = pilots(["6 1 1", "6 1 1"])
    assert table.view()["port"] == ["ginseng"]
    in_port = {"ware": "ginseng", "problem": "port"}
    ashore = {"ware": "jade", "problem": "ashore"}
    assert table.why_not("pilot ginseng -1") == ("manila.pilots.small", in_port)
    assert table.why_not("pilot jade +1") == ("manila.pilots.small", ashore)
    table.play("pass")
    assert table.why_not("pilot ginseng -2") == ("manila.pilots.large", in_port)
    assert table.why_not("pilot ginseng +1 silk +1") == ("manila.pilots.large", in_port)
    assert table.why_not("pilot silk +1 jade +1") == ("manila.pilots.large", ashore)
    assert table.why_not("board silk") == ("core.not_now", {"decision": "pilot", "seat": 1})


@pytest.mark.rule("manila.pilots.arrival")
def test_the_small_pilot_may_bring_a_punt_into_port() -> None:
    """The die of the last movement no longer concerns it."""
    table = pilots(["6 5 1", "2 4 1"]).play("pilot ginseng +1")
    assert table.punt("ginseng") == "port"
    assert table.told("arrive") == [{"ware": "ginseng", "berth": "A"}]
    assert table.rules_told("arrive") == ["manila.pilots.arrival"]
    table.play("pass")
    assert table.told("move", ware="ginseng")[-1] == {"ware": "ginseng", "origin": 13, "target": 14}
    assert table.told("arrive") == [{"ware": "ginseng", "berth": "A"}, {"ware": "nutmeg", "berth": "B"}]


@pytest.mark.rule("manila.pilots.arrival")
@pytest.mark.parametrize("rolls", [["5 2 1", "2 2 1"], ["6 2 1", "2 2 1"]])
def test_a_double_step_brings_in_a_punt_from_12_as_well_as_from_13(rolls: list[str]) -> None:
    """Ruling 38: surplus steps are lost."""
    table = pilots(rolls).play("pass")
    assert table.punt("ginseng") in (12, 13)
    table.play("pilot ginseng +2")
    assert table.told("arrive") == [{"ware": "ginseng", "berth": "A"}]
    assert table.told("move", ware="ginseng")[-1]["target"] == 14


@pytest.mark.rule("manila.pilots.large")
@pytest.mark.rule("manila.pilots.arrival")
def test_two_punts_piloted_into_port_together_arrive_in_ware_order() -> None:
    """Ruling 38, second half, and ruling 69: the double move is one action with its wares in ware order."""
    table = pilots(["4 5 1", "4 4 1"]).play("pass", "pilot ginseng +1 nutmeg +1")
    assert table.told("arrive") == [{"ware": "ginseng", "berth": "A"}, {"ware": "nutmeg", "berth": "B"}]


@pytest.mark.rule("manila.pilots.thirteen")
def test_nothing_happens_to_a_punt_that_is_piloted_onto_13() -> None:
    table = pilots(["5 2 1", "2 2 1"]).play("pilot ginseng +1")
    assert table.punt("ginseng") == 13
    assert table.asked == (1, "pilot")
    table.play("pilot ginseng -2")
    assert table.told("move", ware="ginseng")[-1] == {"ware": "ginseng", "origin": 11, "target": 12}


@pytest.mark.rule("manila.pilots.small")
@pytest.mark.rule("manila.pilots.large")
def test_no_punt_is_moved_back_beyond_space_0() -> None:
    """Ruling 39: silk has only reached 2, and both pilots pull."""
    table = pilots(["2 2 1", "2 2 1"]).play("pilot silk -1", "pilot silk -2")
    assert table.told("move", ware="silk")[2:] == [
        {"ware": "silk", "origin": 2, "target": 1},
        {"ware": "silk", "origin": 1, "target": 0},
        {"ware": "silk", "origin": 0, "target": 1},
    ]


@pytest.mark.rule("manila.voyage.asked")
@pytest.mark.rule("manila.pilots.arrival")
def test_pilots_are_not_asked_when_every_punt_is_in_port() -> None:
    """Ruling 61 of pilots, and ruling 55: the last movement moves nothing."""
    table = pilots(["6 6 6", "6 6 6"], "ginseng 3 nutmeg 3 silk 3")
    assert table.asked == (0, "auction")
    assert table.told("pilot") == table.told("pilot_idle") == []
    assert len(table.told("roll")) == 3
    assert len(table.told("move")) == 6


@pytest.mark.rule("manila.voyage.asked")
@pytest.mark.rule("manila.pilots.arrival")
def test_the_large_pilot_is_not_asked_when_the_small_one_brought_the_last_punt_in() -> None:
    """Ruling 61, of the large pilot."""
    table = pilots(["6 6 5", "6 6 5"], "ginseng 3 nutmeg 3 silk 3").play("pilot silk +1")
    assert table.told("pilot") == [{"seat": 0, "pilot": "small", "wares": ["silk"], "steps": [1]}]
    assert table.told("pilot_idle") == []
    assert table.asked == (0, "auction")
