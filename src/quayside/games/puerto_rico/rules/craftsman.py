"""The craftsman: everybody harvests what their plantations grow and their buildings can process; the craftsman gets one
good more."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, PRODUCE, good_of, is_extra_good
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    AQUEDUCT,
    CITY,
    COFFEE_ROASTER,
    CORN,
    FACTORY,
    FACTORY_INCOME,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SPECIALTY_FACTORY,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from quayside.games.puerto_rico.rules.agenda import EXTRA_GOOD, HARVEST, SPECIALTIES
from quayside.games.puerto_rico.rules.festival import check_production
from quayside.games.puerto_rico.rules.guests import CRAFTSMAN_GUESTS, turns_with_guests
from quayside.games.puerto_rico.rules.nobles import pay_chapel, pay_jeweler
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, everybody, pay, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState


class Craftsman(Role):
    def begin(self, state: PuertoRicoState) -> None:
        """When a good runs short, those who come first get it."""
        if state.expanded:
            everybody(state, SPECIALTIES)
            state.agenda.push(EXTRA_GOOD, state.picker, state.doubled)
            turns_with_guests(state, HARVEST, CRAFTSMAN_GUESTS)
            return
        for step in range(state.players):
            produced = _harvest(state, seat_after(state, state.picker, step))
            if step == 0:
                state.produced = produced
        state.agenda.push(EXTRA_GOOD, state.picker)

    def end(self, state: PuertoRicoState) -> None:
        for at in range(len(state.harvested)):
            state.harvested[at] = 0


# ---------------------------------------------------------------------------------------------------------------------
# Production


def crop(state: PuertoRicoState, seat: i64, good: i64) -> i64:
    """The barrels that a seat's people make of a good: as many as there are on plantations, and in buildings of that
    good. Corn needs no building."""
    at: i64 = seat * state.places
    people = state.people
    grown: i64 = people[at + good]
    if grown == 0 or good == CORN:
        return grown
    at += CITY
    if good == INDIGO:
        return min(grown, i64(people[at + SMALL_INDIGO_PLANT]) + i64(people[at + INDIGO_PLANT]))
    if good == SUGAR:
        return min(grown, i64(people[at + SMALL_SUGAR_MILL]) + i64(people[at + SUGAR_MILL]))
    if good == TOBACCO:
        return min(grown, i64(people[at + TOBACCO_STORAGE]))
    return min(grown, i64(people[at + COFFEE_ROASTER]))


def _harvest(state: PuertoRicoState, seat: i64) -> i64:
    """As far as the supply goes; the set of goods that a seat produced."""
    made = [0] * ALL_GOODS
    got = [0] * ALL_GOODS
    produced = 0
    kinds = 0
    for good in range(i64(ALL_GOODS)):
        barrels = crop(state, seat, good)
        if barrels == 0:
            continue
        made[good] = int(barrels)
        amount = min(barrels, i64(state.supply[good]))
        if amount > 0:
            state.supply[good] -= amount
            state.goods[seat * ALL_GOODS + good] += amount
            got[good] = int(amount)
            produced |= 1 << int(good)
            kinds += 1
    told.harvest(state, int(seat), made, got)
    if state.expanded:
        for good in range(i64(ALL_GOODS)):
            state.harvested[seat * ALL_GOODS + good] = got[good]
        _water(state, int(seat))
    if kinds > 1 and state.occupied(seat, FACTORY):
        pay(state, BANK, int(seat), FACTORY_INCOME[kinds], "factory", "puerto_rico.buildings.factory")
    return produced


def watered(state: PuertoRicoState, seat: i64, good: i64) -> bool:
    """Whether an aqueduct adds a barrel to a harvest of this good: the large building of it has to be occupied."""
    if good not in (INDIGO, SUGAR) or not state.works_in(seat, AQUEDUCT):
        return False
    return state.occupied(seat, INDIGO_PLANT if good == INDIGO else SUGAR_MILL)


def _water(state: PuertoRicoState, seat: i64) -> None:
    """A barrel more of what has been harvested, if the supply has one; no kind more for the factory."""
    for good in (INDIGO, SUGAR):
        at = seat * ALL_GOODS + good
        if state.harvested[at] > 0 and state.supply[good] > 0 and watered(state, seat, good):
            state.supply[good] -= 1
            state.goods[at] += 1
            state.harvested[at] += 1
            told.aqueduct(state, seat, good)


class Harvest(Step[PuertoRicoState]):
    """A seat's turn in a game with expansions: production, then what buildings pay for it, then the festival."""

    kind = HARVEST
    name = "harvest"

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        produced = _harvest(state, seat)
        if seat == state.picker:
            state.produced = produced
        pay_chapel(state, seat)
        pay_jeweler(state, seat)
        check_production(state, seat, produced)


# ---------------------------------------------------------------------------------------------------------------------
# The craftsman's privilege


class ExtraGood(Turn):
    """One more of a kind that the craftsman has just produced; with a library a second one, unless the first was declined."""

    kind = EXTRA_GOOD
    name = "craftsman"

    def legal(self, state: PuertoRicoState) -> Numbers:
        choices = vec[i64]([PASS])
        for good in range(i64(ALL_GOODS)):
            if state.has_produced(good) and state.supply[good] > 0:
                choices = append(choices, PRODUCE + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_extra_good(action):
            return None
        good = good_of(action)
        problem = "supply" if state.has_produced(good) else "not_produced"
        return WhyNot("puerto_rico.craftsman.privilege", {"good": GOODS[good], "problem": problem})

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        more = state.agenda.number
        state.agenda.pop()
        if action == PASS:
            state.produced = 0
            told.no_extra_good(state, seat)
            return
        good = good_of(action)
        state.supply[good] -= 1
        state.goods[seat * ALL_GOODS + good] += 1
        if state.expanded:
            state.harvested[seat * ALL_GOODS + good] += 1
        told.extra_good(state, seat, good)
        if more > 0:
            state.agenda.push(EXTRA_GOOD, seat, more - 1)
        else:
            state.produced = 0

    def facts(self, state: PuertoRicoState) -> Args:
        return {"goods": [GOODS[good_of(action)] for action in state.choices if action != PASS]}


# ---------------------------------------------------------------------------------------------------------------------
# The specialty factory


class Specialties(Step[PuertoRicoState]):
    """At the end of the phase: a doubloon for each barrel but one of the good, not corn, that its owner produced most of."""

    kind = SPECIALTIES
    name = "specialties"

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        if not state.works_in(seat, SPECIALTY_FACTORY):
            return
        most = max([state.harvested[seat * ALL_GOODS + good] for good in range(INDIGO, ALL_GOODS)])
        pay(
            state,
            BANK,
            seat,
            max(0, most - 1),
            "specialty_factory",
            "puerto_rico.buildings.specialty_factory",
        )
