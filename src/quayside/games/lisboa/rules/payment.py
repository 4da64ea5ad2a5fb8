"""Paying a price: in coins, and for any part of it by the influence marker."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import MOST_MARKER, PAY_COINS, is_split, split
from quayside.games.lisboa.rules.agenda import PAYMENT, PRICE_RULES, REASONS
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.tracks import lose_reis
from quayside.games.lisboa.state import LisboaState


class Payment(SeatDecision):
    """Coins, and for any part of the price the reis that the influence marker reaches on its way down."""

    kind = PAYMENT
    name = "payment"

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        price = state.agenda.number
        least = max(0, price - state.reis[seat])
        most = min(price, state.values.real_spaces[state.influence[seat]])
        return vec[i64]([split(price - marker, marker) for marker in range(most, least - 1, -1)])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        """A split that is not the price, or that coins or the marker cannot pay."""
        if not is_split(action):
            return None
        seat = state.to_play
        facts: Args = {"price": state.agenda.number, "coins": state.reis[seat]}
        facts["marker"] = state.values.real_spaces[state.influence[seat]]
        return WhyNot("lisboa.influence.money", facts)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        reason = state.agenda.second
        state.agenda.pop()
        coins = (action - PAY_COINS) // (MOST_MARKER + 1)
        marker = (action - PAY_COINS) % (MOST_MARKER + 1)
        lose_reis(state, seat, coins, PRICE_RULES[reason], REASONS[reason])
        before = state.influence[seat]
        state.influence[seat] = state.values.marker_after[before][marker]
        told.influence_moves(state, seat, before, marker, REASONS[reason], "lisboa.influence.money")

    def facts(self, state: LisboaState) -> Args:
        facts: Args = {"price": state.agenda.number, "reason": REASONS[state.agenda.second]}
        facts["payments"] = self._ways(state)
        return facts

    def _ways(self, state: LisboaState) -> Args:
        """Each way to pay, by its notation: coins, reis by the influence marker, and where that comes to stand."""
        found: Args = {}
        for action in self.legal(state):
            coins, marker = divmod(action - PAY_COINS, MOST_MARKER + 1)
            target = state.values.marker_after[state.influence[state.to_play]][marker]
            found[f"pay {coins}+{marker}"] = {"coins": coins, "marker": marker, "target": target}
        return found
