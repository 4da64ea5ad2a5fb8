"""Set-up: the earthquake, the board, and what each player begins with."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import TAKE_CLERGY, is_clergy
from quayside.games.lisboa.board import (
    ALL_ARCHITECTS,
    ALL_DECREES,
    ALL_NOBLES,
    ALL_SPACES,
    BLUE,
    BUILDINGS,
    CLERGY,
    COLUMN_CUBES,
    COLUMN_NAMES,
    COLUMNS,
    CUBE_TYPES,
    CUBES,
    CUBES_EACH,
    GOOD_TYPES,
    NOBLES,
    PILE_CUBES,
    PLANS,
    RED,
    ROW_CUBES,
    ROW_NAMES,
    ROWS,
    SPACE_CUBES,
    SPACES,
    START_GOODS,
)
from quayside.games.lisboa.rules.agenda import BEGIN_TURN, START_CLERGY
from quayside.games.lisboa.rules.chance import draw
from quayside.games.lisboa.rules.church import back_into_bag, comes_to_light, draw_from_bag, take_tile
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.display import (
    deal_display,
    deal_hand,
    lay_ships,
    refill_decrees,
    shuffle_in,
    turn_up_building,
    turn_up_plan,
)
from quayside.games.lisboa.state import COLOURS, DUMMY, LisboaState


def set_up(state: LisboaState) -> None:
    told.start_game(state)
    _shake_the_city(state)
    _lay_scoring_tiles(state)
    for architect in range(ALL_ARCHITECTS):
        state.future[architect] = vec[i64](
            [building for building in range(len(BUILDINGS)) if state.values.architect[building] == architect]
        )
        turn_up_building(state, architect, "lisboa.setup.board")
        turn_up_plan(state, architect, "lisboa.setup.plan")
    _post_dummies(state)
    _lay_decrees(state)
    lay_ships(state, BLUE)
    deal_display(state, RED, "lisboa.setup.display")
    shuffle_in(state, BLUE)
    for step in range(state.players):
        _equip(state, (state.setup.first + step) % state.players, step)
    state.agenda.push(BEGIN_TURN, state.setup.first)
    for step in range(state.players - 1, -1, -1):
        state.agenda.push(START_CLERGY, (state.setup.first + step) % state.players)


# ---------------------------------------------------------------------------------------------------------------------
# The city and the board


def _shake_the_city(state: LisboaState) -> None:
    """Rubble on rows, columns and building spaces; the last six cubes are the pile."""
    bag = vec[i64]([cube for cube in range(CUBE_TYPES) for _ in range(CUBES_EACH)])
    for row in range(len(ROWS)):
        if not state.is_covered(row):
            bag = _lay_cubes(state, bag, ROW_CUBES[row], ROW_NAMES[row], state.row_cubes, row)
    for column in range(COLUMNS):
        bag = _lay_cubes(state, bag, COLUMN_CUBES[column], COLUMN_NAMES[column], state.column_cubes, column)
    for space in range(ALL_SPACES):
        if not state.is_closed(space):
            bag = _lay_cubes(state, bag, SPACE_CUBES, SPACES[space], state.space_cubes, space)
    _lay_cubes(state, bag, PILE_CUBES, "pile", state.pile_cubes, 0)


def _lay_cubes(state: LisboaState, bag: Numbers, count: i64, where: str, area: Numbers, at: i64) -> Numbers:
    """What is left in the bag."""
    bag, cubes = draw(state, bag, count, "cubes", CUBES, where)
    cubes.sort()
    for cube in cubes:
        area[at * CUBE_TYPES + cube] += 1
    told.rubble(state, where, cubes)
    return bag


def _lay_scoring_tiles(state: LisboaState) -> None:
    tiles = state.values.scoring_tiles
    _, order = draw(state, vec[i64]([0, 1, 2, 3]), 4, "streets", tuple([str(tile) for tile in tiles]))
    state.scoring = vec[i64]([tiles[each] for each in order])
    told.streets(state)


def _post_dummies(state: LisboaState) -> None:
    """They stand in the offices with one or two players."""
    if state.players <= 2:
        for noble in range(ALL_NOBLES):
            state.office[noble * COLOURS + DUMMY] = state.values.dummies


def _lay_decrees(state: LisboaState) -> None:
    state.decrees_left = vec[i64](
        [decree for decree in range(ALL_DECREES) if state.values.decree_players[decree] <= state.players]
    )
    refill_decrees(state, "lisboa.setup.decrees")


# ---------------------------------------------------------------------------------------------------------------------
# Each player


def _equip(state: LisboaState, seat: i64, step: i64) -> None:
    for good in range(GOOD_TYPES):
        state.goods[seat * GOOD_TYPES + good] = START_GOODS
        state.supply[good] -= START_GOODS
    state.influence[seat] = state.values.start_influence[state.players - 1][step]
    _first_favor(state, seat)
    _starting_plan(state, seat)
    deal_hand(state, seat, BLUE, "lisboa.setup.cards")


def _first_favor(state: LisboaState, seat: i64) -> None:
    bag = vec[i64]([noble for noble in range(ALL_NOBLES) for _ in range(state.favor_supply[noble])])
    _, [noble] = draw(state, bag, 1, "favor", NOBLES)
    state.favor_supply[noble] -= 1
    state.favors[seat * ALL_NOBLES + noble] = 1
    told.first_favor(state, seat, noble)


def _starting_plan(state: LisboaState, seat: i64) -> None:
    state.start_rest, [plan] = draw(state, state.start_rest, 1, "startplan", PLANS)
    state.plans[seat * len(PLANS) + plan] += 1
    told.start_plan(state, seat, plan)


# ---------------------------------------------------------------------------------------------------------------------
# A clergy tile each: one of two, the other goes back before the next player draws


class StartClergy(SeatDecision):
    kind = START_CLERGY
    name = "start_clergy"

    def seat_of(self, state: LisboaState) -> i64:
        return state.agenda.seat if is_clergy_offered(state) else -1

    def do(self, state: LisboaState) -> None:
        """Draws the two tiles of the seat whose choice is next."""
        seat = state.agenda.seat
        tiles = draw_from_bag(state, 2, "clergybag")
        tiles.sort()
        told.clergy_offer(state, seat, tiles)
        offer_clergy(state, seat, tiles)

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([TAKE_CLERGY + tile for tile in offered_clergy(state)])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_clergy(action):
            return WhyNot("lisboa.setup.clergy", {"tile": CLERGY[action - TAKE_CLERGY]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        kept = action - TAKE_CLERGY
        one, two = offered_clergy(state)
        state.agenda.pop()
        back_into_bag(state, one if kept == two else two, seat)
        comes_to_light(state, kept)
        take_tile(state, seat, kept, "lisboa.setup.clergy")

    def secrets(self, state: LisboaState) -> Args:
        return {"tiles": [CLERGY[tile] for tile in offered_clergy(state)]}


def is_clergy_offered(state: LisboaState) -> bool:
    """Whether two tiles lie before a seat."""
    return state.agenda.kind == START_CLERGY and state.agenda.third > 0


def offered_clergy(state: LisboaState) -> list[int]:
    return [state.agenda.second, state.agenda.number]


def offer_clergy(state: LisboaState, seat: i64, tiles: list[int]) -> None:
    state.agenda.replace(START_CLERGY, seat, number=tiles[1], second=tiles[0], third=1)
