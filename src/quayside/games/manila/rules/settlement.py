"""Settlement: profits, then insurance claims, then prices; the board is cleared, and a voyage or the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.vecs import Numbers
from quayside.games.manila import told
from quayside.games.manila.board import (
    ALL_WARES,
    AREA_PORT,
    AREA_SHIPYARD,
    BERTH_PAY,
    IN_PORT,
    INSURANCE,
    LAST_STEP,
    PORT,
    PROFIT,
    SHIPYARD,
)
from quayside.games.manila.rules.agenda import SETTLEMENT
from quayside.games.manila.rules.money import BANK, pay, raise_loans
from quayside.games.manila.rules.pirates import pirates
from quayside.games.manila.rules.punts import passengers
from quayside.games.manila.rules.voyage import begin_voyage
from quayside.games.manila.state import ManilaState


class Settlement(Step[ManilaState]):
    kind = SETTLEMENT
    name = "settlement"

    def do(self, state: ManilaState) -> None:
        state.agenda.pop()
        _pay_punts(state)
        _pay_port(state)
        agent = state.figures[INSURANCE]
        if agent >= 0:
            _pay_claims(state, agent)
        else:
            _pay_shipyard(state)
        _raise_prices(state)
        _return_home(state)


def _pay_punts(state: ManilaState) -> None:
    """What a punt brings goes to the pirates who plundered it, or to those aboard if it lies in port."""
    for ware in range(ALL_WARES):
        if state.plundered[ware]:
            _share_out(state, ware, pirates(state), "loot", "manila.pirates.loot")
        elif state.place[ware] == IN_PORT:
            _share_out(state, ware, passengers(state, ware), "passage", "manila.punts.profit")


def _share_out(state: ManilaState, ware: i64, figures: Numbers, reason: str, rule: str) -> None:
    """The printed profit in equal parts; every number of figures that can stand there divides it."""
    for seat in figures:
        assert PROFIT[ware] % len(figures) == 0
        pay(state, BANK, seat, PROFIT[ware] // len(figures), reason, rule, ware)


def _pay_port(state: ManilaState) -> None:
    for berth in range(len(state.port)):
        owner = state.figures[PORT + berth]
        if owner >= 0:
            pay(state, BANK, owner, BERTH_PAY[berth], "port", "manila.port.profit", AREA_PORT + berth)


def _pay_shipyard(state: ManilaState) -> None:
    """By the bank, when nobody insures."""
    rule = "manila.shipyard.profit"
    for berth in range(len(state.shipyard)):
        owner = state.figures[SHIPYARD + berth]
        if owner >= 0:
            pay(state, BANK, owner, BERTH_PAY[berth], "shipyard", rule, AREA_SHIPYARD + berth)


def _pay_claims(state: ManilaState, agent: i64) -> None:
    """The agent pays for every wreck, to the accomplice there or to the bank, with loans as far as they go; what the
    agent still lacks the bank gives to the others. A claim of the agent's own is set off."""
    due = 0
    for berth in range(len(state.shipyard)):
        if state.figures[SHIPYARD + berth] != agent:
            due += BERTH_PAY[berth]
    raise_loans(state, agent, due)
    lacking = 0
    for berth in range(len(state.shipyard)):
        owner = state.figures[SHIPYARD + berth]
        claim = BERTH_PAY[berth]
        if owner == agent:
            told.own_claim(state, agent, claim)
            continue
        paid = min(claim, state.cash[agent])
        pay(state, agent, owner, paid, "claim", "manila.insurance.claims", AREA_SHIPYARD + berth)
        if owner >= 0:
            pay(state, BANK, owner, claim - paid, "claim", "manila.insurance.short", AREA_SHIPYARD + berth)
        lacking += claim - paid
    if lacking > 0:
        told.insurance_short(state, agent, lacking)


def _raise_prices(state: ManilaState) -> None:
    for ware in range(ALL_WARES):
        if state.place[ware] == IN_PORT and state.price[ware] < LAST_STEP:
            state.price[ware] += 1
            told.price_rises(state, ware)


def _return_home(state: ManilaState) -> None:
    """The board is cleared; a ware on the last step of the black market ends the game."""
    state.clear_the_board()
    told.everybody_returns(state)
    if LAST_STEP not in state.price:
        begin_voyage(state)
    else:
        told.end_game(state)
