"""The builder's first state action: recruiting officials for the nobles' offices."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import OFFICE, PASS, is_office
from quayside.games.lisboa.board import ALL_NOBLES, NOBLES
from quayside.games.lisboa.components import MORE_RECRUITS
from quayside.games.lisboa.rules.agenda import RECRUITING
from quayside.games.lisboa.rules.decision import Offer
from quayside.games.lisboa.sets import has, plus
from quayside.games.lisboa.state import COLOURS, LisboaState


def can_recruit(state: LisboaState, seat: i64) -> bool:
    return state.board[seat] > 0


def recruit(state: LisboaState, seat: i64) -> None:
    """The state action: one or two officials, one after the other."""
    place_officials(state, seat, most_recruits(state, seat), False)


def most_recruits(state: LisboaState, seat: i64) -> i64:
    """How many officials the state action may send."""
    return 2 + state.benefit(seat, MORE_RECRUITS)


def place_officials(state: LisboaState, seat: i64, count: i64, declinable: bool) -> None:
    state.agenda.push(RECRUITING, seat, number=count, second=int(declinable))


class Recruiting(Offer):
    """After the first official, the others may stay."""

    kind = RECRUITING
    name = "recruiting"

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64](capacity=8)
        if state.agenda.second:
            choices = append(choices, PASS)
        closed = state.agenda.third if _in_different_offices(state) else 0
        choices = extend(
            choices, vec[i64]([OFFICE + noble for noble in range(ALL_NOBLES) if not has(closed, noble)])
        )
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_office(action):
            return WhyNot("lisboa.options.different_offices", {"noble": NOBLES[action - OFFICE]})
        return super().refuse(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            state.agenda.pop()
            return
        noble = action - OFFICE
        enter_office(state, seat, noble, "lisboa.recruit.officials")
        left = state.agenda.number - 1
        used = plus(state.agenda.third, noble)
        every_office = has(used, 0) and has(used, 1) and has(used, 2)
        if left == 0 or state.board[seat] == 0 or (every_office and _in_different_offices(state)):
            state.agenda.pop()
        else:
            state.agenda.replace(RECRUITING, seat, number=left, second=1, third=used)

    def facts(self, state: LisboaState) -> Args:
        return {"left": state.agenda.number}


def _in_different_offices(state: LisboaState) -> bool:
    return bool(state.setup.options["officials_in_different_offices"])


def in_office(state: LisboaState, noble: i64) -> i64:
    """Officials of all colours."""
    at = noble * COLOURS
    count = 0
    for colour in range(COLOURS):
        count += state.office[at + colour]
    return count


def enter_office(state: LisboaState, colour: i64, noble: i64, rule: str) -> None:
    """From the board into an office. In a full one the colour with most officials loses one to the plaza, and every
    colour that ties with it."""
    at = noble * COLOURS
    if in_office(state, noble) >= state.values.office_spaces:
        most = 0
        for other in range(COLOURS):
            most = max(most, state.office[at + other])
        for other in range(COLOURS):
            if state.office[at + other] == most:
                state.office[at + other] -= 1
                state.plaza[other] += 1
                told.crowded_out(state, other, noble)
    state.board[colour] -= 1
    state.office[at + colour] += 1
    told.official(state, colour, noble, rule)
