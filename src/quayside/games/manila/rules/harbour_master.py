"""The harbour master's three duties: to buy a share or not, to load three punts, and to put them into their lanes."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import count
from quayside.core.vecs import Numbers, append, vec
from quayside.games.manila import told
from quayside.games.manila.actions import BUY, LOAD, PASS, START, STARTS, is_load, is_purchase, is_start
from quayside.games.manila.board import (
    ALL_WARES,
    ASHORE,
    LAST_START,
    LEAST_SHARE_PRICE,
    NO_START,
    PRICES,
    PUNTS,
    STARTS_SUM,
    WARES,
)
from quayside.games.manila.rules.agenda import AUCTION, LOADING, PURCHASE, STARTING
from quayside.games.manila.rules.money import credit, loans_for, pay_with_loans
from quayside.games.manila.state import ManilaState

# ---------------------------------------------------------------------------------------------------------------------
# First, a share may be bought


class Purchase(Decision[ManilaState]):
    kind = PURCHASE
    name = "purchase"
    allows_free = True

    def seat_of(self, state: ManilaState) -> i64:
        return state.harbour_master

    def legal(self, state: ManilaState) -> Numbers:
        means = credit(state, state.harbour_master)
        choices = vec[i64]([PASS], capacity=1 + ALL_WARES)
        for ware in range(ALL_WARES):
            if state.supply[ware] > 0 and share_price(state, ware) <= means:
                choices = append(choices, BUY + ware)
        return choices

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if not is_purchase(action):
            return None
        ware = action - BUY
        if state.supply[ware] == 0:
            return WhyNot("manila.purchase.supply", {"ware": WARES[ware]})
        return _too_dear(state, ware)

    def refuse_later(self, state: ManilaState, action: i64) -> WhyNot | None:
        """When the punts are being loaded or sail already. A harbour master who could pay for no share was not asked,
        and is told that."""
        if not is_purchase(action) or state.agenda.kind == AUCTION:
            return None
        ware = action - BUY
        loading = state.agenda.kind == LOADING or state.agenda.kind == STARTING
        if loading and share_price(state, ware) > credit(state, state.to_play):
            return _too_dear(state, ware)
        return WhyNot("manila.purchase.right", {"ware": WARES[ware]})

    def play(self, state: ManilaState, action: i64) -> None:
        seat = state.harbour_master
        state.agenda.pop()
        if action == PASS:
            told.no_purchase(state, seat)
            return
        ware = action - BUY
        price = share_price(state, ware)
        told.buys(state, seat, ware, price)
        # Paid before the share is theirs: it cannot be pledged to pay for itself
        pay_with_loans(state, seat, price, "share", "manila.purchase.price")
        state.supply[ware] -= 1
        state.bought[seat * ALL_WARES + ware] += 1

    def facts(self, state: ManilaState) -> Args:
        prices = {f"buy {WARES[ware]}": share_price(state, ware) for ware in range(ALL_WARES)}
        return loans_for(state, state.to_play, prices)


def share_price(state: ManilaState, ware: i64) -> i64:
    return max(LEAST_SHARE_PRICE, PRICES[state.price[ware]])


def _too_dear(state: ManilaState, ware: i64) -> WhyNot:
    means = credit(state, state.harbour_master)
    return WhyNot(
        "manila.purchase.funds", {"ware": WARES[ware], "price": share_price(state, ware), "credit": means}
    )


# ---------------------------------------------------------------------------------------------------------------------
# Then three of the four wares are loaded


class Loading(Decision[ManilaState]):
    kind = LOADING
    name = "loading"

    def seat_of(self, state: ManilaState) -> i64:
        return state.harbour_master

    def legal(self, state: ManilaState) -> Numbers:
        choices = vec[i64](capacity=ALL_WARES)
        for ware in range(ALL_WARES):
            if state.place[ware] == ASHORE:
                choices = append(choices, LOAD + ware)
        return choices

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        return WhyNot("manila.loading.wares", {"ware": WARES[action - LOAD]}) if is_load(action) else None

    def play(self, state: ManilaState, action: i64) -> None:
        ware = action - LOAD
        state.place[ware] = NO_START
        told.loads(state, state.to_play, ware)
        if count(state.place, NO_START) == PUNTS:
            state.agenda.pop()

    def facts(self, state: ManilaState) -> Args:
        return {"left": PUNTS - count(state.place, NO_START)}


# ---------------------------------------------------------------------------------------------------------------------
# Last, the punts are put into their lanes, on spaces that add up to nine


class Starting(Decision[ManilaState]):
    kind = STARTING
    name = "starts"

    def seat_of(self, state: ManilaState) -> i64:
        return state.harbour_master

    def legal(self, state: ManilaState) -> Numbers:
        left = starts_left(state)
        others = count(state.place, NO_START) - 1
        lowest = max(0, left - LAST_START * others)
        highest = min(LAST_START, left)
        choices = vec[i64](capacity=PUNTS * STARTS)
        for ware in range(ALL_WARES):
            if state.place[ware] == NO_START:
                for space in range(lowest, highest + 1):
                    choices = append(choices, START + ware * STARTS + space)
        return choices

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if not is_start(action):
            return None
        ware = (action - START) // STARTS
        at = state.place[ware]
        problem = "ashore" if at == ASHORE else "sum" if at == NO_START else "done"
        facts: Args = {"ware": WARES[ware], "problem": problem, "left": starts_left(state)}
        facts["punts"] = count(state.place, NO_START)
        return WhyNot("manila.loading.starts", facts)

    def play(self, state: ManilaState, action: i64) -> None:
        ware = (action - START) // STARTS
        space = (action - START) % STARTS
        state.place[ware] = space
        told.starts(state, state.to_play, ware, space)
        if count(state.place, NO_START) == 0:
            state.agenda.pop()

    def facts(self, state: ManilaState) -> Args:
        return {"left": starts_left(state), "punts": count(state.place, NO_START), **_last_start(state)}


def _last_start(state: ManilaState) -> Args:
    """While two punts have no start: where each start of the one would put the other."""
    open = [ware for ware in range(ALL_WARES) if state.place[ware] == NO_START]
    if len(open) != 2:
        return {}
    left = starts_left(state)
    return {
        "follows": {
            f"start {WARES[ware]} {space}": {"ware": WARES[other], "space": left - space}
            for ware, other in ((open[0], open[1]), (open[1], open[0]))
            for space in range(STARTS)
            if 0 <= left - space <= LAST_START
        }
    }


def starts_left(state: ManilaState) -> i64:
    """What the starts still to be chosen must add up to."""
    left: i64 = STARTS_SUM
    for space in state.place:
        if space >= 0:
            left -= space
    return left
