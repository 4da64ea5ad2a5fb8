"""Manila in the browser: whole games by clicking only what glows, with nothing to complain of, and its own ways to choose."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from quayside.core.state import State

from .browsing import Visitor
from .laying import Tables
from .moments import Moments
from .positions import first
from .screens import show

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("zh", "phone")])
def test_a_whole_game_by_clicking_what_glows(visit: Visit, lang: str, size: str) -> None:
    rosa = visit(lang, size=size)
    rosa.play_now()
    rosa.play_on(random.Random(7))
    ending = rosa.page.locator(".ending")
    expect(ending.get_by_role("table").first).to_be_visible()
    expect(ending.locator("a[href^='/replay/']")).to_be_visible()


def middle_of(page: Page, move: str) -> tuple[float, float]:
    box = page.locator(f'#board g[data-move="{move}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_punt_is_dragged_to_its_start(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    show(rosa, moments, "starts")
    page = rosa.page
    ware = str(page.locator("#board .glow[data-move^='start ']").first.get_attribute("data-move")).split()[1]
    page.mouse.move(*middle_of(page, f"place {ware}"))
    page.mouse.down()
    page.mouse.move(*middle_of(page, f"start {ware} 2"), steps=4)
    page.mouse.move(*middle_of(page, f"start {ware} 4"), steps=4)
    page.mouse.up()
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", f"start {ware} 4")


def test_a_start_is_tapped_in_the_panel_where_buoys_are_too_near_each_other(
    visit: Visit, moments: Moments
) -> None:
    rosa = visit(size="phone")
    show(rosa, moments, "starts")
    page = rosa.page
    ware = str(page.locator("#board .glow[data-move^='start ']").first.get_attribute("data-move")).split()[1]
    assert page.locator(f'#board g[data-move="start {ware} 3"]').count() == 0
    rosa.press_move(f"start {ware} 3")
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", f"start {ware} 3")


def test_who_has_both_pilots_moves_one_punt_with_both_at_once(visit: Visit, tables: Tables) -> None:
    rosa = visit()
    rosa.come_to(tables.at(first("manila", 3, "both pilots", has_both_pilots)))
    now = rosa.settled()
    for move in ("pilot jade +1", "pilot jade +2"):
        rosa.press_move(move)
        now = rosa.settled(now["mark"])
    chosen = rosa.page.locator("[data-chosen]")
    expect(chosen).to_have_attribute("data-chosen", "pilot jade +1, pilot jade +2")
    expect(rosa.page.locator(".punt.ghost")).to_have_count(1)


def has_both_pilots(state: State) -> bool:
    """He decides for the small one, and then for the large one."""
    if "pilot jade +1" not in map(state.notation, state.choices):
        return False
    later = state.clone()
    later.play(later.parse("pilot jade +1"))
    return later.to_play == state.to_play and "pilot jade +2" in map(later.notation, later.choices)


def test_what_the_others_do_is_shown_and_can_be_skipped(visit: Visit) -> None:
    rosa = visit(speed="calm")
    rosa.against_bots()
    page = rosa.page
    rosa.press_move("pass")
    rosa.confirm()
    page.locator("[data-state=showing]").wait_for()
    rosa.skip()
    assert rosa.settled()["moves"]


def test_what_the_others_do_is_held_and_stepped_through(visit: Visit) -> None:
    rosa = visit(speed="calm")
    rosa.against_bots()
    page = rosa.page
    rosa.press_move("pass")
    rosa.confirm()
    page.locator("[data-state=showing]").wait_for()
    page.keyboard.press("Space")
    caption = page.locator(".prompt h2")
    page.get_by_role("button", name="Go on (Space)").wait_for()
    held = caption.inner_text()
    page.wait_for_timeout(4_000)
    assert caption.inner_text() == held
    page.get_by_role("button", name="Next (→)").click()
    expect(caption).not_to_have_text(held)
    page.keyboard.press("Escape")
    assert rosa.settled()["moves"]
