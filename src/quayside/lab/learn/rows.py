"""Rows as a net reads them: spread out to the largest table, every number as a share of what it may be at most, and beside
that a place of its own for each value of a number that is often met. Both together let a net bend where the worth of a
thing does, such as at the last space before the port."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from quayside.bots.net import NOBODY, SEAT_AXES, slots
from quayside.core.observation import fields, observer
from quayside.core.registry import game as game_of
from quayside.lab.arrays import Floats, Rows

OFTEN: Final = 0.002  # a value has a place of its own if it is met in so many of the positions ...
SINGLES: Final = 3  # ... and its number has so many values at least that are not 0
HIGHEST: Final = 255  # greater numbers are all alike: so one fits into a byte


Spread = NDArray[np.uint8]  # rows of the largest table


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

    def spread(self, rows: Rows, setting: Setting) -> Spread:
        """Rows of a table as those of the largest."""
        slots = self.slots(setting)
        found = np.zeros((len(rows), self.inputs), np.uint8)
        found[:, slots] = np.clip(rows, 0, self.highest[slots])
        found[:, self.inputs - self.most + setting.players - 1] = 1
        return found


@dataclass(frozen=True)
class Reading:
    """What a network reads of a row: the numbers in these places, and beside them single values of some, which have a
    place of their own."""

    places: NDArray[np.int32]
    slots: NDArray[np.int32]  # of the single values ...
    values: NDArray[np.uint8]  # ... and which

    @staticmethod
    def whole(shape: Shape) -> Reading:
        """Every number, and no single values."""
        none = np.zeros(0, np.int32)
        return Reading(np.arange(shape.inputs, dtype=np.int32), none, none.astype(np.uint8))

    @staticmethod
    def often(rows: Spread, shape: Shape) -> Reading:
        """What is met in these rows at all, which were read whole; and values that are often met."""
        found: list[tuple[int, int]] = []
        for slot in np.nonzero(shape.highest >= SINGLES)[0].tolist():
            counts = np.bincount(rows[:, slot], minlength=2)
            found += [
                (slot, value)
                for value, count in enumerate(counts.tolist())
                if value > 0 and count >= OFTEN * len(rows)
            ]
        met = rows.max(0)
        met[: shape.kinds] = 1  # all kinds of decisions ...
        met[-shape.most :] = 1  # ... and numbers of players
        return Reading(
            np.nonzero(met)[0].astype(np.int32),
            np.array([slot for slot, _ in found], np.int32),
            np.array([value for _, value in found], np.uint8),
        )

    def __len__(self) -> int:
        return len(self.places) + len(self.slots)

    def read(self, rows: Spread) -> Spread:
        """Numbers, then places of single values."""
        if not len(self.slots) and len(self.places) == rows.shape[1]:
            return rows
        singles = rows.take(self.slots, 1) == self.values
        return np.concatenate([rows.take(self.places, 1), singles.view(np.uint8)], 1)

    def scale(self, shape: Shape) -> Floats:
        """By which numbers are shares of what they may be at most."""
        return np.concatenate([1 / shape.highest[self.places], np.ones(len(self.slots))]).astype(np.float32)


__all__ = ["NOBODY", "SEAT_AXES", "Reading", "Setting", "Shape", "Spread"]
