"""Thousands of plantations turned up by the engine itself: each kind comes as often as the pile says."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from quayside import Rng
from quayside.games.puerto_rico.state import PuertoRicoState

from ..properties.chance import agree
from .table import GOODS, Table

DRAWS = 3000


@pytest.mark.rule("puerto_rico.buildings.hacienda")
def test_a_hacienda_draws_each_tile_of_the_pile_as_likely_as_another() -> None:
    table = Table(3, row="corn corn corn indigo").arrange(city={0: "hacienda*"}).play("pick settler")
    pile = table.view()["face_down_kinds"]
    rng = Rng(1)
    counts: Counter[str] = Counter()
    for _ in range(DRAWS):
        world = table.state.determinize(0, rng)
        assert isinstance(world, PuertoRicoState)
        world.play(world.parse("draw"))
        counts[next(good for kind, good in enumerate(GOODS) if world.face_down[kind] < pile[good])] += 1
    assert agree(counts, pile)


@pytest.mark.rule("puerto_rico.setup.row")
@pytest.mark.rule("puerto_rico.settler.refill")
@pytest.mark.parametrize("tile", ["corn", "coffee"])
def test_a_row_holds_each_kind_as_often_as_drawing_without_putting_back(tile: str) -> None:
    table = Table(3, row="corn corn indigo sugar").play("pick settler", "pass", "pass")
    pile = table.view()["face_down_kinds"]
    total, own, row = sum(pile.values()), pile[tile], 4
    odds = {
        count: comb(own, count) * comb(total - own, row - count) / comb(total, row)
        for count in range(row + 1)
    }
    rng = Rng(2)
    counts: Counter[int] = Counter()
    for _ in range(DRAWS):
        world = table.state.determinize(0, rng)
        assert isinstance(world, PuertoRicoState)
        world.play(world.parse("pass"))
        counts[sum([count for kind, count in enumerate(world.row) if GOODS[kind] == tile])] += 1
    assert agree(counts, odds)
