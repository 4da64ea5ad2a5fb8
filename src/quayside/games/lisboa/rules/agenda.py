"""The agenda of Lisboa: what is still to be done, as a stack of frames. A frame is a kind, a seat and a number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.games.lisboa.state import LisboaState

# Decisions
CARD: Final = 0
USE: Final = 1
ROOM: Final = 2  # which row
BUSINESS: Final = 3
SELLING: Final = 4
TRADING: Final = 5
VISIT: Final = 6  # how to pay; a noble
FREE_ACT: Final = 7  # a noble
FOLLOWING: Final = 8  # a noble
FOLLOWER_PAYS: Final = 9  # a noble
FOLLOWER_ACTS: Final = 10  # a noble
PAYMENT: Final = 11  # reason << 8 | price
GAINING: Final = 12  # a good is needed << 3 | where it comes from
LOSING: Final = 13
FAVOR_CHOICE: Final = 14  # 1: may be declined
CARDINAL_MOVE: Final = 15  # declinable << 4 | steps
CLERGY_CHOICE: Final = 16  # steps that he went
SHIP_CHOICE: Final = 17  # 1: may be declined
SHIP_GOODS: Final = 18  # the least good that may still be given
PRODUCTION: Final = 19  # 1: may be declined
RECRUITING: Final = 20  # offices used << 8 | may stop now << 4 | officials left
PLAN_CHOICE: Final = 21  # 1: may be declined
STORE_CHOICE: Final = 22
CUBE_CHOICE: Final = 23
HOUSE_CHOICE: Final = 24
DECREE_CHOICE: Final = 25
MARKER: Final = 26
BUILDING_CHOICE: Final = 27
SHOWING: Final = 28  # reis for a hired official << 4 | space
SENDING: Final = 29  # least office << 4 | officials left
RUBBLE_CHOICE: Final = 30  # 1: may be declined
DRAWING: Final = 31
CASHING: Final = 32  # 1: he has cashed a tile
PERIOD_CARDS: Final = 33
START_CLERGY: Final = 34  # the two tiles
LAST_DECISION: Final = 34

# What needs no decision
BEGIN_TURN: Final = 35
EFFECT: Final = 36  # where it comes from << 16 | effect
TUCK: Final = 37
NOBLE_ACTS: Final = 38  # an act
FOLLOWERS: Final = 39  # a noble
END_COURT: Final = 40
LAUNCH: Final = 41  # 0 a new ship, else the ship that it replaces, numbered from 1
PRICES_FALL: Final = 42
LAND: Final = 43
STORE_OPENS: Final = 44
REFILL_DECREES: Final = 45
BUILDING_OPENS: Final = 46  # plan << 4 | space
CHURCH: Final = 47
STAND_UP: Final = 48
END_TURN: Final = 49
TEST_END: Final = 50
PERIOD_TWO: Final = 51
NEXT_TURN: Final = 52
RIVAL_TURN: Final = 53
TRADE_ACT: Final = 54  # an act

DECISIONS: Final = (
    "card", "use", "room", "business", "selling", "trading", "visit", "free_act", "following", "follower_pays",
    "follower_acts", "payment", "gaining", "losing", "favor", "cardinal", "clergy", "ship", "ship_goods", "production",
    "recruiting", "plan", "store", "cube", "house", "decree", "marker", "building", "showing", "sending", "rubble",
    "drawing", "cashing", "period_cards", "start_clergy",
)  # fmt: skip

# Reasons of a payment
FOR_EVENT: Final = 0
FOR_LAND: Final = 1
FOR_OFFICIALS: Final = 2
REASONS: Final = ("event", "land", "officials")
PRICE_RULES: Final = ("lisboa.sponsor.price", "lisboa.store.price", "lisboa.building.hiring")

# Where an effect comes from. That of an event was chosen, all others are rewards: what they offer may be declined.
OF_EVENT: Final = 0
OF_CARD: Final = 1
OF_PLOT: Final = 2
OF_SPACE: Final = 3
OF_PERIOD: Final = 4
OF_PRODUCTION: Final = 5
ORIGIN_RULES: Final = (
    "lisboa.sponsor.event",
    "lisboa.portfolio.reward",
    "lisboa.store.plot",
    "lisboa.building.rubble",
    "lisboa.period.cards",
    "lisboa.produce.choice",
)


def kind_of(state: LisboaState) -> i64:
    """What is being decided; -1 when the game is over."""
    if not state.agenda:
        return -1
    top: i64 = state.agenda[-1]
    return top >> 24


def seat_of(state: LisboaState) -> int:
    top: i64 = state.agenda[-1]
    return int((top >> 20) & 15)


def number_of(state: LisboaState) -> int:
    top: i64 = state.agenda[-1]
    return int(top & 0xFFFFF)


def push(state: LisboaState, kind: i64, seat: i64, number: i64 = 0) -> None:
    state.agenda.append(int(kind << 24 | seat << 20 | number))


def replace(state: LisboaState, kind: i64, seat: i64, number: i64 = 0) -> None:
    """Puts another frame in the place of the one being decided."""
    state.agenda[-1] = int(kind << 24 | seat << 20 | number)
