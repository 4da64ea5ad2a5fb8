"""The festival: three objectives, and who reaches them first."""

from __future__ import annotations

from collections import Counter

import pytest

import quayside

from .table import Table


def feast(outcome: str = "corn corn indigo sugar factory", players: int = 4, **options: object) -> Table:
    return Table(players, festival=outcome, **options)  # type: ignore[arg-type]


@pytest.mark.rule("puerto_rico.festival.objectives")
def test_tile_and_barrels_lie_on_the_card_and_are_missing() -> None:
    view = feast().view()
    assert view["festival"] == {
        "tile": "corn",
        "goods": ["corn", "indigo", "sugar"],
        "building": "factory",
        "copy": True,
        "winners": {"plantation": None, "production": None, "building": None},
        "reach": {"plantation": [0, 0, 1, 1], "production": [0, 0, 0, 0], "building": [4, 4, 4, 4]},
    }
    plain = Table().view()
    assert plain["face_down_kinds"]["corn"] - view["face_down_kinds"]["corn"] == 1
    assert {good: plain["goods"][good] - view["goods"][good] for good in view["goods"]} == {
        "corn": 1, "indigo": 1, "sugar": 1, "tobacco": 0, "coffee": 0,
    }  # fmt: skip
    assert view["market"]["factory"]["left"] == 1


@pytest.mark.rule("puerto_rico.festival.objectives")
def test_chance_draws_it_after_the_market_and_before_the_row() -> None:
    state = quayside.game("puerto_rico").new(3, 5, new_buildings="random", festival=True)
    chance = quayside.Record.of(state).chance
    assert [outcome.split()[0] for outcome in chance] == ["market", "festival", "row"]


@pytest.mark.rule("puerto_rico.festival.objectives")
def test_every_set_of_goods_and_every_building_of_the_third_column_is_drawn() -> None:
    goods: Counter[str] = Counter()
    buildings: Counter[str] = Counter()
    for seed in range(1200):
        view = quayside.game("puerto_rico").new(2, seed, festival=True).view(None)["festival"]
        assert isinstance(view, dict)
        goods[" ".join(view["goods"])] += 1
        buildings[view["building"]] += 1
        assert (view["tile"], view["building"]) not in (
            ("tobacco", "tobacco_storage"),
            ("coffee", "coffee_roaster"),
        )
    assert len(goods) == 10
    assert all(80 < count < 165 for count in goods.values())
    assert {*buildings} == {"tobacco_storage", "coffee_roaster", "factory", "university", "harbor", "wharf"}


@pytest.mark.rule("puerto_rico.festival.objectives")
@pytest.mark.parametrize(
    ("outcome", "problem"),
    [
        ("row corn", "the festival is announced now"),
        ("festival corn corn indigo sugar tea", "no plantation, good or building"),
        ("festival corn indigo corn sugar factory", "three different ones in their order"),
        ("festival corn corn indigo sugar office", "not among the buildings"),
        ("festival coffee corn indigo sugar coffee_roaster", "not among the buildings"),
    ],
)
def test_a_festival_that_cannot_be_is_refused(outcome: str, problem: str) -> None:
    with pytest.raises(quayside.ChanceError, match=problem):
        quayside.game("puerto_rico").new(3, 1, chance=[outcome], festival=True)


@pytest.mark.rule("puerto_rico.festival.plantation")
def test_three_plantations_bring_three_colonists_that_are_placed_at_once() -> None:
    table = feast().arrange(island={0: "corn corn indigo"}, city={0: "indigo_plant"})
    pile, supply = table.view()["face_down_kinds"]["corn"], table.view()["colonists"]
    table.play("pick settler", "take corn")
    assert table.asked == (0, "reward")
    assert (table.decision["left"], table.seat(0)["san_juan"]) == (3, 3)
    assert (table.view()["face_down_kinds"]["corn"], table.view()["colonists"]) == (pile + 1, supply - 3)
    assert table.why_not("pass")[1] == {"problem": "pass"}
    table.play("put indigo_plant", "put corn", "put corn")
    assert (table.island(0), table.city(0)) == ("corn* corn* corn indigo", "indigo_plant*")
    assert table.view()["festival"]["winners"]["plantation"] == 0
    assert table.asked == (1, "settler")


@pytest.mark.rule("puerto_rico.festival.plantation")
def test_those_without_a_circle_wait_in_san_juan() -> None:
    table = feast().arrange(island={0: "corn* corn*"}).play("pick settler", "take corn")
    assert (table.island(0), table.seat(0)["san_juan"]) == ("corn* corn* corn*", 2)


@pytest.mark.rule("puerto_rico.festival.plantation")
def test_colonists_of_the_festival_never_come_from_the_ship() -> None:
    table = feast().arrange(island={0: "corn corn"}, san_juan={1: 74}).play("pick settler", "take corn")
    assert table.told("festival_plantation") == [{"seat": 0, "reward": 1}]
    assert table.view()["colonist_ship"] == 4


@pytest.mark.rule("puerto_rico.festival.plantation")
def test_it_is_checked_after_the_hospice_and_for_the_hacienda_right_after_the_draw() -> None:
    table = feast().arrange(island={0: "corn corn indigo"}, city={0: "hospice*"})
    table.play("pick settler", "take corn")
    assert table.asked == (0, "hospice")
    assert table.play("pass").asked == (0, "reward")
    table = Table(festival="corn corn indigo sugar factory", chance=["draw corn"])
    table.arrange(island={0: "corn corn indigo"}, city={0: "hacienda*"}).play("pick settler", "draw")
    assert table.asked == (0, "reward")


@pytest.mark.rule("puerto_rico.festival.plantation")
def test_forests_do_not_count() -> None:
    table = Table(new="forest_house", festival="corn corn indigo sugar factory")
    table.arrange(island={0: "corn corn"}, city={0: "forest_house*"})
    table.play("pick settler", "take corn", "forest")
    assert table.asked == (1, "settler")
    assert table.view()["festival"]["tile"] == "corn"


@pytest.mark.rule("puerto_rico.festival.production")
def test_three_kinds_in_one_harvest_bring_three_doubloons_and_the_barrels_go_back() -> None:
    table = feast("coffee corn indigo sugar factory").arrange(
        island={1: "corn* indigo* sugar*", 2: "corn* indigo* sugar*"},
        city={1: "indigo_plant* sugar_mill*", 2: "small_indigo_plant* small_sugar_mill*"},
    )
    table.play("pick craftsman")
    assert table.earned("festival") == {1: 3}
    assert table.view()["goods"]["corn"] == 10 - 2
    assert table.view()["festival"]["goods"] == []


@pytest.mark.rule("puerto_rico.festival.production")
def test_the_privilege_adds_no_kind() -> None:
    table = feast("coffee corn indigo sugar factory").arrange(
        island={0: "corn* indigo*"}, city={0: "indigo_plant*"}
    )
    table.play("pick craftsman", "produce corn")
    assert table.earned("festival") == {}


@pytest.mark.rule("puerto_rico.festival.building")
def test_the_first_to_build_it_gets_three_points_before_the_university_is_asked() -> None:
    table = feast().arrange(city={0: "university*"}, doubloons={0: 9, 1: 9})
    table.play("pick builder", "build factory")
    assert table.gained("festival") == {0: 3}
    assert table.asked == (0, "university")
    assert table.view()["market"]["factory"]["left"] == 1
    table.play("pass", "build factory")
    assert table.gained("festival") == {0: 3}


@pytest.mark.rule("puerto_rico.festival.copy")
def test_a_copy_on_the_card_is_not_for_sale_but_a_single_one_stays() -> None:
    table = feast(players=2)
    assert (table.view()["market"]["factory"]["left"], table.view()["festival"]["copy"]) == (1, False)
    table = feast("corn corn indigo sugar coffee_roaster", players=2)
    assert (table.view()["market"]["coffee_roaster"]["left"], table.view()["festival"]["copy"]) == (1, True)
