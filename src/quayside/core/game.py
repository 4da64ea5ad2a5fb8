"""What a game is to the rest of the house: its card of identity, its vocabulary, its rules."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from quayside.core.errors import OptionError
from quayside.core.events import Args, Listener
from quayside.core.reasons import AnyReasons, Reasons
from quayside.core.rng import Rng
from quayside.core.rules import Rules
from quayside.core.seen import Insight
from quayside.core.state import Setup, State
from quayside.core.themes import AnyThemes, Themes
from quayside.core.values import Values
from quayside.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from quayside.core.balance import Ledger
    from quayside.core.observation import Observer
    from quayside.core.picture import Picture
    from quayside.core.position import Form
    from quayside.core.terminal import Drawing


class Option:
    """A switch of the rules: its default, and the values it may take; beside them, if it is one for a `file`, any text
    that the game can read. One that came `later` is not written into the records of games that do without it."""

    def __init__(
        self, default: object, allowed: list[object], file: bool = False, later: bool = False
    ) -> None:
        self.default = default
        self.allowed = allowed
        self.file = file
        self.later = later

    def opened(self, value: object) -> object:
        """What a caller on this machine gave, read if it names a file. Not for values that came over a wire."""
        return value

    def checked(self, name: str, value: object) -> object:
        """The value as a game keeps it; one that it may not have raises OptionError."""
        if [choice for choice in self.allowed if choice == value and type(choice) is type(value)]:
            return value
        raise OptionError(
            f"{name} may be {' or '.join([repr(choice) for choice in self.allowed])}, not {value!r}"
        )

    def told(self, value: object) -> object:
        """What a list of tables tells of a value; a long text is not told to everybody."""
        return value

    def __repr__(self) -> str:
        return f"Option({self.default!r}, {self.allowed!r})"


class Game:
    """A game: what it is called, who can play it, what can be done in it.

    >>> import quayside
    >>> game = quayside.game("manila")
    >>> game.id, list(game.players), sorted(game.options)
    ('manila', [3, 4, 5], ['large_pilot_may_move_one', 'pirate_eviction'])
    >>> game.new(players=9)
    Traceback (most recent call last):
        ...
    quayside.core.errors.OptionError: manila is for 3 to 5 players, not 9
    """

    def __init__(
        self,
        id: str,
        version: int,
        players: range,
        options: dict[str, Option],
        actions: Vocabulary,
        insight: Insight,
        rules: Rules[Any],
        values: Values,
        themes: AnyThemes | None = None,
        open: bool = False,
        seat_facts: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.version = version  # rises when the same moves would give another game
        self.players = players
        self.options = options
        self.actions = actions
        self.insight = insight
        self.rules = rules
        self._values = values
        self.themes: AnyThemes = Themes() if themes is None else themes
        self.seat_facts = seat_facts  # facts of its events that are seats, beside `voice.SEATS`
        self.open = open  # no seat ever knows what another does not: only the future is unknown

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        first: int = 0,
        chance: list[str] | None = None,
        listener: Listener | None = None,
        **options: object,
    ) -> State:
        """A new game at its first decision. Without a seed, one of 128 bits is drawn from the system's secure source;
        `chance` scripts the first outcomes; `first` is the seat that starts; the listener hears the set-up too."""
        seats = self.players[0] if players is None else players
        chosen = self.checked_options(self.opened_options(options), seats)
        if not 0 <= first < seats:
            raise OptionError(f"there is no seat {first} to start: seats are 0 to {seats - 1}")
        if seed is None:
            seed = secrets.randbits(128)
        if seed < 0:
            raise OptionError("a seed is a non-negative number")
        script = [] if chance is None else [" ".join(outcome.split()) for outcome in chance]
        setup = Setup(self, seats, seed, first, chosen, script)
        state: State = self.rules.blank(setup, Rng(seed))
        state.listener = listener
        state.lay_out()
        self.rules.set_up(state)
        state.proceed()
        return state

    def position(
        self,
        text: str,
        seed: int | None = None,
        chance: list[str] | None = None,
        listener: Listener | None = None,
        **options: object,
    ) -> State:
        """The state that a line of text tells, as `state.position()` wrote it. What is `?` in it is drawn, as for
        somebody who knows no more than the text. What breaks a law raises PositionError, with a sentence."""
        from quayside.core.position import read

        if seed is None:
            seed = secrets.randbits(128)
        script = [] if chance is None else [" ".join(outcome.split()) for outcome in chance]
        return read(self, text, seed, script, listener, self.opened_options(options))

    def opened_options(self, options: Args) -> Args:
        """The options with the contents of the files that they name."""
        return {
            name: self.options[name].opened(value) if name in self.options else value
            for name, value in options.items()
        }

    def checked_options(self, options: Args, players: int) -> Args:
        """The given options with the defaults of the others. An unknown name or value, or one that is not for so many
        players, raises OptionError, and so does a number of players that the game is not for."""
        if players not in self.players:
            raise OptionError(
                f"{self.id} is for {self.players[0]} to {self.players[-1]} players, not {players}"
            )
        chosen: Args = {name: option.default for name, option in self.options.items()}
        for name, value in options.items():
            if name not in self.options:
                known = ", ".join(sorted(self.options)) or "none"
                raise OptionError(f"{self.id} has no option {name!r}; its options: {known}")
            chosen[name] = self.options[name].checked(name, value)
        self.rules.check_options(chosen, players)
        return chosen

    def recorded_options(self, options: Args) -> Args:
        """The options as a record names them."""
        return {
            name: value
            for name, value in options.items()
            if not self.options[name].later or value != self.options[name].default
        }

    def told_options(self, options: Args) -> Args:
        """The options as a list of tables tells them."""
        return {name: self.options[name].told(value) for name, value in options.items()}

    def action_count(self, options: Args) -> int:
        """How many actions there are with these options: the first so many of the vocabulary."""
        return self.rules.action_count(options) or self.actions.size

    # What not everybody needs, loaded where it is asked for: a page has no terminal, a server draws no rows for learners

    @property
    def drawing(self) -> Drawing:
        """How it is drawn in a terminal."""
        raise NotImplementedError

    @property
    def picture(self) -> Picture:
        """How it is drawn for a link."""
        raise NotImplementedError

    @property
    def form(self) -> Form:
        """How its positions are written as text."""
        raise NotImplementedError

    @property
    def reasons(self) -> AnyReasons:
        """Why its moves are good, in facts of the position."""
        return Reasons()

    @property
    def observer(self) -> Observer:
        """What a seat may see of it, as a row of numbers."""
        raise NotImplementedError

    @property
    def ledger(self) -> type[Ledger] | None:
        """What counts where its points come from; None: nothing does."""
        return None

    # What stands on its components: core/values.py

    def printed(self) -> Args:
        """JSON-ready: the numbers on its board, the same at every table; {} where the views tell all that is drawn."""
        return self._values.printed()

    def components_template(self) -> str:
        """The file of values that an owner of the game may replace; "" for a game that is the same in every copy."""
        return self._values.template()

    def values_digest(self, options: Args) -> str:
        """Tells apart the tables of values that a game may be played with; "" for a game that has only one."""
        return self._values.digest(options)

    def values(self, options: Args) -> Args:
        """JSON-ready: the table of values that a game is played with; {} for a game that has only one."""
        return self._values.of(options)


def ranks(scores: list[int]) -> list[int]:
    """Ranks from 1 by falling score; equal scores share a rank.

    >>> ranks([112, 99, 112, 40])
    [1, 3, 1, 4]
    """
    return [1 + len([other for other in scores if other > score]) for score in scores]
