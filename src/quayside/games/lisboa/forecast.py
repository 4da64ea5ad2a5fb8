"""What a choice would cost a seat and bring it as things stand, with the parts of each sum: what a client shows before
something is chosen."""

from __future__ import annotations

from quayside.games.lisboa.actions import MOVE, SELL, TRADE, is_move
from quayside.games.lisboa.board import (
    ACTS,
    ALL_ACTS,
    ALL_PLOTS,
    ALL_SHIPS,
    CARDS,
    CUBES,
    EAST,
    GOLD,
    GOODS,
    MOST_OFFICIALS,
    NOBLES,
    PLANS,
    PLOTS,
    SHIPS,
    SPACES,
    TREASURY,
    WEST,
    Act,
    Cube,
    Good,
)
from quayside.games.lisboa.components import LAND as LAND_BENEFIT
from quayside.games.lisboa.components import VISIT
from quayside.games.lisboa.rules import (
    agenda,
    buildings,
    business,
    church,
    court,
    officials,
    period,
    portfolio,
    production,
    ships,
    stores,
    tracks,
)
from quayside.games.lisboa.state import COLOURS, LisboaState
from quayside.games.lisboa.view_types import (
    BestBuilding,
    BestStore,
    Costs,
    Ending,
    Land,
    Prospects,
    Use,
    VisitCost,
    Walk,
)


def of_seat(state: LisboaState, seat: int) -> Costs:
    """What everybody may know of a seat's costs and yields."""
    return {
        "seat": seat,
        "visits": {NOBLES[noble]: _visit(state, seat, noble) for noble in range(3)},
        "event": court.event_price(state, seat),
        "land": {
            PLOTS[plot]: _land(state, seat, plot)
            for plot in range(ALL_PLOTS)
            if stores.free_plot(state, plot)
        },
        "ship": ships.ship_cost(state, seat, state.values.hold[state.yard[-1]]) if state.yard else None,
        "production": {
            "goods": {GOODS[good]: _made(state, seat, good) for good in range(4)},
            "choice": production.choices_of_good(state, seat),
        },
        "tiles": church.room_for_tiles(state, seat),
        "recruits": min(state.board[seat], officials.most_recruits(state, seat)),
    }


def _made(state: LisboaState, seat: int, good: int) -> int:
    return max(0, min(production.yields(state, seat, good), state.room(seat, good)))


def of_decision(state: LisboaState, seat: int) -> Prospects:
    """What the choices of whoever decides would bring, as everybody may work it out."""
    kind = int(state.agenda.kind)
    if kind == agenda.USE:
        return _of_card(state, seat)
    if kind == agenda.CUBE_CHOICE:
        saves = {CUBES[cube]: stores.cube_price(state, seat, cube) for cube in range(3)}
        return {"saves": saves, "completes": _set_makers(state, seat)}
    if kind == agenda.RUBBLE_CHOICE:
        return {"completes": _set_makers(state, seat)}
    if kind == agenda.BUILDING_CHOICE:
        spaces = buildings.spaces_to_open(state, seat)
        return {
            "buildings": _buildings(state, spaces),
            "sets": {SPACES[space]: _sets_with(state, seat, space) for space in spaces},
        }
    if kind == agenda.CARDINAL_MOVE:
        return {
            "walks": {
                state.notation(move): _walk(state, move - MOVE + 1) for move in state.legal() if is_move(move)
            }
        }
    if kind == agenda.SHOWING:
        space = int(state.agenda.number)
        return {"buildings": _buildings(state, {space: buildings.plans_to_show(state, seat)})}
    return {}


# ---------------------------------------------------------------------------------------------------------------------
# Cards


def of_hand(state: LisboaState, seat: int) -> Prospects:
    """What each card in hand could be played for: only its owner may know."""
    if state.agenda.kind != agenda.CARD:
        return {}
    sells, trades = _business(state, seat)
    found: dict[str, list[Use]] = {}
    for card in state.hands[seat]:
        uses: list[Use] = []
        if portfolio.may_tuck(state, seat, card):
            uses.extend(["sell"] if sells else [])
            uses.extend(["trade"] if trades else [])
        kind = state.values.kind[card]
        if kind == TREASURY:
            uses.extend(["event"] if court.may_sponsor(state, seat, card) else [])
        elif court.may_visit(state, seat, kind - 1):
            uses.append("visit")
        uses.append("discard")
        found[CARDS[card]] = uses
    return {"uses": found}


def _of_card(state: LisboaState, seat: int) -> Prospects:
    """Of the card that is played: what sales would bring, what goods would buy which acts, what a visit leads to."""
    sells, trades = _business(state, seat)
    prices = {
        f"sell {GOODS[good]} {SHIPS[ship]}": business.sale_price(state, seat, good, ship)
        for good, ship in (divmod(action - SELL, ALL_SHIPS) for action in sells)
    }
    bought: dict[Act, list[Good]] = {}
    for action in trades:
        good, act = divmod(action - TRADE, ALL_ACTS)
        bought.setdefault(ACTS[act], []).append(GOODS[good])
    found: Prospects = {
        "full": _is_full(state, seat),
        "sales": prices,
        "trades": bought,
        "empty": _empty(state, seat),
    }
    noble = state.values.kind[state.card] - 1
    if noble >= 0 and court.may_visit(state, seat, noble):
        marker = max(0, state.influence[seat] - court.visit_cost(state, seat, noble))
        if NOBLES[noble] == "builder":
            found["store"] = _best_store(state, seat, marker)
        elif NOBLES[noble] == "king":
            found["building"] = _best_building(state, seat, marker)
    return found


def _is_full(state: LisboaState, seat: int) -> bool:
    """Whether a card must leave the portfolio before this one comes."""
    return portfolio.is_full(state, seat, portfolio.row_of(state, state.card))


def _empty(state: LisboaState, seat: int) -> list[str]:
    """Uses that would bring nothing at all: gold for which there is no room, or that the supply has not."""
    return [] if state.room(seat, GOLD) > 0 else ["gold"]


def _business(state: LisboaState, seat: int) -> tuple[list[int], list[int]]:
    """Sales and trades of whoever plays a card now."""
    if state.to_play != seat:
        return [], []
    traded, wild = state.traded, state.wild
    state.traded, state.wild = -1, 0
    trades = list(business.trades(state, seat, business.ALL_TRADES))
    state.traded, state.wild = traded, wild
    return list(business.sales(state, seat)), trades


def _visit(state: LisboaState, seat: int, noble: int) -> VisitCost:
    cost = court.visit_cost(state, seat, noble)
    benefit = state.benefit(seat, VISIT + noble)
    treasury = state.sway()
    others = officials.in_office(state, noble) - state.office[noble * COLOURS + seat]
    return {"cost": cost, "treasury": treasury, "officials": others, "benefit": benefit}


# ---------------------------------------------------------------------------------------------------------------------
# Stores


def _land(state: LisboaState, seat: int, plot: int) -> Land:
    """The price of a plot in its parts, what is missing of it, and what a store of either trade would score there."""
    treasury = state.coins()
    benefit = min(treasury, state.benefit(seat, LAND_BENEFIT))
    price = stores.land_price(state, seat, plot)
    cubes = _cubes_near(state, plot)
    saves = max([stores.cube_price(state, seat, cube) for cube in cubes], default=0)
    short = _missing(state, seat, plot, price - saves, state.influence[seat])
    return {
        "price": price,
        "treasury": treasury,
        "benefit": benefit,
        "rubble": price - treasury + benefit,
        "saves": saves,
        "least": price - saves,
        "short": short,
        "sets": [CUBES[cube] for cube in sorted(set(cubes)) if _completes_set(state, seat, cube)],
        "served": {GOODS[good]: _served(state, plot, good) for good in _trades_of(state, plot)},
        "wigs": {GOODS[good]: _store_wigs(state, plot, good) for good in _trades_of(state, plot)},
    }


def _cubes_near(state: LisboaState, plot: int) -> list[int]:
    row = plot // 5 * 3
    column = plot % 5 * 3
    return [
        cube
        for cube in range(3)
        for _ in range(state.row_cubes[row + cube] + state.column_cubes[column + cube])
    ]


def _missing(state: LisboaState, seat: int, plot: int, least: int, marker: int) -> int:
    reward = state.values.plot_reward[plot]
    return max(0, least - tracks.means_after(state, seat, reward, state.reis[seat], marker))


def _completes_set(state: LisboaState, seat: int, cube: int) -> bool:
    """Whether one more cube of a type makes a set."""
    at = seat * 3
    sets = state.sets(seat)
    return all(
        state.cubes[at + each] > sets or (each == cube and state.cubes[at + each] == sets)
        for each in range(3)
    )


def _set_makers(state: LisboaState, seat: int) -> list[Cube]:
    return [CUBES[cube] for cube in range(3) if _completes_set(state, seat, cube)]


def _trades_of(state: LisboaState, plot: int) -> list[int]:
    """Of the streets beside a plot, if they have a tile left for it."""
    slots = [(good, stores.slot_of(state, plot, good)) for good in range(4)]
    return [good for good, slot in slots if slot >= 0 and state.tiles[slot]]


def _served(state: LisboaState, plot: int, good: int) -> list[str]:
    """The public buildings that a store of a trade would be related to."""
    row = plot // 5
    return [
        SPACES[space]
        for space in (state.values.street_of[good], WEST + row, EAST + row)
        if state.building[space] >= 0 and state.values.is_served(good, state.building[space])
    ]


def _store_wigs(state: LisboaState, plot: int, good: int) -> int:
    return state.scoring[state.values.street_of[good]] * len(_served(state, plot, good))


def _best_store(state: LisboaState, seat: int, marker: int) -> BestStore:
    """The store that would score most after a visit, the cheapest of several, and how many plots are within reach."""
    plots = 0
    best: tuple[int, int, str, Good] | None = None
    for plot in range(ALL_PLOTS):
        trades = _trades_of(state, plot)
        if not trades or not stores.free_plot(state, plot):
            continue
        cubes = _cubes_near(state, plot)
        saves = max([stores.cube_price(state, seat, cube) for cube in cubes], default=0)
        least = stores.land_price(state, seat, plot) - saves
        if _missing(state, seat, plot, least, marker):
            continue
        plots += 1
        for good in trades:
            offer = (_store_wigs(state, plot, good), -least, PLOTS[plot], GOODS[good])
            if best is None or offer[:2] > best[:2]:
                best = offer
    if best is None:
        return {"plots": 0}
    return {"plots": plots, "plot": best[2], "trade": best[3], "wigs": best[0], "price": -best[1]}


# ---------------------------------------------------------------------------------------------------------------------
# Public buildings


def _buildings(state: LisboaState, spaces: dict[int, list[int]]) -> dict[str, dict[str, list[int]]]:
    """What the building of each plan on each space would bring each side."""
    found: dict[str, dict[str, list[int]]] = {}
    for space, plans in spaces.items():
        for plan in plans:
            found.setdefault(PLANS[plan], {})[SPACES[space]] = _building_wigs(state, plan, space)
    return found


def _building_wigs(state: LisboaState, plan: int, space: int) -> list[int]:
    state.building[space] = state.current[plan // MOST_OFFICIALS]
    wigs = [buildings.scored_by(state, side, space) for side in range(state.sides)]
    state.building[space] = -1
    return wigs


def _best_building(state: LisboaState, seat: int, marker: int) -> BestBuilding:
    """The building that would bring most against the best of the others, after a visit; on how many spaces one could be
    opened."""
    held = state.influence[seat]
    state.influence[seat] = marker
    spaces = buildings.spaces_to_open(state, seat)
    state.influence[seat] = held
    best: BestBuilding = {"spaces": 0}
    most = 0
    for space, plans in spaces.items():
        for plan in plans:
            wigs = _building_wigs(state, plan, space)
            others = max([0, *wigs[:seat], *wigs[seat + 1 :]])
            lead = 2 * wigs[seat] - others
            if not best["spaces"] or lead > most:
                most = lead
                best = {
                    "spaces": len(spaces),
                    "space": SPACES[space],
                    "plan": PLANS[plan],
                    "wigs": wigs[seat],
                }
    return best


def _sets_with(state: LisboaState, seat: int, space: int) -> int:
    """The sets that a seat would have with the cubes of a building space."""
    at = seat * 3
    return min(state.cubes[at + cube] + state.space_cubes[space * 3 + cube] for cube in range(3))


# ---------------------------------------------------------------------------------------------------------------------
# The cardinal's walk


def _walk(state: LisboaState, steps: int) -> Walk:
    """Between which tiles so many steps lead, and what he passes on the way."""
    spaces = church.passed(state, steps)
    return {
        "places": church.beside(spaces[-1]),
        "treasury": sum([state.values.treasury_icons[space] for space in spaces]),
        "scores": state.laid_down < 0 and any([state.values.church_icons[space] for space in spaces]),
    }


# ---------------------------------------------------------------------------------------------------------------------
# The end


def of_the_end(state: LisboaState) -> Ending | None:
    """Why the period, or in the second one the game, is about to end: somebody's rubble sets, or empty piles."""
    if not period.end_is_near(state):
        return None
    if not period.somebody_has_the_sets(state):
        return {"by": "piles"}
    sets = [state.sets(seat) for seat in range(state.players)]
    return {"by": "sets", "seat": sets.index(max(sets)), "sets": max(sets)}
