"""More errors that programs have made, with the expansions: each test is a sentence that was not true there, or was nowhere
written down."""

from __future__ import annotations

import pytest

from .table import BUILDINGS, Table

# Settler


@pytest.mark.rule("puerto_rico.buildings.forest_house")
@pytest.mark.rule("puerto_rico.library.settler")
def test_01_the_second_tile_of_the_settler_may_become_a_forest() -> None:
    table = Table(new="forest_house library").arrange(city={0: "forest_house* library*"})
    table.play("pick settler", *["pass"] * 4, "take sugar")
    assert table.asked == (0, "forest")
    assert table.decision["tile"] == "sugar"
    table.play("forest")
    assert (table.seat(0)["under_forests"], table.asked) == ({"sugar": 1}, (1, "role"))


@pytest.mark.rule("puerto_rico.festival.plantation")
@pytest.mark.rule("puerto_rico.library.settler")
@pytest.mark.parametrize(("laid", "asked"), [("pass", (0, "reward")), ("forest", (1, "role"))])
def test_02_the_second_tile_counts_for_the_festival_unless_it_becomes_a_forest(
    laid: str, asked: tuple[int, str]
) -> None:
    table = Table(new="forest_house library", festival="corn corn indigo sugar factory")
    table.arrange(city={0: "forest_house* library*"}, island={0: "corn corn indigo"})
    assert table.play("pick settler", *["pass"] * 4, "take corn", laid).asked == asked


@pytest.mark.rule("puerto_rico.buildings.hunting_lodge")
@pytest.mark.rule("puerto_rico.library.settler")
def test_03_the_second_tile_comes_before_the_hunting_lodges() -> None:
    table = Table(new="library", nobles="added").arrange(
        city={0: "library*", 1: "hunting_lodge+"}, island={0: "corn", 1: ""}
    )
    table.play("pick settler", *["pass"] * 4)
    assert (table.asked, table.gained("hunting_lodge")) == ((0, "second_tile"), {})
    assert table.play("pass").gained("hunting_lodge") == {1: 2}


@pytest.mark.rule("puerto_rico.buildings.hunting_lodge")
def test_04_a_noble_in_the_lodge_discards_nothing() -> None:
    table = Table(nobles="added").arrange(city={0: "hunting_lodge+"}, island={0: ""})
    table.play("pick settler", "take corn", *["pass"] * 3)
    assert (table.asked, table.island(0)) == ((1, "role"), "corn")


# Mayor


@pytest.mark.rule("puerto_rico.buildings.villa")
def test_05_a_villa_never_empties_the_ship() -> None:
    table = Table(nobles="added").arrange(city={0: "villa*"}, waiting_nobles={2: 19}, san_juan={1: 75})
    table.play("pick mayor")
    assert table.told("villa") == []
    assert (table.view()["noble_ship"], table.view()["colonist_ship"]) == (1, 3)


@pytest.mark.rule("puerto_rico.buildings.villa")
@pytest.mark.rule("puerto_rico.library.doubling")
def test_06_the_library_does_not_double_the_villa() -> None:
    table = Table(new="library", nobles="added").arrange(city={0: "library* villa*"})
    assert table.play("pick mayor").told("villa") == [{"seat": 0, "person": "noble"}]


# Builder


@pytest.mark.rule("puerto_rico.buildings.jeweler")
@pytest.mark.rule("puerto_rico.buildings.church")
@pytest.mark.rule("puerto_rico.buildings.zoning_office")
def test_07_church_and_zoning_office_take_the_jeweler_for_what_its_column_says() -> None:
    table = Table(new="church", nobles="added").arrange(
        city={1: "church* zoning_office*"}, island={1: "quarry* quarry* quarry*"}, doubloons={1: 4}
    )
    table.play("pick builder", "pass")
    assert table.decision["prices"]["jeweler"] == 8 - 3 - 1
    assert table.play("build jeweler").gained("church") == {1: 1}


@pytest.mark.rule("puerto_rico.buildings.black_market")
def test_08_a_price_is_not_reckoned_again_when_the_person_of_quarry_or_library_has_been_given_away() -> None:
    table = Table(new="black_market library").arrange(
        city={0: "black_market* library*"}, island={0: "quarry*"}, doubloons={0: 0}, goods={0: "corn 1"}
    )
    table.play("pick builder")
    assert table.decision["prices"]["university"] == 8 - 1 - 2
    assert table.decision["prices"]["hospice"] == 4 - 1 - 2
    table.play("build hospice", "give_colonist quarry")
    assert (table.island(0), table.city(0)) == ("quarry", "black_market* library* hospice")
    table = Table(new="black_market library").arrange(
        city={0: "black_market* library*"}, doubloons={0: 1}, goods={0: "corn 1"}
    )
    table.play("pick builder", "build hospice", "give_colonist library")
    assert (table.city(0), table.doubloons[0]) == ("black_market* library hospice", 0)
    assert table.asked[0] == 1


@pytest.mark.rule("puerto_rico.festival.building")
@pytest.mark.rule("puerto_rico.buildings.church")
def test_09_the_church_pays_before_the_festival() -> None:
    table = Table(new="church", festival="corn corn indigo sugar wharf")
    table.arrange(city={0: "church* university*"}, doubloons={0: 9}).play("pick builder", "build wharf")
    assert [event["reason"] for event in table.told("points")] == ["church", "festival"]
    assert table.asked == (0, "university")


@pytest.mark.rule("puerto_rico.buildings.university")
def test_10_the_university_is_not_asked_for_a_statue() -> None:
    table = Table(new="statue").arrange(city={0: "university*"}, doubloons={0: 10})
    assert table.play("pick builder", "build statue").asked == (1, "builder")


# Craftsman


@pytest.mark.rule("puerto_rico.buildings.specialty_factory")
@pytest.mark.rule("puerto_rico.buildings.aqueduct")
def test_11_a_barrel_of_the_aqueduct_counts_for_the_specialty_factory() -> None:
    table = Table(new="aqueduct specialty_factory").arrange(
        city={1: "aqueduct* specialty_factory* sugar_mill*"}, island={1: "sugar*"}
    )
    assert table.play("pick craftsman").earned("specialty_factory") == {1: 1}


@pytest.mark.rule("puerto_rico.festival.production")
@pytest.mark.rule("puerto_rico.buildings.aqueduct")
def test_12_the_festival_asks_for_kinds_and_the_aqueduct_adds_none() -> None:
    table = Table(new="aqueduct", festival="coffee corn indigo sugar factory")
    table.arrange(city={0: "aqueduct* indigo_plant* sugar_mill*"}, island={0: "corn* indigo* sugar"})
    table.play("pick craftsman", "pass")
    assert (table.goods(0), table.earned("festival")) == ("corn 1 indigo 2", {})


@pytest.mark.rule("puerto_rico.festival.production")
@pytest.mark.rule("puerto_rico.buildings.jeweler")
def test_13_the_incomes_of_a_harvest_come_before_the_festival() -> None:
    table = Table(new="aqueduct", nobles="added", festival="coffee corn indigo sugar factory")
    table.arrange(
        city={0: "indigo_plant* sugar_mill* factory* chapel* jeweler+"}, island={0: "corn* indigo* sugar*"}
    )
    table.play("pick craftsman")
    assert [event["reason"] for event in table.told("pay")] == ["factory", "chapel", "jeweler", "festival"]


# Trader


@pytest.mark.rule("puerto_rico.buildings.trading_post")
@pytest.mark.rule("puerto_rico.library.doubling")
def test_14_the_doubled_privilege_counts_at_the_trading_post_and_corn_may_go_for_nothing() -> None:
    table = Table(new="library trading_post").arrange(
        city={0: "library* trading_post*", 1: "trading_post*"}, goods={0: "corn 1", 1: "corn 1"}
    )
    table.play("pick trader")
    assert table.decision["post_prices"] == {"corn": 2}
    table.play("post corn")
    assert table.decision["post_prices"] == {"corn": 0}
    table.play("post corn")
    assert (table.goods(1), table.doubloons[1], table.view()["trading_house"]) == ("", 3, [])


@pytest.mark.rule("puerto_rico.buildings.land_office")
def test_15_a_full_house_does_not_close_the_land_office() -> None:
    table = Table(nobles="added", chance=["draw coffee"]).arrange(
        city={2: "land_office*"},
        goods={0: "tobacco 1", 1: "coffee 1", 2: "coffee 1"},
        house="corn indigo sugar",
    )
    table.play("pick trader", "sell tobacco")
    assert table.asked == (2, "trader")
    assert table.choices == ["pass", "buy_tile"]


@pytest.mark.rule("puerto_rico.buildings.land_office")
@pytest.mark.rule("puerto_rico.buildings.forest_house")
@pytest.mark.rule("puerto_rico.festival.plantation")
@pytest.mark.parametrize(("laid", "asked"), [("pass", (0, "reward")), ("forest", (1, "role"))])
def test_16_a_bought_tile_may_become_a_forest_and_counts_for_the_festival_if_it_does_not(
    laid: str, asked: tuple[int, str]
) -> None:
    table = Table(
        new="forest_house", nobles="added", festival="corn corn indigo sugar factory", chance=["draw corn"]
    )
    table.arrange(
        city={0: "forest_house* land_office* hospice*"}, island={0: "corn corn indigo"}, doubloons={0: 1}
    )
    table.play("pick trader", "buy_tile")
    assert (table.asked, table.decision["tile"]) == ((0, "forest"), "corn")
    assert table.play(laid).asked == asked


@pytest.mark.rule("puerto_rico.buildings.land_office")
def test_17_the_land_office_deals_once_a_phase() -> None:
    table = Table(nobles="added").arrange(
        city={0: "land_office+"}, island={0: "corn corn"}, goods={0: "indigo 1"}
    )
    table.play("pick trader", "sell_tile corn")
    assert (table.asked, table.choices) == ((0, "trader"), ["pass", "sell indigo"])


# Captain


@pytest.mark.rule("puerto_rico.buildings.royal_supplier")
def test_18_what_is_supplied_is_no_load() -> None:
    table = Table(new="lighthouse union_hall", nobles="added").arrange(
        city={1: "royal_supplier* lighthouse* harbor* union_hall*"},
        goods={1: "corn 2"},
        waiting_nobles={1: 1},
    )
    table.play("pick captain")
    assert table.gained("union_hall") == {1: 1}  # for the pair, before one of them goes
    table.play("supply corn")
    assert table.points[1] == 1 + 1
    assert (table.gained("harbor"), table.earned("lighthouse")) == ({}, {})


@pytest.mark.rule("puerto_rico.buildings.wharf")
@pytest.mark.rule("puerto_rico.buildings.small_wharf")
def test_19_wharf_and_small_wharf_load_in_different_turns() -> None:
    table = Table(new="small_wharf").arrange(
        city={0: "wharf* small_wharf*"},
        goods={0: "corn 1 indigo 2"},
        ships={5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"},
    )
    table.play("pick captain", "wharf corn")
    assert (table.asked, table.choices) == ((0, "captain"), ["pass", "small_wharf indigo"])


# Buccaneer


@pytest.mark.rule("puerto_rico.buccaneer.deeds")
@pytest.mark.rule("puerto_rico.library.doubling")
def test_20_the_library_does_nothing_for_the_buccaneer() -> None:
    table = Table(2, new="library", buccaneer=True).arrange(city={0: "library*"}, house="corn indigo")
    table.play("pick buccaneer")
    assert table.asked == (0, "buccaneer")  # two players are asked about the library for every other role
    assert table.play("plunder").points[0] == 2


@pytest.mark.rule("puerto_rico.buccaneer.raid")
@pytest.mark.rule("puerto_rico.captain.storage")
def test_21_barrels_of_a_raid_are_kept_until_the_next_captain() -> None:
    table = Table(buccaneer=True).arrange(ships={7: "sugar 5"}).play("pick buccaneer", "raid 7 3")
    assert table.goods(0) == "sugar 3"
    assert table.picks("craftsman trader prospector").goods(0) == "sugar 3"


@pytest.mark.rule("puerto_rico.buccaneer.capture")
def test_22_either_prospector_can_be_captured_and_the_other_stays_free() -> None:
    table = Table(5, buccaneer=True).play("pick buccaneer", "capture prospector_2", "pick prospector")
    assert (table.earned("capture"), table.view()["captured"]) == ({}, {"role": "prospector_2", "seat": 0})
    table.play("pick prospector_2")
    assert (table.earned("capture"), table.earned("prospector")) == ({0: 3}, {1: 1, 2: 1})


@pytest.mark.rule("puerto_rico.buccaneer.poach")
def test_23_nobody_is_poached_from_a_ship_that_brings_one_for_each() -> None:
    table = Table(buccaneer=True).play("pick buccaneer")
    assert table.why_not("poach")[0] == "puerto_rico.buccaneer.poach"


# The guesthouse

ISLAND = "corn indigo sugar tobacco coffee".split()
PRODUCTION = (
    "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster".split()
)
GUEST_QUESTIONS = {
    "role": "library villa",
    "settler": "hacienda construction_hut hospice forest_house",
    "lodge": "hunting_lodge",
    "builder": "quarry university church black_market forest_house zoning_office",
    "craftsman": " ".join([*ISLAND, *PRODUCTION, "factory aqueduct specialty_factory chapel jeweler"]),
    "trader": "small_market office large_market trading_post land_office",
    "captain": "harbor wharf small_wharf lighthouse union_hall royal_supplier",
    "storage": "small_warehouse large_warehouse storehouse",
    "end": "guild_hall residence fortress customs_house city_hall cloister royal_garden",
}
NEVER_THERE = "hospice"  # takes the space on the market that the guesthouse would need


def questions_for(place: str) -> set[str]:
    """That a guest is asked in the last round, in which all roles but mayor and prospector are played, when only this place is
    empty. Seat 4 begins, so the guest's owner is the second to pick."""
    wanted = [name for name in ("guesthouse", place) if name in BUILDINGS[23:37]]
    table = Table(5, new=" ".join(wanted), first=4, nobles="added")
    city = "guesthouse*" if place in (*ISLAND, "quarry") else f"guesthouse* {place}"
    island = place if place in (*ISLAND, "quarry") else ""
    table.arrange(
        city={0: city},
        island={0: island},
        goods={0: "corn 4 indigo 4 sugar 3"},
        points={1: 121},
        doubloons={0: 0},
        ships={6: "tobacco 1", 7: "coffee 1", 8: "indigo 7"},
        san_juan={0: 0},
    )
    asked = set()
    roles = "settler builder craftsman trader captain".split()
    while table.asked[1] != "over":
        seat, kind = table.asked
        if kind == "guest":
            assert (seat, table.decision["places"]) == (0, [place])
            asked.add(table.decision["question"])
            table.play("pass")
        elif kind == "role":
            table.play(f"pick {roles.pop(0)}")
        elif "pass" in table.choices:
            table.play("pass")
        else:
            table.play(table.choices[0])
    return asked


@pytest.mark.rule("puerto_rico.guesthouse.questions")
@pytest.mark.parametrize("place", [*ISLAND, "quarry", *[name for name in BUILDINGS if name != NEVER_THERE]])
def test_24_each_place_is_offered_by_its_questions_and_no_others(place: str) -> None:
    assert questions_for(place) == {
        name for name, places in GUEST_QUESTIONS.items() if place in places.split()
    }
