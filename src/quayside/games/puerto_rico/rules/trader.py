"""The trader: everybody may sell one good to the trading house, which takes four, of different kinds."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, SELL, good_of, is_sale
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    GOODS,
    LARGE_MARKET,
    LARGE_MARKET_GAIN,
    OFFICE,
    PRICE,
    SMALL_MARKET,
    SMALL_MARKET_GAIN,
    TRADING_HOUSE_SPACES,
)
from quayside.games.puerto_rico.rules.agenda import SALE
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, everybody, pay
from quayside.games.puerto_rico.state import PuertoRicoState


class Trader(Role):
    def begin(self, state: PuertoRicoState) -> None:
        everybody(state, SALE)

    def end(self, state: PuertoRicoState) -> None:
        """Only a full house is emptied."""
        if not _is_house_full(state):
            return
        for good in state.trading_house:
            state.supply[good] += 1
        told.empties_house(state)
        state.trading_house = []


def _is_house_full(state: PuertoRicoState) -> bool:
    return len(state.trading_house) == TRADING_HOUSE_SPACES


class Sale(Turn):
    """A good that does not lie in the trading house yet, or any with an office."""

    kind = SALE
    name = "trader"

    def seat_of(self, state: PuertoRicoState) -> int:
        """Nobody, once the house is full."""
        return -1 if _is_house_full(state) else int(state.agenda.seat)

    def legal(self, state: PuertoRicoState) -> list[int]:
        seat: i64 = state.to_play
        choices = [PASS]
        for good in range(i64(ALL_GOODS)):
            if state.stock(seat, good) > 0 and is_bought(state, seat, good):
                choices.append(SELL + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        if not is_sale(action):
            return None
        good = good_of(action)
        has_none = state.stock(state.to_play, good) == 0
        rule = "puerto_rico.trader.sale" if has_none else "puerto_rico.trader.kinds"
        return WhyNot(rule, {"good": GOODS[good]})

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_sale(state, seat)
            return
        good = good_of(action)
        state.goods[seat * ALL_GOODS + good] -= 1
        state.trading_house.append(good)
        told.sells(state, seat, good)
        pay(state, BANK, seat, income(state, seat, good), "sale", "puerto_rico.trader.price")

    def facts(self, state: PuertoRicoState) -> Args:
        seat = state.to_play
        prices = {
            GOODS[good]: income(state, seat, good) for good in range(ALL_GOODS) if state.stock(seat, good) > 0
        }
        return {"prices": prices}


def is_bought(state: PuertoRicoState, seat: i64, good: i64) -> bool:
    """Whether the house would take a good from a seat: each kind once, from an office also again."""
    for sold in state.trading_house:
        if sold == good:
            return state.occupied(seat, OFFICE)
    return True


def income(state: PuertoRicoState, seat: int, good: int) -> int:
    """What a seat gets for a good: its price, and more for the trader and in a market."""
    price, privilege, markets = parts(state, seat, good, seat == state.picker)
    return price + privilege + markets


def parts(state: PuertoRicoState, seat: int, good: int, is_trader: bool) -> tuple[int, int, int]:
    """The price of a good, and what the trader's privilege and markets add to it."""
    markets = 0
    if state.occupied(seat, SMALL_MARKET):
        markets += SMALL_MARKET_GAIN
    if state.occupied(seat, LARGE_MARKET):
        markets += LARGE_MARKET_GAIN
    return PRICE[good], int(is_trader), markets
