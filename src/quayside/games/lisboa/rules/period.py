"""The end of the first period, and what brings on the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.numbers import empty_rows, refill
from quayside.core.vecs import Numbers, extend, remove, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import DISCARD, PASS, REWARD, is_discard, is_reward
from quayside.games.lisboa.board import (
    ALL_PILES,
    BROWN,
    CARDS,
    EMPTY_PILES,
    GAME_END_SETS,
    NOBLES,
    PERIOD_END_SETS,
    PURPLE,
    TREASURY,
    WIGS_PER_SET,
)
from quayside.games.lisboa.components import LOSE_REIS, word_of
from quayside.games.lisboa.rules import church, display
from quayside.games.lisboa.rules.agenda import (
    CHURCH,
    OF_PERIOD,
    PERIOD_CARDS,
    PERIOD_TWO,
    TEST_END,
    push_effects,
)
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.tracks import gain_wigs
from quayside.games.lisboa.sets import has, plus
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# What brings on an end


def end_is_near(state: LisboaState) -> bool:
    """A player with enough rubble sets, or three empty piles."""
    return state.empty_piles() >= EMPTY_PILES or somebody_has_the_sets(state)


def somebody_has_the_sets(state: LisboaState) -> bool:
    needed = PERIOD_END_SETS if state.period == 1 else GAME_END_SETS
    return any(state.sets(seat) >= needed for seat in range(state.players))


class CheckEnd(Step[LisboaState]):
    """At the end of every turn."""

    kind = TEST_END
    name = "test_end"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        state.agenda.pop()
        if not end_is_near(state):
            return
        if state.period == 1:
            _end_period_one(state, seat)
        elif state.last_round == 0:
            state.last_round = state.round + 1
            told.last_round(state, seat, somebody_has_the_sets(state))


def _end_period_one(state: LisboaState, seat: i64) -> None:
    """The display goes, sets score, new ships lie in the yard; then come cards, the church, and the second period."""
    trigger = state.second_set if state.second_set >= 0 else seat
    told.period_ends(state, trigger, somebody_has_the_sets(state))
    refill(state.shown, -1)
    state.face_down = empty_rows(ALL_PILES)
    for side in range(state.sides):
        sets = state.sets(side)
        if sets:
            gain_wigs(state, side, WIGS_PER_SET * sets, "lisboa.period.sets", "sets")
    display.lay_ships(state, PURPLE)
    state.agenda.push(PERIOD_TWO, seat)
    state.agenda.push(CHURCH, seat)
    for step in range(state.sides - 1, -1, -1):
        other = (trigger + step) % state.sides
        if other < state.players:
            state.agenda.push(PERIOD_CARDS, other)


# ---------------------------------------------------------------------------------------------------------------------
# Discarding cards for their rewards: one of each noble


class PeriodCards(SeatDecision):
    """One card after the other, for its reward or for nothing."""

    kind = PERIOD_CARDS
    name = "period_cards"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if len(state.hands[seat]) > 0 else -1

    def do(self, state: LisboaState) -> None:
        """No card is left, or none is to be discarded."""
        state.agenda.pop()
        state.rewarded = 0

    def legal(self, state: LisboaState) -> Numbers:
        hand = state.hands[state.to_play]
        choices = vec[i64]([PASS])
        choices = extend(choices, vec[i64]([REWARD + card for card in hand if _gives(state, card)]))
        choices = extend(choices, vec[i64]([DISCARD + card for card in hand]))
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_discard(action):
            return WhyNot("lisboa.turn.card", {"card": CARDS[action - DISCARD]})
        if not is_reward(action):
            return None
        card = action - REWARD
        if card not in state.hands[state.to_play]:
            return WhyNot("lisboa.turn.card", {"card": CARDS[card]})
        kind = state.values.kind[card]
        noble = None if kind == TREASURY else NOBLES[kind - 1]
        return WhyNot("lisboa.period.cards", {"card": CARDS[card], "noble": noble})

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            self.do(state)
            return
        rewarded = is_reward(action)
        card = action - (REWARD if rewarded else DISCARD)
        state.hands[seat] = remove(state.hands[seat], card)
        told.discards(state, seat, card, rewarded)
        if rewarded:
            state.rewarded = plus(state.rewarded, state.values.kind[card])
            push_effects(state, seat, _rewards(state, card), OF_PERIOD)


def _gives(state: LisboaState, card: i64) -> bool:
    """A noble card with a reward, of a noble not yet used."""
    kind = state.values.kind[card]
    if kind == TREASURY or has(state.rewarded, kind):
        return False
    return bool(_rewards(state, card))


def _rewards(state: LisboaState, card: i64) -> list[int]:
    """What a card gives; its penalties are ignored here."""
    return [effect for effect in state.values.effects[card] if word_of(effect) < LOSE_REIS]


# ---------------------------------------------------------------------------------------------------------------------
# The second period


class PeriodTwo(Step[LisboaState]):
    """Everybody draws to five from the purple deck, and the brown cards are laid out."""

    kind = PERIOD_TWO
    name = "period_two"

    def do(self, state: LisboaState) -> None:
        rule = "lisboa.period.second"
        seat = state.agenda.seat
        state.agenda.pop()
        state.period = 2
        state.second_set = -1
        told.second_period(state)
        display.shuffle_in(state, PURPLE)
        for step in range(1, state.sides + 1):
            other = (seat + step) % state.sides
            if other < state.players:
                display.deal_hand(state, other, PURPLE, rule)
        display.deal_display(state, BROWN, rule)
        display.refill_decrees(state, rule)
        church.refill_track(state)
