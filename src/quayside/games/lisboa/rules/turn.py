"""A turn: docking, one card for one of its uses, a new card, and who comes next."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.games.lisboa.actions import (
    CARD,
    DISCARD_FOR_GOLD,
    DRAW,
    TAKE_CLERGY,
    TO_COURT,
    TO_PORTFOLIO,
)
from quayside.games.lisboa.board import (
    ALL_CARDS,
    ALL_SHIPS,
    CARDS,
    CLERGY,
    EMPTY_PILES,
    GAME_END_SETS,
    GOLD,
    NOBLES,
    PERIOD_END_SETS,
    PILES,
    SHIPS,
    TREASURY,
)
from quayside.games.lisboa.rules import agenda, church, court, portfolio, setup
from quayside.games.lisboa.rules.agenda import (
    BEGIN_TURN,
    CHURCH,
    DRAWING,
    END_TURN,
    NEXT_TURN,
    RIVAL_TURN,
    TEST_END,
    USE,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.tracks import gain_goods
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# The clergy tile of the set-up


def legal_start_clergy(state: LisboaState) -> list[int]:
    tiles = number_of(state)
    return [TAKE_CLERGY + (tiles >> 6 & 63), TAKE_CLERGY + (tiles & 63)]


def deal_start_clergy(state: LisboaState) -> None:
    """Draws the two tiles of the seat whose choice is next."""
    seat = seat_of(state)
    tiles = setup.offer_clergy(state, seat)
    replace(state, agenda.START_CLERGY, seat, 1 << 12 | tiles[0] << 6 | tiles[1])


def play_start_clergy(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    tiles = number_of(state)
    kept = action - TAKE_CLERGY
    other = (tiles >> 6 & 63) if kept == (tiles & 63) else (tiles & 63)
    state.agenda.pop()
    church.back_into_bag(state, other, seat)
    church.comes_to_light(state, kept)
    church.take_tile(state, seat, kept, "lisboa.setup.clergy")


def refuse_start_clergy(state: LisboaState, action: int) -> WhyNot | None:
    if TAKE_CLERGY <= action < TAKE_CLERGY + len(CLERGY):
        return WhyNot("lisboa.setup.clergy", {"tile": CLERGY[action - TAKE_CLERGY]})
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Docking


def begin_turn(state: LisboaState) -> None:
    """Ships come home; then a card is played, a card is drawn, and the turn ends."""
    seat = seat_of(state)
    state.turn = seat
    state.second_set = -1
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "round": state.round, "period": state.period}
        state.tell("turn", "lisboa.turn.course", args)
    for ship in range(ALL_SHIPS):
        if state.owner[ship] == seat and state.at_sea[ship]:
            state.at_sea[ship] = 0
            portfolio.unload(state, ship)
            if state.listener is not None:
                state.tell("dock", "lisboa.turn.dock", {"seat": seat, "ship": SHIPS[ship]})
    replace(state, END_TURN, seat)
    push(state, DRAWING, seat)
    push(state, agenda.CARD, seat)


# ---------------------------------------------------------------------------------------------------------------------
# A card and its use


def legal_card(state: LisboaState) -> list[int]:
    """Any card of the hand: it can always be discarded for gold."""
    return [CARD + card for card in state.hands[seat_of(state)]]


def play_card(state: LisboaState, action: int) -> None:
    state.card = action - CARD
    replace(state, USE, seat_of(state))


def refuse_card(state: LisboaState, action: int) -> WhyNot | None:
    if CARD <= action < CARD + ALL_CARDS:
        return WhyNot("lisboa.turn.card", {"card": CARDS[action - CARD]})
    return None


def legal_use(state: LisboaState) -> list[int]:
    seat = seat_of(state)
    card = state.card
    choices = [DISCARD_FOR_GOLD]
    if portfolio.may_tuck(state, seat, card):
        choices.append(TO_PORTFOLIO)
    kind = state.table.kind[card]
    if court.may_sponsor(state, seat, card) if kind == TREASURY else court.may_visit(state, seat, kind - 1):
        choices.append(TO_COURT)
    return choices


def play_use(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    card = state.card
    state.agenda.pop()
    state.hands[seat].remove(card)
    state.card = -1
    if state.listener is not None:
        use = ("gold", "portfolio", "court")[action - DISCARD_FOR_GOLD]
        rule = "lisboa.turn.gold" if action == DISCARD_FOR_GOLD else "lisboa.turn.uses"
        state.tell("play_card", rule, {"seat": seat, "card": CARDS[card], "use": use})
    if action == DISCARD_FOR_GOLD:
        gain_goods(state, seat, GOLD, 1, "lisboa.turn.gold")
    elif action == TO_PORTFOLIO:
        portfolio.tuck(state, seat, card)
    elif state.table.kind[card] == TREASURY:
        court.sponsor(state, seat, card)
    else:
        court.visit(state, seat, state.table.kind[card] - 1)


def refuse_use(state: LisboaState, action: int) -> WhyNot | None:
    seat = seat_of(state)
    card = state.card
    if action == TO_PORTFOLIO:
        return WhyNot("lisboa.portfolio.goods", {"card": CARDS[card]})
    if action != TO_COURT:
        return None
    kind = state.table.kind[card]
    if kind == TREASURY:
        price = court.event_price(state, seat)
        rule = "lisboa.sponsor.price" if state.means(seat) < price else "lisboa.sponsor.possible"
        return WhyNot(rule, {"price": price, "means": state.means(seat)})
    cost = court.visit_cost(state, seat, kind - 1)
    rule = "lisboa.visit.possible" if court.can_pay_visit(state, seat, kind - 1) else "lisboa.visit.cost"
    return WhyNot(rule, {"cost": cost, "noble": NOBLES[kind - 1]})


# ---------------------------------------------------------------------------------------------------------------------
# Drawing


def empty_piles(state: LisboaState) -> int:
    return state.shown.count(-1)


def legal_drawing(state: LisboaState) -> list[int]:
    return [DRAW + pile for pile in range(4) if state.shown[pile] >= 0]


def play_drawing(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    pile = action - DRAW
    card = state.shown[pile]
    state.agenda.pop()
    state.hands[seat].append(card)
    state.hands[seat].sort()
    if state.listener is not None:
        state.tell("draw", "lisboa.turn.draw", {"seat": seat, "pile": PILES[pile], "card": CARDS[card]})
    setup.turn_up_card(state, pile, "lisboa.turn.display")


def refuse_drawing(state: LisboaState, action: int) -> WhyNot | None:
    if DRAW <= action < DRAW + 4:
        return WhyNot("lisboa.turn.draw", {"pile": PILES[action - DRAW]})
    return None


# ---------------------------------------------------------------------------------------------------------------------
# The end of a turn


def end_turn(state: LisboaState) -> None:
    """Church scoring if the cardinal lies, then the tests for an end, then the next player."""
    seat = seat_of(state)
    replace(state, NEXT_TURN, seat)
    push(state, TEST_END, seat)
    push(state, CHURCH, seat)


def end_is_near(state: LisboaState) -> bool:
    """A player with enough rubble sets, or three empty piles."""
    return empty_piles(state) >= EMPTY_PILES or somebody_has_the_sets(state)


def somebody_has_the_sets(state: LisboaState) -> bool:
    needed = PERIOD_END_SETS if state.period == 1 else GAME_END_SETS
    return any(state.sets(seat) >= needed for seat in range(state.players))


def next_turn(state: LisboaState) -> None:
    """Clockwise; a round ends before the starting player's turn, and the game with its last round."""
    seat = seat_of(state)
    state.agenda.pop()
    following = (seat + 1) % state.sides
    if following == state.setup.first:
        if state.last_round and state.round >= state.last_round:
            return
        state.round += 1
    push(state, RIVAL_TURN if following >= state.players else BEGIN_TURN, following)
