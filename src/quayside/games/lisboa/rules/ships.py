"""The marquis' first state action: building a ship, or putting a larger one in the place of one's own."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import position_of, put_in_order
from quayside.core.vecs import Numbers, append, pop, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import BUILD_SHIP, GIVE, PASS, is_gift, is_ship
from quayside.games.lisboa.board import ALL_GROUPS, ALL_SHIPS, FIRST_SHIP, GOOD_TYPES, MIDDLE, SHIPS, TOP
from quayside.games.lisboa.rules.agenda import LAUNCH, ROOM, SHIP_CHOICE, SHIP_GOODS
from quayside.games.lisboa.rules.decision import Offer, SeatDecision
from quayside.games.lisboa.rules.tracks import gain_influence, move_treasury, return_goods
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# What a ship costs


def ship_cost(state: LisboaState, seat: i64, hold: i64) -> i64:
    """Goods of different types; the middle houses save one, the third of them all."""
    houses = state.houses[seat * ALL_GROUPS + MIDDLE]
    return 0 if houses >= 3 else max(0, hold - (houses >= 1))


def _new_ship_cost(state: LisboaState, seat: i64) -> i64:
    return ship_cost(state, seat, state.values.hold[state.yard[-1]])


def _upgrade_cost(state: LisboaState, seat: i64, ship: i64) -> i64:
    """What it costs to put the next ship in a docked ship's place; -1 if that cannot be done."""
    hold = state.values.hold[state.yard[-1]]
    if state.owner[ship] != seat or state.at_sea[ship] or state.values.hold[ship] >= hold:
        return -1
    return ship_cost(state, seat, hold - state.values.hold[ship])


def _types_held(state: LisboaState, seat: i64) -> i64:
    at = seat * GOOD_TYPES
    goods = state.goods
    return (goods[at] > 0) + (goods[at + 1] > 0) + (goods[at + 2] > 0) + (goods[at + 3] > 0)


def can_build_ship(state: LisboaState, seat: i64) -> bool:
    if len(state.yard) == 0:
        return False
    types = _types_held(state, seat)
    if _new_ship_cost(state, seat) <= types:
        return True
    for card in state.top[seat]:
        if card >= FIRST_SHIP and 0 <= _upgrade_cost(state, seat, card - FIRST_SHIP) <= types:
            return True
    return False


# ---------------------------------------------------------------------------------------------------------------------
# Building


def build_ship(state: LisboaState, seat: i64, declinable: bool) -> None:
    state.agenda.push(SHIP_CHOICE, seat, number=int(declinable))


class ShipChoice(Offer):
    """Room for a new ship, its goods, and it is launched."""

    kind = SHIP_CHOICE
    name = "ship"

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        types = _types_held(state, seat)
        choices = vec[i64](capacity=8)
        if state.agenda.number:
            choices = append(choices, PASS)
        if _new_ship_cost(state, seat) <= types:
            choices = append(choices, BUILD_SHIP)
        for ship in range(ALL_SHIPS):
            if 0 <= _upgrade_cost(state, seat, ship) <= types:
                choices = append(choices, BUILD_SHIP + 1 + ship)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if not is_ship(action):
            return super().refuse(state, action)
        seat = state.to_play
        if action > BUILD_SHIP and _upgrade_cost(state, seat, action - BUILD_SHIP - 1) < 0:
            return WhyNot("lisboa.ship.upgrade", {"ship": SHIPS[action - BUILD_SHIP - 1]})
        return WhyNot("lisboa.ship.goods", {"types": _types_held(state, seat)})

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            return
        replaced = action - BUILD_SHIP - 1  # -1: none
        state.given = _new_ship_cost(state, seat) if replaced < 0 else _upgrade_cost(state, seat, replaced)
        state.agenda.push(LAUNCH, seat, number=replaced + 1)
        if state.given:
            state.agenda.push(SHIP_GOODS, seat)
        if replaced < 0:
            state.agenda.push(ROOM, seat, number=TOP)

    def facts(self, state: LisboaState) -> Args:
        return {"ship": SHIPS[state.yard[-1]], "costs": self._costs(state, state.to_play)}

    def _costs(self, state: LisboaState, seat: i64) -> Args:
        """Goods to give for the next ship: as a new one, or in the place of one of the seat's own."""
        found: Args = {"new": _new_ship_cost(state, seat)}
        for ship in range(ALL_SHIPS):
            cost = _upgrade_cost(state, seat, ship)
            if cost >= 0:
                found[SHIPS[ship]] = cost
        return found


class ShipGoods(SeatDecision):
    """One by one in the order of the goods, so that each set of types is reached once."""

    kind = SHIP_GOODS
    name = "ship_goods"

    def legal(self, state: LisboaState) -> Numbers:
        first = state.agenda.number
        choices = vec[i64]()
        beyond = 0
        for good in range(GOOD_TYPES - 1, first - 1, -1):
            if state.goods[state.to_play * GOOD_TYPES + good]:
                beyond += 1
                if beyond >= state.given:
                    choices = append(choices, GIVE + good)
        put_in_order(choices)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_gift(action):
            return WhyNot("lisboa.ship.goods", {"types": _types_held(state, state.to_play)})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        good = action - GIVE
        return_goods(state, seat, good, 1, "lisboa.ship.goods")
        state.given -= 1
        if state.given == 0:
            state.agenda.pop()
        else:
            state.agenda.replace(SHIP_GOODS, seat, number=good + 1)

    def facts(self, state: LisboaState) -> Args:
        return {"left": state.given}


class Launch(Step[LisboaState]):
    """The ship docks in the portfolio; the treasury rises; influence is gained, the new ship included."""

    kind = LAUNCH
    name = "launch"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        replaced = state.agenda.number - 1  # -1: none
        state.agenda.pop()
        state.yard, ship = pop(state.yard)
        state.owner[ship] = seat
        if replaced >= 0:
            _replace(state, seat, replaced, ship)
        else:
            state.top[seat] = append(state.top[seat], FIRST_SHIP + ship)
        state.drawing[seat] += state.values.ship_influence[ship]
        told.launches(state, seat, ship, replaced)
        move_treasury(state, 1, "lisboa.ship.launch")
        gain_influence(state, seat, "lisboa.ship.launch")


def _replace(state: LisboaState, seat: i64, old: i64, ship: i64) -> None:
    """The new ship takes over the old one's place and its goods."""
    for good in range(GOOD_TYPES):
        state.aboard[ship * GOOD_TYPES + good] = state.aboard[old * GOOD_TYPES + good]
        state.aboard[old * GOOD_TYPES + good] = 0
    state.owner[old] = -1
    state.drawing[seat] -= state.values.ship_influence[old]
    state.top[seat][position_of(state.top[seat], FIRST_SHIP + old)] = FIRST_SHIP + ship
