"""What the acts share: the treasury, influence and money, goods and the warehouse, rubble and its sets."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import MOST_MARKER, PAY_COINS
from quayside.games.lisboa.board import (
    CUBES,
    CUBES_HELD,
    GAME_END_SETS,
    GOODS,
    MOST_INFLUENCE,
    PERIOD_END_SETS,
)
from quayside.games.lisboa.components import GAIN_INFLUENCE, GAIN_REIS, MORE_INFLUENCE
from quayside.games.lisboa.rules.agenda import PRICE_RULES, REASONS, number_of, seat_of
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Treasury


def move_treasury(state: LisboaState, steps: int, rule: str) -> None:
    """The marker stops at the ends of its track."""
    before = state.treasury
    state.treasury = max(0, min(len(state.table.treasury_right) - 1, before + steps))
    if state.listener is not None and state.treasury != before:
        state.tell("treasury", rule, {"origin": before, "target": state.treasury})


# ---------------------------------------------------------------------------------------------------------------------
# Reis and wigs


def gain_reis(state: LisboaState, seat: int, amount: int, rule: str, reason: str) -> None:
    state.reis[seat] += amount
    if state.listener is not None and amount:
        state.tell("pay", rule, {"payer": -1, "payee": seat, "amount": amount, "reason": reason})


def gain_wigs(state: LisboaState, side: int, amount: int, rule: str, reason: str) -> None:
    """Wigs won, or lost when the amount is below 0."""
    state.wigs[side] += amount
    if state.listener is not None and amount:
        kind = "wigs" if amount > 0 else "lose_wigs"
        state.tell(kind, rule, {"seat": side, "amount": abs(amount), "reason": reason})


def legal_payment(state: LisboaState) -> list[int]:
    """Coins, and for any part of the price the reis that the influence marker reaches on its way down."""
    seat = seat_of(state)
    price = number_of(state) & 0xFF
    least = max(0, price - state.reis[seat])
    most = min(price, state.table.real_spaces[state.influence[seat]])
    return [payment(price - marker, marker) for marker in range(most, least - 1, -1)]


def payment(coins: int, marker: int) -> int:
    return PAY_COINS + coins * (MOST_MARKER + 1) + marker


def play_payment(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    reason = number_of(state) >> 8
    state.agenda.pop()
    paid = action - PAY_COINS
    _pay(state, seat, paid // (MOST_MARKER + 1), paid % (MOST_MARKER + 1), reason)


def _pay(state: LisboaState, seat: int, coins: int, marker: int, reason: int) -> None:
    state.reis[seat] -= coins
    if state.listener is not None and coins:
        args: dict[str, object] = {"payer": seat, "payee": -1, "amount": coins, "reason": REASONS[reason]}
        state.tell("pay", PRICE_RULES[reason], args)
    if marker:
        before = state.influence[seat]
        state.influence[seat] = state.table.marker_after[before][marker]
        if state.listener is not None:
            state.tell(
                "influence",
                "lisboa.influence.money",
                {
                    "seat": seat,
                    "origin": before,
                    "target": state.influence[seat],
                    "reis": marker,
                    "reason": REASONS[reason],
                },
            )


def refuse_payment(state: LisboaState, action: int) -> WhyNot | None:
    """A split that is not the price, or that coins or the marker cannot pay."""
    if action < PAY_COINS:
        return None
    seat = seat_of(state)
    facts: dict[str, object] = {"price": number_of(state) & 0xFF, "coins": state.reis[seat]}
    return WhyNot(
        "lisboa.influence.money", {**facts, "marker": state.table.real_spaces[state.influence[seat]]}
    )


def means_after(state: LisboaState, seat: int, reward: list[int], coins: int, marker: int) -> int:
    """What a seat with these coins and this much influence could pay once it has its reward."""
    for effect in reward:
        word = effect >> 8
        if word == GAIN_REIS:
            coins += effect & 0xFF
        elif word == GAIN_INFLUENCE:
            marker = min(MOST_INFLUENCE, marker + influence_gain(state, seat))
    return coins + state.table.real_spaces[marker]


# ---------------------------------------------------------------------------------------------------------------------
# Influence


def influence_gain(state: LisboaState, seat: int) -> int:
    return state.drawing[seat] + state.benefit(seat, MORE_INFLUENCE)


def gain_influence(state: LisboaState, seat: int, rule: str) -> None:
    """The sum of the top row's influence, up to 10; who would go beyond it gets a wig."""
    before = state.influence[seat]
    total = before + influence_gain(state, seat)
    state.influence[seat] = min(MOST_INFLUENCE, total)
    if state.listener is not None and state.influence[seat] != before:
        args: dict[str, object] = {"seat": seat, "origin": before, "target": state.influence[seat]}
        state.tell("influence", rule, {**args, "reis": 0, "reason": "gain"})
    wig_from = MOST_INFLUENCE if state.setup.options["wig_on_reaching_ten"] else MOST_INFLUENCE + 1
    if total >= wig_from:
        beyond = total > MOST_INFLUENCE
        decided_by = "lisboa.influence.overflow" if beyond else "lisboa.options.overflow"
        gain_wigs(state, seat, 1, decided_by, "overflow")


def lose_influence(state: LisboaState, seat: int, amount: int, rule: str, reason: str) -> None:
    before = state.influence[seat]
    state.influence[seat] = max(0, before - amount)
    if state.listener is not None and state.influence[seat] != before:
        args: dict[str, object] = {"seat": seat, "origin": before, "target": state.influence[seat]}
        state.tell("influence", rule, {**args, "reis": 0, "reason": reason})


# ---------------------------------------------------------------------------------------------------------------------
# Goods and the warehouse


def gain_goods(state: LisboaState, seat: int, good: int, count: int, rule: str) -> int:
    """As many as the warehouse and the supply allow; how many that were."""
    count = min(count, state.room(seat, good))
    if count <= 0:
        return 0
    state.goods[seat * 4 + good] += count
    state.supply[good] -= count
    if state.listener is not None:
        state.tell("goods", rule, {"seat": seat, "good": GOODS[good], "count": count})
    return count


def return_goods(state: LisboaState, seat: int, good: int, count: int, rule: str) -> None:
    """From a warehouse to the supply."""
    state.goods[seat * 4 + good] -= count
    state.supply[good] += count
    if state.listener is not None:
        state.tell("return_goods", rule, {"seat": seat, "good": GOODS[good], "count": count})


def return_surplus(state: LisboaState, seat: int) -> None:
    """A warehouse that has become smaller gives back what it cannot hold."""
    for good in range(4):
        surplus = state.goods[seat * 4 + good] - state.storage(seat)
        if surplus > 0:
            return_goods(state, seat, good, surplus, "lisboa.warehouse.limit")


def has_room(state: LisboaState, seat: int) -> bool:
    """Whether a good of choice could be had."""
    limit = state.storage(seat)
    at = seat * 4
    return any(state.goods[at + good] < limit and state.supply[good] > 0 for good in range(4))


# ---------------------------------------------------------------------------------------------------------------------
# Rubble


def take_cube(state: LisboaState, side: int, cube: int, rule: str) -> None:
    """Onto the board; a sixth of its type leaves the game. A completed set may bring on an end."""
    at = side * 3 + cube
    kept = state.cubes[at] < CUBES_HELD
    before = state.sets(side)
    if kept:
        state.cubes[at] += 1
    if state.listener is not None:
        decided_by = rule if kept else "lisboa.rubble.limit"
        state.tell("cube", decided_by, {"seat": side, "cube": CUBES[cube], "kept": kept})
    after = state.sets(side)
    if after == before:
        return
    if state.listener is not None:
        state.tell("set", "lisboa.rubble.set", {"seat": side, "sets": after})
    needed = PERIOD_END_SETS if state.period == 1 else GAME_END_SETS
    if after >= needed and state.second_set < 0 and side < state.players:
        state.second_set = side
