"""The settler: everybody takes a plantation, or a quarry with the right to it; then a new row is turned up.

A seat's turn is the hacienda's draw, the choice of a tile, and the hospice's colonist upon that tile.
"""

from __future__ import annotations

from quayside.core.errors import ChanceError, WhyNot
from quayside.core.events import Args, Event
from quayside.core.rng import Rng
from quayside.games.puerto_rico.actions import DRAW, PASS, PUT, RECRUIT, TAKE
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    ALL_PLACES,
    CONSTRUCTION_HUT,
    GOODS,
    HACIENDA,
    HOSPICE,
    QUARRY,
    TILES,
)
from quayside.games.puerto_rico.rules.agenda import (
    TILE_CHOICE,
    TILE_COLONIST,
    TILE_DRAW,
    colonist_source,
    frame,
    recruit,
    seat_after,
)
from quayside.games.puerto_rico.state import PuertoRicoState


def begin(state: PuertoRicoState) -> None:
    for step in range(state.players - 1, -1, -1):
        seat = seat_after(state, state.picker, step)
        state.agenda.append(frame(TILE_CHOICE, seat))
        if state.occupied(seat, HACIENDA):
            state.agenda.append(frame(TILE_DRAW, seat))


# ---------------------------------------------------------------------------------------------------------------------
# The hacienda: a tile from the face-down pile, before the choice


def may_draw(state: PuertoRicoState, seat: int) -> bool:
    """He needs a free space, and there must be a tile: if need be, the discards are shuffled."""
    return state.free_island[seat] > 0 and (_count(state.face_down) > 0 or _count(state.discards) > 0)


def legal_draw(state: PuertoRicoState) -> list[int]:
    return [PASS, DRAW]


def refuse_draw(state: PuertoRicoState, action: int) -> WhyNot | None:
    if TAKE <= action < PUT:
        return WhyNot("puerto_rico.buildings.hacienda", {"problem": "first"})
    return None


def play_draw(state: PuertoRicoState, action: int) -> None:
    """The tile that he draws he must keep."""
    seat = state.to_play
    state.agenda.pop()
    if action == PASS:
        if state.listener is not None:
            state.tell("no_draw", "puerto_rico.buildings.hacienda", {"seat": seat})
        return
    if _count(state.face_down) == 0:
        _shuffle_discards(state)
    tile = _scripted_tile(state.scripted_outcome(), state.face_down)
    if tile < 0:
        tile = _draw(state.rng, state.face_down)
    state.face_down[tile] -= 1
    _settle(state, seat, tile)
    if state.listener is not None:
        args: Args = {"seat": seat, "tile": TILES[tile]}
        outcome = f"draw {TILES[tile]}"
        state.listener(Event("draw", "puerto_rico.buildings.hacienda", args, None, None, outcome))


def _scripted_tile(outcome: str | None, pile: list[int]) -> int:
    """The tile of a scripted draw; -1 when the generator draws."""
    if outcome is None:
        return -1
    words = outcome.split()
    if words[:1] != ["draw"] or len(words) != 2 or words[1] not in GOODS:
        raise ChanceError(f"a tile is drawn now, as in 'draw corn': {outcome!r} is something else")
    tile = GOODS.index(words[1])
    if pile[tile] == 0:
        raise ChanceError(f"{outcome!r} cannot be drawn: no such tile is left in the pile")
    return tile


# ---------------------------------------------------------------------------------------------------------------------
# The choice of a tile


def may_take_quarry(state: PuertoRicoState, seat: int) -> bool:
    """The settler's privilege, and what the construction hut is for."""
    return state.quarries > 0 and (seat == state.picker or state.occupied(seat, CONSTRUCTION_HUT))


def legal_tile(state: PuertoRicoState) -> list[int]:
    seat = state.to_play
    choices = [PASS]
    if state.free_island[seat] == 0:
        return choices
    for tile in range(ALL_GOODS):
        if state.row[tile] > 0:
            choices.append(TAKE + tile)
    if may_take_quarry(state, seat):
        choices.append(TAKE + QUARRY)
    return choices


def refuse_tile(state: PuertoRicoState, action: int) -> WhyNot | None:
    if action == DRAW:
        return WhyNot("puerto_rico.buildings.hacienda", {"problem": "late"})
    if not TAKE <= action < PUT:
        return None
    tile = action - TAKE
    if tile != QUARRY:
        return WhyNot("puerto_rico.settler.plantation", {"tile": TILES[tile]})
    problem = "none_left" if state.quarries == 0 else "no_right"
    return WhyNot("puerto_rico.settler.quarry", {"tile": TILES[tile], "problem": problem})


def play_tile(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    state.agenda.pop()
    if action == PASS:
        if state.listener is not None:
            full = state.free_island[seat] == 0
            rule = "puerto_rico.settler.full_island" if full else "puerto_rico.settler.order"
            state.tell("no_tile", rule, {"seat": seat, "forced": state.forced})
        return
    tile = action - TAKE
    rule = "puerto_rico.settler.plantation"
    if tile == QUARRY:
        state.quarries -= 1
        by_privilege = seat == state.picker
        rule = "puerto_rico.settler.quarry" if by_privilege else "puerto_rico.buildings.construction_hut"
    else:
        state.row[tile] -= 1
    _settle(state, seat, tile)
    if state.listener is not None:
        state.tell("take", rule, {"seat": seat, "tile": TILES[tile]})
    if state.occupied(seat, HOSPICE) and colonist_source(state) != "":
        state.fresh = tile
        state.agenda.append(frame(TILE_COLONIST, seat))


def _settle(state: PuertoRicoState, seat: int, tile: int) -> None:
    state.circles[seat * ALL_PLACES + tile] += 1
    state.free_island[seat] -= 1


# ---------------------------------------------------------------------------------------------------------------------
# The hospice: a colonist upon the tile just taken


def legal_hospice(state: PuertoRicoState) -> list[int]:
    return [PASS, RECRUIT]


def play_hospice(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    tile = state.fresh
    state.fresh = -1
    state.agenda.pop()
    if action == PASS:
        if state.listener is not None:
            state.tell("no_hospice", "puerto_rico.buildings.hospice", {"seat": seat})
        return
    source = colonist_source(state)
    recruit(state)
    state.colonists[seat * ALL_PLACES + tile] += 1
    if state.listener is not None:
        state.tell(
            "hospice", "puerto_rico.buildings.hospice", {"seat": seat, "tile": TILES[tile], "source": source}
        )


# ---------------------------------------------------------------------------------------------------------------------
# The end of the phase: the rest of the row is discarded, and a new one is turned up


def end(state: PuertoRicoState) -> None:
    if _count(state.row) > 0 and state.listener is not None:
        state.tell("clear_row", "puerto_rico.settler.refill", {"tiles": tiles_in(state.row)})
    for tile in range(ALL_GOODS):
        state.discards[tile] += state.row[tile]
        state.row[tile] = 0
    turn_up_row(state, "puerto_rico.settler.refill")


def turn_up_row(state: PuertoRicoState, rule: str) -> None:
    """One tile more than there are players. A pile that is too small is used up before the discards are shuffled;
    when these do not suffice either, the row stays short."""
    row = state.row
    pile = state.face_down
    missing = state.players + 1
    if _count(pile) < missing:
        missing -= _count(pile)
        for tile in range(ALL_GOODS):
            row[tile] = pile[tile]
            pile[tile] = 0
        _shuffle_discards(state)
        missing = min(missing, _count(pile))
        if missing == 0 and _count(row) == 0:
            return
    outcome = state.scripted_outcome()
    if outcome is None:
        for _ in range(missing):
            _turn_up(row, pile, _draw(state.rng, pile))
    else:
        for tile in _scripted_tiles(outcome, row, pile, missing):
            _turn_up(row, pile, tile)
    if state.listener is not None:
        tiles = tiles_in(row)
        state.listener(Event("row", rule, {"tiles": tiles}, None, None, "row " + " ".join(tiles)))


def _turn_up(row: list[int], pile: list[int], tile: int) -> None:
    pile[tile] -= 1
    row[tile] += 1


def _shuffle_discards(state: PuertoRicoState) -> None:
    """They become the new face-down pile."""
    count = _count(state.discards)
    if count == 0:
        return
    for tile in range(ALL_GOODS):
        state.face_down[tile] += state.discards[tile]
        state.discards[tile] = 0
    if state.listener is not None:
        state.tell("reshuffle", "puerto_rico.settler.reshuffle", {"tiles": count})


def _scripted_tiles(outcome: str, row: list[int], pile: list[int], missing: int) -> list[int]:
    """The missing tiles of a scripted row. What the old pile held is in the row already; the others must come from the
    pile as it is now."""
    words = outcome.split()
    if words[:1] != ["row"] or [word for word in words[1:] if word not in GOODS]:
        raise ChanceError(f"a row is turned up now, as in 'row corn indigo coffee': {outcome!r} is no row")
    if len(words) - 1 != _count(row) + missing:
        raise ChanceError(f"{_count(row) + missing} tiles are turned up now, not those of {outcome!r}")
    tiles: list[int] = []
    for tile in range(ALL_GOODS):
        new = words.count(GOODS[tile]) - row[tile]
        if not 0 <= new <= pile[tile]:
            raise ChanceError(
                f"{outcome!r} cannot be turned up: the pile has not so many or few {GOODS[tile]} tiles"
            )
        tiles.extend([tile] * new)
    return tiles


def _draw(rng: Rng, pile: list[int]) -> int:
    """A tile of the pile, each as likely as the others."""
    at = rng.below(_count(pile))
    for tile in range(ALL_GOODS):
        at -= pile[tile]
        if at < 0:
            return tile
    raise AssertionError("the pile is empty")


def _count(pile: list[int]) -> int:
    return pile[0] + pile[1] + pile[2] + pile[3] + pile[4]


def tiles_in(pile: list[int]) -> list[str]:
    """By name, in order."""
    return [GOODS[tile] for tile in range(ALL_GOODS) for _ in range(pile[tile])]
