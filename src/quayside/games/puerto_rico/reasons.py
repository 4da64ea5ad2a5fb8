"""Why a move of Puerto Rico is good: what a role brings whoever picks it, and whom else it helps."""

from __future__ import annotations

from typing import Any, Final

from quayside.core.events import Args
from quayside.core.reasons import Reasons
from quayside.core.seen import LaidOpen
from quayside.games.puerto_rico.actions import role_of
from quayside.games.puerto_rico.insight import role_gains
from quayside.games.puerto_rico.rules.agenda import ROLE_CHOICE
from quayside.games.puerto_rico.state import PuertoRicoState

MUCH: Final = 0.5  # victory points that a role has to bring somebody to help them
PARTS: Final = ("doubloons", "goods", "points", "colonists")


class PuertoRicoReasons(Reasons[PuertoRicoState]):
    telling = 0.3  # victory points

    def of(self, state: PuertoRicoState, seat: int, action: int) -> list[Args]:
        if state.agenda.kind == ROLE_CHOICE:
            return _role(state, seat, role_of(action))
        choices = list(state.choices)
        if len(choices) < 2:
            return []
        values = state.game.insight.values(LaidOpen(state, seat))
        own = values[choices.index(action)]
        other = max(value for choice, value in zip(choices, values, strict=True) if choice != action)
        if own - other < self.telling:
            return []
        return [{"key": "fact-worth", "points": round(own - other, 1)}]


def _role(state: PuertoRicoState, seat: int, card: int) -> list[Args]:
    gains: Any = role_gains(state, card)
    own = gains["seats"][seat]
    parts = [{"say": f"fact-gain-{part}", "count": own[part]} for part in PARTS if own[part] > 0]
    found: list[Args] = []
    if parts:
        found.append({"key": "fact-role", "gains": parts})
    elif own["value"] >= MUCH:
        found.append({"key": "fact-role-worth", "points": own["value"]})
    else:
        found.append({"key": "fact-role-nothing"})
    others = [(gain["value"], other) for other, gain in enumerate(gains["seats"]) if other != seat]
    value, other = max(others)
    if value >= MUCH:
        found.append({"key": "fact-role-helps", "seat": other, "points": value})
    else:
        found.append({"key": "fact-role-alone"})
    return found


REASONS = PuertoRicoReasons()
