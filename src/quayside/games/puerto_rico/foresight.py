"""What players would work out before they decide, and what a page shows them: what a price is made of, what a role would bring
everybody at once, and whether an answer matters at all. What their fields will bring stands in chains.py, where their people
would stand in placing.py, what their warehouses keep in keeping.py.

Nothing here looks further than the rules do: there is no judgement in it. What positions are worth stands in insight.py.
"""

from __future__ import annotations

from typing import Literal

from quayside.games.puerto_rico.actions import role_of
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUCCANEER,
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    COLUMN,
    CRAFTSMAN,
    GOODS,
    HARBOR,
    LARGE_COLUMN,
    LIBRARY,
    MAYOR,
    ROLES,
    SETTLER,
    SMALL_WHARF_BARRELS,
    SPACES,
    TRADER,
    TRADING_HOUSE_SPACES,
    VILLA,
    Building,
    Good,
    RoleCard,
)
from quayside.games.puerto_rico.chains import yields
from quayside.games.puerto_rico.keeping import all_fit, keeping, storing
from quayside.games.puerto_rico.placing import all_placed, ends, fill
from quayside.games.puerto_rico.rules import (
    agenda,
    black_market,
    buccaneer,
    builder,
    captain,
    craftsman,
    festival,
    forests,
    mayor,
    trader,
)
from quayside.games.puerto_rico.rules.phase import privilege as privilege_of
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view_types import Discount, Forecast, Foresight, Reach, SaleParts


def facts(state: PuertoRicoState) -> Foresight:
    """What the seat to play would like to know before the decision that it faces; `same` where no answer matters."""
    kind = state.agenda.kind
    seat = state.to_play
    if kind == agenda.ROLE_CHOICE:
        return {"forecasts": forecasts(state)}
    if kind == agenda.PLACEMENT:
        return {
            "yields": yields(state, seat),
            "fill": fill(state, seat),
            "ends": ends(state, seat),
            "same": all_placed(state, seat),
        }
    if kind == agenda.SALE:
        return {"sales": sales(state, seat)}
    if kind == agenda.LOADING:
        return {"keeping": keeping(state, seat)}
    if kind == agenda.STORAGE:
        return {"storing": storing(state, seat), "same": all_fit(state, seat)}
    return {}


# ---------------------------------------------------------------------------------------------------------------------
# What prices are made of


def discounts(state: PuertoRicoState, seat: int) -> dict[Building, Discount]:
    """What quarries and the builder's privilege take off the printed price, for each building on the market that a seat
    has not yet; those that cost it as much as is printed are left out."""
    found: dict[Building, Discount] = {}
    less = _builder_privilege(state, seat)
    if less == 0 and state.occupied_quarries(seat) == 0 and not state.expanded:
        return found
    for building in range(int(state.kinds)):
        if state.market[building] == 0 or state.owns(seat, building):
            continue
        cost, quarries, privilege, others = builder.parts(state, seat, building, less)
        if quarries + privilege + others == 0:
            continue
        pays = cost - quarries - privilege - others
        part: Discount = {"quarries": quarries, "builder": privilege, "pays": pays}
        if others > 0:
            woods = min(others, int(forests.forest_discount(state, seat)))
            part = {**part, "others": others, "forests": woods, "zoning": others - woods}
        found[BUILDINGS[building]] = part
    return found


def _builder_privilege(state: PuertoRicoState, seat: int) -> int:
    return privilege_of(state, seat) if state.role == BUILDER else 0


def savings(state: PuertoRicoState, seat: int) -> list[int]:
    """By column, the most that quarries, the builder's privilege and the rest take off there."""
    found: list[int] = []
    for column in range(1, LARGE_COLUMN + 1):
        others = builder.other_discounts(state, seat, COLUMN.index(column))
        quarries = min(state.occupied_quarries(seat), column)
        found.append(quarries + _builder_privilege(state, seat) + others)
    return found


def sales(state: PuertoRicoState, seat: int) -> dict[Good, SaleParts]:
    """What each good of a seat would bring in the trading house, part by part."""
    found: dict[Good, SaleParts] = {}
    for good in range(ALL_GOODS):
        if state.stock(seat, good) > 0:
            price, privilege, markets = trader.parts(state, seat, good, privilege_of(state, seat))
            found[GOODS[good]] = {"price": price, "trader": privilege, "markets": markets}
    return found


# ---------------------------------------------------------------------------------------------------------------------
# What a role would bring at once, if the seat to play picked it


def forecasts(state: PuertoRicoState) -> dict[RoleCard, Forecast]:
    """Of each card that may be picked: what it would bring each seat, and why it would bring the one who picks nothing,
    if so. Doubloons on a card are reason enough to pick it."""
    found: dict[RoleCard, Forecast] = {}
    for action in state.choices:
        card = role_of(action)
        forecast = _forecast(state, state.to_play, card)
        if state.card_doubloons[card] > 0:
            forecast["empty"] = ""
        found[ROLES[card]] = forecast
    return found


def _forecast(state: PuertoRicoState, picker: int, card: int) -> Forecast:
    if card == SETTLER:
        return _tiles(state, picker)
    if card == MAYOR:
        return _colonists(state, picker)
    if card == BUILDER:
        return _buildings(state, picker)
    if card == CRAFTSMAN:
        return _crops(state, picker)
    if card == TRADER:
        return _sales(state, picker)
    if card == CAPTAIN:
        return _loads(state, picker)
    if card == BUCCANEER:
        return _deeds(state)
    doubloons = prospect(state, picker)
    return {"seats": [doubloons if seat == picker else 0 for seat in range(state.players)], "empty": ""}


def prospect(state: PuertoRicoState, picker: int) -> int:
    """How much the privilege of a role would be to whoever picked it now; two players may double it once a round."""
    doubled = state.works_in(picker, LIBRARY) and not state.library_used >> picker & 1
    return 2 if doubled else 1


def _tiles(state: PuertoRicoState, picker: int) -> Forecast:
    tiles = sum(state.row)
    empty = "" if tiles + state.quarries > 0 else "no_tile"
    if state.free_island[picker] == 0:
        empty = "full_island"
    return {"tiles": tiles, "quarries": state.quarries, "empty": empty}


def _colonists(state: PuertoRicoState, picker: int) -> Forecast:
    """Those of the ship, the mayor's own, and the nobles of villas, as far as there are any."""
    seats = [0] * state.players
    aboard = state.colonist_ship + state.noble_ship
    for step in range(state.players):
        seats[(picker + step) % state.players] = mayor.share(aboard, state.players, step)
    seats[picker] += min(prospect(state, picker), state.colonist_supply)
    for seat in range(state.players if state.has_nobles else 0):
        seats[seat] += int(state.works_in(seat, VILLA) and state.noble_supply > 0)
    empty = "" if seats[picker] > 0 else "no_colonist"
    if mayor.free_circles(state, picker) == 0:
        empty = "no_spot"
    return {"seats": seats, "empty": empty}


def _buildings(state: PuertoRicoState, picker: int) -> Forecast:
    """How many buildings each could pay for, with a black market too, and what the cheapest would cost the builder."""
    seats: list[int] = []
    least = -1
    for seat in range(state.players):
        count = 0
        means = state.doubloons[seat]
        if state.expanded:
            means += black_market.things_to_give(state, seat)
        for building in range(int(state.kinds)):
            if (
                state.market[building] == 0
                or state.owns(seat, building)
                or SPACES[building] > state.free_city[seat]
            ):
                continue
            less = prospect(state, seat) if seat == picker else 0
            cost, quarries, privilege, others = builder.parts(state, seat, building, less)
            price = cost - quarries - privilege - others
            count += price <= means
            if seat == picker and (least < 0 or price < least):
                least = price
        seats.append(count)
    empty = ""
    if seats[picker] == 0:
        empty = "full_city" if least < 0 else "no_money"
    return {"seats": seats, "least": max(0, least), "empty": empty}


def _crops(state: PuertoRicoState, picker: int) -> Forecast:
    """Barrels by seat: those who come later find less in the supply. Whoever makes something may have one more of it."""
    supply = state.supply[:]
    seats: list[dict[Good, int]] = [{} for _ in range(state.players)]
    for step in range(state.players):
        seat = (picker + step) % state.players
        for good in range(ALL_GOODS):
            barrels = int(craftsman.crop(state, seat, good))
            if state.expanded and barrels > 0:
                barrels += int(craftsman.watered(state, seat, good))
            barrels = min(barrels, supply[good])
            if barrels > 0:
                supply[good] -= barrels
                seats[seat][GOODS[good]] = barrels
    extra = any(supply[GOODS.index(name)] > 0 for name in seats[picker])
    return {"seats": seats, "extra": extra, "empty": "" if seats[picker] else "no_crop"}


def _sales(state: PuertoRicoState, picker: int) -> Forecast:
    """The best sale of each seat, as the house stands now; its spaces may be taken before its turn."""
    seats: list[int] = []
    best: Good | Literal[""] = ""
    room = TRADING_HOUSE_SPACES - len(state.trading_house)
    for seat in range(state.players):
        most = 0
        for good in range(ALL_GOODS):
            if state.stock(seat, good) == 0 or room == 0:
                continue
            if not trader.is_bought(state, seat, good):
                continue
            extra = prospect(state, seat) if seat == picker else 0
            price, privilege, markets = trader.parts(state, seat, good, extra)
            if price + privilege + markets > most:
                most = price + privilege + markets
                if seat == picker:
                    best = GOODS[good]
        seats.append(most)
    empty = ""
    if seats[picker] == 0:
        empty = "no_goods" if state.whole_stock(picker) == 0 else "no_buyer"
    return {
        "seats": seats,
        "good": best,
        "sold": len(state.trading_house),
        "spaces": TRADING_HOUSE_SPACES,
        "empty": empty,
    }


def _loads(state: PuertoRicoState, picker: int) -> Forecast:
    """The points of the best first load of each seat, as the ships lie now."""
    seats: list[int] = []
    for seat in range(state.players):
        most = 0
        for good in range(ALL_GOODS):
            for ship in range(len(state.cargo)):
                most = max(most, captain.load_amount(state, seat, ship, good))
            if captain.may_use_wharf(state, seat):
                most = max(most, state.stock(seat, good))
        if state.expanded and captain.may_use_small_wharf(state, seat):
            most = max(most, state.whole_stock(seat) // SMALL_WHARF_BARRELS)
        if most > 0:
            most += int(state.occupied(seat, HARBOR)) + (prospect(state, seat) if seat == picker else 0)
        seats.append(most)
    empty = ""
    if seats[picker] == 0:
        empty = "no_goods" if state.whole_stock(picker) == 0 else "no_ship"
    free = sum(cargo < 0 for cargo in state.cargo)
    return {"seats": seats, "free": free, "empty": empty}


def _deeds(state: PuertoRicoState) -> Forecast:
    """What lies about for a buccaneer: barrels to raid, goods to plunder, people to take off the ship."""
    return {
        "raid": max([buccaneer.spoils(state, ship) for ship in range(len(state.cargo))]),
        "plunder": len(state.trading_house),
        "poach": buccaneer.taken_off(state),
        "empty": "",
    }


# ---------------------------------------------------------------------------------------------------------------------
# The festival


def reach(state: PuertoRicoState) -> Reach:
    """Nobody is near what is over."""
    seats = range(state.players)
    tile = state.festival_tile
    wanted = festival.goods_in(state.festival_goods)
    return {
        "plantation": [state.tiles(seat, tile) if tile >= 0 else 0 for seat in seats],
        "production": [
            sum([int(craftsman.crop(state, seat, good)) > 0 for good in wanted]) for seat in seats
        ],
        "building": [_missing_for(state, seat, state.festival_building) for seat in seats],
    }


def _missing_for(state: PuertoRicoState, seat: int, building: int) -> int | None:
    """Doubloons that a seat would need besides, to build this now; None where it may not."""
    if building < 0 or state.market[building] == 0 or state.owns(seat, building):
        return None
    if SPACES[building] > state.free_city[seat]:
        return None
    return max(0, int(builder.price(state, seat, building)) - state.doubloons[seat])
