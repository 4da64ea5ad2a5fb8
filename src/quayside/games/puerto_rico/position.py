"""A position of Puerto Rico as text. Nothing is hidden in it; what the supplies hold follows from what has left them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from quayside.core.numbers import count
from quayside.core.position import Agenda, Bags, Field, Form, Members, Numbers, Pile, Table, Value, law
from quayside.core.state import State
from quayside.core.vecs import vec
from quayside.games.puerto_rico import laws
from quayside.games.puerto_rico.actions import put
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    BARRELS,
    BUILDINGS,
    CIRCLES,
    CITY,
    CITY_SPACES,
    ENDINGS,
    GOODS,
    ISLAND_SPACES,
    NOBLES,
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
from quayside.games.puerto_rico.rules.festival import open_places
from quayside.games.puerto_rico.state import PuertoRicoState, copies_of

MOST_PLAYERS = 5
SEATS = [str(seat) for seat in range(MOST_PLAYERS)]
SEAT_BUILDINGS = [f"{seat}.{building}" for seat in SEATS for building in BUILDINGS]


class Islands(Bags):
    """The tiles of every seat; circles in the city follow from what is built."""

    def __init__(self) -> None:
        super().__init__("circles", TILES)
        self.label = "islands"

    def write(self, state: State, found: Any, usual: Any) -> str:
        places = len(found) // state.players
        tiles = [found[at + tile] for at in range(0, len(found), places) for tile in range(CITY)]
        return super().write(state, tiles, usual)

    def read(self, state: State, text: str, usual: Any) -> Any:
        tiles = super().read(state, text, [0] * (state.players * CITY))
        rows = [tiles[at : at + CITY] for at in range(0, len(tiles), CITY)]
        empty = [0] * (len(usual) // state.players - CITY)
        return [count for row in rows for count in [*row, *empty]]


class People(Table):
    """Who stands where: all of them, whom texts call colonists as the base game does, and the nobles among them."""

    def __init__(self, name: str, label: str) -> None:
        super().__init__(name, _seat_places)
        self.label = label


def _seat_places(state: State) -> list[str]:
    assert isinstance(state, PuertoRicoState)
    places = PLACES[: int(state.places)]
    return [f"{seat}.{place}" for seat in range(state.players) for place in places]


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
        People("people", "colonists"),
        Numbers("san_juan"),
        Table("row", GOODS),
        Table("discards", GOODS),
        Field("colonist_supply"),
        Field("colonist_ship"),
        Table("cargo", _ships, Value(GOODS)),
        Table("barrels", _ships),
        Pile("trading_house", Value(GOODS)),
        Field("fresh", Value([*PLACES, "san_juan"])),
        Field("hand"),
        Members("produced", GOODS),
        Field("captain_due"),
        Members("wharf_used", SEATS),
        Field("passes"),
        Field("slots"),
        Members("kept", GOODS),
        Members("chosen", BUILDINGS),
        Bags("forests", GOODS),
        Field("doubled"),
        Members("library_used", SEATS),
        Bags("harvested", GOODS),
        Members("supplied", GOODS),
        Members("small_wharf_used", SEATS),
        Field("spare"),
        Table("set_aside", GOODS),
        People("nobles", "nobles_at"),
        Numbers("waiting_nobles"),
        Field("hand_nobles"),
        Field("noble_ship"),
        Field("reward_card"),
        Field("captured", Value(ROLES)),
        Field("captor"),
        Field("festival_tile", Value(GOODS)),
        Members("festival_goods", GOODS),
        Field("festival_building", Value(BUILDINGS)),
        Numbers("festival_winners"),
        Agenda([step.name for step in STEPS], joined={"forest": (8,), "payment": (64, 4)}),
    )

    def derive(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        two = state.players == 2
        seats = range(state.players)
        state.free_city = vec[i64]([CITY_SPACES] * state.players)
        state.owned = vec[i64]([0] * state.players)
        state.market = vec[i64](
            [
                copies_of(building, state.players) if state.is_in_game(building) else 0
                for building in range(state.kinds)
            ]
        )
        building = state.festival_building
        if building >= 0:
            law(state.is_in_game(building), "the festival wants a building that is not in this game")
            state.festival_copy = int(state.market[building] > 1)
            state.market[building] -= state.festival_copy
        for item in state.built:
            seat, building = divmod(item, ALL_BUILDINGS)
            law(seat < state.players, "somebody has built who is not at the table")
            law(building < state.kinds, "something is built that is not in this game")
            law(not state.owns(seat, building), f"nobody owns the {BUILDINGS[building]} twice")
            state.owned[seat] |= 1 << building
            state.circles[seat * state.places + CITY + building] = CIRCLES[building]
            state.free_city[seat] -= SPACES[building]
            state.market[building] -= 1
        islands = [[state.tiles(seat, tile) for tile in range(CITY)] for seat in seats]
        forests = [state.all_forests(seat) for seat in seats]
        state.free_island = vec[i64]([ISLAND_SPACES - sum(islands[seat]) - forests[seat] for seat in seats])
        state.quarries = (
            QUARRIES - (REMOVED_QUARRIES if two else 0) - sum([tiles[QUARRY] for tiles in islands])
        )
        for good in range(ALL_GOODS):
            marked_tiles, marked_barrels = laws.on_the_card(state, good)
            tiles = PLANTATION_TILES[good] - (REMOVED_TILES if two else 0)
            laid = sum([each[good] for each in islands]) + sum(state.forests[good::ALL_GOODS])
            away = state.row[good] + state.discards[good] + marked_tiles + laws.in_question(state, good)
            state.face_down[good] = tiles - laid - away
            afloat = [
                barrels for cargo, barrels in zip(state.cargo, state.barrels, strict=True) if cargo == good
            ]
            barrels = BARRELS[good] - (REMOVED_BARRELS if two else 0)
            held = sum(state.goods[good::ALL_GOODS]) + sum(afloat) + count(state.trading_house, good)
            state.supply[good] = barrels - held - marked_barrels
        state.chips = laws.pool_of(state) - sum(state.points)
        if state.has_nobles:
            with_seats = sum(state.nobles) + sum(state.waiting_nobles) + state.hand_nobles
            state.noble_supply = NOBLES - state.noble_ship - with_seats
        if state.agenda.kind == PLACEMENT:
            seat = int(state.agenda.seat)
            law(seat < state.players, "the agenda names a seat that is not there")
            state.puts = vec[i64]([put(place) for place in open_places(state, seat)])

    def check(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        state.to_play = -1 if state.agenda.is_empty else 0  # who it is, the agenda says
        laws.check(state)


FORM = PuertoRicoForm()
