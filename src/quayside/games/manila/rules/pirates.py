"""Pirates: after the second movement they may board a punt on 13, after the third they plunder those that lie there."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.manila import told
from quayside.games.manila.actions import (
    BOARD,
    DESTINATIONS,
    EVICT,
    PASS,
    SEND,
    VICTIMS,
    is_boarding,
    is_eviction,
    is_sending,
)
from quayside.games.manila.board import (
    ALL_WARES,
    AREA_SPACES,
    ASHORE,
    IN_PORT,
    PIRATES,
    PIRATES_LAIR,
    WARES,
)
from quayside.games.manila.rules.agenda import BOARDING, CAPTAIN, PLUNDER, SECOND
from quayside.games.manila.rules.placement import free_space
from quayside.games.manila.rules.punts import arrive, wreck
from quayside.games.manila.state import ManilaState


def pirates(state: ManilaState) -> Numbers:
    """Those in the boat, the captain first."""
    size = (state.figures[PIRATES] >= 0) + (state.figures[PIRATES + SECOND] >= 0)
    return state.figures[PIRATES : PIRATES + size]


# ---------------------------------------------------------------------------------------------------------------------
# After the second movement: boarding


def begin_boarding(state: ManilaState) -> None:
    """If a punt lies on 13: the captain decides first."""
    if PIRATES_LAIR in state.place:
        state.agenda.push(BOARDING, number=SECOND)
        state.agenda.push(BOARDING, number=CAPTAIN)


class Boarding(Decision[ManilaState]):
    """A pirate moves to a free seat of a punt on 13, without paying, or stays."""

    kind = BOARDING
    name = "boarding"

    def seat_of(self, state: ManilaState) -> i64:
        return state.figures[PIRATES + state.agenda.number]

    def legal(self, state: ManilaState) -> Numbers:
        choices = vec[i64]([PASS], capacity=1 + ALL_WARES)
        for ware in range(ALL_WARES):
            if state.place[ware] == PIRATES_LAIR and free_space(state, ware) >= 0:
                choices = append(choices, BOARD + ware)
        if state.setup.options["pirate_eviction"]:
            for ware in range(ALL_WARES):
                if state.place[ware] == PIRATES_LAIR and free_space(state, ware) < 0:
                    for victim in range(state.players):
                        if victim != state.to_play and _space_of(state, ware, victim) >= 0:
                            choices = append(choices, EVICT + ware * VICTIMS + victim)
        return choices

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if is_boarding(action):
            ware = action - BOARD
            problem = "full" if state.place[ware] == PIRATES_LAIR else "elsewhere"
            return WhyNot("manila.pirates.boarding", {"ware": WARES[ware], "problem": problem})
        if is_eviction(action):
            ware = (action - EVICT) // VICTIMS
            allowed = bool(state.setup.options["pirate_eviction"])
            return WhyNot("manila.pirates.eviction", {"ware": WARES[ware], "allowed": allowed})
        return None

    def play(self, state: ManilaState, action: i64) -> None:
        place = int(state.agenda.number)
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.stays(state, seat)
            return
        if is_boarding(action):
            ware = action - BOARD
            state.figures[free_space(state, ware)] = seat
            told.boards(state, seat, ware)
        else:
            ware, victim = divmod(action - EVICT, VICTIMS)
            state.figures[_space_of(state, ware, victim)] = seat
            told.evicts(state, seat, ware, victim)
        _leave_the_boat(state, place)

    def facts(self, state: ManilaState) -> Args:
        return {"captain": state.agenda.number == CAPTAIN}


def _space_of(state: ManilaState, ware: i64, player: i64) -> i64:
    """The first space on a punt where a player's accomplice sits; -1 if none does."""
    for space in AREA_SPACES[ware]:
        if state.figures[space] == player:
            return space
    return -1


def _leave_the_boat(state: ManilaState, place: i64) -> None:
    """A captain who leaves makes the second pirate captain at once."""
    successor = state.figures[PIRATES + SECOND]
    if place == SECOND or successor < 0:
        state.figures[PIRATES + place] = -1
        return
    state.figures[PIRATES + CAPTAIN] = successor
    state.figures[PIRATES + SECOND] = -1
    # The successor's own turn comes next, from the front place
    state.agenda.replace(BOARDING, number=CAPTAIN)
    told.captain(state, successor)


# ---------------------------------------------------------------------------------------------------------------------
# After the third movement: plunder


def _out_of_reach(state: ManilaState, ware: i64) -> str:
    """Why no captain decides about a punt: it was not captured, or has been sent off."""
    if state.place[ware] == ASHORE:
        return "ashore"
    if state.plundered[ware]:
        return "sent"
    return "port" if state.place[ware] == IN_PORT else "wrecked"


def capture(state: ManilaState, wares: list[int]) -> None:
    """The pirates take these punts, whose passengers go home with nothing; the captain decides about one after the
    other."""
    for ware in wares:
        state.plundered[ware] = 1
        for space in AREA_SPACES[ware]:
            state.figures[space] = -1
        told.plunder(state, ware, pirates(state))
    for ware in reversed(wares):
        state.agenda.push(PLUNDER, number=ware)


class Plunder(Decision[ManilaState]):
    """The captain sends a plundered punt to the port or to the shipyard."""

    kind = PLUNDER
    name = "plunder"

    def seat_of(self, state: ManilaState) -> i64:
        return state.figures[PIRATES + CAPTAIN]

    def legal(self, state: ManilaState) -> Numbers:
        to_port = SEND + state.agenda.number * DESTINATIONS
        return vec[i64]([to_port, to_port + 1])

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if not is_sending(action):
            return None
        ware = (action - SEND) // DESTINATIONS
        if not state.agenda.holds(PLUNDER, number=ware):
            return WhyNot(
                "manila.pirates.plunder", {"ware": WARES[ware], "problem": _out_of_reach(state, ware)}
            )
        now = WARES[state.agenda.number]
        return WhyNot("manila.pirates.destination", {"ware": WARES[ware], "now": now})

    def play(self, state: ManilaState, action: i64) -> None:
        ware = int(state.agenda.number)
        state.agenda.pop()
        to_port = (action - SEND) % DESTINATIONS == 0
        told.sends(state, state.to_play, ware, to_port)
        if to_port:
            arrive(state, ware, "manila.pirates.destination")
        else:
            wreck(state, ware, "manila.pirates.destination")

    def facts(self, state: ManilaState) -> Args:
        return {"ware": WARES[state.agenda.number]}
