"""Pictures of the main screens, for the README and for looking at: `make screens` writes docs/screens/*.png."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsing import Visitor, chromium  # noqa: E402
from tests.table.players import Server, settings_in  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
LOOKS = [("en", "desk", "light"), ("zh", "desk", "light"), ("en", "tablet", "dark"), ("zh", "phone", "light")]
MOMENTS = {"auction": 0, "placement": 12}  # clicks from the start of a game
CHANCE = 4  # by which the pictured game is played


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(settings_in(Path(folder), client=str(ROOT / "web" / "dist"))) as server,
        chromium() as browser,
    ):
        for lang, size, theme in LOOKS:
            visitor = Visitor(browser, server.address, lang, size, theme=theme)
            _picture(visitor, "/", f"home-{size}-{lang}")
            _picture(visitor, "/rules/manila", f"rules-{size}-{lang}")
            _game(visitor, f"{size}-{lang}")
            visitor.close()


def _picture(visitor: Visitor, path: str, name: str) -> None:
    visitor.page.goto(path, wait_until="networkidle")
    _shoot(visitor, name)


def _game(visitor: Visitor, name: str) -> None:
    visitor.play_now()

    def watch(did: str, clicks: int) -> Any:
        for moment, at in MOMENTS.items():
            if clicks == at and did != "wait":
                _shoot(visitor, f"manila-{moment}-{name}")

    visitor.play_on(random.Random(CHANCE), 300.0, watch)
    _shoot(visitor, f"manila-end-{name}")


def _shoot(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(500)  # what still moves comes to rest
    visitor.page.screenshot(path=SCREENS / f"{name}.png")
    print(f"docs/screens/{name}.png")


if __name__ == "__main__":
    main()
