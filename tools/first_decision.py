"""How long somebody waits for the first decision at a table in the page: Chromium at 20 Mbit/s and 40 ms, on a first visit
and on later ones. Figures for docs/page.md, to be taken on a quiet machine.

    python tools/first_decision.py [SITE]
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

RATE = 20_000_000 / 8  # bytes a second
LATENCY = 40  # milliseconds
DECIDES = "document.querySelector('[data-state=yours]') !== null"
GAMES = ("manila", "puerto_rico", "lisboa")


def main(folder: Path) -> None:
    with served(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in GAMES:
            first, later = visits(browser, address, game)
            print(f"{game}: first visit {first:.1f} s, later {statistics.median(later):.1f} s")
        browser.close()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    tool = [
        sys.executable,
        str(Path(__file__).with_name("site.py")),
        "show",
        str(folder),
        "--serve",
        "--port",
        "0",
    ]
    with subprocess.Popen(tool, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        yield next(line for line in server.stdout if "http" in line).split()[-1]
        server.terminate()


def visits(browser: Browser, address: str, game: str) -> tuple[float, list[float]]:
    """From the address to the first decision: a click as soon as there is something to click, or the table's own link."""
    context = browser.new_context(locale="en-GB")
    page = throttled(context)
    began = time.perf_counter()
    page.goto(address)
    page.click(f"article[aria-labelledby=game-{game}] button:has(use[href='#i-play'])")
    page.wait_for_function(DECIDES, timeout=120_000)
    first = time.perf_counter() - began
    table = page.url
    page.wait_for_timeout(4000)  # what is kept for later is written
    page.close()
    later = []
    for _ in range(3):
        page = throttled(context)
        began = time.perf_counter()
        page.goto(table)
        page.wait_for_function(DECIDES, timeout=120_000)
        later.append(time.perf_counter() - began)
        page.close()
    context.close()
    return first, later


def throttled(context: BrowserContext) -> Page:
    page = context.new_page()
    limits = {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE}
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", limits)
    return page


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "site"))
