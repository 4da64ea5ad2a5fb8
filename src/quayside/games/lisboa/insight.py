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
from quayside.games.lisboa.actions import (
    ACCEPT,
    ACT,
    BUILD_STORE,
    CASH,
    DISCARD,
    DISCARD_FOR_GOLD,
    DRAW,
    DROP,
    FOLLOW,
    GAIN,
    OPEN,
    PASS,
    REWARD,
    SELL,
    SEND,
    SHOW,
    SPEND,
    TAKE_CLERGY,
    TAKE_CUBE,
    TAKE_DECREE,
    TO_PORTFOLIO,
    TRADE,
)
from quayside.games.lisboa.actions import HOUSE as BUILD_HOUSE
from quayside.games.lisboa.board import (
    ACTS,
    ALL_CARDS,
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SHIPS,
    EAST,
    FIRST_SHIP,
    GOODS,
    MOST_OFFICIALS,
    NOBLE_ACTION,
    NOBLES,
    PLOTS,
    TREASURY,
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
    amount_of,
    goods_of,
    word_of,
)
from quayside.games.lisboa.rules import (
    agenda,
    buildings,
    business,
    court,
    production,
    scoring,
    stores,
    tracks,
)
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
                PLOTS[plot]: stores.land_price(world, seat, plot)
                for plot in range(ALL_PLOTS)
                if stores.free_plot(world, plot)
            },
            "production": {GOODS[good]: production.yields(world, seat, good) for good in range(4)},
            "prospects": [round(worth, 1) for worth in evaluate(world)[: world.players]],
        }

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, LisboaState)
        return evaluate(state)[: state.players]

    def quick(self, state: State) -> list[float]:
        assert isinstance(state, LisboaState)
        kind = int(state.agenda.kind)
        return [_at_a_glance(state, state.to_play, kind, action) for action in state.choices]

    def settled(self, state: State) -> bool:
        """When somebody's turn begins."""
        assert isinstance(state, LisboaState)
        return state.agenda.kind == agenda.CARD

    def horizon(self, state: State) -> int:
        """Twice around the table: what a turn sets up, the next ones show."""
        return 2 * state.players

    def feature_names(self) -> list[str]:
        return FEATURES

    def features(self, state: State) -> list[list[float]]:
        assert isinstance(state, LisboaState)
        return features(state)

    def lead(self, state: State) -> float:
        """Of a solo game: over the Rival."""
        assert isinstance(state, LisboaState)
        worth = evaluate(state)
        return worth[0] - worth[1]


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
    others = (sum(worth) - worth[seat]) / int(state.sides - 1)
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
        worth = int(secure) + majorities * (1.0 - 0.5 * left)
        if side < state.players:
            worth += _means(state, side, left)
        found.append(worth + _sites(state, side) * left)
    return found


def _means(state: LisboaState, seat: int, left: float) -> float:
    """What a seat can still make something of."""
    worth = REIS * min(int(state.reis[seat]), 20) + GOOD * int(state.all_goods(seat))
    worth += INFLUENCE * int(state.influence[seat]) + DRAWING * int(state.drawing[seat])
    benefits = 0
    for benefit in range(seat * ALL_BENEFITS, (seat + 1) * ALL_BENEFITS):
        benefits += state.benefits[benefit]
    worth += BENEFIT * benefits
    worth += OFFICIAL * (int(state.posted(seat)) - int(state.plaza[seat]) * 0.5)
    sets = state.sets(seat)
    worth += SET * int(sets)
    for cube in range(3):
        worth += CUBE * int(min(1, state.cubes[seat * 3 + cube] - sets))
    worth += HOUSE * int(8 - stores.houses_left(state, seat))
    for tile in state.clergy[seat]:
        worth += CLERGY * state.values.clergy_wigs[tile]
    for plan in range(ALL_PLANS):
        if state.plans[seat * ALL_PLANS + plan] and state.current[plan // MOST_OFFICIALS] >= 0:
            worth += PLAN * int(state.plans[seat * ALL_PLANS + plan])
    worth += CARD * _promises(state, seat)
    return worth * (0.3 + 0.7 * left) if left > 0 else worth * 0.1


def _promises(state: LisboaState, seat: int) -> float:
    promise = 0.0
    for card in state.hands[seat]:
        promise += _promise(state, card)
    return promise


def _promise(state: LisboaState, card: int) -> float:
    if not state.values.promise:
        state.values.promise = [_card(state, card) for card in range(ALL_CARDS)]
    return state.values.promise[card]


def _card(state: LisboaState, card: int) -> float:
    """What a card in hand promises."""
    worth = 0.4 * state.values.influence[card] + 0.5 * len(state.values.benefit[card])
    for effect in state.values.effects[card]:
        word = word_of(effect)
        number = amount_of(effect)
        if word == GAIN_REIS:
            worth += 0.25 * number
        elif word == GAIN_WIGS:
            worth += 0.8 * number
        elif word == GAIN_GOODS:
            worth += 0.4 * goods_of(effect)
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
        street = state.values.street_of[state.trade[plot]]
        free = 0
        for space in (street, WEST + plot // 5, EAST + plot // 5):
            if state.building[space] < 0 and not state.is_closed(space):
                free += 1
        worth += SITE * free * int(state.scoring[street]) * int(1 + buildings.related(state, plot))
    return worth


# ---------------------------------------------------------------------------------------------------------------------
# What search weighs

FEATURES: Final = (
    "secure stores officials reis goods influence drawing benefits posted plaza sets cubes houses clergy plans cards "
    "sites ships favors in_buildings "
    "secure_young stores_young officials_young reis_young goods_young influence_young drawing_young benefits_young "
    "posted_young plaza_young sets_young cubes_young houses_young clergy_young plans_young cards_young sites_young "
    "ships_young favors_young in_buildings_young turn"
).split()


def features(state: LisboaState) -> list[list[float]]:
    """In tens, most of them; what is worth another thing while the game is young stands there twice."""
    final = scoring.final_wigs(state)
    longest = LONGEST[state.players]
    last = state.last_round if state.last_round else longest
    young = max(0, last - state.round) / longest
    first = state.setup.first
    rows: list[list[float]] = []
    for seat in range(state.players):
        majorities = final[seat][2] + final[seat][3]
        sets = state.sets(seat)
        benefits = 0
        for benefit in range(seat * ALL_BENEFITS, (seat + 1) * ALL_BENEFITS):
            benefits += state.benefits[benefit]
        cubes = 0
        for cube in range(seat * 3, seat * 3 + 3):
            cubes += min(1, state.cubes[cube] - sets)
        clergy = 0
        for tile in state.clergy[seat]:
            clergy += state.values.clergy_wigs[tile]
        plans = 0
        for plan in range(ALL_PLANS):
            if state.plans[seat * ALL_PLANS + plan] and state.current[plan // MOST_OFFICIALS] >= 0:
                plans += state.plans[seat * ALL_PLANS + plan]
        row = [
            (int(state.wigs[seat]) + sum(final[seat]) - majorities) / 10.0,
            final[seat][2] / 10.0,
            final[seat][3] / 10.0,
            min(int(state.reis[seat]), 25) / 10.0,
            int(state.all_goods(seat)) / 10.0,
            int(state.influence[seat]) / 10.0,
            int(state.drawing[seat]) / 10.0,
            benefits / 10.0,
            int(state.posted(seat)) / 10.0,
            int(state.plaza[seat]) / 10.0,
            int(sets) / 10.0,
            cubes / 10.0,
            int(8 - stores.houses_left(state, seat)) / 10.0,
            clergy / 10.0,
            plans / 10.0,
            _promises(state, seat) / 10.0,
            _sites(state, seat) / 10.0,
            final[seat][1] / 10.0,
            int(scoring.favors_held(state, seat)) / 10.0,
            int(state.in_buildings[seat]) / 10.0,
        ]
        row.extend([value * young for value in row])
        to_come = (seat - first) % state.players >= (state.turn - first) % state.players
        row.append(1.0 if to_come else 0.0)
        rows.append(row)
    return rows


# ---------------------------------------------------------------------------------------------------------------------
# A choice at a glance, in wigs, about

ACT_WORTH: Final = [1.5, 2.0, 9.0, 3.5, 1.5, 4.0, 1.5, 1.5, 6.0]  # by act


def _at_a_glance(state: LisboaState, seat: int, kind: int, action: int) -> float:
    """What a choice may bring, without trying it out. Declining is worth nothing."""
    values = state.values
    if action == PASS:
        return 0.0
    if kind == agenda.USE:
        return _use(state, action)
    if kind in (agenda.BUSINESS, agenda.SELLING, agenda.TRADING):
        return _deal(state, seat, action)
    if kind == agenda.FREE_ACT or kind == agenda.FOLLOWER_ACTS:
        return ACT_WORTH[action - ACT]
    if kind == agenda.STORE_CHOICE:
        return _store(state, seat, (action - BUILD_STORE) // 4, (action - BUILD_STORE) % 4)
    if kind == agenda.BUILDING_CHOICE:
        space = action - OPEN
        return max(
            [_building(state, seat, plan, space) for plan in buildings.spaces_to_open(state, seat)[space]]
        )
    if kind == agenda.SHOWING:
        return _building(state, seat, action - SHOW, int(state.agenda.number))
    if kind == agenda.DRAWING:
        return _promise(state, state.shown[action - DRAW])
    if kind == agenda.ROOM:
        return -_held(state, action - DROP)
    if kind == agenda.DECREE_CHOICE:
        return float(scoring.worth(state, seat, action - TAKE_DECREE))
    if kind == agenda.CUBE_CHOICE or kind == agenda.RUBBLE_CHOICE:
        cube = (action - TAKE_CUBE) // 3
        return 2.0 if state.cubes[seat * 3 + cube] == state.sets(seat) else 0.3 * (3 - cube)
    if kind == agenda.GAINING:
        return GOOD + 0.1 * int(state.price[action - GAIN]) - 0.3 * int(state.goods[seat * 4 + action - GAIN])
    if kind == agenda.CASHING:
        return values.clergy_wigs[action - CASH] - 0.5 * BENEFIT * len(values.clergy_benefit[action - CASH])
    if kind == agenda.CLERGY_CHOICE or kind == agenda.START_CLERGY:
        tile = action - TAKE_CLERGY
        worth = CLERGY * values.clergy_wigs[tile] + 0.5 * BENEFIT * len(values.clergy_benefit[tile])
        gains = values.clergy_gain[tile] and kind == agenda.CLERGY_CHOICE
        return worth + (INFLUENCE * int(tracks.influence_gain(state, seat)) if gains else 0.0)
    if kind == agenda.PERIOD_CARDS:
        return _promise(state, action - REWARD) if action < DISCARD else -1.0
    if kind == agenda.SENDING:
        return 0.5 if action == SEND + 3 else 0.0
    if kind == agenda.HOUSE_CHOICE:
        return 0.3 * int(state.houses[seat * 3 + action - BUILD_HOUSE])
    if action in (FOLLOW, ACCEPT, SPEND):
        return 2.0
    return 0.5


def _use(state: LisboaState, action: int) -> float:
    """Of the card that is played: discarded, tucked, or taken to the court."""
    if action == DISCARD_FOR_GOLD:
        return 0.0
    kind = state.values.kind[state.card]
    if action == TO_PORTFOLIO:
        return 2.5 if kind == TREASURY else 2.0 + 0.5 * state.values.influence[state.card]
    if kind == TREASURY:
        return 2.0 + _promise(state, state.card)
    return ACT_WORTH[NOBLE_ACTION[kind - 1]]


def _deal(state: LisboaState, seat: int, action: int) -> float:
    """A good sold to a ship, or traded for an act."""
    if action >= TRADE:
        return ACT_WORTH[(action - TRADE) % len(ACTS)] - GOOD
    good = (action - SELL) // ALL_SHIPS
    ship = (action - SELL) % ALL_SHIPS
    worth = REIS * int(business.sale_price(state, seat, good, ship)) - GOOD
    if business.free_hold(state, ship) > 1:
        return worth
    return worth + (state.values.hold[ship] if state.owner[ship] == seat else -0.3 * state.values.hold[ship])


def _store(state: LisboaState, seat: int, plot: int, good: int) -> float:
    """Wigs that it scores at once, what the plot gives, and free spaces around it, less the price of the land."""
    street = state.values.street_of[good]
    served = 0.0
    for space in (street, WEST + plot // 5, EAST + plot // 5):
        face = state.building[space]
        if face < 0:
            served += SITE if not state.is_closed(space) else 0.0
        elif state.values.is_served(good, face):
            served += 1.0
    return int(state.scoring[street]) * served - REIS * int(stores.land_price(state, seat, plot))


def _building(state: LisboaState, seat: int, plan: int, space: int) -> float:
    """Wigs of one's own stores against those of the others'."""
    state.building[space] = state.current[plan // MOST_OFFICIALS]
    mine = 0
    others = 0
    for side in range(state.sides):
        wigs = buildings.scored_by(state, side, space)
        if side == seat:
            mine = wigs
        else:
            others += wigs
    state.building[space] = -1
    price = buildings.to_hire(state, seat, plan) * buildings.hiring_price(state, seat)
    return mine - RIVALRY * others / int(max(1, state.sides - 1)) - REIS * int(price)


def _held(state: LisboaState, card: int) -> float:
    """What a card or ship in the portfolio is worth to its owner."""
    values = state.values
    if card >= FIRST_SHIP:
        return 2.0 * values.hold[card - FIRST_SHIP]
    if values.kind[card] == TREASURY:
        return 0.5 * BENEFIT * len(values.benefit[card])
    return 0.5 * values.influence[card]
