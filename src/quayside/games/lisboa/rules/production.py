"""The marquis' second state action: producing goods. And goods of choice, which a production or a reward brings."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.vecs import Numbers, append, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import ACCEPT, GAIN, PASS, is_gain
from quayside.games.lisboa.board import ALL_GROUPS, ALL_PLOTS, GOOD_TYPES, GOODS, RIGHT
from quayside.games.lisboa.components import MORE_PRODUCE
from quayside.games.lisboa.rules.agenda import GAINING, OF_PRODUCTION, ORIGIN_RULES, PRICES_FALL, PRODUCTION
from quayside.games.lisboa.rules.decision import Offer, SeatDecision
from quayside.games.lisboa.rules.tracks import gain_goods, has_room
from quayside.games.lisboa.sets import has, plus
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# What a production brings


def yields(state: LisboaState, seat: i64, good: i64) -> i64:
    """Goods of a type that come by themselves: one a store, and one more with the third right house."""
    count = 0
    for plot in range(ALL_PLOTS):
        if state.store[plot] == seat and state.trade[plot] == good:
            count += 1
    return count + (state.houses[seat * ALL_GROUPS + RIGHT] >= 3)


def choices_of_good(state: LisboaState, seat: i64) -> i64:
    """Goods of choice beyond that."""
    return (1 if 1 <= state.houses[seat * ALL_GROUPS + RIGHT] < 3 else 0) + state.benefit(seat, MORE_PRODUCE)


def can_produce(state: LisboaState, seat: i64) -> bool:
    if (state.houses[seat * ALL_GROUPS + RIGHT] or state.benefit(seat, MORE_PRODUCE)) and has_room(
        state, seat
    ):
        return True
    for plot in range(ALL_PLOTS):
        if state.store[plot] == seat and state.room(seat, state.trade[plot]) > 0:
            return True
    return False


# ---------------------------------------------------------------------------------------------------------------------
# Producing


def produce(state: LisboaState, seat: i64, declinable: bool) -> None:
    if declinable:
        state.agenda.push(PRODUCTION, seat, number=1)
    else:
        harvest(state, seat, False)


class Production(SeatDecision):
    """As a reward, which may be declined."""

    kind = PRODUCTION
    name = "production"

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([PASS, ACCEPT])

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        if action == ACCEPT:
            harvest(state, state.to_play, False)


def harvest(state: LisboaState, seat: i64, needed: bool) -> None:
    """First what comes by itself, then goods of choice, one by one; then the prices fall. If a good is needed, the last
    one cannot be declined by who still has none."""
    state.produced = 0
    state.agenda.push(PRICES_FALL, seat)
    for left in range(choices_of_good(state, seat)):
        gain_of_choice(state, seat, OF_PRODUCTION, needed and left == 0)
    for good in range(GOOD_TYPES):
        if gain_goods(state, seat, good, yields(state, seat, good), "lisboa.produce.stores"):
            state.produced = plus(state.produced, good)


class PricesFall(Step[LisboaState]):
    """By one for each type of which something was produced."""

    kind = PRICES_FALL
    name = "prices_fall"

    def do(self, state: LisboaState) -> None:
        state.agenda.pop()
        for good in range(GOOD_TYPES):
            if has(state.produced, good) and state.price[good] > state.values.least_price:
                state.price[good] -= 1
                told.price_falls(state, good)
        state.produced = 0


# ---------------------------------------------------------------------------------------------------------------------
# A good of choice


def gain_of_choice(state: LisboaState, seat: i64, origin: i64, needed: bool) -> None:
    state.agenda.push(GAINING, seat, number=origin, second=int(needed))


class Gaining(Offer):
    """Of a reward, or of a production: then it may be declined."""

    kind = GAINING
    name = "gaining"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if has_room(state, seat) else -1

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        declinable = state.agenda.number == OF_PRODUCTION and not _is_needed(state, seat)
        choices = vec[i64](capacity=8)
        if declinable:
            choices = append(choices, PASS)
        for good in range(GOOD_TYPES):
            if state.room(seat, good) > 0:
                choices = append(choices, GAIN + good)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        seat = state.to_play
        if action == PASS and _is_needed(state, seat):
            return WhyNot("lisboa.produce.needed")
        if is_gain(action):
            good = GOODS[action - GAIN]
            return WhyNot("lisboa.warehouse.limit", {"good": good, "limit": state.storage(seat)})
        return super().refuse(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        origin = state.agenda.number
        state.agenda.pop()
        if action == PASS:
            return
        good = action - GAIN
        gain_goods(state, seat, good, 1, ORIGIN_RULES[origin])
        if origin == OF_PRODUCTION:
            state.produced = plus(state.produced, good)


def _is_needed(state: LisboaState, seat: i64) -> bool:
    """By a card that is tucked only by who owns a good."""
    return state.agenda.second == 1 and state.all_goods(seat) == 0
