"""Several processes that serve one port: the parent holds the listening socket, starts them, starts one anew that died or
does not answer any more, and ends them all. None of them knows of the others; they meet in the database and on the
channels.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NamedTuple

from prometheus_client import multiprocess as metrics

from quayside.server.observe import log_json
from quayside.server.serving import GRACE, ServingError, run_one
from quayside.server.settings import Settings

STEADY = 10.0  # seconds after which a process counts as one that works
SHORTEST, LONGEST = 0.5, 15.0  # seconds until one that did not work is started again
BETWEEN_CALLS = 2.0  # seconds after which a process is asked again whether it is well
SILENCE = 10.0  # seconds without an answer, after which it is looked at
CHANCE = 10.0  # seconds of the processor within which it answers if it ever will
WANTS = (
    0.1  # of the time: who waits for the processor no longer than that has nothing to do with it, or cannot
)

WELL = b"well"

Work = Callable[[Connection], None]

log = logging.getLogger("quayside.server.workers")


class Processor(NamedTuple):
    """What the system says of a process's first thread, in which its event loop is: for how many seconds it had a
    processor, and for how many it waited for one."""

    had: float
    waited: float

    @classmethod
    def of(cls, pid: int) -> Processor | None:
        """None where the system does not tell."""
        try:
            had, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
        except (OSError, ValueError):
            return None
        return cls(int(had) / 1e9, int(waited) / 1e9)

    def since(self, before: Processor) -> Processor:
        return Processor(self.had - before.had, self.waited - before.waited)


class Worker:
    """A place for a process, and the process that fills it."""

    def __init__(self, work: Work, silence: float = SILENCE, chance: float = CHANCE) -> None:
        self._work = work
        self._silence = silence
        self._chance = chance
        self._pause = SHORTEST
        self.process: Any = None
        self.line: Connection | None = None  # over which it says that it serves, and then that it still does
        self.serves = False
        self.again = 0.0  # when an empty place is filled
        self._called: float | None = None  # when it was asked, if it has not answered
        self._heard = 0.0
        self._looked = 0.0
        self._when_called: Processor | None = None
        self._when_looked: Processor | None = None

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, its = context.Pipe()
        self.process = context.Process(target=self._work, args=(its,), name="quayside worker")
        self.process.start()
        its.close()
        self.serves = False
        self._called = None
        self._began = time.monotonic()

    def hear(self) -> None:
        """What came over the line: that it is well, or the end of it."""
        assert self.line is not None
        try:
            self.line.recv_bytes()
        except (EOFError, OSError):
            self.line.close()
            self.line = None
        else:
            self.serves = True
            self._called = None
            self._heard = time.monotonic()

    def look_after(self) -> float | None:
        """Asks whether it is well when it is time to, and kills it when it has kept silent for too long and stands still;
        when to look again. One that has not begun to serve is left alone: a start may take long."""
        if self.process is None or self.line is None or not self.serves:
            return None
        if self._called is None:
            if time.monotonic() < self._heard + BETWEEN_CALLS:
                return self._heard + BETWEEN_CALLS
            self._called = self._looked = time.monotonic()
            self._when_called = self._when_looked = Processor.of(self.process.pid)
            with contextlib.suppress(OSError):  # it has just died, and will be noticed
                self.line.send_bytes(WELL)
        elif time.monotonic() >= self._looked + self._silence:
            if self._stands_still():
                log.error("worker %s does not answer, and is killed", self.process.pid)
                self.process.kill()
                return None
            log.warning("worker %s does not answer: the machine has no time for it", self.process.pid)
        return self._looked + self._silence

    def _stands_still(self) -> bool:
        """One that cannot answer because others have the processor is not killed: its successor would be no better off.
        It waits for the processor nearly all the time; one that was stopped, or waits for something else, does not; and one
        that goes in circles has had all the time that it needs."""
        now, then, called = Processor.of(self.process.pid), self._when_looked, self._when_called
        elapsed, self._looked = time.monotonic() - self._looked, time.monotonic()
        self._when_looked = now
        if now is None or then is None or called is None:
            return True
        lately = now.since(then)
        return lately.had + lately.waited < WANTS * elapsed or now.since(called).had >= self._chance

    def clear(self) -> None:
        """It has died: the place is empty, and is filled at once if it had worked for a while."""
        pid, code = self.process.pid, self.process.exitcode
        self.process.join()
        self.process = None
        while (
            self.line is not None
        ):  # its last word may be that it serves; the end of the line comes after that
            self.hear()
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            metrics.mark_process_dead(pid)  # type: ignore[no-untyped-call]
        steady = time.monotonic() - self._began > STEADY
        self._pause = SHORTEST if steady else min(LONGEST, self._pause * 2)
        self.again = time.monotonic() + (0.0 if steady else self._pause)
        log.warning("worker %s ended with %s", pid, code)

    def end(self, deadline: float) -> None:
        if self.process is None:
            return
        self.process.join(max(0.0, deadline - time.monotonic()))
        if self.process.exitcode is None:
            log.warning("worker %s does not end, and is killed", self.process.pid)
            self.process.kill()
            self.process.join()


def run_workers(
    settings: Settings, listening: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    """Until a signal says stop. One that cannot even start once ends it all."""
    log_json(settings.log_level)
    workers = [Worker(partial(_work, settings, listening)) for _ in range(settings.workers)]
    with _signals() as told_to_stop:
        try:
            for worker in workers:
                worker.start()
            watch(workers, told_to_stop, ready)
        finally:
            listening.close()
            for worker in workers:
                if worker.process is not None:
                    worker.process.terminate()
            deadline = time.monotonic() + GRACE + 5
            for worker in workers:
                worker.end(deadline)


def watch(
    workers: list[Worker], told_to_stop: socket.socket, ready: Callable[[], None] = lambda: None
) -> None:
    greeted = False
    while True:
        empty = [worker for worker in workers if worker.process is None]
        for worker in empty:
            if worker.again <= time.monotonic():
                worker.start()
        due = [worker.again for worker in workers if worker.process is None]
        due += [when for worker in workers if (when := worker.look_after()) is not None]
        lines = {worker.line: worker for worker in workers if worker.line is not None}
        ends = {worker.process.sentinel: worker for worker in workers if worker.process is not None}
        patience = max(0.0, min(due) - time.monotonic()) if due else None
        happened = wait([told_to_stop, *lines, *ends], patience)
        if told_to_stop in happened:
            return
        for what in happened:
            if what in lines:
                lines[what].hear()
        for what in happened:
            if what in ends:
                ends[what].clear()
                if not greeted and not ends[what].serves:
                    raise ServingError("a worker could not start; the lines above say why")
        if not greeted and all(worker.serves for worker in workers):
            greeted = True
            ready()


@contextlib.contextmanager
def _signals() -> Iterator[socket.socket]:
    """A socket that can be read from when somebody asked this process to stop."""
    stop, tell = socket.socketpair()
    tell.setblocking(False)

    def note(number: int, frame: object) -> None:
        with contextlib.suppress(BlockingIOError):
            tell.send(b"x")

    before = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        stop.close()
        tell.close()


def _work(settings: Settings, listening: socket.socket, line: Connection) -> None:
    """One of the processes."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        run_one(settings, listening, lambda: say_that_all_is_well(line))


def say_that_all_is_well(line: Connection) -> None:
    """Now, and from the event loop whenever the parent asks: a process whose loop stands still does not answer."""
    loop = asyncio.get_running_loop()

    def answer() -> None:
        try:
            line.recv_bytes()
            line.send_bytes(WELL)
        except (EOFError, OSError):  # the parent is gone
            loop.remove_reader(line.fileno())

    line.send_bytes(WELL)
    loop.add_reader(line.fileno(), answer)


def _end_with_parent() -> None:
    """A parent that was killed leaves nobody behind who would hold the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
