"""Why a move of Manila is good: what a space earns and how surely, what one holds of a ware, what the office is worth."""

from __future__ import annotations

from typing import Any

from quayside.core.events import Args
from quayside.core.reasons import Reasons
from quayside.core.seen import LaidOpen
from quayside.games.manila.actions import BUY, PASS, is_placement
from quayside.games.manila.actions import PLACE as FIRST_PLACE
from quayside.games.manila.board import ALL_WARES, AREA_PORT, AREAS, PRICES, WARES
from quayside.games.manila.rules.agenda import AUCTION, PLACEMENT, PURCHASE
from quayside.games.manila.state import ManilaState


class ManilaReasons(Reasons[ManilaState]):
    telling = 1.0  # pesos

    def of(self, state: ManilaState, seat: int, action: int) -> list[Args]:
        odds: Any = state.game.insight.odds(LaidOpen(state, seat))
        kind = state.agenda.kind
        if kind == AUCTION:
            return [{"key": "fact-office", "pesos": round(odds["office"])}]
        if kind == PURCHASE and BUY <= action < BUY + ALL_WARES:
            return _share(state, seat, action - BUY)
        if kind == PLACEMENT and is_placement(action):
            return _space(state, seat, action - FIRST_PLACE, odds)
        if kind == PLACEMENT and action == PASS and odds["spaces"]:
            best = max(space["value"] for space in odds["spaces"].values())
            return [_pesos("fact-waiting", best)]
        return []


def _space(state: ManilaState, seat: int, area: int, odds: Any) -> list[Args]:
    space = odds["spaces"].get(AREAS[area])
    if space is None:
        return []
    found = [_pesos("fact-space", space["value"])]
    if space["chance"] is not None:
        found[0] |= {"key": f"{found[0]['key']}-sure", "percent": round(100 * space["chance"])}
    if area < AREA_PORT and (shares := _held(state, seat, area)):
        found.append({"key": "fact-own-shares", "shares": shares, "ware": WARES[area]})
    return found


def _share(state: ManilaState, seat: int, ware: int) -> list[Args]:
    price = PRICES[state.price[ware]]
    return [{"key": "fact-share", "ware": WARES[ware], "price": price, "shares": _held(state, seat, ware)}]


def _held(state: ManilaState, seat: int, ware: int) -> int:
    at = seat * ALL_WARES + ware
    return int(state.dealt[at] + state.bought[at])


def _pesos(message: str, value: float) -> Args:
    """What it is worth, or what it would cost: no minus has to be said, and no nought."""
    pesos = round(value)
    how = "gain" if pesos > 0 else "loss" if pesos < 0 else "even"
    return {"key": f"{message}-{how}", "pesos": abs(pesos)}


REASONS = ManilaReasons()
