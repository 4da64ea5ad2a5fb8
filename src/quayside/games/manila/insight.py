"""What can be known about a voyage before the dice fall: exact arrival odds, and from them what every space, share,
start and office is worth to a seat. All is worked out from what that seat may see.

The odds are exact. The worth of things rests on them and on a few plain assumptions, each named where it is made:
pirates send what they plunder to the port, nobody touches the punts, and later voyages go as they go on average.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.numbers import count, greatest
from quayside.core.rng import Rng
from quayside.core.seen import Insight, Seen
from quayside.core.state import State
from quayside.core.vecs import Floats, Numbers, append, vec
from quayside.games.manila.actions import BID_NOTHING, BUY, LOAD, PASS, PLACE, PLEDGE, REDEEM, START, STARTS
from quayside.games.manila.board import (
    ALL_WARES,
    AREA_INSURANCE,
    AREA_LARGE_PILOT,
    AREA_PIRATES,
    AREA_PORT,
    AREA_SHIPYARD,
    AREA_SIZE,
    AREA_SMALL_PILOT,
    AREA_SPACES,
    AREAS,
    ASHORE,
    BERTH_PAY,
    COST,
    IN_PORT,
    INSURANCE,
    LAST_START,
    LAST_STEP,
    LOAN,
    MOVEMENTS,
    PIRATES,
    PIRATES_LAIR,
    PORT,
    PREMIUM,
    PRICES,
    PROFIT,
    PUNTS,
    REDEMPTION,
    SHARES_PER_WARE,
    SHIPYARD,
    STARTS_SUM,
    WARES,
)
from quayside.games.manila.chances import Prospects, arrival, at_least, prospects_of
from quayside.games.manila.last_throw import last_throw
from quayside.games.manila.reckoning import Reckoning
from quayside.games.manila.rules.agenda import (
    AUCTION,
    BOARDING,
    LOADING,
    PILOTING,
    PLACEMENT,
    PLACEMENT_ROUND,
    PURCHASE,
    STARTING,
)
from quayside.games.manila.rules.fortune import fortunes
from quayside.games.manila.rules.harbour_master import share_price
from quayside.games.manila.rules.money import credit, pledges_for
from quayside.games.manila.rules.placement import free_space
from quayside.games.manila.rules.punts import passengers
from quayside.games.manila.rules.voyage import opener
from quayside.games.manila.state import ManilaState

# ---------------------------------------------------------------------------------------------------------------------
# What the figures on the board will earn


# How much of the seats still free will be taken by others, by placement rounds to come; they share the profit
_CROWD: Final = [0.0, 0.15, 0.25, 0.3]
# What a pilot is worth to a player before the last placement round, when the punts have yet to move: small, large
_PILOT_WORTH: Final = [2.5, 4.5]


def incomes(state: ManilaState, prospects: Prospects, crowd: float) -> Floats:
    """What each seat may expect from this voyage's settlement with the figures that now stand on the board."""
    expected = vec[float]([0.0] * state.players)
    for ware in range(ALL_WARES):
        _add_punt(state, prospects, crowd, ware, expected)
    _add_berths(state, prospects, expected)
    return expected


def _add_punt(state: ManilaState, prospects: Prospects, crowd: float, ware: int, expected: Floats) -> None:
    """What a punt may bring those aboard and the pirates."""
    if state.place[ware] == ASHORE:
        return
    captain = state.figures[PIRATES]
    mate = state.figures[PIRATES + 1]
    aboard = passengers(state, ware)
    count_aboard: int = len(aboard)
    if count_aboard > 0 and not state.plundered[ware]:
        chance = prospects.home[ware] + (prospects.thirteen[ware] if captain < 0 and mate < 0 else 0.0)
        free = AREA_SIZE[ware] - count_aboard if state.place[ware] != IN_PORT else 0
        share = chance * int(PROFIT[ware]) / (count_aboard + crowd * int(free))
        for seat in aboard:
            expected[seat] += share
    loot = (1.0 if state.plundered[ware] else prospects.thirteen[ware]) * int(PROFIT[ware])
    if captain >= 0 and mate >= 0:
        loot /= 2
    if captain >= 0:
        expected[captain] += loot
    if mate >= 0:
        expected[mate] += loot
    # The captain boards a punt on 13 for nothing, if a seat is free
    first = captain if captain >= 0 else mate
    if first >= 0 and len(aboard) < AREA_SIZE[ware]:
        expected[first] += prospects.at_sea_on_13[ware] * int(PROFIT[ware]) / int(len(aboard) + 1)


def _add_berths(state: ManilaState, prospects: Prospects, expected: Floats) -> None:
    """What port and shipyard may bring, and what the shipyard may cost the insurance agent."""
    agent = state.figures[INSURANCE]
    for berth in range(PUNTS):
        owner = state.figures[PORT + berth]
        if owner >= 0:
            expected[owner] += prospects.port_holds[berth] * int(BERTH_PAY[berth])
        repair = prospects.shipyard_holds[berth] * int(BERTH_PAY[berth])
        owner = state.figures[SHIPYARD + berth]
        if owner >= 0:
            expected[owner] += repair
        if agent >= 0:
            expected[agent] -= repair


# ---------------------------------------------------------------------------------------------------------------------
# What shares are worth

_ARRIVALS_A_VOYAGE: Final = 0.43  # of a ware, over all voyages: three of four sail, and 1.7 of three arrive
_VOYAGES_A_STEP: Final = 1.25  # until the game ends, for each step that the dearest ware has still to climb


def final_price(state: ManilaState, ware: int, arrives: float, dearest: int) -> float:
    """What a share of a ware may be expected to bring in the end, if its chance to arrive in this voyage is given."""
    more = _ARRIVALS_A_VOYAGE * _VOYAGES_A_STEP * (LAST_STEP - dearest)
    return _price_at(
        int(state.price[ware]) + arrives + more * (1.0 if state.price[ware] < LAST_STEP else 0.0)
    )


def _price_at(step: float) -> float:
    """The black market between its steps."""
    if step >= LAST_STEP:
        return int(PRICES[LAST_STEP])
    below = int(step)
    return int(PRICES[below]) + (step - below) * int(PRICES[below + 1] - PRICES[below])


def _others_mean(state: ManilaState, seat: int, ware: int) -> float:
    """How many shares of a ware another player holds on average: the sum is known, who holds which is not."""
    others = int(SHARES_PER_WARE - state.supply[ware] - state.holding(seat, ware))
    return others / int(state.players - 1)


# ---------------------------------------------------------------------------------------------------------------------
# What a position is worth to a seat, in pesos

_RIVALRY: Final = 1.0  # how much the mean fortune of the others counts against one's own


def outlook(state: ManilaState, seat: int, crowd: float, rivalry: float) -> float:
    """What a seat may expect, less part of what the others may: cash, loans, figures on the board, shares."""
    prospects = prospects_of(state)
    return _standing(state, seat, crowd, rivalry, prospects, _final_prices(state, prospects))


def _final_prices(state: ManilaState, prospects: Prospects) -> Floats:
    dearest = greatest(state.price)
    return vec[float](
        [final_price(state, ware, prospects.in_port[ware], dearest) for ware in range(ALL_WARES)]
    )


def _standing(
    state: ManilaState, seat: int, crowd: float, rivalry: float, prospects: Prospects, prices: Floats
) -> float:
    """The outlook, with chances and prices that are known already."""
    purses = incomes(state, prospects, crowd)
    for player in range(state.players):
        purses[player] += int(state.cash[player] - REDEMPTION * state.pledged[player])
    lead = _lead(purses, seat, rivalry)
    for ware in range(ALL_WARES):
        lead += prices[ware] * (int(state.holding(seat, ware)) - rivalry * _others_mean(state, seat, ware))
    return lead


def _lead(purses: Floats, seat: int, rivalry: float) -> float:
    """What is in a seat's own purse, less part of what is in the others' on average."""
    others = 0.0
    for purse in purses:
        others += purse
    return purses[seat] - rivalry * (others - purses[seat]) / int(len(purses) - 1)


def _after(state: ManilaState, action: int) -> ManilaState:
    """The position after a decision, before anything else happens."""
    after = state.clone()
    after.game.rules.play(after, action)
    return after


# ---------------------------------------------------------------------------------------------------------------------
# Placement


def _placement_values(state: ManilaState, seat: int, choices: Numbers, careful: bool) -> list[float]:
    """An accomplice changes neither chances nor prices: only who earns, and what it costs."""
    rounds = _rounds_left(state)
    prospects = prospects_of(state)
    stay = _Leads(state, seat, _CROWD[rounds], prospects)
    values: list[float] = []
    for action in choices:
        if action == PASS:
            values.append(-0.5 * rounds)  # to decline gives up the rounds to come as well
        elif action == REDEEM:
            values.append(-1.0)  # the same 15 pesos now or in the end, but less to play with
        elif action == PLEDGE:
            values.append(float(LOAN - REDEMPTION))
        else:
            area = action - PLACE
            space = free_space(state, area)
            state.figures[space] = seat  # tried, and taken back
            value = stay.change(area)
            state.figures[space] = -1
            if area == AREA_INSURANCE:
                value += PREMIUM
            elif COST[space] > credit(state, seat):
                value -= int(state.cash[seat])  # as a stowaway
            else:
                value -= int(COST[space]) + _cost_of_loans(state, seat, COST[space])
            if area in (AREA_SMALL_PILOT, AREA_LARGE_PILOT):
                value += _worth_of_pilot(state, seat, area - AREA_SMALL_PILOT, prospects, careful)
            values.append(value)
    return values


class _Leads:
    """A seat's lead in what the board will earn, punt by punt and at the berths, before somebody is placed."""

    def __init__(self, state: ManilaState, seat: int, crowd: float, prospects: Prospects) -> None:
        self.state = state
        self.seat = seat
        self.crowd = crowd
        self.prospects = prospects
        self.punts = vec[float]([self._punt(ware) for ware in range(ALL_WARES)])
        self.berths = self._berths()

    def change(self, area: int) -> float:
        """By an accomplice who now stands in that area."""
        if area < AREA_PORT:
            return self._punt(area) - self.punts[area]
        if area == AREA_PIRATES:
            more = 0.0
            for ware in range(ALL_WARES):
                more += self._punt(ware) - self.punts[ware]
            return more
        if area in (AREA_SMALL_PILOT, AREA_LARGE_PILOT):
            return 0.0
        return self._berths() - self.berths

    def _punt(self, ware: int) -> float:
        earned = vec[float]([0.0] * self.state.players)
        _add_punt(self.state, self.prospects, self.crowd, ware, earned)
        return _lead(earned, self.seat, _RIVALRY)

    def _berths(self) -> float:
        earned = vec[float]([0.0] * self.state.players)
        _add_berths(self.state, self.prospects, earned)
        return _lead(earned, self.seat, _RIVALRY)


def _rounds_left(state: ManilaState) -> int:
    """Placement rounds that come after this one."""
    return state.agenda.count(PLACEMENT_ROUND)


def _worth_of_pilot(state: ManilaState, seat: int, pilot: int, prospects: Prospects, careful: bool) -> float:
    if state.movements < 2:
        return _PILOT_WORTH[pilot]
    return (
        pilot_worth(state, seat, pilot, _RIVALRY) if careful else _pilot_guess(state, seat, pilot, prospects)
    )


def pilot_worth(state: ManilaState, seat: int, pilot: int, rivalry: float) -> float:
    """How much better the best use of a pilot makes the outlook, as the punts lie now."""
    trial = state.clone()
    trial.agenda.push(PILOTING, number=pilot)
    idle = outlook(trial, seat, 0.0, rivalry)
    best = 0.0
    for action in trial.game.rules.legal(trial):
        best = max(best, outlook(_after(trial, action), seat, 0.0, rivalry) - idle)
    return best


def _pilot_guess(state: ManilaState, seat: int, pilot: int, prospects: Prospects) -> float:
    """The same in a hurry: punt by punt, by what its arrival is worth, port and shipyard left aside."""
    dearest = greatest(state.price)
    reach = pilot + 1
    best = 0.0
    pair = 0.0  # the large pilot may also move two punts by one
    for ware in range(ALL_WARES):
        at = state.place[ware]
        if not 0 <= at <= PIRATES_LAIR:
            continue
        stake = final_price(state, ware, 1.0, dearest) - final_price(state, ware, 0.0, dearest)
        stake *= int(state.holding(seat, ware)) - _RIVALRY * _others_mean(state, seat, ware)
        stake += _fare(state, seat, ware)
        gain = 0.0
        single = 0.0
        for step in range(-reach, reach + 1):
            past, thirteen, _ = arrival(min(max(at + step, 0), IN_PORT), 1)
            change = stake * ((past + thirteen) / 6.0 - prospects.in_port[ware])
            gain = max(gain, change)
            if -1 <= step <= 1:
                single = max(single, change)
        best = max(best, gain)
        pair += single
    return max(best, pair) if reach == 2 else best


def _fare(state: ManilaState, seat: int, ware: int) -> float:
    """What a seat has from the arrival of those aboard, less what the others have on average."""
    mine = 0
    aboard = 0
    for space in AREA_SPACES[ware]:
        if state.figures[space] >= 0:
            aboard += 1
            if state.figures[space] == seat:
                mine += 1
    if aboard == 0:
        return 0.0
    return int(PROFIT[ware]) * (mine - _RIVALRY * (aboard - mine) / int(state.players - 1)) / aboard


# ---------------------------------------------------------------------------------------------------------------------
# The harbour master's office

_FIRST_PLACE: Final = 4.0  # to place before the others in every round
_KEPT: Final = 0.7  # of what the choices gain: the others make use of them too


def _steering(state: ManilaState, seat: int) -> Floats:
    """By ware * STARTS + start: what it is worth to a seat that this ware sails from there, by its shares against those that
    the others hold on average."""
    dearest = greatest(state.price)
    table = vec[float](capacity=ALL_WARES * STARTS)
    for ware in range(ALL_WARES):
        stake = int(state.holding(seat, ware)) - _RIVALRY * _others_mean(state, seat, ware)
        ashore = final_price(state, ware, 0.0, dearest)
        for space in range(STARTS):
            past, thirteen, _ = arrival(space, MOVEMENTS)
            price = final_price(state, ware, (past + thirteen) / 216.0, dearest)
            table = append(table, stake * (price - ashore))
    return table


def _all_starts() -> list[tuple[int, int, int]]:
    """Of three punts."""
    spaces = range(LAST_START + 1)
    return [
        (first, second, STARTS_SUM - first - second)
        for first in spaces
        for second in spaces
        if 0 <= STARTS_SUM - first - second <= LAST_START
    ]


_ALL_STARTS: Final = _all_starts()
_LOADS: Final = [(1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2)]  # the ware of that number stays ashore


def _plans(state: ManilaState, seat: int) -> Floats:
    """By action: what loading a ware, or a start, can lead to at best for a seat."""
    table = _steering(state, seat)
    worth = vec[float]([-1000.0] * PLACE)
    for left_out in range(ALL_WARES):
        if state.place[left_out] != ASHORE:
            continue
        one, two, three = _LOADS[left_out]
        best = -1000.0
        for first, second, third in _ALL_STARTS:
            if (
                (state.place[one] >= 0 and state.place[one] != first)
                or (state.place[two] >= 0 and state.place[two] != second)
                or (state.place[three] >= 0 and state.place[three] != third)
            ):
                continue
            value = table[one * STARTS + first] + table[two * STARTS + second] + table[three * STARTS + third]
            best = max(best, value)
            _raise(worth, START + one * STARTS + first, value)
            _raise(worth, START + two * STARTS + second, value)
            _raise(worth, START + three * STARTS + third, value)
        _raise(worth, LOAD + one, best)
        _raise(worth, LOAD + two, best)
        _raise(worth, LOAD + three, best)
    return worth


def _raise(worth: Floats, action: i64, value: float) -> None:
    """To a value, unless it is worth more already."""
    if worth[action] < value:
        worth[action] = value


def office(state: ManilaState, seat: int) -> float:
    """What the harbour master's office is worth to a seat in this voyage: a share at the market's price, the choice
    of wares and starts against an average choice, and the first place in every round."""
    return _KEPT * (_choice(state, seat) + max(0.0, max(_bargains(state, seat)))) + _FIRST_PLACE


def _choice(state: ManilaState, seat: int) -> float:
    """How much better the best wares and starts are for a seat than all on average."""
    table = _steering(state, seat)
    best = -1000.0
    total = 0.0
    for one, two, three in _LOADS:
        for first, second, third in _ALL_STARTS:
            value = table[one * STARTS + first] + table[two * STARTS + second] + table[three * STARTS + third]
            total += value
            if value > best:
                best = value
    return best - total / (len(_LOADS) * len(_ALL_STARTS))


def _bargains(state: ManilaState, seat: int) -> list[float]:
    """By ware: what a share will bring more than it costs now, loans counted."""
    dearest = greatest(state.price)
    gains: list[float] = []
    for ware in range(ALL_WARES):
        price = share_price(state, ware)
        gain = (
            final_price(state, ware, _ARRIVALS_A_VOYAGE, dearest)
            - int(price)
            - _cost_of_loans(state, seat, price)
        )
        gains.append(gain if state.supply[ware] > 0 else -1000.0)
    return gains


def _cost_of_loans(state: ManilaState, seat: int, amount: int) -> float:
    """Three pesos for each share that must be pledged to pay an amount."""
    return float((REDEMPTION - LOAN) * pledges_for(state, seat, amount))


_BID_STEP: Final = 0.15  # of the office's worth: bids nearer together than this come to much the same
_NEEDLESS: Final = 8.0  # held against those in between


def _auction_values(state: ManilaState, seat: int, choices: Numbers) -> list[float]:
    """What a bid would gain, times its chance to be the last: the office is taken to be worth to each rival anything
    up to what it is worth to this seat, evenly. Besides the best bid, the least one is worth a thought, for rivals may
    be willing to pay less, and some that are further apart."""
    worth = office(state, seat)
    rivals = int(count(state.passed, 0)) - 1
    values: list[float] = []
    best = -1000.0
    step = max(1, int(_BID_STEP * worth))
    for action in choices:
        amount = int(action) - BID_NOTHING
        if amount > 0:
            gain = worth - amount - _cost_of_loans(state, seat, amount)
            chance = min(1.0, amount / worth)
            for _ in range(rivals):
                gain *= chance
            values.append(gain)
            best = max(best, values[-1])
        else:
            values.append(0.0 if action == PASS else -_NEEDLESS)  # loans come by themselves
    for number in range(len(choices)):
        amount = int(choices[number]) - BID_NOTHING
        if amount == state.bid + 1:
            values[number] = max(values[number], min(best, worth - amount) - 0.5)
        elif amount > 0 and values[number] < best and amount % step > 0:
            values[number] -= _NEEDLESS
    return values


def _purchase_values(state: ManilaState, seat: int, choices: Numbers) -> list[float]:
    bargains = _bargains(state, seat)
    return [
        bargains[action - BUY]
        if action >= BUY
        else 0.0
        if action == PASS
        else -3.0  # loans come by themselves
        for action in choices
    ]


# ---------------------------------------------------------------------------------------------------------------------
# What the house asks


_TRUST: Final = 0.004  # a five-hundredth of a victory for each peso: a tie is broken by it, no more
FEATURES: Final = [
    f"{what} when the dearest is at {PRICES[dearest]}"
    for dearest in range(LAST_STEP)
    for what in ["cash", "loans", "opener", *[f"shares at {PRICES[step]}" for step in range(dearest + 1)]]
]
# By the step of the dearest ware
_FIRST_FEATURE: Final = [number for number, name in enumerate(FEATURES) if name.startswith("cash")]


class ManilaInsight(Insight):
    def values(self, seen: Seen) -> list[float]:
        """In pesos, against doing nothing. The sample's secrets are not the real ones, so none can show through."""
        return values(_sample(seen), seen.seat, True) if seen.legal() else []

    def odds(self, seen: Seen) -> Args:
        """Arrival of every punt, chances of 13, value of every space that the seat may take, worth of the office. What
        the value of a space promises, `reckoning` says."""
        state = _sample(seen)
        prospects = prospects_of(state)
        arrivals: Args = {}
        for ware in range(ALL_WARES):
            if state.place[ware] >= 0:
                chances = [prospects.home[ware], prospects.thirteen[ware], prospects.short[ware]]
                names = ["port", "thirteen", "short"]
                arrivals[WARES[ware]] = {
                    name: round(chance, 4) for name, chance in zip(names, chances, strict=True)
                }
        return {
            "arrival": arrivals,
            "on_13": _on_13(state, prospects),
            "spaces": _spaces(state, seen.seat, prospects),
            "office": round(office(state, seen.seat), 1) if state.agenda.kind == AUCTION else None,
        }

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, ManilaState)
        if state.to_play < 0:
            return [float(fortune) for fortune in fortunes(state)]
        prospects = prospects_of(state)
        expected = incomes(state, prospects, 0.0)
        dearest = greatest(state.price)
        for ware in range(ALL_WARES):
            price = final_price(state, ware, prospects.in_port[ware], dearest)
            for seat in range(state.players):
                expected[seat] += price * int(state.holding(seat, ware))
        return [
            expected[seat] + int(state.cash[seat] - REDEMPTION * state.pledged[seat])
            for seat in range(state.players)
        ]

    def quick(self, state: State) -> list[float]:
        assert isinstance(state, ManilaState)
        return values(state, state.to_play, False)

    def settled(self, state: State) -> bool:
        """Before an auction: a voyage is over, and everything is in purses and prices."""
        assert isinstance(state, ManilaState)
        return state.agenda.kind == AUCTION and state.bid == 0 and 1 not in state.passed

    def branches(self) -> bool:
        return False

    def throws(self, state: State, action: int) -> list[tuple[float, State]]:
        assert isinstance(state, ManilaState)
        return [(share, world) for share, world in last_throw(state, action)]

    def trust(self, state: State) -> float:
        return _TRUST

    def feature_names(self) -> list[str]:
        return FEATURES

    def features(self, state: State) -> list[list[float]]:
        """Of each seat: cash, pledged shares, whether it opens the auction, and shares by their step on the black market;
        all of it once for each step that the dearest ware may have reached, for what is worth most depends on how long
        the game may last. Of a voyage under way, nothing is counted."""
        assert isinstance(state, ManilaState)
        dearest = greatest(state.price)
        first = opener(state)
        rows: list[list[float]] = []
        for seat in range(state.players):
            row = [0.0] * len(FEATURES)
            at = _FIRST_FEATURE[dearest]
            row[at] = int(state.cash[seat]) / 10.0
            row[at + 1] = float(state.pledged[seat])
            row[at + 2] = 1.0 if seat == first else 0.0
            for ware in range(ALL_WARES):
                row[at + 3 + int(state.price[ware])] += int(state.holding(seat, ware))
            rows.append(row)
        return rows


def _sample(seen: Seen) -> ManilaState:
    state = seen.sample(Rng(0))
    assert isinstance(state, ManilaState)
    return state


def values(state: ManilaState, seat: int, careful: bool) -> list[float]:
    """Along `state.legal()`: how good each choice of the seat to play looks; `careful` tries every use of a pilot."""
    choices = state.choices
    kind = state.agenda.kind
    if kind == PLACEMENT:
        return _placement_values(state, seat, choices, careful)
    if kind == AUCTION:
        return _auction_values(state, seat, choices)
    if kind == PURCHASE:
        return _purchase_values(state, seat, choices)
    if kind in (LOADING, STARTING):
        worth = _plans(state, seat)
        return [worth[action] for action in choices]
    crowd = _CROWD[_rounds_left(state)]
    stay = outlook(state, seat, crowd, _RIVALRY)
    return [outlook(_after(state, action), seat, crowd, _RIVALRY) - stay for action in choices]


def _on_13(state: ManilaState, prospects: Prospects) -> Args | None:
    """What pirates wait for: the chance of each punt at sea, and of any, to stand on 13 after the second roll, while that
    is to come, and how many punts may be expected there after the third."""
    if state.agenda.kind not in (PLACEMENT, BOARDING, PILOTING):
        return None
    second: Args = {
        WARES[ware]: round(prospects.at_sea_on_13[ware], 4)
        for ware in range(ALL_WARES)
        if 0 <= state.place[ware] <= PIRATES_LAIR
    }
    return {
        "second": second if state.movements < 2 else None,
        "second_any": round(at_least(list(prospects.at_sea_on_13))[0], 4) if state.movements < 2 else None,
        "third": round(sum(prospects.thirteen), 4),
    }


def _spaces(state: ManilaState, seat: int, prospects: Prospects) -> Args:
    """While accomplices are placed, of each space that the seat could take now: what it would pay, the chance to earn,
    and the net value, which is what `Reckoning` promises with the accomplice there, less what it promises without."""
    spaces: Args = {}
    if state.agenda.kind != PLACEMENT or state.declined[seat]:
        return spaces
    turn = state.clone()
    turn.to_play = seat
    turn.agenda.push(PLACEMENT, seat)
    before = Reckoning(turn, seat).fortune()
    for action in turn.game.rules.legal(turn):
        if action < PLACE:
            continue
        area = action - PLACE
        after = Reckoning(_after(turn, action), seat)
        pilot = area in (AREA_SMALL_PILOT, AREA_LARGE_PILOT)
        fortune = after.fortune_with(area - AREA_SMALL_PILOT) if pilot else after.fortune()
        spaces[AREAS[area]] = {
            "cost": min(COST[free_space(turn, area)], credit(turn, seat)),
            "value": round(fortune - before, 1),
            "chance": _chance(state, prospects, area),
        }
    return spaces


def _chance(state: ManilaState, prospects: Prospects, area: int) -> float | None:
    """That a figure there earns (insurance: that nothing has to be paid); None for a pilot: what one earns is up to the player."""
    if area < AREA_PORT:
        pirates = state.figures[PIRATES] >= 0
        return round(prospects.home[area] + (0.0 if pirates else prospects.thirteen[area]), 4)
    if area < AREA_SHIPYARD:
        return round(prospects.port_holds[area - AREA_PORT], 4)
    if area < AREA_PIRATES:
        return round(prospects.shipyard_holds[area - AREA_SHIPYARD], 4)
    if area == AREA_PIRATES:
        return round(at_least(_prey(state, prospects))[0], 4)
    return round(1.0 - prospects.shipyard_holds[0], 4) if area == AREA_INSURANCE else None


def _prey(state: ManilaState, prospects: Prospects) -> list[float]:
    """By ware: the chance that it lies on 13 for the pirates, to be boarded on a free seat or to be plundered."""
    return [
        prospects.thirteen[ware] + (prospects.at_sea_on_13[ware] if free_space(state, ware) >= 0 else 0.0)
        for ware in range(ALL_WARES)
    ]
