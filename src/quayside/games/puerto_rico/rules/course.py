"""Every step and decision of a round, each at the place of its kind."""

from __future__ import annotations

from typing import Final

from quayside.core.decision import Step
from quayside.games.puerto_rico.rules.builder import BuildingColonist, Purchase
from quayside.games.puerto_rico.rules.captain import Loading
from quayside.games.puerto_rico.rules.craftsman import ExtraGood
from quayside.games.puerto_rico.rules.mayor import Arrival, ExtraColonist, Lifting, Placement
from quayside.games.puerto_rico.rules.round import PhaseEnd, RoleChoice, RoundEnd
from quayside.games.puerto_rico.rules.settler import TileChoice, TileColonist, TileDraw
from quayside.games.puerto_rico.rules.storage import Stocktaking, Storage
from quayside.games.puerto_rico.rules.trader import Sale
from quayside.games.puerto_rico.state import PuertoRicoState

STEPS: Final[list[Step[PuertoRicoState]]] = [
    RoleChoice(),
    TileDraw(),
    TileChoice(),
    TileColonist(),
    ExtraColonist(),
    Arrival(),
    Lifting(),
    Placement(),
    Purchase(),
    BuildingColonist(),
    ExtraGood(),
    Sale(),
    Loading(),
    Stocktaking(),
    Storage(),
    PhaseEnd(),
    RoundEnd(),
]
