"""What decisions of Lisboa are about."""

from __future__ import annotations

from typing import Final

from quayside.core.themes import Themes
from quayside.games.lisboa.actions import PASS
from quayside.games.lisboa.board import EMPTY_PILES, GAME_END_SETS, PERIOD_END_SETS
from quayside.games.lisboa.rules.agenda import (
    BUILDING_CHOICE,
    BUSINESS,
    CARD,
    CARDINAL_MOVE,
    CASHING,
    CLERGY_CHOICE,
    CUBE_CHOICE,
    DECREE_CHOICE,
    DRAWING,
    FAVOR_CHOICE,
    FOLLOWER_ACTS,
    FOLLOWER_PAYS,
    FOLLOWING,
    FREE_ACT,
    GAINING,
    HOUSE_CHOICE,
    LOSING,
    MARKER,
    PAYMENT,
    PERIOD_CARDS,
    PLAN_CHOICE,
    PRODUCTION,
    RECRUITING,
    ROOM,
    RUBBLE_CHOICE,
    SELLING,
    SENDING,
    SHIP_CHOICE,
    SHIP_GOODS,
    SHOWING,
    START_CLERGY,
    STORE_CHOICE,
    TRADING,
    USE,
    VISIT,
)
from quayside.games.lisboa.state import LisboaState

_OF_A_DECISION: Final = {
    CARD: "cards",
    USE: "uses",
    DRAWING: "cards",
    ROOM: "cards",
    PERIOD_CARDS: "cards",
    BUSINESS: "trade",
    SELLING: "trade",
    TRADING: "trade",
    VISIT: "court",
    FREE_ACT: "court",
    FOLLOWING: "following",
    FOLLOWER_PAYS: "following",
    FOLLOWER_ACTS: "following",
    PAYMENT: "payment",
    GAINING: "goods",
    LOSING: "goods",
    PRODUCTION: "goods",
    FAVOR_CHOICE: "favors",
    CARDINAL_MOVE: "church",
    CLERGY_CHOICE: "church",
    CASHING: "church",
    START_CLERGY: "church",
    SHIP_CHOICE: "ships",
    SHIP_GOODS: "ships",
    RECRUITING: "officials",
    SENDING: "officials",
    PLAN_CHOICE: "public_buildings",
    BUILDING_CHOICE: "public_buildings",
    SHOWING: "public_buildings",
    STORE_CHOICE: "stores",
    HOUSE_CHOICE: "stores",
    CUBE_CHOICE: "rubble",
    RUBBLE_CHOICE: "rubble",
    DECREE_CHOICE: "decrees",
    MARKER: "decrees",
}
FIRST_ROUNDS: Final = 3


class LisboaThemes(Themes[LisboaState]):
    names = (
        "cards", "uses", "court", "following", "trade", "goods", "payment", "favors", "church", "church_timing",
        "ships", "officials", "public_buildings", "stores", "rubble", "decrees", "declining", "opening",
        "end_of_period", "endgame", "solo",
    )  # fmt: skip

    def found(self, state: LisboaState, action: int) -> set[str]:
        found: set[str] = set()
        kind = state.agenda.kind
        if kind in _OF_A_DECISION:
            found.add(_OF_A_DECISION[kind])
        if kind == CARDINAL_MOVE:
            found.add("church_timing")
        if action == PASS:
            found.add("declining")
        if state.period == 1 and state.round <= FIRST_ROUNDS:
            found.add("opening")
        if near_the_end(state):
            found.add("end_of_period" if state.period == 1 else "endgame")
        if state.players == 1:
            found.add("solo")
        return found


def near_the_end(state: LisboaState) -> bool:
    """In the last round, or a pile or, late in the game, a rubble set away from what ends the period."""
    sets = PERIOD_END_SETS if state.period == 1 else GAME_END_SETS - 1
    most = max(state.sets(seat) for seat in range(state.players))
    return bool(state.last_round > 0 or most >= sets or state.empty_piles() >= EMPTY_PILES - 1)
