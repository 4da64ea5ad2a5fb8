"""Pilots: before the last movement, first the small one and then the large one may move punts at sea."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Decision
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, vec
from quayside.games.manila import told
from quayside.games.manila.actions import PAIRS, PASS, PILOT, PILOT_TWO, STEP_SIZES, is_steering
from quayside.games.manila.board import ALL_WARES, IN_PORT, PUNTS, SMALL_PILOT, WARES
from quayside.games.manila.rules.agenda import LARGE, PILOTING
from quayside.games.manila.rules.punts import is_at_sea, punts_at_sea, sail
from quayside.games.manila.state import ManilaState

STEPS: Final = 4  # that an action of a pilot may have, as STEP_SIZES lists them


class Piloting(Decision[ManilaState]):
    """The small pilot moves one punt by one step; the large one moves one by two, or two by one each."""

    kind = PILOTING
    name = "pilot"

    def seat_of(self, state: ManilaState) -> i64:
        return state.figures[SMALL_PILOT + state.agenda.number] if punts_at_sea(state) > 0 else -1

    def legal(self, state: ManilaState) -> Numbers:
        large = is_large(state)
        one_step = not large or bool(state.setup.options["large_pilot_may_move_one"])
        choices = vec[i64]([PASS], capacity=1 + PUNTS * STEPS + len(PAIRS))
        for ware in range(ALL_WARES):
            if is_at_sea(state, ware):
                steps = PILOT + ware * STEPS  # two back, one back, one on, two on
                if large:
                    choices = append(choices, steps)
                if one_step:
                    choices = append(choices, steps + 1)
                    choices = append(choices, steps + 2)
                if large:
                    choices = append(choices, steps + 3)
        if large:
            for i in range(len(PAIRS)):
                if is_at_sea(state, PAIRS[i][0]) and is_at_sea(state, PAIRS[i][2]):
                    choices = append(choices, PILOT_TWO + i)
        return choices

    def refuse(self, state: ManilaState, action: i64) -> WhyNot | None:
        if not is_steering(action):
            return None
        wares, _ = steered(action)
        for ware in wares:
            if not is_at_sea(state, ware):
                problem = "port" if state.place[ware] == IN_PORT else "ashore"
                return WhyNot(_rule(state), {"ware": WARES[ware], "problem": problem})
        if is_large(state):
            return WhyNot("manila.pilots.one_step", {"ware": WARES[wares[0]]})
        return WhyNot("manila.pilots.small", {"ware": WARES[wares[0]], "problem": "steps"})

    def play(self, state: ManilaState, action: i64) -> None:
        rule = _rule(state)
        wares, steps = steered(action)
        told.pilot(state, state.to_play, is_large(state), wares, steps, rule)
        state.agenda.pop()
        for i in range(len(wares)):
            sail(state, wares[i], steps[i], rule, "manila.pilots.arrival")

    def facts(self, state: ManilaState) -> Args:
        return {"pilot": "large" if is_large(state) else "small"}


def is_large(state: ManilaState) -> bool:
    """Whether it is the large pilot who steers now."""
    return state.agenda.number == LARGE


def _rule(state: ManilaState) -> str:
    return "manila.pilots.large" if is_large(state) else "manila.pilots.small"


def steered(action: i64) -> tuple[list[int], list[int]]:
    """The punts that a pilot's action moves, and by how many steps each; none when the pilot leaves them alone."""
    if action == PASS:
        return [], []
    if action < PILOT_TWO:
        ware, step = divmod(action - PILOT, STEPS)
        return [ware], [STEP_SIZES[step]]
    one, step, other, other_step = PAIRS[action - PILOT_TWO]
    return [one, other], [step, other_step]
