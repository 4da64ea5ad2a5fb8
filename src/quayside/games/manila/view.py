"""What a seat may see of a game of Manila, built by adding. Only the identity of the others' dealt shares is hidden."""

from __future__ import annotations

from typing import Literal, cast

from quayside.core.numbers import count
from quayside.core.state import ALL
from quayside.games.manila.board import (
    ACCOMPLICES,
    ALL_AREAS,
    ALL_WARES,
    AREA_FIRST,
    AREA_PORT,
    AREA_SIZE,
    AREAS,
    ASHORE,
    COST,
    IN_PORT,
    LAST_STEP,
    NO_START,
    PRICES,
    WARES,
    Ware,
)
from quayside.games.manila.rules.agenda import AUCTION
from quayside.games.manila.rules.auction import bid_limit
from quayside.games.manila.rules.fortune import dealt_shares, fortunes
from quayside.games.manila.rules.harbour_master import share_price
from quayside.games.manila.rules.pirates import pirates
from quayside.games.manila.rules.placement import free_space
from quayside.games.manila.rules.punts import passengers
from quayside.games.manila.state import ManilaState
from quayside.games.manila.view_types import (
    Auction,
    Decision,
    OnMarket,
    Options,
    Punt,
    Seat,
    Single,
    View,
)


def views(state: ManilaState, seats: list[int | None]) -> list[View]:
    public = [_seat(state, seat) for seat in range(state.players)]
    common = _common(state, public)
    return [_seen(state, viewer, public, common) for viewer in seats]


def _seen(state: ManilaState, viewer: int | None, public: list[Seat], common: View) -> View:
    """What everybody sees, and what only the viewer does."""
    seats = [
        _with_secrets(state, seat, public[seat]) if _open(state, seat, viewer) else public[seat]
        for seat in range(state.players)
    ]
    return {**common, "seat": None if viewer == ALL else viewer, "seats": seats}


def _open(state: ManilaState, seat: int, viewer: int | None) -> bool:
    """The cards are laid open when fortunes are counted."""
    return viewer in (seat, ALL) or state.to_play < 0


def _common(state: ManilaState, seats: list[Seat]) -> View:
    return {
        "game": "manila",
        "players": state.players,
        "options": cast(Options, dict(state.setup.options)),
        "seat": None,
        "ply": state.ply,
        "to_play": state.to_play,
        "decision": cast(Decision, state.game.rules.asked(state)),
        "voyage": state.voyage,
        "round": state.round,
        "movements": state.movements,
        "harbour_master": state.harbour_master,
        "seats": seats,
        "auction": _auction(state),
        "wares": {WARES[ware]: _ware(state, ware) for ware in range(ALL_WARES)},
        "punts": {
            WARES[ware]: _punt(state, ware) for ware in range(ALL_WARES) if state.place[ware] != ASHORE
        },
        "port": [WARES[ware] for ware in state.port],
        "shipyard": [WARES[ware] for ware in state.shipyard],
        "spaces": {
            cast(Single, AREAS[area]): _owner(state, AREA_FIRST[area])
            for area in range(AREA_PORT, ALL_AREAS)
            if AREA_SIZE[area] == 1
        },
        "open": {
            AREAS[area]: COST[space] for area in range(ALL_AREAS) if (space := free_space(state, area)) >= 0
        },
        "last_voyage": _last_voyage(state),
        "pirates": list(pirates(state)),
    }


def _last_voyage(state: ManilaState) -> Ware | None:
    """The ware that ends the game when this voyage is settled, as soon as that is certain: it is in port, one step before
    the last."""
    for ware in range(ALL_WARES):
        if state.place[ware] == IN_PORT and state.price[ware] == LAST_STEP - 1 and state.to_play >= 0:
            return WARES[ware]
    return None


def _seat(state: ManilaState, seat: int) -> Seat:
    return {
        "cash": state.cash[seat],
        "shares": state.shares(seat),
        "bought": {WARES[ware]: state.bought[seat * ALL_WARES + ware] for ware in range(ALL_WARES)},
        "pledged": state.pledged[seat],
        "accomplices": ACCOMPLICES[state.players] - count(state.figures, seat),
        "declined": bool(state.declined[seat]),
    }


def _with_secrets(state: ManilaState, seat: int, public: Seat) -> Seat:
    return {**public, "dealt": dealt_shares(state, seat), "fortune": fortunes(state)[seat]}


def _auction(state: ManilaState) -> Auction | None:
    if state.agenda.kind != AUCTION:
        return None
    return {
        "bid": state.bid,
        "leader": state.leader,
        "bidder": state.bidder,
        "passed": [bool(passed) for passed in state.passed],
        "limits": [bid_limit(state, seat) for seat in range(state.players)],
    }


def _ware(state: ManilaState, ware: int) -> OnMarket:
    return {
        "price": PRICES[state.price[ware]],
        "supply": state.supply[ware],
        "share_price": share_price(state, ware),
    }


def _punt(state: ManilaState, ware: int) -> Punt:
    at = state.place[ware]
    return {
        "where": _where(state, ware),
        "space": at if at >= 0 else None,
        "aboard": list(passengers(state, ware)),
        "plundered": bool(state.plundered[ware]),
    }


def _where(state: ManilaState, ware: int) -> Literal["quay", "sea", "port", "shipyard"]:
    if state.place[ware] == IN_PORT:
        return "port"
    if ware in state.shipyard:
        return "shipyard"
    return "quay" if state.place[ware] == NO_START else "sea"


def _owner(state: ManilaState, space: int) -> int | None:
    return state.figures[space] if state.figures[space] >= 0 else None
