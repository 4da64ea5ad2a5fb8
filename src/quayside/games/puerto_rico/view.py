"""What a seat may see of a game of Puerto Rico: everything, but the order of the face-down plantations, which the state
does not hold either."""

from __future__ import annotations

from typing import cast

from quayside.core.state import ALL
from quayside.games.puerto_rico import foresight, told
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    BUCCANEER,
    BUILDINGS,
    CITY,
    COLUMN,
    ENDINGS,
    GOODS,
    OBJECTIVES,
    PICKS,
    PLACES,
    ROLES,
    TILES,
)
from quayside.games.puerto_rico.chains import chains
from quayside.games.puerto_rico.rules import builder, mayor, scoring
from quayside.games.puerto_rico.rules.agenda import PLACEMENT
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view_types import (
    Card,
    Decision,
    Festival,
    Offer,
    Options,
    Score,
    Seat,
    Ship,
    View,
)


def views(state: PuertoRicoState, seats: list[int | None]) -> list[View]:
    common = _common(state)
    return [{**common, "seat": None if seat == ALL else seat} for seat in seats]


def _common(state: PuertoRicoState) -> View:
    seen: View = {
        "game": "puerto_rico",
        "players": state.players,
        "options": cast(Options, dict(state.setup.options)),
        "seat": None,
        "ply": state.ply,
        "to_play": state.to_play,
        "decision": cast(Decision, state.game.rules.asked(state)),
        "foresight": foresight.facts(state),
        "round": state.round,
        "governor": state.governor,
        "role": ROLES[state.role] if state.role >= 0 else None,
        "picker": _seat_or_none(state.picker),
        "order": _order(state),
        "roles": {ROLES[card]: _card(state, card) for card in state.cards},
        "seats": [_seat(state, other) for other in range(state.players)],
        "plantations": told.tiles_in(state.row),
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
        "market": {
            BUILDINGS[building]: _offer(state, building)
            for building in range(int(state.kinds))
            if state.is_in_game(building)
        },
        "ending": [reason for bit, reason in enumerate(ENDINGS) if state.ending >> bit & 1],
        "endings": [reason for reason in ENDINGS if reason != "colonists" or not state.has_nobles],
        "pickers": [(state.governor + step) % state.players for step in range(PICKS[state.players])],
        "wharf_used": [other for other in range(state.players) if state.has_used_wharf(other)],
    }
    if state.expanded:
        _add_expansions(state, seen)
    if state.to_play < 0:
        parts = [scoring.breakdown(state, other) for other in range(state.players)]
        ranks = scoring.ranking(state)
        seen["breakdown"] = cast(
            list[Score], [{**part, "rank": rank} for part, rank in zip(parts, ranks, strict=True)]
        )
    return seen


def _add_expansions(state: PuertoRicoState, seen: View) -> None:
    """What only games with expansions have to show."""
    seen["doubled"] = state.doubled == 1
    seen["library_used"] = _members(state, state.library_used)
    seen["small_wharf_used"] = _members(state, state.small_wharf_used)
    if state.has_nobles:
        seen["nobles"] = state.noble_supply
        seen["noble_ship"] = state.noble_ship
    if BUCCANEER in state.cards:
        seen["reward_card"] = _seat_or_none(state.reward_card)
        seen["captured"] = (
            {"role": ROLES[state.captured], "seat": state.captor} if state.captured >= 0 else None
        )
    if state.setup.options["festival"]:
        seen["festival"] = _festival(state)


def _members(state: PuertoRicoState, seats: int) -> list[int]:
    """Of a set of seats."""
    return [seat for seat in range(state.players) if seats >> seat & 1]


def _festival(state: PuertoRicoState) -> Festival:
    goods = [GOODS[good] for good in range(ALL_GOODS) if state.festival_goods >> good & 1]
    winners = [_seat_or_none(seat) for seat in state.festival_winners]
    return {
        "tile": GOODS[state.festival_tile] if state.festival_tile >= 0 else None,
        "goods": goods,
        "building": BUILDINGS[state.festival_building] if state.festival_building >= 0 else None,
        "copy": state.festival_copy == 1,
        "winners": dict(zip(OBJECTIVES, winners, strict=True)),
        "reach": foresight.reach(state),
    }


def _order(state: PuertoRicoState) -> list[int]:
    if state.picker < 0:
        return []
    return [(state.picker + step) % state.players for step in range(state.players)]


def _card(state: PuertoRicoState, card: int) -> Card:
    return {"doubloons": state.card_doubloons[card], "taken": _seat_or_none(state.taken[card])}


def _seat(state: PuertoRicoState, seat: int) -> Seat:
    at = seat * int(state.places)
    placing = state.agenda.kind == PLACEMENT and seat == state.to_play
    nobles = state.nobles if state.expanded else [0] * len(state.people)
    seen: Seat = {
        "doubloons": state.doubloons[seat],
        "points": state.points[seat],
        "goods": {GOODS[good]: state.stock(seat, good) for good in range(ALL_GOODS)},
        "island": {
            name: {
                "tiles": state.circles[at + tile],
                "colonists": state.people[at + tile] - nobles[at + tile],
            }
            for tile, name in enumerate(TILES)
            if state.circles[at + tile] > 0
        },
        "city": {
            BUILDINGS[built % ALL_BUILDINGS]: state.people[place] - nobles[place]
            for built in state.built
            if built // ALL_BUILDINGS == seat
            for place in [at + CITY + built % ALL_BUILDINGS]
        },
        "san_juan": state.san_juan[seat] - (state.waiting_nobles[seat] if state.expanded else 0),
        "colonists": state.all_people(seat) - state.all_nobles(seat),
        "free_island": state.free_island[seat],
        "free_city": state.free_city[seat],
        "empty_circles": mayor.free_circles(state, seat),
        "chains": chains(state, seat),
        "discounts": foresight.discounts(state, seat),
        "quarries": state.occupied_quarries(seat),
        "savings": foresight.savings(state, seat),
        "score": scoring.score(state, seat),
        "hand": state.hand - state.hand_nobles if placing else 0,
    }
    if state.expanded:
        under = {GOODS[good]: state.forests[seat * ALL_GOODS + good] for good in range(ALL_GOODS)}
        seen["forests"] = state.all_forests(seat)
        seen["under_forests"] = {good: tiles for good, tiles in under.items() if tiles}
    if state.has_nobles:
        seen["nobles"] = state.all_nobles(seat)
        seen["nobles_at"] = {
            PLACES[place]: state.nobles[at + place]
            for place in range(int(state.places))
            if state.nobles[at + place] > 0
        }
        seen["san_juan_nobles"] = state.waiting_nobles[seat]
        seen["hand_nobles"] = state.hand_nobles if placing else 0
    return seen


def _ship(state: PuertoRicoState, ship: int) -> Ship:
    good = state.cargo[ship]
    return {
        "size": state.ship_sizes()[ship],
        "good": GOODS[good] if good >= 0 else None,
        "barrels": state.barrels[ship],
    }


def _offer(state: PuertoRicoState, building: int) -> Offer:
    return {
        "left": state.market[building],
        "cost": builder.costs(state)[building],
        "column": COLUMN[building],
    }


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None
