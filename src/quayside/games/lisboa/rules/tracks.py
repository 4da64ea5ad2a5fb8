"""What all acts share: the treasury, reis and wigs, influence, goods and the warehouse, rubble and its sets."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.games.lisboa import told
from quayside.games.lisboa.board import (
    CUBE_TYPES,
    CUBES_HELD,
    GAME_END_SETS,
    GOOD_TYPES,
    MOST_INFLUENCE,
    PERIOD_END_SETS,
)
from quayside.games.lisboa.components import GAIN_INFLUENCE, GAIN_REIS, MORE_INFLUENCE, amount_of, word_of
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Treasury


def move_treasury(state: LisboaState, steps: i64, rule: str) -> None:
    """The marker stops at the ends of its track."""
    before = state.treasury
    state.treasury = max(0, min(len(state.values.treasury_right) - 1, before + steps))
    told.treasury_moves(state, before, rule)


# ---------------------------------------------------------------------------------------------------------------------
# Reis and wigs


def gain_reis(state: LisboaState, seat: i64, amount: i64, rule: str, reason: str) -> None:
    state.reis[seat] += amount
    told.pays(state, -1, seat, amount, reason, rule)


def lose_reis(state: LisboaState, seat: i64, amount: i64, rule: str, reason: str) -> None:
    state.reis[seat] -= amount
    told.pays(state, seat, -1, amount, reason, rule)


def gain_wigs(state: LisboaState, side: i64, amount: i64, rule: str, reason: str) -> None:
    """Wigs won, or lost when the amount is below 0."""
    state.wigs[side] += amount
    told.wigs(state, side, amount, reason, rule)


def means_after(state: LisboaState, seat: i64, reward: list[int], coins: i64, marker: i64) -> i64:
    """What a seat with these coins and this much influence could pay once it has its reward."""
    for effect in reward:
        word = word_of(effect)
        if word == GAIN_REIS:
            coins += amount_of(effect)
        elif word == GAIN_INFLUENCE:
            marker = min(MOST_INFLUENCE, marker + influence_gain(state, seat))
    return coins + state.values.real_spaces[marker]


# ---------------------------------------------------------------------------------------------------------------------
# Influence


def influence_gain(state: LisboaState, seat: i64) -> i64:
    return state.drawing[seat] + state.benefit(seat, MORE_INFLUENCE)


def gain_influence(state: LisboaState, seat: i64, rule: str) -> None:
    """The sum of the top row's influence, up to 10; who would go beyond it gets a wig."""
    before = state.influence[seat]
    total = before + influence_gain(state, seat)
    state.influence[seat] = min(MOST_INFLUENCE, total)
    told.influence_moves(state, seat, before, 0, "gain", rule)
    wig_from = MOST_INFLUENCE if state.setup.options["wig_on_reaching_ten"] else MOST_INFLUENCE + 1
    if total >= wig_from:
        beyond = total > MOST_INFLUENCE
        decided_by = "lisboa.influence.overflow" if beyond else "lisboa.options.overflow"
        gain_wigs(state, seat, 1, decided_by, "overflow")


def lose_influence(state: LisboaState, seat: i64, amount: i64, rule: str, reason: str) -> None:
    before = state.influence[seat]
    state.influence[seat] = max(0, before - amount)
    told.influence_moves(state, seat, before, 0, reason, rule)


# ---------------------------------------------------------------------------------------------------------------------
# Goods and the warehouse


def gain_goods(state: LisboaState, seat: i64, good: i64, count: i64, rule: str) -> i64:
    """As many as the warehouse and the supply allow; how many that were."""
    count = min(count, state.room(seat, good))
    if count <= 0:
        return 0
    state.goods[seat * GOOD_TYPES + good] += count
    state.supply[good] -= count
    told.gains_goods(state, seat, good, count, rule)
    return count


def return_goods(state: LisboaState, seat: i64, good: i64, count: i64, rule: str) -> None:
    """From a warehouse to the supply."""
    state.goods[seat * GOOD_TYPES + good] -= count
    state.supply[good] += count
    told.returns_goods(state, seat, good, count, rule)


def return_surplus(state: LisboaState, seat: i64) -> None:
    """A warehouse that has become smaller gives back what it cannot hold."""
    for good in range(GOOD_TYPES):
        surplus = state.goods[seat * GOOD_TYPES + good] - state.storage(seat)
        if surplus > 0:
            return_goods(state, seat, good, surplus, "lisboa.warehouse.limit")


def has_room(state: LisboaState, seat: i64) -> bool:
    """Whether a good of choice could be had."""
    limit = state.storage(seat)
    at = seat * GOOD_TYPES
    return any(state.goods[at + good] < limit and state.supply[good] > 0 for good in range(GOOD_TYPES))


# ---------------------------------------------------------------------------------------------------------------------
# Rubble


def take_cube(state: LisboaState, side: i64, cube: i64, rule: str) -> None:
    """Onto the board; a sixth of its type leaves the game. A completed set may bring on an end."""
    at = side * CUBE_TYPES + cube
    kept = state.cubes[at] < CUBES_HELD
    before = state.sets(side)
    if kept:
        state.cubes[at] += 1
    told.takes_cube(state, side, cube, kept, rule)
    if state.sets(side) == before:
        return
    told.completes_set(state, side)
    needed = PERIOD_END_SETS if state.period == 1 else GAME_END_SETS
    if state.sets(side) >= needed and state.second_set < 0 and side < state.players:
        state.second_set = side
