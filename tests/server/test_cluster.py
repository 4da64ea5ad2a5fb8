"""Bots that think on a Ray cluster, a real one of this machine: they play, are asked for hints and studies, overrun their
time and are lost as others are."""

from __future__ import annotations

import asyncio
import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from quayside import Rng, game
from quayside.server.keeper import jobs
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.cluster import FarThinker
from quayside.server.keeper.jobs import Decide, Question, Review
from quayside.server.keeper.thinker import BotTrouble
from quayside.server.settings import Settings, SettingsError
from quayside.table import entries

from .endings import on_loop
from .harbours import of_kind, written
from .players import Server

pytest.importorskip("ray")

CORES = 2
SOURCE = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
    return port


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A head with two cores and the door for clients, as on a machine of its own."""
    port, client = free_port(), free_port()
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    paths = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
    folder = f"/tmp/ray-{secrets.token_hex(4)}"  # its sockets' names have to be short
    env = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "PYTHONPATH": paths}
    start = [
        *ray, "start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}", f"--ray-client-server-port={client}",
        f"--num-cpus={CORES}", "--include-dashboard=false", "--object-store-memory=100000000", f"--temp-dir={folder}",
        "--disable-usage-stats",
    ]  # fmt: skip
    with subprocess.Popen(start, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as head:
        _wait(client)
        yield f"ray://127.0.0.1:{client}"
        head.terminate()


def _wait(port: int) -> None:
    for _ in range(600):
        with socket.socket() as trying:
            trying.settimeout(0.5)
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        import time

        time.sleep(0.2)
    raise AssertionError("the cluster did not start")


def question(plies: int = 0, id: str = "manila") -> Question:
    state, rng = game(id).new(players=3, seed=5), Rng(5)
    while state.ply < plies:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    return Question("table", id, 3, "5", {}, list(state.history), state.to_play)


def on_cluster(work: Any, cluster: str, seconds: float = 0.3, cap: float = 60.0) -> Any:
    async def do() -> Any:
        pool = BotPool(1, seconds, cap, cluster)
        pool.start()
        try:
            return await work(pool)
        finally:
            await pool.stop()

    return asyncio.run(do())


def test_a_bot_on_the_cluster_plays_what_is_legal_and_hints(cluster: str) -> None:
    async def work(pool: BotPool) -> tuple[Any, Any, list[int]]:
        asked = question(10)
        return await pool.decide(asked, "search"), await pool.hints(asked), pool.pids

    decision, hints, pids = on_cluster(work, cluster)
    state = game("manila").new(players=3, seed=5)
    for action in question(10).history:
        state.play(action)
    assert state.parse(decision.move) in state.legal()
    assert decision.trouble is None
    assert hints
    assert pids == []  # nobody thought on this machine


def test_the_cluster_studies_what_a_process_studies(cluster: str) -> None:
    asked = question(12)

    async def far(pool: BotPool) -> Any:
        return await pool.study(asked, 10)

    there, here = on_cluster(far, cluster), on_cluster(far, "")
    assert there == here


def test_who_overruns_his_time_is_let_go_and_a_simple_bot_plays(cluster: str) -> None:
    async def work(pool: BotPool) -> Any:
        await pool.decide(question(10), "search:1")  # it is there
        pool._cap = 0.05
        decision = asyncio.create_task(pool.decide(question(10), "search:99999"))
        while not decision.done():
            await asyncio.sleep(0.05)
            pool._cap = 0.05 if pool._deep[0]._actor is not None else 60.0  # type: ignore[attr-defined]
        return decision.result()

    assert on_cluster(work, cluster, seconds=20.0).move


def test_a_thinker_that_is_lost_is_replaced(cluster: str) -> None:
    async def work(pool: BotPool) -> Any:
        await pool.decide(question(10), "search:1")
        thinker = pool._deep[0]
        assert isinstance(thinker, FarThinker)
        await asyncio.to_thread(thinker._ray.kill, thinker._actor)
        return await pool.decide(question(10), "search:1")

    assert on_cluster(work, cluster).move


def test_without_a_cluster_simple_bots_play_on() -> None:
    async def work(pool: BotPool) -> Any:
        return await pool.decide(question(10), "search")

    decision = on_cluster(work, f"ray://127.0.0.1:{free_port()}")
    assert decision.move
    assert decision.trouble == "crashed"


def test_a_thinker_says_why_it_cannot(cluster: str) -> None:
    async def ask() -> None:
        thinker = FarThinker(cluster)
        job = Decide(question(3), "search:nonsense", 1, 0.1)
        try:
            with pytest.raises(BotTrouble, match="crashed"):
                await thinker.ask(job, 60)
            assert isinstance(await thinker.ask(Review(question(3), 2), 60), jobs.Reviewed)
        finally:
            thinker.kill()

    asyncio.run(ask())


def test_a_whole_server_has_its_deep_thought_done_on_the_cluster(
    cluster: str, start_server: Callable[..., Server]
) -> None:
    """A bot at a table and a hint: nobody thinks here but who costs next to nothing."""
    server = start_server(bots=cluster, bot_seconds=0.2, bot_cap=60.0)
    rosa = server.player("Rosa")
    table = rosa.create_table("manila", 3, seats=["search:10", "me", "greedy"], start=True)
    rosa.hello(table)
    while rosa.update["to_play"] != 1:
        rosa.expect("update")
    assert rosa.update["ply"] >= 1
    assert rosa.call("GET", f"/api/tables/{table}/hints")["hints"]
    pool: BotPool = server.app.state.pool
    [thinker] = pool._deep
    assert isinstance(thinker, FarThinker)
    assert thinker._actor is not None
    assert pool.pids == ([pool._quick.pid] if pool._quick.pid is not None else [])
    log = on_loop(server, written(server.app.state.harbour, table))
    assert of_kind(log, entries.BotFailed) == []


@pytest.mark.parametrize("bots", ["cluster", "http://host", "ray"])
def test_other_places_are_refused(bots: str) -> None:
    with pytest.raises(SettingsError, match="ray://HOST:PORT"):
        Settings.read({"bots": bots})
