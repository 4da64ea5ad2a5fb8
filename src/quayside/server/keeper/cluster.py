"""Bots on other machines: a `Thinker` whose process is an actor on a Ray cluster. What it is asked and what it answers is the
same, and so is what happens when it overruns its time or is lost. A question holds the seed of a running game, so the
cluster is as trusted as the server itself."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
from typing import Any
from urllib.parse import urlsplit

import quayside
from quayside.core.errors import QuaysideError
from quayside.server.keeper import jobs
from quayside.server.keeper.jobs import AnyAnswer, AnyJob
from quayside.server.keeper.thinker import STARTING, Thinker
from quayside.server.keeper.thinking import Positions, answer

LOCAL = "ray://local"  # a cluster of this machine alone, which begins and ends with the server
PATH = "PYTHONPATH"
CLIENTS = 10001  # the port at which Ray lets clients in
REACHING = 5.0  # seconds

log = logging.getLogger("quayside.server.cluster")
_joining = threading.Lock()


class Mind:
    """What runs on the cluster. It plays by the same rules, or says that it does not."""

    def __init__(self, version: str) -> None:
        self._positions = Positions()
        self._fits = version == quayside.__version__

    def ready(self) -> str:
        return "" if self._fits else quayside.__version__

    def answer(self, job: bytes) -> bytes:
        return jobs.encode(answer(jobs.decode_job(job), self._positions))


def join(address: str) -> Any:
    """Ray, connected to the cluster of that address; once for a process."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody unasked
    import ray

    with _joining:
        if ray.is_initialized():
            return ray
        how: dict[str, Any] = {"address": address}
        try:
            if address == LOCAL:
                how = {"address": "local", "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
            else:
                _knock(address)
            ray.init(**how, namespace="quayside", log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray's own errors at this point are plain ones
            raise QuaysideError(f"there is no Ray cluster at {address}: {error}") from error
    return ray


def _knock(address: str) -> None:
    """Ray itself would try for minutes to reach a machine that is not there."""
    parts = urlsplit(address)
    socket.create_connection((parts.hostname or "", parts.port or CLIENTS), timeout=REACHING).close()


class FarThinker(Thinker):
    """An actor on the cluster, with a core of its own. It is started when the first question comes."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._ray: Any = None
        self._actor: Any = None

    async def _answer(self, job: AnyJob, cap: float) -> AnyAnswer:
        try:
            actor = self._actor or await self._hired()
            found: AnyAnswer = jobs.decode_answer(await _result(actor.answer.remote(jobs.encode(job)), cap))
        except TimeoutError:
            raise
        except Exception as error:  # lost, or never reached: Ray has many words for it
            log.warning("a thinker of the cluster is lost: %s", type(error).__name__)
            raise EOFError(type(error).__name__) from error
        return found

    async def _hired(self) -> Any:
        self.tried = True
        self._ray = await asyncio.to_thread(join, self._address)
        self._actor = await asyncio.to_thread(self._hire)
        other = await _result(self._actor.ready.remote(), STARTING)
        if other:
            raise QuaysideError(f"the cluster has Quayside {other}, and this is {quayside.__version__}")
        return self._actor

    def _hire(self) -> Any:
        """With what finds our modules here, on a machine with the same folders."""
        where = {"env_vars": {PATH: os.environ[PATH]}} if PATH in os.environ else None
        return self._ray.remote(num_cpus=1, max_restarts=0, runtime_env=where)(Mind).remote(
            quayside.__version__
        )

    def kill(self) -> None:
        actor, self._actor = self._actor, None
        if actor is not None:
            asyncio.get_running_loop().run_in_executor(None, _let_go, self._ray, actor)


def _let_go(ray: Any, actor: Any) -> None:
    try:
        ray.kill(actor, no_restart=True)
    except Exception as error:  # it may be gone, and the cluster with it
        log.debug("an actor could not be ended: %s", type(error).__name__)


async def _result(reference: Any, seconds: float) -> Any:
    async with asyncio.timeout(seconds):
        return await asyncio.wrap_future(reference.future())


def leave() -> None:
    """When the server ends; a cluster of its own ends with it."""
    ray = sys.modules.get("ray")
    with _joining:
        if ray is not None and ray.is_initialized():
            ray.shutdown()
