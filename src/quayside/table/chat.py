"""What people may say at a table: any text, without what would reach beyond its own line on a page."""

from __future__ import annotations

import unicodedata

from quayside.table.errors import Refusal

MARKS_IN_A_ROW = 4  # upon a letter: as many as a script needs, and not enough to climb over the lines above

# Characters that print nothing although Unicode counts them as letters, marks or symbols
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# They turn around what stands after them. Letters of every script find their direction without
_TURNING = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_BREAKING = frozenset(["Cc", "Zl", "Zp"])  # controls, ends of lines and paragraphs
_MARKS = frozenset(["Mn", "Me"])


def checked_line(text: str) -> str:
    r"""The line as it will be shown, or a Refusal where there is nothing to be seen.

    >>> checked_line("one\ntwo \u202eeerht")
    'one two eerht'
    >>> checked_line("Z" + "\u0301" * 100) == "Z" + "\u0301" * 4
    True
    """
    shown: list[str] = []
    marks = 0
    for character in text.translate(_TURNING):
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in _MARKS else 0
        if marks <= MARKS_IN_A_ROW:
            shown.append(" " if kind in _BREAKING else character)
    if not any(
        unicodedata.category(character)[0] in "LNPS" and character not in BLANK for character in shown
    ):
        raise Refusal("table.chat_empty")
    return "".join(shown).strip()
