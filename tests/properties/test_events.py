"""Events: what a seat is told, together with what it saw before, is what it sees next."""

from __future__ import annotations

import json

import quayside
from quayside import Rng

from .worlds import TABLES_WITH_SECRETS, Heard, at_every_table, games, laws, text, wander

GAMES_A_TABLE = 8  # at least one for each combination of options


@at_every_table
def test_events_plus_the_previous_view_give_the_next_view(id: str, players: int) -> None:
    law = laws(id)
    seats = list(range(players)) if (id, players) in TABLES_WITH_SECRETS else [0]  # else they see the same
    viewers = (*seats, None)
    for number, options in enumerate(games(id, players, GAMES_A_TABLE)):
        heard = Heard()
        state = quayside.game(id).new(players, number, listener=heard, **options)
        heard.take()
        followed = {viewer: state.view(viewer) for viewer in viewers}
        moves = wander(state, Rng(number))
        over = False
        next(moves)
        while not over:
            over = next(moves, None) is None
            events = heard.take()
            for viewer in viewers:
                for event in events:
                    law.reduce(followed[viewer], event.seen_by(viewer))
                for name, value in state.view(viewer).items():
                    if name in law.DERIVED:
                        followed[viewer][name] = value
                    plain = getattr(law, "plain", lambda name, value: value)
                    assert plain(name, followed[viewer][name]) == plain(name, value), (
                        f"{name}, as seen by {viewer} at ply {state.ply}"
                    )
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
