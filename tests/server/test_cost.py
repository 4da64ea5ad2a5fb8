"""Cost belongs to who causes it: whoever sends too much is held back, then sent away, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.server import ServerProtocol

import quayside.server.http.limits
import quayside.server.net.wire
import quayside.server.socket
from quayside.core.registry import game
from quayside.server import observe
from quayside.server.http.limits import MOST, RATES, Buckets, Limits, Purse
from quayside.server.http.security import price as request_price
from quayside.server.net.wire import PIECE, Wire
from quayside.server.socket import Connection, price
from quayside.server.store.people import PeopleStore
from quayside.table import messages

from ..weather.fuzz import raw_frame
from .endings import on_loop
from .players import PATIENCE, Player, Server, wait_for
from .rude import Rude

FLOOD = 20_000  # frames
SMALLEST = 6  # bytes of a frame


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Time that stands still until somebody moves it on."""
    at = [1000.0]
    monkeypatch.setattr("quayside.server.http.limits.time.monotonic", lambda: at[0])

    def go_on(seconds: float) -> None:
        at[0] += seconds

    return go_on


@pytest.fixture
def narrow(start_server: Callable[..., Server]) -> Server:
    """A server with the limits that strangers meet."""
    return start_server(allowance=1.0)


@pytest.fixture
def table(narrow: Server) -> str:
    return narrow.player("Host").create_table("manila", 3)


def counted(metric: Any) -> float:
    return float(metric._value.get())


# Accounts


def test_all_connections_of_a_person_have_one_purse(watch: Callable[[float], None]) -> None:
    limits = Limits()
    rate, burst = RATES["message"]
    assert Purse(limits, "rosa", "1.2.3.4").pay(burst) == 0
    assert Purse(limits, "rosa", "5.6.7.8").pay(rate) == pytest.approx(1)
    assert Purse(limits, "diego", "1.2.3.4").pay(1) == 0
    watch(1)
    assert Purse(limits, "rosa", "1.2.3.4").pay(0) == 0


def test_all_who_have_no_name_and_one_address_have_one_purse(watch: Callable[[float], None]) -> None:
    limits = Limits()
    assert Purse(limits, None, "1.2.3.4").pay(RATES["message"][1]) == 0
    assert Purse(limits, None, "1.2.3.4").pay(1)
    assert Purse(limits, None, "5.6.7.8").pay(1) == 0


def test_a_classroom_behind_one_address_is_not_held_back(watch: Callable[[float], None]) -> None:
    limits = Limits()
    purses = [Purse(limits, f"pupil {number}", "1.2.3.4") for number in range(30)]
    arrival: list[messages.FromClient] = [
        messages.Hello(),
        messages.Hello(),
        messages.Ping(),
        messages.Ping(),
    ]
    turn: list[messages.FromClient] = [messages.Draft(1, ["bid 5"], 1), messages.Move(1, "bid 5", "12345678")]
    for purse in purses:
        assert [purse.pay(price(100, message)) for message in arrival] == [0] * len(arrival)
    for _ in range(100):  # everybody tries a move and plays it, every second
        watch(1)
        for purse in purses:
            assert [purse.pay(price(100, message)) for message in turn] == [0, 0]
    for _ in range(30):
        for what in ("socket", "guest", "account", "sign_in"):
            limits.spend(what, "1.2.3.4")
    watch(60)  # then they all open the page at once, with its files
    for path in [*["/assets/frame.js"] * 40, *["/api/games"] * 8] * 30:
        limits.spend("request", "1.2.3.4", request_price(path))
    assert MOST["all connections"] >= 30 * 3


def test_who_has_run_up_too_much_may_do_no_more(watch: Callable[[float], None]) -> None:
    limits = Limits()
    rosa = Purse(limits, "rosa", "1.2.3.4")
    waits = [rosa.pay(20) for _ in range(100)]
    lines = [wait for wait in waits if wait is not None]
    assert waits[len(lines) :] == [None] * (100 - len(lines))
    assert max(lines) == quayside.server.http.limits.LONGEST_WAIT
    watch(quayside.server.http.limits.LONGEST_WAIT)
    assert rosa.pay(20) == 1, "what was not granted is not owed"


def test_dear_things_have_their_price() -> None:
    assert price(100, messages.Ping()) == 1
    assert price(100, messages.Draft(1, ["pass"] * 64, 1)) == 65
    assert price(16_000, None) == 16
    chat = price(100, messages.Chat("hello", "12345678"))
    rate, burst = RATES["message"]
    assert (rate / chat, burst / chat) == (1, 10), "a line a second, and ten at once"


def test_the_allowance_multiplies_every_limit(watch: Callable[[float], None]) -> None:
    wide = Purse(Limits(10), "rosa", "1.2.3.4")
    assert wide.pay(RATES["message"][1] * 10) == 0
    assert wide.pay(RATES["message"][0] * 10) == 1
    assert wide.limits.most("connections") == MOST["connections"] * 10


# Messages


def test_who_sends_too_much_is_held_back_and_loses_nothing(narrow: Server, table: str) -> None:
    rosa, before = narrow.player("Rosa"), counted(observe.HELD_BACK)
    burst = int(RATES["message"][1])
    rosa.connect(table)
    for _ in range(burst + 30):
        rosa.say(type="ping")
    kinds = [rosa.receive()["type"] for _ in range(burst + 30)]
    assert kinds == ["pong"] * (burst + 30)
    assert 0 < counted(observe.HELD_BACK) - before <= 30


def test_who_goes_on_while_he_is_held_back_is_sent_away(
    narrow: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quayside.server.socket, "MOST_HELD_BACK", 20)
    rude = Rude.like(narrow.player("Rosa"), table)
    rude.say(times=2000, type="ping")
    heard, code = rude.heard()
    assert code == 4029
    assert RATES["message"][1] <= len(heard) <= RATES["message"][1] * 1.5


def test_pings_and_parts_of_messages_have_their_price_too(
    narrow: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quayside.server.socket, "MOST_HELD_BACK", 20)
    pinging, piecemeal = (Rude.like(player, table) for player in narrow.players("Rosa", "Diego"))
    pinging.send(b"", times=2000, opcode=9)
    piecemeal.send(b"", final=False)
    piecemeal.send(b"", times=2000, opcode=0, final=False)
    assert pinging.heard()[1] == 4029
    assert piecemeal.heard()[1] == 4029


def test_refusals_are_not_sent_without_end(narrow: Server, table: str) -> None:
    before = counted(observe.MESSAGES)
    rude = Rude(narrow.address, table)
    rude.send(b"{", FLOOD)
    heard, code = rude.heard()
    limit = RATES["refused"][1]
    assert code == 4029
    assert {message["code"] for message in heard} == {"malformed"}
    assert limit <= len(heard) <= limit + 30
    again = Rude(narrow.address, table)
    again.send(b"{", FLOOD)
    assert len(again.heard()[0]) <= 30, "a new connection has no new allowance"
    assert counted(observe.MESSAGES) - before <= limit + 60
    rosa = narrow.player("Rosa")
    rosa.connect(table).live.send("{")
    assert rosa.expect("problem")["code"] == "malformed"


# Turns


def test_a_piece_is_read_at_a_time_and_others_get_their_turn_after_each_message(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an allowance that holds nobody back."""
    rosa = server.player("Rosa")
    table = rosa.create_table("manila", 3)
    queued: list[int] = []
    turns: list[int] = []
    read, receive = Wire._read, Connection._receive

    def watched_read(wire: Wire) -> None:
        read(wire)
        queued.append(wire.queue.qsize())

    async def watched_receive(connection: Connection, event: Any) -> None:
        if not turns:
            asyncio.get_running_loop().call_soon(turn)
        turns.append(len(others))
        await receive(connection, event)

    others: list[int] = []

    def turn() -> None:
        others.append(1)
        if len(turns) < FLOOD:
            asyncio.get_running_loop().call_soon(turn)

    monkeypatch.setattr(Wire, "_read", watched_read)
    monkeypatch.setattr(Connection, "_receive", watched_receive)
    rude = Rude.like(rosa, table)
    rude.say(times=FLOOD, type="ping")
    for _ in range(FLOOD):
        assert rude.frame()[1] == b'{"type":"pong"}'
    assert max(queued) <= PIECE // SMALLEST
    assert max(Counter(turns).values()) == 1, "between two messages everybody else had a turn"
    rude.close()


def test_a_long_message_may_come_in_parts(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rosa = server.player("Rosa")
    rude = Rude.like(rosa, rosa.create_table("manila", 3))
    was_read: list[int] = []
    receive_data = ServerProtocol.receive_data

    def watched(protocol: ServerProtocol, data: bytes) -> None:
        was_read.append(len(data))
        receive_data(protocol, data)

    monkeypatch.setattr(ServerProtocol, "receive_data", watched)
    frame = raw_frame(b"x" * 10_000)
    rude.send_raw(frame[:5000])
    wait_for(lambda: sum(was_read) == 5000, "the first half to be read")
    rude.send_raw(frame[5000:])
    assert rude.frame()[1].startswith(b'{"type":"problem"')
    assert max(was_read) == PIECE
    rude.close()


# Connections


def test_somebody_has_only_so_many_connections(narrow: Server, table: str) -> None:
    rosa, diego = narrow.players("Rosa", "Diego")
    lines = [Rude.like(rosa, table) for _ in range(MOST["connections"])]
    assert Rude.like(rosa, table).heard()[1] == 4029
    assert diego.hello(table)["seq"] > 0
    lines.pop().close()
    wait_for(lambda: _may_come(rosa, table), "a place to be free again")


def _may_come(player: Player, table: str) -> bool:
    line = Rude.like(player, table)
    line.say(type="ping")
    return line.frame()[0] == 1


def test_an_address_has_only_so_many_watchers_and_connections() -> None:
    limits = Limits()
    places = [limits.place(Purse(limits, None, "1.2.3.4")) for _ in range(MOST["watchers"] + 1)]
    assert [place.__enter__() for place in places] == [True] * MOST["watchers"] + [False]
    people = [
        limits.place(Purse(limits, f"{number}", "1.2.3.4")) for number in range(MOST["all connections"])
    ]
    came = [place.__enter__() for place in people]
    assert came.count(True) == MOST["all connections"] - MOST["watchers"]
    with limits.place(Purse(limits, None, "5.6.7.8")) as elsewhere:
        assert elsewhere
    for place in (*places, *people):
        place.__exit__(None, None, None)
    assert not limits._open


# Those who do not read


def clients(server: Server, table: str) -> int:
    return len(server.app.state.harbour.tables[table].clients)


def test_who_never_reads_is_let_go_at_once_and_for_good(server: Server) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table("manila", 3)
    rosa.hello(table)
    connections, slow = counted(observe.CONNECTIONS), counted(observe.SENT_AWAY.labels("slow"))
    deaf = Rude(server.address, table, sees=4096)
    wait_for(lambda: deaf.say(type="hello") and clients(server, table) == 2, "the watcher to be there")
    while rosa.expect("presence")["watching"] != 2:
        pass
    wait_for(lambda: not deaf.say(times=50, type="hello"), "the server to have enough")
    assert rosa.expect("presence")["watching"] == 1, "only she"
    wait_for(lambda: clients(server, table) == 1, "the table to forget it")
    wait_for(lambda: counted(observe.CONNECTIONS) == connections, "the connection to be over")
    assert counted(observe.SENT_AWAY.labels("slow")) == slow + 1
    assert not in_the_system(server.port, deaf.port), "nothing waits for him there any more"


def in_the_system(here: int, there: int) -> bool:
    """Whether the system still knows our end of a connection; one that was closed and not reset waits there to be read."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    ends = {tuple(int(end.split(":")[1], 16) for end in line.split()[1:3]) for line in lines}
    return (here, there) in ends


def test_who_answers_no_ping_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    rosa = server.player("Rosa")
    table = rosa.create_table("manila", 3)

    def soon(wire: Wire) -> None:
        wire.ping_interval, wire.ping_timeout = 0.05, 0.05
        wire.schedule_ping()

    monkeypatch.setattr(Wire, "start_keepalive", soon)
    silent = Rude.like(rosa, table)
    silent.say(type="hello")
    assert silent.heard()[1] == 1006
    wait_for(lambda: clients(server, table) == 0, "the table to forget him")


def test_who_does_not_answer_a_goodbye_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quayside.server.net.wire, "GOODBYE", 0.1)
    rosa = server.player("Rosa")
    table = rosa.create_table("manila", 3)
    stubborn = Rude.like(rosa, table)
    stubborn.say(type="hello")
    stubborn.frame()
    rosa.call("DELETE", "/api/sessions")
    assert stubborn.heard()[1] == 4401
    assert stubborn.is_let_go()
    assert clients(server, table) == 0


def test_who_talks_on_after_the_goodbye_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quayside.server.net.wire, "GOODBYE", 1000.0)
    stubborn = Rude(server.address, "nosuchtable")
    assert stubborn.heard()[1] == 4404
    wait_for(lambda: not stubborn.send(b"x" * 1000, times=100), "the server to have enough")
    assert stubborn.is_let_go()


# Over REST


def test_somebody_has_only_so_many_tables_with_bots(narrow: Server) -> None:
    rosa, diego = narrow.players("Rosa", "Diego")
    tables = [rosa.create_table(players=3, seats=["me", "random"]) for _ in range(MOST["bot tables"])]
    plan = {"game": "manila", "players": 3, "seats": ["me", "random"]}
    wrong = rosa.call("POST", "/api/tables", plan, 409)
    assert wrong["code"] == "table.too_many_bots"
    assert f"{MOST['bot tables']} unfinished tables with bots" in wrong["sentence"]
    without = rosa.create_table(players=3)
    bot = {"seat": 1, "level": "random"}
    assert rosa.call("POST", f"/api/tables/{without}/bots", bot, 409)["code"] == "table.too_many_bots"
    rosa.call("POST", f"/api/tables/{tables[0]}/bots", bot)
    diego.create_table(players=3, seats=["me", "random"])
    rosa.call("POST", f"/api/tables/{tables[0]}/close")
    rosa.call("POST", f"/api/tables/{without}/bots", bot)


def test_replays_and_odds_are_counted_by_person(narrow: Server) -> None:
    rosa, diego = narrow.players("Rosa", "Diego")
    table = rosa.create_table(players=3, seats=["me"] * 3, start=True)
    for what, path in (("replay", "view"), ("replay", "story"), ("odds", "odds")):
        narrow.app.state.limits.borrow(what, rosa.id, RATES[what][1])
        assert rosa.call("GET", f"/api/tables/{table}/{path}", status=429)["code"] == "table.too_often"
    diego.call("GET", f"/api/tables/{table}/view")


def test_who_comes_as_many_guests_is_still_at_one_address(watch: Callable[[float], None]) -> None:
    for what, shared in [
        ("seat", "seats"),
        ("record", "records"),
        ("hint", "hints"),
        ("odds", "all odds"),
        ("analysis", "analyses"),
    ]:
        (rate, burst), (all_rate, all_burst) = RATES[what], RATES[shared]
        assert 5 * burst <= all_burst <= 15 * burst, (
            "wide enough for a class, and less than each of them by himself"
        )
        assert 5 * rate <= all_rate <= 15 * rate


@pytest.mark.parametrize(
    ("what", "shared", "method", "path", "body"),
    [
        ("seat", "seats", "POST", "/api/tables/{table}/seats/0", {"name": "Luz {number}"}),
        ("record", "records", "POST", "/api/records", {"quayside": 0, "game": "manila", "version": 1, "players": 3, "moves": [], "chance": []}),
        ("replay", "replays", "GET", "/api/games/lisboa/values/{number}", None),
    ],
)  # fmt: skip
def test_dear_requests_are_counted_by_person_and_by_address(
    narrow: Server,
    table: str,
    monkeypatch: pytest.MonkeyPatch,
    what: str,
    shared: str,
    method: str,
    path: str,
    body: Any,
) -> None:
    def ask(player: Player, number: int) -> int:
        sent = msgspec.json.encode(body).decode().replace("{number}", str(number)) if body else None
        kind = {"Content-Type": "application/json"} if sent else {}
        to = path.format(table=table, number=number)
        return player.http.request(method, to, content=sent, headers=kind).status_code

    limits: Limits = narrow.app.state.limits
    for which, burst in ((what, 3), (shared, 5)):
        monkeypatch.setitem(limits._buckets, which, Buckets(0, burst))
    rosa, diego = narrow.players("Rosa", "Diego")
    assert [ask(rosa, number) == 429 for number in range(4)] == [False, False, False, True]
    assert [ask(diego, number) == 429 for number in range(3)] == [False, False, True]


def test_names_for_seats_are_not_written_down_without_end(
    narrow: Server, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even those that nobody gets, because the seat is taken."""
    given = 0
    give = PeopleStore.give_name

    async def counting(self: PeopleStore, id: str, person: str, name: str) -> str:
        nonlocal given
        given += 1
        return await give(self, id, person, name)

    monkeypatch.setattr(PeopleStore, "give_name", counting)
    (rate, burst), began = RATES["seat"], time.monotonic()
    rosa = narrow.player("Rosa")
    for number in range(int(burst) + 20):
        rosa.http.post(f"/api/tables/{table}/seats/0", json={"name": f"Luz {number}"})
    assert given <= burst + rate * (time.monotonic() - began) + 1


def test_who_has_tables_brought_up_from_their_logs_pays_for_it(
    narrow: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that are in memory cost nothing, and nobody else pays for what he does."""
    rosa, diego = narrow.players("Rosa", "Diego")
    tables = [rosa.create_table("manila", 3) for _ in range(4)]
    monkeypatch.setitem(narrow.app.state.limits._buckets, "replay", Buckets(0, 2))

    async def forget() -> None:
        narrow.app.state.harbour.tables.clear()
        narrow.app.state.harbour._known.clear()

    def ask(player: Player, table: str) -> int:
        return player.http.get(f"/api/tables/{table}").status_code

    assert [ask(rosa, table) for table in tables] == [200] * 4
    on_loop(narrow, forget())
    assert [ask(rosa, table) for table in tables] == [200, 200, 429, 429]
    assert [ask(diego, table) for table in tables[1:3]] == [200, 200]
    assert ask(rosa, tables[2]) == 200, "it is here now"


def test_an_address_has_only_so_much_kept_for_good(narrow: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    limits: Limits = narrow.app.state.limits
    values = {"components": game("lisboa").components_template()}
    size = len(msgspec.json.encode(values))
    monkeypatch.setitem(limits._buckets, "kept", Buckets(0, 2.5 * size))
    rosa, diego = narrow.players("Rosa", "Diego")
    plan = {"game": "lisboa", "players": 2, "options": values}
    for player in (rosa, diego):
        player.call("POST", "/api/tables", plan, status=201)
    assert diego.call("POST", "/api/tables", plan, status=429)["code"] == "table.too_often"
    rosa.call("POST", "/api/tables", {"game": "lisboa", "players": 2}, status=201)


# Bodies


def test_bodies_that_never_end_fill_no_memory(narrow: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one address only so much is held; who is refused is disconnected, and others are answered."""
    monkeypatch.setitem(MOST, "bytes", 160_000)
    limits: Limits = narrow.app.state.limits
    lines = [unfinished(narrow, 50_000) for _ in range(5)]
    answers = [line.recv(65_536) for line in lines[3:]]
    assert [answer.split(b"\r\n")[0] for answer in answers] == [b"HTTP/1.1 429 Too Many Requests"] * 2
    assert [line.recv(1) for line in lines[3:]] == [b"", b""]
    assert limits._open["bytes", "127.0.0.1"] == 150_000
    narrow.player("Rosa")  # from the same address, and short
    for line in lines:
        line.close()
    wait_for(lambda: not limits._open["bytes", "127.0.0.1"], "what was held to be let go")


def unfinished(server: Server, length: int) -> socket.socket:
    """A record of which all comes but the end."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    head = ["POST /api/records HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Content-Type: application/json"]
    line.sendall("\r\n".join([*head, f"Content-Length: {length + 1}", "", ""]).encode() + b" " * length)
    return line
