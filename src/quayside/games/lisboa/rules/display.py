"""What is turned up and dealt in the course of a game: buildings, plans, decrees, ships and cards."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.numbers import put_in_order
from quayside.core.vecs import append, extend, remove, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.board import (
    ALL_CARDS,
    ALL_PILES,
    CARDS,
    DECREES,
    DECREES_SHOWN,
    HAND,
    MOST_OFFICIALS,
    PILES,
    PLANS,
    SHIPS_EACH,
    SIDES,
)
from quayside.games.lisboa.rules.chance import draw
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Architects


def turn_up_building(state: LisboaState, architect: i64, rule: str) -> None:
    """An architect's next public building comes up, with either side; when none is left, the space stays empty."""
    pool = vec[i64]([building * 2 + side for building in state.future[architect] for side in range(2)])
    if len(pool) == 0:
        state.current[architect] = -1
        return
    _, [face] = draw(state, pool, 1, "building", SIDES)
    state.future[architect] = remove(state.future[architect], face // 2)
    state.current[architect] = face
    told.next_building(state, architect, face, rule)


def turn_up_plan(state: LisboaState, architect: i64, rule: str) -> None:
    """The next plan of an architect's pile lies face up; with none left the place stays empty."""
    first = architect * MOST_OFFICIALS
    pile = vec[i64](
        [plan for plan in range(first, first + MOST_OFFICIALS) for _ in range(state.plans_left[plan])]
    )
    if len(pile) == 0:
        state.plan_shown[architect] = -1
        return
    _, [plan] = draw(state, pile, 1, "plan", PLANS)
    state.plans_left[plan] -= 1
    state.plan_shown[architect] = plan
    told.next_plan(state, architect, plan, rule)


def plans_in_pile(state: LisboaState, architect: i64) -> i64:
    """With the one that lies face up."""
    first = architect * MOST_OFFICIALS
    count = 1 if state.plan_shown[architect] >= 0 else 0
    for plan in range(first, first + MOST_OFFICIALS):
        count += state.plans_left[plan]
    return count


# ---------------------------------------------------------------------------------------------------------------------
# Decrees and ships


def refill_decrees(state: LisboaState, rule: str) -> None:
    """Eight decrees are face up while there are so many."""
    count = min(DECREES_SHOWN - len(state.decrees_shown), len(state.decrees_left))
    if count <= 0:
        return
    state.decrees_left, fresh = draw(state, state.decrees_left, count, "decrees", DECREES)
    state.decrees_shown = extend(state.decrees_shown, fresh)
    told.decrees(state, fresh, rule)


def lay_ships(state: LisboaState, deck: i64) -> None:
    """In the yard the next ship is the last of the list."""
    ships = ships_of_period(state.players, deck)
    state.yard = vec[i64](ships[::-1])


def ships_of_period(players: i64, deck: i64) -> list[int]:
    """In the order in which they are bought: those of one colour, then those of the next."""
    count = max(1, players - 1)
    upper = [deck * SHIPS_EACH + copy for copy in range(count)]
    lower = [(deck + 1) * SHIPS_EACH + copy for copy in range(count)]
    return upper + lower


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def deal_display(state: LisboaState, deck: i64, rule: str) -> None:
    """Four piles of five cards, the top one face up."""
    for pile in range(ALL_PILES):
        state.face_down[pile] = vec[i64](state.values.piles[deck * ALL_PILES + pile])
        turn_up_card(state, pile, rule)


def turn_up_card(state: LisboaState, pile: i64, rule: str) -> None:
    """The next card of a pile, if there is one."""
    if len(state.face_down[pile]) == 0:
        state.shown[pile] = -1
        return
    state.face_down[pile], [card] = draw(state, state.face_down[pile], 1, "top", CARDS, PILES[pile])
    state.shown[pile] = card
    told.top_card(state, pile, card, rule)


def shuffle_in(state: LisboaState, deck: i64) -> None:
    """A deck that is dealt from hand to hand comes into the game."""
    state.rest = extend(
        state.rest, vec[i64]([card for card in range(ALL_CARDS) if state.values.deck[card] == deck])
    )


def deal_hand(state: LisboaState, seat: i64, deck: i64, rule: str) -> None:
    """Cards of a deck into a seat's hand, up to five; only the seat itself sees them."""
    pool = vec[i64]([card for card in state.rest if state.values.deck[card] == deck])
    count = min(HAND - len(state.hands[seat]), len(pool))
    if count <= 0:
        return
    _, cards = draw(state, pool, count, "deal", CARDS)
    cards.sort()
    for card in cards:
        state.rest = remove(state.rest, card)
        state.hands[seat] = append(state.hands[seat], card)
    put_in_order(state.hands[seat])
    told.deal(state, seat, cards, rule)
