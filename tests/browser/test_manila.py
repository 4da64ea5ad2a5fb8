"""Manila in the browser: whole games by clicking only what glows, with nothing to complain of."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from ..table.players import Server

pytest.importorskip("playwright.sync_api")
from .browsing import Visitor

BOTS = ["greedy"] * 3


@pytest.fixture
def visit(browser: Any, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes: `visit("zh", size="phone")`."""
    here: list[Visitor] = []

    def come(lang: str = "en", **how: Any) -> Visitor:
        here.append(Visitor(browser, server.address, lang, **how))
        return here[-1]

    yield come
    for visitor in here:
        visitor.close()


@pytest.mark.parametrize(
    ("lang", "size"), [("en", "desk"), ("zh", "desk"), ("zh", "phone"), ("en", "tablet")]
)
def test_a_whole_game_by_clicking_what_glows(visit: Callable[..., Visitor], lang: str, size: str) -> None:
    rosa = visit(lang, size=size)
    rosa.open_table(players=4, seats=["me", *BOTS], start=True)
    rosa.page.locator(".prompt").wait_for()
    rosa.play_on(random.Random(7), seconds=240)
    assert rosa.page.locator(".ending table").count() >= 1
    assert rosa.wrong == []


def test_an_illegal_click_is_answered_with_the_rule(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.open_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    rosa.page.locator('#board [data-id="space-port.A"]').click(force=True)
    rosa.page.locator(".refusal").wait_for()
    rosa.page.keyboard.press("Escape")
    rosa.page.locator(".refusal").wait_for(state="detached")
    assert rosa.wrong == []


def test_a_choice_can_be_cleared_before_it_is_confirmed(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.open_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    rosa.page.get_by_role("button", name="Bid 1", exact=True).click()
    rosa.page.locator(".confirm-button:not([disabled])").wait_for()
    rosa.page.keyboard.press("Escape")
    rosa.page.locator(".confirm-button[disabled]").wait_for()
    assert rosa.wrong == []


def test_a_draft_outlives_a_reload(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.open_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    rosa.page.locator(".prompt .choice[data-move=pledge]").click()
    rosa.page.locator(".confirm-button:not([disabled])").wait_for()
    said = rosa.page.locator(".say p b").inner_text()
    rosa.page.reload()
    rosa.page.locator(".confirm-button:not([disabled])").wait_for()
    assert rosa.page.locator(".say p b").inner_text() == said


def test_friends_at_one_screen_pass_it_behind_a_curtain(visit: Callable[..., Visitor]) -> None:
    rosa = visit()
    rosa.open_table(players=3, seats=["me", "me", "me"], names=["Rosa", "Wei", "Marta"], start=True)
    page = rosa.page
    page.locator(".curtain").wait_for()
    assert page.locator("#board").count() == 0
    page.locator(".curtain button").click()
    page.locator("#board").wait_for()
    page.get_by_role("button", name="Pass", exact=True).click()
    page.locator(".confirm-button:not([disabled])").click()
    page.locator(".curtain").wait_for()
    assert "Wei" in page.locator(".curtain").inner_text()
    assert rosa.wrong == []


def test_two_browsers_at_one_table(visit: Callable[..., Visitor]) -> None:
    rosa, wei = visit(), visit("zh")
    table = rosa.open_table(players=3)
    wei.page.goto(f"/table/{table}")
    for visitor in (rosa, wei):
        visitor.page.locator(".seats li:has(.does .glow) .does .glow").first.click()
        visitor.page.locator(".seats .does .quiet").first.wait_for()
    rosa.page.locator(".start .button:not(.main)").click()
    rosa.page.locator(".start .main:not([disabled])").click()
    for visitor in (rosa, wei):
        visitor.page.locator(".prompt").wait_for()
    rosa.page.get_by_role("button", name="Pass", exact=True).click()
    rosa.page.locator(".confirm-button:not([disabled])").click()
    wei.page.locator(".log li", has_text="Rosa").first.wait_for()
    assert rosa.wrong == wei.wrong == []


def test_a_restart_of_the_server_loses_nothing(browser: Any, server: Server) -> None:
    rosa = Visitor(browser, server.address)
    rosa.open_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    rosa.page.locator(".prompt .choice[data-move=pledge]").click()
    rosa.page.locator(".confirm-button:not([disabled])").wait_for()
    again = server.again()
    try:
        rosa.page.locator(".lost").wait_for(state="detached")
        rosa.page.locator(".confirm-button:not([disabled])").click()
        rosa.page.locator(".log li", has_text="You pledge").first.wait_for()
    finally:
        rosa.close()
        again.stop()
