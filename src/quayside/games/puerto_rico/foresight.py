"""What players would work out before they decide, and what a page shows them: what their fields will bring and which link is
missing, what a price is made of, what a role would bring everybody at once, and whether an answer matters at all.

Nothing here looks further than the rules do: there is no judgement in it. What positions are worth stands in insight.py.
"""

from __future__ import annotations

from typing import Final, Literal

from quayside.games.puerto_rico.actions import role_of
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUCCANEER,
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CITY,
    COFFEE_ROASTER,
    COLUMN,
    CORN,
    CRAFTSMAN,
    GOODS,
    HARBOR,
    INDIGO,
    INDIGO_PLANT,
    LARGE_COLUMN,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    LIBRARY,
    MAYOR,
    ROLES,
    SETTLER,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    SPACES,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    TRADER,
    TRADING_HOUSE_SPACES,
    Building,
    Good,
    RoleCard,
)
from quayside.games.puerto_rico.rules import agenda, builder, captain, craftsman, mayor, trader
from quayside.games.puerto_rico.rules.phase import privilege as privilege_of
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view_types import (
    Chain,
    Discount,
    Forecast,
    Foresight,
    Keeping,
    Missing,
    SaleParts,
)


def facts(state: PuertoRicoState) -> Foresight:
    """What the seat to play would like to know before the decision that it faces; `same` where no answer matters."""
    kind = state.agenda.kind
    seat = state.to_play
    if kind == agenda.ROLE_CHOICE:
        return {"forecasts": forecasts(state)}
    if kind == agenda.PLACEMENT:
        return {"yields": yields(state, seat), "same": all_placed(state, seat)}
    if kind == agenda.SALE:
        return {"sales": sales(state, seat)}
    if kind == agenda.LOADING:
        return {"keeping": keeping(state, seat)}
    if kind == agenda.STORAGE:
        return {"same": all_fit(state, seat)}
    return {}


# ---------------------------------------------------------------------------------------------------------------------
# The chain of each good: plantation, its colonist, building, its colonist


def mills(good: int) -> list[int]:
    """The buildings that process a good; corn needs none."""
    if good == INDIGO:
        return [SMALL_INDIGO_PLANT, INDIGO_PLANT]
    if good == SUGAR:
        return [SMALL_SUGAR_MILL, SUGAR_MILL]
    if good == TOBACCO:
        return [TOBACCO_STORAGE]
    return [COFFEE_ROASTER] if good != CORN else []


def link(good: int, tiles: int, farmers: int, room: int, workers: int) -> tuple[int, Missing]:
    """The barrels that so many colonists make of a good, and what is missing for one more: a `farmer` on a plantation,
    a `worker` in a building, `both`, a `plantation`, a `building`; "" when every plantation works."""
    if good == CORN:
        return farmers, "farmer" if farmers < tiles else ""
    made = min(farmers, workers)
    if tiles == 0:
        return made, "plantation"
    if room == 0:
        return made, "building"
    if farmers > workers:
        return made, "worker" if workers < room else "building"
    if farmers == tiles:
        return made, ""
    if workers > farmers:
        return made, "farmer"
    return made, "both" if workers < room else "building"


def chains(state: PuertoRicoState, seat: int) -> dict[Good, Chain]:
    """By good that the seat has a plantation or a building for: tiles and circles, the colonists on them, the barrels that it
    would make if it were the first to produce, and the missing link."""
    found: dict[Good, Chain] = {}
    at = seat * state.places
    circles = state.circles
    people = state.people
    for good in range(ALL_GOODS):
        tiles = circles[at + good]
        farmers = people[at + good]
        room = 0
        workers = 0
        for mill in mills(good):
            room += circles[at + CITY + mill]
            workers += people[at + CITY + mill]
        if tiles == 0 and room == 0:
            continue
        made, missing = link(good, tiles, farmers, room, workers)
        found[GOODS[good]] = {
            "tiles": tiles,
            "farmers": farmers,
            "room": room,
            "workers": workers,
            "made": made,
            "got": min(made, state.supply[good]),
            "missing": missing,
        }
    return found


def yields(state: PuertoRicoState, seat: int) -> dict[Good, list[list[list[int | Missing]]]]:
    """For whoever places colonists, by good: what any number of them would make and miss, by those on plantations and then
    by those in buildings. The page looks up what a draft comes to."""
    found: dict[Good, list[list[list[int | Missing]]]] = {}
    at = seat * state.places
    for good in range(ALL_GOODS):
        tiles = state.circles[at + good]
        room = 0
        for mill in mills(good):
            room += state.circles[at + CITY + mill]
        if tiles or room:
            found[GOODS[good]] = [
                [list(link(good, tiles, farmers, room, workers)) for workers in range(room + 1)]
                for farmers in range(tiles + 1)
            ]
    return found


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
        _, quarries, privilege, others = builder.parts(state, seat, building, less)
        if quarries + privilege + others > 0:
            found[BUILDINGS[building]] = {"quarries": quarries, "builder": privilege}
        if others > 0:
            found[BUILDINGS[building]]["others"] = others
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
        return {"seats": [0] * state.players, "empty": ""}
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
    """Those of the ship, and the mayor's own."""
    seats = [0] * state.players
    for step in range(state.players):
        seats[(picker + step) % state.players] = mayor.share(state, step)
    seats[picker] += min(prospect(state, picker), state.colonist_supply)
    empty = "" if seats[picker] > 0 else "no_colonist"
    if mayor.free_circles(state, picker) == 0:
        empty = "no_spot"
    return {"seats": seats, "empty": empty}


def _buildings(state: PuertoRicoState, picker: int) -> Forecast:
    """How many buildings each could pay for, and what the cheapest would cost the builder."""
    seats: list[int] = []
    least = -1
    for seat in range(state.players):
        count = 0
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
            count += price <= state.doubloons[seat]
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
            barrels = min(int(craftsman.crop(state, seat, good)), supply[good])
            if barrels > 0:
                supply[good] -= barrels
                seats[seat][GOODS[good]] = barrels
    extra = any(supply[GOODS.index(name)] > 0 for name in seats[picker])
    return {"seats": seats, "extra": extra, "empty": "" if seats[picker] else "no_crop"}


def _sales(state: PuertoRicoState, picker: int) -> Forecast:
    """The best sale of each seat, as the house stands now; its spaces may be taken before that seat's turn."""
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
        if most > 0:
            most += int(state.occupied(seat, HARBOR)) + (prospect(state, seat) if seat == picker else 0)
        seats.append(most)
    empty = ""
    if seats[picker] == 0:
        empty = "no_goods" if state.whole_stock(picker) == 0 else "no_ship"
    free = sum(cargo < 0 for cargo in state.cargo)
    return {"seats": seats, "free": free, "empty": empty}


# ---------------------------------------------------------------------------------------------------------------------
# Storage, and answers that change nothing

_WAREHOUSES: Final = ((SMALL_WAREHOUSE, SMALL_WAREHOUSE_KINDS), (LARGE_WAREHOUSE, LARGE_WAREHOUSE_KINDS))


def keeping(state: PuertoRicoState, seat: int) -> Keeping:
    """The kinds of goods that a seat's warehouses will keep after the loading, and those of them that nobody works in."""
    kinds = 0
    idle: list[Building] = []
    for building, room in _WAREHOUSES:
        if state.occupied(seat, building):
            kinds += room
        elif state.owns(seat, building):
            idle.append(BUILDINGS[building])
    return {"kinds": kinds, "idle": idle}


def all_fit(state: PuertoRicoState, seat: int) -> bool:
    """Whether whoever stores keeps everything, whichever kind they choose: there is a slot for each kind, or one kind more
    and only single barrels."""
    kinds = 0
    most = 0
    for good in range(ALL_GOODS):
        if state.stock(seat, good) > 0 and not state.is_kept(good):
            kinds += 1
            most = max(most, state.stock(seat, good))
    if state.spare > 0:  # with a storehouse
        return kinds <= state.slots
    return kinds <= state.slots or (kinds == state.slots + 1 and most == 1)


def all_placed(state: PuertoRicoState, seat: int) -> bool:
    """Whether whoever places fills every circle, whatever they begin with."""
    return state.hand_nobles == 0 and state.hand >= mayor.free_circles(state, seat)
