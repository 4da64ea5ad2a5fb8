"""Drafts: a turn of several decisions is tried out, told to nobody, and played as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quayside.table import entries

from .endings import on_loop
from .players import Player, Server, seated, settings_in

LOADING = ("buy jade", "load jade", "load silk", "load nutmeg")
TURN = (*LOADING, "start jade 3", "start silk 3")  # after which one places, and the next one is asked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file: each brings its own table."""
    with Server(settings_in(tmp_path_factory.mktemp("drafts"))) as running:
        yield running


@pytest.fixture
def voyage(server: Server) -> list[Player]:
    """The auction is over: Rosa decides several things in a row."""
    players = seated(server, "Rosa", "Diego", "Amei")[1]
    for player, move in zip(players, ("bid 5", "pass", "pass"), strict=True):
        player.at(max(other.update["seq"] for other in players))
        seq = player.move(move)["seq"]
    for player in players:
        player.at(seq)
    return players


def log_of(server: Server, table: str | None) -> list[Any]:
    return [row.entry for row in on_loop(server, server.app.state.store.rows(table))]


def test_a_draft_is_what_the_moves_would_give(voyage: list[Player]) -> None:
    rosa = voyage[0]
    drafted = rosa.draft(*LOADING)
    assert (drafted["played"], drafted["needs_commit"], drafted["refused"]) == (4, False, None)
    update = rosa.at(rosa.commit(*LOADING)["seq"])
    assert (drafted["view"], drafted["legal"], drafted["events"]) == (
        update["view"],
        update["legal"],
        rosa.events,
    )


def test_a_draft_is_stored_nowhere_and_told_to_nobody(server: Server, voyage: list[Player]) -> None:
    rosa, diego, _ = voyage
    before = log_of(server, rosa.table)
    rosa.draft(*LOADING)
    assert log_of(server, rosa.table) == before
    diego.say(type="ping")
    assert diego.receive()["type"] == "pong"  # and nothing came before it
    assert rosa.hello()["view"]["ply"] == 3


def test_undo_in_a_draft_is_a_shorter_list(voyage: list[Player]) -> None:
    rosa = voyage[0]
    longer, shorter = rosa.draft(*LOADING[:3]), rosa.draft(*LOADING[:2])
    assert (shorter["played"], shorter["because"]) == (2, None)
    assert shorter["view"] != longer["view"]
    assert rosa.draft()["view"] == rosa.update["view"]


def test_a_draft_stops_before_a_move_that_hands_over(voyage: list[Player]) -> None:
    rosa = voyage[0]
    handing_over = rosa.draft(*TURN, "place port.A", "place port.B")
    assert (handing_over["played"], handing_over["needs_commit"]) == (len(TURN), True)
    assert (handing_over["because"], handing_over["next"]) == ("hands_over", 1)
    shown = rosa.draft(*TURN)
    assert (handing_over["view"], handing_over["events"]) == (shown["view"], shown["events"])


def test_a_draft_does_not_show_what_the_dice_would_bring(voyage: list[Player]) -> None:
    """The last one who places sets the dice rolling: the draft says so, and no more."""
    rosa, diego, amei = voyage
    diego.at(rosa.commit(*TURN, "place port.A")["seq"])
    amei.at(diego.commit("place port.B")["seq"])
    rosa.at(amei.commit("place port.C")["seq"])
    diego.at(rosa.commit("place pilot.small")["seq"])
    amei.at(diego.commit("place shipyard.B")["seq"])
    drafted = amei.draft("place shipyard.A")
    assert (drafted["played"], drafted["needs_commit"], drafted["events"]) == (0, True, [])
    assert (drafted["because"], drafted["next"]) == ("shows", None)  # who comes next may depend on the dice
    assert drafted["view"] == amei.update["view"]
    amei.at(amei.commit("place shipyard.A")["seq"])
    assert "roll" in [event["kind"] for event in amei.events]


def test_a_draft_that_becomes_illegal_says_which_rule(voyage: list[Player]) -> None:
    drafted = voyage[0].draft("buy jade", "load jade", "load jade")
    assert drafted["played"] == 2
    assert drafted["refused"]["rule"].startswith("manila.")
    assert drafted["refused"]["sentence"]
    nonsense = voyage[0].draft("buy jade", "sing loudly")
    assert nonsense["refused"]["rule"] == "table.no_such_move"


def test_nobody_drafts_for_another(server: Server, voyage: list[Player]) -> None:
    assert voyage[1].draft("buy jade")["rule"] == "table.not_your_turn"
    luz = server.player("Luz")
    luz.hello(voyage[0].table)
    assert luz.draft("buy jade")["rule"] == "table.not_seated"


def test_a_draft_for_an_older_table_is_stale(voyage: list[Player]) -> None:
    rosa = voyage[0]
    before = rosa.update["seq"]
    rosa.at(rosa.move("buy jade")["seq"])
    assert rosa.draft("load jade", seq=before)["type"] == "stale"
    assert rosa.commit("load jade", seq=before)["type"] == "stale"


def test_a_commit_is_one_entry_for_everybody(server: Server, voyage: list[Player]) -> None:
    rosa, diego, _ = voyage
    moves = [*TURN, "place port.A"]
    committed = rosa.commit(*moves)
    update = diego.at(committed["seq"])
    assert update["entry"] == {"kind": "moved", "seat": 0, "moves": moves}
    assert (update["ply"], update["to_play"]) == (3 + len(moves), 1)
    assert log_of(server, rosa.table)[-1] == entries.Moved(0, moves)


def test_a_commit_is_played_as_a_whole_or_not_at_all(server: Server, voyage: list[Player]) -> None:
    rosa = voyage[0]
    before = log_of(server, rosa.table)
    assert rosa.commit("buy jade", "load jade", "load jade")["type"] == "refused"
    assert log_of(server, rosa.table) == before
    assert rosa.hello()["ply"] == 3


def test_a_commit_that_goes_beyond_ones_turn_plays_for_nobody_else(voyage: list[Player]) -> None:
    rosa = voyage[0]
    answer = rosa.commit(*TURN, "place port.A", "place port.B")
    assert (answer["type"], answer["rule"], answer["args"]) == ("refused", "table.not_your_turn", {"seat": 1})
    assert rosa.hello()["ply"] == 3


def test_a_commit_that_is_sent_again_is_played_once(voyage: list[Player]) -> None:
    rosa = voyage[0]
    first = rosa.commit(*LOADING, key="the-same-key")
    again = rosa.commit(*LOADING, key="the-same-key", seq=rosa.update["seq"])
    assert (first["type"], again) == ("accepted", first)
    assert rosa.at(first["seq"])["ply"] == 7


def test_the_odds_of_a_draft_are_those_of_the_position_that_it_shows(voyage: list[Player]) -> None:
    rosa = voyage[0]
    path = f"/api/tables/{rosa.table}/odds"
    now = rosa.call("GET", path)
    assert {"buy jade"} <= set(now["values"])
    drafted = rosa.call("GET", path, params={"moves": [*TURN]})
    assert (drafted["ply"], drafted["seat"]) == (now["ply"], 0)
    assert {"place port.A", "place jade"} <= set(drafted["values"])
    handing_over = rosa.call("GET", path, params={"moves": [*TURN, "place port.A"]})
    assert handing_over == drafted, "what cannot be undone is not looked at"


def test_nobody_asks_for_the_odds_of_anothers_draft(voyage: list[Player]) -> None:
    rosa, diego, _ = voyage
    path = f"/api/tables/{rosa.table}/odds"
    assert (
        diego.call("GET", path, params={"moves": ["buy jade"]}, status=409)["code"] == "table.not_your_turn"
    )
    assert rosa.call("GET", path, params={"moves": ["load jade", "load jade"]}, status=409)["code"]
