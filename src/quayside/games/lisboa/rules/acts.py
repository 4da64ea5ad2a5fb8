"""The nine acts as one: which of them a seat could take now, and how each begins. Rewards and events are made of them."""

from __future__ import annotations

from typing import Final

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import LOSE
from quayside.games.lisboa.board import (
    BUILDING,
    CARDINAL,
    DECREE,
    FAVOR,
    GOODS,
    PLAN,
    PRODUCE,
    RECRUIT,
    SHIP,
)
from quayside.games.lisboa.components import (
    ANY_GOOD,
    BUILDING_EFFECT,
    CARDINAL_EFFECT,
    DECREE_EFFECT,
    FAVOR_EFFECT,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_REIS,
    GAIN_WIGS,
    LOSE_GOODS,
    LOSE_INFLUENCE,
    LOSE_REIS,
    LOSE_WIGS,
    OFFICIALS_EFFECT,
    PLAN_EFFECT,
    PRODUCE_EFFECT,
    RUBBLE_EFFECT,
    SHIP_EFFECT,
    STORE_EFFECT,
    TREASURY_EFFECT,
)
from quayside.games.lisboa.rules import builder, church, king, marquis
from quayside.games.lisboa.rules.agenda import (
    EFFECT,
    GAINING,
    LOSING,
    OF_CARD,
    OF_EVENT,
    ORIGIN_RULES,
    number_of,
    push,
    seat_of,
)
from quayside.games.lisboa.rules.tracks import (
    gain_goods,
    gain_influence,
    gain_reis,
    gain_wigs,
    has_room,
    lose_influence,
    move_treasury,
    return_goods,
)
from quayside.games.lisboa.state import LisboaState

MOST_STEPS: Final = 2  # of the cardinal

# What is told of an effect that cannot be carried out: the act that it offers, or what it would have brought
LAPSING: Final = {
    GAIN_GOODS: "goods",
    FAVOR_EFFECT: "favor",
    CARDINAL_EFFECT: "cardinal",
    OFFICIALS_EFFECT: "recruit",
    PLAN_EFFECT: "plan",
    SHIP_EFFECT: "ship",
    PRODUCE_EFFECT: "produce",
    DECREE_EFFECT: "decree",
    STORE_EFFECT: "store",
    BUILDING_EFFECT: "building",
    RUBBLE_EFFECT: "rubble",
}


def possible(state: LisboaState, seat: int, act: int, coins: int, marker: int) -> bool:
    """Whether a seat with these coins and this much influence could carry out an act."""
    if act == FAVOR:
        return king.can_take_favor(state, seat)
    if act == CARDINAL:
        return church.can_meet_cardinal(state, seat, MOST_STEPS)
    if act == BUILDING:
        return king.can_open_building(state, seat, coins, marker)
    if act == SHIP:
        return marquis.can_build_ship(state, seat)
    if act == PRODUCE:
        return marquis.can_produce(state, seat)
    if act == DECREE:
        return marquis.can_take_decree(state)
    if act == RECRUIT:
        return builder.can_recruit(state, seat)
    if act == PLAN:
        return builder.can_take_plan(state)
    return builder.can_build_store(state, seat, coins, marker)


def possible_now(state: LisboaState, seat: int, act: int) -> bool:
    return possible(state, seat, act, state.reis[seat], state.influence[seat])


def begin(state: LisboaState, seat: int, act: int) -> None:
    """An act that a player chose: it may not be declined."""
    if act == FAVOR:
        king.take_favor(state, seat, 0)
    elif act == CARDINAL:
        church.meet_cardinal(state, seat, MOST_STEPS, 0)
    elif act == BUILDING:
        king.open_building(state, seat)
    elif act == SHIP:
        marquis.build_ship(state, seat, 0)
    elif act == PRODUCE:
        marquis.produce(state, seat, 0)
    elif act == DECREE:
        marquis.take_decrees(state, seat, 1)
    elif act == RECRUIT:
        builder.recruit(state, seat)
    elif act == PLAN:
        builder.take_plan(state, seat, 0)
    else:
        builder.build_store(state, seat)


# ---------------------------------------------------------------------------------------------------------------------
# Effects of cards, plots and spaces


def can_carry_out(state: LisboaState, seat: int, effect: int, coins: int, marker: int) -> bool:
    """Whether a part of an event could be carried out."""
    word = effect >> 8
    number = effect & 0xFF
    if word == GAIN_GOODS:
        good = number >> 4
        return has_room(state, seat) if good == ANY_GOOD else state.room(seat, good) > 0
    if word == FAVOR_EFFECT:
        return king.can_take_favor(state, seat)
    if word == CARDINAL_EFFECT:
        return church.can_meet_cardinal(state, seat, number)
    if word == OFFICIALS_EFFECT:
        return builder.can_recruit(state, seat)
    if word == PLAN_EFFECT:
        return builder.can_take_plan(state)
    if word == SHIP_EFFECT:
        return marquis.can_build_ship(state, seat)
    if word == PRODUCE_EFFECT:
        return marquis.can_produce(state, seat)
    if word == DECREE_EFFECT:
        return marquis.can_take_decree(state)
    if word == STORE_EFFECT:
        return builder.can_build_store(state, seat, coins, marker)
    if word == BUILDING_EFFECT:
        return king.can_open_building(state, seat, coins, marker)
    if word == RUBBLE_EFFECT:
        return builder.can_take_rubble(state)
    return True


def carry_out(state: LisboaState) -> None:
    """A reward, a part of an event or a penalty; what cannot be carried out lapses."""
    seat = seat_of(state)
    number = number_of(state)
    origin = number >> 16
    declinable = int(origin != OF_EVENT)
    rule = ORIGIN_RULES[origin]
    effect = number & 0xFFFF
    word = effect >> 8
    state.agenda.pop()
    if not can_carry_out(state, seat, effect, state.reis[seat], state.influence[seat]):
        if state.listener is not None:
            state.tell("lapse", "lisboa.values.lapse", {"seat": seat, "lapsed": LAPSING[word]})
        return
    amount = effect & 0xFF
    if word == GAIN_REIS:
        gain_reis(state, seat, amount, rule, "reward")
    elif word == GAIN_WIGS:
        gain_wigs(state, seat, amount, rule, "reward")
    elif word == GAIN_GOODS:
        _gain(state, seat, amount >> 4, amount & 15, origin)
    elif word == GAIN_INFLUENCE:
        gain_influence(state, seat, rule)
    elif word == TREASURY_EFFECT:
        move_treasury(state, amount, rule)
    elif word == FAVOR_EFFECT:
        king.take_favor(state, seat, declinable)
    elif word == CARDINAL_EFFECT:
        church.meet_cardinal(state, seat, amount, declinable)
    elif word == OFFICIALS_EFFECT:
        builder.place_officials(state, seat, amount, declinable)
    elif word == PLAN_EFFECT:
        builder.take_plan(state, seat, declinable)
    elif word == SHIP_EFFECT:
        marquis.build_ship(state, seat, declinable)
    elif word == PRODUCE_EFFECT:
        if origin == OF_CARD and not owns_a_good_after(state, seat, _to_come(state)):
            marquis.harvest(state, seat, 1)
        else:
            marquis.produce(state, seat, declinable)
    elif word == DECREE_EFFECT:
        marquis.take_decrees(state, seat, amount)
    elif word == STORE_EFFECT:
        builder.build_store(state, seat)
    elif word == BUILDING_EFFECT:
        king.open_building(state, seat)
    elif word == RUBBLE_EFFECT:
        builder.take_rubble(state, seat, declinable)
    else:
        _suffer(state, seat, word, amount)


def owns_a_good_after(state: LisboaState, seat: int, effects: list[int]) -> bool:
    """Whether a seat will own a good when it has had these rewards and penalties: a tucked card asks for one."""
    lost = 0
    for effect in effects:
        word = effect >> 8
        if word == LOSE_GOODS:
            lost += effect & 0xFF
        elif word in (GAIN_GOODS, PRODUCE_EFFECT) and can_carry_out(state, seat, effect, 0, 0):
            return True
    return state.all_goods(seat) > lost


def _to_come(state: LisboaState) -> list[int]:
    """The parts of a reward that are still to be carried out."""
    effects: list[int] = []
    for frame in reversed(state.agenda):
        if frame >> 24 != EFFECT:
            break
        effects.append(frame & 0xFFFF)
    return effects


def _gain(state: LisboaState, seat: int, good: int, count: int, origin: int) -> None:
    if good != ANY_GOOD:
        gain_goods(state, seat, good, count, ORIGIN_RULES[origin])
        return
    for _ in range(count):
        push(state, GAINING, seat, origin)


def _suffer(state: LisboaState, seat: int, word: int, amount: int) -> None:
    """A penalty takes what there is, down to nothing, and nothing else instead."""
    if word == LOSE_REIS:
        lost = min(amount, state.reis[seat])
        state.reis[seat] -= lost
        if state.listener is not None and lost:
            args: dict[str, object] = {"payer": seat, "payee": -1, "amount": lost, "reason": "penalty"}
            state.tell("pay", "lisboa.portfolio.penalty", args)
    elif word == LOSE_WIGS:
        gain_wigs(state, seat, -min(amount, state.wigs[seat]), "lisboa.portfolio.penalty", "penalty")
    elif word == LOSE_INFLUENCE:
        lose_influence(state, seat, amount, "lisboa.portfolio.penalty", "penalty")
    else:
        assert word == LOSE_GOODS
        for _ in range(min(amount, state.all_goods(seat))):
            push(state, LOSING, seat)


def legal_losing(state: LisboaState) -> list[int]:
    at = seat_of(state) * 4
    return [LOSE + good for good in range(4) if state.goods[at + good]]


def play_losing(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    return_goods(state, seat, action - LOSE, 1, "lisboa.portfolio.penalty")


def refuse_losing(state: LisboaState, action: int) -> WhyNot | None:
    if LOSE <= action < LOSE + 4:
        return WhyNot("lisboa.portfolio.penalty", {"good": GOODS[action - LOSE]})
    return None
