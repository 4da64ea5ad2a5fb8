"""The last throw of a voyage, reckoned instead of thrown.

After the last decision before it, each punt at sea comes home, stops on 13 or falls short, with chances that are known.
Search weighs all these ends at once: no move looks good or bad for the luck of a single throw.
"""

from __future__ import annotations

from typing import Final

from quayside.games.manila.actions import PLACE, PLEDGE, REDEEM
from quayside.games.manila.board import (
    ALL_WARES,
    AREA_LARGE_PILOT,
    AREA_SMALL_PILOT,
    ASHORE,
    MOVEMENTS,
    PIRATES,
    PIRATES_LAIR,
    SMALL_PILOT,
)
from quayside.games.manila.rules.agenda import MOVEMENT, PILOTING, PLACEMENT
from quayside.games.manila.rules.movement import move_punts
from quayside.games.manila.state import ManilaState

FACES: Final = 6


def last_throw(state: ManilaState, action: int) -> list[tuple[float, ManilaState]]:
    """The worlds after an action and the last throw, each with its share; none if somebody decides in between."""
    if state.movements != MOVEMENTS - 1 or not _comes_next(state, action):
        return []
    before = state.clone()
    before.game.rules.play(before, action)
    while before.agenda.kind != MOVEMENT:
        before.agenda.pop()
    before.agenda.pop()
    throws: list[tuple[float, list[int]]] = [(1.0, [])]
    for ware in range(ALL_WARES):
        if state.place[ware] != ASHORE:
            ends = _ends(before, ware)
            throws = [(share * part, [*dice, die]) for share, dice in throws for part, die in ends]
    worlds: list[tuple[float, ManilaState]] = []
    for share, dice in throws:
        world = before.clone()
        move_punts(world, dice)
        world.proceed()
        worlds.append((share, world))
    return worlds


def _comes_next(state: ManilaState, action: int) -> bool:
    """Whether nobody has anything to decide between this action and the throw."""
    if state.agenda.kind != PLACEMENT and state.agenda.kind != PILOTING:
        return False
    if action in (PLEDGE, REDEEM, PLACE + AREA_SMALL_PILOT, PLACE + AREA_LARGE_PILOT):
        return False
    for frame in reversed(state.agenda.frames()[:-1]):
        if frame.kind == MOVEMENT:
            return True
        if frame.kind == PLACEMENT and not state.declined[frame.seat]:
            return False
        if frame.kind == PILOTING and state.figures[SMALL_PILOT + frame.number] >= 0:
            return False
    return False


def _ends(state: ManilaState, ware: int) -> list[tuple[float, int]]:
    """Where a punt may end: the share of each end, and a die that brings it there. Without pirates, 13 is home."""
    at = state.place[ware]
    pirates = state.figures[PIRATES] >= 0
    counts = [0, 0, 0]  # short, on 13, home
    dice = [0, 0, 0]
    for die in range(1, FACES + 1):
        there = at + die
        end = 0 if there < PIRATES_LAIR else 1 if there == PIRATES_LAIR and pirates else 2
        counts[end] += 1
        dice[end] = die
    return [(counts[end] / FACES, dice[end]) for end in range(3) if counts[end] > 0]
