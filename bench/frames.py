"""Frames a second while Manila's dice roll, on a processor that Chromium slows down.

    python -m bench.frames             four times as slow
    python -m bench.frames 1 4 6       as it is, four times and six times as slow

A table stands before the last pilot of a voyage, who passes: the dice tumble. Each frame that the page is given meanwhile
(`requestAnimationFrame`) counts. Needs the built client (`npm --prefix web run build`) and Chromium.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from tests.browser.browsing import Visitor, chromium
from tests.browser.conftest import server_in
from tests.browser.moments import Moments

TIMES = 5  # rolls that are measured; the middle one counts

# From the first frame in which the dice tumble until they lie: when each frame was drawn
FRAMES = """async () => {
    const rolls = () => document.querySelector('#board .rolling') !== null;
    const frame = () => new Promise(requestAnimationFrame);
    while (!rolls()) await frame();
    const drawn = [];
    while (rolls()) drawn.push(await frame());
    return drawn;
}"""


def roll(visitor: Visitor, moments: Moments, slowed: float) -> tuple[float, float]:
    """Frames a second, and the longest gap between two of them in milliseconds."""
    page = visitor.come_to(moments.arrange("pilot"))
    now = visitor.settled()
    visitor.press_move("pass")
    visitor.settled(now["mark"])
    processor = page.context.new_cdp_session(page)
    processor.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.keyboard.press("Enter")
    drawn = page.evaluate(FRAMES)
    processor.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    gaps = [after - before for before, after in pairwise(drawn)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


def main(rates: list[float]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        server_in(Path(folder)) as server,
        chromium() as browser,
    ):
        moments = Moments(server.address, server.database)
        for rate in rates:
            measured = []
            for _ in range(TIMES):
                visitor = Visitor(browser, server.address, speed="normal")
                measured.append(roll(visitor, moments, rate))
                visitor.close()
            frames = sorted(each for each, _ in measured)
            gap = median(longest for _, longest in measured)
            print(
                f"slowed {rate:g} times: {median(frames):.0f} frames a second "
                f"({frames[0]:.0f} to {frames[-1]:.0f}), longest gap {gap:.0f} ms"
            )


if __name__ == "__main__":
    main([float(rate) for rate in sys.argv[1:]] or [4.0])
