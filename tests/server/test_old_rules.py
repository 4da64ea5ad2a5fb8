"""The rules of a game change under its tables: none is played on by the new ones, and all of them can still be read, as
far as somebody here knows the old ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside.cli import main
from quayside.server.old_rules import rules_of
from quayside.table import entries

from .endings import finish, on_loop
from .players import Player, Server, seated

OUTDATED = "The rules have changed since this game began: it cannot go on."
GONE = "This game was played by version 1 of the rules, which is no longer here: only its result and its record remain."


@pytest.fixture
def raise_version(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Manila has another version from now on, and nobody has kept the old one."""
    return lambda: monkeypatch.setattr(quayside.game("manila"), "version", 2)


class Harbour:
    """Tables of Manila before its rules changed: one waits, one runs, one is over, one is played with bots."""

    def __init__(self, server: Server) -> None:
        self.running, [self.rosa, self.diego, self.amei] = seated(server, "Rosa", "Diego", "Amei")
        assert self.rosa.move("bid 5")["type"] == "accepted"
        self.finished, _ = seated(server, "Ana", "Bo", "Cai")
        finish(server, self.finished)
        self.waiting = self.rosa.create_table(players=3)
        plan = {"game": "manila", "seats": ["me", "greedy", "greedy"], "start": True, "clock": LONG}
        self.with_bots = self.rosa.call("POST", "/api/tables", plan)["id"]
        self.result = self.rosa.call("GET", f"/api/tables/{self.finished}/record")
        self.outcome = self.rosa.call("GET", f"/api/tables/{self.finished}")["outcome"]

    def log_of(self, server: Server, table: str) -> list[Any]:
        return [row.entry for row in on_loop(server, server.app.state.store.rows(table))]


LONG = {"kind": "move", "seconds": 3600}


def test_no_table_is_played_on_by_other_rules_than_it_was_begun_with(
    start_server: Callable[..., Server], raise_version: Callable[[], None]
) -> None:
    server = start_server()
    harbour = Harbour(server)
    raise_version()
    with closing_server(server.again()) as later:
        update = harbour.diego.hello(harbour.running)
        assert (update["table"]["status"], update["table"]["rules"]) == ("outdated", "gone")
        assert (update["view"], update["legal"], update["to_play"]) == (None, [], -1)
        for answer in (harbour.diego.move("pass"), harbour.diego.undo(0)):
            assert (answer["type"], answer["sentence"]) == ("refused", OUTDATED)
        for table in (harbour.running, harbour.waiting, harbour.with_bots):
            assert harbour.rosa.call("GET", f"/api/tables/{table}")["status"] == "outdated"
            assert harbour.log_of(later, table)[-1] == entries.Outdated(2)
        assert not [entry for entry in harbour.log_of(later, harbour.running)[5:] if moved(entry)]
        harbour.rosa.call("POST", f"/api/tables/{harbour.waiting}/start", status=409)
        again = harbour.rosa.call("POST", f"/api/tables/{harbour.running}/rematch")
        assert (again["version"], again["rules"]) == (2, "current")


@contextmanager
def closing_server(server: Server) -> Iterator[Server]:
    try:
        yield server
    finally:
        server.stop()


def moved(entry: Any) -> bool:
    return isinstance(entry, entries.Moved) and entry.moves != ["bid 5"]


def test_what_is_known_of_a_finished_game_stays_readable(
    start_server: Callable[..., Server], raise_version: Callable[[], None]
) -> None:
    server = start_server()
    harbour = Harbour(server)
    raise_version()
    with closing_server(server.again()):
        ana = Player(server.address, "en").guest("Reader")
        path = f"/api/tables/{harbour.finished}"
        info = ana.call("GET", path)
        assert (info["status"], info["rules"], info["version"]) == ("finished", "gone", 1)
        assert info["outcome"] == harbour.outcome
        record = ana.call("GET", f"{path}/record")
        assert record["moves"] == harbour.result["moves"]
        for what in ("view?all=true", "story?all=true"):
            assert ana.call("GET", f"{path}/{what}", status=410)["sentence"] == GONE
        ana.call("POST", f"{path}/analysis", status=409)
        assert ana.call("GET", f"{path}/analysis")["status"] == "none"
        assert ana.hello(harbour.finished)["table"]["status"] == "finished"


def test_an_operator_learns_before_an_update_what_it_would_end(
    start_server: Callable[..., Server],
    raise_version: Callable[[], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    server = start_server()
    harbour = Harbour(server)
    server.stop()
    database = ["--database", server.settings.database]

    def told(*words: str, code: int) -> str:
        capsys.readouterr()
        assert main(["admin", *words, *database]) == code
        return capsys.readouterr().out

    assert "0 games would be closed" in told("upgrade", "--check", code=0)
    assert "All is in order." in told("check", code=0)
    raise_version()
    would = told("upgrade", "--check", code=1)
    assert "3 games would be closed, because the rules have changed." in would
    assert f"table {harbour.running}: manila, version 1, here is 2, playing" in would
    found = told("check", code=3)
    assert f"table {harbour.finished} was not replayed: it was begun by version 1" in found
    assert "All is in order." not in found
    assert "3 games closed" in told("upgrade", code=0)
    assert "0 games would be closed" in told("upgrade", "--check", code=0)


def test_rules_of_an_earlier_version_come_from_their_archive() -> None:
    old = rules_of("lisboa", 1)
    assert old is not None
    assert (old.id, old.version) == ("lisboa", 1)
    assert rules_of("lisboa", 77) is rules_of("chess", 1) is None
    assert rules_of("manila", quayside.game("manila").version) is quayside.game("manila")
