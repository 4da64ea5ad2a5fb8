"""The marquis' noble action: taking a decree, and a second one for a rubble-set marker."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.numbers import put_in_order
from quayside.core.vecs import Numbers, append, remove, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import PASS, SPEND, TAKE_DECREE, is_decree
from quayside.games.lisboa.board import DECREES
from quayside.games.lisboa.components import WIG_ON_DECREE
from quayside.games.lisboa.rules.agenda import DECREE_CHOICE, MARKER, REFILL_DECREES
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.display import refill_decrees
from quayside.games.lisboa.rules.tracks import gain_wigs
from quayside.games.lisboa.state import LisboaState


def can_take_decree(state: LisboaState) -> bool:
    return bool(state.decrees_shown)


def take_decrees(state: LisboaState, seat: i64, count: i64) -> None:
    """So many of them, perhaps one more for a marker; then the display is filled up."""
    state.agenda.push(REFILL_DECREES, seat)
    state.agenda.push(MARKER, seat)
    for _ in range(count):
        state.agenda.push(DECREE_CHOICE, seat)


class DecreeChoice(SeatDecision):
    kind = DECREE_CHOICE
    name = "decree"

    def seat_of(self, state: LisboaState) -> i64:
        return state.agenda.seat if can_take_decree(state) else -1

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64]([TAKE_DECREE + decree for decree in state.decrees_shown])
        put_in_order(choices)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_decree(action):
            return WhyNot("lisboa.decree.display", {"decree": DECREES[action - TAKE_DECREE]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        take_decree(state, seat, action - TAKE_DECREE, "lisboa.decree.take")
        bonus = state.benefit(seat, WIG_ON_DECREE)
        if bonus:
            gain_wigs(state, seat, bonus, "lisboa.decree.take", "clergy_benefit")


def take_decree(state: LisboaState, side: i64, decree: i64, rule: str) -> None:
    state.decrees_shown = remove(state.decrees_shown, decree)
    state.decrees[side] = append(state.decrees[side], decree)
    told.takes_decree(state, side, decree, rule)


class Marker(SeatDecision):
    """Each completed set has a marker, which pays once for a second decree."""

    kind = MARKER
    name = "marker"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if state.sets(seat) > state.spent[seat] and can_take_decree(state) else -1

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([PASS, SPEND])

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            state.agenda.pop()
            return
        state.spent[seat] += 1
        told.spends_marker(state, seat)
        state.agenda.replace(DECREE_CHOICE, seat)


class RefillDecrees(Step[LisboaState]):
    kind = REFILL_DECREES
    name = "refill_decrees"

    def do(self, state: LisboaState) -> None:
        state.agenda.pop()
        refill_decrees(state, "lisboa.decree.display")
