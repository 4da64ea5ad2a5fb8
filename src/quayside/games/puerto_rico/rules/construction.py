"""When a building is paid: it stands in the city; church, festival and university have their part in it."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.numbers import bit
from quayside.core.vecs import Numbers, append, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, RECRUIT
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    BUILDINGS,
    CHURCH_POINTS,
    CIRCLES,
    CITY,
    COLUMN,
    FULL_CITY,
    SPACES,
)
from quayside.games.puerto_rico.rules.agenda import BUILDING_COLONIST
from quayside.games.puerto_rico.rules.festival import check_building
from quayside.games.puerto_rico.rules.phase import (
    Turn,
    award,
    bring_on_the_end,
    colonist_source,
    is_colonist_left,
    recruit,
)
from quayside.games.puerto_rico.state import PuertoRicoState


def erect(state: PuertoRicoState, seat: i64, building: i64) -> None:
    state.market[building] -= 1
    state.built = append(state.built, seat * ALL_BUILDINGS + building)
    state.owned[seat] |= bit(building)
    state.circles[seat * state.places + CITY + building] = CIRCLES[building]
    state.free_city[seat] -= SPACES[building]


def inaugurate(state: PuertoRicoState, seat: i64, building: i64, church: bool, university: bool) -> None:
    """When the building stands. Church and university serve if they were occupied before it was paid."""
    if state.free_city[seat] == 0:
        bring_on_the_end(state, FULL_CITY, "puerto_rico.end.city")
    if church:
        award(state, seat, CHURCH_POINTS[COLUMN[building]], "church", "puerto_rico.buildings.church")
    check_building(state, seat, building)
    if university and CIRCLES[building] > 0 and is_colonist_left(state):
        state.fresh = CITY + building
        state.agenda.push(BUILDING_COLONIST, seat)


# ---------------------------------------------------------------------------------------------------------------------
# The university


class BuildingColonist(Turn):
    """A colonist for the new building."""

    kind = BUILDING_COLONIST
    name = "university"

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([PASS, RECRUIT])

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        place = state.fresh
        state.fresh = -1
        state.agenda.pop()
        if action == PASS:
            told.no_university(state, seat)
            return
        source = colonist_source(state)
        recruit(state)
        state.people[seat * state.places + place] += 1
        told.university(state, seat, place, source)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"building": BUILDINGS[state.fresh - CITY], "source": colonist_source(state)}
