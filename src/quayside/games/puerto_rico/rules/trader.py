"""The trader: everybody may sell one good to the trading house, which takes four, of different kinds.

With a trading post the one sale may go to the supply instead; with a land office a plantation may be bought or sold besides.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    BUY_TILE,
    PASS,
    POST,
    SELL,
    SELL_TILE,
    good_of,
    is_land_sale,
    is_post_sale,
    is_sale,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    GOODS,
    LAND_OFFICE,
    LAND_PRICE,
    LARGE_MARKET,
    LARGE_MARKET_GAIN,
    OFFICE,
    PRICE,
    SMALL_MARKET,
    SMALL_MARKET_GAIN,
    TRADING_HOUSE_SPACES,
    TRADING_POST,
)
from quayside.games.puerto_rico.rules.agenda import SALE
from quayside.games.puerto_rico.rules.forests import BOUGHT, gain, may_lie_face_down
from quayside.games.puerto_rico.rules.guests import TRADER_GUESTS, turns_with_guests
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, pay, privilege
from quayside.games.puerto_rico.rules.plantations import draw_tile, give_up, is_tile_left
from quayside.games.puerto_rico.state import PuertoRicoState

# What a seat has done in its turn, as a set: the number of its frame
SOLD: Final = 1
DEALT_IN_LAND: Final = 2


class Trader(Role):
    def begin(self, state: PuertoRicoState) -> None:
        turns_with_guests(state, SALE, TRADER_GUESTS)

    def end(self, state: PuertoRicoState) -> None:
        """Only a full house is emptied."""
        if not _is_house_full(state):
            return
        for good in state.trading_house:
            state.supply[good] += 1
        told.empties_house(state)
        state.trading_house = vec[i64]()


def _is_house_full(state: PuertoRicoState) -> bool:
    return len(state.trading_house) == TRADING_HOUSE_SPACES


class Sale(Turn):
    """A good that does not lie in the trading house yet, or any with an office; or what trading post and land office have
    to offer, until the seat passes or nothing is left to do."""

    kind = SALE
    name = "trader"

    def seat_of(self, state: PuertoRicoState) -> i64:
        """Nobody, once the house is full, who has neither a trading post nor a land office to go to."""
        seat = state.agenda.seat
        if not state.expanded:
            return -1 if _is_house_full(state) else seat
        if state.agenda.number == 0 and not _is_house_full(state):
            return seat
        return seat if len(self._choices(state, seat)) > 1 else -1

    def legal(self, state: PuertoRicoState) -> Numbers:
        if state.expanded:
            return self._choices(state, state.to_play)
        return _with_sales(vec[i64]([PASS]), state, state.to_play)

    def _choices(self, state: PuertoRicoState, seat: i64) -> Numbers:
        done = state.agenda.number
        choices = vec[i64]([PASS])
        if not done & SOLD and not _is_house_full(state):
            choices = _with_sales(choices, state, seat)
        if not done & DEALT_IN_LAND:
            choices = extend(choices, land_deals(state, seat))
        if not done & SOLD and state.works_in(seat, TRADING_POST):
            for good in range(i64(ALL_GOODS)):
                if state.stock(seat, good) > 0:
                    choices = append(choices, POST + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        seat = state.to_play
        done = state.agenda.number
        if is_sale(action) or is_post_sale(action):
            good = good_of(action)
            if done & SOLD:
                return WhyNot("puerto_rico.buildings.trading_post", {"problem": "sold"})
            if is_post_sale(action) and not state.works_in(seat, TRADING_POST):
                return WhyNot("puerto_rico.buildings.trading_post", {"problem": "none"})
            if state.stock(seat, good) == 0:
                return WhyNot("puerto_rico.trader.sale", {"good": GOODS[good]})
            if _is_house_full(state):
                return WhyNot("puerto_rico.buildings.trading_post", {"problem": "full_house"})
            return WhyNot("puerto_rico.trader.kinds", {"good": GOODS[good]})
        if action == BUY_TILE or is_land_sale(action):
            problem = "done" if done & DEALT_IN_LAND else _land_problem(state, seat, action)
            return WhyNot("puerto_rico.buildings.land_office", {"problem": problem})
        return None

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        done = state.agenda.number
        state.agenda.pop()
        if action == PASS:
            if done == 0:
                told.no_sale(state, seat)
            return
        if action == BUY_TILE or is_land_sale(action):
            state.agenda.push(SALE, seat, done | DEALT_IN_LAND)
            _deal_in_land(state, seat, action)
            return
        if state.expanded:
            state.agenda.push(SALE, seat, done | SOLD)
        good = good_of(action)
        state.goods[seat * ALL_GOODS + good] -= 1
        if is_post_sale(action):
            state.supply[good] += 1
            told.posts(state, seat, good)
            pay(
                state,
                BANK,
                seat,
                post_income(state, seat, good),
                "post",
                "puerto_rico.buildings.trading_post",
            )
            return
        state.trading_house = append(state.trading_house, good)
        told.sells(state, seat, good)
        pay(state, BANK, seat, income(state, seat, good), "sale", "puerto_rico.trader.price")

    def facts(self, state: PuertoRicoState) -> Args:
        seat = state.to_play
        held = [good for good in range(ALL_GOODS) if state.stock(seat, good) > 0]
        facts: Args = {
            "prices": {GOODS[good]: income(state, seat, good) for good in held},
            "sold": state.agenda.number & SOLD > 0,
            "dealt": state.agenda.number & DEALT_IN_LAND > 0,
            "way": "house",
        }
        if state.expanded:
            facts["way"] = _way(state, seat)
            if state.works_in(seat, TRADING_POST):
                facts["post_prices"] = {GOODS[good]: post_income(state, seat, good) for good in held}
        return facts


def _way(state: PuertoRicoState, seat: i64) -> str:
    """Where a seat can sell now, or that only its land office is left."""
    if not any([is_sale(action) or is_post_sale(action) for action in state.choices]):
        return "land"
    return "post" if state.works_in(seat, TRADING_POST) else "house"


def _with_sales(choices: Numbers, state: PuertoRicoState, seat: i64) -> Numbers:
    for good in range(i64(ALL_GOODS)):
        if state.stock(seat, good) > 0 and is_bought(state, seat, good):
            choices = append(choices, SELL + good)
    return choices


def is_bought(state: PuertoRicoState, seat: i64, good: i64) -> bool:
    """Whether the house would take a good from a seat: each kind once, from an office also again."""
    for sold in state.trading_house:
        if sold == good:
            return state.occupied(seat, OFFICE)
    return True


def income(state: PuertoRicoState, seat: i64, good: i64) -> i64:
    """What a seat gets for a good: its price, and more for the trader and in a market."""
    price, privileged, markets = parts(state, seat, good, privilege(state, seat))
    return price + privileged + markets


def parts(state: PuertoRicoState, seat: i64, good: i64, privileged: i64) -> tuple[int, int, int]:
    """The price of a good, and what a trader's privilege of so many doubloons and markets add to it."""
    markets = 0
    if state.occupied(seat, SMALL_MARKET):
        markets += SMALL_MARKET_GAIN
    if state.occupied(seat, LARGE_MARKET):
        markets += LARGE_MARKET_GAIN
    return PRICE[good], privileged, markets


def post_income(state: PuertoRicoState, seat: i64, good: i64) -> i64:
    """At the trading post: markets do nothing for it."""
    return PRICE[good] + privilege(state, seat)


# ---------------------------------------------------------------------------------------------------------------------
# The land office: a colonist there buys a plantation, a noble sells one


def land_deals(state: PuertoRicoState, seat: i64) -> list[int]:
    if not state.works_in(seat, LAND_OFFICE):
        return []
    if state.has_noble_in(seat, LAND_OFFICE):
        return [SELL_TILE + tile for tile in range(ALL_GOODS) if state.tiles(seat, tile) > 0]
    can_buy = state.doubloons[seat] >= LAND_PRICE and state.free_island[seat] > 0 and is_tile_left(state)
    return [BUY_TILE] if can_buy else []


def _land_problem(state: PuertoRicoState, seat: i64, action: i64) -> str:
    if not state.works_in(seat, LAND_OFFICE):
        return "none"
    if (action == BUY_TILE) == state.has_noble_in(seat, LAND_OFFICE):
        return "colonist" if action != BUY_TILE else "noble"
    if action != BUY_TILE:
        return "no_tile"
    if state.doubloons[seat] < LAND_PRICE:
        return "no_money"
    return "full_island" if state.free_island[seat] == 0 else "no_pile"


def _deal_in_land(state: PuertoRicoState, seat: i64, action: i64) -> None:
    rule = "puerto_rico.buildings.land_office"
    if action == BUY_TILE:
        pay(state, seat, BANK, LAND_PRICE, "land", rule)
        tile = draw_tile(state)
        told.buys_tile(state, seat, tile, may_lie_face_down(state, seat, tile))
        gain(state, seat, tile, BOUGHT)
    else:
        tile = action - SELL_TILE
        give_up(state, seat, tile)
        told.sells_tile(state, seat, tile)
        pay(state, BANK, seat, LAND_PRICE, "land", rule)
