"""The king's noble action: opening a public building. A space, then a plan, then its officials; all stores that the
building serves score."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import put_in_order
from quayside.core.vecs import Numbers, append, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import OPEN, SEND, SHOW, is_sending, is_showing, is_space
from quayside.games.lisboa.board import (
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SPACES,
    COLUMNS,
    CUBE_TYPES,
    EAST,
    MOST_OFFICIALS,
    NOBLES,
    PLANS,
    PLAZA,
    SPACES,
    WEST,
)
from quayside.games.lisboa.components import BUILDING_OFFICIALS, HIRE
from quayside.games.lisboa.rules.agenda import (
    BUILDING_CHOICE,
    BUILDING_OPENS,
    FOR_OFFICIALS,
    OF_SPACE,
    SENDING,
    SHOWING,
    push_effects,
    push_payment,
)
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.display import turn_up_building
from quayside.games.lisboa.rules.tracks import gain_wigs, means_after, take_cube
from quayside.games.lisboa.state import COLOURS, LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Plans, their officials, and where a building may stand


def needed(state: LisboaState, seat: i64, plan: i64) -> i64:
    """Officials that a plan asks for, at least one."""
    return max(1, plan % MOST_OFFICIALS + 1 - state.benefit(seat, BUILDING_OFFICIALS))


def to_hire(state: LisboaState, seat: i64, plan: i64) -> i64:
    """How many of them must be hired: only those that are missing in offices and on the plaza."""
    return max(0, needed(state, seat, plan) - state.posted(seat))


def hiring_price(state: LisboaState, seat: i64) -> i64:
    return max(0, state.coins() - state.benefit(seat, HIRE))


def takes(state: LisboaState, space: i64, face: i64) -> bool:
    """Whether a building may stand on a space: free, not covered, and in the north serving the street's trade."""
    if state.building[space] >= 0 or state.is_closed(space):
        return False
    return space >= WEST or state.values.is_served(state.values.streets[space], face)


def _ready(state: LisboaState, seat: i64) -> list[int]:
    """Unfinished plans whose architect has a building left, and whose officials are there: posted, or to be hired."""
    return [
        plan
        for plan in range(ALL_PLANS)
        if state.plans[seat * ALL_PLANS + plan]
        and state.current[plan // MOST_OFFICIALS] >= 0
        and to_hire(state, seat, plan) <= state.board[seat]
    ]


def _usable(state: LisboaState, seat: i64, space: i64, ready: list[int], each: i64, means: i64) -> list[int]:
    """Those of the ready plans that fit a space, with officials that can be paid for at so many reis each."""
    return [
        plan
        for plan in ready
        if takes(state, space, state.current[plan // MOST_OFFICIALS])
        and to_hire(state, seat, plan) * each <= means
    ]


def _unstaffed(state: LisboaState, seat: i64, plans: list[int], each: i64) -> WhyNot:
    """Even the plan that asks for fewest officials cannot be used: they are not there, or too dear."""
    fewest = min([needed(state, seat, plan) for plan in plans])
    hired = fewest - state.posted(seat)
    if hired > state.board[seat]:
        return WhyNot("lisboa.building.officials", {"needed": fewest})
    return WhyNot("lisboa.building.hiring", {"price": hired * each, "means": state.means(seat)})


def _officials_of_plans(state: LisboaState, seat: i64, each: i64) -> Args:
    """Of each unfinished plan: its officials, how many of them would be hired, and for how many reis in all."""
    return {
        PLANS[plan]: {
            "needed": needed(state, seat, plan),
            "hired": to_hire(state, seat, plan),
            "price": to_hire(state, seat, plan) * each,
        }
        for plan in range(ALL_PLANS)
        if state.plans[seat * ALL_PLANS + plan]
    }


# ---------------------------------------------------------------------------------------------------------------------
# The space


def _plans_for(
    state: LisboaState, seat: i64, space: i64, ready: list[int], coins: i64, marker: i64
) -> list[int]:
    """What a seat with these coins and this much influence could use on a space, were it chosen now."""
    means = means_after(state, seat, state.values.space_reward[space], coins, marker)
    return _usable(state, seat, space, ready, hiring_price(state, seat), means)


def can_open_building(state: LisboaState, seat: i64, coins: i64, marker: i64) -> bool:
    ready = _ready(state, seat)
    if not ready:
        return False
    return any(_plans_for(state, seat, space, ready, coins, marker) for space in range(ALL_SPACES))


def spaces_to_open(state: LisboaState, seat: i64) -> dict[int, list[int]]:
    """Each space where a building can be opened now, and the plans for it."""
    ready = _ready(state, seat)
    found: dict[int, list[int]] = {}
    for space in range(ALL_SPACES):
        plans = _plans_for(state, seat, space, ready, state.reis[seat], state.influence[seat])
        if plans:
            found[space] = plans
    return found


def open_building(state: LisboaState, seat: i64) -> None:
    state.agenda.push(BUILDING_CHOICE, seat)


class BuildingChoice(SeatDecision):
    """The space's cubes and its reward. Only then is the plan chosen, but no official will cost more than now."""

    kind = BUILDING_CHOICE
    name = "building"

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([OPEN + space for space in spaces_to_open(state, state.to_play)])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if not is_space(action):
            return None
        seat = state.to_play
        space = action - OPEN
        fitting = [
            plan
            for plan in range(ALL_PLANS)
            if state.plans[seat * ALL_PLANS + plan]
            and state.current[plan // MOST_OFFICIALS] >= 0
            and takes(state, space, state.current[plan // MOST_OFFICIALS])
        ]
        if not fitting:
            return WhyNot("lisboa.building.space", {"space": SPACES[space]})
        return _unstaffed(state, seat, fitting, hiring_price(state, seat))

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        space = action - OPEN
        told.chooses_space(state, seat, space)
        state.agenda.replace(SHOWING, seat, number=space, second=hiring_price(state, seat))
        push_effects(state, seat, state.values.space_reward[space], OF_SPACE)
        clear_space(state, seat, space, "lisboa.building.rubble")

    def facts(self, state: LisboaState) -> Args:
        seat = state.to_play
        spaces = spaces_to_open(state, seat)
        return {
            "spaces": {SPACES[space]: [PLANS[plan] for plan in plans] for space, plans in spaces.items()},
            "plans": _officials_of_plans(state, seat, hiring_price(state, seat)),
        }


def clear_space(state: LisboaState, side: i64, space: i64, rule: str) -> None:
    """All cubes of a building space."""
    for cube in range(CUBE_TYPES):
        for _ in range(state.space_cubes[space * CUBE_TYPES + cube]):
            take_cube(state, side, cube, rule)
        state.space_cubes[space * CUBE_TYPES + cube] = 0


# ---------------------------------------------------------------------------------------------------------------------
# The plan


class Showing(SeatDecision):
    """The plan is shown, its officials are sent or hired: then the building opens."""

    kind = SHOWING
    name = "showing"

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([SHOW + plan for plan in plans_to_show(state, state.to_play)])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if not is_showing(action):
            return None
        seat = state.to_play
        plan = action - SHOW
        space = state.agenda.number
        face = state.current[plan // MOST_OFFICIALS]
        if not state.plans[seat * ALL_PLANS + plan]:
            return WhyNot("lisboa.building.plan", {"plan": PLANS[plan]})
        if face < 0:
            return WhyNot("lisboa.building.next", {"plan": PLANS[plan]})
        if not takes(state, space, face):
            return WhyNot("lisboa.building.space", {"space": SPACES[space]})
        return _unstaffed(state, seat, [plan], _price_each(state, seat))

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        plan = action - SHOW
        space = state.agenda.number
        hired = to_hire(state, seat, plan)
        sent = needed(state, seat, plan) - hired
        price = hired * _price_each(state, seat)
        told.shows_plan(state, seat, plan, space)
        state.plans[seat * ALL_PLANS + plan] -= 1
        state.done[seat * ALL_PLANS + plan] += 1
        state.hired = hired
        state.staff[space] = sent
        state.agenda.replace(BUILDING_OPENS, seat, number=space, second=plan)
        if sent:
            state.agenda.push(SENDING, seat, number=sent)
        push_payment(state, seat, price, FOR_OFFICIALS)

    def facts(self, state: LisboaState) -> Args:
        seat = state.to_play
        plans = _officials_of_plans(state, seat, _price_each(state, seat))
        return {"space": SPACES[state.agenda.number], "plans": plans}


def plans_to_show(state: LisboaState, seat: i64) -> list[int]:
    """For the space that was chosen."""
    space = state.agenda.number
    return _usable(state, seat, space, _ready(state, seat), _price_each(state, seat), state.means(seat))


def _price_each(state: LisboaState, seat: i64) -> i64:
    """Reis for a hired official while the plan is chosen: those of now, or of the choice of the space if that was less."""
    return min(state.agenda.second, hiring_price(state, seat))


# ---------------------------------------------------------------------------------------------------------------------
# The officials


class Sending(SeatDecision):
    """One by one from the offices and the plaza, in this order, so that each way of sending is reached once."""

    kind = SENDING
    name = "sending"

    def legal(self, state: LisboaState) -> Numbers:
        left = state.agenda.number
        first = state.agenda.second
        choices = vec[i64]()
        beyond = 0  # officials at places after this one
        for place in range(PLAZA, first - 1, -1):
            here = _posted_at(state, place, state.to_play)
            if here and here + beyond >= left:
                choices = append(choices, SEND + place)
            beyond += here
        put_in_order(choices)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_sending(action):
            return WhyNot("lisboa.building.officials", {"needed": state.agenda.number})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        left = state.agenda.number - 1
        place = action - SEND
        if place == PLAZA:
            state.plaza[seat] -= 1
        else:
            state.office[place * COLOURS + seat] -= 1
        state.in_buildings[seat] += 1
        origin = "plaza" if place == PLAZA else NOBLES[place]
        told.sends_official(state, seat, origin, "lisboa.building.officials")
        if left == 0:
            state.agenda.pop()
        else:
            state.agenda.replace(SENDING, seat, number=left, second=place)

    def facts(self, state: LisboaState) -> Args:
        return {"left": state.agenda.number}


def _posted_at(state: LisboaState, place: i64, colour: i64) -> i64:
    return state.plaza[colour] if place == PLAZA else state.office[place * COLOURS + colour]


# ---------------------------------------------------------------------------------------------------------------------
# The building, and what it scores


class BuildingOpens(Step[LisboaState]):
    """Hired officials move in, all stores that it serves score, and the architect's next building comes up."""

    kind = BUILDING_OPENS
    name = "building_opens"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        space = state.agenda.number
        architect = state.agenda.second // MOST_OFFICIALS
        state.agenda.pop()
        hired = min(state.hired, state.board[seat])
        state.board[seat] -= hired
        state.in_buildings[seat] += hired
        state.staff[space] += hired
        state.hired = 0
        put_building(state, seat, space, architect, hired, "lisboa.building.scoring")
        turn_up_building(state, architect, "lisboa.building.next")


def put_building(state: LisboaState, side: i64, space: i64, architect: i64, hired: i64, rule: str) -> None:
    """An architect's current building onto a space; stores of every side score."""
    state.building[space] = state.current[architect]
    state.opener[space] = side
    told.building_opens(state, side, space, hired, rule)
    for owner in range(state.sides):
        wigs = scored_by(state, owner, space)
        if wigs:
            gain_wigs(state, owner, wigs, "lisboa.building.scoring", "building")


def scored_by(state: LisboaState, owner: i64, space: i64) -> i64:
    """What a side's stores earn by the building on a space."""
    wigs = 0
    face = state.building[space]
    for plot in range(ALL_PLOTS):
        if state.store[plot] != owner:
            continue
        good = state.trade[plot]
        if space < WEST:
            served = state.values.street_of[good] == space
        else:
            row = space - WEST if space < EAST else space - EAST
            served = plot // COLUMNS == row and state.values.is_served(good, face)
        if served:
            wigs += store_value(state, plot)
    return wigs


def store_value(state: LisboaState, plot: i64) -> i64:
    """The scoring tile of a store's street for each public building related to it."""
    street = state.values.street_of[state.trade[plot]]
    return state.scoring[street] * related(state, plot)


def related(state: LisboaState, plot: i64) -> i64:
    """Buildings that serve a store's trade, at the north end of its street and both ends of its row."""
    good = state.trade[plot]
    row = plot // COLUMNS
    count = 0
    for space in (state.values.street_of[good], WEST + row, EAST + row):
        face = state.building[space]
        if face >= 0 and state.values.is_served(good, face):
            count += 1
    return count
