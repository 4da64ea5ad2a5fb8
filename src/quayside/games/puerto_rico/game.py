"""Puerto Rico's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from quayside.core.errors import OptionError, WhyNot
from quayside.core.events import Args
from quayside.core.game import Game, Option
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.state import Setup
from quayside.games.puerto_rico.actions import ACTIONS, ALL_ACTIONS, BASE_ACTIONS
from quayside.games.puerto_rico.board import ENDINGS, LARGE_POOL
from quayside.games.puerto_rico.insight import PuertoRicoInsight
from quayside.games.puerto_rico.rules import scoring
from quayside.games.puerto_rico.rules.course import STEPS
from quayside.games.puerto_rico.rules.setup import set_up
from quayside.games.puerto_rico.state import PuertoRicoState, is_expanded
from quayside.games.puerto_rico.themes import PuertoRicoThemes
from quayside.games.puerto_rico.values import PuertoRicoValues
from quayside.games.puerto_rico.view import views

if TYPE_CHECKING:
    from quayside.core.balance import Ledger
    from quayside.core.observation import Observer
    from quayside.core.picture import Picture
    from quayside.core.position import Form
    from quayside.core.reasons import AnyReasons
    from quayside.core.terminal import Drawing

OPTIONS: Final = {
    "swap_factory_university": Option(False, [False, True]),
    "corn_starters_pay": Option(False, [False, True]),
    "vp_pool": Option(None, [None, LARGE_POOL]),
    "new_buildings": Option("off", ["off", "draft", "random"], later=True),
    "nobles": Option("off", ["off", "added", "drafted"], later=True),
    "buccaneer": Option(False, [False, True], later=True),
    "festival": Option(False, [False, True], later=True),
}


class PuertoRicoRules(Rules[PuertoRicoState]):
    def __init__(self) -> None:
        super().__init__(STEPS, [])

    def blank(self, setup: Setup, rng: Rng) -> PuertoRicoState:
        return PuertoRicoState(setup, rng)

    def set_up(self, state: PuertoRicoState) -> None:
        set_up(state)

    def check_options(self, options: Args, players: int) -> None:
        if options["vp_pool"] is not None and players != 5:
            raise OptionError(f"a vp_pool of {LARGE_POOL} is for five players only, not for {players}")
        if options["nobles"] == "drafted" and options["new_buildings"] == "off":
            raise OptionError("nobles are drafted together with new_buildings, and these are off")

    def action_count(self, options: Args) -> int:
        return ALL_ACTIONS if is_expanded(options) else BASE_ACTIONS

    def scores(self, state: PuertoRicoState) -> list[int]:
        return scoring.scores(state)

    def ranking(self, state: PuertoRicoState) -> list[int]:
        return scoring.ranking(state)

    def refusal(self, state: PuertoRicoState, action: i64) -> WhyNot:
        if action >= BASE_ACTIONS and not state.expanded:
            return WhyNot("puerto_rico.setup.expansions")
        return super().refusal(state, action)

    def statistics(self, state: PuertoRicoState) -> dict[str, float]:
        """Rounds, and what brought on the end."""
        ends = {f"end_{reason}": float(state.ending >> bit & 1) for bit, reason in enumerate(ENDINGS)}
        return {"rounds": int(state.round), **ends}

    def views(self, state: PuertoRicoState, seats: list[int | None]) -> list[Args]:
        return cast(list[Args], views(state, seats))


class PuertoRico(Game):
    @property
    def drawing(self) -> Drawing:
        from quayside.games.puerto_rico.terminal import DRAWING

        return DRAWING

    @property
    def picture(self) -> Picture:
        from quayside.games.puerto_rico.picture import PICTURE

        return PICTURE

    @property
    def form(self) -> Form:
        from quayside.games.puerto_rico.position import FORM

        return FORM

    @property
    def reasons(self) -> AnyReasons:
        from quayside.games.puerto_rico.reasons import REASONS

        return REASONS

    @property
    def observer(self) -> Observer:
        from quayside.games.puerto_rico.observation import OBSERVER

        return OBSERVER

    @property
    def ledger(self) -> type[Ledger]:
        from quayside.games.puerto_rico.balance import PuertoRicoLedger

        return PuertoRicoLedger


# The order of the face-down plantations is no secret: it is drawn when they are turned up
GAME: Final = PuertoRico(
    id="puerto_rico",
    version=1,
    players=range(2, 6),
    options=OPTIONS,
    actions=ACTIONS,
    insight=PuertoRicoInsight(),
    rules=PuertoRicoRules(),
    values=PuertoRicoValues(),
    themes=PuertoRicoThemes(),
    seat_facts=("governor",),
    open=True,
)
