"""Whole games of Manila by random play, each chosen for what it shows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from quayside import Event, Rng, State

from .making import Choose, Collection, Shows, Wanted, anything, happens, of, the_victory_is_shared


def voyages(events: list[Event]) -> Iterator[list[Event]]:
    """The events of each voyage."""
    starts = [at for at, event in enumerate(events) if event.kind == "voyage"]
    for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
        yield events[start:end]


def twice_in_a_voyage(kind: str) -> Shows:
    return lambda events: any(len(of(kind, voyage)) > 1 for voyage in voyages(events))


def a_ware_is_sold_out(events: list[Event]) -> bool:
    dealt: list[Any] = [deal.args["wares"] for deal in of("deal", events)]
    held = Counter([ware for wares in dealt for ware in wares])
    held.update([str(purchase.args["ware"]) for purchase in of("buy", events)])
    return max(held.values()) == 5


def a_single_step_of_the_large_pilot(events: list[Event]) -> bool:
    steps = [event.args["steps"] for event in of("pilot", events) if event.args["pilot"] == "large"]
    return [1] in steps or [-1] in steps


def a_boarder_is_robbed(events: list[Event]) -> bool:
    """His punt stood on 13 after the second movement, and again after the third."""
    for voyage in voyages(events):
        boarded = {event.args["ware"] for event in of("board", voyage)}
        if boarded & {event.args["ware"] for event in of("plunder", voyage)}:
            return True
    return False


def two_wares_end_at_thirty(events: list[Event]) -> bool:
    return len([event for event in of("price", events) if event.args["target"] == 30]) > 1


WANTED = {
    "three-players": Wanted(3, anything),
    "four-players": Wanted(4, anything),
    "five-players": Wanted(5, anything),
    "nobody-bids": Wanted(4, happens("harbour_master", bid=0)),
    "ware-sold-out": Wanted(5, a_ware_is_sold_out),
    "blind-passenger": Wanted(4, happens("place", blind=True)),
    "no-space-left": Wanted(5, happens("no_space")),
    "two-pirates-board": Wanted(4, twice_in_a_voyage("board")),
    "boarder-robbed": Wanted(5, a_boarder_is_robbed),
    "two-punts-plundered": Wanted(4, twice_in_a_voyage("plunder")),
    "agent-cannot-pay": Wanted(3, happens("insurance_short")),
    "agents-own-claim": Wanted(4, happens("own_claim")),
    "two-wares-at-thirty": Wanted(3, two_wares_end_at_thirty),
    "shared-victory": Wanted(4, the_victory_is_shared),
    "variant-eviction": Wanted(5, happens("evict"), {"pirate_eviction": True}),
    "variant-single-step": Wanted(3, a_single_step_of_the_large_pilot, {"large_pilot_may_move_one": True}),
}


def thrifty(players: int, rng: Rng) -> Choose:
    """At random, but thrifty in the auction: a bid is at most three more than the last, and loans are rare. Otherwise
    everybody would be broke after the first voyage."""

    def choose(state: State) -> int:
        verbs = state.game.actions
        choices = state.legal()
        bids = [action for action in choices if verbs.verb(action).name == "bid"]
        loans = [action for action in choices if verbs.verb(action).free]
        left_out = {*bids[3:], *(loans if rng.below(10) else [])}
        left = [action for action in choices if action not in left_out]
        return left[rng.below(len(left))]

    return choose


MANILA = Collection("manila", WANTED, thrifty, ordinary=3)
