"""A position as one line of text, as FEN is for chess: it can be read, kept in a file, sent to a friend.

    manila/1 players=3 voyage=1 harbour_master=0 cash=18,30,30 dealt=silk+jade/?/? agenda=...

First the game and the version of its rules, then options that are not the usual ones, then every field that is not as
when the board was laid out. `?` is what somebody cannot know: `state.position(seat)` writes it, and whoever reads it draws
what may be there. The fields of a game, its hidden ones and the laws that every position obeys stand in its own folder
(`position.py`, `laws.py`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from quayside.core.agenda import HIDDEN, LARGEST_NUMBER, LARGEST_SEAT, Frame, agenda_of
from quayside.core.errors import OptionError, PositionError
from quayside.core.events import Args, Listener
from quayside.core.rng import Rng
from quayside.core.state import ALL, Setup, State
from quayside.core.vecs import vec

if TYPE_CHECKING:
    from quayside.core.game import Game

UNKNOWN: Final = (
    -99
)  # in a field of a position that is written for somebody, or that was read: drawn before it is played
NONE: Final = "-"
NOTHING: Final = "none"  # an empty list
LONGEST: Final = 20_000  # letters of a position that is read
REHEARSED: Final = 30  # decisions that are tried before a position is taken for one
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}")

Names = Callable[[State], Sequence[str]]


def law(holds: bool, sentence: str) -> None:
    """A law that a position obeys, or a PositionError that says which one it breaks."""
    if not holds:
        raise PositionError(sentence)


# ---------------------------------------------------------------------------------------------------------------------
# How one number is written


class Value:
    """A number, or the word for it: for 0, 1, 2, ..., and for those that `others` names. Without words, any number."""

    def __init__(self, words: Sequence[str] = (), others: dict[int, str] | None = None) -> None:
        self._words: dict[int, str] = {-1: NONE, **dict(enumerate(words)), **(others or {})}
        self._numbers = {word: number for number, word in self._words.items()}
        self._any = not words

    def write(self, number: int) -> str:
        word = self._words.get(number)
        return str(number) if word is None else word

    def read_one(self, text: str) -> int:
        """Of something that is there: not none."""
        if text == NONE:
            raise PositionError(f"{NONE!r} is none, and something belongs here")
        return self.read(text)

    def read(self, text: str) -> int:
        number = self._numbers.get(text)
        if number is None and self._any and _NUMBER.fullmatch(text):
            number = int(text)
        if number is None:
            raise PositionError(f"{text!r} is nothing that can stand here")
        return number


PLAIN: Final = Value()


# ---------------------------------------------------------------------------------------------------------------------
# How a field is written


class Field:
    """A field of a state, by its name; `usual` is what stands in it when the board is laid out."""

    def __init__(self, name: str, value: Value = PLAIN) -> None:
        self.name = name
        self.label = name  # what it is called in the text
        self.value = value

    def write(self, state: State, found: Any, usual: Any) -> str:
        return self.value.write(found)

    def read(self, state: State, text: str, usual: Any) -> Any:
        return self.value.read(text)


class Numbers(Field):
    """A list of as many numbers as it always has, in its order: `cash=12,30,4`."""

    def write(self, state: State, found: Any, usual: Any) -> str:
        return ",".join([self.value.write(each) for each in found])

    def read(self, state: State, text: str, usual: Any) -> Any:
        parts = text.split(",")
        if len(parts) != len(usual):
            raise PositionError(f"{len(usual)} values belong here, not {len(parts)}")
        return [self.value.read(part) for part in parts]


class Table(Field):
    """A list whose places have names; told is what differs from the usual: `market=harbour:0`."""

    def __init__(self, name: str, places: Sequence[str] | Names, value: Value = PLAIN) -> None:
        super().__init__(name, value)
        self._places = places

    def _names(self, state: State) -> Sequence[str]:
        return self._places(state) if callable(self._places) else self._places

    def write(self, state: State, found: Any, usual: Any) -> str:
        names = self._names(state)
        others = [at for at in range(len(usual)) if found[at] != usual[at]]
        return ",".join([f"{names[at]}:{self.value.write(found[at])}" for at in others])

    def read(self, state: State, text: str, usual: Any) -> Any:
        places = {name: at for at, name in enumerate(self._names(state))}
        found = list(usual)
        for part in text.split(","):
            name, colon, value = part.rpartition(":")
            if not colon or places.get(name, len(found)) >= len(found):
                raise PositionError(f"{part!r} names no place")
            found[places[name]] = self.value.read(value)
        return found


class Pile(Field):
    """A list of any length, in its order: `port=silk+jade`."""

    def write(self, state: State, found: Any, usual: Any) -> str:
        return "+".join([self.value.write(each) for each in found]) or NOTHING

    def read(self, state: State, text: str, usual: Any) -> Any:
        return [] if text == NOTHING else [self.value.read_one(part) for part in text.split("+")]


class Piles(Pile):
    """Several of them: `hands=B01+B02/none`."""

    def write(self, state: State, found: Any, usual: Any) -> str:
        return "/".join([super(Piles, self).write(state, each, ()) for each in found])

    def read(self, state: State, text: str, usual: Any) -> Any:
        rows = text.split("/")
        if len(rows) != len(usual):
            raise PositionError(f"{len(usual)} lists belong here, not {len(rows)}")
        return [super(Piles, self).read(state, row, ()) for row in rows]


class Bags(Field):
    """How many of each kind every seat has, in one list: `goods=corn*3+sugar/none`; `?` is a bag that is not known."""

    def __init__(self, name: str, kinds: Sequence[str]) -> None:
        super().__init__(name, Value(kinds))
        self._kinds = len(kinds)

    def write(self, state: State, found: Any, usual: Any) -> str:
        rows = [found[at : at + self._kinds] for at in range(0, len(found), self._kinds)]
        return "/".join([self._row(row) for row in rows])

    def _row(self, row: list[int]) -> str:
        if row[0] == UNKNOWN:
            return "?"
        counts = [(self.value.write(kind), row[kind]) for kind in range(self._kinds) if row[kind]]
        return "+".join([name if count == 1 else f"{name}*{count}" for name, count in counts]) or NOTHING

    def read(self, state: State, text: str, usual: Any) -> Any:
        rows = text.split("/")
        if len(rows) * self._kinds != len(usual):
            raise PositionError(f"{len(usual) // self._kinds} lists belong here, not {len(rows)}")
        return [count for row in rows for count in self._counts(row)]

    def _counts(self, row: str) -> list[int]:
        if row == "?":
            return [UNKNOWN] * self._kinds
        counts = [0] * self._kinds
        for part in [] if row == NOTHING else row.split("+"):
            name, star, count = part.partition("*")
            counts[self.value.read_one(name)] += PLAIN.read(count) if star else 1
        return counts


class Members(Field):
    """A set, as the bits of a number: `produced=corn+sugar`."""

    def __init__(self, name: str, kinds: Sequence[str]) -> None:
        super().__init__(name, Value(kinds))
        self._kinds = len(kinds)

    def write(self, state: State, found: Any, usual: Any) -> str:
        return (
            "+".join([self.value.write(kind) for kind in range(self._kinds) if found >> kind & 1]) or NOTHING
        )

    def read(self, state: State, text: str, usual: Any) -> Any:
        found = 0
        for part in [] if text == NOTHING else text.split("+"):
            found |= 1 << self.value.read_one(part)
        return found


class Agenda(Field):
    """What is still to be done, what comes next at the end: a kind, and its seat and number where they are not 0.

    Frames of the kinds in `unseated` are nobody's: only their number is written. Where a frame has several numbers, they
    are written as one: `joined` says of each such kind below which bounds the first ones lie.
    """

    def __init__(
        self,
        kinds: Sequence[str],
        unseated: Sequence[str] = (),
        joined: dict[str, tuple[int, ...]] | None = None,
    ) -> None:
        super().__init__("agenda", Value(kinds))
        self._unseated = unseated
        self._joined = joined or {}

    def write(self, state: State, found: Any, usual: Any) -> str:
        return ",".join([self._frame(frame) for frame in found.frames()])

    def _frame(self, frame: Frame) -> str:
        kind = self.value.write(frame.kind)
        number = self._join(kind, frame)
        parts = [] if kind in self._unseated else [str(frame.seat)]
        parts.append("?" if frame.number == HIDDEN else str(number))
        while parts and parts[-1] == "0":
            parts.pop()
        return ".".join([kind, *parts])

    def _join(self, kind: str, frame: Frame) -> int:
        bounds = self._joined.get(kind, ())
        numbers = (frame.number, frame.second, frame.third)
        joined = numbers[len(bounds)]
        for at in range(len(bounds) - 1, -1, -1):
            joined = joined * bounds[at] + numbers[at]
        return joined

    def read(self, state: State, text: str, usual: Any) -> Any:
        return agenda_of([self._read_frame(part) for part in text.split(",")])

    def _read_frame(self, text: str) -> Frame:
        name, *parts = text.split(".")
        kind = self.value.read_one(name)
        if name in self._unseated:
            parts = ["0", *parts]
        if len(parts) > 2:
            raise PositionError(f"{text!r} has too many parts")
        seat, number = [*parts, "0", "0"][:2]
        if number == "?":
            return Frame(kind, self._bounded(seat, LARGEST_SEAT, text), HIDDEN)
        numbers = self._split(name, self._bounded(number, LARGEST_NUMBER, text))
        return Frame(kind, self._bounded(seat, LARGEST_SEAT, text), *numbers)

    def _bounded(self, part: str, largest: int, text: str) -> int:
        number = PLAIN.read(part)
        if not 0 <= number <= largest:
            raise PositionError(f"{part!r} in {text!r} is out of range")
        return number

    def _split(self, kind: str, number: int) -> list[int]:
        numbers: list[int] = []
        for bound in self._joined.get(kind, ()):
            number, part = divmod(number, bound)
            numbers.append(part)
        return [*numbers, number]


# ---------------------------------------------------------------------------------------------------------------------
# What a game says of its positions


class Form:
    """How the positions of a game are written."""

    fields: Sequence[Field] = ()

    def cover(self, state: State, seat: int) -> None:
        """Puts UNKNOWN for what the seat cannot know (-1: a spectator), or hides it otherwise. The state is a copy."""

    def draw(self, state: State, rng: Rng) -> None:
        """Puts something that may be there for every UNKNOWN."""

    def derive(self, state: State) -> None:
        """Fills in what follows from the rest and is not written."""

    def check(self, state: State) -> None:
        """The laws: raises a PositionError for what cannot be."""


# ---------------------------------------------------------------------------------------------------------------------
# Writing


def written(state: State, seat: int | None = ALL) -> str:
    """The line of text. For a seat, or None for a spectator, with `?` for whatever they cannot know."""
    form = state.game.form
    if seat != ALL and state.to_play >= 0 and not state.game.open:
        state = state.clone()
        form.cover(state, -1 if seat is None else seat)
    usual = _laid_out(state.setup)
    parts = [f"{state.game.id}/{state.game.version}", *_head(state.setup)]
    for field in form.fields:
        first = getattr(usual, field.name)
        text = field.write(state, getattr(state, field.name), first)
        if text != field.write(state, first, first):
            parts.append(f"{field.label}={text}")
    return " ".join(parts)


def _laid_out(setup: Setup) -> State:
    state: State = setup.game.rules.blank(setup, Rng(0))
    state.lay_out()
    return state


def _head(setup: Setup) -> list[str]:
    parts = [f"players={setup.players}"]
    if setup.first:
        parts.append(f"first={setup.first}")
    for name, option in setup.game.options.items():
        if option.file:
            continue
        if setup.options[name] != option.default:
            parts.append(f"{name}={_option(setup.options[name])}")
    digest = setup.game.values_digest(setup.options)
    if digest and digest != setup.game.values_digest(setup.game.checked_options({}, setup.players)):
        parts.append(f"values={digest}")
    return parts


def _option(value: object) -> str:
    return {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)


# ---------------------------------------------------------------------------------------------------------------------
# Reading


def read(
    game: Game,
    text: str,
    seed: int,
    script: list[str],
    listener: Listener | None,
    given: Args,
) -> State:
    """The state that a text tells. What is open in it is drawn by the seed, and so is all that comes."""
    if len(text) > LONGEST:
        raise PositionError("a position is one line of text, and this is far too long for one")
    head, *parts = text.split() or [""]
    if head != f"{game.id}/{game.version}":
        raise PositionError(
            f"a position of {game.id} begins with {game.id}/{game.version}, not with {head[:40]!r}"
        )
    told: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name in told:
            raise PositionError(
                f"{part[:40]!r}: " + ("it stands there twice" if equals else "there is no '=' in it")
            )
        told[name] = value
    setup = _setup(game, told, seed, given)
    form = game.form
    state = _laid_out(setup)
    usual = _laid_out(setup)
    for field in form.fields:
        if field.label in told:
            try:
                found = field.read(state, told.pop(field.label), getattr(usual, field.name))
            except PositionError as error:
                raise PositionError(f"{field.label}: {error}") from None
            setattr(state, field.name, _kept(found, getattr(usual, field.name)))
    if told:
        raise PositionError(f"{game.id} knows nothing of {next(iter(told))[:40]!r}")
    form.draw(state, Rng(seed).fork())
    form.derive(state)
    form.check(state)
    setup.position = written(state)
    setup.script = script
    state.rng = Rng(seed)
    state.listener = listener
    try:
        _rehearse(state)
        state.proceed()
    except (IndexError, KeyError, ValueError, AssertionError) as error:
        raise PositionError("the rules cannot go on from here: the agenda does not fit the board") from error
    return state


def _kept(found: Any, usual: Any) -> Any:
    """Numbers that were read, in the storage that the state has for them."""
    if not isinstance(found, list) or isinstance(usual, list):
        return found
    if found and isinstance(found[0], list):
        return vec[vec[i64]]([vec[i64](row) for row in found])
    return vec[i64](found)


def _rehearse(state: State) -> None:
    """A few decisions of a copy: no law says of every agenda whether it can be worked off."""
    trial = state.clone()
    trial.setup = state.setup.without_secrets()
    trial.proceed()
    rng = Rng(0)
    for _ in range(REHEARSED):
        if trial.to_play >= 0:
            trial.play_legal(trial.choices[rng.below(len(trial.choices))])


def _setup(game: Game, told: dict[str, str], seed: int, given: Args) -> Setup:
    players = told.pop("players", "")
    first = told.pop("first", "0")
    if not players.isdecimal() or not first.isdecimal() or len(players) > 2 or len(first) > 2:
        raise PositionError("a position says for how many players it is, as in players=4")
    options: Args = {}
    for name, option in game.options.items():
        if name in told and not option.file:
            text = told.pop(name)
            allowed = [value for value in option.allowed if _option(value) == text]
            if not allowed:
                raise PositionError(f"{name} cannot be {text[:40]!r}")
            options[name] = allowed[0]
    try:
        chosen = game.checked_options({**options, **given}, int(players))
    except OptionError as error:
        raise PositionError(str(error)) from None
    law(int(first) < int(players), f"there is no seat {first} to start")
    digest = told.pop("values", "")
    usual = game.values_digest(game.checked_options({}, int(players)))
    if (digest or usual) != game.values_digest(chosen):
        raise PositionError(
            "it is of a game with other values on its cards and tiles than those that are given"
        )
    return Setup(game, int(players), seed, int(first), chosen, [])
