"""Final scoring: rubble, ships, majorities, favors, money and decrees."""

from __future__ import annotations

from quayside.games.lisboa.board import (
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SPACES,
    EAST,
    FIRST_SHIP,
    GROUP_SIZE,
    MOST_OFFICIALS,
    OFFICIALS_MAJORITY,
    REIS_PER_WIG,
    STORE_MAJORITY,
    WEST,
    WIGS_PER_FAVOR,
    WIGS_PER_SET,
)
from quayside.games.lisboa.components import AT_LEAST, AT_MOST, COUNTS, PER
from quayside.games.lisboa.rules.king import posted
from quayside.games.lisboa.state import LisboaState

# Sources of wigs in the final scoring
SOURCES = ("sets", "ships", "stores", "officials", "favors", "money", "decrees")


def final_wigs(state: LisboaState) -> list[list[int]]:
    """What the final scoring adds, by side and source."""
    stores = [0] * state.sides
    for good in range(4):
        _add(
            stores,
            prizes([stores_of(state, side, good) for side in range(state.sides)], STORE_MAJORITY[good]),
        )
    officials = prizes(
        [state.in_buildings[side] for side in range(state.sides)], OFFICIALS_MAJORITY[state.players]
    )
    found: list[list[int]] = []
    for side in range(state.sides):
        ships = 0
        for card in state.top[side]:
            if card >= FIRST_SHIP:
                ships += state.table.hold[card - FIRST_SHIP]
        favors = state.favors[side * 3] + state.favors[side * 3 + 1] + state.favors[side * 3 + 2]
        found.append(
            [
                WIGS_PER_SET * state.sets(side),
                ships,
                stores[side],
                officials[side],
                WIGS_PER_FAVOR * favors,
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


def decree_wigs(state: LisboaState, side: int) -> int:
    """The Rival's decrees are worth a flat number."""
    if side >= state.players:
        return state.table.rival_decree * len(state.decrees[side])
    wigs = 0
    for decree in state.decrees[side]:
        wigs += worth(state, side, decree)
    return wigs


def worth(state: LisboaState, side: int, decree: int) -> int:
    table = state.table
    what = table.decree_count[decree]
    judge = table.decree_judge[decree]
    number = table.decree_number[decree]
    mine = count_of(state, side, what)
    if judge == PER:
        return min(table.decree_wigs[decree] * (mine // number), table.decree_cap[decree])
    if judge == AT_LEAST:
        return table.decree_wigs[decree] if mine >= number else 0
    if judge == AT_MOST:
        return table.decree_wigs[decree] if mine <= number else 0
    for other in range(state.sides):
        if count_of(state, other, what) > mine:
            return 0
    return table.decree_wigs[decree] if mine > 0 else 0


def stores_of(state: LisboaState, side: int, good: int) -> int:
    count = 0
    for plot in range(ALL_PLOTS):
        if state.store[plot] == side and state.trade[plot] == good:
            count += 1
    return count


def count_of(state: LisboaState, side: int, what: int) -> int:
    """The number of the position that a decree counts."""
    words = COUNTS[what].split(":")
    subject = words[0]
    detail = words[1] if len(words) > 1 else ""
    if subject == "stores":
        return _stores(state, side, words)
    if subject == "cubes":
        return state.cubes[side * 3 + ("earthquake", "fire", "tsunami").index(detail)]
    if subject == "sets":
        return state.sets(side)
    if subject == "goods":
        if detail == "all":
            return state.all_goods(side)
        return state.goods[side * 4 + ("gold", "tools", "books", "cloth").index(detail)]
    if subject == "reis":
        return state.reis[side]
    if subject in ("ships", "hold", "largest_hold"):
        return _ships(state, side, subject)
    if subject == "cards":
        return _cards(state, side, detail)
    if subject == "portfolio_influence":
        return state.drawing[side]
    if subject == "influence":
        return state.influence[side]
    if subject == "officials":
        return _officials(state, side, detail)
    if subject == "favors":
        held = state.favors[side * 3 : side * 3 + 3]
        return sum(held) if detail == "all" else held[("king", "marquis", "builder").index(detail)]
    if subject == "clergy":
        return len(state.clergy[side])
    if subject == "plans":
        return _plans(state, side, detail)
    if subject == "public_buildings":
        first, last = {"north": (0, WEST), "west": (WEST, EAST), "east": (EAST, ALL_SPACES)}[detail]
        return len([space for space in range(first, last) if state.building[space] >= 0])
    if subject == "other_decrees":
        return len(state.decrees[side]) - 1
    assert subject == "house_groups"
    return len([group for group in range(3) if state.houses[side * 3 + group] == GROUP_SIZE[group]])


def _stores(state: LisboaState, side: int, words: list[str]) -> int:
    mine = [plot for plot in range(ALL_PLOTS) if state.store[plot] == side]
    detail = words[1]
    if detail == "all":
        return len(mine)
    if detail == "types":
        return len({state.trade[plot] for plot in mine})
    if detail == "row":
        return len([plot for plot in mine if plot // 5 == "ABCDE".index(words[2])])
    if detail == "column":
        return len([plot for plot in mine if plot % 5 == int(words[2]) - 1])
    if detail == "cheapest":
        lowest = min(state.price)
        return max([stores_of(state, side, good) for good in range(4) if state.price[good] == lowest])
    return stores_of(state, side, ("gold", "tools", "books", "cloth").index(detail))


def _ships(state: LisboaState, side: int, subject: str) -> int:
    holds = [state.table.hold[card - FIRST_SHIP] for card in state.top[side] if card >= FIRST_SHIP]
    if subject == "ships":
        return len(holds)
    return sum(holds) if subject == "hold" else max(holds, default=0)


def _cards(state: LisboaState, side: int, detail: str) -> int:
    if detail == "all":
        return len(state.top[side]) + len(state.bottom[side])
    if detail == "treasury":
        return len(state.bottom[side])
    kind = ("treasury", "king", "marquis", "builder").index(detail)
    return len([card for card in state.top[side] if card < FIRST_SHIP and state.table.kind[card] == kind])


def _officials(state: LisboaState, side: int, detail: str) -> int:
    if detail == "plaza":
        return state.plaza[side]
    if detail == "board":
        return state.board[side]
    if detail == "public_buildings":
        return state.in_buildings[side]
    if detail == "offices":
        return posted(state, side) - state.plaza[side]
    return state.office[("king", "marquis", "builder").index(detail) * 5 + side]


def _plans(state: LisboaState, side: int, detail: str) -> int:
    at = side * ALL_PLANS
    if detail == "open":
        return sum(state.plans[at : at + ALL_PLANS])
    done = state.done[at : at + ALL_PLANS]
    if detail == "done":
        return sum(done)
    return (sum(done[:MOST_OFFICIALS]) > 0) + (sum(done[MOST_OFFICIALS:]) > 0)
