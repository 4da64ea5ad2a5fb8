"""Final scoring: rubble, ships, majorities, favors, money and decrees."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.vecs import Numbers
from quayside.games.lisboa.board import (
    ALL_GROUPS,
    ALL_NOBLES,
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SPACES,
    CUBE_TYPES,
    EAST,
    FIRST_SHIP,
    GOOD_TYPES,
    GROUP_SIZE,
    MOST_OFFICIALS,
    OFFICIALS_MAJORITY,
    REIS_PER_WIG,
    STORE_MAJORITY,
    WEST,
    WIGS_PER_FAVOR,
    WIGS_PER_SET,
)
from quayside.games.lisboa.components import (
    ALL_CARDS_HELD,
    ALL_FAVORS,
    ALL_GOODS,
    ALL_STORES,
    AT_LEAST,
    AT_MOST,
    BUILDINGS_EAST,
    BUILDINGS_NORTH,
    BUILDINGS_WEST,
    CARDS_OF,
    CHEAPEST_STORES,
    CLERGY_TILES,
    CUBES_OF,
    FAVORS_OF,
    GOODS_OF,
    HOLD,
    HOUSE_GROUPS,
    INFLUENCE_HELD,
    OFFICIALS_IN_BUILDINGS,
    OFFICIALS_IN_OFFICES,
    OFFICIALS_ON_BOARD,
    OFFICIALS_ON_PLAZA,
    OFFICIALS_WITH,
    OTHER_DECREES,
    PER,
    PLAN_ARCHITECTS,
    PLANS_DONE,
    PLANS_OPEN,
    PORTFOLIO_INFLUENCE,
    REIS_HELD,
    SETS,
    SHIPS_HELD,
    STORE_TYPES,
    STORES_IN_COLUMN,
    STORES_IN_ROW,
    STORES_OF,
    TREASURY_CARDS,
)
from quayside.games.lisboa.sets import has, plus
from quayside.games.lisboa.state import COLOURS, LisboaState


def final_wigs(state: LisboaState) -> list[list[int]]:
    """What the final scoring adds, by side and source."""
    owned = [[0] * state.sides for _ in range(GOOD_TYPES)]  # stores, by good and side
    for plot in range(ALL_PLOTS):
        if state.store[plot] >= 0:
            owned[state.trade[plot]][state.store[plot]] += 1
    stores = [0] * state.sides
    for good in range(GOOD_TYPES):
        _add(stores, prizes(owned[good], STORE_MAJORITY[good]))
    officials = prizes(
        [state.in_buildings[side] for side in range(state.sides)], OFFICIALS_MAJORITY[state.players]
    )
    found: list[list[int]] = []
    for side in range(state.sides):
        found.append(
            [
                WIGS_PER_SET * state.sets(side),
                hold_of(state, side),
                stores[side],
                officials[side],
                WIGS_PER_FAVOR * favors_held(state, side),
                state.reis[side] // REIS_PER_WIG,
                decree_wigs(state, side),
            ]
        )
    return found


def totals(state: LisboaState) -> list[int]:
    """Wigs of every side if the game ended now."""
    final = final_wigs(state)
    return [state.wigs[side] + sum(final[side]) for side in range(state.sides)]


def standings(state: LisboaState) -> list[int]:
    """One number per side that orders them: wigs, then reis, then goods."""
    wigs = totals(state)
    return [
        (wigs[side] * 10_000 + state.reis[side]) * 1_000
        + (state.all_goods(side) if side < state.players else 0)
        for side in range(state.sides)
    ]


def _add(totals: list[int], more: list[int]) -> None:
    for side in range(len(totals)):
        totals[side] += more[side]


def prizes(counts: list[int], steps: list[int]) -> list[int]:
    """Who has most gets the first prize, and so on; tied sides all get the higher one, and the next are skipped.

    >>> prizes([3, 3, 1, 0], [9, 6, 3])
    [9, 9, 3, 0]
    """
    won: list[int] = []
    for count in counts:
        ahead = 0
        for other in counts:
            if other > count:
                ahead += 1
        won.append(steps[ahead] if count > 0 and ahead < len(steps) else 0)
    return won


# ---------------------------------------------------------------------------------------------------------------------
# Decrees


def decree_wigs(state: LisboaState, side: i64) -> i64:
    """The Rival's decrees are worth a flat number."""
    if side >= state.players:
        return state.values.rival_decree * len(state.decrees[side])
    wigs = 0
    for decree in state.decrees[side]:
        wigs += worth(state, side, decree)
    return wigs


def worth(state: LisboaState, side: i64, decree: i64) -> i64:
    values = state.values
    what = values.decree_count[decree]
    judge = values.decree_judge[decree]
    number = values.decree_number[decree]
    mine = count_of(state, side, what)
    if judge == PER:
        return min(values.decree_wigs[decree] * (mine // number), values.decree_cap[decree])
    if judge == AT_LEAST:
        return values.decree_wigs[decree] if mine >= number else 0
    if judge == AT_MOST:
        return values.decree_wigs[decree] if mine <= number else 0
    for other in range(state.sides):
        if count_of(state, other, what) > mine:
            return 0
    return values.decree_wigs[decree] if mine > 0 else 0


def stores_of(state: LisboaState, side: i64, good: i64) -> i64:
    count = 0
    for plot in range(ALL_PLOTS):
        if state.store[plot] == side and state.trade[plot] == good:
            count += 1
    return count


def count_of(state: LisboaState, side: i64, what: i64) -> i64:
    """The number of the position that a decree counts.

    >>> from quayside.games.lisboa.components import COUNTS
    >>> COUNTS[STORES_IN_ROW], COUNTS[SETS], COUNTS[CARDS_OF], COUNTS[PLANS_DONE], COUNTS[HOUSE_GROUPS]
    ('stores:row:A', 'sets', 'cards:king', 'plans:done', 'house_groups')
    """
    if what < CUBES_OF:
        return _stores(state, side, what)
    if what < SETS:
        return state.cubes[side * CUBE_TYPES + what - CUBES_OF]
    if what == SETS:
        return state.sets(side)
    if what < ALL_GOODS:
        return state.goods[side * GOOD_TYPES + what - GOODS_OF]
    if what == ALL_GOODS:
        return state.all_goods(side)
    if what == REIS_HELD:
        return state.reis[side]
    if what < CARDS_OF:
        return _ships(state, side, what)
    if what < PORTFOLIO_INFLUENCE:
        return _cards(state, side, what)
    if what == PORTFOLIO_INFLUENCE:
        return state.drawing[side]
    if what == INFLUENCE_HELD:
        return state.influence[side]
    if what < FAVORS_OF:
        return _officials(state, side, what)
    if what < ALL_FAVORS:
        return state.favors[side * ALL_NOBLES + what - FAVORS_OF]
    if what == ALL_FAVORS:
        return favors_held(state, side)
    if what == CLERGY_TILES:
        return len(state.clergy[side])
    if what <= PLAN_ARCHITECTS:
        return _plans(state, side, what)
    if what <= BUILDINGS_EAST:
        return _buildings(state, what)
    if what == OTHER_DECREES:
        return len(state.decrees[side]) - 1
    assert what == HOUSE_GROUPS
    return len(
        [group for group in range(ALL_GROUPS) if state.houses[side * ALL_GROUPS + group] == GROUP_SIZE[group]]
    )


def favors_held(state: LisboaState, side: i64) -> i64:
    return (
        state.favors[side * ALL_NOBLES]
        + state.favors[side * ALL_NOBLES + 1]
        + state.favors[side * ALL_NOBLES + 2]
    )


def _stores(state: LisboaState, side: i64, what: i64) -> i64:
    if what < ALL_STORES:
        return stores_of(state, side, what - STORES_OF)
    if what == CHEAPEST_STORES:
        lowest = min(min(state.price[0], state.price[1]), min(state.price[2], state.price[3]))
        return max(
            [stores_of(state, side, good) for good in range(GOOD_TYPES) if state.price[good] == lowest]
        )
    trades = 0  # set of goods
    count = 0
    for plot in range(ALL_PLOTS):
        if state.store[plot] != side:
            continue
        trades = plus(trades, state.trade[plot])
        if (
            what == ALL_STORES
            or (what < STORES_IN_COLUMN and plot // 5 == what - STORES_IN_ROW)
            or plot % 5 == what - STORES_IN_COLUMN
        ):
            count += 1
    if what == STORE_TYPES:
        return has(trades, 0) + has(trades, 1) + has(trades, 2) + has(trades, 3)
    return count


def hold_of(state: LisboaState, side: i64) -> i64:
    """All hold spaces of a side's ships."""
    return _ships(state, side, HOLD)


def _ships(state: LisboaState, side: i64, what: i64) -> i64:
    count = 0
    hold = 0
    largest = 0
    for card in state.top[side]:
        if card >= FIRST_SHIP:
            count += 1
            hold += state.values.hold[card - FIRST_SHIP]
            largest = max(largest, state.values.hold[card - FIRST_SHIP])
    return count if what == SHIPS_HELD else hold if what == HOLD else largest


def _cards(state: LisboaState, side: i64, what: i64) -> i64:
    if what == ALL_CARDS_HELD:
        return len(state.top[side]) + len(state.bottom[side])
    if what == TREASURY_CARDS:
        return len(state.bottom[side])
    kind = what - CARDS_OF + 1
    return len([card for card in state.top[side] if card < FIRST_SHIP and state.values.kind[card] == kind])


def _officials(state: LisboaState, side: i64, what: i64) -> i64:
    if what == OFFICIALS_ON_PLAZA:
        return state.plaza[side]
    if what == OFFICIALS_ON_BOARD:
        return state.board[side]
    if what == OFFICIALS_IN_BUILDINGS:
        return state.in_buildings[side]
    if what == OFFICIALS_IN_OFFICES:
        return state.posted(side) - state.plaza[side]
    return state.office[(what - OFFICIALS_WITH) * COLOURS + side]


def _plans(state: LisboaState, side: i64, what: i64) -> i64:
    if what == PLANS_OPEN:
        return _plans_of(state.plans, side, 0) + _plans_of(state.plans, side, 1)
    santos = _plans_of(state.done, side, 0)
    mardel = _plans_of(state.done, side, 1)
    return santos + mardel if what == PLANS_DONE else (santos > 0) + (mardel > 0)


def _plans_of(plans: Numbers, side: i64, architect: i64) -> i64:
    first = side * ALL_PLANS + architect * MOST_OFFICIALS
    count = 0
    for plan in range(first, first + MOST_OFFICIALS):
        count += plans[plan]
    return count


def _buildings(state: LisboaState, what: i64) -> i64:
    """Public buildings of everybody on one side of the city."""
    first = 0 if what == BUILDINGS_NORTH else WEST if what == BUILDINGS_WEST else EAST
    last = WEST if what == BUILDINGS_NORTH else EAST if what == BUILDINGS_WEST else ALL_SPACES
    return len([space for space in range(first, last) if state.building[space] >= 0])
