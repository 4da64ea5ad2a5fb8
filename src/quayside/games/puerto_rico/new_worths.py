"""What the choices are worth that only expansions bring: plain figures of what is won or lost at once, and of what a place or a
tile will bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from quayside.games.puerto_rico.actions import (
    BOARD,
    BUY_TILE,
    CAPTURE,
    DISCARD,
    EXPEL,
    GIVE_NOBLE,
    GIVE_POINT,
    GUEST_NOBLE,
    PLUNDER,
    POACH,
    SELL_TILE,
    TAKE,
    drafted_by,
    given_from,
    good_of,
    guest_place,
    is_given_person,
    is_land_sale,
    is_noble_placement,
    is_raid,
    place_of,
    raided_barrels,
    raided_size,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CITY,
    MOST_POACHED,
    NOBLE,
    PRICE,
    SAN_JUAN,
    SMALL_WHARF_BARRELS,
)
from quayside.games.puerto_rico.outlook import Forecast, builds_to_come
from quayside.games.puerto_rico.rules import agenda, buccaneer, builder, captain, mayor, scoring, trader
from quayside.games.puerto_rico.rules.guests import END_GUESTS
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.worths import (
    building_worth,
    good_worth,
    person_worth,
    tile_worth,
)

Worth: TypeAlias = Callable[[PuertoRicoState, int, int, Forecast], float]

_NOBLE_POINT: Final = 1.0
_STAY: Final = 0.1  # what it is worth to keep a guest for later
_HARM: Final = 0.1  # of a barrel that others will not ship


def _draft(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    building = drafted_by(action)
    return building_worth(state, seat, building, forecast) - builder.costs(state)[building] * forecast.coin


def _guest(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """One phase of what the place will bring: with the next mayor everybody is placed anew."""
    place = guest_place(action)
    if state.agenda.number == END_GUESTS:
        return float(scoring.bonus(state, seat, place - CITY))
    worth = person_worth(state, seat, place, action >= GUEST_NOBLE, forecast)
    return worth / max(1.0, forecast.phases) - _STAY


def _library(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    return 0.4


def _forest(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    discount = 0.5 * builds_to_come(state, seat, forecast) * forecast.coin
    return discount - tile_worth(state, seat, int(state.agenda.number), forecast)


def _second_tile(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    return tile_worth(state, seat, action - TAKE, forecast)


def _lodge(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """Only a full island has to be cleared, of what nobody works on."""
    tile = action - DISCARD
    if state.free_island[seat] > 0 or tile >= ALL_GOODS:
        return -0.1
    at = seat * state.places + tile
    return 0.3 if state.circles[at] > state.people[at] else -0.5


def _board(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    return 0.4 + _NOBLE_POINT if action == BOARD + NOBLE else 0.4


def _payment(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    if action == GIVE_POINT:
        return -1.0
    if not is_given_person(action):
        return -good_worth(state, seat, good_of(action), forecast)
    noble = action >= GIVE_NOBLE
    place = given_from(action)
    loss = _NOBLE_POINT if noble else 0.0
    if place == SAN_JUAN:
        return -0.1 - loss
    return -loss - person_worth(state, seat, place, noble, forecast) / max(1.0, forecast.phases)


def _supplies(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    return 1.0 - good_worth(state, seat, good_of(action), forecast)


def _small_load(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """Barrels that a cargo ship will still take bring more there."""
    good = good_of(action)
    shipped = 0
    for ship in range(len(state.cargo)):
        shipped = max(shipped, captain.load_amount(state, seat, ship, good))
    if shipped > 0:
        return -0.1
    return 1.0 / SMALL_WHARF_BARRELS - 0.1 * PRICE[good] * forecast.coin


def _deed(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    if is_raid(action):
        ship = state.ship_sizes().index(raided_size(action))
        good = state.cargo[ship]
        kept = raided_barrels(action)
        return int(kept) * good_worth(state, seat, good, forecast) + _HARM * int(state.barrels[ship])
    if action == PLUNDER:
        return float(len(state.trading_house))
    if action == POACH:
        circles = mayor.free_circles(state, seat)
        return 0.8 * int(min(MOST_POACHED, min(buccaneer.surplus(state), circles)))
    return (int(state.card_doubloons[action - CAPTURE]) + 1.5) * forecast.coin


def _poaching(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    noble = is_noble_placement(action)
    worth = person_worth(state, seat, int(place_of(action)), noble, forecast)
    return worth + 0.1 + (_NOBLE_POINT if noble else 0.0)


def _expulsion(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    return 0.1 if action == EXPEL else 0.0


def _reward(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    return person_worth(state, seat, int(place_of(action)), False, forecast)


_WORTHS: Final[dict[int, Worth]] = {
    agenda.DRAFT_CHOICE: _draft,
    agenda.GUESTS: _guest,
    agenda.LIBRARY_CHOICE: _library,
    agenda.FOREST_CHOICE: _forest,
    agenda.SECOND_TILE: _second_tile,
    agenda.LODGE: _lodge,
    agenda.BOARDING: _board,
    agenda.PAYMENT: _payment,
    agenda.SUPPLIES: _supplies,
    agenda.SMALL_LOAD: _small_load,
    agenda.DEED: _deed,
    agenda.POACHING: _poaching,
    agenda.EXPULSION: _expulsion,
    agenda.REWARD: _reward,
}


def new_worth(state: PuertoRicoState, seat: int, kind: int, action: int, forecast: Forecast) -> float:
    """Of a decision that only expansions know; not of passing."""
    return _WORTHS[kind](state, seat, action, forecast)


def land_worth(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """Of a deal at the land office, in the trader's phase."""
    if action == BUY_TILE:
        tiles = 0
        worth = 0.0
        for tile in range(ALL_GOODS):
            tiles += state.face_down[tile]
            worth += int(state.face_down[tile]) * tile_worth(state, seat, tile, forecast)
        return worth / max(1, tiles) - forecast.coin if state.free_island[seat] > 1 else -0.1
    assert is_land_sale(action)
    tile = action - SELL_TILE
    at = seat * state.places + tile
    idle = state.circles[at] > state.people[at]
    return forecast.coin - (0.4 if idle else 1.0) * tile_worth(state, seat, tile, forecast)


def post_worth(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """Of a sale at the trading post."""
    return int(trader.post_income(state, seat, good_of(action))) * forecast.coin - 0.8 * forecast.barrel
