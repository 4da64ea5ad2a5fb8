"""The buccaneer: only the picker acts, who empties a cargo ship, plunders the trading house, takes people off the colonist
ship, or captures a role card.

Whoever picks the card takes the reward card, and may not pick it again before somebody else has. No doubloons ever lie on
it, and it has no privilege.
"""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    CAPTURE,
    EXPEL,
    PASS,
    PLUNDER,
    POACH,
    PUT_NOBLE,
    is_capture,
    is_expulsion,
    is_noble_placement,
    is_placement,
    is_raid,
    place_of,
    put,
    raid,
    raided_barrels,
    raided_size,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    BUCCANEER,
    CAPTURE_REWARD,
    MOST_POACHED,
    MOST_RAIDED,
    NOBLE,
    ROLES,
)
from quayside.games.puerto_rico.rules.agenda import DEED, EXPULSION, POACHING
from quayside.games.puerto_rico.rules.festival import open_places, refused_place
from quayside.games.puerto_rico.rules.phase import BANK, Role, Turn, award, pay
from quayside.games.puerto_rico.state import PuertoRicoState


class Buccaneer(Role):
    def begin(self, state: PuertoRicoState) -> None:
        state.reward_card = state.picker
        told.reward_card(state, state.picker)
        state.agenda.push(DEED, state.picker)


class Deed(Turn):
    """One of four, or none."""

    kind = DEED
    name = "buccaneer"

    def legal(self, state: PuertoRicoState) -> Numbers:
        choices = vec[i64]([PASS])
        sizes = state.ship_sizes()
        for ship in range(len(sizes)):
            if state.barrels[ship] > 0:
                choices = extend(
                    choices,
                    vec[i64]([raid(sizes[ship], barrels) for barrels in range(spoils(state, ship) + 1)]),
                )
        if len(state.trading_house) > 0:
            choices = append(choices, PLUNDER)
        if surplus(state) > 0:
            choices = append(choices, POACH)
        for card in state.cards:
            if card != BUCCANEER and state.taken[card] < 0:
                choices = append(choices, CAPTURE + card)
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if is_raid(action):
            size = raided_size(action)
            sizes = state.ship_sizes()
            barrels = state.barrels[sizes.index(size)] if size in sizes else 0
            problem = "no_ship" if size not in sizes else "empty" if barrels == 0 else "amount"
            return WhyNot(
                "puerto_rico.buccaneer.raid", {"ship": size, "problem": problem, "barrels": barrels}
            )
        if action == PLUNDER:
            return WhyNot("puerto_rico.buccaneer.plunder")
        if action == POACH:
            return WhyNot("puerto_rico.buccaneer.poach", {"problem": "no_surplus"})
        if not is_capture(action):
            return None
        card = action - CAPTURE
        problem = "taken" if card in state.cards else "not_there"
        return WhyNot("puerto_rico.buccaneer.capture", {"role": ROLES[card], "problem": problem})

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        state.agenda.pop()
        if action == PASS:
            told.no_deed(state, seat)
        elif is_raid(action):
            _raid(state, seat, state.ship_sizes().index(raided_size(action)), raided_barrels(action))
        elif action == PLUNDER:
            _plunder(state, seat)
        elif action == POACH:
            told.poaches(state, seat, surplus(state))
            state.agenda.push(POACHING, seat, taken_off(state))
        else:
            _capture(state, seat, action - CAPTURE)

    def facts(self, state: PuertoRicoState) -> Args:
        return {
            "surplus": surplus(state),
            "plunder": len(state.trading_house),
            "poach": taken_off(state),
            "ransom": CAPTURE_REWARD,
        }


def spoils(state: PuertoRicoState, ship: i64) -> i64:
    """The most that may be kept of what a ship carries."""
    return min(MOST_RAIDED, state.barrels[ship])


def _raid(state: PuertoRicoState, seat: i64, ship: i64, kept: i64) -> None:
    """The ship is emptied; what is not kept goes to the supply."""
    good = state.cargo[ship]
    told.raids(state, seat, ship, good, kept)
    state.goods[seat * ALL_GOODS + good] += kept
    state.supply[good] += state.barrels[ship] - kept
    state.cargo[ship] = -1
    state.barrels[ship] = 0


def _plunder(state: PuertoRicoState, seat: i64) -> None:
    """All goods of the trading house go to the supply, for a point each."""
    goods = len(state.trading_house)
    for good in state.trading_house:
        state.supply[good] += 1
    told.plunders(state, seat)
    state.trading_house = vec[i64]()
    award(state, seat, goods, "plunder", "puerto_rico.buccaneer.plunder")


# ---------------------------------------------------------------------------------------------------------------------
# People off the colonist ship


def surplus(state: PuertoRicoState) -> i64:
    """The people aboard beyond one for each player."""
    return max(0, state.colonist_ship + state.noble_ship - state.players)


def taken_off(state: PuertoRicoState) -> i64:
    """The most of them that the buccaneer may take."""
    return min(MOST_POACHED, surplus(state))


class Poaching(Turn):
    """Up to three of the surplus, placed at once on empty circles of the picker; San Juan is not allowed."""

    kind = POACHING
    name = "poach"

    def seat_of(self, state: PuertoRicoState) -> i64:
        seat = state.agenda.seat
        return seat if state.agenda.number > 0 and open_places(state, seat) else -1

    def do(self, state: PuertoRicoState) -> None:
        """What is left of the surplus goes back."""
        state.agenda.replace(EXPULSION, state.agenda.seat, surplus(state))

    def legal(self, state: PuertoRicoState) -> Numbers:
        places = open_places(state, state.to_play)
        choices = vec[i64]([PASS])
        if state.colonist_ship > 0:
            choices = extend(choices, vec[i64]([int(put(place)) for place in places]))
        if state.noble_ship > 0:
            choices = extend(choices, vec[i64]([PUT_NOBLE + place for place in places]))
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_placement(action) and not is_noble_placement(action):
            return None
        noble = is_noble_placement(action)
        if (state.noble_ship if noble else state.colonist_ship) == 0:
            problem = "no_noble" if noble else "no_colonist"
            return WhyNot("puerto_rico.buccaneer.poach", {"problem": problem})
        return refused_place(state, state.to_play, int(place_of(action)), "puerto_rico.buccaneer.poach")

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            self.do(state)
            return
        place = int(place_of(action))
        noble = is_noble_placement(action)
        at = seat * state.places + place
        state.people[at] += 1
        if noble:
            state.noble_ship -= 1
            state.nobles[at] += 1
        else:
            state.colonist_ship -= 1
        state.agenda.replace(POACHING, seat, state.agenda.number - 1)
        told.takes_aboard(state, seat, place, noble)

    def facts(self, state: PuertoRicoState) -> Args:
        return {
            "left": state.agenda.number,
            "colonists": state.colonist_ship,
            "nobles": state.noble_ship,
        }


class Expulsion(Turn):
    """The rest of the surplus leaves the ship. With a noble and colonists aboard the picker says whether the noble is among them."""

    kind = EXPULSION
    name = "expel"

    def seat_of(self, state: PuertoRicoState) -> i64:
        mixed = state.noble_ship > 0 and state.colonist_ship > 0
        return state.agenda.seat if mixed and state.agenda.number > 0 else -1

    def do(self, state: PuertoRicoState) -> None:
        _expel(state, nobles=0)

    def legal(self, state: PuertoRicoState) -> Numbers:
        return vec[i64]([EXPEL, EXPEL + NOBLE])

    def refuse_later(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        return WhyNot("puerto_rico.buccaneer.poach", {"problem": "not_now"}) if is_expulsion(action) else None

    def play(self, state: PuertoRicoState, action: i64) -> None:
        _expel(state, nobles=int(action == EXPEL + NOBLE))

    def facts(self, state: PuertoRicoState) -> Args:
        return {"left": state.agenda.number}


def _expel(state: PuertoRicoState, nobles: i64) -> None:
    seat = state.agenda.seat
    colonists = state.agenda.number - nobles
    state.agenda.pop()
    state.noble_ship -= nobles
    state.noble_supply += nobles
    state.colonist_ship -= colonists
    state.colonist_supply += colonists
    told.expels(state, seat, colonists, nobles)


# ---------------------------------------------------------------------------------------------------------------------
# A captured role card


def _capture(state: PuertoRicoState, seat: i64, card: i64) -> None:
    """The captor takes the doubloons on it. It can still be picked by anybody."""
    state.captured = card
    state.captor = seat
    told.captures(state, seat, card)
    pay(state, BANK, seat, state.card_doubloons[card], "captured_card", "puerto_rico.buccaneer.capture")
    state.card_doubloons[card] = 0


def lose_captured(state: PuertoRicoState, picker: i64) -> None:
    """Somebody picks the card; if not the captor, the bank pays the captor."""
    captor = state.captor
    state.captured = -1
    state.captor = -1
    if captor != picker:
        pay(state, BANK, captor, CAPTURE_REWARD, "capture", "puerto_rico.buccaneer.captor")
