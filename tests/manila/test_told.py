"""What is told: every event names the rule under which it happened. Looked at in the whole games on file."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from quayside import Event

from ..records.manila import MANILA
from . import laws

RULES = {
    "start_game": "manila.setup.players",
    "deal": "manila.setup.shares",
    "voyage": "manila.voyage.course",
    "bid": "manila.auction.bid",
    "pass": "manila.auction.pass",
    "buy": "manila.purchase.right",
    "no_purchase": "manila.purchase.right",
    "load": "manila.loading.wares",
    "start": "manila.loading.starts",
    "placement_round": "manila.placement.order",
    "decline": "manila.placement.decline",
    "no_space": "manila.placement.no_space",
    "roll": "manila.movement.dice",
    "board": "manila.pirates.boarding",
    "stay": "manila.pirates.boarding",
    "evict": "manila.pirates.eviction",
    "captain": "manila.pirates.captain",
    "plunder": "manila.pirates.plunder",
    "send": "manila.pirates.destination",
    "own_claim": "manila.insurance.own_claim",
    "insurance_short": "manila.insurance.short",
    "redeem": "manila.loans.redeem",
    "price": "manila.settlement.price_rise",
    "return": "manila.settlement.return",
    "end_game": "manila.end.fortune",
}
PAYMENTS = {
    "bid": "manila.auction.winner",
    "share": "manila.purchase.price",
    "placement": "manila.placement.cost",
    "blind_passage": "manila.blind_passenger.passage",
    "premium": "manila.insurance.office",
    "redemption": "manila.loans.redeem",
    "passage": "manila.punts.profit",
    "port": "manila.port.profit",
    "shipyard": "manila.shipyard.profit",
    "loot": "manila.pirates.loot",
}
AREAS = {
    "port": "manila.port.space",
    "shipyard": "manila.shipyard.space",
    "pirates": "manila.pirates.boat",
    "pilot": "manila.pilots.island",
    "insurance": "manila.insurance.office",
}


@cache
def games_on_file() -> list[list[Event]]:
    return [MANILA.replayed(name)[1] for name in MANILA.wanted]


def expected(event: Event, before: Event, cause: Event) -> str:
    """The rule of an event, by what was told just before it and by the last roll, pilot or decision to send a punt."""
    facts = event.args
    if event.kind == "harbour_master":
        return "manila.auction.winner" if facts["bid"] else "manila.auction.nobody"
    if event.kind == "pledge":
        return "manila.loans.forced" if facts["forced"] else "manila.loans.pledge"
    if event.kind == "place":
        area = str(facts["space"]).split(".")[0]
        return "manila.blind_passenger.passage" if facts["blind"] else AREAS.get(area, "manila.punts.seats")
    if event.kind in ("pilot", "pilot_idle"):
        return f"manila.pilots.{facts['pilot']}"
    if event.kind == "move":
        return cause.rule
    if event.kind == "arrive":
        if before.kind == "send":
            return "manila.pirates.destination"
        if before.kind == "move" and before.args["target"] == 14:
            return "manila.pilots.arrival" if cause.kind == "pilot" else "manila.movement.arrival"
        return "manila.pirates.nobody"
    if event.kind == "wreck":
        return "manila.pirates.destination" if before.kind == "send" else "manila.movement.wreck"
    if event.kind == "pay" and facts["reason"] == "loan":
        return before.rule
    if event.kind == "pay" and facts["reason"] == "claim":
        return "manila.insurance.short" if facts["payer"] == -1 else "manila.insurance.claims"
    if event.kind == "pay":
        return PAYMENTS[str(facts["reason"])]
    return RULES[event.kind]


def test_every_event_names_its_rule() -> None:
    for events in games_on_file():
        cause = events[0]
        for before, event in pairwise(events):
            if event.kind in ("roll", "pilot"):
                cause = event
            assert event.rule == expected(event, before, cause), event


def test_the_games_on_file_show_everything_that_can_be_told() -> None:
    told = [event for events in games_on_file() for event in events]
    assert {event.kind for event in told} == laws.KINDS
    assert {event.args["reason"] for event in told if event.kind == "pay"} == {*PAYMENTS, "loan", "claim"}
