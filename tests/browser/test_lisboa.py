"""Lisboa in the browser: whole games by clicking only what glows, every use of a card, every act, and what is told of it."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from ..table.players import Player
from .browsing import Visitor
from .laying import Tables
from .moments import Moments, make_move
from .positions import fullest
from .test_keyboard import Keys

Visit = Callable[..., Visitor]
LESSON = Path(__file__).parents[2] / "web/src/games/lisboa/lesson.ts"

# What a player may do, and the line of the log that tells him so
ACTS = {
    "portfolio": ("portfolio$", "You play .+ to your portfolio"),
    "gold": ("gold$", "You discard .+ for gold"),
    "visit": ("court$", "You visit the (King|Marquis|Builder)"),
    "event": ("court$", "You sponsor the event"),
    "sale": ("sell ", "You sell 1 "),
    "favor": ("trade .+ favor$", "You trade .+ for a royal favor"),
    "cardinal": ("trade .+ cardinal$", "You trade .+ for a meeting with the Cardinal"),
    "ship": ("trade .+ ship$", "You trade .+ for a ship"),
    "production": ("trade .+ produce$", "You trade .+ for a production"),
    "recruit": ("trade .+ recruit$", "You trade .+ for new officials"),
    "plan": ("trade .+ plan$", "You trade .+ for a plan"),
    "building": ("open ", "You choose .+ for a public building"),
    "decree": ("decree ", "You take decree"),
    "store": ("store ", "You build a store on"),
    "follow": ("follow$", "You follow the visit"),
    "church": ("cash ", "You cash in clergy tile"),
    "period": ("(reward|discard) ", "You discard"),
}
GAMES = 6  # in which all of them can be done


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


def case_of(update: dict[str, Any], wanted: set[str]) -> tuple[str, list[str]] | None:
    """Something wanted that may be done now, and its moves."""
    paid_in = update["view"]["decision"].get("paid_in")
    for name in sorted(wanted):
        if name in ("visit", "event") and paid_in != ("influence" if name == "visit" else "reis"):
            continue
        if name == "period" and update["view"]["decision"]["kind"] != "period_cards":
            continue
        found = [move for move in update["legal"] if re.match(ACTS[name][0], move)]
        if found:
            return name, found
    return None


def play_on(players: list[Player], chance: random.Random, wanted: set[str]) -> tuple[str, list[str]] | None:
    """Until the first player may do something wanted, or the game is over."""
    while True:
        latest = max(player.update["seq"] for player in players)
        for player in players:
            player.at(latest)
        seat = players[0].update["to_play"]
        if seat < 0:
            return None
        if seat == 0 and (case := case_of(players[0].update, wanted)):
            return case
        make_move(players[seat], chance)


def turn_over_sheets(rosa: Visitor, ply: int) -> dict[str, Any]:
    """Until the page is at this decision; what it asks for then."""
    page = rosa.page
    while True:
        page.locator(f"[data-state=sheet], [data-ply='{ply}'][data-state=yours]").wait_for()
        now = rosa.settled()
        if now["state"] != "sheet":
            return now
        rosa.step(random.Random(), now)


@pytest.mark.skipif(
    os.environ.get("QUAYSIDE_SCREENS") != "all",
    reason="of `make browser`: random games, some of which hang in it",
)
def test_every_use_of_a_card_and_every_act(visit: Visit, moments: Moments) -> None:
    """Rosa plays in the browser whatever she has not done yet, and what lies between over her socket."""
    rosa = visit(confirm=False)  # each step by itself: a draft would wait until the act is whole
    page = rosa.page
    wanted = set(ACTS)
    for game in range(GAMES):
        players = moments.seated(2, game="lisboa")
        chance = random.Random(game)
        rosa.come_as(players[0])
        page.goto(f"/table/{players[0].table}")
        while wanted and (case := play_on(players, chance, wanted)):
            name, moves = case
            now = players[0].update
            offered = turn_over_sheets(rosa, now["ply"])["moves"]
            rosa.press_move(next(move for move in moves if move in offered))
            # In the log, or, where it is part of a longer line, as it is read aloud
            told = page.locator(".log li, [aria-live]").filter(has_text=re.compile(ACTS[name][1]))
            expect(told.last).to_be_attached()
            wanted.remove(name)
            players[0].at(now["seq"] + 1)
        for player in players:
            player.leave()
        if not wanted:
            return
    assert wanted == set(), "no game came to it"


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
