"""Events: what a seat is told, together with what it saw before, is what it sees next."""

from __future__ import annotations

import copy
import json

import quayside
from quayside import Rng

from .worlds import Heard, all_options, at_every_table, laws, text, wander

GAMES_A_TABLE = 2  # for each combination of options


@at_every_table
def test_events_plus_the_previous_view_give_the_next_view(id: str, players: int) -> None:
    law = laws(id)
    viewers = (*range(players), None)
    for number, options in enumerate(all_options(id) * GAMES_A_TABLE):
        heard = Heard()
        state = quayside.game(id).new(players, number, listener=heard, **options)
        heard.take()
        views = {viewer: state.view(viewer) for viewer in viewers}
        moves = wander(state, Rng(number))
        over = False
        next(moves)
        while not over:
            over = next(moves, None) is None
            events = heard.take()
            for viewer in viewers:
                followed = copy.deepcopy(views[viewer])
                for event in events:
                    law.reduce(followed, event.seen_by(viewer))
                views[viewer] = state.view(viewer)
                for name, value in views[viewer].items():
                    if name not in law.DERIVED:
                        assert followed[name] == value, f"{name}, as seen by {viewer} at ply {state.ply}"
        assert state.to_play == -1


@at_every_table
def test_every_event_is_json_and_names_its_rule(id: str, players: int) -> None:
    heard = Heard()
    state = quayside.game(id).new(players, 5, listener=heard)
    quayside.playout(state, Rng(5))
    for event in heard.events:
        assert event.kind
        assert event.rule.split(".")[0] == id
        assert len(event.rule.split(".")) == 3
        for viewer in (*range(players), None):
            told = event.seen_by(viewer)
            assert json.loads(text(told)) == told
            assert told["kind"] == event.kind


@at_every_table
def test_derived_fields_have_a_reason_and_exist(id: str, players: int) -> None:
    view = quayside.game(id).new(players, 5).view(None)
    assert set(laws(id).DERIVED) < set(view)
    assert all(laws(id).DERIVED.values())


@at_every_table
def test_the_outcomes_told_are_the_chance_of_the_record(id: str, players: int) -> None:
    heard = Heard()
    state = quayside.game(id).new(players, 6, listener=heard)
    quayside.playout(state, Rng(6))
    assert [event.outcome for event in heard.events if event.outcome] == quayside.Record.of(state).chance
