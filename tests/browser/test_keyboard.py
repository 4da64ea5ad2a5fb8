"""A game without a mouse: Tab and arrows reach everything, keys choose it, and one always sees where one is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from .browsing import CLICKS, GLOWING, Visitor
from .positions import CHOSEN

STOPS = 200  # to go round the whole page by Tab

# Where the focus is, whether it can be seen, and whether it is on what is looked for
FOCUS = """(wanted) => {
    const at = document.activeElement;
    if (!at || at === document.body) return { name: 'the page', seen: true, found: false };
    const styles = [at, at.closest('label') ?? at, at.parentElement].map((each) => getComputedStyle(each));
    const ring = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
    const name = at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40);
    return { name: `<${at.localName}> ${name}`, seen: at.matches(':focus-visible') && ring, found: at.matches(wanted) };
}"""


class Keys:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.unseen: set[str] = set()

    def go_to(self, wanted: str) -> None:
        """Presses Tab until the focus is there."""
        for _ in range(STOPS):
            self.page.keyboard.press("Tab")
            focus = self.page.evaluate(FOCUS, wanted)
            if not focus["seen"]:
                self.unseen.add(focus["name"])
            if focus["found"]:
                return
        raise AssertionError(f"Tab does not lead to {wanted}")

    def step(self, now: dict, chance: random.Random) -> dict:
        if now["state"] == "sheet":
            self.go_to(".settlement .btn.main")
        elif now["confirm"] and (not now["moves"] or chance.random() < 0.6):
            self.go_to(".confirm-button")
        else:
            for _ in range(chance.randint(1, 3)):
                self.go_to(GLOWING)
        self.page.keyboard.press(chance.choice(["Enter", " "]))
        return self.visitor.settled(now["mark"])


def test_a_whole_voyage_by_keyboard(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.page.goto("/")
    keys = Keys(rosa)
    keys.go_to("button:has(use[href='#i-play'])")
    rosa.page.keyboard.press("Enter")
    rosa.page.wait_for_url("**/table/*")
    now = rosa.settled()
    chance = random.Random(5)
    while now["state"] != "sheet":
        now = keys.step(now, chance)
    keys.step(now, chance)
    assert keys.unseen == set()


WHOLE = 10_000  # decisions: more than any game has


@pytest.mark.parametrize(
    ("game", "players", "options", "plies"),
    [
        ("manila", 3, {}, WHOLE),
        ("puerto_rico", 3, {}, WHOLE),
        ("puerto_rico", 2, CHOSEN, 60),  # the choice of the buildings, and the first rounds with them
        ("lisboa", 2, {}, WHOLE),
    ],
    ids=["manila", "puerto_rico", "puerto_rico with expansions", "lisboa"],
)
def test_a_whole_game_by_keys_that_choose(
    visit: Callable[..., Visitor], game: str, players: int, options: dict[str, Any], plies: int
) -> None:
    """What carries a key is chosen by it, and Enter confirms: at most three strokes for a decision of one choice, and one
    more for each further choice that is made before."""
    rosa = visit()
    rosa.against_bots(players, game=game, options=options)
    press = rosa.page.keyboard.press
    marks = rosa.page.locator(".marks kbd")
    chance = random.Random(11)
    press("ArrowRight")  # whoever has used no key so far sees none
    now = rosa.settled()
    strokes = choices = 0
    for _ in range(CLICKS):
        if (
            now["state"] == "over"
            or int(rosa.page.locator("[data-ply]").get_attribute("data-ply") or 0) >= plies
        ):
            return
        if now["state"] == "yours" and not now["confirm"]:
            marks.first.wait_for()
            press(chance.choice(marks.all_inner_texts()).lower())
            choices += 1
        else:
            press("Enter")
        strokes += 1
        at, now = now, rosa.settled(now["mark"])
        if at["state"] == "sheet" or version_of(at) != version_of(now):
            assert strokes <= max(1, choices) + 2, f"{strokes} strokes for {choices} choices"
            strokes = choices = 0
    raise AssertionError(f"not over after {CLICKS} strokes")


def version_of(now: dict[str, Any]) -> str:
    """Of the table: it rises when something is confirmed."""
    return str(now["mark"]).split("|")[1]


def test_enter_on_what_is_chosen_confirms_it(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.against_bots()
    now = rosa.settled()
    bid = rosa.page.locator(".auction .quick [data-move]").first
    rosa.press(bid)
    rosa.settled(now["mark"])
    bid.focus()
    rosa.page.keyboard.press("Enter")
    rosa.page.locator("[data-ply]:not([data-ply='0'])").wait_for()


def test_the_focus_goes_to_confirm_and_back_to_the_board(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.against_bots()
    page = rosa.page
    page.keyboard.press("ArrowDown")
    now = rosa.settled()
    page.keyboard.press("1")
    rosa.settled(now["mark"])
    page.locator(".confirm-button:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator(".prompt:not(.mine), [data-ply]:not([data-ply='0'])").first.wait_for()
    rosa.settled(now["mark"])
    page.locator("#board .glow:focus, .prompt .choice:focus").wait_for()
    page.keyboard.press("?")
    page.locator("dialog dl").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_shortcuts_confirm_and_clear(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.against_bots()
    page = rosa.page
    now = rosa.settled()
    rosa.press_move("pledge")
    now = rosa.settled(now["mark"])
    page.keyboard.press("Escape")
    now = rosa.settled(now["mark"])
    assert page.locator("[data-chosen]").get_attribute("data-chosen") == ""
    rosa.press_move("pledge")
    now = rosa.settled(now["mark"])
    page.locator("main").focus()
    page.keyboard.press("Enter")
    rosa.settled(now["mark"])
    assert page.locator("[data-ply]").get_attribute("data-ply") == "1"
    page.keyboard.press("u")
    page.locator("[data-ply='0']").wait_for()
