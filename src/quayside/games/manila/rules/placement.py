"""Placing accomplices: rounds that begin with the harbour master, and what a blind passenger may do."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Decision, Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.manila import told
from quayside.games.manila.actions import PASS, PLACE, is_placement
from quayside.games.manila.board import (
    ALL_AREAS,
    ALL_WARES,
    AREA_INSURANCE,
    AREA_RULE,
    AREA_SPACES,
    AREAS,
    ASHORE,
    COST,
    DEAREST_SPACE,
    IN_PORT,
    INSURANCE,
    MOVEMENTS,
    PIRATES_LAIR,
    PREMIUM,
)
from quayside.games.manila.rules.agenda import PLACEMENT, PLACEMENT_ROUND
from quayside.games.manila.rules.money import BANK, credit, loans_for, pay, pay_with_loans
from quayside.games.manila.state import ManilaState


class PlacementRound(Step[ManilaState]):
    """A turn for everybody, clockwise from the harbour master."""

    kind = PLACEMENT_ROUND
    name = "placement_round"

    def do(self, state: ManilaState) -> None:
        state.agenda.pop()
        state.round += 1
        told.placement_round(state)
        for step in range(state.players - 1, -1, -1):
            state.agenda.push(PLACEMENT, (state.harbour_master + step) % state.players)


class Placement(Decision[ManilaState]):
    """An accomplice on a free space, for its price. To decline is final, so it is asked even when nothing else is left."""

    kind = PLACEMENT
    name = "placement"
    always_asked = True
    allows_free = True

    def seat_of(self, state: ManilaState) -> i64:
        """Nobody who declined before, and nobody when no space is free: that does not count as declining."""
        seat = state.agenda.seat
        return seat if not state.declined[seat] and _is_space_left(state) else -1

    def do(self, state: ManilaState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        if not state.declined[seat]:
            told.no_space(state, seat)

    def legal(self, state: ManilaState) -> Numbers:
        seat = state.to_play
        choices = vec[i64]([PASS], capacity=1 + ALL_AREAS)
        blind = is_blind_passenger(state, seat)
        cash = state.cash[seat]
        means = cash if cash >= DEAREST_SPACE else credit(state, seat)
        for area in range(AREA_INSURANCE):
            space = free_space(state, area)
            if space >= 0 and (blind or COST[space] <= means):
                choices = append(choices, PLACE + area)
        if not blind and state.figures[INSURANCE] < 0:
            choices = append(choices, PLACE + AREA_INSURANCE)
        return choices

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if not is_placement(action):
            return None
        area = action - PLACE
        space = free_space(state, area)
        if area < ALL_WARES and state.place[area] == ASHORE:
            return WhyNot("manila.punts.seats", {"ware": AREAS[area]})
        if area < ALL_WARES and state.place[area] == IN_PORT:
            return WhyNot("manila.punts.in_port", {"ware": AREAS[area]})
        if space < 0:
            return WhyNot("manila.placement.free_space", {"space": AREAS[area]})
        if area == AREA_INSURANCE:
            return WhyNot("manila.blind_passenger.passage", {"space": AREAS[area]})
        means = credit(state, state.to_play)
        return WhyNot("manila.placement.cost", {"space": AREAS[area], "cost": COST[space], "credit": means})

    def play(self, state: ManilaState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            state.declined[seat] = 1
            told.declines(state, seat)
            return
        area = action - PLACE
        space = free_space(state, area)
        blind = COST[space] > credit(state, seat)  # to a stowaway, every free space is too dear
        cost = state.cash[seat] if blind else COST[space]
        state.figures[space] = seat
        told.places(
            state, seat, area, cost, blind, "manila.blind_passenger.passage" if blind else AREA_RULE[area]
        )
        if area == AREA_INSURANCE:
            pay(state, BANK, seat, PREMIUM, "premium", "manila.insurance.office")
        elif blind:
            pay(state, seat, BANK, cost, "blind_passage", "manila.blind_passenger.passage")
        else:
            pay_with_loans(state, seat, cost, "placement", "manila.placement.cost")

    def facts(self, state: ManilaState) -> Args:
        seat = state.to_play
        blind = is_blind_passenger(state, seat)
        loans = loans_for(state, seat, _prices(state, blind))
        return {"round": state.round, "blind": blind, "costs": _costs(state, seat, blind), **loans}


def free_space(state: ManilaState, area: i64) -> i64:
    """The space that an accomplice sent to this area takes: the first free one, on a punt the cheapest. -1: none."""
    if area < ALL_WARES and (state.movements == MOVEMENTS or not 0 <= state.place[area] <= PIRATES_LAIR):
        return -1
    for space in AREA_SPACES[area]:
        if state.figures[space] < 0:
            return space
    return -1


def _is_space_left(state: ManilaState) -> bool:
    area: i64 = 0
    while area < ALL_AREAS and free_space(state, area) < 0:
        area += 1
    return area < ALL_AREAS


def is_blind_passenger(state: ManilaState, seat: i64) -> bool:
    """No share left to pledge, and too little cash for the cheapest free space; insurance does not count as one."""
    cash = state.cash[seat]
    return cash < DEAREST_SPACE and state.unpledged(seat) == 0 and cash < _cheapest_cost(state)


def _cheapest_cost(state: ManilaState) -> i64:
    """Of the priced spaces that are free; 0 when there is none, so that nobody is too poor for it."""
    cheapest: i64 = 0
    for area in range(AREA_INSURANCE):
        space = free_space(state, area)
        if space >= 0 and (cheapest == 0 or COST[space] < cheapest):
            cheapest = COST[space]
    return cheapest


def _prices(state: ManilaState, blind: bool) -> dict[str, int]:
    """By move, what may make a seat pledge. Stowaways pay what they have, and the insurance office pays whoever goes there."""
    return {
        f"place {AREAS[area]}": 0 if blind or area == AREA_INSURANCE else COST[space]
        for area in range(ALL_AREAS)
        if (space := free_space(state, area)) >= 0
    }


def _costs(state: ManilaState, seat: i64, blind: bool) -> dict[str, int]:
    """What a seat would pay in each area that is open to it: stowaways all that they have."""
    cash = state.cash[seat]
    return {
        AREAS[area]: cash if blind else COST[space]
        for area in range(AREA_INSURANCE)
        if (space := free_space(state, area)) >= 0
    }
