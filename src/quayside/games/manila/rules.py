"""The rules of Manila, in the order of a voyage.

Each decision is a pair of functions, `legal_...` and `play_...`, with the reason for a refusal, `refuse_...`, beside
them. The agenda holds the rest of the voyage; a frame is a kind and a number (a seat, a ware, a round).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import ChanceError, WhyNot
from quayside.core.events import Args, Event
from quayside.core.game import ranks
from quayside.core.rng import Rng
from quayside.core.state import refill
from quayside.games.manila.actions import (
    BID_NOTHING,
    BIDS,
    BOARD,
    BUY,
    EVICT,
    LOAD,
    PAIRS,
    PASS,
    PILOT,
    PILOT_TWO,
    PLACE,
    PLEDGE,
    REDEEM,
    SEND,
    START,
    STARTS,
    STEP_SIZES,
    VICTIMS,
)
from quayside.games.manila.board import (
    ALL_AREAS,
    AREA_INSURANCE,
    AREA_PORT,
    AREA_RULE,
    AREA_SHIPYARD,
    AREA_SPACES,
    AREAS,
    ASHORE,
    BERTH_PAY,
    BERTHS,
    COST,
    DEAREST_SPACE,
    DECK_PER_WARE,
    HIGHEST_BID,
    IN_PORT,
    INSURANCE,
    LAST_START,
    LAST_STEP,
    LEAST_SHARE_PRICE,
    LOAN,
    NO_START,
    PIRATES,
    PIRATES_LAIR,
    PORT,
    PREMIUM,
    PRICES,
    PROFIT,
    PUNTS,
    REDEMPTION,
    SCHEDULE,
    SHARES_DEALT,
    SHIPYARD,
    SMALL_PILOT,
    STARTS_SUM,
    WARES,
)
from quayside.games.manila.state import ManilaState

BANK: Final = -1

# Frames of the agenda
AUCTION: Final = 0
PURCHASE: Final = 1
LOADING: Final = 2
STARTING: Final = 3
PLACEMENT_ROUND: Final = 4
PLACEMENT: Final = 5  # a seat
MOVEMENT: Final = 6
BOARDING: Final = 7  # a place in the pirate boat
PILOTING: Final = 8  # 0 the small pilot, 1 the large one
PLUNDER: Final = 9  # a ware
SETTLEMENT: Final = 10
DECISIONS: Final = (
    "auction", "purchase", "loading", "starts", "", "placement", "", "boarding", "pilot", "plunder", "",
)  # fmt: skip


def frame(kind: int, number: int = 0) -> int:
    return kind << 3 | number


def decision(state: ManilaState) -> int:
    """The kind of the frame that is being decided; -1 when the game is over."""
    return state.agenda[-1] >> 3 if state.agenda else -1


# ---------------------------------------------------------------------------------------------------------------------
# Set-up


def deal(state: ManilaState) -> None:
    """Two secret shares each from a deck of three of each ware; all others are the supply."""
    if state.listener is not None:
        state.tell(
            "start_game", "manila.setup.players", {"players": state.players, "first": state.setup.first}
        )
    deck = [DECK_PER_WARE] * 4
    for seat in range(state.players):
        hand = _scripted_deal(state.scripted_outcome(), deck) or _draw_two(state.rng, deck)
        for ware in hand:
            deck[ware] -= 1
            state.dealt[seat * 4 + ware] += 1
            state.supply[ware] -= 1
        if state.listener is not None:
            names = [WARES[ware] for ware in hand]
            full: Args = {"seat": seat, "wares": names}
            public: Args = {"seat": seat, "count": SHARES_DEALT}
            outcome = f"deal {names[0]} {names[1]}"
            state.listener(Event("deal", "manila.setup.shares", full, [seat], public, outcome))


def _draw_two(rng: Rng, deck: list[int]) -> list[int]:
    first = _draw(rng, deck, -1)
    second = _draw(rng, deck, first)
    return [first, second] if first <= second else [second, first]


def _draw(rng: Rng, deck: list[int], gone: int) -> int:
    """A card from the deck, of which one of ware `gone` has just been taken."""
    at = rng.below(sum(deck) - (gone >= 0))
    for ware in range(4):
        at -= deck[ware] - (ware == gone)
        if at < 0:
            return ware
    raise AssertionError("the deck is empty")


def _scripted_deal(outcome: str | None, deck: list[int]) -> list[int]:
    """The hand of a scripted deal; empty when the generator deals."""
    if outcome is None:
        return []
    words = outcome.split()
    hand = sorted([WARES.index(word) for word in words[1:] if word in WARES])
    if words[:1] != ["deal"] or len(words) != 3 or len(hand) != SHARES_DEALT:
        raise ChanceError(f"two shares are dealt now, as in 'deal silk jade': {outcome!r} is something else")
    if [ware for ware in hand if deck[ware] < hand.count(ware)]:
        raise ChanceError(f"{outcome!r} cannot be dealt: only three shares of each ware are in the deck")
    return hand


def redeal_secret_shares(state: ManilaState, seat: int, rng: Rng) -> None:
    """The others' dealt shares anew: their sum is known from the supply, who holds which is not. They are gathered by
    ware, so that worlds which look the same to the seat are dealt the same."""
    pool: list[int] = []
    for ware in range(4):
        for other in range(state.players):
            if other != seat:
                pool.extend([ware] * state.dealt[other * 4 + ware])
                state.dealt[other * 4 + ware] = 0
    rng.shuffle(pool)
    for other in range(state.players):
        if other != seat:
            for _ in range(SHARES_DEALT):
                state.dealt[other * 4 + pool.pop()] += 1


def begin_voyage(state: ManilaState) -> None:
    state.voyage += 1
    state.bid = 0
    state.leader = -1
    state.bidder = opener(state)
    refill(state.passed, 0)
    state.agenda.append(frame(AUCTION))
    if state.listener is not None:
        state.tell("voyage", "manila.voyage.course", {"number": state.voyage, "opener": state.bidder})


def opener(state: ManilaState) -> int:
    return state.setup.first if state.harbour_master < 0 else state.harbour_master


# ---------------------------------------------------------------------------------------------------------------------
# From decision to decision


def advance(state: ManilaState) -> None:
    """Works off the agenda until a seat has to decide."""
    while state.agenda:
        top = state.agenda[-1]
        kind = top >> 3
        number = top & 7
        if kind == PLACEMENT:
            if _has_turn(state, number):
                state.to_play = number
                return
            state.agenda.pop()
        elif kind == AUCTION:
            if state.bidder >= 0 and state.bidder != state.leader:
                state.to_play = state.bidder
                return
            _install_harbour_master(state)
        elif kind == PLACEMENT_ROUND:
            _begin_placement_round(state)
        elif kind == MOVEMENT:
            state.agenda.pop()
            move_punts(state, _throw(state))
        elif kind == BOARDING:
            state.to_play = state.figures[PIRATES + number]
            if state.to_play >= 0:
                return
            state.agenda.pop()
        elif kind == PILOTING:
            state.to_play = state.figures[SMALL_PILOT + number]
            if state.to_play >= 0 and _punts_at_sea(state) > 0:
                return
            state.agenda.pop()
        elif kind == PLUNDER:
            state.to_play = state.figures[PIRATES]
            return
        elif kind == SETTLEMENT:
            state.agenda.pop()
            _settle(state)
        else:
            state.to_play = state.harbour_master
            return
    state.to_play = -1


def legal(state: ManilaState) -> list[int]:
    kind = decision(state)
    if kind == PLACEMENT:
        return legal_placement(state)
    if kind == AUCTION:
        return legal_auction(state)
    if kind == LOADING:
        return legal_loading(state)
    if kind == STARTING:
        return legal_starts(state)
    if kind == PURCHASE:
        return legal_purchase(state)
    if kind == PILOTING:
        return legal_pilot(state)
    if kind == BOARDING:
        return legal_boarding(state)
    return legal_plunder(state)


def play(state: ManilaState, action: int) -> None:
    if action == PLEDGE:
        pledge(state, state.to_play)
        return
    if action == REDEEM:
        redeem(state, state.to_play)
        return
    kind = decision(state)
    if kind == PLACEMENT:
        play_placement(state, action)
    elif kind == AUCTION:
        play_auction(state, action)
    elif kind == LOADING:
        play_loading(state, action)
    elif kind == STARTING:
        play_starts(state, action)
    elif kind == PURCHASE:
        play_purchase(state, action)
    elif kind == PILOTING:
        play_pilot(state, action)
    elif kind == BOARDING:
        play_boarding(state, action)
    else:
        play_plunder(state, action)


def refusal(state: ManilaState, action: int) -> WhyNot:
    kind = decision(state)
    why: WhyNot | None = None
    if action <= REDEEM:
        why = refuse_loan(state, action)
    elif BUY <= action < LOAD and kind not in (AUCTION, PURCHASE):
        why = refuse_late_purchase(state, action)
    elif kind == PLACEMENT:
        why = refuse_placement(state, action)
    elif kind == AUCTION:
        why = refuse_auction(state, action)
    elif kind == LOADING:
        why = refuse_loading(state, action)
    elif kind == STARTING:
        why = refuse_start(state, action)
    elif kind == PURCHASE:
        why = refuse_purchase(state, action)
    elif kind == PILOTING:
        why = refuse_pilot(state, action)
    elif kind == BOARDING:
        why = refuse_boarding(state, action)
    elif kind == PLUNDER:
        why = refuse_plunder(state, action)
    return why or WhyNot("core.not_now", {"decision": DECISIONS[kind], "seat": state.to_play})


# ---------------------------------------------------------------------------------------------------------------------
# The auction for the harbour master's office


def credit(state: ManilaState, seat: int) -> int:
    """All that a seat can pay at once: its cash, and a loan on each share that is not pledged."""
    return state.cash[seat] + LOAN * state.unpledged(seat)


def bid_limit(state: ManilaState, seat: int) -> int:
    return min(credit(state, seat), HIGHEST_BID)


def legal_auction(state: ManilaState) -> list[int]:
    seat = state.bidder
    choices = _legal_loans(state, seat)
    choices.append(PASS)
    choices.extend(BIDS[state.bid : bid_limit(state, seat)])
    return choices


def refuse_auction(state: ManilaState, action: int) -> WhyNot | None:
    if action <= BID_NOTHING:
        return None
    if action - BID_NOTHING <= state.bid:
        return WhyNot("manila.auction.bid", {"bid": state.bid})
    return WhyNot("manila.auction.limit", {"limit": bid_limit(state, state.bidder)})


def play_auction(state: ManilaState, action: int) -> None:
    seat = state.bidder
    if action == PASS:
        state.passed[seat] = 1
        if state.listener is not None:
            state.tell("pass", "manila.auction.pass", {"seat": seat, "forced": state.forced})
    else:
        state.bid = action - BID_NOTHING
        state.leader = seat
        if state.listener is not None:
            state.tell("bid", "manila.auction.bid", {"seat": seat, "amount": state.bid})
    state.bidder = _next_bidder(state, seat)


def _next_bidder(state: ManilaState, seat: int) -> int:
    """The next seat clockwise that has not passed; -1 when all have."""
    for step in range(1, state.players + 1):
        other = (seat + step) % state.players
        if not state.passed[other]:
            return other
    return -1


def _install_harbour_master(state: ManilaState) -> None:
    """The auction is over: the winner pays, and the rest of the voyage goes on the agenda."""
    rule = "manila.auction.winner" if state.leader >= 0 else "manila.auction.nobody"
    state.harbour_master = state.leader if state.leader >= 0 else opener(state)
    if state.listener is not None:
        state.tell("harbour_master", rule, {"seat": state.harbour_master, "bid": state.bid})
    _pay_with_loans(state, state.harbour_master, state.bid, "bid", rule)
    state.bid = 0
    state.leader = -1
    state.agenda.pop()
    state.agenda.extend(AFTER_THE_AUCTION[state.players])


def _after_the_auction(schedule: str) -> list[int]:
    """The rest of a voyage, the next frame last."""
    rounds = [frame(PLACEMENT_ROUND if letter == "P" else MOVEMENT) for letter in schedule]
    pilots = [frame(PILOTING, 0), frame(PILOTING, 1)]
    office = [frame(PURCHASE), frame(LOADING), frame(STARTING)]
    return [*office, *rounds[:-1], *pilots, rounds[-1], frame(SETTLEMENT)][::-1]


AFTER_THE_AUCTION: Final = {players: _after_the_auction(schedule) for players, schedule in SCHEDULE.items()}


# ---------------------------------------------------------------------------------------------------------------------
# The harbour master's three duties: he may buy a share, loads three punts, and puts them into their lanes


def share_price(state: ManilaState, ware: int) -> int:
    return max(LEAST_SHARE_PRICE, PRICES[state.price[ware]])


def legal_purchase(state: ManilaState) -> list[int]:
    seat = state.harbour_master
    means = credit(state, seat)
    choices = _legal_loans(state, seat)
    choices.append(PASS)
    for ware in range(4):
        if state.supply[ware] > 0 and share_price(state, ware) <= means:
            choices.append(BUY + ware)
    return choices


def refuse_purchase(state: ManilaState, action: int) -> WhyNot | None:
    if not BUY <= action < LOAD:
        return None
    ware = action - BUY
    if state.supply[ware] == 0:
        return WhyNot("manila.purchase.supply", {"ware": WARES[ware]})
    return _too_dear(state, ware)


def _too_dear(state: ManilaState, ware: int) -> WhyNot:
    means = credit(state, state.harbour_master)
    return WhyNot(
        "manila.purchase.funds", {"ware": WARES[ware], "price": share_price(state, ware), "credit": means}
    )


def refuse_late_purchase(state: ManilaState, action: int) -> WhyNot:
    """When the punts are being loaded or sail already. A harbour master who could pay for no share was not asked: he is
    told that."""
    ware = action - BUY
    if decision(state) in (LOADING, STARTING) and share_price(state, ware) > credit(state, state.to_play):
        return _too_dear(state, ware)
    return WhyNot("manila.purchase.right", {"ware": WARES[ware]})


def play_purchase(state: ManilaState, action: int) -> None:
    seat = state.harbour_master
    state.agenda.pop()
    if action == PASS:
        if state.listener is not None:
            state.tell("no_purchase", "manila.purchase.right", {"seat": seat, "forced": state.forced})
        return
    ware = action - BUY
    price = share_price(state, ware)
    if state.listener is not None:
        state.tell("buy", "manila.purchase.right", {"seat": seat, "ware": WARES[ware], "price": price})
    # Paid before the share is his: he cannot pledge it to pay for itself
    _pay_with_loans(state, seat, price, "share", "manila.purchase.price")
    state.supply[ware] -= 1
    state.bought[seat * 4 + ware] += 1


def legal_loading(state: ManilaState) -> list[int]:
    return [LOAD + ware for ware in range(4) if state.place[ware] == ASHORE]


def refuse_loading(state: ManilaState, action: int) -> WhyNot | None:
    if not LOAD <= action < START:
        return None
    return WhyNot("manila.loading.wares", {"ware": WARES[action - LOAD]})


def play_loading(state: ManilaState, action: int) -> None:
    ware = action - LOAD
    state.place[ware] = NO_START
    if state.listener is not None:
        state.tell("load", "manila.loading.wares", {"seat": state.to_play, "ware": WARES[ware]})
    if state.place.count(NO_START) == PUNTS:
        state.agenda.pop()


def starts_left(state: ManilaState) -> int:
    """What the starts still to be chosen must add up to."""
    left = STARTS_SUM
    for space in state.place:
        if space >= 0:
            left -= space
    return left


def legal_starts(state: ManilaState) -> list[int]:
    left = starts_left(state)
    others = state.place.count(NO_START) - 1
    lowest = max(0, left - LAST_START * others)
    highest = min(LAST_START, left)
    choices: list[int] = []
    for ware in range(4):
        if state.place[ware] == NO_START:
            for space in range(lowest, highest + 1):
                choices.append(START + ware * STARTS + space)
    return choices


def refuse_start(state: ManilaState, action: int) -> WhyNot | None:
    if not START <= action < PLACE:
        return None
    ware = (action - START) // STARTS
    at = state.place[ware]
    problem = "ashore" if at == ASHORE else "sum" if at == NO_START else "done"
    facts: Args = {"ware": WARES[ware], "problem": problem, "left": starts_left(state)}
    facts["punts"] = state.place.count(NO_START)
    return WhyNot("manila.loading.starts", facts)


def play_starts(state: ManilaState, action: int) -> None:
    ware = (action - START) // STARTS
    space = (action - START) % STARTS
    state.place[ware] = space
    if state.listener is not None:
        state.tell(
            "start", "manila.loading.starts", {"seat": state.to_play, "ware": WARES[ware], "space": space}
        )
    if state.place.count(NO_START) == 0:
        state.agenda.pop()


# ---------------------------------------------------------------------------------------------------------------------
# Placing accomplices


def _begin_placement_round(state: ManilaState) -> None:
    state.agenda.pop()
    state.round += 1
    if state.listener is not None:
        state.tell("placement_round", "manila.placement.order", {"number": state.round})
    for step in range(state.players - 1, -1, -1):
        state.agenda.append(frame(PLACEMENT, (state.harbour_master + step) % state.players))


def _has_turn(state: ManilaState, seat: int) -> bool:
    """Not if he declined before, nor if no space is free: that does not count as declining."""
    if state.declined[seat]:
        return False
    for area in range(i64(ALL_AREAS)):
        if free_space(state, area) >= 0:
            return True
    if state.listener is not None:
        state.tell("no_space", "manila.placement.no_space", {"seat": seat})
    return False


def free_space(state: ManilaState, area: i64) -> i64:
    """The space that an accomplice sent to this area takes: the first free one, on a punt the cheapest. -1: none."""
    if area < 4 and (state.movements == 3 or not 0 <= state.place[area] <= PIRATES_LAIR):
        return -1
    for space in AREA_SPACES[area]:
        if state.figures[space] < 0:
            return space
    return -1


def is_blind_passenger(state: ManilaState, seat: int) -> bool:
    """No share left to pledge, and too little cash for the cheapest free space; insurance does not count as one."""
    cash = state.cash[seat]
    return cash < DEAREST_SPACE and state.unpledged(seat) == 0 and cash < _cheapest_cost(state)


def _cheapest_cost(state: ManilaState) -> i64:
    """Of the priced spaces that are free; 0 when there is none, so that nobody is too poor for it."""
    cheapest: i64 = 0
    for area in range(i64(AREA_INSURANCE)):
        space = free_space(state, area)
        if space >= 0 and (cheapest == 0 or COST[space] < cheapest):
            cheapest = COST[space]
    return cheapest


def legal_placement(state: ManilaState) -> list[int]:
    seat = state.to_play
    choices = _legal_loans(state, seat)
    choices.append(PASS)
    blind = is_blind_passenger(state, seat)
    means: i64 = credit(state, seat)
    for area in range(i64(AREA_INSURANCE)):
        space = free_space(state, area)
        if space >= 0 and (blind or COST[space] <= means):
            choices.append(PLACE + area)
    if not blind and state.figures[INSURANCE] < 0:
        choices.append(PLACE + AREA_INSURANCE)
    return choices


def refuse_placement(state: ManilaState, action: int) -> WhyNot | None:
    if not PLACE <= action < BOARD:
        return None
    area = action - PLACE
    space = free_space(state, area)
    if area < 4 and state.place[area] == ASHORE:
        return WhyNot("manila.punts.seats", {"ware": AREAS[area]})
    if area < 4 and state.place[area] == IN_PORT:
        return WhyNot("manila.punts.in_port", {"ware": AREAS[area]})
    if space < 0:
        return WhyNot("manila.placement.free_space", {"space": AREAS[area]})
    if area == AREA_INSURANCE:
        return WhyNot("manila.blind_passenger.passage", {"space": AREAS[area]})
    means = credit(state, state.to_play)
    return WhyNot("manila.placement.cost", {"space": AREAS[area], "cost": COST[space], "credit": means})


def play_placement(state: ManilaState, action: int) -> None:
    seat = state.to_play
    state.agenda.pop()
    if action == PASS:
        state.declined[seat] = 1
        if state.listener is not None:
            state.tell("decline", "manila.placement.decline", {"seat": seat})
        return
    area = action - PLACE
    space = free_space(state, area)
    blind = COST[space] > credit(state, seat)  # to a stowaway, every free space is too dear
    cost = state.cash[seat] if blind else COST[space]
    state.figures[space] = seat
    if state.listener is not None:
        rule = "manila.blind_passenger.passage" if blind else AREA_RULE[area]
        state.tell("place", rule, {"seat": seat, "space": AREAS[area], "cost": cost, "blind": blind})
    if area == AREA_INSURANCE:
        _pay(state, BANK, seat, PREMIUM, "premium", "manila.insurance.office")
    elif blind:
        _pay(state, seat, BANK, cost, "blind_passage", "manila.blind_passenger.passage")
    else:
        _pay_with_loans(state, seat, cost, "placement", "manila.placement.cost")


# ---------------------------------------------------------------------------------------------------------------------
# The punts move


def _throw(state: ManilaState) -> list[int]:
    """A die for each punt, also for those in port: replays need a fixed count."""
    return _scripted_roll(state.scripted_outcome()) or [1 + state.rng.below(6) for _ in range(PUNTS)]


def move_punts(state: ManilaState, dice: list[int]) -> None:
    """After the second movement pirates board, after the third they plunder."""
    state.movements += 1
    wares = [ware for ware in range(4) if state.place[ware] != ASHORE]
    if state.listener is not None:
        names = [WARES[ware] for ware in wares]
        args: Args = {"seat": state.harbour_master, "number": state.movements, "wares": names, "dice": dice}
        outcome = f"roll {dice[0]} {dice[1]} {dice[2]}"
        state.listener(Event("roll", "manila.movement.dice", args, None, None, outcome))
    for i in range(PUNTS):
        if state.place[wares[i]] != IN_PORT:
            sail(state, wares[i], dice[i], "manila.movement.dice", "manila.movement.arrival")
    if state.movements == 2 and state.place.count(PIRATES_LAIR) > 0:
        state.agenda.extend([frame(BOARDING, 1), frame(BOARDING, 0)])
    elif state.movements == 3:
        _end_of_the_lanes(state)


def _scripted_roll(outcome: str | None) -> list[int]:
    """The dice of a scripted roll; empty when the generator rolls."""
    if outcome is None:
        return []
    words = outcome.split()
    dice = [int(word) for word in words[1:] if word in ("1", "2", "3", "4", "5", "6")]
    if words[:1] != ["roll"] or len(words) != 1 + PUNTS or len(dice) != PUNTS:
        raise ChanceError(f"three dice are rolled now, as in 'roll 3 5 1': {outcome!r} is something else")
    return dice


def sail(state: ManilaState, ware: int, steps: int, rule: str, arrival_rule: str) -> None:
    """Moves a punt; one that passes space 13 arrives, and surplus steps are lost."""
    origin = state.place[ware]
    target = max(0, min(origin + steps, IN_PORT))
    state.place[ware] = target
    if state.listener is not None and target != origin:
        state.tell("move", rule, {"ware": WARES[ware], "origin": origin, "target": target})
    if target == IN_PORT:
        _arrive(state, ware, arrival_rule)


def _arrive(state: ManilaState, ware: int, rule: str) -> None:
    state.place[ware] = IN_PORT
    state.port.append(ware)
    if state.listener is not None:
        state.tell("arrive", rule, {"ware": WARES[ware], "berth": BERTHS[len(state.port) - 1]})


def _wreck(state: ManilaState, ware: int, rule: str) -> None:
    state.shipyard.append(ware)
    if state.listener is not None:
        state.tell("wreck", rule, {"ware": WARES[ware], "berth": BERTHS[len(state.shipyard) - 1]})


def _punts_at_sea(state: ManilaState) -> int:
    return PUNTS - len(state.port)


def _end_of_the_lanes(state: ManilaState) -> None:
    """After the last movement: punts short of 13 are wrecked; those on 13 fall to the pirates, or come home."""
    on_13 = [ware for ware in range(4) if state.place[ware] == PIRATES_LAIR]
    for ware in range(4):
        if 0 <= state.place[ware] < PIRATES_LAIR:
            _wreck(state, ware, "manila.movement.wreck")
    if state.figures[PIRATES] < 0:
        for ware in on_13:
            _arrive(state, ware, "manila.pirates.nobody")
        return
    for ware in on_13:
        _capture(state, ware)
    for ware in reversed(on_13):
        state.agenda.append(frame(PLUNDER, ware))


def _capture(state: ManilaState, ware: int) -> None:
    """The pirates take a punt; its passengers go home with nothing."""
    state.plundered[ware] = 1
    for space in AREA_SPACES[ware]:
        state.figures[space] = -1
    if state.listener is not None:
        state.tell("plunder", "manila.pirates.plunder", {"ware": WARES[ware], "seats": _pirates(state)})


# ---------------------------------------------------------------------------------------------------------------------
# Pirates board, after the second movement


def legal_boarding(state: ManilaState) -> list[int]:
    choices = [PASS]
    for ware in range(4):
        if state.place[ware] == PIRATES_LAIR and free_space(state, ware) >= 0:
            choices.append(BOARD + ware)
    if state.setup.options["pirate_eviction"]:
        for ware in range(4):
            if state.place[ware] == PIRATES_LAIR and free_space(state, ware) < 0:
                for victim in range(state.players):
                    if victim != state.to_play and _seat_of(state, ware, victim) >= 0:
                        choices.append(EVICT + ware * VICTIMS + victim)
    return choices


def _seat_of(state: ManilaState, ware: int, player: int) -> int:
    """The first space on a punt where a player's accomplice sits; -1 if none does."""
    for space in AREA_SPACES[ware]:
        if state.figures[space] == player:
            return space
    return -1


def refuse_boarding(state: ManilaState, action: int) -> WhyNot | None:
    if BOARD <= action < EVICT:
        ware = action - BOARD
        problem = "full" if state.place[ware] == PIRATES_LAIR else "elsewhere"
        return WhyNot("manila.pirates.boarding", {"ware": WARES[ware], "problem": problem})
    if EVICT <= action < PILOT:
        allowed = bool(state.setup.options["pirate_eviction"])
        return WhyNot(
            "manila.pirates.eviction", {"ware": WARES[(action - EVICT) // VICTIMS], "allowed": allowed}
        )
    return None


def play_boarding(state: ManilaState, action: int) -> None:
    place = state.agenda.pop() & 7
    seat = state.to_play
    if action == PASS:
        if state.listener is not None:
            state.tell("stay", "manila.pirates.boarding", {"seat": seat})
    elif action < EVICT:
        ware = action - BOARD
        state.figures[free_space(state, ware)] = seat
        if state.listener is not None:
            state.tell("board", "manila.pirates.boarding", {"seat": seat, "ware": WARES[ware]})
    else:
        ware, victim = divmod(action - EVICT, VICTIMS)
        state.figures[_seat_of(state, ware, victim)] = seat
        if state.listener is not None:
            state.tell(
                "evict", "manila.pirates.eviction", {"seat": seat, "ware": WARES[ware], "victim": victim}
            )
    if action != PASS:
        _leave_the_boat(state, place)


def _leave_the_boat(state: ManilaState, place: int) -> None:
    """A captain who leaves makes the second pirate captain at once."""
    if place == 1 or state.figures[PIRATES + 1] < 0:
        state.figures[PIRATES + place] = -1
        return
    successor = state.figures[PIRATES + 1]
    state.figures[PIRATES] = successor
    state.figures[PIRATES + 1] = -1
    state.agenda[-1] = frame(BOARDING, 0)  # his own turn to board comes next, from the front place
    if state.listener is not None:
        state.tell("captain", "manila.pirates.captain", {"seat": successor})


# ---------------------------------------------------------------------------------------------------------------------
# Pilots, before the last movement


def legal_pilot(state: ManilaState) -> list[int]:
    large = state.agenda[-1] & 7 == 1
    one_step = not large or bool(state.setup.options["large_pilot_may_move_one"])
    choices = [PASS]
    for ware in range(4):
        if _at_sea(state, ware):
            at = PILOT + ware * 4
            if large:
                choices.append(at)
            if one_step:
                choices.append(at + 1)
                choices.append(at + 2)
            if large:
                choices.append(at + 3)
    if large:
        for i in range(len(PAIRS)):
            if _at_sea(state, PAIRS[i][0]) and _at_sea(state, PAIRS[i][2]):
                choices.append(PILOT_TWO + i)
    return choices


def _at_sea(state: ManilaState, ware: int) -> bool:
    return 0 <= state.place[ware] <= PIRATES_LAIR


def refuse_pilot(state: ManilaState, action: int) -> WhyNot | None:
    if not PILOT <= action < SEND:
        return None
    large = state.agenda[-1] & 7 == 1
    wares = (
        [(action - PILOT) // 4]
        if action < PILOT_TWO
        else [PAIRS[action - PILOT_TWO][0], PAIRS[action - PILOT_TWO][2]]
    )
    for ware in wares:
        if not _at_sea(state, ware):
            rule = "manila.pilots.large" if large else "manila.pilots.small"
            return WhyNot(
                rule,
                {"ware": WARES[ware], "problem": "port" if state.place[ware] == IN_PORT else "ashore"},
            )
    if large:
        return WhyNot("manila.pilots.one_step", {"ware": WARES[wares[0]]})
    return WhyNot("manila.pilots.small", {"ware": WARES[wares[0]], "problem": "steps"})


def play_pilot(state: ManilaState, action: int) -> None:
    large = state.agenda.pop() & 7 == 1
    rule = "manila.pilots.large" if large else "manila.pilots.small"
    wares, steps = steered(action)
    if state.listener is not None:
        args: Args = {"seat": state.to_play, "pilot": "large" if large else "small"}
        if wares:
            args.update(wares=[WARES[ware] for ware in wares], steps=steps)
        state.tell("pilot" if wares else "pilot_idle", rule, args)
    for i in range(len(wares)):
        sail(state, wares[i], steps[i], rule, "manila.pilots.arrival")


def steered(action: int) -> tuple[list[int], list[int]]:
    """The punts that a pilot's action moves, and by how many steps each."""
    if action < PILOT:
        return [], []
    if action < PILOT_TWO:
        return [(action - PILOT) // 4], [STEP_SIZES[(action - PILOT) % 4]]
    one, step, other, other_step = PAIRS[action - PILOT_TWO]
    return [one, other], [step, other_step]


# ---------------------------------------------------------------------------------------------------------------------
# Pirates plunder, after the third movement


def legal_plunder(state: ManilaState) -> list[int]:
    ware = state.agenda[-1] & 7
    return [SEND + ware * 2, SEND + ware * 2 + 1]


def refuse_plunder(state: ManilaState, action: int) -> WhyNot | None:
    if not SEND <= action < BID_NOTHING + 1:
        return None
    ware = (action - SEND) // 2
    if frame(PLUNDER, ware) not in state.agenda:
        return WhyNot("manila.pirates.plunder", {"ware": WARES[ware]})
    return WhyNot("manila.pirates.destination", {"ware": WARES[ware], "now": WARES[state.agenda[-1] & 7]})


def play_plunder(state: ManilaState, action: int) -> None:
    ware = state.agenda.pop() & 7
    to_port = (action - SEND) % 2 == 0
    if state.listener is not None:
        to = "port" if to_port else "shipyard"
        state.tell(
            "send", "manila.pirates.destination", {"seat": state.to_play, "ware": WARES[ware], "to": to}
        )
    if to_port:
        _arrive(state, ware, "manila.pirates.destination")
    else:
        _wreck(state, ware, "manila.pirates.destination")


def _pirates(state: ManilaState) -> list[int]:
    return [seat for seat in state.figures[PIRATES : PIRATES + 2] if seat >= 0]


# ---------------------------------------------------------------------------------------------------------------------
# Settlement: profits, then insurance claims, then prices


def _settle(state: ManilaState) -> None:
    for ware in range(4):
        if state.plundered[ware]:
            _share_out(state, ware, _pirates(state), "loot", "manila.pirates.loot")
        elif state.place[ware] == IN_PORT:
            _share_out(state, ware, passengers(state, ware), "passage", "manila.punts.profit")
    for berth in range(len(state.port)):
        owner = state.figures[PORT + berth]
        if owner >= 0:
            _pay(state, BANK, owner, BERTH_PAY[berth], "port", "manila.port.profit", AREA_PORT + berth)
    if state.figures[INSURANCE] >= 0:
        _pay_claims(state, state.figures[INSURANCE])
    else:
        for berth in range(len(state.shipyard)):
            owner = state.figures[SHIPYARD + berth]
            if owner >= 0:
                _pay(
                    state,
                    BANK,
                    owner,
                    BERTH_PAY[berth],
                    "shipyard",
                    "manila.shipyard.profit",
                    AREA_SHIPYARD + berth,
                )
    _raise_prices(state)
    _return_home(state)


def passengers(state: ManilaState, ware: int) -> list[int]:
    return [state.figures[space] for space in AREA_SPACES[ware] if state.figures[space] >= 0]


def _share_out(state: ManilaState, ware: int, figures: list[int], reason: str, rule: str) -> None:
    """The printed profit in equal parts; every number of figures that can stand there divides it."""
    for seat in figures:
        assert PROFIT[ware] % len(figures) == 0
        _pay(state, BANK, seat, PROFIT[ware] // len(figures), reason, rule, ware)


def _pay_claims(state: ManilaState, agent: int) -> None:
    """The agent pays for every wreck, to the accomplice there or to the bank, with loans as far as they go; what he
    still lacks the bank gives to the others. A claim of his own is set off."""
    due = 0
    for berth in range(len(state.shipyard)):
        if state.figures[SHIPYARD + berth] != agent:
            due += BERTH_PAY[berth]
    raise_loans(state, agent, due)
    lacking = 0
    for berth in range(len(state.shipyard)):
        owner = state.figures[SHIPYARD + berth]
        claim = BERTH_PAY[berth]
        if owner == agent:
            if state.listener is not None:
                state.tell("own_claim", "manila.insurance.own_claim", {"seat": agent, "amount": claim})
            continue
        paid = min(claim, state.cash[agent])
        _pay(state, agent, owner, paid, "claim", "manila.insurance.claims", AREA_SHIPYARD + berth)
        if owner >= 0:
            _pay(state, BANK, owner, claim - paid, "claim", "manila.insurance.short", AREA_SHIPYARD + berth)
        lacking += claim - paid
    if lacking > 0 and state.listener is not None:
        state.tell("insurance_short", "manila.insurance.short", {"seat": agent, "amount": lacking})


def _raise_prices(state: ManilaState) -> None:
    for ware in range(4):
        if state.place[ware] == IN_PORT and state.price[ware] < LAST_STEP:
            state.price[ware] += 1
            if state.listener is not None:
                step = state.price[ware]
                prices: Args = {"ware": WARES[ware], "origin": PRICES[step - 1], "target": PRICES[step]}
                state.tell("price", "manila.settlement.price_rise", prices)


def _return_home(state: ManilaState) -> None:
    """The board is cleared; a ware on the last step of the black market ends the game."""
    state.clear_the_board()
    if state.listener is not None:
        state.tell("return", "manila.settlement.return", {})
    if LAST_STEP not in state.price:
        begin_voyage(state)
    elif state.listener is not None:
        wealth = fortunes(state)
        dealt = [dealt_shares(state, seat) for seat in range(state.players)]
        state.tell(
            "end_game", "manila.end.fortune", {"fortunes": wealth, "ranks": ranks(wealth), "dealt": dealt}
        )


def dealt_shares(state: ManilaState, seat: int) -> dict[str, int]:
    """The secret ones, by ware; laid open at the end."""
    return {WARES[ware]: state.dealt[seat * 4 + ware] for ware in range(4)}


def fortunes(state: ManilaState) -> list[int]:
    """Cash and the market value of all shares, less the redemption of those that are pledged."""
    wealth: list[int] = []
    for seat in range(state.players):
        fortune = state.cash[seat] - REDEMPTION * state.pledged[seat]
        for ware in range(4):
            fortune += PRICES[state.price[ware]] * state.holding(seat, ware)
        wealth.append(fortune)
    return wealth


# ---------------------------------------------------------------------------------------------------------------------
# Money: loans, and every coin that moves


def _legal_loans(state: ManilaState, seat: int) -> list[int]:
    """The free actions, at a seat's own auction, purchase and placement decisions."""
    choices: list[int] = []
    if state.pledged[seat] < state.shares(seat):
        choices.append(PLEDGE)
    if state.pledged[seat] > 0 and state.cash[seat] >= REDEMPTION:
        choices.append(REDEEM)
    return choices


def refuse_loan(state: ManilaState, action: int) -> WhyNot:
    seat = state.to_play
    if decision(state) not in (AUCTION, PURCHASE, PLACEMENT):
        return WhyNot("manila.loans.when", {"decision": DECISIONS[decision(state)]})
    if action == PLEDGE:
        return WhyNot("manila.loans.pledge", {"shares": state.shares(seat)})
    return WhyNot("manila.loans.redeem", {"pledged": state.pledged[seat], "cash": state.cash[seat]})


def pledge(state: ManilaState, seat: int, rule: str = "manila.loans.pledge") -> None:
    state.pledged[seat] += 1
    if state.listener is not None:
        state.tell("pledge", rule, {"seat": seat, "forced": rule == "manila.loans.forced"})
    _pay(state, BANK, seat, LOAN, "loan", rule)


def redeem(state: ManilaState, seat: int) -> None:
    state.pledged[seat] -= 1
    if state.listener is not None:
        state.tell("redeem", "manila.loans.redeem", {"seat": seat})
    _pay(state, seat, BANK, REDEMPTION, "redemption", "manila.loans.redeem")


def raise_loans(state: ManilaState, seat: int, amount: int) -> None:
    """Pledges as many shares as the payment needs, and no more than there are."""
    while state.cash[seat] < amount and state.unpledged(seat) > 0:
        pledge(state, seat, "manila.loans.forced")


def pledges_for(state: ManilaState, seat: int, amount: int) -> int:
    """How many shares `raise_loans` would pledge for a payment that the seat can afford."""
    missing = amount - state.cash[seat]
    return (missing + LOAN - 1) // LOAN if missing > 0 else 0


def _pay_with_loans(state: ManilaState, seat: int, amount: int, reason: str, rule: str) -> None:
    raise_loans(state, seat, amount)
    _pay(state, seat, BANK, amount, reason, rule)


def _pay(
    state: ManilaState, payer: int, payee: int, amount: int, reason: str, rule: str, area: int = -1
) -> None:
    """Moves coins, earned in an area or not; the bank's account keeps the sum of all money constant."""
    if amount == 0:
        return
    if payer == BANK:
        state.bank -= amount
    else:
        state.cash[payer] -= amount
    if payee == BANK:
        state.bank += amount
    else:
        state.cash[payee] += amount
    if state.listener is not None:
        args: Args = {"payer": payer, "payee": payee, "amount": amount, "reason": reason}
        if area >= 0:
            args["space"] = AREAS[area]
        state.tell("pay", rule, args)
