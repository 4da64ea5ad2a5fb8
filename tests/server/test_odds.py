"""Odds at a running table: for one's own seat, and only where hints are allowed."""

from __future__ import annotations

import pytest

import quayside
from quayside.core.seen import Seen

from .players import Server


def test_a_player_gets_the_odds_of_his_own_seat(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    found = rosa.call("GET", f"/api/tables/{table}/odds")
    assert (found["seat"], found["ply"]) == (0, 0)
    assert found["odds"]["office"] > 0
    assert {"pass", "bid 1"} <= set(found["values"])


def test_they_are_worked_out_where_bots_think(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True)

    def not_here(self: object, seen: Seen) -> list[float]:
        raise AssertionError("the serving process has other things to do")

    monkeypatch.setattr(type(quayside.game("manila").insight), "values", not_here)
    assert rosa.call("GET", f"/api/tables/{table}/odds")["values"]


def test_a_draft_moves_the_position_on_and_what_cannot_be_undone_does_not(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "me", "me"], start=True)
    drafted = rosa.call("GET", f"/api/tables/{table}/odds?moves=pledge")
    assert (drafted["seat"], drafted["ply"]) == (0, 0)
    assert "redeem" in drafted["values"]
    handed_over = rosa.call("GET", f"/api/tables/{table}/odds?moves=pledge&moves=bid%203")
    assert handed_over["values"] == drafted["values"]


@pytest.mark.parametrize(
    ("move", "rule"),
    [("redeem", "manila.loans.redeem"), ("buy silk", "core.not_now"), ("sink", "table.no_such_move")],
)
def test_a_draft_that_is_not_legal_is_refused(server: Server, move: str, rule: str) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "me", "me"], start=True)
    refused = rosa.call("GET", f"/api/tables/{table}/odds?moves={move}", status=409)
    assert refused["code"] == rule
    assert refused["sentence"]


def test_nobody_drafts_for_another_seat(server: Server) -> None:
    rosa, kim = server.players("Rosa", "Kim")
    table = rosa.create_table(players=3, seats=["me", None, "greedy"])
    kim.call("POST", f"/api/tables/{table}/seats/1", {})
    rosa.call("POST", f"/api/tables/{table}/start")
    refused = kim.call("GET", f"/api/tables/{table}/odds?moves=pass", status=409)
    assert refused["code"] == "table.not_your_turn"


def test_nobody_else_gets_any(server: Server) -> None:
    rosa, kim = server.players("Rosa", "Kim")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    assert kim.call("GET", f"/api/tables/{table}/odds", status=403)["code"] == "table.not_seated"


def test_there_are_none_where_hints_are_not_allowed(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True, hints=False)
    assert rosa.call("GET", f"/api/tables/{table}/odds", status=403)["code"] == "table.no_hints"
