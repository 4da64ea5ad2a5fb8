"""Learning from beginning to end: rounds of games and of learning from them, trials in between, all of it on file."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from quayside.core.errors import OptionError
from quayside.lab.games import told
from quayside.lab.learn import curve
from quayside.lab.learn.curve import Point
from quayside.lab.learn.lesson import Report, learn, study
from quayside.lab.learn.network import Adam, Network, Weights
from quayside.lab.learn.plan import Plan
from quayside.lab.learn.rows import Reading, Setting
from quayside.lab.learn.selfplay import Experience
from quayside.lab.learn.trial import wins
from quayside.lab.learn.worker import ROOMS, Crew, Worker

MINUTE: Final = 60.0
HOUR: Final = 3600.0


class School:
    """A net that learns by a plan, and what is known of how it went. The folder holds a checkpoint, the curve, and in the
    end the net as it is played by."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        self.rounds = 0
        self.decisions = 0
        self.seconds = 0.0  # of processor time
        self.points: list[Point] = []
        self.past: list[Weights] = []
        self.rng = np.random.default_rng(plan.seed)
        self.network: Network
        self.adam: Adam
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._go_on()
        else:
            self._begin()

    def _begin(self) -> None:
        """With what is seen where everybody plays as the teacher does, or by the game's own judgement."""
        plan = replace(self.plan, strangers=0.0)
        blind = Worker(plan, Reading.whole(plan.shape), 0)
        taught = plan.lessons > 0
        rows = [blind.play(blind.network.weights, [], taught)[0].seen.rows for _ in range(ROOMS)]
        reading = Reading.often(np.concatenate(rows), plan.shape)
        self._take(Network(plan.shape, reading, plan.first, plan.second, plan.seed))

    def _take(self, network: Network) -> None:
        self.network = network
        self.adam = Adam(network)

    # The course of it

    @property
    def gone(self) -> float:
        """What part of the plan's time has gone by."""
        hours = self.seconds / HOUR
        return hours / self.plan.hours if hours < self.plan.hours else 1.0

    def run(self, crew: Crew, trials: Callable[[School], None], every: float, save: float = MINUTE) -> None:
        """Until the plan's time is up; a trial every so many seconds of processor time, a checkpoint as often as that."""
        try:
            self._run(crew, trials, every, save)
        finally:
            self.save()

    def _run(self, crew: Crew, trials: Callable[[School], None], every: float, save: float) -> None:
        tried = saved = self.seconds
        while self.gone < 1.0:
            began = time.process_time()
            played = crew.rounds(self.network.weights, self.past, self.rounds < self.plan.lessons)
            waited = sum(seconds for _, seconds in played)
            for taught in (True, False):
                parts = [experience for experience, _ in played if experience.taught == taught]
                if parts:
                    self._learn(Experience.of(parts))
            spent = time.process_time() - began
            self.seconds += spent if spent >= waited else spent + waited  # theirs, if they are not ours
            if self.seconds - tried >= every:
                trials(self)
                tried = self.seconds
            if self.seconds - saved >= save:
                self.save()
                saved = self.seconds

    def _learn(self, experience: Experience) -> None:
        fading = 1.0 - 0.9 * self.gone
        plan = self.plan
        lesson = plan.passes, plan.size
        if experience.taught:
            self.last = study(self.network, self.adam, experience, self.rng, plan.rate, *lesson)
        else:
            rates = plan.rate * fading, plan.entropy * fading
            self.last = learn(self.network, self.adam, experience, self.rng, *rates, *lesson)
        self.rounds += 1
        self.decisions += len(experience)
        if plan.past and self.rounds % plan.keep == 0:
            self._remember()

    last = Report(0.0, 0.0, 0.0, 0.0)

    def _remember(self) -> None:
        """What it is now joins those that it was; any of the older ones makes room."""
        if len(self.past) == self.plan.past:
            del self.past[int(self.rng.integers(len(self.past)))]
        self.past.append({name: weights.copy() for name, weights in self.network.weights.items()})

    def trial(self, setting: Setting, opponent: str, games: int) -> Point:
        """Its place on the curve."""
        won = wins(self.network, setting, self.plan.temperature, opponent, games, 1 << 40 | self.rounds)
        point = Point(
            self.decisions,
            round(self.seconds / HOUR, 4),
            setting.players,
            opponent,
            round(won, 2),
            games,
            round(self.last.surprise, 4),
            round(self.last.unaware, 4),
            round(self.last.doubt, 4),
            round(self.last.moved, 4),
        )
        self.points.append(point)
        curve.write(self.points, self.folder / "curve.csv")
        (self.folder / "curve.svg").write_text(curve.drawing(self.points), encoding="utf-8")
        return point

    # On file

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def save(self) -> None:
        """All that is needed to go on, but for the games under way."""
        arrays: dict[str, Any] = {
            "places": self.network.reading.places,
            "slots": self.network.reading.slots,
            "values": self.network.reading.values,
            "about": np.array(json.dumps(self._about())),
        }
        for name, weights in self.network.weights.items():
            arrays[f"now.{name}"] = weights
            arrays[f"mean.{name}"] = self.adam.mean[name]
            arrays[f"square.{name}"] = self.adam.square[name]
            for number, past in enumerate(self.past):
                arrays[f"{number}.{name}"] = past[name].astype(np.float16)
        half = self.folder / "half.npz"
        np.savez(half, **arrays)
        os.replace(half, self._checkpoint)

    def _about(self) -> dict[str, Any]:
        return {
            "plan": told(self.plan, hours=self.plan.hours),
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "steps": self.adam.steps,
            "past": len(self.past),
            "rng": self.rng.bit_generator.state,
        }

    def _go_on(self) -> None:
        plan = self.plan
        with np.load(self._checkpoint, allow_pickle=False) as arrays:
            about = json.loads(str(arrays["about"]))
            if about["plan"] != json.loads(json.dumps(told(plan, hours=plan.hours))):
                raise OptionError(f"{self.folder} holds another plan's learning")
            reading = Reading(arrays["places"], arrays["slots"], arrays["values"])
            self._take(Network(plan.shape, reading, plan.first, plan.second))
            for name in self.network.weights:
                self.network.weights[name] = arrays[f"now.{name}"]
                self.adam.mean[name] = arrays[f"mean.{name}"]
                self.adam.square[name] = arrays[f"square.{name}"]
            self.past = [
                {name: arrays[f"{number}.{name}"].astype(np.float32) for name in self.network.weights}
                for number in range(about["past"])
            ]
        self.rounds, self.decisions = about["rounds"], about["decisions"]
        self.seconds, self.adam.steps = about["seconds"], about["steps"]
        self.rng.bit_generator.state = about["rng"]
        if (self.folder / "curve.csv").exists():
            self.points = curve.read(self.folder / "curve.csv")

    def graduate(self, by: str) -> Path:
        """The net as data, as bots play by it."""
        made = {
            "by": by,
            "decisions": self.decisions,
            "processor_hours": round(self.seconds / HOUR, 2),
            "plan": asdict(self.plan),
        }
        path = self.folder / f"net-{self.plan.layout}.json"
        stored = self.network.stored(self.plan.temperature, made)
        path.write_text(json.dumps(stored, separators=(",", ":")) + "\n", encoding="utf-8")
        return path
