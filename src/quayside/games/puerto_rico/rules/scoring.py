"""The end: victory points of chips, of buildings, and of the large buildings that are occupied."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.game import ranks
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    BUILDINGS,
    CITY_HALL,
    COLUMN,
    CUSTOMS_HOUSE,
    CUSTOMS_HOUSE_POINTS,
    FIRST_LARGE,
    FIRST_VIOLET,
    FORTRESS,
    FORTRESS_COLONISTS,
    GUILD_HALL,
    GUILD_HALL_LARGE,
    GUILD_HALL_SMALL,
    INDIGO_PLANT,
    ISLAND_SPACES,
    RESIDENCE,
    RESIDENCE_POINTS,
)
from quayside.games.puerto_rico.state import PuertoRicoState


def scores(state: PuertoRicoState) -> list[int]:
    """As if the game ended now."""
    return [score(state, seat) for seat in range(state.players)]


def score(state: PuertoRicoState, seat: int) -> int:
    total = state.points[seat] + building_points(state, seat)
    for building in range(FIRST_LARGE, ALL_BUILDINGS):
        if state.occupied(seat, building):
            total += bonus(state, seat, building)
    return total


def building_points(state: PuertoRicoState, seat: i64) -> int:
    """As printed, occupied or not; every building prints the number of its column."""
    total = 0
    for building in range(i64(ALL_BUILDINGS)):
        if state.owns(seat, building):
            total += COLUMN[building]
    return total


def bonus(state: PuertoRicoState, seat: int, building: int) -> int:
    """What a large building is worth to a seat once it is occupied."""
    if building == GUILD_HALL:
        small = _count_buildings(state, seat, 0, INDIGO_PLANT)
        large = _count_buildings(state, seat, INDIGO_PLANT, FIRST_VIOLET)
        return GUILD_HALL_SMALL * small + GUILD_HALL_LARGE * large
    if building == RESIDENCE:
        return RESIDENCE_POINTS[ISLAND_SPACES - state.free_island[seat]]
    if building == FORTRESS:
        return state.all_colonists(seat) // FORTRESS_COLONISTS
    if building == CUSTOMS_HOUSE:
        return state.points[seat] // CUSTOMS_HOUSE_POINTS
    assert building == CITY_HALL
    return _count_buildings(state, seat, FIRST_VIOLET, ALL_BUILDINGS)


def _count_buildings(state: PuertoRicoState, seat: int, first: int, last: int) -> int:
    """Occupied or not, from the first to the one before the last."""
    count = 0
    for building in range(first, last):
        if state.owns(seat, building):
            count += 1
    return count


def tie_break(state: PuertoRicoState, seat: int) -> int:
    """Doubloons and goods, a barrel for a doubloon."""
    return state.doubloons[seat] + state.whole_stock(seat)


def ranking(state: PuertoRicoState) -> list[int]:
    """By points, then by the tie-break; who is equal in both shares a rank."""
    breaks = [tie_break(state, seat) for seat in range(state.players)]
    beyond = max(breaks) + 1
    return ranks([score(state, seat) * beyond + breaks[seat] for seat in range(state.players)])


def breakdown(state: PuertoRicoState, seat: int) -> Args:
    """Where the points of a seat come from."""
    parts: Args = {"chips": state.points[seat], "buildings": building_points(state, seat)}
    for building in range(FIRST_LARGE, ALL_BUILDINGS):
        if state.occupied(seat, building):
            parts[BUILDINGS[building]] = bonus(state, seat, building)
    parts.update(total=score(state, seat), tie_break=tie_break(state, seat))
    return parts
