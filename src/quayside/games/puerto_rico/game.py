"""Puerto Rico's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from typing import Final

from quayside.core.errors import OptionError, WhyNot
from quayside.core.events import Args
from quayside.core.game import Game, Option
from quayside.core.rng import Rng
from quayside.core.state import Setup, State
from quayside.games.puerto_rico.actions import ACTIONS
from quayside.games.puerto_rico.board import LARGE_POOL
from quayside.games.puerto_rico.insight import PuertoRicoInsight
from quayside.games.puerto_rico.rules import course, scoring
from quayside.games.puerto_rico.state import PuertoRicoState
from quayside.games.puerto_rico.view import views

OPTIONS: Final = {
    "swap_factory_university": Option(False, [False, True]),
    "corn_starters_pay": Option(False, [False, True]),
    "vp_pool": Option(None, [None, LARGE_POOL]),
}


class PuertoRico(Game):
    def __init__(self) -> None:
        # The order of the face-down plantations is no secret: it is drawn when they are turned up
        super().__init__("puerto_rico", 1, range(2, 6), OPTIONS, ACTIONS, PuertoRicoInsight(), open=True)

    def check_table(self, players: int, options: Args) -> None:
        if options["vp_pool"] is not None and players != self.players[-1]:
            raise OptionError(f"a vp_pool of {LARGE_POOL} is for five players only, not for {players}")

    def blank(self, setup: Setup, rng: Rng) -> State:
        return PuertoRicoState(setup, rng)

    def set_up(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        course.set_up(state)

    def advance(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        course.advance(state)

    def legal(self, state: State) -> list[int]:
        assert isinstance(state, PuertoRicoState)
        return course.legal(state)

    def play(self, state: State, action: int) -> None:
        assert isinstance(state, PuertoRicoState)
        course.play(state, action)

    def refusal(self, state: State, action: int) -> WhyNot:
        assert isinstance(state, PuertoRicoState)
        return course.refusal(state, action)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, PuertoRicoState)
        return scoring.scores(state)

    def ranking(self, state: State) -> list[int]:
        assert isinstance(state, PuertoRicoState)
        return scoring.ranking(state)

    def views(self, state: State, seats: list[int | None]) -> list[Args]:
        assert isinstance(state, PuertoRicoState)
        return views(state, seats)


GAME: Final = PuertoRico()
