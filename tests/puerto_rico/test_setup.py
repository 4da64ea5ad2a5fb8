"""The set-up, by the number of players, and the options that change it."""

from __future__ import annotations

from typing import Any

import pytest

import quayside

from .table import BUILDINGS, GOODS, Table

# fmt: off
SETUP = {  # doubloons, victory points, colonists: supply and ship, cargo ships, starting plantations, quarries
    2: (3,  65, 40, 2, [4, 6],    "indigo corn",                      5),
    3: (2,  75, 55, 3, [4, 5, 6], "indigo indigo corn",               8),
    4: (3, 100, 75, 4, [5, 6, 7], "indigo indigo corn corn",          8),
    5: (4, 122, 95, 5, [6, 7, 8], "indigo indigo indigo corn corn",   8),
}
PRICE_LIST = {  # cost, column = victory points, circles, copies, city spaces
    "small_indigo_plant": (1, 1, 1, 4, 1), "small_sugar_mill": (2, 1, 1, 4, 1),
    "indigo_plant": (3, 2, 3, 3, 1), "sugar_mill": (4, 2, 3, 3, 1),
    "tobacco_storage": (5, 3, 3, 3, 1), "coffee_roaster": (6, 3, 2, 3, 1),
    "small_market": (1, 1, 1, 2, 1), "hacienda": (2, 1, 1, 2, 1), "construction_hut": (2, 1, 1, 2, 1),
    "small_warehouse": (3, 1, 1, 2, 1),
    "hospice": (4, 2, 1, 2, 1), "office": (5, 2, 1, 2, 1), "large_market": (5, 2, 1, 2, 1),
    "large_warehouse": (6, 2, 1, 2, 1),
    "factory": (7, 3, 1, 2, 1), "university": (8, 3, 1, 2, 1), "harbor": (8, 3, 1, 2, 1), "wharf": (9, 3, 1, 2, 1),
    "guild_hall": (10, 4, 1, 1, 2), "residence": (10, 4, 1, 1, 2), "fortress": (10, 4, 1, 1, 2),
    "customs_house": (10, 4, 1, 1, 2), "city_hall": (10, 4, 1, 1, 2),
}
# fmt: on
at_every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEVEN = ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector"]


@pytest.mark.rule("puerto_rico.setup.players")
@pytest.mark.parametrize("players", [1, 6])
def test_puerto_rico_is_for_two_to_five(players: int) -> None:
    with pytest.raises(quayside.OptionError, match="puerto_rico is for 2 to 5 players"):
        quayside.game("puerto_rico").new(players)


@pytest.mark.rule("puerto_rico.setup.supplies")
@at_every_table
def test_everybody_starts_with_the_same_doubloons_and_no_goods_points_colonists_or_buildings(
    players: int,
) -> None:
    for seat in Table(players).view()["seats"]:
        assert seat["doubloons"] == SETUP[players][0]
        assert seat["goods"] == dict.fromkeys(GOODS, 0)
        assert (seat["points"], seat["score"], seat["colonists"], seat["san_juan"]) == (0, 0, 0, 0)
        assert (seat["city"], seat["free_city"], seat["free_island"]) == ({}, 12, 11)


@pytest.mark.rule("puerto_rico.setup.supplies")
@at_every_table
def test_points_colonists_and_cargo_ships_by_number_of_players(players: int) -> None:
    view = Table(players).view()
    _, points, supply, ship, sizes, _, quarries = SETUP[players]
    assert (view["points"], view["colonists"], view["colonist_ship"], view["quarries"]) == (
        points,
        supply,
        ship,
        quarries,
    )
    assert view["ships"] == [{"size": size, "good": None, "barrels": 0} for size in sizes]
    assert view["trading_house"] == []


@pytest.mark.rule("puerto_rico.setup.supplies")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_have_fifty_barrels(players: int) -> None:
    goods = Table(players).view()["goods"]
    assert goods == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert sum(goods.values()) == 50


@pytest.mark.rule("puerto_rico.setup.supplies")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_market_of_buildings_for_three_to_five(players: int) -> None:
    market = Table(players).view()["market"]
    assert list(market) == list(PRICE_LIST) == list(BUILDINGS[:23])
    for building, (cost, column, _, copies, _) in PRICE_LIST.items():
        assert market[building] == {"left": copies, "cost": cost, "column": column}
    assert sum([facts["left"] for facts in market.values()]) == 49


@pytest.mark.rule("puerto_rico.setup.supplies")
@pytest.mark.parametrize("building", BUILDINGS[:23])
def test_a_building_has_its_circles_its_spaces_and_the_points_of_its_column(building: str) -> None:
    _, column, circles, _, spaces = PRICE_LIST[building]
    seat = Table().arrange(city={1: building}).seat(1)
    assert (seat["free_city"], seat["empty_circles"], seat["score"]) == (12 - spaces, 1 + circles, column)


@pytest.mark.rule("puerto_rico.setup.plantations")
@at_every_table
@pytest.mark.parametrize("first", [0, 1])
def test_starting_plantations_are_dealt_from_the_governor_clockwise(players: int, first: int) -> None:
    table = Table(players, first=first)
    tiles = SETUP[players][5].split()
    assert [table.island((first + step) % players) for step in range(players)] == tiles
    dealt = [{"seat": (first + step) % players, "tile": tile} for step, tile in enumerate(tiles)]
    assert table.told("start_tile") == dealt


@pytest.mark.rule("puerto_rico.setup.plantations")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_fifty_plantations_of_which_the_starting_ones_are_not_shuffled(players: int) -> None:
    view = Table(players, row="corn " * (players + 1)).view()
    starting = SETUP[players][5].split()
    expected = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    for tile in starting:
        expected[tile] -= 1
    expected["corn"] -= players + 1
    assert view["face_down_kinds"] == expected
    assert view["face_down"] == 50 - players - (players + 1)
    assert view["discards"] == 0


@pytest.mark.rule("puerto_rico.setup.row")
@at_every_table
def test_one_plantation_more_than_players_is_turned_up(players: int) -> None:
    table = Table(players)
    assert len(table.view()["plantations"]) == players + 1
    assert table.told("row") == [{"tiles": table.view()["plantations"]}]
    assert table.rules_told("row") == ["puerto_rico.setup.row"]


@pytest.mark.rule("puerto_rico.setup.row")
def test_the_row_is_shown_in_the_order_of_the_kinds() -> None:
    table = Table(3, row="tobacco corn tobacco indigo")
    assert table.view()["plantations"] == ["corn", "indigo", "tobacco", "tobacco"]


@pytest.mark.rule("puerto_rico.setup.roles")
@pytest.mark.parametrize(
    ("players", "roles"), [(2, SEVEN), (3, SEVEN[:6]), (4, SEVEN), (5, [*SEVEN, "prospector_2"])]
)
def test_the_role_cards_by_number_of_players_with_no_doubloons_on_them(
    players: int, roles: list[str]
) -> None:
    table = Table(players)
    assert table.view()["roles"] == {role: {"doubloons": 0, "taken": None} for role in roles}
    assert table.choices == [f"pick {role}" for role in roles]


@pytest.mark.rule("puerto_rico.setup.roles")
def test_a_role_that_is_not_in_the_game_cannot_be_picked() -> None:
    absent = "puerto_rico.setup.roles"
    assert Table(3).why_not("pick prospector") == (absent, {"role": "prospector", "players": 3})
    assert Table(4).why_not("pick prospector_2") == (absent, {"role": "prospector_2", "players": 4})


@pytest.mark.rule("puerto_rico.setup.governor")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_the_first_governor_picks_first(first: int) -> None:
    table = Table(first=first)
    assert table.view()["governor"] == first
    assert table.asked == (first, "role")
    assert table.told("start_game") == [{"players": 4, "first": first}]
    assert table.told("round") == [{"number": 1, "governor": first}]


# Two players


@pytest.mark.rule("puerto_rico.setup.two_players")
def test_two_players_take_tiles_quarries_and_barrels_out_of_the_box() -> None:
    view = Table(2, row="corn corn corn").view()
    assert view["goods"] == {"corn": 8, "indigo": 9, "sugar": 9, "tobacco": 7, "coffee": 7}
    assert view["face_down_kinds"] == {"corn": 7 - 4, "indigo": 9 - 1, "sugar": 8, "tobacco": 6, "coffee": 5}
    assert view["quarries"] == 5


@pytest.mark.rule("puerto_rico.setup.two_players")
def test_two_players_have_two_of_each_production_building_and_one_of_each_violet_one() -> None:
    market = Table(2).view()["market"]
    assert [facts["left"] for facts in market.values()] == [2] * 6 + [1] * 17
    assert {name: facts["cost"] for name, facts in market.items()} == {
        name: facts[0] for name, facts in PRICE_LIST.items()
    }


@pytest.mark.rule("puerto_rico.setup.two_players")
@pytest.mark.rule("puerto_rico.round.unused_cards")
def test_two_players_pick_three_roles_each_in_turn_and_one_card_is_left_over() -> None:
    table = Table(2)
    roles = ["captain", "craftsman", "trader", "mayor", "prospector", "settler"]
    for number, role in enumerate(roles):
        assert table.asked == (number % 2, "role")
        table.pick(role)
    assert table.told("card_doubloons") == [{"roles": ["builder"]}]
    assert table.view()["roles"]["builder"] == {"doubloons": 1, "taken": None}
    assert table.view()["governor"] == 1
    assert table.asked == (1, "role")


# Options


@pytest.mark.rule("puerto_rico.options.swap")
def test_with_the_swap_the_factory_costs_8_and_the_university_7() -> None:
    for swapped, costs in [(False, (7, 8)), (True, (8, 7))]:
        table = Table(swap_factory_university=swapped).arrange(doubloons={0: 20}, city={0: "hacienda"})
        market = table.view()["market"]
        assert (market["factory"]["cost"], market["university"]["cost"]) == costs
        prices = table.play("pick builder").decision["prices"]
        assert (prices["factory"], prices["university"]) == (costs[0] - 1, costs[1] - 1)
        assert (market["factory"]["column"], market["university"]["column"]) == (3, 3)


@pytest.mark.rule("puerto_rico.options.corn_starters")
@pytest.mark.parametrize(
    ("players", "doubloons"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [3, 3, 2, 2]), (5, [4, 4, 4, 3, 3])]
)
def test_corn_starters_may_have_a_doubloon_less(players: int, doubloons: list[int]) -> None:
    assert Table(players, corn_starters_pay=True).doubloons == doubloons
    assert len(set(Table(players).doubloons)) == 1


@pytest.mark.rule("puerto_rico.options.vp_pool")
def test_five_players_may_play_for_126_points() -> None:
    assert Table(5, vp_pool=126).view()["points"] == 126


@pytest.mark.rule("puerto_rico.options.vp_pool")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_126_points_are_for_five_players_only(players: int) -> None:
    with pytest.raises(quayside.OptionError, match="five players"):
        Table(players, vp_pool=126)


@pytest.mark.rule("puerto_rico.options.vp_pool")
@pytest.mark.parametrize("options", [{"vp_pool": 120}, {"swap_factory_university": 1}, {"nobles": True}])
def test_other_options_and_values_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(quayside.OptionError):
        quayside.game("puerto_rico").new(5, **options)
