"""Guests: who stands in a guesthouse may move when a place can be used."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.games.puerto_rico.rules.agenda import GUESTS
from quayside.games.puerto_rico.rules.guests import PLACES_OF, QUESTIONS

from .table import BUILDINGS, PLACES, Table


def inn(city: str, guests: str = "*", players: int = 4, **arranged: object) -> Table:
    wanted = [name for name in city.replace("*", "").split() if name in BUILDINGS[:37]]
    table = Table(players, new=" ".join(["guesthouse", *wanted]), nobles="added")
    return table.arrange(city={0: f"guesthouse{guests} {city}"}, **arranged)  # type: ignore[arg-type]


@pytest.mark.rule("puerto_rico.guesthouse.guests")
def test_a_guest_moves_and_works_at_once() -> None:
    table = inn("construction_hut", row="corn corn indigo indigo sugar").play("pick mayor")
    table.through()
    table = inn("university", doubloons={0: 9}).play("pick builder")
    assert table.asked == (0, "guest")
    assert table.decision == {
        "kind": "guest", "seat": 0, "question": "builder", "colonists": 1, "nobles": 0, "places": ["university"],
    }  # fmt: skip
    table.play("guest university", "build indigo_plant")
    assert table.asked == (0, "university")
    assert table.city(0) == "guesthouse university* indigo_plant"


@pytest.mark.rule("puerto_rico.guesthouse.questions")
def test_nobody_is_asked_without_a_guest_or_without_an_empty_circle_among_the_places() -> None:
    assert inn("university", "").play("pick builder").asked == (0, "builder")
    assert inn("university*").play("pick builder").asked == (0, "builder")
    assert inn("factory").play("pick builder").asked == (0, "builder")
    assert inn("university").play("pick builder", "pass").asked == (0, "builder")


@pytest.mark.rule("puerto_rico.guesthouse.questions")
def test_he_is_asked_again_while_it_is_possible() -> None:
    table = inn("university black_market", "*+").play("pick builder")
    assert table.choices == [
        "pass", "guest university", "guest black_market", "guest_noble university", "guest_noble black_market",
    ]  # fmt: skip
    table.play("guest_noble university")
    assert table.choices == ["pass", "guest black_market"]
    assert table.why_not("guest_noble black_market")[1]["problem"] == "nobody"
    table.play("guest black_market")
    assert table.asked == (0, "builder")
    assert table.city(0) == "guesthouse university+ black_market*"


@pytest.mark.rule("puerto_rico.guesthouse.questions")
def test_a_question_is_about_its_places_only() -> None:
    table = inn("university factory").play("pick builder")
    assert table.why_not("guest factory")[1]["problem"] == "later"
    assert table.why_not("guest hospice")[1]["problem"] == "none"


@pytest.mark.rule("puerto_rico.guesthouse.questions")
@pytest.mark.parametrize(
    ("city", "role", "question", "arranged"),
    [
        ("construction_hut", "settler", "settler", {}),
        ("hunting_lodge", "settler", "lodge", {}),
        ("zoning_office", "builder", "builder", {}),
        ("factory", "craftsman", "craftsman", {"island": {0: "quarry"}}),
        ("land_office", "trader", "trader", {}),
        ("lighthouse", "captain", "captain", {}),
        ("union_hall", "captain", "captain", {"goods": {0: "corn 2"}}),
        ("small_warehouse", "captain", "storage", {"goods": {0: "corn 3"}, "ships": {7: "corn 6"}}),
    ],
)
def test_each_place_is_asked_for_just_before_it_works(
    city: str, role: str, question: str, arranged: dict[str, Any]
) -> None:
    table = inn(city, **arranged).play(f"pick {role}")
    while table.asked[1] not in ("guest", "role"):
        table.play("pass" if "pass" in table.choices else table.choices[0])
    assert table.asked == (0, "guest")
    assert (table.decision["question"], table.decision["places"]) == (question, [city])


@pytest.mark.rule("puerto_rico.guesthouse.questions")
@pytest.mark.parametrize(
    ("question", "city", "island"),
    [  # as many places of each question as one market and one city can hold
        ("role", "library villa", ""),
        ("settler", "construction_hut forest_house", ""),
        ("lodge", "hunting_lodge", ""),
        ("builder", "university forest_house black_market church zoning_office", "quarry"),
        (
            "craftsman",
            "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster factory"
            " aqueduct specialty_factory chapel jeweler",
            "corn indigo sugar tobacco coffee",
        ),
        ("trader", "small_market large_market trading_post land_office", ""),
        ("captain", "harbor small_wharf lighthouse union_hall royal_supplier", ""),
        ("storage", "large_warehouse storehouse", ""),
        ("end", "guild_hall residence fortress cloister royal_garden", ""),
    ],
)  # fmt: skip
def test_a_guest_may_go_to_any_of_several_empty_circles(question: str, city: str, island: str) -> None:
    """Each choice is played: they are looked up as a sorted list, and one out of its order would be refused."""
    table = inn(city, "*+", goods={0: "corn 3"}, island={0: island})
    table.state.agenda.push(GUESTS, 0, QUESTIONS.index(question))
    table.state.proceed()
    places = sorted([*city.split(), *island.split()], key=PLACES.index)
    guests = [f"guest {place}" for place in places]
    nobles = [f"guest_noble {place}" for place in places]
    assert table.choices == ["pass", *guests, *nobles]
    for choice in table.choices:
        after = table.state.clone()
        after.play(after.parse(choice))
        assert after.history[-1] == after.parse(choice)


def test_the_places_of_each_question_stand_in_their_order() -> None:
    for places in PLACES_OF:
        assert list(places) == sorted(set(places))


@pytest.mark.rule("puerto_rico.guesthouse.questions")
def test_a_guest_may_go_to_the_library_before_his_owner_picks() -> None:
    table = inn("library").picks("craftsman trader captain prospector captain craftsman trader")
    assert table.asked == (0, "guest")
    assert table.decision["question"] == "role"
    table.play("guest library")
    assert table.asked == (0, "role")
    assert table.play("pick prospector").earned("prospector") == {3: 1, 0: 2}


@pytest.mark.rule("puerto_rico.guesthouse.questions")
def test_after_the_last_phase_a_guest_may_move_into_a_large_building() -> None:
    table = inn("city_hall", points={1: 99}, goods={0: "corn 1"}).play("pick captain")
    table.through()
    assert table.view()["ending"] == ["points"]
    table.picks("craftsman trader prospector")
    assert table.asked == (0, "guest")
    assert table.decision["question"] == "end"
    before = table.scores[0]
    table.play("guest city_hall")
    assert table.asked[1] == "over"
    assert table.scores[0] == before + 2


@pytest.mark.rule("puerto_rico.buildings.guesthouse")
def test_the_university_puts_one_colonist_into_a_guesthouse() -> None:
    table = Table(new="guesthouse").arrange(city={0: "university*"}, doubloons={0: 9})
    table.play("pick builder", "build guesthouse", "recruit")
    assert table.city(0) == "university* guesthouse*"


@pytest.mark.rule("puerto_rico.buildings.guesthouse")
def test_guests_come_back_only_with_the_mayor() -> None:
    table = inn("university").play("pick builder", "guest university")
    assert table.through().city(0) == "guesthouse university*"
    table.play("pick mayor")
    while table.asked != (0, "mayor"):
        table.play(table.choices[0])
    assert table.play("put guesthouse", "put_noble indigo").city(0) == "guesthouse* university"
