"""Hypothesis at the table: it plays, errs, takes back, copies and imagines in any order, and looks for a broken law."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import quayside
from quayside import IllegalAction, Record, Rng, State

from .worlds import all_options, choose, choose_a_verb, everything, for_every_game, laws, text

SEEDS = st.integers(0, 2**128)
ANY_NUMBER = st.integers(-(2**65), 2**65) | st.integers(-3, 2000)
PICKS = st.integers(0, 10**6)


class Table(RuleBasedStateMachine):
    """A game in progress, with a witness who keeps the books."""

    id: str
    state: State
    witness: Any

    @initialize(data=st.data(), seed=SEEDS)
    def begin(self, data: st.DataObject, seed: int) -> None:
        game = quayside.game(self.id)
        players = data.draw(st.sampled_from(list(game.players)), "players")
        options = data.draw(st.sampled_from(all_options(self.id, players)), "options")
        first = data.draw(st.integers(0, players - 1), "first")
        self.witness = laws(self.id).Witness(players)
        self.state = game.new(players, seed, first, None, self.witness, **options)

    def going_on(self) -> bool:
        return self.state.to_play >= 0

    @precondition(going_on)
    @rule(pick=PICKS)
    def play_anything(self, pick: int) -> None:
        legal = self.state.legal()
        action = legal[pick % len(legal)]
        mover, ply = self.state.to_play, self.state.ply
        assert self.state.why_not(action) is None
        self.state.play(action)
        assert self.state.ply == ply + 1
        assert self.state.history[-1] == action
        assert self.state.barrier == self.state.ply or self.state.to_play == mover

    @precondition(going_on)
    @rule(seed=SEEDS, moves=st.integers(1, 60), by_verb=st.booleans())
    def play_on(self, seed: int, moves: int, by_verb: bool) -> None:
        rng = Rng(seed)
        for _ in range(moves):
            if self.going_on():
                self.state.play(choose_a_verb(self.state, rng) if by_verb else choose(self.state, rng))
                laws(self.id).check(self.state)

    @rule(action=ANY_NUMBER)
    def try_anything(self, action: int) -> None:
        why = self.state.why_not(action)
        if why is None:
            assert action in self.state.legal()
            return
        before = everything(self.state)
        with pytest.raises(IllegalAction) as refused:
            self.state.play(action)
        assert refused.value.why == why
        assert everything(self.state) == before

    @precondition(going_on)
    @rule()
    def take_back_to_the_barrier(self) -> None:
        witness = laws(self.id).Witness(self.state.players)
        mover = self.state.to_play
        back = Record.of(self.state).replay(to=self.state.barrier, listener=witness)
        assert back.to_play == mover, "what may be taken back is the same seat's"
        self.state, self.witness = back, witness

    @rule()
    def change_to_a_clone(self) -> None:
        twin = self.state.clone()
        assert everything(twin) == everything(self.state)
        twin.listener = self.witness
        self.state.listener = None
        self.state = twin

    @rule()
    def save_and_load(self) -> None:
        loaded = Record.from_json(Record.of(self.state).to_json()).replay()
        assert everything(loaded) == everything(self.state)
        loaded.listener = self.witness
        self.state = loaded

    @rule(seed=SEEDS, pick=PICKS)
    def imagine_and_play_to_the_end(self, seed: int, pick: int) -> None:
        before = everything(self.state)
        seat = pick % self.state.players
        rng = Rng(seed)
        world = self.state.determinize(seat, rng)
        assert text(world.view(seat)) == text(self.state.view(seat))
        assert world.legal() == self.state.legal() or self.state.to_play != seat
        quayside.playout(world, rng)
        laws(self.id).check(world)
        assert everything(self.state) == before

    @rule(pick=PICKS)
    def refuse_what_is_not_legal(self, pick: int) -> None:
        size = self.state.game.actions.size
        legal = self.state.legal()
        for action in range(pick % 7, size, 7):
            assert (self.state.why_not(action) is None) == (action in legal)

    @invariant()
    def the_laws_hold(self) -> None:
        laws(self.id).check(self.state)
        self.witness.agrees(self.state)

    @invariant()
    def somebody_can_go_on_or_the_game_is_over(self) -> None:
        legal = self.state.legal()
        assert legal == sorted(set(legal))
        assert bool(legal) == (0 <= self.state.to_play < self.state.players)
        assert self.state.barrier <= self.state.ply == len(self.state.history)
        assert len(self.state.scores()) == len(self.state.ranking()) == self.state.players


def run(id: str, examples: int, steps: int) -> None:
    table = type(f"{id.title()}Table", (Table,), {"id": id})
    run_state_machine_as_test(
        table,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            suppress_health_check=[
                HealthCheck.too_slow,
                HealthCheck.data_too_large,
                HealthCheck.filter_too_much,
            ],
        ),
    )


@for_every_game
def test_nothing_done_at_a_table_breaks_a_law(id: str) -> None:
    run(id, examples=25, steps=25)


@pytest.mark.slow
@for_every_game
def test_nothing_done_at_many_tables_breaks_a_law(id: str) -> None:
    run(id, examples=60, steps=40)
