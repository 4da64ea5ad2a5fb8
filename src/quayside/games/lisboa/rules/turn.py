"""A turn: docking, one card for one of its uses, a new card, and who comes next."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import put_in_order
from quayside.core.vecs import Numbers, append, remove, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import (
    CARD,
    DISCARD_FOR_GOLD,
    DRAW,
    PAY_INFLUENCE,
    TO_COURT,
    TO_PORTFOLIO,
    is_card,
    is_draw,
)
from quayside.games.lisboa.board import ALL_PILES, ALL_SHIPS, CARDS, GOLD, NOBLES, PILES, TREASURY
from quayside.games.lisboa.rules import agenda, court, portfolio
from quayside.games.lisboa.rules.agenda import (
    BEGIN_TURN,
    CHURCH,
    DRAWING,
    END_TURN,
    NEXT_TURN,
    RIVAL_TURN,
    TEST_END,
    USE,
)
from quayside.games.lisboa.rules.decision import SeatDecision
from quayside.games.lisboa.rules.display import turn_up_card
from quayside.games.lisboa.rules.tracks import gain_goods
from quayside.games.lisboa.state import LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# Docking


class BeginTurn(Step[LisboaState]):
    """Ships come home; then a card is played, a card is drawn, and the turn ends."""

    kind = BEGIN_TURN
    name = "begin_turn"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        state.turn = seat
        state.second_set = -1
        told.turn(state, seat)
        for ship in range(ALL_SHIPS):
            if state.owner[ship] == seat and state.at_sea[ship]:
                state.at_sea[ship] = 0
                portfolio.unload(state, ship)
                told.docks(state, seat, ship)
        state.agenda.replace(END_TURN, seat)
        state.agenda.push(DRAWING, seat)
        state.agenda.push(agenda.CARD, seat)


# ---------------------------------------------------------------------------------------------------------------------
# A card and its use


class Card(SeatDecision):
    """Any card of the hand: it can always be discarded for gold."""

    kind = agenda.CARD
    name = "card"

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([CARD + card for card in state.hands[state.to_play]])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return WhyNot("lisboa.turn.card", {"card": CARDS[action - CARD]}) if is_card(action) else None

    def play(self, state: LisboaState, action: i64) -> None:
        state.card = action - CARD
        state.agenda.replace(USE, state.to_play)


class Use(SeatDecision):
    """A piece of gold for it, into the portfolio with it, or to the court: to visit its noble, or sponsor its event."""

    kind = USE
    name = "use"

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64]([DISCARD_FOR_GOLD])
        if portfolio.may_tuck(state, state.to_play, state.card):
            choices = append(choices, TO_PORTFOLIO)
        if _may_go_to_court(state, state.to_play, state.card):
            choices = append(choices, TO_COURT)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        seat = state.to_play
        if action == TO_PORTFOLIO:
            return WhyNot("lisboa.portfolio.goods", {"card": CARDS[state.card]})
        if action != TO_COURT:
            return None
        kind = state.values.kind[state.card]
        if kind == TREASURY:
            price = court.event_price(state, seat)
            rule = "lisboa.sponsor.price" if state.means(seat) < price else "lisboa.sponsor.possible"
            return WhyNot(rule, {"price": price, "means": state.means(seat)})
        cost = court.visit_cost(state, seat, kind - 1)
        payable = court.can_pay_visit(state, seat, kind - 1)
        rule = "lisboa.visit.possible" if payable else "lisboa.visit.cost"
        return WhyNot(rule, {"cost": cost, "noble": NOBLES[kind - 1]})

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        card = state.card
        state.agenda.pop()
        state.hands[seat] = remove(state.hands[seat], card)
        state.card = -1
        if action == DISCARD_FOR_GOLD:
            told.plays_card(state, seat, card, "gold", "lisboa.turn.gold")
            gain_goods(state, seat, GOLD, 1, "lisboa.turn.gold")
        elif action == TO_PORTFOLIO:
            told.plays_card(state, seat, card, "portfolio", "lisboa.turn.uses")
            portfolio.tuck(state, seat, card)
        else:
            told.plays_card(state, seat, card, "court", "lisboa.turn.uses")
            _go_to_court(state, seat, card)

    def facts(self, state: LisboaState) -> Args:
        """Also what the use of a card at court would cost, who could follow a visit as things stand, for how much, and why
        a use is not possible."""
        seat = state.to_play
        kind = state.values.kind[state.card]
        facts: Args = {"card": CARDS[state.card], "refused": self._refused(state)}
        if kind == TREASURY:
            facts.update(cost=court.event_price(state, seat), paid_in="reis")
            return facts
        noble = kind - 1
        followers = [_follower(state, other, noble) for other in court.others_clockwise(state, seat)]
        facts.update(cost=court.visit_cost(state, seat, noble), paid_in="influence")
        facts["followers"] = [follower for follower in followers if follower["paid_in"]]
        return facts

    def _refused(self, state: LisboaState) -> Args:
        found: Args = {}
        for action in (TO_PORTFOLIO, TO_COURT):
            if action not in state.choices:
                why = self.refuse(state, action)
                if why is not None:
                    found[state.notation(action)] = why.told()
        return found


def _may_go_to_court(state: LisboaState, seat: i64, card: i64) -> bool:
    kind = state.values.kind[card]
    if kind == TREASURY:
        return court.may_sponsor(state, seat, card)
    return court.may_visit(state, seat, kind - 1)


def _go_to_court(state: LisboaState, seat: i64, card: i64) -> None:
    kind = state.values.kind[card]
    if kind == TREASURY:
        court.sponsor(state, seat, card)
    else:
        court.visit(state, seat, kind - 1)


def _follower(state: LisboaState, seat: i64, noble: i64) -> Args:
    """What it would cost a seat to follow a visit now, and in what it could pay; nothing, if it may not follow."""
    ways = court.follower_ways(state, seat, noble)
    paid_in = ["influence" if way == PAY_INFLUENCE else "reis" for way in ways]
    return {"seat": seat, "cost": court.visit_cost(state, seat, noble), "paid_in": paid_in}


# ---------------------------------------------------------------------------------------------------------------------
# A new card


class Drawing(SeatDecision):
    """The face-up card of a pile."""

    kind = DRAWING
    name = "drawing"

    def seat_of(self, state: LisboaState) -> i64:
        return state.agenda.seat if state.empty_piles() < ALL_PILES else -1

    def legal(self, state: LisboaState) -> Numbers:
        return vec[i64]([DRAW + pile for pile in range(ALL_PILES) if state.shown[pile] >= 0])

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        return WhyNot("lisboa.turn.draw", {"pile": PILES[action - DRAW]}) if is_draw(action) else None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        pile = action - DRAW
        card = state.shown[pile]
        state.agenda.pop()
        state.hands[seat] = append(state.hands[seat], card)
        put_in_order(state.hands[seat])
        told.draws(state, seat, pile, card)
        turn_up_card(state, pile, "lisboa.turn.display")


# ---------------------------------------------------------------------------------------------------------------------
# The end of a turn


class EndTurn(Step[LisboaState]):
    """Church scoring if the cardinal lies, then the tests for an end, then the next player."""

    kind = END_TURN
    name = "end_turn"

    def do(self, state: LisboaState) -> None:
        seat = state.agenda.seat
        state.agenda.replace(NEXT_TURN, seat)
        state.agenda.push(TEST_END, seat)
        state.agenda.push(CHURCH, seat)


class NextTurn(Step[LisboaState]):
    """Clockwise; a round ends before the starting player's turn, and the game with its last round."""

    kind = NEXT_TURN
    name = "next_turn"

    def do(self, state: LisboaState) -> None:
        following = (state.agenda.seat + 1) % state.sides
        state.agenda.pop()
        if following == state.setup.first:
            if state.last_round and state.round >= state.last_round:
                return
            state.round += 1
        state.agenda.push(RIVAL_TURN if following >= state.players else BEGIN_TURN, following)
