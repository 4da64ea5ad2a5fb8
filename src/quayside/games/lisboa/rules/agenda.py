"""What may stand on the agenda of a game. Where a frame carries more than one number, the comment says which."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.games.lisboa.state import LisboaState

# Decisions
CARD: Final = 0
USE: Final = 1
ROOM: Final = 2  # number: which row
BUSINESS: Final = 3
SELLING: Final = 4
TRADING: Final = 5
VISIT: Final = 6  # how to pay; number: a noble
FREE_ACT: Final = 7  # number: a noble
FOLLOWING: Final = 8  # number: a noble
FOLLOWER_PAYS: Final = 9  # number: a noble
FOLLOWER_ACTS: Final = 10  # number: a noble
PAYMENT: Final = 11  # number: a price, second: the reason
GAINING: Final = 12  # number: where the good comes from, second: 1 if one is needed
LOSING: Final = 13
FAVOR_CHOICE: Final = 14  # number: 1 if it may be declined
CARDINAL_MOVE: Final = 15  # number: steps, at most, second: 1 if it may be declined
CLERGY_CHOICE: Final = 16  # number: steps that the cardinal went
SHIP_CHOICE: Final = 17  # number: 1 if it may be declined
SHIP_GOODS: Final = 18  # number: the least good that may still be given
PRODUCTION: Final = 19
RECRUITING: Final = 20  # number: officials left, second: 1 if they may stay, third: the set of offices used
PLAN_CHOICE: Final = 21  # number: 1 if it may be declined
STORE_CHOICE: Final = 22
CUBE_CHOICE: Final = 23
HOUSE_CHOICE: Final = 24
DECREE_CHOICE: Final = 25
MARKER: Final = 26
BUILDING_CHOICE: Final = 27
SHOWING: Final = 28  # number: a space, second: reis for a hired official, at most
SENDING: Final = 29  # number: officials left, second: the first office that they may still come from
RUBBLE_CHOICE: Final = 30  # number: 1 if it may be declined
DRAWING: Final = 31
CASHING: Final = 32  # number: 1 if the seat has cashed a tile
PERIOD_CARDS: Final = 33
START_CLERGY: Final = 34  # number and second: the two tiles, third: 1 when they have been drawn

# What needs no decision
BEGIN_TURN: Final = 35
EFFECT: Final = 36  # number: the effect, second: where it comes from
TUCK: Final = 37  # number: a card
NOBLE_ACTS: Final = 38  # number: an act
FOLLOWERS: Final = 39  # number: a noble
END_COURT: Final = 40
LAUNCH: Final = 41  # number: 0 for a new ship, else the ship that it replaces, numbered from 1
PRICES_FALL: Final = 42
LAND: Final = 43
STORE_OPENS: Final = 44
REFILL_DECREES: Final = 45
BUILDING_OPENS: Final = 46  # number: a space, second: a plan
CHURCH: Final = 47
STAND_UP: Final = 48
END_TURN: Final = 49
TEST_END: Final = 50
PERIOD_TWO: Final = 51
NEXT_TURN: Final = 52
RIVAL_TURN: Final = 53
TRADE_ACT: Final = 54  # number: an act

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


def push_effects(state: LisboaState, seat: i64, effects: list[int], origin: i64) -> None:
    """They will be carried out one after the other, before all that is on the agenda now."""
    for effect in reversed(effects):
        state.agenda.push(EFFECT, seat, number=effect, second=origin)


def push_payment(state: LisboaState, seat: i64, price: i64, reason: i64) -> None:
    """The seat will choose how to pay it; nobody is asked about a price of nothing."""
    if price:
        state.agenda.push(PAYMENT, seat, number=price, second=reason)
