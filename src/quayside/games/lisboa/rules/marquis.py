"""The marquis' acts: building a ship, producing goods, taking decrees."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import ACCEPT, BUILD_SHIP, GAIN, GIVE, PASS, SPEND, TAKE_DECREE
from quayside.games.lisboa.board import (
    ALL_DECREES,
    ALL_PLOTS,
    ALL_SHIPS,
    DECREES,
    FIRST_SHIP,
    GOODS,
    SHIPS,
    TOP,
)
from quayside.games.lisboa.components import MORE_PRODUCE, WIG_ON_DECREE
from quayside.games.lisboa.rules.agenda import (
    DECREE_CHOICE,
    GAINING,
    LAUNCH,
    MARKER,
    OF_PRODUCTION,
    ORIGIN_RULES,
    PRICES_FALL,
    PRODUCTION,
    REFILL_DECREES,
    ROOM,
    SHIP_CHOICE,
    SHIP_GOODS,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.tracks import (
    gain_goods,
    gain_influence,
    gain_wigs,
    has_room,
    move_treasury,
    return_goods,
)
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Building a ship


def ship_cost(state: LisboaState, seat: int, hold: int) -> int:
    """Goods of different types; the middle houses save one, the third of them all."""
    houses = state.houses[seat * 3 + 1]
    return 0 if houses >= 3 else max(0, hold - (houses >= 1))


def types_held(state: LisboaState, seat: int) -> int:
    at = seat * 4
    goods = state.goods
    return (goods[at] > 0) + (goods[at + 1] > 0) + (goods[at + 2] > 0) + (goods[at + 3] > 0)


def upgrade_cost(state: LisboaState, seat: int, ship: int) -> int:
    """What it costs to put the next ship in a docked ship's place; -1 if that cannot be done."""
    hold = state.table.hold[state.yard[-1]]
    if state.owner[ship] != seat or state.at_sea[ship] or state.table.hold[ship] >= hold:
        return -1
    return ship_cost(state, seat, hold - state.table.hold[ship])


def can_build_ship(state: LisboaState, seat: int) -> bool:
    if not state.yard:
        return False
    types = types_held(state, seat)
    if ship_cost(state, seat, state.table.hold[state.yard[-1]]) <= types:
        return True
    for card in state.top[seat]:
        if card >= FIRST_SHIP and 0 <= upgrade_cost(state, seat, card - FIRST_SHIP) <= types:
            return True
    return False


def build_ship(state: LisboaState, seat: int, declinable: int) -> None:
    push(state, SHIP_CHOICE, seat, declinable)


def legal_ship(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    types = types_held(state, seat)
    choices = [PASS] if number_of(state) else []
    if ship_cost(state, seat, state.table.hold[state.yard[-1]]) <= types:
        choices.append(BUILD_SHIP)
    for ship in range(ALL_SHIPS):
        if 0 <= upgrade_cost(state, seat, ship) <= types:
            choices.append(BUILD_SHIP + 1 + ship)
    return choices


def play_ship(state: LisboaState, action: int) -> None:
    """Room for a new ship, its goods, and it is launched."""
    seat = seat_of(state)
    state.agenda.pop()
    if action == PASS:
        return
    replaced = action - BUILD_SHIP  # 0: none
    hold = state.table.hold[state.yard[-1]]
    state.given = ship_cost(state, seat, hold if replaced == 0 else hold - state.table.hold[replaced - 1])
    push(state, LAUNCH, seat, replaced)
    if state.given:
        push(state, SHIP_GOODS, seat)
    if replaced == 0:
        push(state, ROOM, seat, TOP)


def refuse_ship(state: LisboaState, action: int) -> WhyNot | None:
    if not BUILD_SHIP <= action <= BUILD_SHIP + ALL_SHIPS:
        return None
    seat = seat_of(state)
    if action > BUILD_SHIP and upgrade_cost(state, seat, action - BUILD_SHIP - 1) < 0:
        return WhyNot("lisboa.ship.upgrade", {"ship": SHIPS[action - BUILD_SHIP - 1]})
    return WhyNot("lisboa.ship.goods", {"types": types_held(state, seat)})


def legal_ship_goods(state: LisboaState) -> list[int]:
    """One by one in the order of the goods, so that each set of types is reached once."""
    seat = seat_of(state)
    choices: list[int] = []
    beyond = 0
    for good in range(3, number_of(state) - 1, -1):
        if state.goods[seat * 4 + good]:
            beyond += 1
            if beyond >= state.given:
                choices.append(GIVE + good)
    choices.reverse()
    return choices


def play_ship_goods(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    good = action - GIVE
    return_goods(state, seat, good, 1, "lisboa.ship.goods")
    state.given -= 1
    if state.given == 0:
        state.agenda.pop()
    else:
        replace(state, SHIP_GOODS, seat, good + 1)


def refuse_ship_goods(state: LisboaState, action: int) -> WhyNot | None:
    if GIVE <= action < GIVE + 4:
        return WhyNot("lisboa.ship.goods", {"types": types_held(state, seat_of(state))})
    return None


def launch(state: LisboaState) -> None:
    """The ship docks in the portfolio; the treasury rises; influence is gained, the new ship included."""
    seat = seat_of(state)
    replaced = number_of(state) - 1
    state.agenda.pop()
    ship = state.yard.pop()
    state.owner[ship] = seat
    if replaced >= 0:
        for good in range(4):
            state.aboard[ship * 4 + good] = state.aboard[replaced * 4 + good]
            state.aboard[replaced * 4 + good] = 0
        state.owner[replaced] = -1
        state.drawing[seat] -= state.table.ship_influence[replaced]
        at = state.top[seat].index(FIRST_SHIP + replaced)
        state.top[seat][at] = FIRST_SHIP + ship
    else:
        state.top[seat].append(FIRST_SHIP + ship)
    state.drawing[seat] += state.table.ship_influence[ship]
    if state.listener is not None:
        rule = "lisboa.ship.upgrade" if replaced >= 0 else "lisboa.ship.build"
        old = SHIPS[replaced] if replaced >= 0 else None
        state.tell("ship", rule, {"seat": seat, "ship": SHIPS[ship], "replaces": old})
    move_treasury(state, 1, "lisboa.ship.launch")
    gain_influence(state, seat, "lisboa.ship.launch")


# ---------------------------------------------------------------------------------------------------------------------
# Producing goods


def yields(state: LisboaState, seat: int, good: int) -> int:
    """Goods of a type that come by themselves: one a store, and one more with the third right house."""
    count = 0
    for plot in range(ALL_PLOTS):
        if state.store[plot] == seat and state.trade[plot] == good:
            count += 1
    return count + (state.houses[seat * 3 + 2] >= 3)


def choices_of_good(state: LisboaState, seat: int) -> int:
    """Goods of choice beyond that."""
    return (1 if 1 <= state.houses[seat * 3 + 2] < 3 else 0) + state.benefit(seat, MORE_PRODUCE)


def can_produce(state: LisboaState, seat: int) -> bool:
    if (state.houses[seat * 3 + 2] or state.benefit(seat, MORE_PRODUCE)) and has_room(state, seat):
        return True
    for plot in range(ALL_PLOTS):
        if state.store[plot] == seat and state.room(seat, state.trade[plot]) > 0:
            return True
    return False


def produce(state: LisboaState, seat: int, declinable: int) -> None:
    if declinable:
        push(state, PRODUCTION, seat, 1)
    else:
        harvest(state, seat, 0)


def legal_production(state: LisboaState) -> list[int]:
    return [PASS, ACCEPT]


def play_production(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    if action == ACCEPT:
        harvest(state, seat, 0)


def harvest(state: LisboaState, seat: int, needed: int) -> None:
    """First what comes by itself, then goods of choice, one by one; then the prices fall. If a good is needed, the last
    one cannot be declined by who still has none."""
    state.produced = 0
    push(state, PRICES_FALL, seat)
    for left in range(choices_of_good(state, seat)):
        push(state, GAINING, seat, (needed if left == 0 else 0) << 3 | OF_PRODUCTION)
    for good in range(4):
        if gain_goods(state, seat, good, yields(state, seat, good), "lisboa.produce.stores"):
            state.produced |= 1 << good


def prices_fall(state: LisboaState) -> None:
    """By one for each type of which something was produced."""
    state.agenda.pop()
    for good in range(4):
        if state.produced >> good & 1 and state.price[good] > state.table.least_price:
            state.price[good] -= 1
            if state.listener is not None:
                args: dict[str, object] = {"good": GOODS[good], "price": state.price[good]}
                state.tell("price", "lisboa.produce.prices", args)
    state.produced = 0


# A good of choice: of a reward, or of a production, where it may be declined


def legal_gaining(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    choices = [PASS] if number_of(state) & 7 == OF_PRODUCTION and not _is_needed(state, seat) else []
    for good in range(4):
        if state.room(seat, good) > 0:
            choices.append(GAIN + good)
    return choices


def _is_needed(state: LisboaState, seat: int) -> bool:
    """By a card that is tucked only by who owns a good."""
    return number_of(state) >> 3 == 1 and state.all_goods(seat) == 0


def play_gaining(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    origin = number_of(state) & 7
    state.agenda.pop()
    if action == PASS:
        return
    good = action - GAIN
    gain_goods(state, seat, good, 1, ORIGIN_RULES[origin])
    if origin == OF_PRODUCTION:
        state.produced |= 1 << good


def refuse_gaining(state: LisboaState, action: int) -> WhyNot | None:
    seat = seat_of(state)
    if action == PASS and _is_needed(state, seat):
        return WhyNot("lisboa.produce.needed")
    if GAIN <= action < GAIN + 4:
        good = action - GAIN
        return WhyNot("lisboa.warehouse.limit", {"good": GOODS[good], "limit": state.storage(seat)})
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Taking decrees


def can_take_decree(state: LisboaState) -> bool:
    return bool(state.decrees_shown)


def take_decrees(state: LisboaState, seat: int, count: int) -> None:
    push(state, REFILL_DECREES, seat)
    push(state, MARKER, seat)
    for _ in range(count):
        push(state, DECREE_CHOICE, seat)


def legal_decree(state: LisboaState) -> list[int]:
    choices = [TAKE_DECREE + decree for decree in state.decrees_shown]
    choices.sort()
    return choices


def play_decree(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    get_decree(state, seat, action - TAKE_DECREE, "lisboa.decree.take")
    bonus = state.benefit(seat, WIG_ON_DECREE)
    if bonus:
        gain_wigs(state, seat, bonus, "lisboa.decree.take", "clergy_benefit")


def get_decree(state: LisboaState, side: int, decree: int, rule: str) -> None:
    state.decrees_shown.remove(decree)
    state.decrees[side].append(decree)
    if state.listener is not None:
        state.tell("decree", rule, {"seat": side, "decree": DECREES[decree]})


def refuse_decree(state: LisboaState, action: int) -> WhyNot | None:
    if TAKE_DECREE <= action < TAKE_DECREE + ALL_DECREES:
        return WhyNot("lisboa.decree.display", {"decree": DECREES[action - TAKE_DECREE]})
    return None


def has_marker(state: LisboaState, seat: int) -> bool:
    """Each completed set has a marker, which pays once for a second decree."""
    return state.sets(seat) > state.spent[seat] and bool(state.decrees_shown)


def legal_marker(state: LisboaState) -> list[int]:
    return [PASS, SPEND]


def play_marker(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    if action == PASS:
        state.agenda.pop()
        return
    state.spent[seat] += 1
    if state.listener is not None:
        state.tell("marker", "lisboa.decree.marker", {"seat": seat})
    replace(state, DECREE_CHOICE, seat)
