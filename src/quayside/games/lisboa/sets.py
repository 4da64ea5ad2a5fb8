"""Small sets of goods, acts or nobles, each one number: a state is made of numbers."""

from __future__ import annotations


def has(members: int, member: int) -> bool:
    """
    >>> has(plus(0, 3), 3), has(plus(0, 3), 2)
    (True, False)
    """
    return bool(members >> member & 1)


def plus(members: int, member: int) -> int:
    return members | 1 << member
