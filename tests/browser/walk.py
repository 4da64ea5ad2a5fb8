"""A walk around the tables: each kind of decision of each game, at its fullest, in both languages, in every window.

    python -m tests.browser.walk                                        everything
    python -m tests.browser.walk lisboa --only store,building           two decisions of one game
    python -m tests.browser.walk manila --sizes 1366x657,390x844@130 --lang zh --pictures /tmp/pictures

The page is opened once for each position and language, and then resized. In each window it is asked for, as `geometry.js`
says in detail:

- Everything that glows, on the board (`#board .glow[data-move]`) and in the prompt (`.prompt .choice[data-move]`), is
  topmost at its middle, wholly inside the window and not cut off, and 24x24 px or larger. On a desk (1024x600 and more)
  nothing needs scrolling. In smaller windows it may be brought into view by scrolling its own pane, or by a lit tab of the
  board (`#board [role=tab].lit`); but one choice or one such tab is in sight at once.
- Whatever can be chosen on a desk can be chosen in every window.
- All text that is seen is drawn at 11 px or larger, by whatever scale. Only lettering that belongs to the drawing, such as
  the name of a river, may be smaller: it is marked `data-drawn`. Nothing that a player needs may be.
- The prompt is in sight and not cut short. It takes at most a fifth of the height, or, where it stands beside the board in
  windows under 520 px high, a third of the width.
- One's own hand and purse are in sight. A game says what they are: an element with `data-own="hand"`, one with
  `data-own="purse"` (one element may be both: `data-own="hand purse"`). Of several one is enough; it has to have a size, lie
  wholly inside the window, and be topmost at its middle.
- The page itself neither scrolls nor is wider than the window.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as TooLong

from .browsing import Visitor, chromium
from .conftest import CLIENT, server_in
from .laying import Tables
from .positions import PLAYERS, Position, positions

GEOMETRY = (Path(__file__).parent / "geometry.js").read_text(encoding="utf-8").partition("\nasync")[2]
LANGUAGES = "en", "zh"
DESK = 1024, 600  # from here on nothing may need scrolling


class Window(NamedTuple):
    """What a reader has: `text` is the size of his letters in per cent."""

    width: int
    height: int
    text: int = 100

    @property
    def is_desk(self) -> bool:
        return self.width >= DESK[0] and self.height >= DESK[1]

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.text}" if self.text != 100 else "")

    @staticmethod
    def of(name: str) -> Window:
        size, _, text = name.partition("@")
        width, _, height = size.partition("x")
        return Window(int(width), int(height), int(text or 100))


# The first is what all others are compared with
WINDOWS = [
    Window.of(name)
    for name in (
        "1440x900 1024x600 1280x650 1280x720 1366x657 1536x730 1920x1080 2560x1440 834x1112 390x844 360x640 844x390"
        " 720x450 1366x657@130 390x844@130"
    ).split()
]


class Wrong(NamedTuple):
    what: str
    whom: str  # the kind of thing
    particulars: str

    def __str__(self) -> str:
        return " · ".join(filter(None, self))


class Walker:
    """One page in one language, that goes from table to table."""

    def __init__(self, browser: Browser, address: str, tables: Tables, lang: str) -> None:
        self.lang = lang
        self._tables = tables
        self.visitor = Visitor(browser, address, lang)
        self.visitor.come_as(tables.rosa)

    def walk(
        self, position: Position, windows: list[Window], pictures: Path | None = None
    ) -> Iterator[tuple[Window, list[Wrong]]]:
        """What is wrong in each window; nothing where all is well."""
        page = self.visitor.page
        self._resize(windows[0])
        self.visitor.come_to(self._tables.at(position))
        try:
            self.visitor.settled()
        except TooLong:
            yield windows[0], [Wrong("the page never comes to ask", "", page.url)]
            return
        expected: list[str] | None = None
        for window in windows:
            self._resize(window)
            found = page.evaluate(f"async{GEOMETRY}", {"narrow": not window.is_desk, "expected": expected})
            if expected is None and window.is_desk:
                expected = found["moves"]
            if pictures is not None:
                page.screenshot(path=pictures / f"{position.name}-{self.lang}-{window}.png")
            yield window, [Wrong(*each) for each in found["wrong"]]

    def _resize(self, window: Window) -> None:
        page = self.visitor.page
        page.set_viewport_size({"width": window.width, "height": window.height})
        page.evaluate("size => { document.documentElement.style.fontSize = size }", f"{window.text}%")


class Faults:
    """All that was found, one by one or by kinds."""

    def __init__(self) -> None:
        self.all: list[tuple[Position, str, Window, Wrong]] = []

    def add(self, position: Position, lang: str, window: Window, wrong: list[Wrong]) -> None:
        self.all += [(position, lang, window, each) for each in wrong]

    def each(self) -> Iterator[str]:
        for position, lang, window, wrong in self.all:
            yield f"{position.name} {lang} {window}: {wrong}"

    def together(self) -> Iterator[str]:
        kinds: dict[tuple[str, str, str], list[tuple[Position, str, Window, Wrong]]] = {}
        for fault in self.all:
            position, _, _, wrong = fault
            kinds.setdefault((position.game, wrong.what, wrong.whom), []).append(fault)
        for (game, what, whom), found in sorted(kinds.items()):
            decisions = sorted({f"{position.kind}.{lang}" for position, lang, _, _ in found})
            windows = [str(window) for window in WINDOWS if any(window == at for _, _, at, _ in found)]
            others = sorted({str(at) for _, _, at, _ in found} - set(windows))
            yield f"{game}: {what}" + (f" · {whom}" if whom else "")
            yield f"    {len(found)} times, such as {found[0][1]} {found[0][2]} {found[0][3].particulars}"
            yield f"    {_few(decisions)}  in  {' '.join(windows + others)}"


def _few(names: list[str], most: int = 8) -> str:
    return " ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")


def main() -> int:
    asked = argparse.ArgumentParser(description="Prints what is wrong with the tables in every window.")
    asked.add_argument("games", nargs="*", default=[], help=f"of {', '.join(PLAYERS)}; all if none is named")
    asked.add_argument("--sizes", help="such as 1366x657,390x844@130 (the letters at 130 per cent)")
    asked.add_argument("--lang", choices=LANGUAGES)
    asked.add_argument("--only", help="kinds of decision, with commas between them; a * stands for anything")
    asked.add_argument("--pictures", type=Path, help="a folder for a picture of each")
    asked.add_argument("--each", action="store_true", help="every fault by itself, not by kinds")
    chosen = asked.parse_args()
    if chosen.pictures:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    windows = [Window.of(name) for name in chosen.sizes.split(",")] if chosen.sizes else WINDOWS
    only = re.compile((chosen.only or "*").replace(".", r"\.").replace("*", ".*").replace(",", "|"))
    wanted = [
        each for game in chosen.games or PLAYERS for each in positions(game) if only.fullmatch(each.kind)
    ]
    began, looks, faults = time.monotonic(), 0, Faults()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        client = shutil.copytree(CLIENT, folder / "client")  # it may be built anew meanwhile
        server = stack.enter_context(server_in(folder, client))
        browser = stack.enter_context(chromium())
        tables = Tables(server.address, server.database)
        for lang in [chosen.lang] if chosen.lang else LANGUAGES:
            walker = Walker(browser, server.address, tables, lang)
            for position in wanted:
                for window, wrong in walker.walk(position, windows, chosen.pictures):
                    looks += 1
                    faults.add(position, lang, window, wrong)
            for what in walker.visitor.wrong:
                print(f"{lang}: {what}")
            walker.visitor.close()
    for line in faults.each() if chosen.each else faults.together():
        print(line)
    print(f"{len(faults.all)} faults in {looks} looks, {time.monotonic() - began:.0f} s")
    return 1 if faults.all else 0


if __name__ == "__main__":
    sys.exit(main())
