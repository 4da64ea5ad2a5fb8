"""The market: which violet buildings there are in this game, when not simply those of the base game.

Seventeen kinds are chosen, by the players in turn or by chance, each for a space of its cost. Hacienda and forest house are
never both among them. The buildings of The Nobles join them afterwards, or are chosen like the others.
"""

from __future__ import annotations

from itertools import combinations

from mypy_extensions import i64

from quayside.core.errors import ChanceError, WhyNot
from quayside.core.events import Args
from quayside.core.numbers import bit
from quayside.core.vecs import Numbers, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import DRAFT, drafted_by, is_draft
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    BUILDINGS,
    DRAFTED,
    FIRST_NOBLE_BUILDING,
    FIRST_VIOLET,
    MARKET_SPACES,
    NEVER_TOGETHER,
)
from quayside.games.puerto_rico.rules.agenda import DRAFT_CHOICE
from quayside.games.puerto_rico.rules.builder import costs
from quayside.games.puerto_rico.rules.festival import announce
from quayside.games.puerto_rico.rules.phase import Turn, seat_after
from quayside.games.puerto_rico.rules.plantations import turn_up_row
from quayside.games.puerto_rico.rules.round import begin_round
from quayside.games.puerto_rico.state import PuertoRicoState, copies_of


def open_market(state: PuertoRicoState) -> None:
    """The first governor begins to choose, or chance chooses all at once."""
    way = state.setup.options["new_buildings"]
    if way == "draft":
        state.round = 1
        state.agenda.push(DRAFT_CHOICE, state.governor)
        return
    if way == "random":
        for building in _chosen_by_chance(state):
            bring_to_market(state, building)
        told.market(state)
    begin_play(state)


def bring_to_market(state: PuertoRicoState, building: i64) -> None:
    """All its copies."""
    state.chosen |= bit(building)
    state.market[building] = copies_of(building, state.players)


def begin_play(state: PuertoRicoState) -> None:
    """When it is known which buildings there are: the festival, the first row, the first round."""
    if state.setup.options["nobles"] == "added":
        for building in range(FIRST_NOBLE_BUILDING, ALL_BUILDINGS):
            bring_to_market(state, building)
    if state.setup.options["festival"]:
        announce(state)
    turn_up_row(state, "puerto_rico.setup.row")
    state.round = 0
    begin_round(state)


# ---------------------------------------------------------------------------------------------------------------------
# What can be chosen


def pool(state: PuertoRicoState) -> list[int]:
    """All kinds among which those of this game are chosen."""
    drafted = state.setup.options["nobles"] == "drafted"
    return list(range(FIRST_VIOLET, ALL_BUILDINGS if drafted else FIRST_NOBLE_BUILDING))


def spaces_left(state: PuertoRicoState) -> list[int]:
    """By cost."""
    left = MARKET_SPACES.copy()
    cost = costs(state)
    for building in pool(state):
        if state.is_in_game(building):
            left[cost[building]] -= 1
    return left


def is_barred(state: PuertoRicoState, building: i64) -> bool:
    """By another that has been chosen."""
    first, second = NEVER_TOGETHER
    if building == first:
        return state.is_in_game(second)
    return building == second and state.is_in_game(first)


class DraftChoice(Turn):
    """A kind that is still free, for whose cost a space is left."""

    kind = DRAFT_CHOICE
    name = "draft"

    def legal(self, state: PuertoRicoState) -> Numbers:
        left = spaces_left(state)
        cost = costs(state)
        return vec[i64](
            [
                DRAFT + building - FIRST_VIOLET
                for building in pool(state)
                if left[cost[building]] > 0
                and not state.is_in_game(building)
                and not is_barred(state, building)
            ]
        )

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_draft(action):
            return None
        building = drafted_by(action)
        left = spaces_left(state)
        problem = _standing(state, building, left) if building in pool(state) else "not_in_pool"
        facts: Args = {"building": BUILDINGS[building], "cost": costs(state)[building], "problem": problem}
        return WhyNot("puerto_rico.draft.choice", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        building = drafted_by(action)
        bring_to_market(state, building)
        told.drafts(state, seat, building)
        state.agenda.pop()
        if sum(spaces_left(state)) > 0:
            state.agenda.push(DRAFT_CHOICE, seat_after(state, seat, 1))
        else:
            begin_play(state)

    def facts(self, state: PuertoRicoState) -> Args:
        left = spaces_left(state)
        cost = costs(state)
        return {
            "spaces": {str(cost): left[cost] for cost in range(1, len(left))},
            "number": DRAFTED - sum(left) + 1,
            "pool": {
                BUILDINGS[building]: {"cost": cost[building], "state": _standing(state, building, left)}
                for building in pool(state)
            },
        }


def _standing(state: PuertoRicoState, building: i64, left: list[int]) -> str:
    """Whether a kind of the pool can be chosen, and if not, why."""
    if state.is_in_game(building):
        return "chosen"
    if is_barred(state, building):
        return "barred"
    return "open" if left[costs(state)[building]] > 0 else "no_space"


# ---------------------------------------------------------------------------------------------------------------------
# Chosen by chance


def _sets_of(state: PuertoRicoState, price: i64) -> list[tuple[int, ...]]:
    """The sets of kinds that may fill the spaces of a cost."""
    cost = costs(state)
    kinds = [building for building in pool(state) if cost[building] == price]
    found = list(combinations(kinds, MARKET_SPACES[price]))
    return [each for each in found if not set(NEVER_TOGETHER) <= set(each)]


def _chosen_by_chance(state: PuertoRicoState) -> list[int]:
    """For every cost a set of kinds, each as likely as the others."""
    outcome = state.scripted_outcome()
    if outcome is not None:
        return _scripted(state, outcome)
    chosen: list[int] = []
    for price in range(1, len(MARKET_SPACES)):
        sets = _sets_of(state, price)
        chosen.extend(sets[state.rng.below(len(sets))])
    return chosen


def _scripted(state: PuertoRicoState, outcome: str) -> list[int]:
    words = outcome.split()
    if words[:1] != ["market"] or [word for word in words[1:] if word not in BUILDINGS]:
        raise ChanceError(f"the market is chosen now, as in 'market small_market ...': {outcome!r} is none")
    chosen = [BUILDINGS.index(word) for word in words[1:]]
    cost = costs(state)
    for price in range(1, len(MARKET_SPACES)):
        kinds = tuple([building for building in chosen if cost[building] == price])
        if kinds not in _sets_of(state, price):
            raise ChanceError(f"{outcome!r} cannot be: wrong buildings for the spaces of {price} doubloons")
    if chosen != sorted({*chosen}) or len(chosen) != DRAFTED:
        raise ChanceError(f"{outcome!r} does not name {DRAFTED} buildings in their order")
    return chosen
