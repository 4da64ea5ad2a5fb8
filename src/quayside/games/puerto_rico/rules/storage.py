"""Storage, when nobody can load any more: a kind of goods in each slot of a warehouse, then a single barrel; the rest
spoils."""

from __future__ import annotations

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import BARREL, KEEP, PASS, good_of, is_barrel, is_keeping
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    GOODS,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
)
from quayside.games.puerto_rico.rules.agenda import STOCKTAKING, STORAGE
from quayside.games.puerto_rico.rules.phase import Turn
from quayside.games.puerto_rico.state import PuertoRicoState


class Stocktaking(Step[PuertoRicoState]):
    """Who has goods left stores them, in as many slots as their warehouses have."""

    kind = STOCKTAKING
    name = "stock"

    def do(self, state: PuertoRicoState) -> None:
        seat = int(state.agenda.seat)
        if state.whole_stock(seat) == 0:
            state.agenda.pop()
            return
        state.kept = 0
        state.slots = 0
        if state.occupied(seat, SMALL_WAREHOUSE):
            state.slots += SMALL_WAREHOUSE_KINDS
        if state.occupied(seat, LARGE_WAREHOUSE):
            state.slots += LARGE_WAREHOUSE_KINDS
        state.agenda.replace(STORAGE, seat)


class Storage(Turn):
    """No slot may stay empty while there are goods for it."""

    kind = STORAGE
    name = "storage"

    def legal(self, state: PuertoRicoState) -> list[int]:
        verb = KEEP if state.slots > 0 else BARREL
        choices: list[int] = []
        for good in range(ALL_GOODS):
            if _is_loose(state, state.to_play, good):
                choices.append(verb + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
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

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        good = good_of(action)
        if is_keeping(action):
            _keep(state, seat, good)
            if _is_anything_loose(state, seat):
                return
        else:
            told.keeps_barrel(state, seat, good)
            _spoil(state, seat, good)
        state.kept = 0
        state.slots = 0
        state.agenda.pop()

    def facts(self, state: PuertoRicoState) -> Args:
        return {"slot": "warehouse" if state.slots > 0 else "barrel", "slots": state.slots}


def _is_loose(state: PuertoRicoState, seat: int, good: int) -> bool:
    """The seat has some of it, and not in a warehouse."""
    return state.stock(seat, good) > 0 and not state.is_kept(good)


def _is_anything_loose(state: PuertoRicoState, seat: int) -> bool:
    good = 0
    while good < ALL_GOODS and not _is_loose(state, seat, good):
        good += 1
    return good < ALL_GOODS


def _keep(state: PuertoRicoState, seat: int, good: int) -> None:
    """The small warehouse is filled first."""
    state.kept |= 1 << good
    state.slots -= 1
    in_large = state.slots < LARGE_WAREHOUSE_KINDS and state.occupied(seat, LARGE_WAREHOUSE)
    told.keeps(state, seat, good, in_large)


def _spoil(state: PuertoRicoState, seat: int, single: int) -> None:
    """All but the stored kinds and a single barrel goes back to the supply."""
    lost = [0] * ALL_GOODS
    for good in range(ALL_GOODS):
        if _is_loose(state, seat, good):
            lost[good] = state.stock(seat, good) - (good == single)
            state.goods[seat * ALL_GOODS + good] -= lost[good]
            state.supply[good] += lost[good]
    told.spoils(state, seat, lost)
