"""Small sets of goods, acts or nobles, each one number: a state is made of numbers."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.numbers import bit


def has(members: i64, member: i64) -> bool:
    """
    >>> has(plus(0, 3), 3), has(plus(0, 3), 2)
    (True, False)
    """
    return members >> member & 1 == 1


def plus(members: i64, member: i64) -> i64:
    return members | bit(member)
