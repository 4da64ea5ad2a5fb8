"""A position of Manila."""

from __future__ import annotations

from quayside.core.state import State, refill
from quayside.games.manila.board import (
    ALL_SPACES,
    ALL_WARES,
    ASHORE,
    SHARES_DEALT,
    SHARES_PER_WARE,
    START_CASH,
)


class ManilaState(State):
    """Purses, shares, prices, and the voyage under way. Seats and wares are numbers; -1 is nobody."""

    voyage: int
    harbour_master: int
    # Money and shares
    cash: list[int]
    bank: int  # what the bank has taken in, less what it has paid out
    dealt: list[int]  # shares by seat and ware: the two secret ones ...
    bought: list[int]  # ... and those bought before everybody's eyes
    pledged: list[int]  # how many; which ones is never asked
    supply: list[int]
    price: list[int]  # steps on the black market, by ware
    # The auction
    bid: int
    leader: int
    bidder: int
    passed: list[int]
    # The voyage
    place: list[int]  # by ware: a space of its lane, the port, or not under way
    port: list[int]  # wares in berths A, B, C
    shipyard: list[int]
    plundered: list[int]
    figures: list[int]  # whose accomplice stands on each space
    declined: list[int]
    movements: int
    round: int

    def lay_out(self) -> None:
        super().lay_out()
        players = self.players
        self.voyage = 0
        self.harbour_master = -1
        self.cash = [START_CASH] * players
        self.bank = 0
        self.dealt = [0] * (players * ALL_WARES)
        self.bought = [0] * (players * ALL_WARES)
        self.pledged = [0] * players
        self.supply = [SHARES_PER_WARE] * ALL_WARES
        self.price = [0] * ALL_WARES
        self.bid = 0
        self.leader = -1
        self.bidder = 0
        self.passed = [0] * players
        self.place = [0] * ALL_WARES
        self.port = []
        self.shipyard = []
        self.plundered = [0] * ALL_WARES
        self.figures = [0] * ALL_SPACES
        self.declined = [0] * players
        self.clear_the_board()

    def clear_the_board(self) -> None:
        """No punt at sea, every accomplice at home: so a voyage begins."""
        refill(self.place, ASHORE)
        self.port.clear()
        self.shipyard.clear()
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
        twin.cash = self.cash.copy()
        twin.bank = self.bank
        twin.dealt = self.dealt.copy()
        twin.bought = self.bought.copy()
        twin.pledged = self.pledged.copy()
        twin.supply = self.supply.copy()
        twin.price = self.price.copy()
        twin.bid = self.bid
        twin.leader = self.leader
        twin.bidder = self.bidder
        twin.passed = self.passed.copy()
        twin.place = self.place.copy()
        twin.port = self.port.copy()
        twin.shipyard = self.shipyard.copy()
        twin.plundered = self.plundered.copy()
        twin.figures = self.figures.copy()
        twin.declined = self.declined.copy()
        twin.movements = self.movements
        twin.round = self.round
        return twin

    # What the rules and the views ask of a position

    def shares(self, seat: int) -> int:
        """How many shares a seat holds, pledged ones included."""
        at = seat * ALL_WARES
        bought = self.bought
        return SHARES_DEALT + bought[at] + bought[at + 1] + bought[at + 2] + bought[at + 3]

    def unpledged(self, seat: int) -> int:
        return self.shares(seat) - self.pledged[seat]

    def holding(self, seat: int, ware: int) -> int:
        return self.dealt[seat * ALL_WARES + ware] + self.bought[seat * ALL_WARES + ware]
