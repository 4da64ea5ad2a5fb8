"""The portfolio: when a card may be tucked, making room for it, its reward or subsidy, and the business that follows."""

from __future__ import annotations

from typing import Final

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import DROP, PASS, SELL, TRADE
from quayside.games.lisboa.board import (
    ACCEPTED,
    ACTS,
    ALL_CARDS,
    ALL_SHIPS,
    BOTTOM,
    CARDS,
    FIRST_SHIP,
    GOLD,
    GOODS,
    LIMIT,
    PRODUCE,
    SHIP,
    SHIPS,
    SLOTS,
    STATE_ACTIONS,
    TOP,
    TREASURY,
)
from quayside.games.lisboa.components import (
    ALL_BENEFITS,
    SUBSIDY,
    TRADE_WILD,
)
from quayside.games.lisboa.components import SELL as SELL_BENEFIT
from quayside.games.lisboa.rules import acts
from quayside.games.lisboa.rules.agenda import (
    BUSINESS,
    EFFECT,
    OF_CARD,
    ROOM,
    SELLING,
    TRADE_ACT,
    TRADING,
    TUCK,
    kind_of,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.tracks import (
    gain_reis,
    gain_wigs,
    move_treasury,
    return_goods,
    return_surplus,
)
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Tucking a card


def may_tuck(state: LisboaState, seat: int, card: int) -> bool:
    """Who tucks a card must own a good after its reward or penalty; for a treasury card he must have one."""
    if state.table.kind[card] == TREASURY:
        return state.all_goods(seat) > 0
    return acts.owns_a_good_after(state, seat, state.table.effects[card])


def tuck(state: LisboaState, seat: int, card: int) -> None:
    """Room first, then the reward or the subsidy, then the card is tucked, then business."""
    push(state, BUSINESS, seat)
    push(state, TUCK, seat, card)
    if state.table.kind[card] == TREASURY:
        push(state, ROOM, seat, BOTTOM)
        return
    for effect in reversed(state.table.effects[card]):
        push(state, EFFECT, seat, OF_CARD << 16 | effect)
    push(state, ROOM, seat, TOP)


def put_in_place(state: LisboaState) -> None:
    seat = seat_of(state)
    card = number_of(state)
    state.agenda.pop()
    if state.table.kind[card] == TREASURY:
        subsidy = state.coins() + state.benefit(seat, SUBSIDY)
        gain_reis(state, seat, subsidy, "lisboa.portfolio.subsidy", "subsidy")
        move_treasury(state, -1, "lisboa.portfolio.subsidy")
        state.bottom[seat].append(card)
        _count_benefits(state, seat, card, 1)
    else:
        state.top[seat].append(card)
        state.drawing[seat] += state.table.influence[card]
    if state.listener is not None:
        state.tell("tuck", "lisboa.portfolio.rows", {"seat": seat, "card": CARDS[card]})


def _count_benefits(state: LisboaState, seat: int, card: int, sign: int) -> None:
    benefit = state.table.benefit[card]
    for at in range(0, len(benefit), 2):
        state.benefits[seat * ALL_BENEFITS + benefit[at]] += sign * benefit[at + 1]


# ---------------------------------------------------------------------------------------------------------------------
# Making room


def limit(state: LisboaState, seat: int) -> int:
    """How many cards the portfolio may hold; there is no slot for a seventh."""
    return min(LIMIT + state.sets(seat), 2 * SLOTS)


def is_full(state: LisboaState, seat: int, row: int) -> bool:
    """No free slot in the row, or as many cards as rubble sets allow."""
    held = len(state.top[seat]) + len(state.bottom[seat])
    return held >= limit(state, seat) or _slots_used(state, seat, row) >= SLOTS


def _slots_used(state: LisboaState, seat: int, row: int) -> int:
    return len(state.top[seat]) if row == TOP else len(state.bottom[seat])


def legal_room(state: LisboaState) -> list[int]:
    """A card of the row, if that is full; otherwise any."""
    seat = seat_of(state)
    row = number_of(state)
    choices: list[int] = []
    row_full = _slots_used(state, seat, row) >= SLOTS
    if row == TOP or not row_full:
        choices.extend([DROP + card for card in state.top[seat]])
    if row == BOTTOM or not row_full:
        choices.extend([DROP + card for card in state.bottom[seat]])
    choices.sort()
    return choices


def play_room(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    row = number_of(state)
    card = action - DROP
    if card >= FIRST_SHIP:
        _scrap(state, seat, card - FIRST_SHIP)
    elif state.table.kind[card] == TREASURY:
        state.bottom[seat].remove(card)
        _count_benefits(state, seat, card, -1)
        return_surplus(state, seat)
    else:
        state.top[seat].remove(card)
        state.drawing[seat] -= state.table.influence[card]
    if state.listener is not None:
        name = SHIPS[card - FIRST_SHIP] if card >= FIRST_SHIP else CARDS[card]
        state.tell("drop", "lisboa.portfolio.room", {"seat": seat, "card": name})
    if not is_full(state, seat, row):
        state.agenda.pop()


def _scrap(state: LisboaState, seat: int, ship: int) -> None:
    """A ship out of the game; its goods go back to the supply."""
    state.top[seat].remove(FIRST_SHIP + ship)
    state.drawing[seat] -= state.table.ship_influence[ship]
    state.owner[ship] = -1
    state.at_sea[ship] = 0
    unload(state, ship)


def unload(state: LisboaState, ship: int) -> None:
    for good in range(4):
        state.supply[good] += state.aboard[ship * 4 + good]
        state.aboard[ship * 4 + good] = 0


def refuse_room(state: LisboaState, action: int) -> WhyNot | None:
    if not DROP <= action < DROP + ALL_CARDS + ALL_SHIPS:
        return None
    card = action - DROP
    name = SHIPS[card - FIRST_SHIP] if card >= FIRST_SHIP else CARDS[card]
    return WhyNot("lisboa.portfolio.room", {"card": name, "limit": limit(state, seat_of(state))})


# ---------------------------------------------------------------------------------------------------------------------
# Business: selling goods, or trading with nobles


def has_business(state: LisboaState, seat: int) -> bool:
    if state.all_goods(seat) == 0:
        return False
    for ship in range(ALL_SHIPS):
        if free_hold(state, ship) > 0:
            return True
    return bool(_trades(state, seat, 1))


def legal_business(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    choices = _sales(state, seat)
    choices.extend(_trades(state, seat, ALL_TRADES))
    return choices


def play_business(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.traded = -1
    state.wild = 0
    if action < TRADE:
        _sell(state, seat, action)
        replace(state, SELLING, seat)
    else:
        state.agenda.pop()
        _trade(state, seat, action)


def refuse_business(state: LisboaState, action: int) -> WhyNot | None:
    seat = seat_of(state)
    if SELL <= action < SELL + 4 * ALL_SHIPS and kind_of(state) != TRADING:
        good, ship = divmod(action - SELL, ALL_SHIPS)
        if not state.goods[seat * 4 + good]:
            return WhyNot("lisboa.sell.goods", {"good": GOODS[good]})
        return WhyNot("lisboa.sell.hold", {"ship": SHIPS[ship]})
    if TRADE <= action < TRADE + 4 * len(ACTS) and kind_of(state) != SELLING:
        good, act = divmod(action - TRADE, len(ACTS))
        held = state.goods[seat * 4 + good]
        facts: dict[str, object] = {"good": GOODS[good], "act": ACTS[act], "held": held}
        if not held:
            return WhyNot("lisboa.trade.goods", facts)
        if act not in STATE_ACTIONS:
            return WhyNot("lisboa.trade.acts", facts)
        if act == state.traded:
            return WhyNot("lisboa.trade.twice", facts)
        if not _accepts(state, seat, act, good):
            return WhyNot("lisboa.trade.goods", facts)
        return WhyNot("lisboa.trade.possible", facts)
    return None


# Selling


def free_hold(state: LisboaState, ship: int) -> int:
    """Empty places of a docked ship; 0 for one at sea, in the yard or out of the game."""
    if state.owner[ship] < 0 or state.at_sea[ship]:
        return 0
    at = ship * 4
    aboard = state.aboard
    return state.table.hold[ship] - aboard[at] - aboard[at + 1] - aboard[at + 2] - aboard[at + 3]


def sale_price(state: LisboaState, seat: int, good: int, ship: int) -> int:
    return state.price[good] + state.table.modifier[ship] + state.benefit(seat, SELL_BENEFIT + good)


def _sales(state: LisboaState, seat: int) -> list[int]:
    open_ships = [ship for ship in range(ALL_SHIPS) if state.owner[ship] >= 0 and free_hold(state, ship) > 0]
    choices: list[int] = []
    if open_ships:
        for good in range(4):
            if state.goods[seat * 4 + good]:
                choices.extend([SELL + good * ALL_SHIPS + ship for ship in open_ships])
    return choices


def _sell(state: LisboaState, seat: int, action: int) -> None:
    good = (action - SELL) // ALL_SHIPS
    ship = (action - SELL) % ALL_SHIPS
    price = sale_price(state, seat, good, ship)
    state.goods[seat * 4 + good] -= 1
    state.aboard[ship * 4 + good] += 1
    if state.listener is not None:
        state.tell(
            "sell",
            "lisboa.sell.price",
            {"seat": seat, "good": GOODS[good], "ship": SHIPS[ship], "price": price},
        )
    gain_reis(state, seat, price, "lisboa.sell.price", "sale")
    if free_hold(state, ship) == 0:
        state.at_sea[ship] = 1
        owner = state.owner[ship]
        if state.listener is not None:
            state.tell("sail", "lisboa.sell.sailing", {"seat": owner, "ship": SHIPS[ship]})
        gain_wigs(state, owner, state.table.hold[ship], "lisboa.sell.sailing", "ship")


def legal_selling(state: LisboaState) -> list[int]:
    choices = [PASS]
    choices.extend(_sales(state, seat_of(state)))
    return choices


def play_selling(state: LisboaState, action: int) -> None:
    if action == PASS:
        state.agenda.pop()
    else:
        _sell(state, seat_of(state), action)


# Trading

ALL_TRADES: Final = 24  # four goods, six acts


def _accepts(state: LisboaState, seat: int, act: int, good: int) -> bool:
    """Gold, what the act's noble likes, or with a clergy tile a good of any type."""
    return good == GOLD or good == ACCEPTED[act // 3] or state.wild < state.benefit(seat, TRADE_WILD)


def _trades(state: LisboaState, seat: int, enough: int) -> list[int]:
    """Goods and the acts that they buy; the search ends when there are enough of them."""
    choices: list[int] = []
    asked = 0  # sets of acts: which do not depend on the good and were tested, and which of them are possible
    found = 0
    for good in range(4):
        if not state.goods[seat * 4 + good]:
            continue
        # The act is tested with what is left when the good has been given.
        state.goods[seat * 4 + good] -= 1
        state.supply[good] += 1
        for act in STATE_ACTIONS:
            if act == state.traded or not _accepts(state, seat, act, good):
                continue
            if act in (SHIP, PRODUCE):
                possible = acts.possible_now(state, seat, act)
            else:
                if not asked >> act & 1:
                    asked |= 1 << act
                    found |= int(acts.possible_now(state, seat, act)) << act
                possible = bool(found >> act & 1)
            if possible:
                choices.append(TRADE + good * len(ACTS) + act)
                if len(choices) == enough:
                    break
        state.goods[seat * 4 + good] += 1
        state.supply[good] -= 1
        if len(choices) == enough:
            break
    return choices


def _trade(state: LisboaState, seat: int, action: int) -> None:
    good = (action - TRADE) // len(ACTS)
    act = (action - TRADE) % len(ACTS)
    if good != GOLD and good != ACCEPTED[act // 3]:
        state.wild += 1
    if state.listener is not None:
        state.tell("trade", "lisboa.trade.acts", {"seat": seat, "good": GOODS[good], "act": ACTS[act]})
    return_goods(state, seat, good, 1, "lisboa.trade.goods")
    if state.traded < 0:
        state.traded = act
        push(state, TRADING, seat)
    push(state, TRADE_ACT, seat, act)


def legal_trading(state: LisboaState) -> list[int]:
    choices = [PASS]
    choices.extend(_trades(state, seat_of(state), ALL_TRADES))
    return choices


def play_trading(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    if action != PASS:
        _trade(state, seat, action)
