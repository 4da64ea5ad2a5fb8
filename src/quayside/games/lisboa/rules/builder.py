"""The builder's acts: recruiting officials, acquiring a plan, building a store."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import BUILD_STORE, HOUSE, OFFICE, PASS, TAKE_CUBE, TAKE_PLAN
from quayside.games.lisboa.board import (
    ALL_PLANS,
    ALL_PLOTS,
    ARCHITECTS,
    COLUMN_NAMES,
    COVERED_ROW,
    CUBE_PRICE,
    CUBES,
    GOODS,
    GROUP_SIZE,
    GROUPS,
    HOUSES,
    NOBLES,
    PLANS,
    PLOTS,
    ROW_NAMES,
)
from quayside.games.lisboa.components import LAND as LAND_BENEFIT
from quayside.games.lisboa.components import MORE_RECRUITS
from quayside.games.lisboa.components import RUBBLE as RUBBLE_BENEFIT
from quayside.games.lisboa.rules.agenda import (
    CUBE_CHOICE,
    EFFECT,
    FOR_LAND,
    HOUSE_CHOICE,
    LAND,
    OF_PLOT,
    PAYMENT,
    PLAN_CHOICE,
    RECRUITING,
    RUBBLE_CHOICE,
    STORE_CHOICE,
    STORE_OPENS,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.king import store_value
from quayside.games.lisboa.rules.setup import covered, turn_up_plan
from quayside.games.lisboa.rules.tracks import gain_wigs, means_after, take_cube
from quayside.games.lisboa.state import COLOURS, DUMMY, LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Recruiting officials


def can_recruit(state: LisboaState, seat: int) -> bool:
    return state.board[seat] > 0


def recruit(state: LisboaState, seat: int) -> None:
    """The state action: one or two officials, one after the other."""
    place_officials(state, seat, 2 + state.benefit(seat, MORE_RECRUITS), 0)


def place_officials(state: LisboaState, seat: int, count: int, declinable: int) -> None:
    push(state, RECRUITING, seat, declinable << 4 | count)


def legal_recruiting(state: LisboaState) -> list[int]:
    number = number_of(state)
    choices = [PASS] if number >> 4 & 1 else []
    used = number >> 8 if state.setup.options["officials_in_different_offices"] else 0
    choices.extend([OFFICE + noble for noble in range(3) if not used >> noble & 1])
    return choices


def play_recruiting(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    number = number_of(state)
    if action == PASS:
        state.agenda.pop()
        return
    noble = action - OFFICE
    enter_office(state, seat, noble, "lisboa.recruit.officials")
    left = (number & 15) - 1
    used = number >> 8 | 1 << noble
    stuck = bool(state.setup.options["officials_in_different_offices"]) and used == 7
    if left == 0 or state.board[seat] == 0 or stuck:
        state.agenda.pop()
    else:
        replace(state, RECRUITING, seat, used << 8 | 1 << 4 | left)


def in_office(state: LisboaState, noble: int) -> int:
    """Officials of all colours."""
    at = noble * COLOURS
    count = 0
    for colour in range(COLOURS):
        count += state.office[at + colour]
    return count


def enter_office(state: LisboaState, colour: int, noble: int, rule: str) -> None:
    """From the board into an office. In a full one the colour with most officials loses one to the plaza, and every
    colour that ties with it."""
    at = noble * COLOURS
    if in_office(state, noble) >= state.table.office_spaces:
        most = 0
        for other in range(COLOURS):
            most = max(most, state.office[at + other])
        for other in range(COLOURS):
            if state.office[at + other] == most:
                state.office[at + other] -= 1
                state.plaza[other] += 1
                if state.listener is not None:
                    args: dict[str, object] = {
                        "seat": -1 if other == DUMMY else other,
                        "noble": NOBLES[noble],
                    }
                    state.tell("crowded_out", "lisboa.recruit.full_office", args)
    state.board[colour] -= 1
    state.office[at + colour] += 1
    if state.listener is not None:
        state.tell("official", rule, {"seat": colour, "noble": NOBLES[noble]})


def refuse_recruiting(state: LisboaState, action: int) -> WhyNot | None:
    if OFFICE <= action < OFFICE + 3:
        return WhyNot("lisboa.options.different_offices", {"noble": NOBLES[action - OFFICE]})
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Acquiring a plan


def can_take_plan(state: LisboaState) -> bool:
    return state.plan_shown[0] >= 0 or state.plan_shown[1] >= 0


def take_plan(state: LisboaState, seat: int, declinable: int) -> None:
    push(state, PLAN_CHOICE, seat, declinable)


def legal_plan(state: LisboaState) -> list[int]:
    choices = [PASS] if number_of(state) else []
    choices.extend([TAKE_PLAN + architect for architect in range(2) if state.plan_shown[architect] >= 0])
    return choices


def play_plan(state: LisboaState, action: int) -> None:
    """The face-up plan of a pile; the next one is turned up."""
    seat = seat_of(state)
    state.agenda.pop()
    if action == PASS:
        return
    architect = action - TAKE_PLAN
    plan = state.plan_shown[architect]
    state.plans[seat * ALL_PLANS + plan] += 1
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "architect": ARCHITECTS[architect], "plan": PLANS[plan]}
        state.tell("plan", "lisboa.plan.take", args)
    turn_up_plan(state, architect, "lisboa.plan.piles")


def refuse_plan(state: LisboaState, action: int) -> WhyNot | None:
    if TAKE_PLAN <= action < TAKE_PLAN + 2:
        return WhyNot("lisboa.plan.take", {"architect": ARCHITECTS[action - TAKE_PLAN]})
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Building a store


def slot_of(state: LisboaState, plot: int, good: int) -> int:
    """The display slot of tiles for a plot that face a trade's street; -1 if the plot does not lie on it. Slots are
    numbered from the west: two between a column and the next."""
    street = state.table.street_of[good]
    column = plot % 5
    return column + street if column == street or column == street + 1 else -1


def open_plots(state: LisboaState) -> int:
    """How many plots there are: the last row may be covered."""
    return ALL_PLOTS - 5 if covered(state, COVERED_ROW) else ALL_PLOTS


def free_plot(state: LisboaState, plot: int) -> bool:
    return plot < open_plots(state) and state.store[plot] < 0


def houses_left(state: LisboaState, side: int) -> int:
    at = side * 3
    return HOUSES - state.houses[at] - state.houses[at + 1] - state.houses[at + 2]


def cube_price(state: LisboaState, seat: int, cube: int) -> int:
    return max(0, CUBE_PRICE[cube] - state.benefit(seat, RUBBLE_BENEFIT + cube))


def land_price(state: LisboaState, seat: int, plot: int) -> int:
    """The treasury's number and the price of every cube in the plot's row and column."""
    row = plot // 5 * 3
    column = plot % 5 * 3
    price = max(0, state.coins() - state.benefit(seat, LAND_BENEFIT))
    for cube in range(3):
        count = state.row_cubes[row + cube] + state.column_cubes[column + cube]
        if count:
            price += count * cube_price(state, seat, cube)
    return price


def _least_price(state: LisboaState, seat: int, plot: int) -> int:
    """The land's price after the dearest cube of row and column has been taken."""
    row = plot // 5 * 3
    column = plot % 5 * 3
    price = max(0, state.coins() - state.benefit(seat, LAND_BENEFIT))
    dearest = 0
    for cube in range(3):
        count = state.row_cubes[row + cube] + state.column_cubes[column + cube]
        if count:
            each = cube_price(state, seat, cube)
            price += count * each
            dearest = max(dearest, each)
    return price - dearest


def _can_pay_for(state: LisboaState, seat: int, plot: int, coins: int, marker: int) -> bool:
    means = means_after(state, seat, state.table.plot_reward[plot], coins, marker)
    return means >= _least_price(state, seat, plot)


def can_build_store(state: LisboaState, seat: int, coins: int, marker: int) -> bool:
    if houses_left(state, seat) == 0:
        return False
    for plot in range(open_plots(state)):
        if (
            state.store[plot] < 0
            and _has_tile(state, plot % 5)
            and _can_pay_for(state, seat, plot, coins, marker)
        ):
            return True
    return False


def _has_tile(state: LisboaState, column: int) -> bool:
    """In one of the slots of a column: facing west, or east."""
    west = 2 * column - 1
    return (column > 0 and state.tiles[west] > 0) or (column < 4 and state.tiles[west + 1] > 0)


def build_store(state: LisboaState, seat: int) -> None:
    push(state, STORE_CHOICE, seat)


def legal_store(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    choices: list[int] = []
    for plot in range(open_plots(state)):
        if state.store[plot] >= 0 or not _has_tile(state, plot % 5):
            continue
        if not _can_pay_for(state, seat, plot, state.reis[seat], state.influence[seat]):
            continue
        for good in range(4):
            slot = slot_of(state, plot, good)
            if slot >= 0 and state.tiles[slot]:
                choices.append(BUILD_STORE + plot * 4 + good)
    return choices


def play_store(state: LisboaState, action: int) -> None:
    """The tile is laid and the plot's reward taken; then come a cube, the price of the land, a house and the wigs."""
    seat = seat_of(state)
    plot = (action - BUILD_STORE) // 4
    good = (action - BUILD_STORE) % 4
    lay_tile(state, seat, plot, good, "lisboa.store.tile")
    state.fresh_plot = plot
    replace(state, STORE_OPENS, seat)
    push(state, HOUSE_CHOICE, seat)
    push(state, LAND, seat)
    push(state, CUBE_CHOICE, seat)
    for effect in reversed(state.table.plot_reward[plot]):
        push(state, EFFECT, seat, OF_PLOT << 16 | effect)


def lay_tile(state: LisboaState, side: int, plot: int, good: int, rule: str) -> None:
    state.tiles[slot_of(state, plot, good)] -= 1
    state.store[plot] = side
    state.trade[plot] = good
    if state.listener is not None:
        state.tell("store", rule, {"seat": side, "plot": PLOTS[plot], "street": GOODS[good]})


def refuse_store(state: LisboaState, action: int) -> WhyNot | None:
    if not BUILD_STORE <= action < BUILD_STORE + ALL_PLOTS * 4:
        return None
    seat = seat_of(state)
    plot, good = divmod(action - BUILD_STORE, 4)
    facts: dict[str, object] = {"plot": PLOTS[plot], "street": GOODS[good]}
    slot = slot_of(state, plot, good)
    if slot < 0:
        return WhyNot("lisboa.store.plot", facts)
    if not free_plot(state, plot):
        return WhyNot("lisboa.store.taken", facts)
    if not state.tiles[slot]:
        return WhyNot("lisboa.store.tile", facts)
    return WhyNot(
        "lisboa.store.price", {**facts, "price": land_price(state, seat, plot), "means": state.means(seat)}
    )


# The cube


def _cubes_to_take(state: LisboaState, seat: int) -> list[int]:
    """Cubes of the plot's row and column after which the land can still be paid for."""
    plot = state.fresh_plot
    price = land_price(state, seat, plot)
    means = state.means(seat)
    choices: list[int] = []
    for cube in range(3):
        if price - cube_price(state, seat, cube) > means:
            continue
        if state.row_cubes[plot // 5 * 3 + cube]:
            choices.append(TAKE_CUBE + cube * 3)
        if state.column_cubes[plot % 5 * 3 + cube]:
            choices.append(TAKE_CUBE + cube * 3 + 1)
    return choices


def there_are_cubes(state: LisboaState) -> bool:
    row = state.fresh_plot // 5 * 3
    column = state.fresh_plot % 5 * 3
    return any(state.row_cubes[row + cube] or state.column_cubes[column + cube] for cube in range(3))


def legal_cube(state: LisboaState) -> list[int]:
    return _cubes_to_take(state, seat_of(state))


def play_cube(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    taken = action - TAKE_CUBE
    lift_cube(state, seat, state.fresh_plot, taken // 3, taken % 3, "lisboa.store.rubble")


def lift_cube(state: LisboaState, side: int, plot: int, cube: int, place: int, rule: str) -> None:
    """A cube out of a plot's row (0) or column (1)."""
    if place == 0:
        state.row_cubes[plot // 5 * 3 + cube] -= 1
    else:
        state.column_cubes[plot % 5 * 3 + cube] -= 1
    if state.listener is not None:
        where = ROW_NAMES[plot // 5] if place == 0 else COLUMN_NAMES[plot % 5]
        state.tell("clear", rule, {"seat": side, "cube": CUBES[cube], "place": where})
    take_cube(state, side, cube, rule)


def refuse_cube(state: LisboaState, action: int) -> WhyNot | None:
    if TAKE_CUBE <= action < TAKE_CUBE + 9:
        return WhyNot("lisboa.store.rubble", {"cube": CUBES[(action - TAKE_CUBE) // 3]})
    return None


def charge_land(state: LisboaState) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    price = land_price(state, seat, state.fresh_plot)
    if price:
        push(state, PAYMENT, seat, FOR_LAND << 8 | price)


# The house


def legal_house(state: LisboaState) -> list[int]:
    at = seat_of(state) * 3
    return [HOUSE + group for group in range(3) if state.houses[at + group] < GROUP_SIZE[group]]


def play_house(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    put_house(state, seat, action - HOUSE, "lisboa.houses.groups")


def put_house(state: LisboaState, side: int, group: int, rule: str) -> None:
    state.houses[side * 3 + group] += 1
    if state.listener is not None:
        state.tell("house", rule, {"seat": side, "group": GROUPS[group]})


def refuse_house(state: LisboaState, action: int) -> WhyNot | None:
    if HOUSE <= action < HOUSE + 3:
        return WhyNot("lisboa.houses.groups", {"group": GROUPS[action - HOUSE]})
    return None


def store_opens(state: LisboaState) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    score_store(state, seat, state.fresh_plot)
    state.fresh_plot = -1


def score_store(state: LisboaState, side: int, plot: int) -> None:
    wigs = store_value(state, plot)
    if wigs:
        gain_wigs(state, side, wigs, "lisboa.store.scoring", "store")


# ---------------------------------------------------------------------------------------------------------------------
# A cube from the rubble pile, as a reward


def can_take_rubble(state: LisboaState) -> bool:
    return state.pile_cubes[0] + state.pile_cubes[1] + state.pile_cubes[2] > 0


def take_rubble(state: LisboaState, seat: int, declinable: int) -> None:
    push(state, RUBBLE_CHOICE, seat, declinable)


def legal_rubble(state: LisboaState) -> list[int]:
    choices = [PASS] if number_of(state) else []
    choices.extend([TAKE_CUBE + cube * 3 + 2 for cube in range(3) if state.pile_cubes[cube]])
    return choices


def play_rubble(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    if action == PASS:
        return
    cube = (action - TAKE_CUBE) // 3
    state.pile_cubes[cube] -= 1
    if state.listener is not None:
        state.tell("clear", "lisboa.rubble.pile", {"seat": seat, "cube": CUBES[cube], "place": "pile"})
    take_cube(state, seat, cube, "lisboa.rubble.pile")


def refuse_rubble(state: LisboaState, action: int) -> WhyNot | None:
    if TAKE_CUBE <= action < TAKE_CUBE + 9:
        return WhyNot("lisboa.rubble.pile", {"cube": CUBES[(action - TAKE_CUBE) // 3]})
    return None
