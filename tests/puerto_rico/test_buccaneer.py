"""The buccaneer: four deeds, a reward card, a captured role."""

from __future__ import annotations

import pytest

from .table import Table


def bay(players: int = 4, nobles: str = "off", **arranged: object) -> Table:
    table = Table(players, buccaneer=True, nobles=nobles)
    return table.arrange(**arranged) if arranged else table  # type: ignore[arg-type]


@pytest.mark.rule("puerto_rico.buccaneer.deeds")
def test_the_buccaneer_is_the_last_role_card_with_any_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        assert list(bay(players).view()["roles"])[-1] == "buccaneer"
        assert "pick buccaneer" in bay(players).choices


@pytest.mark.rule("puerto_rico.buccaneer.deeds")
def test_only_possible_deeds_are_offered_and_he_may_pass() -> None:
    table = bay().play("pick buccaneer")
    roles = "settler mayor builder craftsman trader captain prospector".split()
    assert table.choices == ["pass", *[f"capture {role}" for role in roles]]
    assert table.play("pass").asked == (1, "role")


@pytest.mark.rule("puerto_rico.buccaneer.reward_card")
def test_its_holder_may_not_be_buccaneer_again_before_another_was() -> None:
    table = bay().play("pick buccaneer", "pass")
    assert table.view()["reward_card"] == 0
    table.picks("craftsman trader prospector captain craftsman")
    assert table.asked == (3, "role")
    assert "pick buccaneer" in table.choices
    table.pick("trader")
    assert table.asked == (0, "role")
    assert table.why_not("pick buccaneer")[0] == "puerto_rico.buccaneer.reward_card"


@pytest.mark.rule("puerto_rico.round.unused_cards")
def test_no_doubloon_ever_lies_on_the_buccaneer() -> None:
    table = bay().picks("craftsman trader prospector captain")
    assert table.view()["roles"]["buccaneer"]["doubloons"] == 0
    assert "buccaneer" not in table.told("card_doubloons")[0]["roles"]


@pytest.mark.rule("puerto_rico.buccaneer.raid")
@pytest.mark.parametrize("kept", [0, 2])
def test_a_raid_empties_a_ship_and_keeps_up_to_three(kept: int) -> None:
    table = bay(ships={5: "corn 2", 7: "sugar 5"}).play("pick buccaneer")
    assert [choice for choice in table.choices if choice.startswith("raid")] == [
        "raid 5 0", "raid 5 1", "raid 5 2", "raid 7 0", "raid 7 1", "raid 7 2", "raid 7 3",
    ]  # fmt: skip
    assert table.why_not("raid 5 3")[1]["problem"] == "amount"
    assert table.why_not("raid 6 0")[1]["problem"] == "empty"
    table.play(f"raid 5 {kept}")
    assert table.ship(5) is None
    assert table.seat(0)["goods"]["corn"] == kept


@pytest.mark.rule("puerto_rico.buccaneer.plunder")
def test_plundering_the_house_brings_a_point_a_good() -> None:
    table = bay(house="corn indigo").play("pick buccaneer", "plunder")
    assert (table.points[0], table.view()["trading_house"]) == (2, [])
    assert bay().play("pick buccaneer").why_not("plunder")[0] == "puerto_rico.buccaneer.plunder"


@pytest.mark.rule("puerto_rico.buccaneer.poach")
def test_poached_people_go_on_circles_and_the_rest_of_the_surplus_goes_back() -> None:
    table = bay(colonist_ship=10, island={0: "corn indigo sugar tobacco"}).play("pick buccaneer", "poach")
    assert table.asked == (0, "poach")
    assert table.decision["left"] == 3
    supply = table.view()["colonists"]
    table.play("put corn", "put indigo", "pass")
    assert table.island(0) == "corn* indigo* sugar tobacco"
    assert (table.view()["colonist_ship"], table.view()["colonists"]) == (4, supply + 4)
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.buccaneer.poach")
def test_without_an_empty_circle_the_surplus_only_goes_back() -> None:
    table = bay(colonist_ship=6, island={0: "corn*"}).play("pick buccaneer", "poach")
    assert table.view()["colonist_ship"] == 4
    assert table.seat(0)["san_juan"] == 0


@pytest.mark.rule("puerto_rico.buccaneer.poach")
@pytest.mark.parametrize(("whom", "nobles"), [("noble", 0), ("colonist", 1)])
def test_he_says_once_whether_the_noble_is_among_those_who_go_back(whom: str, nobles: int) -> None:
    table = bay(nobles="added", colonist_ship=6).play("pick buccaneer", "poach", "put_noble indigo")
    assert table.seat(0)["nobles"] == 1
    table = bay(nobles="added", colonist_ship=6).play("pick buccaneer", "poach", "pass")
    assert table.asked == (0, "expel")
    assert table.decision["left"] == 3
    table.play(f"expel {whom}")
    assert table.view()["noble_ship"] == nobles
    assert table.view()["noble_ship"] + table.view()["colonist_ship"] == 4


@pytest.mark.rule("puerto_rico.buccaneer.capture")
def test_a_captured_card_gives_its_doubloons_at_once_and_can_still_be_picked() -> None:
    table = bay(cards={"mayor": 2}).play("pick buccaneer", "capture mayor")
    assert table.doubloons[0] == 3 + 2
    assert table.view()["captured"] == {"role": "mayor", "seat": 0}
    assert "pick mayor" in table.choices


@pytest.mark.rule("puerto_rico.buccaneer.captor")
def test_the_bank_pays_the_captor_when_another_picks_the_card() -> None:
    table = bay().play("pick buccaneer", "capture craftsman", "pick craftsman")
    assert table.earned("capture") == {0: 3}
    assert table.doubloons[1] == 3
    assert table.view()["captured"] is None


@pytest.mark.rule("puerto_rico.buccaneer.captor")
def test_a_captor_who_picks_it_himself_gets_nothing() -> None:
    table = bay(2).play("pick buccaneer", "capture craftsman").pick("trader").pick("craftsman")
    assert table.earned("capture") == {}
    assert table.view()["captured"] is None


@pytest.mark.rule("puerto_rico.buccaneer.captured")
def test_a_card_that_nobody_picks_is_played_after_the_last_pick_and_counts_as_used() -> None:
    table = bay().play("pick buccaneer", "capture prospector").picks("craftsman trader captain")
    assert table.told("play_captured") == [{"seat": 0, "role": "prospector"}]
    assert table.earned("prospector") == {0: 1}
    assert table.view()["round"] == 2
    assert table.view()["roles"]["prospector"]["doubloons"] == 0
    assert table.view()["roles"]["settler"]["doubloons"] == 1


@pytest.mark.rule("puerto_rico.buccaneer.captured")
def test_everybody_takes_part_in_it_also_in_the_last_round() -> None:
    table = bay(points={1: 100}, goods={1: "corn 1"}).play("pick buccaneer", "capture settler")
    table.picks("captain craftsman").play("pick trader")
    assert table.view()["ending"] == ["points"]
    assert table.asked == (0, "settler")
    table.play("take quarry", "take corn")
    assert table.asked == (2, "settler")
    table.play("pass", "pass")
    assert table.asked[1] == "over"


@pytest.mark.rule("puerto_rico.buccaneer.captured")
@pytest.mark.rule("puerto_rico.library.two_players")
def test_the_library_serves_for_a_captured_card_too() -> None:
    table = Table(2, new="library", buccaneer=True).arrange(city={0: "library*"})
    table.play("pick buccaneer", "capture prospector")
    table.picks("craftsman")
    table.play("pick trader", "pass").picks("captain")
    table.play("pick mayor", "pass").through()
    table.play("pick builder", "pass", "pass")
    assert table.asked == (0, "library")
    assert table.decision["role"] == "prospector"
    assert table.play("library").earned("prospector") == {0: 2}
