"""The tables of Puerto Rico's rulebook, in every language, against the numbers on the board."""

from __future__ import annotations

import pytest

from quayside.games.puerto_rico import board
from quayside.voice import Voice, languages

in_every_language = pytest.mark.parametrize("lang", languages())


def tables(lang: str, rule: str) -> list[list[list[str]]]:
    """The tables of a rule, each a list of rows of cells; links are their words."""
    found: list[list[list[str]]] = [[]]
    for line in Voice("puerto_rico", lang).rulebook.rule(f"puerto_rico.{rule}").markdown.splitlines():
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found[-1].append([cell.split("]")[0].removeprefix("[") for cell in cells])
        elif found[-1]:
            found.append([])
    return [[*table[:1], *table[2:]] for table in found if table]  # the second line is a rule of dashes


def numbers(row: list[str]) -> list[int]:
    return [int(cell) for cell in row[1:]]


@in_every_language
def test_the_price_list(lang: str) -> None:
    voice = Voice("puerto_rico", lang)
    (rows,) = tables(lang, "builder.price")
    (new_rows,) = tables(lang, "buildings.prices")
    assert len(rows) == 1 + board.BASE_BUILDINGS
    assert len(rows[1:] + new_rows[1:]) == board.ALL_BUILDINGS
    for building, row in enumerate(rows[1:] + new_rows[1:]):
        assert row[0] == voice.label(f"building-{board.BUILDINGS[building]}")
        of_two = board.PRODUCTION_COPIES if building in board.PRODUCTION else board.VIOLET_COPIES
        assert numbers(row) == [
            board.COST[building],
            board.PRINTED[building],
            board.CIRCLES[building],
            board.COLUMN[building],  # the quarries that help
            board.COPIES[building],
            of_two,
        ]


@in_every_language
def test_the_supplies(lang: str) -> None:
    by_players, goods = tables(lang, "setup.supplies")
    players = numbers(by_players[0])
    assert players == [2, 3, 4, 5]
    assert numbers(by_players[1]) == [board.START_DOUBLOONS[number] for number in players]
    assert numbers(by_players[2]) == [board.CHIPS[number] for number in players]
    assert numbers(by_players[3]) == [board.COLONISTS[number] for number in players]
    assert numbers(by_players[4]) == players
    ships = [[int(size) for size in cell.replace("、", ",").split(",")] for cell in by_players[5][1:]]
    assert ships == [board.SHIPS[number] for number in players]
    assert numbers(by_players[6]) == [board.QUARRIES - board.REMOVED_QUARRIES, *[board.QUARRIES] * 3]
    assert numbers(goods[1]) == board.BARRELS
    assert numbers(goods[2]) == [barrels - board.REMOVED_BARRELS for barrels in board.BARRELS]


@in_every_language
def test_the_plantations(lang: str) -> None:
    voice = Voice("puerto_rico", lang)
    (start,) = tables(lang, "setup.plantations")
    for row in start[1:]:
        tiles = board.START_TILES[int(row[0])]
        assert [cell for cell in row[1:] if cell] == [
            voice.say(f"tile-{board.TILES[tile]}") for tile in tiles
        ]
    (on_offer,) = tables(lang, "setup.row")
    assert numbers(on_offer[1]) == board.PLANTATION_TILES
    assert numbers(on_offer[2]) == [tiles - board.REMOVED_TILES for tiles in board.PLANTATION_TILES]


@in_every_language
def test_the_role_cards(lang: str) -> None:
    (rows,) = tables(lang, "setup.roles")
    players = numbers(rows[0])
    assert numbers(rows[1]) == [board.ROLE_CARDS[number] - board.PROSPECTOR for number in players]
    assert numbers(rows[2]) == [board.ROLE_CARDS[number] for number in players]
    assert numbers(rows[3]) == [board.PICKS[number] for number in players]
    assert numbers(rows[4]) == [board.ROLE_CARDS[number] - board.PICKS[number] for number in players]


@in_every_language
def test_what_goods_and_buildings_earn(lang: str) -> None:
    (prices,) = tables(lang, "trader.price")
    gains = [0, board.SMALL_MARKET_GAIN, board.LARGE_MARKET_GAIN]
    for row, gain in zip(prices[1:], [*gains, sum(gains)], strict=True):
        assert numbers(row) == [price + gain for price in board.PRICE]
    (factory,) = tables(lang, "buildings.factory")
    assert numbers(factory[1]) == board.FACTORY_INCOME
    (residence,) = tables(lang, "buildings.residence")
    assert numbers(residence[1]) == board.RESIDENCE_POINTS[9:]
    (circles,) = tables(lang, "buildings.production")
    assert sorted([int(row[2]) for row in circles[1:]]) == sorted(board.CIRCLES[: board.FIRST_VIOLET])
