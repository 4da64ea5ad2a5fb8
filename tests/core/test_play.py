"""Moves and refusals, listeners, views, and how far back a seat may go."""

from __future__ import annotations

from typing import Any

import pytest

import quayside
from quayside import ALL, IllegalAction, Record, Rng, State, WhyNot

from ..properties.worlds import Heard, at_every_table, everything, for_every_game, generator, position, wander

SIZE = quayside.game("manila").actions.size


def auction() -> State:
    """Seat 0 has bid 5 in a game of three; seat 1 is asked."""
    state = quayside.game("manila").new(3, 7)
    state.play(state.parse("bid 5"))
    return state


# Refusals


def test_an_illegal_action_says_what_was_tried_by_whom_and_why_not() -> None:
    state = auction()
    action = state.parse("bid 4")
    with pytest.raises(
        IllegalAction, match=r"'bid 4' may not be played now .*seat 1.*manila.auction.bid"
    ) as refused:
        state.play(action)
    assert refused.value.action == action
    assert refused.value.seat == 1
    assert refused.value.why == WhyNot("manila.auction.bid", {"bid": 5})


def test_an_action_of_another_phase_is_not_for_now() -> None:
    state = auction()
    assert state.why_not(state.parse("load silk")) == WhyNot(
        "core.not_now", {"decision": "auction", "seat": 1}
    )


@pytest.mark.parametrize("action", [-1, -(2**70), SIZE, 10**6, 2**62, 2**64, 2**70])
def test_a_number_that_is_no_action_at_all_is_refused_too(action: int) -> None:
    state = auction()
    before = everything(state)
    assert state.why_not(action) == WhyNot("core.unknown_action", {"action": action})
    with pytest.raises(IllegalAction, match=f"action {action} may not be played") as refused:
        state.play(action)
    assert (refused.value.action, refused.value.seat) == (action, 1)
    assert everything(state) == before


@at_every_table
def test_a_refused_move_changes_nothing_and_is_told_to_nobody(id: str, players: int) -> None:
    heard = Heard()
    for moves in range(0, 120, 17):
        state = position(id, players, moves, moves)
        state.listener = heard
        before = everything(state)
        legal = state.legal()
        for action in range(state.game.actions.size):
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    state.play(action)
                assert refused.value.why == state.why_not(action)
                assert (refused.value.action, refused.value.seat) == (action, state.to_play)
        assert everything(state) == before
    assert not heard.events


@at_every_table
def test_when_the_game_is_over_nothing_can_be_played(id: str, players: int) -> None:
    state = quayside.game(id).new(players, 3)
    quayside.playout(state, Rng(4))
    before = everything(state)
    assert state.to_play == -1
    assert state.legal() == []
    for action in range(state.game.actions.size):
        assert state.why_not(action) == WhyNot("core.over")
    with pytest.raises(IllegalAction, match="the game is over") as refused:
        state.play(0)
    assert (refused.value.action, refused.value.seat, refused.value.why) == (0, -1, WhyNot("core.over"))
    assert everything(state) == before


@for_every_game
def test_the_list_of_legal_actions_belongs_to_the_caller(id: str) -> None:
    state = quayside.game(id).new(seed=7)
    legal = state.legal()
    state.legal().clear()
    assert state.legal() == legal


# Clones


@at_every_table
def test_a_clone_goes_its_own_way(id: str, players: int) -> None:
    state = position(id, players, 3, 30)
    before = everything(state)
    twin = state.clone()
    assert everything(twin) == before
    quayside.playout(twin, Rng(1))
    assert everything(state) == before
    again = state.clone()
    quayside.playout(again, Rng(1))
    assert everything(again) == everything(twin)


# Listeners


@at_every_table
def test_a_game_goes_the_same_way_whether_anybody_listens_or_not(id: str, players: int) -> None:
    heard = Heard()
    told = quayside.game(id).new(players, 11, listener=heard)
    silent = quayside.game(id).new(players, 11)
    assert everything(told) == everything(silent)
    assert heard.events
    for action in wander(told, Rng(12)):
        silent.play(action)
        assert silent.ply == told.ply + 1
    assert everything(told) == everything(silent)


@at_every_table
def test_a_clone_tells_nobody(id: str, players: int) -> None:
    heard = Heard()
    state = quayside.game(id).new(players, 11, listener=heard)
    heard.take()
    twin = state.clone()
    world = state.determinize(0, Rng(1))
    for silent in (twin, world):
        assert silent.listener is None
        quayside.playout(silent, Rng(2))
    assert not heard.events
    state.play(state.legal()[-1])
    assert heard.events


@at_every_table
def test_a_listener_may_come_and_go(id: str, players: int) -> None:
    state = position(id, players, 3, 20)
    heard = Heard()
    state.listener = heard
    state.play(state.legal()[-1])
    assert heard.take()
    state.listener = None
    if state.to_play >= 0:
        state.play(state.legal()[-1])
    assert not heard.events


def test_events_come_in_the_order_in_which_things_happen() -> None:
    heard = Heard()
    state = quayside.game("manila").new(3, 7, listener=heard)
    assert [event.kind for event in heard.take()] == ["start_game", "deal", "deal", "deal", "voyage"]
    for move in ("bid 31", "pass", "pass"):
        state.play(state.parse(move))
    events = [(event.kind, event.rule) for event in heard.take()]
    assert events == [
        ("bid", "manila.auction.bid"),
        ("pass", "manila.auction.pass"),
        ("pass", "manila.auction.pass"),
        ("harbour_master", "manila.auction.winner"),
        ("pledge", "manila.loans.forced"),
        ("pay", "manila.loans.forced"),
        ("pay", "manila.auction.winner"),
    ]


def test_a_secret_is_told_whole_only_to_those_whom_it_concerns() -> None:
    secret = quayside.Event(
        "deal", "a.b.c", {"seat": 1, "wares": ["silk"]}, [1, 2], {"seat": 1, "count": 1}, "deal silk"
    )
    whole = {"kind": "deal", "rule": "a.b.c", "seat": 1, "wares": ["silk"]}
    public = {"kind": "deal", "rule": "a.b.c", "seat": 1, "count": 1}
    assert [secret.seen_by(seat) for seat in (0, 1, 2, None)] == [public, whole, whole, public]
    unknown = quayside.Event("deal", "a.b.c", {"wares": ["silk"]}, full_for=[])
    assert unknown.seen_by(0) == unknown.seen_by(None) == {"kind": "deal", "rule": "a.b.c"}
    open_to_all = quayside.Event("roll", "a.b.c", {"dice": [1]})
    assert (
        open_to_all.seen_by(0) == open_to_all.seen_by(None) == {"kind": "roll", "rule": "a.b.c", "dice": [1]}
    )


# Views


@at_every_table
def test_there_is_a_view_for_each_seat_for_a_spectator_and_for_all(id: str, players: int) -> None:
    state = position(id, players, 3, 20)
    for seat in (*range(players), None, ALL):
        assert state.view(seat)["game"] == id
    for nobody in (-1, -2, players, -999, -1001):
        with pytest.raises(ValueError, match=f"there is no seat {nobody}"):
            state.view(nobody)


def test_all_is_no_seat_and_not_the_seat_of_a_game_that_is_over() -> None:
    assert ALL < -1


def seats_in(state: State, viewer: int | None) -> Any:
    return state.view(viewer)["seats"]


def test_all_sees_what_each_seat_sees_of_its_own() -> None:
    state = quayside.game("manila").new(4, 7)
    everything_open = seats_in(state, ALL)
    for seat in range(4):
        seats = seats_in(state, seat)
        assert seats[seat] == everything_open[seat]
        assert [other for other in range(4) if "dealt" in seats[other]] == [seat]
    assert not any("dealt" in other for other in seats_in(state, None))


# How far back the seat to play may go


def test_in_an_auction_nobody_goes_back_behind_another_seat() -> None:
    state = auction()
    assert (state.to_play, state.ply, state.barrier) == (1, 1, 1)


def test_a_seat_may_take_back_what_it_has_only_done_itself() -> None:
    state = auction()
    for move in ("pass", "pass", "pass", "load silk", "load jade", "load nutmeg", "start silk 3"):
        assert state.barrier == min(state.ply, 3)
        state.play(state.parse(move))
    assert (state.to_play, state.ply, state.barrier) == (0, 8, 3)
    back = Record.of(state).replay(to=state.barrier)
    assert back.to_play == 0
    assert "buy jade" in [back.notation(action) for action in back.legal()]


def test_a_free_action_may_be_taken_back() -> None:
    state = quayside.game("manila").new(3, 7)
    state.play(state.parse("pledge"))
    assert (state.to_play, state.ply, state.barrier) == (0, 1, 0)


UNSEEN = ("clergy", "lisboa.cardinal.tiles")  # then another tile comes out of the bag, face down


@at_every_table
def test_chance_and_the_turn_of_another_seat_are_barriers_and_nothing_else_is(id: str, players: int) -> None:
    heard = Heard()
    state = quayside.game(id).new(players, 8, listener=heard)
    assert state.barrier == 0
    heard.take()
    mover, barrier = state.to_play, 0
    moves = wander(state, Rng(9))
    next(moves)
    for _ in moves:
        revealed = any(event.outcome or (event.kind, event.rule) == UNSEEN for event in heard.take())
        if revealed or state.to_play != mover:
            barrier = state.ply
        assert state.barrier == barrier
        mover = state.to_play
    assert state.barrier == state.ply


@at_every_table
def test_after_going_back_the_same_moves_bring_the_same_chance(id: str, players: int) -> None:
    state = position(id, players, 5, 60)
    back = Record.of(state).replay(to=state.ply // 2)
    for action in state.history[back.ply :]:
        back.play(action)
    assert everything(back) == everything(state)


@at_every_table
def test_why_not_asks_without_touching_anything(id: str, players: int) -> None:
    state = position(id, players, 6, 40)
    before = everything(state)
    for action in range(-2, state.game.actions.size + 2):
        state.why_not(action)
    state.scores()
    state.ranking()
    state.view(None)
    state.determinize(0, Rng(1))
    assert everything(state) == before
    assert generator(state.rng) == generator(state.clone().rng)
