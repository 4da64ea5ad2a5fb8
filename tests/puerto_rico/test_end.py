"""The end of the game: what brings it on, the last round, victory points and ties."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, island_of

IDLE = "captain craftsman trader prospector"
ELEVEN = (
    "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster "
    "small_market hacienda construction_hut small_warehouse hospice"
)


def last_round(**arranged: Any) -> Table:
    """A whole round in which nobody gains anything but the prospector, seat 3; seat 2 has brought on the end before."""
    table = Table().arrange(city={2: ELEVEN}, doubloons={2: 5})
    table.arrange(**arranged).play("0: pick builder", "pass", "pass", "2: build office").through()
    return table.picks("craftsman trader prospector")


# What brings it on


@pytest.mark.rule("puerto_rico.end.colonists")
def test_the_end_comes_when_the_ship_cannot_be_filled() -> None:
    table = Table().arrange(san_juan={0: 72}).pick("mayor")
    assert table.view()["ending"] == ["colonists"]
    assert table.rules_told("ending") == ["puerto_rico.end.colonists"]


@pytest.mark.rule("puerto_rico.end.colonists")
def test_exactly_enough_colonists_do_not_bring_on_the_end() -> None:
    table = Table().arrange(san_juan={0: 71}).pick("mayor")
    assert (table.view()["colonists"], table.view()["colonist_ship"]) == (0, 4)
    assert table.view()["ending"] == []
    table.picks("captain craftsman trader").picks("mayor")
    assert table.view()["ending"] == ["colonists"], "but the next mayor does"


@pytest.mark.rule("puerto_rico.end.colonists")
def test_many_empty_buildings_can_bring_on_the_end_with_colonists_in_the_supply() -> None:
    table = Table().arrange(
        city={0: "indigo_plant sugar_mill tobacco_storage coffee_roaster", 1: "indigo_plant sugar_mill"},
        san_juan={3: 60},
    )
    table.pick("mayor")
    assert table.told("fill_ship")[0]["wanted"] > 4
    assert table.view()["ending"] == ["colonists"]


@pytest.mark.rule("puerto_rico.end.city")
def test_the_end_comes_with_the_twelfth_city_space() -> None:
    table = Table().arrange(city={0: ELEVEN}, doubloons={0: 9}).play("pick builder", "build office")
    assert table.seat(0)["free_city"] == 0
    assert table.view()["ending"] == ["city"]
    assert table.told("ending") == [{"reason": "city"}]
    assert table.rules_told("ending") == ["puerto_rico.end.city"]


@pytest.mark.rule("puerto_rico.end.city")
def test_a_large_building_may_fill_the_last_two_spaces() -> None:
    ten = ELEVEN.rpartition(" ")[0]
    table = Table().arrange(city={0: ten}, doubloons={0: 9}).play("pick builder", "build fortress")
    assert table.view()["ending"] == ["city"]


@pytest.mark.rule("puerto_rico.end.points")
def test_the_end_comes_when_the_last_chip_is_taken() -> None:
    table = Table().arrange(points={3: 96}, goods={0: "corn 3"}, ships={7: "corn 1"}).play("pick captain")
    assert table.view()["points"] == 0
    assert table.view()["ending"] == ["points"]
    assert table.rules_told("ending") == ["puerto_rico.end.points"]


@pytest.mark.rule("puerto_rico.end.points")
def test_the_end_is_brought_on_at_the_moment_of_the_load() -> None:
    table = Table().arrange(points={3: 98}, goods={0: "corn 3 sugar 1"}).play("pick captain", "load 5 corn")
    assert table.asked == (0, "captain")
    assert table.view()["ending"] == ["points"]


@pytest.mark.rule("puerto_rico.end.last_round")
def test_each_reason_is_told_once_and_there_may_be_several() -> None:
    table = Table().arrange(
        points={3: 97},
        goods={0: "corn 3", 1: "corn 2"},
        ships={7: "corn 1"},
        city={2: ELEVEN},
        doubloons={2: 5},
    )
    table.pick("captain").play("1: pick builder", "pass", "2: build office").through()
    assert table.view()["ending"] == ["city", "points"]
    assert table.told("ending") == [{"reason": "points"}, {"reason": "city"}]


# The last round


@pytest.mark.rule("puerto_rico.end.last_round")
def test_the_round_is_finished_and_then_the_game_is_over() -> None:
    table = Table().arrange(san_juan={0: 72}).pick("mayor")
    for seat, role in [(1, "captain"), (2, "craftsman"), (3, "prospector")]:
        assert table.asked == (seat, "role")
        table.pick(role)
    assert table.asked == (-1, "over")
    assert table.choices == []
    assert table.decision == {"kind": "over"}
    assert len(table.told("end_game")) == 1


@pytest.mark.rule("puerto_rico.end.last_round")
def test_when_the_last_role_brings_on_the_end_it_ends_at_once() -> None:
    table = Table().arrange(san_juan={0: 72}).picks("captain craftsman trader mayor")
    assert table.asked == (-1, "over")


@pytest.mark.rule("puerto_rico.end.last_round")
def test_row_and_ship_are_still_filled_but_no_doubloons_are_laid_and_the_governor_stays() -> None:
    table = Table().arrange(city={0: ELEVEN}, doubloons={0: 9}).play("pick builder", "build office").through()
    table.picks("settler mayor trader")
    assert len(table.view()["plantations"]) == 5
    assert table.view()["colonist_ship"] == table.told("fill_ship")[0]["wanted"]
    assert table.told("card_doubloons") == table.told("governor") == []
    assert table.view()["governor"] == 0
    assert [event["number"] for event in table.told("round")] == [1]


@pytest.mark.rule("puerto_rico.end.last_round")
@pytest.mark.parametrize("notation", ["pass", "pick mayor", "take corn"])
def test_nothing_can_be_played_when_the_game_is_over(notation: str) -> None:
    assert last_round().why_not(notation) == ("core.over", {})


@pytest.mark.rule("puerto_rico.end.last_round")
def test_two_players_too_finish_all_six_picks() -> None:
    table = Table(2).arrange(points={1: 64}, goods={0: "corn 1"}).play("pick captain", "load 4 corn")
    assert table.view()["ending"] == ["points"]
    table.picks("craftsman trader mayor prospector")
    assert table.asked == (1, "role")
    assert table.pick("settler").asked == (-1, "over")


# Victory points


@pytest.mark.rule("puerto_rico.scoring.total")
def test_points_are_chips_and_buildings_occupied_or_not() -> None:
    table = Table().arrange(points={1: 17}, city={1: "wharf* hospice small_market indigo_plant**"})
    assert table.scores == [0, 17 + 3 + 2 + 1 + 2, 0, 0]
    assert table.seat(1)["score"] == 25


@pytest.mark.rule("puerto_rico.scoring.total")
def test_doubloons_and_goods_are_worth_no_points() -> None:
    table = Table().arrange(doubloons={1: 40}, goods={1: "coffee 5"})
    assert table.scores == [0, 0, 0, 0]


@pytest.mark.rule("puerto_rico.scoring.total")
def test_the_end_tells_scores_ranks_and_where_they_come_from() -> None:
    table = last_round(points={0: 11, 1: 5}, city={0: "customs_house*", 2: ELEVEN}, goods={1: "sugar 3"})
    eleven = 1 + 1 + 2 + 2 + 3 + 3 + 1 + 1 + 1 + 1 + 2
    told = table.told("end_game")[0]
    assert told["scores"] == table.scores == [11 + 4 + 2, 5, eleven + 2, 0]
    assert told["ranks"] == table.state.ranking() == [2, 3, 1, 4]
    ranked = [{**part, "rank": rank} for part, rank in zip(told["breakdown"], told["ranks"], strict=True)]
    assert ranked == table.view()["breakdown"]
    assert told["breakdown"][0] == {
        "chips": 11,
        "buildings": 4,
        "customs_house": 2,
        "total": 17,
        "tie_break": 3,
    }
    assert told["breakdown"][1] == {"chips": 5, "buildings": 0, "total": 5, "tie_break": 3 + 3}


@pytest.mark.rule("puerto_rico.scoring.total")
def test_the_breakdown_is_shown_only_when_the_game_is_over() -> None:
    assert "breakdown" not in Table().view()
    assert "breakdown" in last_round().view()


# The five large buildings


@pytest.mark.rule("puerto_rico.buildings.guild_hall")
def test_guild_hall_with_both_sugar_mills_small_indigo_plant_and_coffee_roaster_is_6() -> None:
    """1 for each small production building, 2 for each large one: the example of the rules."""
    city = "small_sugar_mill sugar_mill small_indigo_plant coffee_roaster"
    bare = Table().arrange(city={0: city}).scores[0]
    assert Table().arrange(city={0: f"{city} guild_hall*"}).scores[0] == bare + 4 + 6


@pytest.mark.rule("puerto_rico.buildings.guild_hall")
def test_guild_hall_with_all_production_buildings_is_10_and_violet_ones_do_not_count() -> None:
    production = "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster"
    printed = 1 + 1 + 2 + 2 + 3 + 3
    assert Table().arrange(city={0: f"{production} guild_hall*"}).scores[0] == printed + 4 + 10
    assert Table().arrange(city={0: "hospice guild_hall*"}).scores[0] == 2 + 4


@pytest.mark.rule("puerto_rico.buildings.residence")
@pytest.mark.parametrize(("tiles", "bonus"), [(1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence_by_filled_island_spaces(tiles: int, bonus: int) -> None:
    table = Table().arrange(island={0: island_of(tiles)}, city={0: "residence*"})
    assert table.scores[0] == 4 + bonus


@pytest.mark.rule("puerto_rico.buildings.residence")
def test_residence_counts_quarries_like_plantations() -> None:
    table = Table().arrange(island={0: f"{island_of(7)} quarry quarry quarry"}, city={0: "residence*"})
    assert table.scores[0] == 4 + 5


@pytest.mark.rule("puerto_rico.buildings.fortress")
@pytest.mark.parametrize(("colonists", "bonus"), [(1, 0), (2, 0), (3, 1), (20, 6), (21, 7)])
def test_fortress_is_a_point_for_every_three_colonists_those_in_san_juan_too(
    colonists: int, bonus: int
) -> None:
    table = Table().arrange(city={0: "fortress*"}, san_juan={0: colonists - 1})
    assert table.seat(0)["colonists"] == colonists
    assert table.scores[0] == 4 + bonus


@pytest.mark.rule("puerto_rico.buildings.fortress")
def test_fortress_counts_colonists_on_tiles_and_in_buildings() -> None:
    table = Table().arrange(island={0: "corn* indigo* quarry*"}, city={0: "fortress* sugar_mill**"})
    assert table.scores[0] == 4 + 2 + 6 // 3


@pytest.mark.rule("puerto_rico.buildings.customs_house")
@pytest.mark.parametrize(("points", "bonus"), [(0, 0), (3, 0), (4, 1), (23, 5), (24, 6)])
def test_customs_house_is_a_point_for_every_four_points_in_chips(points: int, bonus: int) -> None:
    table = Table().arrange(points={0: points}, city={0: "customs_house* wharf harbor"})
    assert table.scores[0] == points + 4 + 3 + 3 + bonus, "points of buildings do not count"


@pytest.mark.rule("puerto_rico.buildings.customs_house")
@pytest.mark.rule("puerto_rico.captain.last_chip")
def test_customs_house_counts_points_on_paper() -> None:
    table = Table().arrange(points={0: 104}, city={0: "customs_house*"})
    assert table.view()["points"] == -4
    assert table.scores[0] == 104 + 4 + 26


@pytest.mark.rule("puerto_rico.buildings.city_hall")
def test_city_hall_with_six_other_violet_buildings_is_7() -> None:
    violet = "small_market hacienda office factory wharf fortress"
    printed = 1 + 1 + 2 + 3 + 3 + 4
    table = Table().arrange(city={0: f"{violet} city_hall* indigo_plant sugar_mill"})
    assert table.scores[0] == printed + 2 + 2 + 4 + 7


@pytest.mark.rule("puerto_rico.buildings.city_hall")
@pytest.mark.rule("puerto_rico.buildings.occupied")
@pytest.mark.parametrize("large", ["guild_hall", "residence", "fortress", "customs_house", "city_hall"])
def test_a_large_building_without_a_colonist_is_worth_its_printed_points_only(large: str) -> None:
    table = Table().arrange(city={0: f"{large} sugar_mill"}, points={0: 40}, san_juan={0: 30})
    assert table.scores[0] == 40 + 4 + 2


# Ties


@pytest.mark.rule("puerto_rico.scoring.ties")
def test_of_equal_points_the_most_doubloons_and_goods_win() -> None:
    """A good counts as a doubloon, whatever its kind."""
    table = last_round(points={0: 30, 1: 30}, doubloons={0: 5, 1: 3, 2: 5}, goods={0: "corn 1", 1: "corn 4"})
    assert table.scores[:2] == [30, 30]
    assert [part["tie_break"] for part in table.view()["breakdown"]][:2] == [6, 7]
    assert table.state.ranking()[:2] == [2, 1]


@pytest.mark.rule("puerto_rico.scoring.ties")
def test_what_is_still_equal_is_a_shared_win() -> None:
    table = last_round(points={0: 30, 1: 30}, doubloons={0: 5, 1: 3, 2: 5}, goods={0: "corn 1", 1: "corn 3"})
    assert table.state.ranking()[:2] == [1, 1]
    assert sorted(table.state.ranking()) == [1, 1, 3, 4]


@pytest.mark.rule("puerto_rico.scoring.ties")
def test_the_tie_break_never_outweighs_a_point() -> None:
    table = last_round(points={0: 31, 1: 30}, doubloons={0: 0, 1: 200, 2: 5})
    assert table.state.ranking()[:2] == [1, 2]
