"""A position of a game and the way from one decision to the next: the part that every game shares.

A state is integers and vecs of integers (`core/vecs.py`). What is still to be done stands on its agenda (`core/agenda.py`); what the
frames of that mean, the game knows.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quayside.core.agenda import Agenda
from quayside.core.errors import ChanceError, IllegalAction, WhyNot
from quayside.core.events import Args, Event, Listener
from quayside.core.rng import Rng
from quayside.core.vecs import Numbers, append, vec

if TYPE_CHECKING:
    from quayside.core.game import Game

# Everything, hidden facts included: `state.view(ALL)`. Not -1, so that a `to_play` of a game that is over opens nothing.
ALL: Final = -1000


class Setup:
    """How a game was begun; all states of a game share it. `seed` is None in a determinized world."""

    def __init__(
        self, game: Game, players: int, seed: int | None, first: int, options: Args, script: list[str]
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.first = first
        self.options = options
        self.script = script
        self.position = ""  # where the game was begun, if not at its beginning
        self._without_secrets: Setup | None = None

    def without_secrets(self) -> Setup:
        """What search may know of it; one for all worlds of a game."""
        if self._without_secrets is None:
            self._without_secrets = Setup(self.game, self.players, None, self.first, self.options, [])
        return self._without_secrets


class State:
    """A position. Seats are numbered from 0; `to_play` is the seat that decides, -1 when the game is over.

    >>> import quayside
    >>> state = quayside.game("manila").new(players=3, seed=7)
    >>> state.to_play, state.ply, state.notation(state.legal()[-1])
    (0, 0, 'bid 54')
    >>> twin = state.clone()
    >>> twin.play(twin.parse("bid 5"))
    >>> twin.to_play, twin.ply, state.ply
    (1, 1, 0)
    >>> twin.why_not(twin.parse("bid 4"))
    WhyNot('manila.auction.bid', {'bid': 5})
    """

    setup: Setup
    game: Game
    players: i64
    rng: Rng
    listener: Listener | None
    to_play: i64
    ply: i64  # moves played
    barrier: i64  # the least ply to which the seat to play may go back
    agenda: Agenda  # what is still to be done
    choices: Numbers  # what `legal` answers, worked out once a position
    forced: bool  # the engine is playing the only answer itself
    moves: Numbers  # what was played
    scripted: i64  # outcomes of the script used so far

    def __init__(self, setup: Setup, rng: Rng) -> None:
        """An empty board, for `lay_out` or `clone` to fill."""
        self.setup = setup
        self.game = setup.game
        self.players = setup.players
        self.rng = rng
        self.listener = None
        self.forced = False

    def lay_out(self) -> None:
        """The pieces before anything is dealt."""
        self.to_play = 0
        self.ply = 0
        self.barrier = 0
        self.agenda = Agenda()
        self.choices = vec[i64]()
        self.moves = vec[i64]()
        self.scripted = 0

    # What everybody may ask

    def legal(self) -> list[int]:
        """The actions that may be played now, sorted; empty only when the game is over."""
        return list(self.choices)

    @property
    def history(self) -> list[int]:
        """The moves played."""
        return list(self.moves)

    def play(self, action: int) -> None:
        """Plays an action for the seat to play; one that is not legal raises IllegalAction and changes nothing."""
        if not self._offers(action):
            why = self.why_not(action)
            assert why is not None
            raise IllegalAction(action, self.to_play, self._name(action), why)
        self.play_legal(action)

    def play_legal(self, action: i64) -> None:
        """`play` for those who have just taken the action out of `choices`: search and random play."""
        if self.scripted < len(self.setup.script):
            self.clone()._do(action)  # an impossible outcome raises here, before anything has changed
        self._do(action)

    def notation(self, action: int) -> str:
        return self.game.actions.notation(action)

    def parse(self, text: str) -> int:
        return self.game.actions.parse(text)

    def why_not(self, action: int) -> WhyNot | None:
        """None for a legal action; else the rule that forbids it to the seat to play."""
        if self._offers(action):
            return None
        if action not in self.game.actions:
            return WhyNot("core.unknown_action", {"action": action})
        if self.to_play < 0:
            return WhyNot("core.over")
        return self.game.rules.refusal(self, action)

    def clone(self) -> State:
        """An independent copy, without the listener."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Every field of the position, hidden ones included, in the order in which they are declared."""
        return tuple([_frozen(getattr(self, name)) for name in position_fields(type(self))])

    def afresh(self, rng: Rng) -> State:
        """This very position, with all that is hidden in it, before a future that is drawn anew."""
        world = self.clone()
        world.setup = self.setup.without_secrets()
        world.moves = vec[i64]()
        world.scripted = 0
        world.rng = rng.fork()
        return world

    def determinize(self, seat: int, rng: Rng) -> State:
        """A world that looks the same to the seat: what it cannot know is drawn anew, and future chance is fresh."""
        world = self.afresh(rng)
        if self.to_play >= 0 and not self.game.open:  # when the game is over, everything lies open
            self.game.rules.redraw_hidden(world, seat, rng)
            if self.to_play != seat:  # what another seat may do can depend on what was drawn
                world.choices = self.game.rules.legal(world)
        return world

    def scores(self) -> list[int]:
        """One number per seat, final or as if the game ended now; knows everything."""
        return self.game.rules.scores(self)

    def ranking(self) -> list[int]:
        """One rank per seat, 1 for the winner; ties share a rank."""
        return self.game.rules.ranking(self)

    def view(self, seat: int | None) -> Args:
        """JSON-ready: exactly what that seat may see; None is a spectator, `quayside.ALL` sees everything."""
        return self.views([seat])[0]

    def views(self, seats: list[int | None]) -> list[Args]:
        """The view of each of them, at less than the cost of one after the other."""
        for seat in seats:
            if seat is not None and seat != ALL and not 0 <= seat < self.players:
                raise ValueError(f"there is no seat {seat}")
        return self.game.rules.views(self, seats)

    def position(self, seat: int | None = ALL) -> str:
        """One line of text that holds everything, or, with `?` for the rest, what that seat may know (None: a
        spectator). `game.position(text)` reads it.

        >>> import quayside
        >>> state = quayside.game("manila").new(players=3, seed=7)
        >>> state.position(0)
        'manila/1 players=3 voyage=1 dealt=ginseng+nutmeg/?/? supply=ginseng:3,nutmeg:3,silk:3 agenda=auction'
        """
        from quayside.core.position import written

        return written(self, seat)

    # What a game's rules use

    def tell(self, kind: str, rule: str, args: Args) -> None:
        """Tells an event that everybody sees. Callers ask `listener is not None` first: unheard events cost nothing."""
        assert self.listener is not None
        self.listener(Event(kind, rule, args))

    def reveal(self) -> None:
        """Chance was drawn or something hidden shown: nobody goes back behind this ply."""
        self.barrier = self.ply

    def scripted_outcome(self) -> str | None:
        """The next chance outcome if it is scripted; None when the generator decides."""
        self.reveal()
        if self.scripted == len(self.setup.script):
            return None
        self.scripted += 1
        return self.setup.script[self.scripted - 1]

    def copy_into(self, twin: State) -> None:
        """The shared part of `clone`."""
        twin.to_play = self.to_play
        twin.ply = self.ply
        twin.barrier = self.barrier
        twin.agenda = self.agenda.copy()
        twin.choices = self.choices  # replaced at each move, never changed
        twin.moves = self.moves[:]
        twin.scripted = self.scripted

    # The way to the next decision

    def _do(self, action: i64) -> None:
        mover = self.to_play
        self.ply += 1
        self.moves = append(self.moves, action)
        self.game.rules.play(self, action)
        self.proceed()
        if self.to_play != mover:
            self.barrier = self.ply

    def proceed(self) -> None:
        """Goes on to the next real choice, or to the end of the game."""
        self.game.rules.proceed(self)
        if self.to_play < 0:
            self._check_script_is_used_up()

    def _check_script_is_used_up(self) -> None:
        left = len(self.setup.script) - self.scripted
        if left > 0:
            first = self.setup.script[self.scripted]
            raise ChanceError(f"the game is over, but its script is not: {left} left, first {first!r}")

    def _offers(self, action: int) -> bool:
        """Also of a number that no i64 holds."""
        return action in self.game.actions and contains(self.choices, action)

    def _name(self, action: int) -> str:
        return repr(self.notation(action)) if action in self.game.actions else f"action {action}"


# Declared fields that are no part of a position: two positions that differ only in these are the same
NOT_THE_POSITION: Final = {
    "setup": "how the game was begun",
    "game": "of the set-up",
    "players": "of the set-up",
    "rng": "future chance",
    "listener": "who is told",
    "moves": "the way here",
    "ply": "the way here",
    "barrier": "the way here",
    "scripted": "the way here",
    "choices": "follows from the position; worked out once and shared by clones",
    "forced": "only while the engine plays the only answer itself",
}


def declared_fields(kind: type) -> list[str]:
    """Of a class of states, those of `State` first: compiled classes list them, interpreted ones annotate them."""
    found: dict[str, None] = {}
    for each in reversed(kind.__mro__):
        for name in getattr(each, "__mypyc_attrs__", None) or _annotated(each):
            found[name] = None
    return list(found)


def _annotated(kind: type) -> list[str]:
    """Fields that a class annotates; what is common to all its states is none."""
    found = inspect.get_annotations(kind)
    return [name for name in found if not str(found[name]).startswith("ClassVar")]


def position_fields(kind: type) -> list[str]:
    """The fields that make up a position; looked up once."""
    found = _POSITION_FIELDS.get(kind)
    if found is None:
        aside = [*NOT_THE_POSITION, *getattr(kind, "ASIDE", ())]
        found = [name for name in declared_fields(kind) if name not in aside]
        _POSITION_FIELDS[kind] = found
    return found


_POSITION_FIELDS: Final[dict[type, list[str]]] = {}


def _frozen(value: object) -> object:
    """As part of a key: lists and vecs, also in lists, become tuples."""
    if isinstance(value, Agenda):
        return value.key()
    return tuple([_frozen(each) for each in value]) if isinstance(value, Iterable) else value


def contains(choices: Numbers, action: i64) -> bool:
    """Binary search: a Manila auction may offer hundreds of bids."""
    low: i64 = 0
    high: i64 = len(choices)
    while low < high:
        middle = (low + high) >> 1
        if choices[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < len(choices) and choices[low] == action
