"""The royal court: visiting a noble, those who follow, and sponsoring an event."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import ACT, FOLLOW, PASS, PAY_INFLUENCE, PAY_REIS
from quayside.games.lisboa.board import ACTS, NOBLE_ACTION, NOBLES
from quayside.games.lisboa.components import EVENT, KEEP_FAVOR, VISIT
from quayside.games.lisboa.rules import acts
from quayside.games.lisboa.rules.agenda import (
    EFFECT,
    END_COURT,
    FOLLOWER_ACTS,
    FOLLOWER_PAYS,
    FOLLOWERS,
    FOLLOWING,
    FOR_EVENT,
    FREE_ACT,
    NOBLE_ACTS,
    PAYMENT,
    kind_of,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.agenda import VISIT as VISIT_FRAME
from quayside.games.lisboa.rules.builder import in_office
from quayside.games.lisboa.rules.tracks import gain_wigs, lose_influence
from quayside.games.lisboa.state import COLOURS, LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# What a visit costs, and how it is paid


def visit_cost(state: LisboaState, seat: int, noble: int) -> int:
    """The treasury's left number, and one for every official of another colour in the noble's office."""
    others = in_office(state, noble) - state.office[noble * COLOURS + seat]
    return max(0, state.sway() + others - state.benefit(seat, VISIT + noble))


def can_pay_visit(state: LisboaState, seat: int, noble: int) -> bool:
    """In one way or the other, whatever is possible afterwards."""
    cost = visit_cost(state, seat, noble)
    return cost <= state.influence[seat] + state.wigs[seat] or _can_pay_coins(state, seat, cost)


def _can_pay_coins(state: LisboaState, seat: int, cost: int) -> bool:
    return state.houses[seat * 3] >= 2 and 0 < cost <= state.reis[seat]


def ways_to_pay(state: LisboaState, seat: int, noble: int, wanted: list[int]) -> list[int]:
    """How a visit may be paid, so that one of the wanted acts is possible afterwards: with influence, wigs making up
    what is missing; or, with the second left house, all of it in coins."""
    cost = visit_cost(state, seat, noble)
    reis = state.reis[seat]
    influence = state.influence[seat]
    ways: list[int] = []
    affordable = cost <= influence + state.wigs[seat]
    if affordable and _any_possible(state, seat, wanted, reis, max(0, influence - cost)):
        ways.append(PAY_INFLUENCE)
    if _can_pay_coins(state, seat, cost) and _any_possible(state, seat, wanted, reis - cost, influence):
        ways.append(PAY_REIS)
    return ways


def _any_possible(state: LisboaState, seat: int, wanted: list[int], coins: int, marker: int) -> bool:
    return any(acts.possible(state, seat, act, coins, marker) for act in wanted)


def _pay_visit(state: LisboaState, seat: int, noble: int, way: int) -> None:
    cost = visit_cost(state, seat, noble)
    if way == PAY_REIS:
        state.reis[seat] -= cost
        if state.listener is not None:
            args: dict[str, object] = {"payer": seat, "payee": -1, "amount": cost, "reason": "visit"}
            state.tell("pay", "lisboa.houses.left", args)
        return
    wigs = max(0, cost - state.influence[seat])
    lose_influence(state, seat, cost - wigs, "lisboa.visit.cost", "visit")
    if wigs:
        gain_wigs(state, seat, -wigs, "lisboa.visit.wigs", "visit")


# ---------------------------------------------------------------------------------------------------------------------
# Visiting


def may_visit(state: LisboaState, seat: int, noble: int) -> bool:
    return bool(ways_to_pay(state, seat, noble, [NOBLE_ACTION[noble]]))


def visit(state: LisboaState, seat: int, noble: int) -> None:
    if state.listener is not None:
        state.tell("visit", "lisboa.visit.noble", {"seat": seat, "noble": NOBLES[noble]})
    push(state, END_COURT, seat)
    push(state, FOLLOWERS, seat, noble)
    push(state, NOBLE_ACTS, seat, NOBLE_ACTION[noble])
    push(state, FREE_ACT, seat, noble)
    push(state, VISIT_FRAME, seat, noble)


def legal_visit(state: LisboaState) -> list[int]:
    noble = number_of(state)
    return ways_to_pay(state, seat_of(state), noble, [NOBLE_ACTION[noble]])


def play_visit(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    noble = number_of(state)
    state.agenda.pop()
    _pay_visit(state, seat, noble, action)


def refuse_visit(state: LisboaState, action: int) -> WhyNot | None:
    if action not in (PAY_REIS, PAY_INFLUENCE):
        return None
    seat = seat_of(state)
    noble = number_of(state)
    cost = visit_cost(state, seat, noble)
    if action == PAY_REIS and not _can_pay_coins(state, seat, cost):
        return WhyNot("lisboa.houses.left", {"cost": cost})
    if action == PAY_INFLUENCE and cost > state.influence[seat] + state.wigs[seat]:
        return WhyNot("lisboa.visit.cost", {"cost": cost})
    following = kind_of(state) == FOLLOWER_PAYS
    rule = "lisboa.visit.following" if following else "lisboa.visit.possible"
    return WhyNot(rule, {"cost": cost, "noble": NOBLES[noble]})


def state_actions(state: LisboaState, seat: int, noble: int) -> list[int]:
    """Those of a noble's two state actions that are possible."""
    first = noble * 3
    return [
        act
        for act in range(first, first + 3)
        if act != NOBLE_ACTION[noble] and acts.possible_now(state, seat, act)
    ]


def legal_free_act(state: LisboaState) -> list[int]:
    choices = [PASS]
    choices.extend([ACT + act for act in state_actions(state, seat_of(state), number_of(state))])
    return choices


def play_free_act(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    if action != PASS:
        _begin(state, seat, action - ACT, "lisboa.visit.acts")


def _begin(state: LisboaState, seat: int, act: int, rule: str) -> None:
    if state.listener is not None:
        state.tell("act", rule, {"seat": seat, "act": ACTS[act]})
    acts.begin(state, seat, act)


def refuse_act(state: LisboaState, action: int) -> WhyNot | None:
    if ACT <= action < ACT + len(ACTS):
        rule = "lisboa.visit.acts" if kind_of(state) == FREE_ACT else "lisboa.visit.following"
        return WhyNot(rule, {"act": ACTS[action - ACT], "noble": NOBLES[number_of(state)]})
    return None


def noble_acts(state: LisboaState) -> None:
    """The noble action; it lapses if the free state action has made it impossible."""
    seat = seat_of(state)
    act = number_of(state)
    state.agenda.pop()
    if acts.possible_now(state, seat, act):
        _begin(state, seat, act, "lisboa.visit.acts")
    elif state.listener is not None:
        state.tell("lapse", "lisboa.visit.lapse", {"seat": seat, "lapsed": ACTS[act]})


# ---------------------------------------------------------------------------------------------------------------------
# Following


def others_clockwise(state: LisboaState, visitor: int) -> list[int]:
    """From the visitor's left; the Rival never follows."""
    seats = [(visitor + step) % state.sides for step in range(1, state.sides)]
    return [seat for seat in seats if seat < state.players]


def call_followers(state: LisboaState) -> None:
    visitor = seat_of(state)
    noble = number_of(state)
    state.agenda.pop()
    for seat in reversed(others_clockwise(state, visitor)):
        push(state, FOLLOWING, seat, noble)


def _three(noble: int) -> list[int]:
    return [noble * 3, noble * 3 + 1, noble * 3 + 2]


def may_follow(state: LisboaState, seat: int, noble: int) -> bool:
    """He holds the noble's favor, can pay, and could then take one of the three acts."""
    return bool(follower_ways(state, seat, noble))


def follower_ways(state: LisboaState, seat: int, noble: int) -> list[int]:
    """How a follower could pay. Tested as it will be: with the favor given back."""
    if not state.favors[seat * 3 + noble]:
        return []
    given_back = 0 if state.benefit(seat, KEEP_FAVOR) else 1
    state.favors[seat * 3 + noble] -= given_back
    state.favor_supply[noble] += given_back
    ways = ways_to_pay(state, seat, noble, _three(noble))
    state.favors[seat * 3 + noble] += given_back
    state.favor_supply[noble] -= given_back
    return ways


def legal_following(state: LisboaState) -> list[int]:
    return [PASS, FOLLOW]


def play_following(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    noble = number_of(state)
    if action == PASS:
        state.agenda.pop()
        return
    if state.listener is not None:
        rule = "lisboa.rival.following" if state.turn >= state.players else "lisboa.visit.following"
        state.tell("follow", rule, {"seat": seat, "noble": NOBLES[noble]})
    if not state.benefit(seat, KEEP_FAVOR):
        state.favors[seat * 3 + noble] = 0
        state.favor_supply[noble] += 1
        if state.listener is not None:
            state.tell("return_favor", "lisboa.visit.following", {"seat": seat, "noble": NOBLES[noble]})
    replace(state, FOLLOWER_ACTS, seat, noble)
    push(state, FOLLOWER_PAYS, seat, noble)


def legal_follower_pays(state: LisboaState) -> list[int]:
    noble = number_of(state)
    return ways_to_pay(state, seat_of(state), noble, _three(noble))


def legal_follower_acts(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    return [ACT + act for act in _three(number_of(state)) if acts.possible_now(state, seat, act)]


def play_follower_acts(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    state.agenda.pop()
    _begin(state, seat, action - ACT, "lisboa.visit.following")


# ---------------------------------------------------------------------------------------------------------------------
# Sponsoring an event


def event_price(state: LisboaState, seat: int) -> int:
    return max(0, state.coins() - state.benefit(seat, EVENT))


def may_sponsor(state: LisboaState, seat: int, card: int) -> bool:
    """His means reach the price, and at least one part can be carried out once it is paid, coins first."""
    price = event_price(state, seat)
    if state.means(seat) < price:
        return False
    coins = min(state.reis[seat], price)
    marker = state.table.marker_after[state.influence[seat]][price - coins]
    for effect in state.table.effects[card]:
        if acts.can_carry_out(state, seat, effect, state.reis[seat] - coins, marker):
            return True
    return False


def sponsor(state: LisboaState, seat: int, card: int) -> None:
    if state.listener is not None:
        state.tell("sponsor", "lisboa.sponsor.event", {"seat": seat})
    push(state, END_COURT, seat)
    for effect in reversed(state.table.effects[card]):
        push(state, EFFECT, seat, effect)
    price = event_price(state, seat)
    if price:
        push(state, PAYMENT, seat, FOR_EVENT << 8 | price)
