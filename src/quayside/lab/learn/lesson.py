"""What a net learns from games: moves that came out better than it thought become likelier, and its chances come nearer to
what came of them. In the words of the field: proximal policy optimisation, with the gradient by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np

from quayside.lab.learn.choices import Array
from quayside.lab.learn.network import Adam, Network, Seen, Thought, Weights
from quayside.lab.learn.selfplay import Experience

CLIP: Final = 0.2  # a move's share changes by no more than this part before it is played again
HOPES: Final = 0.5  # how much the chances count beside the moves


@dataclass
class Report:
    """Of a round of learning."""

    surprise: float  # the mean of -log of the chances that came true, as far as they did
    unaware: float  # what that would be if all seats were taken to have equal chances
    doubt: float  # the entropy of the moves' shares
    moved: float  # how far the shares went from those that played, as a mean of logarithms

    @staticmethod
    def mean(reports: Sequence[Report]) -> Report:
        return Report(
            *[float(np.mean([getattr(report, field.name) for report in reports])) for field in fields(Report)]
        )


def loss(network: Network, told: Experience, entropy: float) -> tuple[float, Weights, Report]:
    """The loss and its gradient by every weight."""
    thought = network.forward(told.seen)
    choices = told.seen.choices
    weight = told.own.astype(np.float32)
    shares = np.exp(thought.likes)
    places = choices.starts + told.numbers
    chosen = thought.likes[places]
    ratio = np.exp(np.clip(chosen - told.likes, -10, 10))
    plain = ratio * told.gain
    clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP) * told.gain
    doubt = -choices.total(shares * thought.likes)
    surprise, to_hopes = _hopes(thought, told.told)
    total = (weight * (-np.minimum(plain, clipped) - entropy * doubt)).mean() + HOPES * surprise.mean()

    count = len(told)
    pull = weight * np.where(plain <= clipped, -plain, 0) / count
    to_likes = choices.spread(-pull) * shares
    to_likes[places] += pull
    to_likes += choices.spread(entropy * weight / count) * shares * (thought.likes + choices.spread(doubt))
    gradient = network.backward(told.seen, thought, to_likes, to_hopes)
    own = max(1.0, float(weight.sum()))
    report = Report(
        float(surprise.mean()),
        _unaware(told.seen),
        float((weight * doubt).sum()) / own,
        float((weight * (told.likes - chosen)).sum()) / own,
    )
    return float(total), gradient, report


def imitate(network: Network, seen: Seen, shares: Array, told: Array) -> tuple[float, Weights, Report]:
    """The same for decisions whose right moves are known, as shares: they are to become what the network likes. Where no
    move is taught, all shares are 0."""
    thought = network.forward(seen)
    choices = seen.choices
    given = choices.total(shares)
    missed = -choices.total(shares * thought.likes)
    surprise, to_hopes = _hopes(thought, told)
    to_likes = (np.exp(thought.likes) * choices.spread(given) - shares) / len(seen)
    gradient = network.backward(seen, thought, to_likes, to_hopes)
    total = float(missed.mean() + HOPES * surprise.mean())
    doubt = float(missed.sum() / max(1.0, given.sum()))
    return total, gradient, Report(float(surprise.mean()), _unaware(seen), doubt, 0.0)


def _hopes(thought: Thought, told: Array) -> tuple[Array, Array]:
    """How surprising it was what chances turned out to be, and the gradient of the mean by the network's hopes."""
    chances = thought.chances
    surprise: Array = -(told * np.where(chances > 0, thought.hopes, 0)).sum(1)
    gradient: Array = HOPES / len(told) * (chances * told.sum(1, keepdims=True) - told)
    return surprise, gradient


def _unaware(seen: Seen) -> float:
    return float(np.log(np.maximum(seen.players, 2), dtype=np.float64).mean())


def learn(
    network: Network,
    adam: Adam,
    told: Experience,
    rng: np.random.Generator,
    rate: float,
    entropy: float,
    passes: int,
    size: int,
) -> Report:
    """Goes through what was played so many times, in parts of that size."""
    spread = float(told.gain[told.own].std()) if told.own.any() else 1.0
    scaled = replace(told, gain=told.gain / (spread + 1e-6))
    return _through(network, adam, scaled, rng, rate, passes, size, lambda part: loss(network, part, entropy))


def study(
    network: Network,
    adam: Adam,
    told: Experience,
    rng: np.random.Generator,
    rate: float,
    passes: int,
    size: int,
) -> Report:
    """The same for what was taught."""

    def lesson(part: Experience) -> tuple[float, Weights, Report]:
        choices = part.seen.choices
        right = np.zeros(len(choices.actions), np.float32)
        right[(choices.starts + part.numbers)[part.own]] = 1
        return imitate(network, part.seen, right, part.told)

    return _through(network, adam, told, rng, rate, passes, size, lesson)


def _through(
    network: Network,
    adam: Adam,
    told: Experience,
    rng: np.random.Generator,
    rate: float,
    passes: int,
    size: int,
    lesson: Callable[[Experience], tuple[float, Weights, Report]],
) -> Report:
    reports: list[Report] = []
    for _ in range(passes):
        order = rng.permutation(len(told))
        for start in range(0, len(order), size):
            _, gradient, report = lesson(told.part(order[start : start + size]))
            adam.step(network, gradient, rate)
            reports.append(report)
    return Report.mean(reports)
