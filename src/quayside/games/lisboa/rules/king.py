"""The king's acts: a royal favor, and opening a public building. The third, meeting the cardinal, is the church's."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import OPEN, PASS, SEND, SHOW, TAKE_FAVOR
from quayside.games.lisboa.board import (
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SPACES,
    EAST,
    MOST_OFFICIALS,
    NOBLES,
    PLANS,
    SPACES,
    WEST,
)
from quayside.games.lisboa.components import BUILDING_OFFICIALS, HIRE
from quayside.games.lisboa.rules.agenda import (
    BUILDING_CHOICE,
    BUILDING_OPENS,
    EFFECT,
    FAVOR_CHOICE,
    FOR_OFFICIALS,
    OF_SPACE,
    PAYMENT,
    SENDING,
    SHOWING,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.setup import SIDES, closed_space, turn_up_building
from quayside.games.lisboa.rules.tracks import gain_wigs, means_after, take_cube
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Royal favor


def can_take_favor(state: LisboaState, seat: int) -> bool:
    return any(state.favor_supply[noble] > 0 and state.favors[seat * 3 + noble] == 0 for noble in range(3))


def _favors_to_take(state: LisboaState, seat: int) -> list[int]:
    return [
        noble for noble in range(3) if state.favor_supply[noble] > 0 and state.favors[seat * 3 + noble] == 0
    ]


def legal_favor(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    choices = [PASS] if number_of(state) else []
    choices.extend([TAKE_FAVOR + noble for noble in _favors_to_take(state, seat)])
    return choices


def play_favor(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    if action == PASS:
        return
    noble = action - TAKE_FAVOR
    state.favor_supply[noble] -= 1
    state.favors[seat * 3 + noble] = 1
    if state.listener is not None:
        state.tell("favor", "lisboa.favor.take", {"seat": seat, "noble": NOBLES[noble]})


def refuse_favor(state: LisboaState, action: int) -> WhyNot | None:
    if not TAKE_FAVOR <= action < TAKE_FAVOR + 3:
        return None
    noble = action - TAKE_FAVOR
    rule = "lisboa.favor.one" if state.favors[seat_of(state) * 3 + noble] else "lisboa.favor.take"
    return WhyNot(rule, {"noble": NOBLES[noble]})


def take_favor(state: LisboaState, seat: int, declinable: int) -> None:
    push(state, FAVOR_CHOICE, seat, declinable)


# ---------------------------------------------------------------------------------------------------------------------
# Opening a public building


def posted(state: LisboaState, colour: int) -> int:
    """Officials in offices and on the plaza."""
    office = state.office
    return office[colour] + office[5 + colour] + office[10 + colour] + state.plaza[colour]


def needed(state: LisboaState, seat: int, plan: int) -> int:
    """Officials that a plan asks for, at least one."""
    return max(1, plan % MOST_OFFICIALS + 1 - state.benefit(seat, BUILDING_OFFICIALS))


def to_hire(state: LisboaState, seat: int, plan: int) -> int:
    """How many of them must be hired: only those that are missing in offices and on the plaza."""
    return max(0, needed(state, seat, plan) - posted(state, seat))


def hiring_price(state: LisboaState, seat: int) -> int:
    return max(0, state.coins() - state.benefit(seat, HIRE))


def takes(state: LisboaState, space: int, face: int) -> bool:
    """Whether a building may stand on a space: free, not covered, and in the north serving the street's trade."""
    if state.building[space] >= 0 or closed_space(state, space):
        return False
    return space >= WEST or bool(state.table.serves[face] >> state.table.streets[space] & 1)


def _ready(state: LisboaState, seat: int) -> list[int]:
    """Unfinished plans whose architect has a building left, and whose officials are there: posted, or to be hired."""
    return [
        plan
        for plan in range(ALL_PLANS)
        if state.plans[seat * ALL_PLANS + plan]
        and state.current[plan // MOST_OFFICIALS] >= 0
        and to_hire(state, seat, plan) <= state.board[seat]
    ]


def _usable(state: LisboaState, seat: int, space: int, ready: list[int], each: int, means: int) -> list[int]:
    """Those of the ready plans that fit a space, with officials that can be paid for at so many reis each."""
    return [
        plan
        for plan in ready
        if takes(state, space, state.current[plan // MOST_OFFICIALS])
        and to_hire(state, seat, plan) * each <= means
    ]


# The space


def plans_for(
    state: LisboaState, seat: int, space: int, ready: list[int], coins: int, marker: int
) -> list[int]:
    """What a seat with these coins and this much influence could use on a space, were it chosen now."""
    means = means_after(state, seat, state.table.space_reward[space], coins, marker)
    return _usable(state, seat, space, ready, hiring_price(state, seat), means)


def can_open_building(state: LisboaState, seat: int, coins: int, marker: int) -> bool:
    ready = _ready(state, seat)
    if not ready:
        return False
    return any(plans_for(state, seat, space, ready, coins, marker) for space in range(ALL_SPACES))


def open_building(state: LisboaState, seat: int) -> None:
    push(state, BUILDING_CHOICE, seat)


def spaces_to_open(state: LisboaState, seat: int) -> dict[int, list[int]]:
    """Each space where a building can be opened now, and the plans for it."""
    ready = _ready(state, seat)
    found: dict[int, list[int]] = {}
    for space in range(ALL_SPACES):
        plans = plans_for(state, seat, space, ready, state.reis[seat], state.influence[seat])
        if plans:
            found[space] = plans
    return found


def legal_building(state: LisboaState) -> list[int]:
    return [OPEN + space for space in spaces_to_open(state, seat_of(state))]


def play_building(state: LisboaState, action: int) -> None:
    """The space's cubes and its reward. Only then is the plan chosen, but no official will cost more than now."""
    seat = seat_of(state)
    space = action - OPEN
    if state.listener is not None:
        state.tell("open", "lisboa.building.space", {"seat": seat, "space": SPACES[space]})
    replace(state, SHOWING, seat, hiring_price(state, seat) << 4 | space)
    for effect in reversed(state.table.space_reward[space]):
        push(state, EFFECT, seat, OF_SPACE << 16 | effect)
    for cube in range(3):
        for _ in range(state.space_cubes[space * 3 + cube]):
            take_cube(state, seat, cube, "lisboa.building.rubble")
        state.space_cubes[space * 3 + cube] = 0


def refuse_building(state: LisboaState, action: int) -> WhyNot | None:
    if not OPEN <= action < OPEN + ALL_SPACES:
        return None
    seat = seat_of(state)
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


def _unstaffed(state: LisboaState, seat: int, plans: list[int], each: int) -> WhyNot:
    """Even the plan that asks for fewest officials cannot be used: they are not there, or too dear."""
    fewest = min([needed(state, seat, plan) for plan in plans])
    hired = fewest - posted(state, seat)
    if hired > state.board[seat]:
        return WhyNot("lisboa.building.officials", {"needed": fewest})
    return WhyNot("lisboa.building.hiring", {"price": hired * each, "means": state.means(seat)})


# The plan


def price_each(state: LisboaState) -> int:
    """Reis for a hired official while the plan is chosen: those of now, or of the choice of the space if that was less."""
    return min(number_of(state) >> 4, hiring_price(state, seat_of(state)))


def legal_showing(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    space = number_of(state) & 15
    plans = _usable(state, seat, space, _ready(state, seat), price_each(state), state.means(seat))
    return [SHOW + plan for plan in plans]


def play_showing(state: LisboaState, action: int) -> None:
    """The plan is shown, its officials are sent or hired: then the building opens."""
    seat = seat_of(state)
    plan = action - SHOW
    space = number_of(state) & 15
    hired = to_hire(state, seat, plan)
    sent = needed(state, seat, plan) - hired
    price = hired * price_each(state)
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "plan": PLANS[plan], "space": SPACES[space]}
        state.tell("show", "lisboa.building.plan", args)
    state.plans[seat * ALL_PLANS + plan] -= 1
    state.done[seat * ALL_PLANS + plan] += 1
    state.hired = hired
    state.staff[space] = sent
    replace(state, BUILDING_OPENS, seat, plan << 4 | space)
    if sent:
        push(state, SENDING, seat, sent)
    if price > 0:
        push(state, PAYMENT, seat, FOR_OFFICIALS << 8 | price)


def refuse_showing(state: LisboaState, action: int) -> WhyNot | None:
    if not SHOW <= action < SHOW + ALL_PLANS:
        return None
    seat = seat_of(state)
    plan = action - SHOW
    space = number_of(state) & 15
    face = state.current[plan // MOST_OFFICIALS]
    if not state.plans[seat * ALL_PLANS + plan]:
        return WhyNot("lisboa.building.plan", {"plan": PLANS[plan]})
    if face < 0:
        return WhyNot("lisboa.building.next", {"plan": PLANS[plan]})
    if not takes(state, space, face):
        return WhyNot("lisboa.building.space", {"space": SPACES[space]})
    return _unstaffed(state, seat, [plan], price_each(state))


# Sending officials: from offices and the plaza, in this order, so that each way of sending is reached once


def _at(state: LisboaState, place: int, colour: int) -> int:
    return state.plaza[colour] if place == 3 else state.office[place * 5 + colour]


def legal_sending(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    number = number_of(state)
    left = number & 15
    choices: list[int] = []
    beyond = 0  # officials at places after this one
    for place in range(3, (number >> 4) - 1, -1):
        here = _at(state, place, seat)
        if here and here + beyond >= left:
            choices.append(SEND + place)
        beyond += here
    choices.reverse()
    return choices


def play_sending(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    left = (number_of(state) & 15) - 1
    place = action - SEND
    if place == 3:
        state.plaza[seat] -= 1
    else:
        state.office[place * 5 + seat] -= 1
    state.in_buildings[seat] += 1
    if state.listener is not None:
        name = "plaza" if place == 3 else NOBLES[place]
        state.tell("send", "lisboa.building.officials", {"seat": seat, "office": name})
    if left == 0:
        state.agenda.pop()
    else:
        replace(state, SENDING, seat, place << 4 | left)


def refuse_sending(state: LisboaState, action: int) -> WhyNot | None:
    if SEND <= action < SEND + 4:
        return WhyNot("lisboa.building.officials", {"needed": number_of(state) & 15})
    return None


def building_opens(state: LisboaState) -> None:
    """Hired officials move in, all stores that it serves score, and the architect's next building comes up."""
    seat = seat_of(state)
    plan, space = divmod(number_of(state), 16)
    state.agenda.pop()
    hired = min(state.hired, state.board[seat])
    state.board[seat] -= hired
    state.in_buildings[seat] += hired
    state.staff[space] += hired
    state.hired = 0
    architect = plan // MOST_OFFICIALS
    put_building(state, seat, space, architect, hired, "lisboa.building.scoring")
    turn_up_building(state, architect, "lisboa.building.next")


def put_building(state: LisboaState, side: int, space: int, architect: int, hired: int, rule: str) -> None:
    """An architect's current building onto a space; stores of every side score."""
    face = state.current[architect]
    state.building[space] = face
    state.opener[space] = side
    if state.listener is not None:
        args: dict[str, object] = {
            "seat": side,
            "building": SIDES[face],
            "space": SPACES[space],
            "hired": hired,
            "officials": state.staff[space],
        }
        state.tell("building_opens", rule, args)
    for owner in range(state.sides):
        wigs = scored_by(state, owner, space)
        if wigs:
            gain_wigs(state, owner, wigs, "lisboa.building.scoring", "building")


def scored_by(state: LisboaState, owner: int, space: int) -> int:
    """What a side's stores earn by the building on a space."""
    wigs = 0
    serves = state.table.serves[state.building[space]]
    for plot in range(ALL_PLOTS):
        if state.store[plot] != owner:
            continue
        good = state.trade[plot]
        if space < WEST:
            served = state.table.street_of[good] == space
        else:
            row = space - WEST if space < EAST else space - EAST
            served = plot // 5 == row and bool(serves >> good & 1)
        if served:
            wigs += store_value(state, plot)
    return wigs


def store_value(state: LisboaState, plot: int) -> int:
    """The scoring tile of a store's street for each public building related to it."""
    street = state.table.street_of[state.trade[plot]]
    return state.scoring[street] * related(state, plot)


def related(state: LisboaState, plot: int) -> int:
    """Buildings that serve a store's trade, at the north end of its street and both ends of its row."""
    good = state.trade[plot]
    row = plot // 5
    count = 0
    for space in (state.table.street_of[good], WEST + row, EAST + row):
        face = state.building[space]
        if face >= 0 and state.table.serves[face] >> good & 1:
            count += 1
    return count
