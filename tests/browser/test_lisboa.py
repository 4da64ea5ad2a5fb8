"""Lisboa in the browser: whole games by clicking only what glows, every use of a card, every act, and what is told of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from quayside.core.state import State

from .browsing import Visitor
from .laying import Tables, lay
from .moments import Moments
from .positions import first, fullest
from .test_keyboard import Keys

Visit = Callable[..., Visitor]
LESSON = Path(__file__).parents[2] / "web/src/games/lisboa/lesson.ts"

# What a player may do, and what they are told then
ACTS = {
    "portfolio": ("portfolio$", "You play .+ to your portfolio"),
    "gold": ("gold$", "You discard .+ for gold"),
    "visit": ("court$", "You visit the (King|Marquis|Builder)"),
    "event": ("court$", "You sponsor the event"),
    "sale": ("sell ", "You sell 1 "),
    "favor": ("trade .+ favor$", "You trade .+ for a royal favor"),
    "cardinal": ("trade .+ cardinal$", "You trade .+ for a meeting with the Cardinal"),
    "ship": ("trade .+ ship$", "You trade .+ for a ship"),
    "production": ("trade .+ produce$", "You trade .+ for production"),
    "recruit": ("trade .+ recruit$", "You trade .+ for new officials"),
    "plan": ("trade .+ plan$", "You trade .+ for a plan"),
    "building": ("open ", "You choose .+ for a public building"),
    "decree": ("decree ", "You take decree"),
    "store": ("store ", "You build a store on"),
    "follow": ("follow$", "You follow the visit"),
    "church": ("cash ", "You cash in clergy tile"),
    "period": ("(reward|discard) ", "You discard"),
}
PAID_IN = {"visit": "influence", "event": "reis"}  # by the same word


def begin(rosa: Visitor, players: int = 2, bot: str = "random", **plan: Any) -> None:
    seats = ["me", *[bot] * (players - 1)]
    rosa.open_table(game="lisboa", players=players, seats=seats, start=True, **plan)
    rosa.settled()


@pytest.mark.parametrize(("lang", "size", "players"), [("en", "desk", 2), ("zh", "phone", 1)])
def test_a_whole_game_by_clicking_what_glows(visit: Visit, lang: str, size: str, players: int) -> None:
    rosa = visit(lang, size=size)
    begin(rosa, players)
    rosa.play_on(random.Random(7))
    ending = rosa.page.locator(".ending")
    table = ending.get_by_role("table").first
    expect(table).to_be_visible()
    if players == 1:
        expect(table.get_by_role("columnheader", name="劲敌")).to_be_visible()
    totals = table.locator("tr.total td")
    assert totals.count() == 2
    for side in range(2):  # what the sources bring adds up
        column = [row.locator("td").nth(side).inner_text() for row in table.locator("tbody tr").all()]
        numbers = [0 if word == "–" else int(word.replace("−", "-")) for word in column]
        kinds = [row.get_attribute("class") or "" for row in table.locator("tbody tr").all()]
        parts = [
            number
            for number, kind in zip(numbers, kinds, strict=True)
            if not re.search("sum|total|tie", kind)
        ]
        total = next(number for number, kind in zip(numbers, kinds, strict=True) if "total" in kind)
        assert sum(parts) == total
    expect(ending.locator("a[href^='/replay/']")).to_be_visible()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_an_offer_of_the_best_plots_is_chosen_at_once(visit: Visit, tables: Tables, size: str) -> None:
    rosa = visit(size=size)
    rosa.come_to(tables.at(fullest("lisboa", "store")))
    rosa.settled()
    offer = rosa.page.locator(".best .glow").nth(1)
    move = str(offer.get_attribute("data-move"))
    rosa.press(offer)
    expect(rosa.page.locator("[data-chosen]")).to_have_attribute("data-chosen", move)


def move_of(state: State, act: str) -> str | None:
    """The move that does this, if it may be done now."""
    moves = re.compile(ACTS[act][0])
    found = next((move for move in map(state.notation, state.choices) if moves.match(move)), None)
    if found is None:
        return None
    decision: Any = state.view(state.to_play)["decision"]
    if act in PAID_IN and decision.get("paid_in") != PAID_IN[act]:
        return None
    return None if act == "period" and decision["kind"] != "period_cards" else found


@pytest.mark.parametrize("act", ACTS)
def test_every_use_of_a_card_and_every_act(visit: Visit, moments: Moments, act: str) -> None:
    position = first("lisboa", 2, act, lambda state: move_of(state, act) is not None)
    move = move_of(position.state(), act)
    assert move is not None
    rosa = visit(confirm=False)  # each step by itself: a draft would wait until the act is whole
    page = rosa.come_to(lay(moments.database, position, moments.friends(2)))
    assert move in rosa.settled()["moves"]
    page.locator(".log li").first.wait_for()
    # Read aloud, where it is part of a longer line; or a line of the log, where much follows
    told = page.locator(".log li, [aria-live=polite]").filter(has_text=re.compile(ACTS[act][1]))
    before = told.count()
    rosa.press_move(move)
    expect(told).not_to_have_count(before)


def test_an_illegal_click_is_answered_with_the_rule(visit: Visit) -> None:
    rosa = visit()
    begin(rosa)
    rosa.page.locator('#board [data-id^="pile-king"]').first.click()
    rosa.page.locator(".refusal").wait_for()


def test_a_turn_is_put_together_and_taken_apart_again(visit: Visit) -> None:
    rosa = visit()
    begin(rosa)
    page = rosa.page
    rosa.play_on(random.Random(1), until=lambda now: any(move.startswith("card ") for move in now["moves"]))
    now = rosa.settled()
    chosen = page.locator("[data-chosen]")
    rosa.press_move(now["moves"][0])
    now = rosa.settled(now["mark"])
    expect(chosen).to_have_attribute("data-chosen", re.compile("^card P"))
    rosa.press_move("gold")
    rosa.settled(now["mark"])
    expect(chosen).to_have_attribute("data-chosen", re.compile("^card P.., gold$"))
    page.keyboard.press("Escape")
    expect(chosen).to_have_attribute("data-chosen", "")


def test_a_turn_by_keyboard(visit: Visit) -> None:
    rosa = visit()
    begin(rosa)
    keys = Keys(rosa)
    now = rosa.settled()
    chance = random.Random(2)
    for _ in range(6):
        now = keys.step(now, chance)
    assert keys.unseen == set()


def test_friends_at_one_screen_pass_it_behind_a_curtain(visit: Visit) -> None:
    rosa = visit()
    rosa.open_table(game="lisboa", players=2, seats=["me", "me"], names=["Rosa", "Wei"], start=True)
    page = rosa.page
    for name in ("Rosa", "Wei"):
        expect(page.get_by_role("heading", name=f"Pass the screen to {name}")).to_be_visible()
        assert page.locator("#board, .players").count() == 0, "something is shown beside the curtain"
        page.get_by_role("button", name=f"I am {name}").click()
        now = rosa.settled()
        assert all(move.startswith("clergy ") for move in now["moves"])
        rosa.press_move(now["moves"][0])
        rosa.confirm()
    expect(page.get_by_role("heading", name="Pass the screen to Rosa")).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("en", "desk"), ("zh", "phone")])
def test_the_lesson_can_be_followed_to_its_end(visit: Visit, lang: str, size: str) -> None:
    rosa = visit(lang, size=size)
    page = rosa.page
    moves = dict(re.findall(r"id: '(\w+)', .*do: '([^']+)'", LESSON.read_text(encoding="utf-8")))
    page.goto("/learn/lisboa")
    seen = []
    for _ in range(80):
        page.locator(".lesson .head").wait_for()
        go_on = page.locator(".lesson .ways button:has(use[href='#i-arrow'])")
        if go_on.count():
            rosa.press(go_on)
        elif page.locator(".lesson .do").count():
            seen.append(page.evaluate("localStorage.getItem('quayside.lesson.lisboa')"))
            rosa.press_move(moves[seen[-1]])
        else:
            break
    assert seen == list(moves)
    expect(page.locator(".lesson a[href='/rules/lisboa']")).to_be_visible()
