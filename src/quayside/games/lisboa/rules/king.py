"""The king's acts: a royal favor, and opening a public building. The third, meeting the cardinal, is the church's."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import OPEN, PASS, SEND, TAKE_FAVOR
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


def _spaces_for(state: LisboaState, seat: int, plan: int, coins: int, marker: int, enough: int) -> list[int]:
    """Where a plan's building could be opened; the search ends when there are enough of them."""
    spaces: list[int] = []
    face = state.current[plan // MOST_OFFICIALS]
    if face < 0 or not state.plans[seat * ALL_PLANS + plan]:
        return spaces
    hired = to_hire(state, seat, plan)
    if hired > state.board[seat]:
        return spaces
    price = hired * hiring_price(state, seat)
    for space in range(ALL_SPACES):
        if not takes(state, space, face):
            continue
        if price == 0 or means_after(state, seat, state.table.space_reward[space], coins, marker) >= price:
            spaces.append(space)
            if len(spaces) == enough:
                break
    return spaces


def can_open_building(state: LisboaState, seat: int, coins: int, marker: int) -> bool:
    for plan in range(ALL_PLANS):
        if state.plans[seat * ALL_PLANS + plan] and _spaces_for(state, seat, plan, coins, marker, 1):
            return True
    return False


def open_building(state: LisboaState, seat: int) -> None:
    push(state, BUILDING_CHOICE, seat)


def legal_building(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    choices: list[int] = []
    reis = state.reis[seat]
    influence = state.influence[seat]
    for plan in range(ALL_PLANS):
        if state.plans[seat * ALL_PLANS + plan]:
            for space in _spaces_for(state, seat, plan, reis, influence, ALL_SPACES):
                choices.append(OPEN + plan * ALL_SPACES + space)
    return choices


def play_building(state: LisboaState, action: int) -> None:
    """The space's cubes and reward, the plan shown, the officials sent or hired: then the building opens. How many are
    hired, and for how much, is settled before the reward."""
    seat = seat_of(state)
    plan, space = divmod(action - OPEN, ALL_SPACES)
    price = hiring_price(state, seat)
    hired = to_hire(state, seat, plan)
    sent = needed(state, seat, plan) - hired
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "plan": PLANS[plan], "space": SPACES[space]}
        state.tell("open", "lisboa.building.plan", args)
    _finish_plan(state, seat, plan)
    state.hired = hired
    state.staff[space] = sent
    replace(state, BUILDING_OPENS, seat, plan << 4 | space)
    if sent:
        push(state, SENDING, seat, sent)
    if hired * price > 0:
        push(state, PAYMENT, seat, FOR_OFFICIALS << 8 | hired * price)
    for effect in reversed(state.table.space_reward[space]):
        push(state, EFFECT, seat, OF_SPACE << 16 | effect)
    for cube in range(3):
        for _ in range(state.space_cubes[space * 3 + cube]):
            take_cube(state, seat, cube, "lisboa.building.rubble")
        state.space_cubes[space * 3 + cube] = 0


def _finish_plan(state: LisboaState, seat: int, plan: int) -> None:
    """A plan is turned over. Of equal ones the one dealt at set-up goes first: it is known best."""
    state.plans[seat * ALL_PLANS + plan] -= 1
    state.done[seat * ALL_PLANS + plan] += 1
    if state.start_plan[seat] == plan:
        state.start_plan[seat] = -1


def refuse_building(state: LisboaState, action: int) -> WhyNot | None:
    if not OPEN <= action < OPEN + ALL_PLANS * ALL_SPACES:
        return None
    seat = seat_of(state)
    plan, space = divmod(action - OPEN, ALL_SPACES)
    face = state.current[plan // MOST_OFFICIALS]
    if not state.plans[seat * ALL_PLANS + plan]:
        return WhyNot("lisboa.building.plan", {"plan": PLANS[plan]})
    if face < 0:
        return WhyNot("lisboa.building.next", {"plan": PLANS[plan]})
    if not takes(state, space, face):
        return WhyNot("lisboa.building.space", {"space": SPACES[space], "building": SIDES[face]})
    if to_hire(state, seat, plan) > state.board[seat]:
        return WhyNot("lisboa.building.officials", {"needed": needed(state, seat, plan)})
    price = to_hire(state, seat, plan) * hiring_price(state, seat)
    return WhyNot("lisboa.building.hiring", {"price": price, "means": state.means(seat)})


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
