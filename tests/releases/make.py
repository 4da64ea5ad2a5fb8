"""Writes down what this release stores: a database and a backup with tables in every state, and what the server said of
them. Later releases must still read both; `test_releases.py` holds them to it.

    PYTHONPATH=src python -m tests.releases.make 0.1.0

It is run once a release, by the code of that release, and never again: the files are what people have on their disks.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import quayside
from quayside.server.operator.admin import opened
from quayside.server.operator.backup import backup

from ..server.players import Player, Server, play_out, seated, settings_in, wait_for

HERE = Path(__file__).parent
PASSWORD = "correct horse battery staple"
PACE = 0.05  # seconds between two moves: one connection may say 20 things a second


class Notebook:
    """Who is who and which table is which, and what this release tells of them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people: dict[str, dict[str, Any]] = {}
        self.tables: dict[str, dict[str, Any]] = {}

    def guest(self, name: str) -> Player:
        return self._known(self.server.player(name))

    def account(self, name: str) -> Player:
        player = self.server.player(name)
        signed_up = player.call("POST", "/api/accounts", {"name": name, "password": PASSWORD})
        return self._known(player, password=PASSWORD, recovery=signed_up["recovery_code"])

    def _known(self, player: Player, **more: str) -> Player:
        cookie = player.http.cookies["quayside_session"]
        self.people[str(player.name)] = {"id": player.id, "session": cookie, **more}
        return player

    def table(self, what: str, id: str, *players: Player) -> None:
        """What everybody saw of the table before the server stopped."""
        told: dict[str, Any] = {"id": id, "info": players[0].call("GET", f"/api/tables/{id}")}
        for player in players:
            update = player.hello(id)
            seen = {name: update[name] for name in ("seq", "ply", "to_play", "view", "legal", "eyes")}
            told.setdefault("seen", {})[player.name] = seen
            told["chat"] = [[line["name"], line["text"]] for line in update["chat"]]
            player.leave()
        if told["info"]["status"] == "finished":
            told["record"] = players[0].call("GET", f"/api/tables/{id}/record")
            told["story"] = players[0].call("GET", f"/api/tables/{id}/story?all=true")
            told["end"] = players[0].call("GET", f"/api/tables/{id}/view?all=true")
        self.tables[what] = told


def fill(server: Server) -> Notebook:
    """Tables of every game in every state: with chat, take-backs, clocks, ratings, values of an owner's own, names for
    those who share a screen, an analysis, a record that was brought, somebody who was deleted."""
    book = Notebook(server)
    luck = random.Random(18)
    rosa, iris = book.account("Rosa"), book.account("Iris")
    felix, mio, talker = book.guest("Felix"), book.guest("Mio"), book.guest("Talker")
    four = [rosa, felix, iris, mio]

    for game in quayside.games():
        for what, stop in (("finished", 5000), ("running", 40)):
            id = sit_down(four[:3], game, hints=True)
            with_chat(talker, id, rosa)
            play_and_take_back(four[:3], luck, stop)
            book.table(f"{game} {what}", id, rosa, felix, iris, talker)
        waiting = rosa.create_table(game, 3, visibility="public")
        rosa.sit(waiting, 0)
        book.table(f"{game} waiting", waiting, rosa)

    budget = {"kind": "budget", "seconds": 3600, "increment": 20}
    for what, stop in (("rated finished", 5000), ("rated running", 30)):
        third = book.account(f"Third {what[6:]}")
        id = sit_down([rosa, iris, third], "manila", rated=True, clock=budget)
        play_and_take_back([rosa, iris, third], luck, stop)
        book.table(what, id, rosa, iris, third)

    # Friends at one screen, two of them under names of their own
    shared = felix.call(
        "POST",
        "/api/tables",
        {
            "game": "manila",
            "players": 3,
            "seats": ["me", "me", "me"],
            "names": ["Felix", "Lena", None],
            "start": True,
        },
    )["id"]
    felix.hello(shared)
    for _ in play_out([felix], luck, stop=20):
        time.sleep(PACE)
    book.table("hot seat", shared, felix)

    against_bots = mio.call(
        "POST",
        "/api/tables",
        {"game": "puerto_rico", "players": 3, "seats": ["me", "greedy", "novice"], "start": True},
    )["id"]
    mio.hello(against_bots)
    until_mine(mio)
    mio.move(mio.update["legal"][0])
    until_mine(mio)
    book.table("against bots", against_bots, mio)

    own_values = felix.http.get("/api/games/lisboa/components").text + "\n# my own copy\n"
    own = felix.call(
        "POST",
        "/api/tables",
        {
            "game": "lisboa",
            "players": 2,
            "options": {"components": own_values},
            "seats": ["me", "me"],
            "start": True,
        },
    )["id"]
    felix.hello(own)
    for _ in play_out([felix], luck, stop=12):
        time.sleep(PACE)
    book.table("own values", own, felix)

    brought = rosa.call("POST", "/api/records", book.tables["manila finished"]["record"])["id"]
    book.table("brought", brought, rosa)

    id, others = seated(server, "Ana", "Bo", "Cai")
    ana, bo, cai = others
    cai.leave()
    ana.act(type="votestandin", seat=2)
    bo.act(type="votestandin", seat=2)
    wait_for(lambda: stands_in(ana, id, 2), "a bot to stand in")
    ana.hello(id)
    book.table("stood in", id, book._known(ana), book._known(bo))

    analysed = book.tables["puerto_rico finished"]["id"]
    rosa.call("POST", f"/api/tables/{analysed}/analysis")
    wait_for(lambda: ready(rosa, analysed), "the analysis", 900)
    book.tables["puerto_rico finished"]["analysis"] = rosa.call("GET", f"/api/tables/{analysed}/analysis")

    gone = book.account("Gone")
    id = sit_down([gone, mio, felix], "manila", visibility="public")
    with_chat(gone, id, mio)
    gone.hello(id)
    play_and_take_back([gone, mio, felix], luck, 10)
    gone.call("DELETE", "/api/me", {"password": PASSWORD})
    book.table("deleted", id, mio, felix)
    book.tables["profile"] = {
        "games": rosa.call("GET", "/api/me/games"),
        "leaders": rosa.call("GET", "/api/leaderboard/manila"),
    }
    return book


def sit_down(players: list[Player], game: str, **others: Any) -> str:
    table = players[0].create_table(game, len(players), **others)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    for player in players:
        player.hello(table)
    return table


def with_chat(talker: Player, table: str, host: Player) -> None:
    talker.hello(table)
    for number in range(12):
        talker.act(type="chat", text=f"line {number} of {talker.name}")
    host.act(type="chat", text="Good luck! 祝好运")
    talker.leave()


def play_and_take_back(players: list[Player], luck: random.Random, stop: int) -> None:
    """Any moves; now and then one is taken back, alone where that is allowed."""
    taken_back = 0
    for mover in play_out(players, luck, stop=stop):
        time.sleep(PACE)
        mover.at(max(player.update["seq"] for player in players))
        update = mover.update
        if taken_back < 5 and update["to_play"] in update["yours"] and update["barrier"] < update["ply"]:
            assert mover.undo(update["ply"] - 1)["type"] == "accepted"
            mover.at(update["seq"] + 1)
            taken_back += 1
    for player in players:
        player.leave()


def until_mine(player: Player) -> None:
    while player.update["to_play"] not in player.update["yours"]:
        player.expect("update")


def stands_in(player: Player, table: str, seat: int) -> bool:
    return player.call("GET", f"/api/tables/{table}")["seats"][seat]["stands_in"] is True


def ready(player: Player, table: str) -> bool:
    return player.call("GET", f"/api/tables/{table}/analysis")["status"] == "ready"


def main(release: str) -> None:
    assert quayside.__version__ == release, f"this is {quayside.__version__}, not {release}"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        settings = settings_in(folder, analysis_iterations=20)
        server = Server(settings).start()
        try:
            book = fill(server)
        finally:
            server.stop()
        target = HERE / release
        target.mkdir(exist_ok=True)
        database = folder / "quayside.db"
        with closing(sqlite3.connect(database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        told = {"people": book.people, "tables": book.tables}
        with gzip.open(target / "told.json.gz", "wt", encoding="utf-8") as file:
            json.dump(told, file, ensure_ascii=False)
        with database.open("rb") as source, gzip.open(target / "quayside.db.gz", "wb") as file:
            shutil.copyfileobj(source, file)
        asyncio.run(_back_up(settings.database, target / "backup.gz"))


async def _back_up(database: str, path: Path) -> None:
    async with opened(database) as engine:
        await backup(engine, path, force=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
