"""How good each choice within a phase looks to the seat that has it."""

from __future__ import annotations

from quayside.games.puerto_rico.actions import (
    BUY_TILE,
    PASS,
    TAKE,
    building_of,
    good_of,
    is_keeping,
    is_land_sale,
    is_noble_placement,
    is_post_sale,
    place_of,
)
from quayside.games.puerto_rico.board import PRICE
from quayside.games.puerto_rico.new_worths import land_worth, new_worth, post_worth
from quayside.games.puerto_rico.outlook import Forecast
from quayside.games.puerto_rico.rules import agenda, builder, trader
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.worths import (
    building_worth,
    good_worth,
    load_worth,
    person_worth,
    place_worth,
    tile_worth,
)


def _choice_worth(state: PuertoRicoState, seat: int, kind: int, action: int, forecast: Forecast) -> float:
    """Of a choice within a phase. To pass is worth nothing."""
    if kind == agenda.PLACEMENT:
        place = int(place_of(action))
        if state.has_nobles:
            return person_worth(state, seat, place, is_noble_placement(action), forecast)
        return place_worth(state, seat, place, forecast)
    if kind == agenda.LOADING:
        return load_worth(state, seat, action, forecast) if action != PASS else 0.0
    if kind == agenda.STORAGE:
        good = good_of(action)
        barrels = state.stock(seat, good) if is_keeping(action) else 1
        return int(barrels) * forecast.barrel + 0.5 * PRICE[good] * forecast.coin
    if action == PASS:
        return 0.0
    if kind == agenda.PURCHASE:
        building = int(building_of(action))
        price = builder.price(state, seat, building)
        missing = max(0, price - state.doubloons[seat])  # which a black market makes up for
        return (
            building_worth(state, seat, building, forecast)
            - (int(price) + 0.3 * int(missing)) * forecast.coin
        )
    if kind == agenda.TILE_CHOICE:
        return tile_worth(state, seat, action - TAKE, forecast)
    if kind == agenda.SALE:
        if action == BUY_TILE or is_land_sale(action):
            return land_worth(state, seat, action, forecast)
        if is_post_sale(action):
            return post_worth(state, seat, action, forecast)
        good = good_of(action)
        return int(trader.income(state, seat, good)) * forecast.coin - 0.8 * forecast.barrel
    if kind == agenda.EXTRA_GOOD:
        return good_worth(state, seat, good_of(action), forecast)
    if kind == agenda.TILE_DRAW:
        return 0.5 if state.free_island[seat] > 1 else -0.1
    if kind >= agenda.DRAFT_CHOICE:
        return new_worth(state, seat, kind, action, forecast)
    return 0.4  # a colonist for nothing


def choice_values(state: PuertoRicoState, seat: int, forecast: Forecast) -> list[float]:
    """Along the choices of a seat that decides within a phase."""
    kind = state.agenda.kind
    return [_choice_worth(state, seat, kind, action, forecast) for action in state.choices]
