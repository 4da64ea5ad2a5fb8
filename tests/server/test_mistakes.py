"""Mistakes of a game that was analysed, and answers that bots weigh."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quayside.server.api import mistakes as api

from ..study.test_mistakes import analysis
from .endings import finish, on_loop
from .players import Player, Server, seated, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(settings_in(tmp_path_factory.mktemp("mistakes"))) as running:
        yield running


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[str, Player]:
    """A finished game, and an analysis by which seat 0 lost much at its first move and its third."""
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    finish(server, table)
    found = analysis([0.3, 0.0, 0.2]).to_dict()
    on_loop(server, server.app.state.analyses._store(table, found))
    return table, rosa


def weighed(player: Player, table: str, ply: int, move: str, status: int | None = None) -> Any:
    return player.call("POST", f"/api/tables/{table}/weigh", {"ply": ply, "move": move}, status)


def test_the_mistakes_of_a_seat_are_told_to_whoever_sees_the_game(
    server: Server, game: tuple[str, Player]
) -> None:
    table, rosa = game
    for who in (rosa, Player(server.address)):
        found = who.call("GET", f"/api/tables/{table}/mistakes?seat=0")
        assert [(one["ply"], one["loss"]) for one in found] == [(0, 0.3), (4, 0.2)]
    assert rosa.call("GET", f"/api/tables/{table}/mistakes?seat=1") == []
    assert (
        rosa.call("GET", f"/api/tables/{table}/mistakes?seat=7", status=404)["code"] == "table.no_such_seat"
    )


def test_an_answer_is_weighed_against_the_best(
    game: tuple[str, Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "WEIGHING", 24)
    table, rosa = game
    there = rosa.call("GET", f"/api/tables/{table}/view?ply=4&all=true")
    move = there["legal"][-1]
    found = weighed(rosa, table, 4, move)
    assert found["move"] == move
    assert found["best"] in there["legal"]
    assert found["loss"] >= 0
    assert len(found["chances"]) == len(found["best_chances"]) == 3


def test_only_a_legal_move_of_a_finished_game_is_weighed(server: Server, game: tuple[str, Player]) -> None:
    table, rosa = game
    assert weighed(rosa, table, 0, "place port.A", 409)["code"] == "core.not_now"
    assert weighed(rosa, table, 0, "sing", 409)["code"] == "table.no_such_move"
    assert weighed(rosa, table, 9999, "pass", 404)["code"] == "table.no_such_ply"
    running, [luz, *_] = seated(server, "Luz", "Diego", "Amei")
    assert weighed(luz, running, 0, "pass", 403)["code"] == "table.analysis_live"
    assert luz.call("GET", f"/api/tables/{running}/mistakes?seat=0", status=403)


def test_a_look_back_tells_the_choices_to_those_who_may_know_them(server: Server) -> None:
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    path = f"/api/tables/{table}/view"
    assert rosa.call("GET", path)["legal"]
    assert diego.call("GET", path)["legal"] == []
    assert Player(server.address).call("GET", path)["legal"] == []
