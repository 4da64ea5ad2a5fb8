"""Notices: who is away hears by his webhook that it is his turn, and the server speaks to nobody it should not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from quayside.server.net.addresses import is_public
from quayside.server.people import notices, posting
from quayside.server.people.notices import Notices, checked, message
from quayside.server.settings import Settings, SettingsError
from quayside.server.store.notices import NoticeStore, Place
from quayside.server.store.schema import notices as written_notices
from quayside.server.store.schema import webhooks
from quayside.server.store.store import sqlite_url
from quayside.server.times import now
from quayside.table import play
from quayside.table.errors import Refusal

from .endings import on_loop
from .harbours import opened, table
from .players import PATIENCE, Player, Server, seated, wait_for


def in_its_body(answer: BaseHTTPRequestHandler, word: str, status: int = 200) -> None:
    answer.send_response(status)
    answer.end_headers()
    answer.wfile.write(json.dumps({"challenge": word}).encode())


def in_a_header(answer: BaseHTTPRequestHandler, word: str) -> None:
    answer.send_response(204)
    answer.send_header("Quayside-Challenge", word)
    answer.end_headers()


class Mailbox:
    """A webhook on this machine."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.asked: list[dict[str, Any]] = []
        self.agree: Callable[[BaseHTTPRequestHandler, str], None] = in_its_body
        self.paths: list[str] = []
        self.answer = 204
        mailbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                told = json.loads(body)
                mailbox.paths.append(self.path)
                if told.get("event") == "challenge":
                    mailbox.asked.append(told)
                    mailbox.agree(self, told["challenge"])
                    return
                mailbox.heard.append(told)
                self.send_response(mailbox.answer)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self._server.server_port}/hook?secret=1"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture
def server(start_server: Callable[..., Server]) -> Server:
    return start_server(private_webhooks=True, notice_delay=0.0, address="https://play.example")


def wants(player: Player, url: str, **others: str) -> None:
    player.call("PUT", "/api/me/webhook", {"url": url, **others}, 200)


def goes(server: Server, player: Player) -> None:
    """Shuts the page, and the server has noticed."""
    player.leave()
    live = server.app.state.harbour.tables[player.table]
    wait_for(lambda: player.id not in live.here, f"{player.name} to be gone")


def together(players: list[Player]) -> None:
    latest = max(player.update["seq"] for player in players)
    for player in players:
        player.at(latest)


# When


def test_who_is_away_hears_that_it_is_his_turn(server: Server, mailbox: Mailbox) -> None:
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url)
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: mailbox.heard, "the notice")
    [notice] = mailbox.heard
    link = f"https://play.example/table/{table}"
    assert notice == {
        "event": "your_turn",
        "game": "manila",
        "table": table,
        "link": link,
        "text": f"It is your turn at Manila: {link}",
    }


def test_who_is_there_hears_nothing_nor_does_who_wants_nothing(server: Server, mailbox: Mailbox) -> None:
    _, players = seated(server, "Rosa", "Diego", "Amei")
    wants(players[1], mailbox.url)
    goes(server, players[2])  # who has no webhook
    players[0].move("bid 3")
    together(players[:2])
    players[1].move("bid 4")
    drain(server)
    assert mailbox.heard == []


def test_who_fell_asleep_at_the_table_hears_of_it_when_the_server_finds_out(
    server: Server, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A phone that sleeps stays connected until a ping was not answered."""
    monkeypatch.setattr(notices, "IN_FLIGHT", 0.0)
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url)
    rosa.move("bid 3")
    drain(server)
    assert mailbox.heard == []
    fall_silent(server, diego)
    wait_for(lambda: mailbox.heard, "the notice")
    assert [notice["table"] for notice in mailbox.heard] == [table]


def test_who_goes_after_having_seen_it_hears_nothing(
    server: Server, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "IN_FLIGHT", 0.0)
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url)
    rosa.move("bid 3")
    together([rosa, diego])
    goes(server, diego)
    drain(server)
    assert mailbox.heard == []


def test_what_is_told_while_somebody_shuts_the_page_is_told_again(
    server: Server, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have crossed the goodbye."""
    monkeypatch.setattr(notices, "IN_FLIGHT", PATIENCE)
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url)
    rosa.move("bid 3")
    goes(server, diego)
    wait_for(lambda: mailbox.heard, "the notice")
    assert [notice["table"] for notice in mailbox.heard] == [table]


def test_who_is_said_to_be_at_another_process_is_looked_for_when_it_is_due(tmp_path: Path) -> None:
    """They may have gone, and this process not know it yet."""

    async def scene() -> None:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            webhook = {"person": "juan", "url": "https://example.org", "format": "generic", "lang": "en"}
            async with harbour.store.engine.begin() as connection:
                await connection.execute(webhooks.insert().values(**webhook))
            told = Notices(harbour, Settings())
            await told.start()
            live.elsewhere = frozenset({"juan"})
            await live.act(play.move("rosa", live.table.seq, ["bid 3"]))
            await told.stop()
            async with harbour.store.engine.connect() as connection:
                rows = await connection.execute(written_notices.select())
            assert [(row.person, row.event) for row in rows] == [("juan", "turn")]

    asyncio.run(scene())


def test_what_comes_up_again_while_it_is_looked_at_is_not_lost(tmp_path: Path) -> None:
    """Whoever has claimed a notice may have found that it stood no more, a moment before it did again."""

    async def scene() -> None:
        async with opened(sqlite_url(tmp_path / "quayside.db")) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin")
            webhook = {"person": "juan", "url": "https://example.org", "format": "generic", "lang": "en"}
            async with harbour.store.engine.begin() as connection:
                await connection.execute(webhooks.insert().values(**webhook))
            store, place = NoticeStore(harbour.store.engine), Place(live.table.facts.id, "juan", "turn")
            await store.add([(place, 10)])
            (claimed,) = await store.claim(10, 500, 1, [])
            await store.add([(place, 20)])
            await store.done(claimed)
            assert await store.next_due([]) == 20
            await store.add([(place, 30)])
            assert await store.next_due([]) == 20

    asyncio.run(scene())


def fall_silent(server: Server, player: Player) -> None:
    """A ping is not answered."""
    live = server.app.state.harbour.tables[player.table]

    async def unanswered() -> None:
        for client in list(live.clients):
            if client.person == player.id:
                client._wire.keepalive_timeout()

    on_loop(server, unanswered())
    wait_for(lambda: player.id not in live.here, f"{player.name} to be gone")


def test_one_notice_a_minute_for_each_table(server: Server, mailbox: Mailbox) -> None:
    for number in range(2):
        _, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
        wants(diego, mailbox.url)
        goes(server, diego)
        rosa.move("bid 3")
        wait_for(lambda: len(mailbox.heard) == number + 1, "the notice")  # noqa: B023
        diego.hello()
        together([rosa, diego, amei])
        diego.move("bid 4")
        goes(server, diego)
        together([rosa, amei])
        amei.move("pass")
        together([rosa, amei])
        rosa.move("bid 5")
        drain(server)
        assert len(mailbox.heard) == number + 1


def test_who_comes_back_in_time_is_left_in_peace(
    start_server: Callable[..., Server], mailbox: Mailbox
) -> None:
    server = start_server(private_webhooks=True, notice_delay=0.5)
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url)
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: waiting(server), "the notice to be written down")
    diego.hello()
    drain(server)
    assert mailbox.heard == []


def test_a_webhook_that_fails_disturbs_nobody(server: Server, mailbox: Mailbox) -> None:
    mailbox.answer = 302
    _, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    closed = Mailbox()
    wants(amei, closed.url)
    closed.close()
    wants(diego, mailbox.url)
    goes(server, diego)
    goes(server, amei)
    assert rosa.move("bid 3")["type"] == "accepted"
    wait_for(lambda: mailbox.heard, "the notice")
    diego.hello()
    assert diego.move("bid 4")["type"] == "accepted"
    drain(server)
    assert mailbox.paths == ["/hook?secret=1"] * 2  # the question and the notice: nothing was followed


def test_who_does_not_answer_keeps_nobody_else_waiting(
    start_server: Callable[..., Server], mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (notices, posting):
        monkeypatch.setattr(module, "TIMEOUT", PATIENCE)
    server = start_server(private_webhooks=True, notice_delay=0.0)
    slow = socket.create_server(("127.0.0.2", 0), backlog=50)
    url = f"http://127.0.0.2:{slow.getsockname()[1]}/"
    for number in range(6):
        _, [mallory, other, _] = seated(server, "Mallory", f"Guest {number}", "Amei")
        kept_waiting(server, other, url)
        goes(server, other)
        mallory.move("bid 3")
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url)
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: mailbox.heard, "the notice")
    assert mailbox.heard[0]["table"] == table
    wait_for(lambda: len(server.app.state.notices._telling) == 6, "the others to wait on")
    slow.close()


def test_who_did_not_answer_is_not_spoken_to_again_soon(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (notices, posting):
        monkeypatch.setattr(module, "TIMEOUT", 0.3)
    silent = socket.create_server(("127.0.0.2", 0), backlog=50)
    spoken_to = 0
    for number in range(3):
        _, [rosa, other, _] = seated(server, "Rosa", f"Guest {number}", "Amei")
        kept_waiting(server, other, f"http://127.0.0.2:{silent.getsockname()[1]}/{number}")
        goes(server, other)
        rosa.move("bid 3")
        drain(server)
    silent.settimeout(0.0)
    with contextlib.suppress(BlockingIOError):
        while silent.accept():
            spoken_to += 1
    assert spoken_to == 1
    silent.close()


def kept_waiting(server: Server, player: Player, url: str) -> None:
    """He has agreed to hear from the server, and is silent since."""
    row = {"person": player.id, "url": url, "format": "generic", "lang": "en"}

    async def written() -> None:
        async with server.app.state.store.engine.begin() as connection:
            await connection.execute(webhooks.insert().values(**row))

    on_loop(server, written())


def drain(server: Server) -> None:
    """Until no notice is waiting or on its way, but for those that must wait a minute."""
    telling: Any = server.app.state.notices

    def idle() -> bool:
        at_rest = telling._resting and not telling._wake.is_set() and not telling._telling
        return at_rest and not [each for each in waiting(server) if each.due < now() + 30_000]

    wait_for(idle, "the notices to be sent")


def waiting(server: Server) -> list[Any]:
    """What is to be told."""

    async def found() -> list[Any]:
        async with server.app.state.store.engine.connect() as connection:
            return list(await connection.execute(written_notices.select()))

    return on_loop(server, found())


# What


def test_each_format_says_it_its_own_way() -> None:
    facts = ("Your turn", "manila", "abc", "https://play.example/table/abc")
    assert message("discord", *facts) == {"content": "Your turn", "allowed_mentions": {"parse": []}}
    assert message("slack", *facts) == {"text": "Your turn"}
    assert message("generic", *facts)["link"] == "https://play.example/table/abc"


def test_a_notice_speaks_the_language_of_its_reader(server: Server, mailbox: Mailbox) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    wants(diego, mailbox.url, format="slack", lang="zh")
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: mailbox.heard, "the notice")
    assert mailbox.heard[0]["text"].startswith("《马尼拉》轮到你了：https://play.example/table/")


def test_a_webhook_is_its_owners_and_can_be_taken_back(server: Server, mailbox: Mailbox) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    assert rosa.call("GET", "/api/me/webhook") == {"webhook": None}
    wants(rosa, mailbox.url)
    wants(rosa, mailbox.url, format="discord")
    mine = rosa.call("GET", "/api/me/webhook")["webhook"]
    assert mine == {"url": mailbox.url, "format": "discord", "lang": "en"}
    assert diego.call("GET", "/api/me/webhook") == {"webhook": None}
    rosa.call("DELETE", "/api/me/webhook", status=204)
    assert rosa.call("GET", "/api/me/webhook") == {"webhook": None}
    Player(server.address).call("GET", "/api/me/webhook", status=401)


# To whom


@pytest.mark.parametrize(
    "address",
    """127.0.0.1 127.8.8.8 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 255.255.255.255
    224.0.0.1 240.0.0.1 192.0.2.1 198.18.0.1 192.88.99.1 192.0.0.9 192.31.196.1 192.52.193.1 192.175.48.1
    198.51.100.1 203.0.113.1 3fff::1 2001:1::1 2001:2::1 2001:20::1 2620:4f:8000::1 100::1 100:0:0:1::1 ::8.8.8.8
    64:ff9b::8.8.8.8 2002:808:808::1 ::1 :: fe80::1 fe80::1%eth0 fc00::1 fd12::1 ff02::1 2001:db8::1
    ::ffff:127.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001:0:4136:e378::1 5f00::1""".split(),
)
def test_addresses_inside_somebodys_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address", ["8.8.8.8", "162.159.135.232", "2606:4700::6810:84e5", "2a00:1450:4001::1"]
)
def test_addresses_of_the_internet_at_large_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "rule"),
    [
        ("http://example.org/hook", "url"),
        ("ftp://example.org/hook", "url"),
        ("https:///hook", "url"),
        ("https://rosa:secret@example.org/hook", "url"),
        ("https://example.org:port/hook", "url"),
        ("nothing at all", "url"),
        ("https://127.0.0.1/hook", "address"),
        ("https://2130706433/hook", "address"),
        ("https://0x7f.1/hook", "address"),
        ("https://[::1]/hook", "address"),
        ("https://localhost/hook", "address"),
        ("https://169.254.169.254/latest/meta-data", "address"),
        ("https://no-such-host.invalid/hook", "address"),
    ],
)
def test_a_webhook_leads_to_the_internet_by_https_or_nowhere(url: str, rule: str) -> None:
    with pytest.raises(Refusal, match=f"table.webhook_{rule}"):
        asyncio.run(checked(url, Settings()))


@pytest.mark.parametrize("port", [22, 25, 80, 8443])
def test_a_webhook_may_use_only_the_ports_of_the_setting(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolves_to("8.8.8.8"))
    url = f"https://example.org:{port}/hook"
    with pytest.raises(Refusal, match="table.webhook_port"):
        asyncio.run(checked(url, Settings()))
    assert asyncio.run(checked(url, Settings(webhook_ports=f"443, {port}"))).address == "8.8.8.8"
    with pytest.raises(SettingsError):
        Settings(webhook_ports="https").check()


def test_the_server_says_why_a_webhook_is_refused(start_server: Callable[..., Server]) -> None:
    rosa = start_server().player("Rosa")
    for url in ("https://127.0.0.1/hook", "http://example.org/hook"):
        answer = rosa.call("PUT", "/api/me/webhook", {"url": url}, 400)
        assert answer["code"].startswith("table.webhook")
        assert answer["sentence"]
    assert rosa.call("GET", "/api/me/webhook") == {"webhook": None}


def resolves_to(*addresses: str) -> Callable[..., Any]:
    kinds = {True: socket.AF_INET6, False: socket.AF_INET}
    return lambda *_: [(kinds[":" in each], socket.SOCK_STREAM, 6, "", (each, 0)) for each in addresses]


def test_one_private_address_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolves_to("8.8.8.8", "10.0.0.1"))
    with pytest.raises(Refusal, match="webhook_address"):
        asyncio.run(checked("https://example.org/hook", Settings()))


def test_the_connection_goes_to_the_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere the second time it is asked for leads nobody astray: it is asked for once."""
    monkeypatch.setattr(socket, "getaddrinfo", resolves_to("8.8.8.8"))
    target = asyncio.run(checked("https://example.org:8443/hook?a=b", Settings(webhook_ports="8443")))
    assert (target.address, target.host) == ("8.8.8.8", "example.org")
    assert str(target.url.copy_with(host=target.address)) == "https://8.8.8.8:8443/hook?a=b"


# With whose consent


def refuse(answer: BaseHTTPRequestHandler, word: str) -> None:
    in_its_body(answer, word, 403)


def say_nothing(answer: BaseHTTPRequestHandler, _: str) -> None:
    answer.send_response(200)
    answer.end_headers()


def say_too_much(answer: BaseHTTPRequestHandler, word: str) -> None:
    answer.send_response(200)
    answer.end_headers()
    with contextlib.suppress(OSError):  # nobody reads on
        answer.wfile.write(b" " * 5_000_000 + word.encode())


@pytest.mark.parametrize("agree", [in_its_body, in_a_header])
def test_a_webhook_agrees_by_repeating_a_word(
    server: Server, mailbox: Mailbox, agree: Callable[..., None]
) -> None:
    mailbox.agree = agree
    rosa = server.player("Rosa")
    for _ in range(2):
        wants(rosa, mailbox.url)
    words = {asked["challenge"] for asked in mailbox.asked}
    assert len(words) == 2  # a new one each time
    assert all(len(word) >= 32 for word in words)


@pytest.mark.parametrize("agree", [refuse, say_nothing, say_too_much])
def test_nobody_is_told_anything_who_has_not_agreed(
    server: Server, mailbox: Mailbox, agree: Callable[..., None]
) -> None:
    mailbox.agree = agree
    rosa = server.player("Rosa")
    answer = rosa.call("PUT", "/api/me/webhook", {"url": mailbox.url}, 400)
    assert answer["code"] == "table.webhook_consent"
    assert answer["sentence"]
    assert rosa.call("GET", "/api/me/webhook") == {"webhook": None}


def test_who_does_not_answer_has_not_agreed(server: Server) -> None:
    closed = Mailbox()
    closed.close()
    answer = server.player("Rosa").call("PUT", "/api/me/webhook", {"url": closed.url}, 400)
    assert answer["code"] == "table.webhook_consent"


def test_an_address_that_is_a_secret_itself_is_not_asked(
    start_server: Callable[..., Server], mailbox: Mailbox
) -> None:
    """As those of Discord and Slack are: the operator names the hosts."""
    server = start_server(private_webhooks=True, webhook_hosts="hooks.slack.com, localhost")
    wants(server.player("Rosa"), mailbox.url, format="slack")
    assert mailbox.asked == []


def test_strangers_are_not_asked_without_end(start_server: Callable[..., Server], mailbox: Mailbox) -> None:
    server = start_server(private_webhooks=True, allowance=1.0)
    answers = [
        server.player(f"Guest {number}").http.put("/api/me/webhook", json={"url": mailbox.url}).status_code
        for number in range(12)
    ]
    assert answers == [200] * 10 + [429] * 2
    assert len(mailbox.asked) == 10
