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
from typing import Any

from prometheus_client import multiprocess as metrics

from quayside.table.observe import log_json
from quayside.table.serving import GRACE, ServingError, run_one
from quayside.table.settings import Settings

STEADY = 10.0  # seconds after which a process counts as one that works
SHORTEST, LONGEST = 0.5, 15.0  # seconds until one that did not work is started again
BETWEEN_CALLS = 2.0  # seconds after which a process is asked again whether it is well
SILENCE = 10.0  # seconds without an answer, after which it is killed

WELL = b"well"

Work = Callable[[Connection], None]

log = logging.getLogger("quayside.table.workers")


class Worker:
    """A place for a process, and the process that fills it."""

    def __init__(self, work: Work, silence: float = SILENCE) -> None:
        self._work = work
        self._silence = silence
        self._pause = SHORTEST
        self.process: Any = None
        self.line: Connection | None = None  # over which it says that it serves, and then that it still does
        self.serves = False
        self.again = 0.0  # when an empty place is filled
        self._called: float | None = None  # when it was asked, if it has not answered
        self._heard = 0.0

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
        """Asks whether it is well when it is time to, and kills it when it has kept silent for too long; when to look
        again. One that has not begun to serve is left alone: a start may take long."""
        if self.process is None or self.line is None or not self.serves:
            return None
        if self._called is None:
            if time.monotonic() < self._heard + BETWEEN_CALLS:
                return self._heard + BETWEEN_CALLS
            self._called = time.monotonic()
            with contextlib.suppress(OSError):  # it has just died, and will be noticed
                self.line.send_bytes(WELL)
        elif time.monotonic() >= self._called + self._silence:
            log.error("worker %s does not answer, and is killed", self.process.pid)
            self.process.kill()
            return None
        return self._called + self._silence

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
