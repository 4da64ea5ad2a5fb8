"""Effects of cards, plots and spaces: rewards, the parts of an event, and penalties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.vecs import Numbers, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import LOSE, is_loss
from quayside.games.lisboa.board import GOOD_TYPES, GOODS
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
    amount_of,
    good_of,
    goods_of,
    word_of,
)
from quayside.games.lisboa.rules.agenda import EFFECT, LOSING, OF_CARD, OF_EVENT, ORIGIN_RULES
from quayside.games.lisboa.rules.buildings import can_open_building, open_building
from quayside.games.lisboa.rules.church import can_meet_cardinal, meet_cardinal
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.decrees import can_take_decree, take_decrees
from quayside.games.lisboa.rules.favors import can_take_favor, take_favor
from quayside.games.lisboa.rules.officials import can_recruit, place_officials
from quayside.games.lisboa.rules.plans import can_take_plan, take_plan
from quayside.games.lisboa.rules.production import can_produce, gain_of_choice, harvest, produce
from quayside.games.lisboa.rules.rubble import can_take_rubble, take_rubble
from quayside.games.lisboa.rules.ships import build_ship, can_build_ship
from quayside.games.lisboa.rules.stores import begin_store, can_build_store
from quayside.games.lisboa.rules.tracks import (
    gain_goods,
    gain_influence,
    gain_reis,
    gain_wigs,
    has_room,
    lose_influence,
    lose_reis,
    move_treasury,
    return_goods,
)
from quayside.games.lisboa.state import LisboaState

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


def can_carry_out(state: LisboaState, seat: i64, effect: i64, coins: i64, marker: i64) -> bool:
    """Whether a seat with these coins and this much influence could have an effect."""
    word = word_of(effect)
    if word == GAIN_GOODS:
        good = good_of(effect)
        return has_room(state, seat) if good == ANY_GOOD else state.room(seat, good) > 0
    if word == FAVOR_EFFECT:
        return can_take_favor(state, seat)
    if word == CARDINAL_EFFECT:
        return can_meet_cardinal(state, seat, amount_of(effect))
    if word == OFFICIALS_EFFECT:
        return can_recruit(state, seat)
    if word == PLAN_EFFECT:
        return can_take_plan(state)
    if word == SHIP_EFFECT:
        return can_build_ship(state, seat)
    if word == PRODUCE_EFFECT:
        return can_produce(state, seat)
    if word == DECREE_EFFECT:
        return can_take_decree(state)
    if word == STORE_EFFECT:
        return can_build_store(state, seat, coins, marker)
    if word == BUILDING_EFFECT:
        return can_open_building(state, seat, coins, marker)
    if word == RUBBLE_EFFECT:
        return can_take_rubble(state)
    return True


class Effect(Step[LisboaState]):
    """A reward, a part of an event or a penalty; what cannot be carried out lapses."""

    kind = EFFECT
    name = "effect"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        effect = state.agenda.number
        origin = state.agenda.second
        state.agenda.pop()
        if can_carry_out(state, seat, effect, state.reis[seat], state.influence[seat]):
            _carry_out(state, seat, effect, origin)
        else:
            told.lapses(state, seat, LAPSING[word_of(effect)], "lisboa.values.lapse")


def _carry_out(state: LisboaState, seat: i64, effect: i64, origin: i64) -> None:
    word = word_of(effect)
    amount = amount_of(effect)
    declinable = origin != OF_EVENT
    rule = ORIGIN_RULES[origin]
    if word == GAIN_REIS:
        gain_reis(state, seat, amount, rule, "reward")
    elif word == GAIN_WIGS:
        gain_wigs(state, seat, amount, rule, "reward")
    elif word == GAIN_GOODS:
        _gain_goods(state, seat, effect, origin)
    elif word == GAIN_INFLUENCE:
        gain_influence(state, seat, rule)
    elif word == TREASURY_EFFECT:
        move_treasury(state, amount, rule)
    elif word == FAVOR_EFFECT:
        take_favor(state, seat, declinable)
    elif word == CARDINAL_EFFECT:
        meet_cardinal(state, seat, amount, declinable)
    elif word == OFFICIALS_EFFECT:
        place_officials(state, seat, amount, declinable)
    elif word == PLAN_EFFECT:
        take_plan(state, seat, declinable)
    elif word == SHIP_EFFECT:
        build_ship(state, seat, declinable)
    elif word == PRODUCE_EFFECT:
        if origin == OF_CARD and not owns_a_good_after(state, seat, _to_come(state)):
            harvest(state, seat, True)
        else:
            produce(state, seat, declinable)
    elif word == DECREE_EFFECT:
        take_decrees(state, seat, amount)
    elif word == STORE_EFFECT:
        begin_store(state, seat)
    elif word == BUILDING_EFFECT:
        open_building(state, seat)
    elif word == RUBBLE_EFFECT:
        take_rubble(state, seat, declinable)
    else:
        _suffer(state, seat, word, amount)


def _gain_goods(state: LisboaState, seat: i64, effect: i64, origin: i64) -> None:
    good = good_of(effect)
    if good != ANY_GOOD:
        gain_goods(state, seat, good, goods_of(effect), ORIGIN_RULES[origin])
        return
    for _ in range(goods_of(effect)):
        gain_of_choice(state, seat, origin, False)


def owns_a_good_after(state: LisboaState, seat: i64, effects: list[int]) -> bool:
    """Whether a seat will own a good when it has had these rewards and penalties: a tucked card asks for one."""
    lost = 0
    for effect in effects:
        word = word_of(effect)
        if word == LOSE_GOODS:
            lost += amount_of(effect)
        elif word in (GAIN_GOODS, PRODUCE_EFFECT) and can_carry_out(state, seat, effect, 0, 0):
            return True
    return state.all_goods(seat) > lost


def _to_come(state: LisboaState) -> list[int]:
    """The parts of a reward that are still to be carried out."""
    effects: list[int] = []
    for frame in reversed(state.agenda.frames()):
        if frame.kind != EFFECT:
            break
        effects.append(frame.number)
    return effects


# ---------------------------------------------------------------------------------------------------------------------
# Penalties


def _suffer(state: LisboaState, seat: i64, word: i64, amount: i64) -> None:
    """A penalty takes what there is, down to nothing, and nothing else instead."""
    rule = "lisboa.portfolio.penalty"
    if word == LOSE_REIS:
        lose_reis(state, seat, min(amount, state.reis[seat]), rule, "penalty")
    elif word == LOSE_WIGS:
        gain_wigs(state, seat, -min(amount, state.wigs[seat]), rule, "penalty")
    elif word == LOSE_INFLUENCE:
        lose_influence(state, seat, amount, rule, "penalty")
    else:
        assert word == LOSE_GOODS
        for _ in range(min(amount, state.all_goods(seat))):
            state.agenda.push(LOSING, seat)


class Losing(SeatDecision):
    """A good of choice goes back."""

    kind = LOSING
    name = "losing"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if state.all_goods(seat) > 0 else -1

    def legal(self, state: LisboaState) -> Numbers:
        at = state.to_play * GOOD_TYPES
        return vec[i64]([LOSE + good for good in range(GOOD_TYPES) if state.goods[at + good]])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_loss(action):
            return WhyNot("lisboa.portfolio.penalty", {"good": GOODS[action - LOSE]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        return_goods(state, state.to_play, action - LOSE, 1, "lisboa.portfolio.penalty")
