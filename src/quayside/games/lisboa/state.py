"""A position of Lisboa."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from quayside.core.numbers import copied, count, empty_rows, filled
from quayside.core.rng import Rng
from quayside.core.state import Setup, State
from quayside.core.vecs import Numbers, Rows, vec
from quayside.games.lisboa.board import (
    ALL_CLERGY,
    ALL_GROUPS,
    ALL_NOBLES,
    ALL_PILES,
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SHIPS,
    ALL_SPACES,
    ALL_STREETS,
    COVERED_ROW,
    CUBE_TYPES,
    EAST,
    GOOD_TYPES,
    GOODS_EACH,
    LIMIT,
    OFFICIALS,
    START_REIS,
    TRACK,
    WEST,
)
from quayside.games.lisboa.components import ALL_BENEFITS, WAREHOUSE, Components, of_options

COLOURS: Final = 5  # of officials: four players, of whom the Rival may be one, and the dummies
RIVAL: Final = 1  # the Rival's side and colour in a solo game
DUMMY: Final = 4
LAID: Final = -3  # a place of the church track whose tile was laid at set-up


@final
class LisboaState(State):
    """The city, the court, the boards of all sides. Sides, cards, goods and places are numbers; -1 is none."""

    ASIDE: ClassVar = ("values", "sides")  # of the set-up, and no part of a position

    values: Components  # that this game is played with; shared by all its states
    sides: i64  # players, and the Rival
    # The course of the game
    period: i64
    round: i64
    turn: i64  # whose turn it is
    last_round: i64  # 0 until the end is near
    second_set: i64  # who first completed a second set (period 1) or fourth (period 2) in this turn
    # Tracks and supplies
    treasury: i64  # the marker's space
    price: Numbers  # by good
    supply: Numbers  # of goods
    favor_supply: Numbers  # by noble
    scoring: Numbers  # the scoring tile of each street
    # What the sides own; after the seats comes the Rival of a solo game
    reis: Numbers
    wigs: Numbers
    influence: Numbers
    goods: Numbers  # by side and good
    cubes: Numbers  # by side and cube
    spent: Numbers  # rubble-set markers given for decrees
    favors: Numbers  # by side and noble
    hands: Rows
    top: Rows  # portfolio: noble cards, and ships from FIRST_SHIP on
    bottom: Rows  # treasury cards
    benefits: Numbers  # by side and benefit
    drawing: Numbers  # influence shown by the top row
    clergy: Rows
    decrees: Rows
    plans: Numbers  # unfinished, by side and kind
    done: Numbers  # completed plans
    houses: Numbers  # built, by side and group
    # Officials, by colour: the seats, and the dummies
    board: Numbers
    office: Numbers  # by noble and colour
    plaza: Numbers
    in_buildings: Numbers
    # Cards and ships on the table
    shown: Numbers  # the face-up card of each pile
    face_down: Rows  # the cards below it, in no order
    rest: Numbers  # blue and purple cards that were not dealt
    yard: Numbers  # ships, the next one last
    owner: Numbers  # of each ship
    at_sea: Numbers
    aboard: Numbers  # by ship and good
    # Church
    cardinal: i64
    laid_down: i64  # who laid the cardinal down in this turn
    track: Numbers  # the tile on each place, face up, or FACE_DOWN, LAID, EMPTY
    unseen: Numbers  # tiles that nobody has seen
    returned: Numbers  # tiles that somebody knows to be in the bag: not kept at set-up, or cashed
    put_back: Numbers  # the tile that each side did not keep at set-up, until all have seen it
    aside: Numbers  # cashed tiles
    # Decrees, plans and buildings on the table
    decrees_shown: Numbers  # the oldest first
    decrees_left: Numbers
    plan_shown: Numbers  # the face-up plan of each architect's pile
    plans_left: Numbers  # those below, by kind
    start_rest: Numbers  # starting plans that were not dealt
    current: Numbers  # each architect's building * 2 + side
    future: Rows  # the others of each pile, in no order
    # The city
    tiles: Numbers  # in the display, by slot
    store: Numbers  # the side that owns it, by plot
    trade: Numbers  # and its good
    building: Numbers  # building * 2 + side, by space
    opener: Numbers
    staff: Numbers  # officials in it, all the opener's; no rule asks how many
    row_cubes: Numbers  # by row and cube
    column_cubes: Numbers
    space_cubes: Numbers
    pile_cubes: Numbers
    # Within a turn
    card: i64  # the one being played
    fresh_plot: i64  # of the store being built
    produced: i64  # set of goods
    given: i64  # goods still to be given for a ship
    traded: i64  # the act of this turn's first trade
    wild: i64  # goods of any type traded
    hired: i64  # officials from the board for the building being opened
    rewarded: i64  # set of nobles whose card was discarded for its reward, at the end of period 1

    def __init__(self, setup: Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.values = of_options(setup.options)
        self.sides = 2 if setup.players == 1 else setup.players

    def lay_out(self) -> None:
        super().lay_out()
        values = self.values
        sides = self.sides
        rivals = sides - self.players
        self.period = 1
        self.round = 1
        self.turn = self.setup.first
        self.last_round = 0
        self.second_set = -1
        self.treasury = values.treasury_start
        self.price = vec[i64](values.prices)
        self.supply = filled(GOOD_TYPES, GOODS_EACH)
        self.favor_supply = filled(ALL_NOBLES, max(2, self.players))
        self.scoring = filled(ALL_STREETS, 0)
        self.reis = vec[i64]([START_REIS] * self.players + [0] * rivals)
        self.wigs = filled(sides, values.start_wigs)
        self.influence = filled(sides, 0)
        self.goods = filled(sides * GOOD_TYPES, 0)
        self.cubes = filled(sides * CUBE_TYPES, 0)
        self.spent = filled(sides, 0)
        self.favors = filled(sides * ALL_NOBLES, 0)
        self.hands = empty_rows(sides)
        self.top = empty_rows(sides)
        self.bottom = empty_rows(sides)
        self.benefits = filled(sides * ALL_BENEFITS, 0)
        self.drawing = filled(sides, 0)
        self.clergy = empty_rows(sides)
        self.decrees = empty_rows(sides)
        self.plans = filled(sides * ALL_PLANS, 0)
        self.done = filled(sides * ALL_PLANS, 0)
        self.houses = filled(sides * ALL_GROUPS, 0)
        self.board = vec[i64]([OFFICIALS if colour < sides else 0 for colour in range(COLOURS)])
        self.office = filled(3 * COLOURS, 0)
        self.plaza = filled(COLOURS, 0)
        self.in_buildings = filled(COLOURS, 0)
        self.shown = filled(ALL_PILES, -1)
        self.face_down = empty_rows(ALL_PILES)
        self.rest = vec[i64]()
        self.yard = vec[i64]()
        self.owner = filled(ALL_SHIPS, -1)
        self.at_sea = filled(ALL_SHIPS, 0)
        self.aboard = filled(ALL_SHIPS * GOOD_TYPES, 0)
        self.cardinal = values.cardinal_start
        self.laid_down = -1
        self.track = filled(TRACK, LAID)
        self.unseen = vec[i64](range(ALL_CLERGY))
        self.returned = vec[i64]()
        self.put_back = filled(sides, -1)
        self.aside = vec[i64]()
        self.decrees_shown = vec[i64]()
        self.decrees_left = vec[i64]()
        self.plan_shown = filled(2, -1)
        self.plans_left = vec[i64](values.plans)
        self.start_rest = vec[i64](values.starting_plans)
        self.current = filled(2, -1)
        self.future = empty_rows(2)
        self.tiles = vec[i64](values.city_tiles)
        self.store = filled(ALL_PLOTS, -1)
        self.trade = filled(ALL_PLOTS, -1)
        self.building = filled(ALL_SPACES, -1)
        self.opener = filled(ALL_SPACES, -1)
        self.staff = filled(ALL_SPACES, 0)
        self.row_cubes = filled(15, 0)
        self.column_cubes = filled(15, 0)
        self.space_cubes = filled(ALL_SPACES * CUBE_TYPES, 0)
        self.pile_cubes = filled(3, 0)
        self.card = -1
        self.fresh_plot = -1
        self.produced = 0
        self.given = 0
        self.traded = -1
        self.wild = 0
        self.hired = 0
        self.rewarded = 0

    def clone(self) -> LisboaState:
        twin = LisboaState(self.setup, self.rng.clone())
        self.copy_into(twin)
        twin.period = self.period
        twin.round = self.round
        twin.turn = self.turn
        twin.last_round = self.last_round
        twin.second_set = self.second_set
        twin.treasury = self.treasury
        twin.price = self.price[:]
        twin.supply = self.supply[:]
        twin.favor_supply = self.favor_supply[:]
        twin.scoring = self.scoring[:]
        twin.reis = self.reis[:]
        twin.wigs = self.wigs[:]
        twin.influence = self.influence[:]
        twin.goods = self.goods[:]
        twin.cubes = self.cubes[:]
        twin.spent = self.spent[:]
        twin.favors = self.favors[:]
        twin.hands = copied(self.hands)
        twin.top = copied(self.top)
        twin.bottom = copied(self.bottom)
        twin.benefits = self.benefits[:]
        twin.drawing = self.drawing[:]
        twin.clergy = copied(self.clergy)
        twin.decrees = copied(self.decrees)
        twin.plans = self.plans[:]
        twin.done = self.done[:]
        twin.houses = self.houses[:]
        twin.board = self.board[:]
        twin.office = self.office[:]
        twin.plaza = self.plaza[:]
        twin.in_buildings = self.in_buildings[:]
        twin.shown = self.shown[:]
        twin.face_down = copied(self.face_down)
        twin.rest = self.rest[:]
        twin.yard = self.yard[:]
        twin.owner = self.owner[:]
        twin.at_sea = self.at_sea[:]
        twin.aboard = self.aboard[:]
        twin.cardinal = self.cardinal
        twin.laid_down = self.laid_down
        twin.track = self.track[:]
        twin.unseen = self.unseen[:]
        twin.returned = self.returned[:]
        twin.put_back = self.put_back[:]
        twin.aside = self.aside[:]
        twin.decrees_shown = self.decrees_shown[:]
        twin.decrees_left = self.decrees_left[:]
        twin.plan_shown = self.plan_shown[:]
        twin.plans_left = self.plans_left[:]
        twin.start_rest = self.start_rest[:]
        twin.current = self.current[:]
        twin.future = copied(self.future)
        twin.tiles = self.tiles[:]
        twin.store = self.store[:]
        twin.trade = self.trade[:]
        twin.building = self.building[:]
        twin.opener = self.opener[:]
        twin.staff = self.staff[:]
        twin.row_cubes = self.row_cubes[:]
        twin.column_cubes = self.column_cubes[:]
        twin.space_cubes = self.space_cubes[:]
        twin.pile_cubes = self.pile_cubes[:]
        twin.card = self.card
        twin.fresh_plot = self.fresh_plot
        twin.produced = self.produced
        twin.given = self.given
        twin.traded = self.traded
        twin.wild = self.wild
        twin.hired = self.hired
        twin.rewarded = self.rewarded
        return twin

    # What the rules and the views ask of a position

    def coins(self) -> i64:
        """The right-hand number of the treasury: reis for a subsidy, an event, land or an official."""
        return self.values.treasury_right[self.treasury]

    def sway(self) -> i64:
        """The left-hand number: influence for a visit."""
        return self.values.treasury_left[self.treasury]

    def benefit(self, side: i64, benefit: i64) -> i64:
        return self.benefits[side * ALL_BENEFITS + benefit]

    def means(self, seat: i64) -> i64:
        """All that a seat can pay in reis: its coins, and what its influence marker pays."""
        return self.reis[seat] + self.values.real_spaces[self.influence[seat]]

    def sets(self, side: i64) -> i64:
        """Complete rubble sets."""
        at = side * CUBE_TYPES
        return min(self.cubes[at], min(self.cubes[at + 1], self.cubes[at + 2]))

    def storage(self, seat: i64) -> i64:
        """How many goods of each type a warehouse holds."""
        return LIMIT + self.sets(seat) + self.benefit(seat, WAREHOUSE)

    def room(self, seat: i64, good: i64) -> i64:
        """How many more goods of a type a seat could get now."""
        return min(self.supply[good], self.storage(seat) - self.goods[seat * GOOD_TYPES + good])

    def all_goods(self, seat: i64) -> i64:
        at = seat * GOOD_TYPES
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def posted(self, colour: i64) -> i64:
        """Officials in offices and on the plaza."""
        office = self.office
        return office[colour] + office[COLOURS + colour] + office[2 * COLOURS + colour] + self.plaza[colour]

    def empty_piles(self) -> i64:
        return count(self.shown, -1)

    def is_covered(self, row: i64) -> bool:
        """Row E lies under the street cover with one or two players."""
        return row == COVERED_ROW and self.players <= 2

    def is_closed(self, space: i64) -> bool:
        """A building space at an end of that row."""
        return space >= WEST and self.is_covered((space - WEST) % (EAST - WEST))
