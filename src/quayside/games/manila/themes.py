"""What decisions of Manila are about."""

from __future__ import annotations

from typing import Final

from quayside.core.themes import Themes
from quayside.games.manila.actions import PASS, PLACE, PLEDGE, REDEEM, is_placement
from quayside.games.manila.board import (
    AREA_FIRST,
    AREA_INSURANCE,
    AREA_LARGE_PILOT,
    AREA_PIRATES,
    AREA_PORT,
    AREA_SHIPYARD,
    AREA_SMALL_PILOT,
    COST,
    LAST_STEP,
    MOVEMENTS,
)
from quayside.games.manila.rules.agenda import (
    AUCTION,
    BOARDING,
    LOADING,
    PILOTING,
    PLACEMENT,
    PLUNDER,
    PURCHASE,
    STARTING,
)
from quayside.games.manila.rules.money import credit
from quayside.games.manila.state import ManilaState

_OF_A_DECISION: Final = {
    AUCTION: "auction",
    PURCHASE: "shares",
    LOADING: "wares",
    STARTING: "starts",
    BOARDING: "pirates",
    PILOTING: "pilots",
    PLUNDER: "plunder",
}
# The last area of each kind, and what to place an accomplice there is about
_OF_AREAS: Final = (
    (AREA_PORT - 1, "punts"),
    (AREA_SHIPYARD - 1, "port"),
    (AREA_PIRATES - 1, "shipyard"),
    (AREA_PIRATES, "pirates"),
    (AREA_SMALL_PILOT, "pilots"),
    (AREA_LARGE_PILOT, "pilots"),
    (AREA_INSURANCE, "insurance"),
)


class ManilaThemes(Themes[ManilaState]):
    names = (
        "auction", "shares", "wares", "starts", "punts", "port", "shipyard", "pirates", "pilots", "insurance",
        "plunder", "waiting", "loans", "stowaway", "last_throw", "last_voyage",
    )  # fmt: skip

    def found(self, state: ManilaState, action: int) -> set[str]:
        found: set[str] = set()
        kind = state.agenda.kind
        if kind in _OF_A_DECISION:
            found.add(_OF_A_DECISION[kind])
        if action in (PLEDGE, REDEEM):
            found.add("loans")
        elif is_placement(action):
            area = action - PLACE
            found.add(next(theme for last, theme in _OF_AREAS if area <= last))
            if COST[AREA_FIRST[area]] > credit(state, state.to_play):
                found.add("stowaway")
        elif kind == PLACEMENT and action == PASS:
            found.add("waiting")
        if kind not in (AUCTION, PURCHASE, LOADING, STARTING) and state.movements >= MOVEMENTS - 1:
            found.add("last_throw")
        if max(state.price) == LAST_STEP - 1:
            found.add("last_voyage")
        return found
