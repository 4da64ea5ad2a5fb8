"""Words in a picture. Each piece of them is written in the font that has its letters: ours, or for what they do not have
the machine's own. How wide words are is estimated, generously, for nothing here measures fonts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

from quayside.core.picture import INK, tag

FONTS = Path(__file__).parent / "fonts"
SERIF, SANS = "Alegreya", "Source Sans"
CHINESE = "Quayside Chinese"
ELSEWHERE = "sans-serif"  # whatever the machine has

NARROW, BROAD = frozenset("iljtfrI.,:;'!|()[] "), frozenset("mwMW@%—…")
WIDTHS = {"narrow": 0.31, "broad": 0.86, "capital": 0.66, "other": 0.53, "chinese": 1.0}


def font_files() -> list[str]:
    return [str(path) for path in sorted(FONTS.iterdir()) if path.suffix in (".ttf", ".otf")]


@cache
def _letters() -> dict[str, frozenset[str]]:
    found: dict[str, str] = json.loads((FONTS / "letters.json").read_text(encoding="utf-8"))
    return {family: frozenset(letters) for family, letters in found.items()}


def _font(letter: str, family: str) -> str:
    has = _letters()
    fonts = (family, f"{family} Extended", CHINESE)
    return next((font for font in fonts if letter in has[font]), ELSEWHERE)


def runs(text: str, family: str) -> Iterator[tuple[str, str]]:
    """Pieces of a text, each with its font.

    >>> list(runs("三港 Łódź", SERIF))
    [('Quayside Chinese', '三港'), ('Alegreya', ' '), ('Alegreya Extended', 'Ł'), ('Alegreya', 'ód'), ('Alegreya Extended', 'ź')]
    """
    for font, letters in groupby(text, key=lambda letter: _font(letter, family)):
        yield font, "".join(letters)


def is_ours(text: str) -> bool:
    """Whether our own fonts have all of it."""
    return all(font != ELSEWHERE for font, _ in runs(text, SANS))


def width(text: str, size: float) -> float:
    return sum(WIDTHS[_kind(letter)] for letter in text) * size


def _kind(letter: str) -> str:
    if ord(letter) >= 0x2E80:
        return "chinese"
    if letter in NARROW:
        return "narrow"
    if letter in BROAD:
        return "broad"
    return "capital" if letter.isupper() else "other"


def shortened(text: str, size: float, room: float) -> str:
    """
    >>> shortened("A name without any end to it", 20, 150)
    'A name witho…'
    """
    if width(text, size) <= room:
        return text
    while text and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def wrapped(text: str, size: float, room: float, most: int) -> list[str]:
    """In lines, the last one shortened where there are more than `most`. Chinese may break anywhere but before a comma."""
    lines, line = [], ""
    for word in _words(text):
        if line and width(line + word.rstrip(), size) > room:
            lines.append(line.rstrip())
            line = ""
        line += word
    lines.append(line.rstrip())
    if len(lines) > most:
        lines = [*lines[: most - 1], shortened(" ".join(lines[most - 1 :]), size, room)]
    return lines


def _words(text: str) -> Iterator[str]:
    word = ""
    for at, letter in enumerate(text):
        word += letter
        after = text[at + 1 : at + 2]
        if letter == " " or (
            ord(letter) >= 0x2E80 and after not in ("，", "。", "、", "：", "；", "！", "？", "）", "”")
        ):
            yield word
            word = ""
    yield word


def words(text: str, x: float, y: float, size: float, family: str = SANS, **attributes: object) -> str:
    spans = [tag("tspan", escape(piece), font_family=font) for font, piece in runs(text, family)]
    told: dict[str, object] = {"fill": INK, **attributes}
    return tag("text", "".join(spans), x=x, y=y, font_size=size, xml_space="preserve", **told).replace(
        "xml-space", "xml:space"
    )
