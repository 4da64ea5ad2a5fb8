"""Several processes that serve one port: the parent holds the listening socket, starts them, starts one anew that died,
and ends them all. None of them knows of the others; they meet in the database and on the channels.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any

from prometheus_client import multiprocess as metrics

from quayside.table.observe import log_json
from quayside.table.serving import GRACE, ServingError, run_one
from quayside.table.settings import Settings

STEADY = 10.0  # seconds after which a process counts as one that works
SHORTEST, LONGEST = 0.5, 15.0  # seconds until one that did not work is started again

log = logging.getLogger("quayside.table.workers")


class Worker:
    """A place for a process, and the process that fills it."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._pause = SHORTEST
        self.process: Any = None
        self.word: Connection | None = None  # over which it says that it serves
        self.serves = False
        self.again = 0.0  # when an empty place is filled

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.word, its = context.Pipe(duplex=False)
        self.process = context.Process(
            target=_work, args=(self._settings, self._listening, its), name="quayside worker"
        )
        self.process.start()
        its.close()
        self.serves = False
        self._began = time.monotonic()

    def hear(self) -> None:
        """What came over the pipe: that it serves, or the end of it."""
        assert self.word is not None
        with contextlib.suppress(EOFError, OSError):
            self.word.recv_bytes()
            self.serves = True
        self.word.close()
        self.word = None

    def clear(self) -> None:
        """It has died: the place is empty, and is filled at once if it had worked for a while."""
        pid, code = self.process.pid, self.process.exitcode
        self.process.join()
        self.process = None
        if self.word is not None:
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
    workers = [Worker(settings, listening) for _ in range(settings.workers)]
    with _signals() as told_to_stop:
        try:
            for worker in workers:
                worker.start()
            _watch(workers, told_to_stop, ready)
        finally:
            listening.close()
            for worker in workers:
                if worker.process is not None:
                    worker.process.terminate()
            deadline = time.monotonic() + GRACE + 5
            for worker in workers:
                worker.end(deadline)


def _watch(workers: list[Worker], told_to_stop: socket.socket, ready: Callable[[], None]) -> None:
    greeted = False
    while True:
        empty = [worker for worker in workers if worker.process is None]
        for worker in empty:
            if worker.again <= time.monotonic():
                worker.start()
        waits = [worker.again - time.monotonic() for worker in workers if worker.process is None]
        words = {worker.word: worker for worker in workers if worker.word is not None}
        ends = {worker.process.sentinel: worker for worker in workers if worker.process is not None}
        happened = wait([told_to_stop, *words, *ends], max(0.0, min(waits)) if waits else None)
        if told_to_stop in happened:
            return
        for what in happened:
            if what in words:
                words[what].hear()
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


def _work(settings: Settings, listening: socket.socket, word: Connection) -> None:
    """One of the processes."""
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def ready() -> None:
        word.send_bytes(b"serving")
        word.close()

    with contextlib.suppress(KeyboardInterrupt):
        run_one(settings, listening, ready)


def _end_with_parent() -> None:
    """A parent that was killed leaves nobody behind who would hold the port."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
