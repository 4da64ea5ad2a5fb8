"""What all roles share: the frames of the agenda, and the hands that move doubloons and colonists.

A frame is a kind and a seat. A role puts its frames on the agenda when it is picked, the last to be done first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.games.puerto_rico.board import ENDINGS
from quayside.games.puerto_rico.state import PuertoRicoState

BANK: Final = -1

# Kinds of frames, in the order of the rulebook
ROLE_CHOICE: Final = 0
TILE_DRAW: Final = 1
TILE_CHOICE: Final = 2
TILE_COLONIST: Final = 3
EXTRA_COLONIST: Final = 4
ARRIVAL: Final = 5
LIFTING: Final = 6
PLACEMENT: Final = 7
PURCHASE: Final = 8
BUILDING_COLONIST: Final = 9
EXTRA_GOOD: Final = 10
SALE: Final = 11
LOADING: Final = 12
STOCKTAKING: Final = 13
STORAGE: Final = 14
PHASE_END: Final = 15
ROUND_END: Final = 16
DECISIONS: Final = (
    "role",
    "hacienda", "settler", "hospice",
    "privilege", "", "", "mayor",
    "builder", "university",
    "craftsman",
    "trader",
    "captain", "", "storage",
    "", "",
)  # fmt: skip


def frame(kind: int, seat: int = 0) -> int:
    return kind << 3 | seat


def decision(state: PuertoRicoState) -> int:
    """The kind of the frame that is being decided; -1 when the game is over."""
    return state.agenda[-1] >> 3 if state.agenda else -1


def everybody(state: PuertoRicoState, kind: i64) -> None:
    """A frame for every seat, clockwise from the one that picked the role."""
    for step in range(state.players - 1, -1, -1):
        state.agenda.append(kind << 3 | seat_after(state, state.picker, step))


def seat_after(state: PuertoRicoState, seat: i64, steps: i64) -> i64:
    """Clockwise; no more than once around the table."""
    other = seat + steps
    return other - state.players if other >= state.players else other


def pay(state: PuertoRicoState, payer: int, payee: int, amount: int, reason: str, rule: str) -> None:
    """Moves doubloons; the bank never runs out of them."""
    if amount == 0:
        return
    if payer != BANK:
        state.doubloons[payer] -= amount
    if payee != BANK:
        state.doubloons[payee] += amount
    if state.listener is not None:
        state.tell("pay", rule, {"payer": payer, "payee": payee, "amount": amount, "reason": reason})


def colonist_source(state: PuertoRicoState) -> str:
    """Where hospice and university find a colonist: in the supply, else on the ship; "" when there is none."""
    if state.colonist_supply > 0:
        return "supply"
    return "ship" if state.colonist_ship > 0 else ""


def recruit(state: PuertoRicoState) -> None:
    """Takes that colonist."""
    if state.colonist_supply > 0:
        state.colonist_supply -= 1
    else:
        state.colonist_ship -= 1


def bring_on_the_end(state: PuertoRicoState, ending: int, rule: str) -> None:
    """This round is the last one. Each reason is told once."""
    if state.ending & ending:
        return
    state.ending |= ending
    if state.listener is not None:
        state.tell("ending", rule, {"reason": ENDINGS[ending >> 1]})
