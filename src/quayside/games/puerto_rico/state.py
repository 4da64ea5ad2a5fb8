"""A position of Puerto Rico."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from quayside.core.events import Args
from quayside.core.numbers import filled
from quayside.core.state import State
from quayside.core.vecs import Numbers, append, vec
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    BARRELS,
    BASE_BUILDINGS,
    BASE_PLACES,
    BUCCANEER,
    CHIPS,
    CITY,
    CITY_SPACES,
    COLONISTS,
    COPIES,
    FIRST_NOBLE_BUILDING,
    FIRST_VIOLET,
    ISLAND_SPACES,
    LARGE_POOL,
    NOBLES,
    OBJECTIVES,
    PLANTATION_TILES,
    PRODUCTION,
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

NOBLE_BUILDINGS: Final = (1 << ALL_BUILDINGS) - (1 << FIRST_NOBLE_BUILDING)  # a set
_SHIPS: Final = [SHIPS.get(players, []) for players in range(6)]  # quicker to read than a dict


def copies_of(building: int, players: int) -> int:
    """As many as there are in the box; two players leave most of them there."""
    if players > 2:
        return COPIES[building]
    return PRODUCTION_COPIES if building in PRODUCTION else VIOLET_COPIES


def is_expanded(options: Args) -> bool:
    """Whether any expansion is in the game."""
    return (
        options["new_buildings"] != "off"
        or options["nobles"] != "off"
        or options["buccaneer"] is True
        or options["festival"] is True
    )


def chosen_at_first(options: Args) -> int:
    """The set of buildings that are there before any are chosen; those of The Nobles join the others afterwards."""
    if options["new_buildings"] != "off":
        return (1 << FIRST_VIOLET) - 1
    chosen = (1 << BASE_BUILDINGS) - 1
    return chosen | NOBLE_BUILDINGS if options["nobles"] == "added" else chosen


class PuertoRicoState(State):
    """The island and city of every seat, the supplies they share, and the role being played. Seats, goods, places and
    cards are numbers; -1 is none. Sets are bits of a number.

    Games without expansions know 23 buildings and 29 places, the others all 45 and 51: `kinds` and `places`. What only
    expansions need stands in lists that are empty without them, and that all clones then share."""

    ASIDE: ClassVar = ("expanded", "has_nobles", "kinds", "places", "cards")  # of the set-up

    # The options, at hand
    expanded: bool  # any expansion
    has_nobles: bool
    kinds: i64
    places: i64
    cards: Numbers  # the role cards of this game
    # The round
    round: i64
    governor: i64
    role: i64  # the card being played, and who picked it
    picker: i64
    card_doubloons: Numbers  # lying on each role card
    taken: Numbers  # who has picked it this round
    ending: i64  # set of what has brought on the end
    # What the seats own
    doubloons: Numbers
    points: Numbers  # victory points in chips
    goods: Numbers  # by seat * 5 + good
    circles: Numbers  # by seat * places + place: of its tiles of that kind, or of that building if it has it
    people: Numbers  # ... and how many stand on them
    san_juan: Numbers
    free_island: Numbers  # empty spaces
    free_city: Numbers
    built: Numbers  # seat * 45 + building, in the order built
    owned: Numbers  # set of buildings, by seat
    # Supplies
    row: Numbers  # face-up plantations, by kind
    face_down: Numbers  # their order is drawn when they are turned up
    discards: Numbers
    quarries: i64
    colonist_supply: i64
    colonist_ship: i64
    supply: Numbers  # of goods
    chips: i64  # victory points left; below 0 they go on on paper
    market: Numbers  # buildings left
    # The harbor
    cargo: Numbers  # the good that each cargo ship carries
    barrels: Numbers  # and how many of it
    trading_house: Numbers  # goods in the order sold
    # Within a phase
    fresh: i64  # the place just gained, for hospice or university
    hand: i64  # people lifted by the seat that is placing
    puts: Numbers  # the actions open to it: a place with a free circle each; replaced, never changed
    produced: i64  # set of goods, by the craftsman
    captain_due: i64  # 1 until the captain's first load
    wharf_used: i64  # set of seats
    passes: i64  # turns in a row without a load
    slots: i64  # warehouse slots still to be used by the seat that is storing
    kept: i64  # set of goods already in them
    # With expansions
    chosen: i64  # set of the kinds of buildings that there are in this game
    forests: Numbers  # plantations lying face down, by seat * 5 + what is on the other side
    doubled: i64  # 1 when the library doubles the privilege of this phase
    library_used: i64  # set of seats, in this round; only with two players
    harvested: Numbers  # barrels of this craftsman phase, by seat * 5 + good
    supplied: i64  # set of goods that the royal supplier has delivered in this turn
    small_wharf_used: i64  # set of seats
    spare: i64  # single barrels that the storehouse of the seat that is storing still keeps
    set_aside: Numbers  # those that it keeps already, by good
    nobles: Numbers  # of the people on a place, by seat * places + place
    waiting_nobles: Numbers  # of those in San Juan
    hand_nobles: i64  # of those lifted
    noble_supply: i64
    noble_ship: i64  # nobles aboard the colonist ship
    reward_card: i64  # who holds it
    captured: i64  # the role card that the buccaneer has captured
    captor: i64
    festival_tile: i64  # the plantation on the card; -1 when its objective is reached
    festival_goods: i64  # set of goods, a barrel of each on the card; 0 when reached
    festival_building: i64  # -1 when reached
    festival_copy: i64  # 1 when one of its copies lies on the card
    festival_winners: Numbers  # who has reached each objective

    def lay_out(self) -> None:
        super().lay_out()
        players = self.players
        two = players == 2
        options = self.setup.options
        self.has_nobles = options["nobles"] != "off"
        self.expanded = is_expanded(options)
        self.kinds = ALL_BUILDINGS if self.expanded else BASE_BUILDINGS
        self.places = ALL_PLACES if self.expanded else BASE_PLACES
        self.cards = vec[i64](range(ROLE_CARDS[players]))
        if options["buccaneer"]:
            self.cards = append(self.cards, BUCCANEER)
        self.round = 0
        self.governor = self.setup.first
        self.role = -1
        self.picker = -1
        self.card_doubloons = filled(self.cards[-1] + 1, 0)
        self.taken = filled(self.cards[-1] + 1, -1)
        self.ending = 0
        self.doubloons = filled(players, START_DOUBLOONS[players])
        self.points = filled(players, 0)
        self.goods = filled(players * ALL_GOODS, 0)
        self.circles = filled(players * self.places, 0)
        self.people = filled(players * self.places, 0)
        self.san_juan = filled(players, 0)
        self.free_island = filled(players, ISLAND_SPACES)
        self.free_city = filled(players, CITY_SPACES)
        self.built = vec[i64]()
        self.owned = filled(players, 0)
        self.row = filled(ALL_GOODS, 0)
        self.face_down = vec[i64]([tiles - REMOVED_TILES if two else tiles for tiles in PLANTATION_TILES])
        self.discards = filled(ALL_GOODS, 0)
        self.quarries = QUARRIES - REMOVED_QUARRIES if two else QUARRIES
        self.colonist_supply = COLONISTS[players]
        self.colonist_ship = players
        self.supply = vec[i64]([barrels - REMOVED_BARRELS if two else barrels for barrels in BARRELS])
        self.chips = CHIPS[players] if self.setup.options["vp_pool"] is None else LARGE_POOL
        self.chosen = chosen_at_first(options)
        self.market = vec[i64](
            [
                copies_of(building, players) if self.is_in_game(building) else 0
                for building in range(self.kinds)
            ]
        )
        self.cargo = filled(len(SHIPS[players]), -1)
        self.barrels = filled(len(SHIPS[players]), 0)
        self.trading_house = vec[i64]()
        self.fresh = -1
        self.hand = 0
        self.puts = vec[i64]()
        self.produced = 0
        self.captain_due = 0
        self.wharf_used = 0
        self.passes = 0
        self.slots = 0
        self.kept = 0
        self._lay_out_expansions()

    def _lay_out_expansions(self) -> None:
        """One of the 20 nobles is on the first ship, and a colonist less."""
        seats = self.players if self.expanded else 0
        self.forests = filled(seats * ALL_GOODS, 0)
        self.doubled = 0
        self.library_used = 0
        self.harvested = filled(seats * ALL_GOODS, 0)
        self.supplied = 0
        self.small_wharf_used = 0
        self.spare = 0
        self.set_aside = filled(ALL_GOODS if self.expanded else 0, 0)
        self.nobles = filled(seats * ALL_PLACES, 0)
        self.waiting_nobles = filled(seats, 0)
        self.hand_nobles = 0
        self.noble_supply = 0
        self.noble_ship = 0
        if self.has_nobles:
            self.noble_supply = NOBLES - 1
            self.noble_ship = 1
            self.colonist_ship -= 1
            self.colonist_supply += 1
        self.reward_card = -1
        self.captured = -1
        self.captor = -1
        self.festival_tile = -1
        self.festival_goods = 0
        self.festival_building = -1
        self.festival_copy = 0
        self.festival_winners = filled(len(OBJECTIVES) if self.setup.options["festival"] else 0, -1)

    def clone(self) -> PuertoRicoState:
        twin = PuertoRicoState(self.setup, self.rng.clone())
        self.copy_into(twin)
        twin.round = self.round
        twin.governor = self.governor
        twin.role = self.role
        twin.picker = self.picker
        twin.card_doubloons = self.card_doubloons[:]
        twin.taken = self.taken[:]
        twin.ending = self.ending
        twin.doubloons = self.doubloons[:]
        twin.points = self.points[:]
        twin.goods = self.goods[:]
        twin.circles = self.circles[:]
        twin.people = self.people[:]
        twin.san_juan = self.san_juan[:]
        twin.free_island = self.free_island[:]
        twin.free_city = self.free_city[:]
        twin.built = self.built[:]
        twin.owned = self.owned[:]
        twin.row = self.row[:]
        twin.face_down = self.face_down[:]
        twin.discards = self.discards[:]
        twin.quarries = self.quarries
        twin.colonist_supply = self.colonist_supply
        twin.colonist_ship = self.colonist_ship
        twin.supply = self.supply[:]
        twin.chips = self.chips
        twin.market = self.market[:]
        twin.cargo = self.cargo[:]
        twin.barrels = self.barrels[:]
        twin.trading_house = self.trading_house[:]
        twin.fresh = self.fresh
        twin.hand = self.hand
        twin.puts = self.puts[:]
        twin.produced = self.produced
        twin.captain_due = self.captain_due
        twin.wharf_used = self.wharf_used
        twin.passes = self.passes
        twin.slots = self.slots
        twin.kept = self.kept
        twin.expanded = self.expanded
        twin.has_nobles = self.has_nobles
        twin.kinds = self.kinds
        twin.places = self.places
        twin.cards = self.cards
        twin.chosen = self.chosen
        self._copy_expansions_into(twin)
        return twin

    def _copy_expansions_into(self, twin: PuertoRicoState) -> None:
        expanded = self.expanded
        twin.forests = self.forests[:] if expanded else self.forests
        twin.doubled = self.doubled
        twin.library_used = self.library_used
        twin.harvested = self.harvested[:] if expanded else self.harvested
        twin.supplied = self.supplied
        twin.small_wharf_used = self.small_wharf_used
        twin.spare = self.spare
        twin.set_aside = self.set_aside[:] if expanded else self.set_aside
        twin.nobles = self.nobles[:] if expanded else self.nobles
        twin.waiting_nobles = self.waiting_nobles[:] if expanded else self.waiting_nobles
        twin.hand_nobles = self.hand_nobles
        twin.noble_supply = self.noble_supply
        twin.noble_ship = self.noble_ship
        twin.reward_card = self.reward_card
        twin.captured = self.captured
        twin.captor = self.captor
        twin.festival_tile = self.festival_tile
        twin.festival_goods = self.festival_goods
        twin.festival_building = self.festival_building
        twin.festival_copy = self.festival_copy
        twin.festival_winners = self.festival_winners[:] if expanded else self.festival_winners

    # What the rules and the views ask of a position

    def stock(self, seat: i64, good: i64) -> i64:
        """The barrels of a good that a seat has."""
        return self.goods[seat * ALL_GOODS + good]

    def whole_stock(self, seat: i64) -> i64:
        """All its barrels."""
        goods = self.goods
        at = seat * ALL_GOODS
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] + goods[at + 4]

    def tiles(self, seat: i64, tile: i64) -> i64:
        """How many tiles of a kind lie on a seat's island."""
        return self.circles[seat * self.places + tile]

    def owns(self, seat: i64, building: i64) -> bool:
        owned = self.owned[seat]
        return owned >> building & 1 == 1

    def is_in_game(self, building: i64) -> bool:
        """Not all kinds of violet buildings are, where they have been chosen."""
        chosen = self.chosen
        return chosen >> building & 1 == 1

    def workers(self, seat: i64, building: i64) -> i64:
        """The people in a seat's building; 0 too when it is not built."""
        return self.people[seat * self.places + CITY + building]

    def occupied(self, seat: i64, building: i64) -> bool:
        """Only an occupied building does what it is for; a colonist or a noble will do."""
        return self.people[seat * self.places + CITY + building] > 0

    def works_in(self, seat: i64, building: i64) -> bool:
        """The same of a building of the expansions: in a game without them nobody does."""
        return self.expanded and self.people[seat * self.places + CITY + building] > 0

    def has_noble_in(self, seat: i64, building: i64) -> bool:
        return self.expanded and self.nobles[seat * self.places + CITY + building] > 0

    def occupied_quarries(self, seat: i64) -> i64:
        return self.people[seat * self.places + QUARRY]

    def all_people(self, seat: i64) -> i64:
        """Colonists and nobles on tiles, in buildings, in San Juan, and in the hand of the seat that is placing."""
        count = self.san_juan[seat]
        if self.hand > 0 and self.agenda.seat == seat:
            count += self.hand
        for place in range(self.places):
            count += self.people[seat * self.places + place]
        return count

    def all_nobles(self, seat: i64) -> i64:
        if not self.has_nobles:
            return 0
        count = self.waiting_nobles[seat]
        if self.hand > 0 and self.agenda.seat == seat:
            count += self.hand_nobles
        for place in range(self.places):
            count += self.nobles[seat * self.places + place]
        return count

    def all_forests(self, seat: i64) -> i64:
        if not self.expanded:
            return 0
        count = 0
        for good in range(i64(ALL_GOODS)):
            count += self.forests[seat * ALL_GOODS + good]
        return count

    def ship_sizes(self) -> list[int]:
        return _SHIPS[self.players]

    # Sets

    def has_produced(self, good: i64) -> bool:
        """The craftsman, in this phase."""
        produced = self.produced
        return produced >> good & 1 == 1

    def has_used_wharf(self, seat: i64) -> bool:
        """In this captain phase."""
        used = self.wharf_used
        return used >> seat & 1 == 1

    def has_used_small_wharf(self, seat: i64) -> bool:
        """In this captain phase."""
        used = self.small_wharf_used
        return used >> seat & 1 == 1

    def is_kept(self, good: i64) -> bool:
        """In a warehouse of the seat that is storing."""
        kept = self.kept
        return kept >> good & 1 == 1
