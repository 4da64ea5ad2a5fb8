"""What is still to be done: a stack of frames, the next one on top. A frame is a kind, a seat and up to three numbers.

How a frame is stored, nobody outside this file knows. No generator, closure or callback holds what is to come, so a
position can be cloned, compared, saved and searched at any moment.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

from quayside.core.vecs import Numbers, append, extend, vec

# A frame is one number: the kind in its lowest bits, so that a frame without numbers is a small one, then the others
_SEAT: Final = 8
_NUMBER: Final = 12
_SECOND: Final = 32
_THIRD: Final = 46
LARGEST_KIND: Final = (1 << 8) - 1
LARGEST_SEAT: Final = (1 << 4) - 1
LARGEST_NUMBER: Final = (1 << 20) - 1
LARGEST_SECOND: Final = (1 << 14) - 1
LARGEST_THIRD: Final = (1 << 14) - 1
# The number of a frame in a position that is written for somebody who may not know it
HIDDEN: Final = LARGEST_NUMBER
# Frames that there is room for from the start; more make room for themselves
ROOM: Final = 24


class Frame(NamedTuple):
    """A frame taken apart, for those who are not in a hurry."""

    kind: int
    seat: int = 0
    number: int = 0
    second: int = 0
    third: int = 0


@final
class Agenda:
    """The stack. `kind`, `seat`, `number`, `second` and `third` are those of the top frame.

    >>> agenda = Agenda()
    >>> agenda.push(7)
    >>> agenda.push(5, 2, 13)
    >>> agenda.kind, agenda.seat, agenda.number, agenda.count(7)
    (5, 2, 13, 1)
    >>> agenda.pop()
    >>> agenda.frames()
    [Frame(kind=7, seat=0, number=0, second=0, third=0)]
    """

    kind: i64  # -1 when nothing is left to be done: the game is over
    seat: i64
    number: i64
    _stack: Numbers  # with room above the top frame
    _depth: i64  # how many frames there are

    def __init__(self, like: Agenda | None = None) -> None:
        """An empty one, or a copy."""
        if like is None:
            self.kind = -1
            self.seat = 0
            self.number = 0
            self._stack = vec[i64]([0] * ROOM)
            self._depth = 0
        else:
            self.kind = like.kind
            self.seat = like.seat
            self.number = like.number
            self._stack = like._stack[:]
            self._depth = like._depth

    @property
    def second(self) -> i64:
        return self._stack[self._depth - 1] >> _SECOND & LARGEST_SECOND

    @property
    def third(self) -> i64:
        return self._stack[self._depth - 1] >> _THIRD & LARGEST_THIRD

    @property
    def is_empty(self) -> bool:
        return self.kind < 0

    # What changes it

    def push(self, kind: i64, seat: i64 = 0, number: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Puts a frame on top: it is done before all that was there."""
        frame = kind | seat << _SEAT | number << _NUMBER | second << _SECOND | third << _THIRD
        depth = self._depth
        if depth == len(self._stack):
            self._stack = append(self._stack, frame)
        else:
            self._stack[depth] = frame
        self._depth = depth + 1
        self.kind = kind
        self.seat = seat
        self.number = number

    def pop(self) -> None:
        """The top frame is done."""
        if self._depth == 0:
            raise IndexError("nothing is left to be done")
        self._depth -= 1
        self._look()

    def _look(self) -> None:
        """What is on top now."""
        depth = self._depth
        if depth == 0:
            self.kind = -1
            return
        top = self._stack[depth - 1]
        self.kind = top & LARGEST_KIND
        self.seat = top >> _SEAT & LARGEST_SEAT
        self.number = top >> _NUMBER & LARGEST_NUMBER

    def replace(self, kind: i64, seat: i64 = 0, number: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Puts another frame in the place of the top one."""
        self._depth -= 1
        self.push(kind, seat, number, second, third)

    def push_all(self, others: Agenda) -> None:
        """Puts a whole agenda on top, its frames in their order."""
        self._stack = extend(self._stack[: self._depth], others._stack[: others._depth])
        self._depth += others._depth
        self._look()

    def clear(self) -> None:
        self._depth = 0
        self.kind = -1

    # What lies below the top

    def count(self, kind: i64) -> int:
        """How many frames of a kind there are."""
        found: i64 = 0
        for at in range(self._depth):
            if self._stack[at] & LARGEST_KIND == kind:
                found += 1
        return found

    def holds(self, kind: i64, seat: i64 = 0, number: i64 = 0) -> bool:
        """Whether just this frame is there."""
        frame = kind | seat << _SEAT | number << _NUMBER
        at = self._depth - 1
        while at >= 0 and self._stack[at] != frame:
            at -= 1
        return at >= 0

    def frames(self) -> list[Frame]:
        """All frames, the top one last."""
        return [_unpacked(frame) for frame in self.key()]

    # As a value

    def copy(self) -> Agenda:
        return Agenda(self)

    def key(self) -> tuple[int, ...]:
        return tuple(self._stack[: self._depth])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agenda) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Agenda({self.frames()!r})"


def agenda_of(frames: list[Frame]) -> Agenda:
    """An agenda of these frames, the top one last."""
    agenda = Agenda()
    for kind, seat, number, second, third in frames:
        agenda.push(kind, seat, number, second, third)
    return agenda


def _unpacked(frame: i64) -> Frame:
    return Frame(
        int(frame & LARGEST_KIND),
        int(frame >> _SEAT & LARGEST_SEAT),
        int(frame >> _NUMBER & LARGEST_NUMBER),
        int(frame >> _SECOND & LARGEST_SECOND),
        int(frame >> _THIRD & LARGEST_THIRD),
    )
