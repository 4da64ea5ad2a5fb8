"""Ratings: rated games between accounts count, each exactly once, and show on the leaderboard and in one's history."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from quayside.server.people.ratings import Ratings
from quayside.table import play

from .endings import finish, hash_quickly, on_loop, with_account
from .players import Player, Server, seated, settings_in, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file: each brings its own people."""
    with pytest.MonkeyPatch.context() as patch:
        hash_quickly(patch)
        with Server(settings_in(tmp_path_factory.mktemp("ratings"))) as running:
            yield running


@pytest.fixture
def three(server: Server) -> list[Player]:
    return [with_account(server, name) for name in ("Rosa", "Diego", "Amei")]


def rated_table(players: list[Player], **others: Any) -> str:
    table = players[0].create_table(players=len(players), rated=True, **others)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    return table


def rated_game(server: Server, players: list[Player], **others: Any) -> str:
    """A finished one."""
    table = rated_table(players, **others)
    finish(server, table)
    return table


def counted(player: Player, table: str) -> dict[str, Any]:
    """The game in a person's history, when its ratings are there."""

    def game() -> Any:
        return next(each for each in player.call("GET", "/api/me/games") if each["table"] == table)

    wait_for(lambda: all(seat["gain"] is not None for seat in game()["seats"]), "the ratings")
    return dict(game())


def standing(server: Server, player: Player) -> dict[str, Any] | None:
    found = Player(server.address).call("GET", "/api/leaderboard/manila?limit=100")
    return next((each for each in found if each["person"] == player.id), None)


def count_again(server: Server) -> int:
    return on_loop(server, Ratings(server.app.state.harbour).count_all())


def test_who_ends_ahead_is_rated_ahead(server: Server, three: list[Player]) -> None:
    game = counted(three[0], rated_game(server, three))
    gains = [seat["gain"] for seat in sorted(game["seats"], key=lambda seat: seat["rank"])]
    assert gains[0] > gains[-1]
    assert gains == sorted(gains, reverse=True)
    for player, seat in zip(three, game["seats"], strict=True):
        place = standing(server, player)
        assert place is not None
        assert (place["games"], place["name"]) == (1, player.name)
        assert place["rating"] == pytest.approx(place["mu"] - 3 * place["sigma"])
        assert place["rating"] == pytest.approx(seat["gain"])  # everybody begins at nought
    leaders = Player(server.address).call("GET", "/api/leaderboard/manila?limit=100")
    assert [each["rating"] for each in leaders] == sorted([each["rating"] for each in leaders], reverse=True)


def test_whoever_leaves_a_rated_game_has_lost_it_and_cannot_come_back(
    server: Server, three: list[Player]
) -> None:
    table = rated_table(three)
    rosa, diego, amei = three
    rosa.call("DELETE", f"/api/tables/{table}/seats/0")
    assert rosa.call("POST", f"/api/tables/{table}/seats/0", status=409)["code"] == "table.left_rated"
    finish(server, table)
    ranks = {seat["person"]: seat["rank"] for seat in counted(rosa, table)["seats"]}
    assert ranks[rosa.id] == 3
    assert {ranks[diego.id], ranks[amei.id]} <= {1, 2}
    outcome = rosa.call("GET", f"/api/tables/{table}")["outcome"]
    assert [seat["rank"] for seat in outcome] == list(ranks.values())


def test_whose_seat_a_bot_holds_at_the_end_has_lost(server: Server, three: list[Player]) -> None:
    table = rated_table(three)

    async def stand_in_for_two() -> None:
        live = await server.app.state.harbour.find(table)
        for seat in (0, 1):
            await live.act(play.stand_in(seat, "clock"))

    on_loop(server, stand_in_for_two())
    finish(server, table)
    seats = counted(three[0], table)["seats"]
    assert [seat["rank"] for seat in seats] == [2, 2, 1]


def test_a_game_counts_once_whoever_counts_it(server: Server, three: list[Player]) -> None:
    counted(three[0], rated_game(server, three))
    before = [standing(server, player) for player in three]
    assert count_again(server) == 0
    assert [standing(server, player) for player in three] == before


def test_several_who_count_at_once_count_once(server: Server, three: list[Player]) -> None:
    table = rated_game(server, three)
    counted(three[0], table)
    forget(server, table)
    ratings = Ratings(server.app.state.harbour)

    async def together() -> list[bool]:
        return await asyncio.gather(*[ratings.count(table) for _ in range(5)])

    assert sorted(on_loop(server, together())) == [False] * 4 + [True]
    place = standing(server, three[0])
    assert place is not None
    assert place["games"] == 2  # once before we made the server forget, and once after


def forget(server: Server, table: str) -> None:
    """As if the server had died before it counted the game."""
    database = sqlite3.connect(server.settings.database.partition("///")[2], timeout=10)
    with database:
        database.execute("UPDATE results SET gain = NULL WHERE table_id = ?", (table,))
    database.close()


def test_what_was_left_when_the_server_died_is_counted_when_it_starts(
    start_server: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    hash_quickly(monkeypatch)
    server = start_server()
    players = [with_account(server, name) for name in ("Rosa", "Diego", "Amei")]
    table = rated_game(server, players)
    counted(players[0], table)
    forget(server, table)
    again = server.again()
    try:
        counted(players[0], table)
    finally:
        again.stop()


def test_games_that_are_not_rated_leave_the_leaderboard_alone(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    finish(server, table)
    [game] = rosa.call("GET", "/api/me/games")
    assert (game["table"], game["rated"], game["seats"][0]["gain"]) == (table, False, None)
    assert standing(server, rosa) is None


def test_an_account_that_was_deleted_is_on_no_leaderboard(server: Server, three: list[Player]) -> None:
    counted(three[0], rated_game(server, three))
    three[1].call("DELETE", "/api/me", {"password": "correct horse"})
    assert standing(server, three[1]) is None
    assert standing(server, three[0]) is not None
    Player(server.address).call("GET", f"/api/people/{three[1].id}", status=404)


# History


def test_others_see_my_public_games_only(server: Server, three: list[Player]) -> None:
    secret, rated = rated_game(server, three), rated_game(server, three, visibility="public")
    tables = {}
    for visibility in ("public", "private"):
        plan = {"game": "manila", "seats": ["me", "me", "me"], "visibility": visibility, "start": True}
        tables[visibility] = three[0].call("POST", "/api/tables", plan)["id"]
        finish(server, tables[visibility])
    mine = [game["table"] for game in three[0].call("GET", "/api/me/games")]
    assert mine == [tables["private"], tables["public"], rated, secret]
    visitor = Player(server.address)
    seen = visitor.call("GET", f"/api/people/{three[0].id}/games")
    assert [game["table"] for game in seen] == [tables["public"], rated]
    assert [seat["name"] for seat in seen[1]["seats"]] == [player.name for player in three]
    profile = visitor.call("GET", f"/api/people/{three[0].id}")
    assert profile["name"] == three[0].name


def test_history_goes_back_page_by_page(server: Server, player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "me", "me"], "start": True}
    tables = [player.call("POST", "/api/tables", plan)["id"] for _ in range(3)]
    for table in tables:
        finish(server, table)
    first = player.call("GET", "/api/me/games?limit=2")
    rest = player.call("GET", f"/api/me/games?limit=2&before={first[-1]['finished']}")
    assert [game["table"] for game in first + rest] == tables[::-1]
    for wrong in ("before=-1", f"before={2**63}", "limit=0", "limit=101"):
        player.call("GET", f"/api/me/games?{wrong}", status=400)


def test_everybody_may_look_at_public_games_that_are_over(server: Server, player: Player) -> None:
    tables = {}
    for visibility in ("public", "private"):
        plan = {
            "game": "manila",
            "seats": ["me", "greedy", "novice"],
            "visibility": visibility,
            "start": True,
        }
        tables[visibility] = player.call("POST", "/api/tables", plan)["id"]
    running = player.call("POST", "/api/tables", {**plan, "visibility": "public"})["id"]
    for table in tables.values():
        finish(server, table)
    found = {game["table"]: game for game in Player(server.address).call("GET", "/api/tables/finished")}
    assert tables["public"] in found
    assert tables["private"] not in found
    assert running not in found
    assert [seat["bot"] for seat in found[tables["public"]]["seats"]] == [None, "greedy", "novice"]
    earlier = f"/api/tables/finished?before={found[tables['public']]['finished']}"
    assert tables["public"] not in {game["table"] for game in player.call("GET", earlier)}


def test_who_only_looks_has_no_history(server: Server) -> None:
    Player(server.address).call("GET", "/api/me/games", status=401)
    Player(server.address).call("GET", "/api/people/nobody", status=404)
    assert Player(server.address).call("GET", "/api/people/nobody/games") == []
