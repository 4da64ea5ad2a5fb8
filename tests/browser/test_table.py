"""What a table owes its players in the browser: drafts, refusals, take-backs, other people, lost connections, clocks."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from .browsing import PATIENCE, Visitor
from .conftest import server_in
from .moments import Moments
from .screens import show

Visit = Callable[..., Visitor]
CONFIRM = ".confirm-button:not([disabled])"

expect.set_options(timeout=PATIENCE)


# Choosing


def test_an_illegal_click_is_answered_with_the_rule_and_the_way_back(visit: Visit, moments: Moments) -> None:
    moment = moments.at("placement")
    rosa = visit("zh")
    page = rosa.come_to(moment)
    rosa.settled()
    page.locator("#board .target[tabindex='0']:not(.glow)").first.click()  # somebody stands there
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("。")
    refusal.get_by_role("link").click()
    page.wait_for_url(f"**/rules/manila/**?from={moment.table}")
    expect(page.locator("article.here")).to_be_in_viewport()
    page.locator(f'a[href="/table/{moment.table}"]').click()
    page.wait_for_url(f"**/table/{moment.table}")
    assert rosa.settled()["state"] == "yours"


def test_a_refusal_goes_when_it_is_dismissed(visit: Visit) -> None:
    rosa = visit()
    rosa.against_bots()
    rosa.page.locator('#board [data-id="space-port.A"]').click()
    rosa.page.locator(".refusal").wait_for()
    rosa.page.keyboard.press("Escape")
    rosa.page.locator(".refusal").wait_for(state="detached")


def test_a_choice_can_be_cleared_before_it_is_confirmed(visit: Visit) -> None:
    rosa = visit()
    rosa.against_bots()
    page = rosa.page
    for clear in (
        lambda: page.keyboard.press("Escape"),
        lambda: page.get_by_role("button", name="Clear the choice").click(),
    ):
        rosa.press_move("bid 1")  # of the quick amounts; the panel's own "Bid 1" would bid at once
        page.locator(CONFIRM).wait_for()
        clear()
        page.locator(".confirm-button[disabled]").wait_for()
    assert page.locator("[data-ply]").get_attribute("data-ply") == "0"


def test_a_longer_choice_is_stepped_back_and_confirmed_as_one(visit: Visit, moments: Moments) -> None:
    moment = moments.arrange("loading")
    rosa = visit()
    page = rosa.come_to(moment)
    now = rosa.settled()
    for ware in ("silk", "jade", "nutmeg"):
        rosa.press_move(f"load {ware}")
        now = rosa.settled(now["mark"])
    assert page.locator("[data-chosen]").get_attribute("data-chosen") == "load silk, load jade, load nutmeg"
    page.get_by_role("button", name="One step back").click()
    now = rosa.settled(now["mark"])
    assert page.locator("[data-chosen]").get_attribute("data-chosen") == "load silk, load jade"
    rosa.press_move("load ginseng")
    now = rosa.settled(now["mark"])
    rosa.settled(rosa.confirm())
    assert set(moment.player.hello()["view"]["punts"]) == {"ginseng", "silk", "jade"}


def test_what_the_rules_allow_is_undone_without_asking(visit: Visit, moments: Moments) -> None:
    moment = moments.arrange("loading")
    rosa = visit()
    page = rosa.come_to(moment)
    now = rosa.settled()
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    for ware in ("silk", "jade", "nutmeg"):
        rosa.press_move(f"load {ware}")
        now = rosa.settled(now["mark"])
    now = rosa.settled(rosa.confirm())
    for _ in range(3):
        page.get_by_role("button", name="Undo the last move").click()
        now = rosa.settled(now["mark"])
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply


def test_a_take_back_is_asked_for_and_granted(visit: Visit, moments: Moments) -> None:
    players = moments.seated(3)
    rosa, wei, marta = (visit() for _ in players)
    for visitor, player in zip((rosa, wei, marta), players, strict=True):
        visitor.come_as(player)
        visitor.page.goto(f"/table/{player.table}")
        visitor.page.locator("[data-state]").wait_for()
    rosa.settled()
    rosa.press_move("pass")
    rosa.confirm()
    rosa.page.get_by_role("button", name="Ask the others to let you take your last move back").click()
    for visitor in (wei, marta):
        expect(visitor.page.locator(".notice")).to_contain_text("Rosa asks to take back a move.")
        visitor.page.get_by_role("button", name="Grant").click()
    expect(rosa.page.locator("[data-state]")).to_have_attribute("data-state", "yours")
    assert rosa.page.locator("[data-ply]").get_attribute("data-ply") == "0"


# Other people


def test_two_browsers_at_one_table(visit: Visit) -> None:
    rosa, wei = visit(), visit("zh")
    table = rosa.open_table(players=3)
    wei.page.goto(f"/table/{table}")
    for visitor in (rosa, wei):
        visitor.page.locator(".seats .does .glow").first.click()
        if visitor is wei:  # nobody has asked him yet what he is called
            visitor.page.get_by_role("dialog").get_by_role("textbox").fill("Wei")
            visitor.page.get_by_role("dialog").get_by_role("button", name="坐下").click()
        visitor.page.locator(".seats .does .quiet").first.wait_for()
    expect(rosa.page.locator(".seats li", has_text="Wei")).to_be_visible()
    rosa.page.get_by_role("button", name="Fill up with bots").click()
    rosa.page.get_by_role("button", name="Start the game").click()
    rosa.settled()
    rosa.press_move("bid 1")
    rosa.confirm()
    expect(wei.page.locator(".log li", has_text="Rosa").first).to_be_visible()
    assert wei.settled()["moves"][0] == "bid 2"
    wei.page.locator("#board").get_by_role("button", name="放弃", exact=True).click()  # at once
    expect(rosa.page.locator(".log li", has_text="Wei passes").first).to_be_visible()
    rosa.page.get_by_role("tab", name="Chat").click()
    rosa.page.get_by_label("Say something").fill("Ahoy")
    rosa.page.keyboard.press("Enter")
    expect(wei.page.get_by_role("tab", name="聊天")).to_contain_text("1")
    wei.page.get_by_role("tab", name="聊天").click()
    expect(wei.page.locator(".talk")).to_contain_text("Ahoy")


def test_a_spectator_sees_only_the_public_game(visit: Visit, moments: Moments) -> None:
    moment = moments.at("placement")
    watcher = visit()
    seen: list[str] = []
    watcher.page.on(
        "websocket", lambda socket: socket.on("framereceived", lambda frame: seen.append(str(frame)))
    )
    watcher.page.goto(f"/table/{moment.table}")
    expect(watcher.page.locator("[data-state]")).to_have_attribute("data-state", "theirs")
    expect(watcher.page.locator(".prompt")).to_contain_text("You are watching.")
    assert watcher.page.locator("#board .glow, .prompt .choice, .confirm-button").count() == 0
    assert any('"view"' in frame for frame in seen)
    assert not [frame for frame in seen if '"dealt"' in frame], "what is dealt is secret"


# Coming back


def test_a_draft_outlives_a_reload(visit: Visit, moments: Moments) -> None:
    moment = moments.arrange("loading")
    rosa = visit()
    page = rosa.come_to(moment)
    now = rosa.settled()
    for ware in ("jade", "silk"):
        rosa.press_move(f"load {ware}")
        now = rosa.settled(now["mark"])
    page.reload()
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", "load jade, load silk")
    now = rosa.settled()
    rosa.press_move("load nutmeg")
    rosa.settled(now["mark"])
    rosa.settled(rosa.confirm())
    assert set(moment.player.hello()["view"]["punts"]) == {"jade", "silk", "nutmeg"}


def test_a_server_killed_in_mid_move_loses_nothing(browser: Browser, tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        rosa = Visitor(browser, server.address)
        rosa.against_bots()
        page = rosa.page
        rosa.press_move("pledge")
        page.locator(CONFIRM).wait_for()
        server.kill()
        expect(page.get_by_role("alert")).to_contain_text("It will come back by itself")
        page.locator(CONFIRM).click()  # confirmed while nobody is there
        server.start().wait_until_it_serves()
        expect(page.locator(".lost")).to_have_count(0)
        expect(page.locator(".log li", has_text="You pledge")).to_have_count(1)
        assert rosa.settled()["moves"], "the game goes on"
        rosa.wrong = [what for what in rosa.wrong if "ERR_CONNECTION_REFUSED" not in what]
        assert rosa.wrong == []
        rosa.close()


def test_what_happened_while_one_was_away(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    show(rosa, moments, "away")
    away = rosa.page.get_by_role("complementary", name="While you were away")
    expect(away).to_contain_text("Wei")
    away.get_by_role("button", name="Close").click()
    expect(away).to_have_count(0)


# Clocks


def test_a_clock_is_shown_and_runs_out(browser: Browser, tmp_path: Path) -> None:
    with server_in(tmp_path) as server:
        rosa = Visitor(browser, server.address)
        thoughtful = (
            "search:2s"  # so that there is time to come back, which is not possible in the turn that was lost
        )
        rosa.open_table(
            players=3,
            seats=["me", thoughtful, thoughtful],
            start=True,
            clock={"kind": "move", "seconds": 15},
        )
        page = rosa.page
        expect(page.get_by_role("timer", name="Time left").first).to_contain_text("0:")
        expect(page.locator(".notice")).to_contain_text("A bot is playing for you.")
        thinking = page.locator(".players li[aria-current=true]").filter(has_not_text="Rosa")
        expect(thinking.locator(".dots")).to_be_visible()
        expect(thinking).to_contain_text("is thinking")
        page.get_by_role("button", name="Take my seat back").click()
        expect(page.locator(".notice")).to_have_count(0)
        assert rosa.wrong == []
        rosa.close()


def test_nothing_new_lies_under_the_pointer_after_confirm(visit: Visit) -> None:
    rosa = visit()
    rosa.against_bots()
    page = rosa.page
    now = rosa.settled()
    rosa.press_move("pass")
    rosa.settled(now["mark"])
    place = page.locator(CONFIRM).bounding_box()
    assert place is not None
    x, y = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
    page.evaluate(
        "([x, y]) => addEventListener('click', (event) => (window.hit = event.target.className), true)",
        [x, y],
    )
    page.mouse.dblclick(x, y)
    assert page.evaluate("window.hit") == "shield"
    page.locator(".shield").wait_for(state="detached")


def test_a_kind_of_choice_is_played_at_once_when_that_is_wanted(visit: Visit) -> None:
    rosa = visit()
    rosa.against_bots()
    page = rosa.page
    now = rosa.settled()
    rosa.press_move("pass")
    now = rosa.settled(now["mark"])
    page.get_by_role("button", name="From now on without confirming").click()
    now = rosa.settled(rosa.confirm())
    chance = random.Random(4)
    while now["state"] != "yours" or "pass" not in now["moves"] or page.locator(".auction").count() == 0:
        now = rosa.step(chance, now)
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    rosa.press_move("pass")
    page.locator(f"[data-ply]:not([data-ply='{ply}'])").wait_for()
    page.goto("/settings")
    page.get_by_role("button", name="Manila: Bid for the office").click()
    expect(page.get_by_role("button", name="Manila: Bid for the office")).to_have_count(0)
