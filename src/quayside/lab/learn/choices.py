"""The legal actions of many decisions, one after the other in one array: decisions have few of them, and vocabularies are
long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from quayside.lab.arrays import Floats

Array = NDArray[np.floating[Any]]
Places = NDArray[np.int64]


@dataclass(frozen=True)
class Choices:
    """So many `counts` of each decision; what the game itself thought of each action, in temperatures behind the best, stands
    beside it as `hunches`. Other numbers of the actions come as arrays of the same length.

    >>> choices = Choices(np.array([2, 1]), np.array([3, 7, 5], np.int32), np.zeros(3, np.float32))
    >>> choices.owners.tolist(), choices.most(np.array([1.0, 4.0, 2.0])).tolist()
    ([0, 0, 1], [4.0, 2.0])
    """

    counts: NDArray[np.int64]
    actions: NDArray[np.int32]
    hunches: Floats

    def __len__(self) -> int:
        return len(self.counts)

    @cached_property
    def starts(self) -> Places:
        """Where those of each decision begin."""
        found: Places = np.cumsum(self.counts) - self.counts
        return found

    @cached_property
    def owners(self) -> Places:
        """Whose action each is."""
        return np.repeat(np.arange(len(self.counts)), self.counts)

    def spread(self, values: Any) -> Any:
        """A value of each decision, for each of its actions."""
        return np.repeat(values, self.counts, 0)

    def most(self, values: Array) -> Array:
        found: Array = np.maximum.reduceat(values, self.starts)
        return found

    def total(self, values: Array) -> Array:
        found: Array = np.add.reduceat(values, self.starts)
        return found

    def log_shares(self, values: Array) -> Array:
        """As logarithms of shares of a whole, for each decision."""
        behind = values - self.spread(self.most(values))
        found: Array = behind - self.spread(np.log(self.total(np.exp(behind))))
        return found

    def best(self, values: Array) -> Places:
        """Which of a decision's actions has the greatest value: its number among them."""
        [highest] = np.nonzero(values == self.spread(self.most(values)))
        _, first = np.unique(self.owners[highest], return_index=True)
        found: Places = highest[first] - self.starts
        return found

    def drawn(self, likes: Array, rng: np.random.Generator) -> Places:
        """The same for actions that are drawn, each as likely as its share says."""
        return self.best(likes - np.log(rng.standard_exponential(likes.shape, np.float32)))

    def chosen(self, numbers: Places) -> NDArray[np.int64]:
        """The actions of these numbers."""
        found: NDArray[np.int64] = self.actions[self.starts + numbers].astype(np.int64)
        return found

    def wide(self, values: Array, actions: int) -> Array:
        """A line for each decision, with a place for every action of the vocabulary."""
        found = np.zeros((len(self.counts), actions), values.dtype)
        found[self.owners, self.actions] = values
        return found

    def places(self, decisions: Any) -> Places:
        """Where the actions of these decisions stand."""
        counts = self.counts[decisions]
        ends = np.cumsum(counts)
        moved = np.repeat(self.starts[decisions] - (ends - counts), counts)
        found: Places = moved + np.arange(len(moved))
        return found

    def part(self, decisions: Any) -> Choices:
        places = self.places(decisions)
        return Choices(self.counts[decisions], self.actions[places], self.hunches[places])

    @staticmethod
    def of(parts: Sequence[Choices]) -> Choices:
        return Choices(
            np.concatenate([part.counts for part in parts]),
            np.concatenate([part.actions for part in parts]),
            np.concatenate([part.hunches for part in parts]),
        )
