"""The builder: everybody may build one building, cheaper by their occupied quarries; the builder pays one less.

What doubloons are missing, a black market may make up for: see black_market. What follows when a building is paid stands
in construction.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, build, building_of, is_building
from quayside.games.puerto_rico.board import (
    BASE_BUILDINGS,
    BUILDINGS,
    CHURCH,
    COLUMN,
    COST,
    SPACES,
    SWAPPED_COST,
    UNIVERSITY,
)
from quayside.games.puerto_rico.rules.agenda import PURCHASE
from quayside.games.puerto_rico.rules.black_market import open_payment, things_to_give
from quayside.games.puerto_rico.rules.construction import erect, inaugurate
from quayside.games.puerto_rico.rules.forests import forest_discount
from quayside.games.puerto_rico.rules.guests import BUILDER_GUESTS, turns_with_guests
from quayside.games.puerto_rico.rules.nobles import zoning_discount
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, pay, privilege
from quayside.games.puerto_rico.state import PuertoRicoState


class Builder(Role):
    def begin(self, state: PuertoRicoState) -> None:
        turns_with_guests(state, PURCHASE, BUILDER_GUESTS)


# ---------------------------------------------------------------------------------------------------------------------
# What a building costs


def costs(state: PuertoRicoState) -> list[int]:
    """As printed, by building."""
    return SWAPPED_COST if state.setup.options["swap_factory_university"] else COST


def price(state: PuertoRicoState, seat: i64, building: i64) -> i64:
    """What a seat would pay now."""
    less = privilege(state, seat) + other_discounts(state, seat, building)
    return _reduced(costs(state)[building], COLUMN[building], state.occupied_quarries(seat), less)


def other_discounts(state: PuertoRicoState, seat: i64, building: i64) -> i64:
    """What forest house and zoning office take off."""
    if not state.expanded:
        return 0
    return forest_discount(state, seat) + zoning_discount(state, seat, building)


def parts(state: PuertoRicoState, seat: i64, building: i64, privileged: i64) -> tuple[int, int, int, int]:
    """The printed cost, and what quarries, then a builder's privilege of so many doubloons, then forest house and zoning
    office take off it."""
    cost = costs(state)[building]
    quarries = min(state.occupied_quarries(seat), COLUMN[building], cost)
    privileged = min(privileged, cost - quarries)
    others = min(other_discounts(state, seat, building), cost - quarries - privileged)
    return cost, quarries, privileged, others


def _reduced(cost: i64, column: i64, quarries: i64, less: i64) -> i64:
    """A doubloon less for each occupied quarry, up to the building's column, and so many others less; never below
    nothing."""
    price = cost - min(quarries, column) - less
    return max(price, 0)


# ---------------------------------------------------------------------------------------------------------------------
# Buying a building


class Purchase(Turn):
    """A building that is still for sale, that the seat has not yet, has room for, and can pay."""

    kind = PURCHASE
    name = "builder"

    def legal(self, state: PuertoRicoState) -> Numbers:
        if state.expanded:
            return _within_means(state, state.to_play)
        seat: i64 = state.to_play
        choices = vec[i64]([PASS])
        money = state.doubloons[seat]
        free: i64 = state.free_city[seat]
        quarries: i64 = state.occupied_quarries(seat)
        less: i64 = privilege(state, state.to_play)
        cost = costs(state)
        owned: i64 = state.owned[seat]
        for building in range(i64(BASE_BUILDINGS)):
            if (
                _reduced(cost[building], COLUMN[building], quarries, less) <= money
                and state.market[building] > 0
                and owned >> building & 1 == 0
                and SPACES[building] <= free
            ):
                choices = append(choices, build(building))
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_building(action):
            return None
        seat = state.to_play
        building = int(building_of(action))
        name = BUILDINGS[building]
        if not state.is_in_game(building):
            return WhyNot("puerto_rico.draft.market", {"building": name})
        if state.owns(seat, building):
            return WhyNot("puerto_rico.builder.once", {"building": name})
        if state.market[building] == 0:
            return WhyNot("puerto_rico.builder.copies", {"building": name})
        if SPACES[building] > state.free_city[seat]:  # a large one: whose city is full is not asked
            return WhyNot("puerto_rico.builder.large", {"building": name, "free": state.free_city[seat]})
        facts: Args = {"building": name, "price": price(state, seat, building)}
        facts["money"] = state.doubloons[seat]
        return WhyNot("puerto_rico.builder.price", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_build(state, seat)
            return
        building = int(building_of(action))
        paid = price(state, seat, building)
        if paid > state.doubloons[seat]:
            open_payment(state, seat, building, paid)
            return
        church = state.works_in(seat, CHURCH)
        university = state.occupied(seat, UNIVERSITY)
        erect(state, seat, building)
        told.builds(state, seat, building, paid)
        pay(state, seat, BANK, paid, "building", "puerto_rico.builder.price")
        inaugurate(state, seat, building, church, university)

    def facts(self, state: PuertoRicoState) -> Args:
        seat = state.to_play
        prices = {
            BUILDINGS[building]: price(state, seat, building)
            for building in range(int(state.kinds))
            if state.market[building] > 0
        }
        facts: Args = {"prices": prices, "money": state.doubloons[seat]}
        if state.expanded:
            facts["things"] = things_to_give(state, seat)
        return facts


def _within_means(state: PuertoRicoState, seat: i64) -> Numbers:
    """The same with all discounts, and with what a black market takes for doubloons."""
    choices = vec[i64]([PASS])
    means = state.doubloons[seat] + things_to_give(state, seat)
    for building in range(state.kinds):
        if (
            state.market[building] > 0
            and not state.owns(seat, building)
            and SPACES[building] <= state.free_city[seat]
            and price(state, seat, building) <= means
        ):
            choices = append(choices, build(building))
    return choices
