"""Guests, accounts and sessions, as a browser meets them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from quayside.table import entries
from quayside.table.ids import digest
from quayside.table.live import Refusal
from quayside.table.names import checked_account_name, checked_name, fold
from quayside.table.store.people import PeopleStore

from .endings import on_loop
from .players import Player, Server

PASSWORD = "correct horse"
SESSION = "quayside_session"


def signed_up(server: Server, name: str, password: str = PASSWORD) -> tuple[Player, str]:
    """Somebody with a new account, and the recovery code."""
    player = Player(server.address)
    answer = player.call("POST", "/api/accounts", {"name": name, "password": password})
    player.id, player.name = answer["person"]["id"], answer["person"]["name"]
    return player, answer["recovery_code"]


def sign_in(server: Server, name: str, password: str, status: int = 201) -> Player:
    player = Player(server.address)
    player.call("POST", "/api/sessions", {"name": name, "password": password}, status)
    return player


def who(player: Player) -> str | None:
    person = player.call("GET", "/api/me")["person"]
    return person and person["name"]


# Guests


def test_a_guest_needs_a_name_and_nothing_else(server: Server) -> None:
    visitor = Player(server.address)
    assert who(visitor) is None
    visitor.guest("  罗莎  Luz ")
    assert who(visitor) == "罗莎 Luz"


def test_the_session_is_a_cookie_that_scripts_and_other_sites_do_not_get(server: Server) -> None:
    answer = Player(server.address).http.post("/api/guests", json={"name": "Rosa"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_the_cookie_is_secure_when_the_page_came_by_https(start_server: Callable[..., Server]) -> None:
    server = start_server(origins="https://play.example")
    visitor = Player(server.address)
    answer = visitor.http.post(
        "/api/guests", json={"name": "Rosa"}, headers={"Origin": "https://play.example"}
    )
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_database_holds_neither_tokens_nor_passwords(server: Server, tmp_path: Path) -> None:
    rosa, code = signed_up(server, "Rosa")
    server.stop()
    with sqlite3.connect(tmp_path / "quayside.db") as database:
        dump = "\n".join(database.iterdump())
    assert "Rosa" in dump
    for secret in (rosa.http.cookies[SESSION], PASSWORD, code, code.replace("-", "")):
        assert secret not in dump


def test_a_guest_may_choose_another_name_and_an_account_may_not(server: Server, player: Player) -> None:
    player.call("PUT", "/api/me/name", {"name": "Luz"})
    assert who(player) == "Luz"
    account, _ = signed_up(server, "Diego")
    assert account.call("PUT", "/api/me/name", {"name": "Luz"}, 403)["code"] == "table.guests_only"


def test_without_a_session_there_is_nothing_to_change(server: Server) -> None:
    visitor = Player(server.address)
    assert visitor.call("PUT", "/api/me/name", {"name": "Luz"}, 401)["code"] == "table.sign_in"
    assert visitor.call("DELETE", "/api/me", status=401)["code"] == "table.sign_in"
    visitor.http.cookies.set(SESSION, "made-up")
    assert who(visitor) is None


# Names


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("   ", "table.name_empty"),
        ("\u0301", "table.name_empty"),  # an accent on nothing
        ("\u3164", "table.name_characters"),  # a letter that prints nothing
        ("a\u202egnp", "table.name_characters"),  # writes backwards
        ("a\u200bb", "table.name_characters"),  # zero width
        ("a\nb", "table.name_characters"),
        ("a\x00b", "table.name_characters"),
        ("a" + "\u0335" * 9, "table.name_characters"),  # climbs over its neighbours
        ("x" * 25, "table.name_long"),
        ("ﷺ" * 3, "table.name_long"),  # one sign that is eighteen letters
    ],
)
def test_a_name_has_to_be_visible_and_short(text: str, rule: str) -> None:
    with pytest.raises(Refusal) as refused:
        checked_name(text)
    assert refused.value.rule == rule


def test_names_of_accounts_are_one_when_they_look_alike() -> None:
    assert checked_account_name("Ｒｏｓａ") == ("Rosa", "rosa")
    assert fold("STRASSE") == fold("Straße")
    with pytest.raises(Refusal):
        checked_account_name("Deleted")
    with pytest.raises(Refusal):
        checked_account_name("ß" * 24)  # folds into two letters each


def test_a_name_comes_out_as_it_went_in(server: Server) -> None:
    name = "<b>\"'&amp;</b>"
    assert who(Player(server.address).guest(name)) == name


# Accounts


def test_an_account_follows_a_person_to_another_device(server: Server) -> None:
    rosa, _ = signed_up(server, "Rosa")
    elsewhere = sign_in(server, "rOSA", PASSWORD)
    assert elsewhere.call("GET", "/api/me")["person"]["id"] == rosa.id


def test_a_guest_who_signs_up_stays_the_same_person_with_a_new_token(server: Server, player: Player) -> None:
    before = player.http.cookies[SESSION]
    answer = player.call("POST", "/api/accounts", {"name": "Rosa", "password": PASSWORD})
    assert answer["person"] == {"id": player.id, "name": "Rosa", "account": True}
    planted = Player(server.address)
    planted.http.cookies.set(SESSION, before)
    assert who(planted) is None


def test_a_name_has_one_account(server: Server) -> None:
    signed_up(server, "Rosa")
    again = Player(server.address).call("POST", "/api/accounts", {"name": "ROSA", "password": PASSWORD}, 409)
    assert again["code"] == "table.name_taken"


@pytest.mark.parametrize(
    ("password", "rule"), [("short", "table.password_short"), ("Rosa Luz Diaz", "table.password_is_name")]
)
def test_a_password_has_to_be_worth_something(server: Server, password: str, rule: str) -> None:
    body = {"name": "rosa luz diaz", "password": password}
    assert Player(server.address).call("POST", "/api/accounts", body, 409)["code"] == rule


def test_a_wrong_password_and_an_unknown_name_look_alike(server: Server) -> None:
    signed_up(server, "Rosa")
    visitor = Player(server.address)
    answers, took = [], []
    for name in ("Rosa", "Nobody", "Rosa", "Nobody"):
        began = time.perf_counter()
        answers.append(
            visitor.call("POST", "/api/sessions", {"name": name, "password": "wrong password"}, 401)
        )
        took.append(time.perf_counter() - began)
    assert all(answer == answers[0] for answer in answers)
    # Without the work of a comparison, an unknown name would be answered tens of times as fast
    assert min(took[1], took[3]) > 0.2 * min(took[0], took[2])


def test_signing_out_ends_the_session_for_good(server: Server, player: Player) -> None:
    token = player.http.cookies[SESSION]
    player.call("DELETE", "/api/sessions")
    assert SESSION not in player.http.cookies
    player.http.cookies.set(SESSION, token)
    assert who(player) is None


def test_a_new_password_signs_all_other_devices_out(server: Server) -> None:
    rosa, _ = signed_up(server, "Rosa")
    elsewhere = sign_in(server, "Rosa", PASSWORD)
    rosa.call("PUT", "/api/me/password", {"old": "not this one", "new": "battery staple"}, 403)
    rosa.call("PUT", "/api/me/password", {"old": PASSWORD, "new": "battery staple"})
    assert who(rosa) == "Rosa"
    assert who(elsewhere) is None
    sign_in(server, "Rosa", PASSWORD, 401)
    sign_in(server, "Rosa", "battery staple")


def test_a_recovery_code_works_once_and_brings_another(server: Server) -> None:
    rosa, code = signed_up(server, "Rosa")
    visitor = Player(server.address)
    body = {"name": "Rosa", "code": "aaaa-aaaa", "password": "battery staple"}
    assert visitor.call("POST", "/api/accounts/recovery", body, 401)["code"] == "table.wrong_recovery"
    body["code"] = code.upper().replace("-", " ")
    again = visitor.call("POST", "/api/accounts/recovery", body)
    assert again["recovery_code"] != code
    assert who(visitor) == "Rosa"
    assert who(rosa) is None
    visitor.call("POST", "/api/accounts/recovery", body, 401)
    body["code"] = again["recovery_code"]
    visitor.call("POST", "/api/accounts/recovery", body)


# Going


def test_who_deletes_his_account_frees_the_name_and_is_nobody(server: Server) -> None:
    rosa, _ = signed_up(server, "Rosa")
    elsewhere = sign_in(server, "Rosa", PASSWORD)
    assert rosa.call("DELETE", "/api/me", status=403)["code"] == "table.wrong_password"
    rosa.call("DELETE", "/api/me", {"password": PASSWORD})
    assert who(rosa) is None
    assert who(elsewhere) is None
    sign_in(server, "Rosa", PASSWORD, 401)
    signed_up(server, "Rosa")


def test_a_deleted_account_is_written_back_by_nobody(server: Server) -> None:
    """What is still in memory, here or in another process, learns from the log that the seat is nobody's."""
    rosa, _ = signed_up(server, "Rosalinda")
    leo, ana = server.players("Leo", "Ana")
    table = rosa.create_table(players=3)
    for seat, player in enumerate((rosa, leo, ana)):
        player.sit(table, seat)
    rosa.start(table)
    waiting = rosa.create_table(players=3)
    alone = rosa.create_table(players=3, seats=["me", "greedy", "greedy"], start=True)
    leo.hello(table)
    rosa.call("DELETE", "/api/me", {"password": PASSWORD})
    rows = on_loop(server, server.app.state.store.rows(table))
    assert [(row.entry.person, row.entry.by) for row in rows if isinstance(row.entry, entries.Left)] == [
        (rosa.id, "deleted")
    ]
    ana.call("DELETE", f"/api/tables/{table}/seats/2")  # writes all seats anew
    seat = leo.call("GET", f"/api/tables/{table}")["seats"][0]
    assert (seat["person"], seat["name"], seat["bot"]) == (None, None, "greedy")
    assert [leo.call("GET", f"/api/tables/{id}")["status"] for id in (waiting, alone)] == [
        "closed",
        "abandoned",
    ]


def test_connections_end_with_their_session_whoever_ends_it(server: Server) -> None:
    """As another process would, or the operator: in the database."""
    rosa, leo = server.players("Rosa", "Leo")
    table = rosa.create_table()
    for player in (rosa, leo):
        player.hello(table)
    people = server.app.state.people
    on_loop(server, people.part_from_the_gone())
    token = digest(rosa.http.cookies["quayside_session"])
    on_loop(server, PeopleStore(server.app.state.store.engine).end_session(token))
    on_loop(server, people.part_from_the_gone())
    assert rosa.until_closed() == 4401
    assert who(rosa) is None
    leo.say(type="ping")
    assert leo.expect("pong")


# Limits


def test_passwords_cannot_be_tried_without_end(start_server: Callable[..., Server]) -> None:
    server = start_server(allowance=1.0)
    visitor = Player(server.address, "zh")
    body = {"name": "Rosa", "password": "a guess"}
    answers = [visitor.http.post("/api/sessions", json=body) for _ in range(12)]
    assert answers[0].status_code == 401
    assert answers[-1].status_code == 429
    assert answers[-1].json() == {"code": "table.too_often", "sentence": "太频繁了，请稍等片刻。"}
    assert "retry-after" in answers[-1].headers


def test_guests_do_not_come_by_the_thousand(start_server: Callable[..., Server]) -> None:
    server = start_server(allowance=1.0)
    came = [
        Player(server.address).http.post("/api/guests", json={"name": "Rosa"}).status_code for _ in range(25)
    ]
    assert came.count(201) in range(20, 24)
    assert came[-1] == 429
