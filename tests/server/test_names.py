"""Whom a name can be taken for: guests are seen to be guests, and nobody looks like somebody else's account."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from quayside.server.people import names
from quayside.server.people.names import look
from quayside.server.store import schema
from quayside.server.store.people import LOOKS_AT_ONCE, PeopleStore
from quayside.server.store.store import sqlite_url

from .endings import finish, hash_quickly, on_loop
from .harbours import opened
from .players import Player, Server, settings_in

PASSWORD = "correct horse"

# Rosa, to the eye
LOOK_ALIKES = {
    "capitals": "ROSA",
    "wide": "Ｒｏｓａ",
    "Cyrillic": "Rоsа",
    "Greek": "Rοsa",
    "a digit": "R0sa",
    "a Mongolian selector": "Rosa\u180b",
    "a variation selector": "Rosa\ufe00",
    "mathematical": "𝐑𝐨𝐬𝐚",
}

CHINESE = """王伟 王芳 李娜 张伟 刘洋 李强 王磊 张敏 王静 李军 刘杰 王勇 张艳 李静 王丽 张磊 李秀英 王秀兰 陈静 杨洋
欧阳娜娜 诸葛亮 司马光 王小二 王小三 土豆 士兵 未来 末日 己亥 已经 日月 曰归 人口 入口 大海 太阳 犬马 千里 干杯 远帆
黄铜苍鹭 罗莎 王土 李一 李二 天才 夫人 白云 自由""".split()
EUROPEAN = """Anna Ana Anne Maria Mario Marta Mirko Elena Helena Ilse Else Lisa Luise Jose José Joao João Bjorn Björn Zoe Zoë
Rene René Muller Müller Søren Soren Łukasz Lukasz Emil Emile Mila Milan Nils Nina Oskar Olga Ольга Иван Ирина Георгий
Νίκος Ελένη Siobhan Siobhán Cora Clara Marie Mary Marc Mark""".split()


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    hash_quickly(monkeypatch)


def sign_up(server: Server, name: str, status: int = 201) -> Player:
    player = Player(server.address)
    answer = player.call("POST", "/api/accounts", {"name": name, "password": PASSWORD}, status)
    if status == 201:
        player.id, player.name = answer["person"]["id"], answer["person"]["name"]
    return player


# Looks


@pytest.mark.parametrize("alike", LOOK_ALIKES.values(), ids=LOOK_ALIKES)
def test_what_looks_alike_has_one_look(alike: str) -> None:
    assert look(alike) == look("Rosa")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Alice", "AIice"),
        ("Bob", "ВОВ"),
        ("Tom", "Torn"),
        ("Leo", "1eo"),
        ("Ελένη", "Eλένη"),
        ("Scope", "Ѕсоре"),
    ],
)
def test_letters_that_are_drawn_alike_make_names_that_look_alike(one: str, other: str) -> None:
    assert look(one) == look(other)


def test_ordinary_names_do_not_look_like_each_other() -> None:
    assert len(CHINESE) >= 50
    assert len(EUROPEAN) >= 50
    alike = [
        (one, other)
        for one, other in itertools.combinations(CHINESE + EUROPEAN, 2)
        if look(one) == look(other)
    ]
    assert alike == []


def test_whoever_changes_the_looks_raises_their_edition() -> None:
    """They are stored: a server works them out anew when the number has changed."""
    characters = [chr(code) for code in range(sys.maxunicode + 1)]
    before_14 = [one for one in characters if unicodedata.ucd_3_2_0.category(one)[0] in "LMNPS"]
    looks = "\n".join(names._skeleton(one) for one in before_14)
    assert (names.EDITION, hashlib.sha256(looks.encode()).hexdigest()[:16]) == (1, "637bc6d6e998d2dd")


# Guests


@pytest.mark.parametrize("alike", ["Rosa", *LOOK_ALIKES.values()], ids=["the same", *LOOK_ALIKES])
def test_no_guest_wears_the_name_of_an_account(server: Server, alike: str) -> None:
    sign_up(server, "Rosa")
    guest = server.player("Leo")
    refused = Player(server.address).call("POST", "/api/guests", {"name": alike}, 409)
    assert refused["code"] == "table.name_of_account"
    assert refused["sentence"]
    assert guest.call("PUT", "/api/me/name", {"name": alike}, 409)["code"] == "table.name_of_account"


def test_guests_may_share_a_name(server: Server) -> None:
    assert [server.player("Rosa").name for _ in range(2)] == ["Rosa", "Rosa"]


def test_a_name_is_free_again_when_its_account_is_gone(server: Server) -> None:
    rosa = sign_up(server, "Rosa")
    Player(server.address).call("POST", "/api/guests", {"name": "Rоsа"}, 409)
    rosa.call("DELETE", "/api/me", {"password": PASSWORD})
    Player(server.address).guest("Rоsа")


def test_seats_are_called_like_no_account_but_ones_own(server: Server) -> None:
    rosa, leo = sign_up(server, "Rosa"), sign_up(server, "Leo")
    body = {"game": "manila", "seats": ["me", "me", "me"], "names": ["Rosa", "R0SA", "Luz"]}
    shown = [(seat["name"], seat["guest"]) for seat in rosa.call("POST", "/api/tables", body)["seats"]]
    assert shown == [("Rosa", False), ("R0SA", True), ("Luz", True)]
    assert leo.call("POST", "/api/tables", body, 409)["code"] == "table.name_of_account"
    table = leo.create_table()
    refused = leo.call("POST", f"/api/tables/{table}/seats/0", {"name": "rosa"}, 409)
    assert refused["code"] == "table.name_of_account"


# Accounts


@pytest.mark.parametrize("alike", LOOK_ALIKES.values(), ids=LOOK_ALIKES)
def test_no_account_looks_like_another(server: Server, alike: str) -> None:
    sign_up(server, "Rosa")
    refused = Player(server.address).call("POST", "/api/accounts", {"name": alike, "password": PASSWORD}, 409)
    assert refused["code"] == "table.name_taken"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_of_two_who_sign_up_at_once_and_look_alike_one_is_refused(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    sqlite = sqlite_url(tmp_path / "quayside.db")
    url = sqlite if kind == "sqlite" else request.getfixturevalue("postgres").database()

    async def both() -> list[bool]:
        async with opened(url) as harbour:
            store = PeopleStore(harbour.store.engine)
            wanted = [names.checked_account_name(name) for name in ("Rosa", "Rоsа")]
            for id, name in zip("ab", wanted, strict=True):
                await store.add_guest(id, name.name, 0)
            signing = [
                store.make_account(id, name, "hash", "code") for id, name in zip("ab", wanted, strict=True)
            ]
            return await asyncio.gather(*signing)

    assert sorted(asyncio.run(both())) == [False, True]


def test_accounts_that_look_alike_already_keep_their_names(
    start_server: Callable[..., Server], tmp_path: Path
) -> None:
    """As release 0.1.0 let them: the next start finds out how all of them look, and nobody new looks so."""

    async def as_before() -> None:
        async with (
            opened(settings_in(tmp_path).database) as harbour,
            harbour.store.engine.begin() as connection,
        ):
            many = [
                {"id": f"p{number}", "name": f"Sailor {number}", "account": f"sailor {number}"}
                for number in range(LOOKS_AT_ONCE + 20)
            ]
            alike = [
                {"id": "latin", "name": "Rosa", "account": "rosa"},
                {"id": "cyrillic", "name": "Rоsа", "account": "rоsа"},
            ]
            rows = [{**row, "created": 0, "deleted": False} for row in [*many, *alike]]
            await connection.execute(insert(schema.people), rows)

    asyncio.run(as_before())
    server = start_server()
    engine = server.app.state.store.engine

    async def unknown() -> int:
        query = select(schema.people.c.id).where(schema.people.c.look.is_(None))
        async with engine.connect() as connection:
            return len((await connection.execute(query)).all())

    async def in_another_edition() -> None:
        async with engine.begin() as connection:
            await connection.execute(update(schema.people).values(look="0:older"))

    assert on_loop(server, unknown()) == 0
    called = [Player(server.address).call("GET", f"/api/people/{id}")["name"] for id in ("latin", "cyrillic")]
    assert called == ["Rosa", "Rоsа"]
    sign_up(server, "R0sa", 409)
    on_loop(server, in_another_edition())
    sign_up(server, "R0sa")  # nobody is known to look so
    on_loop(server, PeopleStore(engine).look_anew(names.EDITION, look))
    Player(server.address).call("POST", "/api/guests", {"name": "Sai1or 519"}, 409)


# Guests are seen to be guests


def test_everybody_sees_who_is_a_guest(server: Server) -> None:
    rosa, leo = sign_up(server, "Rosa"), server.player("Leo")
    table = rosa.create_table(players=3)
    rosa.sit(table, 0)
    leo.sit(table, 1)
    rosa.call("POST", f"/api/tables/{table}/bots", {"seat": 2, "level": "greedy"})
    for player in (rosa, leo):
        player.hello(table)
        player.act(type="chat", text="hello")
    update = rosa.hello(table)
    assert [seat["guest"] for seat in update["table"]["seats"]] == [False, True, False]
    assert [(line["name"], line["guest"]) for line in update["chat"]] == [("Rosa", False), ("Leo", True)]
    (listed,) = leo.call("GET", "/api/tables/mine")
    assert [seat["guest"] for seat in listed["seats"]] == [False, True, False]
    assert listed["host_guest"] is False
    rosa.start(table)
    finish(server, table)
    (played,) = leo.call("GET", "/api/me/games")
    assert [seat["guest"] for seat in played["seats"]] == [False, True, False]
    profiles = [leo.call("GET", f"/api/people/{player.id}") for player in (rosa, leo)]
    assert [profile["guest"] for profile in profiles] == [False, True]


def test_a_guest_who_signs_up_is_a_guest_no_more(server: Server) -> None:
    rosa, leo = server.players("Rosa", "Leo")
    table = rosa.create_table(players=3)
    leo.sit(table, 0)
    assert rosa.hello(table)["table"]["seats"][0]["guest"] is True
    leo.call("POST", "/api/accounts", {"name": "Leo", "password": PASSWORD})
    assert rosa.hello(table)["table"]["seats"][0]["guest"] is False
    leo.call("DELETE", "/api/me", {"password": PASSWORD})
    assert rosa.hello(table)["table"]["seats"][0]["guest"] is False
