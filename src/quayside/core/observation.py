"""What a seat may see, as a row of small numbers: for learning, where a view of words would be too slow to read.

A game says in `games/<id>/observation.py` what its row holds: an `OBSERVER` that walks once through the position and
puts number after number on a sheet. The same walk, with a list of fields to fill, is the documentation of the row.
"""

from __future__ import annotations

import importlib
from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i64_le
from mypy_extensions import i16, i64

from quayside.core.state import State

BYTES: Final = 2  # of a number: little-endian, signed


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


class Sheet:
    """Takes down a row. `field` opens a field, whose numbers follow by `put`, `flag` and `one_of`."""

    out: BytesWriter
    fields: list[Field] | None
    low: i64
    high: i64

    def __init__(self, out: BytesWriter, fields: list[Field] | None = None) -> None:
        self.out = out
        self.fields = fields
        self.low = 0
        self.high = 1

    def field(self, name: str, axes: str, low: i64, high: i64, meaning: str) -> None:
        self.low = low
        self.high = high
        if self.fields is not None:
            self.close()
            self.fields.append(Field(name, axes, int(low), int(high), meaning, len(self.out) // BYTES))

    def close(self) -> None:
        """The field under way ends here."""
        if self.fields:
            last = self.fields[-1]
            last.size = len(self.out) // BYTES - last.start

    def put(self, value: i64) -> None:
        """A number; one beyond the bounds of its field is written as the bound."""
        if value > self.high:
            value = self.high
        elif value < self.low:
            value = self.low
        write_i16_le(self.out, i16(value))

    def flag(self, value: bool) -> None:
        write_i16_le(self.out, 1 if value else 0)

    def one_of(self, index: i64, size: i64) -> None:
        """So many numbers, all 0 but the one at the index, which is 1; an index of -1 leaves them all 0."""
        self.nothing(size)
        if index >= 0:
            self.out[len(self.out) - BYTES * (size - index)] = 1

    def numbers(self, values: list[int], start: i64, size: i64) -> None:
        """A part of a list."""
        out = self.out
        low = self.low
        high = self.high
        for i in range(start, start + size):
            value: i64 = values[i]
            if value > high:
                value = high
            elif value < low:
                value = low
            write_i16_le(out, i16(value))

    def around(self, values: list[int], seat: i64, players: i64) -> None:
        """A number of every seat, clockwise from this one."""
        self.numbers(values, seat, players - seat)
        self.numbers(values, 0, seat)

    def members(self, values: list[int], size: i64) -> None:
        """So many numbers: 1 at each of the values, 0 elsewhere; a value outside is left out."""
        self.nothing(size)
        start = len(self.out) - BYTES * size
        for value in values:
            if 0 <= value < size:
                self.out[start + BYTES * value] = 1

    def nothing(self, size: i64) -> None:
        """So many zeros."""
        out = self.out
        while size >= 4:  # four at once
            write_i64_le(out, 0)
            size -= 4
        while size > 0:
            write_i16_le(out, 0)
            size -= 1


class Observer:
    """A game's row. `version` rises when the same position would give another row."""

    version: int

    def __init__(self, version: int) -> None:
        self.version = version

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        """Puts on the sheet what the seat may see, and nothing else. Seats are counted clockwise from this one."""
        raise NotImplementedError


def after(seat: i64, steps: i64, players: i64) -> i64:
    """The seat so many steps clockwise, less than once around the table."""
    other = seat + steps
    return other - players if other >= players else other


def steps_to(other: i64, seat: i64, players: i64) -> i64:
    """How many steps clockwise from the seat to the other; -1, nobody, stays -1."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + players


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
    observer(state.game.id).write(state, seat, Sheet(out))
    return out.getvalue()


def fields(state: State) -> list[Field]:
    """What the row of such a game holds, in order."""
    found: list[Field] = []
    sheet = Sheet(BytesWriter(), found)
    observer(state.game.id).write(state, 0, sheet)
    sheet.close()
    return found
