"""What a position of Lisboa is worth: wigs won, what the final scoring would add now, and the means to win more.

A turn of Lisboa is a chain of small decisions, so an action is judged by where its chain may lead: some random
continuations to the end of the seat's own turn are tried, and the best of them counts. Weights are in wigs; those of
means fade as the last round comes nearer.
"""

from __future__ import annotations

from typing import Final

from quayside.core.events import Args
from quayside.core.rng import Rng
from quayside.core.seen import Insight, Seen
from quayside.core.state import State
from quayside.games.lisboa.board import (
    ALL_CARDS,
    ALL_PLANS,
    ALL_PLOTS,
    EAST,
    GOODS,
    MOST_OFFICIALS,
    NOBLES,
    PLOTS,
    WEST,
)
from quayside.games.lisboa.components import (
    ALL_BENEFITS,
    CARDINAL_EFFECT,
    FAVOR_EFFECT,
    GAIN_GOODS,
    GAIN_INFLUENCE,
    GAIN_REIS,
    GAIN_WIGS,
    LOSE_GOODS,
    LOSE_REIS,
    LOSE_WIGS,
    OFFICIALS_EFFECT,
)
from quayside.games.lisboa.rules import builder, court, king, marquis, scoring
from quayside.games.lisboa.rules.setup import closed_space
from quayside.games.lisboa.state import LisboaState

LONGEST: Final = {1: 20, 2: 20, 3: 14, 4: 11}  # rounds, by players
CONTINUATIONS: Final = 80  # tried for a decision, all its actions together ...
LEAST_CONTINUATIONS: Final = 8  # ... and for each of them
RIVALRY: Final = 0.45  # of the others' average, which counts against us

# Means, in wigs each
REIS: Final = 0.25
GOOD: Final = 0.4
INFLUENCE: Final = 0.35
DRAWING: Final = 1.2  # influence of the top row, at the start of the game
BENEFIT: Final = 1.0
OFFICIAL: Final = 0.5
CUBE: Final = 0.6  # towards the next set
SET: Final = 2.0  # room in warehouse and portfolio
PLAN: Final = 1.5
HOUSE: Final = 0.5
SITE: Final = 0.25  # of what a free building space may bring to a store
CLERGY: Final = 0.5  # of the wigs on the back
CARD: Final = 0.3  # of what a card in hand could do


class LisboaInsight(Insight):
    def values(self, seen: Seen) -> list[float]:
        legal = seen.legal()
        if len(legal) < 2:
            return [0.0 for _ in legal]
        world = seen.sample(Rng(len(legal)))
        assert isinstance(world, LisboaState)
        rng = Rng(world.ply)
        tries = max(LEAST_CONTINUATIONS, CONTINUATIONS // len(legal))
        return [_best_continuation(world, action, seen.seat, tries, rng) for action in legal]

    def odds(self, seen: Seen) -> Args:
        """Costs and prospects of this seat: visits, events, land, ships, what each store may still earn."""
        world = seen.sample(Rng(0))
        assert isinstance(world, LisboaState)
        seat = seen.seat
        return {
            "visits": {NOBLES[noble]: court.visit_cost(world, seat, noble) for noble in range(3)},
            "event": court.event_price(world, seat),
            "land": {
                PLOTS[plot]: builder.land_price(world, seat, plot)
                for plot in range(ALL_PLOTS)
                if builder.free_plot(world, plot)
            },
            "production": {GOODS[good]: marquis.yields(world, seat, good) for good in range(4)},
            "prospects": [round(worth, 1) for worth in evaluate(world)[: world.players]],
        }

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, LisboaState)
        return evaluate(state)[: state.players]


def _best_continuation(world: LisboaState, action: int, seat: int, tries: int, rng: Rng) -> float:
    best = -1e9
    for _ in range(tries):
        line = world.clone()
        line.rng = rng.fork()
        line.play_legal(action)
        if not _goes_on(line, world, seat):  # nothing is left to decide: one line is as good as many
            return _standing(line, seat)
        while _goes_on(line, world, seat):
            choices = line.choices
            line.play_legal(choices[rng.below(len(choices))])
        best = max(best, _standing(line, seat))
    return best


def _goes_on(line: LisboaState, world: LisboaState, seat: int) -> bool:
    return line.to_play == seat and line.turn == world.turn and line.round == world.round


def _standing(state: LisboaState, seat: int) -> float:
    """A seat's worth against the others'."""
    worth = evaluate(state)
    if state.sides == 1:
        return worth[seat]
    others = (sum(worth) - worth[seat]) / (state.sides - 1)
    return worth[seat] - RIVALRY * others


# ---------------------------------------------------------------------------------------------------------------------
# The worth of a position


def evaluate(state: LisboaState) -> list[float]:
    """One number per side."""
    final = scoring.final_wigs(state)
    if state.to_play < 0:
        return [float(state.wigs[side] + sum(final[side])) for side in range(state.sides)]
    longest = LONGEST[state.players]
    left = max(0.0, (longest - state.round) / longest)
    found: list[float] = []
    for side in range(state.sides):
        majorities = final[side][2] + final[side][3]
        secure = state.wigs[side] + sum(final[side]) - majorities
        worth = secure + majorities * (1.0 - 0.5 * left)
        if side < state.players:
            worth += _means(state, side, left)
        found.append(worth + _sites(state, side) * left)
    return found


def _means(state: LisboaState, seat: int, left: float) -> float:
    """What a seat can still make something of."""
    worth = REIS * min(state.reis[seat], 20) + GOOD * state.all_goods(seat)
    worth += INFLUENCE * state.influence[seat] + DRAWING * state.drawing[seat]
    benefits = 0
    for benefit in range(seat * ALL_BENEFITS, (seat + 1) * ALL_BENEFITS):
        benefits += state.benefits[benefit]
    worth += BENEFIT * benefits
    worth += OFFICIAL * (king.posted(state, seat) - state.plaza[seat] * 0.5)
    sets = state.sets(seat)
    worth += SET * sets
    for cube in range(3):
        worth += CUBE * min(1, state.cubes[seat * 3 + cube] - sets)
    worth += HOUSE * (8 - builder.houses_left(state, seat))
    for tile in state.clergy[seat]:
        worth += CLERGY * state.table.clergy_wigs[tile]
    for plan in range(ALL_PLANS):
        if state.plans[seat * ALL_PLANS + plan] and state.current[plan // MOST_OFFICIALS] >= 0:
            worth += PLAN * state.plans[seat * ALL_PLANS + plan]
    if not state.table.promise:
        state.table.promise = [_card(state, card) for card in range(ALL_CARDS)]
    for card in state.hands[seat]:
        worth += CARD * state.table.promise[card]
    return worth * (0.3 + 0.7 * left) if left > 0 else worth * 0.1


def _card(state: LisboaState, card: int) -> float:
    """What a card in hand promises."""
    worth = 0.4 * state.table.influence[card] + 0.5 * len(state.table.benefit[card])
    for effect in state.table.effects[card]:
        word = effect >> 8
        number = effect & 0xFF
        if word == GAIN_REIS:
            worth += 0.25 * number
        elif word == GAIN_WIGS:
            worth += 0.8 * number
        elif word == GAIN_GOODS:
            worth += 0.4 * (number & 15)
        elif word == OFFICIALS_EFFECT:
            worth += 0.5 * number
        elif word in (GAIN_INFLUENCE, FAVOR_EFFECT, CARDINAL_EFFECT):
            worth += 1.0
        elif word >= LOSE_REIS:
            worth -= (0.8 if word in (LOSE_WIGS, LOSE_GOODS) else 0.3) * number
        else:
            worth += 1.5
    return worth


def _sites(state: LisboaState, side: int) -> float:
    """Stores beside free building spaces may still score."""
    worth = 0.0
    for plot in range(ALL_PLOTS):
        if state.store[plot] != side:
            continue
        street = state.table.street_of[state.trade[plot]]
        free = 0
        for space in (street, WEST + plot // 5, EAST + plot // 5):
            if state.building[space] < 0 and not closed_space(state, space):
                free += 1
        worth += SITE * free * state.scoring[street] * (1 + king.related(state, plot))
    return worth
