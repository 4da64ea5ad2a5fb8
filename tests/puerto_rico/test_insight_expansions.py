"""Insight with the expansions: what a building is worth depends on what its owner has, and greedy does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from quayside import Seen
from quayside.core import state as build
from quayside.games.puerto_rico.board import AQUEDUCT, BUILDINGS, PRINTED
from quayside.lab.simulate import Plan, play_all

from .table import Table

COMPILED = not build.__file__.endswith(".py")

# An island on which a building finds nothing to do, and one that suits it
FEW_AND_MANY: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "aqueduct": (
        {"city": {0: "indigo_plant"}},
        {"city": {0: "indigo_plant*"}, "island": {0: "indigo* indigo*"}},
    ),
    "forest_house": ({"forests": {0: ""}}, {"forests": {0: "corn corn indigo sugar"}}),
    "storehouse": ({"island": {0: "indigo"}}, {"island": {0: "corn* corn* corn* corn*"}}),
    "small_wharf": ({"island": {0: "indigo"}}, {"island": {0: "corn* corn* corn* corn*"}}),
    "lighthouse": (
        {"island": {0: "indigo"}},
        {"island": {0: "corn* indigo*"}, "city": {0: "small_indigo_plant*"}},
    ),
    "specialty_factory": (
        {"island": {0: "corn* corn* corn*"}},
        {"island": {0: "indigo* indigo* indigo*"}, "city": {0: "indigo_plant***"}},
    ),
    "union_hall": ({"island": {0: "indigo"}}, {"island": {0: "corn* corn* corn* corn* corn*"}}),
    "cloister": (
        {"island": {0: "corn indigo"}},
        {"island": {0: "corn corn corn indigo indigo indigo quarry"}},
    ),
    "black_market": ({"city": {0: "hacienda"}}, {}),
    "guesthouse": ({"san_juan": {3: 70}}, {}),
    "church": ({"san_juan": {3: 70}}, {}),
    "trading_post": ({"san_juan": {3: 70}}, {}),
    "library": ({"san_juan": {3: 70}}, {}),
}
NOBLE_FEW_AND_MANY: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "land_office": ({"island": {0: "corn corn corn indigo indigo indigo sugar sugar sugar tobacco tobacco"}}, {}),
    "hunting_lodge": (
        {"waiting_nobles": {0: 1}, "san_juan": {0: 1}, "island": {0: "corn corn corn"}},
        {"waiting_nobles": {0: 1}, "san_juan": {0: 1}, "island": {1: "corn corn", 2: "corn", 3: "corn"}},
    ),
    "royal_supplier": (
        {"island": {0: "corn*"}},
        {"island": {0: "corn* indigo*"}, "city": {0: "small_indigo_plant*"}, "waiting_nobles": {0: 2}, "san_juan": {0: 2}},
    ),
    "jeweler": ({}, {"waiting_nobles": {0: 3}, "san_juan": {0: 3}}),
    "royal_garden": ({}, {"waiting_nobles": {0: 3}, "san_juan": {0: 3}}),
    "villa": ({"waiting_nobles": {3: 19}, "san_juan": {3: 19}}, {}),
    "zoning_office": ({"points": {0: 50, 1: 50}}, {}),
    "chapel": ({"points": {0: 50, 1: 50}}, {}),
}  # fmt: skip


def values(table: Table) -> dict[str, float]:
    seen = Seen(table.state, table.state.to_play)
    return dict(zip(table.choices, table.state.game.insight.values(seen), strict=True))


def best(table: Table) -> str:
    worth = values(table)
    return max(worth, key=lambda choice: worth[choice])


def worth(building: str, position: dict[str, Any], **options: Any) -> float:
    """What building it seems to bring, at a price that does not depend on the position."""
    arranged = {**position, "doubloons": {0: 12}}
    table = Table(**options).arrange(**arranged).play("pick builder")
    return values(table)[f"build {building}"]


@pytest.mark.parametrize("building", FEW_AND_MANY)
def test_a_new_building_is_worth_more_to_who_can_use_it(building: str) -> None:
    few, many = (worth(building, position, new=building) for position in FEW_AND_MANY[building])
    assert many > few


@pytest.mark.parametrize("building", NOBLE_FEW_AND_MANY)
def test_a_building_of_the_nobles_is_worth_more_to_who_can_use_it(building: str) -> None:
    few, many = (worth(building, position, nobles="added") for position in NOBLE_FEW_AND_MANY[building])
    assert many > few


def test_every_building_of_the_expansions_but_the_statue_is_asked_about_above() -> None:
    assert {*FEW_AND_MANY, *NOBLE_FEW_AND_MANY, "statue"} == set(BUILDINGS[AQUEDUCT:])


def test_the_statue_is_worth_its_eight_points_and_nothing_else() -> None:
    """Fewer colonists left, and so fewer rounds, take from what it costs, not from what it brings."""
    rounds = [
        Table(new="statue").arrange(doubloons={0: 12}),
        Table(new="statue").arrange(doubloons={0: 12}, san_juan={3: 74}),
    ]
    early, late = (values(table.play("pick builder"))["build statue"] for table in rounds)
    assert late > early
    assert late <= PRINTED[BUILDINGS.index("statue")]
    assert late > worth("library", {"san_juan": {3: 74}}, new="library statue")


# Who stands where


def test_a_colonist_brings_doubloons_in_the_chapel_and_a_noble_points() -> None:
    """With time left, a doubloon becomes more than a point; at the end it is nothing."""
    table = Table(nobles="added").arrange(
        city={0: "chapel"}, waiting_nobles={0: 1}, san_juan={0: 2}, points={0: 60, 1: 50}
    )
    table.play("pick mayor", "pass", "board colonist", "board colonist", "board colonist")
    at_the_end = values(table)
    assert at_the_end["put_noble chapel"] > at_the_end["put chapel"]


def test_a_noble_goes_where_a_colonist_could_not_do_as_much() -> None:
    table = Table(nobles="added").arrange(
        city={0: "zoning_office hunting_lodge"},
        waiting_nobles={0: 1},
        san_juan={0: 2},
        island={1: "corn", 2: "corn", 3: "corn"},
    )
    table.play("pick mayor", "pass", "board colonist", "board colonist", "board colonist")
    worths = values(table)
    assert worths["put_noble hunting_lodge"] > worths["put hunting_lodge"]
    assert worths["put zoning_office"] > worths["put_noble zoning_office"]


def test_whoever_may_choose_takes_the_noble_aboard() -> None:
    table = Table(nobles="added").play("pick mayor", "pass")
    assert best(table) == "board noble"


# What only expansions ask


def test_a_forest_is_worth_more_where_the_plantation_would_be_worth_less() -> None:
    def forest(city: str) -> float:
        table = Table(new="forest_house").arrange(city={0: f"forest_house* {city}"})
        return values(table.play("pick settler", "take coffee"))["forest"]

    assert forest("coffee_roaster") < forest("hospice")


def test_what_is_given_up_for_a_building_is_what_is_worth_least() -> None:
    """An idle colonist before a point, a barrel, and one who works."""
    table = Table(new="black_market").arrange(
        city={0: "black_market*"},
        doubloons={0: 0},
        goods={0: "coffee 1"},
        points={0: 1},
        island={0: "corn*"},
        san_juan={0: 1},
    )
    table.play("pick builder", "build hospice")
    given = values(table)
    assert max(given, key=given.__getitem__) == "give_colonist san_juan"
    assert given["give_colonist corn"] < given["give_colonist san_juan"]


def test_a_fuller_trading_house_is_a_better_plunder() -> None:
    def plunder(house: str) -> float:
        return values(Table(buccaneer=True).arrange(house=house).play("pick buccaneer"))["plunder"]

    assert plunder("corn indigo sugar") > plunder("corn")


@pytest.mark.parametrize(
    "options",
    [{"new_buildings": "random"}, {"nobles": "added"}, {"new_buildings": "draft", "nobles": "drafted"}],
    ids=["new buildings", "nobles", "both"],
)
def test_greedy_wins_against_random_players_with_expansions(options: dict[str, Any]) -> None:
    """Some games on the compiled build; two on the pure one, of which it may not lose any."""
    games = 80 if COMPILED else 2
    plan = Plan("puerto_rico", ("greedy", *["random"] * 3), games, seed=2026, options=options)
    wins = sum([outcome.ranks[outcome.seating.index("greedy")] == 1 for outcome in play_all(plan)])
    assert wins >= 0.95 * games
