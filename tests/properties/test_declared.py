"""What a view, an event, the odds and the values of a game hold is what its `view_types` declares."""

from __future__ import annotations

import copy
import importlib
from contextlib import suppress
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest

import quayside
from quayside import ALL, Rng, Seen
from quayside.core.errors import OptionError
from quayside.core.events import Event

from .declared import wrongs
from .worlds import PACE, TABLES, at_every_table, for_every_game, wander

GAMES = 3
PLIES_BETWEEN = 3
PLIES_BETWEEN_ODDS = 17

# Declared, and met in no random game that is short enough for a test
SELDOM = {
    "lisboa": {"costs", "ship"},
    "manila": {"victim", "captain"},
    "puerto_rico": {"role", "missing", "points", "post_prices", "small_wharf", "surplus"},
}


def declared(id: str) -> Any:
    return importlib.import_module(f"quayside.games.{id}.view_types")


def options(id: str, players: int, number: int) -> dict[str, Any]:
    """Other values of as many options as so many players can have, from game to game."""
    rules = quayside.game(id)
    chosen: dict[str, Any] = {}
    for name, option in rules.options.items():
        with suppress(OptionError):
            other = {**chosen, name: option.allowed[number % len(option.allowed)]}
            rules.checked_options(other, players)
            chosen = other
    return chosen


class Shown:
    """What a few random games show: views of all eyes, events as everybody hears them, odds."""

    def __init__(self, id: str, players: int) -> None:
        self.views: list[dict[str, Any]] = []
        self.events: list[Any] = []
        self.odds: list[Any] = []
        told: list[Event] = []
        rules = quayside.game(id)
        eyes = [ALL, None, *range(players)]
        for seed in range(GAMES):
            state = rules.new(players, seed, listener=told.append, **options(id, players, seed))
            for _ in wander(state, Rng(seed)):
                if state.ply % PLIES_BETWEEN == 0:
                    self.views.append(state.view(eyes[state.ply % len(eyes)]))
                if state.ply % (PLIES_BETWEEN_ODDS * PACE.get(id, 1)) == 0:
                    self.odds.append(rules.insight.odds(Seen(state, state.to_play)))
            self.views.append(state.view(0))
        for event in told:
            self.events.extend(event.seen_by(seat) for seat in (None, 0))


@cache
def shown(id: str, players: int) -> Shown:
    return Shown(id, players)


@at_every_table
def test_all_that_a_game_shows_is_of_the_declared_type(id: str, players: int) -> None:
    found = shown(id, players)
    types = declared(id)
    for values, kind in ((found.views, types.View), (found.events, types.Event), (found.odds, types.Odds)):
        assert values
        for value in values:
            assert not list(wrongs(value, kind))


@for_every_game
def test_every_declared_key_is_found_somewhere(id: str) -> None:
    """A declaration that nothing fills would be noticed by nobody else."""
    games = [shown(each, players) for each, players in TABLES if each == id]
    views = [view for game in games for view in game.views]
    types = declared(id)
    keys: set[str] = set()
    facts: set[str] = set()
    told: set[str] = set()
    for view in views:
        keys |= view.keys()
        facts |= view["decision"].keys()
    for event in (event for game in games for event in game.events):
        told |= event.keys()
    assert keys == get_type_hints(types.View).keys()
    assert get_type_hints(types.Decision).keys() - facts <= SELDOM.get(id, set())
    assert get_type_hints(types.Event).keys() - told <= SELDOM.get(id, set())


@for_every_game
def test_the_decisions_declared_are_those_of_the_rules(id: str) -> None:
    kinds = get_args(get_type_hints(declared(id).Decision)["kind"])
    assert sorted(kinds) == sorted([*quayside.game(id).rules.decisions, "over"])


def test_the_values_of_lisboa_are_of_the_declared_type() -> None:
    rules = quayside.game("lisboa")
    values = rules.values(rules.checked_options({}, 2))
    assert not list(wrongs(values, declared("lisboa").Values))


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("round",), "1", "view.round: '1' is no"),
        (("options", "vp_pool"), "none", "view.options.vp_pool: 'none' is no"),
        (("seats", 0, "goods", "tea"), 1, "a key of view.seats[0].goods: 'tea' is none of"),
        (("seats", 0, "goods"), {"corn": 1}, "view.seats[0].goods: there is nothing for ['coffee', 'indigo'"),
        (("decision", "kind"), "tea", "view.decision.kind: 'tea' is none of"),
        (("decision", "tea"), 1, "view.decision: Decision knows of no tea"),
        (("seats", 0), {}, "view.seats[0]: Seat has a chains, and there is none"),
        (("order",), {}, "view.order: {} is no list"),
    ],
)
def test_what_is_not_declared_is_found(path: tuple[Any, ...], value: object, told: str) -> None:
    view: Any = copy.deepcopy(quayside.game("puerto_rico").new(3, 1).view(0))
    inner = view
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert [wrong for wrong in wrongs(view, declared("puerto_rico").View) if wrong.startswith(told)]
