"""Set-up: a plantation for everybody, the market, the festival and the first row; then the first round begins."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.board import CORN, START_TILES
from quayside.games.puerto_rico.rules.draft import open_market
from quayside.games.puerto_rico.rules.phase import seat_after
from quayside.games.puerto_rico.rules.plantations import settle
from quayside.games.puerto_rico.state import PuertoRicoState


def set_up(state: PuertoRicoState) -> None:
    told.start_game(state)
    for step in range(state.players):
        _deal_start_tile(
            state, int(seat_after(state, state.governor, step)), START_TILES[state.players][step]
        )
    open_market(state)


def _deal_start_tile(state: PuertoRicoState, seat: i64, tile: i64) -> None:
    state.face_down[tile] -= 1
    settle(state, seat, tile)
    if tile == CORN and state.setup.options["corn_starters_pay"]:
        state.doubloons[seat] -= 1
    told.start_tile(state, seat, tile)
