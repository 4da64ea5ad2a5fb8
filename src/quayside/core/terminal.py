"""What a game's drawing for a terminal is made of: blocks of text, in Rich's markup but without Rich.

A drawing is rows of blocks. A block has a title, the alignment of its columns ("<", ">" or "^" each) and rows of cells;
the first row is its heading, whose first cell stays empty: the title goes there when there is no room for a frame. The
house draws them, and knows the styles muted, cost, gain, loss and now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeAlias

View: TypeAlias = dict[str, Any]


class Block(NamedTuple):
    title: str
    align: str
    rows: list[list[str]]


Blocks: TypeAlias = list[list[Block]]


class Voice(Protocol):
    """What a drawing needs of the house: messages, what ids are called, the values that are played with, names of the
    seats, and their figures (shape in colour)."""

    @property
    def seat(self) -> int | None: ...
    @property
    def values(self) -> View: ...
    def say(self, message: str, /, **facts: object) -> str: ...
    def label(self, message: str) -> str: ...
    def called(self, fact: str, id: str) -> str: ...
    def name(self, seat: int) -> str: ...
    def figure(self, seat: int) -> str: ...


class Drawing(NamedTuple):
    """How a game is drawn. A board that is too large to be drawn at every decision has `parts`, words for what can be asked
    for one by one."""

    heading: Callable[[View, Voice], str]
    draw: Callable[[View, Voice], Blocks]  # what the seat that decides has to see
    draw_odds: Callable[[View, Voice], Blocks]
    draw_end: Callable[[View, Voice], Blocks]
    aside: Callable[[View], str | None]  # an event in short, if the one before it has all but told it
    parts: tuple[str, ...] = ()
    draw_part: Callable[[str, View, Voice], Blocks] | None = None

    def draw_whole(self, view: View, voice: Voice) -> Blocks:
        """The whole table, part by part if it has parts."""
        if self.draw_part is None:
            return self.draw(view, voice)
        return [row for part in self.parts for row in self.draw_part(part, view, voice)]
