"""The nobles: people who are worth a point in the end, and do what a colonist does, but in four buildings.

In land office, chapel, hunting lodge and zoning office it matters who stands there. One noble comes with each ship, and
whoever is served chooses; another comes with an occupied villa.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import bit
from quayside.core.vecs import Numbers, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    BOARD,
    DISCARD,
    PASS,
    SUPPLY,
    good_of,
    is_boarding,
    is_discard,
    is_supplied,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CHAPEL,
    COLUMN,
    FOREST,
    GOODS,
    HUNTING_LODGE,
    JEWELER,
    LARGE_COLUMN,
    LODGE_POINTS,
    LYING,
    NOBLE,
    ROYAL_SUPPLIER,
    VILLA,
    ZONING_LARGE,
    ZONING_OFFICE,
    ZONING_SMALL,
)
from quayside.games.puerto_rico.rules.agenda import ARRIVAL, BOARDING, LODGE, SUPPLIES
from quayside.games.puerto_rico.rules.guests import LODGE_GUESTS, ask_guests
from quayside.games.puerto_rico.rules.phase import BANK, Turn, award, pay, seat_after
from quayside.games.puerto_rico.rules.plantations import give_up, give_up_forest
from quayside.games.puerto_rico.state import PuertoRicoState

_FOREST_DISCARD = DISCARD + ALL_GOODS


# ---------------------------------------------------------------------------------------------------------------------
# The mayor: villas, and the choice of who comes off the ship


def open_villas(state: PuertoRicoState) -> None:
    """A noble from the supply for each occupied villa; when none is left, a colonist."""
    for step in range(state.players):
        seat = int(seat_after(state, state.picker, step))
        if not state.works_in(seat, VILLA):
            continue
        noble = state.noble_supply > 0
        if noble:
            state.noble_supply -= 1
            state.waiting_nobles[seat] += 1
        elif state.colonist_supply > 0:
            state.colonist_supply -= 1
        else:
            return
        state.san_juan[seat] += 1
        told.villa(state, seat, noble)


class Boarding(Turn):
    """While both colonists and a noble are aboard, the seat to be served chooses."""

    kind = BOARDING
    name = "board"

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([BOARD, BOARD + NOBLE])

    def refuse_later(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        return WhyNot("puerto_rico.nobles.ship", {}) if is_boarding(action) else None

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        noble = action == BOARD + NOBLE
        if noble:
            state.noble_ship -= 1
            state.waiting_nobles[seat] += 1
        else:
            state.colonist_ship -= 1
        state.san_juan[seat] += 1
        state.agenda.replace(ARRIVAL, 0, state.agenda.number + 1)
        told.boards(state, seat, noble)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"colonists": state.colonist_ship, "nobles": state.noble_ship}


# ---------------------------------------------------------------------------------------------------------------------
# The settler: hunting lodges


def open_lodges(state: PuertoRicoState) -> None:
    for step in range(state.players - 1, -1, -1):
        seat = seat_after(state, state.picker, step)
        if state.owns(seat, HUNTING_LODGE):
            state.agenda.push(LODGE, seat)
            ask_guests(state, seat, LODGE_GUESTS)


class Lodge(Turn):
    """A colonist there may clear a plantation or a forest away. A noble brings points to the emptiest island."""

    kind = LODGE
    name = "lodge"

    def seat_of(self, state: PuertoRicoState) -> i64:
        seat = state.agenda.seat
        hunts = state.occupied(seat, HUNTING_LODGE) and not state.has_noble_in(seat, HUNTING_LODGE)
        return seat if hunts and _game(state, seat) else -1

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        if state.has_noble_in(seat, HUNTING_LODGE) and _is_emptiest(state, seat):
            award(state, seat, LODGE_POINTS, "hunting_lodge", "puerto_rico.buildings.hunting_lodge")

    def legal(self, state: PuertoRicoState) -> Numbers:
        return extend(vec[i64]([PASS]), _game(state, state.to_play))

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_discard(action):
            return None
        tile = LYING[FOREST if action == _FOREST_DISCARD else action - DISCARD]
        return WhyNot("puerto_rico.buildings.hunting_lodge", {"tile": tile})

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_discard(state, seat)
        elif action == _FOREST_DISCARD:
            told.discards_forest(state, seat, give_up_forest(state, seat))
        else:
            give_up(state, seat, action - DISCARD)
            told.discards(state, seat, action - DISCARD)


def _game(state: PuertoRicoState, seat: i64) -> list[int]:
    """What a lodge may discard: plantations by kind, and forests; never quarries."""
    found = [DISCARD + tile for tile in range(ALL_GOODS) if state.tiles(seat, tile) > 0]
    if state.all_forests(seat) > 0:
        found.append(_FOREST_DISCARD)
    return found


def _is_emptiest(state: PuertoRicoState, seat: i64) -> bool:
    """More empty spaces than anybody else has."""
    free = state.free_island[seat]
    return all([other == seat or state.free_island[other] < free for other in range(state.players)])


# ---------------------------------------------------------------------------------------------------------------------
# The builder: the zoning office


def zoning_discount(state: PuertoRicoState, seat: i64, building: i64) -> i64:
    if not state.works_in(seat, ZONING_OFFICE):
        return 0
    is_large = COLUMN[building] == LARGE_COLUMN
    if state.has_noble_in(seat, ZONING_OFFICE):
        return ZONING_LARGE if is_large else 0
    return 0 if is_large else ZONING_SMALL


# ---------------------------------------------------------------------------------------------------------------------
# The craftsman: chapel and jeweler pay, whether their owner produces or not


def pay_chapel(state: PuertoRicoState, seat: i64) -> None:
    if state.has_noble_in(seat, CHAPEL):
        award(state, seat, 1, "chapel", "puerto_rico.buildings.chapel")
    elif state.works_in(seat, CHAPEL):
        pay(state, BANK, seat, 1, "chapel", "puerto_rico.buildings.chapel")


def pay_jeweler(state: PuertoRicoState, seat: i64) -> None:
    if state.works_in(seat, JEWELER):
        pay(state, BANK, seat, state.all_nobles(seat), "jeweler", "puerto_rico.buildings.jeweler")


# ---------------------------------------------------------------------------------------------------------------------
# The captain: the royal supplier


class Supplies(Turn):
    """A barrel of a kind for each of the seat's nobles, all of different kinds, go to the supply for a point each."""

    kind = SUPPLIES
    name = "supplier"

    def seat_of(self, state: PuertoRicoState) -> i64:
        seat = state.agenda.seat
        works = state.works_in(seat, ROYAL_SUPPLIER)
        given = bin(state.supplied).count("1")
        return seat if works and given < state.all_nobles(seat) and _wares(state, seat) else -1

    def do(self, state: PuertoRicoState) -> None:
        state.supplied = 0
        state.agenda.pop()

    def legal(self, state: PuertoRicoState) -> Numbers:
        return extend(vec[i64]([PASS]), _wares(state, state.to_play))

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_supplied(action):
            return None
        good = good_of(action)
        problem = "given" if state.supplied >> good & 1 else "no_goods"
        return WhyNot("puerto_rico.buildings.royal_supplier", {"good": GOODS[good], "problem": problem})

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            told.no_supplies(state, seat)
            self.do(state)
            return
        good = good_of(action)
        state.supplied |= bit(good)
        state.goods[seat * ALL_GOODS + good] -= 1
        state.supply[good] += 1
        told.supplies(state, seat, good)
        award(state, seat, 1, "royal_supplier", "puerto_rico.buildings.royal_supplier")

    def facts(self, state: PuertoRicoState) -> Args:
        return {"left": state.all_nobles(state.to_play) - bin(state.supplied).count("1")}


def _wares(state: PuertoRicoState, seat: i64) -> list[int]:
    """A kind at a time, each once."""
    return [
        SUPPLY + good
        for good in range(ALL_GOODS)
        if state.stock(seat, good) > 0 and not state.supplied >> good & 1
    ]
