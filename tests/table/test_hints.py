"""Hints at a running table: the three best moves for whoever has to decide, and only where hints are allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quayside.voice import Voice, languages

from .endings import finish
from .players import Player, Server, seated, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file, where nobody thinks long."""
    with Server(settings_in(tmp_path_factory.mktemp("hints"), bot_seconds=0.3)) as running:
        yield running


def hints(player: Player, table: str, status: int | None = None) -> Any:
    return player.call("GET", f"/api/tables/{table}/hints", status=status)


@pytest.mark.parametrize("game", ["manila", "puerto_rico"])
def test_the_best_moves_come_with_everybodys_chances_and_a_reason(server: Server, game: str) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Kim", "Juan", game=game)
    found = hints(rosa, table)
    assert (found["seat"], found["ply"]) == (0, 0)
    assert 1 <= len(found["hints"]) <= 3
    legal = set(rosa.hello(table)["legal"])
    assert {hint["move"] for hint in found["hints"]} <= legal
    for hint in found["hints"]:
        assert len(hint["chances"]) == 3
        assert sum(hint["chances"]) == pytest.approx(1.0, abs=0.001)
        for lang in languages():
            voice = Voice(game, lang, ["Rosa", "Kim", "Juan"], 0)
            for why in hint["why"]:
                facts = {name: value for name, value in why.items() if name != "key"}
                assert voice.say(why["key"], **facts)


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
