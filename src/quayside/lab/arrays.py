"""What learners read: observations and masks as arrays, the layout of a game's row, and what a result is worth.

The row of a seat is documented field by field in docs/layouts.md, which is made from `Layout.describe`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from quayside.core.observation import BYTES, Field, fields, observer
from quayside.core.observation import observe as observed
from quayside.core.registry import game
from quayside.core.state import State

Rows: TypeAlias = NDArray[np.int16]
Masks: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float32]

NUMBER = np.dtype("<i2")
assert NUMBER.itemsize == BYTES


class Layout:
    """What stands where in the row of a seat.

    >>> layout = Layout("manila", 4)
    >>> layout.size, layout.version, layout["cash"]
    (244, 1, Field('cash', 27:31, 0..300))
    """

    def __init__(self, id: str, players: int | None = None, **options: Any) -> None:
        state = game(id).new(players=players, seed=0, **options)
        self.game = id
        self.players = state.players
        self.version = observer(id, state.setup.options).version
        self.fields: list[Field] = fields(state)
        self.size = sum(field.size for field in self.fields)
        self.actions = state.game.action_count(state.setup.options)
        sizes = [field.size for field in self.fields]
        self.low: Rows = np.repeat([field.low for field in self.fields], sizes).astype(NUMBER)
        self.high: Rows = np.repeat([field.high for field in self.fields], sizes).astype(NUMBER)
        self._scale = (1 / np.maximum(np.abs(self.low), np.abs(self.high))).astype(np.float32)

    def __getitem__(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def read(self, row: Rows, name: str) -> Rows:
        """The numbers of a field, out of a row or of many."""
        field = self[name]
        return row[..., field.start : field.start + field.size]

    def scaled(self, rows: Rows) -> Floats:
        """The rows with every number between -1 and 1, as a network wants them."""
        return rows * self._scale

    def describe(self) -> str:
        """The layout as a table of Markdown."""
        lines = ["| from | numbers | field | by | range | what it says |", "|--:|--:|---|---|---|---|"]
        for field in self.fields:
            bounds = f"{field.low} to {field.high}"
            lines.append(
                f"| {field.start} | {field.size} | `{field.name}` | {field.axes} | {bounds} | {field.meaning} |"
            )
        return "\n".join(lines)


def observe(state: State, seat: int) -> Rows:
    """What the seat may see, as `Layout` says."""
    return np.frombuffer(observed(state, seat), NUMBER)


def mask(state: State, seat: int | None = None) -> Masks:
    """Which actions of such a game are legal now; none for a seat that does not decide."""
    legal = np.zeros(state.game.action_count(state.setup.options), np.bool_)
    if seat is None or seat == state.to_play:
        legal[state.legal()] = True
    return legal


def rewards(ranks: Sequence[int]) -> list[float]:
    """What each seat's rank is worth: the share of the others that it has beaten, less the share that has beaten it. From
    -1 to 1, and 0 in sum. Who plays alone has won or lost.

    >>> rewards([1, 2, 3]), rewards([1, 1, 3]), rewards([2])
    ([1.0, 0.0, -1.0], [0.5, 0.5, -1.0], [-1.0])
    """
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    return [sum((other > rank) - (other < rank) for other in ranks) / (len(ranks) - 1) for rank in ranks]
