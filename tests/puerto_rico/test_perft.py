"""Perft: how many sequences of so many actions lead on from a position, and a checksum of where they lead. Chance comes
from the seed, so the numbers change exactly when the rules, the numbering of actions or the generator do."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

from quayside import State

from ..properties.worlds import position

NONE: dict[str, Any] = {}
SWAP = {"swap_factory_university": True, "corn_starters_pay": True}

# fmt: off
POSITIONS: list[tuple[int, str, dict[str, Any], int, int, int, int, int]] = [  # players, decision, options, seed, random moves before, depth, sequences, checksum
]
# fmt: on
NAMES = [f"{decision}-{players}-seed{seed}-ply{moves}" for players, decision, _, seed, moves, *_ in POSITIONS]


def perft(state: State, depth: int) -> tuple[int, int]:
    """Sequences of that many actions (shorter ones when the game ends), and the sum of the checksums of their ends."""
    if depth == 0 or state.to_play < 0:
        return 1, zlib.crc32(repr(state.key()).encode())
    count = checksum = 0
    for action in state.legal():
        after = state.clone()
        after.play(action)
        below = perft(after, depth - 1)
        count += below[0]
        checksum += below[1]
    return count, checksum & 0xFFFFFFFF


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
    state = position("puerto_rico", players, seed, moves, **options)
    view: Any = state.view(None)
    assert view["decision"]["kind"] == decision
    assert perft(state, depth) == (sequences, checksum)


def test_every_decision_is_looked_at_with_every_number_of_players() -> None:
    kinds = "role hacienda settler hospice privilege mayor builder university craftsman trader captain storage"
    assert {(players, decision) for players, decision, *_ in POSITIONS} == {
        (players, decision) for players in (2, 3, 4, 5) for decision in kinds.split()
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_counts_can_be_worked_out_by_hand(players: int) -> None:
    """In the first round everybody has a single plantation and no goods. Craftsman, trader, captain and prospector ask
    nobody, and one card less is left for the next; the mayor asks for his privilege; the settler chooses among the kinds
    that lie face up, a quarry and nothing; the builder among nothing and what he can pay."""
    state = position("puerto_rico", players, 1729, 0)
    view: Any = state.view(None)
    cards = len(view["roles"])
    assert perft(state, 1)[0] == cards
    kinds = len(set(view["plantations"]))
    purse = view["seats"][0]["doubloons"]
    affordable = [facts for facts in view["market"].values() if facts["cost"] <= purse + 1]
    asks_nobody = (cards - 3) * (cards - 1)
    assert perft(state, 2)[0] == asks_nobody + 2 + (1 + kinds + 1) + (1 + len(affordable))
