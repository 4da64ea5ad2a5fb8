"""Storage, when nobody can load any more: a kind of goods in each slot of a warehouse, then a single barrel, and three more
in a storehouse; the rest spoils."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import bit
from quayside.core.vecs import Numbers, append, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import BARREL, KEEP, PASS, good_of, is_barrel, is_keeping
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    GOODS,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    STOREHOUSE,
    STOREHOUSE_BARRELS,
)
from quayside.games.puerto_rico.rules.agenda import STOCKTAKING, STORAGE
from quayside.games.puerto_rico.rules.guests import STORAGE_GUESTS, ask_guests
from quayside.games.puerto_rico.rules.phase import Turn
from quayside.games.puerto_rico.state import PuertoRicoState

GUESTS_ASKED: Final = 1  # the number of a frame


class Stocktaking(Step[PuertoRicoState]):
    """Who has goods left stores them, in as many slots as their warehouses have."""

    kind = STOCKTAKING
    name = "stock"

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        if state.whole_stock(seat) == 0:
            state.agenda.pop()
            return
        if state.expanded and state.agenda.number == 0 and state.whole_stock(seat) > 1:
            state.agenda.replace(STOCKTAKING, seat, GUESTS_ASKED)
            ask_guests(state, seat, STORAGE_GUESTS)
            return
        state.kept = 0
        state.slots = 0
        if state.occupied(seat, SMALL_WAREHOUSE):
            state.slots += SMALL_WAREHOUSE_KINDS
        if state.occupied(seat, LARGE_WAREHOUSE):
            state.slots += LARGE_WAREHOUSE_KINDS
        state.spare = STOREHOUSE_BARRELS if state.works_in(seat, STOREHOUSE) else 0
        for good in range(len(state.set_aside)):
            state.set_aside[good] = 0
        state.agenda.replace(STORAGE, seat)


class Storage(Turn):
    """No slot may stay empty while there are goods for it."""

    kind = STORAGE
    name = "storage"

    def legal(self, state: PuertoRicoState) -> Numbers:
        verb = KEEP if state.slots > 0 else BARREL
        choices = vec[i64]()
        for good in range(ALL_GOODS):
            if _is_loose(state, state.to_play, good):
                choices = append(choices, verb + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if action == PASS:
            return WhyNot("puerto_rico.captain.storage", {"problem": "pass", "slots": state.slots})
        if not is_keeping(action) and not is_barrel(action):
            return None
        good = good_of(action)
        problem = "no_goods"
        if state.is_kept(good):
            problem = "kept"
        elif _is_loose(state, state.to_play, good):
            problem = "warehouse_first" if state.slots > 0 else "no_slot"
        facts: Args = {"good": GOODS[good], "problem": problem, "slots": state.slots}
        return WhyNot("puerto_rico.captain.storage", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        good = good_of(action)
        if is_keeping(action):
            _keep(state, seat, good)
            if _is_anything_loose(state, seat):
                return
        elif state.spare > 0:
            _set_aside(state, seat, good)
            if _is_anything_loose(state, seat):
                return
        else:
            told.keeps_barrel(state, seat, good)
            _spoil(state, seat, good)
        _finish(state)

    def facts(self, state: PuertoRicoState) -> Args:
        slot = "warehouse" if state.slots > 0 else "barrel"
        return {"slot": slot, "slots": state.slots, "barrels": 1 + state.spare}


def _finish(state: PuertoRicoState) -> None:
    state.kept = 0
    state.slots = 0
    state.spare = 0
    for good in range(len(state.set_aside)):
        state.set_aside[good] = 0
    state.agenda.pop()


def _is_loose(state: PuertoRicoState, seat: i64, good: i64) -> bool:
    """The seat has some of it, neither in a warehouse nor set aside."""
    return _loose(state, seat, good) > 0 and not state.is_kept(good)


def _loose(state: PuertoRicoState, seat: i64, good: i64) -> i64:
    """Its barrels that are not set aside."""
    barrels = state.stock(seat, good)
    return barrels - state.set_aside[good] if state.expanded else barrels


def _is_anything_loose(state: PuertoRicoState, seat: i64) -> bool:
    good = 0
    while good < ALL_GOODS and not _is_loose(state, seat, good):
        good += 1
    return good < ALL_GOODS


def _keep(state: PuertoRicoState, seat: i64, good: i64) -> None:
    """The small warehouse is filled first."""
    state.kept |= bit(good)
    state.slots -= 1
    in_large = state.slots < LARGE_WAREHOUSE_KINDS and state.occupied(seat, LARGE_WAREHOUSE)
    told.keeps(state, seat, good, in_large)


def _set_aside(state: PuertoRicoState, seat: i64, good: i64) -> None:
    """In the storehouse, which is filled before the last single barrel is named."""
    state.set_aside[good] += 1
    state.spare -= 1
    told.stores_barrel(state, seat, good)


def _spoil(state: PuertoRicoState, seat: i64, single: i64) -> None:
    """All but the stored kinds and a single barrel goes back to the supply."""
    lost = [0] * ALL_GOODS
    for good in range(ALL_GOODS):
        if _is_loose(state, seat, good):
            lost[good] = _loose(state, seat, good) - (good == single)
            state.goods[seat * ALL_GOODS + good] -= lost[good]
            state.supply[good] += lost[good]
    told.spoils(state, seat, lost)
