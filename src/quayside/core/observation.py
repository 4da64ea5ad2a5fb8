"""What a seat may see, as a row of small numbers: for learning, where a view of words would be too slow to read.

A game says in `games/<id>/observation.py` what its row holds: an `OBSERVER` that walks once through the position and
puts number after number on a sheet. The same walk, with a list of fields to fill, is the documentation of the row.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from quayside.core.events import Args
from quayside.core.registry import game
from quayside.core.state import State
from quayside.core.vecs import Numbers, Shorts, memory, vec

BYTES: Final = 2  # of a number: little-endian, signed
LONGEST: Final = 1 << 12  # numbers that a row may have


class Field:
    """Numbers that belong together: where they begin in the row, how many there are, and what they may be."""

    def __init__(self, name: str, axes: str, low: int, high: int, meaning: str, start: int) -> None:
        self.name = name
        self.axes = axes  # what is counted through, the last one fastest; "" for a single number
        self.low = low
        self.high = high  # a greater number is written as this one
        self.meaning = meaning
        self.start = start
        self.size = 0

    def __repr__(self) -> str:
        return f"Field({self.name!r}, {self.start}:{self.start + self.size}, {self.low}..{self.high})"


@final
class Sheet:
    """Rows of one length, for as many games. `field` opens a field, whose numbers follow by `put`, `flag`, `one_of` and the
    like. Seats are counted clockwise from the one that looks. Most numbers of a row are 0, and cost nothing but a step:
    what is not 0 is remembered, and wiped out before the next row is written in the same place. Loops over vecs stand here,
    where they are compiled with all they need at hand: one call for each number would take longer than the number."""

    out: Shorts  # the rows, side by side
    size: i64  # numbers of a row
    marks: Shorts  # of every row, side by side: where in it something else than 0 stands ...
    counts: Numbers  # ... and how many such places there are
    fields: list[Field] | None
    start: i64  # of the row that is being written
    at: i64  # where its next number goes
    mark: i64  # where its next mark goes
    low: i64
    high: i64
    seat: i64  # who looks
    seats: i64  # of how many
    options: Args | None  # whose switches were read last ...
    on: list[bool]  # ... and how they stood
    worded: Args | None  # the same for an option that is one of several words
    word: i64

    def __init__(self, rows: i64, size: i64, fields: list[Field] | None = None) -> None:
        self.out = vec[i16]([0] * (rows * size))
        self.size = size
        self.marks = vec[i16]([0] * (rows * size))
        self.counts = vec[i64]([0] * rows)
        self.fields = fields
        self.start = 0
        self.at = 0
        self.mark = 0
        self.low = 0
        self.high = 1
        self.seat = 0
        self.seats = 1
        self.options = None
        self.on = []
        self.worded = None
        self.word = -1

    def begin(self, row: i64) -> None:
        """A row anew."""
        start = row * self.size
        for at in range(start, start + self.counts[row]):
            self.out[start + i64(self.marks[at])] = 0
        self.start = start
        self.at = start
        self.mark = start

    def end(self, row: i64) -> None:
        """The row is whole."""
        self.counts[row] = self.mark - self.start
        self._close_field()

    def _write(self, at: i64, value: i64) -> None:
        """Something else than 0."""
        self.out[at] = i16(value)
        self.marks[self.mark] = i16(at - self.start)
        self.mark += 1

    def field(self, name: str, axes: str, low: i64, high: i64, meaning: str) -> None:
        self.low = low
        self.high = high
        if self.fields is not None:
            self._document(name, axes, meaning)

    def _document(self, name: str, axes: str, meaning: str) -> None:
        assert self.fields is not None
        self._close_field()
        self.fields.append(Field(name, axes, int(self.low), int(self.high), meaning, int(self.at)))

    def _close_field(self) -> None:
        if self.fields:
            last = self.fields[-1]
            last.size = int(self.at) - last.start

    # Fields that every game has

    def look_from(self, seat: i64, seats: i64) -> None:
        """Whose row it is."""
        self.seat = seat
        self.seats = seats

    def decision(self, kind: i64, kinds: i64, meaning: str, to_play: i64, axis: str) -> None:
        """What is being decided, and by whom: so a row opens."""
        self.field("decision", "kind", 0, 1, meaning)
        self.one_of(kind, kinds)
        self.field("to_play", axis, 0, 1, "who decides; nobody when the game is over")
        self.who(to_play)

    def switches(self, names: list[str], options: Args) -> None:
        """Options that are on or off. Games that are looked at together share theirs, which are then read once."""
        if options is not self.options:
            self.options = options
            self.on = [options[name] is True for name in names]
        for i in range(len(names)):
            self.field(names[i], "", 0, 1, "the option of that name")
            self.flag(self.on[i])

    def word_of(self, name: str, words: tuple[str, ...], options: Args) -> None:
        """An option that is one of some words; read once, as switches are."""
        if options is not self.worded:
            self.worded = options
            self.word = words.index(options[name]) if options[name] in words else -1
        self.one_of(self.word, len(words))

    # Single numbers

    def put(self, value: i64) -> None:
        """A number; one beyond the bounds of its field is written as the bound."""
        if value > self.high:
            value = self.high
        elif value < self.low:
            value = self.low
        if value != 0:
            self._write(self.at, value)
        self.at += 1

    def flag(self, value: bool) -> None:
        if value:
            self._write(self.at, 1)
        self.at += 1

    def one_of(self, index: i64, size: i64) -> None:
        """So many numbers, all 0 but the one at the index, which is 1; an index of -1 leaves them all 0."""
        if index >= 0:
            self._write(self.at + index, 1)
        self.at += size

    def who(self, other: i64) -> None:
        """One of the seats; -1 is nobody."""
        if other >= 0:
            step = other - self.seat
            self._write(self.at + (step if step >= 0 else step + self.seats), 1)
        self.at += self.seats

    def nothing(self, size: i64) -> None:
        """So many zeros."""
        self.at += size

    def place(self, size: i64) -> i64:
        """Passes over so many numbers, which `set` and `owners` will fill in when they are known; where they are."""
        at = self.at
        self.at = at + size
        return at

    def set(self, place: i64, index: i64, value: i64) -> None:
        """Fills in one of them."""
        if value != 0:
            self._write(place + index, value)

    # Vecs

    def numbers(self, values: Numbers, start: i64, size: i64) -> i64:
        """A part of a vec; what it adds up to."""
        at = self.at
        low = self.low
        high = self.high
        total: i64 = 0
        for i in range(start, start + size):
            value = values[i]
            if value != 0 or low > 0:
                total += value
                if value > high:
                    value = high
                elif value < low:
                    value = low
                if value != 0:
                    self._write(at, value)
            at += 1
        self.at = at
        return total

    def around(self, values: Numbers, width: i64 = 1) -> None:
        """A number of every seat, or as many as it has."""
        start = self.seat * width
        self.numbers(values, start, self.seats * width - start)
        self.numbers(values, 0, start)

    def one_of_each(self, values: Numbers, count: i64, size: i64) -> None:
        """`one_of`, so many times: for each value of a vec, which may be too short or hold a -1."""
        at = self.at
        for i in range(min(len(values), count)):
            value = values[i]
            if value >= 0:
                self._write(at + i * size + value, 1)
        self.at = at + count * size

    def owners(self, values: Numbers, count: i64, at_home: i64 = -1) -> None:
        """`who`, for so many values of a vec. Each is also taken off from the number of its seat at the place `at_home`,
        if there is one."""
        at = self.at
        seat = self.seat
        seats = self.seats
        for i in range(count):
            owner = values[i]
            if owner >= 0:
                step = owner - seat if owner >= seat else owner - seat + seats
                self._write(at + step, 1)
                if at_home >= 0:
                    self.out[at_home + step] -= 1
            at += seats
        self.at = at

    def members(self, values: Numbers, size: i64) -> None:
        """So many numbers: 1 at each of the values, 0 elsewhere; a value outside is left out."""
        at = self.at
        for value in values:
            if 0 <= value < size:
                self._write(at + value, 1)
        self.at = at + size

    def bits(self, mask: i64, size: i64) -> None:
        """The lowest bits of a number, each as a flag."""
        for bit in range(size):
            self.flag(mask >> bit & 1 == 1)


class Observer:
    """A game's row. `version` rises when the same position would give another row."""

    version: int

    def __init__(self, version: int) -> None:
        self.version = version

    def for_options(self, options: Args) -> Observer:
        """The one that observes games with these options, where they need a row of their own."""
        return self

    def write_row(self, state: State, seat: i64, sheet: Sheet, row: i64) -> None:
        """The whole row of a seat, in that place of the sheet."""
        sheet.begin(row)
        self.write(state, seat, sheet)
        sheet.end(row)

    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        """Puts on the sheet what the seat may see, and nothing else. Seats are counted clockwise from this one."""
        raise NotImplementedError


def after(seat: i64, steps: i64, players: i64) -> i64:
    """The seat so many steps clockwise, less than once around the table."""
    other = seat + steps
    return other - players if other >= players else other


def observer(id: str, options: Args) -> Observer:
    """That of a game, for these options of it."""
    return game(id).observer.for_options(options)


def observe(state: State, seat: int) -> bytes:
    """The row of a seat: signed 16-bit numbers, little-endian.

    >>> import quayside
    >>> state = quayside.game("manila").new(players=4, seed=7)
    >>> len(observe(state, 0)) == BYTES * sum(field.size for field in fields(state))
    True
    """
    sheet = Sheet(1, LONGEST)
    observer(state.game.id, state.setup.options).write_row(state, seat, sheet, 0)
    return bytes(memory(sheet.out[: sheet.at], "h"))


def row_size(state: State) -> i64:
    """How many numbers the row of such a game has."""
    sheet = Sheet(1, LONGEST)
    observer(state.game.id, state.setup.options).write_row(state, 0, sheet, 0)
    return sheet.at


def fields(state: State) -> list[Field]:
    """What the row of such a game holds, in order."""
    found: list[Field] = []
    observer(state.game.id, state.setup.options).write_row(state, 0, Sheet(1, LONGEST, found), 0)
    return found
