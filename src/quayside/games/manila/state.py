"""A position of Manila."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.numbers import filled, refill
from quayside.core.state import State
from quayside.core.vecs import Numbers, vec
from quayside.games.manila.board import (
    ALL_SPACES,
    ALL_WARES,
    ASHORE,
    PUNTS,
    SHARES_DEALT,
    SHARES_PER_WARE,
    START_CASH,
)


class ManilaState(State):
    """Purses, shares, prices, and the voyage under way. Seats and wares are numbers; -1 is nobody."""

    voyage: i64
    harbour_master: i64
    # Money and shares
    cash: Numbers
    bank: i64  # what the bank has taken in, less what it has paid out
    dealt: Numbers  # shares by seat and ware: the two secret ones ...
    bought: Numbers  # ... and those bought before everybody's eyes
    pledged: Numbers  # how many; which ones is never asked
    supply: Numbers
    price: Numbers  # steps on the black market, by ware
    # The auction
    bid: i64
    leader: i64
    bidder: i64
    passed: Numbers
    # The voyage
    place: Numbers  # by ware: a space of its lane, the port, or not under way
    port: Numbers  # wares in berths A, B, C
    shipyard: Numbers
    plundered: Numbers
    figures: Numbers  # whose accomplice stands on each space
    declined: Numbers
    movements: i64
    round: i64

    def lay_out(self) -> None:
        super().lay_out()
        players = self.players
        self.voyage = 0
        self.harbour_master = -1
        self.cash = filled(players, START_CASH)
        self.bank = 0
        self.dealt = filled(players * ALL_WARES, 0)
        self.bought = filled(players * ALL_WARES, 0)
        self.pledged = filled(players, 0)
        self.supply = filled(ALL_WARES, SHARES_PER_WARE)
        self.price = filled(ALL_WARES, 0)
        self.bid = 0
        self.leader = -1
        self.bidder = 0
        self.passed = filled(players, 0)
        self.place = filled(ALL_WARES, 0)
        self.port = vec[i64](capacity=PUNTS)
        self.shipyard = vec[i64](capacity=PUNTS)
        self.plundered = filled(ALL_WARES, 0)
        self.figures = filled(ALL_SPACES, 0)
        self.declined = filled(players, 0)
        self.clear_the_board()

    def clear_the_board(self) -> None:
        """No punt at sea, every accomplice at home: so a voyage begins."""
        refill(self.place, ASHORE)
        self.port = vec[i64](capacity=PUNTS)
        self.shipyard = vec[i64](capacity=PUNTS)
        refill(self.plundered, 0)
        refill(self.figures, -1)
        refill(self.declined, 0)
        self.movements = 0
        self.round = 0

    def clone(self) -> ManilaState:
        twin = ManilaState(self.setup, self.rng.clone())
        self.copy_into(twin)
        twin.voyage = self.voyage
        twin.harbour_master = self.harbour_master
        twin.cash = self.cash[:]
        twin.bank = self.bank
        twin.dealt = self.dealt[:]
        twin.bought = self.bought[:]
        twin.pledged = self.pledged[:]
        twin.supply = self.supply[:]
        twin.price = self.price[:]
        twin.bid = self.bid
        twin.leader = self.leader
        twin.bidder = self.bidder
        twin.passed = self.passed[:]
        twin.place = self.place[:]
        twin.port = self.port[:]
        twin.shipyard = self.shipyard[:]
        twin.plundered = self.plundered[:]
        twin.figures = self.figures[:]
        twin.declined = self.declined[:]
        twin.movements = self.movements
        twin.round = self.round
        return twin

    # What the rules and the views ask of a position

    def shares(self, seat: i64) -> i64:
        """How many shares a seat holds, pledged ones included."""
        at = seat * ALL_WARES
        bought = self.bought
        return SHARES_DEALT + bought[at] + bought[at + 1] + bought[at + 2] + bought[at + 3]

    def unpledged(self, seat: i64) -> i64:
        return self.shares(seat) - self.pledged[seat]

    def holding(self, seat: i64, ware: i64) -> i64:
        return self.dealt[seat * ALL_WARES + ware] + self.bought[seat * ALL_WARES + ware]
