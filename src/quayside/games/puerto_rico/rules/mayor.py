"""The mayor: a ship of colonists arrives, and everybody places all that he has anew.

Colonists are placed one by one upon kinds of places; equal tiles are one choice. Nobody may leave a circle empty while
he has colonists in San Juan.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.games.puerto_rico.actions import BUILD, PASS, PUT, RECRUIT
from quayside.games.puerto_rico.board import ALL_PLACES, CITY, NO_COLONISTS, PLACES
from quayside.games.puerto_rico.rules.agenda import (
    ARRIVAL,
    EXTRA_COLONIST,
    LIFTING,
    PLACEMENT,
    bring_on_the_end,
    everybody,
    frame,
    seat_after,
)
from quayside.games.puerto_rico.state import PuertoRicoState


def begin(state: PuertoRicoState) -> None:
    everybody(state, LIFTING)
    state.agenda.append(frame(ARRIVAL))
    if state.colonist_supply > 0:
        state.agenda.append(frame(EXTRA_COLONIST, state.picker))


# ---------------------------------------------------------------------------------------------------------------------
# The mayor's privilege: a colonist from the supply


def legal_privilege(state: PuertoRicoState) -> list[int]:
    return [PASS, RECRUIT]


def play_privilege(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    state.agenda.pop()
    if action == RECRUIT:
        state.colonist_supply -= 1
        state.san_juan[seat] += 1
    if state.listener is not None:
        kind = "privilege_colonist" if action == RECRUIT else "no_privilege_colonist"
        state.tell(kind, "puerto_rico.mayor.privilege", {"seat": seat})


# ---------------------------------------------------------------------------------------------------------------------
# The ship arrives


def deal_ship(state: PuertoRicoState) -> None:
    """One colonist at a time, the mayor first. They wait in San Juan until their seat places."""
    state.agenda.pop()
    for step in range(state.players):
        seat = seat_after(state, state.picker, step)
        arrived = share(state, step)
        if arrived == 0:
            break
        state.san_juan[seat] += arrived
        if state.listener is not None:
            state.tell("arrive", "puerto_rico.mayor.ship", {"seat": int(seat), "colonists": arrived})
    state.colonist_ship = 0


def share(state: PuertoRicoState, step: int) -> int:
    """What whoever is the step-th to be served, round after round, gets from the ship."""
    return (state.colonist_ship + state.players - 1 - step) // state.players


# ---------------------------------------------------------------------------------------------------------------------
# Placing


def lift(state: PuertoRicoState, seat: i64) -> None:
    """All his colonists into his hand. Without colonists, or without a circle, he has nothing to place."""
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
    state.agenda[-1] = PLACEMENT << 3 | seat
    if state.listener is not None:
        state.tell("lift", "puerto_rico.mayor.placement", {"seat": int(seat), "colonists": hand})


def legal_placement(state: PuertoRicoState) -> list[int]:
    return state.puts.copy()


def refuse_placement(state: PuertoRicoState, action: int) -> WhyNot | None:
    seat = state.to_play
    if action == PASS:
        return WhyNot(
            "puerto_rico.mayor.san_juan", {"left": state.hand, "circles": free_circles(state, seat)}
        )
    if not PUT <= action < BUILD:
        return None
    place = action - PUT
    circles = state.circles[seat * ALL_PLACES + place]
    problem = "none" if circles == 0 else "full"
    return WhyNot(
        "puerto_rico.mayor.placement", {"place": PLACES[place], "problem": problem, "circles": circles}
    )


def play_placement(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    at: i64 = seat * ALL_PLACES + action - PUT
    colonists = state.colonists[at] + 1
    state.colonists[at] = colonists
    state.hand -= 1
    if colonists == state.circles[at]:
        state.puts.remove(action)
    if state.listener is not None:
        state.tell("put", "puerto_rico.mayor.placement", {"seat": seat, "place": PLACES[action - PUT]})
    if state.hand == 0 or not state.puts:
        _rest_in_san_juan(state, seat)


def _rest_in_san_juan(state: PuertoRicoState, seat: int) -> None:
    """He has placed what he could."""
    rest = state.hand
    state.agenda.pop()
    state.hand = 0
    state.puts = []
    state.san_juan[seat] = rest
    if rest > 0 and state.listener is not None:
        state.tell("san_juan", "puerto_rico.mayor.san_juan", {"seat": seat, "colonists": rest})


def free_circles(state: PuertoRicoState, seat: i64, first: i64 = 0) -> int:
    """Of a seat, on tiles and in buildings, or from the `first` place on."""
    free = 0
    for at in range(seat * ALL_PLACES + first, (seat + 1) * ALL_PLACES):
        free += state.circles[at] - state.colonists[at]
    return free


# ---------------------------------------------------------------------------------------------------------------------
# The end of the phase: the next ship


def next_ship(state: PuertoRicoState) -> int:
    """A colonist for each free circle in buildings, wherever they are, but at least one for each player."""
    wanted = 0
    for seat in range(state.players):
        wanted += free_circles(state, seat, CITY)
    return max(wanted, state.players)


def end(state: PuertoRicoState) -> None:
    wanted = next_ship(state)
    state.colonist_ship = min(wanted, state.colonist_supply)
    state.colonist_supply -= state.colonist_ship
    short = state.colonist_ship < wanted
    if state.listener is not None:
        rule = "puerto_rico.mayor.short_supply" if short else "puerto_rico.mayor.refill"
        state.tell("fill_ship", rule, {"colonists": state.colonist_ship, "wanted": wanted})
    if short:
        bring_on_the_end(state, NO_COLONISTS, "puerto_rico.end.colonists")
