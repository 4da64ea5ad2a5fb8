"""The library doubles the privilege of the role that its owner picks."""

from __future__ import annotations

import pytest

from .table import Table


def library(players: int = 4, **arranged: object) -> Table:
    city = arranged.pop("city", "")
    table = Table(players, new="library")
    return table.arrange(city={0: f"library* {city}"}, **arranged)  # type: ignore[arg-type]


@pytest.mark.rule("puerto_rico.library.settler")
def test_the_settler_takes_a_second_tile_when_all_have_had_their_turn() -> None:
    table = library().play("pick settler", "take quarry", "take corn", "pass", "pass")
    assert table.asked == (0, "second_tile")
    assert "take quarry" not in table.choices
    assert table.why_not("take quarry")[1]["problem"] == "no_hut"
    table.play("take sugar")
    assert table.island(0) == "indigo sugar quarry"


@pytest.mark.rule("puerto_rico.library.settler")
def test_the_second_tile_may_be_a_quarry_with_a_hut_and_gets_no_colonist_of_the_hospice() -> None:
    table = library(city="construction_hut* hospice*")
    table.play("pick settler", "take quarry", "pass", "pass", "pass", "pass")
    assert table.asked == (0, "second_tile")
    table.play("take quarry")
    assert table.asked == (1, "role")
    assert table.island(0) == "indigo quarry quarry"


@pytest.mark.rule("puerto_rico.library.settler")
def test_it_may_be_taken_without_a_first_one_and_be_declined() -> None:
    table = library().play("pick settler", *["pass"] * 4)
    assert table.asked == (0, "second_tile")
    assert table.play("pass").told("no_second_tile") == [{"seat": 0}]


@pytest.mark.rule("puerto_rico.library.doubling")
def test_the_mayor_is_asked_for_two_colonists_one_by_one() -> None:
    table = library().play("pick mayor", "recruit")
    assert table.asked == (0, "privilege")
    table.play("recruit")
    assert table.told("privilege_colonist") == [{"seat": 0}] * 2
    table = library().play("pick mayor", "pass")
    assert table.asked[1] != "privilege"


@pytest.mark.rule("puerto_rico.library.doubling")
def test_the_builder_pays_two_less() -> None:
    assert library().play("pick builder").decision["prices"]["hospice"] == 2


@pytest.mark.rule("puerto_rico.library.doubling")
def test_the_craftsman_takes_two_goods_alike_or_different_and_a_pass_ends_it() -> None:
    table = library(city="small_indigo_plant*", island={0: "corn* indigo*"})
    table.play("pick craftsman", "produce corn", "produce corn")
    assert table.goods(0) == "corn 3 indigo 1"
    table = library(island={0: "corn*"}).play("pick craftsman", "pass")
    assert table.goods(0) == "corn 1"
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.library.doubling")
def test_trader_captain_and_prospector_get_two() -> None:
    assert library(goods={0: "corn 1"}).play("pick trader").decision["prices"] == {"corn": 2}
    table = library(goods={0: "corn 2"}).play("pick captain", "load 5 corn")
    assert table.gained("captain") == {0: 2}
    assert library().play("pick prospector").earned("prospector") == {0: 2}


@pytest.mark.rule("puerto_rico.buildings.library")
def test_an_empty_library_does_nothing_and_the_others_have_no_privilege() -> None:
    table = Table(new="library").arrange(city={0: "library", 1: "library*"})
    assert table.play("pick prospector").earned("prospector") == {0: 1}
    table.play("pick builder")
    assert table.decision["prices"]["hospice"] == 2
    assert table.play("pass").decision["prices"]["hospice"] == 4


@pytest.mark.rule("puerto_rico.library.two_players")
def test_two_players_are_asked_and_it_works_once_a_round() -> None:
    table = library(2).play("pick prospector")
    assert table.asked == (0, "library")
    assert table.decision["role"] == "prospector"
    table.play("pass")
    assert table.earned("prospector") == {0: 1}
    table.play("pick craftsman", "pick captain", "library")
    assert table.view()["library_used"] == [0]
    table.play("pick trader", "pick builder")
    assert table.asked == (0, "builder")
    assert table.decision["prices"]["hospice"] == 3
    table.play("pass", "pass")
    table.through()
    assert table.view()["library_used"] == [] or table.asked[1] != "role" or table.view()["round"] == 1


@pytest.mark.rule("puerto_rico.library.two_players")
def test_three_players_are_not_asked() -> None:
    table = library(3).play("pick craftsman")
    assert table.asked == (1, "role")
    assert table.why_not("library")[0] == "puerto_rico.library.two_players"
