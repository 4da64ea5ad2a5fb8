"""The captain: everybody loads goods for victory points, a kind at a time, round after round, until nobody can. What is
left must then be stored, or spoils: see storage."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    PASS,
    WHARF_LOAD,
    cargo_load,
    good_of,
    is_cargo_load,
    is_wharf_load,
    size_of,
)
from quayside.games.puerto_rico.board import ALL_GOODS, GOODS, HARBOR, NO_CHIPS, WHARF
from quayside.games.puerto_rico.rules.agenda import LOADING, STOCKTAKING
from quayside.games.puerto_rico.rules.phase import Role, Turn, bring_on_the_end, everybody, seat_after
from quayside.games.puerto_rico.state import PuertoRicoState


class Captain(Role):
    def begin(self, state: PuertoRicoState) -> None:
        """Loading goes round and round from the captain, then storing goes round once."""
        state.captain_due = 1
        everybody(state, STOCKTAKING)
        state.agenda.push(LOADING, state.picker)

    def end(self, state: PuertoRicoState) -> None:
        """Full ships sail; the others wait with what they carry."""
        state.captain_due = 0
        state.wharf_used = 0
        sizes = state.ship_sizes()
        for ship in range(len(sizes)):
            if state.barrels[ship] == sizes[ship]:
                told.sails(state, ship)
                state.supply[state.cargo[ship]] += sizes[ship]
                state.cargo[ship] = -1
                state.barrels[ship] = 0


# ---------------------------------------------------------------------------------------------------------------------
# Loading


class Loading(Turn):
    """Whoever can load a cargo ship must load, on that or on a wharf of their own. A wharf that is all they have, they may
    leave idle."""

    kind = LOADING
    name = "captain"

    def legal(self, state: PuertoRicoState) -> list[int]:
        seat = state.to_play
        choices: list[int] = []
        if state.whole_stock(seat) > 0:
            _add_cargo_loads(state, seat, choices)
        if not choices:
            choices.append(PASS)
        if may_use_wharf(state, seat):
            for good in range(i64(ALL_GOODS)):
                if state.stock(seat, good) > 0:
                    choices.append(WHARF_LOAD + good)
        return choices

    def refuse(self, state: PuertoRicoState, action: int) -> WhyNot | None:
        if action == PASS:
            return WhyNot("puerto_rico.captain.duty", {"seat": state.to_play})
        if is_cargo_load(action):
            return _refuse_ship(state, state.to_play, size_of(action), good_of(action))
        if is_wharf_load(action):
            return _refuse_wharf(state, state.to_play, good_of(action))
        return None

    def play(self, state: PuertoRicoState, action: int) -> None:
        seat = state.to_play
        state.agenda.replace(LOADING, seat_after(state, seat, 1))
        if action == PASS:
            _load_nothing(state, seat)
            return
        state.passes = 0
        if is_wharf_load(action):
            _load_on_wharf(state, seat, good_of(action))
        else:
            _load(state, seat, state.ship_sizes().index(size_of(action)), good_of(action))

    def facts(self, state: PuertoRicoState) -> Args:
        """Each load by its notation: the barrels, and the points that they bring."""
        seat = state.to_play
        loads: Args = {}
        for action in state.choices:
            if action != PASS:
                amount = loaded_by(state, seat, action)
                loads[state.notation(action)] = {"amount": amount, "points": reward(state, seat, amount)}
        return {"loads": loads, "must": PASS not in state.choices}


def _load_nothing(state: PuertoRicoState, seat: int) -> None:
    """When all have passed in a row, the last one to load among them, loading is over."""
    told.no_load(state, seat)
    state.passes += 1
    if state.passes == state.players:
        state.passes = 0
        state.agenda.pop()


def loaded_by(state: PuertoRicoState, seat: int, action: int) -> int:
    """The barrels that a legal load takes."""
    if is_wharf_load(action):
        return state.stock(seat, good_of(action))
    return load_amount(state, seat, state.ship_sizes().index(size_of(action)), good_of(action))


# ---------------------------------------------------------------------------------------------------------------------
# Cargo ships


def load_amount(state: PuertoRicoState, seat: i64, ship: i64, good: i64) -> int:
    """How much of a good a seat would load on a ship: all that it has, or all that fits. 0 when it may not: another
    good lies there, another ship carries this one, or an empty ship would take more."""
    stock = state.stock(seat, good)
    if stock == 0:
        return 0
    sizes = state.ship_sizes()
    carrier = _carrier(state, good)
    if carrier == ship:
        return min(stock, sizes[ship] - state.barrels[ship])
    if carrier >= 0 or state.cargo[ship] >= 0:
        return 0
    amount = min(stock, sizes[ship])
    return amount if amount == min(stock, _largest_empty_ship(state)) else 0


def _carrier(state: PuertoRicoState, good: i64) -> i64:
    """The ship that carries a good; -1 when none does."""
    for ship in range(i64(len(state.cargo))):
        if state.cargo[ship] == good:
            return ship
    return -1


def _largest_empty_ship(state: PuertoRicoState) -> int:
    """They stand in order of size."""
    ship: i64 = len(state.cargo) - 1
    while ship >= 0 and state.cargo[ship] >= 0:
        ship -= 1
    return state.ship_sizes()[ship] if ship >= 0 else 0


def _add_cargo_loads(state: PuertoRicoState, seat: i64, choices: list[int]) -> None:
    sizes = state.ship_sizes()
    for ship in range(i64(len(sizes))):
        for good in range(i64(ALL_GOODS)):
            if load_amount(state, seat, ship, good) > 0:
                choices.append(cargo_load(sizes[ship], good))


def _refuse_ship(state: PuertoRicoState, seat: int, size: int, good: int) -> WhyNot:
    sizes = state.ship_sizes()
    facts: Args = {"ship": size, "good": GOODS[good]}
    carries = state.cargo[sizes.index(size)] if size in sizes else -1
    if size not in sizes:
        facts["problem"] = "no_ship"
    elif state.stock(seat, good) == 0:
        facts["problem"] = "no_goods"
    elif carries == good:
        facts["problem"] = "full"
    elif carries >= 0:
        facts.update(problem="other_good", carries=GOODS[carries])
    elif _carrier(state, good) >= 0:
        facts.update(problem="elsewhere", other=sizes[_carrier(state, good)])
    else:
        facts["largest"] = _largest_empty_ship(state)
        return WhyNot("puerto_rico.captain.amount", facts)
    return WhyNot("puerto_rico.captain.ship", facts)


def _load(state: PuertoRicoState, seat: int, ship: int, good: int) -> None:
    amount = load_amount(state, seat, ship, good)
    state.goods[seat * ALL_GOODS + good] -= amount
    state.cargo[ship] = good
    state.barrels[ship] += amount
    told.loads(state, seat, ship, good, amount)
    _score_load(state, seat, amount)


# ---------------------------------------------------------------------------------------------------------------------
# The wharf: a ship of one's own, once in a phase, that takes all of a kind and sails at once


def may_use_wharf(state: PuertoRicoState, seat: int) -> bool:
    return state.occupied(seat, WHARF) and not state.has_used_wharf(seat)


def _refuse_wharf(state: PuertoRicoState, seat: int, good: int) -> WhyNot:
    problem = "no_goods"
    if not state.occupied(seat, WHARF):
        problem = "none"
    elif state.has_used_wharf(seat):
        problem = "used"
    return WhyNot("puerto_rico.buildings.wharf", {"good": GOODS[good], "problem": problem})


def _load_on_wharf(state: PuertoRicoState, seat: int, good: int) -> None:
    amount = state.stock(seat, good)
    state.goods[seat * ALL_GOODS + good] = 0
    state.supply[good] += amount
    state.wharf_used |= 1 << seat
    told.loads_on_wharf(state, seat, good, amount)
    _score_load(state, seat, amount)


# ---------------------------------------------------------------------------------------------------------------------
# Victory points: one for each barrel, one for the captain's first load, one for each load with a harbor


def reward(state: PuertoRicoState, seat: int, amount: int) -> int:
    """The points that a load of so many barrels would bring."""
    return amount + int(_is_privileged(state, seat)) + int(state.occupied(seat, HARBOR))


def _is_privileged(state: PuertoRicoState, seat: int) -> bool:
    return seat == state.picker and state.captain_due == 1


def _score_load(state: PuertoRicoState, seat: int, amount: int) -> None:
    _score(state, seat, amount, "load", "puerto_rico.captain.points")
    if _is_privileged(state, seat):
        state.captain_due = 0
        _score(state, seat, 1, "captain", "puerto_rico.captain.privilege")
    if state.occupied(seat, HARBOR):
        _score(state, seat, 1, "harbor", "puerto_rico.buildings.harbor")
    if state.chips <= 0:
        bring_on_the_end(state, NO_CHIPS, "puerto_rico.end.points")


def _score(state: PuertoRicoState, seat: int, amount: int, reason: str, rule: str) -> None:
    state.points[seat] += amount
    state.chips -= amount
    told.points(state, seat, amount, reason, rule)
