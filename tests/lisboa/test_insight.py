"""Insight: costs that come true, and a greedy bot that knows what it does."""

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


def best(table: Table) -> str:
    seen = Seen(table.state, table.state.to_play)
    values = table.state.game.insight.values(seen)
    assert len(values) == len(table.choices)
    return table.choices[values.index(max(values))]


def test_what_visits_events_and_land_cost_is_what_they_cost() -> None:
    table = Table(3).arrange(offices={"marquis": "1 2"}, clergy={0: "C24"}, treasury=4)
    costs = odds(table)
    assert costs["visits"] == {"king": 2, "marquis": 4, "builder": 2}
    assert costs["event"] == 4 - 2
    assert costs["land"]["A5"] == 4 + 3 + 2 + 1 + 2 + 1
    assert "E1" in costs["land"]
    assert table.court("P12").influence[0] == 0


def test_production_is_forecast() -> None:
    table = Table(3).arrange(stores={"A2 tools": 0, "B2 tools": 0, "C4 cloth": 0})
    assert odds(table)["production"] == {"gold": 0, "tools": 2, "books": 0, "cloth": 1}


def test_when_the_game_is_over_the_estimate_is_the_score() -> None:
    state = quayside.game("lisboa").new(3, 3)
    quayside.playout(state, Rng(3))
    assert state.game.insight.evaluate(state) == [float(score) for score in state.scores()]


def test_more_wigs_and_more_means_are_worth_more() -> None:
    plain = Table(3).state.game.insight.evaluate(Table(3).state)[0]
    for richer in (
        {"wigs": {0: 5}},
        {"reis": {0: 20}},
        {"influence": {0: 9}},
        {"sets": {0: 1}},
        {"clergy": {0: "C01"}},
    ):
        table = Table(3).arrange(**richer)
        assert table.state.game.insight.evaluate(table.state)[0] > plain, richer


def test_insight_leaves_the_game_as_it_was() -> None:
    state = quayside.game("lisboa").new(2, 3)
    rng = Rng(3)
    for _ in range(60):
        before = state.key(), state.ply, state.legal()
        seen = Seen(state, state.to_play)
        if state.ply % 12 == 0:
            state.game.insight.values(seen)
            state.game.insight.odds(seen)
        state.game.insight.evaluate(state)
        assert (state.key(), state.ply, state.legal()) == before
        state.play(state.legal()[rng.below(len(state.legal()))])


# What looks best


def test_greedy_sells_where_it_brings_most() -> None:
    """Brown adds 3 to the price, red 1; neither ship is ours, nor will it be full."""
    table = (
        Table(3)
        .arrange(portfolio={1: "S10", 2: "S04"}, goods={0: "cloth 2"})
        .tuck("P10")
        .play("sell cloth S04")
    )
    assert best(table) == "sell cloth S10"


def test_greedy_cashes_what_is_worth_most_in_the_last_round() -> None:
    table = Table(3, ["turn C37", "turn C06"]).arrange(period=2).arrange(cardinal=4, clergy={0: "C36"})
    table.state.round = table.state.last_round = 14
    table.tuck("P08").play("move 1")
    assert best(table) == "clergy C37", "four wigs on its back, three on the other's"
    table.play("clergy C37", "trade cloth favor", "favor builder", "pass").draw_anything()
    assert best(table).startswith("cash")


def test_greedy_takes_a_decree_that_it_has_fulfilled() -> None:
    table = Table(3).arrange(
        sets={0: 3}, shown="D27 D34 D37 D44 D54 D60 D19 D21", reis={0: 1}, favors={1: ""}
    )
    assert best(table.court("P12").play("pass")) == "decree D27"


def test_greedy_opens_a_building_where_its_stores_score() -> None:
    """Three tools stores on the street of N2: 9 wigs; elsewhere nothing."""
    table = Table(3).arrange(
        stores={"A2 tools": 0, "B2 tools": 0, "C3 tools": 0}, offices={"king": "0 0"}, favors={1: "", 2: ""}
    )
    table.court("P09").play("pass")
    assert best(table) == "open N2"


def test_greedy_accepts_goods_that_cost_nothing() -> None:
    table = Table(3).arrange(goods={0: "gold 1"}, stores={"B2 tools": 0, "C4 cloth": 0}).tuck("P13")
    assert best(table) == "accept"


def test_the_same_seed_gives_the_same_greedy_game() -> None:
    moves = []
    for _ in range(2):
        state = quayside.game("lisboa").new(2, 11)
        bots = [Greedy(seed) for seed in range(2)]
        while state.to_play >= 0 and state.ply < 6:
            state.play(bots[state.to_play].decide(Seen(state, state.to_play), Budget()))
        moves.append(list(state.history))
    assert moves[0] == moves[1]


@pytest.mark.slow
def test_greedy_beats_random_players() -> None:
    """Many games on the compiled build; a few on the pure one, of which it may not lose any."""
    games = 100 if COMPILED else 2
    plan = Plan("lisboa", ("greedy", *["random"] * 3), games, seed=2026)
    wins = sum([outcome.ranks[outcome.seating.index("greedy")] == 1 for outcome in play_all(plan)])
    assert wins >= 0.95 * games
