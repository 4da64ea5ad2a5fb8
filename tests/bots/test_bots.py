"""Bots by name, and how well the weaker ones play."""

from __future__ import annotations

import pytest

from quayside import OptionError
from quayside.bots import Budget, Search, load, names, of_the_house

from ..properties.worlds import at_every_table, position


def test_search_is_loaded_with_a_budget_of_iterations_or_seconds() -> None:
    for name, budget in (
        ("search", None),
        ("search:800", Budget(iterations=800)),
        ("search:1s", Budget(seconds=1.0)),
        ("search:0.25s", Budget(seconds=0.25)),
    ):
        bot = load(name, seed=3)
        assert isinstance(bot, Search)
        assert (bot.budget, bot.seed) == (budget, 3)


@pytest.mark.parametrize(
    "name", ["search:", "search:0", "search:0s", "search:-1", "search:x", "search:1m", "search:1e9s"]
)
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match="names no budget"):
        load(name)


def test_anybody_may_seat_the_bots_of_the_house_and_no_others() -> None:
    assert all(of_the_house(name) for name in [*names(), "search:800", "search:1s"])
    assert not any(of_the_house(name) for name in ["os:system", "search:", "nobody"])


@at_every_table
def test_a_beginner_differs_from_a_merchant_but_not_always(id: str, players: int) -> None:
    from quayside import Seen

    same = total = 0
    for seed in range(20):
        state = position(id, players, seed, 20)
        if len(state.legal()) < 3:
            continue
        seen = Seen(state, state.to_play)
        total += 1
        same += load("novice", seed).decide(seen, Budget()) == load("greedy", seed).decide(seen, Budget())
    assert 0 < same < total
