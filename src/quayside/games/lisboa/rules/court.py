"""The royal court: visiting a noble, those who follow, and sponsoring an event."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import ACT, FOLLOW, PASS, PAY_INFLUENCE, PAY_REIS, is_act
from quayside.games.lisboa.board import ACTS, ACTS_EACH, ALL_GROUPS, ALL_NOBLES, LEFT, NOBLE_ACTION, NOBLES
from quayside.games.lisboa.components import EVENT, KEEP_FAVOR
from quayside.games.lisboa.components import VISIT as VISIT_BENEFIT
from quayside.games.lisboa.rules import acts
from quayside.games.lisboa.rules.agenda import (
    END_COURT,
    FOLLOWER_ACTS,
    FOLLOWER_PAYS,
    FOLLOWERS,
    FOLLOWING,
    FOR_EVENT,
    FREE_ACT,
    NOBLE_ACTS,
    OF_EVENT,
    VISIT,
    push_effects,
    push_payment,
)
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.effects import can_carry_out
from quayside.games.lisboa.rules.officials import in_office
from quayside.games.lisboa.rules.tracks import gain_wigs, lose_influence, lose_reis
from quayside.games.lisboa.state import COLOURS, LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# What a visit costs, and how it is paid


def visit_cost(state: LisboaState, seat: i64, noble: i64) -> i64:
    """The treasury's left number, and one for every official of another colour in the noble's office."""
    others = in_office(state, noble) - state.office[noble * COLOURS + seat]
    return max(0, state.sway() + others - state.benefit(seat, VISIT_BENEFIT + noble))


def can_pay_visit(state: LisboaState, seat: i64, noble: i64) -> bool:
    """In one way or the other, whatever is possible afterwards."""
    cost = visit_cost(state, seat, noble)
    return _can_pay_influence(state, seat, cost) or _can_pay_coins(state, seat, cost)


def _can_pay_influence(state: LisboaState, seat: i64, cost: i64) -> bool:
    """Wigs make up what is missing."""
    return cost <= state.influence[seat] + state.wigs[seat]


def _can_pay_coins(state: LisboaState, seat: i64, cost: i64) -> bool:
    """With the second left house."""
    return state.houses[seat * ALL_GROUPS + LEFT] >= 2 and 0 < cost <= state.reis[seat]


def _ways_to_pay(state: LisboaState, seat: i64, noble: i64, wanted: list[int]) -> Numbers:
    """How a visit may be paid, so that one of the wanted acts is possible afterwards: with influence, wigs making up
    what is missing; or, with the second left house, all of it in coins."""
    cost = visit_cost(state, seat, noble)
    reis = state.reis[seat]
    influence = state.influence[seat]
    ways = vec[i64](capacity=2)
    affordable = _can_pay_influence(state, seat, cost)
    if affordable and _any_possible(state, seat, wanted, reis, max(0, influence - cost)):
        ways = append(ways, PAY_INFLUENCE)
    if _can_pay_coins(state, seat, cost) and _any_possible(state, seat, wanted, reis - cost, influence):
        ways = append(ways, PAY_REIS)
    return ways


def _any_possible(state: LisboaState, seat: i64, wanted: list[int], coins: i64, marker: i64) -> bool:
    for act in wanted:  # noqa: SIM110 (a loop is compiled, a generator is not)
        if acts.possible(state, seat, act, coins, marker):
            return True
    return False


def _pay_visit(state: LisboaState, seat: i64, noble: i64, way: i64) -> None:
    cost = visit_cost(state, seat, noble)
    if way == PAY_REIS:
        lose_reis(state, seat, cost, "lisboa.houses.left", "visit")
        return
    wigs = max(0, cost - state.influence[seat])
    lose_influence(state, seat, cost - wigs, "lisboa.visit.cost", "visit")
    gain_wigs(state, seat, -wigs, "lisboa.visit.wigs", "visit")


def _refuse_payment(state: LisboaState, action: i64, rule: str) -> WhyNot | None:
    """It cannot be paid so, or, by the rule, no act would be possible then."""
    if action not in (PAY_REIS, PAY_INFLUENCE):
        return None
    seat = state.to_play
    noble = state.agenda.number
    cost = visit_cost(state, seat, noble)
    if action == PAY_REIS and not _can_pay_coins(state, seat, cost):
        return WhyNot("lisboa.houses.left", {"cost": cost})
    if action == PAY_INFLUENCE and not _can_pay_influence(state, seat, cost):
        return WhyNot("lisboa.visit.cost", {"cost": cost})
    return WhyNot(rule, {"cost": cost, "noble": NOBLES[noble]})


class _AtCourt(SeatDecision):
    """Of the visit to a noble."""

    def facts(self, state: LisboaState) -> Args:
        noble = state.agenda.number
        return {"noble": NOBLES[noble], "cost": visit_cost(state, state.to_play, noble)}


# ---------------------------------------------------------------------------------------------------------------------
# Visiting


def may_visit(state: LisboaState, seat: i64, noble: i64) -> bool:
    return bool(_ways_to_pay(state, seat, noble, [NOBLE_ACTION[noble]]))


def visit(state: LisboaState, seat: i64, noble: i64) -> None:
    """The visit is paid, then comes a state action, then the noble action, then those who follow."""
    told.visits(state, seat, noble)
    state.agenda.push(END_COURT, seat)
    state.agenda.push(FOLLOWERS, seat, number=noble)
    state.agenda.push(NOBLE_ACTS, seat, number=NOBLE_ACTION[noble])
    state.agenda.push(FREE_ACT, seat, number=noble)
    state.agenda.push(VISIT, seat, number=noble)


class Visit(_AtCourt):
    """How it is paid."""

    kind = VISIT
    name = "visit"

    def legal(self, state: LisboaState) -> Numbers:
        noble = state.agenda.number
        return _ways_to_pay(state, state.to_play, noble, [NOBLE_ACTION[noble]])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_payment(state, action, "lisboa.visit.possible")

    def play(self, state: LisboaState, action: i64) -> None:
        noble = state.agenda.number
        state.agenda.pop()
        _pay_visit(state, state.to_play, noble, action)


class FreeAct(_AtCourt):
    """One of the noble's two state actions, or none."""

    kind = FREE_ACT
    name = "free_act"

    def legal(self, state: LisboaState) -> Numbers:
        noble = state.agenda.number
        choices = vec[i64]([PASS])
        for act in _three(noble):
            if act != NOBLE_ACTION[noble] and acts.possible_now(state, state.to_play, act):
                choices = append(choices, ACT + act)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_act(state, action, "lisboa.visit.acts")

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        if action != PASS:
            _begin(state, state.to_play, action - ACT, "lisboa.visit.acts")


def _three(noble: i64) -> list[int]:
    """The acts of a noble."""
    first = noble * ACTS_EACH
    return [first, first + 1, first + 2]


def _begin(state: LisboaState, seat: i64, act: i64, rule: str) -> None:
    told.begins_act(state, seat, act, rule)
    acts.begin(state, seat, act)


def _refuse_act(state: LisboaState, action: i64, rule: str) -> WhyNot | None:
    if not is_act(action):
        return None
    return WhyNot(rule, {"act": ACTS[action - ACT], "noble": NOBLES[state.agenda.number]})


class NobleActs(Step[LisboaState]):
    """The noble action; it lapses if the free state action has made it impossible."""

    kind = NOBLE_ACTS
    name = "noble_acts"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        act = state.agenda.number
        state.agenda.pop()
        if acts.possible_now(state, seat, act):
            _begin(state, seat, act, "lisboa.visit.acts")
        else:
            told.lapses(state, seat, ACTS[act], "lisboa.visit.lapse")


# ---------------------------------------------------------------------------------------------------------------------
# Following


def others_clockwise(state: LisboaState, visitor: i64) -> list[int]:
    """From the visitor's left; the Rival never follows."""
    seats = [(visitor + step) % state.sides for step in range(1, state.sides)]
    return [seat for seat in seats if seat < state.players]


class Followers(Step[LisboaState]):
    """Everybody else is asked, clockwise."""

    kind = FOLLOWERS
    name = "followers"

    def do(self, state: LisboaState) -> None:
        visitor = state.agenda.seat
        noble = state.agenda.number
        state.agenda.pop()
        for seat in reversed(others_clockwise(state, visitor)):
            state.agenda.push(FOLLOWING, seat, number=noble)


def follower_ways(state: LisboaState, seat: i64, noble: i64) -> Numbers:
    """How a follower could pay. Tested as it will be: with the favor given back."""
    if not state.favors[seat * ALL_NOBLES + noble]:
        return vec[i64]()
    given_back = 0 if state.benefit(seat, KEEP_FAVOR) else 1
    state.favors[seat * ALL_NOBLES + noble] -= given_back
    state.favor_supply[noble] += given_back
    ways = _ways_to_pay(state, seat, noble, _three(noble))
    state.favors[seat * ALL_NOBLES + noble] += given_back
    state.favor_supply[noble] -= given_back
    return ways


class Following(_AtCourt):
    """Who holds the noble's favor and can pay may give it back for one of the three acts."""

    kind = FOLLOWING
    name = "following"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if len(follower_ways(state, seat, state.agenda.number)) > 0 else -1

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([PASS, FOLLOW])

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        noble = state.agenda.number
        if action == PASS:
            state.agenda.pop()
            return
        told.follows(state, seat, noble)
        if not state.benefit(seat, KEEP_FAVOR):
            state.favors[seat * ALL_NOBLES + noble] = 0
            state.favor_supply[noble] += 1
            told.returns_favor(state, seat, noble)
        state.agenda.replace(FOLLOWER_ACTS, seat, number=noble)
        state.agenda.push(FOLLOWER_PAYS, seat, number=noble)


class FollowerPays(_AtCourt):
    kind = FOLLOWER_PAYS
    name = "follower_pays"

    def legal(self, state: LisboaState) -> Numbers:
        noble = state.agenda.number
        return _ways_to_pay(state, state.to_play, noble, _three(noble))

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_payment(state, action, "lisboa.visit.following")

    def play(self, state: LisboaState, action: i64) -> None:
        noble = state.agenda.number
        state.agenda.pop()
        _pay_visit(state, state.to_play, noble, action)


class FollowerActs(_AtCourt):
    kind = FOLLOWER_ACTS
    name = "follower_acts"

    def legal(self, state: LisboaState) -> Numbers:
        seat = state.to_play
        noble = state.agenda.number
        return vec[i64]([ACT + act for act in _three(noble) if acts.possible_now(state, seat, act)])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return _refuse_act(state, action, "lisboa.visit.following")

    def play(self, state: LisboaState, action: i64) -> None:
        state.agenda.pop()
        _begin(state, state.to_play, action - ACT, "lisboa.visit.following")


# ---------------------------------------------------------------------------------------------------------------------
# Sponsoring an event


def event_price(state: LisboaState, seat: i64) -> i64:
    return max(0, state.coins() - state.benefit(seat, EVENT))


def may_sponsor(state: LisboaState, seat: i64, card: i64) -> bool:
    """The seat's means reach the price, and at least one part can be carried out once it is paid, coins first."""
    price = event_price(state, seat)
    if state.means(seat) < price:
        return False
    coins = min(state.reis[seat], price)
    marker = state.values.marker_after[state.influence[seat]][price - coins]
    for effect in state.values.effects[card]:
        if can_carry_out(state, seat, effect, state.reis[seat] - coins, marker):
            return True
    return False


def sponsor(state: LisboaState, seat: i64, card: i64) -> None:
    """The event is paid, then all its parts are carried out."""
    told.sponsors(state, seat)
    state.agenda.push(END_COURT, seat)
    push_effects(state, seat, state.values.effects[card], OF_EVENT)
    push_payment(state, seat, event_price(state, seat), FOR_EVENT)


class EndCourt(Step[LisboaState]):
    kind = END_COURT
    name = "end_court"

    def do(self, state: LisboaState) -> None:
        state.agenda.pop()
