"""What a seat cannot know: the cards that others were dealt, and the clergy tiles that they saw at set-up."""

from __future__ import annotations

from quayside.core.rng import Rng
from quayside.games.lisboa.board import BLUE, FACE_DOWN, PURPLE
from quayside.games.lisboa.rules.church import draw_tile
from quayside.games.lisboa.rules.setup import is_clergy_offered, offer_clergy, offered_clergy
from quayside.games.lisboa.state import LisboaState


def redraw_hidden(state: LisboaState, seat: int, rng: Rng) -> None:
    """The others' dealt cards and unchosen clergy tiles anew, consistent with all that the seat has seen."""
    for deck in (BLUE, PURPLE):
        _redeal_cards(state, seat, deck, rng)
    hide_returned_clergy(state, seat)
    if hide_clergy_offer(state, seat):
        redraw_clergy_offer(state, rng)


def _redeal_cards(state: LisboaState, seat: int, deck: int, rng: Rng) -> None:
    """Cards taken from the display are public, and the one that is being played; those dealt from this deck are the
    owner's secret."""
    pool = [card for card in state.rest if state.values.deck[card] == deck]
    held: list[int] = []
    for other in range(state.players):
        mine = [card for card in state.hands[other] if state.values.deck[card] == deck and card != state.card]
        if other == seat:
            mine.clear()
        held.append(len(mine))
        pool.extend(mine)
    pool.sort()
    rng.shuffle(pool)
    for other in range(state.players):
        if other != seat:
            public = [
                card for card in state.hands[other] if state.values.deck[card] != deck or card == state.card
            ]
            for _ in range(held[other]):
                public.append(pool.pop())
            public.sort()
            state.hands[other] = public
    state.rest = [card for card in state.rest if state.values.deck[card] != deck]
    state.rest.extend(pool)
    state.rest.sort()


def hide_returned_clergy(state: LisboaState, seat: int) -> None:
    """Which tile another player did not keep, the seat (-1: a spectator) does not know: it is like any that nobody has
    seen."""
    own = state.put_back[seat] if seat >= 0 else -1
    for other in range(state.players):
        tile = state.put_back[other]
        if other == seat or tile < 0:
            continue
        state.put_back[other] = -1
        if tile != own and tile in state.returned:
            state.returned.remove(tile)
            state.unseen.append(tile)
            state.unseen.sort()


def hide_clergy_offer(state: LisboaState, seat: int) -> bool:
    """At set-up, the two tiles between which another player is choosing go back into the bag: they may be any of it, also
    the one that the seat did not keep. Whether there are such tiles."""
    if not is_clergy_offered(state) or state.agenda.seat == seat:
        return False
    own = state.put_back[seat] if seat >= 0 else -1
    for tile in offered_clergy(state):
        if tile == own:
            state.returned.append(tile)
        else:
            state.unseen.append(tile)
    state.unseen.sort()
    return True


def redraw_clergy_offer(state: LisboaState, rng: Rng) -> None:
    """Two tiles of the bag instead of those that were hidden."""
    one = draw_tile(state, FACE_DOWN, rng)
    two = draw_tile(state, FACE_DOWN, rng)
    offer_clergy(state, int(state.agenda.seat), [min(one, two), max(one, two)])
