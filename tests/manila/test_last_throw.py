"""The last throw of a voyage, reckoned: the same ends, as often, as when all dice are thrown one by one."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest

import quayside
from quayside import Rng
from quayside.games.manila.last_throw import last_throw
from quayside.games.manila.rules.agenda import BOARDING
from quayside.games.manila.state import ManilaState

from ..bots.solving import rolls, scripted
from ..properties.worlds import wander

Ends = dict[tuple[object, ...], Fraction]


def end(state: ManilaState) -> tuple[object, ...]:
    """What the throw brought: who has what, and who decides what next."""
    return tuple(state.cash), tuple(state.price), tuple(state.plundered), state.to_play, tuple(state.choices)


def thrown(state: ManilaState, action: int) -> Ends:
    """Every way the three dice can fall."""
    ends: Ends = {}
    for dice in itertools.product(range(1, 7), repeat=3):
        after = scripted(state, action, "roll " + " ".join(map(str, dice)))
        assert isinstance(after, ManilaState)
        ends[end(after)] = ends.get(end(after), Fraction(0)) + Fraction(1, 216)
    return ends


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_throw_is_reckoned_when_nobody_decides_before_it(players: int) -> None:
    met: Counter[bool] = Counter()
    for seed in range(4):
        state = quayside.game("manila").new(players, seed)
        for _ in wander(state, Rng(seed)):
            assert isinstance(state, ManilaState)
            before = state.key()
            for action in state.legal():
                reckoned = last_throw(state, action)
                due = state.movements == 2 and rolls(state, action)
                if state.agenda.kind != BOARDING:  # very seldom followed by the throw at once
                    assert bool(reckoned) == due
                met[due] += 1
                if reckoned:
                    assert sum(share for share, _ in reckoned) == pytest.approx(1.0)
            assert state.key() == before
    assert min(met[True], met[False]) > 20


@pytest.mark.parametrize("players", [3, 5])
def test_its_ends_are_those_of_all_dice(players: int) -> None:
    compared = 0
    for seed in range(3):
        state = quayside.game("manila").new(players, seed)
        for _ in wander(state, Rng(seed + 10)):
            assert isinstance(state, ManilaState)
            action = state.legal()[-1]
            reckoned = last_throw(state, action)
            if not reckoned:
                continue
            ends: dict[tuple[object, ...], float] = {}
            for share, world in reckoned:
                ends[end(world)] = ends.get(end(world), 0.0) + share
            assert ends == pytest.approx({key: float(share) for key, share in thrown(state, action).items()})
            compared += 1
    assert compared > 5
