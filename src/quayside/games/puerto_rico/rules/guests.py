"""Guests: whoever stands in a guesthouse may move, outside the mayor's phase, to an empty circle of the same owner.

The owner is asked where it can matter: just before a place works. The questions, and the places that each is about, stand
here; nobody is asked who has no guest, or no empty circle among those places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import GUEST, GUEST_NOBLE, PASS, guest_place, is_guest
from quayside.games.puerto_rico.board import (
    AQUEDUCT,
    BLACK_MARKET,
    CHAPEL,
    CHURCH,
    CITY,
    CITY_HALL,
    CLOISTER,
    COFFEE,
    COFFEE_ROASTER,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FOREST_HOUSE,
    FORTRESS,
    GUESTHOUSE,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HUNTING_LODGE,
    INDIGO,
    INDIGO_PLANT,
    JEWELER,
    LAND_OFFICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    LIBRARY,
    LIGHTHOUSE,
    OFFICE,
    PLACES,
    QUARRY,
    RESIDENCE,
    ROYAL_GARDEN,
    ROYAL_SUPPLIER,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SMALL_WHARF,
    SPECIALTY_FACTORY,
    STOREHOUSE,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    TRADING_POST,
    UNION_HALL,
    UNIVERSITY,
    VILLA,
    WHARF,
    ZONING_OFFICE,
)
from quayside.games.puerto_rico.rules.agenda import GUESTS
from quayside.games.puerto_rico.rules.phase import Turn, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState

# The questions
ROLE_GUESTS: Final = 0
SETTLER_GUESTS: Final = 1
LODGE_GUESTS: Final = 2
BUILDER_GUESTS: Final = 3
CRAFTSMAN_GUESTS: Final = 4
TRADER_GUESTS: Final = 5
FIRST_CAPTAIN_GUESTS: Final = 6  # in the first turn of the captain's phase
CAPTAIN_GUESTS: Final = 7
STORAGE_GUESTS: Final = 8
END_GUESTS: Final = 9
# What views call them
QUESTIONS: Final = [
    "role", "settler", "lodge", "builder", "craftsman", "trader", "captain", "captain", "storage", "end",
]  # fmt: skip
# Tiles and buildings, by question, each in the order of their numbers: so choices come out sorted
_ABOUT: Final[list[tuple[list[int], list[int]]]] = [
    ([], [LIBRARY, VILLA]),
    ([], [HACIENDA, CONSTRUCTION_HUT, HOSPICE, FOREST_HOUSE]),
    ([], [HUNTING_LODGE]),
    ([QUARRY], [UNIVERSITY, FOREST_HOUSE, BLACK_MARKET, CHURCH, ZONING_OFFICE]),
    (
        [CORN, INDIGO, SUGAR, TOBACCO, COFFEE],
        [
            SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL, INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER,
            FACTORY, AQUEDUCT, SPECIALTY_FACTORY, CHAPEL, JEWELER,
        ],
    ),
    ([], [SMALL_MARKET, OFFICE, LARGE_MARKET, TRADING_POST, LAND_OFFICE]),
    ([], [HARBOR, WHARF, SMALL_WHARF, LIGHTHOUSE, UNION_HALL, ROYAL_SUPPLIER]),
    ([], [HARBOR, WHARF, SMALL_WHARF, LIGHTHOUSE]),
    ([], [SMALL_WAREHOUSE, LARGE_WAREHOUSE, STOREHOUSE]),
    ([], [GUILD_HALL, RESIDENCE, FORTRESS, CUSTOMS_HOUSE, CITY_HALL, CLOISTER, ROYAL_GARDEN]),
]  # fmt: skip
# The same as places
PLACES_OF: Final[list[list[int]]] = [
    [*tiles, *[CITY + building for building in buildings]] for tiles, buildings in _ABOUT
]


def ask_guests(state: PuertoRicoState, seat: i64, question: i64) -> None:
    """Before what is on the agenda now; whether there is anything to ask, shows when it is its turn."""
    if state.expanded and state.owns(seat, GUESTHOUSE):
        state.agenda.push(GUESTS, seat, question)


def turns_with_guests(state: PuertoRicoState, kind: i64, question: i64) -> None:
    """A frame for every seat, clockwise from the one that picked the role, and before it the question to its guests."""
    for step in range(state.players - 1, -1, -1):
        seat = seat_after(state, state.picker, step)
        state.agenda.push(kind, seat)
        ask_guests(state, seat, question)


class Guests(Turn):
    """One guest after the other moves to a place that the question is about, until the owner passes or none can."""

    kind = GUESTS
    name = "guest"

    def seat_of(self, state: PuertoRicoState) -> i64:
        seat = state.agenda.seat
        if state.workers(seat, GUESTHOUSE) == 0:
            return -1
        return seat if _open_places(state, seat, state.agenda.number) else -1

    def legal(self, state: PuertoRicoState) -> Numbers:
        seat = state.to_play
        places = _open_places(state, seat, state.agenda.number)
        choices = vec[i64]([PASS])
        if _colonist_guests(state, seat) > 0:
            choices = extend(choices, vec[i64]([GUEST + place for place in places]))
        if _noble_guests(state, seat) > 0:
            choices = extend(choices, vec[i64]([GUEST_NOBLE + place for place in places]))
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_guest(action):
            return None
        seat = state.to_play
        question = state.agenda.number
        place = guest_place(action)
        guests = _colonist_guests(state, seat) if action < GUEST_NOBLE else _noble_guests(state, seat)
        at = seat * state.places + place
        problem = "later"
        if guests == 0:
            problem = "nobody"
        elif state.circles[at] == 0:
            problem = "none"
        elif state.circles[at] == state.people[at]:
            problem = "full"
        return WhyNot(
            "puerto_rico.guesthouse.questions",
            {"place": PLACES[place], "problem": problem, "question": QUESTIONS[question]},
        )

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            state.agenda.pop()
            return
        noble = action >= GUEST_NOBLE
        place = guest_place(action)
        move(state, seat, CITY + GUESTHOUSE, place, noble)
        told.guest_moves(state, seat, place, noble)

    def facts(self, state: PuertoRicoState) -> Args:
        seat = state.to_play
        question = state.agenda.number
        return {
            "question": QUESTIONS[question],
            "colonists": _colonist_guests(state, seat),
            "nobles": _noble_guests(state, seat),
            "places": [PLACES[place] for place in _open_places(state, seat, question)],
        }


def _open_places(state: PuertoRicoState, seat: i64, question: i64) -> list[int]:
    """Those that the question is about, where the seat has an empty circle."""
    at = seat * state.places
    return [place for place in PLACES_OF[question] if state.people[at + place] < state.circles[at + place]]


def _colonist_guests(state: PuertoRicoState, seat: i64) -> i64:
    return state.workers(seat, GUESTHOUSE) - _noble_guests(state, seat)


def _noble_guests(state: PuertoRicoState, seat: i64) -> i64:
    return state.nobles[seat * state.places + CITY + GUESTHOUSE]


def move(state: PuertoRicoState, seat: i64, old: i64, new: i64, noble: bool) -> None:
    """A person of a seat from one place to another."""
    at: i64 = seat * state.places
    state.people[at + old] -= 1
    state.people[at + new] += 1
    if noble:
        state.nobles[at + old] -= 1
        state.nobles[at + new] += 1
