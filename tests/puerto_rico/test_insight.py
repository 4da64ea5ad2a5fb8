"""Insight: forecasts that come true, roles judged by playing them, and a greedy bot that knows what it does."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside import Rng, Seen
from quayside.bots import Greedy
from quayside.bots.bot import Budget
from quayside.core import state as build
from quayside.lab.simulate import Plan, play_all

from .table import Table

COMPILED = not build.__file__.endswith(".py")


def odds(table: Table, seat: int = 0) -> dict[str, Any]:
    return table.state.game.insight.odds(Seen(table.state, seat))


def values(table: Table) -> dict[str, float]:
    seen = Seen(table.state, table.state.to_play)
    return dict(zip(table.choices, table.state.game.insight.values(seen), strict=True))


def best(table: Table) -> str:
    worth = values(table)
    return max(worth, key=lambda choice: worth[choice])


# Forecasts


def test_the_harvest_that_is_forecast_is_the_one_that_comes() -> None:
    table = Table().arrange(
        island={0: "corn* corn indigo* indigo*", 2: "sugar* sugar*"},
        city={0: "indigo_plant* factory*", 2: "sugar_mill**"},
    )
    production = odds(table)["production"]
    assert production[0] == {"goods": {"corn": 1, "indigo": 1}, "factory": 1}
    assert production[2] == {"goods": {"sugar": 2}, "factory": 0}
    table.play("pick craftsman", "pass")
    assert (table.goods(0), table.goods(2)) == ("corn 1 indigo 1", "sugar 2")
    assert table.doubloons[0] == 3 + 1


def test_shipping_is_forecast_for_each_seat_as_captain() -> None:
    goods = {0: "corn 3 sugar 2", 1: "coffee 2"}
    table = Table().arrange(goods=goods, ships={5: "tobacco 1", 6: "corn 5", 7: "coffee 6"})
    shipping = odds(table)["shipping"]
    assert shipping[0] == {"points": 2, "spoiled": 3}, "one corn and the captain's point; one barrel is kept"
    assert shipping[1] == {"points": 2, "spoiled": 0}
    assert shipping[3] == {"points": 0, "spoiled": 0}


def test_a_role_is_forecast_with_what_it_brings_each_seat() -> None:
    table = Table().arrange(
        cards={"craftsman": 2, "prospector": 1}, island={0: "corn*", 3: "corn* corn*"}, goods={1: "coffee 1"}
    )
    roles = odds(table)["roles"]
    assert list(roles) == list(table.view()["roles"])
    craftsman = roles["craftsman"]
    assert craftsman["doubloons"] == 2
    gains = ("doubloons", "goods", "points", "colonists")
    assert [[seat[gain] for gain in gains] for seat in craftsman["seats"]] == [
        [2, 2, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 2, 0, 0],
    ]
    assert roles["prospector"]["seats"][0]["doubloons"] == 2
    assert roles["trader"]["seats"][1]["doubloons"] == 4
    assert roles["mayor"]["seats"][0]["colonists"] == 2
    assert craftsman["seats"][0]["value"] > 0


def test_roles_are_forecast_only_when_one_is_to_be_picked() -> None:
    assert odds(Table().play("pick settler"))["roles"] == {}
    assert len(odds(Table())["roles"]) == 7


def test_insight_leaves_the_game_as_it_was() -> None:
    state = quayside.game("puerto_rico").new(4, 3)
    rng = Rng(3)
    for _ in range(150):
        before = state.key(), state.ply, state.legal()
        seen = Seen(state, state.to_play)
        state.game.insight.values(seen)
        if state.ply % 10 == 0:
            state.game.insight.odds(seen)
        state.game.insight.evaluate(state)
        assert (state.key(), state.ply, state.legal()) == before
        state.play(state.legal()[rng.below(len(state.legal()))])


def test_when_the_game_is_over_the_estimate_is_the_score() -> None:
    state = quayside.game("puerto_rico").new(3, 3)
    quayside.playout(state, Rng(3))
    assert state.game.insight.evaluate(state) == [float(score) for score in state.scores()]


def test_the_game_is_expected_to_end_sooner_as_it_nears_its_end() -> None:
    early = odds(Table())["rounds"]
    late = odds(Table().arrange(points={3: 90}, san_juan={3: 60}))["rounds"]
    last = odds(Table().arrange(san_juan={3: 72}).pick("mayor"))["rounds"]
    assert early > late > last
    assert last < 1


# What looks best


def test_greedy_mans_a_plantation_and_its_building_before_one_that_has_none() -> None:
    table = Table().arrange(island={0: "coffee tobacco"}, city={0: "coffee_roaster"}, colonist_ship=4)
    table.play("pick mayor", "recruit")
    for _ in range(2):
        if table.asked == (0, "mayor"):
            table.play(best(table))
    assert (table.island(0), table.city(0)) == ("tobacco coffee*", "coffee_roaster*")


def test_greedy_sells_the_dearest_good() -> None:
    table = Table().arrange(goods={0: "corn 1 tobacco 1 coffee 1"}).play("pick trader")
    assert best(table) == "sell coffee"


def test_greedy_takes_the_larger_load() -> None:
    table = Table().arrange(goods={0: "corn 5 indigo 1"}).play("pick captain")
    assert best(table).endswith("corn")


def test_greedy_takes_card_doubloons_when_roles_are_worth_the_same() -> None:
    table = Table().arrange(cards={"captain": 3}, doubloons=dict.fromkeys(range(4), 0))
    worth = values(table)
    assert worth["pick captain"] > worth["pick trader"]


def test_greedy_builds_a_large_building_at_the_end() -> None:
    table = Table().arrange(
        points={0: 44, 1: 40},
        city={0: "harbor* wharf* indigo_plant*** small_market* hospice* factory*"},
        doubloons={0: 10},
    )
    assert best(table.play("pick builder")) == "build customs_house"


def test_greedy_keeps_what_it_has_most_of() -> None:
    ships = {5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"}
    table = Table().arrange(goods={0: "corn 6 indigo 1"}, city={0: "small_warehouse*"}, ships=ships)
    assert best(table.play("pick captain")) == "keep corn"


def test_the_same_seed_gives_the_same_greedy_game() -> None:
    moves = []
    for _ in range(2):
        state = quayside.game("puerto_rico").new(3, 11)
        bots = [Greedy(seed) for seed in range(3)]
        while state.to_play >= 0 and state.ply < 120:
            state.play(bots[state.to_play].decide(Seen(state, state.to_play), Budget()))
        moves.append(state.history)
    assert moves[0] == moves[1]


@pytest.mark.parametrize(
    ("bots", "share"), [(("greedy", "random"), 0.99), (("greedy", *["random"] * 3), 0.9)]
)
def test_greedy_wins_against_random_players(bots: tuple[str, ...], share: float) -> None:
    """Many games on the compiled build; a few on the pure one, of which it may not lose any."""
    games = 200 if COMPILED else 6
    plan = Plan("puerto_rico", bots, games, seed=2026)
    wins = sum([outcome.ranks[outcome.seating.index("greedy")] == 1 for outcome in play_all(plan)])
    assert wins >= share * games
