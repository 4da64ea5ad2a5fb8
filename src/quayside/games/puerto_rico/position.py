"""A position of Puerto Rico as text. Nothing is hidden in it; what the supplies hold follows from what has left them."""

from __future__ import annotations

from typing import Any

from quayside.core.position import Agenda, Bags, Field, Form, Members, Numbers, Pile, Table, Value, law
from quayside.core.state import State
from quayside.games.puerto_rico import laws
from quayside.games.puerto_rico.actions import PUT
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    BARRELS,
    BUILDINGS,
    CHIPS,
    CIRCLES,
    CITY,
    CITY_SPACES,
    ENDINGS,
    GOODS,
    ISLAND_SPACES,
    LARGE_POOL,
    PLACES,
    PLANTATION_TILES,
    QUARRIES,
    QUARRY,
    REMOVED_BARRELS,
    REMOVED_QUARRIES,
    REMOVED_TILES,
    ROLES,
    SHIPS,
    SPACES,
    TILES,
)
from quayside.games.puerto_rico.rules.agenda import PLACEMENT
from quayside.games.puerto_rico.rules.course import STEPS
from quayside.games.puerto_rico.state import PuertoRicoState

MOST_PLAYERS = 5
SEATS = [str(seat) for seat in range(MOST_PLAYERS)]
SEAT_PLACES = [f"{seat}.{place}" for seat in SEATS for place in PLACES]
SEAT_BUILDINGS = [f"{seat}.{building}" for seat in SEATS for building in BUILDINGS]


class Islands(Bags):
    """The tiles of every seat; circles in the city follow from what is built."""

    def __init__(self) -> None:
        super().__init__("circles", TILES)
        self.label = "islands"

    def write(self, state: State, found: Any, usual: Any) -> str:
        tiles = [found[at + tile] for at in range(0, len(found), ALL_PLACES) for tile in range(CITY)]
        return super().write(state, tiles, usual)

    def read(self, state: State, text: str, usual: Any) -> Any:
        tiles = super().read(state, text, [0] * (state.players * CITY))
        rows = [tiles[at : at + CITY] for at in range(0, len(tiles), CITY)]
        return [count for row in rows for count in [*row, *[0] * ALL_BUILDINGS]]


def _ships(state: State) -> list[str]:
    return [str(size) for size in SHIPS[state.players]]


class PuertoRicoForm(Form):
    fields = (
        Field("round"),
        Field("governor"),
        Field("role", Value(ROLES)),
        Field("picker"),
        Table("card_doubloons", ROLES),
        Table("taken", ROLES),
        Members("ending", ENDINGS),
        Numbers("doubloons"),
        Numbers("points"),
        Bags("goods", GOODS),
        Islands(),
        Pile("built", Value(SEAT_BUILDINGS)),
        Table("colonists", SEAT_PLACES),
        Numbers("san_juan"),
        Table("row", GOODS),
        Table("discards", GOODS),
        Field("colonist_supply"),
        Field("colonist_ship"),
        Table("cargo", _ships, Value(GOODS)),
        Table("barrels", _ships),
        Pile("trading_house", Value(GOODS)),
        Field("fresh", Value(PLACES)),
        Field("hand"),
        Members("produced", GOODS),
        Field("captain_due"),
        Members("wharf_used", SEATS),
        Field("passes"),
        Field("slots"),
        Members("kept", GOODS),
        Agenda([step.name for step in STEPS]),
    )

    def derive(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        two = state.players == 2
        seats = range(state.players)
        state.free_city = [CITY_SPACES] * state.players
        state.market = [laws.copies_of(building, state.players) for building in range(ALL_BUILDINGS)]
        for item in state.built:
            seat, building = divmod(item, ALL_BUILDINGS)
            law(seat < state.players, "somebody has built who is not at the table")
            state.circles[seat * ALL_PLACES + CITY + building] += CIRCLES[building]
            state.free_city[seat] -= SPACES[building]
            state.market[building] -= 1
        islands = [[state.tiles(seat, tile) for tile in range(CITY)] for seat in seats]
        state.free_island = [ISLAND_SPACES - sum(tiles) for tiles in islands]
        state.quarries = (
            QUARRIES - (REMOVED_QUARRIES if two else 0) - sum([tiles[QUARRY] for tiles in islands])
        )
        for good in range(ALL_GOODS):
            tiles = PLANTATION_TILES[good] - (REMOVED_TILES if two else 0)
            state.face_down[good] = (
                tiles - state.row[good] - state.discards[good] - sum([each[good] for each in islands])
            )
            afloat = [
                barrels for cargo, barrels in zip(state.cargo, state.barrels, strict=True) if cargo == good
            ]
            barrels = BARRELS[good] - (REMOVED_BARRELS if two else 0)
            held = sum(state.goods[good::ALL_GOODS]) + sum(afloat) + state.trading_house.count(good)
            state.supply[good] = barrels - held
        pool = CHIPS[state.players] if state.setup.options["vp_pool"] is None else LARGE_POOL
        state.chips = pool - sum(state.points)
        if state.agenda.kind == PLACEMENT:
            at = int(state.agenda.seat) * ALL_PLACES
            law(at < len(state.circles), "the agenda names a seat that is not there")
            free = [
                place
                for place in range(ALL_PLACES)
                if state.circles[at + place] > state.colonists[at + place]
            ]
            state.puts = [PUT + place for place in free]

    def check(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        state.to_play = -1 if state.agenda.is_empty else 0  # who it is, the agenda says
        laws.check(state)


FORM = PuertoRicoForm()
