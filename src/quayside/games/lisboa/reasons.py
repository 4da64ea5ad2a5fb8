"""Why a move of Lisboa is good: what it may bring by the end of one's own turn, beside what else could be done."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.reasons import Reasons
from quayside.core.seen import LaidOpen
from quayside.games.lisboa.state import LisboaState


class LisboaReasons(Reasons[LisboaState]):
    telling = 1.0  # wigs

    def of(self, state: LisboaState, seat: int, action: int) -> list[Args]:
        choices = state.legal()
        if len(choices) < 2:
            return []
        values = state.game.insight.values(LaidOpen(state, seat))
        own = values[choices.index(action)]
        others = [value for choice, value in zip(choices, values, strict=True) if choice != action]
        ahead = own - max(others)
        found: list[Args] = []
        if ahead >= self.telling:
            found.append({"key": "fact-turn-best", "wigs": round(ahead)})
        elif own - min(others) >= self.telling:
            found.append({"key": "fact-turn", "wigs": round(own - min(others))})
        return found


REASONS = LisboaReasons()
