"""The end of the game: everybody's fortune."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.games.manila.board import ALL_WARES, PRICES, REDEMPTION, WARES, Ware
from quayside.games.manila.state import ManilaState


def fortunes(state: ManilaState) -> list[int]:
    """Cash and the market value of all shares, less the redemption of those that are pledged."""
    wealth: list[int] = []
    for seat in range(state.players):
        fortune = state.cash[seat] - REDEMPTION * state.pledged[seat]
        for ware in range(ALL_WARES):
            fortune += PRICES[state.price[ware]] * state.holding(seat, ware)
        wealth.append(fortune)
    return wealth


def dealt_shares(state: ManilaState, seat: i64) -> dict[Ware, int]:
    """The secret ones, by ware; laid open at the end."""
    return {WARES[ware]: state.dealt[seat * ALL_WARES + ware] for ware in range(ALL_WARES)}
