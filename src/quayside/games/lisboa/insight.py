"""What a position of Lisboa is worth to a seat."""

from __future__ import annotations

from quayside.core.seen import Insight


class LisboaInsight(Insight):
    pass
