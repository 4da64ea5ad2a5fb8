"""The moving picture at the head of the README: a turn of Manila, as the client shows it in a replay. `tools/turn.py` plays
a game, films its second voyage in Chromium, and writes docs/screens/turn.webp."""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Error

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsing import chromium  # noqa: E402
from tests.server.endings import finish  # noqa: E402
from tests.server.players import Server, settings_in  # noqa: E402

INTO = ROOT / "docs" / "screens" / "turn.webp"
WINDOW = {"width": 1120, "height": 700}
SIZE = (896, 560)
SECONDS = 22.0  # that are filmed
LEAST = 0.09  # seconds a frame is shown; what comes sooner is left out
SLOW = 1.0  # how much faster the picture is than what was filmed
MOST = 2_000_000  # bytes


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(settings_in(Path(folder))) as server:
        rosa = server.player("Rosa")
        table = rosa.create_table("manila", 4, seats=["me", "greedy", "greedy", "greedy"], start=True)
        finish(server, table)
        first = second_voyage(rosa.call("GET", f"/api/tables/{table}/story"))
        with chromium() as browser:
            frames = filmed(browser, f"{server.address}/embed/replay/{table}?ply={first}")
    write(frames)
    print(f"{INTO.relative_to(ROOT)}: {len(frames)} frames, {INTO.stat().st_size / 1e6:.2f} MB")


def second_voyage(story: dict[str, Any]) -> int:
    """Where the people of the second voyage are placed."""
    voyages = [
        step["ply"]
        for step in story["steps"]
        for told in step["told"]
        for event in told["events"]
        if event["kind"] == "voyage"
    ]
    return int(voyages[1] if len(voyages) > 1 else 0) + 8


def filmed(browser: Any, address: str) -> list[tuple[float, Image.Image]]:
    """What the window shows while the replay plays: pictures, and when each came."""
    page = browser.new_page(viewport=WINDOW)
    page.goto(address)
    page.wait_for_selector(".controls .play")
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(1500)
    camera = page.context.new_cdp_session(page)
    frames: list[tuple[float, bytes]] = []

    def came(frame: dict[str, Any]) -> None:
        frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        with suppress(Error):  # the window may be closed by now
            camera.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    camera.on("Page.screencastFrame", came)
    camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 1})
    page.click(".controls .play")
    page.wait_for_timeout(SECONDS * 1000)
    camera.send("Page.stopScreencast")
    page.wait_for_timeout(500)
    kept: list[tuple[float, Image.Image]] = []
    for at, data in frames:
        if not kept or at - kept[-1][0] >= LEAST * SLOW:
            picture = Image.open(io.BytesIO(data)).convert("RGB").resize(SIZE, Image.Resampling.LANCZOS)
            kept.append((at, picture))
    return kept


def write(frames: list[tuple[float, Image.Image]]) -> None:
    """As good as fits."""
    times = [at for at, _ in frames]
    shown = [max(LEAST, min(1.4, (after - at) / SLOW)) for at, after in pairwise(times)]
    lasting = [int(1000 * each) for each in [*shown, 1.6]]
    first, *others = [picture for _, picture in frames]
    for quality in (68, 58, 48, 38, 28):
        first.save(
            INTO, save_all=True, append_images=others, duration=lasting, loop=0, quality=quality, method=4
        )
        if INTO.stat().st_size < MOST:
            return
    raise SystemExit("the picture is too large: film less of it")


if __name__ == "__main__":
    main()
