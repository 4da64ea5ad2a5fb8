"""Puerto Rico in the browser: whole games by clicking only what glows, and the ways to choose that are its own."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from quayside.core.state import State

from .browsing import Visitor
from .laying import lay
from .moments import Moments
from .positions import EVERYTHING, EXPANDED, first, positions

Visit = Callable[..., Visitor]


def begin(rosa: Visitor, players: int = 3, bot: str = "random", **plan: Any) -> None:
    seats = ["me", *[bot] * (players - 1)]
    rosa.open_table(game="puerto_rico", players=players, seats=seats, start=True, **plan)
    rosa.settled()


def to_the_placing(rosa: Visitor, moments: Moments, emptied: bool = True) -> Page:
    """The visitor has several colonists, for more than one kind of place, and takes them all into the hand."""
    page = rosa.come_to(
        lay(moments.database, first("puerto_rico", 3, "mayor", has_several), moments.friends(3))
    )
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", re.compile("^put .*put "))
    if emptied:
        page.locator(".tray").get_by_role("button", name="Clear").click()
        expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", "")
    return page


@pytest.mark.parametrize(("lang", "size"), [("zh", "phone")])
def test_a_whole_game_by_clicking_what_glows(visit: Visit, lang: str, size: str) -> None:
    rosa = visit(lang, size=size)
    begin(rosa, covered=True)
    own, other = [rosa.page.locator(f'.players [data-id="points-{seat}"]').first for seat in (0, 1)]
    expect(own).to_have_text("0")
    expect(other).to_have_text("?")
    rosa.play_on(random.Random(7))
    expect(other).not_to_have_text("?")
    ending = rosa.page.locator(".ending")
    expect(ending.get_by_role("table").first).to_be_visible()
    expect(ending.locator("a[href^='/replay/']")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "nobles"), [("en", "desk", "Nobles"), ("zh", "phone", "贵族")], ids=["desk", "phone"]
)
def test_the_last_round_with_every_expansion_by_clicking_what_glows(
    visit: Visit, moments: Moments, lang: str, size: str, nobles: str
) -> None:
    """One person plays all three seats, and the end names each bonus."""
    rosa = visit(lang, size=size)
    position = first("puerto_rico", 3, "closing", is_closing, at_random=15, **EVERYTHING)
    page = rosa.come_to(lay(moments.database, position, moments.friends(1) * 3))
    rosa.play_on(random.Random(3))
    scores = page.locator(".ending table").first
    expect(scores.locator("th").filter(has_text=nobles)).to_have_count(1)
    bonus = "Royal garden|Cloister" if lang == "en" else "皇家花园|修道院"
    expect(scores.locator("th").filter(has_text=re.compile(bonus))).not_to_have_count(0)
    rows = [row.locator("td").all_inner_texts() for row in scores.locator("tbody tr").all()]
    seats = [row[2:-1] for row in rows] if size == "desk" else list(zip(*rows[:-1], strict=True))
    for cells in seats:
        total, *parts = [int(cell) if cell.isdigit() else 0 for cell in cells]
        assert total == sum(parts)
    assert len(seats) == 3
    across = page.locator(".ending .scroll").first
    assert across.evaluate("each => each.scrollWidth <= each.clientWidth"), "all of it is in sight"
    if size == "desk":  # however fast its lines come, the log shows the newest
        left = page.locator(".log").evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight")
        assert left < 40


def is_closing(state: State) -> bool:
    """The last round, with somebody in a large building that only expansions have."""
    if state.to_play < 0:
        return False
    view: dict[str, Any] = state.view(None)
    manned = {
        building
        for seat in view["seats"]
        for building, colonists in seat["city"].items()
        if colonists or building in seat["nobles_at"]
    }
    return bool(view["ending"]) and not manned.isdisjoint({"royal_garden", "cloister"})


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_whatever_only_expansions_ask_is_answered_and_the_game_goes_on(
    visit: Visit, moments: Moments, size: str
) -> None:
    rosa, chance = visit(size=size), random.Random(1)
    people = moments.friends(4) + moments.friends(1)
    asked = [each for each in positions("puerto_rico") if each.options and not each.kind.endswith(EXPANDED)]
    assert len(asked) == 14
    for position in asked:
        page = rosa.come_to(lay(moments.database, position, people[: position.players]))
        now = rosa.settled()
        before = page.locator("[data-seq]").get_attribute("data-seq") or ""
        while not now["confirm"]:  # several choices may make one
            moves = [move for move in now["moves"] if move != "pass"]
            assert moves, f"{position.name}: nothing glows"
            rosa.press_move(chance.choice(moves))
            now = rosa.settled(now["mark"])
        rosa.confirm()
        expect(page.locator("[data-seq]"), position.name).not_to_have_attribute("data-seq", before)


def test_an_illegal_click_is_answered_with_the_rule(visit: Visit) -> None:
    rosa = visit()
    begin(rosa)
    rosa.page.locator('#board [data-id="market-city_hall"]').click()
    rosa.page.locator(".refusal").wait_for()


def test_a_building_is_told_part_by_part(visit: Visit) -> None:
    rosa = visit()
    begin(rosa)
    rosa.press_move("pick builder")
    rosa.settled()
    card = rosa.page.get_by_role("tooltip")
    for _ in range(20):  # a board that is just being redrawn may miss the mouse
        rosa.page.locator('#board [data-move="build office"]').hover()
        rosa.page.wait_for_timeout(300)
        if card.count():
            break
        rosa.page.mouse.move(5, 5)
    expect(card).to_contain_text("Printed price")
    expect(card.locator(".total b")).to_have_text("4")


def test_colonists_are_placed_together_and_confirmed_as_one(visit: Visit, moments: Moments) -> None:
    page = to_the_placing(visit(), moments)
    left = page.locator(".tray .count b")
    chosen = page.locator("[data-chosen]")
    everybody = left.inner_text()
    page.locator(".tray").get_by_role("button", name="Fill").click()
    expect(chosen).to_have_attribute("data-chosen", re.compile("^put "))
    page.keyboard.press("Escape")
    expect(chosen).to_have_attribute("data-chosen", "")
    expect(left).to_have_text(everybody)
    page.locator(".tray").get_by_role("button", name="Fill").click()
    expect(chosen).to_have_attribute("data-chosen", re.compile("^put "))
    before = chosen.get_attribute("data-seq")
    page.locator(".confirm-button:not([disabled])").click()
    expect(chosen).to_have_attribute("data-chosen", "")
    expect(chosen).not_to_have_attribute("data-seq", before or "")


def test_a_placing_begins_with_everybody_where_he_stood(visit: Visit, moments: Moments) -> None:
    """The new ones stand where they are most useful: who likes it confirms at once."""
    page = to_the_placing(visit(), moments, emptied=False)
    expect(page.locator(".tray .count b")).to_have_text("0")
    expect(page.locator(".confirm-button")).to_contain_text(re.compile(r"Place \d+ colonists"))
    chosen = page.locator("[data-chosen]")
    before = chosen.get_attribute("data-seq")
    page.locator(".confirm-button:not([disabled])").click()
    expect(chosen).not_to_have_attribute("data-seq", before or "")


def test_who_places_last_and_picks_next_sees_his_placing(visit: Visit, moments: Moments) -> None:
    """No other player is between the two: the placing is confirmed by itself all the same."""
    position = first("puerto_rico", 3, "mayor", picks_next)
    rosa = visit()
    page = rosa.come_to(lay(moments.database, position, moments.friends(3)))
    chosen = page.locator("[data-chosen]")
    for _ in range(2):  # and again after a reload
        expect(chosen).to_have_attribute("data-chosen", re.compile("^put .*put "))
        expect(page.locator(".tray .count b")).to_have_text("0")
        expect(page.locator(".prompt h2")).to_have_text("Place your colonists")
        page.reload()
    page.locator(".tray").get_by_role("button", name="Clear").click()
    expect(chosen).to_have_attribute("data-chosen", "")
    page.locator(".tray").get_by_role("button", name="Fill").click()
    expect(page.locator(".tray .count b")).to_have_text("0")
    page.locator(".confirm-button:not([disabled])").click()
    expect(page.locator(".prompt h2")).to_have_text("Pick a role")
    expect(chosen).to_have_attribute("data-chosen", "")


def picks_next(state: State) -> bool:
    """Whether somebody places colonists, in more than one way, and is then asked for a role."""
    seat = state.to_play
    if not has_several(state):
        return False
    later = state.clone()
    while places(later, seat):
        later.play_legal(later.choices[0])
    return later.to_play == seat


def has_several(state: State) -> bool:
    """Whether somebody has colonists to place, in more than one way."""
    seat = state.to_play
    if seat < 0 or not places(state, seat):
        return False
    view: dict[str, Any] = state.view(seat)
    return view["decision"]["left"] > 2 and not view["foresight"].get("same")


def places(state: State, seat: int) -> bool:
    view: dict[str, Any] = state.view(seat)
    return state.to_play == seat and bool(view["decision"]["kind"] == "mayor")


def test_a_role_that_brings_nothing_is_warned_of(visit: Visit) -> None:
    rosa = visit()
    begin(rosa)
    expect(rosa.page.locator('#board [data-move="pick captain"] .brief')).to_have_class(re.compile("empty"))
    rosa.press_move("pick captain")
    expect(rosa.page.locator("#board .warning")).to_contain_text("You have no goods.")
    expect(rosa.page.locator(".confirm-button")).to_have_text("Choose anyway")
    rosa.press_move("pick builder")
    expect(rosa.page.locator("#board .warning")).to_have_count(0)


def test_a_colonist_is_dragged_to_his_circle_and_taken_back(visit: Visit, moments: Moments) -> None:
    page = to_the_placing(visit(), moments)
    colonist = page.locator(".tray .colonist").first.bounding_box()
    circle = page.locator("#board .spot.free.glow").first
    move = circle.get_attribute("data-move")
    there = circle.bounding_box()
    assert colonist is not None
    assert there is not None
    page.mouse.move(colonist["x"] + 15, colonist["y"] + 20)
    page.mouse.down()
    page.mouse.move(there["x"] + 40, there["y"] + 40, steps=4)
    page.mouse.move(there["x"] + 10, there["y"] + 10, steps=4)
    page.mouse.up()
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", str(move))
    page.locator(f'#board .spot.taken[data-move="{move}"]').last.click()
    expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", "")


def test_friends_at_one_screen_need_no_curtain(visit: Visit) -> None:
    rosa = visit()
    rosa.open_table(game="puerto_rico", players=2, seats=["me", "me"], start=True)
    assert rosa.settled()["state"] == "yours"
    rosa.press_move("pick prospector")
    rosa.confirm()
    expect(rosa.page.locator("#board [data-id^='island-1']").first).to_be_visible()
    assert rosa.settled()["state"] == "yours"


GAME = Path(__file__).parents[2] / "web/src/games/puerto_rico"
LESSONS = {"": GAME / "lesson.ts", **{path.stem: path for path in sorted((GAME / "lessons").glob("*.ts"))}}


@pytest.mark.parametrize("part", LESSONS)
def test_the_lesson_can_be_followed_to_its_end(visit: Visit, part: str) -> None:
    """The game's own, on a desk, and those of its expansions, on a phone."""
    rosa = visit(size="phone" if part else "desk")
    page = rosa.page
    page.goto(f"/learn/puerto_rico/{part}")
    wanted = dict(re.findall(r"id: '([\w-]+)',.*?do: '([^']+)'", LESSONS[part].read_text(encoding="utf-8")))
    kept = ".".join(filter(None, ["quayside.lesson.puerto_rico", part]))
    for _ in range(40):
        page.locator(".lesson .head").wait_for()
        go_on = page.locator(".lesson .ways button:has(use[href='#i-arrow'])")
        if go_on.count():
            rosa.press(go_on)
        elif page.locator(".lesson .do").count():
            find(rosa, move := wanted.pop(page.evaluate("kept => localStorage.getItem(kept)", kept)))
            rosa.press_move(move)
        else:
            break
    expect(page.locator(".lesson a[href='/rules/puerto_rico']")).to_be_visible()
    assert not wanted, f"never asked for: {wanted}"
    assert not rosa.wrong


def find(rosa: Visitor, move: str) -> None:
    """Chooses who is placed, and on a phone the part of the board where it can be done."""
    if move.startswith("put_noble "):
        rosa.press(rosa.page.locator(".who button:visible").last)
    wanted = rosa.page.locator(f'[data-move="{move}"]:visible')
    lit = rosa.page.locator("#board [role=tab].lit:not([aria-selected=true])")
    expect(wanted.or_(lit).first).to_be_visible()
    if not wanted.count():
        rosa.press(lit.first)


def test_one_lesson_leads_to_the_others(visit: Visit) -> None:
    page = visit().page
    page.goto("/learn/puerto_rico")
    page.evaluate("localStorage.setItem('quayside.lesson.puerto_rico', 'end')")
    page.reload()
    page.locator(".lesson .ways button:has(use[href='#i-arrow'])").click()
    expect(page.locator(".lesson .more a")).to_have_count(4)
    page.locator(".lesson .more a[href='/learn/puerto_rico/nobles']").click()
    expect(page.locator(".lesson h2")).to_have_text("The Nobles")
    expect(page).to_have_title(re.compile("Learn The Nobles"))
