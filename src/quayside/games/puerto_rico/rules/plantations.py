"""Plantation tiles: the face-up row, the face-down pile, whose order is drawn when a tile is turned up, and the discards."""

from __future__ import annotations

from quayside.core.errors import ChanceError
from quayside.core.rng import Rng
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.board import ALL_GOODS, ALL_PLACES, GOODS
from quayside.games.puerto_rico.state import PuertoRicoState


def settle(state: PuertoRicoState, seat: int, tile: int) -> None:
    """Lays a tile on a seat's island."""
    state.circles[seat * ALL_PLACES + tile] += 1
    state.free_island[seat] -= 1


# ---------------------------------------------------------------------------------------------------------------------
# A single tile


def is_tile_left(state: PuertoRicoState) -> bool:
    """To be drawn: if need be, the discards are shuffled."""
    return _count(state.face_down) > 0 or _count(state.discards) > 0


def draw_tile(state: PuertoRicoState) -> int:
    if _count(state.face_down) == 0:
        _shuffle_discards(state)
    tile = _scripted_tile(state.scripted_outcome(), state.face_down)
    if tile < 0:
        tile = _draw(state.rng, state.face_down)
    state.face_down[tile] -= 1
    return tile


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
# The row


def discard_row(state: PuertoRicoState) -> None:
    told.clears_row(state)
    for tile in range(ALL_GOODS):
        state.discards[tile] += state.row[tile]
        state.row[tile] = 0


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
    told.new_row(state, rule)


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
    told.reshuffle(state, count)


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
