"""Nobody waits for nothing: what bots wait before they play is added up here, and not slept through."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quayside.bots import Budget, load
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.server.settings import Settings
from quayside.server.store.store import sqlite_url
from quayside.table import entries
from quayside.table.pace import LONGEST, Pace

from .harbours import Guest, opened, table

USUAL = Settings().bot_pause
PERSON = 0


def told(state: State, seat: int) -> entries.Moved:
    return entries.Moved(seat, [], "person" if seat == PERSON else "bot")


def waits(name: str, players: int, seed: int, pace: float = 1.0) -> list[tuple[State, float]]:
    """A game of one person among bots: each position, and how long the bot waited that decided there."""
    state, clock, rng = game(name).new(players, seed), Pace(USUAL), Rng(seed)
    bot = load("novice", seed=seed)
    found = []
    while state.to_play >= 0:
        seat = state.to_play
        seconds = 0.0 if seat == PERSON else clock.before(seat, pace, somebody_waits=True)
        found.append((state.clone(), seconds))
        state.play(bot.decide(Seen(state.determinize(seat, rng), seat), Budget()))
        clock.hear(told(state, seat))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_mayor_phase_among_three_bots_waits_three_seconds_at_most(seed: int) -> None:
    phases: list[float] = []
    inside = False
    for state, seconds in waits("puerto_rico", 4, seed):
        mayor = state.view(PERSON)["role"] == "mayor"
        if mayor and not inside:
            phases.append(0.0)
        if mayor:
            phases[-1] += seconds
        inside = mayor
    assert len(phases) > 3
    assert 0 < max(phases) <= 3


@pytest.mark.parametrize("seed", range(2))
def test_nobody_waits_longer_than_eight_seconds_for_the_own_turn_in_lisboa(seed: int) -> None:
    between = [0.0]
    for state, seconds in waits("lisboa", 4, seed):
        if state.to_play == PERSON:
            between.append(0.0)
        between[-1] += seconds
    assert len(between) > 20
    assert 0 < max(between) <= 8


def test_who_wants_no_pause_gets_none() -> None:
    assert sum(seconds for _, seconds in waits("manila", 4, 1, pace=0)) == 0


def test_a_turn_of_several_moves_has_one_pause() -> None:
    clock = Pace(0.8)
    assert clock.before(1, 1.0, True) == 0.8
    clock.hear(entries.Moved(1, ["load silk"], "bot"))
    assert clock.before(1, 1.0, True) == 0.0
    clock.hear(entries.Moved(1, ["load jade"], "bot"))
    assert 0 < clock.before(2, 1.0, True) < 0.8


def test_somebody_who_has_decided_sees_the_next_turn_at_its_full_length() -> None:
    clock = Pace(0.8)
    for seat in (1, 2, 3):
        clock.before(seat, 1.0, True)
        clock.hear(entries.Moved(seat, [], "bot"))
    clock.hear(entries.Moved(0, [], "person"))
    assert clock.before(1, 1.0, True) == 0.8


def test_bots_among_themselves_keep_their_pace_for_those_who_watch() -> None:
    clock = Pace(0.8)
    pauses = []
    for seat in (0, 1, 2, 0, 1, 2):
        pauses.append(clock.before(seat, 1.0, somebody_waits=False))
        clock.hear(entries.Moved(seat, [], "bot"))
    assert pauses == [0.8] * 6


def test_no_turn_is_slower_than_the_slowest_pace_allows() -> None:
    assert Pace(0.8).before(1, 4.0, True) == LONGEST


def test_the_slowest_who_sits_there_sets_the_pace(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            live = await table(harbour, "Rosa", "Wei", "bot greedy")
            assert live.pace == 0  # nobody is there
            rosa, wei, watching = Guest("rosa"), Guest("wei"), Guest("someone")
            rosa.pace, wei.pace, watching.pace = 0.0, 0.5, 4.0
            for client in (watching, rosa):
                live.join(client, None)
            assert live.pace == 0
            live.join(wei, None)
            assert live.pace == 0.5
            live.leave(wei)
            live.elsewhere = frozenset(["wei"])
            assert live.pace == 1
            live.leave(rosa)
            live.elsewhere = frozenset()
            assert live.pace == 4  # whoever watches

    asyncio.run(scene())
