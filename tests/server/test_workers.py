"""Several processes behind one port, as `quayside serve --workers 2` starts them: what happens when one is killed."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from sqlalchemy import select

from quayside.server import workers
from quayside.server.store import schema
from quayside.server.store.store import open_engine
from quayside.server.workers import Processor, Work, Worker, watch

from ..servers import Postgres
from .harbours import opened, table
from .players import Player

PATIENCE = 150.0


class Serving:
    """A parent and its workers."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def workers(self) -> list[int]:
        return [pid for pid in children(self.process.pid) if "spawn_main" in command(pid)]

    def healthy(self) -> bool:
        try:
            return httpx.get(f"{self.address}/healthz", trust_env=False, timeout=5).is_success
        except httpx.HTTPError:
            return False


@contextmanager
def serving(database: str, notes: Path, **environment: str) -> Iterator[Serving]:
    words = ["serve", "--port", "0", "--workers", "2", "--database", database, "--channels", "postgres"]
    with notes.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "quayside", *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "QUAYSIDE_BOT_PROCESSES": "2", **environment},
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+?:\d+", line)
        assert found is not None, f"{line}\n{notes.read_text()}"
        yield Serving(process, found.group())
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def test_a_worker_that_dies_is_replaced_and_another_takes_its_tables(
    postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.database()
    with serving(database, tmp_path / "log", QUAYSIDE_BOT_PAUSE="0.2") as server:
        before = server.workers()
        assert len(before) == 2
        id = asyncio.run(a_game_of_bots(database))
        visitor = Player(server.address)
        visitor.hello(id)  # brings the table to one of the workers
        wait(lambda: holder(database, id), "a worker to take the table")
        victim = holder(database, id)
        assert victim in before
        bots = children(victim)
        os.kill(victim, signal.SIGKILL)
        seq = asyncio.run(length(database, id))
        wait(lambda: holder(database, id) not in (None, victim), "another worker to take the table over")
        visitor.hello(id, last=seq)  # whoever was cut off comes back and sees it go on
        wait(lambda: asyncio.run(length(database, id)) > seq + 3, "the bots to play on")
        wait(lambda: len(server.workers()) == 2, "a new worker")
        assert victim not in server.workers()
        wait(lambda: not any(map(alive, bots)), "the bots of the dead one to be gone")
        wait(server.healthy, "an answer")
        assert visitor.at(seq + 1)["seq"] > seq
        visitor.close()

        family = descendants(server.process.pid)
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
        wait(lambda: not any(map(alive, family)), "everybody to end")
        assert holder(database, id) is None, "the tables stand open for others"
    log = asyncio.run(read(database, id))
    assert log == sorted(set(log)) == list(range(1, len(log) + 1))


def test_a_parent_that_is_killed_leaves_nobody_at_the_port(postgres: Postgres, tmp_path: Path) -> None:
    with serving(postgres.database(), tmp_path / "log") as server:
        assert server.healthy()
        family = descendants(server.process.pid)
        assert len(family) >= 2
        server.process.kill()
        server.process.wait(PATIENCE)
        wait(lambda: not any(map(alive, family)), "the workers to end")
        assert not server.healthy()


def test_workers_that_cannot_start_end_the_server_with_a_sentence() -> None:
    script = """
import socket
from quayside.server.serving import ServingError
from quayside.server.settings import Settings
from quayside.server.workers import run_workers

if __name__ == "__main__":
    nowhere = "postgresql+asyncpg://nobody@127.0.0.1:1/nothing"
    listening = socket.create_server(("127.0.0.1", 0))
    try:
        run_workers(Settings(database=nowhere, channels="postgres", workers=1), listening)
    except ServingError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout.strip() == "a worker could not start; the lines above say why", done.stderr


# One that does not answer


def replaced(worker: Worker, pid: int) -> bool:
    process = worker.process  # none while its place is empty
    return worker.serves and process is not None and process.pid != pid


def test_a_worker_that_no_longer_answers_is_killed_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setattr(workers, "BETWEEN_CALLS", 0.05)
    with watching(silence=5.0) as worker:
        wait(lambda: worker.serves, "it to serve")
        stopped = worker.process.pid
        os.kill(stopped, signal.SIGSTOP)
        wait(lambda: not alive(stopped), "the silent one to be killed")
        wait(lambda: replaced(worker, stopped), "another to take its place")


def test_a_worker_that_has_no_time_to_answer_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its loop is kept for two seconds of the processor, which may be a minute of a busy machine's: after each tenth of a
    second without an answer it is looked at."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setattr(workers, "BETWEEN_CALLS", 0.0)
    happened: list[str] = []
    hear, stands_still = Worker.hear, Worker._stands_still

    def heard(self: Worker) -> None:
        happened.append("heard")
        hear(self)

    def looked_at(self: Worker) -> bool:
        happened.append("still" if stands_still(self) else "alive")
        return happened[-1] == "still"

    monkeypatch.setattr(Worker, "hear", heard)
    monkeypatch.setattr(Worker, "_stands_still", looked_at)
    with watching(silence=0.1, work=odd("busy_for_a_while")):
        wait(lambda: "alive" in happened and happened[-1] == "heard", "an answer after it was looked at")
        assert "still" not in happened[: happened.index("alive") + 1]


def test_a_worker_that_goes_in_circles_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setattr(workers, "BETWEEN_CALLS", 0.0)
    with watching(silence=0.1, chance=1.0, work=odd("busy_for_ever")) as worker:
        wait(lambda: worker.serves, "it to serve")
        lost = worker.process.pid
        wait(lambda: not alive(lost), "it to be killed")


@pytest.mark.parametrize(
    ("lately", "still"),
    [
        ((0.0, 0.0), True),  # stopped, or waits for what never comes
        ((0.1, 0.5), True),
        ((0.2, 9.7), False),  # ready to run, and others do
        ((4.0, 6.0), False),
        ((9.9, 0.1), False),
        ((10.0, 0.0), True),  # nobody is in its way, and yet it does not answer
    ],
)
def test_what_the_system_tells_of_a_silent_worker(
    monkeypatch: pytest.MonkeyPatch, lately: tuple[float, float], still: bool
) -> None:
    """After ten seconds in which it had a processor for so long, and waited for one for so long."""
    at = [100.0]
    told = [Processor(5.0, 3.0), Processor(5.0 + lately[0], 3.0 + lately[1])]
    killed: list[bool] = []
    monkeypatch.setattr("quayside.server.workers.time.monotonic", lambda: at[0])
    monkeypatch.setattr(Processor, "of", lambda pid: told.pop(0))
    worker = Worker(lambda line: None)
    worker.process = SimpleNamespace(pid=1, kill=lambda: killed.append(True))
    worker.line, its = multiprocessing.Pipe()
    its.send_bytes(b"well")
    worker.hear()
    at[0] += workers.BETWEEN_CALLS
    assert worker.look_after() == at[0] + workers.SILENCE
    at[0] += workers.SILENCE
    assert worker.look_after() == (None if still else at[0] + workers.SILENCE)
    assert bool(killed) == still


def test_a_worker_that_stands_still_is_replaced_and_its_tables_go_on(
    postgres: Postgres, tmp_path: Path
) -> None:
    """A whole server on PostgreSQL, with the usual patience; one of its two workers is stopped in the middle of a game."""
    database = postgres.database()
    with serving(database, tmp_path / "log", QUAYSIDE_BOT_PAUSE="0.2") as server:
        before = server.workers()
        id = asyncio.run(a_game_of_bots(database))
        visitor = Player(server.address)
        visitor.hello(id)
        wait(lambda: holder(database, id), "a worker to take the table")
        victim = holder(database, id)
        assert victim in before
        os.kill(victim, signal.SIGSTOP)
        seq = asyncio.run(length(database, id))
        wait(lambda: not alive(victim), "the silent one to be killed")
        wait(lambda: len(server.workers()) == 2, "another in its place")
        assert victim not in server.workers()
        assert set(before) & set(server.workers()), "the one that answers was left alone"
        wait(server.healthy, "an answer")
        visitor.hello(id, last=seq)
        wait(lambda: holder(database, id) not in (None, victim), "another worker to take the table over")
        wait(lambda: asyncio.run(length(database, id)) > seq + 3, "the bots to play on")
        visitor.close()
    assert f"worker {victim} does not answer, and is killed" in (tmp_path / "log").read_text()
    log = asyncio.run(read(database, id))
    assert log == list(range(1, len(log) + 1))


def test_a_worker_that_answers_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked a hundred times, it answers a hundred times."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setattr(workers, "BETWEEN_CALLS", 0.0)
    heard: list[int] = []
    hear = Worker.hear

    def noted(self: Worker) -> None:
        hear(self)
        heard.append(self.process.pid)

    monkeypatch.setattr(Worker, "hear", noted)
    with watching(silence=60.0):
        wait(lambda: len(heard) >= 100, "a hundred answers")
        assert len(set(heard)) == 1


def odd(name: str) -> Work:
    """Found beside this file, also by the process."""
    return getattr(import_module("odd_workers"), name)


@contextmanager
def watching(silence: float, chance: float = 60.0, work: Work | None = None) -> Iterator[Worker]:
    """A parent in a thread, and its only worker."""
    worker = Worker(work or odd("idle"), silence, chance)
    stop, tell = socket.socketpair()
    worker.start()
    parent = threading.Thread(target=watch, args=([worker], stop))
    parent.start()
    try:
        yield worker
    finally:
        tell.send(b"x")
        parent.join(PATIENCE)
        if worker.process is not None:
            worker.process.kill()
            worker.process.join()
        stop.close()
        tell.close()


# The table


async def a_game_of_bots(database: str) -> str:
    async with opened(database) as harbour:
        return (await table(harbour, "bot random", "bot random", "bot random")).table.facts.id


async def length(database: str, id: str) -> int:
    return len(await read(database, id))


async def read(database: str, id: str) -> list[int]:
    engine = open_engine(database)
    async with engine.connect() as connection:
        query = select(schema.log.c.seq).where(schema.log.c.table_id == id).order_by(schema.log.c.seq)
        seqs = list((await connection.execute(query)).scalars())
    await engine.dispose()
    return seqs


def holder(database: str, id: str) -> int | None:
    """The process that runs the bots of a table."""

    async def ask() -> str | None:
        engine = open_engine(database)
        async with engine.connect() as connection:
            query = select(schema.leases.c.process).where(
                schema.leases.c.table_id == id, schema.leases.c.expires > 0
            )
            process = (await connection.execute(query)).scalar()
        await engine.dispose()
        return process

    process = asyncio.run(ask())
    return None if process is None else int(process.split(":")[1])


# Processes


def children(pid: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def descendants(pid: int) -> list[int]:
    found = children(pid)
    return found + [grandchild for child in found for grandchild in descendants(child)]


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait(true: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited {PATIENCE} s for {what}"
        time.sleep(0.05)
