"""The end: victory points of chips, of buildings, of nobles, and of the large buildings that are occupied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.game import ranks
from quayside.games.puerto_rico.board import (
    BASE_BUILDINGS,
    BUILDINGS,
    CITY_HALL,
    CLOISTER,
    CLOISTER_POINTS,
    CLOISTER_TILES,
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
    JEWELER,
    PRINTED,
    RESIDENCE,
    RESIDENCE_POINTS,
    ROYAL_GARDEN,
    TILES,
)
from quayside.games.puerto_rico.state import PuertoRicoState

NEW_BONUSES: Final = (CLOISTER, ROYAL_GARDEN)  # of the expansions; the statue has none


def scores(state: PuertoRicoState) -> list[int]:
    """As if the game ended now."""
    return [score(state, seat) for seat in range(state.players)]


def score(state: PuertoRicoState, seat: i64) -> i64:
    total = state.points[seat] + building_points(state, seat)
    for building in range(FIRST_LARGE, BASE_BUILDINGS):
        if state.occupied(seat, building):
            total += bonus(state, seat, building)
    if state.expanded:
        total += state.all_nobles(seat)
        for building in NEW_BONUSES:
            if state.occupied(seat, building):
                total += bonus(state, seat, building)
    return total


def building_points(state: PuertoRicoState, seat: i64) -> i64:
    """As printed, occupied or not."""
    total = 0
    owned: i64 = state.owned[seat]
    for building in range(state.kinds):
        if owned >> building & 1 == 1:
            total += PRINTED[building]
    return total


def bonus(state: PuertoRicoState, seat: i64, building: i64) -> i64:
    """What a large building is worth to a seat once it is occupied."""
    if building == GUILD_HALL:
        small = _count_buildings(state, seat, 0, INDIGO_PLANT)
        large = _count_buildings(state, seat, INDIGO_PLANT, FIRST_VIOLET) + int(state.owns(seat, JEWELER))
        return GUILD_HALL_SMALL * small + GUILD_HALL_LARGE * large
    if building == RESIDENCE:
        return RESIDENCE_POINTS[ISLAND_SPACES - state.free_island[seat]]
    if building == FORTRESS:
        return state.all_people(seat) // FORTRESS_COLONISTS
    if building == CUSTOMS_HOUSE:
        return state.points[seat] // CUSTOMS_HOUSE_POINTS
    if building == CITY_HALL:
        violet = _count_buildings(state, seat, FIRST_VIOLET, int(state.kinds))
        return violet - int(state.owns(seat, JEWELER))
    if building == CLOISTER:
        return CLOISTER_POINTS[sets_of_tiles(state, seat)]
    assert building == ROYAL_GARDEN
    return state.all_nobles(seat)


def sets_of_tiles(state: PuertoRicoState, seat: i64) -> i64:
    """Three equal tiles each: plantations of a kind, quarries or forests."""
    sets = state.all_forests(seat) // CLOISTER_TILES
    for tile in range(len(TILES)):
        sets += state.tiles(seat, tile) // CLOISTER_TILES
    return sets


def _count_buildings(state: PuertoRicoState, seat: i64, first: i64, last: i64) -> i64:
    """Occupied or not, from the first to the one before the last."""
    count = 0
    for building in range(first, last):
        if state.owns(seat, building):
            count += 1
    return count


def tie_break(state: PuertoRicoState, seat: i64) -> i64:
    """Doubloons and goods, a barrel for a doubloon."""
    return state.doubloons[seat] + state.whole_stock(seat)


def ranking(state: PuertoRicoState) -> list[int]:
    """By points, then by the tie-break; who is equal in both shares a rank."""
    breaks = [tie_break(state, seat) for seat in range(state.players)]
    beyond = max(breaks) + 1
    return ranks([score(state, seat) * beyond + breaks[seat] for seat in range(state.players)])


def breakdown(state: PuertoRicoState, seat: i64) -> Args:
    """Where the points of a seat come from."""
    parts: Args = {"chips": state.points[seat], "buildings": building_points(state, seat)}
    if state.has_nobles:
        parts["nobles"] = state.all_nobles(seat)
    for building in [*range(FIRST_LARGE, BASE_BUILDINGS), *NEW_BONUSES]:
        if building < state.kinds and state.occupied(seat, building):
            parts[BUILDINGS[building]] = bonus(state, seat, building)
    parts.update(total=score(state, seat), tie_break=tie_break(state, seat))
    return parts
