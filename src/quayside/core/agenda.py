"""What is still to be done: a stack of frames, the next one on top. A frame is a kind, a seat and up to three numbers.

How a frame is stored, nobody outside this file knows. No generator, closure or callback holds what is to come, so a
position can be cloned, compared, saved and searched at any moment.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

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
    _stack: list[int]

    def __init__(self) -> None:
        self.kind = -1
        self.seat = 0
        self.number = 0
        self._stack = []

    @property
    def second(self) -> i64:
        top: i64 = self._stack[-1]
        return top >> _SECOND & LARGEST_SECOND

    @property
    def third(self) -> i64:
        top: i64 = self._stack[-1]
        return top >> _THIRD & LARGEST_THIRD

    @property
    def is_empty(self) -> bool:
        return self.kind < 0

    # What changes it

    def push(self, kind: i64, seat: i64 = 0, number: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Puts a frame on top: it is done before all that was there."""
        frame = kind | seat << _SEAT | number << _NUMBER | second << _SECOND | third << _THIRD
        self._stack.append(frame)
        self.kind = kind
        self.seat = seat
        self.number = number

    def pop(self) -> None:
        """The top frame is done."""
        self._stack.pop()
        self._look()

    def _look(self) -> None:
        """What is on top now."""
        if len(self._stack) == 0:
            self.kind = -1
            return
        top: i64 = self._stack[-1]
        self.kind = top & LARGEST_KIND
        self.seat = top >> _SEAT & LARGEST_SEAT
        self.number = top >> _NUMBER & LARGEST_NUMBER

    def replace(self, kind: i64, seat: i64 = 0, number: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Puts another frame in the place of the top one."""
        self._stack.pop()
        self.push(kind, seat, number, second, third)

    def push_all(self, others: Agenda) -> None:
        """Puts a whole agenda on top, its frames in their order."""
        self._stack.extend(others._stack)
        self._look()

    def clear(self) -> None:
        self._stack.clear()
        self.kind = -1

    # What lies below the top

    def count(self, kind: i64) -> int:
        """How many frames of a kind there are."""
        found = 0
        for each in self._stack:
            frame: i64 = each
            if frame & LARGEST_KIND == kind:
                found += 1
        return found

    def holds(self, kind: i64, seat: i64 = 0, number: i64 = 0) -> bool:
        """Whether just this frame is there."""
        return kind | seat << _SEAT | number << _NUMBER in self._stack

    def frames(self) -> list[Frame]:
        """All frames, the top one last."""
        return [_unpacked(frame) for frame in self._stack]

    # As a value

    def copy(self) -> Agenda:
        twin = Agenda()
        twin.kind = self.kind
        twin.seat = self.seat
        twin.number = self.number
        twin._stack = self._stack.copy()
        return twin

    def key(self) -> tuple[int, ...]:
        return tuple(self._stack)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agenda) and self._stack == other._stack

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
