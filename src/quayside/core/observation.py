"""What a seat may see, as a row of small numbers: for learning, where a view of words would be too slow to read.

A game says in `games/<id>/observation.py` what its row holds: an `OBSERVER` that walks once through the position and
puts number after number on a sheet. The same walk, with a list of fields to fill, is the documentation of the row.
"""

from __future__ import annotations

import importlib
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from quayside.core.events import Args
from quayside.core.state import State

BYTES: Final = 2  # of a number: little-endian, signed
LONGEST: Final = 1 << 12  # numbers that a row may have
_BLANK: Final = bytes(BYTES * LONGEST)


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
    """Takes down rows of one length, one after the other. `field` opens a field, whose numbers follow by `put`, `flag`,
    `one_of` and the like. Seats are counted clockwise from the one that looks. A row is a piece of zeros at first: most
    numbers are 0, and cost nothing but a step. Loops over lists stand here, where they are compiled with all they need
    at hand: one call for each number would take longer than the number."""

    out: BytesWriter
    fields: list[Field] | None
    blank: bytes
    at: i64  # where the next number goes
    low: i64
    high: i64
    seat: i64  # who looks
    seats: i64  # of how many
    options: Args | None  # whose switches were read last ...
    on: list[bool]  # ... and how they stood

    def __init__(self, out: BytesWriter, fields: list[Field] | None = None) -> None:
        self.out = out
        self.fields = fields
        self.blank = _BLANK
        self.at = 0
        self.low = 0
        self.high = 1
        self.seat = 0
        self.seats = 1
        self.options = None
        self.on = []

    def begin(self) -> None:
        """The next row."""
        self.at = len(self.out)
        self.out.write(self.blank)

    def end(self) -> None:
        """The row is whole; the next ones are as long."""
        unused = len(self.out) - self.at
        if unused > 0:
            self.blank = self.blank[unused:]
            self.out.truncate(self.at)
        self._close_field()

    def field(self, name: str, axes: str, low: i64, high: i64, meaning: str) -> None:
        self.low = low
        self.high = high
        if self.fields is not None:
            self._document(name, axes, meaning)

    def _document(self, name: str, axes: str, meaning: str) -> None:
        assert self.fields is not None
        self._close_field()
        self.fields.append(Field(name, axes, int(self.low), int(self.high), meaning, int(self.at) // BYTES))

    def _close_field(self) -> None:
        if self.fields:
            last = self.fields[-1]
            last.size = int(self.at) // BYTES - last.start

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

    # Single numbers

    def put(self, value: i64) -> None:
        """A number; one beyond the bounds of its field is written as the bound."""
        if value > self.high:
            value = self.high
        elif value < self.low:
            value = self.low
        if value != 0:
            write_at(self.out, self.at, value)
        self.at += BYTES

    def flag(self, value: bool) -> None:
        if value:
            self.out[self.at] = 1
        self.at += BYTES

    def one_of(self, index: i64, size: i64) -> None:
        """So many numbers, all 0 but the one at the index, which is 1; an index of -1 leaves them all 0."""
        if index >= 0:
            self.out[self.at + BYTES * index] = 1
        self.at += BYTES * size

    def who(self, other: i64) -> None:
        """One of the seats; -1 is nobody."""
        if other >= 0:
            step = other - self.seat
            self.out[self.at + BYTES * (step if step >= 0 else step + self.seats)] = 1
        self.at += BYTES * self.seats

    def nothing(self, size: i64) -> None:
        """So many zeros."""
        self.at += BYTES * size

    def place(self, size: i64) -> i64:
        """Passes over so many numbers, which `set` and `owners` will fill in when they are known; where they are."""
        at = self.at
        self.at = at + BYTES * size
        return at

    def set(self, place: i64, index: i64, value: i64) -> None:
        """Fills in one of them: a number from 0 to 255."""
        self.out[place + BYTES * index] = u8(value)

    # Lists

    def numbers(self, values: list[int], start: i64, size: i64) -> i64:
        """A part of a list; what it adds up to."""
        out = self.out
        at = self.at
        low = self.low
        high = self.high
        total: i64 = 0
        for i in range(start, start + size):
            value: i64 = values[i]
            if value != 0 or low > 0:
                total += value
                if value > high:
                    value = high
                elif value < low:
                    value = low
                if 0 <= value < 256:
                    out[at] = u8(value)
                else:
                    write_at(out, at, value)
            at += BYTES
        self.at = at
        return total

    def around(self, values: list[int], width: i64 = 1) -> None:
        """A number of every seat, or as many as it has."""
        start = self.seat * width
        self.numbers(values, start, self.seats * width - start)
        self.numbers(values, 0, start)

    def one_of_each(self, values: list[int], count: i64, size: i64) -> None:
        """`one_of`, so many times: for each value of a list, which may be too short or hold a -1."""
        out = self.out
        at = self.at
        for i in range(min(i64(len(values)), count)):
            value: i64 = values[i]
            if value >= 0:
                out[at + BYTES * (i * size + value)] = 1
        self.at = at + BYTES * count * size

    def owners(self, values: list[int], count: i64, at_home: i64 = -1) -> None:
        """`who`, for so many values of a list. Each is also taken off from the number of its seat at the place `at_home`,
        if there is one."""
        out = self.out
        at = self.at
        seat = self.seat
        seats = self.seats
        for i in range(count):
            owner: i64 = values[i]
            if owner >= 0:
                step = owner - seat if owner >= seat else owner - seat + seats
                out[at + BYTES * step] = 1
                if at_home >= 0:
                    home = at_home + BYTES * step
                    out[home] = u8(i64(out[home]) - 1)
            at += BYTES * seats
        self.at = at

    def members(self, values: list[int], size: i64) -> None:
        """So many numbers: 1 at each of the values, 0 elsewhere; a value outside is left out."""
        out = self.out
        at = self.at
        for each in values:
            value: i64 = each
            if 0 <= value < size:
                out[at + BYTES * value] = 1
        self.at = at + BYTES * size

    def bits(self, mask: i64, size: i64) -> None:
        """The lowest bits of a number, each as a flag."""
        for bit in range(size):
            self.flag(mask >> bit & 1 == 1)


def write_at(out: BytesWriter, at: i64, value: i64) -> None:
    """A number where zeros stand."""
    out[at] = u8(value & 0xFF)
    if value > 0xFF or value < 0:
        out[at + 1] = u8(value >> 8 & 0xFF)


class Observer:
    """A game's row. `version` rises when the same position would give another row."""

    version: int

    def __init__(self, version: int) -> None:
        self.version = version

    def add_row(self, state: State, seat: int, sheet: Sheet) -> None:
        """The whole row of a seat, after those that are on the sheet."""
        sheet.begin()
        self.write(state, seat, sheet)
        sheet.end()

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Puts on the sheet what the seat may see, and nothing else. Seats are counted clockwise from this one."""
        raise NotImplementedError


def after(seat: i64, steps: i64, players: i64) -> i64:
    """The seat so many steps clockwise, less than once around the table."""
    other = seat + steps
    return other - players if other >= players else other


def observer(id: str) -> Observer:
    """That of a game, found in its folder."""
    found = importlib.import_module(f"quayside.games.{id}.observation").OBSERVER
    assert isinstance(found, Observer)
    return found


def observe(state: State, seat: int) -> bytes:
    """The row of a seat: signed 16-bit numbers, little-endian.

    >>> import quayside
    >>> state = quayside.game("manila").new(players=4, seed=7)
    >>> len(observe(state, 0)) == BYTES * sum(field.size for field in fields(state))
    True
    """
    out = BytesWriter()
    observer(state.game.id).add_row(state, seat, Sheet(out))
    return out.getvalue()


def fields(state: State) -> list[Field]:
    """What the row of such a game holds, in order."""
    found: list[Field] = []
    observer(state.game.id).add_row(state, 0, Sheet(BytesWriter(), found))
    return found
