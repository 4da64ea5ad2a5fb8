"""Draws docs/screens/terminal.svg anew: the game of docs/screens/terminal.json, as the terminal shows it to seat 1."""

from __future__ import annotations

import os
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from quayside.cli.menu import Menu
from quayside.cli.screen import Screen
from quayside.cli.story import story
from quayside.cli.words import TerminalVoice
from quayside.core.events import Event
from quayside.core.record import Record
from quayside.games.manila import terminal as drawing

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
SEAT = 0
LINES = 6  # of the story

NIGHT_HARBOUR = TerminalTheme(
    (14, 27, 38),
    (233, 226, 211),
    [(21, 38, 53), (217, 99, 76), (95, 174, 123), (216, 178, 92), (58, 140, 200), (170, 107, 176), (116, 180, 220), (233, 226, 211)],
    [(127, 145, 157), (217, 99, 76), (95, 174, 123), (216, 178, 92), (58, 140, 200), (170, 107, 176), (116, 180, 220), (255, 250, 240)],
)  # fmt: skip
# Without the web fonts of Rich's format: a picture in a README loads nothing
SVG_FORMAT = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace"
)


def picture() -> str:
    record = Record.load(str(SCREENS / "terminal.json"))
    events: list[Event] = []
    state = record.replay(listener=events.append)
    voice = TerminalVoice(record.game, "en", ["You", "Rosa", "Diego", "Mei"], SEAT)
    view = state.view(SEAT)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        console = Console(
            record=True,
            width=100,
            height=45,
            file=nowhere,
            highlight=False,
            force_terminal=True,
            color_system="truecolor",
        )
        screen = Screen(console)
        screen.story(story([event.seen_by(SEAT) for event in events], voice, drawing)[-LINES:])
        screen.heading(drawing.heading(view, voice))
        screen.draw(drawing.draw(view, voice))
        screen.ask(voice.figure(SEAT), voice.prompt(view))
        screen.choices(Menu(state, voice, view), voice)
        console.print("> [bold]place jade[/]")
        svg = console.export_svg(title="quayside play manila", theme=NIGHT_HARBOUR, code_format=SVG_FORMAT)
    return "\n".join([line.rstrip() for line in svg.splitlines()]) + "\n"


if __name__ == "__main__":
    (SCREENS / "terminal.svg").write_text(picture(), encoding="utf-8")
