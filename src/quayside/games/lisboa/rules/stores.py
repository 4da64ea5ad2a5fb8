"""The builder's noble action: building a store. A tile and the plot's reward, a cube, the price of the land, a house, and
the wigs that the store brings."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import (
    BUILD_STORE,
    HOUSE,
    TAKE_CUBE,
    build_store,
    is_cube,
    is_house,
    is_store,
    take_cube,
)
from quayside.games.lisboa.board import (
    ALL_CUBE_PLACES,
    ALL_GROUPS,
    ALL_PLOTS,
    COLUMNS,
    COVERED_ROW,
    CUBE_PRICE,
    CUBE_TYPES,
    CUBES,
    GOOD_TYPES,
    GOODS,
    GROUP_SIZE,
    GROUPS,
    HOUSES,
    IN_COLUMN,
    IN_ROW,
    PLOTS,
)
from quayside.games.lisboa.components import LAND as LAND_BENEFIT
from quayside.games.lisboa.components import RUBBLE as RUBBLE_BENEFIT
from quayside.games.lisboa.rules import tracks
from quayside.games.lisboa.rules.agenda import (
    CUBE_CHOICE,
    FOR_LAND,
    HOUSE_CHOICE,
    LAND,
    OF_PLOT,
    STORE_CHOICE,
    STORE_OPENS,
    push_effects,
    push_payment,
)
from quayside.games.lisboa.rules.buildings import store_value
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Plots, and what they cost


def slot_of(state: LisboaState, plot: i64, good: i64) -> i64:
    """The display slot of tiles for a plot that face a trade's street; -1 if the plot does not lie on it. Slots are
    numbered from the west: two between a column and the next."""
    street = state.values.street_of[good]
    column = plot % COLUMNS
    return column + street if column == street or column == street + 1 else -1


def _has_tile(state: LisboaState, column: i64) -> bool:
    """In one of the slots of a column: facing west, or east."""
    west = 2 * column - 1
    return (column > 0 and state.tiles[west] > 0) or (column < COLUMNS - 1 and state.tiles[west + 1] > 0)


def _open_plots(state: LisboaState) -> i64:
    """How many plots there are: the last row may be covered."""
    return ALL_PLOTS - COLUMNS if state.is_covered(COVERED_ROW) else ALL_PLOTS


def free_plot(state: LisboaState, plot: i64) -> bool:
    return plot < _open_plots(state) and state.store[plot] < 0


def cube_price(state: LisboaState, seat: i64, cube: i64) -> i64:
    return max(0, CUBE_PRICE[cube] - state.benefit(seat, RUBBLE_BENEFIT + cube))


def land_price(state: LisboaState, seat: i64, plot: i64) -> i64:
    """The treasury's number and the price of every cube in the plot's row and column."""
    row = plot // COLUMNS * CUBE_TYPES
    column = plot % COLUMNS * CUBE_TYPES
    price = max(0, state.coins() - state.benefit(seat, LAND_BENEFIT))
    for cube in range(CUBE_TYPES):
        count = state.row_cubes[row + cube] + state.column_cubes[column + cube]
        if count:
            price += count * cube_price(state, seat, cube)
    return price


def _least_price(state: LisboaState, seat: i64, plot: i64) -> i64:
    """The land's price after the dearest cube of row and column has been taken."""
    row = plot // COLUMNS * CUBE_TYPES
    column = plot % COLUMNS * CUBE_TYPES
    price = max(0, state.coins() - state.benefit(seat, LAND_BENEFIT))
    dearest = 0
    for cube in range(CUBE_TYPES):
        count = state.row_cubes[row + cube] + state.column_cubes[column + cube]
        if count:
            each = cube_price(state, seat, cube)
            price += count * each
            dearest = max(dearest, each)
    return price - dearest


def _can_pay_for(state: LisboaState, seat: i64, plot: i64, coins: i64, marker: i64) -> bool:
    means = tracks.means_after(state, seat, state.values.plot_reward[plot], coins, marker)
    return means >= _least_price(state, seat, plot)


def can_build_store(state: LisboaState, seat: i64, coins: i64, marker: i64) -> bool:
    if houses_left(state, seat) == 0:
        return False
    for plot in range(_open_plots(state)):
        if (
            state.store[plot] < 0
            and _has_tile(state, plot % COLUMNS)
            and _can_pay_for(state, seat, plot, coins, marker)
        ):
            return True
    return False


# ---------------------------------------------------------------------------------------------------------------------
# The tile


def begin_store(state: LisboaState, seat: i64) -> None:
    state.agenda.push(STORE_CHOICE, seat)


class StoreChoice(SeatDecision):
    """The tile is laid and the plot's reward taken; then come a cube, the price of the land, a house and the wigs."""

    kind = STORE_CHOICE
    name = "store"

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        choices = vec[i64]()
        for plot in range(_open_plots(state)):
            if state.store[plot] >= 0 or not _has_tile(state, plot % COLUMNS):
                continue
            if not _can_pay_for(state, seat, plot, state.reis[seat], state.influence[seat]):
                continue
            for good in range(GOOD_TYPES):
                slot = slot_of(state, plot, good)
                if slot >= 0 and state.tiles[slot]:
                    choices = append(choices, build_store(plot, good))
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if not is_store(action):
            return None
        seat = state.to_play
        plot, good = divmod(action - BUILD_STORE, GOOD_TYPES)
        facts: Args = {"plot": PLOTS[plot], "street": GOODS[good]}
        slot = slot_of(state, plot, good)
        if slot < 0:
            return WhyNot("lisboa.store.plot", facts)
        if not free_plot(state, plot):
            return WhyNot("lisboa.store.taken", facts)
        if not state.tiles[slot]:
            return WhyNot("lisboa.store.tile", facts)
        facts.update(price=land_price(state, seat, plot), means=state.means(seat))
        return WhyNot("lisboa.store.price", facts)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        plot = (action - BUILD_STORE) // GOOD_TYPES
        good = (action - BUILD_STORE) % GOOD_TYPES
        lay_tile(state, seat, plot, good, "lisboa.store.tile")
        state.fresh_plot = plot
        state.agenda.replace(STORE_OPENS, seat)
        state.agenda.push(HOUSE_CHOICE, seat)
        state.agenda.push(LAND, seat)
        state.agenda.push(CUBE_CHOICE, seat)
        push_effects(state, seat, state.values.plot_reward[plot], OF_PLOT)

    def facts(self, state: LisboaState) -> Args:
        prices = {
            PLOTS[plot]: land_price(state, state.to_play, plot)
            for plot in range(ALL_PLOTS)
            if free_plot(state, plot)
        }
        return {"prices": prices}


def lay_tile(state: LisboaState, side: i64, plot: i64, good: i64, rule: str) -> None:
    state.tiles[slot_of(state, plot, good)] -= 1
    state.store[plot] = side
    state.trade[plot] = good
    told.builds_store(state, side, plot, good, rule)


# ---------------------------------------------------------------------------------------------------------------------
# The cube


class CubeChoice(SeatDecision):
    """One of the plot's row and column, after which the land can still be paid for."""

    kind = CUBE_CHOICE
    name = "cube"

    def seat_of(self, state: LisboaState) -> i64:
        return state.agenda.seat if _there_are_cubes(state) else -1

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        plot = state.fresh_plot
        price = land_price(state, seat, plot)
        means = state.means(seat)
        choices = vec[i64]()
        for cube in range(CUBE_TYPES):
            if price - cube_price(state, seat, cube) > means:
                continue
            if state.row_cubes[plot // COLUMNS * CUBE_TYPES + cube]:
                choices = append(choices, take_cube(cube, IN_ROW))
            if state.column_cubes[plot % COLUMNS * CUBE_TYPES + cube]:
                choices = append(choices, take_cube(cube, IN_COLUMN))
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_cube(action):
            cube = (action - TAKE_CUBE) // ALL_CUBE_PLACES
            return WhyNot("lisboa.store.rubble", {"cube": CUBES[cube]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        cube = (action - TAKE_CUBE) // ALL_CUBE_PLACES
        line = (action - TAKE_CUBE) % ALL_CUBE_PLACES
        lift_cube(state, state.to_play, state.fresh_plot, cube, line, "lisboa.store.rubble")

    def facts(self, state: LisboaState) -> Args:
        return _of_the_store(state)


def _there_are_cubes(state: LisboaState) -> bool:
    row = state.fresh_plot // COLUMNS * CUBE_TYPES
    column = state.fresh_plot % COLUMNS * CUBE_TYPES
    return any(state.row_cubes[row + cube] or state.column_cubes[column + cube] for cube in range(CUBE_TYPES))


def _of_the_store(state: LisboaState) -> Args:
    """That is being built."""
    plot = state.fresh_plot
    return {"plot": PLOTS[plot], "price": land_price(state, state.to_play, plot)}


def lift_cube(state: LisboaState, side: i64, plot: i64, cube: i64, line: i64, rule: str) -> None:
    """A cube out of a plot's row or column."""
    if line == IN_ROW:
        state.row_cubes[plot // COLUMNS * CUBE_TYPES + cube] -= 1
    else:
        state.column_cubes[plot % COLUMNS * CUBE_TYPES + cube] -= 1
    told.clears(state, side, cube, plot, line, rule)
    tracks.take_cube(state, side, cube, rule)


# ---------------------------------------------------------------------------------------------------------------------
# The land


class Land(Step[LisboaState]):
    kind = LAND
    name = "land"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        push_payment(state, seat, land_price(state, seat, state.fresh_plot), FOR_LAND)


# ---------------------------------------------------------------------------------------------------------------------
# The house


class HouseChoice(SeatDecision):
    """The lowest of one of the three groups."""

    kind = HOUSE_CHOICE
    name = "house"

    def legal(self, state: LisboaState) -> Numbers:
        at = state.to_play * ALL_GROUPS
        return vec[i64](
            [HOUSE + group for group in range(ALL_GROUPS) if state.houses[at + group] < GROUP_SIZE[group]]
        )

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_house(action):
            return WhyNot("lisboa.houses.groups", {"group": GROUPS[action - HOUSE]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        put_house(state, state.to_play, action - HOUSE, "lisboa.houses.groups")

    def facts(self, state: LisboaState) -> Args:
        return _of_the_store(state)


def houses_left(state: LisboaState, side: i64) -> i64:
    at = side * ALL_GROUPS
    return HOUSES - state.houses[at] - state.houses[at + 1] - state.houses[at + 2]


def put_house(state: LisboaState, side: i64, group: i64, rule: str) -> None:
    state.houses[side * ALL_GROUPS + group] += 1
    told.builds_house(state, side, group, rule)


# ---------------------------------------------------------------------------------------------------------------------
# The wigs


class StoreOpens(Step[LisboaState]):
    kind = STORE_OPENS
    name = "store_opens"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        score_store(state, seat, state.fresh_plot)
        state.fresh_plot = -1


def score_store(state: LisboaState, side: i64, plot: i64) -> None:
    wigs = store_value(state, plot)
    if wigs:
        tracks.gain_wigs(state, side, wigs, "lisboa.store.scoring", "store")
