"""The settler: everybody takes a plantation, or a quarry with the right to it; then a new row is turned up.

A seat's turn is the hacienda's draw, the choice of a tile, and the hospice's colonist upon that tile.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import DRAW, PASS, RECRUIT, TAKE, is_tile
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    ALL_PLACES,
    CONSTRUCTION_HUT,
    HACIENDA,
    HOSPICE,
    QUARRY,
    TILES,
)
from quayside.games.puerto_rico.rules.agenda import TILE_CHOICE, TILE_COLONIST, TILE_DRAW
from quayside.games.puerto_rico.rules.phase import (
    Role,
    Turn,
    colonist_source,
    is_colonist_left,
    recruit,
    seat_after,
)
from quayside.games.puerto_rico.rules.plantations import (
    discard_row,
    draw_tile,
    is_tile_left,
    settle,
    turn_up_row,
)
from quayside.games.puerto_rico.state import PuertoRicoState


class Settler(Role):
    def begin(self, state: PuertoRicoState) -> None:
        for step in range(state.players - 1, -1, -1):
            seat = seat_after(state, state.picker, step)
            state.agenda.push(TILE_CHOICE, seat)
            if state.occupied(seat, HACIENDA):
                state.agenda.push(TILE_DRAW, seat)

    def end(self, state: PuertoRicoState) -> None:
        """The rest of the row is discarded, and a new one turned up."""
        discard_row(state)
        turn_up_row(state, "puerto_rico.settler.refill")


# ---------------------------------------------------------------------------------------------------------------------
# The hacienda, before the choice


class TileDraw(Turn):
    """A tile from the face-down pile, which must be kept."""

    kind = TILE_DRAW
    name = "hacienda"

    def seat_of(self, state: PuertoRicoState) -> int:
        """Nobody without a free space, and nobody when no tile is left."""
        seat = int(state.agenda.seat)
        return seat if state.free_island[seat] > 0 and is_tile_left(state) else -1

    def legal(self, state: PuertoRicoState) -> list[int]:
        return [PASS, DRAW]

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        return WhyNot("puerto_rico.buildings.hacienda", {"problem": "first"}) if is_tile(action) else None

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_draw(state, seat)
            return
        tile = draw_tile(state)
        settle(state, seat, tile)
        told.draws(state, seat, tile)


# ---------------------------------------------------------------------------------------------------------------------
# The choice of a tile


class TileChoice(Turn):
    """A plantation of the row, or a quarry by the settler's privilege or the construction hut."""

    kind = TILE_CHOICE
    name = "settler"

    def legal(self, state: PuertoRicoState) -> list[int]:
        seat = state.to_play
        choices = [PASS]
        if state.free_island[seat] == 0:
            return choices
        for tile in range(i64(ALL_GOODS)):
            if state.row[tile] > 0:
                choices.append(TAKE + tile)
        if may_take_quarry(state, seat):
            choices.append(TAKE + QUARRY)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        if action == DRAW:
            return WhyNot("puerto_rico.buildings.hacienda", {"problem": "late"})
        if not is_tile(action):
            return None
        tile = action - TAKE
        if tile != QUARRY:
            return WhyNot("puerto_rico.settler.plantation", {"tile": TILES[tile]})
        problem = "none_left" if state.quarries == 0 else "no_right"
        return WhyNot("puerto_rico.settler.quarry", {"tile": TILES[tile], "problem": problem})

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_tile(state, seat)
            return
        tile = action - TAKE
        if tile == QUARRY:
            state.quarries -= 1
        else:
            state.row[tile] -= 1
        settle(state, seat, tile)
        told.takes(state, seat, tile, _right_to(state, seat, tile))
        if state.occupied(seat, HOSPICE) and is_colonist_left(state):
            state.fresh = tile
            state.agenda.push(TILE_COLONIST, seat)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"quarry": may_take_quarry(state, state.to_play)}


def may_take_quarry(state: PuertoRicoState, seat: int) -> bool:
    return state.quarries > 0 and (seat == state.picker or state.occupied(seat, CONSTRUCTION_HUT))


def _right_to(state: PuertoRicoState, seat: int, tile: int) -> str:
    """The rule by which a seat takes a tile."""
    if tile != QUARRY:
        return "puerto_rico.settler.plantation"
    by_privilege = seat == state.picker
    return "puerto_rico.settler.quarry" if by_privilege else "puerto_rico.buildings.construction_hut"


# ---------------------------------------------------------------------------------------------------------------------
# The hospice, after it


class TileColonist(Turn):
    """A colonist upon the tile just taken."""

    kind = TILE_COLONIST
    name = "hospice"

    def legal(self, state: PuertoRicoState) -> list[int]:
        return [PASS, RECRUIT]

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        tile = state.fresh
        state.fresh = -1
        state.agenda.pop()
        if action == PASS:
            told.no_hospice(state, seat)
            return
        source = colonist_source(state)
        recruit(state)
        state.colonists[seat * ALL_PLACES + tile] += 1
        told.hospice(state, seat, tile, source)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"tile": TILES[state.fresh], "source": colonist_source(state)}
