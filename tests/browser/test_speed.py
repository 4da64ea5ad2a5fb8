"""What the page costs the machine that shows it: from a click to the move shown, what a whole evening leaves behind, and
how the dice roll."""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from typing import Any

from playwright.sync_api import Page, expect

from .browsing import Visitor
from .moments import Moments

MOVES = 20
GENEROUS = 500  # milliseconds: this machine may be doing much else; on a quiet one it is well below 100

# From the click itself to the frame in which the page shows the move
STOPWATCH = """() => {
    window.taken = [];
    let clicked = null;
    document.addEventListener('click', () => (clicked = performance.now()), true);
    new MutationObserver(() => {
        const began = clicked;
        clicked = null;
        if (began !== null) requestAnimationFrame(() => window.taken.push(performance.now() - began));
    }).observe(document.querySelector('[data-ply]'), { attributeFilter: ['data-ply'] });
}"""


def test_a_click_shows_its_move_at_once(visit: Callable[..., Visitor]) -> None:
    rosa = visit(confirm=False)
    rosa.against_bots()
    rosa.page.evaluate(STOPWATCH)
    now = rosa.settled()
    for number in range(MOVES):
        rosa.press_move("redeem" if number % 2 else "pledge")
        now = rosa.settled(now["mark"])
    rosa.page.wait_for_function("(moves) => window.taken.length === moves", arg=MOVES)
    taken = sorted(rosa.page.evaluate("() => window.taken"))
    print(f"\nfrom click to move shown: median {median(taken):.0f} ms, longest {taken[-1]:.0f} ms")
    assert median(taken) < GENEROUS


GROWN = 1.3  # times as many elements as at the beginning, at most: the log is as long as the window


def test_a_whole_game_leaves_the_page_as_small_as_it_was(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.open_table(game="puerto_rico", players=3, seats=["me", "random", "random"], start=True)
    rosa.settled()
    elements = (
        "() => document.querySelectorAll('main *').length - document.querySelectorAll('.ending *').length"
    )
    before = rosa.page.evaluate(elements)
    rosa.play_on(random.Random(7))
    after = rosa.page.evaluate(elements)
    print(f"\nelements of the page: {before} at the beginning, {after} at the end")
    assert after <= GROWN * before


# Marks where the dice begin to tumble and where they lie; resolves with what was animated in between
ROLL = """async () => {
    const dice = () => [...document.querySelectorAll('#board .rolling')];
    const frame = () => new Promise(requestAnimationFrame);
    while (!dice().length) await frame();
    const running = dice().flatMap((die) => die.getAnimations());
    const all = document.getElementById('board').getAnimations({ subtree: true });
    const names = all.filter((each) => each.playState === 'running').flatMap((each) => each.effect.getKeyframes().flatMap(Object.keys));
    do await frame();
    while (document.querySelector('.shield')); // what guards the pointer after a click goes in between
    await frame();
    performance.mark('quayside-roll-begins');
    await Promise.all(running.map((each) => each.finished));
    performance.mark('quayside-roll-ends');
    return [...new Set(names)];
}"""
NO_PROPERTY = {"offset", "computedOffset", "easing", "composite"}
CHEAP = {"transform", "translate", "rotate", "scale", "opacity"}


class Trace:
    """What Chromium notes of its own work while something is shown."""

    def __init__(self, page: Page) -> None:
        self.events: list[dict[str, Any]] = []
        self._page = page
        self._cdp = page.context.new_cdp_session(page)
        self._cdp.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))

    def begin(self) -> None:
        categories = "devtools.timeline,blink.user_timing"
        self._cdp.send("Tracing.start", {"categories": categories, "transferMode": "ReportEvents"})

    def end(self) -> None:
        over: list[object] = []
        self._cdp.on("Tracing.tracingComplete", lambda told: over.append(told))
        self._cdp.send("Tracing.end")
        while not over:
            self._page.wait_for_timeout(50)

    def layouts(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Of the page itself: the icon of its tab, which tells whose turn it is, is a drawing with a layout of its own."""
        own = self._cdp.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
        done = [event for event in events if event["name"] == "Layout"]
        return [event for event in done if event["args"]["beginData"]["frame"] == own]

    def between(self, first: str, last: str) -> list[dict[str, Any]]:
        """What was done in the thread that set both marks."""
        marks = {event["name"]: event for event in self.events if event["name"] in (first, last)}
        began, ended = marks[first], marks[last]
        thread = (began["pid"], began["tid"])
        return [
            event
            for event in self.events
            if (event["pid"], event["tid"]) == thread and began["ts"] < event["ts"] < ended["ts"]
        ]


def test_dice_roll_without_anything_being_laid_out_anew(
    visit: Callable[..., Visitor], moments: Moments
) -> None:
    rosa = visit(speed="normal")
    rosa.come_to(moments.arrange("pilot"))
    now = rosa.settled()
    rosa.press_move("pass")  # the last pilot: then the dice fall
    rosa.settled(now["mark"])
    expect(rosa.page.locator(".shield")).to_have_count(0)  # the pointer is guarded no more
    trace = Trace(rosa.page)
    trace.begin()
    rosa.page.keyboard.press("Enter")
    animated = set(rosa.page.evaluate(ROLL)) - NO_PROPERTY
    trace.end()
    assert animated
    assert animated <= CHEAP
    done = trace.between("quayside-roll-begins", "quayside-roll-ends")
    frames = [event for event in done if event["name"] in ("Paint", "PrePaint", "Commit", "UpdateLayer")]
    assert frames, "nothing was drawn at all"
    assert trace.layouts(trace.events), "no layout of the page was noted at all"
    assert trace.layouts(done) == []
