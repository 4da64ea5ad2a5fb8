"""The last throw of a voyage, reckoned instead of thrown.

After the last decision before it, each punt at sea comes home, stops on 13 or falls short, with chances that are known.
Search weighs all these ends at once: no move looks good or bad for the luck of a single throw.
"""

from __future__ import annotations

from typing import Final

from quayside.games.manila import rules
from quayside.games.manila.actions import PLACE, PLEDGE, REDEEM
from quayside.games.manila.board import (
    AREA_LARGE_PILOT,
    AREA_SMALL_PILOT,
    ASHORE,
    PIRATES,
    PIRATES_LAIR,
    SMALL_PILOT,
)
from quayside.games.manila.state import ManilaState

FACES: Final = 6


def last_throw(state: ManilaState, action: int) -> list[tuple[float, ManilaState]]:
    """The worlds after an action and the last throw, each with its share; none if somebody decides in between."""
    if state.movements != 2 or not _comes_next(state, action):
        return []
    before = state.clone()
    rules.play(before, action)
    while before.agenda.pop() >> 3 != rules.MOVEMENT:
        pass
    throws: list[tuple[float, list[int]]] = [(1.0, [])]
    for ware in range(4):
        if state.place[ware] != ASHORE:
            ends = _ends(before, ware)
            throws = [(share * part, [*dice, die]) for share, dice in throws for part, die in ends]
    worlds: list[tuple[float, ManilaState]] = []
    for share, dice in throws:
        world = before.clone()
        rules.move_punts(world, dice)
        world.proceed()
        worlds.append((share, world))
    return worlds


def _comes_next(state: ManilaState, action: int) -> bool:
    """Whether nobody has anything to decide between this action and the throw."""
    kind = rules.decision(state)
    if kind != rules.PLACEMENT and kind != rules.PILOTING:
        return False
    if action in (PLEDGE, REDEEM, PLACE + AREA_SMALL_PILOT, PLACE + AREA_LARGE_PILOT):
        return False
    for item in reversed(state.agenda[:-1]):
        kind = item >> 3
        number = item & 7
        if kind == rules.MOVEMENT:
            return True
        if kind == rules.PLACEMENT and not state.declined[number]:
            return False
        if kind == rules.PILOTING and state.figures[SMALL_PILOT + number] >= 0:
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
