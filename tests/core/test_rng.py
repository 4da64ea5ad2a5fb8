"""The generator: the same draws everywhere, fair, and seeded by every bit of its seed."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from pathlib import Path

import pytest

from quayside import Rng

from ..properties.chance import agree, uniform
from ..properties.worlds import generator

STREAMS = json.loads(Path(__file__).with_name("rng_draws.json").read_text(encoding="utf-8"))


def words(seed: int, count: int = 8) -> list[int]:
    rng = Rng(seed)
    return [int(rng.word()) for _ in range(count)]


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: str(stream["seed"]))
def test_the_first_thousand_draws_are_those_on_file(stream: dict) -> None:
    assert words(stream["seed"], 1000) == stream["draws"]


def test_a_seed_on_file_is_larger_than_a_machine_word() -> None:
    assert len(STREAMS) == 3
    assert max(stream["seed"] for stream in STREAMS) > 2**64


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 12, 33, 100])
def test_every_number_below_n_is_as_likely_as_the_others(sides: int) -> None:
    rng = Rng(sides)
    assert agree(Counter(rng.below(sides) for _ in range(60 * sides)), uniform(sides))


def test_two_draws_in_a_row_know_nothing_of_each_other() -> None:
    rng = Rng(6)
    assert agree(Counter(6 * rng.below(6) + rng.below(6) for _ in range(3600)), uniform(36))


def test_below_reaches_the_whole_range_of_a_word() -> None:
    rng = Rng(1)
    assert agree(Counter(rng.below(2**32 - 1) >> 28 for _ in range(1600)), uniform(16))
    assert agree(Counter(rng.below(3 << 30) >> 28 for _ in range(1600)), uniform(12))


def test_below_one_there_is_only_zero_and_nothing_is_drawn() -> None:
    rng = Rng(3)
    before = generator(rng)
    assert rng.below(1) == 0
    assert generator(rng) == before


@pytest.mark.parametrize("n", [0, -1, 2**32, 2**70])
def test_below_refuses_what_it_cannot_draw_fairly(n: int) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Rng(1).below(n)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="non-negative"):
        Rng(-1)


def test_every_bit_of_a_seed_counts_however_high() -> None:
    base = 0x0123456789ABCDEF_0123456789ABCDEF
    bits = [*range(128), 128, 200, 511, 1000, 5000]
    streams = {tuple(words(base ^ (1 << bit))) for bit in bits} | {tuple(words(base))}
    assert len(streams) == len(bits) + 1


def test_seeds_that_are_neighbours_give_unrelated_streams() -> None:
    first_draws = Counter(Rng(seed).below(6) for seed in range(3000))
    assert agree(first_draws, uniform(6))
    first_pairs = Counter(6 * Rng(2 * seed).below(6) + Rng(2 * seed + 1).below(6) for seed in range(1800))
    assert agree(first_pairs, uniform(36))


def test_a_clone_draws_the_same_and_goes_its_own_way() -> None:
    rng = Rng(5)
    rng.word()
    twin = rng.clone()
    assert [int(twin.word()) for _ in range(9)] == [int(rng.word()) for _ in range(9)]
    twin.word()
    assert generator(twin) != generator(rng)


def test_forks_differ_from_each_other_and_from_their_origin() -> None:
    rng = Rng(5)
    streams = [tuple(int(fork.word()) for _ in range(4)) for fork in [rng.fork(), rng.fork(), rng, Rng(5)]]
    assert len(set(streams)) == 4


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    rng = Rng(4)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert agree(orders, dict.fromkeys(itertools.permutations(range(4)), 1.0))
