"""Whole games, of which every byte that anybody receives is kept and searched for what he must not know: the others'
dealt shares, the seed, what chance will bring, other people's sessions. And the server's own log is searched too."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import quayside
from quayside.server.store.store import sqlite_url

from ..server.players import Player, play_out
from .process import ServerProcess

pytestmark = pytest.mark.slow

NAMES = ("Rosalinda", "Diegoberto", "Ameixiang", "Tomasillo")
WATCHER = "Isidorata"
CHAT = "the-parrot-speaks"
PEEK_EVERY = 10  # moves
# Names of fields that a view, an event or a table never has while the game runs
INNER = {
    "seed",
    "chance",
    "script",
    "scripted",
    "rng",
    "outcome",
    "full_for",
    "history",
    "deck",
    "hand",
    "archive_script",
}


class Witness(Player):
    """Somebody who keeps every byte: frames of live play, and headers and bodies of REST."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.answers: list[tuple[bytes, bytes]] = []  # headers and body
        self.http.event_hooks = {"response": [self._keep]}

    def _keep(self, answer: httpx.Response) -> None:
        head = b"\n".join(name + b": " + value for name, value in answer.headers.raw)
        self.answers.append((head, answer.read()))

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("quayside_session")

    def received(self) -> Iterator[bytes]:
        """All of it, in the order of its kind."""
        yield from (frame.encode() for frame in self.frames)
        for head, body in self.answers:
            yield head
            yield body

    def told(self) -> Iterator[Any]:
        """All that is JSON, as it is understood."""
        yield from (json.loads(frame) for frame in self.frames)
        for _, body in self.answers:
            try:
                yield json.loads(body)
            except ValueError:
                continue

    def peek(self, table: str, players: int) -> None:
        """Asks for everything that one can ask for, and for some of what one cannot."""
        ply = self.update.get("ply", 0)
        for path in [
            f"/api/tables/{table}", "/api/tables", "/api/tables/mine", "/api/me", "/api/me/games", "/healthz", "/metrics",
            f"/api/tables/{table}/view", f"/api/tables/{table}/view?ply=0", f"/api/tables/{table}/view?ply={ply // 2}",
            f"/api/tables/{table}/view?all=true", *(f"/api/tables/{table}/view?seat={seat}" for seat in range(players)),
            f"/api/tables/{table}/story", f"/api/tables/{table}/story?views=true", f"/api/tables/{table}/story?all=true",
            f"/api/tables/{table}/record", f"/api/people/{self.id}", "/api/leaderboard/manila", f"/tables/{table}",
        ]:  # fmt: skip
            self.http.get(path)


class Secrets:
    """What is to be found nowhere: the seed of a table in every form, and the sessions of all others."""

    def __init__(self, database: Path, table: str) -> None:
        with sqlite3.connect(database) as connection:
            (text,) = connection.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
            self.digests = [digest for (digest,) in connection.execute("SELECT token FROM sessions")]
        self.seed = int(text)
        assert self.seed.bit_length() > 64, "too short to be searched for"
        whole, words = self.seed.to_bytes(16, "big"), self.seed.to_bytes(16, "little")
        self.forms = {
            text, f"{self.seed:x}", f"{self.seed:032x}", f"{self.seed:o}", f"{self.seed:b}", whole.hex(), words.hex(),
            *(base64.b64encode(raw).decode().rstrip("=") for raw in (whole, words)),
            *(base64.urlsafe_b64encode(raw).decode().rstrip("=") for raw in (whole, words)),
            base64.b64encode(text.encode()).decode().rstrip("="), hashlib.sha256(text.encode()).hexdigest(),
        }  # fmt: skip


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[ServerProcess]:
    database = sqlite_url(tmp_path / "quayside.db")
    with ServerProcess(database, tmp_path / "server.log", log_level="debug") as server:
        yield server


# The games


def test_four_people_and_a_spectator(serving: ServerProcess, tmp_path: Path) -> None:
    players = [guest(serving, name) for name in NAMES]
    table = players[0].create_table("manila", 4, visibility="public")
    for seat, player in enumerate(players):
        player.sit(table, seat)
    players[0].start(table)
    play_and_search(serving, tmp_path, table, players)


def test_a_game_on_one_screen_against_somebody_else(serving: ServerProcess, tmp_path: Path) -> None:
    """One person holds three seats, another one: each knows his own."""
    host, other = guest(serving, NAMES[0]), guest(serving, NAMES[1])
    table = host.create_table("manila", 4, seats=["me", None, "me", "me"], names=[None, None, *NAMES[2:]])
    other.sit(table, 1)
    host.start(table)
    play_and_search(serving, tmp_path, table, [host, other])


def test_a_game_against_bots(serving: ServerProcess, tmp_path: Path) -> None:
    player = guest(serving, NAMES[0])
    table = player.create_table("manila", 4, seats=["me", "greedy", "random", "greedy"], start=True)
    play_and_search(serving, tmp_path, table, [player])


def guest(server: ServerProcess, name: str) -> Witness:
    return Witness(server.address).guest(name)


def play_and_search(server: ServerProcess, folder: Path, table: str, players: list[Witness]) -> None:
    """Plays to the end; all that was received before it is searched, and afterwards what must never be known."""
    spectators = [guest(server, WATCHER), Witness(server.address)]
    everybody = players + spectators
    secrets = Secrets(folder / "quayside.db", table)
    for witness in everybody:
        witness.hello(table)
    players[0].act(type="chat", text=CHAT)
    play(table, players, spectators)
    for witness in everybody:
        witness.at(players[0].update["seq"])

    running = {witness: unfinished(witness) for witness in everybody}
    for witness in everybody:
        assert running[witness] > 20, "too little was seen to search in"
        search(witness, everybody, secrets)
    hands = dealt_in(players[0].update["view"])
    assert len(hands) == 4, "at the end all cards are laid open"
    for witness in everybody:
        yours = witness.update["yours"]
        seen = {
            seat: hand for told in before_the_end(witness) for seat, hand in own_hands(told, yours).items()
        }
        assert seen == {seat: hands[seat] for seat in yours}, "everybody has seen his own shares, as they are"
    search_log(server, everybody, secrets)


def play(table: str, players: list[Witness], spectators: list[Witness]) -> None:
    chooser = random.Random(11)
    humans = [seat for player in players for seat in player.update["yours"]]
    if len(humans) == 4:
        for number, _ in enumerate(play_out(list[Player](players), chooser)):
            # Nobody moves while they look; and the record of a finished game is public
            if number % PEEK_EVERY == 0 and runs(table, players[0]):
                for witness in players + spectators:
                    witness.at(players[0].update["seq"])
                    witness.peek(table, 4)
        return
    (player,) = players
    moves = 0
    while player.update["table"]["status"] != "finished":
        if player.update["to_play"] not in humans:
            player.expect("update")
            continue
        if moves % PEEK_EVERY == 0:
            for witness in [player, *spectators]:
                witness.peek(table, 4)
        moves += 1
        assert player.move(chooser.choice(player.update["legal"]))["type"] == "accepted"


def runs(table: str, witness: Witness) -> bool:
    return bool(witness.call("GET", f"/api/tables/{table}")["status"] == "playing")


# The search


def unfinished(witness: Witness) -> int:
    return sum(1 for _ in before_the_end(witness))


def before_the_end(witness: Witness) -> Iterator[Any]:
    """All that was told while the game ran: the update that ends it lays the cards open, and the record is public."""
    for told in witness.told():
        if not tells_of_the_end(told):
            yield told


def tells_of_the_end(told: Any) -> bool:
    """An update, or the table as it is asked for (`runs`), which has its outcome then."""
    if not isinstance(told, dict):
        return False
    if told.get("status") == "finished":
        return True
    view = told.get("view")
    return isinstance(view, dict) and view.get("to_play") == -1


def search(witness: Witness, everybody: list[Witness], secrets: Secrets) -> None:
    for told in before_the_end(witness):
        check_told(told, witness.update["yours"])
    everything = b"\n".join(witness.received())
    lower = everything.lower()
    for form in secrets.forms:
        assert form.encode() not in everything, "the seed"
        assert form.lower().encode() not in lower, "the seed"
    for other in everybody:
        if other is not witness and other.token is not None:
            assert other.token.encode() not in everything, f"the session of {other.name}"
    for digest in secrets.digests:
        assert digest.encode() not in everything, "the hash of a session"
    check_own_token(witness)


def check_own_token(witness: Witness) -> None:
    """One's own session comes once, in the cookie that no script can read."""
    token = witness.token
    if token is None:
        return
    places = [part for part in witness.received() if token.encode() in part]
    assert len(places) == 1
    (line,) = [line for line in places[0].splitlines() if token.encode() in line]
    assert line.lower().startswith(b"set-cookie: quayside_session=")
    assert b"httponly" in line.lower()


def check_told(told: Any, yours: list[int], path: str = "") -> None:
    """Nothing in it names what is hidden, however deep it stands."""
    if isinstance(told, list):
        for number, each in enumerate(told):
            check_told(each, yours, f"{path}.{number}")
    if not isinstance(told, dict):
        return
    inner = {name for name in INNER & told.keys() if told[name] is not None}
    assert not inner, f"{path} has {inner}"
    if told.get("kind") == "deal":
        assert "wares" not in told or told["seat"] in yours, (
            f"{path} deals seat {told['seat']}'s shares openly"
        )
    if "dealt" in told or "fortune" in told:
        assert path.rpartition(".")[0].endswith("seats"), f"{path} tells of shares"
        assert int(path.rpartition(".")[2]) in yours, f"{path} tells of another's shares"
    for name, each in told.items():
        check_told(each, yours, f"{path}.{name}")


def dealt_in(view: Any) -> dict[int, Any]:
    return {seat: place["dealt"] for seat, place in enumerate(view["seats"]) if "dealt" in place}


def own_hands(told: Any, yours: list[int]) -> dict[int, Any]:
    view = told.get("view") if isinstance(told, dict) else None
    hands = dealt_in(view) if isinstance(view, dict) else {}
    return {seat: hand for seat, hand in hands.items() if seat in yours}


def search_log(server: ServerProcess, everybody: list[Witness], secrets: Secrets) -> None:
    said = server.said()
    assert len(said.splitlines()) > 20, "the log is too short to be searched"
    for form in secrets.forms:
        assert form not in said, "the seed is in the log"
    for word in [CHAT, WATCHER, *NAMES, "quayside_session", "cookie:", '"cookie"', *secrets.digests]:
        assert word.lower() not in said.lower(), f"{word} is in the log"
    for witness in everybody:
        assert witness.token is None or witness.token not in said, "a session is in the log"
    assert server.complaints() == []


# The search itself


def test_the_search_would_find_what_it_looks_for() -> None:
    """On a view for all eyes, and on the events of a deal as their owner hears them."""
    events: list[quayside.Event] = []
    state = quayside.game("manila").new(players=4, seed=3, listener=events.append)
    for leak in [
        {"view": state.view(quayside.ALL)},
        {"view": state.view(2)},
        {"events": [event.seen_by(2) for event in events]},
        {"table": {"seed": 3}},
        {"status": "playing", "outcome": [{"score": 3, "rank": 1}]},
    ]:
        assert not tells_of_the_end(leak)
        with pytest.raises(AssertionError):
            check_told(leak, [1])
    check_told({"view": state.view(1), "events": [event.seen_by(1) for event in events]}, [1])
    check_told({"view": state.view(None), "events": [event.seen_by(None) for event in events]}, [])
