"""From decision to decision: what each frame of the agenda asks, does and refuses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.game import ranks
from quayside.games.lisboa.actions import PASS
from quayside.games.lisboa.rules import (
    acts,
    agenda,
    builder,
    church,
    court,
    king,
    marquis,
    period,
    portfolio,
    rival,
    scoring,
    setup,
    tracks,
    turn,
)
from quayside.games.lisboa.rules.agenda import DECISIONS, LAST_DECISION, kind_of, number_of, push, seat_of
from quayside.games.lisboa.state import LisboaState

# What may be declined as a reward, and not otherwise
OFFERS: Final = [
    agenda.GAINING,
    agenda.FAVOR_CHOICE,
    agenda.CARDINAL_MOVE,
    agenda.SHIP_CHOICE,
    agenda.RECRUITING,
    agenda.PLAN_CHOICE,
    agenda.RUBBLE_CHOICE,
]


def advance(state: LisboaState) -> None:
    """Works off the agenda until a seat has to decide."""
    while state.agenda:
        kind = kind_of(state)
        if kind <= LAST_DECISION:
            if _is_open(state, kind):
                state.to_play = seat_of(state)
                return
        else:
            _do(state, kind)
    _finish(state)


def _is_open(state: LisboaState, kind: i64) -> bool:
    """Whether there is something to decide; a step that cannot be taken is done with here."""
    seat = seat_of(state)
    if kind == agenda.ROOM:
        if portfolio.is_full(state, seat, number_of(state)):
            return True
    elif kind == agenda.BUSINESS:
        state.traded = -1
        state.wild = 0
        if portfolio.has_business(state, seat):
            return True
        if state.listener is not None:
            state.tell("lapse", "lisboa.portfolio.goods", {"seat": seat, "lapsed": "business"})
    elif kind == agenda.SELLING or kind == agenda.TRADING:
        if state.all_goods(seat) > 0:
            return True
    elif kind == agenda.FOLLOWING:
        if court.may_follow(state, seat, number_of(state)):
            return True
    elif kind == agenda.GAINING:
        if tracks.has_room(state, seat):
            return True
    elif kind == agenda.LOSING:
        if state.all_goods(seat) > 0:
            return True
    elif kind == agenda.CUBE_CHOICE:
        if builder.there_are_cubes(state):
            return True
    elif kind == agenda.DECREE_CHOICE:
        if state.decrees_shown:
            return True
    elif kind == agenda.MARKER:
        if marquis.has_marker(state, seat):
            return True
    elif kind == agenda.DRAWING:
        if turn.empty_piles(state) < 4:
            return True
    elif kind == agenda.CASHING:
        if state.clergy[seat]:
            return True
        church.end_cashing(state)
        return False
    elif kind == agenda.PERIOD_CARDS:
        if state.hands[seat]:
            return True
        period.end_period_cards(state)
        return False
    elif kind == agenda.START_CLERGY:
        if number_of(state) == 0:
            turn.deal_start_clergy(state)
        return True
    else:
        return True
    state.agenda.pop()
    return False


def _do(state: LisboaState, kind: i64) -> None:
    """A step that needs no decision."""
    seat = seat_of(state)
    number = number_of(state)
    if kind == agenda.EFFECT:
        acts.carry_out(state)
    elif kind == agenda.BEGIN_TURN:
        turn.begin_turn(state)
    elif kind == agenda.END_TURN:
        turn.end_turn(state)
    elif kind == agenda.CHURCH:
        period.church_after(state)
    elif kind == agenda.TEST_END:
        period.test_end(state)
    elif kind == agenda.NEXT_TURN:
        turn.next_turn(state)
    elif kind == agenda.TUCK:
        if portfolio.is_full(state, seat, state.table.kind[number] == 0):  # filled by its own reward
            push(state, agenda.ROOM, seat, int(state.table.kind[number] == 0))
        else:
            portfolio.put_in_place(state)
    elif kind == agenda.NOBLE_ACTS:
        court.noble_acts(state)
    elif kind == agenda.TRADE_ACT:
        state.agenda.pop()
        acts.begin(state, seat, number)
    elif kind == agenda.FOLLOWERS:
        court.call_followers(state)
    elif kind == agenda.END_COURT:
        state.agenda.pop()
    elif kind == agenda.LAUNCH:
        marquis.launch(state)
    elif kind == agenda.PRICES_FALL:
        marquis.prices_fall(state)
    elif kind == agenda.LAND:
        builder.charge_land(state)
    elif kind == agenda.STORE_OPENS:
        builder.store_opens(state)
    elif kind == agenda.REFILL_DECREES:
        state.agenda.pop()
        setup.refill_decrees(state, "lisboa.decree.display")
    elif kind == agenda.BUILDING_OPENS:
        king.building_opens(state)
    elif kind == agenda.STAND_UP:
        state.agenda.pop()
        church.stand_up(state)
    elif kind == agenda.PERIOD_TWO:
        period.begin_period_two(state)
    else:
        rival.rival_turn(state)


def _finish(state: LisboaState) -> None:
    if state.listener is not None and state.to_play >= 0:
        final = scoring.final_wigs(state)
        state.tell(
            "end_game",
            "lisboa.scoring.total",
            {
                "scores": scoring.totals(state),
                "ranks": ranks(scoring.standings(state)),
                "sources": [dict(zip(scoring.SOURCES, each, strict=True)) for each in final],
            },
        )
    state.to_play = -1


def legal(state: LisboaState) -> list[int]:
    kind = kind_of(state)
    if kind == agenda.CARD:
        return turn.legal_card(state)
    if kind == agenda.USE:
        return turn.legal_use(state)
    if kind == agenda.DRAWING:
        return turn.legal_drawing(state)
    if kind == agenda.BUSINESS:
        return portfolio.legal_business(state)
    if kind == agenda.SELLING:
        return portfolio.legal_selling(state)
    if kind == agenda.TRADING:
        return portfolio.legal_trading(state)
    if kind == agenda.ROOM:
        return portfolio.legal_room(state)
    if kind == agenda.VISIT:
        return court.legal_visit(state)
    if kind == agenda.FREE_ACT:
        return court.legal_free_act(state)
    if kind == agenda.FOLLOWING:
        return court.legal_following(state)
    if kind == agenda.FOLLOWER_PAYS:
        return court.legal_follower_pays(state)
    if kind == agenda.FOLLOWER_ACTS:
        return court.legal_follower_acts(state)
    if kind == agenda.PAYMENT:
        return tracks.legal_payment(state)
    if kind == agenda.GAINING:
        return marquis.legal_gaining(state)
    if kind == agenda.LOSING:
        return acts.legal_losing(state)
    if kind == agenda.FAVOR_CHOICE:
        return king.legal_favor(state)
    if kind == agenda.CARDINAL_MOVE:
        return church.legal_cardinal(state)
    if kind == agenda.CLERGY_CHOICE:
        return church.legal_clergy(state)
    if kind == agenda.SHIP_CHOICE:
        return marquis.legal_ship(state)
    if kind == agenda.SHIP_GOODS:
        return marquis.legal_ship_goods(state)
    if kind == agenda.PRODUCTION:
        return marquis.legal_production(state)
    if kind == agenda.RECRUITING:
        return builder.legal_recruiting(state)
    if kind == agenda.PLAN_CHOICE:
        return builder.legal_plan(state)
    if kind == agenda.STORE_CHOICE:
        return builder.legal_store(state)
    if kind == agenda.CUBE_CHOICE:
        return builder.legal_cube(state)
    if kind == agenda.HOUSE_CHOICE:
        return builder.legal_house(state)
    if kind == agenda.DECREE_CHOICE:
        return marquis.legal_decree(state)
    if kind == agenda.MARKER:
        return marquis.legal_marker(state)
    if kind == agenda.BUILDING_CHOICE:
        return king.legal_building(state)
    if kind == agenda.SHOWING:
        return king.legal_showing(state)
    if kind == agenda.SENDING:
        return king.legal_sending(state)
    if kind == agenda.RUBBLE_CHOICE:
        return builder.legal_rubble(state)
    if kind == agenda.CASHING:
        return church.legal_cashing(state)
    if kind == agenda.PERIOD_CARDS:
        return period.legal_period_cards(state)
    return turn.legal_start_clergy(state)


def play(state: LisboaState, action: int) -> None:
    kind = kind_of(state)
    if kind == agenda.CARD:
        turn.play_card(state, action)
    elif kind == agenda.USE:
        turn.play_use(state, action)
    elif kind == agenda.DRAWING:
        turn.play_drawing(state, action)
    elif kind == agenda.BUSINESS:
        portfolio.play_business(state, action)
    elif kind == agenda.SELLING:
        portfolio.play_selling(state, action)
    elif kind == agenda.TRADING:
        portfolio.play_trading(state, action)
    elif kind == agenda.ROOM:
        portfolio.play_room(state, action)
    elif kind == agenda.VISIT or kind == agenda.FOLLOWER_PAYS:
        court.play_visit(state, action)
    elif kind == agenda.FREE_ACT:
        court.play_free_act(state, action)
    elif kind == agenda.FOLLOWING:
        court.play_following(state, action)
    elif kind == agenda.FOLLOWER_ACTS:
        court.play_follower_acts(state, action)
    elif kind == agenda.PAYMENT:
        tracks.play_payment(state, action)
    elif kind == agenda.GAINING:
        marquis.play_gaining(state, action)
    elif kind == agenda.LOSING:
        acts.play_losing(state, action)
    elif kind == agenda.FAVOR_CHOICE:
        king.play_favor(state, action)
    elif kind == agenda.CARDINAL_MOVE:
        church.play_cardinal(state, action)
    elif kind == agenda.CLERGY_CHOICE:
        church.play_clergy(state, action)
    elif kind == agenda.SHIP_CHOICE:
        marquis.play_ship(state, action)
    elif kind == agenda.SHIP_GOODS:
        marquis.play_ship_goods(state, action)
    elif kind == agenda.PRODUCTION:
        marquis.play_production(state, action)
    elif kind == agenda.RECRUITING:
        builder.play_recruiting(state, action)
    elif kind == agenda.PLAN_CHOICE:
        builder.play_plan(state, action)
    elif kind == agenda.STORE_CHOICE:
        builder.play_store(state, action)
    elif kind == agenda.CUBE_CHOICE:
        builder.play_cube(state, action)
    elif kind == agenda.HOUSE_CHOICE:
        builder.play_house(state, action)
    elif kind == agenda.DECREE_CHOICE:
        marquis.play_decree(state, action)
    elif kind == agenda.MARKER:
        marquis.play_marker(state, action)
    elif kind == agenda.BUILDING_CHOICE:
        king.play_building(state, action)
    elif kind == agenda.SHOWING:
        king.play_showing(state, action)
    elif kind == agenda.SENDING:
        king.play_sending(state, action)
    elif kind == agenda.RUBBLE_CHOICE:
        builder.play_rubble(state, action)
    elif kind == agenda.CASHING:
        church.play_cashing(state, action)
    elif kind == agenda.PERIOD_CARDS:
        period.play_period_cards(state, action)
    else:
        turn.play_start_clergy(state, action)


def refusal(state: LisboaState, action: int) -> WhyNot:
    kind = kind_of(state)
    why: WhyNot | None = None
    if kind == agenda.CARD:
        why = turn.refuse_card(state, action)
    elif kind == agenda.USE:
        why = turn.refuse_use(state, action)
    elif kind == agenda.DRAWING:
        why = turn.refuse_drawing(state, action)
    elif kind in (agenda.BUSINESS, agenda.SELLING, agenda.TRADING):
        why = portfolio.refuse_business(state, action)
    elif kind == agenda.ROOM:
        why = portfolio.refuse_room(state, action)
    elif kind == agenda.VISIT or kind == agenda.FOLLOWER_PAYS:
        why = court.refuse_visit(state, action)
    elif kind == agenda.FREE_ACT or kind == agenda.FOLLOWER_ACTS:
        why = court.refuse_act(state, action)
    elif kind == agenda.PAYMENT:
        why = tracks.refuse_payment(state, action)
    elif kind == agenda.GAINING:
        why = marquis.refuse_gaining(state, action)
    elif kind == agenda.LOSING:
        why = acts.refuse_losing(state, action)
    elif kind == agenda.FAVOR_CHOICE:
        why = king.refuse_favor(state, action)
    elif kind == agenda.CARDINAL_MOVE:
        why = church.refuse_cardinal(state, action)
    elif kind == agenda.CLERGY_CHOICE:
        why = church.refuse_clergy(state, action)
    elif kind == agenda.SHIP_CHOICE:
        why = marquis.refuse_ship(state, action)
    elif kind == agenda.SHIP_GOODS:
        why = marquis.refuse_ship_goods(state, action)
    elif kind == agenda.RECRUITING:
        why = builder.refuse_recruiting(state, action)
    elif kind == agenda.PLAN_CHOICE:
        why = builder.refuse_plan(state, action)
    elif kind == agenda.STORE_CHOICE:
        why = builder.refuse_store(state, action)
    elif kind == agenda.CUBE_CHOICE:
        why = builder.refuse_cube(state, action)
    elif kind == agenda.HOUSE_CHOICE:
        why = builder.refuse_house(state, action)
    elif kind == agenda.DECREE_CHOICE:
        why = marquis.refuse_decree(state, action)
    elif kind == agenda.BUILDING_CHOICE:
        why = king.refuse_building(state, action)
    elif kind == agenda.SHOWING:
        why = king.refuse_showing(state, action)
    elif kind == agenda.SENDING:
        why = king.refuse_sending(state, action)
    elif kind == agenda.RUBBLE_CHOICE:
        why = builder.refuse_rubble(state, action)
    elif kind == agenda.CASHING:
        why = church.refuse_cashing(state, action)
    elif kind == agenda.PERIOD_CARDS:
        why = period.refuse_period_cards(state, action)
    elif kind == agenda.START_CLERGY:
        why = turn.refuse_start_clergy(state, action)
    if why is None and action == PASS and kind in OFFERS:
        why = WhyNot("lisboa.values.decline", {"decision": DECISIONS[kind]})
    return why or WhyNot("core.not_now", {"decision": DECISIONS[kind], "seat": state.to_play})
