"""What a view holds is what `view_types` declares, from the first decision of a game to its end."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any, get_args, get_type_hints

import pytest

import quayside
from quayside import Rng
from quayside.games.puerto_rico import GAME
from quayside.games.puerto_rico.view_types import Decision, View

from ..properties.declared import wrongs
from ..properties.worlds import wander

GAMES = 3
PLIES_BETWEEN = 3


@cache
def views(players: int) -> list[dict[str, Any]]:
    """Of random games, the last view of each included."""
    found: list[dict[str, Any]] = []
    for seed in range(GAMES):
        state = quayside.game("puerto_rico").new(players, seed)
        for _ in wander(state, Rng(seed)):
            if state.ply % PLIES_BETWEEN == 0:
                found.append(state.view(None if seed == 0 else seed % players))
        found.append(state.view(0))
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_every_view_is_of_the_declared_type(players: int) -> None:
    for view in views(players):
        assert not list(wrongs(view, View))


def test_every_declared_key_is_found_in_some_view() -> None:
    """A declaration that nothing fills would be noticed by nobody else."""
    seen: set[str] = set()
    asked: set[str] = set()
    facts: set[str] = set()
    for players in GAME.players:
        for view in views(players):
            seen |= view.keys()
            facts |= view["decision"].keys() | view["foresight"].keys()
            asked.add(view["decision"]["kind"])
    hints = get_type_hints(View)
    assert seen == hints.keys()
    assert facts == get_type_hints(Decision).keys() | get_type_hints(hints["foresight"]).keys()
    assert asked == {*get_args(get_type_hints(Decision)["kind"])}


def test_the_decisions_declared_are_those_of_the_rules() -> None:
    assert get_args(get_type_hints(Decision)["kind"]) == (*GAME.rules.decisions, "over")


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        (("round",), "1", "view.round: '1' is no"),
        (("options", "vp_pool"), "none", "view.options.vp_pool: 'none' is no"),
        (("seats", 0, "goods", "tea"), 1, "a key of view.seats[0].goods: 'tea' is none of"),
        (("decision", "kind"), "tea", "view.decision.kind: 'tea' is none of"),
        (("decision", "tea"), 1, "view.decision: Decision knows of no tea"),
        (("seats", 0), {}, "view.seats[0]: Seat has a chains, and there is none"),
        (("order",), {}, "view.order: {} is no list"),
    ],
)
def test_what_is_not_declared_is_found(path: tuple[Any, ...], value: object, told: str) -> None:
    view: Any = copy.deepcopy(GAME.new(3, 1).view(0))
    inner = view
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert [wrong for wrong in wrongs(view, View) if wrong.startswith(told)]
