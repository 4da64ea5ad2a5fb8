"""The net while it learns, in floating point: two layers, a liking for each action, a hope for each seat. `stored` turns it
into the whole numbers by which `bots/net.py` plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quayside.bots.net import (
    ACTIVE_BITS,
    FORM,
    HEAD_BITS,
    LANES,
    LARGEST_ROW,
    LARGEST_SECOND,
    MOST_ACTIVE,
    MOST_SECOND,
    ROW_BITS,
    SECOND_ACTIVE_BITS,
    SECOND_BITS,
    STRIDE,
    digest,
    text_of,
)
from quayside.lab.arrays import Masks
from quayside.lab.learn.choices import Array, Choices
from quayside.lab.learn.rows import Reading, Shape, Spread

Weights = dict[str, Array]

FIRST: Final = 72  # neurons
SECOND: Final = 30
CEILING: Final = MOST_ACTIVE / (1 << ACTIVE_BITS)  # of what the first ones can say
SECOND_CEILING: Final = MOST_SECOND / (1 << SECOND_ACTIVE_BITS)
STEEPEST_SECOND: Final = LARGEST_SECOND / (1 << SECOND_BITS)
NEVER: Final = -1e9


@dataclass(frozen=True)
class Seen:
    """Decisions: what was seen, as the network reads it, by how many players, and what could be done."""

    rows: Spread
    players: NDArray[np.uint8]
    choices: Choices

    def __len__(self) -> int:
        return len(self.rows)

    def part(self, chosen: Any) -> Seen:
        return Seen(self.rows[chosen], self.players[chosen], self.choices.part(chosen))

    @staticmethod
    def of(parts: Sequence[Seen]) -> Seen:
        return Seen(
            np.concatenate([part.rows for part in parts]),
            np.concatenate([part.players for part in parts]),
            Choices.of([part.choices for part in parts]),
        )


@dataclass
class Thought:
    """What a network says of decisions: logarithms of the share of each action that could be taken, and of each seat's
    chance, clockwise from the one that decides; `passed` is what the way back needs."""

    likes: Array
    hopes: Array
    passed: tuple[Array, ...]

    @property
    def chances(self) -> Array:
        found: Array = np.exp(self.hopes)
        return found


class Network:
    def __init__(
        self,
        shape: Shape,
        reading: Reading,
        first: int = FIRST,
        second: int = SECOND,
        seed: int = 0,
        kind: type = np.float32,
    ) -> None:
        if first % (LANES * STRIDE) or second % LANES:
            raise ValueError(f"neurons come by {LANES * STRIDE} in the first layer, by {LANES} in the second")
        self.shape = shape
        self.reading = reading
        self.scale = reading.scale(shape)
        rng = np.random.default_rng(seed)

        def weights(rows: int, columns: int, gain: float) -> Array:
            found: Array = (rng.standard_normal((rows, columns)) * gain).astype(kind)
            return found

        self.weights: Weights = {
            "lines": weights(len(reading), first, 0.15),
            "bias": np.full(first, 0.1, kind),
            "second_lines": weights(first, second, (2 / first) ** 0.5),
            "second_bias": np.full(second, 0.1, kind),
            "moves": weights(shape.actions, second, 0.01),
            "move_bias": np.zeros(shape.actions, kind),
            "chances": weights(shape.seats, second, 0.01),
            "chance_bias": np.zeros(shape.seats, kind),
            "hunch": np.ones(shape.kinds, kind),
        }

    def forward(self, seen: Seen) -> Thought:
        w = self.weights
        inputs = np.multiply(seen.rows, self.scale, dtype=w["bias"].dtype)
        first = within(inputs @ w["lines"] + w["bias"], CEILING)
        second = within(first @ w["second_lines"] + w["second_bias"], SECOND_CEILING)
        kinds = seen.rows[:, : self.shape.kinds].argmax(1)
        choices = seen.choices
        likes = np.einsum("ij,ij->i", w["moves"][choices.actions], choices.spread(second))
        likes += w["move_bias"][choices.actions]
        likes += choices.spread(w["hunch"][kinds]) * choices.hunches
        hopes = second @ w["chances"].T + w["chance_bias"]
        return Thought(
            choices.log_shares(likes),
            log_shares(hopes, self.at_table(seen.players)),
            (inputs, first, second, kinds),
        )

    def backward(self, seen: Seen, thought: Thought, to_likes: Array, to_hopes: Array) -> Weights:
        """The gradient of a loss by every weight, from its gradient by the logarithms before they were made shares."""
        w = self.weights
        inputs, first, second, kinds = thought.passed
        wide = seen.choices.wide(to_likes, self.shape.actions)
        to_second = wide @ w["moves"] + to_hopes @ w["chances"]
        to_second *= (second > 0) & (second < SECOND_CEILING)
        to_first = to_second @ w["second_lines"].T
        to_first *= (first > 0) & (first < CEILING)
        hunch = np.bincount(kinds, seen.choices.total(to_likes * seen.choices.hunches), self.shape.kinds)
        return {
            "lines": inputs.T @ to_first,
            "bias": to_first.sum(0),
            "second_lines": first.T @ to_second,
            "second_bias": to_second.sum(0),
            "moves": wide.T @ second,
            "move_bias": wide.sum(0),
            "chances": to_hopes.T @ second,
            "chance_bias": to_hopes.sum(0),
            "hunch": hunch.astype(w["hunch"].dtype),
        }

    def at_table(self, players: NDArray[np.uint8]) -> Masks:
        """Whose chances there are: who plays alone plays against what is to be beaten."""
        found: Masks = np.arange(self.shape.seats) < np.maximum(players, 2)[:, None]
        return found

    def keep_within(self) -> None:
        """Weights that could not be stored are cut off."""
        second = self.weights["second_lines"]
        np.clip(second, -STEEPEST_SECOND, STEEPEST_SECOND, out=second)

    # As data

    def stored(self, temperature: float, made: dict[str, Any]) -> dict[str, Any]:
        """As `bots/net.py` reads it."""
        w = {name: weights.astype(np.float64) for name, weights in self.weights.items()}
        highest = self.shape.highest.astype(np.int64)
        bits = np.floor(np.log2(highest)).astype(np.int64)
        fine = 2.0 ** (ROW_BITS + bits) / highest
        both = ACTIVE_BITS + SECOND_BITS
        head = SECOND_ACTIVE_BITS + HEAD_BITS
        reading = self.reading
        lines = np.zeros((self.shape.inputs, len(w["bias"])))
        lines[reading.places] = w["lines"][: len(reading.places)]
        extra = w["lines"][len(reading.places) :]
        weights = {
            "lines": _whole(lines * fine[:, None], LARGEST_ROW),
            "extra": _whole(extra * 2.0**ROW_BITS, LARGEST_ROW),
            "bias": _whole(w["bias"] * 2.0**ROW_BITS),
            "second_lines": _whole(w["second_lines"] * 2.0**SECOND_BITS, LARGEST_SECOND),
            "second_bias": _whole(w["second_bias"] * 2.0**both),
            "moves": _whole(w["moves"] * 2.0**HEAD_BITS),
            "chances": _whole(w["chances"] * 2.0**HEAD_BITS),
        }
        stored = {
            "form": FORM,
            "game": self.shape.game,
            "layout": self.shape.layout,
            "made": made,
            "most": self.shape.most,
            "inputs": self.shape.inputs,
            "seats": self.shape.seats,
            "first": len(w["bias"]),
            "second": len(w["second_bias"]),
            "hunch": [round(float(share), 4) for share in w["hunch"]],
            "temperature": temperature,
            "highest": highest.tolist(),
            "bits": bits.tolist(),
            "singles": [
                int(slot) << 16 | int(value)
                for slot, value in zip(reading.slots, reading.values, strict=True)
            ],
            "move_bias": [round(float(bias) * 2**head) for bias in w["move_bias"]],
            "chance_bias": [round(float(bias) * 2**head) for bias in w["chance_bias"]],
            "weights": {name: text_of(values) for name, values in weights.items()},
        }
        return {**stored, "digest": digest(stored)}


def _whole(values: Array, largest: int = (1 << 15) - 1) -> list[int]:
    found: list[int] = np.clip(np.round(values), -largest, largest).astype(np.int64).ravel().tolist()
    return found


def within(values: Array, ceiling: float) -> Array:
    """Cut off below 0 and above the ceiling; the array is changed."""
    np.maximum(values, 0, out=values)
    np.minimum(values, ceiling, out=values)
    return values


def log_shares(logs: Array, there: Masks) -> Array:
    """As shares of a whole, among what there is; the rest has none worth speaking of."""
    masked = np.where(there, logs, NEVER)
    masked -= masked.max(1, keepdims=True)
    found: Array = masked - np.log(np.exp(masked).sum(1, keepdims=True))
    return found


class Adam:
    """Steps down a gradient, each weight at its own pace."""

    def __init__(self, network: Network) -> None:
        self.mean = {name: np.zeros_like(weights) for name, weights in network.weights.items()}
        self.square = {name: np.zeros_like(weights) for name, weights in network.weights.items()}
        self.steps = 0

    def step(self, network: Network, gradient: Weights, rate: float, steepest: float = 1.0) -> None:
        self.steps += 1
        norm = float(np.sqrt(sum(float((each**2).sum()) for each in gradient.values())))
        shortened = min(1.0, steepest / (norm + 1e-8))
        means, squares = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, weights in network.weights.items():
            slope = gradient[name] * shortened
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            weights -= rate * self.mean[name] / means / (np.sqrt(self.square[name] / squares) + 1e-8)
        network.keep_within()
