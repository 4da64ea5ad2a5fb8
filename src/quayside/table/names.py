"""What people may call themselves: something visible, of bounded length, that cannot pass for anything else on a page."""

from __future__ import annotations

import unicodedata

from quayside.table.live import Refusal
from quayside.table.store.people import DELETED

LONGEST = 24
LONGEST_FOLDED = 40  # folding may lengthen a name (ß becomes ss); the database holds so much
MARKS_IN_A_ROW = 2  # accents upon a letter; more of them would climb over the neighbours

# Characters that print nothing although Unicode counts them as letters, marks or symbols
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Control, format (bidi, zero width), surrogate, private, unassigned; line and paragraph separators
_FORBIDDEN = frozenset(["Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"])


def checked_name(text: str) -> str:
    """The name as it will be shown, or a Refusal.

    >>> checked_name("  Ｒｏｓａ   Luz ")
    'Rosa Luz'
    """
    if len(text) > 4 * LONGEST:
        raise Refusal("table.name_long", limit=LONGEST)
    kinds = [unicodedata.category(character) for character in text]
    if any(kind in _FORBIDDEN for kind in kinds) or _BLANK.intersection(text):
        raise Refusal("table.name_characters")
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not any(unicodedata.category(character)[0] in "LNPS" for character in name):
        raise Refusal("table.name_empty")
    if len(name) > LONGEST:
        raise Refusal("table.name_long", limit=LONGEST)
    marks = "".join("m" if unicodedata.category(character)[0] == "M" else " " for character in name)
    if "m" * (MARKS_IN_A_ROW + 1) in marks:
        raise Refusal("table.name_characters")
    return name


def checked_account_name(text: str) -> tuple[str, str]:
    """The name of an account, and the form in which no two are alike."""
    name = checked_name(text)
    folded = fold(name)
    if folded == DELETED:
        raise Refusal("table.name_taken")
    if len(folded) > LONGEST_FOLDED:
        raise Refusal("table.name_long", limit=LONGEST)
    return name, folded


def fold(name: str) -> str:
    """The form in which names are compared; any text has one.

    >>> fold("ROSA Große") == fold("rosa  grosse")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.replace("\0", " ").split())
