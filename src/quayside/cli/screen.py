"""Everything that is drawn: blocks of a game, lines of its story, choices, sentences. The only user of Rich at a table."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from quayside.cli.menu import Entry, Menu
from quayside.cli.words import TerminalVoice

# As a game draws them: title, alignment of the columns, rows of cells in markup (the first row is the heading)
Block: TypeAlias = tuple[str, str, list[list[str]]]
Drawing: TypeAlias = Sequence[Sequence[Block]]

STYLES: Final = {
    "seat0": "bold #d65f2c",  # vermilion
    "seat1": "bold #3a8cc8",  # blue
    "seat2": "bold #2aa581",  # green
    "seat3": "bold #d99a1c",  # gold
    "seat4": "bold #aa6bb0",  # plum
    "muted": "bright_black",
    "cost": "#c8963c",  # brass
    "gain": "#5fae7b",  # leaf
    "loss": "#d9634c",  # coral
    "now": "bold #1f2a33 on #d8b25c",
    "frame": "#4a7d99",
    "title": "bold #7fb3cc",
    "prompt": "bold",
    "key": "bold #d8b25c",
}
ALIGNMENTS: Final[dict[str, JustifyMethod]] = {"<": "left", ">": "right", "^": "center"}
WIDEST: Final = 110  # beyond this, a wide terminal only pulls things apart
TALL: Final = 36  # rows from which blocks get frames
GAP: Final = 3  # between blocks without frames, and between choices
COLUMNS: Final = 3  # of choices, at least
SHORT: Final = 8  # a title up to this width
ROOMY: Final = 2  # between the columns of a block with a frame
TIGHT: Final = 1  # and without one
FRAME: Final = 4  # what a frame adds to the width of a block

# What is not torn apart: a word of letters, or a single Chinese character, with the punctuation that clings to it
_UNBROKEN: Final = re.compile(
    r"[（《“‘(]*(?:[^\s\u3000-\u9fff\uff00-\uffef]+|[\u3000-\u9fff]|.)[，。；：、？！）》”’)]*\s*"
)


@dataclass
class Line:
    """A line of a story: the figure of whom it is about (markup), its words, and short notes at its end (markup)."""

    figure: str
    words: str
    asides: list[str] = field(default_factory=list)


class Screen:
    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(theme=Theme(STYLES), highlight=False, emoji=False)
        self.console.push_theme(Theme(STYLES))

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def _tall(self) -> bool:
        return self.console.height >= TALL

    # Sentences

    def say(self, text: str, style: str = "") -> None:
        """A sentence, as it is: no markup."""
        self.console.print(Text(wrapped(text, self.width), style), width=self.width)

    def gap(self) -> None:
        self.console.print()

    def markup(self, text: str) -> None:
        self.console.print(text, width=self.width)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing, width=self.width)

    def clear(self) -> None:
        """Leaves nothing to read, not even by scrolling back; where the output is no terminal, there is nothing to clear."""
        if self.console.is_terminal:
            self.console.clear()
            sys.stdout.write("\x1b[3J")
            sys.stdout.flush()

    def story(self, lines: Sequence[Line]) -> None:
        if not lines:
            return
        grid = Table.grid(padding=(0, 1, 0, 0))
        for line in lines:
            notes = [Text.from_markup(aside) for aside in line.asides]
            grid.add_row(
                Text.from_markup(line.figure or " "),
                Text("  ").join([Text(wrapped(line.words, self.width - 2)), *notes]),
            )
        self.console.print(grid, width=self.width)

    def ask(self, figure: str, prompt: str) -> None:
        """The sentence that says what is to be decided, by whom."""
        if self._tall:
            self.gap()
        self.show(
            _side_by_side([Text.from_markup(figure), Text(wrapped(prompt, self.width - 2), "prompt")], TIGHT)
        )

    def heading(self, text: str) -> None:
        """Where the game stands, in markup: the line above the table."""
        if self._tall:
            self.gap()
        self.rule(text)

    def rule(self, text: str = "") -> None:
        """A line across the screen, with markup in it."""
        self.show(Rule(text, style="frame", align="left"))

    # Blocks

    def draw(self, drawing: Drawing) -> None:
        """Rows of blocks: with frames if the screen has room for them, side by side if it is wide enough."""
        framed = self._tall and all([self._width(row, FRAME, ROOMY) <= self.width for row in drawing])
        for row in drawing:
            if framed:
                self.console.print(self._framed(row))
            elif self._width(row, GAP, TIGHT) - GAP <= self.width:
                above = not all([_title_fits(block) for block in row])
                self.console.print(_side_by_side([_plain(block, above) for block in row], GAP))
            else:
                for block in row:
                    self.console.print(_plain(block, not _title_fits(block)), width=self.width)

    def _width(self, row: Sequence[Block], extra: int, gap: int) -> int:
        return sum([self._block_width(block, gap) + extra for block in row])

    def _block_width(self, block: Block, gap: int) -> int:
        return max(self.console.measure(_grid(block[1], block[2], gap)).maximum, cell_len(block[0]))

    def _framed(self, row: Sequence[Block]) -> Table:
        """Panels side by side, together as wide as the screen, all of the same height."""
        widths = [self._block_width(block, ROOMY) + FRAME for block in row]
        spare = self.width - sum(widths)
        height = max([len(rows) if any(rows[0]) else len(rows) - 1 for _, _, rows in row]) + 2
        panels: list[RenderableType] = []
        for number, (title, align, rows) in enumerate(row):
            share = spare * (number + 1) // len(row) - spare * number // len(row)
            panels.append(
                Panel(
                    _grid(align, rows, ROOMY),
                    title=Text(title, "title") if title else None,
                    title_align="left",
                    border_style="frame",
                    width=widths[number] + share,
                    height=height,
                )
            )
        return _side_by_side(panels, 0)

    # Choices

    def choices(self, menu: Menu, voice: TerminalVoice) -> None:
        """By groups, single choices and free actions at the end. On a low screen the only group needs no heading: the
        prompt has just said what it is about."""
        for run in menu.runs:
            self.markup(
                voice.say(
                    "terminal-run",
                    first=f"{run.verb} {run.low}",
                    last=f"{run.verb} {run.high}",
                    verb=run.verb,
                )
            )
        groups = {heading: entries for heading, entries in menu.groups.items() if len(entries) > 1}
        for heading, entries in groups.items():
            if self._tall or len(groups) > 1:
                self.say(heading, "title")
            self._columns([_choice(entry) for entry in entries])
        single = [entries[0] for entries in menu.groups.values() if len(entries) == 1]
        self._flow([_choice(entry) for entry in [*single, *menu.free]])

    def _columns(self, choices: list[Text]) -> None:
        """In columns up to the first that is too long for one; from there on as they fit."""
        widest = (self.width - GAP * (COLUMNS - 1)) // COLUMNS
        short = next(
            (number for number, choice in enumerate(choices) if choice.cell_len > widest), len(choices)
        )
        if short:
            columns = Columns(choices[:short], padding=(0, GAP, 0, 0), column_first=True)
            self.console.print(columns, width=self.width)
        self._flow(choices[short:])

    def _flow(self, choices: list[Text]) -> None:
        """One after the other, a choice never broken over two lines unless it fills one alone."""
        line = Text()
        for choice in choices:
            if line and line.cell_len + GAP + choice.cell_len > self.width:
                self.console.print(line)
                line = Text()
            line = Text(" " * GAP).join([line, choice]) if line else choice
        if line:
            self.console.print(line, width=self.width)


def _choice(entry: Entry) -> Text:
    return Text.assemble((f"{entry.number:>2} ", "key"), entry.label)


def _grid(align: str, rows: list[list[str]], gap: int) -> Table:
    grid = Table.grid(padding=(0, gap, 0, 0))
    for number, alignment in enumerate(align):
        grid.add_column(justify=ALIGNMENTS[alignment], no_wrap=number + 1 < len(align))
    for row in rows if any(rows[0]) else rows[1:]:
        grid.add_row(*[Text.from_markup(cell) for cell in row])
    return grid


def _title_fits(block: Block) -> bool:
    """Whether it fits into the empty first cell."""
    title, _, (_, *rows) = block
    first = max([cell_len(Text.from_markup(row[0]).plain) for row in rows], default=0)
    return cell_len(title) <= max(first, SHORT)


def _plain(block: Block, title_above: bool) -> RenderableType:
    """Without a frame."""
    title, align, (heading, *rows) = block
    if title_above:
        return Group(Text(title, "title"), _grid(align, [heading, *rows], TIGHT))
    return _grid(align, [[f"[title]{title}[/]", *heading[1:]], *rows], TIGHT)


def _side_by_side(things: Sequence[RenderableType], gap: int) -> Table:
    row = Table.grid(padding=(0, gap, 0, 0))
    row.add_row(*things)
    return row


def wrapped(text: str, width: int) -> str:
    """Lines for a text that Rich would break badly: Chinese has no blanks, and may be broken before most characters.

    >>> wrapped("请放置 1 个同伙，赌一赌这段航程的结局。", 20).splitlines()
    ['请放置 1 个同伙，赌', '一赌这段航程的结局。']
    """
    if text.isascii():
        return text
    lines = [""]
    for piece in _UNBROKEN.findall(text):
        if lines[-1] and cell_len(lines[-1] + piece.rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece
    return "\n".join(lines)
