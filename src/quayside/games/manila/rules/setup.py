"""Set-up: two secret shares for everybody, and a supply of all the others."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import ChanceError
from quayside.core.rng import Rng
from quayside.core.vecs import append, vec
from quayside.games.manila import told
from quayside.games.manila.board import ALL_WARES, DECK_PER_WARE, SHARES_DEALT, WARES
from quayside.games.manila.rules.voyage import begin_voyage
from quayside.games.manila.state import ManilaState


def set_up(state: ManilaState) -> None:
    told.start_game(state)
    _deal(state)
    begin_voyage(state)


def _deal(state: ManilaState) -> None:
    """Two secret shares each from a deck of three of each ware; all others are the supply."""
    deck = [DECK_PER_WARE] * ALL_WARES
    for seat in range(state.players):
        hand = _scripted_deal(state.scripted_outcome(), deck) or _draw_two(state.rng, deck)
        for ware in hand:
            deck[ware] -= 1
            state.dealt[seat * ALL_WARES + ware] += 1
            state.supply[ware] -= 1
        told.deal(state, seat, hand)


def _draw_two(rng: Rng, deck: list[int]) -> list[int]:
    first = _draw(rng, deck, -1)
    second = _draw(rng, deck, first)
    return [first, second] if first <= second else [second, first]


def _draw(rng: Rng, deck: list[int], gone: i64) -> i64:
    """A card from the deck, of which one of ware `gone` has just been taken."""
    at = rng.below(sum(deck) - (gone >= 0))
    for ware in range(ALL_WARES):
        at -= deck[ware] - (ware == gone)
        if at < 0:
            return ware
    raise AssertionError("the deck is empty")


def _scripted_deal(outcome: str | None, deck: list[int]) -> list[int]:
    """The hand of a scripted deal; empty when the generator deals."""
    if outcome is None:
        return []
    words = outcome.split()
    hand = sorted([WARES.index(word) for word in words[1:] if word in WARES])
    if words[:1] != ["deal"] or len(words) != 3 or len(hand) != SHARES_DEALT:
        raise ChanceError(f"two shares are dealt now, as in 'deal silk jade': {outcome!r} is something else")
    if [ware for ware in hand if deck[ware] < hand.count(ware)]:
        raise ChanceError(f"{outcome!r} cannot be dealt: only three shares of each ware are in the deck")
    return hand


def redeal_secret_shares(state: ManilaState, seat: i64, rng: Rng) -> None:
    """The others' dealt shares anew: their sum is known from the supply, who holds which is not. They are gathered by
    ware, so that worlds which look the same to the seat are dealt the same."""
    dealt = state.dealt
    pool = vec[i64](capacity=SHARES_DEALT * state.players)
    for ware in range(ALL_WARES):
        for other in range(state.players):
            if other != seat:
                for _ in range(dealt[other * ALL_WARES + ware]):
                    pool = append(pool, ware)
                dealt[other * ALL_WARES + ware] = 0
    rng.mix(pool)
    top = len(pool)
    for other in range(state.players):
        if other != seat:
            for _ in range(SHARES_DEALT):
                top -= 1
                dealt[other * ALL_WARES + pool[top]] += 1
