"""What a game's picture is made of: pieces of SVG, as text, in a room of `WIDTH` by `HEIGHT`.

A picture stands for a link where it is shared. It is drawn of a view, by adding, with the client's own drawings (`art.svg`
beside it, made by `npm run art`); it has no words, so that it needs no language. The house puts a frame around it that has
them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias
from xml.sax.saxutils import escape, quoteattr

View: TypeAlias = dict[str, Any]

WIDTH = 800
HEIGHT = 546

# The house's palette (web/src/art/tokens.css), by day
PAPER, CARD, CARD2, LINE = "#f7f1e3", "#fffaf0", "#f3ead6", "#d9cbb0"
INK, MUTED = "#1f2a33", "#646358"
BLUE, BRASS, BRASS_INK, CORAL_INK = "#14506f", "#b8862f", "#7d5712", "#a83a27"

# Players, by seat: colour and shape always together
COLOURS = ("vermilion", "blue", "green", "gold", "plum")
SHADES = ("#c8501e", "#1f6fa8", "#1b8a6b", "#d99a1c", "#8a4f8f")
SHAPES = ("circle", "square", "triangle", "diamond", "star")
CUT = "#fffaf0"


class Tally(NamedTuple):
    """What a seat has, as far as everybody may see it: the sign of what is counted, and how many."""

    sign: str
    number: int


class Picture(NamedTuple):
    """A game's own part of a picture: how a view is drawn, and what stands beside each seat."""

    draw: Callable[[View], str]
    tally: Callable[[View, int], Tally]


def tag(name: str, inside: str = "", /, **attributes: object) -> str:
    """
    >>> tag("rect", width=3, fill="red", stroke_width=None)
    '<rect width="3" fill="red"/>'
    """
    told = [
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_short(value))}"
        for key, value in attributes.items()
        if value is not None
    ]
    return f"<{name}{''.join(told)}>{inside}</{name}>" if inside else f"<{name}{''.join(told)}/>"


def _short(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def use(symbol: str, x: float, y: float, width: float, height: float, **attributes: object) -> str:
    """A drawing of `art.svg` in a box."""
    return tag("use", href=f"#{symbol}", x=x, y=y, width=width, height=height, **attributes)


def group(*inside: str, **attributes: object) -> str:
    return tag("g", "".join(inside), **attributes)


def box(x: float, y: float, width: float, height: float, round: float = 0, **attributes: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=round or None, **attributes)


def figures(text: object, x: float, y: float, size: float, **attributes: object) -> str:
    """Numbers and Latin letters, about `x`."""
    told: dict[str, object] = {
        "font_family": "Source Sans",
        "text_anchor": "middle",
        "fill": INK,
        **attributes,
    }
    return tag("text", escape(str(text)), x=x, y=y, font_size=size, **told)


def shape(seat: int, x: float, y: float, size: float, fill: str | None = None) -> str:
    """A player's shape, its middle at x, y."""
    colour = fill or SHADES[seat % len(SHADES)]
    return use(f"sh-{SHAPES[seat % len(SHAPES)]}", x - size / 2, y - size / 2, size, size, fill=colour)
