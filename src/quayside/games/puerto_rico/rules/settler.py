"""The settler: everybody takes a plantation, or a quarry with the right to it; then a new row is turned up.

A seat's turn is the hacienda's draw, the choice of a tile, and the hospice's colonist upon that tile. With a library, the
settler takes a second tile when all have had their turns; then come the hunting lodges.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import DRAW, PASS, RECRUIT, TAKE, is_tile
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CONSTRUCTION_HUT,
    FOREST,
    HACIENDA,
    LYING,
    QUARRY,
    SAN_JUAN,
    TILES,
)
from quayside.games.puerto_rico.rules.agenda import SECOND_TILE, TILE_CHOICE, TILE_COLONIST, TILE_DRAW
from quayside.games.puerto_rico.rules.festival import check_plantations
from quayside.games.puerto_rico.rules.forests import CHOSEN, SECOND, gain, may_lie_face_down
from quayside.games.puerto_rico.rules.guests import SETTLER_GUESTS, ask_guests
from quayside.games.puerto_rico.rules.nobles import open_lodges
from quayside.games.puerto_rico.rules.phase import Role, Turn, colonist_source, recruit, seat_after
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
        if state.expanded:
            open_lodges(state)
            if state.doubled:
                state.agenda.push(SECOND_TILE, state.picker)
        for step in range(state.players - 1, -1, -1):
            seat = seat_after(state, state.picker, step)
            state.agenda.push(TILE_CHOICE, seat)
            if state.occupied(seat, HACIENDA) or (state.expanded and state.owns(seat, HACIENDA)):
                state.agenda.push(TILE_DRAW, seat)
            ask_guests(state, seat, SETTLER_GUESTS)

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

    def seat_of(self, state: PuertoRicoState) -> i64:
        """Nobody without a free space, and nobody when no tile is left."""
        seat = state.agenda.seat
        works = state.occupied(seat, HACIENDA)
        return seat if works and state.free_island[seat] > 0 and is_tile_left(state) else -1

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([PASS, DRAW])

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        return WhyNot("puerto_rico.buildings.hacienda", {"problem": "first"}) if is_tile(action) else None

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_draw(state, seat)
            return
        tile = draw_tile(state)
        settle(state, seat, tile)
        told.draws(state, seat, tile)
        check_plantations(state, seat)


# ---------------------------------------------------------------------------------------------------------------------
# The choice of a tile


class TileChoice(Turn):
    """A plantation of the row, or a quarry by the settler's privilege or the construction hut."""

    kind = TILE_CHOICE
    name = "settler"

    def legal(self, state: PuertoRicoState) -> Numbers:
        seat = state.to_play
        choices = vec[i64]([PASS])
        if state.free_island[seat] == 0:
            return choices
        for tile in range(i64(ALL_GOODS)):
            if state.row[tile] > 0:
                choices = append(choices, TAKE + tile)
        if may_take_quarry(state, seat):
            choices = append(choices, TAKE + QUARRY)
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if action == DRAW:
            return WhyNot("puerto_rico.buildings.hacienda", {"problem": "late"})
        if not is_tile(action):
            return None
        tile = action - TAKE
        if tile != QUARRY:
            return WhyNot("puerto_rico.settler.plantation", {"tile": TILES[tile]})
        problem = "none_left" if state.quarries == 0 else "no_right"
        return WhyNot("puerto_rico.settler.quarry", {"tile": TILES[tile], "problem": problem})

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_tile(state, seat)
            return
        tile = action - TAKE
        _take_away(state, tile)
        told.takes(state, seat, tile, _right_to(state, seat, tile), may_lie_face_down(state, seat, tile))
        gain(state, seat, tile, CHOSEN)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"quarry": may_take_quarry(state, state.to_play)}


def _take_away(state: PuertoRicoState, tile: i64) -> None:
    """From the row, or from the quarries."""
    if tile == QUARRY:
        state.quarries -= 1
    else:
        state.row[tile] -= 1


def may_take_quarry(state: PuertoRicoState, seat: i64) -> bool:
    return state.quarries > 0 and (seat == state.picker or state.occupied(seat, CONSTRUCTION_HUT))


def _right_to(state: PuertoRicoState, seat: i64, tile: i64) -> str:
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

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([PASS, RECRUIT])

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        tile = state.fresh
        state.fresh = -1
        state.agenda.pop()
        if action == PASS:
            told.no_hospice(state, seat)
        else:
            source = colonist_source(state)
            recruit(state)
            if tile == SAN_JUAN:
                state.san_juan[seat] += 1
            else:
                state.people[seat * state.places + tile] += 1
            told.hospice(state, seat, tile, source)
        check_plantations(state, seat)

    def facts(self, state: PuertoRicoState) -> Args:
        tile = FOREST if state.fresh == SAN_JUAN else state.fresh
        return {"tile": LYING[tile], "source": colonist_source(state)}


# ---------------------------------------------------------------------------------------------------------------------
# The library: a second tile for the settler


class SecondTile(Turn):
    """A plantation of the row, or a quarry with a construction hut: the right of the settler is not doubled."""

    kind = SECOND_TILE
    name = "second_tile"

    def seat_of(self, state: PuertoRicoState) -> i64:
        """Nobody, when there is nothing to take, or no space for it."""
        seat = state.agenda.seat
        return seat if len(_second_tiles(state, seat)) > 0 else -1

    def legal(self, state: PuertoRicoState) -> Numbers:
        return extend(vec[i64]([PASS]), _second_tiles(state, state.to_play))

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_tile(action):
            return None
        tile = action - TAKE
        problem = "no_hut" if tile == QUARRY and state.quarries > 0 else "none_left"
        return WhyNot("puerto_rico.library.settler", {"tile": TILES[tile], "problem": problem})

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_second_tile(state, seat)
            return
        tile = action - TAKE
        _take_away(state, tile)
        told.takes(state, seat, tile, "puerto_rico.library.settler", may_lie_face_down(state, seat, tile))
        gain(state, seat, tile, SECOND)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"quarry": TAKE + QUARRY in state.choices}


def _second_tiles(state: PuertoRicoState, seat: i64) -> list[int]:
    if state.free_island[seat] == 0:
        return []
    tiles = [TAKE + tile for tile in range(ALL_GOODS) if state.row[tile] > 0]
    if state.quarries > 0 and state.occupied(seat, CONSTRUCTION_HUT):
        tiles.append(TAKE + QUARRY)
    return tiles
