"""The course of a round: the players pick roles in turn, the governor first, and each role is played by everybody. A card
that the buccaneer has captured and nobody picked is played last."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import bit
from quayside.core.vecs import Numbers, append, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, USE_LIBRARY, is_pick, pick, role_of
from quayside.games.puerto_rico.board import BUCCANEER, LIBRARY, PICKS, ROLES
from quayside.games.puerto_rico.rules.agenda import (
    GAME_END,
    LIBRARY_CHOICE,
    PHASE_END,
    ROLE_CHOICE,
    ROUND_END,
)
from quayside.games.puerto_rico.rules.buccaneer import Buccaneer, lose_captured
from quayside.games.puerto_rico.rules.builder import Builder
from quayside.games.puerto_rico.rules.captain import Captain
from quayside.games.puerto_rico.rules.craftsman import Craftsman
from quayside.games.puerto_rico.rules.guests import END_GUESTS, ROLE_GUESTS, ask_guests
from quayside.games.puerto_rico.rules.mayor import Mayor
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, pay, seat_after
from quayside.games.puerto_rico.rules.prospector import Prospector
from quayside.games.puerto_rico.rules.settler import Settler
from quayside.games.puerto_rico.rules.trader import Trader
from quayside.games.puerto_rico.state import PuertoRicoState

# By card
PHASES: Final[list[Role]] = [
    Settler(),
    Mayor(),
    Builder(),
    Craftsman(),
    Trader(),
    Captain(),
    Prospector(),
    Prospector(),
    Buccaneer(),
]


def begin_round(state: PuertoRicoState) -> None:
    """Everybody picks once; two players pick three times each."""
    state.round += 1
    state.agenda.push(ROUND_END)
    for step in range(PICKS[state.players] - 1, -1, -1):
        state.agenda.push(ROLE_CHOICE, (state.governor + step) % state.players)
    told.begins_round(state)
    ask_guests(state, state.governor, ROLE_GUESTS)


# ---------------------------------------------------------------------------------------------------------------------
# The choice of a role


class RoleChoice(Turn):
    """A card that nobody has taken in this round. The doubloons on it go to whoever picks it, at once."""

    kind = ROLE_CHOICE
    name = "role"

    def legal(self, state: PuertoRicoState) -> Numbers:
        choices = vec[i64]()
        for card in state.cards:
            if state.taken[card] < 0 and (card != BUCCANEER or state.reward_card != state.to_play):
                choices = append(choices, pick(card))
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if action == PASS:
            return WhyNot("puerto_rico.round.pick", {"problem": "pass"})
        if not is_pick(action):
            return None
        card = role_of(action)
        if card not in state.cards:
            return WhyNot("puerto_rico.setup.roles", {"role": ROLES[card], "players": state.players})
        if state.taken[card] < 0:
            return WhyNot("puerto_rico.buccaneer.reward_card", {"role": ROLES[card]})
        facts: Args = {"role": ROLES[card], "problem": "taken", "seat": state.taken[card]}
        return WhyNot("puerto_rico.round.pick", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        card = role_of(action)
        state.agenda.pop()
        state.taken[card] = seat
        told.picks(state, seat, card)
        pay(state, BANK, seat, state.card_doubloons[card], "card", "puerto_rico.round.card_doubloons")
        state.card_doubloons[card] = 0
        if card == state.captured:
            lose_captured(state, seat)
        begin_phase(state, card, seat)


# ---------------------------------------------------------------------------------------------------------------------
# A phase


def begin_phase(state: PuertoRicoState, role: i64, picker: i64) -> None:
    """A library doubles the privilege of whoever picked the role; with two players once a round, and only if they like."""
    state.role = role
    state.picker = picker
    state.agenda.push(PHASE_END)
    if state.works_in(picker, LIBRARY) and role != BUCCANEER:
        if state.players > 2:
            state.doubled = 1
        elif not state.library_used >> picker & 1:
            state.agenda.push(LIBRARY_CHOICE, picker)
            return
    PHASES[role].begin(state)


class LibraryChoice(Turn):
    """Two players: whether the library serves now. The phase begins when that is settled."""

    kind = LIBRARY_CHOICE
    name = "library"

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([PASS, USE_LIBRARY])

    def refuse_later(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if action != USE_LIBRARY:
            return None
        facts: Args = {"problem": "always" if state.players > 2 else "not_now"}
        return WhyNot("puerto_rico.library.two_players", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == USE_LIBRARY:
            state.doubled = 1
            state.library_used |= bit(seat)
        told.library(state, seat, action == USE_LIBRARY)
        PHASES[state.role].begin(state)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"role": ROLES[state.role]}


class PhaseEnd(Step[PuertoRicoState]):
    kind = PHASE_END
    name = "phase_end"

    def do(self, state: PuertoRicoState) -> None:
        state.agenda.pop()
        PHASES[state.role].end(state)
        state.role = -1
        state.picker = -1
        state.doubled = 0
        if state.agenda.kind == ROLE_CHOICE:
            ask_guests(state, state.agenda.seat, ROLE_GUESTS)


# ---------------------------------------------------------------------------------------------------------------------
# The end of a round


class RoundEnd(Step[PuertoRicoState]):
    """After the last round nothing more happens. After any other, a doubloon lies down on each card that nobody took, and
    the governor's office goes to the left."""

    kind = ROUND_END
    name = "round_end"

    def do(self, state: PuertoRicoState) -> None:
        if state.captured >= 0:
            _play_captured(state)
            return
        state.agenda.pop()
        if state.ending != 0:
            _last_guests(state)
            return
        told.unused_cards(state)
        for card in state.cards:
            if state.taken[card] < 0 and card != BUCCANEER:
                state.card_doubloons[card] += 1
            state.taken[card] = -1
        state.library_used = 0
        state.governor = int(seat_after(state, state.governor, 1))
        told.new_governor(state)
        begin_round(state)


def _play_captured(state: PuertoRicoState) -> None:
    """Everybody takes part, and the captor has the privilege. The card counts as used; the round has yet to end."""
    card = state.captured
    captor = state.captor
    state.captured = -1
    state.captor = -1
    state.taken[card] = captor
    told.plays_captured(state, captor, card)
    begin_phase(state, card, captor)


def _last_guests(state: PuertoRicoState) -> None:
    """Large buildings may still be moved into, from the governor on; then the game is over."""
    state.agenda.push(GAME_END)
    for step in range(state.players - 1, -1, -1):
        ask_guests(state, seat_after(state, state.governor, step), END_GUESTS)


class GameEnd(Step[PuertoRicoState]):
    kind = GAME_END
    name = "game_end"

    def do(self, state: PuertoRicoState) -> None:
        state.agenda.pop()
        told.end_game(state)
