"""The table page in windows of every shape: what lies where, and what a click on a player or on the settings opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .browsing import Visitor
from .laying import Tables
from .moments import Moments
from .positions import fullest
from .screens import show

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("width", "height", "layout"),
    [
        (1440, 900, "desk"),
        (1024, 600, "low"),
        (834, 1112, "tablet"),
        (360, 640, "phone"),
        (844, 390, "beside"),
    ],
)
def test_the_prompt_leaves_the_window_to_the_board(
    visit: Visit, moments: Moments, width: int, height: int, layout: str
) -> None:
    rosa = visit()
    page = rosa.come_to(moments.at("placement"))
    rosa.settled()
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator("[data-layout]")).to_have_attribute("data-layout", layout)
    prompt = page.locator(".prompt").bounding_box()
    assert prompt is not None
    if layout == "beside":
        assert prompt["width"] <= width / 3
    else:
        assert prompt["height"] <= height / 5
    expect(page.locator("[data-own=hand]").first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-own=purse]").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["", "puerto_rico.", "lisboa."])
def test_a_click_on_a_player_shows_all_of_him(visit: Visit, moments: Moments, game: str) -> None:
    kind = {"": "placement", "puerto_rico.": "role", "lisboa.": "card"}[game]
    rosa = visit()
    page = rosa.come_to(moments.at(f"{game}{kind}"))
    rosa.settled()
    page.locator(".players li").nth(1).locator(".name").click()
    sheet = page.get_by_role("dialog").locator("[data-player]")
    expect(sheet).to_have_attribute("data-player", "1")
    page.keyboard.press("ArrowRight")
    expect(sheet).to_have_attribute("data-player", "2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(sheet).to_have_attribute("data-player", "0")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_settings_lie_over_the_table(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    page = rosa.come_to(moments.at("placement"))
    rosa.settled()
    page.locator("header").get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog").get_by_role("radiogroup").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "/table/" in page.url


@pytest.mark.parametrize("size", [(1366, 657), (834, 1112), (390, 844), (844, 390)], ids=str)
def test_the_tools_of_the_prompt_are_named(visit: Visit, moments: Moments, size: tuple[int, int]) -> None:
    """A picture of dice alone tells nobody what it is for."""
    rosa = visit()
    page = rosa.come_to(moments.at("placement"))
    rosa.settled()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for word in ("Pledge", "Odds", "Hint"):
        expect(page.locator(".tools .button").filter(has_text=word)).to_be_in_viewport(ratio=1)


def test_a_line_of_the_log_takes_no_mark_from_the_tabs(visit: Visit, tables: Tables) -> None:
    """Pointing at a line lights what it is about, and only that."""
    rosa = visit()
    page = rosa.page
    page.set_viewport_size({"width": 1024, "height": 600})
    rosa.come_to(tables.at(fullest("lisboa", "business")))
    rosa.settled()
    marked = page.locator("#board [role=tab].lit")
    expect(marked).to_have_count(1)
    for line in page.locator(".log li").all()[-4:]:
        line.hover()
    page.locator(".prompt h2").hover()
    expect(marked).to_have_count(1)


def test_the_way_on_from_a_settlement_fits_a_phone(visit: Visit, moments: Moments) -> None:
    """Beside the way to see the coins once more, which there is only with movement."""
    rosa = visit(size="phone", speed="fast")
    show(rosa, moments, "sheet")
    for button in rosa.page.locator(".settlement .btn").all():
        expect(button).to_be_in_viewport(ratio=1)
        inside = button.evaluate(
            "it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight"
        )
        assert inside, button.inner_text()
    expect(rosa.page.locator(".settlement .btn")).to_have_count(2)
