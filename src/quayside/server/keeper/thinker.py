"""Somebody who thinks: one process of this machine, and the pipe to it. `cluster.py` has one on other machines."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

from quayside.server.keeper import jobs
from quayside.server.keeper.jobs import AnyAnswer, AnyJob
from quayside.server.keeper.thinking import think

STARTING = 60.0  # seconds a new process may take until it listens


class BotTrouble(Exception):
    """A bot crashed, overran its time, or wanted what is not legal: a word for the table's log, a detail for ours."""

    def __init__(self, what: str, detail: str = "") -> None:
        super().__init__(what)
        self.detail = detail


class Thinker:
    """One process and the pipe to it. It is started when the first question comes."""

    def __init__(self) -> None:
        self.tried = False  # to start it
        self._process: Any = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, job: AnyJob, cap: float) -> AnyAnswer:
        """The answer, or BotTrouble; a process that does not answer in time is gone afterwards."""
        try:
            answer = await self._answer(job, cap)
        except TimeoutError:
            self.kill()
            raise BotTrouble("overran") from None
        except (EOFError, OSError) as error:
            self.kill()
            raise BotTrouble("crashed", type(error).__name__) from None
        except BaseException:
            self.kill()  # nobody waits for its answer, and the next question must not get it
            raise
        if isinstance(answer, jobs.Failed):
            raise BotTrouble(answer.what, answer.detail)
        return answer

    async def _answer(self, job: AnyJob, cap: float) -> AnyAnswer:
        pipe = await self._running()
        pipe.send_bytes(jobs.encode(job))
        found: AnyAnswer = jobs.decode_answer(await _receive(pipe, cap))
        return found

    async def _running(self) -> Connection:
        if self._pipe is not None:
            return self._pipe
        self.tried = True
        context = multiprocessing.get_context("spawn")
        ours, its = context.Pipe()
        self._pipe = ours
        self._process = context.Process(target=think, args=(its,), name="quayside bot", daemon=True)
        try:
            await asyncio.to_thread(self._process.start)
        finally:
            its.close()
        await _receive(ours, STARTING)  # it says that it is ready
        return ours

    def kill(self) -> None:
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None and process.pid is not None:
            process.kill()
            asyncio.get_running_loop().run_in_executor(None, process.join, 5)


async def _receive(pipe: Connection, seconds: float) -> bytes:
    """The next message; a child sends short ones, whole, so that reading never waits once there is something."""
    loop = asyncio.get_running_loop()
    there = asyncio.Event()
    loop.add_reader(pipe.fileno(), there.set)
    try:
        async with asyncio.timeout(seconds):
            await there.wait()
    finally:
        loop.remove_reader(pipe.fileno())
    return pipe.recv_bytes()
