"""Errors that programs for Puerto Rico have made: each test is a sentence that was not true there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quayside

from .table import BUILDINGS, Table, island_of

COLONISTS = {2: (40, 2), 3: (55, 3), 4: (75, 4), 5: (95, 5)}  # in the supply, and on the ship in addition


def positions(games: int, players: int) -> Iterator[Table]:
    """Random games, position by position."""
    for seed in range(games):
        table = Table(players, seed=seed)
        rng = quayside.Rng(seed)
        while table.state.to_play >= 0:
            yield table
            choices = table.state.legal()
            table.state.play(choices[rng.below(len(choices))])


# Set-up


@pytest.mark.rule("puerto_rico.setup.supplies")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_01_the_colonists_on_the_first_ship_are_not_taken_from_the_supply(players: int) -> None:
    view = Table(players).view()
    assert (view["colonists"], view["colonist_ship"]) == COLONISTS[players]


@pytest.mark.rule("puerto_rico.setup.roles")
def test_02_three_players_have_no_prospector_and_five_have_two() -> None:
    prospectors = {
        players: [role for role in Table(players).view()["roles"] if "prospector" in role]
        for players in range(2, 6)
    }
    assert prospectors == {
        2: ["prospector"],
        3: [],
        4: ["prospector"],
        5: ["prospector", "prospector_2"],
    }


@pytest.mark.rule("puerto_rico.setup.supplies")
def test_03_not_everybody_starts_with_two_doubloons() -> None:
    assert [Table(players).doubloons[0] for players in (3, 4, 5)] == [2, 3, 4]


@pytest.mark.rule("puerto_rico.setup.plantations")
def test_04_three_of_five_players_start_with_indigo() -> None:
    table = Table(5)
    assert [table.island(seat) for seat in range(5)] == ["indigo", "indigo", "indigo", "corn", "corn"]


# Phases


@pytest.mark.rule("puerto_rico.craftsman.shortage")
def test_05_when_a_good_runs_short_the_craftsman_comes_first_not_seat_0() -> None:
    table = (
        Table(first=3).arrange(goods={2: "corn 9"}, island={0: "corn*", 3: "corn*"}).play("3: pick craftsman")
    )
    assert (table.goods(3), table.goods(0)) == ("corn 1", "")


@pytest.mark.rule("puerto_rico.captain.amount")
def test_06_smaller_empty_ships_are_not_offered_when_they_take_less() -> None:
    table = Table().arrange(goods={0: "coffee 6 corn 1"}).play("pick captain")
    assert [choice for choice in table.choices if "coffee" in choice] == ["load 6 coffee", "load 7 coffee"]


@pytest.mark.rule("puerto_rico.buildings.university")
def test_07_the_universitys_colonist_goes_to_the_new_building() -> None:
    table = (
        Table()
        .arrange(city={0: "university*"}, doubloons={0: 9})
        .play("pick builder", "build office", "recruit")
    )
    assert table.city(0) == "university* office*"


@pytest.mark.rule("puerto_rico.buildings.harbor")
@pytest.mark.rule("puerto_rico.buildings.wharf")
def test_08_the_harbor_counts_for_loads_by_the_wharf() -> None:
    table = (
        Table().arrange(goods={1: "corn 2"}, city={1: "wharf* harbor*"}).play("pick captain", "1: wharf corn")
    )
    assert table.points[1] == 2 + 1


@pytest.mark.rule("puerto_rico.buildings.hospice")
def test_09_the_hospice_puts_no_colonist_on_the_haciendas_tile() -> None:
    table = Table(chance=["draw coffee"]).arrange(city={0: "hacienda* hospice*"}).play("pick settler", "draw")
    assert table.asked == (0, "settler")
    table.play("pass")
    assert table.asked == (1, "settler")
    assert table.island(0) == "indigo coffee"


@pytest.mark.rule("puerto_rico.mayor.refill")
def test_10_the_ship_is_filled_for_empty_circles_in_buildings_after_placing() -> None:
    table = Table().arrange(
        island={0: "corn corn corn corn corn corn"}, city={0: "sugar_mill", 1: "indigo_plant"}
    )
    table.play("pick mayor", "recruit", "put sugar_mill", "put sugar_mill", "1: put indigo_plant")
    assert table.told("fill_ship") == [{"colonists": 4, "wanted": 4}], (
        "1 + 2 in buildings, so the least of four"
    )
    assert table.view()["next_ship"] == 4
    assert table.seat(0)["empty_circles"] == 6 + 1


@pytest.mark.rule("puerto_rico.mayor.san_juan")
def test_11_nobody_leaves_a_colonist_in_san_juan_of_his_own_will() -> None:
    placing = 0
    for table in positions(1, 4):
        if table.asked[1] == "mayor":
            assert {choice.split()[0] for choice in table.choices} == {"put"}
            placing += 1
    assert placing > 100


@pytest.mark.rule("puerto_rico.buildings.wharf")
def test_12_the_wharf_may_be_declined_when_it_is_the_only_load() -> None:
    ships = {5: "sugar 1", 6: "coffee 1", 7: "tobacco 1"}
    table = Table().arrange(goods={0: "corn 4"}, city={0: "wharf*"}, ships=ships).play("pick captain")
    assert table.choices == ["pass", "wharf corn"]


@pytest.mark.rule("puerto_rico.craftsman.privilege")
def test_13_the_extra_good_is_of_a_kind_really_produced() -> None:
    """He could make corn and indigo, but there was no corn left."""
    table = Table().arrange(goods={3: "corn 10"}, island={0: "corn* indigo*"}, city={0: "indigo_plant*"})
    table.play("pick craftsman")
    assert table.choices == ["pass", "produce indigo"]


# Scoring


@pytest.mark.rule("puerto_rico.buildings.residence")
def test_14_the_residence_counts_tiles_not_colonists() -> None:
    bare = Table().arrange(island={0: island_of(12)}, city={0: "residence*"})
    manned = Table().arrange(island={0: island_of(9).replace(" ", "* ")}, city={0: "residence*"})
    assert (bare.scores[0], manned.scores[0]) == (4 + 7, 4 + 4)


@pytest.mark.rule("puerto_rico.buildings.city_hall")
@pytest.mark.rule("puerto_rico.buildings.guild_hall")
def test_15_the_halls_count_empty_buildings_but_must_be_occupied_themselves() -> None:
    city = "small_market hacienda sugar_mill"
    assert Table().arrange(city={0: f"{city} city_hall*"}).scores[0] == 1 + 1 + 2 + 4 + 3
    assert Table().arrange(city={0: f"{city} guild_hall*"}).scores[0] == 1 + 1 + 2 + 4 + 2
    assert Table().arrange(city={0: f"{city} city_hall"}).scores[0] == 1 + 1 + 2 + 4


@pytest.mark.rule("puerto_rico.builder.copies")
def test_16_every_small_violet_building_can_be_built_twice() -> None:
    for building in BUILDINGS[6:18]:
        table = Table().arrange(city={1: building}, doubloons={0: 20}).play("pick builder")
        assert f"build {building}" in table.choices


@pytest.mark.rule("puerto_rico.round.unused_cards")
def test_17_doubloons_accumulate_on_role_cards() -> None:
    idle = "captain craftsman trader prospector"
    table = Table().picks(f"{idle} {idle}")
    assert table.view()["roles"]["settler"]["doubloons"] == 2


@pytest.mark.rule("puerto_rico.buildings.university")
@pytest.mark.rule("puerto_rico.builder.large")
def test_18_the_universitys_colonist_occupies_a_large_building() -> None:
    table = (
        Table()
        .arrange(city={0: "university*"}, doubloons={0: 9})
        .play("pick builder", "build city_hall", "recruit")
    )
    assert table.city(0) == "university* city_hall*"
    assert table.scores[0] == 3 + 4 + 2
    assert table.seat(0)["free_city"] == 12 - 1 - 2


@pytest.mark.rule("puerto_rico.setup.supplies")
@pytest.mark.parametrize(("players", "all_colonists"), [(2, 42), (3, 58), (4, 79), (5, 100)])
def test_19_all_colonists_are_supply_and_ship_together(players: int, all_colonists: int) -> None:
    for table in positions(1, players):
        if table.state.ply % 9:
            continue
        view = table.view()
        held = sum([seat["colonists"] for seat in view["seats"]])
        assert view["colonists"] + view["colonist_ship"] + held == all_colonists


@pytest.mark.rule("puerto_rico.mayor.san_juan")
@pytest.mark.rule("puerto_rico.mayor.placement")
def test_20_after_placing_no_circle_is_empty_while_colonists_wait() -> None:
    waiting = 0
    for table in positions(1, 4):
        for event in table.told("san_juan"):
            waiting += 1
            assert table.seat(event["seat"])["empty_circles"] == 0
        table.events.clear()
    assert waiting > 0
