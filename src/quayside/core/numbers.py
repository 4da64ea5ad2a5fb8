"""What is often asked of a vec of numbers, as lists have it built in."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.vecs import Numbers, Rows, vec


def bit(at: i64) -> i64:
    """A set of one. Not `1 << at`, which C works out in 32 bits; nor may a name stand for 1 alone, for mypyc writes the
    literal in its place."""
    members: i64 = 1
    members <<= at
    return members


def filled(count: i64, value: i64) -> Numbers:
    """The same number so many times."""
    return vec[i64]([value] * count)


def refill(values: Numbers, value: i64) -> None:
    """Every number anew, where it lies: with new vecs, what belongs to a position would lie further and further apart in
    memory, and thousands of games at once would be played more slowly."""
    for i in range(len(values)):
        values[i] = value


def count(values: Numbers, value: i64) -> i64:
    """How often it is there."""
    found: i64 = 0
    for each in values:
        if each == value:
            found += 1
    return found


def greatest(values: Numbers) -> i64:
    found = values[0]
    for each in values:
        if each > found:
            found = each
    return found


def total(values: Numbers) -> i64:
    """What they add up to."""
    result: i64 = 0
    for each in values:
        result += each
    return result


def position_of(values: Numbers, value: i64) -> i64:
    """Where it first is."""
    for i in range(len(values)):
        if values[i] == value:
            return i
    raise ValueError(f"{value} is not there")


def empty_rows(count: i64) -> Rows:
    """So many vecs without a number."""
    return vec[vec[i64]]([vec[i64]() for _ in range(count)])


def copied(rows: Rows) -> Rows:
    """Copies of vecs, in a vec of their own."""
    return vec[vec[i64]]([row[:] for row in rows])


def put_in_order(values: Numbers) -> None:
    """The least first, where they lie; for the few that a hand or a pile holds."""
    for end in range(i64(1), len(values)):
        value = values[end]
        at = end
        while at > 0 and values[at - 1] > value:
            values[at] = values[at - 1]
            at -= 1
        values[at] = value
