"""The pages beside the table: replay, rulebook, lesson, settings, and the way from the first page to a table."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browsing import PATIENCE, Visitor
from .moments import Moments

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


# The first page


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_play_now_and_the_lessons_are_in_sight_on_a_small_laptop(visit: Visit, lang: str) -> None:
    page = visit(lang).page
    page.set_viewport_size({"width": 1280, "height": 650})
    page.goto("/")
    play = page.locator("main button", has=page.locator("use[href='#i-play']"))
    lessons = page.locator("main a[href^='/learn/']")
    expect(play).to_have_count(3)
    expect(lessons).to_have_count(3)
    for way in [*play.all(), *lessons.all()]:
        expect(way).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_who_plays_already_has_them_in_sight_too(visit: Visit, moments: Moments, lang: str) -> None:
    rosa = visit(lang)
    rosa.come_as(moments.at("over").player)
    page = rosa.page
    page.set_viewport_size({"width": 1280, "height": 650})
    page.goto("/")
    lessons = page.locator("main a[href^='/learn/']")
    expect(page.locator("aside a[href^='/replay/']").first).to_be_visible()
    expect(lessons).to_have_count(3)
    for way in [*page.locator("main button:has(use[href='#i-play'])").all(), *lessons.all()]:
        expect(way).to_be_in_viewport(ratio=1)


def test_a_guest_is_called_before_he_plays_as_he_is_at_the_table(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/")
    name = page.locator("header .me").inner_text().strip()
    assert len(name.split()) == 2, "Brass Heron, or the like"
    page.reload()
    expect(page.locator("header .me")).to_have_text(name)
    rosa.play_now()
    expect(page.locator(".players").get_by_text(name).first).to_be_visible()


def test_a_game_against_bots_is_given_up_from_the_first_page(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    table = rosa.against_bots()
    page.goto("/")
    expect(page.locator("aside .count")).to_have_text("1 waits for you")
    page.get_by_role("button", name="Give up this game of Manila").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up", exact=True).click()
    expect(page.locator(f"a[href='/table/{table}']")).to_have_count(0)


def test_the_poster_is_a_way_to_the_table(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator("article .frame").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".prompt .choice").first).to_be_visible()


def test_a_game_that_is_over_is_found_again(visit: Visit, moments: Moments) -> None:
    moment = moments.at("over")
    rosa = visit()
    rosa.come_as(moment.player)
    rosa.page.goto("/")
    rosa.page.locator(f"aside a[href='/replay/{moment.table}']").click()
    rosa.page.get_by_role("slider", name="Move").wait_for()
    rosa.page.goto("/replay")
    mine = rosa.page.get_by_role("region", name="My games")
    expect(mine.locator(f"a[href='/replay/{moment.table}']")).to_be_visible()


# Replay


def ply_of(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_replay_by_buttons_keys_and_slider(visit: Visit, moments: Moments) -> None:
    moment = moments.at("over")
    played = moment.player.hello()["ply"]
    moment.player.leave()
    rosa = visit()
    page = rosa.page
    page.goto(f"/replay/{moment.table}")
    slider = page.get_by_role("slider", name="Move")
    last = int(slider.get_attribute("max") or 0)
    assert last == played
    assert ply_of(page) == 0
    page.get_by_role("button", name="One move forward").click()
    expect(slider).to_have_value("1")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("2")
    page.locator("body").press("ArrowLeft")
    expect(slider).to_have_value("1")
    page.locator("body").press("End")
    expect(slider).to_have_value(str(last))
    page.locator("body").press("Home")
    expect(slider).to_have_value("0")
    slider.fill("40")
    page.wait_for_url("**?ply=40")
    page.locator("body").press(" ")
    expect(slider).not_to_have_value("40")
    expect(slider).not_to_have_value("41")
    page.locator("body").press(" ")
    page.get_by_role("button", name="Play (space)").wait_for()


def test_a_replay_jumps_to_a_round_and_is_shared_by_a_link(visit: Visit, moments: Moments) -> None:
    moment = moments.at("over")
    rosa, wei = visit(), visit("zh")
    rosa.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = rosa.page
    page.goto(f"/replay/{moment.table}")
    rounds = page.get_by_role("group", name="Jump to a round").get_by_role("button")
    expect(rounds.nth(2)).to_be_visible()
    rounds.nth(2).click()
    expect(rounds.nth(2)).to_have_attribute("aria-pressed", "true")
    ply = ply_of(page)
    assert ply > 0
    page.locator("body").press("PageUp")
    expect(rounds.nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator("body").press("PageDown")
    expect(rounds.nth(2)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Share this moment").click()
    expect(page.get_by_role("status").last).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    wei.page.goto(link)
    expect(wei.page.get_by_role("slider")).to_have_value(str(ply))


def test_a_replay_through_anybodys_eyes(visit: Visit, moments: Moments) -> None:
    moment = moments.at("over")
    rosa = visit()
    page = rosa.page
    page.goto(f"/replay/{moment.table}?ply=3")
    hidden = page.locator(".players [role=img][aria-label*=hidden]")
    shares = page.locator(".players li .shares").first
    expect(shares).to_be_visible()
    assert hidden.count() == 0, "everything is shown to everybody"
    page.get_by_label("Seen by").select_option("Wei")
    expect(hidden.first).to_be_visible()
    page.wait_for_url("**eyes=1")
    page.reload()
    expect(hidden.first).to_be_visible()


# Rulebook


@pytest.mark.parametrize(("lang", "word", "title"), [("en", "pirates", "pirate"), ("zh", "海盗", "海盗")])
def test_the_rulebook_has_contents_search_and_links(visit: Visit, lang: str, word: str, title: str) -> None:
    rosa = visit(lang)
    page = rosa.page
    page.goto("/rules/manila")
    contents = page.locator("aside nav ol ol a")
    expect(contents.first).to_be_visible()
    assert contents.count() > 20
    assert page.locator("figure svg").count() > 0
    contents.nth(12).click()
    expect(page.locator("article.here h3")).to_contain_text(contents.nth(12).inner_text())
    expect(page.locator("article.here")).to_be_in_viewport()

    page.get_by_role("searchbox").fill(word)
    results = page.locator("main ul a[href^='/rules/']")
    expect(results.first).to_contain_text(title, ignore_case=True)
    results.first.click()
    here = page.locator("article.here")
    expect(here).to_be_in_viewport()

    other = here.locator(".links a").first
    named = other.inner_text()
    other.click()
    expect(page.locator("article.here h3")).to_contain_text(named)
    expect(page.locator("article.here")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("article.here h3")).not_to_contain_text(named)


def test_the_rulebook_opens_with_manila_and_then_with_what_was_played(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Manila")
    games = page.locator("aside .segmented label").all()
    tops = {box["y"] for game in games if (box := game.bounding_box())}
    assert len(games) == 3
    assert len(tops) == 1, "they stand in one line"
    rosa.open_table(game="puerto_rico", players=3, seats=["me", "novice", "novice"], start=True)
    rosa.settled()
    page.goto("/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules of Puerto Rico")


@pytest.mark.parametrize(
    ("lang", "question", "word"),
    [("en", "What happens if I have no money?", "loan"), ("zh", "没钱怎么办", "贷款")],
)
def test_a_plain_question_finds_its_rule_and_marks_what_it_asked_for(
    visit: Visit, lang: str, question: str, word: str
) -> None:
    page = visit(lang).page
    page.goto("/rules/manila")
    page.get_by_role("searchbox").fill(question)
    expect(page.locator("main ul a").first).to_contain_text(word)
    page.get_by_role("searchbox").fill("punts" if lang == "en" else "平底船")
    expect(page.locator("main mark").first).to_be_visible()


def test_the_contents_follow_the_reading(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/manila")
    rule = page.locator("article").nth(20)
    rule.wait_for()
    rule.evaluate("each => each.scrollIntoView({ block: 'center' })")
    current = page.locator("aside nav a[aria-current=true]")
    expect(current).to_have_count(1)
    expect(current).to_be_in_viewport()
    assert page.locator("aside nav ol ol a").nth(0).get_attribute("aria-current") is None


def test_a_line_of_the_log_leads_to_its_rule_and_back(visit: Visit, moments: Moments) -> None:
    moment = moments.at("placement")
    rosa = visit()
    rosa.come_to(moment)
    rosa.settled()
    rosa.page.locator(".log li", has_text="bid").first.hover()
    rosa.page.locator(".log li", has_text="bid").first.get_by_role("link", name="The rule for this").click()
    expect(rosa.page.locator("article.here")).to_be_in_viewport()
    rosa.page.get_by_role("link", name="Back to the table").click()
    assert rosa.settled()["state"] == "yours"


# Lesson


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("zh", "phone")])
def test_the_lesson_from_start_to_end(visit: Visit, lang: str, size: str) -> None:
    rosa = visit(lang, size=size)
    page = rosa.page
    page.goto("/learn/manila")
    progress = page.get_by_role("progressbar")
    count = int(progress.get_attribute("max") or 0)
    for step in range(1, count):
        expect(progress).to_have_attribute("value", str(step))
        if step == count // 2:
            page.reload()  # it goes on where it was left
            expect(progress).to_have_attribute("value", str(step))
        follow(rosa)
    expect(progress).to_have_attribute("value", str(count))
    rosa.press(page.locator(".ways button.main"))
    page.wait_for_url("**/table/*")
    rosa.settled()


def follow(rosa: Visitor) -> None:
    """Does what the card says: on, or the one thing that glows on the board or its panel, or the bid that it names."""
    page = rosa.page
    on = page.locator(".ways .main, .settlement .btn.main")
    do = page.locator(".lesson .do")
    on.or_(do).first.wait_for()
    if on.count():
        return rosa.press(on.first)
    bid = page.locator(".auction")
    if not bid.count():
        return rosa.press(page.locator("#board .glow[data-move]").last)
    amount = next(word for word in ("5", "8") if word in do.inner_text())
    while bid.locator("output").inner_text().strip() != amount:
        rosa.press(bid.locator(".stepper button").last)
    rosa.press(bid.locator(f'[data-move="bid {amount}"]'))


# Settings


def test_settings_take_effect(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/settings")
    root = page.locator("html")
    page.locator("main label", has_text="Dark").click()
    expect(root).to_have_attribute("data-theme", "dark")
    dark = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.locator("main label", has_text="Light").click()
    expect(root).to_have_attribute("data-theme", "light")
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") != dark
    page.locator("main label", has_text="Patterns beside colours").click()
    expect(root).to_have_attribute("data-patterns", "on")
    page.locator("main label", has_text="Confirm moves").click()
    page.locator("main label", has_text="中文").click()
    expect(root).to_have_attribute("lang", "zh-Hans")
    expect(page.get_by_role("heading", level=1)).to_have_text("设置")

    rosa.against_bots()
    assert page.locator(".confirm-button").count() == 0, "a move is played at once"
    before = rosa.settled()
    rosa.press_move("pledge")
    after = rosa.settled(before["mark"])
    assert page.locator("[data-ply]").get_attribute("data-ply") == "1"
    assert after["state"] == "yours"
    assert page.evaluate("() => getComputedStyle(document.querySelector('.weave')).display") != "none"
    page.reload()
    rosa.settled()
    expect(root).to_have_attribute("lang", "zh-Hans")


# Sitting down


def test_who_comes_by_a_link_is_asked_for_his_name_when_he_sits_down(visit: Visit, moments: Moments) -> None:
    """And not before: to look on, nobody needs one."""
    moment = moments.arrange("waiting")
    wei = visit()
    page = wei.page
    page.goto(f"/table/{moment.table}")
    page.get_by_role("button", name="Sit here").first.click()
    field = page.get_by_role("dialog").get_by_label("Your name")
    assert len(field.input_value().split()) == 2, "a name is there already"
    field.fill("Wei")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(page.locator(".seats li", has_text="Wei")).to_be_visible()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.locator(".seats li", has_text="Wei")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_friend_takes_over_from_a_bot(visit: Visit) -> None:
    rosa, wei = visit(), visit("zh")
    table = rosa.against_bots()
    rosa.page.get_by_role("tab", name="Game").click()
    seat = rosa.page.get_by_role("switch").first
    name = seat.get_attribute("aria-label") or ""
    rosa.page.locator(".particulars .toggle").first.click()
    expect(seat).to_be_checked()
    wei.page.goto(f"/table/{table}")
    wei.page.get_by_role("button", name="接替").click()
    dialog = wei.page.get_by_role("dialog")
    dialog.get_by_label("你的名字").fill("小林")
    dialog.get_by_role("button", name="坐下").click()
    expect(rosa.page.locator(".players").get_by_text("小林").first).to_be_visible()
    expect(rosa.page.locator(".players").get_by_text(name)).to_have_count(0)


def test_a_rematch_with_other_bots(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    rosa.be("Rosa")
    rosa.against_bots(options={})
    rosa.play_on(random.Random(3))
    page = rosa.page
    page.get_by_role("button", name="Play again with changes").click()
    dialog = page.get_by_role("dialog", name="Play again")
    dialog.locator("label", has_text="Merchant").click()
    dialog.locator("label", has_text="As before").click()
    before = page.url
    dialog.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before and "/table/" in url)
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert [seat["bot"] for seat in info["seats"]] == [None, "greedy", "greedy"]


# The first page


def test_friends_open_a_table_from_the_first_page(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/")
    page.get_by_role("button", name="Open a table of Manila for friends").click()
    page.get_by_role("dialog").get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(page.url)
    page.get_by_role("link", name="Quayside, home page").click()
    expect(page.get_by_text("Continue").first).to_be_visible()
    expect(page.locator("main a[href^='/table/']").first).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("game", ["manila", "puerto_rico", "lisboa"])
def test_the_player_aid_is_one_sheet_of_paper(visit: Callable[..., Visitor], game: str, lang: str) -> None:
    page = visit(lang).page
    page.goto(f"/rules/{game}")
    page.locator(f'a[href="/rules/{game}?aid"]').click()
    page.locator(".aid table").first.wait_for()
    sheets = re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))
    assert len(sheets) == 1
