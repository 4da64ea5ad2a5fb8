"""Search against positions that are solved exactly, and what it promises: nothing foreseen, nothing overrun."""

from __future__ import annotations

import itertools
import time
from typing import Any

import pytest
from mypy_extensions import i64

import quayside
from quayside import Rng, Seen, State
from quayside.bots import Budget, Search, load
from quayside.bots.contest import ENTRANTS, FINALISTS, Fortune
from quayside.bots.evaluation import Evaluation
from quayside.bots.search import ENOUGH
from quayside.bots.tree import Edge, surest
from quayside.core.events import Event
from quayside.core.vecs import vec

from ..lisboa.table import Table as LisboaTable
from ..manila import laws as manila_laws
from ..manila.table import Table as ManilaTable
from ..properties.worlds import at_every_table, at_every_table_with_secrets, choose, laws, position
from ..puerto_rico.table import Table as PuertoRicoTable
from . import solving

# Solved positions


def last_placement() -> State:
    """The last placement of the game, for seat 3. Silk is in port and will end the game; only the jade punt on 9 still
    sails. Seat 0 will have 120 pesos and the jade shares that nobody else can see."""
    hands = ("ginseng jade", "ginseng jade", "ginseng jade", "silk silk")
    table = ManilaTable(players=4, hands=hands, rolls=["3 4 5", "6 6 4"])
    table.play("0: bid 5", "pass", "pass", "pass", "pass").load("nutmeg 5 silk 4 jade 0")
    table.place("nutmeg pass pass shipyard.A").place("silk port.A").place("pass")
    return table.arrange(cash={0: 66, 1: 20, 2: 20, 3: 50}, prices={"silk": 20}).state


def exact_chances(state: Any, seat: int) -> dict[str, float]:
    """Of a seat to win after each move, over all that the others may hold and all that the dice may bring."""
    totals: dict[str, float] = {}
    deals = manila_laws.posterior(state, seat)
    for deal, weight in deals.items():
        world = state.clone()
        for at, shares in enumerate(shares for hand in deal for shares in hand):  # seat 3 is the last
            world.dealt[at] = shares
        for move, chances in solving.values(world).items():
            totals[move] = totals.get(move, 0.0) + weight * chances[seat] / sum(deals.values())
    return totals


def test_search_finds_the_best_placement_of_a_last_voyage() -> None:
    state = last_placement()
    exact = exact_chances(state, 3)
    best = max(exact, key=lambda move: exact[move])
    others = sorted(exact.values())[:-1]
    assert (best, others[-1] < exact[best] - 0.2) == ("place insurance", True)
    seen = Seen(state, 3)
    assert state.notation(load("greedy").decide(seen, Budget())) == "place jade", "which looks better"
    for seed in range(3):
        assert state.notation(Search(seed).decide(seen, Budget(iterations=800))) == best
    first = Search(1).think(seen, Budget(iterations=400))[0]
    assert first.chances[3] == pytest.approx(exact[best], abs=0.06)


def last_captain() -> State:
    """The last phase of the game: seat 3 loads first, two points behind seat 0. Everything lies open."""
    table = PuertoRicoTable().arrange(san_juan={0: 72}).picks("mayor craftsman trader")
    goods = {0: "indigo 2 sugar 1", 1: "corn 3", 2: "sugar 2", 3: "corn 2 indigo 3"}
    table.arrange(goods=goods, points={0: 20, 1: 18, 2: 15, 3: 17}, ships={5: "corn 2", 6: "sugar 4"})
    table.arrange(doubloons={0: 0, 1: 0, 2: 0, 3: 0}).play("3: pick captain")
    return table.state


def test_search_plays_an_end_game_as_exhaustive_play_does() -> None:
    state = last_captain()
    exact = {move: chances[3] for move, chances in solving.values(state).items()}
    assert exact == {"load 5 corn": 0.5, "load 7 indigo": 0.0}
    seen = Seen(state, 3)
    assert state.notation(load("greedy").decide(seen, Budget())) == "load 7 indigo", (
        "three barrels instead of two"
    )
    for seed in range(3):
        assert state.notation(Search(seed).decide(seen, Budget(iterations=200))) == "load 5 corn"


# What a seat cannot know


@at_every_table_with_secrets
def test_in_two_worlds_that_look_the_same_every_bot_plays_the_same(id: str, players: int) -> None:
    for seat in range(players):
        scripts = laws(id).alike(players, seat, Rng(seat))
        one, other = (quayside.game(id).new(players, 5, 0, script) for script in scripts)
        rng = Rng(seat + 1)
        decisions = 0
        while decisions < 3 and one.to_play >= 0 and one.legal() == other.legal():
            if one.to_play == seat:
                decisions += 1
                assert one.key() != other.key()
                for bot in ("greedy", "novice", "search:12"):
                    moves = [load(bot, 3).decide(Seen(state, seat), Budget()) for state in (one, other)]
                    assert moves[0] == moves[1]
            action = choose(one, rng)
            one.play(action)
            other.play(action)
        assert decisions > 0


@at_every_table
def test_the_same_seed_and_iterations_give_the_same_move_and_figures(id: str, players: int) -> None:
    state = position(id, players, 3, 30)
    seen = Seen(state, state.to_play)
    one, other = (
        [
            (each.action, each.visits, each.chances, each.line)
            for each in Search(5).think(seen, Budget(iterations=40))
        ]
        for _ in range(2)
    )
    assert one == other
    assert sum(visits for _, visits, _, _ in one) == 40


def test_the_position_that_search_was_asked_about_stays_as_it_was() -> None:
    state = position("manila", 4, 3, 30)
    before = state.key()
    Search(1).decide(Seen(state, state.to_play), Budget(iterations=30))
    assert state.key() == before


# Budgets, by counting


def a_choice(id: str = "manila") -> Seen:
    state = position(id, 4, 3, 30)
    assert len(state.legal()) > 1
    return Seen(state, state.to_play)


def test_a_named_budget_is_kept_and_the_tighter_of_two_counts() -> None:
    search = load("search:50")
    assert isinstance(search, Search)
    for given, most in ((Budget(), 50), (Budget(iterations=20), 20), (Budget(iterations=500), 50)):
        search.think(a_choice(), given)
        assert search.iterations == most


def test_without_any_budget_search_thinks_for_its_usual_number_of_rounds() -> None:
    search = Search()
    search.think(a_choice("puerto_rico"), Budget())
    assert search.iterations == 800


@pytest.mark.parametrize(("name", "rounds"), [("search", ENOUGH), ("search:60s", 5820)])
def test_only_what_is_named_for_its_time_uses_all_of_it(
    monkeypatch: pytest.MonkeyPatch, name: str, rounds: int
) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) * 0.01)
    search = load(name)
    assert isinstance(search, Search)
    search.think(Seen(last_captain(), 3), Budget(seconds=60.0))
    assert search.iterations == rounds


@pytest.mark.parametrize(("name", "given"), [("search:1s", None), ("search", 1.0), ("search:9s", 1.0)])
def test_the_clock_is_read_after_every_round_of_thought(
    monkeypatch: pytest.MonkeyPatch, name: str, given: float | None
) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) * 0.01)  # a round takes 10 ms
    search = load(name)
    assert isinstance(search, Search)
    search.think(a_choice(), Budget(seconds=given))
    assert search.iterations == 97, "three hundredths of the time are for the way there and back"


def test_however_slow_the_machine_one_round_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(ticks) * 1000.0)
    seen = a_choice("puerto_rico")
    search = Search()
    assert search.decide(seen, Budget(seconds=0.1)) in seen.legal()
    assert search.iterations == 1


def test_a_move_is_the_surer_the_more_its_promise_is_trusted() -> None:
    likely, unlikely = Edge(0, 0, 0.9, 2), Edge(1, 0, 0.1, 2)
    for edge, won in ((likely, 40.0), (unlikely, 50.0)):
        edge.visits = 100
        edge.sums = [won, 100.0 - won]
    assert surest([likely, unlikely], trust=0.0) is unlikely
    assert surest([likely, unlikely], trust=0.1) is likely


def test_a_forced_move_is_answered_at_once() -> None:
    state = position("manila", 4, 3, 30)
    [only] = state.legal()[-1:]
    state.choices = vec[i64]([only])
    seen = Seen(state, state.to_play)
    search = Search()
    assert search.decide(seen, Budget()) == only
    assert search.iterations == 0


# The contest of the moves at hand


def many_choices() -> Seen:
    state = position("lisboa", 4, 3, 87)
    assert len(state.legal()) > ENTRANTS
    return Seen(state, state.to_play)


def test_the_moves_that_promise_most_are_looked_at_and_the_worse_half_drops_out() -> None:
    thoughts = Search(1).think(many_choices(), Budget(iterations=240))
    visits = [thought.visits for thought in thoughts]
    # thirds of the budget: 8 moves, then 4, then 2
    assert visits == [70, 70, 30, 30, 10, 10, 10, 10] + [0] * (len(visits) - ENTRANTS)
    promise = sorted((thought.prior for thought in thoughts), reverse=True)
    assert sorted((thought.prior for thought in thoughts[:ENTRANTS]), reverse=True) == promise[:ENTRANTS]


def test_a_move_that_dropped_out_is_not_the_answer() -> None:
    seen = a_choice("puerto_rico")
    thoughts = Search(1).think(seen, Budget(iterations=120))
    finalists = [thought for thought in thoughts if thought.sure > -1.0]
    assert len(finalists) == FINALISTS
    best = max(finalists, key=lambda thought: thought.sure)
    assert Search(1).decide(seen, Budget(iterations=120)) == best.action


def test_a_move_that_is_asked_about_is_looked_at_until_the_end() -> None:
    seen = many_choices()
    unlikely = min(Search(1).think(seen, Budget(iterations=1)), key=lambda thought: thought.prior)
    for iterations in (1, 240):
        thoughts = Search(1).think(seen, Budget(iterations=iterations), unlikely.action)
        asked = next(thought for thought in thoughts if thought.action == unlikely.action)
        assert asked.visits == max(thought.visits for thought in thoughts)
        assert asked.sure > -1.0


def test_moves_drawn_blindly_are_looked_at_in_the_first_stage_and_stand_for_all_the_others() -> None:
    seen = many_choices()
    thoughts = Search(1).think(seen, Budget(iterations=360), blind=4)
    choices = len(thoughts)
    # a third of the budget for 8 moves and 4 beside them, then 4 moves, then 2
    assert [thought.visits for thought in thoughts] == [100, 100, 40, 40] + [10] * 8 + [0] * (choices - 12)
    others = sorted(thoughts, key=lambda thought: thought.prior)[:-ENTRANTS]
    drawn = [thought for thought in others if thought.visits]
    assert [(thought.visits, thought.sure) for thought in drawn] == [(10, -1.0)] * 4
    assert sum(thought.share for thought in drawn) == pytest.approx((choices - ENTRANTS) / choices)
    assert sum(thought.share for thought in thoughts) == pytest.approx(1.0)
    assert {thought.early > 0 for thought in thoughts if thought.visits} == {True}


def test_as_many_moves_as_are_asked_for_are_looked_at_until_the_end() -> None:
    thoughts = Search(1).think(a_choice(), Budget(iterations=240), finalists=3)
    assert [thought.sure > -1.0 for thought in thoughts].count(True) == 3
    assert thoughts[0].visits - thoughts[2].visits <= 1 < thoughts[2].visits - thoughts[3].visits


# The tree is used again


def mayor() -> PuertoRicoTable:
    """Seat 0 has three colonists to place, one after the other."""
    table = PuertoRicoTable().arrange(island={0: "corn corn indigo"}, city={0: "small_indigo_plant hacienda"})
    return table.arrange(san_juan={0: 2}).play("0: pick mayor")


def test_what_was_thought_about_the_first_of_several_decisions_serves_for_the_next() -> None:
    table = mayor()
    search = Search(1)
    action = search.decide(Seen(table.state, 0), Budget(iterations=100))
    table.state.play(action)
    assert table.state.to_play == 0
    search.think(Seen(table.state, 0), Budget(iterations=1))
    assert search.iterations > 1, "rounds that were taken over count"


def test_a_tree_is_thrown_away_when_something_else_came_about() -> None:
    table = mayor()
    search = Search(1)
    action = search.decide(Seen(table.state, 0), Budget(iterations=100))
    other = next(each for each in table.state.legal() if each != action)
    table.state.play(other)
    assert table.state.to_play == 0
    search.think(Seen(table.state, 0), Budget(iterations=1))
    assert search.iterations == 1


# The evaluation


@at_every_table
def test_chances_add_up_and_a_finished_game_has_a_result(id: str, players: int) -> None:
    rules = quayside.game(id)
    judge = Evaluation(rules.insight, [], 1.0)
    state = position(id, players, 3, 40)
    chances = judge.chances(state)
    assert len(chances) == players
    assert sum(chances) == pytest.approx(1.0) if players > 1 else 0 < chances[0] < 1
    rng = Rng(1)
    while state.to_play >= 0:
        state.play(choose(state, rng))
    winners = [rank == 1 for rank in state.ranking()]
    assert judge.chances(state) == [won / max(1, sum(winners)) for won in winners]


def test_who_plays_alone_has_the_rival_to_beat() -> None:
    judge = Evaluation(quayside.game("lisboa").insight, [], 1.0)
    table = LisboaTable(1)
    before = judge.chances(table.state)[0]
    table.state.wigs[0] += 5
    ahead = judge.chances(table.state)[0]
    table.state.wigs[1] += 10
    assert judge.chances(table.state)[0] < before < ahead


@at_every_table
def test_features_have_a_name_each_and_a_row_for_each_seat(id: str, players: int) -> None:
    insight = quayside.game(id).insight
    state = quayside.game(id).new(players, 3)
    rng = Rng(4)
    while state.to_play >= 0 and state.ply < 60:
        rows = insight.features(state)
        assert [len(row) for row in rows] == [len(insight.feature_names())] * players
        assert len(insight.quick(state)) == len(state.legal())
        state.play(choose(state, rng))


@pytest.mark.parametrize(("id", "move"), [("manila", "bid 5"), ("puerto_rico", "pick settler")])
def test_what_is_under_way_has_not_settled(id: str, move: str) -> None:
    state = quayside.game(id).new(4, 3)
    assert state.game.insight.settled(state)
    state.play(state.parse(move))
    assert not state.game.insight.settled(state)


def test_a_turn_of_lisboa_has_settled_when_it_begins() -> None:
    state = quayside.game("lisboa").new(4, 3)
    while not state.notation(state.legal()[0]).startswith("card"):
        assert not state.game.insight.settled(state), "clergy tiles are being chosen"
        state.play(state.legal()[0])
    assert state.game.insight.settled(state)
    state.play(state.legal()[0])
    assert not state.game.insight.settled(state)


def test_the_same_look_at_every_move_is_in_the_same_world() -> None:
    fortune = Fortune(1)
    assert fortune.of_the_world(look=3).word() == fortune.of_the_world(look=3).word()
    draws = [fortune.of_the_draw(), fortune.of_the_world(3), fortune.of_the_play(3), fortune.of_the_world(4)]
    assert len({rng.word() for rng in draws}) == 4, "and nothing else has the luck of that world"
    assert Fortune(2).of_the_world(3).word() != fortune.of_the_world(3).word()


# Nothing illegal


@pytest.mark.slow
@pytest.mark.parametrize("id", quayside.games())
def test_no_bot_wants_what_is_not_legal_in_ten_thousand_positions(id: str) -> None:
    rules = quayside.game(id)
    seats = list(rules.players)
    visited = number = 0
    bots = [load(name, 7) for name in ("random", "novice", "greedy", "search:2")]
    while visited < 10_000:
        rng = Rng(number)
        state = rules.new(seats[number % len(seats)], number)
        while state.to_play >= 0 and visited < 10_000:
            seen = Seen(state, state.to_play)
            bot = bots[visited % len(bots)]
            assert bot.decide(seen, Budget()) in state.legal()
            visited += 1
            state.play(choose(state, rng))
        number += 1


def test_search_hears_and_tells_nothing() -> None:
    """Worlds that search plays in have no listener: a game's events are its own."""
    told: list[Event] = []
    state = quayside.game("manila").new(3, 7, listener=told.append)
    before = len(told)
    Search(1).decide(Seen(state, 0), Budget(iterations=20))
    assert len(told) == before
