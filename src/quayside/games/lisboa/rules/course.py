"""Every step and decision of a game, each at the place of its kind."""

from __future__ import annotations

from typing import Final

from quayside.core.decision import Step
from quayside.games.lisboa.rules.buildings import BuildingChoice, BuildingOpens, Sending, Showing
from quayside.games.lisboa.rules.business import Business, Selling, TradeAct, Trading
from quayside.games.lisboa.rules.church import CardinalMove, Cashing, Church, ClergyChoice, StandUp
from quayside.games.lisboa.rules.court import (
    EndCourt,
    FollowerActs,
    FollowerPays,
    Followers,
    Following,
    FreeAct,
    NobleActs,
    Visit,
)
from quayside.games.lisboa.rules.decrees import DecreeChoice, Marker, RefillDecrees
from quayside.games.lisboa.rules.effects import Effect, Losing
from quayside.games.lisboa.rules.favors import FavorChoice
from quayside.games.lisboa.rules.officials import Recruiting
from quayside.games.lisboa.rules.payment import Payment
from quayside.games.lisboa.rules.period import CheckEnd, PeriodCards, PeriodTwo
from quayside.games.lisboa.rules.plans import PlanChoice
from quayside.games.lisboa.rules.portfolio import Room, Tuck
from quayside.games.lisboa.rules.production import Gaining, PricesFall, Production
from quayside.games.lisboa.rules.rival import RivalTurn
from quayside.games.lisboa.rules.rubble import RubbleChoice
from quayside.games.lisboa.rules.setup import StartClergy
from quayside.games.lisboa.rules.ships import Launch, ShipChoice, ShipGoods
from quayside.games.lisboa.rules.stores import CubeChoice, HouseChoice, Land, StoreChoice, StoreOpens
from quayside.games.lisboa.rules.turn import BeginTurn, Card, Drawing, EndTurn, NextTurn, Use
from quayside.games.lisboa.state import LisboaState

STEPS: Final[list[Step[LisboaState]]] = [
    # Decisions
    Card(),
    Use(),
    Room(),
    Business(),
    Selling(),
    Trading(),
    Visit(),
    FreeAct(),
    Following(),
    FollowerPays(),
    FollowerActs(),
    Payment(),
    Gaining(),
    Losing(),
    FavorChoice(),
    CardinalMove(),
    ClergyChoice(),
    ShipChoice(),
    ShipGoods(),
    Production(),
    Recruiting(),
    PlanChoice(),
    StoreChoice(),
    CubeChoice(),
    HouseChoice(),
    DecreeChoice(),
    Marker(),
    BuildingChoice(),
    Showing(),
    Sending(),
    RubbleChoice(),
    Drawing(),
    Cashing(),
    PeriodCards(),
    StartClergy(),
    # What needs no decision
    BeginTurn(),
    Effect(),
    Tuck(),
    NobleActs(),
    Followers(),
    EndCourt(),
    Launch(),
    PricesFall(),
    Land(),
    StoreOpens(),
    RefillDecrees(),
    BuildingOpens(),
    Church(),
    StandUp(),
    EndTurn(),
    CheckEnd(),
    PeriodTwo(),
    NextTurn(),
    RivalTurn(),
    TradeAct(),
]
