"""Who plays the games that are learned from: here, or on the machines of a Ray cluster. A worker that is lost costs the games
that it had under way, and another takes its place."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np

from quayside.core.errors import QuaysideError
from quayside.lab.learn.network import Network, Weights
from quayside.lab.learn.plan import Plan
from quayside.lab.learn.rows import Reading
from quayside.lab.learn.selfplay import Experience, House, Past, Rival, Room, attend, collect, spread_out

ROOMS: Final = 6  # tables that a worker has at once


class Worker:
    """Has some rooms, and plays on in one of them at a time. Which tables those are depends on its number alone."""

    def __init__(self, plan: Plan, reading: Reading, number: int) -> None:
        self.plan = plan
        self.network = Network(plan.shape, reading, plan.first, plan.second)
        self._past: list[Past] = []
        self._number = number
        self._rounds = 0
        self._rooms: dict[int, Room] = {}
        self._rng = np.random.default_rng([plan.seed, number])
        self._house: list[Rival] = [House(name, plan.seed + number) for name in plan.rivals]
        self._teacher = House(plan.teacher, plan.seed + number)

    def play(self, weights: Weights, past: Sequence[Weights], taught: bool) -> tuple[Experience, float]:
        """Some steps by these weights, with what they were among the rivals, or as the teacher shows them; and the seconds
        of processor time."""
        began = time.process_time()
        plan = self.plan
        self.network.weights = weights
        room = self._room(
            [*self._house, *[self._as_it_was(each, number) for number, each in enumerate(past)]]
        )
        if taught:
            found = attend(room, self.network, self._teacher, plan.steps, self._rng)
        else:
            found = collect(room, self.network, plan.steps, plan.memory, self._rng)
        return found, time.process_time() - began

    def _as_it_was(self, weights: Weights, number: int) -> Past:
        while len(self._past) <= number:
            other = Network(self.plan.shape, self.network.reading, self.plan.first, self.plan.second)
            self._past.append(Past(other, len(self._past)))
        self._past[number].network.weights = weights
        return self._past[number]

    def _room(self, rivals: Sequence[Rival]) -> Room:
        place = self._rounds % ROOMS
        age = self._rounds // ROOMS
        if age % self.plan.lodge == place % self.plan.lodge or place not in self._rooms:
            number = (self._number * ROOMS + place) * 1_000_003 + age
            seed = (self.plan.seed << 40) + (number << 16)
            setting = self.plan.setting(place + age + self._number)
            self._rooms[place] = Room(
                self.plan.shape,
                self.network.reading,
                setting,
                self.plan.temperature,
                self.plan.games,
                seed,
                self.plan.strangers,
                rivals,
            )
            spread_out(self._rooms[place], self.network, self.plan.spread, self._rng)
        self._rounds += 1
        room = self._rooms[place]
        room.rivals = rivals
        return room


class Crew(Protocol):
    """Workers, however many and wherever they are."""

    def rounds(
        self, weights: Weights, past: Sequence[Weights], taught: bool
    ) -> list[tuple[Experience, float]]:
        """What has been played since, some of it perhaps by older weights; the next games are played by these."""
        ...


class Alone:
    """One worker, in this process."""

    def __init__(self, plan: Plan, reading: Reading, number: int = 0) -> None:
        self._worker = Worker(plan, reading, number)

    def rounds(
        self, weights: Weights, past: Sequence[Weights], taught: bool
    ) -> list[tuple[Experience, float]]:
        return [self._worker.play(weights, past, taught)]


class OnCluster:
    """A worker for each core of a Ray cluster. Their numbers follow on `number`."""

    def __init__(self, ray: Any, plan: Plan, reading: Reading, number: int = 0) -> None:
        self._ray = ray
        self._worker = ray.remote(num_cpus=1)(Worker)
        self._plan = plan
        self._reading = reading
        self._hired = number
        self._under_way: dict[Any, Any] = {}  # what is being played, and by whom
        self._idle = [self._hire() for _ in range(max(1, int(ray.cluster_resources().get("CPU", 1))))]

    def rounds(
        self, weights: Weights, past: Sequence[Weights], taught: bool
    ) -> list[tuple[Experience, float]]:
        if self._idle:
            brought = self._ray.put(weights), self._ray.put(list(past))  # once, however many ask for it
            for worker in self._idle:
                self._under_way[worker.play.remote(*brought, taught)] = worker
            self._idle = []
        ended, _ = self._ray.wait(list(self._under_way))
        found: list[tuple[Experience, float]] = []
        for job in ended:
            worker = self._under_way.pop(job)
            try:
                found.append(self._ray.get(job))
                self._idle.append(worker)
            except self._ray.exceptions.RayActorError:  # lost, with its machine
                self._idle.append(self._hire())
            except self._ray.exceptions.RayError as error:
                raise QuaysideError(f"the cluster could not play: {error}") from error
        return found

    def _hire(self) -> Any:
        self._hired += 1
        return self._worker.remote(self._plan, self._reading, self._hired)
