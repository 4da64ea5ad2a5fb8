"""Whole games of Puerto Rico, each chosen for what it shows."""

from __future__ import annotations

from quayside import Event

from .making import (
    Collection,
    Shows,
    Wanted,
    at_random,
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


def both(*all_of_them: Shows) -> Shows:
    return lambda events: all([shows(events) for shows in all_of_them])


def a_guest_moves_in_at_the_end(events: list[Event]) -> bool:
    return len(events) > 1 and events[-2].kind == "guest"


NEW = {"new_buildings": "random"}
NOBLES = {"nobles": "added"}
EVERYTHING = {"new_buildings": "draft", "nobles": "drafted", "buccaneer": True, "festival": True}

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
    **{f"new-buildings-{reason}": Wanted(3, ended_by(reason), NEW, at_random) for reason in REASONS},
    **{f"nobles-{reason}": Wanted(4, ended_by(reason), NOBLES, at_random) for reason in ("city", "points")},
    **{
        f"buccaneer-{reason}": Wanted(5, ended_by(reason), {"buccaneer": True}, at_random)
        for reason in REASONS
    },
    **{
        f"festival-{reason}": Wanted(2, ended_by(reason), {"festival": True}, at_random) for reason in REASONS
    },
    "everything-city": Wanted(4, ended_by("city"), EVERYTHING, at_random),
    "everything-points": Wanted(5, ended_by("points"), EVERYTHING, at_random),
    "two-players-with-a-library": Wanted(2, both(happens("library"), happens("no_library")), NEW, at_random),
    "forest-cleared": Wanted(4, happens("discard_forest"), EVERYTHING, at_random),
    "second-tile-declined": Wanted(4, happens("no_second_tile"), NEW, at_random),
    "noble-given-away": Wanted(3, happens("give_person", person="noble"), EVERYTHING, at_random),
    "point-given-away": Wanted(3, happens("give_point"), NEW, at_random),
    "noble-expelled": Wanted(3, happens("expel", nobles=1), EVERYTHING, at_random),
    "villa-without-nobles": Wanted(5, happens("villa", person="colonist"), EVERYTHING, at_random),
    "captured-card-played": Wanted(3, happens("play_captured"), {"buccaneer": True}, at_random),
    "reward-placed": Wanted(3, happens("put_reward"), {"festival": True}, at_random),
    "festival-all-reached": Wanted(
        3,
        both(happens("festival_plantation"), happens("festival_production"), happens("festival_building")),
        {"festival": True},
        at_random,
    ),
    "supplies-declined": Wanted(3, happens("no_supply"), NOBLES, at_random),
    "no-deed": Wanted(2, happens("no_deed"), {"buccaneer": True}, at_random),
    "goods-stored": Wanted(4, both(happens("storehouse"), happens("spoil")), NEW, at_random),
    "ship-leaves-short": Wanted(5, told_under("fill_ship", "puerto_rico.nobles.refill"), NOBLES, at_random),
    "second-tile-taken": Wanted(4, told_under("take", "puerto_rico.library.settler"), NEW, at_random),
    "guests-at-the-end": Wanted(3, a_guest_moves_in_at_the_end, NEW, at_random),
    "specialty-factory-pays": Wanted(4, happens("pay", reason="specialty_factory"), NEW, at_random),
    "union-hall-pays": Wanted(4, happens("points", reason="union_hall"), NEW, at_random),
}

PUERTO_RICO = Collection("puerto_rico", WANTED, more_or_less_careful, ordinary=12)
