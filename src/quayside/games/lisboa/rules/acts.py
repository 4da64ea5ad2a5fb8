"""The nine acts as one: which of them a seat could take now, and how each begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.games.lisboa.board import (
    BUILDING,
    CARDINAL,
    DECREE,
    FAVOR,
    PLAN,
    PRODUCE,
    RECRUIT,
    SHIP,
)
from quayside.games.lisboa.rules.buildings import can_open_building, open_building
from quayside.games.lisboa.rules.church import can_meet_cardinal, meet_cardinal
from quayside.games.lisboa.rules.decrees import can_take_decree, take_decrees
from quayside.games.lisboa.rules.favors import can_take_favor, take_favor
from quayside.games.lisboa.rules.officials import can_recruit, recruit
from quayside.games.lisboa.rules.plans import can_take_plan, take_plan
from quayside.games.lisboa.rules.production import can_produce, produce
from quayside.games.lisboa.rules.ships import build_ship, can_build_ship
from quayside.games.lisboa.rules.stores import begin_store, can_build_store
from quayside.games.lisboa.state import LisboaState

MOST_STEPS: Final = 2  # of the cardinal


def possible(state: LisboaState, seat: i64, act: i64, coins: i64, marker: i64) -> bool:
    """Whether a seat with these coins and this much influence could carry out an act."""
    if act == FAVOR:
        return can_take_favor(state, seat)
    if act == CARDINAL:
        return can_meet_cardinal(state, seat, MOST_STEPS)
    if act == BUILDING:
        return can_open_building(state, seat, coins, marker)
    if act == SHIP:
        return can_build_ship(state, seat)
    if act == PRODUCE:
        return can_produce(state, seat)
    if act == DECREE:
        return can_take_decree(state)
    if act == RECRUIT:
        return can_recruit(state, seat)
    if act == PLAN:
        return can_take_plan(state)
    return can_build_store(state, seat, coins, marker)


def possible_now(state: LisboaState, seat: i64, act: i64) -> bool:
    return possible(state, seat, act, state.reis[seat], state.influence[seat])


def begin(state: LisboaState, seat: i64, act: i64) -> None:
    """An act that a player chose: it may not be declined."""
    if act == FAVOR:
        take_favor(state, seat, False)
    elif act == CARDINAL:
        meet_cardinal(state, seat, MOST_STEPS, False)
    elif act == BUILDING:
        open_building(state, seat)
    elif act == SHIP:
        build_ship(state, seat, False)
    elif act == PRODUCE:
        produce(state, seat, False)
    elif act == DECREE:
        take_decrees(state, seat, 1)
    elif act == RECRUIT:
        recruit(state, seat)
    elif act == PLAN:
        take_plan(state, seat, False)
    else:
        begin_store(state, seat)
