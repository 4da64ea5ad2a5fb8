"""The craftsman: everybody harvests what their plantations grow and their buildings can process; the craftsman gets one
good more."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, PRODUCE, good_of, is_extra_good
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    ALL_PLACES,
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
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
)
from quayside.games.puerto_rico.rules.agenda import EXTRA_GOOD
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, pay, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState


class Craftsman(Role):
    def begin(self, state: PuertoRicoState) -> None:
        """When a good runs short, those who come first get it."""
        for step in range(state.players):
            produced = _harvest(state, seat_after(state, state.picker, step))
            if step == 0:
                state.produced = produced
        state.agenda.push(EXTRA_GOOD, state.picker)


# ---------------------------------------------------------------------------------------------------------------------
# Production


def crop(state: PuertoRicoState, seat: i64, good: i64) -> i64:
    """The barrels that a seat's colonists make of a good: as many as there are on plantations, and in buildings of
    that good. Corn needs no building."""
    at: i64 = seat * ALL_PLACES
    colonists = state.colonists
    grown: i64 = colonists[at + good]
    if grown == 0 or good == CORN:
        return grown
    at += CITY
    if good == INDIGO:
        return min(grown, i64(colonists[at + SMALL_INDIGO_PLANT]) + i64(colonists[at + INDIGO_PLANT]))
    if good == SUGAR:
        return min(grown, i64(colonists[at + SMALL_SUGAR_MILL]) + i64(colonists[at + SUGAR_MILL]))
    if good == TOBACCO:
        return min(grown, i64(colonists[at + TOBACCO_STORAGE]))
    return min(grown, i64(colonists[at + COFFEE_ROASTER]))


def _harvest(state: PuertoRicoState, seat: i64) -> int:
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
    if kinds > 1 and state.occupied(seat, FACTORY):
        pay(state, BANK, int(seat), FACTORY_INCOME[kinds], "factory", "puerto_rico.buildings.factory")
    return produced


# ---------------------------------------------------------------------------------------------------------------------
# The craftsman's privilege


class ExtraGood(Turn):
    """One more of a kind that the craftsman has just produced."""

    kind = EXTRA_GOOD
    name = "craftsman"

    def legal(self, state: PuertoRicoState) -> list[int]:
        choices = [PASS]
        for good in range(i64(ALL_GOODS)):
            if state.has_produced(good) and state.supply[good] > 0:
                choices.append(PRODUCE + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        if not is_extra_good(action):
            return None
        good = good_of(action)
        problem = "supply" if state.has_produced(good) else "not_produced"
        return WhyNot("puerto_rico.craftsman.privilege", {"good": GOODS[good], "problem": problem})

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.pop()
        state.produced = 0
        if action == PASS:
            told.no_extra_good(state, seat)
            return
        good = good_of(action)
        state.supply[good] -= 1
        state.goods[seat * ALL_GOODS + good] += 1
        told.extra_good(state, seat, good)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"goods": [GOODS[good_of(action)] for action in state.choices if action != PASS]}
