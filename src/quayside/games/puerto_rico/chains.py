"""The chain of each good: plantation, its worker, building, its worker; what it makes, and which link is missing for more."""

from __future__ import annotations

from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    CITY,
    COFFEE_ROASTER,
    CORN,
    GOODS,
    INDIGO,
    INDIGO_PLANT,
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    Good,
)
from quayside.games.puerto_rico.rules import craftsman
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view_types import Chain, Missing


def mills(good: int) -> list[int]:
    """The buildings that process a good; corn needs none."""
    if good == INDIGO:
        return [SMALL_INDIGO_PLANT, INDIGO_PLANT]
    if good == SUGAR:
        return [SMALL_SUGAR_MILL, SUGAR_MILL]
    if good == TOBACCO:
        return [TOBACCO_STORAGE]
    return [COFFEE_ROASTER] if good != CORN else []


def link(good: int, tiles: int, farmers: int, room: int, workers: int) -> tuple[int, Missing]:
    """The barrels that so many colonists make of a good, and what is missing for one more: a `farmer` on a plantation,
    a `worker` in a building, `both`, a `plantation`, a `building`; "" when every plantation works."""
    if good == CORN:
        return farmers, "farmer" if farmers < tiles else ""
    made = min(farmers, workers)
    if tiles == 0:
        return made, "plantation"
    if room == 0:
        return made, "building"
    if farmers > workers:
        return made, "worker" if workers < room else "building"
    if farmers == tiles:
        return made, ""
    if workers > farmers:
        return made, "farmer"
    return made, "both" if workers < room else "building"


def chains(state: PuertoRicoState, seat: int) -> dict[Good, Chain]:
    """By good that the seat has a plantation or a building for: tiles and circles, the colonists on them, the barrels that it
    would make if it were the first to produce, an aqueduct's among them, and the missing link."""
    found: dict[Good, Chain] = {}
    at = seat * state.places
    circles = state.circles
    people = state.people
    for good in range(ALL_GOODS):
        tiles = circles[at + good]
        farmers = people[at + good]
        room = 0
        workers = 0
        for mill in mills(good):
            room += circles[at + CITY + mill]
            workers += people[at + CITY + mill]
        if tiles == 0 and room == 0:
            continue
        made, missing = link(good, tiles, farmers, room, workers)
        if state.expanded and made > 0:
            made += int(craftsman.watered(state, seat, good))
        found[GOODS[good]] = {
            "tiles": tiles,
            "farmers": farmers,
            "room": room,
            "workers": workers,
            "made": made,
            "got": min(made, state.supply[good]),
            "missing": missing,
        }
    return found


def yields(state: PuertoRicoState, seat: int) -> dict[Good, list[list[list[int | Missing]]]]:
    """For whoever places colonists, by good: what any number of them would make and miss, by those on plantations and then
    by those in buildings. The page looks up what a draft comes to."""
    found: dict[Good, list[list[list[int | Missing]]]] = {}
    at = seat * state.places
    for good in range(ALL_GOODS):
        tiles = state.circles[at + good]
        room = 0
        for mill in mills(good):
            room += state.circles[at + CITY + mill]
        if tiles or room:
            found[GOODS[good]] = [
                [list(link(good, tiles, farmers, room, workers)) for workers in range(room + 1)]
                for farmers in range(tiles + 1)
            ]
    return found
