"""Manila's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from quayside.core.events import Args
from quayside.core.game import Game, Option, ranks
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.state import Setup
from quayside.games.manila.actions import ACTIONS
from quayside.games.manila.insight import ManilaInsight
from quayside.games.manila.rules.course import FREE, STEPS
from quayside.games.manila.rules.fortune import fortunes
from quayside.games.manila.rules.setup import redeal_secret_shares, set_up
from quayside.games.manila.state import ManilaState
from quayside.games.manila.themes import ManilaThemes
from quayside.games.manila.values import ManilaValues
from quayside.games.manila.view import views

if TYPE_CHECKING:
    from quayside.core.observation import Observer
    from quayside.core.picture import Picture
    from quayside.core.position import Form
    from quayside.core.reasons import AnyReasons
    from quayside.core.terminal import Drawing

OPTIONS: Final = {
    "pirate_eviction": Option(False, [False, True]),
    "large_pilot_may_move_one": Option(False, [False, True]),
}


class ManilaRules(Rules[ManilaState]):
    def __init__(self) -> None:
        super().__init__(STEPS, FREE)

    def blank(self, setup: Setup, rng: Rng) -> ManilaState:
        return ManilaState(setup, rng)

    def set_up(self, state: ManilaState) -> None:
        set_up(state)

    def redraw_hidden(self, state: ManilaState, seat: int, rng: Rng) -> None:
        redeal_secret_shares(state, seat, rng)

    def scores(self, state: ManilaState) -> list[int]:
        return fortunes(state)

    def ranking(self, state: ManilaState) -> list[int]:
        """Equal fortunes share a rank: Manila breaks no ties."""
        return ranks(fortunes(state))

    def statistics(self, state: ManilaState) -> dict[str, float]:
        return {"voyages": int(state.voyage)}

    def views(self, state: ManilaState, seats: list[int | None]) -> list[Args]:
        return cast(list[Args], views(state, seats))


class Manila(Game):
    @property
    def drawing(self) -> Drawing:
        from quayside.games.manila.terminal import DRAWING

        return DRAWING

    @property
    def picture(self) -> Picture:
        from quayside.games.manila.picture import PICTURE

        return PICTURE

    @property
    def form(self) -> Form:
        from quayside.games.manila.position import FORM

        return FORM

    @property
    def reasons(self) -> AnyReasons:
        from quayside.games.manila.reasons import REASONS

        return REASONS

    @property
    def observer(self) -> Observer:
        from quayside.games.manila.observation import OBSERVER

        return OBSERVER


GAME: Final = Manila(
    id="manila",
    version=1,
    players=range(3, 6),
    options=OPTIONS,
    actions=ACTIONS,
    insight=ManilaInsight(),
    rules=ManilaRules(),
    values=ManilaValues(),
    themes=ManilaThemes(),
    seat_facts=("leader", "opener", "victim"),
)
