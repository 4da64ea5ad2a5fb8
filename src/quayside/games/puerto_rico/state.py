"""A position of Puerto Rico."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.state import State
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    BARRELS,
    CHIPS,
    CITY,
    CITY_SPACES,
    COLONISTS,
    COPIES,
    FIRST_VIOLET,
    ISLAND_SPACES,
    LARGE_POOL,
    PLANTATION_TILES,
    PRODUCTION_COPIES,
    QUARRIES,
    QUARRY,
    REMOVED_BARRELS,
    REMOVED_QUARRIES,
    REMOVED_TILES,
    ROLE_CARDS,
    SHIPS,
    START_DOUBLOONS,
    VIOLET_COPIES,
)

_SHIPS: Final = [SHIPS.get(players, []) for players in range(6)]  # quicker to read than a dict


class PuertoRicoState(State):
    """The island and city of every seat, the supplies they share, and the role being played. Seats, goods, places and
    cards are numbers; -1 is none. Sets are bits of a number."""

    # The round
    round: int
    governor: int
    role: int  # the card being played, and who picked it
    picker: int
    card_doubloons: list[int]  # lying on each role card
    taken: list[int]  # who has picked it this round
    ending: int  # set of what has brought on the end
    # What the seats own
    doubloons: list[int]
    points: list[int]  # victory points in chips
    goods: list[int]  # by seat * 5 + good
    circles: list[int]  # by seat * 29 + place: of its tiles of that kind, or of that building if it has it
    colonists: list[int]  # ... and who stands on them
    san_juan: list[int]
    free_island: list[int]  # empty spaces
    free_city: list[int]
    built: list[int]  # seat * 23 + building, in the order built
    # Supplies
    row: list[int]  # face-up plantations, by kind
    face_down: list[int]  # their order is drawn when they are turned up
    discards: list[int]
    quarries: int
    colonist_supply: int
    colonist_ship: int
    supply: list[int]  # of goods
    chips: int  # victory points left; below 0 they go on on paper
    market: list[int]  # buildings left
    # The harbor
    cargo: list[int]  # the good that each cargo ship carries
    barrels: list[int]  # and how many of it
    trading_house: list[int]  # goods in the order sold
    # Within a phase
    fresh: int  # the place just gained, for hospice or university
    hand: int  # colonists lifted by the seat that is placing
    puts: list[int]  # the actions open to it: a place with a free circle each; replaced, never changed
    produced: int  # set of goods, by the craftsman
    captain_due: int  # 1 until the captain's first load
    wharf_used: int  # set of seats
    passes: int  # turns in a row without a load
    slots: int  # warehouse slots still to be used by the seat that is storing
    kept: int  # set of goods already in them

    def lay_out(self) -> None:
        super().lay_out()
        players = self.players
        two = players == 2
        self.round = 0
        self.governor = self.setup.first
        self.role = -1
        self.picker = -1
        self.card_doubloons = [0] * ROLE_CARDS[players]
        self.taken = [-1] * ROLE_CARDS[players]
        self.ending = 0
        self.doubloons = [START_DOUBLOONS[players]] * players
        self.points = [0] * players
        self.goods = [0] * (players * ALL_GOODS)
        self.circles = [0] * (players * ALL_PLACES)
        self.colonists = [0] * (players * ALL_PLACES)
        self.san_juan = [0] * players
        self.free_island = [ISLAND_SPACES] * players
        self.free_city = [CITY_SPACES] * players
        self.built = []
        self.row = [0] * ALL_GOODS
        self.face_down = [tiles - REMOVED_TILES if two else tiles for tiles in PLANTATION_TILES]
        self.discards = [0] * ALL_GOODS
        self.quarries = QUARRIES - REMOVED_QUARRIES if two else QUARRIES
        self.colonist_supply = COLONISTS[players]
        self.colonist_ship = players
        self.supply = [barrels - REMOVED_BARRELS if two else barrels for barrels in BARRELS]
        self.chips = CHIPS[players] if self.setup.options["vp_pool"] is None else LARGE_POOL
        self.market = (
            [PRODUCTION_COPIES] * FIRST_VIOLET + [VIOLET_COPIES] * (ALL_BUILDINGS - FIRST_VIOLET)
            if two
            else COPIES.copy()
        )
        self.cargo = [-1] * len(SHIPS[players])
        self.barrels = [0] * len(SHIPS[players])
        self.trading_house = []
        self.fresh = -1
        self.hand = 0
        self.puts = []
        self.produced = 0
        self.captain_due = 0
        self.wharf_used = 0
        self.passes = 0
        self.slots = 0
        self.kept = 0

    def clone(self) -> PuertoRicoState:
        twin = PuertoRicoState(self.setup, self.rng.clone())
        self.copy_into(twin)
        twin.round = self.round
        twin.governor = self.governor
        twin.role = self.role
        twin.picker = self.picker
        twin.card_doubloons = self.card_doubloons.copy()
        twin.taken = self.taken.copy()
        twin.ending = self.ending
        twin.doubloons = self.doubloons.copy()
        twin.points = self.points.copy()
        twin.goods = self.goods.copy()
        twin.circles = self.circles.copy()
        twin.colonists = self.colonists.copy()
        twin.san_juan = self.san_juan.copy()
        twin.free_island = self.free_island.copy()
        twin.free_city = self.free_city.copy()
        twin.built = self.built.copy()
        twin.row = self.row.copy()
        twin.face_down = self.face_down.copy()
        twin.discards = self.discards.copy()
        twin.quarries = self.quarries
        twin.colonist_supply = self.colonist_supply
        twin.colonist_ship = self.colonist_ship
        twin.supply = self.supply.copy()
        twin.chips = self.chips
        twin.market = self.market.copy()
        twin.cargo = self.cargo.copy()
        twin.barrels = self.barrels.copy()
        twin.trading_house = self.trading_house.copy()
        twin.fresh = self.fresh
        twin.hand = self.hand
        twin.puts = self.puts.copy()
        twin.produced = self.produced
        twin.captain_due = self.captain_due
        twin.wharf_used = self.wharf_used
        twin.passes = self.passes
        twin.slots = self.slots
        twin.kept = self.kept
        return twin

    # What the rules and the views ask of a position

    def stock(self, seat: i64, good: i64) -> int:
        """The barrels of a good that a seat has."""
        return self.goods[seat * ALL_GOODS + good]

    def whole_stock(self, seat: i64) -> int:
        """All its barrels."""
        goods = self.goods
        at = seat * ALL_GOODS
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] + goods[at + 4]

    def tiles(self, seat: i64, tile: i64) -> int:
        """How many tiles of a kind lie on a seat's island."""
        return self.circles[seat * ALL_PLACES + tile]

    def owns(self, seat: i64, building: i64) -> bool:
        return self.circles[seat * ALL_PLACES + CITY + building] > 0

    def workers(self, seat: i64, building: i64) -> int:
        """The colonists in a seat's building; 0 too when it is not built."""
        return self.colonists[seat * ALL_PLACES + CITY + building]

    def occupied(self, seat: i64, building: i64) -> bool:
        """Only an occupied building does what it is for."""
        return self.colonists[seat * ALL_PLACES + CITY + building] > 0

    def occupied_quarries(self, seat: i64) -> int:
        return self.colonists[seat * ALL_PLACES + QUARRY]

    def all_colonists(self, seat: i64) -> int:
        """On tiles, in buildings, in San Juan, and in the hand of the seat that is placing."""
        count = self.san_juan[seat]
        if self.hand > 0 and self.agenda.seat == seat:
            count += self.hand
        for place in range(ALL_PLACES):
            count += self.colonists[seat * ALL_PLACES + place]
        return count

    def ship_sizes(self) -> list[int]:
        return _SHIPS[self.players]

    # Sets

    def has_produced(self, good: i64) -> bool:
        """The craftsman, in this phase."""
        produced: i64 = self.produced
        return produced >> good & 1 == 1

    def has_used_wharf(self, seat: i64) -> bool:
        """In this captain phase."""
        used: i64 = self.wharf_used
        return used >> seat & 1 == 1

    def is_kept(self, good: i64) -> bool:
        """In a warehouse of the seat that is storing."""
        kept: i64 = self.kept
        return kept >> good & 1 == 1
