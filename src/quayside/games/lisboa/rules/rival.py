"""The Rival of a solo game: not a seat, but a hand that takes a card from the display and acts by its kind."""

from __future__ import annotations

from typing import Final

from quayside.games.lisboa.board import (
    ALL_PLOTS,
    ALL_SPACES,
    BUILDER,
    CARDS,
    GROUP_SIZE,
    MARQUIS,
    NOBLES,
    PILES,
    TREASURY,
)
from quayside.games.lisboa.rules import setup
from quayside.games.lisboa.rules.agenda import END_TURN, FOLLOWING, push, replace
from quayside.games.lisboa.rules.builder import (
    enter_office,
    free_plot,
    houses_left,
    in_office,
    lay_tile,
    lift_cube,
    put_house,
    score_store,
    slot_of,
)
from quayside.games.lisboa.rules.king import posted, put_building, scored_by, takes
from quayside.games.lisboa.rules.marquis import get_decree
from quayside.games.lisboa.rules.tracks import gain_wigs, move_treasury, take_cube
from quayside.games.lisboa.state import COLOURS, RIVAL, LisboaState

OFFICIALS_SENT: Final = 2


def rival_turn(state: LisboaState) -> None:
    """He removes a card, gains his wigs and acts; then the human may follow."""
    state.turn = RIVAL
    state.second_set = -1
    replace(state, END_TURN, RIVAL)
    pile = _fullest_pile(state)
    if pile < 0:
        return
    card = state.shown[pile]
    if state.listener is not None:
        state.tell("rival", "lisboa.rival.turn", {"pile": PILES[pile], "card": CARDS[card]})
    setup.turn_up_card(state, pile, "lisboa.turn.display")
    level = str(state.setup.options["rival"])
    wigs = state.table.rival_wigs[level][state.period - 1]
    gain_wigs(state, RIVAL, wigs, "lisboa.rival.wigs", "rival")
    if pile == TREASURY:
        move_treasury(state, 1, "lisboa.rival.treasury")
        _place_official(state, "lisboa.rival.treasury")
        return
    noble = pile - 1
    acted = _build(state) if noble == BUILDER else _take_decree(state) if noble == MARQUIS else _open(state)
    if not acted:
        _place_official(state, "lisboa.rival.turn")
    push(state, FOLLOWING, 0, noble)


def _fullest_pile(state: LisboaState) -> int:
    best = -1
    most = 0
    for pile in range(4):
        count = len(state.face_down[pile]) + (state.shown[pile] >= 0)
        if count > most:
            best = pile
            most = count
    return best


def _place_official(state: LisboaState, rule: str) -> None:
    """To the office with fewest officials in all."""
    if state.board[RIVAL] == 0:
        return
    counts = [in_office(state, noble) for noble in range(len(NOBLES))]
    enter_office(state, RIVAL, counts.index(min(counts)), rule)


def _build(state: LisboaState) -> bool:
    """A store on the street with the highest scoring tile that has a plot: from the north, west before east."""
    if houses_left(state, RIVAL) == 0:
        return False
    streets = [(-state.scoring[street], street) for street in range(4)]
    streets.sort()
    for _, street in streets:
        good = state.table.streets[street]
        for plot in range(ALL_PLOTS):
            slot = slot_of(state, plot, good)
            if slot >= 0 and state.tiles[slot] and free_plot(state, plot):
                _raise_store(state, plot, good)
                return True
    return False


def _raise_store(state: LisboaState, plot: int, good: int) -> None:
    rule = "lisboa.rival.builder"
    lay_tile(state, RIVAL, plot, good, rule)
    row = plot // 5 * 3
    column = plot % 5 * 3
    present = [cube for cube in range(3) if state.row_cubes[row + cube] or state.column_cubes[column + cube]]
    if present:
        owned = [state.cubes[RIVAL * 3 + cube] for cube in present]
        cube = present[owned.index(min(owned))]
        lift_cube(state, RIVAL, plot, cube, 0 if state.row_cubes[row + cube] else 1, rule)
    for group in range(3):
        if state.houses[RIVAL * 3 + group] < GROUP_SIZE[group]:
            put_house(state, RIVAL, group, rule)
            break
    score_store(state, RIVAL, plot)


def _take_decree(state: LisboaState) -> bool:
    if not state.decrees_shown:
        return False
    get_decree(state, RIVAL, state.decrees_shown[0], "lisboa.rival.marquis")
    setup.refill_decrees(state, "lisboa.decree.display")
    return True


def _open(state: LisboaState) -> bool:
    """The building of the architect with more left, on the space that gives him most."""
    left = [len(state.future[architect]) + (state.current[architect] >= 0) for architect in range(2)]
    architect = 0 if left[0] >= left[1] else 1
    face = state.current[architect]
    if face < 0 or state.board[RIVAL] + posted(state, RIVAL) < OFFICIALS_SENT:
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
    for cube in range(3):
        for _ in range(state.space_cubes[best * 3 + cube]):
            take_cube(state, RIVAL, cube, "lisboa.rival.king")
        state.space_cubes[best * 3 + cube] = 0
    for _ in range(OFFICIALS_SENT):
        _send_official(state)
    state.staff[best] = OFFICIALS_SENT
    put_building(state, RIVAL, best, architect, 0, "lisboa.rival.king")
    setup.turn_up_building(state, architect, "lisboa.building.next")
    return True


def _send_official(state: LisboaState) -> None:
    """From his board, then the plaza, then the offices."""
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
    if state.listener is not None:
        state.tell("send", "lisboa.rival.king", {"seat": RIVAL, "office": origin})
