"""Random games from set-up to end, at every table and with every option: what must hold in each position."""

from __future__ import annotations

import itertools
import json
import os
from typing import Any

import pytest

import quayside
from quayside import ALL, Rng, State
from quayside.core import state as build

from .worlds import (
    ENDLESS,
    PACE,
    TABLES,
    Heard,
    all_options,
    at_every_table,
    for_every_game,
    games,
    laws,
    text,
    wander,
)

MOVES = int(os.environ.get("QUAYSIDE_MOVES", "300000"))
TRIED = int(os.environ.get("QUAYSIDE_TRIED", "3000"))  # games, of all games together
COMPILED = not build.__file__.endswith(".py")
GAMES_A_TABLE = 8  # at least one for each combination of options
PLIES_BETWEEN = 17  # between positions that are looked at closely
PLIES_BETWEEN_TRIALS = 4  # between positions in which every choice is played
PLIES_BETWEEN_BOOKS = 3  # between positions in which the witness compares its books


def look_closely(state: State) -> None:
    """What holds in every position, and takes time to see."""
    refusals = [state.why_not(action) for action in range(state.game.actions.size)]
    assert [action for action, why in enumerate(refusals) if why is None] == state.legal()
    reasons = [[why.rule, why.args] for why in refusals if why is not None]
    assert {why.rule.split(".")[0] for why in refusals if why is not None} <= {"core", state.game.id}
    assert json.loads(text(reasons)) == reasons
    for viewer in (*range(state.players), None, ALL):
        view = state.view(viewer)
        assert json.loads(text(view)) == view
    for seat in {max(0, state.to_play), state.ply % state.players}:
        seen = quayside.Seen(state, seat)
        assert len(state.game.insight.values(seen)) == len(seen.legal())
        odds = state.game.insight.odds(seen)
        assert json.loads(text(odds)) == odds
    worth = state.game.insight.evaluate(state)
    assert len(worth) == state.players
    check_scores(state)


def check_scores(state: State) -> None:
    scores = state.scores()
    ranking = state.ranking()
    assert len(scores) == len(ranking) == state.players
    assert {type(score) for score in scores} == {int}
    for one, other in itertools.permutations(range(state.players), 2):
        if scores[one] > scores[other]:
            assert ranking[one] < ranking[other]
    if state.players == 1:  # ranked against somebody who has no seat
        assert ranking in ([1], [2])
        return
    for rank in ranking:
        assert rank == 1 + sum(other < rank for other in ranking), (
            "ranks are counted from 1, and ties share one"
        )


@at_every_table
def test_random_games_keep_the_laws_and_come_to_an_end(id: str, players: int) -> None:
    for number, options in enumerate(games(id, players, GAMES_A_TABLE)):
        witness = laws(id).Witness(players)
        state = quayside.game(id).new(players, number, number % players, listener=witness, **options)
        for action in wander(state, Rng(number)):
            legal = state.legal()
            assert legal, "a dead end"
            assert legal == sorted(set(legal))
            assert action in legal
            assert 0 <= state.to_play < players
            assert state.ply == len(state.history)
            laws(id).check(state)
            if state.ply % PLIES_BETWEEN_BOOKS == 0:
                witness.agrees(state)
            if state.ply % (PLIES_BETWEEN * PACE.get(id, 1)) == number % PLIES_BETWEEN:
                look_closely(state)
        assert state.to_play == -1
        assert state.legal() == []
        laws(id).check(state)
        witness.agrees(state)
        look_closely(state)


@at_every_table
def test_nobody_is_asked_without_a_choice_unless_the_rules_say_always_asked(id: str, players: int) -> None:
    game = quayside.game(id)
    for seed in range(4):
        state = game.new(players, seed)
        for _ in wander(state, Rng(seed)):
            answers = [action for action in state.legal() if action >= game.actions.free]
            assert len(answers) > 1 or (len(answers) == 1 and game.rules.always_asked(state))


@at_every_table
def test_a_playout_plays_to_the_end_and_counts_its_decisions(id: str, players: int) -> None:
    for seed in range(5):
        state = quayside.game(id).new(players, seed)
        assert quayside.playout(state, Rng(seed)) == state.ply == len(state.history) < ENDLESS
        assert state.to_play == -1


@for_every_game
def test_the_laws_notice_when_they_are_broken(id: str) -> None:
    """A law that holds for whatever happens would be none."""
    state: Any = quayside.game(id).new(seed=1)
    laws(id).check(state)
    for broken in laws(id).broken(state):
        with pytest.raises(quayside.PositionError):
            laws(id).check(broken)


@pytest.mark.slow
def test_many_moves_keep_the_laws() -> None:
    """On the compiled build; the pure one plays a twentieth of them, `make soak` many more."""
    plies = MOVES if COMPILED else MOVES // 20
    rng = Rng(2026)
    played = 0
    for number, (id, players) in enumerate(itertools.cycle(TABLES)):
        options = all_options(id, players)[number // len(TABLES) % len(all_options(id, players))]
        check = laws(id).check
        state = quayside.game(id).new(players, number, **options)
        while state.to_play >= 0:
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
            if state.ply % 16 == 0:
                check(state)
            assert state.ply < ENDLESS
        check(state)
        check_scores(state)
        played += state.ply
        if played > plies:
            break


@pytest.mark.slow
def test_whatever_is_offered_can_be_played() -> None:
    """At every table, with every combination of options, over and over. Choices are looked up as a sorted list: one that
    stood out of its order would be refused. The pure build plays a twentieth of the games, `make soak` many more."""
    tables = [(id, players, options) for id, players in TABLES for options in all_options(id, players)]
    order = list(range(len(tables)))
    Rng(2026).shuffle(order)
    for number in range(TRIED if COMPILED else TRIED // 20):
        id, players, options = tables[order[number % len(order)]]
        state = quayside.game(id).new(players, number, **options)
        for _ in wander(state, Rng(number)):
            legal = state.legal()
            assert legal == sorted(set(legal))
            if state.ply % PLIES_BETWEEN_TRIALS == 0:
                for action in legal:
                    state.clone().play(action)


@pytest.mark.slow
def test_random_play_comes_upon_everything_that_can_happen() -> None:
    """Or the random games would prove little of the rare rules."""
    for id in quayside.games():
        rules = quayside.game(id)
        kinds: set[str] = set()
        for number in range(1500):
            heard = Heard()
            players = rules.players[number % len(rules.players)]
            options = all_options(id, players)[number // len(rules.players) % len(all_options(id, players))]
            state = rules.new(players, number, listener=heard, **options)
            quayside.playout(state, Rng(number))
            kinds.update(event.kind for event in heard.events)
        assert laws(id).KINDS - laws(id).RARE <= kinds <= laws(id).KINDS
