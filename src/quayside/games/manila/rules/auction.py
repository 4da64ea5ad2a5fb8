"""The auction for the harbour master's office."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, extend
from quayside.games.manila import told
from quayside.games.manila.actions import BID_NOTHING, BIDS, PASS, PASSING, is_bid
from quayside.games.manila.board import HIGHEST_BID
from quayside.games.manila.rules.agenda import AUCTION
from quayside.games.manila.rules.money import credit, loan, pay_with_loans, pledges_for
from quayside.games.manila.rules.voyage import AFTER_THE_AUCTION, opener
from quayside.games.manila.state import ManilaState


class Auction(Decision[ManilaState]):
    """Clockwise, everybody bids more than the last or passes for good, until one is left."""

    kind = AUCTION
    name = "auction"
    allows_free = True

    def seat_of(self, state: ManilaState) -> i64:
        return state.bidder if state.bidder != state.leader else -1

    def legal(self, state: ManilaState) -> Numbers:
        return extend(PASSING[:], BIDS[state.bid : bid_limit(state, state.bidder)])

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if not is_bid(action):
            return None
        if action - BID_NOTHING <= state.bid:
            return WhyNot("manila.auction.bid", {"bid": state.bid})
        return WhyNot("manila.auction.limit", {"limit": bid_limit(state, state.bidder)})

    def play(self, state: ManilaState, action: i64) -> None:
        seat = state.bidder
        if action == PASS:
            state.passed[seat] = 1
            told.passed(state, seat)
        else:
            state.bid = action - BID_NOTHING
            state.leader = seat
            told.bid(state, seat, state.bid)
        state.bidder = _next_bidder(state, seat)

    def do(self, state: ManilaState) -> None:
        """The auction is over: the winner pays, and the rest of the voyage goes on the agenda."""
        rule = "manila.auction.winner" if state.leader >= 0 else "manila.auction.nobody"
        state.harbour_master = state.leader if state.leader >= 0 else opener(state)
        told.harbour_master(state, state.harbour_master, state.bid, rule)
        pay_with_loans(state, state.harbour_master, state.bid, "bid", rule)
        state.bid = 0
        state.leader = -1
        state.agenda.pop()
        state.agenda.push_all(AFTER_THE_AUCTION[state.players])

    def facts(self, state: ManilaState) -> Args:
        seat = state.to_play
        facts: Args = {"bid": state.bid, "leader": state.leader, "limit": bid_limit(state, seat)}
        facts["pledging"] = _pledging(state, seat)
        return facts


def bid_limit(state: ManilaState, seat: i64) -> i64:
    return min(credit(state, seat), HIGHEST_BID)


def _next_bidder(state: ManilaState, seat: i64) -> i64:
    """The next seat clockwise that has not passed; -1 when all have."""
    for other in range(seat + 1, state.players):
        if not state.passed[other]:
            return other
    for other in range(seat + 1):
        if not state.passed[other]:
            return other
    return -1


def _pledging(state: ManilaState, seat: i64) -> list[Args]:
    """From which bids on the bidder must pledge how many shares."""
    steps: list[Args] = []
    before = 0
    for bid in range(state.bid + 1, bid_limit(state, seat) + 1):
        pledges = pledges_for(state, seat, bid)
        if pledges != before:
            steps.append({"bid": bid, **loan(pledges)})
        before = pledges
    return steps
