"""Web Push: a browser hears of what it chose, sealed for itself alone. The test stands for the push service and for the
browser behind it."""

from __future__ import annotations

import asyncio
import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator
from datetime import datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import update

from quayside.server.people import notices
from quayside.server.people.pushes import Subscription
from quayside.server.people.sealed import ServerKeys, derived, read, seal
from quayside.server.settings import Settings
from quayside.server.store.notices import NoticeStore, Place
from quayside.server.store.schema import notices as written_notices
from quayside.server.store.schema import webhooks
from quayside.server.store.store import sqlite_url
from quayside.server.times import now
from quayside.table.ids import digest

from .endings import on_loop
from .harbours import opened, table
from .players import Player, Server, seated, wait_for
from .test_notices import Mailbox, drain, goes, waiting, wants
from .test_tables import refused


class PushService:
    """It takes what a server sends, and the browser behind it opens it."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"
        self.heads: list[dict[str, str]] = []
        self.told: list[dict[str, Any]] = []
        self.answer = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.heads.append(dict(self.headers.items()))
                service.told.append(json.loads(service.opened(body)))
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.endpoint = f"http://localhost:{self._server.server_port}/send/secret"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def subscription(self, *events: str, **others: Any) -> dict[str, Any]:
        public = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": written(public), "auth": written(self._auth)}
        return {"endpoint": self.endpoint, **keys, "events": list(events), **others}

    def opened(self, body: bytes) -> bytes:
        """As RFC 8291 says that a browser does it."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        public = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._private.exchange(ec.ECDH(), point)
        common = derived(shared, self._auth, b"WebPush: info\0" + public + sender, 32)
        key = derived(common, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(common, salt, b"Content-Encoding: nonce\0", 12)
        message = AESGCM(key).decrypt(nonce, sealed, None)
        assert message.endswith(b"\x02")
        return message[:-1]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


@pytest.fixture
def server(start_server: Callable[..., Server]) -> Server:
    return start_server(private_webhooks=True, notice_delay=0.0, address="https://play.example")


def subscribes(player: Player, service: PushService, *events: str, **others: Any) -> None:
    player.call("PUT", "/api/me/push", service.subscription(*events, **others), 200)


def test_who_is_away_is_told_that_it_is_his_turn_and_nothing_more(
    server: Server, service: PushService
) -> None:
    table, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn", lang="zh")
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: service.told, "the push")
    [told] = service.told
    assert told == {
        "title": "马尼拉",
        "body": "轮到你了。",
        "path": f"/table/{table}",
        "tag": f"turn {table}",
        "stop": "不再通知",
    }


def test_the_push_service_can_tell_which_server_speaks(server: Server, service: PushService) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn")
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: service.heads, "the push")
    [head] = service.heads
    assert head["Content-Encoding"] == "aes128gcm"
    assert int(head["TTL"]) > 0
    token, key = head["Authorization"].removeprefix("vapid t=").split(", k=")
    assert key == rosa.call("GET", "/api/push", None, 200)["key"]
    said, _, signature = token.rpartition(".")
    claims = json.loads(read(said.split(".")[1]))
    assert claims["aud"] == service.endpoint.removesuffix("/send/secret")
    assert claims["sub"] == "https://play.example"
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
    raw = read(signature)
    numbers = [int.from_bytes(raw[at : at + 32], "big") for at in (0, 32)]
    public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(hashes.SHA256()))


def test_only_what_was_chosen_is_told(server: Server, service: PushService) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "chat")
    goes(server, diego)
    rosa.move("bid 3")
    drain(server)
    assert service.told == []
    rosa.say(type="chat", text="Are you there?", key="chat-0001")
    wait_for(lambda: service.told, "the push")
    assert [told["body"] for told in service.told] == ["Somebody has written at your table."]


def test_a_browser_that_is_gone_is_forgotten(server: Server, service: PushService) -> None:
    service.answer = 410
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn", "chat")
    goes(server, diego)
    rosa.move("bid 3")
    wait_for(lambda: service.told, "the push")
    drain(server)
    rosa.say(type="chat", text="Hello", key="chat-0001")
    drain(server)
    assert len(service.told) == 1


def test_one_click_ends_it(server: Server, service: PushService) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn")
    rosa.call("POST", "/api/push/stop", {"endpoint": service.endpoint}, 204)
    goes(server, diego)
    rosa.move("bid 3")
    drain(server)
    assert service.told == []


@pytest.mark.parametrize("how", ["signs out", "signs up", "comes as somebody else"])
def test_a_browser_tells_nothing_to_whoever_sits_there_next(
    server: Server, service: PushService, how: str
) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn")
    assert diego.call("GET", "/api/push")["browsers"] == [digest(service.endpoint)]
    match how:
        case "signs out":
            diego.call("DELETE", "/api/sessions")
        case "signs up":
            diego.call("POST", "/api/accounts", {"name": "Diego II", "password": "correct horse"})
        case _:
            diego.call("POST", "/api/guests", {"name": "Kim"})
    assert diego.call("GET", "/api/push")["browsers"] == []
    goes(server, diego)
    rosa.move("bid 3")
    drain(server)
    assert service.told == []


def test_a_browser_that_has_another_address_hears_what_it_wanted_to_hear(
    server: Server, service: PushService
) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "chat", lang="zh")
    moved = service.subscription()
    del moved["events"]
    moved["endpoint"] += "/again"
    wanted = {"was": service.endpoint, "browser": moved}
    assert refused(rosa, "POST", "/api/me/push/moved", wanted) == "push_unknown"
    diego.call("POST", "/api/me/push/moved", wanted, 204)
    assert diego.call("GET", "/api/push")["browsers"] == [digest(moved["endpoint"])]
    goes(server, diego)
    rosa.say(type="chat", text="Hello", key="chat-0001")
    wait_for(lambda: service.told, "the push")
    assert [told["body"] for told in service.told] == ["你的牌桌上有人留言。"]


def test_in_quiet_hours_nothing_is_shown(server: Server, service: PushService) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn", quiet={"start": 0, "end": 1439}, zone="UTC")
    goes(server, diego)
    rosa.move("bid 3")
    drain(server)
    assert service.told == []
    [later] = waiting(server)
    assert (later.person, later.event, later.browser != "") == (diego.id, "turn", True)


class Night:
    """It is night for those browsers that have quiet hours, until morning comes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._dark = True
        monkeypatch.setattr(notices, "wait_until_loud", self._wait)

    def _wait(self, subscription: Subscription, _: datetime) -> float:
        return 8 * 3600.0 if subscription.quiet is not None and self._dark else 0.0

    def ends(self, server: Server) -> None:
        self._dark = False

        async def later() -> None:
            async with server.app.state.store.engine.begin() as connection:
                await connection.execute(update(written_notices).values(due=now()))
            server.app.state.notices._wake.set()

        on_loop(server, later())
        drain(server)


NIGHT = {"start": 22 * 60, "end": 7 * 60}


def test_after_quiet_hours_each_browser_is_told_once_whatever_happened_to_the_server(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    night, phone, mailbox = Night(monkeypatch), PushService(), Mailbox()
    table, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn", "chat")
    subscribes(diego, phone, "turn", "chat", quiet=NIGHT)
    wants(diego, mailbox.url)
    goes(server, diego)
    rosa.move("bid 3")
    drain(server)
    rosa.say(type="chat", text="Good night", key="chat-0001")
    wait_for(lambda: len(service.told) == 2, "the browser that has no night")
    assert ([told["tag"] for told in phone.told], len(mailbox.heard)) == ([], 1)
    for player in (rosa, amei):
        player.close()
    again = server.again()
    try:
        assert not again.app.state.harbour.tables, "nobody has come to the table since"
        night.ends(again)
        assert [told["tag"] for told in phone.told] == [f"turn {table}"], "what was said is seen there"
        night.ends(again)
        assert (len(phone.told), len(service.told), len(mailbox.heard)) == (1, 2, 1)
    finally:
        again.stop()
        phone.close()
        mailbox.close()


def test_who_has_moved_meanwhile_is_not_told_in_the_morning(
    server: Server, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = Night(monkeypatch)
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    subscribes(diego, service, "turn", quiet=NIGHT)
    goes(server, diego)
    rosa.move("bid 3")
    drain(server)
    diego.hello()
    diego.move("bid 4")
    goes(server, diego)
    night.ends(server)
    assert (service.told, waiting(server)) == ([], [])


def test_of_several_processes_one_tells(tmp_path: Path) -> None:
    async def scene() -> None:
        database = sqlite_url(tmp_path / "quayside.db")
        async with opened(database) as one, opened(database) as other:
            live = await table(one, "Rosa", "Juan", "Lin")
            webhook = {"person": "juan", "url": "https://example.org", "format": "generic", "lang": "en"}
            async with one.store.engine.begin() as connection:
                await connection.execute(webhooks.insert().values(**webhook))
            places = [Place(live.table.facts.id, person, "turn") for person in ("juan", "lin")]
            stores = [NoticeStore(harbour.store.engine) for harbour in (one, other)]
            await stores[0].add((place, 1000) for place in places)
            assert await stores[1].next_due([]) == 1000
            claimed = await asyncio.gather(*[store.claim(2000, 9000, 5, []) for store in stores])
            assert sorted(map(len, claimed)) == [0, 1], "and nobody writes down what nobody wants to hear"
            assert await stores[0].claim(8000, 9999, 5, []) == []
            [late] = await stores[1].claim(9000, 9999, 5, [])  # the first has died at it
            assert late.place == places[0]
            assert await stores[0].claim(10_000, 20_000, 5, ["juan"]) == []
            await stores[1].done(late)
            assert await stores[0].next_due([]) is None

    asyncio.run(scene())


def test_the_server_pushes_only_to_push_services(
    start_server: Callable[..., Server], service: PushService
) -> None:
    server = start_server()
    rosa = server.player("Rosa")
    wanted = service.subscription("turn")
    for endpoint in (service.endpoint, "https://play.example/send/1", "https://169.254.169.254/"):
        answer = refused(rosa, "PUT", "/api/me/push", {**wanted, "endpoint": endpoint}, status=400)
        assert answer == "push_address"


def test_keys_that_are_none_are_refused(server: Server, service: PushService) -> None:
    rosa = server.player("Rosa")
    wanted = {**service.subscription("turn"), "p256dh": "AAAA"}
    assert refused(rosa, "PUT", "/api/me/push", wanted, status=400) == "push_keys"


def test_the_keys_of_a_server_stay_the_same(start_server: Callable[..., Server]) -> None:
    kept = ServerKeys.new()
    assert ServerKeys.read(kept.kept()).public == kept.public
    server = start_server()
    first = server.player("Rosa").call("GET", "/api/push", None, 200)
    assert server.player("Kim").call("GET", "/api/push", None, 200) == first


def test_a_message_that_does_not_fit_is_not_sent(service: PushService) -> None:
    keys = service.subscription()
    with pytest.raises(ValueError, match="does not fit"):
        seal(b"x" * 4000, keys["p256dh"], keys["auth"])


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("fcm.googleapis.com", True),
        ("updates.push.services.mozilla.com", True),
        ("web.push.apple.com", True),
        ("push.services.mozilla.com.example.org", False),
        ("example.org", False),
    ],
)
def test_push_services_are_known_by_name(host: str, known: bool) -> None:
    assert Settings().pushes_to(host) is known


def test_an_operator_may_name_other_push_services() -> None:
    settings = Settings.read({}, {"QUAYSIDE_PUSH_HOSTS": "push.example.org, *.example.net"})
    hosts = ("push.example.org", "a.example.net", "fcm.googleapis.com")
    assert [settings.pushes_to(host) for host in hosts] == [True, True, False]
