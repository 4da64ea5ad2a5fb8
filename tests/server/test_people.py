"""Guests, accounts and sessions, as a browser meets them."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from quayside.server.http.limits import RATES
from quayside.server.people.names import checked_account_name, checked_name, fold
from quayside.server.people.passwords import check_password
from quayside.server.store import schema
from quayside.server.store.people import PeopleStore
from quayside.table import entries
from quayside.table.errors import Refusal
from quayside.table.ids import digest

from .endings import hash_quickly, on_loop
from .players import Player, Server, wait_for

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
    assert checked_account_name("Ｒｏｓａ")[:2] == ("Rosa", "rosa")
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
    ("rule", "passwords"),
    [
        ("table.password_short", ["short", "1234567"]),
        ("table.password_is_name", ["Rosa Luz Diaz", "rosaluzdiaz99", "2024 ROSA LUZ DIAZ!"]),
        (
            "table.password_common",
            ["password", "P@ssw0rd!", "12345678", "monkey2024", "iloveyou", "1q2w3e4r"],
        ),
        ("table.password_common", ["        ", "aaaaaaaa", "abababab", "12341234", "哈哈哈哈哈哈哈哈"]),
        ("table.password_common", ["abcdefgh", "hgfedcba", "23456789", "qwertyui", "poiuytre", "asdfghjkl"]),
        ("table.password_common", ["Quayside", "quayside2026", "lisboa1755"]),
    ],
)
def test_a_password_is_not_one_of_the_first_that_a_stranger_would_try(
    rule: str, passwords: list[str]
) -> None:
    for password in passwords:
        with pytest.raises(Refusal) as refused:
            check_password(password, "Rosa Luz Diaz")
        assert refused.value.rule == rule, password


def test_other_passwords_are_taken() -> None:
    for password in (
        "correct horse",
        "x9!kf2mz",
        "monkeys eat bananas",
        "风平浪静的港口夜",
        "rosaluzdiazX rope",
    ):
        check_password(password, "Rosa Luz Diaz")


def test_a_common_password_is_refused_in_words_wherever_one_is_set(server: Server) -> None:
    rosa, code = signed_up(server, "Rosa")
    visitor = Player(server.address, "zh")
    refused = [
        visitor.call("POST", "/api/accounts", {"name": "Leo", "password": "iloveyou"}, 409),
        visitor.call(
            "POST", "/api/accounts/recovery", {"name": "Rosa", "code": code, "password": "iloveyou"}, 409
        ),
        rosa.call("PUT", "/api/me/password", {"old": PASSWORD, "new": "iloveyou"}, 409),
    ]
    assert {answer["code"] for answer in refused} == {"table.password_common"}
    assert refused[0]["sentence"] == "这个密码太常见，别人很容易猜到，请换一个。"


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


def test_to_be_forgotten_costs_nobody_anything(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much somebody has said: the logs are not touched, and his lines go a few at a time."""
    talker, rosa = server.player("Talker"), server.player("Rosa")
    table = rosa.call("POST", "/api/tables", {"game": "manila", "seats": ["me", "me", "me"], "start": True})[
        "id"
    ]
    talker.hello(table)
    talker.act(type="chat", text="the first of many")
    engine = server.app.state.store.engine
    pieces: list[int] = []

    async def say_much() -> None:
        lines = [
            {"table_id": table, "seq": 1000 + number, "person": talker.id, "text": f"line {number}"}
            for number in range(1050)
        ]
        async with engine.begin() as connection:
            await connection.execute(schema.said.insert(), lines)

    async def count(what: Any) -> int:
        async with engine.connect() as connection:
            return int(await connection.scalar(select(func.count()).select_from(what)) or 0)

    async def log_now() -> list[Any]:
        async with engine.connect() as connection:
            return list(await connection.execute(select(schema.log).where(schema.log.c.table_id == table)))

    take_away = PeopleStore._take_away

    async def take_away_a_piece(store: PeopleStore, person: str) -> bool:
        before = await count(schema.said)
        more = await take_away(store, person)
        pieces.append(before - await count(schema.said))
        return more

    monkeypatch.setattr(PeopleStore, "_take_away", take_away_a_piece)
    on_loop(server, say_much())
    log = on_loop(server, log_now())
    talker.call("DELETE", "/api/me")
    assert rosa.hello(table)["chat"] == []
    wait_for(lambda: len(pieces) == 6, "the lines to go")
    assert pieces == [200, 200, 200, 200, 200, 51]
    assert on_loop(server, log_now()) == log


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


FORWARDED = "X-Forwarded-For"


def test_nobody_is_kept_signed_out_by_somebody_elses_tries(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    hash_quickly(monkeypatch)
    server = start_server(allowance=1.0)
    _, code = signed_up(server, "Rosa")
    guesser = {FORWARDED: "203.0.113.7"}
    guess = {"name": "Rosa", "password": "a guess"}
    tries = [
        Player(server.address).http.post("/api/sessions", json=guess, headers=guesser).status_code
        for _ in range(25)
    ]
    assert (tries[:10], tries[-1]) == ([401] * 10, 429)
    at_home = {FORWARDED: "198.51.100.8"}
    right = {"name": "Rosa", "password": PASSWORD}
    assert Player(server.address).http.post("/api/sessions", json=right, headers=at_home).status_code == 201
    recovery = {"name": "Rosa", "code": code, "password": "battery staple"}
    came = Player(server.address).http.post("/api/accounts/recovery", json=recovery, headers=at_home)
    assert came.status_code == 201


def test_a_recovery_code_is_counted_by_the_address_alone(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    hash_quickly(monkeypatch)
    server = start_server(allowance=1.0)
    _, code = signed_up(server, "Rosa")
    body = {"name": "Rosa", "code": "aaaa-aaaa", "password": "battery staple"}
    wrong = [Player(server.address).http.post("/api/accounts/recovery", json=body) for _ in range(15)]
    assert {answer.status_code for answer in wrong} == {401}
    right = {**body, "code": code}
    assert Player(server.address).http.post("/api/accounts/recovery", json=right).status_code == 201


def test_guests_do_not_come_by_the_thousand(start_server: Callable[..., Server]) -> None:
    server, most = start_server(allowance=1.0), int(RATES["guest"][1])
    visitor = Player(server.address)
    came = [visitor.http.post("/api/guests", json={"name": "Rosa"}).status_code for _ in range(most + 5)]
    assert came.count(201) in range(most, most + 4)
    assert came[-1] == 429
