"""Plantation tiles: the face-up row, the face-down pile, whose order is drawn when a tile is turned up, and the discards."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import ChanceError
from quayside.core.rng import Rng
from quayside.core.vecs import Numbers
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.board import ALL_GOODS, GOODS
from quayside.games.puerto_rico.state import PuertoRicoState


def settle(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    """Lays a tile on a seat's island."""
    state.circles[seat * state.places + tile] += 1
    state.free_island[seat] -= 1


def give_up(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    """A plantation goes to the discards: one that nobody works on if there is one, else a colonist's, else a noble's. The
    person goes to San Juan."""
    at = seat * state.places + tile
    if state.people[at] == state.circles[at]:
        if state.nobles[at] == state.people[at]:
            state.nobles[at] -= 1
            state.waiting_nobles[seat] += 1
        state.people[at] -= 1
        state.san_juan[seat] += 1
    state.circles[at] -= 1
    state.free_island[seat] += 1
    state.discards[tile] += 1


def give_up_forest(state: PuertoRicoState, seat: i64) -> i64:
    """Nobody can tell forests apart: of what lies under them, the first in the order of the goods goes. Which one."""
    tile = 0
    while state.forests[seat * ALL_GOODS + tile] == 0:
        tile += 1
    state.forests[seat * ALL_GOODS + tile] -= 1
    state.free_island[seat] += 1
    state.discards[tile] += 1
    return tile


# ---------------------------------------------------------------------------------------------------------------------
# A single tile


def is_tile_left(state: PuertoRicoState) -> bool:
    """To be drawn: if need be, the discards are shuffled."""
    return _count(state.face_down) > 0 or _count(state.discards) > 0


def draw_tile(state: PuertoRicoState) -> i64:
    if _count(state.face_down) == 0:
        _shuffle_discards(state)
    tile = _scripted_tile(state.scripted_outcome(), state.face_down)
    if tile < 0:
        tile = draw_from(state.rng, state.face_down)
    state.face_down[tile] -= 1
    return tile


def _scripted_tile(outcome: str | None, pile: Numbers) -> i64:
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
            _turn_up(row, pile, draw_from(state.rng, pile))
    else:
        for tile in _scripted_tiles(outcome, row, pile, missing):
            _turn_up(row, pile, tile)
    told.new_row(state, rule)


def _turn_up(row: Numbers, pile: Numbers, tile: i64) -> None:
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


def _scripted_tiles(outcome: str, row: Numbers, pile: Numbers, missing: i64) -> list[int]:
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


def draw_from(rng: Rng, pile: Numbers) -> i64:
    """A tile of the pile, each as likely as the others."""
    at = rng.below(_count(pile))
    for tile in range(ALL_GOODS):
        at -= pile[tile]
        if at < 0:
            return tile
    raise AssertionError("the pile is empty")


def _count(pile: Numbers) -> i64:
    return pile[0] + pile[1] + pile[2] + pile[3] + pile[4]
