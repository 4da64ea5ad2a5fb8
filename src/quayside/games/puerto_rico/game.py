"""Puerto Rico's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from typing import Final, cast

from quayside.core.errors import OptionError
from quayside.core.events import Args
from quayside.core.game import Game, Option
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.state import Setup
from quayside.games.puerto_rico.actions import ACTIONS
from quayside.games.puerto_rico.board import LARGE_POOL
from quayside.games.puerto_rico.insight import PuertoRicoInsight
from quayside.games.puerto_rico.rules import scoring
from quayside.games.puerto_rico.rules.course import STEPS
from quayside.games.puerto_rico.rules.setup import set_up
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view import views

OPTIONS: Final = {
    "swap_factory_university": Option(False, [False, True]),
    "corn_starters_pay": Option(False, [False, True]),
    "vp_pool": Option(None, [None, LARGE_POOL]),
}


class PuertoRicoRules(Rules[PuertoRicoState]):
    def __init__(self) -> None:
        super().__init__(STEPS, [])

    def blank(self, setup: Setup, rng: Rng) -> PuertoRicoState:
        return PuertoRicoState(setup, rng)

    def set_up(self, state: PuertoRicoState) -> None:
        set_up(state)

    def scores(self, state: PuertoRicoState) -> list[int]:
        return scoring.scores(state)

    def ranking(self, state: PuertoRicoState) -> list[int]:
        return scoring.ranking(state)

    def views(self, state: PuertoRicoState, seats: list[int | None]) -> list[Args]:
        return cast(list[Args], views(state, seats))


class PuertoRico(Game):
    def __init__(self) -> None:
        # The order of the face-down plantations is no secret: it is drawn when they are turned up
        super().__init__(
            "puerto_rico",
            1,
            range(2, 6),
            OPTIONS,
            ACTIONS,
            PuertoRicoInsight(),
            PuertoRicoRules(),
            open=True,
        )

    def check_table(self, players: int, options: Args) -> None:
        if options["vp_pool"] is not None and players != self.players[-1]:
            raise OptionError(f"a vp_pool of {LARGE_POOL} is for five players only, not for {players}")


GAME: Final = PuertoRico()
