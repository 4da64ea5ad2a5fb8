"""The numbers printed on Puerto Rico's tiles and buildings, for clients that draw them; money is in doubloons."""

from __future__ import annotations

from quayside.core.events import Args
from quayside.core.values import Values
from quayside.games.puerto_rico import board
from quayside.games.puerto_rico.board import ALL_BUILDINGS, ALL_GOODS, BUILDINGS, GOODS
from quayside.games.puerto_rico.chains import mills


class PuertoRicoValues(Values):
    def printed(self) -> Args:
        return {
            "buildings": {BUILDINGS[building]: _building(building) for building in range(ALL_BUILDINGS)},
            "prices": dict(zip(GOODS, board.PRICE, strict=True)),
            "island": board.ISLAND_SPACES,
            "city": board.CITY_SPACES,
            "trading_house": board.TRADING_HOUSE_SPACES,
            "factory": board.FACTORY_INCOME,  # by kinds produced
            "land": board.LAND_PRICE,
            "festival": {
                "tiles": board.FESTIVAL_TILES,
                "kinds": board.FESTIVAL_KINDS,
                "colonists": board.FESTIVAL_COLONISTS,
                "doubloons": board.FESTIVAL_DOUBLOONS,
                "points": board.FESTIVAL_POINTS,
            },
        }


def _building(building: int) -> Args:
    """Its column is also the most that quarries save. A violet building makes no good; nor does the jeweler."""
    made = [GOODS[good] for good in range(ALL_GOODS) if building in mills(good)]
    return {
        "cost": board.COST[building],
        "points": board.PRINTED[building],
        "column": board.COLUMN[building],
        "circles": board.CIRCLES[building],
        "spaces": board.SPACES[building],
        "good": made[0] if made else None,
        "violet": building in board.VIOLET,
        "box": _box(building),
    }


def _box(building: int) -> str:
    """The option that brings it into a game."""
    if building < board.BASE_BUILDINGS:
        return "base"
    return "new_buildings" if building < board.FIRST_NOBLE_BUILDING else "nobles"
