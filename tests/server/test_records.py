"""Records: finished games go out as files and come in as files, and a live game's record is nobody's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.server.api.records import LONGEST_RECORD

from .endings import finish
from .players import Player, Server, seated, settings_in

RECORDS = Path(__file__).parents[1] / "records" / "manila"
NAMES = sorted(path.name for path in RECORDS.glob("*.json") if path.name != "results.json")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file: each brings its own people and tables."""
    with Server(settings_in(tmp_path_factory.mktemp("records"))) as running:
        yield running


def record(name: str = "three-players.json") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / name).read_text(encoding="utf-8"))
    return found


def refused(player: Player, file: object, status: int = 400) -> str:
    answer = player.call("POST", "/api/records", file, status)
    assert answer["sentence"]
    code: str = answer["code"]
    return code.removeprefix("table.")


# Out


def test_a_finished_game_is_a_file_for_everybody(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei", options={"pirate_eviction": True})
    finish(server, table)
    answer = Player(server.address).http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="manila-{table}.json"'
    state = quayside.Record.from_json(answer.text).replay()
    assert (state.to_play, state.setup.options["pirate_eviction"]) == (-1, True)
    assert state.view(quayside.ALL) == rosa.call("GET", f"/api/tables/{table}/view?all=true")["view"]


@pytest.mark.parametrize(("lang", "sentence"), [("en", "once the game is over"), ("zh", "游戏结束后")])
def test_a_live_game_has_no_record_yet(server: Server, lang: str, sentence: str) -> None:
    table, _ = seated(server, "Rosa", "Diego", "Amei")
    for who in (server.player("Luz", lang), Player(server.address, lang)):
        assert sentence in who.call("GET", f"/api/tables/{table}/record", status=403)["sentence"]


def test_the_line_that_was_played_is_the_record_not_what_was_taken_back(server: Server) -> None:
    table, players = seated(server, "Rosa", "Diego", "Amei")
    for player, move in zip(players, ("bid 5", "pass", "pass"), strict=True):
        player.at(max(other.update["seq"] for other in players))
        player.move(move)
    players[0].at(players[2].update["seq"])
    players[0].at(players[0].move("buy jade")["seq"])
    players[0].at(players[0].undo(3)["seq"])
    players[0].move("buy silk")
    finish(server, table)
    moves = players[0].call("GET", f"/api/tables/{table}/record")["moves"]
    assert moves[:4] == ["bid 5", "pass", "pass", "buy silk"]


# In


@pytest.mark.parametrize("name", NAMES)
def test_a_record_becomes_a_table_that_anybody_can_replay(server: Server, player: Player, name: str) -> None:
    file = record(name)
    table = player.call("POST", "/api/records", file, 201)
    assert (table["status"], table["archive"], table["host"]) == ("finished", True, player.id)
    path = f"/api/tables/{table['id']}"
    visitor = Player(server.address)
    shown = visitor.call("GET", f"{path}/view?all=true&ply=5")
    replayed = quayside.Record.load(str(RECORDS / name)).replay(5)
    assert (shown["view"], shown["plies"]) == (replayed.view(quayside.ALL), len(file["moves"]))
    back = visitor.call("GET", f"{path}/record")
    assert {key: back[key] for key in ("moves", "chance", "first")} == {
        key: file[key] for key in ("moves", "chance", "first")
    }
    assert visitor.hello(table["id"])["to_play"] == -1


def test_an_archive_is_still_there_after_a_restart(start_server: Any) -> None:
    server = start_server()
    rosa = server.player("Rosa")
    table = rosa.call("POST", "/api/records", record())["id"]
    again = server.again()
    try:
        assert rosa.call("GET", f"/api/tables/{table}/view")["to_play"] == -1
    finally:
        again.stop()


def test_a_game_from_a_real_table_has_no_seed(player: Player) -> None:
    file = record()
    file.update(seed=None, scripted=len(file["chance"]))
    table = player.call("POST", "/api/records", file)["id"]
    assert player.call("GET", f"/api/tables/{table}/record")["chance"] == file["chance"]


def test_the_same_key_brings_one_table(player: Player) -> None:
    keyed = {"headers": {"Idempotency-Key": "bring-it-once"}}
    first, second = [player.call("POST", "/api/records", record(), 201, **keyed)["id"] for _ in range(2)]
    assert first == second


def test_nobody_sits_at_an_archive_nor_plays_it_again(player: Player) -> None:
    table = player.call("POST", "/api/records", record())["id"]
    player.call("POST", f"/api/tables/{table}/seats/0", status=409)
    player.call("POST", f"/api/tables/{table}/rematch", status=403)
    player.call("POST", f"/api/tables/{table}/abandon", status=409)
    player.hello(table)
    assert player.move("bid 5")["rule"] == "table.not_playing"
    assert player.call("GET", "/api/tables/mine") == []
    assert player.call("GET", "/api/me/games") == []


def tampered(**changes: Any) -> dict[str, Any]:
    return {**record(), **changes}


@pytest.mark.parametrize(
    ("file", "rule"),
    [
        (tampered(quayside=2), "record_format"),
        (tampered(seed=-1), "record_format"),
        (tampered(seed=2**300), "record_format"),
        (tampered(version=99), "record"),
        (tampered(game="chess"), "record"),
        (tampered(players=9), "record"),
        (tampered(first=7), "record"),
        (tampered(scripted=10_000), "record"),
        (tampered(options={"gold": True}), "record"),
        (tampered(moves=["bid 1", "sing"]), "record"),
        (tampered(moves=["bid 1", "bid 1"]), "record"),
        (tampered(seed=12345), "record"),
        (tampered(moves=record()["moves"][:10], chance=record()["chance"][:3]), "record_unfinished"),
        (tampered(position="manila 3 auction"), "record"),
        (tampered(moves=["bid 1"] * 5001), "malformed"),
        (tampered(moves=["x" * 81]), "malformed"),
        (tampered(players="three"), "malformed"),
        ([], "malformed"),
    ],
)
def test_what_cannot_be_replayed_is_refused_with_a_sentence(player: Player, file: object, rule: str) -> None:
    assert refused(player, file) == rule


def test_a_file_that_is_too_large_is_not_read(player: Player) -> None:
    assert refused(player, tampered(options={"x": "x" * LONGEST_RECORD}), 413) == "too_large"


def test_who_has_no_name_brings_nothing(server: Server) -> None:
    assert refused(Player(server.address), record(), 401) == "sign_in"


def test_nobody_brings_records_without_end(start_server: Any) -> None:
    rosa = start_server(allowance=1.0).player("Rosa")
    for _ in range(10):
        rosa.call("POST", "/api/records", tampered(version=99), 400)
    assert refused(rosa, record(), 429) == "too_often"
