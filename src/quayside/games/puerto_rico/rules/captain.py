"""The captain: everybody loads goods for victory points, a kind at a time, round after round, until nobody can. What is
left must then be stored, or spoils: see storage.

In the first turn of each seat, lighthouse, union hall and royal supplier come before the load."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.core.numbers import bit
from quayside.core.vecs import Numbers, append, extend, vec
from quayside.games.puerto_rico import told
from quayside.games.puerto_rico.actions import (
    PASS,
    SMALL_WHARF_LOAD,
    WHARF_LOAD,
    cargo_load,
    good_of,
    is_cargo_load,
    is_small_wharf_load,
    is_wharf_load,
    size_of,
)
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    GOODS,
    HARBOR,
    LIGHTHOUSE,
    SMALL_WHARF,
    SMALL_WHARF_BARRELS,
    UNION_HALL,
    UNION_HALL_BARRELS,
    WHARF,
)
from quayside.games.puerto_rico.rules.agenda import FIRST_TURN, LOADING, SMALL_LOAD, STOCKTAKING, SUPPLIES
from quayside.games.puerto_rico.rules.guests import CAPTAIN_GUESTS, FIRST_CAPTAIN_GUESTS, ask_guests
from quayside.games.puerto_rico.rules.phase import (
    BANK,
    Role,
    Turn,
    award,
    check_chips,
    everybody,
    pay,
    score,
    seat_after,
)
from quayside.games.puerto_rico.state import PuertoRicoState


class Captain(Role):
    def begin(self, state: PuertoRicoState) -> None:
        """Loading goes round and round from the captain, then storing goes round once."""
        state.captain_due = 1
        everybody(state, STOCKTAKING)
        _turn(state, state.picker, 0)

    def end(self, state: PuertoRicoState) -> None:
        """Full ships sail; the others wait with what they carry."""
        state.captain_due = 0
        state.wharf_used = 0
        state.small_wharf_used = 0
        sizes = state.ship_sizes()
        for ship in range(len(sizes)):
            if state.barrels[ship] == sizes[ship]:
                told.sails(state, ship)
                state.supply[state.cargo[ship]] += sizes[ship]
                state.cargo[ship] = -1
                state.barrels[ship] = 0


# ---------------------------------------------------------------------------------------------------------------------
# A turn


def _turn(state: PuertoRicoState, seat: i64, turns: i64) -> None:
    """Of a seat, after so many turns of all seats. What comes first is put on the agenda last."""
    if not state.expanded:
        state.agenda.push(LOADING, seat)
        return
    first = turns < state.players
    state.agenda.push(LOADING, seat, min(turns, i64(state.players)))
    if first:
        state.agenda.push(FIRST_TURN, seat)
    if turns == 0 or state.whole_stock(seat) > 0:
        ask_guests(state, seat, FIRST_CAPTAIN_GUESTS if first else CAPTAIN_GUESTS)


class FirstTurn(Step[PuertoRicoState]):
    """Before a seat's first load of the phase: a doubloon for the captain with a lighthouse, points for pairs of barrels in
    a union hall, and the royal supplier. None of this is a load."""

    kind = FIRST_TURN
    name = "first_turn"

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        state.supplied = 0
        state.agenda.replace(SUPPLIES, seat)
        if seat == state.picker and state.works_in(seat, LIGHTHOUSE):
            pay(state, BANK, seat, 1, "lighthouse", "puerto_rico.buildings.lighthouse")
        if state.works_in(seat, UNION_HALL):
            points = union_points(state, seat)
            award(state, seat, points, "union_hall", "puerto_rico.buildings.union_hall")


def union_points(state: PuertoRicoState, seat: i64) -> i64:
    points = 0
    for good in range(ALL_GOODS):
        points += state.stock(seat, good) // UNION_HALL_BARRELS
    return points


# ---------------------------------------------------------------------------------------------------------------------
# Loading


class Loading(Turn):
    """Whoever can load a cargo ship must load, on that or on a wharf of their own, large or small. Wharfs that are all they
    have, they may leave idle."""

    kind = LOADING
    name = "captain"

    def legal(self, state: PuertoRicoState) -> Numbers:
        seat = state.to_play
        choices = vec[i64]()
        if state.whole_stock(seat) > 0:
            choices = _cargo_loads(state, seat)
        if len(choices) == 0:
            choices = append(choices, PASS)
        if may_use_wharf(state, seat):
            for good in range(i64(ALL_GOODS)):
                if state.stock(seat, good) > 0:
                    choices = append(choices, WHARF_LOAD + good)
        if may_use_small_wharf(state, seat):
            choices = extend(choices, _small_loads(state, seat))
        return choices

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if action == PASS:
            return WhyNot("puerto_rico.captain.duty", {"seat": state.to_play})
        if is_cargo_load(action):
            return _refuse_ship(state, state.to_play, size_of(action), good_of(action))
        if is_wharf_load(action):
            return _refuse_wharf(state, state.to_play, good_of(action))
        if is_small_wharf_load(action):
            return _refuse_small_wharf(state, state.to_play, good_of(action))
        return None

    def play(self, state: PuertoRicoState, action: i64) -> None:
        seat = state.to_play
        turns = state.agenda.number + 1
        state.agenda.pop()
        if action == PASS:
            _load_nothing(state, seat, turns)
            return
        state.passes = 0
        _turn(state, seat_after(state, seat, 1), turns)
        if is_small_wharf_load(action):
            _begin_small_load(state, seat, good_of(action))
        elif is_wharf_load(action):
            _load_on_wharf(state, seat, good_of(action))
        else:
            _load(state, seat, state.ship_sizes().index(size_of(action)), good_of(action))

    def facts(self, state: PuertoRicoState) -> Args:
        """Each load by its notation: the barrels, and the points that they bring; and why a ship takes nothing."""
        seat = state.to_play
        loads: Args = {}
        for action in state.choices:
            if action != PASS and not is_small_wharf_load(action):
                amount = loaded_by(state, seat, action)
                loads[state.notation(action)] = {"amount": amount, "points": reward(state, seat, amount)}
        facts: Args = {
            "loads": loads,
            "refused": _refused(state, seat),
            "must": PASS not in state.choices,
            "wharf": _wharfs(state, seat),
        }
        if may_use_small_wharf(state, seat):
            facts["small_wharf"] = reward(state, seat, 0)
        return facts


def _wharfs(state: PuertoRicoState, seat: i64) -> str:
    """Those of its own that a seat may use."""
    small = may_use_small_wharf(state, seat)
    if may_use_wharf(state, seat):
        return "both" if small else "large"
    return "small" if small else "none"


def _load_nothing(state: PuertoRicoState, seat: i64, turns: i64) -> None:
    """When all have passed in a row, the last one to load among them, loading is over."""
    told.no_load(state, seat)
    state.passes += 1
    if state.passes == state.players:
        state.passes = 0
    else:
        _turn(state, seat_after(state, seat, 1), turns)


def loaded_by(state: PuertoRicoState, seat: i64, action: i64) -> i64:
    """The barrels that a legal load takes."""
    if is_wharf_load(action):
        return state.stock(seat, good_of(action))
    return load_amount(state, seat, state.ship_sizes().index(size_of(action)), good_of(action))


# ---------------------------------------------------------------------------------------------------------------------
# Cargo ships


def load_amount(state: PuertoRicoState, seat: i64, ship: i64, good: i64) -> i64:
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
    for ship in range(len(state.cargo)):
        if state.cargo[ship] == good:
            return ship
    return -1


def _largest_empty_ship(state: PuertoRicoState) -> i64:
    """They stand in order of size."""
    ship: i64 = len(state.cargo) - 1
    while ship >= 0 and state.cargo[ship] >= 0:
        ship -= 1
    return state.ship_sizes()[ship] if ship >= 0 else 0


def _cargo_loads(state: PuertoRicoState, seat: i64) -> Numbers:
    loads = vec[i64]()
    sizes = state.ship_sizes()
    for ship in range(len(sizes)):
        for good in range(i64(ALL_GOODS)):
            if load_amount(state, seat, ship, good) > 0:
                loads = append(loads, cargo_load(sizes[ship], good))
    return loads


def _refuse_ship(state: PuertoRicoState, seat: i64, size: i64, good: i64) -> WhyNot:
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


def _refused(state: PuertoRicoState, seat: i64) -> Args:
    """The ships that take nothing of what a seat has, by size, and why."""
    refused: Args = {}
    sizes = state.ship_sizes()
    for ship in range(len(sizes)):
        if not any([load_amount(state, seat, ship, good) for good in range(ALL_GOODS)]):
            refused[str(sizes[ship])] = _refuse_all(state, seat, ship).told()
    return refused


def _refuse_all(state: PuertoRicoState, seat: i64, ship: i64) -> WhyNot:
    """Why a ship takes nothing; of several goods, the one that no ship carries yet."""
    size = state.ship_sizes()[ship]
    carries = state.cargo[ship]
    held = [good for good in range(i64(ALL_GOODS)) if state.stock(seat, good) > 0]
    if carries >= 0 and state.barrels[ship] < size:
        return _refuse_ship(state, seat, size, carries)
    if carries >= 0:
        return WhyNot("puerto_rico.captain.ship", {"ship": size, "problem": "full"})
    for good in held:
        if len(held) == 1 or _carrier(state, good) < 0:
            return _refuse_ship(state, seat, size, good)
    return WhyNot("puerto_rico.captain.ship", {"ship": size, "problem": "all_elsewhere"})


def _load(state: PuertoRicoState, seat: i64, ship: i64, good: i64) -> None:
    amount = load_amount(state, seat, ship, good)
    state.goods[seat * ALL_GOODS + good] -= amount
    state.cargo[ship] = good
    state.barrels[ship] += amount
    told.loads(state, seat, ship, good, amount)
    _score_load(state, seat, amount)


# ---------------------------------------------------------------------------------------------------------------------
# The wharf: a ship of one's own, once in a phase, that takes all of a kind and sails at once


def may_use_wharf(state: PuertoRicoState, seat: i64) -> bool:
    return state.occupied(seat, WHARF) and not state.has_used_wharf(seat)


def _refuse_wharf(state: PuertoRicoState, seat: i64, good: i64) -> WhyNot:
    problem = "no_goods"
    if not state.occupied(seat, WHARF):
        problem = "none"
    elif state.has_used_wharf(seat):
        problem = "used"
    return WhyNot("puerto_rico.buildings.wharf", {"good": GOODS[good], "problem": problem})


def _load_on_wharf(state: PuertoRicoState, seat: i64, good: i64) -> None:
    amount = state.stock(seat, good)
    state.goods[seat * ALL_GOODS + good] = 0
    state.supply[good] += amount
    state.wharf_used |= bit(seat)
    told.loads_on_wharf(state, seat, good, amount)
    _score_load(state, seat, amount)


# ---------------------------------------------------------------------------------------------------------------------
# The small wharf: a ship of one's own, once in a phase, that takes any barrels, one by one


def may_use_small_wharf(state: PuertoRicoState, seat: i64) -> bool:
    return state.works_in(seat, SMALL_WHARF) and not state.has_used_small_wharf(seat)


def _small_loads(state: PuertoRicoState, seat: i64) -> Numbers:
    return vec[i64]([SMALL_WHARF_LOAD + good for good in range(ALL_GOODS) if state.stock(seat, good) > 0])


def _refuse_small_wharf(state: PuertoRicoState, seat: i64, good: i64) -> WhyNot:
    problem = "no_goods"
    if not state.works_in(seat, SMALL_WHARF):
        problem = "none"
    elif state.has_used_small_wharf(seat):
        problem = "used"
    return WhyNot("puerto_rico.buildings.small_wharf", {"good": GOODS[good], "problem": problem})


def _begin_small_load(state: PuertoRicoState, seat: i64, good: i64) -> None:
    """The barrels named so far are in the supply; they count as one load, at its end."""
    state.small_wharf_used |= bit(seat)
    state.agenda.push(SMALL_LOAD, seat)
    _add_barrel(state, seat, good)


def _add_barrel(state: PuertoRicoState, seat: i64, good: i64) -> None:
    barrels = state.agenda.number + 1
    state.goods[seat * ALL_GOODS + good] -= 1
    state.supply[good] += 1
    told.loads_on_small_wharf(state, seat, good)
    state.agenda.replace(SMALL_LOAD, seat, barrels)


class SmallLoad(Turn):
    """Another barrel, or the ship sails: a point for every two."""

    kind = SMALL_LOAD
    name = "small_wharf"

    def seat_of(self, state: PuertoRicoState) -> i64:
        """It sails by itself when its owner has no goods left."""
        seat = state.agenda.seat
        return seat if state.whole_stock(seat) > 0 else -1

    def do(self, state: PuertoRicoState) -> None:
        seat = state.agenda.seat
        barrels = state.agenda.number
        state.agenda.pop()
        told.sails_from_small_wharf(state, seat, barrels)
        _score_load(state, seat, barrels // SMALL_WHARF_BARRELS)

    def legal(self, state: PuertoRicoState) -> Numbers:
        return extend(vec[i64]([PASS]), _small_loads(state, state.to_play))

    def refuse(self, state: PuertoRicoState, action: i64) -> WhyNot | None:
        if not is_small_wharf_load(action):
            return None
        facts: Args = {"good": GOODS[good_of(action)], "problem": "no_goods"}
        return WhyNot("puerto_rico.buildings.small_wharf", facts)

    def play(self, state: PuertoRicoState, action: i64) -> None:
        if action == PASS:
            self.do(state)
        else:
            _add_barrel(state, state.to_play, good_of(action))

    def facts(self, state: PuertoRicoState) -> Args:
        barrels = state.agenda.number
        points = reward(state, state.to_play, barrels // SMALL_WHARF_BARRELS)
        return {"barrels": barrels, "points": points}


# ---------------------------------------------------------------------------------------------------------------------
# Victory points: one for each barrel, one for the captain's first load, one for each load with a harbor; and a doubloon for
# each with a lighthouse


def reward(state: PuertoRicoState, seat: i64, amount: i64) -> i64:
    """The points that a load of so many barrels would bring."""
    return amount + _privilege(state, seat) + int(state.occupied(seat, HARBOR))


def _privilege(state: PuertoRicoState, seat: i64) -> i64:
    """Once, with the captain's first load."""
    return 1 + state.doubled if seat == state.picker and state.captain_due == 1 else 0


def _score_load(state: PuertoRicoState, seat: i64, amount: i64) -> None:
    if amount > 0:
        score(state, seat, amount, "load", "puerto_rico.captain.points")
    privileged = _privilege(state, seat)
    if privileged > 0:
        state.captain_due = 0
        score(state, seat, privileged, "captain", "puerto_rico.captain.privilege")
    if state.occupied(seat, HARBOR):
        score(state, seat, 1, "harbor", "puerto_rico.buildings.harbor")
    if state.works_in(seat, LIGHTHOUSE):
        pay(state, BANK, seat, 1, "lighthouse", "puerto_rico.buildings.lighthouse")
    check_chips(state)
