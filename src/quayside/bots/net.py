"""A net that has learned a game: from the row of numbers that a seat may see (`core/observation.py`) to how much it likes
each move, and to each seat's chance to win. It was taught by `quayside.lab.learn`; its weights are data in the game's
folder, one file for each layout of the row.

All weights are whole numbers, and so is everything that is added up: both builds come to the same sums to the last digit,
on every machine. Most numbers of a row are 0, and cost nothing; each of the others has a ready line of weights by its place
and its value, so that nothing is multiplied. Sums for three neurons share one 64-bit number, 21 bits each.

One net serves every number of players: a row is spread out to that of the largest table, with the seats that are missing
left empty (`slots`).
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import sys
from array import array
from collections.abc import Iterable
from typing import Any, Final, final

from mypy_extensions import i64

from quayside.core.observation import Field, Sheet, fields, observer
from quayside.core.state import State
from quayside.core.vecs import Numbers, append, vec

FORM: Final = 1  # of the files
LANE: Final[i64] = 21  # bits
LANES: Final = 3
STRIDE: Final = 4  # numbers that are added up at a time
# In how many parts a whole is divided, as powers of two
ROW_BITS: Final = 10  # of weights of a row, and sums of them
ACTIVE_BITS: Final = 4  # of what the first neurons say
SECOND_BITS: Final = 6  # of weights of the second neurons
SECOND_ACTIVE_BITS: Final = 7  # of what those say
HEAD_BITS: Final = 10  # of weights of the answers
MOST_ACTIVE: Final[i64] = (1 << 7) - 1
MOST_SECOND: Final[i64] = (1 << 10) - 1
LARGEST_ROW: Final = (1 << 13) - 1  # a weight of a row
LARGEST_SECOND: Final = (1 << 7) - 1

_MASK: Final[i64] = (1 << 21) - 1
_HALF: Final[i64] = 1 << 20


@final
class Net:
    """The weights of a file. `hunch` says how much the game's own judgement of a move counts beside its own."""

    game: str
    layout: i64
    made: dict[str, Any]
    most: i64  # seats of the largest table
    inputs: i64  # numbers of its row, and one for each number of players
    seats: i64  # whose chances it tells
    hunch: list[float]  # by kind of decision
    temperature: float  # what difference in that judgement is a clear one
    first: i64  # neurons
    second: i64
    words: i64  # numbers that hold the first neurons
    second_words: i64
    bits: Numbers  # by input: how many bits finer than a row's its weights are, ...
    lines: Numbers  # ... these weights for one more of it
    singles: dict[
        int, int
    ]  # and beside that, of one value of an input, by input and value: where its own weights begin
    extra: Numbers
    bias: Numbers
    second_lines: Numbers
    second_bias: Numbers
    moves: Numbers
    move_bias: Numbers
    chances: Numbers
    chance_bias: Numbers
    highest: Numbers  # by input: a greater value is taken for this one
    starts: Numbers  # by input: where `ready` has its values, from 1 on
    ready: Numbers  # by input and value: where its weights stand in `table`; -1 before it was first met
    table: Numbers
    active: Numbers  # what the neurons said last
    second_active: Numbers
    found: Numbers  # weights of the row that is looked at

    def __init__(self, stored: dict[str, Any]) -> None:
        if stored["form"] != FORM:
            raise ValueError(f"a net of form {stored['form']}, and this reads form {FORM}")
        if stored["digest"] != digest(stored):
            raise ValueError("the digest of a net is not that of its weights")
        self.game = stored["game"]
        self.layout = stored["layout"]
        self.made = stored["made"]
        self.most = stored["most"]
        self.inputs = stored["inputs"]
        self.seats = stored["seats"]
        self.hunch = [float(share) for share in stored["hunch"]]
        self.temperature = stored["temperature"]
        self.first = stored["first"]
        self.second = stored["second"]
        self.words = self.first // LANES
        self.second_words = self.second // LANES
        weights: dict[str, str] = stored["weights"]
        self.bits = whole(stored["bits"])
        self.lines = numbers(weights["lines"])
        self.singles = {key: number for number, key in enumerate(stored["singles"])}
        self.extra = numbers(weights["extra"])
        self.bias = numbers(weights["bias"])
        self.second_lines = packed(numbers(weights["second_lines"]))
        self.second_bias = numbers(weights["second_bias"])
        self.moves = numbers(weights["moves"])
        self.move_bias = whole(stored["move_bias"])
        self.chances = numbers(weights["chances"])
        self.chance_bias = whole(stored["chance_bias"])
        self.highest = whole(stored["highest"])
        self.starts = vec[i64]([0] * int(self.inputs))
        at: i64 = 0
        for number in range(self.inputs):
            self.starts[number] = at - 1
            at += self.highest[number]
        self.ready = vec[i64]([-1] * int(at))
        self.table = vec[i64](capacity=1 << 16)
        self.active = vec[i64]([0] * int(self.first))
        self.second_active = vec[i64]([0] * int(self.second))
        self.found = vec[i64]([0] * int(self.inputs))

    def look(self, sheet: Sheet, slots: Numbers, players: i64) -> None:
        """At the only row of a sheet. What it says of it, `like` and `hope` tell."""
        met: i64 = 1
        self.found[0] = self._weights(self.inputs - self.most + players - 1, 1)
        for mark in range(sheet.counts[0]):
            place = i64(sheet.marks[mark])
            value = i64(sheet.out[place])
            if value > 0:
                slot = slots[place]
                value = min(value, self.highest[slot])
                at = self.ready[self.starts[slot] + value]
                if at < 0:
                    at = self._weights(slot, value)
                self.found[met] = at
                met += 1
        self._add_up(met)
        self._second()

    def like(self, action: i64) -> float:
        """How much it likes a move: the logarithm of a share, but for a constant."""
        second = self.second
        weights = self.moves
        active = self.second_active
        start = action * second
        total = self.move_bias[action]
        for number in range(second):
            total += active[number] * weights[start + number]
        return int(total) / _WHOLE

    def hope(self, step: i64) -> float:
        """The same for the chance to win of whoever sits so many steps clockwise."""
        second = self.second
        start = step * second
        total = self.chance_bias[step]
        for number in range(second):
            total += self.second_active[number] * self.chances[start + number]
        return int(total) / _WHOLE

    def _weights(self, slot: i64, value: i64) -> i64:
        """Where the weights of a value of an input stand; they are worked out when it is met first."""
        index = self.starts[slot] + value
        at = self.ready[index]
        if at >= 0:
            return at
        at = len(self.table)
        single = self.singles.get(int(slot) << 16 | int(value), -1)
        low = slot * self.first
        line = vec[i64]([0] * int(self.first))
        for number in range(self.first):
            weight = self.lines[low + number] * value >> self.bits[slot]
            if single >= 0:
                weight += self.extra[i64(single) * self.first + number]
            line[number] = min(max(weight, -LARGEST_ROW), LARGEST_ROW)
        for word in packed(line):
            self.table = append(self.table, word)
        self.ready[index] = at
        return at

    def _add_up(self, met: i64) -> None:
        """The first neurons. Four numbers are added up side by side, line after line: so nothing is put away in between."""
        table = self.table
        found = self.found
        for word in range(0, self.words, STRIDE):
            one: i64 = 0
            two: i64 = 0
            three: i64 = 0
            four: i64 = 0
            for line in range(met):
                at = found[line] + word
                one += table[at]
                two += table[at + 1]
                three += table[at + 2]
                four += table[at + 3]
            self._activate(word, one)
            self._activate(word + 1, two)
            self._activate(word + 2, three)
            self._activate(word + 3, four)

    def _activate(self, word: i64, sums: i64) -> None:
        """Three neurons: nothing below 0, and no more than they can say."""
        number = word * LANES
        rest = sums
        for lane in range(LANES):
            own = rest & _MASK
            if own >= _HALF:
                own -= _MASK + 1
            rest = (rest - own) >> LANE
            own = (own + self.bias[number + lane]) >> (ROW_BITS - ACTIVE_BITS)
            self.active[number + lane] = min(max(own, 0), MOST_ACTIVE)

    def _second(self) -> None:
        words = self.second_words
        sums = vec[i64]([0] * int(words))
        lines = self.second_lines
        for number in range(self.first):
            active = self.active[number]
            if active > 0:
                start = number * words
                for word in range(words):
                    sums[word] += active * lines[start + word]
        for word in range(words):
            rest = sums[word]
            for lane in range(LANES):
                own = rest & _MASK
                if own >= _HALF:
                    own -= _MASK + 1
                rest = (rest - own) >> LANE
                own += self.second_bias[word * LANES + lane]
                own >>= ACTIVE_BITS + SECOND_BITS - SECOND_ACTIVE_BITS
                self.second_active[word * LANES + lane] = min(max(own, 0), MOST_SECOND)


_WHOLE: Final = float(1 << (SECOND_ACTIVE_BITS + HEAD_BITS))


def packed(values: Numbers) -> Numbers:
    """Three numbers in each."""
    found = vec[i64](capacity=len(values) // LANES)
    for at in range(0, len(values), LANES):
        found = append(found, values[at] + (values[at + 1] << LANE) + (values[at + 2] << (2 * LANE)))
    return found


def slots(state: State, most: int) -> Numbers:
    """Where the numbers of a game's row stand in that of a table of `most` seats. What belongs to a seat says so by the name
    of its first or last axis."""
    found = vec[i64](capacity=1)
    seats = 0
    at = 0
    for field in fields(state):
        if field.name == "to_play":
            seats = field.size
        here, there = _widths(field, seats, most)
        for number in range(field.size):
            found = append(found, i64(at + _spread(field, number, here, there)))
        at += field.size // here * there
    return found


def _widths(field: Field, seats: int, most: int) -> tuple[int, int]:
    """How many seats a field tells of, here and at the largest table; nobody is one more."""
    axes = field.axes.split(", ")
    if SEAT_AXES.isdisjoint(axes):
        return 1, 1
    return (seats + 1, most + 1) if NOBODY in axes else (seats, most)


def _spread(field: Field, number: int, here: int, there: int) -> int:
    """Where one of the numbers of a field goes within it."""
    if here == 1:
        return number
    axes = field.axes.split(", ")
    if axes[0] in SEAT_AXES:
        inner = field.size // here
        return _seat(axes[0], number // inner, here, there) * inner + number % inner
    return number // here * there + _seat(axes[-1], number % here, here, there)


def _seat(axis: str, seat: int, here: int, there: int) -> int:
    return there - 1 if axis == NOBODY and seat == here - 1 else seat


NOBODY: Final = "side and nobody"
SEAT_AXES: Final = frozenset(["seat", "side", NOBODY])


# On file

_GAMES: Final = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "games")


def net_file(game: str, layout: int) -> str:
    return os.path.join(_GAMES, game, f"net-{layout}.json")


def net_for(state: State) -> Net | None:
    """That of a game with its options; None where none was taught for this layout of its row."""
    return net_of(state.game.id, observer(state.game.id, state.setup.options).version)


def net_of(game: str, layout: int) -> Net | None:
    key = f"{game}-{layout}"
    if key not in _KNOWN:
        path = net_file(game, layout)
        _KNOWN[key] = net_on_file(path) if os.path.exists(path) else None
    return _KNOWN[key]


_KNOWN: dict[str, Net | None] = {}


def net_on_file(path: str) -> Net:
    with open(path, encoding="utf-8") as file:
        return Net(json.load(file))


def digest(stored: dict[str, Any]) -> str:
    """Of all that a net says, by which it is told from another; not of how it was made."""
    said = {name: stored[name] for name in stored if name not in ("digest", "made")}
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def text_of(values: list[int]) -> str:
    """16-bit numbers, little-endian, as base64."""
    numbers = array("h", values)
    if sys.byteorder == "big":
        numbers.byteswap()
    return base64.b64encode(numbers.tobytes()).decode()


def numbers(text: str) -> Numbers:
    """The same again.

    >>> list(numbers(text_of([1, -2, 300])))
    [1, -2, 300]
    """
    values = array("h")
    values.frombytes(base64.b64decode(text))
    if sys.byteorder == "big":
        values.byteswap()
    return whole(values)


def whole(values: Iterable[int]) -> Numbers:
    return vec[i64]([int(value) for value in values])
