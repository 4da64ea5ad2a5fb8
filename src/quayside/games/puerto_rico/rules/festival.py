"""The festival: three open objectives. The first to reach one gets its reward at once, and the objective is gone.

The tile and the barrels that mark the objectives are missing from pile and supply until then, and so is a copy of the
building, if there were two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import ChanceError, WhyNot
from quayside.core.events import Args
from quayside.core.rng import Rng
from quayside.core.vecs import Numbers, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, is_placement, place_of, put
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUILDING_OBJECTIVE,
    BUILDINGS,
    COFFEE,
    COFFEE_ROASTER,
    COLUMN,
    FESTIVAL_COLONISTS,
    FESTIVAL_COLUMN,
    FESTIVAL_DOUBLOONS,
    FESTIVAL_KINDS,
    FESTIVAL_POINTS,
    FESTIVAL_TILES,
    GOODS,
    PLACES,
    PLANTATION_OBJECTIVE,
    PRODUCTION_OBJECTIVE,
    TOBACCO,
    TOBACCO_STORAGE,
)
from quayside.games.puerto_rico.rules.agenda import REWARD
from quayside.games.puerto_rico.rules.phase import BANK, Turn, award, pay
from quayside.games.puerto_rico.rules.plantations import draw_from
from quayside.games.puerto_rico.state import PuertoRicoState

# Every set of three goods
GOODS_SETS: Final = [
    each for each in range(1 << ALL_GOODS) if bin(each).count("1") == FESTIVAL_KINDS
]  # fmt: skip


# ---------------------------------------------------------------------------------------------------------------------
# Set-up: what the objectives are


def announce(state: PuertoRicoState) -> None:
    """Chance chooses a tile of the pile, three goods and a building of the third column."""
    outcome = state.scripted_outcome()
    if outcome is None:
        tile, goods, building = _drawn(state, state.rng)
    else:
        tile, goods, building = _scripted(state, outcome)
    state.festival_tile = tile
    state.festival_goods = goods
    state.festival_building = building
    state.face_down[tile] -= 1
    for good in goods_in(goods):
        state.supply[good] -= 1
    if state.market[building] > 1:
        state.festival_copy = 1
        state.market[building] -= 1
    told.festival(state)


def goods_in(goods: i64) -> list[int]:
    """Of a set, in order."""
    return [good for good in range(ALL_GOODS) if goods >> good & 1]


def _buildings_for(state: PuertoRicoState, tile: i64) -> list[int]:
    """Those of the third column, but not the one that the plantation of the festival would need anyway."""
    served = {TOBACCO: TOBACCO_STORAGE, COFFEE: COFFEE_ROASTER}.get(tile, -1)
    return [
        building
        for building in range(int(state.kinds))
        if state.is_in_game(building) and COLUMN[building] == FESTIVAL_COLUMN and building != served
    ]


def _drawn(state: PuertoRicoState, rng: Rng) -> tuple[int, int, int]:
    tile = draw_from(rng, state.face_down)
    goods = GOODS_SETS[rng.below(len(GOODS_SETS))]
    buildings = _buildings_for(state, tile)
    return tile, goods, buildings[rng.below(len(buildings))]


def _scripted(state: PuertoRicoState, outcome: str) -> tuple[int, int, int]:
    words = outcome.split()
    if words[:1] != ["festival"] or len(words) != 3 + FESTIVAL_KINDS:
        raise ChanceError(
            "the festival is announced now, as in 'festival corn corn indigo sugar factory': "
            f"{outcome!r} is something else"
        )
    if [word for word in words[1:-1] if word not in GOODS] or words[-1] not in BUILDINGS:
        raise ChanceError(f"{outcome!r} names what is no plantation, good or building")
    tile = GOODS.index(words[1])
    kinds = [GOODS.index(word) for word in words[2:-1]]
    building = BUILDINGS.index(words[-1])
    if kinds != sorted({*kinds}):
        raise ChanceError(f"the goods of {outcome!r} are not three different ones in their order")
    if state.face_down[tile] == 0:
        raise ChanceError(f"{outcome!r} cannot be: no such tile is left in the pile")
    if building not in _buildings_for(state, tile):
        raise ChanceError(f"{outcome!r} cannot be: {words[-1]} is not among the buildings for it")
    return tile, sum([1 << kind for kind in kinds]), building


# ---------------------------------------------------------------------------------------------------------------------
# The objectives


def check_plantations(state: PuertoRicoState, seat: i64) -> None:
    """When a tile lies. The tile of the festival goes back to the face-down pile."""
    tile = state.festival_tile
    if tile < 0 or state.tiles(seat, tile) < FESTIVAL_TILES:
        return
    state.festival_tile = -1
    state.face_down[tile] += 1
    state.festival_winners[PLANTATION_OBJECTIVE] = seat
    colonists = min(FESTIVAL_COLONISTS, state.colonist_supply)
    state.colonist_supply -= colonists
    state.san_juan[seat] += colonists
    told.reaches_plantations(state, seat, colonists)
    if colonists > 0:
        state.agenda.push(REWARD, seat, colonists)


def check_production(state: PuertoRicoState, seat: i64, produced: i64) -> None:
    """When a seat has produced this set of goods."""
    goods = state.festival_goods
    if goods == 0 or produced & goods != goods:
        return
    state.festival_goods = 0
    for good in goods_in(goods):
        state.supply[good] += 1
    state.festival_winners[PRODUCTION_OBJECTIVE] = seat
    told.reaches_production(state, seat, FESTIVAL_DOUBLOONS)
    pay(state, BANK, seat, FESTIVAL_DOUBLOONS, "festival", "puerto_rico.festival.production")


def check_building(state: PuertoRicoState, seat: i64, building: i64) -> None:
    """When a seat has built something."""
    if building != state.festival_building:
        return
    state.festival_building = -1
    state.market[building] += state.festival_copy
    state.festival_copy = 0
    state.festival_winners[BUILDING_OBJECTIVE] = seat
    told.reaches_building(state, seat, FESTIVAL_POINTS)
    award(state, seat, FESTIVAL_POINTS, "festival", "puerto_rico.festival.building")


# ---------------------------------------------------------------------------------------------------------------------
# The colonists of the first objective


class Reward(Turn):
    """They are placed at once, as long as a circle is empty; until then they wait in San Juan, and the others stay."""

    kind = REWARD
    name = "reward"

    def seat_of(self, state: PuertoRicoState) -> i64:
        seat = state.agenda.seat
        return seat if state.agenda.number > 0 and open_places(state, seat) else -1

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([int(put(place)) for place in open_places(state, state.to_play)])

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if action == PASS:
            return WhyNot("puerto_rico.festival.plantation", {"problem": "pass"})
        if not is_placement(action):
            return None
        place = int(place_of(action))
        return refused_place(state, state.to_play, place, "puerto_rico.festival.plantation")

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        place = int(place_of(action))
        state.agenda.replace(REWARD, seat, state.agenda.number - 1)
        state.san_juan[seat] -= 1
        state.people[seat * state.places + place] += 1
        told.places_reward(state, seat, place)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"left": state.agenda.number}


def open_places(state: PuertoRicoState, seat: i64) -> list[int]:
    """Kinds of places where a seat has an empty circle."""
    at = seat * state.places
    return [
        place for place in range(int(state.places)) if state.people[at + place] < state.circles[at + place]
    ]


def refused_place(state: PuertoRicoState, seat: i64, place: i64, rule: str) -> WhyNot:
    """Why nobody can be put there."""
    circles = state.circles[seat * state.places + place] if place < state.places else 0
    problem = "none" if circles == 0 else "full"
    return WhyNot(rule, {"place": PLACES[place], "problem": problem, "circles": circles})
