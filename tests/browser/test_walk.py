"""At every kind of decision of every game, at its fullest, in both languages, in every window: what can be chosen is free and
large enough, what is written can be read, and prompt, hand and purse are in sight. `walk.py` says what that means."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

import quayside

from ..weather.process import ServerProcess
from .laying import Tables
from .positions import EXPANDED, PLAYERS, Position, fullest, kind_of, positions
from .walk import LANGUAGES, WINDOWS, Walker, Window

EVERY = [position for game in PLAYERS for position in positions(game)]
FULLEST = [fullest("manila", "placement"), fullest("puerto_rico", "builder"), fullest("lisboa", "store")]

# What is asked in a game without expansions, too, is walked with them in one language only
WALKED = [
    (position, lang)
    for number, position in enumerate(EVERY)
    for lang in LANGUAGES
    if EXPANDED not in position.kind or lang == LANGUAGES[number % 2]
]

# `make browser` walks all windows in both languages; `make test` all in one language of each decision, by turns, and in the other
# those in which words are pressed most
EVERYWHERE = os.environ.get("QUAYSIDE_SCREENS") == "all"
TELLING = [
    window
    for window in WINDOWS
    if str(window) in ("1024x600", "1366x657", "834x1112", "390x844", "360x640", "844x390", "720x450")
]

# Windows of any size: `make soak` tries 200 with the fullest position of each game, and ten with every other
SWEEP = int(os.environ.get("QUAYSIDE_WINDOWS", "5"))
SMALLEST, LARGEST = Window(400, 480), Window(2560, 1440)

WalkerIn = Callable[[str], Walker]


@pytest.fixture(scope="module")
def walker_in(browser: Browser, server: ServerProcess, tables: Tables) -> Iterator[WalkerIn]:
    """One page for each language, for all positions."""
    walkers: dict[str, Walker] = {}

    def walker(lang: str) -> Walker:
        if lang not in walkers:
            walkers[lang] = Walker(browser, server.address, tables, lang)
        return walkers[lang]

    yield walker
    for each in walkers.values():
        each.visitor.close()


def faults(walker: Walker, position: Position, windows: list[Window]) -> list[str]:
    found = [f"{window}: {wrong}" for window, all in walker.walk(position, windows) for wrong in all]
    complaints, walker.visitor.wrong = walker.visitor.wrong, []
    return found + complaints


def by_chance(position: Position, count: int) -> list[Window]:
    chance = random.Random(position.name)
    return [
        Window(chance.randint(SMALLEST.width, LARGEST.width), chance.randint(SMALLEST.height, LARGEST.height))
        for _ in range(count)
    ]


@pytest.mark.parametrize(
    ("position", "lang"), WALKED, ids=[f"{position.name}-{lang}" for position, lang in WALKED]
)
def test_whatever_is_asked_can_be_answered_in_every_window(
    walker_in: WalkerIn, position: Position, lang: str
) -> None:
    whole = EVERYWHERE or lang == LANGUAGES[EVERY.index(position) % 2]
    found = faults(
        walker_in(lang), position, (WINDOWS if whole else TELLING) + by_chance(position, SWEEP // 20)
    )
    assert not found, "\n".join(found)


@pytest.mark.parametrize("position", FULLEST, ids=lambda position: position.game)
def test_a_sweep_of_windows(walker_in: WalkerIn, position: Position) -> None:
    found = faults(walker_in("en"), position, [WINDOWS[0], *by_chance(position, SWEEP)])
    assert not found, "\n".join(found)


def test_every_kind_of_decision_is_kept() -> None:
    """All that the rules can ask, and each position as the rules of today have it."""
    asked = {game: quayside.game(game).rules.decisions for game in quayside.games()}
    for game, kinds in asked.items():
        kept = {position.kind.partition(".")[0] for position in EVERY if position.game == game}
        assert kept == set(filter(None, kinds))
    for position in EVERY:
        state = position.state()
        assert state.to_play >= 0, f"{position.name}: look for it anew, by python -m tests.browser.positions"
        assert kind_of(state.view(state.to_play)) == position.kind.removesuffix(EXPANDED)
