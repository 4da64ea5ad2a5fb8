"""Lisboa's card of identity: who can play it, by which options, and where its rules stand."""

from __future__ import annotations

from pathlib import PurePath
from typing import Final

from quayside.core.errors import OptionError, WhyNot
from quayside.core.events import Args
from quayside.core.game import Game, Option, ranks
from quayside.core.rng import Rng
from quayside.core.state import Setup, State
from quayside.games.lisboa import components
from quayside.games.lisboa.actions import ACTIONS
from quayside.games.lisboa.insight import LisboaInsight
from quayside.games.lisboa.rules import course, scoring, setup
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
        super().__init__("lisboa", 2, range(1, 5), OPTIONS, ACTIONS, LisboaInsight())

    def check_table(self, players: int, options: Args) -> None:
        if options["rival"] != "normal" and players > 1:
            raise OptionError("the Rival plays in solo games only")

    def components_template(self) -> str:
        return components.default_text()

    def values_digest(self, options: Args) -> str:
        return components.of_options(options).digest

    def values(self, options: Args) -> Args:
        return values(components.of_options(options))

    def blank(self, setup: Setup, rng: Rng) -> State:
        return LisboaState(setup, rng)

    def set_up(self, state: State) -> None:
        assert isinstance(state, LisboaState)
        setup.set_up(state)

    def advance(self, state: State) -> None:
        assert isinstance(state, LisboaState)
        course.advance(state)

    def legal(self, state: State) -> list[int]:
        assert isinstance(state, LisboaState)
        return course.legal(state)

    def play(self, state: State, action: int) -> None:
        assert isinstance(state, LisboaState)
        course.play(state, action)

    def refusal(self, state: State, action: int) -> WhyNot:
        assert isinstance(state, LisboaState)
        return course.refusal(state, action)

    def redraw_hidden(self, state: State, seat: int, rng: Rng) -> None:
        assert isinstance(state, LisboaState)
        setup.redraw_hidden(state, seat, rng)

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, LisboaState)
        return scoring.totals(state)[: state.players]

    def ranking(self, state: State) -> list[int]:
        """Wigs, then reis, then goods; a solo player is ranked against the Rival."""
        assert isinstance(state, LisboaState)
        return ranks(scoring.standings(state))[: state.players]

    def views(self, state: State, seats: list[int | None]) -> list[Args]:
        assert isinstance(state, LisboaState)
        return views(state, seats)


GAME: Final = Lisboa()
