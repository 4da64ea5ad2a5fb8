"""Games on a Ray cluster: the same as at home, since each depends only on its number. The games of a worker
that is lost are played again by another."""

from __future__ import annotations

import logging
import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import quayside
from quayside.core.errors import QuaysideError
from quayside.lab.games import GAMES_A_PROCESS, Failure, Runner, T, as_they_end, attempt, given

RETRIES: Final = 5  # of a task whose worker was lost
LOCAL: Final = "local"  # an address of its own: an instance that is started here, and ends with us
OBJECTS: Final = 100_000_000  # bytes: results are small


def on_cluster(address: str, **settings: Any) -> Runner:
    """On the cluster of that address; `settings` go to `ray.init`."""
    _prepare(address)

    def run(play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        with connected(address, **settings) as ray:
            yield from _run(ray, play, numbers)

    return run


@contextmanager
def connected(address: str, **settings: Any) -> Iterator[Any]:
    """Ray, connected to the cluster of that address."""
    _prepare(address)
    with ExitStack() as stack:
        how = {"address": address}
        if address == LOCAL:
            how = _instance(stack.enter_context(_folder()))
        import ray

        stack.callback(ray.shutdown)
        try:
            ray.init(**{**how, **settings}, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray's own errors at this point are plain ones
            raise QuaysideError(f"there is no Ray cluster at {address}: {error}") from error
        yield ray


def _prepare(address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody unasked
    if address == LOCAL:
        _set_password()


def _set_password() -> None:
    """One of this run alone. Ray reads such settings once, when it is imported; later on, it sees to a password itself."""
    if "ray" not in sys.modules and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))


def _instance(folder: str) -> dict[str, Any]:
    """One that nobody else can reach: on loopback, behind a password; its files go with it."""
    return {
        "address": LOCAL,
        "include_dashboard": False,
        "object_store_memory": OBJECTS,
        "_node_ip_address": "127.0.0.1",
        "_temp_dir": folder,
    }


def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True)


def _run(ray: Any, play: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
    """As they end, with a few games for every core under way."""
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
    paths = [path or os.getcwd() for path in sys.path]
    most = GAMES_A_PROCESS * max(1, int(ray.cluster_resources().get("CPU", 1)))
    for job in as_they_end(
        numbers,
        most,
        lambda number: task.remote(quayside.__version__, paths, play, number),
        lambda under_way: ray.wait(list(under_way))[0],
    ):
        try:
            played = ray.get(job)
        except ray.exceptions.RayError as error:
            raise QuaysideError(f"the cluster could not play a game: {error}") from error
        yield given(played)


def _play(version: str, paths: list[str], play: Callable[[int], T], number: int) -> T | Failure:
    """A worker here, or on a machine with the same folders, finds the bots that we find."""
    sys.path += [path for path in paths if path not in sys.path]
    if version != quayside.__version__:
        return Failure(f"a worker of the cluster has Quayside {quayside.__version__}, and this is {version}")
    return attempt(play, number)
