"""The course of a voyage: the auction, the harbour master's duties, then placement rounds and movements by turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.agenda import Agenda
from quayside.core.numbers import refill
from quayside.games.manila import told
from quayside.games.manila.board import SCHEDULE
from quayside.games.manila.rules.agenda import (
    AUCTION,
    LARGE,
    LOADING,
    MOVEMENT,
    PILOTING,
    PLACEMENT_ROUND,
    PURCHASE,
    SETTLEMENT,
    SMALL,
    STARTING,
)
from quayside.games.manila.state import ManilaState


def begin_voyage(state: ManilaState) -> None:
    state.voyage += 1
    state.bid = 0
    state.leader = -1
    state.bidder = opener(state)
    refill(state.passed, 0)
    state.agenda.push(AUCTION)
    told.voyage(state)


def opener(state: ManilaState) -> i64:
    """Who bids first: the harbour master of the voyage before, or whoever starts the game."""
    return state.setup.first if state.harbour_master < 0 else state.harbour_master


def _after_the_auction(schedule: str) -> Agenda:
    """The rest of a voyage. What comes last is put down first; pilots steer before the last movement."""
    agenda = Agenda()
    agenda.push(SETTLEMENT)
    agenda.push(MOVEMENT)
    agenda.push(PILOTING, number=LARGE)
    agenda.push(PILOTING, number=SMALL)
    for letter in reversed(schedule[:-1]):
        agenda.push(PLACEMENT_ROUND if letter == "P" else MOVEMENT)
    agenda.push(STARTING)
    agenda.push(LOADING)
    agenda.push(PURCHASE)
    return agenda


# By the number of players
AFTER_THE_AUCTION: Final = {players: _after_the_auction(schedule) for players, schedule in SCHEDULE.items()}
