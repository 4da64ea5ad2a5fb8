"""Perft: how many sequences of so many actions lead on from a position, and a checksum of where they lead. Chance comes
from the seed, so the numbers change exactly when the rules, the numbering of actions or the generator do."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.games.lisboa.rules.agenda import DECISIONS

from ..properties.worlds import perft, position

NONE: dict[str, Any] = {}
STRICT = {"officials_in_different_offices": True, "wig_on_reaching_ten": True}

# fmt: off
POSITIONS: list[tuple[int, str, dict[str, Any], int, int, int, int, int]] = [
    # players, decision, options, seed, random moves before, depth, sequences, checksum
]
# fmt: on
NAMES = [f"{decision}-{players}-seed{seed}-ply{moves}" for players, decision, _, seed, moves, *_ in POSITIONS]


@pytest.mark.parametrize(
    ("players", "decision", "options", "seed", "moves", "depth", "sequences", "checksum"),
    POSITIONS,
    ids=NAMES,
)
def test_as_many_sequences_as_ever_and_they_lead_where_they_led(
    players: int,
    decision: str,
    options: dict[str, Any],
    seed: int,
    moves: int,
    depth: int,
    sequences: int,
    checksum: int,
) -> None:
    state = position("lisboa", players, seed, moves, **options)
    view: Any = state.view(None)
    assert view["decision"]["kind"] == decision
    assert perft(state, depth) == (sequences, checksum)


def test_every_decision_is_looked_at() -> None:
    assert {decision for _, decision, *_ in POSITIONS} == set(DECISIONS)
    assert {players for players, *_ in POSITIONS} == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_counts_can_be_worked_out_by_hand(players: int) -> None:
    """Two clergy tiles for each player in turn, and then the first one's five cards."""
    state = position("lisboa", players, 1729, 0)
    assert [perft(state, depth)[0] for depth in range(1, players + 1)] == [2**depth for depth in range(1, players + 1)]
    assert perft(state, players + 1)[0] == 5 * 2**players
