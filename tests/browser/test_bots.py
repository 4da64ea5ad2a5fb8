"""Bots, hints and analysis in the browser: whom one plays against, what one could do, and how it went."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .browsing import PATIENCE, Visitor
from .moments import Moments

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


# Levels


def test_bots_are_chosen_by_level_and_the_choice_is_kept(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/")
    level = page.get_by_role("radio", name="Beginner, level 1 of 3")
    expect(level).to_be_checked()
    assert page.get_by_role("radio", name=re.compile("level")).count() == 3
    page.get_by_text("Merchant", exact=True).click()
    expect(page.get_by_text("does not look ahead")).to_be_visible()
    page.get_by_role("button", name="Play Manila now, against bots").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".players li", has_text="bot · Merchant")).to_have_count(3)
    page.goto("/")
    expect(page.get_by_role("radio", name="Merchant, level 2 of 3")).to_be_checked()


def test_the_host_seats_a_bot_and_another_in_its_place(visit: Visit) -> None:
    rosa = visit("zh", size="phone")
    page = rosa.page
    rosa.open_table(players=3, seats=["me", None, None])
    seat = page.locator(".seats li").nth(1)
    for level, about in (("新手", "刚学会规则"), ("船队司令", "往后推算")):
        rosa.press(seat.locator("button:has(use[href='#i-bot'])"))
        rosa.press(page.get_by_role("dialog").get_by_role("button", name=re.compile(f"{level}.*{about}")))
        expect(seat.locator(".who")).to_contain_text(level)


# Hints


def test_a_hint_is_shown_lit_chosen_and_gone_with_the_move(visit: Visit, moments: Moments) -> None:
    moment = moments.arrange("placement")
    rosa = visit()
    page = rosa.come_to(moment)
    now = rosa.settled()
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="Suggested moves")
    each = hints.locator("ol > li")
    expect(each).to_have_count(3)
    moves = [str(button.get_attribute("data-hint")) for button in hints.locator("[data-hint]").all()]
    assert set(moves) <= set(now["moves"])
    for at in (1, 2):
        each.nth(at).hover()
        expect(page.locator(".advised").first).to_have_attribute("data-move", moves[at])
    expect(each.first.locator(".chances li")).to_contain_text(
        [f"{player.name}: " for player in moment.players]
    )
    expect(each.first).to_contain_text("% to win")
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    assert page.locator(".advised").count() == 0

    page.get_by_role("button", name="Ask for a hint").click()
    hints.locator("[data-hint]").first.click()
    chosen = str(hints.locator("[data-hint][aria-pressed=true]").get_attribute("data-hint"))
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", chosen)
    rosa.confirm()
    expect(hints).to_have_count(0)
    assert page.locator(".advised").count() == 0


def test_a_hint_in_the_hand_gives_way_to_what_it_chose(visit: Visit) -> None:
    rosa = visit("zh", size="phone")
    rosa.against_bots(game="puerto_rico")
    page = rosa.page
    rosa.press(page.get_by_role("button", name="请求提示"))
    hints = page.get_by_role("region", name="建议的行动")
    choose = hints.locator("[data-hint]").first
    expect(hints.locator("ol > li").first).to_contain_text("胜率")
    move = str(choose.get_attribute("data-hint"))
    rosa.press(choose)
    expect(hints).to_have_count(0)
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", move)


def test_where_there_are_no_hints_none_are_offered(visit: Visit) -> None:
    rosa = visit()
    rosa.against_bots(hints=False)
    assert rosa.page.get_by_role("button", name="Ask for a hint").count() == 0
    rosa.page.keyboard.press("h")
    assert rosa.page.locator(".hints").count() == 0


# Analysis


def test_a_finished_game_is_analysed_and_the_replay_shows_it(visit: Visit, moments: Moments) -> None:
    moment = moments.arrange("over")
    rosa = visit()
    page = rosa.come_to(moment)
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name="See the analysis").click()

    slider = page.get_by_role("slider", name="Move")
    chart = page.locator("[data-chart]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    last = int(slider.get_attribute("max") or 0)
    expect(slider).not_to_have_value("0")
    assert abs(int(slider.input_value()) - last / 2) < last / 10
    turns = page.locator(".turns button")
    expect(turns).to_have_count(3)
    turns.first.click()
    number = re.search(r"[Mm]ove (\d+)", turns.first.inner_text())
    assert number is not None
    expect(slider).to_have_value(number[1])
    expect(page.locator("table", has_text="accuracy").locator("tbody tr")).to_have_count(4)
    assert page.get_by_role("table", name="Chances to win, move by move").locator("tr").count() > 20

    page.get_by_role("tab", name="Log").click()
    expect(page.locator(".story .verdict").first).to_be_attached()

    wei = visit("zh", size="phone")
    wei.page.goto(f"/replay/{moment.table}?show=analysis")
    expect(wei.page.locator("[data-chart]")).to_be_visible()
    expect(wei.page.locator(".turns button")).to_have_count(3)
    assert wei.page.get_by_role("button", name="分析这一局").count() == 0

    # Somebody's worst decisions are repaired, one after the other
    page.get_by_role("tab", name="Analysis").click()
    page.get_by_role("link", name="Learn from your mistakes").click()
    page.get_by_role("heading", name="Learn from your mistakes").wait_for()
    found = {
        seat: page.request.get(f"/api/tables/{moment.table}/mistakes?seat={seat}").json() for seat in range(4)
    }
    seat = next(seat for seat, mistakes in found.items() if mistakes)
    page.goto(f"/replay/{moment.table}/mistakes?seat={seat}")
    expect(page.locator("main ol a")).to_have_count(len(found[seat]))
    page.get_by_role("link", name="Begin").click()
    expect(page.locator(".asked")).to_contain_text(f"Move {found[seat][0]['ply'] + 1} was")
    rosa.press_move(rosa.settled()["moves"][0])
    rosa.press(page.locator(".confirm-button:not([disabled])"))
    expect(page.locator(".verdict .sign")).to_be_visible()
    page.locator(".asked .about a").click()
    expect(page.locator("main ol a").first).to_contain_text(re.compile("repaired|tried"))


def test_a_game_that_runs_has_no_analysis(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    rosa.page.goto(f"/replay/{moments.at('placement').table}")
    expect(rosa.page.get_by_role("tab", name="Log")).to_be_visible()
    assert rosa.page.get_by_role("tab", name="Analysis").count() == 0
