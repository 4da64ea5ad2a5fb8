"""What the log keeps of people: nothing. A whole evening at a server, with its notices, pushes and links, is searched for
whatever could tell who was there, from where, and at which table."""

from __future__ import annotations

import json
import random
import socket
import sqlite3
from pathlib import Path
from typing import Self

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import quayside
from quayside.server.store.store import sqlite_url
from quayside.study.positions import packed

from ..server.players import Player, wait_for
from ..server.test_pushes import PushService, subscribes
from ..servers import free_port
from .fuzz import raw_frame
from .process import ServerProcess

pytestmark = pytest.mark.slow

ADDRESS = "203.0.113.77"  # set apart for documentation: it can be nobody's here
WORDS = "the wind turns at noon"
PASSWORD = "a sentence that nobody guesses"
POSITION = packed(quayside.game("manila").new(players=3, seed=5).position())
PAGE = "<!doctype html><html><head><title>Quayside</title></head></html>"


class Guest(Player):
    """Somebody who comes from afar, through a proxy."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.http.headers["X-Forwarded-For"] = ADDRESS

    def connect(self, table: str, **headers: str) -> Self:
        return super().connect(table, **{"X-Forwarded-For": ADDRESS, **headers})


@pytest.mark.parametrize("level", ["info", "debug"])
def test_the_log_of_an_evening_tells_of_nobody(tmp_path: Path, level: str) -> None:
    database, client = tmp_path / "quayside.db", tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text(PAGE)
    service = PushService()
    service.answer = 500
    hook = f"http://127.0.0.1:{free_port()}/hook-of-rosalinda"
    settings = {
        "log_level": level,
        "private_webhooks": "true",
        "webhook_hosts": "127.0.0.1",
        "notice_delay": 0,
        "away_seconds": 1,
        "client": client,
        "address": "https://play.of-rosalinda.example",
    }
    with ServerProcess(sqlite_url(database), tmp_path / "log", **settings) as server:
        rosa, diego = Guest(server.address).guest("Rosalinda"), Guest(server.address).guest("Dieguito")
        table = rosa.create_table("manila", 3)
        subscribes(rosa, service, "turn", "chat")
        nobody = f"http://127.0.0.1:{free_port()}/send/where-nobody-is"
        rosa.call("PUT", "/api/me/push", service.subscription("turn") | {"endpoint": nobody})
        spend_an_evening(server, table, rosa, diego, hook)
        look_at_links(server, table)
        told = [
            "a notice could not be delivered",
            "a push could not be delivered",
            "a push was refused with 500",
        ]
        for line in ('"status": 401', *told):
            wait_for(lambda line=line: line in server.said(), line)
    service.close()
    said = server.said()
    secrets = [
        ADDRESS,
        "Rosalinda",
        "Dieguito",
        str(rosa.id),
        str(diego.id),
        table,
        f"/tables/{table}",
        hook,
        "hook-of",
        service.endpoint,
        "where-nobody-is",
        "of-rosalinda",
        POSITION,
    ]
    secrets += list(service.subscription().values())[1:3]
    secrets += [
        value for head in service.heads for value in (head["Authorization"], head["Authorization"][-40:])
    ]
    secrets += [
        WORDS,
        PASSWORD,
        rosa.http.cookies["quayside_session"],
        diego.http.cookies["quayside_session"],
    ]
    secrets += seeds(database)
    assert [secret for secret in secrets if secret in said] == []
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    spoke = {"quayside.requests", "uvicorn.error", "quayside.server.notices", "quayside.server.pushes"}
    assert spoke <= {line["from"] for line in lines}
    assert {"/pictures/{path}", "/{path}"} <= {line.get("path") for line in lines}
    assert server.complaints() == []


def spend_an_evening(server: ServerProcess, table: str, rosa: Player, diego: Player, hook: str) -> None:
    """Play, chat, a bot, a notice that cannot be delivered, refusals, nonsense."""
    rosa.sit(table, 0)
    diego.sit(table, 1)
    rosa.call("POST", f"/api/tables/{table}/bots", {"seat": 2, "level": "random"})
    rosa.call("PUT", "/api/me/webhook", {"url": hook})
    rosa.start(table)
    for player in (rosa, diego):
        player.hello(table)
    rosa.act(type="chat", text=WORDS)
    assert rosa.move("bid 7", seq=0)["type"] == "stale"
    assert rosa.move("bid 7")["type"] == "accepted"
    while diego.update["to_play"] == 0:
        diego.expect("update")
    rosa.leave()  # and is sent notices from now on
    play_until_absent_one(diego, table)
    nonsense(server, diego, table)
    diego.call("GET", f"/api/tables/{table}x", status=404)
    diego.call("POST", f"/api/tables/{table}/start", status=403)
    diego.call("POST", "/api/sessions", {"name": "Rosalinda", "password": PASSWORD}, 401)
    diego.close()


def look_at_links(server: ServerProcess, table: str) -> None:
    """As those do to whom they were sent, and the programs that look first what a link is about."""
    position = f"embed/position?text={POSITION}"
    pages = [f"table/{table}", f"replay/{table}?ply=3", f"embed/replay/{table}?ply=2", position]
    visit = httpx.Client(
        base_url=server.address, trust_env=False, timeout=60, headers={"X-Forwarded-For": ADDRESS}
    )
    for page in pages:
        path, _, query = page.partition("?")
        assert visit.get(f"/{page}").is_success
        assert visit.get(f"/pictures/{path}.png?{query}").is_success
    assert visit.get(f"/api/positions?text={POSITION}").is_success
    assert visit.get(f"/pictures/table/{table}x.png").status_code == 404
    visit.close()


def play_until_absent_one(diego: Player, table: str) -> None:
    """He moves whenever it is his turn, until it is hers."""
    chooser = random.Random(1)
    while (update := diego.update)["to_play"] != 0:
        if update["to_play"] == 1:
            diego.move(chooser.choice(update["legal"]))
        diego.expect("update")


def nonsense(server: ServerProcess, diego: Player, table: str) -> None:
    diego.live.send("{")
    diego.expect("problem")
    for frame in (raw_frame(b"\xff\xfe"), b"\xff" * 40):
        diego.hello(table)
        diego.live.socket.sendall(frame)
        assert diego.until_closed() in (1002, 1007)
    with pytest.raises(InvalidStatus):
        diego.connect(table, Origin="http://evil.example")
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(f"GET /tables/{table} HTTP/1.1\r\nX-Forwarded-For: {ADDRESS}\r\nbroken\r\n\r\n".encode())
        line.recv(100)
    httpx.get(f"{server.address}/tables/{table}?from=Rosalinda", trust_env=False)


def seeds(database: Path) -> list[str]:
    with sqlite3.connect(database) as connection:
        return [str(seed) for (seed,) in connection.execute("SELECT seed FROM tables")]
