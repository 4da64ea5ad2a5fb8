"""Where pictures come from: what was painted is kept for a while, what is being painted is painted once, and all of it in a
process of its own, for what paints them lets nobody else have a turn meanwhile."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from quayside.server.pictures.painting import begin, paint
from quayside.server.pictures.sheet import Sheet
from quayside.table.errors import Refusal

MOST_KEPT = 48 * 1024 * 1024  # bytes
MOST_WAITING = 20  # pictures
PATIENCE = 60.0  # seconds, on a machine that has much else to do

log = logging.getLogger("quayside.server.pictures")


class Studio:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[str, asyncio.Task[bytes]] = {}
        self._painter: ProcessPoolExecutor | None = None
        self.painted = 0

    async def picture(
        self, key: str, order: Callable[[], Awaitable[Sheet]], pay: Callable[[], None]
    ) -> bytes:
        """The picture of that name: a kept one, or one that is ordered now, for which whoever asks has to pay."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._coming:
            pay()
            if len(self._coming) >= MOST_WAITING:
                raise Refusal("table.too_often")
            self._coming[key] = asyncio.create_task(self._paint(key, order), name="picture")
            self._coming[key].add_done_callback(lambda _: self._coming.pop(key, None))
        return await asyncio.shield(self._coming[key])

    async def _paint(self, key: str, order: Callable[[], Awaitable[Sheet]]) -> bytes:
        packed = msgspec.msgpack.encode(await order())
        try:
            async with asyncio.timeout(PATIENCE):
                # In a thread, for the first order starts a process
                painter = self._running()
                painting = await asyncio.to_thread(lambda: painter.submit(paint, packed))
                found = await asyncio.wrap_future(painting)
        except (TimeoutError, BrokenProcessPool, ValueError) as error:
            log.warning("no picture: %s", type(error).__name__)
            if not isinstance(error, ValueError):
                self.stop(wait=False)
            raise Refusal("table.no_picture") from error
        self.painted += 1
        self._keep(key, found)
        return found

    def _keep(self, key: str, picture: bytes) -> None:
        self._kept[key] = picture
        self._size += len(picture)
        while self._size > MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    def _running(self) -> ProcessPoolExecutor:
        """Started when the first picture is wanted."""
        if self._painter is None:
            context = multiprocessing.get_context("spawn")
            self._painter = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        return self._painter

    def stop(self, wait: bool = True) -> None:
        """At once, whatever is on the easel. Whoever waits leaves nothing behind of which Python would complain at its end."""
        painter, self._painter = self._painter, None
        if painter is None:
            return
        for process in list((painter._processes or {}).values()):
            process.kill()
        painter.shutdown(wait, cancel_futures=True)
