"""Pictures of the main screens, for the README and for looking at: `make screens` writes docs/screens/*.webp. Names of
pictures as arguments: only those. With `PYTHONPATH=src QUAYSIDE_BUILD=pure` the rules need not be compiled."""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsing import Visitor, chromium  # noqa: E402
from tests.browser.conftest import server_in  # noqa: E402
from tests.browser.laying import Moment  # noqa: E402
from tests.browser.moments import Moments  # noqa: E402
from tests.browser.screens import show  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
QUALITY = 82
AT_RANDOM = 10  # per cent of the moves: a table as good players leave it
ITERATIONS = 10  # of thought for a decision of the analysis: enough for its picture


class Look(NamedTuple):
    name: str
    lang: str
    size: tuple[int, int]
    theme: str = "light"


DESK = Look("desk-en", "en", (1440, 900))
DESK_ZH = Look("desk-zh", "zh", (1440, 900))
LAPTOP = Look("laptop-en", "en", (1366, 657))
TABLET = Look("tablet-en", "en", (834, 1112), "dark")
PHONE = Look("phone-zh", "zh", (390, 844))
LYING = Look("phone-lying-en", "en", (844, 390), "dark")
TABLES = [DESK, DESK_ZH, LAPTOP, TABLET, PHONE]

# The names of the pictures, what they show, and in which windows
PICTURES: dict[str, tuple[str, list[Look]]] = {
    "home": ("home", [DESK, DESK_ZH, LAPTOP, PHONE]),
    "rules": ("rule", [DESK, PHONE]),
    "replay": ("replay", [DESK]),
    "analysis": ("analysis", [DESK, PHONE]),
    "lesson": ("lesson", [DESK, PHONE]),
    "waiting": ("waiting", [DESK]),
    "manila-auction": ("auction", [LAPTOP, PHONE]),
    "manila-placement": ("placement", [*TABLES, LYING]),
    "manila-odds": ("odds", [DESK]),
    "manila-settlement": ("sheet", [DESK, PHONE]),
    "manila-end": ("over", [DESK]),
    "puerto-rico-role": ("puerto_rico.role", TABLES),
    "puerto-rico-mayor": ("puerto_rico.mayor", [DESK, PHONE]),
    "puerto-rico-builder": ("puerto_rico.builder", [LAPTOP]),
    "puerto-rico-captain": ("puerto_rico.captain", [DESK, LYING]),
    "puerto-rico-end": ("puerto_rico.over", [DESK]),
    "lisboa-card": ("lisboa.card", TABLES),
    "lisboa-use": ("lisboa.use", [LAPTOP, LYING]),
    "lisboa-store": ("lisboa.store", [DESK, PHONE]),
    "lisboa-end": ("lisboa.over", [DESK]),
}


class Present(Moments):
    """Tables from which nobody is away."""

    def arrange(self, name: str) -> Moment:
        moment = super().arrange(name)
        for player in moment.players:
            if player is not moment.player:
                player.hello(moment.table)
        return moment


def main(*wanted: str) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        server_in(Path(folder), analysis_iterations=ITERATIONS) as server,
        chromium() as browser,
    ):
        moments = Present(server.address, server.database, AT_RANDOM)
        for name in wanted or PICTURES:
            screen, looks = PICTURES[name]
            for look in looks:
                visitor = Visitor(browser, server.address, look.lang, theme=look.theme)
                width, height = look.size
                visitor.page.set_viewport_size({"width": width, "height": height})
                show(visitor, moments, screen)
                visitor.page.wait_for_load_state("networkidle")
                visitor.page.evaluate("() => document.fonts.ready")
                picture = SCREENS / f"{name}-{look.name}.webp"
                picture.write_bytes(taken(visitor.page))
                visitor.close()
                print(f"{picture.relative_to(ROOT)}: {picture.stat().st_size // 1024} KB", flush=True)


def taken(page: Page) -> bytes:
    """Chromium itself writes WebP; Playwright asks it for other forms only."""
    devtools = page.context.new_cdp_session(page)
    answer = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(answer["data"])


if __name__ == "__main__":
    main(*sys.argv[1:])
