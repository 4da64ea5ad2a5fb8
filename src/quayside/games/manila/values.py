"""The numbers printed on Manila's board, for clients that draw it; in pesos."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.values import Values
from quayside.games.manila import board
from quayside.games.manila.board import AREA_FIRST, AREA_PORT, AREAS, BERTHS, COST, WARES


class ManilaValues(Values):
    def printed(self) -> Args:
        return {
            "seat_costs": dict(zip(WARES, board.SEAT_COSTS, strict=True)),
            "profit": dict(zip(WARES, board.PROFIT, strict=True)),
            "costs": {AREAS[area]: COST[AREA_FIRST[area]] for area in range(AREA_PORT, board.ALL_AREAS)},
            "berth_pay": dict(zip(BERTHS, board.BERTH_PAY, strict=True)),
            "premium": board.PREMIUM,
            "prices": board.PRICES,
            "least_share_price": board.LEAST_SHARE_PRICE,
            "loan": board.LOAN,
            "redemption": board.REDEMPTION,
            "pirates_lair": board.PIRATES_LAIR,
            "in_port": board.IN_PORT,
            "last_start": board.LAST_START,
            "starts_sum": board.STARTS_SUM,
            "punts": board.PUNTS,
            "accomplices": {str(players): number for players, number in board.ACCOMPLICES.items()},
            "schedule": {str(players): rounds for players, rounds in board.SCHEDULE.items()},
        }
