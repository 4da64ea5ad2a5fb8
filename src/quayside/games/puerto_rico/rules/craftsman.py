"""The craftsman: everybody harvests what his plantations grow and his buildings can process; the craftsman gets one
good more."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico.actions import PASS, PRODUCE, SELL
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    ALL_PLACES,
    CITY,
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_INCOME,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from quayside.games.puerto_rico.rules.agenda import BANK, EXTRA_GOOD, frame, pay, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState


def begin(state: PuertoRicoState) -> None:
    """When a good runs short, those who come first get it."""
    for step in range(state.players):
        seat = seat_after(state, state.picker, step)
        produced = _harvest(state, seat)
        if step == 0:
            state.produced = produced
    state.agenda.append(frame(EXTRA_GOOD, state.picker))


# ---------------------------------------------------------------------------------------------------------------------
# Production


def crop(state: PuertoRicoState, seat: i64, good: i64) -> i64:
    """The barrels that a seat's colonists make of a good: as many as there are on plantations, and in buildings of
    that good. Corn needs no building."""
    at: i64 = seat * ALL_PLACES
    colonists = state.colonists
    grown: i64 = colonists[at + good]
    if grown == 0 or good == CORN:
        return grown
    at += CITY
    if good == INDIGO:
        return min(grown, i64(colonists[at + SMALL_INDIGO_PLANT]) + i64(colonists[at + INDIGO_PLANT]))
    if good == SUGAR:
        return min(grown, i64(colonists[at + SMALL_SUGAR_MILL]) + i64(colonists[at + SUGAR_MILL]))
    if good == TOBACCO:
        return min(grown, i64(colonists[at + TOBACCO_STORAGE]))
    return min(grown, i64(colonists[at + COFFEE_ROASTER]))


def _harvest(state: PuertoRicoState, seat: i64) -> int:
    """As far as the supply goes; the set of goods that he produced."""
    produced = 0
    kinds = 0
    barrels = [0] * ALL_GOODS
    for good in range(i64(ALL_GOODS)):
        amount = min(crop(state, seat, good), i64(state.supply[good]))
        if amount > 0:
            state.supply[good] -= amount
            state.goods[seat * ALL_GOODS + good] += amount
            barrels[good] = amount
            produced |= 1 << int(good)
            kinds += 1
    if state.listener is not None:
        _tell_harvest(state, seat, barrels)
    if kinds > 1 and state.occupied(seat, FACTORY):
        pay(state, BANK, seat, FACTORY_INCOME[kinds], "factory", "puerto_rico.buildings.factory")
    return produced


def _tell_harvest(state: PuertoRicoState, seat: int, barrels: list[int]) -> None:
    goods: Args = {}
    short: Args = {}
    for good in range(ALL_GOODS):
        missing = int(crop(state, seat, good)) - barrels[good]
        if barrels[good] > 0:
            goods[GOODS[good]] = barrels[good]
        if missing > 0:
            short[GOODS[good]] = missing
    if goods or short:
        rule = "puerto_rico.craftsman.shortage" if short else "puerto_rico.craftsman.production"
        state.tell("harvest", rule, {"seat": seat, "goods": goods, "short": short})


# ---------------------------------------------------------------------------------------------------------------------
# The craftsman's privilege: one more of a kind that he has just produced


def legal_extra_good(state: PuertoRicoState) -> list[int]:
    choices = [PASS]
    for good in range(ALL_GOODS):
        if state.produced >> good & 1 and state.supply[good] > 0:
            choices.append(PRODUCE + good)
    return choices


def refuse_extra_good(state: PuertoRicoState, action: int) -> WhyNot | None:
    if not PRODUCE <= action < SELL:
        return None
    good = action - PRODUCE
    problem = "supply" if state.produced >> good & 1 else "not_produced"
    return WhyNot("puerto_rico.craftsman.privilege", {"good": GOODS[good], "problem": problem})


def play_extra_good(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    state.agenda.pop()
    state.produced = 0
    if action == PASS:
        if state.listener is not None:
            args: Args = {"seat": seat, "forced": state.forced}
            state.tell("no_extra_good", "puerto_rico.craftsman.privilege", args)
        return
    good = action - PRODUCE
    state.supply[good] -= 1
    state.goods[seat * ALL_GOODS + good] += 1
    if state.listener is not None:
        state.tell("extra_good", "puerto_rico.craftsman.privilege", {"seat": seat, "good": GOODS[good]})
