"""A rollout: everybody plays on as looks best to them, now and then not, until the position has settled. What the position
is worth then says who may win."""

from __future__ import annotations

from typing import Final

from quayside.bots.evaluation import Evaluation, drawn, softmax
from quayside.core.rng import Rng
from quayside.core.state import State

NOISE: Final = 12  # one in so many moves of a continuation is not the best one, but as likely as it is good
LONGEST: Final = 240  # moves of a continuation
LINE: Final = 6  # moves that are told of what is expected next


class Rollout:
    """How a game goes on. `rng` decides between moves that look equally good, and when somebody errs."""

    def __init__(self, judge: Evaluation, rng: Rng) -> None:
        self.judge = judge
        self.rng = rng

    def after(self, world: State, action: int) -> list[float]:
        """Each seat's chance to win after a move, which is played in that world."""
        throws = self.judge.insight.throws(world, action)
        if throws:
            return self._mean(throws)
        world.play_legal(action)
        return self._continue(world)

    def line(self, world: State, action: int) -> list[tuple[int, int]]:
        """Seats and actions: what looks best to everybody after a move, until something is drawn."""
        line: list[tuple[int, int]] = []
        drawn_so_far = world.rng.count
        world.play_legal(action)
        while world.to_play >= 0 and world.rng.count == drawn_so_far and len(line) < LINE:
            choices = world.choices
            best = choices[self._one_of_the_best(self.judge.insight.quick(world))]
            if len(choices) > 1:
                line.append((world.to_play, best))
            world.play_legal(best)
        return line

    def _continue(self, world: State) -> list[float]:
        insight = self.judge.insight
        ahead = insight.horizon(world)
        for _ in range(LONGEST):
            if world.to_play < 0:
                break
            if insight.settled(world):
                ahead -= 1
                if ahead == 0:
                    break
            choices = world.choices
            if len(choices) == 1:
                world.play_legal(choices[0])
                continue
            values = insight.quick(world)
            if self.rng.below(NOISE) == 0:
                action = choices[drawn(softmax(values, self.judge.temperature), self.rng)]
            else:
                action = choices[self._one_of_the_best(values)]
            throws = insight.throws(world, action)
            if throws:
                return self._mean(throws)
            world.play_legal(action)
        return self.judge.chances(world)

    def _one_of_the_best(self, values: list[float]) -> int:
        """Of moves that look equally good everybody takes any, as `greedy` does."""
        best = 0
        equal = 1
        for number in range(1, len(values)):
            if values[number] > values[best]:
                best = number
                equal = 1
            elif values[number] == values[best]:
                equal += 1
                if self.rng.below(equal) == 0:
                    best = number
        return best

    def _mean(self, throws: list[tuple[float, State]]) -> list[float]:
        """Over all that a throw may bring: what can be reckoned need not be left to luck."""
        mean: list[float] = []
        for share, world in throws:
            chances = self._continue(world)
            mean = mean or [0.0] * len(chances)
            for seat in range(len(chances)):
                mean[seat] += share * chances[seat]
        return mean
