"""What decisions of Puerto Rico are about."""

from __future__ import annotations

from typing import Final

from quayside.core.themes import Themes
from quayside.games.puerto_rico.actions import (
    PICK,
    TAKE,
    building_of,
    is_building,
    is_cargo_load,
    is_small_wharf_load,
    is_wharf_load,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CAPTAIN,
    CHIPS,
    COLONISTS,
    FIRST_VIOLET,
    LARGE_BUILDINGS,
    QUARRY,
    TRADER,
    TRADING_HOUSE_SPACES,
)
from quayside.games.puerto_rico.rules.agenda import (
    BUILDING_COLONIST,
    DRAFT_CHOICE,
    EXTRA_COLONIST,
    EXTRA_GOOD,
    LOADING,
    PLACEMENT,
    PURCHASE,
    ROLE_CHOICE,
    SALE,
    SECOND_TILE,
    SMALL_LOAD,
    STORAGE,
    TILE_CHOICE,
    TILE_COLONIST,
    TILE_DRAW,
)
from quayside.games.puerto_rico.rules.captain import may_use_wharf
from quayside.games.puerto_rico.state import PuertoRicoState

_OF_A_DECISION: Final = {
    ROLE_CHOICE: "roles",
    TILE_DRAW: "plantations",
    TILE_CHOICE: "plantations",
    SECOND_TILE: "plantations",
    TILE_COLONIST: "colonists",
    EXTRA_COLONIST: "colonists",
    PLACEMENT: "colonists",
    BUILDING_COLONIST: "colonists",
    PURCHASE: "buildings",
    EXTRA_GOOD: "goods",
    SALE: "trading",
    LOADING: "shipping",
    SMALL_LOAD: "shipping",
    STORAGE: "storage",
    DRAFT_CHOICE: "draft",
}
FIRST_ROUNDS: Final = 3
# What is left of the supplies when the end is near: one part in so many of what there was; and of a city
_LAST_PART: Final = 7
_LAST_SPACES: Final = 1
_MANY: Final = 2  # barrels that it hurts to be left with


class PuertoRicoThemes(Themes[PuertoRicoState]):
    names = (
        "roles", "plantations", "colonists", "buildings", "goods", "trading", "shipping", "storage", "draft",
        "quarries", "production_buildings", "large_buildings", "last_in_the_house", "blockade", "wharf",
        "opening", "last_captain", "endgame", "expansions",
    )  # fmt: skip

    def found(self, state: PuertoRicoState, action: int) -> set[str]:
        found: set[str] = set()
        kind = state.agenda.kind
        if kind in _OF_A_DECISION:
            found.add(_OF_A_DECISION[kind])
        if action == TAKE + QUARRY:
            found.add("quarries")
        if is_building(action):
            building = building_of(action)
            if building < FIRST_VIOLET:
                found.add("production_buildings")
            if building in LARGE_BUILDINGS:
                found.add("large_buildings")
        full = len(state.trading_house) == TRADING_HOUSE_SPACES - 1
        if full and (kind == SALE or action == PICK + TRADER):
            found.add("last_in_the_house")
        if is_cargo_load(action) and blocks(state, action):
            found.add("blockade")
        if is_wharf_load(action) or is_small_wharf_load(action):
            found.add("wharf")
        if state.round <= FIRST_ROUNDS:
            found.add("opening")
        if near_the_end(state):
            found.add("last_captain" if kind == LOADING or action == PICK + CAPTAIN else "endgame")
        if state.expanded:
            found.add("expansions")
        return found


def near_the_end(state: PuertoRicoState) -> bool:
    players = state.players
    return (
        state.ending != 0
        or _LAST_PART * state.chips <= CHIPS[players]
        or _LAST_PART * state.colonist_supply <= COLONISTS[players]
        or min(state.free_city) <= _LAST_SPACES
    )


def blocks(state: PuertoRicoState, action: int) -> bool:
    """Whether a load leaves another seat without a ship for barrels that could have sailed."""
    after = state.clone()
    after.game.rules.play(after, action)
    for seat in range(state.players):
        if seat == state.to_play or may_use_wharf(state, seat):
            continue
        for good in range(ALL_GOODS):
            many = state.stock(seat, good) >= _MANY
            if many and _sails(state, good) and not _sails(after, good):
                return True
    return False


def _sails(state: PuertoRicoState, good: int) -> bool:
    """Whether a ship has room for a good."""
    if good in state.cargo:
        ship = list(state.cargo).index(good)
        return bool(state.barrels[ship] < state.ship_sizes()[ship])
    return -1 in state.cargo
