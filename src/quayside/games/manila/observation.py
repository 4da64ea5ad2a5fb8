"""What a seat may see of a game of Manila, as a row of numbers for learning: the facts of its view."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import Observer, Sheet, after, steps_to
from quayside.core.state import State
from quayside.games.manila import rules
from quayside.games.manila.board import (
    ACCOMPLICES,
    ASHORE,
    HIGHEST_BID,
    IN_PORT,
    LAST_STEP,
    NO_START,
    PUNTS,
    SHARES_DEALT,
    SHARES_PER_WARE,
)
from quayside.games.manila.state import ManilaState

# The decisions as they are numbered here, by the kind of their frame; -1 for frames that nobody decides
#            auction purchase loading starts    placement     boarding pilot plunder
_KIND: Final = [0,      1,      2,     3,  -1,      4,    -1,     5,      6,    7,   -1]  # fmt: skip
ALL_KINDS: Final = 8
ALL_PLACES: Final = 5  # where a punt can be


class ManilaObserver(Observer):
    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        assert isinstance(state, ManilaState)
        _decision(state, seat, sheet)
        _seats(state, seat, sheet)
        _auction(state, seat, sheet)
        _wares(state, sheet)
        _punts(state, sheet)
        _figures(state, seat, sheet)


def _decision(state: ManilaState, seat: int, sheet: Sheet) -> None:
    kind = rules.decision(state)
    number = state.agenda[-1] & 7 if kind >= 0 else 0
    sheet.field(
        "decision", "kind", 0, 1, "auction, purchase, loading, starts, placement, boarding, pilot, plunder"
    )
    sheet.one_of(_KIND[kind] if kind >= 0 else -1, ALL_KINDS)
    sheet.field("to_play", "seat", 0, 1, "who decides; nobody when the game is over")
    sheet.one_of(steps_to(state.to_play, seat, state.players), state.players)
    sheet.field("captain", "", 0, 1, "boarding: the captain decides")
    sheet.flag(kind == rules.BOARDING and number == 0)
    sheet.field("large_pilot", "", 0, 1, "pilot: the large one decides")
    sheet.flag(kind == rules.PILOTING and number == 1)
    sheet.field("plunder_of", "ware", 0, 1, "plunder: which punt is being plundered")
    sheet.one_of(number if kind == rules.PLUNDER else -1, 4)
    sheet.field("pirate_eviction", "", 0, 1, "the option of that name")
    sheet.flag(state.setup.options["pirate_eviction"] is True)
    sheet.field("large_pilot_may_move_one", "", 0, 1, "the option of that name")
    sheet.flag(state.setup.options["large_pilot_may_move_one"] is True)
    sheet.field("voyage", "", 0, 30, "number of the voyage")
    sheet.put(state.voyage)
    sheet.field("round", "", 0, 4, "placement round of this voyage")
    sheet.put(state.round)
    sheet.field("movements", "", 0, 3, "movements of the punts in this voyage")
    sheet.put(state.movements)
    sheet.field("harbour_master", "seat", 0, 1, "who holds the office")
    sheet.one_of(steps_to(state.harbour_master, seat, state.players), state.players)


def _seats(state: ManilaState, seat: int, sheet: Sheet) -> None:
    players: i64 = state.players
    bought = state.bought
    sheet.field("cash", "seat", 0, HIGHEST_BID, "pesos")
    sheet.around(state.cash, seat, players)
    sheet.field("shares", "seat", 0, 20, "shares held, pledged ones included")
    for step in range(players):
        at = after(seat, step, players) * 4
        sheet.put(SHARES_DEALT + bought[at] + bought[at + 1] + bought[at + 2] + bought[at + 3])
    sheet.field("bought", "seat, ware", 0, SHARES_PER_WARE, "shares bought before everybody's eyes")
    sheet.around(bought, seat * 4, players * 4)
    sheet.field("pledged", "seat", 0, 20, "shares pledged")
    sheet.around(state.pledged, seat, players)
    sheet.field("accomplices", "seat", 0, 4, "accomplices not yet placed")
    sheet.around(_left(state), seat, players)
    sheet.field("declined", "seat", 0, 1, "declined to place in this voyage")
    sheet.around(state.declined, seat, players)
    sheet.field("dealt", "ware", 0, 2, "the seat's own secret shares")
    sheet.numbers(state.dealt, seat * 4, 4)


def _left(state: ManilaState) -> list[int]:
    """The accomplices of each seat that are not on the board."""
    left = [ACCOMPLICES[state.players]] * state.players
    if state.round > 0:
        for figure in state.figures:
            if figure >= 0:
                left[figure] -= 1
    return left


def _auction(state: ManilaState, seat: int, sheet: Sheet) -> None:
    under_way = rules.decision(state) == rules.AUCTION
    sheet.field("bid", "", 0, HIGHEST_BID, "auction: the highest bid; 0 outside of one")
    sheet.put(state.bid if under_way else 0)
    sheet.field("leader", "seat", 0, 1, "auction: whose bid it is")
    sheet.one_of(steps_to(state.leader, seat, state.players) if under_way else -1, state.players)
    sheet.field("passed", "seat", 0, 1, "auction: who has passed")
    for step in range(state.players):
        sheet.flag(under_way and state.passed[after(seat, step, state.players)] != 0)


def _wares(state: ManilaState, sheet: Sheet) -> None:
    sheet.field("price", "ware", 0, LAST_STEP, "step on the black market: 0, 5, 10, 20, 30 pesos")
    sheet.numbers(state.price, 0, 4)
    sheet.field("supply", "ware", 0, SHARES_PER_WARE, "shares left to buy")
    sheet.numbers(state.supply, 0, 4)


def _punts(state: ManilaState, sheet: Sheet) -> None:
    sheet.field(
        "punt",
        "ware, place",
        0,
        1,
        "where the punt is: ashore, at the quay without a start, at sea, in port, in the shipyard",
    )
    for ware in range(4):
        sheet.one_of(_place(state, ware), ALL_PLACES)
    sheet.field("space", "ware", 0, IN_PORT, "its space in its lane, 14 for the port; 0 without a lane")
    for ware in range(4):
        sheet.put(max(0, state.position[ware]))
    sheet.field("plundered", "ware", 0, 1, "pirates have plundered it")
    sheet.numbers(state.plundered, 0, 4)
    sheet.field("port", "berth, ware", 0, 1, "the punt in berth A, B, C of the port")
    for berth in range(PUNTS):
        sheet.one_of(state.port[berth] if berth < len(state.port) else -1, 4)
    sheet.field("shipyard", "berth, ware", 0, 1, "the punt in berth A, B, C of the shipyard")
    for berth in range(PUNTS):
        sheet.one_of(state.shipyard[berth] if berth < len(state.shipyard) else -1, 4)


def _place(state: ManilaState, ware: int) -> int:
    at = state.position[ware]
    if at == ASHORE:
        return 0
    if at == IN_PORT:
        return 3
    for towed in state.shipyard:
        if towed == ware:
            return 4
    return 1 if at == NO_START else 2


def _figures(state: ManilaState, seat: int, sheet: Sheet) -> None:
    sheet.field(
        "figures",
        "space, seat",
        0,
        1,
        "whose accomplice stands there: four seats of each punt (the fourth of jade only), port A, B, C, shipyard A, B, C, "
        "the pirates' captain and second, small pilot, large pilot, insurance",
    )
    players: i64 = state.players
    if state.round == 0:  # nobody has been placed yet
        sheet.nothing(len(state.figures) * players)
        return
    for figure in state.figures:
        sheet.one_of(steps_to(figure, seat, players), players)


OBSERVER: Final = ManilaObserver(1)
