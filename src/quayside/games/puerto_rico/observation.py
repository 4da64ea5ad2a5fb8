"""What a seat may see of a game of Puerto Rico, as a row of numbers for learning: everything lies open."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.observation import Observer, Sheet, after
from quayside.core.state import State
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    BASE_ROLES,
    BUCCANEER,
    CITY_SPACES,
    ISLAND_SPACES,
    LARGE_POOL,
    NOBLES,
    QUARRIES,
    ROLES,
    SAN_JUAN,
    STATUE,
    TRADING_HOUSE_SPACES,
)
from quayside.games.puerto_rico.rules.agenda import (
    BUILDING_COLONIST,
    EXPULSION,
    EXTRA_COLONIST,
    EXTRA_GOOD,
    FOREST_CHOICE,
    GUESTS,
    PAYMENT,
    PLACEMENT,
    POACHING,
    REWARD,
    SALE,
    SMALL_LOAD,
    STORAGE,
    TILE_COLONIST,
)
from quayside.games.puerto_rico.rules.guests import QUESTIONS
from quayside.games.puerto_rico.state import PuertoRicoState, is_expanded

BASE_DECISIONS: Final = 12
_BASE_KINDS: Final = "role, hacienda, settler, hospice, privilege, mayor, builder, university, craftsman, trader, captain, storage"
_ALL_KINDS: Final = (
    f"{_BASE_KINDS}, draft, guest, library, forest, second tile, lodge, board, payment, supplier, small wharf, "
    "buccaneer, poach, expel, reward"
)
MOST_SHIPS: Final = 3
_SWITCHES: Final = ["swap_factory_university", "corn_starters_pay"]


class PuertoRicoObserver(Observer):
    def for_options(self, options: Args) -> Observer:
        return EXPANDED if is_expanded(options) else self

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, PuertoRicoState)
        sheet.look_from(seat, state.players)
        _decision(state, sheet, BASE_DECISIONS, _BASE_KINDS)
        _details(state, sheet)
        _round(state, sheet, BASE_ROLES)
        _seats(state, sheet)
        _supplies(state, sheet)
        _harbor(state, seat, sheet)


class ExpandedObserver(Observer):
    """The row of games with expansions: more kinds of everything, and at the end what only they have."""

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, PuertoRicoState)
        sheet.look_from(seat, state.players)
        _decision(state, sheet, len(state.game.rules.decisions), _ALL_KINDS)
        _details(state, sheet)
        _round(state, sheet, len(ROLES))
        _seats(state, sheet)
        _supplies(state, sheet)
        _harbor(state, seat, sheet)
        _new_details(state, sheet)
        _new_buildings(state, sheet)
        _nobles(state, sheet)
        _buccaneer(state, sheet)
        _festival(state, sheet)


def _decision(state: PuertoRicoState, sheet: Sheet, decisions: int, kinds: str) -> None:
    kind = state.agenda.kind
    number = state.game.rules.numbers[kind] if kind >= 0 else -1
    sheet.decision(number, decisions, kinds, state.to_play, "seat")


def _details(state: PuertoRicoState, sheet: Sheet) -> None:
    kind = state.agenda.kind
    sheet.switches(_SWITCHES, state.setup.options)
    sheet.field("fresh", "place", 0, 1, "hospice, university: the tile or building just gained")
    colonist = kind in (TILE_COLONIST, BUILDING_COLONIST)
    sheet.one_of(state.fresh if colonist and state.fresh < SAN_JUAN else -1, state.places)
    sheet.field("hand", "", 0, 30, "mayor: colonists still to be placed by the seat that decides")
    sheet.put(state.hand if kind == PLACEMENT else 0)
    sheet.field("produced", "good", 0, 1, "craftsman: goods of which one more may be taken")
    sheet.bits(state.produced if kind == EXTRA_GOOD else 0, ALL_GOODS)
    sheet.field("slots", "", 0, 3, "storage: warehouse slots still to be used")
    sheet.put(state.slots if kind == STORAGE else 0)
    sheet.field("kept", "good", 0, 1, "storage: goods already in a warehouse")
    sheet.bits(state.kept if kind == STORAGE else 0, ALL_GOODS)


def _round(state: PuertoRicoState, sheet: Sheet, roles: int) -> None:
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
        "the role being played: settler, mayor, builder, craftsman, trader, captain, prospectors"
        + (", buccaneer" if roles > BASE_ROLES else ""),
    )
    sheet.one_of(state.role, roles)
    sheet.field("picker", "seat", 0, 1, "who picked it")
    sheet.who(state.picker)
    sheet.field("card_doubloons", "role", 0, 20, "doubloons on each role card")
    sheet.numbers(state.card_doubloons, 0, cards)
    sheet.nothing(roles - cards)
    sheet.field("taken", "role, seat", 0, 1, "who has picked each role card in this round")
    sheet.owners(state.taken, cards)
    sheet.nothing((roles - cards) * state.players)
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
        "circles: tiles of each kind, then of each building that is owned",
    )
    sheet.around(state.circles, state.places)
    sheet.field("colonists", "seat, place", 0, ISLAND_SPACES, "colonists on them")
    sheet.around(state.people, state.places)
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
    sheet.numbers(state.market, 0, state.kinds)


def _harbor(state: PuertoRicoState, seat: int, sheet: Sheet) -> None:
    sizes = state.ship_sizes()
    sheet.field(
        "ship_size",
        "ship",
        0,
        8,
        "barrels that each cargo ship holds, the smallest ship first; 0 for no ship",
    )
    for size in sizes:
        sheet.put(size)
    sheet.nothing(MOST_SHIPS - len(sizes))
    sheet.field("cargo", "ship, good", 0, 1, "what it carries")
    sheet.one_of_each(state.cargo, MOST_SHIPS, ALL_GOODS)
    sheet.field("barrels", "ship", 0, 8, "how many")
    sheet.numbers(state.barrels, 0, len(sizes))
    sheet.nothing(MOST_SHIPS - len(sizes))
    sheet.field("trading_house", "space, good", 0, 1, "goods in the trading house, in the order sold")
    sheet.one_of_each(state.trading_house, TRADING_HOUSE_SPACES, ALL_GOODS)
    sheet.field("captain_due", "", 0, 1, "captain: the extra point is still to come")
    sheet.put(state.captain_due)
    sheet.field("wharf_used", "seat", 0, 1, "captain: who has used the wharf")
    for step in range(state.players):
        sheet.flag(state.has_used_wharf(after(seat, step, state.players)))


# ---------------------------------------------------------------------------------------------------------------------
# Only with expansions


def _new_details(state: PuertoRicoState, sheet: Sheet) -> None:
    kind = state.agenda.kind
    number = state.agenda.number if kind >= 0 else 0
    sheet.field("question", "question", 0, 1, "guest: what comes next; the first captain's turn apart")
    sheet.one_of(number if kind == GUESTS else -1, len(QUESTIONS))
    sheet.field("new_tile", "good", 0, 1, "forest: the tile to be laid")
    sheet.one_of(number if kind == FOREST_CHOICE else -1, ALL_GOODS)
    sheet.field("on_forest", "", 0, 1, "hospice: the tile was laid as a forest")
    sheet.flag(kind == TILE_COLONIST and state.fresh == SAN_JUAN)
    sheet.field("paid_for", "building", 0, 1, "payment: the building")
    sheet.one_of(number if kind == PAYMENT else -1, ALL_BUILDINGS)
    sheet.field("missing", "", 0, 3, "payment: doubloons still to be made up for")
    sheet.put(state.agenda.second if kind == PAYMENT else 0)
    sheet.field("given", "sort", 0, 1, "payment: a person, a barrel, a point has been given")
    sheet.bits(state.agenda.third if kind == PAYMENT else 0, 3)
    sheet.field("done", "deed", 0, 1, "trader: has sold, has used the land office")
    sheet.bits(number if kind == SALE else 0, 2)
    sheet.field("left", "", 0, 20, "small wharf: barrels aboard; poach, expel, reward: people; else 0")
    sheet.put(number if kind in (SMALL_LOAD, POACHING, EXPULSION, REWARD) else 0)
    sheet.field("again", "", 0, 1, "privilege, craftsman: who decides will be asked once more")
    sheet.put(number if kind in (EXTRA_COLONIST, EXTRA_GOOD) else 0)
    sheet.field("supplied", "good", 0, 1, "supplier: delivered already")
    sheet.bits(state.supplied, ALL_GOODS)
    sheet.field("spare", "", 0, 3, "storage: single barrels that the storehouse still keeps")
    sheet.put(state.spare)
    sheet.field("set_aside", "good", 0, 3, "storage: those that it keeps already")
    sheet.numbers(state.set_aside, 0, ALL_GOODS)


def _new_buildings(state: PuertoRicoState, sheet: Sheet) -> None:
    sheet.field("in_game", "building", 0, 1, "kinds of buildings that there are in this game")
    sheet.bits(state.chosen, ALL_BUILDINGS)
    sheet.field("statue", "seat", 0, 1, "who has the statue, which has no circle")
    for step in range(state.players):
        sheet.flag(state.owns(after(sheet.seat, step, state.players), STATUE))
    sheet.field("forests", "seat, good", 0, ISLAND_SPACES, "forests, by what lies under them")
    sheet.around(state.forests, ALL_GOODS)
    sheet.field("doubled", "", 0, 1, "the library doubles the privilege of this phase")
    sheet.put(state.doubled)
    sheet.field("library_used", "seat", 0, 1, "two players: who has used the library in this round")
    _members(state, state.library_used, sheet)
    sheet.field("small_wharf_used", "seat", 0, 1, "captain: who has used the small wharf")
    _members(state, state.small_wharf_used, sheet)
    sheet.field("harvested", "seat, good", 0, 12, "craftsman: barrels produced in this phase")
    sheet.around(state.harvested, ALL_GOODS)


def _nobles(state: PuertoRicoState, sheet: Sheet) -> None:
    sheet.field("with_nobles", "", 0, 1, "whether there are nobles in this game")
    sheet.flag(state.has_nobles)
    sheet.field("nobles", "seat, place", 0, ISLAND_SPACES, "nobles among the people on them")
    sheet.around(state.nobles, ALL_PLACES)
    sheet.field("waiting_nobles", "seat", 0, NOBLES, "nobles in San Juan")
    sheet.around(state.waiting_nobles)
    sheet.field("hand_nobles", "", 0, NOBLES, "mayor: nobles still to be placed")
    sheet.put(state.hand_nobles)
    sheet.field("noble_supply", "", 0, NOBLES, "nobles left")
    sheet.put(state.noble_supply)
    sheet.field("noble_ship", "", 0, 1, "nobles on the ship")
    sheet.put(state.noble_ship)


def _buccaneer(state: PuertoRicoState, sheet: Sheet) -> None:
    sheet.field("with_buccaneer", "", 0, 1, "whether the buccaneer is in this game")
    sheet.flag(BUCCANEER in state.cards)
    sheet.field("reward_card", "seat", 0, 1, "who holds it")
    sheet.who(state.reward_card)
    sheet.field("captured", "role", 0, 1, "the captured card")
    sheet.one_of(state.captured, BASE_ROLES)
    sheet.field("captor", "seat", 0, 1, "who has captured it")
    sheet.who(state.captor)


def _festival(state: PuertoRicoState, sheet: Sheet) -> None:
    sheet.field("festival_tile", "good", 0, 1, "the plantation wanted; none once it is reached")
    sheet.one_of(state.festival_tile, ALL_GOODS)
    sheet.field("festival_goods", "good", 0, 1, "the goods wanted")
    sheet.bits(state.festival_goods, ALL_GOODS)
    sheet.field("festival_building", "building", 0, 1, "the building wanted")
    sheet.one_of(state.festival_building, ALL_BUILDINGS)


def _members(state: PuertoRicoState, seats: int, sheet: Sheet) -> None:
    """Of a set of seats."""
    for step in range(state.players):
        sheet.flag(seats >> int(after(sheet.seat, step, state.players)) & 1 == 1)


EXPANDED: Final = ExpandedObserver(101)  # layouts of games with expansions count from 101
OBSERVER: Final = PuertoRicoObserver(1)
