"""Pictures of the main screens, for the README and for looking at: `make screens` writes docs/screens/*.png."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsing import Visitor, chromium  # noqa: E402
from tests.browser.conftest import server_in  # noqa: E402
from tests.browser.moments import Moments  # noqa: E402
from tests.browser.screens import show  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
LOOKS = [("en", "desk", "light"), ("zh", "desk", "light"), ("en", "tablet", "dark"), ("zh", "phone", "light")]

# The names of the pictures, and what they show
PICTURES = {
    "home": "home",
    "rules": "rule",
    "replay": "replay",
    "analysis": "analysis",
    "lesson": "lesson",
    "waiting": "waiting",
    "manila-auction": "auction",
    "manila-starts": "starts",
    "manila-placement": "placement",
    "manila-hint": "hint",
    "manila-pilot": "pilot",
    "manila-settlement": "sheet",
    "manila-end": "over",
    "puerto-rico-role": "puerto_rico.role",
    "puerto-rico-mayor": "puerto_rico.mayor",
    "puerto-rico-builder": "puerto_rico.builder",
    "puerto-rico-captain": "puerto_rico.captain",
    "puerto-rico-end": "puerto_rico.over",
    "lisboa-card": "lisboa.card",
    "lisboa-use": "lisboa.use",
    "lisboa-store": "lisboa.store",
    "lisboa-following": "lisboa.following",
    "lisboa-end": "lisboa.over",
}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        server_in(Path(folder)) as server,
        chromium() as browser,
    ):
        moments = Moments(server.address, server.database)
        for lang, size, theme in LOOKS:
            for name, screen in PICTURES.items():
                visitor = Visitor(browser, server.address, lang, size, theme=theme)
                show(visitor, moments, screen)
                visitor.page.wait_for_load_state("networkidle")
                visitor.page.evaluate("() => document.fonts.ready")
                visitor.page.screenshot(path=SCREENS / f"{name}-{size}-{lang}.png")
                visitor.close()
                print(f"docs/screens/{name}-{size}-{lang}.png")


if __name__ == "__main__":
    main()
