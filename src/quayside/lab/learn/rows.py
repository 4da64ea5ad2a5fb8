"""Rows as a net reads them: spread out to the largest table, every number as a share of what it may be at most, and beside
that a place of its own for each value of a number that is often met. Both together let a net bend where the worth of a
thing does, such as at the last space before the port."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quayside.bots.net import NOBODY, SEAT_AXES, slots
from quayside.core.observation import fields, observer
from quayside.core.registry import game as game_of
from quayside.lab.arrays import Floats, Rows

OFTEN: Final = 0.002  # a value has a place of its own if it is met in so many of the positions ...
SINGLES: Final = 3  # ... and its number has so many values at least that are not 0
HIGHEST: Final = 300  # greater numbers are all alike


@dataclass(frozen=True)
class Setting:
    """A table: how many play, by which options."""

    players: int
    options: dict[str, Any] = field(default_factory=dict)


class Shape:
    """The row of the largest table of a layout.

    >>> shape = Shape("manila", 1)
    >>> shape.most, shape.inputs, shape.actions
    (5, 289, 421)
    """

    def __init__(self, game: str, layout: int, options: dict[str, Any] | None = None) -> None:
        rules = game_of(game)
        chosen = options or {}
        largest = rules.new(players=rules.players[-1], seed=0, **chosen)
        self.game = game
        self.layout = layout
        if observer(game, largest.setup.options).version != layout:
            raise ValueError(f"these options of {game} have another layout than {layout}")
        self.most = rules.players[-1]
        self.actions = rules.action_count(largest.setup.options)
        found = fields(largest)
        self.kinds = next(one.size for one in found if one.name == "decision")
        self.seats = next(one.size for one in found if one.name == "to_play")
        highest = [min(one.high, HIGHEST) for one in found for _ in range(one.size)]
        self.highest: NDArray[np.int16] = np.array([*highest, *[1] * self.most], np.int16)
        self.inputs = len(self.highest)
        self._slots: dict[int, NDArray[np.intp]] = {}

    def slots(self, setting: Setting) -> NDArray[np.intp]:
        """Where the numbers of a row of that table go."""
        if setting.players not in self._slots:
            state = game_of(self.game).new(players=setting.players, seed=0, **setting.options)
            self._slots[setting.players] = np.array(list(slots(state, self.most)), np.intp)
        return self._slots[setting.players]

    def spread(self, rows: Rows, setting: Setting) -> Rows:
        """Rows of a table as those of the largest."""
        found = np.zeros((len(rows), self.inputs), np.int16)
        found[:, self.slots(setting)] = rows
        found[:, self.inputs - self.most + setting.players - 1] = 1
        np.clip(found, 0, self.highest, out=found)
        return found

    @cached_property
    def scale(self) -> Floats:
        found: Floats = (1 / self.highest).astype(np.float32)
        return found


@dataclass(frozen=True)
class Singles:
    """Values with a place of their own: of which input, and which value."""

    slots: NDArray[np.int32]
    values: NDArray[np.int16]

    @staticmethod
    def often(rows: Sequence[Rows], shape: Shape) -> Singles:
        """Those that are often met in these rows, which are spread."""
        sample = np.concatenate(rows)
        found: list[tuple[int, int]] = []
        for slot in np.nonzero(shape.highest >= SINGLES)[0].tolist():
            counts = np.bincount(sample[:, slot], minlength=2)
            found += [
                (slot, value)
                for value, count in enumerate(counts.tolist())
                if value > 0 and count >= OFTEN * len(sample)
            ]
        return Singles(
            np.array([one[0] for one in found], np.int32), np.array([one[1] for one in found], np.int16)
        )

    def __len__(self) -> int:
        return len(self.slots)


def dense(rows: Rows, shape: Shape, singles: Singles) -> Floats:
    """What a net multiplies: shares, then places of single values."""
    found = np.empty((len(rows), shape.inputs + len(singles)), np.float32)
    np.multiply(rows, shape.scale, out=found[:, : shape.inputs])
    found[:, shape.inputs :] = rows[:, singles.slots] == singles.values
    return found


__all__ = ["NOBODY", "SEAT_AXES", "Setting", "Shape", "Singles", "dense"]
