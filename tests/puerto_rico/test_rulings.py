"""Where the rulebook leaves room, these are the rulings; each test names its own."""

from __future__ import annotations

import pytest

from .table import Table

SHUT = {5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}


@pytest.mark.rule("puerto_rico.round.asked")
def test_production_dealing_card_doubloons_and_income_need_no_decision() -> None:
    table = Table().arrange(
        cards={"craftsman": 2}, island={1: "corn* indigo*"}, city={1: "indigo_plant* factory*"}
    )
    table.play("pick craftsman")
    assert table.asked == (1, "role")
    assert table.doubloons == [5, 4, 3, 3]
    assert table.goods(1) == "corn 1 indigo 1"


@pytest.mark.rule("puerto_rico.mayor.privilege")
@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_the_privileges_of_mayor_and_craftsman_are_asked_the_others_are_not() -> None:
    assert Table().play("pick mayor").asked == (0, "privilege")
    assert Table().arrange(island={0: "corn*"}).play("pick craftsman").asked == (0, "craftsman")
    for role in ("trader", "captain", "prospector"):
        assert Table().play(f"pick {role}").asked == (1, "role")


@pytest.mark.rule("puerto_rico.craftsman.shortage")
def test_in_a_shortage_a_player_gets_the_rest_and_later_players_nothing() -> None:
    table = (
        Table()
        .arrange(goods={3: "corn 8"}, island={1: "corn* corn* corn*", 2: "corn*"})
        .play("pick craftsman")
    )
    assert (table.goods(1), table.goods(2)) == ("corn 2", "")


@pytest.mark.rule("puerto_rico.buildings.wharf")
@pytest.mark.rule("puerto_rico.captain.passing")
def test_to_decline_the_wharf_does_not_use_it_up() -> None:
    table = Table().arrange(goods={0: "corn 2", 3: "sugar 1"}, city={0: "wharf*"}, ships=SHUT)
    table.play("pick captain", "0: pass")
    assert table.view()["wharf_used"] == []
    table.play("0: wharf corn")
    assert table.points[0] == 3
    assert table.view()["wharf_used"] == []  # the phase is over


@pytest.mark.rule("puerto_rico.captain.passing")
def test_loading_ends_after_as_many_passes_as_there_are_players() -> None:
    """Both wharf owners may decline, and each is asked once after the last load."""
    table = Table().arrange(
        goods={0: "corn 2", 1: "corn 3", 2: "sugar 1"}, city={0: "wharf*", 1: "wharf*"}, ships=SHUT
    )
    table.play("pick captain", "0: pass", "1: pass", "0: pass", "1: pass")
    assert table.asked == (1, "role")
    assert [event["seat"] for event in table.told("no_load")] == [0, 1, 0, 1]


@pytest.mark.rule("puerto_rico.builder.large")
def test_a_large_building_needs_two_empty_spaces_wherever_they_are() -> None:
    """The city is counted, not mapped."""
    ten = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster "
    table = Table().arrange(city={0: ten + "hacienda office hospice wharf"}, doubloons={0: 9})
    table.play("pick builder", "build residence")
    assert table.seat(0)["free_city"] == 0


@pytest.mark.rule("puerto_rico.captain.storage")
def test_every_warehouse_slot_must_be_used_while_goods_are_left() -> None:
    table = Table().arrange(goods={1: "corn 2 indigo 2"}, city={1: "large_warehouse*"}, ships=SHUT)
    table.play("pick captain")
    assert table.choices == ["keep corn", "keep indigo"]
    assert table.why_not("barrel corn")[0] == "puerto_rico.captain.storage"
    table.play("keep corn")
    assert table.goods(1) == "corn 2 indigo 2"
    assert table.told("spoil") == []


@pytest.mark.rule("puerto_rico.end.last_round")
def test_in_the_last_round_roles_are_picked_and_played_as_ever() -> None:
    table = (
        Table().arrange(san_juan={3: 72}).pick("mayor").play("1: pick settler", "1: take quarry").through()
    )
    assert table.island(1) == "indigo* quarry"
    assert table.asked == (2, "role")


@pytest.mark.rule("puerto_rico.mayor.placement")
def test_new_colonists_of_later_seats_wait_in_san_juan() -> None:
    table = Table().arrange(island={0: "corn corn sugar"}).play("pick mayor", "recruit")
    assert [table.seat(seat)["san_juan"] for seat in range(4)] == [0, 1, 1, 1]
    assert table.seat(0)["hand"] == 2


@pytest.mark.rule("puerto_rico.end.city")
def test_the_end_is_brought_on_at_the_purchase_before_the_university() -> None:
    eleven = (
        "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster "
        "small_market hacienda construction_hut small_warehouse university*"
    )
    table = Table().arrange(city={0: eleven}, doubloons={0: 9}).play("pick builder", "build office")
    assert table.asked == (0, "university")
    assert table.view()["ending"] == ["city"]


@pytest.mark.rule("puerto_rico.round.asked")
@pytest.mark.rule("puerto_rico.trader.full_house")
def test_optional_functions_are_asked_only_when_they_can_be_used() -> None:
    table = Table().arrange(
        house="corn indigo sugar",
        goods={0: "coffee 1", 1: "corn 1"},
        city={1: "office*"},
    )
    table.play("pick trader", "0: sell coffee")
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.setup.roles")
def test_two_prospectors_are_two_cards_with_doubloons_of_their_own() -> None:
    table = Table(5).picks("captain craftsman trader prospector mayor")
    assert table.view()["roles"]["prospector"]["doubloons"] == 0
    assert table.view()["roles"]["prospector_2"]["doubloons"] == 1
    table.picks("prospector prospector_2")
    assert table.earned("card") == {2: 1}
    assert table.earned("prospector") == {3: 1, 1: 1, 2: 1}


@pytest.mark.rule("puerto_rico.round.card_doubloons")
def test_card_doubloons_are_taken_when_the_role_is_picked() -> None:
    table = Table().arrange(cards={"settler": 2}).play("pick settler")
    assert table.doubloons[0] == 5
    assert table.asked == (0, "settler")


@pytest.mark.rule("puerto_rico.setup.supplies")
def test_the_bank_never_runs_out() -> None:
    table = Table().arrange(doubloons={0: 500, 1: 500}).pick("prospector")
    assert table.doubloons[0] == 501
