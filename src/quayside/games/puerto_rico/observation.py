"""What a seat may see of a game of Puerto Rico, as a row of numbers for learning: everything lies open."""

from __future__ import annotations

from typing import Final

from quayside.core.observation import Observer, Sheet, after
from quayside.core.state import State
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    CITY_SPACES,
    ISLAND_SPACES,
    LARGE_POOL,
    QUARRIES,
    TRADING_HOUSE_SPACES,
)
from quayside.games.puerto_rico.rules.agenda import (
    BUILDING_COLONIST,
    EXTRA_GOOD,
    PLACEMENT,
    STORAGE,
    TILE_COLONIST,
)
from quayside.games.puerto_rico.state import PuertoRicoState

ALL_ROLES: Final = 8
MOST_SHIPS: Final = 3
_SWITCHES: Final = ["swap_factory_university", "corn_starters_pay"]


class PuertoRicoObserver(Observer):
    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, PuertoRicoState)
        sheet.look_from(seat, state.players)
        _decision(state, sheet)
        _round(state, sheet)
        _seats(state, sheet)
        _supplies(state, sheet)
        _harbor(state, seat, sheet)


def _decision(state: PuertoRicoState, sheet: Sheet) -> None:
    rules = state.game.rules
    kind = state.agenda.kind
    sheet.decision(
        rules.numbers[kind] if kind >= 0 else -1,
        len(rules.decisions),
        "role, hacienda, settler, hospice, privilege, mayor, builder, university, craftsman, trader, captain, storage",
        state.to_play,
        "seat",
    )
    sheet.switches(_SWITCHES, state.setup.options)
    sheet.field("fresh", "place", 0, 1, "hospice, university: the tile or building just gained")
    colonist = kind in (TILE_COLONIST, BUILDING_COLONIST)
    sheet.one_of(state.fresh if colonist else -1, ALL_PLACES)
    sheet.field("hand", "", 0, 30, "mayor: colonists still to be placed by the seat that decides")
    sheet.put(state.hand if kind == PLACEMENT else 0)
    sheet.field("produced", "good", 0, 1, "craftsman: goods of which he may take one more")
    sheet.bits(state.produced if kind == EXTRA_GOOD else 0, ALL_GOODS)
    sheet.field("slots", "", 0, 3, "storage: warehouse slots still to be used")
    sheet.put(state.slots if kind == STORAGE else 0)
    sheet.field("kept", "good", 0, 1, "storage: goods already in a warehouse")
    sheet.bits(state.kept if kind == STORAGE else 0, ALL_GOODS)


def _round(state: PuertoRicoState, sheet: Sheet) -> None:
    cards = len(state.taken)
    sheet.field("round", "", 0, 50, "number of the round")
    sheet.put(state.round)
    sheet.field("governor", "seat", 0, 1, "who is governor")
    sheet.who(state.governor)
    sheet.field(
        "role",
        "role",
        0,
        1,
        "the role being played: settler, mayor, builder, craftsman, trader, captain, prospectors",
    )
    sheet.one_of(state.role, ALL_ROLES)
    sheet.field("picker", "seat", 0, 1, "who picked it")
    sheet.who(state.picker)
    sheet.field("card_doubloons", "role", 0, 20, "doubloons on each role card")
    sheet.numbers(state.card_doubloons, 0, cards)
    sheet.nothing(ALL_ROLES - cards)
    sheet.field("taken", "role, seat", 0, 1, "who has picked each role card in this round")
    sheet.owners(state.taken, cards)
    sheet.nothing((ALL_ROLES - cards) * state.players)
    sheet.field("ending", "reason", 0, 1, "what has brought on the end: no colonists, a full city, no points")
    sheet.bits(state.ending, 3)


def _seats(state: PuertoRicoState, sheet: Sheet) -> None:
    sheet.field("doubloons", "seat", 0, 60, "doubloons")
    sheet.around(state.doubloons)
    sheet.field("points", "seat", 0, 100, "victory points in chips")
    sheet.around(state.points)
    sheet.field("goods", "seat, good", 0, 11, "barrels")
    sheet.around(state.goods, ALL_GOODS)
    sheet.field(
        "circles",
        "seat, place",
        0,
        ISLAND_SPACES,
        "circles: tiles of each kind, then of each building if he has it",
    )
    sheet.around(state.circles, ALL_PLACES)
    sheet.field("colonists", "seat, place", 0, ISLAND_SPACES, "colonists on them")
    sheet.around(state.colonists, ALL_PLACES)
    sheet.field("san_juan", "seat", 0, 30, "colonists in San Juan")
    sheet.around(state.san_juan)
    sheet.field("free_island", "seat", 0, ISLAND_SPACES, "empty spaces of the island")
    sheet.around(state.free_island)
    sheet.field("free_city", "seat", 0, CITY_SPACES, "empty spaces of the city")
    sheet.around(state.free_city)


def _supplies(state: PuertoRicoState, sheet: Sheet) -> None:
    sheet.field("plantations", "good", 0, 6, "face-up plantations")
    sheet.numbers(state.row, 0, ALL_GOODS)
    sheet.field("face_down", "good", 0, 12, "face-down plantations, by kind")
    sheet.numbers(state.face_down, 0, ALL_GOODS)
    sheet.field("discards", "good", 0, 12, "discarded plantations")
    sheet.numbers(state.discards, 0, ALL_GOODS)
    sheet.field("quarries", "", 0, QUARRIES, "quarries left")
    sheet.put(state.quarries)
    sheet.field("colonist_supply", "", 0, 95, "colonists left")
    sheet.put(state.colonist_supply)
    sheet.field("colonist_ship", "", 0, 30, "colonists on the ship")
    sheet.put(state.colonist_ship)
    sheet.field("supply", "good", 0, 11, "barrels left")
    sheet.numbers(state.supply, 0, ALL_GOODS)
    sheet.field("chips", "", -30, LARGE_POOL, "victory points left; below 0 they go on on paper")
    sheet.put(state.chips)
    sheet.field("market", "building", 0, 4, "buildings left")
    sheet.numbers(state.market, 0, ALL_BUILDINGS)


def _harbor(state: PuertoRicoState, seat: int, sheet: Sheet) -> None:
    sizes = state.ship_sizes()
    sheet.field(
        "ship_size",
        "ship",
        0,
        8,
        "barrels that each cargo ship holds, the smallest ship first; 0 for no ship",
    )
    sheet.numbers(sizes, 0, len(sizes))
    sheet.nothing(MOST_SHIPS - len(sizes))
    sheet.field("cargo", "ship, good", 0, 1, "what it carries")
    sheet.one_of_each(state.cargo, MOST_SHIPS, ALL_GOODS)
    sheet.field("barrels", "ship", 0, 8, "how many")
    sheet.numbers(state.barrels, 0, len(sizes))
    sheet.nothing(MOST_SHIPS - len(sizes))
    sheet.field("trading_house", "space, good", 0, 1, "goods in the trading house, in the order sold")
    sheet.one_of_each(state.trading_house, TRADING_HOUSE_SPACES, ALL_GOODS)
    sheet.field("captain_due", "", 0, 1, "captain: his extra point is still to come")
    sheet.put(state.captain_due)
    sheet.field("wharf_used", "seat", 0, 1, "captain: who has used his wharf")
    for step in range(state.players):
        sheet.flag(state.has_used_wharf(after(seat, step, state.players)))


OBSERVER: Final = PuertoRicoObserver(1)
