"""What a seat may see of a game of Manila, built by adding. Only the identity of the others' dealt shares is hidden."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.state import ALL
from quayside.games.manila import rules
from quayside.games.manila.board import (
    ACCOMPLICES,
    ALL_AREAS,
    AREA_FIRST,
    AREA_INSURANCE,
    AREA_SIZE,
    AREAS,
    ASHORE,
    COST,
    IN_PORT,
    LAST_STEP,
    NO_START,
    PIRATES,
    PRICES,
    REDEMPTION,
    WARES,
)
from quayside.games.manila.state import ManilaState


def views(state: ManilaState, seats: list[int | None]) -> list[Args]:
    public = [_seat(state, seat) for seat in range(state.players)]
    common = _common(state, public)
    return [_seen(state, viewer, public, common) for viewer in seats]


def _seen(state: ManilaState, viewer: int | None, public: list[Args], common: Args) -> Args:
    """What everybody sees, and what only the viewer does."""
    seen = common.copy()
    seen["seat"] = None if viewer == ALL else viewer
    seen["seats"] = [
        {**public[seat], **_secret(state, seat)} if _open(state, seat, viewer) else public[seat]
        for seat in range(state.players)
    ]
    return seen


def _open(state: ManilaState, seat: int, viewer: int | None) -> bool:
    """The cards are laid open when fortunes are counted."""
    return viewer in (seat, ALL) or state.to_play < 0


def _common(state: ManilaState, seats: list[Args]) -> Args:
    return {
        "game": "manila",
        "players": state.players,
        "options": dict(state.setup.options),
        "seat": None,
        "ply": state.ply,
        "to_play": state.to_play,
        "decision": _decision(state),
        "voyage": state.voyage,
        "round": state.round,
        "movements": state.movements,
        "harbour_master": state.harbour_master,
        "seats": seats,
        "auction": _auction(state),
        "wares": {WARES[ware]: _ware(state, ware) for ware in range(4)},
        "punts": {WARES[ware]: _punt(state, ware) for ware in range(4) if state.place[ware] != ASHORE},
        "port": [WARES[ware] for ware in state.port],
        "shipyard": [WARES[ware] for ware in state.shipyard],
        "spaces": {
            AREAS[area]: _owner(state, AREA_FIRST[area])
            for area in range(4, len(AREAS))
            if AREA_SIZE[area] == 1
        },
        "open": {
            AREAS[area]: COST[space]
            for area in range(ALL_AREAS)
            if (space := rules.free_space(state, area)) >= 0
        },
        "last_voyage": _last_voyage(state),
        "pirates": [owner for owner in state.figures[PIRATES : PIRATES + 2] if owner >= 0],
    }


def _decision(state: ManilaState) -> Args:
    """What is being decided, with the facts that a prompt needs."""
    kind = rules.decision(state)
    if kind < 0:
        return {"kind": "over"}
    number = state.agenda[-1] & 7
    decision: Args = {"kind": rules.DECISIONS[kind], "seat": state.to_play}
    if kind == rules.AUCTION:
        decision.update(bid=state.bid, leader=state.leader, limit=rules.bid_limit(state, state.to_play))
        decision.update(pledging=_pledging(state))
    elif kind == rules.PURCHASE:
        decision.update(_lent(state, _share_prices(state)))
    elif kind == rules.LOADING:
        decision.update(left=3 - state.place.count(NO_START))
    elif kind == rules.STARTING:
        decision.update(left=rules.starts_left(state), punts=state.place.count(NO_START))
    elif kind == rules.PLACEMENT:
        blind = rules.is_blind_passenger(state, state.to_play)
        decision.update(round=state.round, blind=blind, **_lent(state, _space_prices(state, blind)))
    elif kind == rules.BOARDING:
        decision.update(captain=number == 0)
    elif kind == rules.PILOTING:
        decision.update(pilot="large" if number else "small")
    elif kind == rules.PLUNDER:
        decision.update(ware=WARES[number])
    return decision


def _loan(pledges: int) -> Args:
    return {"pledges": pledges, "owes": pledges * REDEMPTION}


def _lent(state: ManilaState, prices: dict[str, int]) -> Args:
    """By move: what whoever decides pledges to pay its price, and what he owes for that; and whether any that he can pay
    needs a loan."""
    pledges = {move: rules.pledges_for(state, state.to_play, price) for move, price in prices.items()}
    shares = state.unpledged(state.to_play)
    return {
        "loans": {move: _loan(count) for move, count in pledges.items()},
        "borrows": any(0 < count <= shares for count in pledges.values()),
    }


def _share_prices(state: ManilaState) -> dict[str, int]:
    return {f"buy {WARES[ware]}": rules.share_price(state, ware) for ware in range(4)}


def _space_prices(state: ManilaState, blind: bool) -> dict[str, int]:
    """A stowaway pays what he has, and the insurance office pays whoever goes there."""
    return {
        f"place {AREAS[area]}": 0 if blind or area == AREA_INSURANCE else COST[space]
        for area in range(ALL_AREAS)
        if (space := rules.free_space(state, area)) >= 0
    }


def _pledging(state: ManilaState) -> list[Args]:
    """From which bids on the bidder must pledge how many shares."""
    steps: list[Args] = []
    before = 0
    for bid in range(state.bid + 1, rules.bid_limit(state, state.to_play) + 1):
        pledges = rules.pledges_for(state, state.to_play, bid)
        if pledges != before:
            steps.append({"bid": bid, **_loan(pledges)})
        before = pledges
    return steps


def _last_voyage(state: ManilaState) -> str | None:
    """The ware that ends the game when this voyage is settled, as soon as that is certain: it is in port, one step before
    the last."""
    for ware in range(4):
        if state.place[ware] == IN_PORT and state.price[ware] == LAST_STEP - 1 and state.to_play >= 0:
            return WARES[ware]
    return None


def _seat(state: ManilaState, seat: int) -> Args:
    return {
        "cash": state.cash[seat],
        "shares": state.shares(seat),
        "bought": {WARES[ware]: state.bought[seat * 4 + ware] for ware in range(4)},
        "pledged": state.pledged[seat],
        "accomplices": ACCOMPLICES[state.players] - state.figures.count(seat),
        "declined": bool(state.declined[seat]),
    }


def _secret(state: ManilaState, seat: int) -> Args:
    return {"dealt": rules.dealt_shares(state, seat), "fortune": rules.fortunes(state)[seat]}


def _auction(state: ManilaState) -> Args | None:
    if rules.decision(state) != rules.AUCTION:
        return None
    return {
        "bid": state.bid,
        "leader": state.leader,
        "bidder": state.bidder,
        "passed": [bool(passed) for passed in state.passed],
        "limits": [rules.bid_limit(state, seat) for seat in range(state.players)],
    }


def _ware(state: ManilaState, ware: int) -> Args:
    return {
        "price": PRICES[state.price[ware]],
        "supply": state.supply[ware],
        "share_price": rules.share_price(state, ware),
    }


def _punt(state: ManilaState, ware: int) -> Args:
    at = state.place[ware]
    where = (
        "port"
        if at == IN_PORT
        else "shipyard"
        if ware in state.shipyard
        else "quay"
        if at == NO_START
        else "sea"
    )
    return {
        "where": where,
        "space": at if at >= 0 else None,
        "aboard": rules.passengers(state, ware),
        "plundered": bool(state.plundered[ware]),
    }


def _owner(state: ManilaState, space: int) -> int | None:
    return state.figures[space] if state.figures[space] >= 0 else None
