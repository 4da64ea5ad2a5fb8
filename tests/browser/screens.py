"""Every screen that there is to look at, by its name, and how a visitor gets before it."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from quayside.study.puzzles import shipped

from ..server.players import Player
from .browsing import SIZES, Visitor
from .moments import DECISIONS, LISBOA, PUERTO_RICO, Moments, is_at, play_to

PAGES = {
    "home": "/",
    "bring": "/replay",
    "rulebook": "/rules/manila",
    "rule": "/rules/manila/pirates/boarding",
    "lesson": "/learn/manila",
    "puerto_rico.rule": "/rules/puerto_rico/captain/ship",
    "puerto_rico.lesson": "/learn/puerto_rico",
    "lisboa.rule": "/rules/lisboa/store/price",
    "lisboa.lesson": "/learn/lisboa",
    "puzzles": "/puzzles/puerto_rico",
    "puzzle": f"/puzzles/manila/{shipped('manila')[0].id}",
    "me": "/me",
    "leaderboard": "/leaderboard/manila",
    "settings": "/settings",
    "about": "/about",
    "nowhere": "/nowhere",
    "gone": "/table/nothing",
}

ASKED = (*DECISIONS, *PUERTO_RICO, *LISBOA)  # the table asks its reader something
TABLES = (*ASKED, "over", "puerto_rico.over", "lisboa.over")


def show(rosa: Visitor, moments: Moments, screen: str) -> None:
    """Brings a visitor before a screen."""
    if screen in PAGES:
        rosa.page.goto(PAGES[screen])
        rosa.page.locator("h1, .lesson h2, .asked h2").first.wait_for()
    elif screen in TABLES:
        moment = moments.at(screen)
        rosa.come_as(moment.player)
        rosa.page.goto(f"/table/{moment.table}")
        rosa.settled()
    else:
        OTHERS[screen](rosa, moments)


def _waiting(rosa: Visitor, moments: Moments) -> None:
    moment = moments.at("waiting")
    rosa.come_as(moment.player)
    rosa.page.goto(f"/table/{moment.table}")
    rosa.page.locator(".seats").wait_for()


def _watching(rosa: Visitor, moments: Moments) -> None:
    rosa.page.goto(f"/table/{moments.at('placement').table}")
    rosa.page.locator("[data-state=theirs]").wait_for()


def _curtain(rosa: Visitor, moments: Moments) -> None:
    names = ["Rosa", "Wei", "Marta"]
    rosa.open_table(game="lisboa", players=3, seats=["me"] * 3, names=names, start=True)
    rosa.page.locator(".curtain button").wait_for()


def _draft(rosa: Visitor, moments: Moments) -> None:
    show(rosa, moments, "placement")
    rosa.press_move("pledge")
    rosa.page.locator(".confirm-button:not([disabled])").wait_for()


def _refusal(rosa: Visitor, moments: Moments) -> None:
    show(rosa, moments, "placement")
    rosa.press(rosa.page.locator("#board .target[tabindex='0']:not(.glow)").first)
    rosa.page.locator(".refusal").wait_for()


def _odds(rosa: Visitor, moments: Moments) -> None:
    show(rosa, moments, "placement")
    rosa.press(rosa.page.locator("button.odds"))
    rosa.page.locator("#board .odds").first.wait_for()


def _hint(rosa: Visitor, moments: Moments) -> None:
    show(rosa, moments, "placement")
    rosa.press(rosa.page.locator(".prompt .advice"))
    rosa.page.locator(".hints ol").wait_for()


def _level(rosa: Visitor, moments: Moments) -> None:
    _waiting(rosa, moments)
    rosa.press(rosa.page.locator(".does button:has(use[href='#i-bot'])").first)
    rosa.page.locator("dialog .level").first.wait_for()


def _chat(rosa: Visitor, moments: Moments) -> None:
    show(rosa, moments, "purchase")
    if rosa.touch:  # on a phone the pages lie behind a button of the header
        rosa.press(rosa.page.locator("header .turner button"))
    rosa.press(rosa.page.get_by_role("tab", name=re.compile("Chat|聊天")))
    rosa.page.locator(".talk input, .talk textarea").first.wait_for()


def _sheet(rosa: Visitor, moments: Moments) -> None:
    """A voyage ends while the visitor looks."""
    players = moments.seated()
    _watch(rosa, players)
    play_to(players, random.Random(1), lambda update: update["view"]["voyage"] > 1)
    rosa.page.locator(".settlement").wait_for()


def _church(rosa: Visitor, moments: Moments) -> None:
    """A church scoring of Lisboa ends while the visitor looks."""
    for _ in range(8):  # not every game comes to it
        players = moments.seated(game="lisboa")
        seat = play_to(players, random.Random(1), lambda update: is_at(update, "cashing"))
        if seat is not None:
            break
    assert seat is not None, "no game of eight came to a church scoring with clergy tiles"
    _watch(rosa, players)
    tile = next(move for move in players[seat].update["legal"] if move.startswith("cash "))
    assert players[seat].move(tile)["type"] == "accepted"
    play_to(players, random.Random(1), lambda update: update["view"]["decision"]["kind"] != "cashing")
    rosa.page.locator(".cashings, .settlement .columns").wait_for()  # the period may end with it


def _period(rosa: Visitor, moments: Moments) -> None:
    """The first period of Lisboa ends while the visitor looks."""
    players = moments.seated(game="lisboa")
    play_to(players, random.Random(1), lambda update: is_at(update, "period_cards"))
    _watch(rosa, players)
    play_to(players, random.Random(1), lambda update: update["view"]["period"] == 2)
    rosa.page.locator(".settlement .columns").wait_for()


def _watch(rosa: Visitor, players: list[Player]) -> None:
    rosa.come_as(players[0])
    rosa.page.goto(f"/table/{players[0].table}")
    rosa.page.locator("[data-state]").wait_for()


def _away(rosa: Visitor, moments: Moments) -> None:
    """Much has happened since the visitor last looked."""
    players = moments.seated(3)
    rosa.come_as(players[0])
    rosa.page.goto(f"/table/{players[0].table}")
    rosa.settled()
    rosa.page.goto("/about")
    play_to(players, random.Random(3), lambda update: update["ply"] > 12 and update["to_play"] == 0)
    rosa.page.goto(f"/table/{players[0].table}")
    rosa.page.locator(".missed").wait_for()


def _replay(rosa: Visitor, moments: Moments) -> None:
    rosa.page.goto(f"/replay/{moments.at('over').table}?ply=60")
    rosa.page.locator(".controls").wait_for()


def _analysis(rosa: Visitor, moments: Moments) -> None:
    moment = moments.at("over")
    where = f"/api/tables/{moment.table}/analysis"
    while moment.player.call("POST", where)["status"] != "ready":
        time.sleep(0.5)
    rosa.page.goto(f"/replay/{moment.table}?ply=60&show=analysis")
    rosa.page.locator("[data-chart]").wait_for()


def _person(rosa: Visitor, moments: Moments) -> None:
    rosa.page.goto(f"/people/{moments.at('over').player.id}")
    rosa.page.locator("h1").wait_for()


def _menu(rosa: Visitor, moments: Moments) -> None:
    width, height = SIZES["phone"]
    rosa.page.set_viewport_size({"width": width, "height": height})
    rosa.page.goto("/")
    rosa.press(rosa.page.locator("header .narrow button"))
    rosa.page.locator("dialog").wait_for()


def _new(rosa: Visitor, moments: Moments) -> None:
    rosa.page.goto("/")
    rosa.press(rosa.page.locator("button:has(use[href='#i-people'])").first)
    rosa.page.locator("dialog").wait_for()


OTHERS: dict[str, Callable[[Visitor, Moments], None]] = {
    "waiting": _waiting,
    "watching": _watching,
    "curtain": _curtain,
    "draft": _draft,
    "refusal": _refusal,
    "odds": _odds,
    "hint": _hint,
    "level": _level,
    "chat": _chat,
    "sheet": _sheet,
    "away": _away,
    "lisboa.church": _church,
    "lisboa.period": _period,
    "replay": _replay,
    "analysis": _analysis,
    "person": _person,
    "menu": _menu,
    "new": _new,
}
SCREENS = (*PAGES, *TABLES, *OTHERS)
