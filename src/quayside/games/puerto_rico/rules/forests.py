"""Tiles that a seat gains, and the forest house: a plantation may be laid face down, as a forest.

A forest has no circle, but fills a space of the island. Nobody can tell forests apart; what lies under them is known.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import LAY_FOREST, PASS
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    FOREST_HOUSE,
    FORESTS_FOR_A_DOUBLOON,
    GOODS,
    HOSPICE,
    QUARRY,
    SAN_JUAN,
)
from quayside.games.puerto_rico.rules.agenda import FOREST_CHOICE, TILE_COLONIST
from quayside.games.puerto_rico.rules.festival import check_plantations
from quayside.games.puerto_rico.rules.phase import Turn, is_colonist_left
from quayside.games.puerto_rico.rules.plantations import settle
from quayside.games.puerto_rico.state import PuertoRicoState

# How a tile was gained; a hospice serves only the one that was chosen
CHOSEN: Final = 0
SECOND: Final = 1
BOUGHT: Final = 2


def may_lie_face_down(state: PuertoRicoState, seat: i64, tile: i64) -> bool:
    """Whether its owner says how to lay a tile, before it lies."""
    return tile != QUARRY and state.works_in(seat, FOREST_HOUSE)


def gain(state: PuertoRicoState, seat: i64, tile: i64, way: i64) -> None:
    """A tile that has left the row, the pile or the quarries. With a forest house its owner says how to lay it."""
    if may_lie_face_down(state, seat, tile):
        state.agenda.push(FOREST_CHOICE, seat, tile, way)
        return
    settle(state, seat, tile)
    _complete(state, seat, tile, way)


def _complete(state: PuertoRicoState, seat: i64, place: i64, way: i64) -> None:
    """The tile lies; its colonist, if any, goes to the place."""
    if way == CHOSEN and state.occupied(seat, HOSPICE) and is_colonist_left(state):
        state.fresh = place
        state.agenda.push(TILE_COLONIST, seat)
    else:
        check_plantations(state, seat)


class ForestChoice(Turn):
    """Face up, or face down as a forest."""

    kind = FOREST_CHOICE
    name = "forest"

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([PASS, LAY_FOREST])

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        tile = state.agenda.number
        way = state.agenda.second
        state.agenda.pop()
        if action == PASS:
            settle(state, seat, tile)
            told.lays_plantation(state, seat, tile)
            _complete(state, seat, tile, way)
            return
        state.forests[seat * ALL_GOODS + tile] += 1
        state.free_island[seat] -= 1
        told.lays_forest(state, seat, tile)
        _complete(state, seat, SAN_JUAN, way)  # a colonist for a forest waits there

    def refuse_later(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        return WhyNot("puerto_rico.buildings.forest_house", {}) if action == LAY_FOREST else None

    def facts(self, state: PuertoRicoState) -> Args:
        return {"tile": GOODS[state.agenda.number]}


def forest_discount(state: PuertoRicoState, seat: i64) -> i64:
    """What a seat's forests take off the price of any building, as long as its forest house is occupied."""
    if not state.works_in(seat, FOREST_HOUSE):
        return 0
    return state.all_forests(seat) // FORESTS_FOR_A_DOUBLOON
