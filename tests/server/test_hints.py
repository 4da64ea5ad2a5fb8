"""Hints at a running table: the three best moves for whoever has to decide, and only where hints are allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quayside.bots.analysis import Expected, Hint
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.table.thought import view_after
from quayside.voice import Voice, languages
from quayside.voice.texts import study_file

from .endings import finish
from .players import Player, Server, seated, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file, where nobody thinks long."""
    with Server(settings_in(tmp_path_factory.mktemp("hints"), bot_seconds=0.3)) as running:
        yield running


def hints(player: Player, table: str, status: int | None = None) -> Any:
    return player.call("GET", f"/api/tables/{table}/hints", status=status)


# The first decision is the choice of a building for the game
EXPANDED = {"new_buildings": "draft", "nobles": "drafted", "buccaneer": True, "festival": True}


@pytest.mark.parametrize(
    ("id", "options"), [("manila", {}), ("puerto_rico", {}), ("puerto_rico", EXPANDED)], ids=str
)
def test_the_best_moves_come_with_everybodys_chances_and_a_reason(
    server: Server, id: str, options: dict[str, Any]
) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Kim", "Juan", game=id, options=options)
    found = hints(rosa, table)
    assert (found["seat"], found["ply"]) == (0, 0)
    assert 1 <= len(found["hints"]) <= 3
    assert len(found["then"]) == len(found["hints"])
    legal = set(rosa.hello(table)["legal"])
    assert {hint["move"] for hint in found["hints"]} <= legal
    for hint in found["hints"]:
        assert len(hint["chances"]) == 3
        assert sum(hint["chances"]) == pytest.approx(1.0, abs=0.001)
        for lang in languages():
            voice = Voice(id, lang, ["Rosa", "Kim", "Juan"], 0, [study_file(id, lang)])
            for why in hint["why"]:
                facts = {name: value for name, value in why.items() if name != "key"}
                assert voice.say(why["key"], **facts)


def test_the_answer_that_is_expected_can_be_named_in_the_position_where_it_is_given() -> None:
    state = game("manila").new(3, 7)
    actions, voice = state.game.actions, Voice("manila", "en", ["Rosa", "Kim", "Juan"], 0)
    world = state.determinize(0, Rng(0))
    then = view_after(world, 0, Hint("bid 5", [0.4, 0.3, 0.3], 1.0, [Expected(1, "bid 6")], []))
    assert then is not None
    assert then["decision"]["seat"] == 1
    assert voice.choice(actions.parse("bid 6"), then)
    assert ["dealt" in seat for seat in then["seats"]] == [True, False, False], "only one's own are seen"
    assert view_after(world, 0, Hint("bid 5", [], 1.0, [Expected(1, "bid 5")], [])) is None, (
        "no answer to that"
    )
    assert view_after(world, 0, Hint("bid 5", [], 1.0, [], [])) is None


def test_only_who_has_to_decide_gets_any(server: Server) -> None:
    table, [rosa, kim, _] = seated(server, "Rosa", "Kim", "Juan")
    assert hints(kim, table, 409)["code"] == "table.not_your_turn"
    assert hints(server.player("Luz"), table, 403)["code"] == "table.not_seated"
    assert hints(Player(server.address), table, 401)["code"] == "table.sign_in"
    assert hints(rosa, table)["hints"]


def test_there_are_none_without_hints_and_none_when_the_game_is_over(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Kim", "Juan", hints=False)
    assert hints(rosa, table, 403)["code"] == "table.no_hints"
    table, [rosa, *_] = seated(server, "Rosa", "Kim", "Juan")
    finish(server, table)
    assert hints(rosa, table, 409)["code"] == "table.not_playing"


def test_search_can_be_seated_with_a_budget_of_its_own(server: Server) -> None:
    rosa = server.player("Rosa")
    rosa.create_table(players=3, seats=["me", "search:20", "novice"])
    answer = rosa.call(
        "POST", "/api/tables", {"game": "manila", "players": 3, "seats": ["me", "search:never", None]}, 400
    )
    assert answer["code"] == "table.no_such_bot"
