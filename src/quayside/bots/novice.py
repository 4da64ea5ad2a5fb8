"""Plays as a beginner does: by the game's judgement, but seen through a haze, and now and then without looking at all.

A move that is a little worse is often mistaken for the best one, a move that is much worse seldom. One decision in some
is made out of habit: the beginner considers a few moves only and takes the best of those.
"""

from __future__ import annotations

from typing import ClassVar, Final

from quayside.bots.bot import Bot, Budget
from quayside.bots.evaluation import drawn, evaluation, softmax
from quayside.core.rng import Rng
from quayside.core.seen import Seen

HAZE: Final = 2.0  # how many times as far apart as for search two moves must be to be told apart
HABIT: Final = 6  # one decision in so many is made out of habit
CONSIDERED: Final = 3  # moves


class Novice(Bot):
    name: ClassVar[str] = "novice"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._rng = Rng(seed)

    def decide(self, seen: Seen, budget: Budget) -> int:
        choices = seen.legal()
        if len(choices) == 1:
            return choices[0]
        rules = seen.game
        values = rules.insight.values(seen)
        if self._rng.below(HABIT) == 0:
            numbers = [self._rng.below(len(choices)) for _ in range(CONSIDERED)]
            best = numbers[0]
            for number in numbers:
                if values[number] > values[best]:
                    best = number
            return choices[best]
        temperature = HAZE * evaluation(rules.id, rules.insight).temperature
        return choices[drawn(softmax(values, temperature), self._rng)]
