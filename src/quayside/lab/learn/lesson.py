"""What a net learns from games: moves that came out better than it thought become likelier, and its chances come nearer to
what came of them. In the words of the field: proximal policy optimisation, with the gradient by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from quayside.lab.learn.network import Adam, Array, Network, Seen, Weights
from quayside.lab.learn.selfplay import Experience

CLIP: Final = 0.2  # a move's share changes by no more than this part before it is played again
HOPES: Final = 0.5  # how much the chances count beside the moves


@dataclass
class Report:
    """Of a round of learning."""

    surprise: float  # the mean of -log of the chances that came true, as far as they did
    doubt: float  # the entropy of the moves' shares
    moved: float  # how far the shares went from those that played, as a mean of logarithms


def loss(network: Network, told: Experience, entropy: float) -> tuple[float, Weights, Report]:
    """The loss and its gradient by every weight."""
    thought = network.forward(told.seen)
    count = len(told)
    lines = np.arange(count)
    shares = np.exp(thought.likes)
    weight = told.own.astype(np.float32)
    chosen = thought.likes[lines, told.actions]
    ratio = np.exp(np.clip(chosen - told.likes, -10, 10))
    plain = ratio * told.gain
    clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP) * told.gain
    logs = np.where(told.seen.legal, thought.likes, 0)
    doubt = -(shares * logs).sum(1)
    chances = thought.chances
    hopes = np.where(chances > 0, thought.hopes, 0)
    surprise = -(told.told * hopes).sum(1)
    total = (weight * (-np.minimum(plain, clipped) - entropy * doubt)).mean() + HOPES * surprise.mean()

    pull = weight * np.where(plain <= clipped, -plain, 0) / count
    to_likes = -pull[:, None] * shares
    to_likes[lines, told.actions] += pull
    to_likes += (entropy * weight / count)[:, None] * shares * (logs + doubt[:, None])
    to_hopes = HOPES / count * (chances * told.told.sum(1, keepdims=True) - told.told)
    gradient = network.backward(told.seen, thought, to_likes, to_hopes)
    own = max(1.0, float(weight.sum()))
    report = Report(
        float(surprise.mean()),
        float((weight * doubt).sum()) / own,
        float((weight * (told.likes - chosen)).sum()) / own,
    )
    return float(total), gradient, report


def imitate(network: Network, seen: Seen, shares: Array, told: Array) -> tuple[float, Weights, Report]:
    """The same for decisions whose right moves are known, as shares: they are to become what the network likes."""
    thought = network.forward(seen)
    count = len(seen)
    own = np.exp(thought.likes)
    given = shares.sum(1, keepdims=True)  # 0 where no move is taught
    missed = -(shares * np.where(seen.legal, thought.likes, 0)).sum(1)
    chances = thought.chances
    surprise = -(told * np.where(chances > 0, thought.hopes, 0)).sum(1)
    to_likes = (own * given - shares) / count
    to_hopes = HOPES / count * (chances * told.sum(1, keepdims=True) - told)
    gradient = network.backward(seen, thought, to_likes, to_hopes)
    total = float(missed.mean() + HOPES * surprise.mean())
    return total, gradient, Report(float(surprise.mean()), float(missed.sum() / max(1.0, given.sum())), 0.0)


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
    """Goes through what was told so many times, in parts of that size."""
    spread = float(told.gain[told.own].std()) if told.own.any() else 1.0
    scaled = Experience(told.seen, told.actions, told.likes, told.own, told.gain / (spread + 1e-6), told.told)
    reports: list[Report] = []
    for _ in range(passes):
        order = rng.permutation(len(scaled))
        for start in range(0, len(order), size):
            _, gradient, report = loss(network, scaled.part(order[start : start + size]), entropy)
            adam.step(network, gradient, rate)
            reports.append(report)
    return Report(
        *[
            float(np.mean([getattr(report, name) for report in reports]))
            for name in ("surprise", "doubt", "moved")
        ]
    )
