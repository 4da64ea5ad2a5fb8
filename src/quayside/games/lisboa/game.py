"""Lisboa's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from quayside.core.errors import OptionError
from quayside.core.events import Args
from quayside.core.game import Game, Option, ranks
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.state import Setup
from quayside.games.lisboa import components, told
from quayside.games.lisboa.actions import ACTIONS
from quayside.games.lisboa.insight import LisboaInsight
from quayside.games.lisboa.rules import scoring
from quayside.games.lisboa.rules.course import STEPS
from quayside.games.lisboa.rules.hidden import redraw_hidden
from quayside.games.lisboa.rules.setup import set_up
from quayside.games.lisboa.state import LisboaState
from quayside.games.lisboa.values import values
from quayside.games.lisboa.view import views


class ComponentsOption(Option):
    """An owner's values: the text of a components file. On this machine a path will do."""

    def __init__(self) -> None:
        super().__init__(None, [None], file=True)

    def opened(self, value: object) -> object:
        if not isinstance(value, str | PurePath) or (isinstance(value, str) and "\n" in value):
            return value
        try:
            with open(value, encoding="utf-8") as file:
                return file.read(components.LARGEST_FILE + 1)
        except (OSError, UnicodeDecodeError) as error:
            raise OptionError(f"the components file {str(value)!r} cannot be read: {error}") from None

    def checked(self, name: str, value: object) -> object:
        if value is None:
            return None
        if not isinstance(value, str):
            raise OptionError("components is the text of a components file")
        found = components.read(value)
        return None if found.digest == components.default().digest else value

    def told(self, value: object) -> object:
        return None if value is None else True


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

    def finish(self, state: LisboaState) -> None:
        told.end_game(state)

    def redraw_hidden(self, state: LisboaState, seat: int, rng: Rng) -> None:
        redraw_hidden(state, seat, rng)

    def scores(self, state: LisboaState) -> list[int]:
        return scoring.totals(state)[: state.players]

    def ranking(self, state: LisboaState) -> list[int]:
        """Wigs, then reis, then goods; a solo player is ranked against the Rival."""
        return ranks(scoring.standings(state))[: state.players]

    def views(self, state: LisboaState, seats: list[int | None]) -> list[Args]:
        return views(state, seats)


class Lisboa(Game):
    """Lisboa, with the values that we ship or those of an owner's file.

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

    def __init__(self) -> None:
        super().__init__("lisboa", 2, range(1, 5), OPTIONS, ACTIONS, LisboaInsight(), rules=LisboaRules())

    def check_table(self, players: int, options: Args) -> None:
        if options["rival"] != "normal" and players > 1:
            raise OptionError("the Rival plays in solo games only")

    def components_template(self) -> str:
        return components.default_text()

    def values_digest(self, options: Args) -> str:
        return components.of_options(options).digest

    def values(self, options: Args) -> Args:
        return values(components.of_options(options))


GAME: Final = Lisboa()
