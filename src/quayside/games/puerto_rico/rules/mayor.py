"""The mayor: a ship of colonists arrives, and everybody places all that they have anew.

People are placed one by one upon kinds of places; equal tiles are one choice. Nobody may leave a circle empty while they
have people in San Juan. Whether a noble or a colonist stays there is free.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, remove, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    PASS,
    PUT_NOBLE,
    RECRUIT,
    is_noble_placement,
    is_placement,
    place_of,
    put,
)
from quayside.games.puerto_rico.board import ALL_BUILDINGS, CITY, NO_COLONISTS
from quayside.games.puerto_rico.rules.agenda import ARRIVAL, BOARDING, EXTRA_COLONIST, LIFTING, PLACEMENT
from quayside.games.puerto_rico.rules.festival import refused_place
from quayside.games.puerto_rico.rules.nobles import open_villas
from quayside.games.puerto_rico.rules.phase import Role, Turn, bring_on_the_end, everybody, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState


class Mayor(Role):
    def begin(self, state: PuertoRicoState) -> None:
        if state.has_nobles:
            open_villas(state)
        everybody(state, LIFTING)
        state.agenda.push(ARRIVAL)
        if state.colonist_supply > 0:
            state.agenda.push(EXTRA_COLONIST, state.picker, state.doubled)

    def end(self, state: PuertoRicoState) -> None:
        """The next ship is filled, with a noble first; when the supply is too small for it, this is the last round, but not
        with nobles."""
        wanted = next_ship(state)
        if state.noble_supply > 0:
            state.noble_supply -= 1
            state.noble_ship = 1
        state.colonist_ship = min(wanted - state.noble_ship, state.colonist_supply)
        state.colonist_supply -= state.colonist_ship
        told.fills_ship(state, wanted)
        if state.colonist_ship < wanted and not state.has_nobles:
            bring_on_the_end(state, NO_COLONISTS, "puerto_rico.end.colonists")


def next_ship(state: PuertoRicoState) -> i64:
    """A colonist for each free circle in buildings, wherever they are, but at least one for each player."""
    wanted = 0
    for each in state.built:
        built: i64 = each
        at = built // ALL_BUILDINGS * state.places + CITY + built % ALL_BUILDINGS
        wanted += state.circles[at] - state.people[at]
    return max(wanted, state.players)


# ---------------------------------------------------------------------------------------------------------------------
# The mayor's privilege


class ExtraColonist(Turn):
    """A colonist from the supply; a second one when a library doubles the privilege, unless the first was declined."""

    kind = EXTRA_COLONIST
    name = "privilege"

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([PASS, RECRUIT])

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        more = state.agenda.number
        state.agenda.pop()
        if action == RECRUIT:
            state.colonist_supply -= 1
            state.san_juan[seat] += 1
            if more > 0 and state.colonist_supply > 0:
                state.agenda.push(EXTRA_COLONIST, seat, more - 1)
        told.privilege_colonist(state, seat, action == RECRUIT)

    def facts(self, state: PuertoRicoState) -> Args:
        """Whether it can bring on the end that the supply runs short."""
        return {"ends": not state.has_nobles}


# ---------------------------------------------------------------------------------------------------------------------
# The ship arrives


class Arrival(Step[PuertoRicoState]):
    """A person for one after the other, the mayor first. They wait in San Juan until their seat places."""

    kind = ARRIVAL
    name = "arrival"

    def do(self, state: PuertoRicoState) -> None:
        served = state.agenda.number
        first = seat_after(state, state.picker, served % state.players)
        if state.noble_ship > 0 and state.colonist_ship > 0:
            state.agenda.replace(BOARDING, first, served)
            return
        state.agenda.pop()
        if state.noble_ship > 0:  # and nobody else is aboard
            state.noble_ship = 0
            state.san_juan[first] += 1
            state.waiting_nobles[first] += 1
            told.boards(state, int(first), True)
            return
        for step in range(state.players):
            seat = int(seat_after(state, first, step))
            arrived = share(state.colonist_ship, state.players, step)
            if arrived == 0:
                break
            state.san_juan[seat] += arrived
            told.arrive(state, seat, arrived)
        state.colonist_ship = 0


def share(aboard: i64, players: i64, step: i64) -> i64:
    """What whoever is the step-th to be served, round after round, gets from a ship with so many aboard."""
    return (aboard + players - 1 - step) // players


# ---------------------------------------------------------------------------------------------------------------------
# Placing


class Lifting(Step[PuertoRicoState]):
    """A seat takes all its people into its hand. Without people, or without a circle, it has nothing to place."""

    kind = LIFTING
    name = "lifting"

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        at: i64 = seat * state.places
        circles = state.circles
        people = state.people
        hand = state.san_juan[seat]
        puts = vec[i64](capacity=state.places)
        for place in range(state.places):
            if circles[at + place] > 0:
                hand += people[at + place]
                puts = append(puts, put(place))
        if hand == 0 or len(puts) == 0:
            state.agenda.pop()
            return
        for each in puts:
            people[at + place_of(each)] = 0
        state.san_juan[seat] = 0
        state.hand = hand
        if state.has_nobles:
            _lift_nobles(state, seat)
        state.puts = puts
        state.agenda.replace(PLACEMENT, seat)
        told.lifts(state, int(seat), hand)


def _lift_nobles(state: PuertoRicoState, seat: i64) -> None:
    """They are among the people in the hand."""
    state.hand_nobles = state.waiting_nobles[seat]
    state.waiting_nobles[seat] = 0
    for at in range(seat * state.places, (seat + 1) * state.places):
        state.hand_nobles += state.nobles[at]
        state.nobles[at] = 0


class Placement(Turn):
    """A person upon a place with a free circle; as many as there are circles for."""

    kind = PLACEMENT
    name = "mayor"

    def legal(self, state: PuertoRicoState) -> Numbers:
        if state.hand_nobles == 0:
            return state.puts
        nobles = vec[i64]([PUT_NOBLE + place_of(each) for each in state.puts])
        return nobles if state.hand == state.hand_nobles else extend(state.puts[:], nobles)

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        seat = state.to_play
        if action == PASS:
            facts: Args = {"left": state.hand, "circles": free_circles(state, seat)}
            return WhyNot("puerto_rico.mayor.san_juan", facts)
        if not is_placement(action) and not is_noble_placement(action):
            return None
        if is_noble_placement(action) and state.hand_nobles == 0:
            return WhyNot("puerto_rico.nobles.placement", {"problem": "no_noble"})
        if is_placement(action) and state.hand_nobles == state.hand:
            return WhyNot("puerto_rico.nobles.placement", {"problem": "no_colonist"})
        return refused_place(state, seat, int(place_of(action)), "puerto_rico.mayor.placement")

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        place = place_of(action)
        noble = is_noble_placement(action)
        at: i64 = seat * state.places + place
        people = state.people[at] + 1
        state.people[at] = people
        state.hand -= 1
        if noble:
            state.nobles[at] += 1
            state.hand_nobles -= 1
        if people == state.circles[at]:
            state.puts = _others(state.puts, put(place))
        told.puts(state, seat, int(place), noble)
        if state.hand == 0 or len(state.puts) == 0:
            _rest_in_san_juan(state, seat)

    def facts(self, state: PuertoRicoState) -> Args:
        circles = free_circles(state, state.to_play)
        facts: Args = {"left": min(state.hand, circles), "circles": circles}
        if state.has_nobles:
            facts.update(colonists=state.hand - state.hand_nobles, nobles=state.hand_nobles)
        return facts


def _others(puts: Numbers, full: i64) -> Numbers:
    """In a new vec: the old one may still be asked for."""
    return remove(puts[:], full)


def _rest_in_san_juan(state: PuertoRicoState, seat: i64) -> None:
    """All that could be placed has been."""
    rest = state.hand
    nobles = state.hand_nobles
    state.agenda.pop()
    state.hand = 0
    state.puts = vec[i64]()
    state.san_juan[seat] = rest
    if state.has_nobles:
        state.waiting_nobles[seat] = nobles
        state.hand_nobles = 0
    told.rest_in_san_juan(state, seat, rest - nobles, nobles)


def free_circles(state: PuertoRicoState, seat: i64) -> i64:
    """Of a seat, on tiles and in buildings."""
    free = 0
    for at in range(seat * state.places, (seat + 1) * state.places):
        free += state.circles[at] - state.people[at]
    return free
