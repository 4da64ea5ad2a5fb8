"""What a page tells before a decision: chains with their missing link, prices in parts, forecasts, answers that change
nothing."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside import Rng
from quayside.games.puerto_rico.board import BUILDINGS, CITY_SPACES, GOODS

from .table import Table


def look(table: Table) -> dict[str, Any]:
    return table.state.view(0)


def chain(table: Table, seat: int, good: str) -> dict[str, Any]:
    found: dict[str, Any] = look(table)["seats"][seat]["chains"][good]
    return found


def forecast(table: Table, role: str) -> dict[str, Any]:
    found: dict[str, Any] = look(table)["foresight"]["forecasts"][role]
    return found


# Chains


@pytest.mark.parametrize(
    ("island", "city", "made", "missing"),
    [
        ("indigo*", "indigo_plant", 0, "worker"),
        ("indigo", "indigo_plant*", 0, "farmer"),
        ("indigo", "indigo_plant", 0, "both"),
        ("indigo*", "", 0, "building"),
        ("", "indigo_plant*", 0, "plantation"),
        ("indigo* indigo*", "small_indigo_plant*", 1, "building"),
        ("indigo* indigo*", "small_indigo_plant* indigo_plant", 1, "worker"),
        ("indigo* indigo*", "indigo_plant***", 2, ""),
    ],
)
def test_a_chain_names_its_missing_link(island: str, city: str, made: int, missing: str) -> None:
    table = Table().arrange(island={2: island}, city={2: city})
    found = chain(table, 2, "indigo")
    assert (found["made"], found["missing"]) == (made, missing)


def test_corn_needs_no_building() -> None:
    table = Table().arrange(island={1: "corn* corn"})
    found = chain(table, 1, "corn")
    assert (found["made"], found["missing"], found["room"]) == (1, "farmer", 0)


def test_what_a_chain_makes_the_craftsman_brings() -> None:
    """In positions of whole games: the forecast of each seat is what he gets."""
    checked = 0
    for seed in range(8):
        state = quayside.game("puerto_rico").new(4, seed)
        rng = Rng(seed)
        while state.to_play >= 0:
            legal = [state.notation(action) for action in state.legal()]
            if "pick craftsman" in legal:
                view: dict[str, Any] = state.view(0)
                seats = view["foresight"]["forecasts"]["craftsman"]["seats"]
                trial = state.clone()
                trial.play(trial.parse("pick craftsman"))
                then: dict[str, Any] = trial.view(0)
                before, after = view["seats"], then["seats"]
                extra = 1 if then["decision"]["kind"] != "craftsman" and seats[state.to_play] else 0
                for seat in range(4):
                    got = {
                        good: after[seat]["goods"][good] - before[seat]["goods"][good]
                        for good in GOODS
                        if after[seat]["goods"][good] > before[seat]["goods"][good]
                    }
                    assert sum(got.values()) - sum(seats[seat].values()) in (0, extra)
                    checked += bool(got)
            state.play(state.legal()[rng.below(len(state.legal()))])
    assert checked > 20


def test_whoever_places_can_look_up_what_any_placing_makes() -> None:
    table = Table().arrange(island={0: "indigo indigo"}, city={0: "indigo_plant"}, colonist_ship=8)
    table.play("pick mayor", "recruit")
    yields = look(table)["foresight"]["yields"]["indigo"]
    assert yields[0][0] == [0, "both"]
    assert yields[2][1] == [1, "worker"]
    assert yields[2][2] == [2, ""]
    assert len(yields) == 3
    assert len(yields[0]) == 4


# Prices


def test_prices_are_told_part_by_part() -> None:
    table = Table().arrange(island={0: "quarry* quarry*"}, doubloons={0: 9}).play("pick builder")
    view = look(table)
    seat = view["seats"][0]
    assert seat["savings"] == [2, 3, 3, 3]
    assert seat["discounts"]["harbor"] == {"quarries": 2, "builder": 1, "pays": 5}
    assert seat["discounts"]["small_market"] == {"quarries": 1, "builder": 0, "pays": 0}
    for building, pays in view["decision"]["prices"].items():
        parts = seat["discounts"][building]
        cost = view["market"][building]["cost"]
        assert cost - parts["quarries"] - parts["builder"] == parts["pays"] == pays


def test_without_quarries_the_printed_prices_hold() -> None:
    view = look(Table().arrange(island={2: "quarry*"}))
    assert view["seats"][1]["discounts"] == {}
    assert view["seats"][2]["discounts"]["office"] == {"quarries": 1, "builder": 0, "pays": 4}


def test_a_sale_is_told_part_by_part() -> None:
    table = Table().arrange(goods={0: "coffee 1"}, city={0: "small_market*"}).play("pick trader")
    assert look(table)["foresight"]["sales"] == {"coffee": {"price": 4, "trader": 1, "markets": 1}}
    assert look(table)["decision"]["prices"] == {"coffee": 6}


# Forecasts


def test_at_the_start_nobody_ships_sells_or_produces() -> None:
    table = Table()
    assert forecast(table, "craftsman")["empty"] == "no_crop"
    assert forecast(table, "trader")["empty"] == "no_goods"
    assert forecast(table, "captain")["empty"] == "no_goods"
    assert forecast(table, "settler")["empty"] == ""
    assert forecast(table, "mayor") == {"seats": [2, 1, 1, 1], "empty": ""}


def test_doubloons_on_the_card_are_reason_enough() -> None:
    assert forecast(Table().arrange(cards={"captain": 1}), "captain")["empty"] == ""


def test_the_builder_is_empty_without_money_or_room() -> None:
    table = Table().arrange(doubloons={0: 0}, city={0: "small_indigo_plant small_market"})
    assert forecast(table, "builder") == {"seats": [0, 7, 7, 7], "least": 1, "empty": "no_money"}
    full = " ".join(BUILDINGS[:CITY_SPACES])
    assert forecast(Table().arrange(doubloons={0: 9}, city={0: full}), "builder")["empty"] == "full_city"


def test_the_trader_finds_no_buyer_for_what_the_house_has() -> None:
    table = Table().arrange(goods={0: "corn 2 indigo 1", 1: "sugar 1"}, house="corn indigo")
    found = forecast(table, "trader")
    assert (found["empty"], found["sold"], found["seats"]) == ("no_buyer", 2, [0, 2, 0, 0])


def test_the_captain_counts_the_best_first_load() -> None:
    table = Table().arrange(
        goods={0: "corn 3", 1: "indigo 2"}, city={1: "harbor*"}, ships={5: "indigo 3", 6: "sugar 1"}
    )
    assert forecast(table, "captain") == {"seats": [4, 3, 0, 0], "free": 1, "empty": ""}
    ships = {5: "indigo 3", 6: "sugar 1", 7: "coffee 1"}
    assert forecast(Table().arrange(goods={0: "corn 3"}, ships=ships), "captain")["empty"] == "no_ship"


def test_a_mayor_without_a_free_spot_brings_nothing() -> None:
    assert forecast(Table().arrange(island={0: "corn*"}), "mayor")["empty"] == "no_spot"


# Answers that change nothing


@pytest.mark.parametrize(
    ("goods", "city", "same"),
    [
        ("corn 1 indigo 1", "small_warehouse*", True),
        ("corn 2 indigo 1", "small_warehouse*", False),
        ("corn 4 indigo 3", "large_warehouse*", True),
        ("corn 1 indigo 1", "", False),
    ],
)
def test_storing_matters_only_when_something_is_lost(goods: str, city: str, same: bool) -> None:
    ships = {5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}  # none of which takes his goods
    table = Table().arrange(goods={0: goods}, city={0: city}, ships=ships)
    table.play("pick captain")
    view = look(table)
    assert (view["decision"]["kind"], view["foresight"]["same"]) == ("storage", same)


def test_placing_matters_only_when_a_spot_stays_empty() -> None:
    table = Table().arrange(island={0: "corn indigo"}, colonist_ship=4).play("pick mayor", "recruit")
    assert look(table)["foresight"]["same"] is True
    table = Table().arrange(island={0: "corn indigo sugar"}, colonist_ship=4).play("pick mayor", "recruit")
    assert look(table)["foresight"]["same"] is False
    table.play("put corn")
    assert look(table)["foresight"]["same"] is False


def test_the_captain_tells_what_will_be_kept() -> None:
    table = Table().arrange(goods={0: "corn 3"}, city={0: "small_warehouse large_warehouse*"})
    table.arrange(goods={0: "corn 3 indigo 1"}).play("pick captain")
    assert look(table)["foresight"]["keeping"] == {"kinds": 2, "idle": ["small_warehouse"]}


# Placing, played on


def test_filling_answers_all_that_is_asked() -> None:
    """And not what the game places by itself."""
    table = Table().arrange(
        island={0: "corn corn indigo coffee"}, city={0: "coffee_roaster office"}, san_juan={0: 4}
    )
    table.play("pick mayor", "pass")
    moves = look(table)["foresight"]["fill"]
    table.play(*moves)
    assert table.state.to_play != 0
    assert table.seat(0)["empty_circles"] == 2
    assert table.seat(0)["island"]["coffee"]["colonists"] == table.seat(0)["city"]["coffee_roaster"]


def test_the_last_choice_tells_who_follows_by_himself() -> None:
    table = Table().arrange(island={0: "corn corn corn indigo"}, san_juan={0: 2})
    table.play("pick mayor", "pass")
    ends = look(table)["foresight"]["ends"]
    assert {move: placed["follow"] for move, placed in ends.items()} == {
        "put indigo": ["put corn", "put corn"]
    }
    assert ends["put indigo"]["chains"]["corn"]["made"] == 2


def test_chains_after_a_last_choice_are_those_of_the_craftsman() -> None:
    table = Table().arrange(island={0: "corn corn indigo"}, city={0: "small_indigo_plant"}, san_juan={0: 0})
    table.play("pick mayor", "pass")
    view = look(table)
    assert view["decision"]["left"] == 1
    ends = view["foresight"]["ends"]
    assert set(ends) == {"put corn", "put indigo", "put small_indigo_plant"}
    assert ends["put corn"]["follow"] == []
    assert ends["put corn"]["chains"]["corn"]["made"] == 1
    assert ends["put indigo"]["chains"]["indigo"]["missing"] == "worker"


# Shelves


def test_shelves_are_filled_in_their_order() -> None:
    ships = {5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}
    table = Table(new="storehouse").arrange(
        goods={0: "corn 3 indigo 2"}, city={0: "large_warehouse storehouse*"}, ships=ships
    )
    table.play("pick captain")
    storing = look(table)["foresight"]["storing"]
    assert [shelf["building"] for shelf in storing["shelves"]] == [*["storehouse"] * 3, None]
    assert storing["wares"]["corn"] == {"kept": False, "aside": 0, "keeps": 1, "loses": 0}
    table.play("barrel corn", "barrel corn", "barrel indigo")
    storing = look(table)["foresight"]["storing"]
    assert [shelf["good"] for shelf in storing["shelves"]] == ["corn", "corn", "indigo", None]
    assert storing["wares"]["corn"] == {"kept": False, "aside": 2, "keeps": 1, "loses": 0}
    assert storing["wares"]["indigo"]["loses"] == 0


# What games with expansions add


def test_an_aqueduct_is_counted_with_the_chain() -> None:
    table = Table(new="aqueduct").arrange(island={0: "indigo*"}, city={0: "indigo_plant* aqueduct*"})
    assert chain(table, 0, "indigo")["made"] == 2
    assert forecast(table, "craftsman")["seats"][0] == {"indigo": 2}


def test_the_mayor_foresees_nobles() -> None:
    table = Table(nobles="added").arrange(city={1: "villa*"})
    assert forecast(table, "mayor")["seats"] == [2, 2, 1, 1]
    assert look(table)["endings"] == ["city", "points"]
    assert look(Table())["endings"] == ["colonists", "city", "points"]


def test_the_buccaneer_foresees_his_deeds() -> None:
    table = Table(buccaneer=True).arrange(ships={5: "corn 4"}, house="coffee indigo")
    assert forecast(table, "buccaneer") == {"raid": 3, "plunder": 2, "poach": 0, "empty": ""}


def test_the_pickers_of_a_round_stand_in_their_order() -> None:
    assert look(Table(3, first=1))["pickers"] == [1, 2, 0]
    assert look(Table(2))["pickers"] == [0, 1, 0, 1, 0, 1]


def test_the_festival_tells_how_near_everybody_is() -> None:
    table = Table(festival="corn corn indigo sugar factory").arrange(
        island={0: "corn* corn", 1: "corn"}, doubloons={0: 7, 1: 2}
    )
    reach = look(table)["festival"]["reach"]
    assert reach["plantation"][:2] == [2, 1]
    assert reach["production"][:2] == [1, 0]
    assert reach["building"][:2] == [0, 5]
