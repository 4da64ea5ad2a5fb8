"""A position of Lisboa."""

from __future__ import annotations

from typing import Final

from quayside.core.rng import Rng
from quayside.core.state import Setup, State
from quayside.games.lisboa.board import (
    ALL_CLERGY,
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SHIPS,
    ALL_SPACES,
    GOODS_EACH,
    LIMIT,
    OFFICIALS,
    START_REIS,
    TRACK,
)
from quayside.games.lisboa.components import ALL_BENEFITS, WAREHOUSE, Components, of_options

COLOURS: Final = 5  # of officials: four players, of whom the Rival may be one, and the dummies
RIVAL: Final = 1  # his side and colour in a solo game
DUMMY: Final = 4
LAID: Final = -3  # a place of the church track whose tile was laid at set-up


class LisboaState(State):
    """The city, the court, the boards of all sides. Sides, cards, goods and places are numbers; -1 is none."""

    table: Components  # the values that this game is played with; shared by all its states
    sides: int  # players, and the Rival
    # The course of the game
    period: int
    round: int
    turn: int  # whose turn it is
    last_round: int  # 0 until the end is near
    second_set: int  # who first completed his second set (period 1) or fourth (period 2) in this turn
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
    goods: list[int]  # by side * 4 + good
    cubes: list[int]  # by side * 3 + cube
    spent: list[int]  # rubble-set markers given for decrees
    favors: list[int]  # by side * 3 + noble
    hands: list[list[int]]
    top: list[list[int]]  # portfolio: noble cards, and ships from FIRST_SHIP on
    bottom: list[list[int]]  # treasury cards
    benefits: list[int]  # by side * 22 + benefit
    drawing: list[int]  # influence shown by the top row
    clergy: list[list[int]]
    decrees: list[list[int]]
    plans: list[int]  # unfinished, by side * 12 + kind
    done: list[int]  # completed plans
    houses: list[int]  # built, by side * 3 + group
    # Officials, by colour: the seats, and the dummies
    board: list[int]
    office: list[int]  # by noble * 5 + colour
    plaza: list[int]
    in_buildings: list[int]
    # Cards and ships on the table
    shown: list[int]  # the face-up card of each pile
    face_down: list[list[int]]  # the cards below it, in no order
    rest: list[int]  # blue and purple cards that were not dealt
    yard: list[int]  # ships, the next one last
    owner: list[int]  # of each ship
    at_sea: list[int]
    aboard: list[int]  # by ship * 4 + good
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
    future: list[list[int]]  # the others of his pile, in no order
    # The city
    tiles: list[int]  # in the display, by slot
    store: list[int]  # the side that owns it, by plot
    trade: list[int]  # and its good
    building: list[int]  # building * 2 + side, by space
    opener: list[int]
    staff: list[int]  # officials in it, all the opener's; no rule asks how many
    row_cubes: list[int]  # by row * 3 + cube
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
        self.table = of_options(setup.options)
        self.sides = 2 if setup.players == 1 else setup.players

    def lay_out(self) -> None:
        super().lay_out()
        table = self.table
        sides = self.sides
        rivals = sides - self.players
        self.period = 1
        self.round = 1
        self.turn = self.setup.first
        self.last_round = 0
        self.second_set = -1
        self.treasury = table.treasury_start
        self.price = table.prices.copy()
        self.supply = [GOODS_EACH] * 4
        self.favor_supply = [max(2, self.players)] * 3
        self.scoring = [0] * 4
        self.reis = [START_REIS] * self.players + [0] * rivals
        self.wigs = [table.start_wigs] * sides
        self.influence = [0] * sides
        self.goods = [0] * (sides * 4)
        self.cubes = [0] * (sides * 3)
        self.spent = [0] * sides
        self.favors = [0] * (sides * 3)
        self.hands = [[] for _ in range(sides)]
        self.top = [[] for _ in range(sides)]
        self.bottom = [[] for _ in range(sides)]
        self.benefits = [0] * (sides * ALL_BENEFITS)
        self.drawing = [0] * sides
        self.clergy = [[] for _ in range(sides)]
        self.decrees = [[] for _ in range(sides)]
        self.plans = [0] * (sides * ALL_PLANS)
        self.done = [0] * (sides * ALL_PLANS)
        self.houses = [0] * (sides * 3)
        self.board = [OFFICIALS if colour < sides else 0 for colour in range(COLOURS)]
        self.office = [0] * (3 * COLOURS)
        self.plaza = [0] * COLOURS
        self.in_buildings = [0] * COLOURS
        self.shown = [-1] * 4
        self.face_down = [[], [], [], []]
        self.rest = []
        self.yard = []
        self.owner = [-1] * ALL_SHIPS
        self.at_sea = [0] * ALL_SHIPS
        self.aboard = [0] * (ALL_SHIPS * 4)
        self.cardinal = table.cardinal_start
        self.laid_down = -1
        self.track = [LAID] * TRACK
        self.unseen = list(range(ALL_CLERGY))
        self.returned = []
        self.put_back = [-1] * sides
        self.aside = []
        self.decrees_shown = []
        self.decrees_left = []
        self.plan_shown = [-1, -1]
        self.plans_left = table.plans.copy()
        self.start_rest = table.starting_plans.copy()
        self.current = [-1, -1]
        self.future = [[], []]
        self.tiles = table.city_tiles.copy()
        self.store = [-1] * ALL_PLOTS
        self.trade = [-1] * ALL_PLOTS
        self.building = [-1] * ALL_SPACES
        self.opener = [-1] * ALL_SPACES
        self.staff = [0] * ALL_SPACES
        self.row_cubes = [0] * 15
        self.column_cubes = [0] * 15
        self.space_cubes = [0] * (ALL_SPACES * 3)
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

    def key(self) -> tuple[object, ...]:
        return (
            self.to_play,
            tuple(self.agenda),
            self.period,
            self.round,
            self.turn,
            self.last_round,
            self.second_set,
            self.treasury,
            tuple(self.price),
            tuple(self.supply),
            tuple(self.favor_supply),
            tuple(self.scoring),
            tuple(self.reis),
            tuple(self.wigs),
            tuple(self.influence),
            tuple(self.goods),
            tuple(self.cubes),
            tuple(self.spent),
            tuple(self.favors),
            tuple([tuple(each) for each in self.hands]),
            tuple([tuple(each) for each in self.top]),
            tuple([tuple(each) for each in self.bottom]),
            tuple(self.benefits),
            tuple(self.drawing),
            tuple([tuple(each) for each in self.clergy]),
            tuple([tuple(each) for each in self.decrees]),
            tuple(self.plans),
            tuple(self.done),
            tuple(self.houses),
            tuple(self.board),
            tuple(self.office),
            tuple(self.plaza),
            tuple(self.in_buildings),
            tuple(self.shown),
            tuple([tuple(each) for each in self.face_down]),
            tuple(self.rest),
            tuple(self.yard),
            tuple(self.owner),
            tuple(self.at_sea),
            tuple(self.aboard),
            self.cardinal,
            self.laid_down,
            tuple(self.track),
            tuple(self.unseen),
            tuple(self.returned),
            tuple(self.put_back),
            tuple(self.aside),
            tuple(self.decrees_shown),
            tuple(self.decrees_left),
            tuple(self.plan_shown),
            tuple(self.plans_left),
            tuple(self.start_rest),
            tuple(self.current),
            tuple([tuple(each) for each in self.future]),
            tuple(self.tiles),
            tuple(self.store),
            tuple(self.trade),
            tuple(self.building),
            tuple(self.opener),
            tuple(self.staff),
            tuple(self.row_cubes),
            tuple(self.column_cubes),
            tuple(self.space_cubes),
            tuple(self.pile_cubes),
            self.card,
            self.fresh_plot,
            self.produced,
            self.given,
            self.traded,
            self.wild,
            self.hired,
            self.rewarded,
        )

    # What the rules and the views ask of a position

    def coins(self) -> int:
        """The right-hand number of the treasury: reis for a subsidy, an event, land or an official."""
        return self.table.treasury_right[self.treasury]

    def sway(self) -> int:
        """The left-hand number: influence for a visit."""
        return self.table.treasury_left[self.treasury]

    def benefit(self, side: int, benefit: int) -> int:
        return self.benefits[side * ALL_BENEFITS + benefit]

    def means(self, seat: int) -> int:
        """All that a seat can pay in reis: his coins, and what his influence marker pays."""
        return self.reis[seat] + self.table.real_spaces[self.influence[seat]]

    def sets(self, side: int) -> int:
        """Complete rubble sets."""
        at = side * 3
        return min(self.cubes[at], min(self.cubes[at + 1], self.cubes[at + 2]))

    def storage(self, seat: int) -> int:
        """How many goods of each type a warehouse holds."""
        return LIMIT + self.sets(seat) + self.benefit(seat, WAREHOUSE)

    def room(self, seat: int, good: int) -> int:
        """How many more goods of a type a seat could get now."""
        return min(self.supply[good], self.storage(seat) - self.goods[seat * 4 + good])

    def all_goods(self, seat: int) -> int:
        at = seat * 4
        goods = self.goods
        return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3]
