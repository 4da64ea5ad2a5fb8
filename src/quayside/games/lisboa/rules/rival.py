"""The Rival of a solo game: not a seat, but a hand that takes a card from the display and acts by its kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.games.lisboa import told
from quayside.games.lisboa.board import (
    ALL_ARCHITECTS,
    ALL_GROUPS,
    ALL_NOBLES,
    ALL_PILES,
    ALL_PLOTS,
    ALL_SPACES,
    ALL_STREETS,
    BUILDER,
    COLUMNS,
    CUBE_TYPES,
    GROUP_SIZE,
    IN_COLUMN,
    IN_ROW,
    MARQUIS,
    NOBLES,
    TREASURY,
)
from quayside.games.lisboa.rules.agenda import END_TURN, FOLLOWING, RIVAL_TURN
from quayside.games.lisboa.rules.buildings import clear_space, put_building, scored_by, takes
from quayside.games.lisboa.rules.decrees import take_decree
from quayside.games.lisboa.rules.display import refill_decrees, turn_up_building, turn_up_card
from quayside.games.lisboa.rules.officials import enter_office, in_office
from quayside.games.lisboa.rules.stores import (
    free_plot,
    houses_left,
    lay_tile,
    lift_cube,
    put_house,
    score_store,
    slot_of,
)
from quayside.games.lisboa.rules.tracks import gain_wigs, move_treasury
from quayside.games.lisboa.state import COLOURS, RIVAL, LisboaState

OFFICIALS_SENT: Final = 2


class RivalTurn(Step[LisboaState]):
    """The Rival removes a card, gains wigs and acts; then the human may follow."""

    kind = RIVAL_TURN
    name = "rival_turn"

    def do(self, state: LisboaState) -> None:
        state.turn = RIVAL
        state.second_set = -1
        state.agenda.replace(END_TURN, RIVAL)
        pile = _fullest_pile(state)
        if pile < 0:
            return
        told.rival_takes(state, pile, state.shown[pile])
        turn_up_card(state, pile, "lisboa.turn.display")
        level = str(state.setup.options["rival"])
        wigs = state.values.rival_wigs[level][state.period - 1]
        gain_wigs(state, RIVAL, wigs, "lisboa.rival.wigs", "rival")
        if pile == TREASURY:
            move_treasury(state, 1, "lisboa.rival.treasury")
            _place_official(state, "lisboa.rival.treasury")
            return
        noble = pile - 1
        if not _acts(state, noble):
            _place_official(state, "lisboa.rival.turn")
        state.agenda.push(FOLLOWING, 0, number=noble)


def _acts(state: LisboaState, noble: i64) -> bool:
    """The noble action of the card; whether it was possible."""
    if noble == BUILDER:
        return _build(state)
    return _take_decree(state) if noble == MARQUIS else _open(state)


def _fullest_pile(state: LisboaState) -> i64:
    best = -1
    most = 0
    for pile in range(ALL_PILES):
        count = len(state.face_down[pile]) + (state.shown[pile] >= 0)
        if count > most:
            best = pile
            most = count
    return best


def _place_official(state: LisboaState, rule: str) -> None:
    """To the office with fewest officials in all."""
    if state.board[RIVAL] == 0:
        return
    counts = [in_office(state, noble) for noble in range(ALL_NOBLES)]
    enter_office(state, RIVAL, counts.index(min(counts)), rule)


def _build(state: LisboaState) -> bool:
    """A store on the street with the highest scoring tile that has a plot: from the north, west before east."""
    if houses_left(state, RIVAL) == 0:
        return False
    streets = [(-state.scoring[street], street) for street in range(ALL_STREETS)]
    streets.sort()
    for _, street in streets:
        good = state.values.streets[street]
        for plot in range(ALL_PLOTS):
            slot = slot_of(state, plot, good)
            if slot >= 0 and state.tiles[slot] and free_plot(state, plot):
                _raise_store(state, plot, good)
                return True
    return False


def _raise_store(state: LisboaState, plot: i64, good: i64) -> None:
    rule = "lisboa.rival.builder"
    lay_tile(state, RIVAL, plot, good, rule)
    row = plot // COLUMNS * CUBE_TYPES
    column = plot % COLUMNS * CUBE_TYPES
    present = [
        cube for cube in range(CUBE_TYPES) if state.row_cubes[row + cube] or state.column_cubes[column + cube]
    ]
    if present:
        owned = [state.cubes[RIVAL * CUBE_TYPES + cube] for cube in present]
        cube = present[owned.index(min(owned))]
        line = IN_ROW if state.row_cubes[row + cube] else IN_COLUMN
        lift_cube(state, RIVAL, plot, cube, line, rule)
    for group in range(ALL_GROUPS):
        if state.houses[RIVAL * ALL_GROUPS + group] < GROUP_SIZE[group]:
            put_house(state, RIVAL, group, rule)
            break
    score_store(state, RIVAL, plot)


def _take_decree(state: LisboaState) -> bool:
    if len(state.decrees_shown) == 0:
        return False
    take_decree(state, RIVAL, state.decrees_shown[0], "lisboa.rival.marquis")
    refill_decrees(state, "lisboa.decree.display")
    return True


def _open(state: LisboaState) -> bool:
    """The building of the architect with more left, on the space that gives the Rival most."""
    left = [
        len(state.future[architect]) + (state.current[architect] >= 0) for architect in range(ALL_ARCHITECTS)
    ]
    architect = 0 if left[0] >= left[1] else 1
    face = state.current[architect]
    if face < 0 or state.board[RIVAL] + state.posted(RIVAL) < OFFICIALS_SENT:
        return False
    best = -1
    most = -1
    for space in range(ALL_SPACES):
        if takes(state, space, face):
            state.building[space] = face
            wigs = scored_by(state, RIVAL, space)
            state.building[space] = -1
            if wigs > most:
                best = space
                most = wigs
    if best < 0:
        return False
    clear_space(state, RIVAL, best, "lisboa.rival.king")
    for _ in range(OFFICIALS_SENT):
        _send_official(state)
    state.staff[best] = OFFICIALS_SENT
    put_building(state, RIVAL, best, architect, 0, "lisboa.rival.king")
    turn_up_building(state, architect, "lisboa.building.next")
    return True


def _send_official(state: LisboaState) -> None:
    """From the Rival's board, then the plaza, then the offices."""
    state.in_buildings[RIVAL] += 1
    origin = "board"
    if state.board[RIVAL]:
        state.board[RIVAL] -= 1
    elif state.plaza[RIVAL]:
        state.plaza[RIVAL] -= 1
        origin = "plaza"
    else:
        noble = 0
        while not state.office[noble * COLOURS + RIVAL]:
            noble += 1
        state.office[noble * COLOURS + RIVAL] -= 1
        origin = NOBLES[noble]
    told.sends_official(state, RIVAL, origin, "lisboa.rival.king")
