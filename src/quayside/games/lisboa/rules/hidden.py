"""What a seat cannot know: the cards that others were dealt, and the clergy tiles that they saw at set-up."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.numbers import filled, put_in_order
from quayside.core.rng import Rng
from quayside.core.vecs import append, extend, remove, vec
from quayside.games.lisboa.board import BLUE, FACE_DOWN, PURPLE
from quayside.games.lisboa.rules.church import draw_tile
from quayside.games.lisboa.rules.setup import is_clergy_offered, offer_clergy, offered_clergy
from quayside.games.lisboa.state import LisboaState


def redraw_hidden(state: LisboaState, seat: i64, rng: Rng) -> None:
    """The others' dealt cards and unchosen clergy tiles anew, consistent with all that the seat has seen."""
    for deck in (BLUE, PURPLE):
        _redeal_cards(state, seat, deck, rng)
    hide_returned_clergy(state, seat)
    if hide_clergy_offer(state, seat):
        redraw_clergy_offer(state, rng)


def _redeal_cards(state: LisboaState, seat: i64, deck: i64, rng: Rng) -> None:
    """Cards taken from the display are public, and the one that is being played; those dealt from this deck are the
    owner's secret."""
    decks = state.values.deck
    pool = vec[i64]([card for card in state.rest if decks[card] == deck])
    held = filled(state.players, 0)
    for other in range(state.players):
        if other != seat:
            for card in state.hands[other]:
                if decks[card] == deck and card != state.card:
                    pool = append(pool, card)
                    held[other] += 1
    put_in_order(pool)
    rng.mix(pool)
    left = len(pool)
    for other in range(state.players):
        if other != seat:
            hand = vec[i64](
                [card for card in state.hands[other] if decks[card] != deck or card == state.card]
            )
            for _ in range(held[other]):
                left -= 1
                hand = append(hand, pool[left])
            put_in_order(hand)
            state.hands[other] = hand
    rest = vec[i64]([card for card in state.rest if decks[card] != deck])
    state.rest = extend(rest, pool[:left])
    put_in_order(state.rest)


def hide_returned_clergy(state: LisboaState, seat: i64) -> None:
    """Which tile another player did not keep, the seat (-1: a spectator) does not know: it is like any that nobody has
    seen."""
    own = state.put_back[seat] if seat >= 0 else -1
    for other in range(state.players):
        tile = state.put_back[other]
        if other == seat or tile < 0:
            continue
        state.put_back[other] = -1
        if tile != own and tile in state.returned:
            state.returned = remove(state.returned, tile)
            state.unseen = append(state.unseen, tile)
            put_in_order(state.unseen)


def hide_clergy_offer(state: LisboaState, seat: i64) -> bool:
    """At set-up, the two tiles between which another player is choosing go back into the bag: they may be any of it, also
    the one that the seat did not keep. Whether there are such tiles."""
    if not is_clergy_offered(state) or state.agenda.seat == seat:
        return False
    own = state.put_back[seat] if seat >= 0 else -1
    for tile in offered_clergy(state):
        if tile == own:
            state.returned = append(state.returned, tile)
        else:
            state.unseen = append(state.unseen, tile)
    put_in_order(state.unseen)
    return True


def redraw_clergy_offer(state: LisboaState, rng: Rng) -> None:
    """Two tiles of the bag instead of those that were hidden."""
    one = draw_tile(state, FACE_DOWN, rng)
    two = draw_tile(state, FACE_DOWN, rng)
    offer_clergy(state, state.agenda.seat, [min(one, two), max(one, two)])
