"""The Nobles: people who are worth a point, and the buildings in which it matters who stands there."""

from __future__ import annotations

import pytest

from .table import Table


def nobles(players: int = 4, **arranged: object) -> Table:
    table = Table(players, nobles="added")
    return table.arrange(**arranged) if arranged else table  # type: ignore[arg-type]


@pytest.mark.rule("puerto_rico.nobles.refill")
@pytest.mark.parametrize(("players", "supply"), [(2, 41), (3, 56), (4, 76), (5, 96)])
def test_the_first_ship_brings_a_noble_and_a_colonist_less(players: int, supply: int) -> None:
    view = nobles(players).view()
    assert (view["noble_ship"], view["colonist_ship"], view["colonists"]) == (1, players - 1, supply)
    assert view["nobles"] == 19


@pytest.mark.rule("puerto_rico.nobles.ship")
def test_who_is_served_chooses_while_both_are_aboard() -> None:
    table = nobles().play("pick mayor", "pass")
    assert table.asked == (0, "board")
    assert table.choices == ["board colonist", "board noble"]
    table.play("board colonist")
    assert table.asked == (1, "board")
    table.play("board noble")
    # the last two are dealt by themselves
    assert [table.seat(seat)["colonists"] for seat in range(4)] == [1, 0, 1, 1]
    assert [table.seat(seat)["nobles"] for seat in range(4)] == [0, 1, 0, 0]


@pytest.mark.rule("puerto_rico.nobles.ship")
def test_a_noble_who_is_left_alone_goes_to_the_last_seat() -> None:
    table = nobles().play("pick mayor", "pass", *["board colonist"] * 3)
    assert table.seat(3)["nobles"] == 1


@pytest.mark.rule("puerto_rico.nobles.refill")
def test_a_noble_goes_aboard_first_and_no_ship_has_two() -> None:
    table = nobles().pick("mayor")
    assert (table.view()["noble_ship"], table.view()["colonist_ship"], table.view()["nobles"]) == (1, 3, 18)


@pytest.mark.rule("puerto_rico.nobles.refill")
@pytest.mark.rule("puerto_rico.end.colonists")
def test_the_shortage_of_colonists_does_not_end_a_game_with_nobles() -> None:
    table = nobles(san_juan={0: 76}).pick("mayor")
    assert table.view()["ending"] == []
    assert (table.view()["noble_ship"], table.view()["colonist_ship"]) == (1, 0)


@pytest.mark.rule("puerto_rico.nobles.people")
def test_a_noble_works_like_a_colonist_and_is_worth_a_point_also_in_san_juan() -> None:
    table = nobles(
        island={0: "corn+ indigo+"},
        city={0: "indigo_plant+ fortress*"},
        waiting_nobles={0: 1},
        san_juan={0: 1},
    )
    table.play("pick craftsman", "pass")
    assert table.goods(0) == "corn 1 indigo 1"
    assert table.seat(0)["nobles"] == 4
    assert table.scores[0] == 4 + 2 + 4 + (1 + 1 + 4) // 3


@pytest.mark.rule("puerto_rico.nobles.placement")
def test_colonists_and_nobles_are_placed_in_any_order_and_which_stays_is_free() -> None:
    table = nobles(island={0: "corn indigo"}, waiting_nobles={0: 1}, san_juan={0: 2})
    table.play("pick mayor", "pass", "board colonist", "board colonist", "board colonist")
    assert table.asked == (0, "mayor")
    assert table.choices == ["put corn", "put indigo", "put_noble corn", "put_noble indigo"]
    table.play("put indigo")
    assert table.choices == ["put corn", "put_noble corn"]
    table.play("put corn")
    assert (table.seat(0)["san_juan"], table.seat(0)["san_juan_nobles"]) == (1, 1)


@pytest.mark.rule("puerto_rico.nobles.placement")
def test_who_has_no_noble_left_is_told_so() -> None:
    table = nobles(island={0: "corn indigo sugar"}, waiting_nobles={0: 1}, san_juan={0: 1})
    table.play("pick mayor", "pass", "board colonist", "board colonist", "board colonist", "put_noble corn")
    assert table.why_not("put_noble indigo") == ("puerto_rico.nobles.placement", {"problem": "no_noble"})


@pytest.mark.rule("puerto_rico.buildings.hospice")
@pytest.mark.rule("puerto_rico.buildings.university")
def test_hospice_and_university_never_take_the_noble_off_the_ship() -> None:
    table = nobles(city={0: "hospice*"}, san_juan={1: 78}, colonist_ship=0).play("pick settler", "take corn")
    assert table.view()["noble_ship"] == 1
    assert table.asked == (1, "settler")
    table = nobles(city={0: "university*"}, doubloons={0: 9}, san_juan={1: 78}, colonist_ship=0)
    table.play("pick builder", "build office")
    assert (table.asked, table.view()["noble_ship"]) == ((1, "builder"), 1)


# ---------------------------------------------------------------------------------------------------------------------
# The buildings


@pytest.mark.rule("puerto_rico.buildings.land_office")
def test_a_colonist_in_the_land_office_buys_a_drawn_plantation() -> None:
    table = Table(nobles="added", chance=["draw coffee"]).arrange(
        city={0: "land_office*"}, doubloons={0: 0}, goods={0: "indigo 1"}
    )
    table.play("pick trader")
    assert table.choices == ["pass", "sell indigo"]
    table.play("sell indigo")  # he pays with the income
    assert table.choices == ["pass", "buy_tile"]
    table.play("buy_tile")
    assert (table.island(0), table.doubloons[0]) == ("indigo coffee", 1)
    assert table.asked == (1, "role")


@pytest.mark.rule("puerto_rico.buildings.land_office")
def test_a_noble_there_sells_a_plantation_but_neither_quarry_nor_forest() -> None:
    table = Table(new="forest_house", nobles="added").arrange(
        city={0: "land_office+ small_market*"},
        island={0: "corn* quarry"},
        forests={0: "sugar"},
    )
    table.play("pick trader")
    assert table.choices == ["pass", "sell_tile corn"]
    assert table.why_not("buy_tile")[1]["problem"] == "noble"
    table.play("sell_tile corn")
    assert (table.island(0), table.seat(0)["san_juan"], table.doubloons[0]) == ("quarry", 1, 4)


@pytest.mark.rule("puerto_rico.buildings.chapel")
def test_the_chapel_pays_a_doubloon_or_a_point_also_without_production() -> None:
    table = nobles(city={0: "chapel*", 1: "chapel+"}).play("pick craftsman")
    assert (table.earned("chapel"), table.gained("chapel")) == ({0: 1}, {1: 1})


@pytest.mark.rule("puerto_rico.buildings.hunting_lodge")
def test_a_colonist_in_the_lodge_may_discard_a_plantation_or_a_forest() -> None:
    table = Table(new="forest_house", nobles="added").arrange(
        city={0: "hunting_lodge*"}, island={0: "corn* quarry"}, forests={0: "coffee sugar"}
    )
    table.play("pick settler", *["pass"] * 4)
    assert table.asked == (0, "lodge")
    assert table.choices == ["pass", "discard corn", "discard forest"]
    table.play("discard forest")
    assert table.told("discard_forest") == [{"seat": 0, "tile": "sugar"}]
    assert table.seat(0)["under_forests"] == {"coffee": 1}


@pytest.mark.rule("puerto_rico.buildings.hunting_lodge")
def test_a_removed_tile_sends_its_person_to_san_juan_unless_one_is_empty() -> None:
    table = nobles(city={0: "hunting_lodge*"}, island={0: "corn* corn"})
    assert table.play("pick settler", *["pass"] * 4, "discard corn").island(0) == "corn*"
    table = nobles(city={0: "hunting_lodge*"}, island={0: "corn* corn+"})
    table.play("pick settler", *["pass"] * 4, "discard corn")
    assert (table.island(0), table.seat(0)["san_juan"]) == ("corn+", 1)


@pytest.mark.rule("puerto_rico.buildings.hunting_lodge")
def test_a_noble_there_needs_strictly_the_emptiest_island() -> None:
    table = nobles(city={0: "hunting_lodge+"}).play("pick settler", *["pass"] * 4)
    assert table.gained("hunting_lodge") == {}
    table = nobles(city={0: "hunting_lodge+"}, island={0: ""}).play("pick settler", *["pass"] * 4)
    assert table.gained("hunting_lodge") == {0: 2}


@pytest.mark.rule("puerto_rico.buildings.hunting_lodge")
def test_an_earlier_discard_counts_for_a_later_noble() -> None:
    table = nobles(city={0: "hunting_lodge*", 1: "hunting_lodge+"}, island={1: ""})
    table.play("pick settler", *["pass"] * 4, "discard indigo")
    assert table.gained("hunting_lodge") == {}


@pytest.mark.rule("puerto_rico.buildings.zoning_office")
@pytest.mark.parametrize(("who", "small", "large"), [("*", 3, 10), ("+", 4, 8)])
def test_the_zoning_office_lowers_small_or_large_prices(who: str, small: int, large: int) -> None:
    table = nobles(city={1: f"zoning_office{who}"}).play("pick builder", "pass")
    assert table.decision["prices"]["hospice"] == small
    assert table.decision["prices"]["guild_hall"] == large
    assert table.decision["prices"]["small_indigo_plant"] == (0 if who == "*" else 1)


@pytest.mark.rule("puerto_rico.buildings.royal_supplier")
def test_the_royal_supplier_delivers_as_many_different_barrels_as_there_are_nobles() -> None:
    table = nobles(
        city={0: "royal_supplier* harbor*"},
        goods={0: "corn 2 indigo 1 sugar 1"},
        waiting_nobles={0: 1},
        island={0: "corn+"},
    )
    table.play("pick captain")
    assert table.asked == (0, "supplier")
    assert table.decision["left"] == 2
    table.play("supply corn")
    assert table.choices == ["pass", "supply indigo", "supply sugar"]
    assert table.why_not("supply corn")[1]["problem"] == "given"
    table.play("supply sugar")
    assert table.asked == (0, "captain")
    assert table.points[0] == 2  # no load, so no harbour


@pytest.mark.rule("puerto_rico.buildings.royal_supplier")
def test_without_a_noble_nobody_is_asked() -> None:
    assert nobles(city={0: "royal_supplier*"}, goods={0: "corn 2"}).play("pick captain").asked == (
        0,
        "captain",
    )


@pytest.mark.rule("puerto_rico.buildings.villa")
def test_a_villa_brings_a_noble_before_the_ship_and_he_is_placed_in_this_phase() -> None:
    table = nobles(city={0: "villa*", 1: "villa"}).play("pick mayor")
    assert table.told("villa") == [{"seat": 0, "person": "noble"}]
    assert table.seat(0)["san_juan_nobles"] == 1


@pytest.mark.rule("puerto_rico.buildings.villa")
def test_without_nobles_a_villa_brings_a_colonist() -> None:
    table = nobles(city={0: "villa*"}, waiting_nobles={2: 19}).play("pick mayor")
    assert table.told("villa") == [{"seat": 0, "person": "colonist"}]


@pytest.mark.rule("puerto_rico.buildings.jeweler")
def test_the_jeweler_pays_for_every_noble_wherever_he_is() -> None:
    table = nobles(city={0: "jeweler+"}, island={0: "corn+"}, waiting_nobles={0: 1}).play(
        "pick craftsman", "pass"
    )
    assert table.earned("jeweler") == {0: 3}


@pytest.mark.rule("puerto_rico.buildings.jeweler")
def test_the_jeweler_is_no_violet_building_and_counts_two_in_the_guild_hall() -> None:
    assert nobles(city={0: "jeweler city_hall*"}).scores[0] == 3 + 4 + 1
    assert nobles(city={0: "jeweler guild_hall*"}).scores[0] == 3 + 4 + 2


@pytest.mark.rule("puerto_rico.buildings.royal_garden")
def test_the_royal_garden_pays_a_second_point_for_each_noble() -> None:
    table = nobles(city={0: "royal_garden*"}, waiting_nobles={0: 2})
    assert table.scores[0] == 4 + 2 + 2
    assert nobles(city={0: "royal_garden"}, waiting_nobles={0: 2}).scores[0] == 4 + 2
