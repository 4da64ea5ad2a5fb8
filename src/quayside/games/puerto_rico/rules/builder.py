"""The builder: everybody may build one building, cheaper by their occupied quarries; the builder pays one less."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import BUILD, PASS, RECRUIT, is_building
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_PLACES,
    BUILDINGS,
    CIRCLES,
    CITY,
    COLUMN,
    COST,
    FULL_CITY,
    SPACES,
    SWAPPED_COST,
    UNIVERSITY,
)
from quayside.games.puerto_rico.rules.agenda import BUILDING_COLONIST, PURCHASE
from quayside.games.puerto_rico.rules.phase import (
    BANK,
    Role,
    Turn,
    bring_on_the_end,
    colonist_source,
    everybody,
    is_colonist_left,
    pay,
    recruit,
)
from quayside.games.puerto_rico.state import PuertoRicoState


class Builder(Role):
    def begin(self, state: PuertoRicoState) -> None:
        everybody(state, PURCHASE)


# ---------------------------------------------------------------------------------------------------------------------
# What a building costs


def costs(state: PuertoRicoState) -> list[int]:
    """As printed, by building."""
    return SWAPPED_COST if state.setup.options["swap_factory_university"] else COST


def price(state: PuertoRicoState, seat: int, building: int) -> int:
    """What a seat would pay now."""
    return _reduced(
        costs(state)[building], COLUMN[building], state.occupied_quarries(seat), seat == state.picker
    )


def parts(state: PuertoRicoState, seat: int, building: int, is_builder: bool) -> tuple[int, int, int]:
    """The printed cost, and what quarries and then the builder's privilege take off it."""
    cost = costs(state)[building]
    quarries = min(state.occupied_quarries(seat), COLUMN[building], cost)
    return (
        cost,
        quarries,
        cost - quarries - _reduced(cost, COLUMN[building], state.occupied_quarries(seat), is_builder),
    )


def _reduced(cost: i64, column: i64, quarries: i64, is_builder: bool) -> int:
    """A doubloon less for each occupied quarry, up to the building's column, and one less for the builder; never below
    nothing."""
    price = cost - min(quarries, column) - is_builder
    return max(price, 0)


# ---------------------------------------------------------------------------------------------------------------------
# Buying a building


class Purchase(Turn):
    """A building that is still for sale, that the seat has not yet, has room for, and can pay."""

    kind = PURCHASE
    name = "builder"

    def legal(self, state: PuertoRicoState) -> list[int]:
        seat: i64 = state.to_play
        choices = [PASS]
        money = state.doubloons[seat]
        free: i64 = state.free_city[seat]
        quarries: i64 = state.occupied_quarries(seat)
        is_builder = state.to_play == state.picker
        cost = costs(state)
        at: i64 = seat * ALL_PLACES + CITY
        for building in range(i64(ALL_BUILDINGS)):
            if (
                _reduced(cost[building], COLUMN[building], quarries, is_builder) <= money
                and state.market[building] > 0
                and state.circles[at + building] == 0
                and SPACES[building] <= free
            ):
                choices.append(BUILD + building)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        if not is_building(action):
            return None
        seat = state.to_play
        building = action - BUILD
        name = BUILDINGS[building]
        if state.owns(seat, building):
            return WhyNot("puerto_rico.builder.once", {"building": name})
        if state.market[building] == 0:
            return WhyNot("puerto_rico.builder.copies", {"building": name})
        if SPACES[building] > state.free_city[seat]:  # a large one: whose city is full is not asked
            return WhyNot("puerto_rico.builder.large", {"building": name, "free": state.free_city[seat]})
        facts: Args = {"building": name, "price": price(state, seat, building)}
        facts["money"] = state.doubloons[seat]
        return WhyNot("puerto_rico.builder.price", facts)

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_build(state, seat)
            return
        building = action - BUILD
        paid = price(state, seat, building)
        _erect(state, seat, building)
        told.builds(state, seat, building, paid)
        pay(state, seat, BANK, paid, "building", "puerto_rico.builder.price")
        if state.free_city[seat] == 0:
            bring_on_the_end(state, FULL_CITY, "puerto_rico.end.city")
        if state.occupied(seat, UNIVERSITY) and is_colonist_left(state):
            state.fresh = CITY + building
            state.agenda.push(BUILDING_COLONIST, seat)

    def facts(self, state: PuertoRicoState) -> Args:
        seat = state.to_play
        prices = {
            BUILDINGS[building]: price(state, seat, building)
            for building in range(ALL_BUILDINGS)
            if state.market[building] > 0
        }
        return {"prices": prices, "money": state.doubloons[seat]}


def _erect(state: PuertoRicoState, seat: int, building: int) -> None:
    state.market[building] -= 1
    state.built.append(seat * ALL_BUILDINGS + building)
    state.circles[seat * ALL_PLACES + CITY + building] = CIRCLES[building]
    state.free_city[seat] -= SPACES[building]


# ---------------------------------------------------------------------------------------------------------------------
# The university


class BuildingColonist(Turn):
    """A colonist for the new building."""

    kind = BUILDING_COLONIST
    name = "university"

    def legal(self, state: PuertoRicoState) -> list[int]:
        return [PASS, RECRUIT]

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        place = state.fresh
        state.fresh = -1
        state.agenda.pop()
        if action == PASS:
            told.no_university(state, seat)
            return
        source = colonist_source(state)
        recruit(state)
        state.colonists[seat * ALL_PLACES + place] += 1
        told.university(state, seat, place, source)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"building": BUILDINGS[state.fresh - CITY], "source": colonist_source(state)}
