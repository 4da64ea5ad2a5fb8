"""Final scoring: sets, ships, majorities, favors, money, decrees and ties."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.games.lisboa.board import DECREES
from quayside.games.lisboa.rules.scoring import prizes, worth

from .table import Table


@pytest.mark.rule("lisboa.scoring.total")
def test_wigs_of_the_game_and_of_the_final_scoring() -> None:
    table = Table(3).arrange(
        wigs={0: 7}, sets={0: 2}, portfolio={0: "S07"}, favors={0: "king builder"}, reis={0: 14}
    )
    assert table.final() == {
        "sets": 6,
        "ships": 3,
        "stores": 0,
        "officials": 0,
        "favors": 4,
        "money": 2,
        "decrees": 0,
    }
    assert table.scores[0] == 7 + 15


@pytest.mark.rule("lisboa.scoring.total")
def test_goods_influence_and_clergy_bring_nothing() -> None:
    plain = Table(3).scores
    rich = Table(3).arrange(goods={0: "gold 2 cloth 2"}, influence={0: 10}, clergy={0: "C37 C01"}).scores
    assert plain == rich


@pytest.mark.rule("lisboa.scoring.total")
def test_the_game_ends_with_its_scores_told() -> None:
    table = Table(2).arrange(period=2).arrange(sets={0: 4}, wigs={1: 60}).idle(4)
    (end,) = table.told("end_game")
    assert end["scores"] == table.scores == table.view()["totals"]
    assert end["ranks"] == [2, 1] == table.state.ranking()
    assert end["sources"] == table.view()["final"]


@pytest.mark.rule("lisboa.scoring.sets")
@pytest.mark.parametrize("sets", [0, 1, 5])
def test_three_wigs_for_each_set_again(sets: int) -> None:
    assert Table(3).arrange(sets={0: sets}).final()["sets"] == 3 * sets


@pytest.mark.rule("lisboa.scoring.ships")
def test_the_hold_of_each_ship_loaded_or_not() -> None:
    table = Table(3).arrange(
        sets={0: 1}, portfolio={0: "S10 S04 S01"}, aboard={"S01": "gold 1", "S10": "cloth 2"}
    )
    assert table.final()["ships"] == 4 + 2 + 1


@pytest.mark.rule("lisboa.scoring.stores")
@pytest.mark.parametrize(
    ("counts", "won"),
    [
        ([2, 2, 1, 0], [9, 9, 3, 0]),  # the example of the rule
        ([3, 2, 1, 1], [9, 6, 3, 3]),
        ([1, 1, 1, 1], [9, 9, 9, 9]),
        ([3, 1, 1, 1], [9, 6, 6, 6]),
        ([4, 3, 2, 1], [9, 6, 3, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_equal_players_get_the_higher_prize_and_the_next_are_skipped(
    counts: list[int], won: list[int]
) -> None:
    assert prizes(counts, [9, 6, 3]) == won


@pytest.mark.rule("lisboa.scoring.stores")
@pytest.mark.parametrize(
    ("trade", "plots", "won"),
    [
        ("gold", "A1 B1 C1 A2 B2 C2", [3, 2, 1]),
        ("tools", "A2 B2 C2 A3 B3 C3", [6, 3, 1]),
        ("books", "A3 B3 C3 A4 B4 C4", [9, 6, 3]),
        ("cloth", "A4 B4 C4 A5 B5 C5", [9, 6, 3]),
    ],
)
def test_the_prizes_of_each_trade(trade: str, plots: str, won: list[int]) -> None:
    owners = (0, 0, 0, 1, 1, 2)
    stores = {f"{plot} {trade}": owner for plot, owner in zip(plots.split(), owners, strict=True)}
    table = Table(3).arrange(stores=stores)
    assert [table.final(seat)["stores"] for seat in range(3)] == won


@pytest.mark.rule("lisboa.scoring.officials")
@pytest.mark.parametrize(
    ("players", "officials", "won"),
    [
        (2, {0: 3, 1: 1}, [15, 5]),
        (2, {0: 3}, [15, 0]),
        (2, {0: 2, 1: 2}, [15, 15]),
        (3, {0: 3, 1: 2, 2: 1}, [15, 10, 5]),
        (4, {0: 3, 1: 2, 2: 2, 3: 1}, [15, 10, 10, 0]),
        (4, {0: 1, 1: 2, 2: 3, 3: 4}, [0, 5, 10, 15]),
    ],
)
def test_officials_in_public_buildings(players: int, officials: dict[int, int], won: list[int]) -> None:
    table = Table(players).arrange(in_buildings=officials)
    assert [table.final(seat)["officials"] for seat in range(players)] == won


@pytest.mark.rule("lisboa.scoring.favors")
def test_two_wigs_for_each_favor() -> None:
    assert Table(3).arrange(favors={0: "king marquis builder"}).final()["favors"] == 6


@pytest.mark.rule("lisboa.scoring.money")
@pytest.mark.parametrize(("reis", "wigs"), [(0, 0), (4, 0), (5, 1), (14, 2)])
def test_a_wig_for_five_reis_and_influence_is_no_money(reis: int, wigs: int) -> None:
    assert Table(3).arrange(reis={0: reis}, influence={0: 10}).final()["money"] == wigs


# Decrees: each with a position that fulfils it

POSITIONS: dict[str, tuple[dict[str, Any], int]] = {
    "D01": ({"stores": {"A1 gold": 0, "B1 gold": 0, "C1 gold": 1}}, 4),
    "D02": ({"stores": {"A2 tools": 0}}, 2),
    "D03": ({"stores": {"A3 books": 0}}, 2),
    "D04": ({"stores": {"A5 cloth": 0}}, 2),
    "D05": ({"stores": {"A1 gold": 0, "B1 gold": 1}}, 5),
    "D06": ({"stores": {"A2 tools": 1}}, 0),
    "D07": ({"stores": {"A3 books": 0}}, 5),
    "D08": ({}, 0),
    "D09": ({"stores": {"A1 gold": 0, "A3 books": 0}}, 5),
    "D10": ({"stores": {"B1 gold": 0, "A3 books": 0}}, 0),
    "D11": ({"stores": {"C1 gold": 0, "C3 books": 0, "C2 gold": 0}}, 5),
    "D12": ({"stores": {"D1 gold": 0, "D3 books": 0}}, 5),
    "D13": ({"stores": {"E1 gold": 0, "E3 books": 0}}, 5),
    "D14": ({"stores": {"A1 gold": 0, "B1 gold": 0}}, 4),
    "D15": ({"stores": {"A2 gold": 0, "B2 tools": 0}}, 4),
    "D16": ({"stores": {"A3 tools": 0}}, 2),
    "D17": ({"stores": {"A4 books": 0}}, 2),
    "D18": ({"stores": {"A5 cloth": 0, "B5 cloth": 0, "C5 cloth": 0}}, 6),
    "D19": ({"stores": {"A1 gold": 0, "A2 tools": 0, "A3 books": 0, "A4 cloth": 0}}, 8),
    "D20": ({"houses": {0: "left 2 middle 3"}}, 6),
    "D21": ({"houses": {0: "left 2 middle 3"}}, 0),
    "D22": ({"houses": {0: "left 2 middle 3"}}, 5),
    "D23": ({"cubes": {0: "earthquake 3"}}, 3),
    "D24": ({"cubes": {0: "fire 4"}}, 4),
    "D25": ({"cubes": {0: "tsunami 5"}}, 5),
    "D26": ({"sets": {0: 3}}, 6),
    "D27": ({"sets": {0: 3}}, 6),
    "D28": ({"sets": {0: 1}, "goods": {0: "gold 3"}}, 4),
    "D29": ({"goods": {0: "tools 2"}}, 0),
    "D30": ({"sets": {0: 1}, "goods": {0: "books 3"}}, 4),
    "D31": ({"sets": {0: 1}, "goods": {0: "cloth 3"}}, 4),
    "D32": ({"goods": {0: "gold 2 cloth 2 tools 1"}}, 2),
    "D33": ({"reis": {0: 55}}, 6),
    "D34": ({"reis": {0: 20}}, 6),
    "D35": ({"portfolio": {0: "S01 S04"}}, 4),
    "D36": ({"portfolio": {0: "S01 S04"}}, 3),
    "D37": ({"portfolio": {0: "S10"}}, 5),
    "D38": ({"portfolio": {0: "S01 S04"}}, 4),
    "D39": ({"portfolio": {0: "P08 P09"}}, 4),
    "D40": ({"portfolio": {0: "P13 P14"}}, 4),
    "D41": ({"portfolio": {0: "P18 P14"}}, 0),
    "D42": ({"portfolio": {0: "P02 P03"}}, 4),
    "D43": ({"portfolio": {0: "P02 P03"}}, 5),
    "D44": ({"sets": {0: 3}, "portfolio": {0: "P02 P03 P08 P09 S01"}}, 7),
    "D45": ({"portfolio": {0: "P52 P57"}}, 6),
    "D46": ({"influence": {0: 8}}, 5),
    "D47": ({"influence": {0: 7}}, 3),
    "D48": ({"offices": {"king": "0 0 1"}}, 4),
    "D49": ({"offices": {"marquis": "0 1"}}, 2),
    "D50": ({"offices": {"builder": "0 0 0"}}, 6),
    "D51": ({"offices": {"builder": "0 0 0", "king": "0"}}, 4),
    "D52": ({"in_buildings": {0: 5}}, 5),
    "D53": ({"plaza": "0 1"}, 4),
    "D54": ({"in_buildings": {0: 8}}, 6),
    "D55": ({"favors": {0: "king"}}, 4),
    "D56": ({"favors": {0: "marquis"}}, 4),
    "D57": ({"favors": {0: "king"}}, 0),
    "D58": ({"favors": {0: "king marquis builder"}}, 7),
    "D59": ({"clergy": {0: "C01 C02 C03"}}, 6),
    "D60": ({"clergy": {0: "C01 C02 C03 C04"}}, 7),
    "D61": ({"done": {0: "santos.2 santos.3"}}, 6),
    "D62": ({"done": {0: "santos.2 santos.3"}}, 5),
    "D63": ({"done": {0: "santos.2 mardel.3"}}, 6),
    "D64": ({"plans": {0: "santos.2 mardel.3"}}, 4),
    "D65": ({"buildings": {"N1": "B01.a", "WA": "B02.a"}}, 1),
    "D66": ({"buildings": {"WA": "B01.a", "WB": "B02.a"}}, 2),
    "D67": ({"buildings": {"EA": "B01.a", "EB": "B02.a", "WB": "B03.a"}}, 2),
    "D68": ({"decrees": {0: "D68 D01 D02 D03"}}, 3),
    "D69": ({"houses": {0: "left 2 middle 3 right 1"}}, 6),
    "D70": ({"stores": {"A1 gold": 0, "A3 books": 0, "B3 books": 0}, "prices": {"gold": 2, "books": 2}}, 4),
}


@pytest.mark.rule("lisboa.scoring.decrees")
@pytest.mark.parametrize("decree", POSITIONS)
def test_what_each_decree_is_worth(decree: str) -> None:
    arranged, wigs = POSITIONS[decree]
    table = Table(3).arrange(**{"decrees": {0: decree}, **arranged})
    assert worth(table.state, 0, DECREES.index(decree)) == wigs
    assert table.final()["decrees"] >= wigs


@pytest.mark.rule("lisboa.scoring.decrees")
def test_every_decree_has_its_position() -> None:
    assert list(POSITIONS) == list(DECREES)


@pytest.mark.rule("lisboa.scoring.decrees")
@pytest.mark.parametrize(
    ("decree", "arranged"),
    [
        ("D05", {"stores": {"A1 gold": 0, "B1 gold": 1, "C1 gold": 1}}),  # another has more
        ("D34", {"reis": {0: 19}}),
        ("D54", {"in_buildings": {0: 7}}),
        ("D53", {}),  # the most of none is nothing
    ],
)
def test_a_decree_that_is_not_fulfilled_brings_nothing(decree: str, arranged: dict[str, Any]) -> None:
    table = Table(3).arrange(decrees={0: decree}, **arranged)
    assert table.final()["decrees"] == 0


@pytest.mark.rule("lisboa.scoring.ties")
@pytest.mark.parametrize(
    ("arranged", "ranking"),
    [
        ({"reis": {0: 13, 1: 14}}, [2, 1]),  # both worth 2 wigs
        ({"goods": {0: "gold 1", 1: "gold 2"}}, [2, 1]),
        ({"goods": {0: "gold 2", 1: "cloth 2"}}, [1, 1]),
        ({"wigs": {0: 1}, "reis": {1: 14}}, [1, 2]),
    ],
)
def test_reis_then_goods_break_a_tie(arranged: dict[str, Any], ranking: list[int]) -> None:
    assert Table(2).arrange(**arranged).state.ranking() == ranking
