"""Perft: how many sequences of so many actions lead on from a position, and a checksum of where they lead. Chance comes
from the seed, so the numbers change exactly when the rules, the numbering of actions or the generator do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from .properties.worlds import perft, position


class Known(NamedTuple):
    """A position of a random game, and what is known of it."""

    players: int
    decision: str
    options: dict[str, Any]
    seed: int
    moves: int
    depth: int
    sequences: int
    checksum: int

    def __str__(self) -> str:
        return f"{self.decision}-{self.players}-seed{self.seed}-ply{self.moves}"

    def check(self, game: str) -> None:
        state = position(game, self.players, self.seed, self.moves, **self.options)
        view: Any = state.view(None)
        assert view["decision"]["kind"] == self.decision
        assert perft(state, self.depth) == (self.sequences, self.checksum)


def at_each(
    positions: Iterable[tuple[int, str, dict[str, Any], int, int, int, int, int]],
) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("known", [Known(*each) for each in positions], ids=str)
