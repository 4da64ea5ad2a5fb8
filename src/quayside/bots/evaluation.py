"""Chances to win, from what a game's insight tells of a position and from weights fitted to self-play.

The weights of a game are data in its folder, `weights.json`, written by `python -m quayside.lab.fit` together with how
they were made. A game without them gets a plain rule: the more points a seat may expect, the better.
"""

from __future__ import annotations

import json
import math
import os
from typing import Final

from quayside.core.rng import Rng
from quayside.core.seen import Insight
from quayside.core.state import State

# For a game without a file, in points: so much more in the outlook makes a seat e times as likely to win ...
PLAIN: Final = 8.0
# ... and so much more in the value of a move makes it e times as likely to be tried.
PLAIN_TEMPERATURE: Final = 1.0


class Evaluation:
    """The chances of the seats are in the ratio of exp(weights x features); a game that is over has a result."""

    def __init__(self, insight: Insight, weights: list[float], temperature: float) -> None:
        self.insight = insight
        self.weights = weights
        self.temperature = temperature  # what difference in the insight's values is a clear one

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win. They add up to 1; who plays alone has a chance against what is to be beaten."""
        if state.to_play < 0:
            return result(state)
        if state.players == 1:
            return softmax([self.insight.lead(state), 0.0], PLAIN)[:1]
        if not self.weights:
            return softmax(self.insight.evaluate(state), PLAIN)
        rows = self.insight.features(state)
        logits: list[float] = []
        for row in rows:
            logit = 0.0
            for number in range(len(row)):
                logit += self.weights[number] * row[number]
            logits.append(logit)
        return softmax(logits, 1.0)


def result(state: State) -> list[float]:
    """Of a game that is over: 1 for the winner; several winners share it."""
    ranks = state.ranking()
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def softmax(values: list[float], temperature: float) -> list[float]:
    """Shares of a whole that grow with the values.

    >>> [round(share, 3) for share in softmax([1.0, 1.0, 3.0], 1.0)]
    [0.107, 0.107, 0.787]
    """
    best = max(values)
    powers = [math.exp((value - best) / temperature) for value in values]
    total = 0.0
    for power in powers:
        total += power
    return [power / total for power in powers]


def drawn(shares: list[float], rng: Rng) -> int:
    """A number, as likely as its share says."""
    at = float(rng.below(1 << 30)) / float(1 << 30)
    for number in range(len(shares)):
        at -= shares[number]
        if at < 0.0:
            return number
    return len(shares) - 1


_GAMES: Final = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "games")


def weights_file(game: str) -> str:
    return os.path.join(_GAMES, game, "weights.json")


def evaluation(game: str, insight: Insight) -> Evaluation:
    """Of the game of that id, with the weights in its folder."""
    if game not in _KNOWN:
        _KNOWN[game] = evaluation_on_file(weights_file(game), insight)
    return _KNOWN[game]


_KNOWN: dict[str, Evaluation] = {}


def evaluation_on_file(path: str, insight: Insight) -> Evaluation:
    """By the weights of any file; without one, by the plain rule."""
    if not os.path.exists(path):
        return Evaluation(insight, [], PLAIN_TEMPERATURE)
    with open(path, encoding="utf-8") as file:
        stored = json.load(file)
    names = insight.feature_names()
    if stored["features"] != names:
        raise ValueError(f"{path} weighs other features than the game has: fit it again")
    weights = [float(weight) for weight in stored["weights"]]
    return Evaluation(insight, weights, float(stored["temperature"]))
