"""The net while it learns, in floating point: two layers, a liking for each action, a hope for each seat. `stored` turns it
into the whole numbers by which `bots/net.py` plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quayside.bots.mind import HOPELESS
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
from quayside.lab.arrays import Masks, Rows
from quayside.lab.learn.rows import Shape, Singles, dense

Array = NDArray[np.floating[Any]]
Weights = dict[str, Array]

FIRST: Final = 72  # neurons
SECOND: Final = 30
CEILING: Final = MOST_ACTIVE / (1 << ACTIVE_BITS)  # of what the first ones can say
SECOND_CEILING: Final = MOST_SECOND / (1 << SECOND_ACTIVE_BITS)
STEEPEST_SECOND: Final = LARGEST_SECOND / (1 << SECOND_BITS)
NEVER: Final = -1e9


@dataclass(frozen=True)
class Seen:
    """Decisions: what was seen, spread out to the largest table; which actions were legal; and what the game itself thought
    of each, in temperatures behind the best."""

    rows: Rows
    legal: Masks
    hunches: NDArray[np.float16]
    players: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.rows)

    def part(self, chosen: Any) -> Seen:
        return Seen(self.rows[chosen], self.legal[chosen], self.hunches[chosen], self.players[chosen])


@dataclass
class Thought:
    """What a network says of decisions: logarithms of each action's share, and of each seat's chance, clockwise from the one
    that decides; `passed` is what the way back needs."""

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
        singles: Singles,
        first: int = FIRST,
        second: int = SECOND,
        seed: int = 0,
        kind: type = np.float32,
    ) -> None:
        if first % (LANES * STRIDE) or second % LANES:
            raise ValueError(f"neurons come by {LANES * STRIDE} in the first layer, by {LANES} in the second")
        self.shape = shape
        self.singles = singles
        rng = np.random.default_rng(seed)

        def weights(rows: int, columns: int, gain: float) -> Array:
            found: Array = (rng.standard_normal((rows, columns)) * gain).astype(kind)
            return found

        self.weights: Weights = {
            "lines": weights(shape.inputs, first, 0.15),
            "extra": np.zeros((len(singles), first), kind),
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
        inputs = dense(seen.rows, self.shape, self.singles).astype(w["bias"].dtype, copy=False)
        first = np.clip(inputs @ np.concatenate([w["lines"], w["extra"]]) + w["bias"], 0, CEILING)
        second = np.clip(first @ w["second_lines"] + w["second_bias"], 0, SECOND_CEILING)
        kinds = seen.rows[:, : self.shape.kinds].argmax(1)
        likes = second @ w["moves"].T + w["move_bias"]
        likes += w["hunch"][kinds][:, None] * seen.hunches
        hopes = second @ w["chances"].T + w["chance_bias"]
        return Thought(
            log_shares(likes, seen.legal),
            log_shares(hopes, self.at_table(seen.players)),
            (inputs, first, second, kinds),
        )

    def backward(self, seen: Seen, thought: Thought, to_likes: Array, to_hopes: Array) -> Weights:
        """The gradient of a loss by every weight, from its gradient by the logarithms before they were made shares."""
        w = self.weights
        inputs, first, second, kinds = thought.passed
        to_second = to_likes @ w["moves"] + to_hopes @ w["chances"]
        to_second *= (second > 0) & (second < SECOND_CEILING)
        to_first = to_second @ w["second_lines"].T
        to_first *= (first > 0) & (first < CEILING)
        lines = inputs.T @ to_first
        hunch = np.bincount(kinds, (to_likes * seen.hunches).sum(1), self.shape.kinds)
        return {
            "lines": lines[: self.shape.inputs],
            "extra": lines[self.shape.inputs :],
            "bias": to_first.sum(0),
            "second_lines": first.T @ to_second,
            "second_bias": to_second.sum(0),
            "moves": to_likes.T @ second,
            "move_bias": to_likes.sum(0),
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

    def clone(self) -> Network:
        other = Network.__new__(Network)
        other.shape, other.singles = self.shape, self.singles
        other.weights = {name: weights.copy() for name, weights in self.weights.items()}
        return other

    # As data

    def stored(self, temperature: float, made: dict[str, Any]) -> dict[str, Any]:
        """As `bots/net.py` reads it."""
        w = {name: weights.astype(np.float64) for name, weights in self.weights.items()}
        highest = self.shape.highest.astype(np.int64)
        bits = np.floor(np.log2(highest)).astype(np.int64)
        fine = 2.0 ** (ROW_BITS + bits) / highest
        both = ACTIVE_BITS + SECOND_BITS
        head = SECOND_ACTIVE_BITS + HEAD_BITS
        weights = {
            "lines": _whole(w["lines"] * fine[:, None], LARGEST_ROW),
            "extra": _whole(w["extra"] * 2.0**ROW_BITS, LARGEST_ROW),
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
                for slot, value in zip(self.singles.slots, self.singles.values, strict=True)
            ],
            "move_bias": [round(float(bias) * 2**head) for bias in w["move_bias"]],
            "chance_bias": [round(float(bias) * 2**head) for bias in w["chance_bias"]],
            "weights": {name: text_of(values) for name, values in weights.items()},
        }
        return {**stored, "digest": digest(stored)}


def _whole(values: Array, largest: int = (1 << 15) - 1) -> list[int]:
    found: list[int] = np.clip(np.round(values), -largest, largest).astype(np.int64).ravel().tolist()
    return found


def log_shares(logs: Array, there: Masks) -> Array:
    """As shares of a whole, among what there is; the rest has none worth speaking of."""
    masked = np.where(there, logs, NEVER)
    masked -= masked.max(1, keepdims=True)
    found: Array = masked - np.log(np.exp(masked).sum(1, keepdims=True))
    return found


def behind(values: list[float], temperature: float) -> list[float]:
    """The game's own judgement of moves, as the net is told it."""
    best = max(values)
    return [max(-HOPELESS, (value - best) / temperature) for value in values]


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
