"""Lisboa's card of identity: who can play it, by which options, and where its rules stand. Its values are those that we ship
or those of an owner's file.

>>> import quayside
>>> state = quayside.game("lisboa").new(players=2, seed=7)
>>> [state.notation(action) for action in state.legal()]  # the first clergy tile
['clergy C35', 'clergy C37']
>>> state.play(state.parse("clergy C37"))
>>> state.to_play, state.view(0)["seats"][0]["clergy"]
(1, ['C37'])
>>> state.why_not(state.parse("clergy C01")).rule
'lisboa.setup.clergy'
>>> quayside.game("lisboa").new(players=3, rival="hard")
Traceback (most recent call last):
    ...
quayside.core.errors.OptionError: the Rival plays in solo games only
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from quayside.core.errors import OptionError
from quayside.core.events import Args
from quayside.core.game import Game, Option, ranks
from quayside.core.numbers import count
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.state import Setup
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import ACTIONS
from quayside.games.lisboa.components import ComponentsOption
from quayside.games.lisboa.insight import LisboaInsight
from quayside.games.lisboa.rules import scoring
from quayside.games.lisboa.rules.course import STEPS
from quayside.games.lisboa.rules.hidden import redraw_hidden
from quayside.games.lisboa.rules.setup import set_up
from quayside.games.lisboa.state import LisboaState
from quayside.games.lisboa.themes import LisboaThemes
from quayside.games.lisboa.values import LisboaValues
from quayside.games.lisboa.view import views

if TYPE_CHECKING:
    from quayside.core.balance import Ledger
    from quayside.core.observation import Observer
    from quayside.core.picture import Picture
    from quayside.core.position import Form
    from quayside.core.reasons import AnyReasons
    from quayside.core.terminal import Drawing

OPTIONS: Final = {
    "wig_on_reaching_ten": Option(False, [False, True]),
    "officials_in_different_offices": Option(False, [False, True]),
    "rival": Option("normal", ["easy", "normal", "hard"]),
    "components": ComponentsOption(),
}


class LisboaRules(Rules[LisboaState]):
    def __init__(self) -> None:
        super().__init__(STEPS, [])

    def blank(self, setup: Setup, rng: Rng) -> LisboaState:
        return LisboaState(setup, rng)

    def set_up(self, state: LisboaState) -> None:
        set_up(state)

    def check_options(self, options: Args, players: int) -> None:
        if options["rival"] != "normal" and players > 1:
            raise OptionError("the Rival plays in solo games only")

    def finish(self, state: LisboaState) -> None:
        told.end_game(state)

    def redraw_hidden(self, state: LisboaState, seat: int, rng: Rng) -> None:
        redraw_hidden(state, seat, rng)

    def scores(self, state: LisboaState) -> list[int]:
        return scoring.totals(state)[: state.players]

    def ranking(self, state: LisboaState) -> list[int]:
        """Wigs, then reis, then goods; a solo player is ranked against the Rival."""
        return ranks(scoring.standings(state))[: state.players]

    def statistics(self, state: LisboaState) -> dict[str, float]:
        stores = len(state.store) - count(state.store, -1)
        buildings = len(state.building) - count(state.building, -1)
        return {"rounds": int(state.round), "stores": int(stores), "buildings": int(buildings)}

    def views(self, state: LisboaState, seats: list[int | None]) -> list[Args]:
        return cast(list[Args], views(state, seats))


class Lisboa(Game):
    @property
    def drawing(self) -> Drawing:
        from quayside.games.lisboa.terminal import DRAWING

        return DRAWING

    @property
    def picture(self) -> Picture:
        from quayside.games.lisboa.picture import PICTURE

        return PICTURE

    @property
    def form(self) -> Form:
        from quayside.games.lisboa.position import FORM

        return FORM

    @property
    def reasons(self) -> AnyReasons:
        from quayside.games.lisboa.reasons import REASONS

        return REASONS

    @property
    def observer(self) -> Observer:
        from quayside.games.lisboa.observation import OBSERVER

        return OBSERVER

    @property
    def ledger(self) -> type[Ledger]:
        from quayside.games.lisboa.balance import LisboaLedger

        return LisboaLedger


GAME: Final = Lisboa(
    id="lisboa",
    version=2,
    players=range(1, 5),
    options=OPTIONS,
    actions=ACTIONS,
    insight=LisboaInsight(),
    rules=LisboaRules(),
    values=LisboaValues(),
    themes=LisboaThemes(),
    seat_facts=("opener",),
)
