"""Everything that is drawn: blocks of a game, lines of its story, choices, sentences. The only user of Rich at a table."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.align import AlignMethod
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text
from rich.theme import Theme

from quayside.cli.menu import Entry, Menu
from quayside.cli.words import TerminalVoice
from quayside.core.terminal import Block, Blocks

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
ALIGNMENTS: Final[dict[str, AlignMethod]] = {"<": "left", ">": "right", "^": "center"}
WIDEST: Final = 110  # beyond this, a wide terminal only pulls things apart
TALL: Final = 36  # rows from which blocks get frames
GAP: Final = 3  # between blocks without frames, and between choices
COLUMNS: Final = 3  # of choices, at least
NUMBER: Final = 3  # the cells of a choice's number and the blank behind it
SHORT: Final = 8  # a title up to this width always fits into the first cell of its block
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
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def story(self, lines: Sequence[Line]) -> None:
        for line in lines:
            notes = [Text.from_markup(aside) for aside in line.asides]
            words = Text(wrapped(line.words, self.width - 2))
            self._beside(line.figure or " ", Text("  ").join([words, *notes]))

    def _beside(self, figure: str, words: Text) -> None:
        """A figure, and words that keep clear of it however many lines they take."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text.from_markup(figure), words)
        self.show(grid)

    def ask(self, figure: str, prompt: str) -> None:
        """The sentence that says what is to be decided, by whom."""
        if self._tall:
            self.gap()
        self._beside(figure, Text(wrapped(prompt, self.width - 2), "prompt"))

    def heading(self, text: str) -> None:
        """Where the game stands, in markup: the line above the table."""
        if self._tall:
            self.gap()
        self.rule(text)

    def rule(self, text: str = "") -> None:
        """A line across the screen, with markup in it."""
        self.show(Rule(text, style="frame", align="left"))

    # Blocks

    def draw(self, drawing: Blocks) -> None:
        """Rows of blocks: with frames if the screen has room for them, side by side if it is wide enough."""
        if self._tall:
            rows = [[_Box(block, ROOMY) for block in row] for row in drawing]
            if all([sum([box.width + FRAME for box in row]) <= self.width for row in rows]):
                for row in rows:
                    self._print_lines(_side_by_side(_framed(row, self.width), 0))
                return
        for blocks in drawing:
            above = not all([_title_fits(block) for block in blocks])
            boxes = [_untitled(block, above) for block in blocks]
            if sum([box.width + GAP for box in boxes]) - GAP <= self.width:
                self._print_lines(_side_by_side([box.lines for box in boxes], GAP))
            else:
                for box in boxes:
                    self._print_lines(box.lines)

    def _print_lines(self, lines: Iterable[Text]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, crop=False, overflow="ignore")

    def list_commands(self, title: str, rows: Sequence[tuple[str, str]]) -> None:
        """What can be typed, and what it does."""
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for typed, meaning in rows:
            grid.add_row(Text(typed, "key"), Text(wrapped(meaning, self.width)))
        self.say(title, "title")
        self.show(grid)

    # Choices

    def choices(self, menu: Menu, voice: TerminalVoice) -> None:
        """By groups, single choices and free actions at the end. On a low screen the only group needs no heading: the
        prompt has just said what it is about."""
        for run in menu.runs:
            first, last = f"{run.verb} {run.low}", f"{run.verb} {run.high}"
            self.markup(voice.say("terminal-run", first=first, last=last, verb=run.verb))
        groups = {heading: entries for heading, entries in menu.groups.items() if len(entries) > 1}
        for heading, entries in groups.items():
            if self._tall or len(groups) > 1:
                self.say(heading, "title")
            self._in_columns([_choice(entry) for entry in entries])
        single = [entries[0] for entries in menu.groups.values() if len(entries) == 1]
        self._flow([_choice(entry) for entry in [*single, *menu.free]])

    def _in_columns(self, choices: list[Text]) -> None:
        """In columns up to the first that is too long for one; from there on as they fit."""
        widest = (self.width - GAP * (COLUMNS - 1)) // COLUMNS
        short = next(
            (number for number, choice in enumerate(choices) if choice.cell_len > widest), len(choices)
        )
        self._print_lines(_columns(choices[:short], self.width))
        self._flow(choices[short:])

    def _flow(self, choices: list[Text]) -> None:
        """One after the other, a choice never broken over two lines unless it fills one alone."""
        line = Text()
        for choice in choices:
            if choice.cell_len > self.width:
                self._print_lines([line] if line else [])
                self._print_lines(_hanging(choice, self.width))
                line = Text()
                continue
            if line and line.cell_len + GAP + choice.cell_len > self.width:
                self.console.print(line)
                line = Text()
            line = Text(" " * GAP).join([line, choice]) if line else choice
        if line:
            self.console.print(line, width=self.width)


def _hanging(choice: Text, width: int) -> list[Text]:
    """A choice that is longer than a line: what follows keeps clear of its number."""
    indent = " " * NUMBER
    lines = wrapped(choice.plain[NUMBER:], width - NUMBER)
    broken = [part for line in lines.splitlines() for part in _broken(line, width - NUMBER)]
    first = Text.assemble((choice.plain[:NUMBER], "key"), broken[0])
    return [first, *[Text(indent + line) for line in broken[1:]]]


def _broken(line: str, width: int) -> list[str]:
    return textwrap.wrap(line, width) if line.isascii() else [line]


def _choice(entry: Entry) -> Text:
    return Text.assemble((f"{entry.number:>2} ", "key"), entry.label)


class _Box:
    """A block in lines of equal width, its columns `gap` apart. A heading without words is left out."""

    def __init__(self, block: Block, gap: int) -> None:
        self.title, align, rows = block
        cells = [[Text.from_markup(cell) for cell in row] for row in (rows if any(rows[0]) else rows[1:])]
        widths = [max([cell.cell_len for cell in column]) for column in zip(*cells, strict=True)]
        self.lines = [_row(row, align, widths, gap) for row in cells]
        self.width = max(sum(widths) + gap * (len(widths) - 1), cell_len(self.title))


def _row(cells: list[Text], align: str, widths: list[int], gap: int) -> Text:
    for cell, alignment, width in zip(cells, align, widths, strict=True):
        cell.align(ALIGNMENTS[alignment], width)
    return Text(" " * gap).join(cells)


def _title_fits(block: Block) -> bool:
    """Whether it fits into the empty first cell."""
    title, _, (_, *rows) = block
    first = max([cell_len(Text.from_markup(row[0]).plain) for row in rows], default=0)
    return cell_len(title) <= max(first, SHORT)


def _untitled(block: Block, title_above: bool) -> _Box:
    """Without a frame: the title stands above, or in the first cell."""
    title, align, (heading, *rows) = block
    if not title_above:
        return _Box(Block("", align, [[f"[title]{title}[/]", *heading[1:]], *rows]), TIGHT)
    box = _Box(block, TIGHT)
    box.lines.insert(0, Text(title, "title"))
    return box


def _framed(row: Sequence[_Box], width: int) -> list[list[Text]]:
    """Frames of the same height, together as wide as the screen."""
    height = max([len(box.lines) for box in row])
    spare = width - sum([box.width + FRAME for box in row])
    shares = [spare * (number + 1) // len(row) - spare * number // len(row) for number in range(len(row))]
    return [_frame(box, box.width + share, height) for box, share in zip(row, shares, strict=True)]


def _frame(box: _Box, width: int, height: int) -> list[Text]:
    title = f" {box.title} " if box.title else ""
    lines = [
        Text.assemble(("╭─", "frame"), (title, "title"), ("─" * (width + 1 - cell_len(title)) + "╮", "frame"))
    ]
    for line in [*box.lines, *[Text()] * (height - len(box.lines))]:
        lines.append(Text.assemble(("│ ", "frame"), line, " " * (width - line.cell_len), (" │", "frame")))
    return [*lines, Text("╰" + "─" * (width + 2) + "╯", "frame")]


def _columns(choices: list[Text], width: int) -> list[Text]:
    """Down the columns, in as few lines as the width allows."""
    for height in range(1, len(choices) + 1):
        columns = [choices[top : top + height] for top in range(0, len(choices), height)]
        lines = _side_by_side(columns, GAP)
        if lines[0].cell_len <= width:
            return lines
    return choices


def _side_by_side(boxes: Sequence[list[Text]], gap: int) -> list[Text]:
    """Line by line; what is shorter ends in blank lines."""
    widths = [max([line.cell_len for line in lines]) for lines in boxes]
    joined: list[Text] = []
    for number in range(max([len(lines) for lines in boxes])):
        parts = [lines[number].copy() if number < len(lines) else Text() for lines in boxes]
        for part, width in zip(parts, widths, strict=True):
            part.pad_right(width - part.cell_len)
        joined.append(Text(" " * gap).join(parts))
    return joined


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
