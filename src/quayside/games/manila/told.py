"""What is told of a game of Manila: a function for each event, which says its kind, its rule and its facts.

When nobody listens, they do nothing. Where others may not know all, what they are told stands beside the whole.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.events import Args, Event
from quayside.core.game import ranks
from quayside.core.vecs import Numbers
from quayside.games.manila.board import AREAS, BERTHS, PRICES, SHARES_DEALT, WARES
from quayside.games.manila.rules.fortune import dealt_shares, fortunes
from quayside.games.manila.state import ManilaState

# ---------------------------------------------------------------------------------------------------------------------
# Set-up and auction


def start_game(state: ManilaState) -> None:
    if state.listener is not None:
        state.tell(
            "start_game", "manila.setup.players", {"players": state.players, "first": state.setup.first}
        )


def deal(state: ManilaState, seat: i64, hand: list[int]) -> None:
    """Only the seat itself learns which shares they are."""
    if state.listener is not None:
        names = [WARES[ware] for ware in hand]
        full: Args = {"seat": seat, "wares": names}
        public: Args = {"seat": seat, "count": SHARES_DEALT}
        outcome = " ".join(["deal", *names])
        state.listener(Event("deal", "manila.setup.shares", full, [seat], public, outcome))


def voyage(state: ManilaState) -> None:
    if state.listener is not None:
        state.tell("voyage", "manila.voyage.course", {"number": state.voyage, "opener": state.bidder})


def passed(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("pass", "manila.auction.pass", {"seat": seat, "forced": state.forced})


def bid(state: ManilaState, seat: i64, amount: i64) -> None:
    if state.listener is not None:
        state.tell("bid", "manila.auction.bid", {"seat": seat, "amount": amount})


def harbour_master(state: ManilaState, seat: i64, amount: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("harbour_master", rule, {"seat": seat, "bid": amount})


# ---------------------------------------------------------------------------------------------------------------------
# The harbour master's duties


def no_purchase(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_purchase", "manila.purchase.right", {"seat": seat, "forced": state.forced})


def buys(state: ManilaState, seat: i64, ware: i64, price: i64) -> None:
    if state.listener is not None:
        state.tell("buy", "manila.purchase.right", {"seat": seat, "ware": WARES[ware], "price": price})


def loads(state: ManilaState, seat: i64, ware: i64) -> None:
    if state.listener is not None:
        state.tell("load", "manila.loading.wares", {"seat": seat, "ware": WARES[ware]})


def starts(state: ManilaState, seat: i64, ware: i64, space: i64) -> None:
    if state.listener is not None:
        state.tell("start", "manila.loading.starts", {"seat": seat, "ware": WARES[ware], "space": space})


# ---------------------------------------------------------------------------------------------------------------------
# Placement


def placement_round(state: ManilaState) -> None:
    if state.listener is not None:
        state.tell("placement_round", "manila.placement.order", {"number": state.round})


def no_space(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("no_space", "manila.placement.no_space", {"seat": seat})


def declines(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("decline", "manila.placement.decline", {"seat": seat})


def places(state: ManilaState, seat: i64, area: i64, cost: i64, blind: bool, rule: str) -> None:
    if state.listener is not None:
        state.tell("place", rule, {"seat": seat, "space": AREAS[area], "cost": cost, "blind": blind})


# ---------------------------------------------------------------------------------------------------------------------
# Punts, pirates and pilots


def rolls(state: ManilaState, wares: list[int], dice: list[int]) -> None:
    if state.listener is not None:
        facts: Args = {"seat": state.harbour_master, "number": state.movements}
        facts.update(wares=[WARES[ware] for ware in wares], dice=dice)
        outcome = " ".join(["roll", *[str(die) for die in dice]])
        state.listener(Event("roll", "manila.movement.dice", facts, None, None, outcome))


def moves(state: ManilaState, ware: i64, origin: i64, target: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("move", rule, {"ware": WARES[ware], "origin": origin, "target": target})


def arrives(state: ManilaState, ware: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("arrive", rule, {"ware": WARES[ware], "berth": BERTHS[len(state.port) - 1]})


def is_wrecked(state: ManilaState, ware: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("wreck", rule, {"ware": WARES[ware], "berth": BERTHS[len(state.shipyard) - 1]})


def stays(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("stay", "manila.pirates.boarding", {"seat": seat})


def boards(state: ManilaState, seat: i64, ware: i64) -> None:
    if state.listener is not None:
        state.tell("board", "manila.pirates.boarding", {"seat": seat, "ware": WARES[ware]})


def evicts(state: ManilaState, seat: i64, ware: i64, victim: i64) -> None:
    if state.listener is not None:
        state.tell("evict", "manila.pirates.eviction", {"seat": seat, "ware": WARES[ware], "victim": victim})


def captain(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("captain", "manila.pirates.captain", {"seat": seat})


def plunder(state: ManilaState, ware: i64, pirates: Numbers) -> None:
    if state.listener is not None:
        state.tell("plunder", "manila.pirates.plunder", {"ware": WARES[ware], "seats": list(pirates)})


def sends(state: ManilaState, seat: i64, ware: i64, to_port: bool) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "ware": WARES[ware], "to": "port" if to_port else "shipyard"}
        state.tell("send", "manila.pirates.destination", facts)


def pilot(state: ManilaState, seat: i64, large: bool, wares: list[int], steps: list[int], rule: str) -> None:
    if state.listener is not None:
        facts: Args = {"seat": seat, "pilot": "large" if large else "small"}
        if wares:
            facts.update(wares=[WARES[ware] for ware in wares], steps=steps)
        state.tell("pilot" if wares else "pilot_idle", rule, facts)


# ---------------------------------------------------------------------------------------------------------------------
# Settlement and the end


def own_claim(state: ManilaState, seat: i64, amount: i64) -> None:
    if state.listener is not None:
        state.tell("own_claim", "manila.insurance.own_claim", {"seat": seat, "amount": amount})


def insurance_short(state: ManilaState, seat: i64, amount: i64) -> None:
    if state.listener is not None:
        state.tell("insurance_short", "manila.insurance.short", {"seat": seat, "amount": amount})


def price_rises(state: ManilaState, ware: i64) -> None:
    if state.listener is not None:
        step = state.price[ware]
        facts: Args = {"ware": WARES[ware], "origin": PRICES[step - 1], "target": PRICES[step]}
        state.tell("price", "manila.settlement.price_rise", facts)


def everybody_returns(state: ManilaState) -> None:
    if state.listener is not None:
        state.tell("return", "manila.settlement.return", {})


def end_game(state: ManilaState) -> None:
    if state.listener is not None:
        wealth = fortunes(state)
        dealt = [dealt_shares(state, seat) for seat in range(state.players)]
        facts: Args = {"fortunes": wealth, "ranks": ranks(wealth), "dealt": dealt}
        state.tell("end_game", "manila.end.fortune", facts)


# ---------------------------------------------------------------------------------------------------------------------
# Money


def pays(state: ManilaState, payer: i64, payee: i64, amount: i64, reason: str, rule: str, area: i64) -> None:
    """An area below 0 is none: the money was not earned on the board."""
    if state.listener is not None:
        facts: Args = {"payer": payer, "payee": payee, "amount": amount, "reason": reason}
        if area >= 0:
            facts["space"] = AREAS[area]
        state.tell("pay", rule, facts)


def pledges(state: ManilaState, seat: i64, rule: str) -> None:
    if state.listener is not None:
        state.tell("pledge", rule, {"seat": seat, "forced": rule == "manila.loans.forced"})


def redeems(state: ManilaState, seat: i64) -> None:
    if state.listener is not None:
        state.tell("redeem", "manila.loans.redeem", {"seat": seat})
