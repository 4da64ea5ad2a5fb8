"""Whole games of Puerto Rico, each chosen for what it shows."""

from __future__ import annotations

from quayside import Event

from .making import (
    Collection,
    Shows,
    Wanted,
    happens,
    more_or_less_careful,
    of,
    the_tie_is_broken,
    the_victory_is_shared,
    told_under,
)

REASONS = ("colonists", "city", "points")


def ended_by(*reasons: str) -> Shows:
    """By these and no others."""

    def shows(events: list[Event]) -> bool:
        return {event.args["reason"] for event in of("ending", events)} == set(reasons)

    return shows


WANTED = {
    **{
        f"{players}-players-{reason}": Wanted(players, ended_by(reason))
        for players in (2, 3, 4, 5)
        for reason in REASONS
    },
    "all-at-once": Wanted(3, ended_by(*REASONS)),
    "shuffled-anew": Wanted(5, happens("reshuffle")),
    "colonist-from-the-ship": Wanted(3, happens("hospice", source="ship")),
    "new-building-from-the-ship": Wanted(4, happens("university", source="ship")),
    "wharf-left-idle": Wanted(4, happens("no_load")),
    "goods-run-short": Wanted(5, told_under("harvest", "puerto_rico.craftsman.shortage")),
    "empty-colonist-ship": Wanted(4, happens("fill_ship", colonists=0)),
    "full-island": Wanted(2, told_under("no_tile", "puerto_rico.settler.full_island")),
    "tie-broken": Wanted(4, the_tie_is_broken),
    "shared-victory": Wanted(2, the_victory_is_shared),
    "variant-swap": Wanted(4, happens("build", building="university"), {"swap_factory_university": True}),
    "variant-corn-starters": Wanted(3, ended_by("city"), {"corn_starters_pay": True}),
    "variant-large-pool": Wanted(5, ended_by("points"), {"vp_pool": 126}),
}

PUERTO_RICO = Collection("puerto_rico", WANTED, more_or_less_careful, ordinary=12)
