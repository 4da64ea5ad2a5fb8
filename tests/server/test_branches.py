"""Playing on from a position of a finished game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .endings import finish
from .players import Player, Server, seated, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(settings_in(tmp_path_factory.mktemp("branches"))) as running:
        yield running


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[str, Player]:
    """A public game that is over, and one who sat there."""
    table, [rosa, *_] = seated(
        server, "Rosa", "Diego", "Amei", options={"pirate_eviction": True}, visibility="public"
    )
    finish(server, table)
    return table, rosa


def path(table: str) -> str:
    return f"/api/tables/{table}/branches"


def test_a_game_goes_on_from_any_of_its_positions(server: Server, game: tuple[str, Player]) -> None:
    table, rosa = game
    branch = rosa.call("POST", path(table), {"ply": 12, "seats": ["me"] * 3, "start": True})
    assert branch["parent"] == {"table": table, "ply": 12}
    assert branch["options"]["pirate_eviction"] is True
    now = rosa.hello(branch["id"])
    then = rosa.call("GET", f"/api/tables/{table}/view?seat={now['eyes']}&ply=12")["view"]
    assert {**now["view"], "ply": 12} == then
    assert now["legal"]
    assert rosa.move(now["legal"][0])["type"] == "accepted"


def test_the_branches_of_a_game_are_found_at_it(server: Server, game: tuple[str, Player]) -> None:
    table, _ = game
    luz, dan = server.players("Luz", "Dan")
    own = luz.call("POST", path(table), {"ply": 3, "seats": ["me", "greedy", "greedy"], "start": True})["id"]
    open_to_all = luz.call("POST", path(table), {"ply": 4, "seats": ["me"], "visibility": "public"})["id"]
    found = {each["table"]["id"]: each["ply"] for each in luz.call("GET", path(table))}
    assert found.items() >= {own: 3, open_to_all: 4}.items()
    for other in (dan, Player(server.address)):
        assert own not in (ids := {each["table"]["id"] for each in other.call("GET", path(table))})
        assert open_to_all in ids


def test_who_sends_it_twice_has_one_table(game: tuple[str, Player]) -> None:
    table, rosa = game
    plan = {"ply": 2, "seats": ["me"]}
    once, twice = [
        rosa.call("POST", path(table), plan, headers={"Idempotency-Key": "branch-once"})["id"]
        for _ in range(2)
    ]
    assert once == twice


def test_nobody_branches_off_a_game_that_runs(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    assert "not over" in rosa.call("POST", path(table), {"ply": 0, "seats": ["me"]}, 403)["sentence"]


def test_there_is_nothing_to_play_behind_the_end(server: Server, game: tuple[str, Player]) -> None:
    table, rosa = game
    plies = rosa.call("GET", f"/api/tables/{table}/story")["plies"]
    assert "is over" in rosa.call("POST", path(table), {"ply": plies, "seats": ["me"]}, 400)["sentence"]
    assert (
        rosa.call("POST", path(table), {"ply": plies + 1, "seats": ["me"]}, 404)["code"]
        == "table.no_such_ply"
    )


def test_a_private_game_is_told_only_to_those_at_the_branch(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    finish(server, table)
    branch = rosa.call("POST", path(table), {"ply": 5, "seats": ["me"], "visibility": "public"})
    assert branch["parent"] == {"table": table, "ply": 5}
    assert Player(server.address).call("GET", f"/api/tables/{branch['id']}")["parent"] is None
