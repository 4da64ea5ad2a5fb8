"""Rude guests, each with an attack of his own, while others play at another table: their game goes on, and the attack
costs no more than one guest may. On SQLite, and on PostgreSQL with two processes, of which each counts for itself.
`QUAYSIDE_ATTACKS` multiplies how much is sent; `make soak` sends ten times as much, and all of it to both.

What is asserted is counted work: messages that the server looked at, entries in logs, connections. What a guest may do in
a second is multiplied by the seconds that it took."""

from __future__ import annotations

import os
import random
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
import pytest

from quayside.server.http.limits import LONGEST_WAIT, MOST, RATES
from quayside.server.store.store import sqlite_url
from quayside.table.messages import LONGEST_FRAME

from ..server.players import Player, play_out
from ..server.rude import Rude
from ..servers import Postgres
from .process import ServerProcess

pytestmark = pytest.mark.slow

TIMES = float(os.environ.get("QUAYSIDE_ATTACKS", "1"))
ADDRESSES = (f"203.0.113.{number}" for number in range(1, 255))  # a new one for each attack
MOVES = 20  # that the bystanders play at least
ENOUGH = 3.0  # seconds after which a guest gives up who is no longer read from
LONGEST = 60.0  # seconds of an attack that is made one line after the other
OTHERS = 2  # connections of those who play, who may come back before it is noticed that they have left

RATE, BURST = RATES["message"]
REFUSED_RATE, REFUSED_BURST = RATES["refused"]


def often(count: int) -> int:
    return int(count * TIMES)


class Place(NamedTuple):
    server: ServerProcess
    processes: int


class Target(NamedTuple):
    """Whom it hits: the server, by an attacker with a table and an address of his own."""

    server: ServerProcess
    mallory: Player
    table: str
    via: str

    def spectator(self, **how: Any) -> Rude:
        line = Rude(self.server.address, self.table, via=self.via, **how)
        line.give_up_after(ENOUGH)
        return line

    def line(self) -> Rude:
        line = Rude.like(self.mallory, self.table, via=self.via)
        line.give_up_after(ENOUGH)
        return line

    def lines(self, count: int, make: Callable[[], Rude]) -> list[Rude]:
        """As many as he is given."""
        found: list[Rude] = []
        for _ in range(count):
            with suppress(OSError):
                found.append(make())
        return found

    def rows(self) -> int:
        """In the log of the table, as anybody else may read it."""
        reader = Player(self.server.address)
        seq = int(reader.hello(self.table)["seq"])
        reader.leave()
        return seq


BOTH = ["sqlite", "postgresql"]
everywhere = pytest.mark.parametrize("place", BOTH, indirect=True)
everywhere_in_soak = pytest.mark.parametrize("place", BOTH if TIMES > 1 else ["sqlite"], indirect=True)


@pytest.fixture(scope="module")
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("attacks")
    database, options, processes = sqlite_url(folder / "quayside.db"), list[str](), 1
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database, processes = postgres.database(), 2
        options = ["--workers", str(processes), "--channels", request.getfixturevalue("redis")]
    with ServerProcess(database, folder / "server.log", *options, allowance=1) as server:
        yield Place(server, processes)
    assert server.complaints() == []


def mallory_at(place: Place, game: str = "manila") -> Target:
    """A new guest, with an account of cost that nobody has touched yet."""
    server = place.server
    mallory = Player(server.address)
    mallory.http.headers["X-Forwarded-For"] = via = next(ADDRESSES)
    mallory.guest("Mallory")
    table = mallory.create_table(game, 3, seats=["me"] * 3, start=True)
    return Target(server, mallory, table, via)


def counted(server: ServerProcess, what: str) -> float:
    text = httpx.get(f"{server.address}/metrics", trust_env=False, timeout=60).text
    found = re.findall(rf"^quayside_{what}(?:\{{.*\}})? (\S+)$", text, re.M)
    assert found, f"{what} is not counted"
    return sum(float(number) for number in found)


class Cost(NamedTuple):
    seconds: float
    messages: float  # of the attacker
    connections: float  # the most at one time, beyond those that were there before
    moves: int  # of the bystanders

    def __str__(self) -> str:
        return (
            f"{self.seconds:.0f} s, {self.messages:.0f} messages looked at, at most {self.connections:.0f} more "
            f"connections, {self.moves} moves of others"
        )


def under(attack: Callable[[Target], None], target: Target) -> Cost:
    """Bystanders play while it goes on."""
    server = target.server
    players = [Player(server.address).guest(name) for name in ("Rosa", "Diego", "Amei")]
    table = players[0].create_table("manila", 3)
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    for player in players:
        player.hello(table)
    before, began = counted(server, "messages_total"), time.monotonic()
    calm = counted(server, "connections")
    attacking = threading.Thread(target=attack, args=(target,), daemon=True)
    attacking.start()
    moves, most = 0, 0.0
    for _ in play_out(players, random.Random(1)):
        moves += 1
        most = max(most, counted(server, "connections"))
        if moves >= MOVES and not attacking.is_alive():
            break
    attacking.join(120)
    assert not attacking.is_alive(), "the attack does not end"
    messages = counted(server, "messages_total") - before - moves
    for player in players:
        player.close()
    cost = Cost(time.monotonic() - began, messages, most - calm, moves)
    name = getattr(attack, "__name__", type(attack).__name__).replace("_", " ")
    database = "SQLite" if server.database.startswith("sqlite") else "PostgreSQL, two processes"
    print(f"\n{name}, {TIMES:g} times, {database}: {cost}")
    return cost


# The attacks


def tiny_frames(target: Target) -> None:
    for line in target.lines(5, target.spectator):
        line.send(b"{", often(20_000))
        line.close()


def large_frames(target: Target) -> None:
    for line in target.lines(often(5), target.spectator):
        line.send(b"x" * (LONGEST_FRAME + 1), 100)
        line.close()
    for line in target.lines(often(5), target.spectator):
        line.send(b"x" * (4 * LONGEST_FRAME), 10)
        line.close()


def many_lines_of_one_person(target: Target) -> None:
    lines = target.lines(often(60), target.line)
    senders = [threading.Thread(target=line.say, kwargs={"times": 2000, "type": "ping"}) for line in lines]
    for sender in senders:
        sender.start()
    for sender in senders:
        sender.join()
    for line in lines:
        line.close()


def chat_from_eighty_lines(target: Target) -> None:
    lines = target.lines(often(80), target.line)
    for number, line in enumerate(lines):
        line.say(type="hello")
        for word in range(10):
            line.say(type="chat", text="x" * 400, key=f"chat-{number:04}-{word:04}")
    time.sleep(ENOUGH)
    for line in lines:
        line.close()


def take_backs_from_new_lines(target: Target) -> None:
    """Ten moves and ten take-backs on each, as much as a new line was once allowed."""
    until = time.monotonic() + LONGEST  # he is held back: the more lines he wants, the longer it would take
    for number in range(often(25)):
        if time.monotonic() > until:
            break
        for line in target.lines(1, target.line):
            with suppress(ConnectionError, TimeoutError):
                line.say(type="hello")
                seq = line.message("update")["seq"]
                for pair in range(0, 20, 2):
                    line.say(type="move", seq=seq + pair, move="pledge", key=f"move-{number:04}-{pair}")
                    line.say(type="undo", seq=seq + pair + 1, ply=0, key=f"undo-{number:04}-{pair}")
                line.say(type="ping")
                line.message("pong")
            line.close()


class NeverReading:
    """Many lines that nobody reads, nor closes before he is told to. Some ask for more than the systems on both sides
    would hold for them, the whole table again and again, as long as somebody listens."""

    def __init__(self) -> None:
        self._lines: list[Rude] = []

    def __call__(self, target: Target) -> None:
        self._lines = target.lines(often(150), lambda: target.spectator(sees=4096))
        for line in self._lines:
            line.say(times=20, type="hello")
        asking = self._lines[:5]
        for _ in range(30):
            asking = [line for line in asking if line.say(times=20, type="hello")]
            if asking:
                time.sleep(1)

    def close(self) -> None:
        for line in self._lines:
            line.close()


# What they cost


@everywhere
def test_tiny_frames_without_end(place: Place) -> None:
    refused_without_end(place, tiny_frames)


@everywhere_in_soak
def test_frames_that_are_too_large(place: Place) -> None:
    refused_without_end(place, large_frames)


def refused_without_end(place: Place, attack: Callable[[Target], None]) -> None:
    cost = under(attack, mallory_at(place))
    assert cost.moves >= MOVES
    assert cost.messages <= place.processes * (REFUSED_BURST + REFUSED_RATE * cost.seconds) + 10


@everywhere
def test_many_lines_of_one_person(place: Place) -> None:
    cost = under(many_lines_of_one_person, mallory_at(place))
    assert cost.moves >= MOVES
    assert cost.messages <= place.processes * (BURST + RATE * (cost.seconds + LONGEST_WAIT))
    assert cost.connections <= place.processes * MOST["connections"] + OTHERS


@everywhere
def test_chat_from_eighty_lines(place: Place) -> None:
    target = mallory_at(place)
    before = target.rows()
    target.mallory.leave()
    cost = under(chat_from_eighty_lines, target)
    assert cost.moves >= MOVES
    assert cost.connections <= place.processes * MOST["connections"] + OTHERS
    assert target.rows() - before <= place.processes * (BURST / 20 + cost.seconds + LONGEST_WAIT)


@everywhere_in_soak
def test_take_backs_from_new_lines(place: Place) -> None:
    target = mallory_at(place)
    before = target.rows()
    target.mallory.leave()
    cost = under(take_backs_from_new_lines, target)
    assert cost.moves >= MOVES
    pairs = place.processes * (BURST + RATE * (cost.seconds + LONGEST_WAIT)) / 6  # a move and a take-back
    assert 2 <= target.rows() - before <= 2 * pairs + 2


@everywhere_in_soak
def test_lines_that_never_read(place: Place) -> None:
    """They are let go though they neither answer nor leave."""
    calm, attack = counted(place.server, "connections"), NeverReading()
    cost = under(attack, mallory_at(place, "lisboa"))
    assert cost.moves >= MOVES
    assert cost.connections <= place.processes * MOST["watchers"] + OTHERS
    limit = time.monotonic() + 120
    while counted(place.server, "connections") > calm:
        assert time.monotonic() < limit, "somebody is not let go"
        time.sleep(0.5)
    attack.close()
