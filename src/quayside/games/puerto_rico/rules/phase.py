"""What the phases of all roles share: turns clockwise, doubloons, points, colonists from the supply, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.board import NO_CHIPS
from quayside.games.puerto_rico.state import PuertoRicoState

BANK: Final = -1


class Role:
    """A role card: the phase that follows when it is picked."""

    def begin(self, state: PuertoRicoState) -> None:
        """Does what comes first, and puts the turns on the agenda, the last to be done first."""
        raise NotImplementedError

    def end(self, state: PuertoRicoState) -> None:
        """When all have had their turns."""


class Turn(Decision[PuertoRicoState]):
    """A decision of the seat that its frame names."""

    def seat_of(self, state: PuertoRicoState) -> i64:
        return state.agenda.seat


# ---------------------------------------------------------------------------------------------------------------------
# Turns


def everybody(state: PuertoRicoState, kind: i64) -> None:
    """A frame for every seat, clockwise from the one that picked the role."""
    for step in range(state.players - 1, -1, -1):
        state.agenda.push(kind, seat_after(state, state.picker, step))


def seat_after(state: PuertoRicoState, seat: i64, steps: i64) -> i64:
    """Clockwise; no more than once around the table."""
    other = seat + steps
    return other - state.players if other >= state.players else other


# ---------------------------------------------------------------------------------------------------------------------
# Doubloons


def pay(state: PuertoRicoState, payer: i64, payee: i64, amount: i64, reason: str, rule: str) -> None:
    """The bank never runs out of them."""
    if amount == 0:
        return
    if payer != BANK:
        state.doubloons[payer] -= amount
    if payee != BANK:
        state.doubloons[payee] += amount
    told.pays(state, payer, payee, amount, reason, rule)


# ---------------------------------------------------------------------------------------------------------------------
# Victory points


def award(state: PuertoRicoState, seat: i64, amount: i64, reason: str, rule: str) -> None:
    """Chips from the supply; when it is empty, this is the last round, whatever the phase."""
    if amount > 0:
        score(state, seat, amount, reason, rule)
        check_chips(state)


def score(state: PuertoRicoState, seat: i64, amount: i64, reason: str, rule: str) -> None:
    state.points[seat] += amount
    state.chips -= amount
    told.points(state, seat, amount, reason, rule)


def check_chips(state: PuertoRicoState) -> None:
    if state.chips <= 0:
        bring_on_the_end(state, NO_CHIPS, "puerto_rico.end.points")


# ---------------------------------------------------------------------------------------------------------------------
# Colonists for hospice and university: from the supply, and when that is empty from the ship;
# never a noble


def is_colonist_left(state: PuertoRicoState) -> bool:
    return state.colonist_supply > 0 or state.colonist_ship > 0


def colonist_source(state: PuertoRicoState) -> str:
    return "supply" if state.colonist_supply > 0 else "ship"


def recruit(state: PuertoRicoState) -> None:
    if state.colonist_supply > 0:
        state.colonist_supply -= 1
    else:
        state.colonist_ship -= 1


# ---------------------------------------------------------------------------------------------------------------------
# The end


def bring_on_the_end(state: PuertoRicoState, ending: i64, rule: str) -> None:
    """This round is the last one. Each reason is told once."""
    if state.ending & ending:
        return
    state.ending |= ending
    told.ending(state, ending, rule)


# ---------------------------------------------------------------------------------------------------------------------
# The privilege of the role


def privilege(state: PuertoRicoState, seat: i64) -> i64:
    """How much it is for a seat: 1 for who picked the role, 2 when a library doubles it, else 0."""
    return 1 + state.doubled if seat == state.picker else 0
