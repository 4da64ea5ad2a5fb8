"""How long somebody waits for the first decision at a table in the page: Chromium at 20 Mbit/s and 40 ms, on a first visit
and on later ones. And how long for the moves of bots that look ahead, when the page has a quarter of the processor: its
process is stopped three quarters of the time. Figures for docs/page.md, to be taken on a quiet machine.

    python tools/first_decision.py [SITE]
"""

from __future__ import annotations

import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.browsing import Visitor

RATE = 20_000_000 / 8  # bytes a second
LATENCY = 40  # milliseconds
DECIDES = "document.querySelector('[data-state=yours]') !== null"
GAMES = ("manila", "puerto_rico", "lisboa")
SLICE = 0.02  # seconds, of which a slowed process has a quarter
MOVES = 12  # of bots, at least

# How long Python had each call, in its worker: what goes in and out is JSON
CALLS = """() => {
    const { parse, stringify } = JSON;
    let asked = null;
    self.calls = [];
    JSON.stringify = (value, ...more) => {
        if (value?.call) asked = [value.call, performance.now()];
        return stringify(value, ...more);
    };
    JSON.parse = (text, ...more) => {
        if (asked) self.calls.push([asked[0], performance.now() - asked[1]]);
        asked = null;
        return parse(text, ...more);
    };
}"""
THINKING = 100.0  # milliseconds: a call that is shorter was no thought

# When the table changed, and whether it was for its reader to decide until then
WATCH = """() => {
    const page = document.querySelector('[data-state]');
    window.changes = [[performance.now(), page.dataset.seq, page.dataset.state]];
    new MutationObserver(() => window.changes.push([performance.now(), page.dataset.seq, page.dataset.state]))
        .observe(page, { attributeFilter: ['data-seq', 'data-state'] });
}"""


def main(folder: Path) -> None:
    with served(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for game in GAMES:
            first, later = visits(browser, address, game)
            print(f"{game}: first visit {first:.1f} s, later {statistics.median(later):.1f} s", flush=True)
        for game in GAMES:
            thinking, moved, share = thought(browser, address, game)
            print(
                f"{game}: {len(moved)} moves that look ahead, thinking {told(thinking)}, on the board after {told(moved)}; "
                f"the page had {share:.0%} of a processor",
                flush=True,
            )
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


def told(seconds: list[float]) -> str:
    return f"{statistics.median(seconds):.2f} s (longest {max(seconds):.2f} s)"


def thought(browser: Browser, address: str, game: str) -> tuple[list[float], list[float], float]:
    """How long bots thought, and how long each move of theirs took, from the one before it to when it was on the board; and how much of a processor all
    pages together had meanwhile, which on a busy machine may be less than a quarter."""
    visitor = Visitor(browser, address, confirm=False)
    page = visitor.page
    page.goto(address)
    page.get_by_text("Admiral", exact=True).click()
    page.click(f"article[aria-labelledby=game-{game}] button:has(use[href='#i-play'])")
    page.wait_for_function(DECIDES, timeout=120_000)
    page.evaluate(WATCH)
    [worker] = page.workers
    worker.evaluate(CALLS)
    found: list[float] = []
    with slowed(browser) as pages:
        began, worked = time.perf_counter(), processor_time(pages)
        chance = random.Random(1)
        now = visitor.settled()
        while len(found) < MOVES and now["state"] != "over":
            now = visitor.step(chance, now)
            found = bots_moves(page.evaluate("window.changes"))
        share = (processor_time(pages) - worked) / (time.perf_counter() - began)
    calls: list[tuple[str, float]] = worker.evaluate("self.calls")
    visitor.close()
    thinking = [took / 1000 for call, took in calls if call == "tend" and took > THINKING]
    return thinking, found, share


def processor_time(processes: list[int]) -> float:
    """Seconds that they have had, all their threads."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def bots_moves(changes: list[tuple[float, str, str]]) -> list[float]:
    found, began = [], changes[0][0]
    for before, after in pairwise(changes):
        if after[1] != before[1]:
            if before[2] != "yours":
                found.append((after[0] - began) / 1000)
            began = after[0]
    return found


@contextmanager
def slowed(browser: Browser) -> Iterator[list[int]]:
    """Every page of the browser, with all its threads."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [each["id"] for each in processes if each["type"] == "renderer"]
    over = threading.Event()

    def tell(what: signal.Signals) -> None:
        for page in pages:
            os.kill(page, what)

    def slow() -> None:
        while not over.is_set():
            tell(signal.SIGSTOP)
            time.sleep(SLICE * 3 / 4)
            tell(signal.SIGCONT)
            time.sleep(SLICE / 4)

    slowing = threading.Thread(target=slow)
    slowing.start()
    try:
        yield pages
    finally:
        over.set()
        slowing.join()


def throttled(context: BrowserContext) -> Page:
    page = context.new_page()
    limits = {"offline": False, "latency": LATENCY, "downloadThroughput": RATE, "uploadThroughput": RATE}
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", limits)
    return page


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "site"))
