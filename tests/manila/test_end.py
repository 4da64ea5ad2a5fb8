"""The end of the game: when it comes, what a fortune is, and ties."""

from __future__ import annotations

from typing import Any

import pytest

from .table import WARES, Table


def last_voyage(rolls: list[str], prices: dict[str, int], **arranged: Any) -> Table:
    """A voyage in which nobody does anything, from given prices."""
    return Table(rolls=rolls).arrange(prices=prices, **arranged).idle_voyage()


@pytest.mark.rule("manila.end.trigger")
def test_the_game_ends_after_a_voyage_in_which_a_ware_reaches_thirty() -> None:
    table = last_voyage(["6 6 1"] * 3, {"ginseng": 20, "silk": 20})
    assert table.asked == (-1, "over")
    assert table.choices == []
    assert table.view()["decision"] == {"kind": "over"}
    assert len(table.told("end_game")) == 1
    assert table.told("voyage") == [{"number": 1, "opener": 0}]


@pytest.mark.rule("manila.end.trigger")
def test_the_game_goes_on_while_no_ware_is_at_thirty() -> None:
    table = last_voyage(["6 6 6"] * 3, {"ginseng": 10, "jade": 20})
    assert [table.price(ware) for ware in WARES] == [20, 5, 5, 20]
    assert table.asked == (0, "auction")
    assert table.told("end_game") == []


@pytest.mark.rule("manila.end.trigger")
@pytest.mark.rule("manila.settlement.price_rise")
def test_all_prices_of_the_last_voyage_rise_before_the_end() -> None:
    """Ruling 31: two wares reach thirty together, and a third still rises."""
    table = last_voyage(["6 6 6"] * 3, {"ginseng": 20, "nutmeg": 20, "silk": 5})
    assert [table.price(ware) for ware in WARES] == [30, 30, 10, 0]
    assert table.asked == (-1, "over")


@pytest.mark.rule("manila.end.trigger")
def test_it_takes_at_least_four_voyages() -> None:
    table = Table(rolls=["6 6 6"] * 12)
    for number in range(1, 5):
        assert table.view()["voyage"] == number
        table.idle_voyage()
    assert table.asked == (-1, "over")


@pytest.mark.rule("manila.end.trigger")
@pytest.mark.parametrize("notation", ["pass", "bid 1", "pledge", "place silk"])
def test_nothing_can_be_played_when_the_game_is_over(notation: str) -> None:
    assert last_voyage(["6 6 6"] * 3, {"silk": 20}).why_not(notation) == ("core.over", {})


@pytest.mark.rule("manila.end.fortune")
def test_a_fortune_is_cash_and_shares_less_fifteen_for_each_pledge() -> None:
    """Pledged shares keep their worth: 41 + 2 silk at 30 + jade at 20 + nutmeg at 10 - 2 pledges = 101."""
    table = last_voyage(
        ["1 1 6"] * 3,
        {"silk": 20, "jade": 20, "nutmeg": 10},
        cash={1: 41},
        bought={1: "silk nutmeg"},
        pledged={1: 2},
    )
    assert table.state.scores()[1] == 41 + 60 + 20 + 10 - 30
    assert table.view()["seats"][1]["fortune"] == 101


@pytest.mark.rule("manila.end.fortune")
def test_the_largest_fortune_wins() -> None:
    table = last_voyage(["6 1 1"] * 3, {"ginseng": 20}, cash={0: 10, 1: 50, 2: 30, 3: 20})
    told = table.told("end_game")[0]
    assert (told["fortunes"], told["ranks"]) == ([40, 50, 60, 20], [3, 2, 1, 4])
    assert table.state.scores() == [40, 50, 60, 20]
    assert table.state.ranking() == [3, 2, 1, 4]


@pytest.mark.rule("manila.end.fortune")
def test_a_fortune_may_be_below_zero() -> None:
    """Ruling 51."""
    table = last_voyage(["6 1 1"] * 3, {"ginseng": 20}, cash={1: 4}, pledged={1: 2})
    assert table.state.scores()[1] == -26
    assert table.state.ranking()[1] == 4


@pytest.mark.rule("manila.end.fortune")
@pytest.mark.rule("manila.loans.redeem")
def test_to_redeem_in_the_last_voyage_changes_nothing() -> None:
    """Ruling 52: it costs fifteen either way."""
    fortunes = []
    for moves in [[], ["redeem"]]:
        table = (
            Table(rolls=["6 6 6"] * 3).arrange(prices={"silk": 20}, pledged={0: 1}).play(*moves).idle_voyage()
        )
        fortunes.append(table.state.scores())
    assert fortunes[0] == fortunes[1]


@pytest.mark.rule("manila.end.ties")
def test_equal_fortunes_share_their_rank() -> None:
    """Ruling 50: no tie-break, not even by cash or shares."""
    table = last_voyage(["6 1 1"] * 3, {"ginseng": 20}, cash={0: 30, 1: 60, 2: 10, 3: 5})
    told = table.told("end_game")[0]
    assert (told["fortunes"], told["ranks"]) == ([60, 60, 40, 5], [1, 1, 3, 4])
    assert table.state.ranking() == [1, 1, 3, 4]


@pytest.mark.rule("manila.end.fortune")
def test_the_score_during_the_game_is_the_fortune_if_it_ended_now() -> None:
    table = Table().arrange(prices={"silk": 10, "nutmeg": 5}, pledged={3: 1}, cash={3: 7})
    assert table.state.scores() == [35, 40, 35, 7 + 10 - 15]
