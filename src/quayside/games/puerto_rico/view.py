"""What a seat may see of a game of Puerto Rico: everything, but the order of the face-down plantations, which the state
does not hold either."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.state import ALL
from quayside.games.puerto_rico import foresight
from quayside.games.puerto_rico.actions import PASS, PRODUCE
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    BUILDINGS,
    CITY,
    COLUMN,
    ENDINGS,
    GOODS,
    ROLES,
    TILES,
)
from quayside.games.puerto_rico.rules import agenda, builder, captain, mayor, scoring, settler, trader
from quayside.games.puerto_rico.state import PuertoRicoState


def views(state: PuertoRicoState, seats: list[int | None]) -> list[Args]:
    common = _common(state)
    return [{**common, "seat": None if seat == ALL else seat} for seat in seats]


def _common(state: PuertoRicoState) -> Args:
    seen: Args = {
        "game": "puerto_rico",
        "players": state.players,
        "options": dict(state.setup.options),
        "seat": None,
        "ply": state.ply,
        "to_play": state.to_play,
        "decision": _decision(state),
        "foresight": foresight.facts(state),
        "round": state.round,
        "governor": state.governor,
        "role": ROLES[state.role] if state.role >= 0 else None,
        "picker": _seat_or_none(state.picker),
        "order": _order(state),
        "roles": {ROLES[card]: _card(state, card) for card in range(len(state.taken))},
        "seats": [_seat(state, other) for other in range(state.players)],
        "plantations": settler.tiles_in(state.row),
        "face_down": sum(state.face_down),
        "face_down_kinds": {GOODS[tile]: state.face_down[tile] for tile in range(ALL_GOODS)},
        "discards": sum(state.discards),
        "quarries": state.quarries,
        "colonist_ship": state.colonist_ship,
        "colonists": state.colonist_supply,
        "next_ship": mayor.next_ship(state),
        "ships": [_ship(state, ship) for ship in range(len(state.cargo))],
        "trading_house": [GOODS[good] for good in state.trading_house],
        "goods": {GOODS[good]: state.supply[good] for good in range(ALL_GOODS)},
        "points": state.chips,
        "market": {BUILDINGS[building]: _offer(state, building) for building in range(ALL_BUILDINGS)},
        "ending": [reason for bit, reason in enumerate(ENDINGS) if state.ending >> bit & 1],
        "wharf_used": [other for other in range(state.players) if state.wharf_used >> other & 1],
    }
    if state.to_play < 0:
        seen["breakdown"] = [scoring.breakdown(state, other) for other in range(state.players)]
    return seen


def _decision(state: PuertoRicoState) -> Args:
    """What is being decided, with the facts that a prompt needs."""
    kind = agenda.decision(state)
    if kind < 0:
        return {"kind": "over"}
    seat = state.to_play
    decision: Args = {"kind": agenda.DECISIONS[kind], "seat": seat}
    if kind == agenda.TILE_CHOICE:
        decision.update(quarry=settler.may_take_quarry(state, seat))
    elif kind == agenda.TILE_COLONIST:
        decision.update(tile=TILES[state.fresh], source=agenda.colonist_source(state))
    elif kind == agenda.PLACEMENT:
        circles = mayor.free_circles(state, seat)
        decision.update(left=min(state.hand, circles), circles=circles)
    elif kind == agenda.PURCHASE:
        prices = {
            BUILDINGS[building]: builder.price(state, seat, building)
            for building in range(ALL_BUILDINGS)
            if state.market[building] > 0
        }
        decision.update(prices=prices, money=state.doubloons[seat])
    elif kind == agenda.BUILDING_COLONIST:
        decision.update(building=BUILDINGS[state.fresh - CITY], source=agenda.colonist_source(state))
    elif kind == agenda.EXTRA_GOOD:
        decision.update(goods=[GOODS[action - PRODUCE] for action in state.choices if action != PASS])
    elif kind == agenda.SALE:
        decision.update(
            prices={
                GOODS[good]: trader.income(state, seat, good)
                for good in range(ALL_GOODS)
                if state.goods[seat * ALL_GOODS + good] > 0
            }
        )
    elif kind == agenda.LOADING:
        decision.update(_loading(state, seat))
    elif kind == agenda.STORAGE:
        decision.update(slot="warehouse" if state.slots > 0 else "barrel", slots=state.slots)
    return decision


def _loading(state: PuertoRicoState, seat: int) -> Args:
    """Each load open to him, by its notation: the barrels, and the points that they bring."""
    loads: Args = {}
    for action in state.choices:
        if action != PASS:
            amount = captain.amount(state, seat, action)
            loads[state.notation(action)] = {"amount": amount, "points": captain.reward(state, seat, amount)}
    return {"loads": loads, "must": PASS not in state.choices}


def _order(state: PuertoRicoState) -> list[int]:
    if state.picker < 0:
        return []
    return [(state.picker + step) % state.players for step in range(state.players)]


def _card(state: PuertoRicoState, card: int) -> Args:
    return {"doubloons": state.card_doubloons[card], "taken": _seat_or_none(state.taken[card])}


def _seat(state: PuertoRicoState, seat: int) -> Args:
    at = seat * ALL_PLACES
    placing = agenda.decision(state) == agenda.PLACEMENT and seat == state.to_play
    return {
        "doubloons": state.doubloons[seat],
        "points": state.points[seat],
        "goods": {GOODS[good]: state.goods[seat * ALL_GOODS + good] for good in range(ALL_GOODS)},
        "island": {
            name: {"tiles": state.circles[at + tile], "colonists": state.colonists[at + tile]}
            for tile, name in enumerate(TILES)
            if state.circles[at + tile] > 0
        },
        "city": {
            BUILDINGS[built % ALL_BUILDINGS]: state.workers(seat, built % ALL_BUILDINGS)
            for built in state.built
            if built // ALL_BUILDINGS == seat
        },
        "san_juan": state.san_juan[seat],
        "colonists": state.all_colonists(seat),
        "free_island": state.free_island[seat],
        "free_city": state.free_city[seat],
        "empty_circles": mayor.free_circles(state, seat),
        "chains": foresight.chains(state, seat),
        "discounts": foresight.discounts(state, seat),
        "quarries": state.occupied_quarries(seat),
        "savings": foresight.savings(state, seat),
        "score": scoring.score(state, seat),
        "hand": state.hand if placing else 0,
    }


def _ship(state: PuertoRicoState, ship: int) -> Args:
    good = state.cargo[ship]
    return {
        "size": state.ship_sizes()[ship],
        "good": GOODS[good] if good >= 0 else None,
        "barrels": state.barrels[ship],
    }


def _offer(state: PuertoRicoState, building: int) -> Args:
    return {
        "left": state.market[building],
        "cost": builder.costs(state)[building],
        "column": COLUMN[building],
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None
