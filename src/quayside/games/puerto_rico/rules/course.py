"""Every step and decision of a game, each at the place of its kind."""

from __future__ import annotations

from typing import Final

from quayside.core.decision import Step
from quayside.games.puerto_rico.rules.black_market import Payment
from quayside.games.puerto_rico.rules.buccaneer import Deed, Expulsion, Poaching
from quayside.games.puerto_rico.rules.builder import Purchase
from quayside.games.puerto_rico.rules.captain import FirstTurn, Loading, SmallLoad
from quayside.games.puerto_rico.rules.construction import BuildingColonist
from quayside.games.puerto_rico.rules.craftsman import ExtraGood, Harvest, Specialties
from quayside.games.puerto_rico.rules.draft import DraftChoice
from quayside.games.puerto_rico.rules.festival import Reward
from quayside.games.puerto_rico.rules.forests import ForestChoice
from quayside.games.puerto_rico.rules.guests import Guests
from quayside.games.puerto_rico.rules.mayor import Arrival, ExtraColonist, Lifting, Placement
from quayside.games.puerto_rico.rules.nobles import Boarding, Lodge, Supplies
from quayside.games.puerto_rico.rules.round import GameEnd, LibraryChoice, PhaseEnd, RoleChoice, RoundEnd
from quayside.games.puerto_rico.rules.settler import SecondTile, TileChoice, TileColonist, TileDraw
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
    DraftChoice(),
    Guests(),
    LibraryChoice(),
    ForestChoice(),
    SecondTile(),
    Lodge(),
    Boarding(),
    Payment(),
    Harvest(),
    Specialties(),
    FirstTurn(),
    Supplies(),
    SmallLoad(),
    Deed(),
    Poaching(),
    Expulsion(),
    Reward(),
    GameEnd(),
]
