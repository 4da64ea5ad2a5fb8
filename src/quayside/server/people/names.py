"""What people may call themselves: something visible, of bounded length, that cannot pass for anything else on a page,
and for no account but one's own."""

from __future__ import annotations

import hashlib
import unicodedata
from collections import defaultdict
from functools import cache
from typing import NamedTuple

from confusable_homoglyphs.confusables import confusables_data

from quayside.server.store.people import DELETED
from quayside.table.chat import BLANK
from quayside.table.errors import Refusal

LONGEST = 24
LONGEST_FOLDED = 40  # folding may lengthen a name (ß becomes ss); the database holds so much
MARKS_IN_A_ROW = 2  # accents upon a letter; more of them would climb over the neighbours

# Marks that print nothing: Unicode's default ignorable characters, as far as they are neither blank nor forbidden
_IGNORED = dict.fromkeys([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
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
    if any(kind in _FORBIDDEN for kind in kinds) or BLANK.intersection(text):
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


class AccountName(NamedTuple):
    """As it is shown, as one signs in with it, and as others see it: no two accounts share either of the latter."""

    name: str
    folded: str
    look: str


def checked_account_name(text: str) -> AccountName:
    name = checked_name(text)
    found = AccountName(name, fold(name), look(name))
    if found.look == look(DELETED):
        raise Refusal("table.name_taken")
    if len(found.folded) > LONGEST_FOLDED:
        raise Refusal("table.name_long", limit=LONGEST)
    return found


def fold(name: str) -> str:
    """The form in which names are compared; any text has one.

    >>> fold("ROSA Große") == fold("rosa  grosse")
    True
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(folded.replace("\0", " ").split())


# What can be taken for each other: skeletons as Unicode Technical Standard 39 describes them

EDITION = 1  # of the looks that are stored; it rises with whatever changes them, also in the library


def look(name: str) -> str:
    """The same for names that can be taken for each other, whatever letters, capitals and invisible signs they are
    written with.

    >>> look("Rosa") == look("R0SA") == look("Rоsа") == look("Rosa\\ufe0f")
    True
    >>> look("José") == look("Jose")
    False
    """
    digest = hashlib.blake2b(_skeleton(name).encode(), digest_size=16)
    return f"{EDITION}:{digest.hexdigest()}"


def _skeleton(name: str) -> str:
    """Capitals have look-alikes of their own (a Cyrillic В is a B, its small в is not), so it is looked at as it is
    written and again in small letters. A capital I is an l, and names that differ in capitals are one: so i is l too."""
    seen = unicodedata.normalize("NFKC", name)
    for _ in range(2):
        plain = unicodedata.normalize("NFD", seen).translate(_IGNORED)
        seen = unicodedata.normalize("NFKD", plain.translate(_prototypes())).casefold()
    return seen.replace("i", "l")


@cache
def _prototypes() -> dict[int, str]:
    """For each character that resembles others, the one that stands for all of them, or several that look like it. The
    library has them in both directions: what resembles only one is drawn to it."""
    alike: dict[str, set[str]] = defaultdict(set)
    for character, others in confusables_data.items():
        alike[_bare(character)].update(_bare(other["c"]) for other in others)
    drawn = {}
    for character, others in alike.items():
        if len(character) == 1 and len(others) == 1:
            (other,) = others
            mutual = len(other) == 1 and len(alike[other]) == 1
            drawn[ord(character)] = min(character, other) if mutual else other
    return drawn


def _bare(text: str) -> str:
    """Without the marks by which the library keeps letters in their order that are written from right to left."""
    return text.strip("\u200e")
