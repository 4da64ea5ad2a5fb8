"""The king's first state action: a royal favor, with which a player may follow a visit."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.vecs import Numbers, append, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import PASS, TAKE_FAVOR, is_favor
from quayside.games.lisboa.board import ALL_NOBLES, NOBLES
from quayside.games.lisboa.rules.agenda import FAVOR_CHOICE
from quayside.games.lisboa.rules.decision import Offer
from quayside.games.lisboa.state import LisboaState


def can_take_favor(state: LisboaState, seat: i64) -> bool:
    return any(_is_there(state, seat, noble) for noble in range(ALL_NOBLES))


def _is_there(state: LisboaState, seat: i64, noble: i64) -> bool:
    """In the supply, and the seat has none of this noble."""
    return state.favor_supply[noble] > 0 and state.favors[seat * ALL_NOBLES + noble] == 0


def take_favor(state: LisboaState, seat: i64, declinable: bool) -> None:
    state.agenda.push(FAVOR_CHOICE, seat, number=int(declinable))


class FavorChoice(Offer):
    kind = FAVOR_CHOICE
    name = "favor"

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64](capacity=1 + ALL_NOBLES)
        if state.agenda.number:
            choices = append(choices, PASS)
        for noble in range(ALL_NOBLES):
            if _is_there(state, state.to_play, noble):
                choices = append(choices, TAKE_FAVOR + noble)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if not is_favor(action):
            return super().refuse(state, action)
        noble = action - TAKE_FAVOR
        rule = "lisboa.favor.one" if state.favors[state.to_play * ALL_NOBLES + noble] else "lisboa.favor.take"
        return WhyNot(rule, {"noble": NOBLES[noble]})

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            return
        noble = action - TAKE_FAVOR
        state.favor_supply[noble] -= 1
        state.favors[seat * ALL_NOBLES + noble] = 1
        told.takes_favor(state, seat, noble)
