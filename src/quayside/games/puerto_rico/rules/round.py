"""The course of a round: the players pick roles in turn, the governor first, and each role is played by everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import PASS, PICK, is_pick
from quayside.games.puerto_rico.board import PICKS, ROLES
from quayside.games.puerto_rico.rules.agenda import PHASE_END, ROLE_CHOICE, ROUND_END
from quayside.games.puerto_rico.rules.builder import Builder
from quayside.games.puerto_rico.rules.captain import Captain
from quayside.games.puerto_rico.rules.craftsman import Craftsman
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
]


def begin_round(state: PuertoRicoState) -> None:
    """Everybody picks once; two players pick three times each."""
    state.round += 1
    state.agenda.push(ROUND_END)
    for pick in range(PICKS[state.players] - 1, -1, -1):
        state.agenda.push(ROLE_CHOICE, (state.governor + pick) % state.players)
    told.begins_round(state)


# ---------------------------------------------------------------------------------------------------------------------
# The choice of a role


class RoleChoice(Turn):
    """A card that nobody has taken in this round. The doubloons on it go to whoever picks it, at once."""

    kind = ROLE_CHOICE
    name = "role"

    def legal(self, state: PuertoRicoState) -> list[int]:
        choices: list[int] = []
        for card in range(i64(len(state.taken))):
            if state.taken[card] < 0:
                choices.append(PICK + card)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        if action == PASS:
            return WhyNot("puerto_rico.round.pick", {"problem": "pass"})
        if not is_pick(action):
            return None
        card = action - PICK
        if card >= len(state.taken):
            return WhyNot("puerto_rico.setup.roles", {"role": ROLES[card], "players": state.players})
        facts: Args = {"role": ROLES[card], "problem": "taken", "seat": state.taken[card]}
        return WhyNot("puerto_rico.round.pick", facts)

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        card = action - PICK
        state.agenda.pop()
        state.taken[card] = seat
        told.picks(state, seat, card)
        pay(state, BANK, seat, state.card_doubloons[card], "card", "puerto_rico.round.card_doubloons")
        state.card_doubloons[card] = 0
        begin_phase(state, card, seat)


# ---------------------------------------------------------------------------------------------------------------------
# A phase


def begin_phase(state: PuertoRicoState, role: int, picker: int) -> None:
    state.role = role
    state.picker = picker
    state.agenda.push(PHASE_END)
    PHASES[role].begin(state)


class PhaseEnd(Step[PuertoRicoState]):
    kind = PHASE_END
    name = "phase_end"

    def do(self, state: PuertoRicoState) -> None:
        state.agenda.pop()
        PHASES[state.role].end(state)
        state.role = -1
        state.picker = -1


# ---------------------------------------------------------------------------------------------------------------------
# The end of a round


class RoundEnd(Step[PuertoRicoState]):
    """After the last round nothing more happens. After any other, a doubloon lies down on each card that nobody took, and
    the governor's office goes to the left."""

    kind = ROUND_END
    name = "round_end"

    def do(self, state: PuertoRicoState) -> None:
        state.agenda.pop()
        if state.ending != 0:
            told.end_game(state)
            return
        told.unused_cards(state)
        for card in range(i64(len(state.taken))):
            if state.taken[card] < 0:
                state.card_doubloons[card] += 1
            state.taken[card] = -1
        state.governor = int(seat_after(state, state.governor, 1))
        told.new_governor(state)
        begin_round(state)
