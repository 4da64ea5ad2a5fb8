"""`python bench/holds.py`: for how long each thing that a guest can send keeps everybody else waiting, the first time in a
process and five times more, by the instrument of `turns.py`, which looks every millisecond here. What is done elsewhere,
in threads and processes, is not in it. No figure makes this fail.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode

from run import machine

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.endings import finish, on_loop, whole_turn
from tests.server.players import Player, Server, settings_in

import quayside
from quayside.server import app, turns
from quayside.server.http.links import packed
from quayside.server.serving import settle_down

TIMES = 5  # that a thing is done after the first
RULE = "/rules/puerto_rico/puerto_rico.captain.duty"
PUSH = {"p256dh": "B" + "A" * 86, "auth": "A" * 22, "events": ["turn"]}
JSON = {"Content-Type": "application/json"}
MIDDLE = {"manila": 100, "puerto_rico": 500, "lisboa": 150}  # plies of a game that is under way

Thing = tuple[str, Callable[[], object]]


class Holds(turns.Turns):
    """Remembers the longest since it was asked."""

    longest = 0.0

    def note(self, late: float, worked: float) -> None:
        super().note(late, worked)
        Holds.longest = max(Holds.longest, min(late, worked))


def during(do: Callable[[], object]) -> float:
    """The longest hold, in milliseconds."""
    time.sleep(0.05)
    Holds.longest = 0.0
    do()
    time.sleep(0.05)
    return Holds.longest * 1000


def main() -> None:
    turns.PAUSE = 0.001
    app.Turns = Holds  # type: ignore[misc]
    print(machine())
    print("| longest hold, ms | first | later |\n|---|--:|--:|")
    with tempfile.TemporaryDirectory() as folder, Server(settings_in(Path(folder), bot_cap=60.0)) as server:
        settle_down()
        for what, do in things(server):
            first = during(do)
            later = max(during(do) for _ in range(TIMES))
            print(f"| {what} | {first:.1f} | {later:.1f} |", flush=True)


def things(server: Server) -> Iterator[Thing]:
    rosa = server.player("Rosa")
    yield "nothing", lambda: time.sleep(0.2)
    yield "page of the API", getting(rosa, "/api/docs")
    yield "its document", getting(rosa, "/api/docs/openapi.json")
    yield "messages of live play", getting(rosa, "/api/docs/messages.json")
    yield "list of games", getting(rosa, "/api/games")
    yield "rulebook", getting(rosa, "/api/games/lisboa/rulebook?lang=zh")
    yield "texts", getting(rosa, "/api/games/lisboa/text?lang=zh")
    yield (
        "first page, lesson, rule, with the tags of their links",
        getting_pages(rosa, "/", "/learn/lisboa", RULE),
    )
    yield (
        "pictures of these",
        getting_pages(rosa, *[f"/pictures{path}.png" for path in ("/house", "/learn/manila", RULE)]),
    )
    yield "a browser that wants to be told", subscribing(rosa)
    yield "sign up", signing_up(server)
    yield (
        "sign in",
        lambda: rosa.http.post("/api/sessions", json={"name": "Kim 1", "password": "wrong horse"}),
    )
    yield "30,000 brackets", lambda: rosa.http.post("/api/guests", content=b"[" * 30_000, headers=JSON)
    digits = b'{"name": %s}' % (b"9" * 60_000)
    yield "a number of 60,000 digits", lambda: rosa.http.post("/api/guests", content=digits, headers=JSON)
    yield "lisboa: open a table with own values, come to it", bringing_values(rosa)
    for game in quayside.games():
        yield from finished(server, rosa, game)
        yield from running(server, rosa, game)


def getting(player: Player, path: str) -> Callable[[], object]:
    return lambda: player.call("GET", path) if path != "/api/docs" else player.http.get(path)


def getting_pages(player: Player, *paths: str) -> Callable[[], object]:
    return lambda: [player.http.get(path).raise_for_status() for path in paths]


def subscribing(player: Player) -> Callable[[], object]:
    """With keys that are none: they are looked at before anything else."""
    endpoint = "https://fcm.googleapis.com/fcm/send/one"
    return lambda: player.http.put("/api/me/push", json={**PUSH, "endpoint": endpoint})


def signing_up(server: Server) -> Callable[[], object]:
    numbers = iter(range(100))
    return lambda: Player(server.address).call(
        "POST", "/api/accounts", {"name": f"Kim {next(numbers)}", "password": "correct horse"}
    )


def bringing_values(player: Player) -> Callable[[], object]:
    """As many further tables as fit: 90 ms of reading."""
    template = quayside.game("lisboa").components_template()
    more = "\n".join(f"[a{number}]" for number in range(9000))
    numbers = iter(range(1, 100))

    def bring() -> None:
        text = template.replace("start_wigs = 0", f"start_wigs = {next(numbers)}") + more
        table = player.create_table("lisboa", 2, options={"components": text}, seats=["me", "me"], start=True)
        player.hello(table)
        player.leave()

    return bring


def finished(server: Server, rosa: Player, game: str) -> Iterator[Thing]:
    players = max(quayside.game(game).players)
    table = rosa.create_table(game, players, seats=["me"] * players, start=True)
    finish(server, table)
    here = f"/api/tables/{table}"
    yield f"{game}: view of a finished game", getting(rosa, f"{here}/view?ply=70")
    yield f"{game}: its story", getting(rosa, f"{here}/story")
    yield f"{game}: 60 plies of it with views", getting(rosa, f"{here}/story?views=true&first=30&all=true")
    yield f"{game}: its record", getting(rosa, f"{here}/record")
    shown = [
        f"/replay/{table}?ply=70",
        f"/embed/replay/{table}?ply=60",
        f"/pictures/replay/{table}.png?ply=50",
    ]
    yield f"{game}: its replay as a link, framed, painted", getting_pages(rosa, *shown)
    record = rosa.call("GET", f"{here}/record")
    yield f"{game}: bring a record", lambda: rosa.call("POST", "/api/records", record)
    yield f"{game}: load it from its log", loading(server, rosa, table)


def running(server: Server, rosa: Player, game: str) -> Iterator[Thing]:
    players = max(quayside.game(game).players)
    table = rosa.create_table(game, players, seats=["me"] * players, start=True)
    harbour = server.app.state.harbour

    async def play_on(plies: int) -> None:
        live = await harbour.find(table)
        while not live.table.over and live.table.ply < plies:
            await live.act(whole_turn)

    def move() -> None:
        rosa.at(harbour.tables[table].table.seq)
        rosa.move(rosa.update["legal"][0])

    def draft() -> None:
        rosa.at(harbour.tables[table].table.seq)
        rosa.draft(*[rosa.update["legal"][0]] * 64)

    def take_back() -> None:
        update = rosa.at(harbour.tables[table].table.seq)
        rosa.act(type="askundo", ply=update["ply"] * 3 // 4, seq=update["seq"])
        on_loop(server, play_on(update["ply"]))

    on_loop(server, play_on(MIDDLE[game]))
    position = harbour.tables[table].table.state.position()
    text = urlencode({"text": packed(position)})
    yield (
        f"{game}: a position, framed, painted",
        getting_pages(
            rosa, f"/api/positions?{text}", f"/embed/position?{text}", f"/pictures/embed/position.png?{text}"
        ),
    )
    yield f"{game}: open a table with it", opening_at(rosa, game, players, position)
    yield f"{game}: come to a running table", lambda: rosa.hello(table)
    yield f"{game}: a move", move
    yield f"{game}: a draft of 64 moves", draft
    yield f"{game}: odds", getting(rosa, f"/api/tables/{table}/odds")
    yield f"{game}: a hint", getting(rosa, f"/api/tables/{table}/hints")
    yield f"{game}: take back a quarter of it, and play on", take_back
    rosa.leave()
    yield f"{game}: load it from its log, with all that was taken back", loading(server, rosa, table)


def opening_at(player: Player, game: str, players: int, position: str) -> Callable[[], object]:
    plan = {"seats": ["me"] * players, "start": True, "position": position}
    return lambda: player.create_table(game, players, **plan)


def loading(server: Server, player: Player, table: str) -> Callable[[], object]:
    async def forget() -> None:
        del server.app.state.harbour.tables[table]
        server.app.state.harbour._known.pop(table, None)

    def load() -> None:
        on_loop(server, forget())
        player.call("GET", f"/api/tables/{table}")

    return load


if __name__ == "__main__":
    main()
