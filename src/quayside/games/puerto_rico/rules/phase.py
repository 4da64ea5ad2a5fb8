"""What the phases of all roles share: turns clockwise, doubloons, colonists from the supply, what brings on the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.games.puerto_rico import told
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

    def seat_of(self, state: PuertoRicoState) -> int:
        return int(state.agenda.seat)


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


def pay(state: PuertoRicoState, payer: int, payee: int, amount: int, reason: str, rule: str) -> None:
    """The bank never runs out of them."""
    if amount == 0:
        return
    if payer != BANK:
        state.doubloons[payer] -= amount
    if payee != BANK:
        state.doubloons[payee] += amount
    told.pays(state, payer, payee, amount, reason, rule)


# ---------------------------------------------------------------------------------------------------------------------
# Colonists for hospice and university: from the supply, and when that is empty from the ship


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


def bring_on_the_end(state: PuertoRicoState, ending: int, rule: str) -> None:
    """This round is the last one. Each reason is told once."""
    if state.ending & ending:
        return
    state.ending |= ending
    told.ending(state, ending, rule)
