"""Two kinds of decisions: those of the seat on the agenda, and among them offers."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import PASS
from quayside.games.lisboa.state import LisboaState


class SeatDecision(Decision[LisboaState]):
    """Asked of the seat that its frame names."""

    def seat_of(self, state: LisboaState) -> i64:
        return state.agenda.seat


class Offer(SeatDecision):
    """May be declined when it is a reward, and not when it is of an event or an act that was chosen."""

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return WhyNot("lisboa.values.decline", {"decision": self.name}) if action == PASS else None
