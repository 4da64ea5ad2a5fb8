"""The portfolio: when a card may be tucked, making room for it, and its reward or subsidy."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import put_in_order
from quayside.core.vecs import Numbers, append, extend, remove, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import DROP, is_drop
from quayside.games.lisboa.board import (
    BOTTOM,
    CARDS,
    FIRST_SHIP,
    GOOD_TYPES,
    LIMIT,
    SHIPS,
    SLOTS,
    TOP,
    TREASURY,
)
from quayside.games.lisboa.components import ALL_BENEFITS, SUBSIDY
from quayside.games.lisboa.rules.agenda import BUSINESS, OF_CARD, ROOM, TUCK, push_effects
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.effects import owns_a_good_after
from quayside.games.lisboa.rules.tracks import gain_reis, move_treasury, return_surplus
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Tucking a card


def may_tuck(state: LisboaState, seat: i64, card: i64) -> bool:
    """Who tucks a card must own a good after its reward or penalty; for a treasury card, before it."""
    if state.values.kind[card] == TREASURY:
        return state.all_goods(seat) > 0
    return owns_a_good_after(state, seat, state.values.effects[card])


def tuck(state: LisboaState, seat: i64, card: i64) -> None:
    """Room first, then the reward or the subsidy, then the card is tucked, then business."""
    state.agenda.push(BUSINESS, seat)
    state.agenda.push(TUCK, seat, number=card)
    if row_of(state, card) == TOP:
        push_effects(state, seat, state.values.effects[card], OF_CARD)
    state.agenda.push(ROOM, seat, number=row_of(state, card))


def row_of(state: LisboaState, card: i64) -> i64:
    return BOTTOM if state.values.kind[card] == TREASURY else TOP


class Tuck(Step[LisboaState]):
    kind = TUCK
    name = "tuck"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        card = state.agenda.number
        row = row_of(state, card)
        if is_full(state, seat, row):  # filled by its own reward
            state.agenda.push(ROOM, seat, number=row)
            return
        state.agenda.pop()
        if row == BOTTOM:
            subsidy = state.coins() + state.benefit(seat, SUBSIDY)
            gain_reis(state, seat, subsidy, "lisboa.portfolio.subsidy", "subsidy")
            move_treasury(state, -1, "lisboa.portfolio.subsidy")
            state.bottom[seat] = append(state.bottom[seat], card)
            _count_benefits(state, seat, card, 1)
        else:
            state.top[seat] = append(state.top[seat], card)
            state.drawing[seat] += state.values.influence[card]
        told.tucks(state, seat, card)
        # Business comes next, and nothing has been traded in it
        state.traded = -1
        state.wild = 0


def _count_benefits(state: LisboaState, seat: i64, card: i64, sign: i64) -> None:
    benefit = state.values.benefit[card]
    for at in range(0, len(benefit), 2):
        state.benefits[seat * ALL_BENEFITS + benefit[at]] += sign * benefit[at + 1]


# ---------------------------------------------------------------------------------------------------------------------
# Making room


def limit(state: LisboaState, seat: i64) -> i64:
    """How many cards the portfolio may hold; there is no slot for a seventh."""
    return min(LIMIT + state.sets(seat), 2 * SLOTS)


def is_full(state: LisboaState, seat: i64, row: i64) -> bool:
    """No free slot in the row, or as many cards as rubble sets allow."""
    held = len(state.top[seat]) + len(state.bottom[seat])
    return held >= limit(state, seat) or _slots_used(state, seat, row) >= SLOTS


def _slots_used(state: LisboaState, seat: i64, row: i64) -> i64:
    return len(state.top[seat]) if row == TOP else len(state.bottom[seat])


class Room(SeatDecision):
    """A card of the row, if that is full; otherwise any."""

    kind = ROOM
    name = "room"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if is_full(state, seat, state.agenda.number) else -1

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        row = state.agenda.number
        choices = vec[i64]()
        row_full = _slots_used(state, seat, row) >= SLOTS
        if row == TOP or not row_full:
            choices = extend(choices, vec[i64]([DROP + card for card in state.top[seat]]))
        if row == BOTTOM or not row_full:
            choices = extend(choices, vec[i64]([DROP + card for card in state.bottom[seat]]))
        put_in_order(choices)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if not is_drop(action):
            return None
        card = action - DROP
        name = SHIPS[card - FIRST_SHIP] if card >= FIRST_SHIP else CARDS[card]
        return WhyNot("lisboa.portfolio.room", {"card": name, "limit": limit(state, state.to_play)})

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        card = action - DROP
        if card >= FIRST_SHIP:
            _scrap(state, seat, card - FIRST_SHIP)
        elif row_of(state, card) == BOTTOM:
            state.bottom[seat] = remove(state.bottom[seat], card)
            _count_benefits(state, seat, card, -1)
            return_surplus(state, seat)
        else:
            state.top[seat] = remove(state.top[seat], card)
            state.drawing[seat] -= state.values.influence[card]
        told.drops(state, seat, card)
        if not is_full(state, seat, state.agenda.number):
            state.agenda.pop()

    def facts(self, state: LisboaState) -> Args:
        row = "bottom" if state.agenda.number == BOTTOM else "top"
        return {"row": row, "limit": limit(state, state.to_play)}


def _scrap(state: LisboaState, seat: i64, ship: i64) -> None:
    """A ship out of the game; its goods go back to the supply."""
    state.top[seat] = remove(state.top[seat], FIRST_SHIP + ship)
    state.drawing[seat] -= state.values.ship_influence[ship]
    state.owner[ship] = -1
    state.at_sea[ship] = 0
    unload(state, ship)


def unload(state: LisboaState, ship: i64) -> None:
    for good in range(GOOD_TYPES):
        state.supply[good] += state.aboard[ship * GOOD_TYPES + good]
        state.aboard[ship * GOOD_TYPES + good] = 0
