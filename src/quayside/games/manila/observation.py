"""What a seat may see of a game of Manila, as a row of numbers for learning: the facts of its view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import Observer, Sheet, after
from quayside.core.state import State
from quayside.games.manila.board import (
    ACCOMPLICES,
    ALL_SPACES,
    ALL_WARES,
    ASHORE,
    HIGHEST_BID,
    IN_PORT,
    LAST_STEP,
    MOVEMENTS,
    NO_START,
    PUNTS,
    SHARES_DEALT,
    SHARES_PER_WARE,
)
from quayside.games.manila.rules.agenda import AUCTION, BOARDING, CAPTAIN, LARGE, PILOTING, PLUNDER
from quayside.games.manila.state import ManilaState

ALL_PLACES: Final = 5  # where a punt can be
_ACCOMPLICES: Final = [ACCOMPLICES.get(players, 0) for players in range(6)]  # quicker to read than a dict
_SWITCHES: Final = ["pirate_eviction", "large_pilot_may_move_one"]


class ManilaObserver(Observer):
    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, ManilaState)
        sheet.look_from(seat, state.players)
        _decision(state, sheet)
        accomplices = _seats(state, seat, sheet)
        _auction(state, sheet)
        _wares(state, sheet)
        _punts(state, sheet)
        _figures(state, sheet, accomplices)


def _decision(state: ManilaState, sheet: Sheet) -> None:
    rules = state.game.rules
    kind = state.agenda.kind
    number = state.agenda.number if kind >= 0 else 0
    sheet.decision(
        rules.numbers[kind] if kind >= 0 else -1,
        len(rules.decisions),
        "auction, purchase, loading, starts, placement, boarding, pilot, plunder",
        state.to_play,
        "seat",
    )
    sheet.field("captain", "", 0, 1, "boarding: the captain decides")
    sheet.flag(kind == BOARDING and number == CAPTAIN)
    sheet.field("large_pilot", "", 0, 1, "pilot: the large one decides")
    sheet.flag(kind == PILOTING and number == LARGE)
    sheet.field("plunder_of", "ware", 0, 1, "plunder: which punt is being plundered")
    sheet.one_of(number if kind == PLUNDER else -1, ALL_WARES)
    sheet.switches(_SWITCHES, state.setup.options)
    sheet.field("voyage", "", 0, 30, "number of the voyage")
    sheet.put(state.voyage)
    sheet.field("round", "", 0, 4, "placement round of this voyage")
    sheet.put(state.round)
    sheet.field("movements", "", 0, 3, "movements of the punts in this voyage")
    sheet.put(state.movements)
    sheet.field("harbour_master", "seat", 0, 1, "who holds the office")
    sheet.who(state.harbour_master)


def _seats(state: ManilaState, seat: i64, sheet: Sheet) -> i64:
    """And where the accomplices are counted: those on the board are still to be taken off."""
    players: i64 = state.players
    sheet.field("cash", "seat", 0, HIGHEST_BID, "pesos")
    sheet.around(state.cash)
    sheet.field("shares", "seat", 0, 20, "shares held, pledged ones included")
    shares = sheet.place(players)
    sheet.field("bought", "seat, ware", 0, SHARES_PER_WARE, "shares bought before everybody's eyes")
    for step in range(players):
        bought = sheet.numbers(state.bought, after(seat, step, players) * ALL_WARES, ALL_WARES)
        sheet.set(shares, step, SHARES_DEALT + bought)
    sheet.field("pledged", "seat", 0, 20, "shares pledged")
    sheet.around(state.pledged)
    sheet.field("accomplices", "seat", 0, 4, "accomplices at home: not on a space now")
    accomplices = sheet.place(players)
    for step in range(players):
        sheet.set(accomplices, step, _ACCOMPLICES[players])
    sheet.field("declined", "seat", 0, 1, "declined to place in this voyage")
    if state.round > 0:
        sheet.around(state.declined)
    else:
        sheet.nothing(players)
    sheet.field("dealt", "ware", 0, 2, "the seat's own secret shares")
    sheet.numbers(state.dealt, seat * ALL_WARES, ALL_WARES)
    return accomplices


def _auction(state: ManilaState, sheet: Sheet) -> None:
    under_way = state.agenda.kind == AUCTION
    sheet.field("bid", "", 0, HIGHEST_BID, "auction: the highest bid; 0 outside of one")
    sheet.put(state.bid if under_way else 0)
    sheet.field("leader", "seat", 0, 1, "auction: whose bid it is")
    sheet.who(state.leader if under_way else -1)
    sheet.field("passed", "seat", 0, 1, "auction: who has passed")
    if under_way:
        sheet.around(state.passed)
    else:
        sheet.nothing(state.players)


def _wares(state: ManilaState, sheet: Sheet) -> None:
    sheet.field("price", "ware", 0, LAST_STEP, "step on the black market: 0, 5, 10, 20, 30 pesos")
    sheet.numbers(state.price, 0, ALL_WARES)
    sheet.field("supply", "ware", 0, SHARES_PER_WARE, "shares left to buy")
    sheet.numbers(state.supply, 0, ALL_WARES)


def _punts(state: ManilaState, sheet: Sheet) -> None:
    sheet.field(
        "punt",
        "ware, place",
        0,
        1,
        "where the punt is: ashore, at the quay without a start, at sea, in port, in the shipyard",
    )
    for ware in range(ALL_WARES):
        sheet.one_of(_place(state, ware), ALL_PLACES)
    sheet.field("space", "ware", 0, IN_PORT, "its space in its lane, 14 for the port; 0 without a lane")
    sheet.numbers(state.place, 0, ALL_WARES)
    sheet.field("plundered", "ware", 0, 1, "pirates have plundered it")
    if state.movements == MOVEMENTS:
        sheet.numbers(state.plundered, 0, ALL_WARES)
    else:
        sheet.nothing(ALL_WARES)
    sheet.field("port", "berth, ware", 0, 1, "the punt in berth A, B, C of the port")
    sheet.one_of_each(state.port, PUNTS, ALL_WARES)
    sheet.field("shipyard", "berth, ware", 0, 1, "the punt in berth A, B, C of the shipyard")
    sheet.one_of_each(state.shipyard, PUNTS, ALL_WARES)


def _place(state: ManilaState, ware: i64) -> i64:
    at = state.place[ware]
    if at == ASHORE:
        return 0
    if at == IN_PORT:
        return 3
    for towed in state.shipyard:
        if towed == ware:
            return 4
    return 1 if at == NO_START else 2


def _figures(state: ManilaState, sheet: Sheet, accomplices: i64) -> None:
    sheet.field(
        "figures",
        "space, seat",
        0,
        1,
        "whose accomplice stands there: four seats of each punt (the fourth of jade only), port A, B, C, shipyard A, B, C, "
        "the pirates' captain and second, small pilot, large pilot, insurance",
    )
    if state.round > 0:
        sheet.owners(state.figures, ALL_SPACES, accomplices)
    else:  # nobody has been placed yet
        sheet.nothing(ALL_SPACES * state.players)


OBSERVER: Final = ManilaObserver(1)
