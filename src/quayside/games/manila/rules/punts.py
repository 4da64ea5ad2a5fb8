"""The punts: how they sail, where they end, and who sits in them."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.vecs import Numbers, append, vec
from quayside.games.manila import told
from quayside.games.manila.board import AREA_SIZE, AREA_SPACES, IN_PORT, PIRATES_LAIR, PUNTS
from quayside.games.manila.state import ManilaState


def sail(state: ManilaState, ware: i64, steps: i64, rule: str, arrival_rule: str) -> None:
    """Moves a punt; one that passes space 13 arrives, and surplus steps are lost."""
    origin = state.place[ware]
    target = max(0, min(origin + steps, IN_PORT))
    state.place[ware] = target
    if target != origin:
        told.moves(state, ware, origin, target, rule)
    if target == IN_PORT:
        arrive(state, ware, arrival_rule)


def arrive(state: ManilaState, ware: i64, rule: str) -> None:
    """The next free berth of the port is its own."""
    state.place[ware] = IN_PORT
    state.port = append(state.port, ware)
    told.arrives(state, ware, rule)


def wreck(state: ManilaState, ware: i64, rule: str) -> None:
    """The next free berth of the shipyard is its own."""
    state.shipyard = append(state.shipyard, ware)
    told.is_wrecked(state, ware, rule)


def is_at_sea(state: ManilaState, ware: i64) -> bool:
    return 0 <= state.place[ware] <= PIRATES_LAIR


def punts_at_sea(state: ManilaState) -> i64:
    return PUNTS - len(state.port)


def passengers(state: ManilaState, ware: i64) -> Numbers:
    """Whose accomplices sit in a punt."""
    found = vec[i64](capacity=AREA_SIZE[ware])
    for space in AREA_SPACES[ware]:
        if state.figures[space] >= 0:
            found = append(found, state.figures[space])
    return found
