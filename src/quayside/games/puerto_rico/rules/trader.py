"""The trader: everybody may sell one good to the trading house, which takes four, of different kinds."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.puerto_rico.actions import LOAD, PASS, SELL
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
from quayside.games.puerto_rico.rules.agenda import BANK, SALE, everybody, pay
from quayside.games.puerto_rico.state import PuertoRicoState


def begin(state: PuertoRicoState) -> None:
    everybody(state, SALE)


def house_is_full(state: PuertoRicoState) -> bool:
    return len(state.trading_house) == TRADING_HOUSE_SPACES


# ---------------------------------------------------------------------------------------------------------------------
# A sale


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


def legal_sale(state: PuertoRicoState) -> list[int]:
    seat = state.to_play
    choices = [PASS]
    for good in range(ALL_GOODS):
        if state.goods[seat * ALL_GOODS + good] > 0 and (
            good not in state.trading_house or state.occupied(seat, OFFICE)
        ):
            choices.append(SELL + good)
    return choices


def refuse_sale(state: PuertoRicoState, action: int) -> WhyNot | None:
    if not SELL <= action < LOAD:
        return None
    good = action - SELL
    if state.goods[state.to_play * ALL_GOODS + good] == 0:
        return WhyNot("puerto_rico.trader.sale", {"good": GOODS[good]})
    return WhyNot("puerto_rico.trader.kinds", {"good": GOODS[good]})


def play_sale(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    state.agenda.pop()
    if action == PASS:
        if state.listener is not None:
            state.tell("no_sale", "puerto_rico.trader.sale", {"seat": seat, "forced": state.forced})
        return
    good = action - SELL
    state.goods[seat * ALL_GOODS + good] -= 1
    state.trading_house.append(good)
    if state.listener is not None:
        state.tell("sell", "puerto_rico.trader.sale", {"seat": seat, "good": GOODS[good]})
    pay(state, BANK, seat, income(state, seat, good), "sale", "puerto_rico.trader.price")


# ---------------------------------------------------------------------------------------------------------------------
# The end of the phase


def end(state: PuertoRicoState) -> None:
    """Only a full house is emptied."""
    if not house_is_full(state):
        return
    for good in state.trading_house:
        state.supply[good] += 1
    if state.listener is not None:
        goods = [GOODS[good] for good in state.trading_house]
        state.tell("empty_house", "puerto_rico.trader.emptying", {"goods": goods})
    state.trading_house = []
