"""The black market: up to three missing doubloons are made up for by a person, a barrel and a victory point, each at most
once. All doubloons are spent first; what is begun cannot be broken off.

Price, church and university are judged before the payment: who gives away the person of a church still has its points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    GIVE_COLONIST,
    GIVE_GOOD,
    GIVE_NOBLE,
    GIVE_POINT,
    PASS,
    given_from,
    good_of,
    is_given_good,
    is_given_person,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BLACK_MARKET,
    BUILDINGS,
    CHURCH,
    CITY,
    GOODS,
    SAN_JUAN,
    UNIVERSITY,
)
from quayside.games.puerto_rico.rules.agenda import PAYMENT
from quayside.games.puerto_rico.rules.construction import erect, inaugurate
from quayside.games.puerto_rico.rules.phase import BANK, Turn, pay
from quayside.games.puerto_rico.state import PuertoRicoState

# What a payment has to remember, as a set: the sorts of things given already, and what served before it began
PERSON: Final = 1
BARREL: Final = 2
CHIP: Final = 4
CHURCH_SERVES: Final = 8
UNIVERSITY_SERVES: Final = 16
PRICE: Final = 32  # and so many times this, the price


def things_to_give(state: PuertoRicoState, seat: i64) -> i64:
    """How many doubloons a seat's black market can make up for."""
    if not state.works_in(seat, BLACK_MARKET):
        return 0
    people = state.all_people(seat) - state.workers(seat, BLACK_MARKET)
    return int(people > 0) + int(state.whole_stock(seat) > 0) + int(state.points[seat] > 0)


def open_payment(state: PuertoRicoState, seat: i64, building: i64, price: i64) -> None:
    """The doubloons are spent; the building still lies in the market."""
    missing = price - state.doubloons[seat]
    remembered = price * PRICE
    if state.works_in(seat, CHURCH):
        remembered |= CHURCH_SERVES
    if state.occupied(seat, UNIVERSITY):
        remembered |= UNIVERSITY_SERVES
    told.begins_payment(state, seat, building, price, missing)
    pay(state, seat, BANK, state.doubloons[seat], "black_market", "puerto_rico.builder.price")
    state.agenda.push(PAYMENT, seat, building, missing, remembered)


class Payment(Turn):
    """One thing after the other, of each sort at most one, until the price is paid."""

    kind = PAYMENT
    name = "payment"

    def seat_of(self, state: PuertoRicoState) -> i64:
        return state.agenda.seat if state.agenda.second > 0 else -1

    def do(self, state: PuertoRicoState) -> None:
        """Paid."""
        seat = state.agenda.seat
        building = state.agenda.number
        remembered = state.agenda.third
        state.agenda.pop()
        erect(state, seat, building)
        told.builds(state, seat, building, remembered // PRICE)
        inaugurate(state, seat, building, remembered & CHURCH_SERVES > 0, remembered & UNIVERSITY_SERVES > 0)

    def legal(self, state: PuertoRicoState) -> Numbers:
        seat = state.to_play
        given = state.agenda.third
        choices = vec[i64]()
        if not given & PERSON:
            choices = extend(choices, _colonists(state, seat))
            choices = extend(choices, _nobles(state, seat))
        if not given & BARREL:
            choices = extend(
                choices,
                vec[i64]([GIVE_GOOD + good for good in range(ALL_GOODS) if state.stock(seat, good) > 0]),
            )
        if not given & CHIP and state.points[seat] > 0:
            choices = append(choices, GIVE_POINT)
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        given = state.agenda.third
        if action == PASS:
            return WhyNot("puerto_rico.buildings.black_market", {"problem": "pass"})
        if is_given_person(action):
            problem = "one_person" if given & PERSON else "nobody"
            if problem == "nobody" and given_from(action) == CITY + BLACK_MARKET:
                problem = "own_person"
        elif is_given_good(action):
            problem = "one_barrel" if given & BARREL else "no_goods"
        elif action == GIVE_POINT:
            problem = "one_point" if given & CHIP else "no_point"
        else:
            return None
        facts: Args = {"problem": problem}
        if problem == "no_goods":
            facts["good"] = GOODS[good_of(action)]
        return WhyNot("puerto_rico.buildings.black_market", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        if is_given_person(action):
            sort = PERSON
            _give_person(state, seat, given_from(action), action >= GIVE_NOBLE)
        elif is_given_good(action):
            sort = BARREL
            _give_good(state, seat, good_of(action))
        else:
            sort = CHIP
            state.points[seat] -= 1
            state.chips += 1
            told.gives_point(state, seat)
        frame = state.agenda
        frame.replace(PAYMENT, seat, frame.number, frame.second - 1, frame.third | sort)

    def facts(self, state: PuertoRicoState) -> Args:
        return {"building": BUILDINGS[state.agenda.number], "missing": state.agenda.second}


def _colonists(state: PuertoRicoState, seat: i64) -> list[int]:
    """From any circle but the black market's own, or from San Juan."""
    at = seat * state.places
    found = [
        GIVE_COLONIST + place
        for place in range(int(state.places))
        if state.people[at + place] > state.nobles[at + place] and place != CITY + BLACK_MARKET
    ]
    if state.san_juan[seat] > state.waiting_nobles[seat]:
        found.append(GIVE_COLONIST + SAN_JUAN)
    return found


def _nobles(state: PuertoRicoState, seat: i64) -> list[int]:
    at = seat * state.places
    found = [
        GIVE_NOBLE + place
        for place in range(int(state.places))
        if state.nobles[at + place] > 0 and place != CITY + BLACK_MARKET
    ]
    if state.waiting_nobles[seat] > 0:
        found.append(GIVE_NOBLE + SAN_JUAN)
    return found


def _give_person(state: PuertoRicoState, seat: i64, place: i64, noble: bool) -> None:
    """A noble goes back to the nobles."""
    if place == SAN_JUAN:
        state.san_juan[seat] -= 1
        state.waiting_nobles[seat] -= noble
    else:
        state.people[seat * state.places + place] -= 1
        state.nobles[seat * state.places + place] -= noble
    if noble:
        state.noble_supply += 1
    else:
        state.colonist_supply += 1
    told.gives_person(state, seat, place, noble)


def _give_good(state: PuertoRicoState, seat: i64, good: i64) -> None:
    state.goods[seat * ALL_GOODS + good] -= 1
    state.supply[good] += 1
    told.gives_good(state, seat, good)
