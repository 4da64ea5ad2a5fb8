"""Money: every coin that moves, and loans, which a seat may take at its own auction, purchase and placement decisions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import FreeAction
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.manila import told
from quayside.games.manila.board import LOAN, REDEMPTION
from quayside.games.manila.state import ManilaState

BANK: Final = -1


def pay(
    state: ManilaState, payer: i64, payee: i64, amount: i64, reason: str, rule: str, area: i64 = -1
) -> None:
    """Moves coins, earned in an area or not; the bank's account keeps the sum of all money constant."""
    if amount == 0:
        return
    if payer == BANK:
        state.bank -= amount
    else:
        state.cash[payer] -= amount
    if payee == BANK:
        state.bank += amount
    else:
        state.cash[payee] += amount
    told.pays(state, payer, payee, amount, reason, rule, area)


# ---------------------------------------------------------------------------------------------------------------------
# Loans


class Pledge(FreeAction[ManilaState]):
    """A share is pledged for a loan of twelve."""

    def is_legal(self, state: ManilaState, seat: i64) -> bool:
        return state.pledged[seat] < state.shares(seat)

    def play(self, state: ManilaState, seat: i64) -> None:
        pledge(state, seat, "manila.loans.pledge")

    def refuse(self, state: ManilaState, seat: i64) -> WhyNot:
        return WhyNot("manila.loans.pledge", {"shares": state.shares(seat)})

    def refuse_now(self, state: ManilaState, decision: str) -> WhyNot:
        return WhyNot("manila.loans.when", {"decision": decision})


class Redeem(FreeAction[ManilaState]):
    """A pledged share is redeemed for fifteen."""

    def is_legal(self, state: ManilaState, seat: i64) -> bool:
        return state.pledged[seat] > 0 and state.cash[seat] >= REDEMPTION

    def play(self, state: ManilaState, seat: i64) -> None:
        state.pledged[seat] -= 1
        told.redeems(state, seat)
        pay(state, seat, BANK, REDEMPTION, "redemption", "manila.loans.redeem")

    def refuse(self, state: ManilaState, seat: i64) -> WhyNot:
        return WhyNot("manila.loans.redeem", {"pledged": state.pledged[seat], "cash": state.cash[seat]})

    def refuse_now(self, state: ManilaState, decision: str) -> WhyNot:
        return WhyNot("manila.loans.when", {"decision": decision})


def pledge(state: ManilaState, seat: i64, rule: str) -> None:
    state.pledged[seat] += 1
    told.pledges(state, seat, rule)
    pay(state, BANK, seat, LOAN, "loan", rule)


def credit(state: ManilaState, seat: i64) -> i64:
    """All that a seat can pay at once: its cash, and a loan on each share that is not pledged."""
    return state.cash[seat] + LOAN * state.unpledged(seat)


def pay_with_loans(state: ManilaState, seat: i64, amount: i64, reason: str, rule: str) -> None:
    """Pays the bank. Whoever is short of cash has to pledge."""
    raise_loans(state, seat, amount)
    pay(state, seat, BANK, amount, reason, rule)


def raise_loans(state: ManilaState, seat: i64, amount: i64) -> None:
    """Pledges as many shares as the payment needs, and no more than there are."""
    while state.cash[seat] < amount and state.unpledged(seat) > 0:
        pledge(state, seat, "manila.loans.forced")


def pledges_for(state: ManilaState, seat: i64, amount: i64) -> i64:
    """How many shares `raise_loans` would pledge for a payment that the seat can afford."""
    missing = amount - state.cash[seat]
    return (missing + LOAN - 1) // LOAN if missing > 0 else 0


def loan(pledges: i64) -> Args:
    """For a page: so many pledges, and what is owed for them."""
    return {"pledges": pledges, "owes": pledges * REDEMPTION}


def loans_for(state: ManilaState, seat: i64, prices: dict[str, int]) -> Args:
    """For a page, by move: what the seat pledges to pay its price; and whether any that it can pay needs a loan."""
    pledges = {move: pledges_for(state, seat, price) for move, price in prices.items()}
    shares = state.unpledged(seat)
    return {
        "loans": {move: loan(count) for move, count in pledges.items()},
        "borrows": any([0 < count <= shares for count in pledges.values()]),
    }
