"""What is left after the loading: what a seat's warehouses will keep, the shelves that it fills, and when it does not matter
how."""

from __future__ import annotations

from typing import Final

from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUILDINGS,
    GOODS,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    STOREHOUSE,
    Building,
)
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view_types import Keeping, Shelf, Storing, Ware

_WAREHOUSES: Final = ((SMALL_WAREHOUSE, SMALL_WAREHOUSE_KINDS), (LARGE_WAREHOUSE, LARGE_WAREHOUSE_KINDS))


def keeping(state: PuertoRicoState, seat: int) -> Keeping:
    """The kinds of goods that a seat's warehouses will keep after the loading, and those of them that nobody works in."""
    kinds = 0
    idle: list[Building] = []
    for building, room in _WAREHOUSES:
        if state.occupied(seat, building):
            kinds += room
        elif state.owns(seat, building):
            idle.append(BUILDINGS[building])
    return {"kinds": kinds, "idle": idle}


def storing(state: PuertoRicoState, seat: int) -> Storing:
    """For whoever stores: shelf by shelf what lies on it, and kind by kind what the next answer would keep and lose."""
    kept = [good for good in range(ALL_GOODS) if state.is_kept(good)]
    aside = [good for good in range(len(state.set_aside)) for _ in range(state.set_aside[good])]
    shelves: list[Shelf] = []
    for building, room in _WAREHOUSES:
        if state.occupied(seat, building):
            shelves += [_shelf(BUILDINGS[building], kept) for _ in range(room)]
    shelves += [_shelf(BUILDINGS[STOREHOUSE], aside) for _ in range(state.spare + len(aside))]
    shelves.append(_shelf(None, []))
    wares = {
        GOODS[good]: _ware(state, seat, good) for good in range(ALL_GOODS) if state.stock(seat, good) > 0
    }
    return {"shelves": shelves, "wares": wares}


def _shelf(building: Building | None, goods: list[int]) -> Shelf:
    """With the next of these goods, if there is one."""
    return {"building": building, "good": GOODS[goods.pop(0)] if goods else None}


def _ware(state: PuertoRicoState, seat: int, good: int) -> Ware:
    """A whole kind is kept in a warehouse; with the last single barrel all others of the kind are lost."""
    whole = state.stock(seat, good)
    if state.is_kept(good):
        return {"kept": True, "aside": 0, "keeps": whole, "loses": 0}
    aside = int(state.set_aside[good]) if state.expanded else 0
    if state.slots > 0:
        return {"kept": False, "aside": aside, "keeps": whole, "loses": 0}
    loses = 0 if state.spare > 0 else whole - aside - 1
    return {"kept": False, "aside": aside, "keeps": 1, "loses": loses}


def all_fit(state: PuertoRicoState, seat: int) -> bool:
    """Whether whoever stores keeps everything, whichever kind they choose: there is a slot for each kind, or one kind more
    and only single barrels."""
    kinds = 0
    most = 0
    for good in range(ALL_GOODS):
        if state.stock(seat, good) > 0 and not state.is_kept(good):
            kinds += 1
            most = max(most, state.stock(seat, good))
    if state.spare > 0:  # with a storehouse
        return kinds <= state.slots
    return kinds <= state.slots or (kinds == state.slots + 1 and most == 1)
