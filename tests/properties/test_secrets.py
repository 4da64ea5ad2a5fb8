"""What a seat cannot know does not reach it: not in views, events, refusals or insight, nor in the worlds that a bot samples."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import quayside
from quayside import ALL, Event, Rng, Seen, State

from .chance import agree
from .worlds import (
    PACE,
    Heard,
    all_options,
    at_every_table,
    at_every_table_with_secrets,
    choose,
    everything,
    laws,
    position,
    text,
    wander,
)

PLIES_BETWEEN = 23  # between positions whose insight and samples are compared


def told(events: list[Event], viewer: int | None) -> str:
    return text([event.seen_by(viewer) for event in events])


def known(state: State, seat: int) -> str:
    """All that a seat or its bot can ask for, as text."""
    seen = Seen(state, seat)
    insight = state.game.insight
    asked = [seen.view, seen.legal(), insight.values(seen), insight.odds(seen)]
    if state.to_play == seat:
        refusals = [state.why_not(action) for action in range(state.game.actions.size)]
        asked.append([[why.rule, why.args] if why else None for why in refusals])
    return text(asked)


def choose_in_both(one: State, two: State, rng: Rng) -> int:
    """A move that neither world forbids."""
    both = [action for action in one.legal() if action in two.legal()]
    return both[rng.below(len(both))]


# Two worlds that differ only in what a seat cannot know


@at_every_table_with_secrets
def test_worlds_that_differ_only_in_secrets_are_the_same_to_a_seat(id: str, players: int) -> None:
    law = laws(id)
    for number, seat in enumerate(range(players)):
        options = all_options(id, players)[number % len(all_options(id, players))]
        first = number % players
        scripts = law.alike(players, seat, Rng(number), first)
        heard = Heard(), Heard()
        game = quayside.game(id)
        one, two = (
            game.new(players, 7, first, list(script), ear, **options)
            for script, ear in zip(scripts, heard, strict=True)
        )
        assert law.hidden(one, seat) != law.hidden(two, seat)
        rng = Rng(number)
        while one.to_play >= 0:
            one_told, two_told = heard[0].take(), heard[1].take()
            for viewer in (seat, None):
                assert told(one_told, viewer) == told(two_told, viewer)
                assert text(one.view(viewer)) == text(two.view(viewer))
                if one.ply % PLIES_BETWEEN == 0:
                    assert one.position(viewer) == two.position(viewer)
            assert (one.to_play, one.ply, one.barrier) == (two.to_play, two.ply, two.barrier)
            if one.to_play == seat:
                assert one.legal() == two.legal()
            if one.ply % (PLIES_BETWEEN * PACE.get(id, 1)) == 0:
                assert known(one, seat) == known(two, seat)
                assert one.determinize(seat, Rng(3)).key() == two.determinize(seat, Rng(3)).key()
            action = choose_in_both(one, two, rng)
            one.play(action)
            two.play(action)
        assert two.to_play == -1


@at_every_table_with_secrets
def test_worlds_that_differ_only_in_secrets_are_the_same_to_a_spectator(id: str, players: int) -> None:
    for number in range(3):
        scripts = laws(id).alike(players, None, Rng(100 + number))
        heard = Heard(), Heard()
        game = quayside.game(id)
        one, two = (
            game.new(players, 7, 0, list(script), ear) for script, ear in zip(scripts, heard, strict=True)
        )
        assert one.key() != two.key()
        rng = Rng(number)
        while one.to_play >= 0:
            assert told(heard[0].take(), None) == told(heard[1].take(), None)
            assert text(one.view(None)) == text(two.view(None))
            assert one.position(None) == two.position(None)
            action = choose_in_both(one, two, rng)
            one.play(action)
            two.play(action)
        assert two.to_play == -1


@at_every_table_with_secrets
def test_the_secrets_are_there_for_those_who_hold_them(id: str, players: int) -> None:
    """Or the two tests before would compare nothing."""
    script, other = laws(id).alike(players, 0, Rng(1))
    one, two = (quayside.game(id).new(players, 7, chance=list(chance)) for chance in (script, other))
    assert any(text(one.view(seat)) != text(two.view(seat)) for seat in range(1, players))
    assert text(one.view(ALL)) != text(two.view(ALL))
    assert one.position() != two.position()


# Determinized worlds


@at_every_table
def test_a_determinized_world_looks_the_same_to_its_seat(id: str, players: int) -> None:
    for number, options in enumerate(all_options(id, players)):
        state = quayside.game(id).new(players, number, **options)
        for _ in wander(state, Rng(number)):
            if state.ply % (PLIES_BETWEEN * PACE.get(id, 1)) == 0:
                before = everything(state)
                for seat in {state.to_play, state.ply % players}:
                    world = state.determinize(seat, Rng(state.ply))
                    laws(id).check(world)
                    assert known(world, seat) == known(state, seat)
                    assert text(world.view(None)) == text(state.view(None))
                    assert (world.to_play, world.ply, world.barrier) == (
                        state.to_play,
                        state.ply,
                        state.barrier,
                    )
                assert everything(state) == before
        for seat in range(players):
            assert text(state.determinize(seat, Rng(1)).view(seat)) == text(state.view(seat))


@at_every_table
def test_until_chance_falls_a_determinized_world_goes_on_looking_the_same(id: str, players: int) -> None:
    steps = 0
    for number in range(8):
        seat = number % players
        state = position(id, players, number, 20 * number)
        world = state.determinize(seat, Rng(number))
        heard, imagined = Heard(), Heard()
        state.listener, world.listener = heard, imagined
        rng = Rng(number)
        while state.to_play >= 0:
            action = choose(state, rng)
            if action not in world.legal():
                assert state.to_play != seat
                break
            state.play(action)
            world.play(action)
            events = heard.take()
            if state.to_play < 0 or any(event.outcome for event in events):
                break  # at the end everything may be shown
            assert told(events, seat) == told(imagined.take(), seat)
            assert text(world.view(seat)) == text(state.view(seat))
            if state.to_play == seat:
                assert world.legal() == state.legal()
            steps += 1
    assert steps > 0


@at_every_table_with_secrets
def test_determinized_worlds_differ_in_what_is_hidden(id: str, players: int) -> None:
    state = position(id, players, 2, 10)
    rng = Rng(3)
    hidden = {laws(id).hidden(state.determinize(1, rng), 1) for _ in range(30)}
    assert len(hidden) > 1
    assert hidden <= set(laws(id).posterior(state, 1))


@at_every_table
def test_determinized_worlds_differ_in_future_chance(id: str, players: int) -> None:
    state = position(id, players, 2, 10)
    rng = Rng(3)
    worlds = [state.determinize(players - 1, rng) for _ in range(30)]
    futures: set[tuple[str, ...]] = set()
    for world in [state.clone(), *worlds]:
        heard = Heard()
        world.listener = heard
        quayside.playout(world, Rng(4))
        futures.add(tuple(event.outcome for event in heard.events if event.outcome)[:6])
    assert len(futures) > 25


@at_every_table_with_secrets
@pytest.mark.parametrize("moves", [0, 50])
def test_what_is_hidden_is_drawn_from_its_posterior(id: str, players: int, moves: int) -> None:
    state = position(id, players, 8 + moves, moves)
    for seat in (0, players - 1):
        rng = Rng(seat)
        odds = laws(id).posterior(state, seat)
        draws = min(3000, 15 * len(odds))
        counts = Counter(laws(id).hidden(state.determinize(seat, rng), seat) for _ in range(draws))
        assert agree(counts, odds)


@at_every_table_with_secrets
def test_worlds_of_a_bot_do_not_depend_on_what_it_cannot_know(id: str, players: int) -> None:
    """The same generator gives the same samples, whatever the others really hold."""
    for seat in range(players):
        scripts = laws(id).alike(players, seat, Rng(seat + 50))
        one, two = (quayside.game(id).new(players, 7, chance=list(script)) for script in scripts)
        samples = [
            [state.determinize(seat, rng) for _ in range(5)] for state, rng in ((one, Rng(9)), (two, Rng(9)))
        ]
        for left, right in zip(*samples, strict=True):
            assert everything(left) == everything(right)


# The seed


@at_every_table
def test_nothing_that_is_shown_or_told_names_the_seed(id: str, players: int) -> None:
    seed = 0xC0FFEE_0123456789_ABCDEF_987654321
    names = [str(seed), f"{seed:x}", str(seed & 0xFFFFFFFF), str(seed >> 96)]
    heard = Heard()
    state = quayside.game(id).new(players, seed, listener=heard)
    said: list[str] = []
    for _ in wander(state, Rng(1)):
        viewers = (*range(players), None, ALL)
        said.extend(text(state.view(viewer)) for viewer in viewers)
        illegal = next(action for action in itertools.count() if state.why_not(action) is not None)
        with pytest.raises(quayside.IllegalAction) as refused:
            state.play(illegal)
        said.append(str(refused.value))
    said.extend(text(event.seen_by(viewer)) for event in heard.events for viewer in (*range(players), None))
    said.append(repr(state))
    assert not [name for name in names for line in said if name in line]
