"""From a click to the move shown: a blink of an eye on a local server."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from .browsing import Visitor

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
