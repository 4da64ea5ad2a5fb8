"""The builder's second state action: acquiring an architect's plan."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.vecs import Numbers, append, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import PASS, TAKE_PLAN, is_plan
from quayside.games.lisboa.board import ALL_ARCHITECTS, ALL_PLANS, ARCHITECTS
from quayside.games.lisboa.rules.agenda import PLAN_CHOICE
from quayside.games.lisboa.rules.decision import Offer
from quayside.games.lisboa.rules.display import turn_up_plan
from quayside.games.lisboa.state import LisboaState


def can_take_plan(state: LisboaState) -> bool:
    return state.plan_shown[0] >= 0 or state.plan_shown[1] >= 0


def take_plan(state: LisboaState, seat: i64, declinable: bool) -> None:
    state.agenda.push(PLAN_CHOICE, seat, number=int(declinable))


class PlanChoice(Offer):
    """The face-up plan of a pile; the next one is turned up."""

    kind = PLAN_CHOICE
    name = "plan"

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64](capacity=1 + ALL_ARCHITECTS)
        if state.agenda.number:
            choices = append(choices, PASS)
        for architect in range(ALL_ARCHITECTS):
            if state.plan_shown[architect] >= 0:
                choices = append(choices, TAKE_PLAN + architect)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_plan(action):
            return WhyNot("lisboa.plan.take", {"architect": ARCHITECTS[action - TAKE_PLAN]})
        return super().refuse(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            return
        architect = action - TAKE_PLAN
        plan = state.plan_shown[architect]
        state.plans[seat * ALL_PLANS + plan] += 1
        told.takes_plan(state, seat, architect, plan)
        turn_up_plan(state, architect, "lisboa.plan.piles")
