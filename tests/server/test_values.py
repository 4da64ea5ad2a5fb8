"""An owner's values: brought as a text when a table is opened, checked, kept with the table, and given to clients under
their digest. Nobody gets the whole text who did not ask for it, and no path is ever opened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.games.lisboa import components
from quayside.server.api.records import LONGEST_RECORD
from quayside.table.seating import LONGEST_PLAN

from .endings import finish, with_account
from .players import Player, Server, seated, settings_in

TEMPLATE = quayside.game("lisboa").components_template()
OWN = TEMPLATE.replace("start_wigs = 0", "start_wigs = 7")
DIGEST = components.read(OWN).digest


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file: each brings its own people and tables."""
    with Server(settings_in(tmp_path_factory.mktemp("values"))) as running:
        yield running


def plan(**others: Any) -> dict[str, Any]:
    return {"game": "lisboa", "players": 2, "options": {"components": OWN}, **others}


def refused(player: Player, text: object) -> str:
    answer = player.call("POST", "/api/tables", plan(options={"components": text}), 400)
    assert answer["code"] == "table.option"
    sentence: str = answer["sentence"]
    return sentence


# The values of a game


def test_a_game_with_fixed_values_has_none() -> None:
    for id in ("manila", "puerto_rico"):
        rules = quayside.game(id)
        assert rules.values(rules.checked_options({}, rules.players[0])) == {}


def test_values_hold_every_card_in_the_words_of_the_file() -> None:
    rules = quayside.game("lisboa")
    values: Any = rules.values(rules.checked_options({}, 4))
    assert (values["digest"], values["own"]) == (components.default().digest, False)
    assert [len(values[kind]) for kind in ("cards", "ships", "clergy", "decrees", "plots", "spaces")] == [
        82, 12, 37, 70, 25, 14,
    ]  # fmt: skip
    assert values["buildings"]["B02.b"] == {"architect": "santos", "trades": ["tools", "cloth"]}
    assert values["plots"]["A2"] == {"reward": [{"effect": "good", "good": "any", "n": 2}]}
    assert values["treasury"][2] == {"reis": 3, "influence": 1}
    assert [space for space, pays in enumerate(values["influence"]) if pays] == [0, 1, 2, 4, 6, 8]
    assert values["church"][5] == {"treasury_up": False, "scoring": True}
    assert values["ships"]["S12"] == {"deck": "brown", "hold": 4, "price": 3, "influence": 3}
    assert {card["kind"] for card in values["cards"].values()} == {"treasury", "king", "marquis", "builder"}
    assert json.loads(json.dumps(values)) == values


def test_cards_say_what_the_file_says() -> None:
    rules = quayside.game("lisboa")
    line = next(line for line in TEMPLATE.splitlines() if line.startswith("P01"))
    own = TEMPLATE.replace(
        line, 'P01 = { deck = "blue", kind = "treasury", event = "reis:9+-good:1", benefit = "sell:all+2" }'
    )
    values: Any = rules.values(rules.checked_options({"components": own}, 4))
    assert values["own"]
    assert values["cards"]["P01"] == {
        "kind": "treasury",
        "deck": "blue",
        "influence": 0,
        "effects": [],
        "event": [{"effect": "reis", "n": 9}, {"effect": "-good", "n": 1}],
        "benefits": {"sell:gold": 2, "sell:tools": 2, "sell:books": 2, "sell:cloth": 2},
    }


# Opening a table


def test_a_table_is_played_with_the_values_that_its_host_brings(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table("lisboa", 2, options={"components": OWN}, seats=["me", "greedy"], start=True)
    update = rosa.hello(table)
    assert update["view"]["values"] == DIGEST
    assert [seat["wigs"] for seat in update["view"]["seats"]] == [7, 7]


def test_the_usual_values_brought_as_a_file_are_the_usual_values(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(
        "lisboa", 2, options={"components": TEMPLATE}, seats=["me", "greedy"], start=True
    )
    assert rosa.call("GET", f"/api/tables/{table}")["options"]["components"] is None
    assert rosa.hello(table)["view"]["values"] == components.default().digest


@pytest.mark.parametrize(
    ("old", "new", "id", "what"),
    [
        ('N1 = "reis:3"', 'N1 = "rice:3"', "N1", "has an unknown effect 'rice:3'"),
        ("start_wigs = 0", "start_wigs = -1", "start_wigs", "is a number from 0 to 50, not -1"),
    ],
)
def test_a_fault_gets_a_sentence_that_names_its_line(
    server: Server, old: str, new: str, id: str, what: str
) -> None:
    line = 1 + next(at for at, line in enumerate(TEMPLATE.splitlines()) if line.startswith(old))
    sentence = refused(server.player("Rosa"), TEMPLATE.replace(old, new))
    assert f"components, line {line}: {id} {what}" in sentence


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (TEMPLATE + "\n# filling up" * 10_000, "at most 100,000 characters"),
        ("a" + ".a" * 40_000 + " = 1", "line 1: no line is longer than 500 characters"),
        ("a = [\n" + "[\n" * 20_000, "is not TOML"),
        ("a = " + "9" * 400 + "\n", "table [tracks] is missing"),
        ("\0", "is not TOML"),
        ("", "table [tracks] is missing"),
        (["a list"], "components is the text of a components file"),
    ],
    ids=["too long", "long line", "nest", "huge number", "nul", "empty", "no text"],
)
def test_what_is_no_components_file_is_refused_at_once(server: Server, text: object, what: str) -> None:
    assert what in refused(server.player("Rosa"), text)


def test_what_is_far_too_long_is_not_even_read(server: Server) -> None:
    answer = server.player("Rosa").call(
        "POST", "/api/tables", plan(options={"components": "#" * LONGEST_PLAN}), 413
    )
    assert answer["sentence"] == "The message is too large."


def test_no_path_is_opened_that_came_over_the_wire(server: Server, tmp_path: Path) -> None:
    """Neither when a table is opened nor when a record is brought, though both could be read on this machine."""
    file = tmp_path / "mine.toml"
    file.write_text(OWN, encoding="utf-8")
    assert quayside.game("lisboa").new(players=2, components=str(file)).setup.options["components"] == OWN
    rosa = server.player("Rosa")
    assert "is not TOML" in refused(rosa, str(file))
    record = quayside.Record.of(quayside.game("lisboa").new(players=1, seed=3))
    record.options["components"] = str(file)
    answer = rosa.call("POST", "/api/records", json.loads(record.to_json()), 400)
    assert "is not TOML" in answer["sentence"]


def test_rated_games_are_for_two_and_by_the_values_of_the_house(server: Server) -> None:
    rosa = with_account(server, "Rosa")
    answer = rosa.call("POST", "/api/tables", plan(rated=True), 400)
    assert answer["code"] == "table.rated_values"
    answer = rosa.call("POST", "/api/tables", {"game": "lisboa", "players": 1, "rated": True}, 400)
    assert answer["code"] == "table.rated_alone"
    rosa.call("POST", "/api/tables", {"game": "lisboa", "players": 2, "rated": True}, 201)


def test_the_rival_is_for_one(server: Server) -> None:
    rosa = server.player("Rosa")
    answer = rosa.call("POST", "/api/tables", plan(options={"rival": "hard"}), 400)
    assert "solo games only" in answer["sentence"]
    solo = {"options": {"rival": "hard"}, "seats": ["me"], "start": True}
    table = rosa.create_table("lisboa", 1, **solo)
    assert rosa.hello(table)["view"]["rival"]["wigs"] == 0


# What others are told


def test_lists_and_tables_only_say_that_there_are_own_values(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table("lisboa", 2, visibility="public", seats=["me"], options={"components": OWN})
    told = [
        rosa.call("GET", "/api/tables"),
        rosa.call("GET", "/api/tables/mine"),
        rosa.call("GET", f"/api/tables/{table}"),
        server.player("Luz").hello(table)["table"],
    ]
    assert "influence_reis" not in json.dumps(told)
    (listed,) = [each for each in told[0]["tables"] if each["id"] == table]
    assert listed["options"]["components"] is told[2]["options"]["components"] is True


def test_the_values_are_there_for_ever_under_their_digest(server: Server) -> None:
    rosa = server.player("Rosa")
    rosa.call("POST", "/api/tables", plan(), 201)
    answer = Player(server.address).http.get(f"/api/games/lisboa/values/{DIGEST}")
    assert "immutable" in answer.headers["cache-control"]
    rules = quayside.game("lisboa")
    assert answer.json() == rules.values(rules.checked_options({"components": OWN}, 2))
    usual = rosa.call("GET", f"/api/games/lisboa/values/{components.default().digest}")
    assert usual == rules.values(rules.checked_options({}, 2))


@pytest.mark.parametrize(
    "path", ["lisboa/values/0123456789abcdef", "manila/values/0123456789abcdef", "manila/components"]
)
def test_values_that_nobody_plays_with_are_not_there(server: Server, path: str) -> None:
    answer = Player(server.address).call("GET", f"/api/games/{path}", status=404)
    assert answer["code"] == "table.no_such_values"


def test_the_template_can_be_downloaded(server: Server) -> None:
    answer = Player(server.address).http.get("/api/games/lisboa/components")
    assert answer.text == TEMPLATE
    assert answer.headers["content-disposition"] == 'attachment; filename="lisboa.toml"'


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_refusal_speaks_of_the_tables_own_cards(server: Server, lang: str) -> None:
    line = next(line for line in TEMPLATE.splitlines() if line.startswith("P30"))
    own = TEMPLATE.replace(line, line.split("reward")[0] + 'reward = "reis:42" }')
    rosa = server.player("Rosa", lang)
    table = rosa.create_table("lisboa", 2, options={"components": own}, seats=["me", "greedy"], start=True)
    update = rosa.hello(table)
    while update["view"]["decision"]["kind"] != "card":
        rosa.move(update["legal"][0])
        update = rosa.at(update["seq"] + 1)
        while update["to_play"] != 0:
            update = rosa.expect("update")
    hand = update["view"]["seats"][0]["hand"]
    assert "P30" not in hand
    assert "42" in rosa.move("card P30")["sentence"]


# Later


def test_a_rematch_is_played_with_them_again(server: Server) -> None:
    table, [rosa, _] = seated(server, "Rosa", "Diego", game="lisboa", options={"components": OWN})
    finish(server, table)
    again = rosa.call("POST", f"/api/tables/{table}/rematch")
    assert again["options"]["components"] is True
    assert again["id"] != table


def test_they_outlive_the_process_and_the_record_carries_them(tmp_path: Path) -> None:
    server = Server(settings_in(tmp_path)).start()
    table, [rosa, _] = seated(server, "Rosa", "Diego", game="lisboa", options={"components": OWN})
    rosa.leave()
    server = server.again()
    try:
        assert rosa.hello(table)["view"]["values"] == DIGEST
        rosa.leave()
        finish(server, table)
        text = rosa.http.get(f"/api/tables/{table}/record").text
        record = quayside.Record.from_json(text)
        assert (record.options["components"], record.values) == (OWN, DIGEST)
        assert len(text) < LONGEST_RECORD

        brought = rosa.call("POST", "/api/records", json.loads(text), 201)
        assert brought["options"]["components"] is True
        shown = rosa.call("GET", f"/api/tables/{brought['id']}/view?all=true")["view"]
        assert shown["values"] == DIGEST
        assert shown == rosa.call("GET", f"/api/tables/{table}/view?all=true")["view"]

        record.values = "0123456789abcdef"
        answer = rosa.call("POST", "/api/records", json.loads(record.to_json()), 400)
        assert "other values" in answer["sentence"]
    finally:
        server.stop()


def test_the_longest_file_that_may_be_brought_fits_into_the_limits(server: Server) -> None:
    filler = "# 我的里斯本\n"
    most = TEMPLATE + "\n" + filler * ((components.LARGEST_FILE - len(TEMPLATE) - 1) // len(filler))
    rosa = server.player("Rosa")
    table = rosa.create_table("lisboa", 1, options={"components": most}, seats=["me"], start=True)
    finish(server, table)
    file = rosa.http.get(f"/api/tables/{table}/record").text
    rosa.call("POST", "/api/records", json.loads(file), 201)
