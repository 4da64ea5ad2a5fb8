"""The buildings of The New Buildings, one by one."""

from __future__ import annotations

import pytest

from quayside.games.puerto_rico.board import BUILDINGS

from .table import Table

PRICE_LIST = {  # cost, column, printed points, circles, copies, spaces
    "aqueduct": (1, 1, 1, 1, 2, 1), "forest_house": (2, 1, 1, 1, 2, 1), "black_market": (2, 1, 1, 1, 2, 1),
    "storehouse": (3, 1, 1, 1, 2, 1), "guesthouse": (4, 2, 2, 2, 2, 1), "church": (5, 2, 2, 1, 2, 1),
    "trading_post": (5, 2, 2, 1, 2, 1), "small_wharf": (6, 2, 2, 1, 2, 1), "lighthouse": (7, 3, 3, 1, 2, 1),
    "library": (8, 3, 3, 1, 2, 1), "specialty_factory": (8, 3, 3, 1, 2, 1), "union_hall": (9, 3, 3, 1, 2, 1),
    "statue": (10, 4, 8, 0, 1, 2), "cloister": (10, 4, 4, 1, 1, 2),
    "land_office": (2, 1, 1, 1, 2, 1), "chapel": (3, 1, 1, 1, 2, 1), "hunting_lodge": (4, 2, 2, 1, 2, 1),
    "zoning_office": (5, 2, 2, 1, 2, 1), "royal_supplier": (6, 2, 2, 1, 2, 1), "villa": (7, 3, 3, 1, 2, 1),
    "jeweler": (8, 3, 3, 1, 2, 1), "royal_garden": (10, 4, 4, 1, 1, 2),
}  # fmt: skip


@pytest.mark.rule("puerto_rico.buildings.prices")
@pytest.mark.parametrize("building", PRICE_LIST)
def test_a_building_has_what_is_printed_on_it(building: str) -> None:
    cost, column, points, circles, copies, spaces = PRICE_LIST[building]
    assert list(PRICE_LIST) == list(BUILDINGS[23:])
    table = Table(new=building if building in list(PRICE_LIST)[:14] else "aqueduct", nobles="added")
    assert table.view()["market"][building] == {"left": copies, "cost": cost, "column": column}
    seat = table.arrange(city={1: building}).seat(1)
    assert (seat["free_city"], seat["empty_circles"], seat["score"]) == (12 - spaces, 1 + circles, points)


# ---------------------------------------------------------------------------------------------------------------------
# Aqueduct


@pytest.mark.rule("puerto_rico.buildings.aqueduct")
def test_an_aqueduct_adds_a_barrel_of_indigo_and_of_sugar() -> None:
    table = Table(new="aqueduct").arrange(
        city={0: "aqueduct* indigo_plant* small_sugar_mill* sugar_mill*"}, island={0: "indigo* sugar*"}
    )
    table.play("pick craftsman")
    assert table.goods(0) == "indigo 2 sugar 2"
    assert table.told("aqueduct") == [{"seat": 0, "good": "indigo"}, {"seat": 0, "good": "sugar"}]


@pytest.mark.rule("puerto_rico.buildings.aqueduct")
@pytest.mark.parametrize(
    ("city", "island", "goods"),
    [
        ("aqueduct* small_indigo_plant*", "indigo*", "indigo 1"),  # the small plant alone does not count
        ("aqueduct* small_indigo_plant* indigo_plant", "indigo*", "indigo 1"),  # nor an empty large one
        ("aqueduct* indigo_plant*", "indigo", ""),  # nor a harvest of nothing
        ("aqueduct indigo_plant*", "indigo*", "indigo 1"),  # nor an empty aqueduct
    ],
)
def test_an_aqueduct_needs_a_harvest_and_a_person_in_the_large_plant(
    city: str, island: str, goods: str
) -> None:
    table = Table(new="aqueduct").arrange(city={0: city}, island={0: island}).play("pick craftsman")
    assert table.goods(0) == goods


@pytest.mark.rule("puerto_rico.buildings.aqueduct")
def test_the_owner_attributes_his_production_as_he_likes() -> None:
    """One person on a plantation, one in each plant: the small one may have made the barrel."""
    table = Table(new="aqueduct").arrange(
        city={0: "aqueduct* small_indigo_plant* indigo_plant*"}, island={0: "indigo*"}
    )
    assert table.play("pick craftsman").goods(0) == "indigo 2"


@pytest.mark.rule("puerto_rico.buildings.aqueduct")
def test_the_extra_barrel_needs_the_supply_and_adds_no_kind_for_the_factory() -> None:
    table = Table(new="aqueduct").arrange(
        city={0: "aqueduct* indigo_plant* factory*"}, island={0: "indigo*"}, goods={1: "indigo 10"}
    )
    table.play("pick craftsman")
    assert table.goods(0) == "indigo 1"
    assert table.earned("factory") == {}


# ---------------------------------------------------------------------------------------------------------------------
# Forest house


@pytest.mark.rule("puerto_rico.buildings.forest_house")
def test_a_plantation_may_be_laid_as_a_forest() -> None:
    table = Table(new="forest_house").arrange(city={0: "forest_house*"}).play("pick settler", "take corn")
    assert table.asked == (0, "forest")
    assert table.decision["tile"] == "corn"
    assert (table.view()["plantations"].count("corn"), table.island(0)) == (0, "indigo")
    table.play("forest")
    assert (table.seat(0)["forests"], table.seat(0)["under_forests"]) == (1, {"corn": 1})
    assert (table.seat(0)["free_island"], table.seat(0)["empty_circles"]) == (10, 1)


@pytest.mark.rule("puerto_rico.buildings.forest_house")
def test_a_plantation_may_also_be_laid_face_up_and_a_quarry_is_never_asked_for() -> None:
    table = (
        Table(new="forest_house").arrange(city={0: "forest_house*"}).play("pick settler", "take corn", "pass")
    )
    assert table.island(0) == "corn indigo"
    table = Table(new="forest_house").arrange(city={0: "forest_house*"}).play("pick settler", "take quarry")
    assert table.asked == (1, "settler")


@pytest.mark.rule("puerto_rico.buildings.forest_house")
def test_six_forests_two_quarries_and_the_builder_make_a_large_warehouse_free() -> None:
    table = Table(new="forest_house").arrange(
        city={0: "forest_house*"},
        island={0: "quarry* quarry*"},
        forests={0: "corn corn corn sugar sugar sugar"},
        doubloons={0: 0},
    )
    table.play("pick builder")
    assert table.decision["prices"]["large_warehouse"] == 0
    assert table.seat(0)["discounts"]["large_warehouse"] == {
        "quarries": 2, "builder": 1, "others": 3, "forests": 3, "zoning": 0, "pays": 0,
    }  # fmt: skip


@pytest.mark.rule("puerto_rico.buildings.forest_house")
def test_an_empty_forest_house_gives_no_discount_and_asks_nothing() -> None:
    table = Table(new="forest_house").arrange(city={0: "forest_house"}, forests={0: "corn corn"})
    assert table.play("pick builder").decision["prices"]["office"] == 4
    table = Table(new="forest_house").arrange(city={0: "forest_house"}).play("pick settler", "take corn")
    assert table.asked == (1, "settler")


@pytest.mark.rule("puerto_rico.buildings.forest_house")
@pytest.mark.rule("puerto_rico.buildings.hospice")
def test_the_hospice_colonist_of_a_forest_goes_to_san_juan() -> None:
    table = Table(new="forest_house").arrange(city={0: "forest_house* hospice*"})
    table.play("pick settler", "take corn", "forest")
    assert table.asked == (0, "hospice")
    assert table.decision["tile"] == "forest"
    table.play("recruit")
    assert (table.seat(0)["san_juan"], table.island(0)) == (1, "indigo")


@pytest.mark.rule("puerto_rico.buildings.residence")
def test_forests_fill_the_island_for_residence_and_cloister() -> None:
    table = Table(new="forest_house cloister").arrange(
        city={0: "residence* cloister*"},
        island={0: "quarry quarry quarry corn corn coffee"},
        forests={0: "corn corn corn sugar sugar sugar"},
    )
    parts = table.state.game.rules.scores(table.state)
    assert parts[0] == 4 + 4 + 7 + 6


# ---------------------------------------------------------------------------------------------------------------------
# Black market


def market_table(doubloons: int = 0, **arranged: object) -> Table:
    table = Table(new="black_market", nobles="added")
    given = {"city": {0: "black_market*"}, "doubloons": {0: doubloons}, **arranged}
    return table.arrange(**given).play("pick builder")  # type: ignore[arg-type]


@pytest.mark.rule("puerto_rico.buildings.black_market")
def test_missing_doubloons_are_paid_with_a_person_a_barrel_and_a_point() -> None:
    table = market_table(0, island={0: "corn*"}, goods={0: "corn 1 sugar 1"}, points={0: 1})
    assert "build indigo_plant" in table.choices  # 3 less 1 as builder
    assert table.decision["things"] == 3
    assert "build hospice" in table.choices
    assert "build office" not in table.choices
    table.play("build hospice")
    assert table.asked == (0, "payment")
    assert table.choices == ["give_colonist corn", "give_good corn", "give_good sugar", "give_point"]
    assert (table.decision["missing"], table.view()["market"]["hospice"]["left"]) == (3, 2)
    table.play("give_good sugar")
    assert table.choices == ["give_colonist corn", "give_point"]
    assert table.why_not("give_good corn")[1]["problem"] == "one_barrel"
    assert table.why_not("pass")[1]["problem"] == "pass"
    table.play("give_point")
    # the last thing is given by itself
    assert (table.island(0), table.goods(0), table.seat(0)["points"]) == ("corn", "corn 1", 0)
    assert table.city(0) == "black_market* hospice"
    assert table.view()["points"] == 100


@pytest.mark.rule("puerto_rico.buildings.black_market")
def test_it_replaces_only_what_doubloons_do_not_cover() -> None:
    table = market_table(9, goods={0: "corn 1"}, points={0: 1})
    table.play("build hospice")
    assert table.doubloons[0] == 6
    assert table.goods(0) == "corn 1"
    table = market_table(2, goods={0: "corn 1"}, points={0: 1}).play("build hospice")
    assert table.doubloons[0] == 0
    assert table.decision["missing"] == 1
    assert table.play("give_good corn").asked[0] == 1


@pytest.mark.rule("puerto_rico.buildings.black_market")
def test_its_own_person_cannot_be_given_but_a_noble_and_somebody_in_san_juan_can() -> None:
    table = market_table(2, goods={0: "corn 1"})
    assert table.decision["things"] == 1
    table = market_table(2, goods={0: "corn 1"}, waiting_nobles={0: 1}, san_juan={0: 1}, island={0: "corn+"})
    table.play("build hospice")
    assert table.choices == [
        "give_colonist san_juan", "give_noble corn", "give_noble san_juan", "give_good corn",
    ]  # fmt: skip
    assert table.why_not("give_colonist black_market")[1]["problem"] == "own_person"
    before = table.view()["nobles"]
    assert table.play("give_noble corn").view()["nobles"] == before + 1


@pytest.mark.rule("puerto_rico.buildings.black_market")
@pytest.mark.rule("puerto_rico.buildings.church")
def test_church_and_university_serve_though_their_person_is_given_away() -> None:
    table = Table(new="black_market church").arrange(
        city={0: "black_market* church* university*"}, doubloons={0: 1}, goods={0: "corn 1"}
    )
    table.play("pick builder", "build hospice", "give_colonist church")
    assert table.gained("church") == {0: 1}
    assert table.asked == (0, "university")
    table.play("recruit")
    assert table.city(0) == "black_market* church university* hospice*"


# ---------------------------------------------------------------------------------------------------------------------
# Storehouse


@pytest.mark.rule("puerto_rico.buildings.storehouse")
def test_a_storehouse_keeps_three_single_barrels_more() -> None:
    table = Table(new="storehouse").arrange(
        city={0: "storehouse*"},
        goods={0: "corn 3 indigo 2 sugar 2"},
        ships={5: "tobacco 1", 7: "coffee 1"},
    )
    table.play("pick captain", "load 6 corn")
    assert table.asked == (0, "storage")
    assert table.decision["barrels"] == 4
    table.play("barrel indigo", "barrel indigo")
    # both sugars are kept by themselves
    assert table.goods(0) == "indigo 2 sugar 2"


@pytest.mark.rule("puerto_rico.buildings.storehouse")
def test_warehouses_come_first_and_several_barrels_of_a_kind_may_be_kept() -> None:
    table = Table(2, new="storehouse").arrange(
        city={0: "storehouse* large_warehouse*"},
        goods={0: "corn 2 indigo 2 sugar 6"},
        ships={4: "tobacco 1", 6: "coffee 1"},
    )
    table.play("pick captain")
    assert table.why_not("barrel sugar")[1]["problem"] == "warehouse_first"
    table.play("keep corn", "keep indigo")
    assert table.goods(0) == "corn 2 indigo 2 sugar 4"
    assert table.told("spoil") == [{"seat": 0, "goods": {"sugar": 2}}]


# ---------------------------------------------------------------------------------------------------------------------
# Church


@pytest.mark.rule("puerto_rico.buildings.church")
@pytest.mark.parametrize(
    ("building", "points"),
    [("small_indigo_plant", 0), ("indigo_plant", 1), ("coffee_roaster", 1), ("statue", 2), ("guild_hall", 2)],
)
def test_a_church_rewards_by_column(building: str, points: int) -> None:
    table = Table(new="church statue").arrange(city={0: "church*"}, doubloons={0: 12})
    table.play("pick builder", f"build {building}")
    assert table.points[0] == points


@pytest.mark.rule("puerto_rico.buildings.church")
def test_building_the_church_itself_brings_nothing_even_with_a_university() -> None:
    table = Table(new="church").arrange(city={0: "university*"}, doubloons={0: 9})
    table.play("pick builder", "build church", "recruit")
    assert table.points[0] == 0


@pytest.mark.rule("puerto_rico.buildings.church")
@pytest.mark.rule("puerto_rico.end.points")
def test_the_last_chip_ends_the_game_in_any_phase_and_a_chip_given_back_changes_nothing() -> None:
    table = Table(new="church black_market").arrange(
        city={0: "church*", 1: "black_market*"}, doubloons={0: 9, 1: 3}, points={1: 99}
    )
    table.play("pick builder", "build hospice")
    assert table.view()["ending"] == ["points"]
    table.play("build hospice")
    assert table.view()["points"] == 1
    assert table.view()["ending"] == ["points"]


# ---------------------------------------------------------------------------------------------------------------------
# Trading post


@pytest.mark.rule("puerto_rico.buildings.trading_post")
def test_a_trading_post_takes_any_kind_also_when_the_house_is_full() -> None:
    table = Table(new="trading_post large_market").arrange(
        city={1: "trading_post* small_market* large_market*", 2: "trading_post"},
        goods={0: "tobacco 1", 1: "coffee 1 corn 1", 2: "corn 1"},
        house="corn indigo sugar",
    )
    table.play("pick trader", "sell tobacco")
    assert table.asked == (1, "trader")
    assert table.choices == ["pass", "post corn", "post coffee"]
    assert table.decision["post_prices"] == {"corn": 0, "coffee": 4}  # markets do nothing for it
    table.play("post coffee")
    assert table.earned("post") == {1: 4}
    assert table.told("no_sale") == []  # nobody else has a post at work, so nobody is asked
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.buildings.trading_post")
def test_the_traders_privilege_counts_at_the_trading_post() -> None:
    table = (
        Table(new="trading_post").arrange(city={0: "trading_post*"}, goods={0: "corn 1"}).play("pick trader")
    )
    assert table.decision["post_prices"] == {"corn": 1}


@pytest.mark.rule("puerto_rico.buildings.trading_post")
def test_it_is_the_one_sale_of_the_turn() -> None:
    table = Table(new="trading_post").arrange(city={0: "trading_post*"}, goods={0: "coffee 1 corn 1"})
    table.play("pick trader")
    assert table.choices == ["pass", "sell corn", "sell coffee", "post corn", "post coffee"]
    table.play("sell coffee")
    assert table.asked == (1, "role")


# ---------------------------------------------------------------------------------------------------------------------
# Small wharf and lighthouse


@pytest.mark.rule("puerto_rico.buildings.small_wharf")
def test_a_small_wharf_ships_any_mix_for_a_point_for_every_two() -> None:
    table = Table(new="small_wharf lighthouse").arrange(
        city={0: "small_wharf* harbor* lighthouse*"}, goods={0: "corn 3 sugar 2"}
    )
    table.play("pick captain")
    assert table.earned("lighthouse") == {0: 1}
    assert "pass" not in table.choices  # a ship can be loaded; the small wharf may replace that
    table.play("small_wharf corn", "small_wharf sugar", "small_wharf corn")
    assert table.asked == (0, "small_wharf")
    assert (table.decision["barrels"], table.points[0], table.goods(0)) == (3, 0, "corn 1 sugar 1")
    table.play("pass")
    assert table.points[0] == 1 + 1 + 1  # barrels, captain, harbour
    assert table.earned("lighthouse") == {0: 2}
    assert table.why_not("small_wharf corn")[1]["problem"] == "used"


@pytest.mark.rule("puerto_rico.buildings.small_wharf")
def test_one_barrel_brings_no_point_but_is_a_load_and_it_ends_by_itself() -> None:
    table = Table(new="small_wharf").arrange(
        city={0: "small_wharf*"}, goods={0: "corn 1"}, ships={5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}
    )
    table.play("pick captain")
    assert table.choices == ["pass", "small_wharf corn"]
    table.play("small_wharf corn")
    assert table.points[0] == 1  # as captain
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.buildings.lighthouse")
def test_the_captain_gets_his_doubloon_without_loading_but_not_with_an_empty_lighthouse() -> None:
    assert Table(new="lighthouse").arrange(city={0: "lighthouse*"}).play("pick captain").earned(
        "lighthouse"
    ) == {0: 1}
    assert (
        Table(new="lighthouse").arrange(city={0: "lighthouse"}).play("pick captain").earned("lighthouse")
        == {}
    )


@pytest.mark.rule("puerto_rico.buildings.lighthouse")
def test_captain_with_a_wharf_load_only_gets_two_doubloons() -> None:
    table = Table(new="lighthouse").arrange(
        city={0: "lighthouse* wharf*", 1: "lighthouse*"},
        goods={0: "corn 2"},
        ships={5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"},
    )
    table.play("pick captain", "wharf corn")
    assert table.earned("lighthouse") == {0: 2}


# ---------------------------------------------------------------------------------------------------------------------
# Specialty factory, union hall, statue, cloister


@pytest.mark.rule("puerto_rico.buildings.specialty_factory")
def test_the_specialty_factory_pays_for_the_best_kind_without_corn() -> None:
    table = Table(new="specialty_factory").arrange(
        city={0: "specialty_factory* sugar_mill*** coffee_roaster** factory*"},
        island={0: "corn* corn* corn* corn* sugar* sugar* sugar* coffee* coffee*"},
    )
    table.play("pick craftsman", "pass")
    assert table.earned("specialty_factory") == {0: 2}
    assert table.earned("factory") == {0: 2}


@pytest.mark.rule("puerto_rico.buildings.specialty_factory")
def test_the_privilege_barrel_counts_for_it() -> None:
    table = Table(new="specialty_factory").arrange(
        city={0: "specialty_factory* sugar_mill***"}, island={0: "corn* corn* corn* sugar* sugar*"}
    )
    assert table.play("pick craftsman", "produce sugar").earned("specialty_factory") == {0: 2}


@pytest.mark.rule("puerto_rico.buildings.union_hall")
def test_the_union_hall_pays_pairs_before_the_load_and_gives_nothing_away() -> None:
    table = Table(new="union_hall").arrange(
        city={0: "union_hall* harbor*"}, goods={0: "corn 3 indigo 2 coffee 1"}
    )
    table.play("pick captain")
    assert (table.gained("union_hall"), table.goods(0)) == ({0: 2}, "corn 3 indigo 2 coffee 1")
    table.play("load 7 corn")
    assert table.gained("union_hall") == {0: 2}


@pytest.mark.rule("puerto_rico.buildings.union_hall")
def test_it_pays_also_who_then_loads_nothing() -> None:
    table = Table(new="union_hall").arrange(
        city={0: "union_hall*"}, goods={0: "corn 4"}, ships={5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}
    )
    assert table.play("pick captain").gained("union_hall") == {0: 2}


@pytest.mark.rule("puerto_rico.buildings.statue")
def test_the_statue_counts_eight_once_and_for_the_city_hall_and_asks_no_colonist() -> None:
    table = Table(new="statue city_hall").arrange(city={0: "city_hall* university*"}, doubloons={0: 10})
    table.play("pick builder", "build statue")
    assert table.asked == (1, "builder")
    assert table.city(0) == "city_hall* university* statue"
    assert table.scores[0] == 4 + 3 + 8 + 3
    assert table.view()["next_ship"] == 4


@pytest.mark.rule("puerto_rico.buildings.cloister")
@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("corn corn corn", 1),
        ("corn corn indigo indigo sugar", 0),
        ("corn corn corn quarry quarry quarry sugar sugar sugar tobacco tobacco tobacco", 10),
    ],
)
def test_the_cloister_counts_sets_of_three_equal_tiles(island: str, points: int) -> None:
    table = Table(new="cloister").arrange(city={0: "cloister*"}, island={0: island})
    assert table.scores[0] == 4 + points
    assert Table(new="cloister").arrange(city={0: "cloister"}, island={0: island}).scores[0] == 4
