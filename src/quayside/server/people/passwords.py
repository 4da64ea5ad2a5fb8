"""Which passwords are taken: long enough, and not among the first that a stranger would try."""

from __future__ import annotations

from functools import cache
from importlib import resources
from itertools import pairwise

from quayside.server.people.names import fold
from quayside.table.errors import Refusal

SHORTEST = 8
LONGEST = 200
LONGEST_PIECE = 4  # that only repeats itself: 12341234

_KEYS = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm", "yxcvbnm", "1234567890"]


def check_password(password: str, name: str) -> None:
    """Raises a Refusal for one that is no good; `name` is the account's."""
    if len(password) < SHORTEST:
        raise Refusal("table.password_short", limit=SHORTEST)
    if len(password) > LONGEST:
        raise Refusal("table.password_long", limit=LONGEST)
    plain = fold(password).replace(" ", "")
    word = _without_digits(plain)
    if fold(name).replace(" ", "") in (plain, word):
        raise Refusal("table.password_is_name")
    if not plain or {plain, word} & _common() or _repeats(plain) or _runs(plain):
        raise Refusal("table.password_common")


def _without_digits(plain: str) -> str:
    """The word among the digits and signs that people put around it; empty where there is none.

    >>> [_without_digits(text) for text in ("monkey2024!", "12345678", "trustno1")]
    ['monkey', '', 'trustno']
    """
    signs = "".join({character for character in plain if not character.isalpha()})
    return plain.strip(signs)


def _repeats(plain: str) -> bool:
    """
    >>> [_repeats(text) for text in ("aaaaaaaa", "abcabcab", "correcthorse")]
    [True, True, False]
    """
    return any(plain == (plain[:size] * len(plain))[: len(plain)] for size in range(1, LONGEST_PIECE + 1))


def _runs(plain: str) -> bool:
    """Along the alphabet, the numbers or the keys, forwards or backwards.

    >>> [_runs(text) for text in ("bcdefghi", "98765432", "poiuytrewq", "abcdefgx")]
    [True, True, True, False]
    """
    steps = {ord(after) - ord(before) for before, after in pairwise(plain)}
    return steps in ({1}, {-1}) or any(
        plain in keys + keys[::-1] or plain in keys[::-1] + keys for keys in _KEYS
    )


@cache
def _common() -> frozenset[str]:
    text = (
        resources.files("quayside.server.people").joinpath("common_passwords.txt").read_text(encoding="utf-8")
    )
    return frozenset(line for line in text.splitlines() if not line.startswith("#"))
