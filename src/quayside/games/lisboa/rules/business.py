"""The business that follows a tucked card: selling goods to ships, or trading them with nobles for state actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import PASS, SELL, TRADE, is_sale, is_trade, sale, trade
from quayside.games.lisboa.board import (
    ACCEPTED,
    ACTS,
    ACTS_EACH,
    ALL_ACTS,
    ALL_SHIPS,
    GOLD,
    GOOD_TYPES,
    GOODS,
    PRODUCE,
    SHIP,
    SHIPS,
    STATE_ACTIONS,
)
from quayside.games.lisboa.components import SELL as SELL_BENEFIT
from quayside.games.lisboa.components import TRADE_WILD
from quayside.games.lisboa.rules import acts
from quayside.games.lisboa.rules.agenda import BUSINESS, SELLING, TRADE_ACT, TRADING
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.tracks import gain_reis, gain_wigs, return_goods
from quayside.games.lisboa.sets import has, plus
from quayside.games.lisboa.state import LisboaState


class Business(SeatDecision):
    """Goods are sold, or traded: what the first of them is, decides."""

    kind = BUSINESS
    name = "business"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if _has_business(state, seat) else -1

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        told.lapses(state, seat, "business", "lisboa.portfolio.goods")

    def legal(self, state: LisboaState) -> Numbers:
        return extend(sales(state, state.to_play), trades(state, state.to_play, ALL_TRADES))

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_sale(state, action) or _refuse_trade(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        if is_sale(action):
            _sell(state, seat, action)
            state.agenda.replace(SELLING, seat)
        else:
            state.agenda.pop()
            _trade(state, seat, action)

    def facts(self, state: LisboaState) -> Args:
        return {"sales": _sale_prices(state, state.to_play)}


def _has_business(state: LisboaState, seat: i64) -> bool:
    if state.all_goods(seat) == 0:
        return False
    for ship in range(ALL_SHIPS):
        if free_hold(state, ship) > 0:
            return True
    return bool(trades(state, seat, 1))


# ---------------------------------------------------------------------------------------------------------------------
# Selling


def free_hold(state: LisboaState, ship: i64) -> i64:
    """Empty places of a docked ship; 0 for one at sea, in the yard or out of the game."""
    if state.owner[ship] < 0 or state.at_sea[ship]:
        return 0
    at = ship * GOOD_TYPES
    aboard = state.aboard
    return state.values.hold[ship] - aboard[at] - aboard[at + 1] - aboard[at + 2] - aboard[at + 3]


def sale_price(state: LisboaState, seat: i64, good: i64, ship: i64) -> i64:
    return state.price[good] + state.values.modifier[ship] + state.benefit(seat, SELL_BENEFIT + good)


def _sale_prices(state: LisboaState, seat: i64) -> Args:
    """What each sale would bring, by its notation."""
    return {
        f"sell {GOODS[good]} {SHIPS[ship]}": sale_price(state, seat, good, ship)
        for good in range(GOOD_TYPES)
        for ship in range(ALL_SHIPS)
        if free_hold(state, ship) > 0
    }


def sales(state: LisboaState, seat: i64) -> Numbers:
    """Every good to every ship that has room for it."""
    open_ships = vec[i64](capacity=ALL_SHIPS)
    for ship in range(ALL_SHIPS):
        if state.owner[ship] >= 0 and free_hold(state, ship) > 0:
            open_ships = append(open_ships, ship)
    choices = vec[i64]()
    if len(open_ships) > 0:
        for good in range(GOOD_TYPES):
            if state.goods[seat * GOOD_TYPES + good]:
                for ship in open_ships:
                    choices = append(choices, sale(good, ship))
    return choices


class Selling(SeatDecision):
    """One sale after the other."""

    kind = SELLING
    name = "selling"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if state.all_goods(seat) > 0 else -1

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64]([PASS])
        choices = extend(choices, sales(state, state.to_play))
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_sale(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        if action == PASS:
            state.agenda.pop()
        else:
            _sell(state, state.to_play, action)

    def facts(self, state: LisboaState) -> Args:
        return {"sales": _sale_prices(state, state.to_play)}


def _refuse_sale(state: LisboaState, action: i64) -> WhyNot | None:
    if not is_sale(action):
        return None
    good, ship = divmod(action - SELL, ALL_SHIPS)
    if not state.goods[state.to_play * GOOD_TYPES + good]:
        return WhyNot("lisboa.sell.goods", {"good": GOODS[good]})
    return WhyNot("lisboa.sell.hold", {"ship": SHIPS[ship]})


def _sell(state: LisboaState, seat: i64, action: i64) -> None:
    """A ship that is full sails, and brings its owner wigs."""
    good = (action - SELL) // ALL_SHIPS
    ship = (action - SELL) % ALL_SHIPS
    price = sale_price(state, seat, good, ship)
    state.goods[seat * GOOD_TYPES + good] -= 1
    state.aboard[ship * GOOD_TYPES + good] += 1
    told.sells(state, seat, good, ship, price)
    gain_reis(state, seat, price, "lisboa.sell.price", "sale")
    if free_hold(state, ship) == 0:
        state.at_sea[ship] = 1
        owner = state.owner[ship]
        told.sails(state, owner, ship)
        gain_wigs(state, owner, state.values.hold[ship], "lisboa.sell.sailing", "ship")


# ---------------------------------------------------------------------------------------------------------------------
# Trading

ALL_TRADES: Final = 24  # four goods, six acts


def _accepts(state: LisboaState, seat: i64, act: i64, good: i64) -> bool:
    """Gold, what the act's noble likes, or with a clergy tile a good of any type."""
    return good == GOLD or good == ACCEPTED[act // ACTS_EACH] or state.wild < state.benefit(seat, TRADE_WILD)


def trades(state: LisboaState, seat: i64, enough: i64) -> Numbers:
    """Goods and the acts that they buy; the search ends when there are enough of them."""
    choices = vec[i64]()
    asked: i64 = (
        0  # sets of acts: which do not depend on the good and were tested, and which of them are possible
    )
    found: i64 = 0
    for good in range(GOOD_TYPES):
        if not state.goods[seat * GOOD_TYPES + good]:
            continue
        # The act is tested with what is left when the good has been given.
        state.goods[seat * GOOD_TYPES + good] -= 1
        state.supply[good] += 1
        for act in STATE_ACTIONS:
            if act == state.traded or not _accepts(state, seat, act, good):
                continue
            if act in (SHIP, PRODUCE):
                possible = acts.possible_now(state, seat, act)
            else:
                if not has(asked, act):
                    asked = plus(asked, act)
                    if acts.possible_now(state, seat, act):
                        found = plus(found, act)
                possible = has(found, act)
            if possible:
                choices = append(choices, trade(good, act))
                if len(choices) == enough:
                    break
        state.goods[seat * GOOD_TYPES + good] += 1
        state.supply[good] -= 1
        if len(choices) == enough:
            break
    return choices


class Trading(SeatDecision):
    """A second trade, for another act."""

    kind = TRADING
    name = "trading"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if state.all_goods(seat) > 0 else -1

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64]([PASS])
        choices = extend(choices, trades(state, state.to_play, ALL_TRADES))
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_trade(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        if action != PASS:
            _trade(state, state.to_play, action)


def _refuse_trade(state: LisboaState, action: i64) -> WhyNot | None:
    if not is_trade(action):
        return None
    seat = state.to_play
    good, act = divmod(action - TRADE, ALL_ACTS)
    held = state.goods[seat * GOOD_TYPES + good]
    facts: Args = {"good": GOODS[good], "act": ACTS[act], "held": held}
    if not held:
        return WhyNot("lisboa.trade.goods", facts)
    if act not in STATE_ACTIONS:
        return WhyNot("lisboa.trade.acts", facts)
    if act == state.traded:
        return WhyNot("lisboa.trade.twice", facts)
    if not _accepts(state, seat, act, good):
        return WhyNot("lisboa.trade.goods", facts)
    return WhyNot("lisboa.trade.possible", facts)


def _trade(state: LisboaState, seat: i64, action: i64) -> None:
    good = (action - TRADE) // ALL_ACTS
    act = (action - TRADE) % ALL_ACTS
    if good != GOLD and good != ACCEPTED[act // ACTS_EACH]:
        state.wild += 1
    told.trades(state, seat, good, act)
    return_goods(state, seat, good, 1, "lisboa.trade.goods")
    if state.traded < 0:
        state.traded = act
        state.agenda.push(TRADING, seat)
    state.agenda.push(TRADE_ACT, seat, number=act)


class TradeAct(Step[LisboaState]):
    """The act that a good has bought."""

    kind = TRADE_ACT
    name = "trade_act"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        act = state.agenda.number
        state.agenda.pop()
        acts.begin(state, seat, act)
