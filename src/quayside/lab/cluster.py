"""A tournament on a Ray cluster: the same games as at home, since each depends only on its number. The games of a worker
that is lost are played again by another."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Final

import quayside
from quayside.core.errors import QuaysideError
from quayside.lab.arena import Result, Runner, Tournament, play_chunk, results_of

RETRIES: Final = 5  # of a task whose worker was lost
LOCAL: Final = "local"  # an address of its own: an instance that is started here, and ends with us


def on_cluster(address: str, **settings: Any) -> Runner:
    """On the cluster of that address; `settings` go to `ray.init`."""

    def run(tournament: Tournament, indices: Sequence[int]) -> Iterator[Result]:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody unasked
        import ray

        own = {"include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(None if address == LOCAL else address, log_to_driver=False, **own, **settings)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise QuaysideError(f"there is no Ray cluster at {address}: {error}") from error
        try:
            yield from _run(ray, tournament, indices)
        finally:
            ray.shutdown()

    return run


def _run(ray: Any, tournament: Tournament, indices: Sequence[int]) -> Iterator[Result]:
    """In the order of the indices, with a few games for every core under way."""
    task = ray.remote(num_cpus=1, max_retries=RETRIES)(_play)
    waiting = iter(indices)
    under_way: deque[Any] = deque()
    most = 4 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    while True:
        while len(under_way) < most and (index := next(waiting, None)) is not None:
            under_way.append(task.remote(quayside.__version__, tournament, [index]))
        if not under_way:
            return
        try:
            played = ray.get(under_way.popleft())
        except ray.exceptions.RayError as error:
            raise QuaysideError(f"the cluster could not play a game: {error}") from error
        yield from results_of(played)


def _play(version: str, tournament: Tournament, indices: Sequence[int]) -> list[Result] | str:
    if version != quayside.__version__:
        return f"a worker of the cluster has Quayside {quayside.__version__}, and this is {version}"
    return play_chunk(tournament, indices)
