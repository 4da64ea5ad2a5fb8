"""The captain: everybody loads his goods for victory points, round after round, until nobody can; then what is left
must be stored, or spoils."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.errors import WhyNot
from quayside.core.events import Args
from quayside.games.puerto_rico.actions import BARREL, KEEP, LOAD, PASS, WHARF_LOAD
from quayside.games.puerto_rico.board import (
    ALL_GOODS,
    GOODS,
    HARBOR,
    LARGE_WAREHOUSE,
    LARGE_WAREHOUSE_KINDS,
    NO_CHIPS,
    SMALL_WAREHOUSE,
    SMALL_WAREHOUSE_KINDS,
    SMALLEST_SHIP,
    WHARF,
)
from quayside.games.puerto_rico.rules.agenda import (
    LOADING,
    STOCKTAKING,
    STORAGE,
    bring_on_the_end,
    everybody,
    frame,
    seat_after,
)
from quayside.games.puerto_rico.state import PuertoRicoState


def begin(state: PuertoRicoState) -> None:
    state.captain_due = 1
    everybody(state, STOCKTAKING)
    state.agenda.append(frame(LOADING, state.picker))


# ---------------------------------------------------------------------------------------------------------------------
# Loading


def load_amount(state: PuertoRicoState, seat: i64, ship: i64, good: i64) -> int:
    """How much of a good a seat would load on a ship: all that it has, or all that fits. 0 when it may not: another
    good lies there, another ship carries this one, or an empty ship would take more."""
    stock = state.goods[seat * ALL_GOODS + good]
    cargo = state.cargo[ship]
    if stock == 0 or (cargo >= 0 and cargo != good):
        return 0
    if cargo == good:
        return min(stock, state.ship_sizes()[ship] - state.barrels[ship])
    if good in state.cargo:
        return 0
    amount = min(stock, state.ship_sizes()[ship])
    return amount if amount == min(stock, _largest_empty_ship(state)) else 0


def _largest_empty_ship(state: PuertoRicoState) -> int:
    largest = 0
    for ship in range(len(state.cargo)):
        if state.cargo[ship] < 0:
            largest = state.ship_sizes()[ship]  # they stand in order of size
    return largest


def may_use_wharf(state: PuertoRicoState, seat: int) -> bool:
    return state.occupied(seat, WHARF) and not state.wharf_used >> seat & 1


def legal_loading(state: PuertoRicoState) -> list[int]:
    """He must load if he can, on a cargo ship or on his own wharf; a wharf that is all he has, he may leave."""
    seat = state.to_play
    choices: list[int] = []
    if stock(state, seat) == 0:
        choices.append(PASS)
        return choices
    sizes = state.ship_sizes()
    for ship in range(len(sizes)):
        for good in range(ALL_GOODS):
            if load_amount(state, seat, ship, good) > 0:
                choices.append(LOAD + (sizes[ship] - SMALLEST_SHIP) * ALL_GOODS + good)
    if not choices:
        choices.append(PASS)
    if may_use_wharf(state, seat):
        for good in range(ALL_GOODS):
            if state.goods[seat * ALL_GOODS + good] > 0:
                choices.append(WHARF_LOAD + good)
    return choices


def stock(state: PuertoRicoState, seat: i64) -> int:
    """All his barrels."""
    goods = state.goods
    at: i64 = seat * ALL_GOODS
    return goods[at] + goods[at + 1] + goods[at + 2] + goods[at + 3] + goods[at + 4]


def refuse_loading(state: PuertoRicoState, action: int) -> WhyNot | None:
    seat = state.to_play
    if action == PASS:
        return WhyNot("puerto_rico.captain.duty", {"seat": seat})
    if LOAD <= action < WHARF_LOAD:
        return _refuse_ship(state, seat, action)
    if WHARF_LOAD <= action < KEEP:
        problem = "no_goods"
        if not state.occupied(seat, WHARF):
            problem = "none"
        elif not may_use_wharf(state, seat):
            problem = "used"
        good = GOODS[action - WHARF_LOAD]
        return WhyNot("puerto_rico.buildings.wharf", {"good": good, "problem": problem})
    return None


def _refuse_ship(state: PuertoRicoState, seat: int, action: int) -> WhyNot:
    size = SMALLEST_SHIP + (action - LOAD) // ALL_GOODS
    good = (action - LOAD) % ALL_GOODS
    sizes = state.ship_sizes()
    args: Args = {"ship": size, "good": GOODS[good]}
    if size not in sizes:
        args["problem"] = "no_ship"
    elif state.goods[seat * ALL_GOODS + good] == 0:
        args["problem"] = "no_goods"
    elif state.cargo[sizes.index(size)] == good:
        args["problem"] = "full"
    elif state.cargo[sizes.index(size)] >= 0:
        args.update(problem="other_good", carries=GOODS[state.cargo[sizes.index(size)]])
    elif good in state.cargo:
        args.update(problem="elsewhere", other=sizes[state.cargo.index(good)])
    else:
        args["largest"] = _largest_empty_ship(state)
        return WhyNot("puerto_rico.captain.amount", args)
    return WhyNot("puerto_rico.captain.ship", args)


def play_loading(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    state.agenda[-1] = frame(LOADING, seat_after(state, seat, 1))
    if action == PASS:
        if state.listener is not None and not state.forced:
            state.tell("no_load", "puerto_rico.captain.passing", {"seat": seat})
        state.passes += 1
        if state.passes == state.players:  # the last one to load among them
            state.passes = 0
            state.agenda.pop()
        return
    state.passes = 0
    if action < WHARF_LOAD:
        size = SMALLEST_SHIP + (action - LOAD) // ALL_GOODS
        _load(state, seat, state.ship_sizes().index(size), (action - LOAD) % ALL_GOODS)
    else:
        _load_on_wharf(state, seat, action - WHARF_LOAD)


def _load(state: PuertoRicoState, seat: int, ship: int, good: int) -> None:
    amount = load_amount(state, seat, ship, good)
    state.goods[seat * ALL_GOODS + good] -= amount
    state.cargo[ship] = good
    state.barrels[ship] += amount
    if state.listener is not None:
        args: Args = {"seat": seat, "ship": state.ship_sizes()[ship], "good": GOODS[good], "amount": amount}
        state.tell("load", "puerto_rico.captain.ship", args)
    _reward(state, seat, amount)


def _load_on_wharf(state: PuertoRicoState, seat: int, good: int) -> None:
    """His own ship takes all of a kind, and sails at once."""
    at = seat * ALL_GOODS + good
    amount = state.goods[at]
    state.goods[at] = 0
    state.supply[good] += amount
    state.wharf_used |= 1 << seat
    if state.listener is not None:
        state.tell(
            "wharf", "puerto_rico.buildings.wharf", {"seat": seat, "good": GOODS[good], "amount": amount}
        )
    _reward(state, seat, amount)


def amount(state: PuertoRicoState, seat: int, action: int) -> int:
    """The barrels that a legal load takes."""
    if action >= WHARF_LOAD:
        return state.goods[seat * ALL_GOODS + action - WHARF_LOAD]
    size = SMALLEST_SHIP + (action - LOAD) // ALL_GOODS
    return load_amount(state, seat, state.ship_sizes().index(size), (action - LOAD) % ALL_GOODS)


def reward(state: PuertoRicoState, seat: int, amount: int) -> int:
    """The points that a load of so many barrels would bring."""
    return amount + int(_captain_bonus(state, seat)) + int(state.occupied(seat, HARBOR))


def _captain_bonus(state: PuertoRicoState, seat: int) -> bool:
    return seat == state.picker and state.captain_due == 1


def _reward(state: PuertoRicoState, seat: int, amount: int) -> None:
    _score(state, seat, amount, "load", "puerto_rico.captain.points")
    if _captain_bonus(state, seat):
        state.captain_due = 0
        _score(state, seat, 1, "captain", "puerto_rico.captain.privilege")
    if state.occupied(seat, HARBOR):
        _score(state, seat, 1, "harbor", "puerto_rico.buildings.harbor")
    if state.chips <= 0:
        bring_on_the_end(state, NO_CHIPS, "puerto_rico.end.points")


def _score(state: PuertoRicoState, seat: int, amount: int, reason: str, rule: str) -> None:
    state.points[seat] += amount
    state.chips -= amount
    if state.listener is not None:
        state.tell("points", rule, {"seat": seat, "amount": amount, "reason": reason})


# ---------------------------------------------------------------------------------------------------------------------
# Storage: a kind in each warehouse slot, then a single barrel; the rest spoils


def take_stock(state: PuertoRicoState, seat: int) -> None:
    if stock(state, seat) == 0:
        state.agenda.pop()
        return
    state.kept = 0
    state.slots = 0
    if state.occupied(seat, SMALL_WAREHOUSE):
        state.slots += SMALL_WAREHOUSE_KINDS
    if state.occupied(seat, LARGE_WAREHOUSE):
        state.slots += LARGE_WAREHOUSE_KINDS
    state.agenda[-1] = frame(STORAGE, seat)


def legal_storage(state: PuertoRicoState) -> list[int]:
    """No slot may stay empty while there are goods for it."""
    seat = state.to_play
    verb = KEEP if state.slots > 0 else BARREL
    choices: list[int] = []
    for good in range(ALL_GOODS):
        if _is_loose(state, seat, good):
            choices.append(verb + good)
    return choices


def _is_loose(state: PuertoRicoState, seat: int, good: int) -> bool:
    """He has some of it, and not in a warehouse."""
    return state.goods[seat * ALL_GOODS + good] > 0 and not state.kept >> good & 1


def refuse_storage(state: PuertoRicoState, action: int) -> WhyNot | None:
    if action == PASS:
        return WhyNot("puerto_rico.captain.storage", {"problem": "pass", "slots": state.slots})
    if action < KEEP:
        return None
    good = (action - KEEP) % ALL_GOODS
    problem = "no_goods"
    if state.kept >> good & 1:
        problem = "kept"
    elif _is_loose(state, state.to_play, good):
        problem = "warehouse_first" if state.slots > 0 else "no_slot"
    args: Args = {"good": GOODS[good], "problem": problem, "slots": state.slots}
    return WhyNot("puerto_rico.captain.storage", args)


def play_storage(state: PuertoRicoState, action: int) -> None:
    seat = state.to_play
    if action < BARREL:
        _keep(state, seat, action - KEEP)
        for good in range(ALL_GOODS):
            if _is_loose(state, seat, good):
                return
        _leave_storage(state)
        return
    good = action - BARREL
    if state.listener is not None:
        state.tell("barrel", "puerto_rico.captain.storage", {"seat": seat, "good": GOODS[good]})
    _spoil(state, seat, good)
    _leave_storage(state)


def _keep(state: PuertoRicoState, seat: int, good: int) -> None:
    """The small warehouse is filled first."""
    state.kept |= 1 << good
    state.slots -= 1
    if state.listener is not None:
        in_large = state.slots < LARGE_WAREHOUSE_KINDS and state.occupied(seat, LARGE_WAREHOUSE)
        rule = "puerto_rico.buildings." + ("large_warehouse" if in_large else "small_warehouse")
        amount = state.goods[seat * ALL_GOODS + good]
        state.tell("keep", rule, {"seat": seat, "good": GOODS[good], "amount": amount})


def _spoil(state: PuertoRicoState, seat: int, single: int) -> None:
    """All but the stored kinds and a single barrel goes back to the supply."""
    spoiled: Args = {}
    for good in range(ALL_GOODS):
        if _is_loose(state, seat, good):
            at = seat * ALL_GOODS + good
            lost = state.goods[at] - (good == single)
            state.goods[at] -= lost
            state.supply[good] += lost
            if lost > 0 and state.listener is not None:
                spoiled[GOODS[good]] = lost
    if spoiled and state.listener is not None:
        state.tell("spoil", "puerto_rico.captain.storage", {"seat": seat, "goods": spoiled})


def _leave_storage(state: PuertoRicoState) -> None:
    state.kept = 0
    state.slots = 0
    state.agenda.pop()


# ---------------------------------------------------------------------------------------------------------------------
# The end of the phase


def end(state: PuertoRicoState) -> None:
    """Full ships sail; the others wait with what they carry."""
    state.captain_due = 0
    state.wharf_used = 0
    sizes = state.ship_sizes()
    for ship in range(len(sizes)):
        if state.barrels[ship] < sizes[ship]:
            continue
        good = state.cargo[ship]
        state.supply[good] += sizes[ship]
        state.cargo[ship] = -1
        state.barrels[ship] = 0
        if state.listener is not None:
            args: Args = {"ship": sizes[ship], "good": GOODS[good], "amount": sizes[ship]}
            state.tell("unload", "puerto_rico.captain.unloading", args)
