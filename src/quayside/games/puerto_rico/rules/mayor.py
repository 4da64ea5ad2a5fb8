"""The mayor: a ship of colonists arrives, and everybody places all that they have anew.

Colonists are placed one by one upon kinds of places; equal tiles are one choice. Nobody may leave a circle empty while
they have colonists in San Juan.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, PUT, RECRUIT, is_placement
from quayside.games.puerto_rico.board import ALL_BUILDINGS, ALL_PLACES, CITY, NO_COLONISTS, PLACES
from quayside.games.puerto_rico.rules.agenda import ARRIVAL, EXTRA_COLONIST, LIFTING, PLACEMENT
from quayside.games.puerto_rico.rules.phase import Role, Turn, bring_on_the_end, everybody, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState


class Mayor(Role):
    def begin(self, state: PuertoRicoState) -> None:
        everybody(state, LIFTING)
        state.agenda.push(ARRIVAL)
        if state.colonist_supply > 0:
            state.agenda.push(EXTRA_COLONIST, state.picker)

    def end(self, state: PuertoRicoState) -> None:
        """The next ship is filled; when the supply is too small for it, this is the last round."""
        wanted = next_ship(state)
        state.colonist_ship = min(wanted, state.colonist_supply)
        state.colonist_supply -= state.colonist_ship
        told.fills_ship(state, wanted)
        if state.colonist_ship < wanted:
            bring_on_the_end(state, NO_COLONISTS, "puerto_rico.end.colonists")


def next_ship(state: PuertoRicoState) -> int:
    """A colonist for each free circle in buildings, wherever they are, but at least one for each player."""
    wanted = 0
    for each in state.built:
        built: i64 = each
        at = built // ALL_BUILDINGS * ALL_PLACES + CITY + built % ALL_BUILDINGS
        wanted += state.circles[at] - state.colonists[at]
    return max(wanted, state.players)


# ---------------------------------------------------------------------------------------------------------------------
# The mayor's privilege


class ExtraColonist(Turn):
    """A colonist from the supply."""

    kind = EXTRA_COLONIST
    name = "privilege"

    def legal(self, state: PuertoRicoState) -> list[int]:
        return [PASS, RECRUIT]

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == RECRUIT:
            state.colonist_supply -= 1
            state.san_juan[seat] += 1
        told.privilege_colonist(state, seat, action == RECRUIT)


# ---------------------------------------------------------------------------------------------------------------------
# The ship arrives


class Arrival(Step[PuertoRicoState]):
    """A colonist for one after the other, the mayor first. They wait in San Juan until their seat places."""

    kind = ARRIVAL
    name = "arrival"

    def do(self, state: PuertoRicoState) -> None:
        state.agenda.pop()
        for step in range(state.players):
            seat = int(seat_after(state, state.picker, step))
            arrived = share(state, step)
            if arrived == 0:
                break
            state.san_juan[seat] += arrived
            told.arrive(state, seat, arrived)
        state.colonist_ship = 0


def share(state: PuertoRicoState, step: int) -> int:
    """What whoever is the step-th to be served, round after round, gets from the ship."""
    return (state.colonist_ship + state.players - 1 - step) // state.players


# ---------------------------------------------------------------------------------------------------------------------
# Placing


class Lifting(Step[PuertoRicoState]):
    """A seat takes all its colonists into its hand. Without colonists, or without a circle, it has nothing to place."""

    kind = LIFTING
    name = "lifting"

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        at: i64 = seat * ALL_PLACES
        circles = state.circles
        colonists = state.colonists
        hand = state.san_juan[seat]
        puts: list[int] = []
        for place in range(i64(ALL_PLACES)):
            if circles[at + place] > 0:
                hand += colonists[at + place]
                puts.append(PUT + place)
        if hand == 0 or not puts:
            state.agenda.pop()
            return
        for put in puts:
            colonists[at + put - PUT] = 0
        state.san_juan[seat] = 0
        state.hand = hand
        state.puts = puts
        state.agenda.replace(PLACEMENT, seat)
        told.lifts(state, int(seat), hand)


class Placement(Turn):
    """A colonist upon a place with a free circle; as many as there are circles for."""

    kind = PLACEMENT
    name = "mayor"

    def legal(self, state: PuertoRicoState) -> list[int]:
        return state.puts

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        seat = state.to_play
        if action == PASS:
            facts: Args = {"left": state.hand, "circles": free_circles(state, seat)}
            return WhyNot("puerto_rico.mayor.san_juan", facts)
        if not is_placement(action):
            return None
        place = action - PUT
        circles = state.circles[seat * ALL_PLACES + place]
        problem = "none" if circles == 0 else "full"
        return WhyNot(
            "puerto_rico.mayor.placement", {"place": PLACES[place], "problem": problem, "circles": circles}
        )

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        at: i64 = seat * ALL_PLACES + action - PUT
        colonists = state.colonists[at] + 1
        state.colonists[at] = colonists
        state.hand -= 1
        if colonists == state.circles[at]:
            state.puts = _others(state.puts, action)
        told.puts(state, seat, action - PUT)
        if state.hand == 0 or not state.puts:
            _rest_in_san_juan(state, seat)

    def facts(self, state: PuertoRicoState) -> Args:
        circles = free_circles(state, state.to_play)
        return {"left": min(state.hand, circles), "circles": circles}


def _others(puts: list[int], full: i64) -> list[int]:
    """In a new list: the old one may still be asked for."""
    others = puts.copy()
    at: i64 = 0
    while others[at] != full:
        at += 1
    others.pop(at)
    return others


def _rest_in_san_juan(state: PuertoRicoState, seat: int) -> None:
    """All that could be placed has been."""
    rest = state.hand
    state.agenda.pop()
    state.hand = 0
    state.puts = []
    state.san_juan[seat] = rest
    told.rest_in_san_juan(state, seat, rest)


def free_circles(state: PuertoRicoState, seat: i64) -> int:
    """Of a seat, on tiles and in buildings."""
    free = 0
    for at in range(seat * ALL_PLACES, (seat + 1) * ALL_PLACES):
        free += state.circles[at] - state.colonists[at]
    return free
