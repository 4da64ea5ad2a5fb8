"""The end of the first period, and what brings on the end of the game."""

from __future__ import annotations

from typing import Final

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import DISCARD, PASS, REWARD
from quayside.games.lisboa.board import ALL_CARDS, BROWN, CARDS, NOBLES, PURPLE, TREASURY, WIGS_PER_SET
from quayside.games.lisboa.components import LOSE_REIS
from quayside.games.lisboa.rules import church, setup
from quayside.games.lisboa.rules.agenda import (
    CHURCH,
    EFFECT,
    OF_PERIOD,
    PERIOD_CARDS,
    PERIOD_TWO,
    push,
    seat_of,
)
from quayside.games.lisboa.rules.tracks import gain_wigs
from quayside.games.lisboa.rules.turn import end_is_near, somebody_has_the_sets
from quayside.games.lisboa.state import LisboaState


def test_end(state: LisboaState) -> None:
    """At the end of every turn."""
    seat = seat_of(state)
    state.agenda.pop()
    if not end_is_near(state):
        return
    if state.period == 1:
        _end_period_one(state, seat)
    elif state.last_round == 0:
        state.last_round = state.round + 1
        if state.listener is not None:
            args: dict[str, object] = {"seat": seat, "round": state.last_round, "by": _end_comes_by(state)}
            state.tell("last_round", "lisboa.end.trigger", args)


def _end_comes_by(state: LisboaState) -> str:
    return "sets" if somebody_has_the_sets(state) else "piles"


def _end_period_one(state: LisboaState, seat: int) -> None:
    trigger = state.second_set if state.second_set >= 0 else seat
    if state.listener is not None:
        args: dict[str, object] = {"seat": trigger, "by": _end_comes_by(state)}
        state.tell("period_end", "lisboa.period.trigger", args)
    state.shown = [-1, -1, -1, -1]
    state.face_down = [[], [], [], []]
    for side in range(state.sides):
        sets = state.sets(side)
        if sets:
            gain_wigs(state, side, WIGS_PER_SET * sets, "lisboa.period.sets", "sets")
    setup.lay_ships(state, PURPLE)
    push(state, PERIOD_TWO, seat)
    push(state, CHURCH, seat)
    for step in range(state.sides - 1, -1, -1):
        other = (trigger + step) % state.sides
        if other < state.players:
            push(state, PERIOD_CARDS, other)


# ---------------------------------------------------------------------------------------------------------------------
# Discarding cards for their rewards: one of each noble


def _gives(state: LisboaState, seat: int, card: int) -> bool:
    """A noble card with a reward, of a noble not yet used."""
    kind = state.table.kind[card]
    if kind == TREASURY or state.rewarded >> kind & 1:
        return False
    return bool(_rewards(state, card))


def _rewards(state: LisboaState, card: int) -> list[int]:
    """What a card gives; its penalties are ignored here."""
    return [effect for effect in state.table.effects[card] if effect >> 8 < LOSE_REIS]


def legal_period_cards(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    choices = [PASS]
    choices.extend([REWARD + card for card in state.hands[seat] if _gives(state, seat, card)])
    choices.extend([DISCARD + card for card in state.hands[seat]])
    return choices


def play_period_cards(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    if action == PASS:
        end_period_cards(state)
        return
    rewarded = action < DISCARD
    card = action - (REWARD if rewarded else DISCARD)
    state.hands[seat].remove(card)
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "card": CARDS[card], "reward": rewarded}
        state.tell("discard", "lisboa.period.cards", args)
    if rewarded:
        state.rewarded |= 1 << state.table.kind[card]
        for effect in reversed(_rewards(state, card)):
            push(state, EFFECT, seat, OF_PERIOD << 16 | effect)


def end_period_cards(state: LisboaState) -> None:
    state.agenda.pop()
    state.rewarded = 0


def refuse_period_cards(state: LisboaState, action: int) -> WhyNot | None:
    seat = seat_of(state)
    if DISCARD <= action < DISCARD + ALL_CARDS:
        return WhyNot("lisboa.turn.card", {"card": CARDS[action - DISCARD]})
    if not REWARD <= action < REWARD + ALL_CARDS:
        return None
    card = action - REWARD
    if card not in state.hands[seat]:
        return WhyNot("lisboa.turn.card", {"card": CARDS[card]})
    kind = state.table.kind[card]
    noble = None if kind == TREASURY else NOBLES[kind - 1]
    return WhyNot("lisboa.period.cards", {"card": CARDS[card], "noble": noble})


# ---------------------------------------------------------------------------------------------------------------------
# The second period

RULE: Final = "lisboa.period.second"


def begin_period_two(state: LisboaState) -> None:
    """Everybody draws to five from the purple deck, and the brown cards are laid out."""
    seat = seat_of(state)
    state.agenda.pop()
    state.period = 2
    state.second_set = -1
    if state.listener is not None:
        state.tell("period", RULE, {"period": 2})
    setup.shuffle_in(state, PURPLE)
    for step in range(1, state.sides + 1):
        other = (seat + step) % state.sides
        if other < state.players:
            setup.deal_hand(state, other, PURPLE, RULE)
    setup.deal_display(state, BROWN, RULE)
    setup.refill_decrees(state, RULE)
    church.refill_track(state)


def church_after(state: LisboaState) -> None:
    state.agenda.pop()
    church.begin_church_scoring(state)
