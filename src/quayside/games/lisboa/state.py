"""A position of Lisboa."""

from __future__ import annotations

from typing import ClassVar, Final, final

from quayside.core.rng import Rng
from quayside.core.state import Setup, State
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
    sides: int  # players, and the Rival
    # The course of the game
    period: int
    round: int
    turn: int  # whose turn it is
    last_round: int  # 0 until the end is near
    second_set: int  # who first completed a second set (period 1) or fourth (period 2) in this turn
    # Tracks and supplies
    treasury: int  # the marker's space
    price: list[int]  # by good
    supply: list[int]  # of goods
    favor_supply: list[int]  # by noble
    scoring: list[int]  # the scoring tile of each street
    # What the sides own; after the seats comes the Rival of a solo game
    reis: list[int]
    wigs: list[int]
    influence: list[int]
    goods: list[int]  # by side and good
    cubes: list[int]  # by side and cube
    spent: list[int]  # rubble-set markers given for decrees
    favors: list[int]  # by side and noble
    hands: list[list[int]]
    top: list[list[int]]  # portfolio: noble cards, and ships from FIRST_SHIP on
    bottom: list[list[int]]  # treasury cards
    benefits: list[int]  # by side and benefit
    drawing: list[int]  # influence shown by the top row
    clergy: list[list[int]]
    decrees: list[list[int]]
    plans: list[int]  # unfinished, by side and kind
    done: list[int]  # completed plans
    houses: list[int]  # built, by side and group
    # Officials, by colour: the seats, and the dummies
    board: list[int]
    office: list[int]  # by noble and colour
    plaza: list[int]
    in_buildings: list[int]
    # Cards and ships on the table
    shown: list[int]  # the face-up card of each pile
    face_down: list[list[int]]  # the cards below it, in no order
    rest: list[int]  # blue and purple cards that were not dealt
    yard: list[int]  # ships, the next one last
    owner: list[int]  # of each ship
    at_sea: list[int]
    aboard: list[int]  # by ship and good
    # Church
    cardinal: int
    laid_down: int  # who laid the cardinal down in this turn
    track: list[int]  # the tile on each place, face up, or FACE_DOWN, LAID, EMPTY
    unseen: list[int]  # tiles that nobody has seen
    returned: list[int]  # tiles that somebody knows to be in the bag: not kept at set-up, or cashed
    put_back: list[int]  # the tile that each side did not keep at set-up, until all have seen it
    aside: list[int]  # cashed tiles
    # Decrees, plans and buildings on the table
    decrees_shown: list[int]  # the oldest first
    decrees_left: list[int]
    plan_shown: list[int]  # the face-up plan of each architect's pile
    plans_left: list[int]  # those below, by kind
    start_rest: list[int]  # starting plans that were not dealt
    current: list[int]  # each architect's building * 2 + side
    future: list[list[int]]  # the others of each pile, in no order
    # The city
    tiles: list[int]  # in the display, by slot
    store: list[int]  # the side that owns it, by plot
    trade: list[int]  # and its good
    building: list[int]  # building * 2 + side, by space
    opener: list[int]
    staff: list[int]  # officials in it, all the opener's; no rule asks how many
    row_cubes: list[int]  # by row and cube
    column_cubes: list[int]
    space_cubes: list[int]
    pile_cubes: list[int]
    # Within a turn
    card: int  # the one being played
    fresh_plot: int  # of the store being built
    produced: int  # set of goods
    given: int  # goods still to be given for a ship
    traded: int  # the act of this turn's first trade
    wild: int  # goods of any type traded
    hired: int  # officials from the board for the building being opened
    rewarded: int  # set of nobles whose card was discarded for its reward, at the end of period 1

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
        self.price = values.prices.copy()
        self.supply = [GOODS_EACH] * GOOD_TYPES
        self.favor_supply = [max(2, self.players)] * ALL_NOBLES
        self.scoring = [0] * ALL_STREETS
        self.reis = [START_REIS] * self.players + [0] * rivals
        self.wigs = [values.start_wigs] * sides
        self.influence = [0] * sides
        self.goods = [0] * (sides * GOOD_TYPES)
        self.cubes = [0] * (sides * CUBE_TYPES)
        self.spent = [0] * sides
        self.favors = [0] * (sides * ALL_NOBLES)
        self.hands = [[] for _ in range(sides)]
        self.top = [[] for _ in range(sides)]
        self.bottom = [[] for _ in range(sides)]
        self.benefits = [0] * (sides * ALL_BENEFITS)
        self.drawing = [0] * sides
        self.clergy = [[] for _ in range(sides)]
        self.decrees = [[] for _ in range(sides)]
        self.plans = [0] * (sides * ALL_PLANS)
        self.done = [0] * (sides * ALL_PLANS)
        self.houses = [0] * (sides * ALL_GROUPS)
        self.board = [OFFICIALS if colour < sides else 0 for colour in range(COLOURS)]
        self.office = [0] * (3 * COLOURS)
        self.plaza = [0] * COLOURS
        self.in_buildings = [0] * COLOURS
        self.shown = [-1] * ALL_PILES
        self.face_down = [[], [], [], []]
        self.rest = []
        self.yard = []
        self.owner = [-1] * ALL_SHIPS
        self.at_sea = [0] * ALL_SHIPS
        self.aboard = [0] * (ALL_SHIPS * GOOD_TYPES)
        self.cardinal = values.cardinal_start
        self.laid_down = -1
        self.track = [LAID] * TRACK
        self.unseen = list(range(ALL_CLERGY))
        self.returned = []
        self.put_back = [-1] * sides
        self.aside = []
        self.decrees_shown = []
        self.decrees_left = []
        self.plan_shown = [-1, -1]
        self.plans_left = values.plans.copy()
        self.start_rest = values.starting_plans.copy()
        self.current = [-1, -1]
        self.future = [[], []]
        self.tiles = values.city_tiles.copy()
        self.store = [-1] * ALL_PLOTS
        self.trade = [-1] * ALL_PLOTS
        self.building = [-1] * ALL_SPACES
        self.opener = [-1] * ALL_SPACES
        self.staff = [0] * ALL_SPACES
        self.row_cubes = [0] * 15
        self.column_cubes = [0] * 15
        self.space_cubes = [0] * (ALL_SPACES * CUBE_TYPES)
        self.pile_cubes = [0, 0, 0]
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
        twin.price = self.price.copy()
        twin.supply = self.supply.copy()
        twin.favor_supply = self.favor_supply.copy()
        twin.scoring = self.scoring.copy()
        twin.reis = self.reis.copy()
        twin.wigs = self.wigs.copy()
        twin.influence = self.influence.copy()
        twin.goods = self.goods.copy()
        twin.cubes = self.cubes.copy()
        twin.spent = self.spent.copy()
        twin.favors = self.favors.copy()
        twin.hands = [each.copy() for each in self.hands]
        twin.top = [each.copy() for each in self.top]
        twin.bottom = [each.copy() for each in self.bottom]
        twin.benefits = self.benefits.copy()
        twin.drawing = self.drawing.copy()
        twin.clergy = [each.copy() for each in self.clergy]
        twin.decrees = [each.copy() for each in self.decrees]
        twin.plans = self.plans.copy()
        twin.done = self.done.copy()
        twin.houses = self.houses.copy()
        twin.board = self.board.copy()
        twin.office = self.office.copy()
        twin.plaza = self.plaza.copy()
        twin.in_buildings = self.in_buildings.copy()
        twin.shown = self.shown.copy()
        twin.face_down = [each.copy() for each in self.face_down]
        twin.rest = self.rest.copy()
        twin.yard = self.yard.copy()
        twin.owner = self.owner.copy()
        twin.at_sea = self.at_sea.copy()
        twin.aboard = self.aboard.copy()
        twin.cardinal = self.cardinal
        twin.laid_down = self.laid_down
        twin.track = self.track.copy()
        twin.unseen = self.unseen.copy()
        twin.returned = self.returned.copy()
        twin.put_back = self.put_back.copy()
        twin.aside = self.aside.copy()
        twin.decrees_shown = self.decrees_shown.copy()
        twin.decrees_left = self.decrees_left.copy()
        twin.plan_shown = self.plan_shown.copy()
        twin.plans_left = self.plans_left.copy()
        twin.start_rest = self.start_rest.copy()
        twin.current = self.current.copy()
        twin.future = [each.copy() for each in self.future]
        twin.tiles = self.tiles.copy()
        twin.store = self.store.copy()
        twin.trade = self.trade.copy()
        twin.building = self.building.copy()
        twin.opener = self.opener.copy()
        twin.staff = self.staff.copy()
        twin.row_cubes = self.row_cubes.copy()
        twin.column_cubes = self.column_cubes.copy()
        twin.space_cubes = self.space_cubes.copy()
        twin.pile_cubes = self.pile_cubes.copy()
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

    def coins(self) -> int:
        """The right-hand number of the treasury: reis for a subsidy, an event, land or an official."""
        return self.values.treasury_right[self.treasury]

    def sway(self) -> int:
        """The left-hand number: influence for a visit."""
        return self.values.treasury_left[self.treasury]

    def benefit(self, side: int, benefit: int) -> int:
        return self.benefits[side * ALL_BENEFITS + benefit]

    def means(self, seat: int) -> int:
        """All that a seat can pay in reis: its coins, and what its influence marker pays."""
        return self.reis[seat] + self.values.real_spaces[self.influence[seat]]

    def sets(self, side: int) -> int:
        """Complete rubble sets."""
        at = side * CUBE_TYPES
        return min(self.cubes[at], min(self.cubes[at + 1], self.cubes[at + 2]))

    def storage(self, seat: int) -> int:
        """How many goods of each type a warehouse holds."""
        return LIMIT + self.sets(seat) + self.benefit(seat, WAREHOUSE)

    def room(self, seat: int, good: int) -> int:
        """How many more goods of a type a seat could get now."""
        return min(self.supply[good], self.storage(seat) - self.goods[seat * GOOD_TYPES + good])

    def all_goods(self, seat: int) -> int:
        at = seat * GOOD_TYPES
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]

    def posted(self, colour: int) -> int:
        """Officials in offices and on the plaza."""
        office = self.office
        return office[colour] + office[COLOURS + colour] + office[2 * COLOURS + colour] + self.plaza[colour]

    def empty_piles(self) -> int:
        return self.shown.count(-1)

    def is_covered(self, row: int) -> bool:
        """Row E lies under the street cover with one or two players."""
        return row == COVERED_ROW and self.players <= 2

    def is_closed(self, space: int) -> bool:
        """A building space at an end of that row."""
        return space >= WEST and self.is_covered((space - WEST) % (EAST - WEST))
