"""What the buildings of the expansions will still bring their owner, in victory points, besides the points printed on them.
The figures are plain ones, each named or said where it stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    AQUEDUCT,
    CHAPEL,
    CLOISTER_POINTS,
    CLOISTER_TILES,
    FORESTS_FOR_A_DOUBLOON,
    HUNTING_LODGE,
    INDIGO,
    INDIGO_PLANT,
    LAND_OFFICE,
    LODGE_POINTS,
    SUGAR,
    SUGAR_MILL,
    ZONING_LARGE,
    ZONING_OFFICE,
)
from quayside.games.puerto_rico.rules import scoring
from quayside.games.puerto_rico.state import PuertoRicoState

_EMPTIEST: Final = 0.4  # the chance to have the emptiest island when it is not so yet
_LARGE_BUILDS: Final = 0.25  # of the buildings to come are large


class Prospect:
    """A seat and the time that is left to it: phases of each role, buildings, and what a doubloon and a barrel are worth."""

    def __init__(
        self,
        state: PuertoRicoState,
        seat: int,
        rounds: float,
        phases: float,
        builds: float,
        coin: float,
        barrel: float,
        harvests: list[float],
    ) -> None:
        self.state = state
        self.seat = seat
        self.rounds = rounds
        self.phases = phases
        self.builds = builds
        self.coin = coin
        self.barrel = barrel
        self.harvests = harvests  # by good
        self.barrels = 0.0
        self.kinds = 0.0
        for amount in harvests:
            self.barrels += amount
            self.kinds += min(1.0, amount)
        self.nobles = float(state.all_nobles(seat))


Use: TypeAlias = Callable[[Prospect], float]


# ---------------------------------------------------------------------------------------------------------------------
# The New Buildings


def _aqueduct(prospect: Prospect) -> float:
    more = 0.0
    for good, plant in ((INDIGO, INDIGO_PLANT), (SUGAR, SUGAR_MILL)):
        if prospect.state.owns(prospect.seat, plant):
            more += min(1.0, prospect.harvests[good])
    return prospect.phases * prospect.barrel * more


def _forest_house(prospect: Prospect) -> float:
    forests = prospect.state.all_forests(prospect.seat)
    to_come = 0.3 * min(prospect.phases, float(prospect.state.free_island[prospect.seat]))
    return (int(forests) + to_come) / FORESTS_FOR_A_DOUBLOON * prospect.builds * prospect.coin


def _black_market(prospect: Prospect) -> float:
    return 0.3 * prospect.builds


def _storehouse(prospect: Prospect) -> float:
    return 0.14 * prospect.phases * min(prospect.barrels, 6.0)


def _guesthouse(prospect: Prospect) -> float:
    return 0.3 * prospect.phases


def _church(prospect: Prospect) -> float:
    return 0.9 * prospect.builds


def _trading_post(prospect: Prospect) -> float:
    return 0.5 * prospect.phases * prospect.coin


def _small_wharf(prospect: Prospect) -> float:
    return 0.2 * prospect.phases * min(prospect.barrels, 6.0)


def _lighthouse(prospect: Prospect) -> float:
    return prospect.phases * prospect.coin * min(0.3 + 0.5 * prospect.kinds, 2.5)


def _library(prospect: Prospect) -> float:
    return 0.9 * prospect.rounds


def _specialty_factory(prospect: Prospect) -> float:
    most = 0.0
    for good in range(INDIGO, ALL_GOODS):
        most = max(most, prospect.harvests[good])
    return prospect.phases * prospect.coin * max(0.2, most - 0.8)


def _union_hall(prospect: Prospect) -> float:
    return 0.35 * prospect.phases * min(prospect.barrels, 9.0)


def _statue(prospect: Prospect) -> float:
    return 0.0


def _cloister(prospect: Prospect) -> float:
    sets = scoring.sets_of_tiles(prospect.state, prospect.seat)
    tiles = min(prospect.phases, float(prospect.state.free_island[prospect.seat]))
    most = min(len(CLOISTER_POINTS) - 1, sets + int(0.7 * tiles / CLOISTER_TILES))
    return float(CLOISTER_POINTS[most])


# ---------------------------------------------------------------------------------------------------------------------
# The buildings of The Nobles


def _land_office(prospect: Prospect) -> float:
    return _by_who_stands_there(prospect, LAND_OFFICE)


def _chapel(prospect: Prospect) -> float:
    return _by_who_stands_there(prospect, CHAPEL)


def _hunting_lodge(prospect: Prospect) -> float:
    return _by_who_stands_there(prospect, HUNTING_LODGE)


def _zoning_office(prospect: Prospect) -> float:
    return _by_who_stands_there(prospect, ZONING_OFFICE)


def _by_who_stands_there(prospect: Prospect, building: int) -> float:
    """Whoever would do more, while it is empty."""
    state = prospect.state
    if state.occupied(prospect.seat, building):
        return use_by(prospect, building, state.has_noble_in(prospect.seat, building))
    best = use_by(prospect, building, False)
    return max(best, use_by(prospect, building, True)) if prospect.nobles > 0 else best


def use_by(prospect: Prospect, building: int, noble: bool) -> float:
    """What one of the four buildings in which it matters would bring with a colonist, or with a noble."""
    phases = prospect.phases
    if building == CHAPEL:
        return phases if noble else phases * prospect.coin
    if building == ZONING_OFFICE:
        part = ZONING_LARGE * _LARGE_BUILDS if noble else 1.0 - _LARGE_BUILDS
        return part * prospect.builds * prospect.coin
    if building == HUNTING_LODGE:
        if not noble:
            return 0.1 * phases
        state = prospect.state
        free = state.free_island[prospect.seat]
        most = max([state.free_island[other] for other in range(state.players) if other != prospect.seat])
        return LODGE_POINTS * phases * (0.9 if free > most else _EMPTIEST if free == most else 0.1)
    return 0.15 * phases if noble else 0.3 * min(phases, int(prospect.state.free_island[prospect.seat]) / 2.0)


def _royal_supplier(prospect: Prospect) -> float:
    return (1.0 - 0.5 * prospect.barrel) * prospect.phases * min(prospect.nobles + 0.5, prospect.kinds)


def _villa(prospect: Prospect) -> float:
    return prospect.phases * (1.3 if prospect.state.noble_supply > 0 else 0.3)


def _jeweler(prospect: Prospect) -> float:
    return prospect.phases * prospect.coin * (prospect.nobles + 0.2 * prospect.rounds)


def _royal_garden(prospect: Prospect) -> float:
    return prospect.nobles + 0.4 * prospect.rounds


# From the aqueduct on, by building
_USES: Final[list[Use]] = [
    _aqueduct,
    _forest_house,
    _black_market,
    _storehouse,
    _guesthouse,
    _church,
    _trading_post,
    _small_wharf,
    _lighthouse,
    _library,
    _specialty_factory,
    _union_hall,
    _statue,
    _cloister,
    _land_office,
    _chapel,
    _hunting_lodge,
    _zoning_office,
    _royal_supplier,
    _villa,
    _jeweler,
    _royal_garden,
]


def new_use(prospect: Prospect, building: int) -> float:
    return _USES[building - AQUEDUCT](prospect)
