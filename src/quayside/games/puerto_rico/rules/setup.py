"""Set-up: a plantation for everybody, and the first row; then the first round begins."""

from __future__ import annotations

from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.board import CORN, START_TILES
from quayside.games.puerto_rico.rules.phase import seat_after
from quayside.games.puerto_rico.rules.plantations import settle, turn_up_row
from quayside.games.puerto_rico.rules.round import begin_round
from quayside.games.puerto_rico.state import PuertoRicoState


def set_up(state: PuertoRicoState) -> None:
    told.start_game(state)
    for step in range(state.players):
        _deal_start_tile(
            state, int(seat_after(state, state.governor, step)), START_TILES[state.players][step]
        )
    turn_up_row(state, "puerto_rico.setup.row")
    begin_round(state)


def _deal_start_tile(state: PuertoRicoState, seat: int, tile: int) -> None:
    state.face_down[tile] -= 1
    settle(state, seat, tile)
    if tile == CORN and state.setup.options["corn_starters_pay"]:
        state.doubloons[seat] -= 1
    told.start_tile(state, seat, tile)
