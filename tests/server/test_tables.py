"""Tables over REST: opening, the lobby, seats, the host's rights, playing again, and looking back."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from quayside.server import times
from quayside.server.api import tables as tables_api
from quayside.server.http.limits import MOST

from ..servers import Postgres
from .endings import finish, hash_quickly, seed_of, with_account
from .players import Player, Server, play_out, seated, settings_in, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file: each brings its own people and tables."""
    with Server(settings_in(tmp_path_factory.mktemp("tables"))) as running:
        yield running


def info(player: Player, table: str) -> dict[str, Any]:
    found: dict[str, Any] = player.call("GET", f"/api/tables/{table}")
    return found


def refused(player: Player, method: str, path: str, body: object = None, status: int = 409) -> str:
    """The rule by which a request is refused."""
    answer = player.call(method, path, body, status)
    assert answer["sentence"]
    code: str = answer["code"]
    return code.removeprefix("table.")


def names_at(player: Player, table: str) -> list[str | None]:
    return [seat["name"] or seat["bot"] for seat in info(player, table)["seats"]]


# Opening


def test_one_call_opens_a_table_and_plays_against_bots(player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "greedy", "random"], "start": True}
    table = player.call("POST", "/api/tables", plan, 201)
    assert table["status"] == "playing"
    assert names_at(player, table["id"]) == ["Rosa", "greedy", "random"]
    player.hello(table["id"])
    assert player.move("bid 3")["type"] == "accepted"
    while player.update["to_play"] != 0:
        player.expect("update")
    assert any(update["entry"] and update["entry"].get("by") == "bot" for update in player.updates)


def test_a_table_can_be_opened_without_a_word_more_than_the_game(player: Player) -> None:
    table = player.call("POST", "/api/tables", {"game": "manila"})
    assert (table["players"], table["status"], table["visibility"]) == (3, "waiting", "private")
    assert table["options"] == {"pirate_eviction": False, "large_pilot_may_move_one": False}
    assert names_at(player, table["id"]) == [None, None, None]


def test_several_seats_of_mine_make_a_hot_seat_game(player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "me", "me"], "names": [None, "Luz"], "start": True}
    table = player.call("POST", "/api/tables", plan)["id"]
    assert names_at(player, table) == ["Rosa", "Luz", "Rosa 3"]
    update = player.hello(table)
    assert (update["yours"], update["eyes"]) == ([0, 1, 2], 0)
    player.move("bid 4")
    update = player.at(update["seq"] + 1)
    assert (update["eyes"], update["to_play"]) == (1, 1)
    assert update["legal"]


@pytest.mark.parametrize(
    ("plan", "rule", "status"),
    [
        ({"game": "chess"}, "option", 400),
        ({"game": "manila", "players": 7}, "option", 400),
        ({"game": "manila", "options": {"gold": True}}, "option", 400),
        ({"game": "manila", "options": {"pirate_eviction": 1}}, "option", 400),
        ({"game": "puerto_rico", "players": 4, "options": {"vp_pool": 126}}, "option", 400),
        ({"game": "manila", "players": 3, "seats": ["me", None, None, "greedy"]}, "no_such_seat", 404),
        ({"game": "manila", "seats": ["me", "os:system", None]}, "no_such_bot", 400),
        ({"game": "manila", "seats": ["me", "greedy", None], "start": True}, "seats_left", 409),
        ({"game": "manila", "seats": ["greedy", "greedy", "greedy"], "start": True}, "only_bots", 409),
        ({"game": "manila", "clock": {"kind": "move", "seconds": 1}}, "clock", 400),
        ({"game": "manila", "clock": {"kind": "budget", "seconds": 60, "increment": -1}}, "clock", 400),
        ({"game": "manila", "rated": True}, "accounts_only", 403),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_a_sentence(
    player: Player, plan: dict[str, Any], rule: str, status: int
) -> None:
    assert refused(player, "POST", "/api/tables", plan, status) == rule
    assert player.call("GET", "/api/tables/mine") == []


def test_the_sentence_of_an_option_says_what_there_is(player: Player) -> None:
    answer = player.call("POST", "/api/tables", {"game": "manila", "options": {"gold": True}}, 400)
    assert "pirate_eviction" in answer["sentence"]


@pytest.mark.parametrize(
    "plan", [{}, {"game": 7}, {"game": "manila", "sets": []}, [], {"game": "manila", "seats": "me"}]
)
def test_a_malformed_plan_is_a_bad_request(player: Player, plan: object) -> None:
    assert player.call("POST", "/api/tables", plan, 400)["code"] == "malformed"


def test_brackets_within_brackets_are_a_bad_request_too(player: Player) -> None:
    depth: dict[str, Any] = {"content": "[" * 60_000, "headers": {"Content-Type": "application/json"}}
    assert player.call("POST", "/api/tables", status=400, **depth)["code"] == "malformed"
    player.hello(player.create_table())
    player.live.send("[" * 16_000)
    assert player.expect("problem")["code"] == "malformed"


def test_who_has_no_name_opens_nothing(server: Server) -> None:
    assert refused(Player(server.address), "POST", "/api/tables", {"game": "manila"}, 401) == "sign_in"


def test_the_same_key_opens_one_table(player: Player, server: Server) -> None:
    keyed: dict[str, Any] = {"headers": {"Idempotency-Key": "open-it-once"}}
    first, second = [player.call("POST", "/api/tables", {"game": "manila"}, 201, **keyed) for _ in range(2)]
    assert first["id"] == second["id"]
    other = server.player("Diego").call("POST", "/api/tables", {"game": "manila"}, 201, **keyed)
    assert other["id"] != first["id"]


@pytest.mark.parametrize("key", ["short", "x" * 65, "with blanks in it", "naïve-key"])
def test_a_key_has_a_bounded_form(player: Player, key: str) -> None:
    table = player.create_table()
    for path, body in [("/api/tables", {"game": "manila"}), (f"/api/tables/{table}/seats/0", {})]:
        answer = player.http.post(path, json=body, headers={b"Idempotency-Key": key.encode()})
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), path


def test_what_one_call_opens_is_stored_as_a_whole(start_server: Callable[..., Server]) -> None:
    server = start_server()
    player = server.player("Rosa")
    plan = {"game": "manila", "seats": ["me", "greedy", "greedy"], "start": True}
    table = player.call("POST", "/api/tables", plan)["id"]
    again = server.again()
    try:
        assert names_at(player, table) == ["Rosa", "greedy", "greedy"]
        assert player.hello(table)["legal"]
    finally:
        again.stop()


def test_the_seed_is_told_to_nobody(server: Server) -> None:
    table, players = seated(server, "Rosa", "Diego", "Amei")
    seed = str(seed_of(server, table))
    paths = ["", "/view", "/record"]
    told = [players[0].http.get(f"/api/tables/{table}{path}").text for path in paths]
    told += [players[0].http.get("/api/tables/mine").text, *players[0].frames]
    assert not any(seed in text for text in told)


def test_the_same_on_postgresql(
    start_server: Callable[..., Server], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby, one's own games, keys, records, ratings and webhooks: each of them asks the database its own way."""
    hash_quickly(monkeypatch)
    server = start_server(database=postgres.database(), private_webhooks=True, webhook_hosts="127.0.0.1")
    players = [with_account(server, name) for name in ("Rosa", "Diego", "Amei")]
    keyed: dict[str, Any] = {"headers": {"Idempotency-Key": "open-it-once"}}
    plan = {"game": "manila", "rated": True, "visibility": "public", "seats": ["me", None, None]}
    tables = [players[0].call("POST", "/api/tables", plan, **keyed)["id"] for _ in range(2)]
    assert tables[0] == tables[1]
    players[0].create_table(visibility="public")
    for seat in (1, 2):
        players[seat].sit(tables[0], seat)
    page = players[1].call("GET", "/api/tables?limit=1")
    rest = players[1].call("GET", f"/api/tables?limit=1&after={page['next']}")
    assert (len(page["tables"]), [table["id"] for table in rest["tables"]]) == (1, [tables[0]])
    players[0].start(tables[0])
    assert players[0].call("GET", "/api/tables/mine")[0]["turn"] == players[0].id
    finish(server, tables[0])
    wait_for(lambda: len(players[0].call("GET", "/api/leaderboard/manila")) == 3, "the ratings")
    [played] = players[2].call("GET", f"/api/people/{players[0].id}/games")
    assert sorted(seat["rank"] for seat in played["seats"])[0] == 1
    record = players[0].call("GET", f"/api/tables/{tables[0]}/record")
    archive = players[1].call("POST", "/api/records", record)
    assert players[2].call("GET", f"/api/tables/{archive['id']}/view")["to_play"] == -1
    for url in ("http://127.0.0.1:1/a", "http://127.0.0.1:1/b"):
        players[0].call("PUT", "/api/me/webhook", {"url": url})
    assert players[0].call("GET", "/api/me/webhook")["webhook"]["url"] == "http://127.0.0.1:1/b"
    assert refused(players[0], "POST", f"/api/tables/{tables[0]}/seats/0") == "not_playing"


# Limits


def test_nobody_keeps_more_tables_open_than_he_can_play(start_server: Callable[..., Server]) -> None:
    server = start_server(allowance=1.0)
    rosa = server.player("Rosa")
    database = sqlite3.connect(server.settings.database.partition("///")[2])
    with database:
        for number in range(40):
            database.execute(
                "INSERT INTO tables (id, game, version, players, seed, options, visibility, clock, rated, hints, host, "
                "created, status, updated) VALUES (?, 'manila', 1, 3, '1', '{}', 'private', '{}', 0, 1, ?, 0, 'waiting', 0)",
                (f"t{number}", rosa.id),
            )
    database.close()
    assert refused(rosa, "POST", "/api/tables", {"game": "manila"}) == "too_many_open"


def test_nobody_opens_tables_too_often(start_server: Callable[..., Server]) -> None:
    rosa = start_server(allowance=1.0).player("Rosa")
    for _ in range(20):
        rosa.create_table()
    assert refused(rosa, "POST", "/api/tables", {"game": "manila"}, 429) == "too_often"


# The lobby


def test_the_lobby_shows_public_tables_only(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    public = rosa.create_table(visibility="public", seats=["me", "greedy", None, None])
    rosa.create_table(visibility="private")
    [listed] = [each for each in diego.call("GET", "/api/tables")["tables"] if each["host"] == rosa.id]
    assert (listed["id"], listed["host_name"], listed["status"]) == (public, "Rosa", "waiting")
    assert [seat["name"] or seat["bot"] for seat in listed["seats"]] == ["Rosa", "greedy", None, None]


def test_the_lobby_shows_running_tables_until_they_end(server: Server) -> None:
    table, players = seated(server, "Rosa", "Diego", "Amei", visibility="public")
    assert {"id": table, "status": "playing"}.items() <= players[0].call("GET", "/api/tables")["tables"][
        0
    ].items()
    finish(server, table)
    assert table not in [each["id"] for each in players[0].call("GET", "/api/tables")["tables"]]


def later(monkeypatch: pytest.MonkeyPatch, minutes: float) -> None:
    """For those who ask about many tables, so much time has passed without anything happening at any of them."""
    monkeypatch.setattr(tables_api, "now", lambda: times.now() + int(minutes * 60_000))


def test_a_game_that_was_left_alone_with_bots_leaves_the_lobby_and_waits_for_its_owner(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    rosa, kim = start_server().players("Rosa", "Kim")
    alone = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True, visibility="public")
    among_people = rosa.create_table(players=3, seats=["me", None, "greedy"], visibility="public")
    kim.sit(among_people, 1)
    rosa.start(among_people)
    waiting = rosa.create_table(players=3, visibility="public")

    def seen() -> set[str]:
        return {table["id"] for table in kim.call("GET", "/api/tables")["tables"]}

    assert seen() == {alone, among_people, waiting}
    later(monkeypatch, minutes=16)
    assert seen() == {among_people, waiting}
    assert alone in {table["id"] for table in rosa.call("GET", "/api/tables/mine")}
    later(monkeypatch, minutes=60 * 25)
    assert seen() == set()

    kim.call("POST", f"/api/tables/{alone}/abandon", status=403)
    assert rosa.call("POST", f"/api/tables/{alone}/abandon")["status"] == "abandoned", "from anywhere"
    assert alone not in {table["id"] for table in rosa.call("GET", "/api/tables/mine")}


def test_games_that_sleep_keep_nobody_from_playing_against_bots(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    rosa = start_server(allowance=1.0).player("Rosa")
    plan = {"game": "manila", "players": 3, "seats": ["me", "greedy", "greedy"], "start": True}
    for _ in range(MOST["bot tables"]):
        rosa.call("POST", "/api/tables", plan)
    assert rosa.call("POST", "/api/tables", plan, 409)["code"] == "table.too_many_bots"
    later(monkeypatch, minutes=61)
    rosa.call("POST", "/api/tables", plan)


def test_the_lobby_has_pages(start_server: Callable[..., Server]) -> None:
    player = start_server().player("Rosa")
    opened = {player.create_table(visibility="public") for _ in range(5)}
    pages = [player.call("GET", "/api/tables?limit=2")]
    while pages[-1]["next"]:
        pages.append(player.call("GET", f"/api/tables?limit=2&after={pages[-1]['next']}"))
    tables = [table for page in pages for table in page["tables"]]
    assert [len(page["tables"]) for page in pages] == [2, 2, 1]
    assert {table["id"] for table in tables} == opened
    assert [table["created"] for table in tables] == sorted(
        [table["created"] for table in tables], reverse=True
    )


def test_mine_are_the_games_that_i_can_go_on_with(server: Server) -> None:
    table, players = seated(server, "Rosa", "Diego", "Amei")
    waiting = players[0].create_table()
    mine = players[0].call("GET", "/api/tables/mine")
    assert [(each["id"], each["turn"]) for each in mine] == [(table, players[0].id), (waiting, None)]
    players[0].move("bid 3")
    [his] = players[1].call("GET", "/api/tables/mine")
    assert (his["id"], his["turn"]) == (table, players[1].id)
    finish(server, table)
    assert players[1].call("GET", "/api/tables/mine") == []


def test_a_link_that_leads_nowhere(player: Player) -> None:
    for method, path in [
        ("GET", ""),
        ("GET", "/view"),
        ("GET", "/record"),
        ("POST", "/start"),
        ("POST", "/rematch"),
    ]:
        assert refused(player, method, f"/api/tables/nowhere{path}", status=404) == "no_such_table"


# Seats


def test_a_seat_is_taken_once(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    table = rosa.create_table(players=3)
    diego.sit(table, 1)
    assert refused(rosa, "POST", f"/api/tables/{table}/seats/1") == "seat_taken"
    assert refused(rosa, "POST", f"/api/tables/{table}/seats/3", status=404) == "no_such_seat"
    assert names_at(rosa, table) == [None, "Diego", None]


def test_sitting_down_twice_with_one_key_is_sitting_down_once(player: Player) -> None:
    table = player.create_table(players=3)
    for _ in range(2):
        player.call("POST", f"/api/tables/{table}/seats/0", headers={"Idempotency-Key": "sit-on-chair-0"})
    assert refused(player, "POST", f"/api/tables/{table}/seats/0") == "seat_taken"


def test_who_leaves_before_the_start_frees_the_seat(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    table = rosa.create_table(players=3)
    diego.sit(table, 0)
    diego.call("DELETE", f"/api/tables/{table}/seats/0")
    assert names_at(rosa, table) == [None, None, None]
    diego.sit(table, 2)
    assert names_at(rosa, table) == [None, None, "Diego"]


def test_the_host_seats_replaces_and_takes_away_bots(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    table = rosa.create_table(players=3)
    bots = f"/api/tables/{table}/bots"
    rosa.call("POST", bots, {"seat": 1, "level": "random"})
    rosa.call("POST", bots, {"seat": 1, "level": "greedy"})
    assert names_at(rosa, table) == [None, "greedy", None]
    assert refused(diego, "POST", bots, {"seat": 0, "level": "greedy"}, 403) == "not_host"
    assert refused(diego, "DELETE", f"/api/tables/{table}/seats/1", status=403) == "not_host"
    assert refused(rosa, "POST", bots, {"seat": 0, "level": "genius"}, 400) == "no_such_bot"
    rosa.call("DELETE", f"/api/tables/{table}/seats/1")
    assert refused(rosa, "DELETE", f"/api/tables/{table}/seats/1") == "seat_free"
    diego.sit(table, 1)
    assert refused(rosa, "POST", bots, {"seat": 1, "level": "greedy"}) == "seat_taken"


def test_only_the_host_starts_and_only_once(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    table = rosa.create_table(players=3, seats=["me", None, "greedy"])
    assert refused(rosa, "POST", f"/api/tables/{table}/start") == "seats_left"
    diego.sit(table, 1)
    assert refused(diego, "POST", f"/api/tables/{table}/start", status=403) == "not_host"
    rosa.start(table)
    assert refused(rosa, "POST", f"/api/tables/{table}/start") == "started"
    assert refused(rosa, "POST", f"/api/tables/{table}/bots", {"seat": 2, "level": "random"}) == "started"


def test_a_bot_holds_the_seat_of_one_who_leaves_until_he_comes_back(server: Server) -> None:
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    seat = f"/api/tables/{table}/seats/1"
    left = diego.call("DELETE", seat)["seats"][1]
    assert (left["name"], left["bot"], left["stands_in"]) == ("Diego", "greedy", True)
    assert refused(diego, "DELETE", seat) == "left_already"
    assert refused(rosa, "POST", seat, status=403) == "not_your_seat"
    rosa.move("bid 3")
    while amei.update["to_play"] != 2:  # the bot has bid
        amei.expect("update")
    back = diego.call("POST", seat)["seats"][1]
    assert (back["name"], back["bot"], back["stands_in"]) == ("Diego", None, False)


def test_who_is_removed_before_the_start_does_not_sit_down_again(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    table = rosa.create_table(players=4)
    for seat in (1, 2):
        diego.sit(table, seat)
    rosa.call("DELETE", f"/api/tables/{table}/seats/1")
    assert names_at(rosa, table) == [None] * 4
    assert refused(diego, "POST", f"/api/tables/{table}/seats/3", status=403) == "removed"


def test_who_is_removed_from_a_game_sees_no_more_than_a_spectator(server: Server) -> None:
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    assert refused(diego, "DELETE", f"/api/tables/{table}/seats/0", status=403) == "not_host"
    gone = rosa.call("DELETE", f"/api/tables/{table}/seats/1")["seats"][1]
    assert (gone["person"], gone["bot"], gone["stands_in"]) == (None, "greedy", False)
    update = diego.at(diego.update["seq"] + 1)
    assert (update["eyes"], update["yours"], update["legal"]) == (None, [], [])
    assert "dealt" not in update["view"]["seats"][1]
    assert diego.act(type="comeback", seat=1)["rule"] == "table.not_your_seat"


# The host


def test_who_is_muted_does_not_chat(server: Server) -> None:
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    mute = f"/api/tables/{table}/mute"
    assert refused(diego, "POST", mute, {"person": rosa.id}, 403) == "not_host"
    assert refused(rosa, "POST", mute, {"person": "nobody"}, 404) == "no_such_person"
    rosa.call("POST", mute, {"person": diego.id})
    assert diego.act(type="chat", text="hello")["rule"] == "table.muted"
    rosa.call("POST", mute, {"person": diego.id, "muted": False})
    assert diego.act(type="chat", text="hello")["type"] == "accepted"


def test_the_host_or_the_last_person_abandons_a_game(server: Server) -> None:
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    abandon = f"/api/tables/{table}/abandon"
    assert refused(diego, "POST", abandon, status=403) == "not_host"
    rosa.call("DELETE", f"/api/tables/{table}/seats/0")
    amei.call("DELETE", f"/api/tables/{table}/seats/2")
    assert diego.call("POST", abandon)["status"] == "abandoned"
    assert refused(rosa, "POST", abandon) == "not_playing"
    assert refused(rosa, "GET", f"/api/tables/{table}/record", status=403) == "record_live"


def test_a_table_is_closed_before_the_game_or_after_it(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    table = rosa.create_table(players=3, visibility="public")
    assert refused(diego, "POST", f"/api/tables/{table}/close", status=403) == "not_host"
    assert rosa.call("POST", f"/api/tables/{table}/close")["status"] == "closed"
    assert refused(diego, "POST", f"/api/tables/{table}/seats/0") == "not_playing"
    assert table not in [each["id"] for each in rosa.call("GET", "/api/tables")["tables"]]
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    assert refused(rosa, "POST", f"/api/tables/{table}/close") == "still_playing"
    finish(server, table)
    rosa.call("POST", f"/api/tables/{table}/close")
    assert rosa.call("GET", f"/api/tables/{table}/record")["moves"]


# Playing again


def test_covered_points_are_covered_at_the_rematch_too(server: Server) -> None:
    table, [rosa, _, _] = seated(server, "Rosa", "Diego", "Amei", covered=True)
    assert info(rosa, table)["covered"] is True
    finish(server, table)
    assert rosa.call("POST", f"/api/tables/{table}/rematch")["covered"] is True
    assert info(rosa, rosa.create_table(players=3))["covered"] is False


def test_everybody_who_asks_for_a_rematch_gets_the_same_table(server: Server) -> None:
    options = {"pirate_eviction": True}
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei", options=options, visibility="public")
    again = f"/api/tables/{table}/rematch"
    assert refused(diego, "POST", again) == "not_over"
    finish(server, table)
    new = diego.call("POST", again)
    assert rosa.call("POST", again)["id"] == new["id"] == diego.call("POST", again)["id"] != table
    assert (new["host"], new["visibility"], new["status"]) == (diego.id, "public", "waiting")
    assert new["options"]["pirate_eviction"] is True
    assert names_at(rosa, new["id"]) == ["Diego", None, None]  # one seat on: another one starts
    while amei.update["table"]["rematch"] is None:
        amei.expect("update")
    assert amei.update["entry"] == {"kind": "rematched", "table": new["id"], "by": diego.id}
    assert refused(server.player("Luz"), "POST", again, status=403) == "not_seated"


def test_only_those_who_sat_at_a_table_learn_where_it_goes_on(server: Server) -> None:
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    luz = server.player("Luz")
    luz.hello(table)
    finish(server, table)
    new = rosa.call("POST", f"/api/tables/{table}/rematch")["id"]
    while diego.update["table"]["rematch"] is None:
        diego.expect("update")
    rosa.act(type="chat", text="Who comes?")
    luz.expect("said")
    assert new not in "".join(luz.frames)
    assert info(luz, table)["rematch"] is info(Player(server.address), table)["rematch"] is None
    assert luz.hello(table)["table"]["rematch"] is None
    assert info(amei, table)["rematch"] == new


def test_a_rematch_against_bots_begins_at_once(server: Server, player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "greedy", "random"], "start": True}
    table = player.call("POST", "/api/tables", plan)["id"]
    finish(server, table)
    new = player.call("POST", f"/api/tables/{table}/rematch", status=201)
    assert new["status"] == "playing"
    assert names_at(player, new["id"]) == ["greedy", "random", "Rosa"]
    assert seed_of(server, new["id"]) != seed_of(server, table)


def test_a_rematch_with_better_bots_in_the_same_seats(server: Server, player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "novice", "greedy"], "start": True}
    table = player.call("POST", "/api/tables", plan)["id"]
    finish(server, table)
    how = {"level": "greedy", "same_seats": True}
    new = player.call("POST", f"/api/tables/{table}/rematch", how)
    assert names_at(player, new["id"]) == ["Rosa", "greedy", "greedy"]


def test_a_rematch_with_bots_that_do_not_exist_is_refused(server: Server, player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "novice", "greedy"], "start": True}
    table = player.call("POST", "/api/tables", plan)["id"]
    finish(server, table)
    again = f"/api/tables/{table}/rematch"
    assert refused(player, "POST", again, {"level": "nobody"}, status=400) == "no_such_bot"


# A friend in place of a bot


def test_a_friend_who_comes_by_the_link_takes_over_from_a_bot(server: Server) -> None:
    rosa, wei = server.players("Rosa", "Wei")
    plan = {"game": "manila", "seats": ["me", "greedy", "greedy"], "start": True}
    table = rosa.call("POST", "/api/tables", plan)["id"]
    seat = f"/api/tables/{table}/seats/1"
    assert refused(wei, "POST", seat, status=403) == "not_your_seat"
    assert refused(wei, "POST", f"{seat}/offer", status=403) == "not_host"
    assert rosa.call("POST", f"{seat}/offer")["seats"][1]["offered"] is True
    rosa.hello(table)
    rosa.move(rosa.update["legal"][0])
    place = wei.call("POST", seat)["seats"][1]
    assert (place["name"], place["bot"], place["offered"]) == ("Wei", None, False)
    assert wei.hello(table)["yours"] == [1]
    luz = server.player("Luz")
    assert refused(luz, "POST", seat, status=403) == "not_your_seat"


def test_an_offered_seat_can_be_kept_after_all(server: Server) -> None:
    rosa, wei = server.players("Rosa", "Wei")
    plan = {"game": "manila", "seats": ["me", "greedy", "greedy"], "start": True}
    table = rosa.call("POST", "/api/tables", plan)["id"]
    seat = f"/api/tables/{table}/seats/1"
    rosa.call("POST", f"{seat}/offer")
    assert rosa.call("POST", f"{seat}/offer", {"offered": False})["seats"][1]["offered"] is False
    assert refused(wei, "POST", seat, status=403) == "not_your_seat"
    assert refused(rosa, "POST", f"/api/tables/{table}/seats/0/offer") == "seat_taken"


def test_who_sits_at_a_table_gets_no_second_hand_to_look_into(server: Server) -> None:
    rosa, wei = server.players("Rosa", "Wei")
    plan = {"game": "manila", "seats": ["me", "greedy", "greedy"], "start": True}
    table = rosa.call("POST", "/api/tables", plan)["id"]
    for seat in (1, 2):
        rosa.call("POST", f"/api/tables/{table}/seats/{seat}/offer")
    wei.call("POST", f"/api/tables/{table}/seats/1")
    assert refused(wei, "POST", f"/api/tables/{table}/seats/2", status=403) == "not_host"


# Rated games


def test_rated_games_are_between_people_with_accounts(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hash_quickly(monkeypatch)
    rosa, diego = with_account(server, "Rosa"), server.player("Diego")
    table = rosa.create_table(players=3, rated=True, seats=["me"])
    assert info(rosa, table)["hints"] is False
    assert refused(diego, "POST", f"/api/tables/{table}/seats/1", status=403) == "accounts_only"
    assert refused(rosa, "POST", f"/api/tables/{table}/seats/1") == "rated_one_seat"
    assert (
        refused(rosa, "POST", f"/api/tables/{table}/bots", {"seat": 1, "level": "greedy"}) == "rated_people"
    )
    plan = {"game": "manila", "rated": True}
    assert refused(rosa, "POST", "/api/tables", {**plan, "hints": True}, 400) == "rated_hints"
    assert refused(rosa, "POST", "/api/tables", {**plan, "seats": ["me", "me", None]}) == "rated_one_seat"
    assert refused(rosa, "POST", "/api/tables", {**plan, "seats": ["me", "greedy", None]}) == "rated_people"


def test_nobody_is_thrown_out_of_a_rated_game_nor_ends_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    hash_quickly(monkeypatch)
    players = [with_account(server, name) for name in ("Rosa", "Diego", "Amei")]
    table = players[0].create_table(players=3, rated=True)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    assert refused(players[0], "DELETE", f"/api/tables/{table}/seats/1") == "rated_runs"
    assert refused(players[0], "POST", f"/api/tables/{table}/abandon") == "rated_runs"
    players[0].hello(table)
    assert players[0].act(type="askundo", seq=players[0].update["seq"], ply=0)["rule"] == "table.undo_rated"


# Looking back


def look(player: Player, table: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = player.call("GET", f"/api/tables/{table}/view", params=query)
    return found


def test_an_earlier_position_is_shown_as_it_was(server: Server) -> None:
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    for player, move in [(rosa, "bid 2"), (diego, "bid 3"), (amei, "pass")]:
        player.at(rosa.update["seq"])
        player.move(move)
        rosa.at(player.update["seq"])
    by_ply = {update["ply"]: update for update in diego.updates}
    for ply in (0, 1, 2):
        back = look(diego, table, ply=ply)
        assert back["view"] == by_ply[ply]["view"]
        assert (back["eyes"], back["ply"], back["plies"]) == (1, ply, 3)
    assert look(diego, table, ply=2)["events"] == by_ply[2]["told"][0]["events"]
    assert look(diego, table)["ply"] == 3
    assert refused(diego, "GET", f"/api/tables/{table}/view?ply=4", status=404) == "no_such_ply"
    assert refused(diego, "GET", f"/api/tables/{table}/view?ply=-1", status=404) == "no_such_ply"


def test_while_the_game_runs_everybody_sees_through_his_own_eyes(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    spectator = Player(server.address)
    assert "dealt" in look(rosa, table, ply=0)["view"]["seats"][0]
    for eyes in (look(spectator, table, ply=0), look(rosa, table, ply=0, seat=0)):
        hidden = [seat for number, seat in enumerate(eyes["view"]["seats"]) if number != eyes["eyes"]]
        assert not any("dealt" in seat for seat in hidden)
        told = [
            event for event in eyes["events"] if event["kind"] == "deal" and event["seat"] != eyes["eyes"]
        ]
        assert told
        assert not any("wares" in event for event in told)
    for asked in ("seat=1", "all=true"):
        assert refused(rosa, "GET", f"/api/tables/{table}/view?{asked}", status=403) == "foreign_eyes"
        assert refused(spectator, "GET", f"/api/tables/{table}/view?{asked}", status=403) == "foreign_eyes"
    assert refused(rosa, "GET", f"/api/tables/{table}/view?seat=9", status=404) == "no_such_seat"


def test_when_the_game_is_over_everything_lies_open(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    finish(server, table)
    spectator = Player(server.address)
    whole = look(spectator, table, ply=0, all=True)
    assert all("dealt" in seat for seat in whole["view"]["seats"])
    assert len([event for event in whole["events"] if event["kind"] == "deal" and "wares" in event]) == 3
    assert look(spectator, table, ply=0, seat=2)["eyes"] == 2
    assert look(rosa, table, ply=0)["eyes"] == 0


def test_a_table_that_has_not_started_has_no_position(player: Player) -> None:
    table = player.create_table()
    assert refused(player, "GET", f"/api/tables/{table}/view") == "not_playing"
    assert story(player, table)["steps"] == []


def story(player: Player, table: str, **query: Any) -> dict[str, Any]:
    found: dict[str, Any] = player.call("GET", f"/api/tables/{table}/story", params=query)
    return found


def test_the_story_is_all_that_was_told_and_shown(server: Server) -> None:
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    for _ in play_out([rosa, diego, amei], random.Random(4), stop=80):
        pass
    for player in (rosa, diego, amei):
        told = story(player, table)
        assert (told["seq"], told["plies"], told["next"]) == (player.update["seq"], 80, None)
        heard = [deed for update in player.updates for deed in update["told"]]
        assert [deed for step in told["steps"] for deed in step["told"]][1:] == heard
        assert [deed["notation"] for deed in heard] == [
            move for update in player.updates[1:] for move in update["entry"]["moves"]
        ]
    page = story(diego, table, first=10, views=True)
    assert [step["ply"] for step in page["steps"]] == list(range(10, 70))
    by_ply = {update["ply"]: update for update in diego.updates}
    assert all(step["view"] == by_ply[step["ply"]]["view"] for step in page["steps"])
    rest = story(diego, table, first=page["next"], views=True)
    assert ([step["ply"] for step in rest["steps"]], rest["next"]) == (list(range(70, 81)), None)
    assert refused(diego, "GET", f"/api/tables/{table}/story?first=81", status=404) == "no_such_ply"


def test_the_story_is_told_without_what_was_taken_back(server: Server) -> None:
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    for player, move in [
        (rosa, "bid 5"),
        (diego, "pass"),
        (amei, "pass"),
        (rosa, "buy jade"),
        (rosa, "load jade"),
    ]:
        player.at(rosa.update["seq"])
        rosa.at(player.move(move)["seq"])
    rosa.at(rosa.undo(4)["seq"])
    rosa.at(rosa.undo(3)["seq"])
    rosa.at(rosa.move("buy silk")["seq"])
    deeds = [deed for step in story(amei, table)["steps"] for deed in step["told"]]
    assert [(deed["ply"], deed["notation"]) for deed in deeds[1:]] == [
        (1, "bid 5"), (2, "pass"), (3, "pass"), (3, None), (4, "buy silk"),
    ]  # fmt: skip
    assert deeds[4]["events"] == [{"kind": "undone", "rule": "table.undone", "seat": 0, "ply": 3}]


def test_a_story_is_for_the_same_eyes_as_a_view(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei")
    spectator = Player(server.address)

    def dealt(told: dict[str, Any]) -> list[int]:
        events = told["steps"][0]["told"][0]["events"]
        return [event["seat"] for event in events if event["kind"] == "deal" and "wares" in event]

    assert (dealt(story(rosa, table)), dealt(story(spectator, table))) == ([0], [])
    for asked in ("seat=1", "all=true"):
        assert refused(rosa, "GET", f"/api/tables/{table}/story?{asked}", status=403) == "foreign_eyes"
        assert refused(spectator, "GET", f"/api/tables/{table}/story?{asked}", status=403) == "foreign_eyes"
    finish(server, table)
    assert dealt(story(spectator, table, seat=1)) == [1]
    assert dealt(story(spectator, table, all=True)) == [0, 1, 2]
