"""The analysis of a finished game: begun when somebody asks, done in the background, kept with the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quayside.bots.analysis import Study
from quayside.server.keeper.analyses import Analyses
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.jobs import Question
from quayside.server.keeper.thinker import BotTrouble

from .endings import finish, on_loop, whole_turn
from .harbours import opened, table, until
from .players import Player, Server, seated, settings_in, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file, with little thought spent on each decision."""
    with Server(settings_in(tmp_path_factory.mktemp("analyses"))) as running:
        running.app.state.analyses._iterations = 3
        yield running


def asked(player: Player, table: str, method: str = "GET", status: int | None = None) -> Any:
    return player.call(method, f"/api/tables/{table}/analysis", status=status)


def finished(server: Server) -> tuple[str, Player]:
    table, [rosa, *_] = seated(server, "Rosa", "Kim", "Juan")
    finish(server, table)
    return table, rosa


def accuracies(player: Player) -> list[float | None]:
    """Of the seats of the game that somebody played last, as his list of games tells them."""
    return [seat["accuracy"] for seat in player.call("GET", "/api/me/games")[0]["seats"]]


def test_an_analysis_is_made_once_and_then_belongs_to_the_game(server: Server) -> None:
    table, rosa = finished(server)
    plies = server.app.state.harbour.tables[table].table.ply
    assert asked(rosa, table) == {"status": "none", "done": 0, "total": plies, "analysis": None}
    assert accuracies(rosa) == [None] * 3
    begun = asked(rosa, table, "POST")
    assert (begun["status"], begun["total"]) == ("running", plies)
    wait_for(lambda: asked(rosa, table)["status"] == "ready", "the analysis", seconds=120)
    found = asked(rosa, table)["analysis"]
    assert [one["ply"] for one in found["decisions"]] == list(range(plies))
    assert len(found["turning_points"]) == 3
    for player in found["players"]:
        steps = sum(player[name] for name in ("start", "skill", "gifts", "luck", "drift"))
        assert steps == pytest.approx(player["result"], abs=0.05)
    assert accuracies(rosa) == [player["accuracy"] for player in found["players"]]
    assert asked(rosa, table, "POST")["analysis"] == found
    assert asked(Player(server.address), table)["analysis"] == found, "anybody with the link may read it"


def test_a_running_game_is_not_analysed(server: Server) -> None:
    table, [rosa, *_] = seated(server, "Rosa", "Kim", "Juan")
    for method in ("GET", "POST"):
        assert asked(rosa, table, method, 403)["code"] == "table.analysis_live"


def test_who_has_no_name_cannot_have_it_made(server: Server) -> None:
    table, _ = finished(server)
    assert asked(Player(server.address), table, "POST", 401)["code"] == "table.sign_in"


def test_what_a_restart_cut_short_begins_again(server: Server) -> None:
    table, rosa = finished(server)
    asked(rosa, table, "POST")
    on_loop(server, server.app.state.analyses.stop())
    wait_for(lambda: asked(rosa, table)["status"] == "none", "nothing to be left of it")
    assert asked(rosa, table, "POST")["status"] == "running"
    on_loop(server, server.app.state.analyses.stop())


def test_an_analysis_that_fails_is_told_as_none(tmp_path: Path) -> None:
    class Tired(BotPool):
        async def study(self, question: Question, iterations: int) -> Study:
            raise BotTrouble("overran")

    async def scene() -> None:
        async with opened(f"sqlite+aiosqlite:///{tmp_path / 'quayside.db'}") as harbour:
            live = await table(harbour, "Rosa", "Kim", "Juan")
            while not live.table.over:
                await live.act(whole_turn)
            analyses = Analyses(harbour, Tired(processes=1, seconds=0.1, cap=1.0))
            await analyses.begin(live.table, "rosa")
            await until(lambda: analyses.progress(live.table.facts.id) is None, "it to fail")
            assert await analyses.stored(live.table.facts.id) is None

    asyncio.run(scene())
