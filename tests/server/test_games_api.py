"""What a client learns of the games: which there are, their rules and their words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import quayside
from quayside import bots

from .players import Player, Server, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(settings_in(tmp_path_factory.mktemp("games"))) as running:
        yield running


@pytest.fixture
def visitor(server: Server) -> Player:
    return Player(server.address)


def test_every_game_tells_who_can_play_it_and_how(visitor: Player) -> None:
    games: dict[str, Any] = {game["id"]: game for game in visitor.call("GET", "/api/games")}
    assert sorted(games) == quayside.games()
    manila = games["manila"]
    assert (manila["players"], manila["names"]) == ([3, 4, 5], {"en": "Manila", "zh": "马尼拉"})
    assert manila["options"]["pirate_eviction"] == {
        "default": False,
        "allowed": [False, True],
        "players": [3, 4, 5],
        "file": False,
        "needs": [{}, {}],
    }


def test_values_of_an_option_that_need_another_option_say_so(visitor: Player) -> None:
    games: dict[str, Any] = {game["id"]: game for game in visitor.call("GET", "/api/games")}
    nobles = games["puerto_rico"]["options"]["nobles"]
    needed = dict(zip(nobles["allowed"], nobles["needs"], strict=True))
    assert needed == {"off": {}, "added": {}, "drafted": {"new_buildings": ["draft", "random"]}}


def test_options_that_are_not_for_every_number_of_players_say_so(visitor: Player) -> None:
    games: dict[str, Any] = {game["id"]: game for game in visitor.call("GET", "/api/games")}
    assert games["puerto_rico"]["options"]["vp_pool"]["players"] == [5]
    lisboa = games["lisboa"]["options"]
    assert {name: option["players"] for name, option in lisboa.items()} == {
        "wig_on_reaching_ten": [1, 2, 3, 4],
        "officials_in_different_offices": [1, 2, 3, 4],
        "rival": [1],
        "components": [1, 2, 3, 4],
    }
    assert [name for name, option in lisboa.items() if option["file"]] == ["components"]


def test_every_bot_can_be_seated_and_has_a_name_in_both_languages(visitor: Player) -> None:
    found = visitor.call("GET", "/api/bots")
    assert [bot["name"] for bot in found] == bots.names()
    assert [bot["level"] for bot in found] == list(range(len(found)))
    assert all(set(bot["names"]) == {"en", "zh"} for bot in found)
    visitor.guest("Rosa")
    for bot in found:
        visitor.create_table(players=3, seats=["me", bot["name"]])


def test_a_bot_without_a_text_is_called_by_its_plain_name(
    visitor: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "names", lambda: ["greedy", "steersman"])
    greedy, steersman = visitor.call("GET", "/api/bots")
    assert greedy["names"] == {"en": "Merchant", "zh": "商人"}
    assert steersman["names"] == {"en": "steersman", "zh": "steersman"}


@pytest.mark.parametrize(("lang", "title"), [("en", "Manila"), ("zh", "马尼拉")])
def test_the_rulebook_comes_in_the_readers_language(visitor: Player, lang: str, title: str) -> None:
    book = visitor.call("GET", f"/api/games/manila/rulebook?lang={lang}")
    assert (book["title"], book["lang"]) == (title, lang)
    rules = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert "manila.auction.pass" in rules


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_texts_are_all_that_a_client_needs_to_speak(visitor: Player, lang: str) -> None:
    bundle = FluentBundle([lang])
    for source in visitor.call("GET", f"/api/games/manila/text?lang={lang}")["sources"]:
        bundle.add_resource(FluentResource(source))
    for message in ("ware-silk", "you", "why-table-seat-taken"):
        assert bundle.has_message(message)


@pytest.mark.parametrize(
    "path", ["/api/games/chess/rulebook", "/api/games/chess/text", "/api/leaderboard/chess"]
)
def test_a_game_that_is_not_here(visitor: Player, path: str) -> None:
    assert visitor.call("GET", path, status=404)["code"] == "table.no_such_game"


def test_a_language_that_is_not_spoken_here(visitor: Player) -> None:
    assert visitor.call("GET", "/api/games/manila/rulebook?lang=fr", status=400)["code"] == "malformed"


def test_all_of_it_is_described(visitor: Player) -> None:
    described = visitor.call("GET", "/api/docs/openapi.json")["paths"]
    operations = {
        f"{method} {path}": each for path, methods in described.items() for method, each in methods.items()
    }
    assert "post /api/tables/{table_id}/seats/{seat}" in operations
    assert all(operation.get("summary") for operation in operations.values())
    changes = [name for name in operations if name.split()[0] in ("post", "delete") and "/api/tables" in name]
    unsafe = [name for name in changes if not name.endswith("/weigh")]  # which only thinks
    for name in unsafe:
        assert "Idempotency-Key" in [parameter["name"] for parameter in operations[name]["parameters"]], name
