"""Manila's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from typing import Final

from quayside.core.events import Args
from quayside.core.game import Game, Option, ranks
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.state import Setup
from quayside.games.manila.actions import ACTIONS
from quayside.games.manila.board import (
    ACCOMPLICES,
    ALL_AREAS,
    AREA_FIRST,
    AREA_PORT,
    AREAS,
    BERTH_PAY,
    BERTHS,
    COST,
    IN_PORT,
    LAST_START,
    LEAST_SHARE_PRICE,
    LOAN,
    PIRATES_LAIR,
    PREMIUM,
    PRICES,
    PROFIT,
    PUNTS,
    REDEMPTION,
    SCHEDULE,
    SEAT_COSTS,
    STARTS_SUM,
    WARES,
)
from quayside.games.manila.insight import ManilaInsight
from quayside.games.manila.rules.course import FREE, STEPS
from quayside.games.manila.rules.fortune import fortunes
from quayside.games.manila.rules.setup import redeal_secret_shares, set_up
from quayside.games.manila.state import ManilaState
from quayside.games.manila.view import views

OPTIONS: Final = {
    "pirate_eviction": Option(False, [False, True]),
    "large_pilot_may_move_one": Option(False, [False, True]),
}


class ManilaRules(Rules[ManilaState]):
    def __init__(self) -> None:
        super().__init__(STEPS, FREE)

    def blank(self, setup: Setup, rng: Rng) -> ManilaState:
        return ManilaState(setup, rng)

    def set_up(self, state: ManilaState) -> None:
        set_up(state)

    def redraw_hidden(self, state: ManilaState, seat: int, rng: Rng) -> None:
        redeal_secret_shares(state, seat, rng)

    def scores(self, state: ManilaState) -> list[int]:
        return fortunes(state)

    def ranking(self, state: ManilaState) -> list[int]:
        """Equal fortunes share a rank: Manila breaks no ties."""
        return ranks(fortunes(state))

    def views(self, state: ManilaState, seats: list[int | None]) -> list[Args]:
        return views(state, seats)


class Manila(Game):
    def __init__(self) -> None:
        super().__init__("manila", 1, range(3, 6), OPTIONS, ACTIONS, ManilaInsight(), ManilaRules())

    def printed(self) -> Args:
        return {
            "seat_costs": dict(zip(WARES, SEAT_COSTS, strict=True)),
            "profit": dict(zip(WARES, PROFIT, strict=True)),
            "costs": {AREAS[area]: COST[AREA_FIRST[area]] for area in range(AREA_PORT, ALL_AREAS)},
            "berth_pay": dict(zip(BERTHS, BERTH_PAY, strict=True)),
            "premium": PREMIUM,
            "prices": PRICES,
            "least_share_price": LEAST_SHARE_PRICE,
            "loan": LOAN,
            "redemption": REDEMPTION,
            "pirates_lair": PIRATES_LAIR,
            "in_port": IN_PORT,
            "last_start": LAST_START,
            "starts_sum": STARTS_SUM,
            "punts": PUNTS,
            "accomplices": {str(players): ACCOMPLICES[players] for players in ACCOMPLICES},
            "schedule": {str(players): SCHEDULE[players] for players in SCHEDULE},
        }


GAME: Final = Manila()
