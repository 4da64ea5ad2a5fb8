"""Every step and decision of a voyage, each at the place of its kind, and the free actions by their numbers."""

from __future__ import annotations

from typing import Final

from quayside.core.decision import FreeAction, Step
from quayside.games.manila.rules.auction import Auction
from quayside.games.manila.rules.harbour_master import Loading, Purchase, Starting
from quayside.games.manila.rules.money import Pledge, Redeem
from quayside.games.manila.rules.movement import Movement
from quayside.games.manila.rules.pilots import Piloting
from quayside.games.manila.rules.pirates import Boarding, Plunder
from quayside.games.manila.rules.placement import Placement, PlacementRound
from quayside.games.manila.rules.settlement import Settlement
from quayside.games.manila.state import ManilaState

STEPS: Final[list[Step[ManilaState]]] = [
    Auction(),
    Purchase(),
    Loading(),
    Starting(),
    PlacementRound(),
    Placement(),
    Movement(),
    Boarding(),
    Piloting(),
    Plunder(),
    Settlement(),
]

FREE: Final[list[FreeAction[ManilaState]]] = [Pledge(), Redeem()]
