"""Odds at a running table: for one's own seat, and only where hints are allowed."""

from __future__ import annotations

from .players import Server


def test_a_player_gets_the_odds_of_his_own_seat(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    found = rosa.call("GET", f"/api/tables/{table}/odds")
    assert (found["seat"], found["ply"]) == (0, 0)
    assert found["odds"]["office"] > 0
    assert {"pass", "bid 1"} <= set(found["values"])


def test_nobody_else_gets_any(server: Server) -> None:
    rosa, kim = server.players("Rosa", "Kim")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    assert kim.call("GET", f"/api/tables/{table}/odds", status=403)["code"] == "table.not_seated"


def test_there_are_none_where_hints_are_not_allowed(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True, hints=False)
    assert rosa.call("GET", f"/api/tables/{table}/odds", status=403)["code"] == "table.no_hints"
