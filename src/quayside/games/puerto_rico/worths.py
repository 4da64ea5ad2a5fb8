"""What tiles, buildings, people on their places, goods and loads are worth to a seat, in victory points."""

from __future__ import annotations

from typing import Final

from quayside.games.puerto_rico.actions import (
    good_of,
    is_small_wharf_load,
    is_wharf_load,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CHAPEL,
    CIRCLES,
    CITY,
    COFFEE_ROASTER,
    CORN,
    FIRST_VIOLET,
    HUNTING_LODGE,
    INDIGO,
    INDIGO_PLANT,
    LAND_OFFICE,
    PRICE,
    PRINTED,
    QUARRY,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SMALL_WHARF_BARRELS,
    SPACES,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    UNIVERSITY,
    ZONING_OFFICE,
)
from quayside.games.puerto_rico.new_uses import use_by
from quayside.games.puerto_rico.outlook import (
    NOT_YET,
    TRADE,
    Forecast,
    capacity,
    chance_in_time,
    market_gain,
    one_more_quarry,
    points_of_shipping,
    prospect_of,
    use,
)
from quayside.games.puerto_rico.rules import captain
from quayside.games.puerto_rico.state import PuertoRicoState

_ROOM: Final = 0.35  # what a space of a city that fills up is worth


def tile_worth(state: PuertoRicoState, seat: int, tile: int, forecast: Forecast) -> float:
    """What one more tile will bring. A plantation whose building is still missing is a promise only."""
    at = seat * state.places
    if tile == QUARRY:
        return 0.8 * one_more_quarry(state, seat, state.circles[at + QUARRY], forecast)
    tiles = state.circles[at + tile]
    barrel = forecast.phases * forecast.barrel
    money = _dearer_sales(state, seat, tile, forecast) if tiles == 0 else 0.0
    if tile == CORN:
        return barrel * (1.0 - 0.04 * int(tiles)) + 0.1
    if capacity(state, seat, tile) > tiles:
        return barrel + money + 0.1
    promise = 0.6 if int(state.doubloons[seat]) + 2 * forecast.phases > PRICE[tile] + 2 else 0.2
    return promise * (0.7 * barrel + money)


def building_worth(state: PuertoRicoState, seat: int, building: int, forecast: Forecast) -> float:
    """Printed points, and what it will bring once it has colonists."""
    at = seat * state.places
    in_time = 1.0 if state.occupied(seat, UNIVERSITY) else chance_in_time(state, forecast)
    worth = float(PRINTED[building])
    if building < FIRST_VIOLET:
        good = _made_in(building)
        room = capacity(state, seat, good)
        tiles = state.circles[at + good]
        more = min(tiles, room + CIRCLES[building]) - min(tiles, room)
        hope = max(0, min(2, room + CIRCLES[building] - tiles - more))  # circles that wait for a tile
        barrels = int(more) + 0.3 * int(hope)
        worth += in_time * points_of_shipping(forecast, barrels)
        if room == 0:
            worth += (1.0 if tiles > 0 else 0.35) * _dearer_sales(state, seat, good, forecast)
    else:
        worth += in_time * use(state, seat, building, forecast, NOT_YET)
    if state.free_city[seat] <= 6:  # room in the city is for large buildings
        worth -= _ROOM * SPACES[building] * min(1.0, forecast.rounds / 4.0)
    return worth


def _dearer_sales(state: PuertoRicoState, seat: int, good: int, forecast: Forecast) -> float:
    """What selling this good will bring more than selling the dearest that the seat can already make."""
    best = 0
    for other in range(ALL_GOODS):
        if min(state.circles[seat * state.places + other], capacity(state, seat, other)) > 0:
            best = max(best, PRICE[other])
    return max(0, PRICE[good] - best) * TRADE * forecast.phases * forecast.coin


def _made_in(building: int) -> int:
    if building in (SMALL_INDIGO_PLANT, INDIGO_PLANT):
        return INDIGO
    if building in (SMALL_SUGAR_MILL, SUGAR_MILL):
        return SUGAR
    return TOBACCO if building == TOBACCO_STORAGE else ALL_GOODS - 1


def place_worth(state: PuertoRicoState, seat: int, place: int, forecast: Forecast) -> float:
    """What a colonist would do there, with those that have been placed already. Where it takes two of them, on a
    plantation and in its building, each does half."""
    at = seat * state.places
    if place == QUARRY:
        return one_more_quarry(state, seat, state.people[at + QUARRY], forecast)
    if place >= CITY + FIRST_VIOLET:
        return use(state, seat, place - CITY, forecast, NOT_YET)
    good = place if place < CITY else _made_in(place - CITY)
    barrel = forecast.phases * forecast.barrel
    if good == CORN:
        return barrel
    grown = state.people[at + good]
    made = int(_workers(state, seat, good))
    if min(grown, made) == 0:
        barrel += 0.7 * PRICE[good] * TRADE * forecast.phases * forecast.coin
    if place < CITY:
        if grown < made:
            return barrel
        possible = capacity(state, seat, good) > made
    else:
        if made < grown:
            return barrel
        possible = state.circles[at + good] > grown
    return 0.5 * barrel if possible and state.hand > 1 else 0.01


def person_worth(state: PuertoRicoState, seat: int, place: int, noble: bool, forecast: Forecast) -> float:
    """The same of a colonist or a noble; in four buildings it matters which of them stands there."""
    if place - CITY in (LAND_OFFICE, CHAPEL, HUNTING_LODGE, ZONING_OFFICE):
        return use_by(prospect_of(state, seat, forecast, NOT_YET), place - CITY, noble)
    return place_worth(state, seat, place, forecast)


def _workers(state: PuertoRicoState, seat: int, good: int) -> int:
    """Colonists in the buildings of a good."""
    if good == INDIGO:
        return state.workers(seat, SMALL_INDIGO_PLANT) + state.workers(seat, INDIGO_PLANT)
    if good == SUGAR:
        return state.workers(seat, SMALL_SUGAR_MILL) + state.workers(seat, SUGAR_MILL)
    return state.workers(seat, TOBACCO_STORAGE if good == TOBACCO else COFFEE_ROASTER)


def good_worth(state: PuertoRicoState, seat: int, good: int, forecast: Forecast) -> float:
    """What one more barrel of a good is worth: it may be shipped, or sold if it is the first of its kind."""
    price = PRICE[good] + market_gain(state, seat)
    first = state.stock(seat, good) <= 1
    sold = 0.5 * price * forecast.coin if first and good not in state.trading_house else 0.0
    return max(forecast.barrel, sold) + 0.01 * price


def load_worth(state: PuertoRicoState, seat: int, action: int, forecast: Forecast) -> float:
    """Points now, less what the barrels might have earned at the trading house. The wharf is for what the ships do not
    take."""
    if is_small_wharf_load(action):
        return _small_wharf_worth(state, seat)
    amount = captain.loaded_by(state, seat, action)
    good = good_of(action)
    worth = float(captain.reward(state, seat, amount))
    if amount == state.stock(seat, good) and good not in state.trading_house:
        worth -= 0.4 * PRICE[good] * forecast.coin
    if is_wharf_load(action):
        on_ship = 0
        for ship in range(len(state.cargo)):
            on_ship = max(on_ship, captain.load_amount(state, seat, ship, good))
        return worth - 0.9 * on_ship
    return worth


def _small_wharf_worth(state: PuertoRicoState, seat: int) -> float:
    """Everything goes there, but for what the ships would take."""
    most = 0
    for good in range(ALL_GOODS):
        for ship in range(len(state.cargo)):
            most = max(most, captain.load_amount(state, seat, ship, good))
    barrels = state.whole_stock(seat) - most
    return int(captain.reward(state, seat, barrels // SMALL_WHARF_BARRELS)) - 0.9 * int(most)
