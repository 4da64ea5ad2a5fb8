"""What a seat may see of a game of Lisboa, built by adding. Hidden are the cards that others were dealt, and the clergy
tiles that they did not keep at set-up."""

from __future__ import annotations

from typing import cast

from quayside.core.game import ranks
from quayside.core.state import ALL
from quayside.core.vecs import Numbers
from quayside.games.lisboa import forecast
from quayside.games.lisboa.board import (
    ALL_PLANS,
    ARCHITECTS,
    BLUE,
    CARDS,
    CLERGY,
    CUBES,
    DECREES,
    FACE_DOWN,
    FIRST_SHIP,
    GOODS,
    GROUPS,
    NOBLES,
    PILES,
    PLANS,
    PLOTS,
    PURPLE,
    ROWS,
    SHIPS,
    SIDES,
    SOURCES,
    SPACES,
)
from quayside.games.lisboa.components import ALL_BENEFITS, BENEFITS
from quayside.games.lisboa.rules import buildings, church, portfolio, scoring
from quayside.games.lisboa.rules.display import plans_in_pile
from quayside.games.lisboa.state import COLOURS, DUMMY, LAID, RIVAL, LisboaState
from quayside.games.lisboa.view_types import (
    CardPile,
    Church,
    City,
    Cubes,
    Decision,
    Designs,
    Forecast,
    Goods,
    Officials,
    Options,
    PlanPile,
    PublicSeat,
    Seat,
    Ship,
    Side,
    View,
)


def views(state: LisboaState, seats: list[int | None]) -> list[View]:
    public = [cast(Seat, _seat(state, seat)) for seat in range(state.players)]
    decision = cast(Decision, state.game.rules.asked(state))
    common = _common(state, decision, public)
    return [_seen(state, viewer, common) for viewer in seats]


def _seen(state: LisboaState, viewer: int | None, common: View) -> View:
    """What everybody sees, and what only the viewer does."""
    seats = [
        _with_secrets(state, seat, public) if viewer in (seat, ALL) else public
        for seat, public in enumerate(common["seats"])
    ]
    seen: View = {**common, "seat": None if viewer == ALL else viewer, "seats": seats}
    if state.to_play >= 0:
        if viewer in (state.to_play, ALL):
            secrets = cast(Decision, state.game.rules.decision(state).secrets(state))
            seen["decision"] = {**common["decision"], **secrets}
        seen["forecast"] = _forecast(state, viewer)
    return seen


def _forecast(state: LisboaState, viewer: int | None) -> Forecast:
    """Of the viewer; for whoever only watches, of the seat that decides."""
    decides = state.to_play
    seat = decides if viewer is None or viewer == ALL else viewer
    found = cast(Forecast, forecast.of_seat(state, seat))
    if seat == decides:
        found = {**found, **forecast.of_decision(state, seat)}
    if viewer in (decides, ALL):
        found = {**found, **forecast.of_hand(state, decides)}
    return found


def _common(state: LisboaState, decision: Decision, seats: list[Seat]) -> View:
    found: View = {
        "game": "lisboa",
        "players": state.players,
        "options": _options(state),
        "values": state.values.digest,
        "seat": None,
        "ply": state.ply,
        "to_play": state.to_play,
        "decision": decision,
        "period": state.period,
        "round": state.round,
        "last_round": state.last_round or None,
        "end": forecast.of_the_end(state),
        "first": state.setup.first,
        "turn": state.turn,
        "treasury": {"index": state.treasury, "reis": state.coins(), "influence": state.sway()},
        "prices": _by_good(state.price),
        "supply": _by_good(state.supply),
        "favors": {NOBLES[noble]: state.favor_supply[noble] for noble in range(3)},
        "display": {PILES[pile]: _pile(state, pile) for pile in range(4)},
        "shipyard": [SHIPS[ship] for ship in reversed(list(state.yard))],
        "ships": {SHIPS[ship]: _ship(state, ship) for ship in range(len(SHIPS)) if state.owner[ship] >= 0},
        "church": _church(state),
        "decrees": {
            "shown": [DECREES[decree] for decree in state.decrees_shown],
            "left": len(state.decrees_left),
        },
        "plans": {ARCHITECTS[each]: _plans(state, each) for each in range(2)},
        "architects": {ARCHITECTS[each]: _architect(state, each) for each in range(2)},
        "offices": {
            NOBLES[noble]: _colours(state, state.office[noble * COLOURS : noble * COLOURS + COLOURS])
            for noble in range(3)
        },
        "plaza": _colours(state, state.plaza),
        "city": _city(state),
        "seats": seats,
    }
    if state.players == 1:
        found["rival"] = _public_side(state, RIVAL)
    if state.to_play < 0:
        found["final"] = [dict(zip(SOURCES, wigs, strict=True)) for wigs in scoring.final_wigs(state)]
        found["totals"] = scoring.totals(state)
        found["ranks"] = ranks(scoring.standings(state))
    return found


def _options(state: LisboaState) -> Options:
    """What an owner's file holds, the values tell; here only that there is one."""
    chosen = state.setup.options
    return cast(Options, {**chosen, "components": chosen["components"] is not None})


def _by_good(counts: Numbers) -> Goods:
    return {GOODS[good]: counts[good] for good in range(4)}


def _cubes(counts: Numbers) -> Cubes:
    return {CUBES[cube]: counts[cube] for cube in range(3)}


def _card_name(card: int) -> str:
    return SHIPS[card - FIRST_SHIP] if card >= FIRST_SHIP else CARDS[card]


# ---------------------------------------------------------------------------------------------------------------------
# The table


def _pile(state: LisboaState, pile: int) -> CardPile:
    top = state.shown[pile]
    return {"top": CARDS[top] if top >= 0 else None, "cards": len(state.face_down[pile]) + (top >= 0)}


def _plans(state: LisboaState, architect: int) -> PlanPile:
    top = state.plan_shown[architect]
    return {"top": PLANS[top] if top >= 0 else None, "plans": plans_in_pile(state, architect)}


def _ship(state: LisboaState, ship: int) -> Ship:
    return {
        "owner": state.owner[ship],
        "at_sea": bool(state.at_sea[ship]),
        "hold": state.values.hold[ship],
        "aboard": _by_good(state.aboard[ship * 4 : ship * 4 + 4]),
    }


def _church(state: LisboaState) -> Church:
    return {
        "cardinal": state.cardinal,
        "lies": state.laid_down >= 0,
        "track": [
            "face_down" if tile in (FACE_DOWN, LAID) else CLERGY[tile] if tile >= 0 else None
            for tile in state.track
        ],
        "bag": church.in_bag(state),
        "cashed": sorted([CLERGY[tile] for tile in state.aside]),
    }


def _architect(state: LisboaState, architect: int) -> Designs:
    face = state.current[architect]
    return {"current": SIDES[face] if face >= 0 else None, "left": len(state.future[architect]) + (face >= 0)}


def _colours(state: LisboaState, counts: Numbers) -> Officials:
    """Officials by seat, and those that are nobody's."""
    found: Officials = {"seats": list(counts[: state.sides])}
    if state.players <= 2:
        found["dummies"] = counts[DUMMY]
    return found


def _city(state: LisboaState) -> City:
    return {
        "streets": [GOODS[good] for good in state.values.streets],
        "scoring": list(state.scoring),
        "rows": {
            ROWS[row]: _cubes(state.row_cubes[row * 3 : row * 3 + 3])
            for row in range(5)
            if not state.is_covered(row)
        },
        "columns": [_cubes(state.column_cubes[column * 3 : column * 3 + 3]) for column in range(5)],
        "stores": {
            PLOTS[plot]: {
                "owner": state.store[plot],
                "trade": GOODS[state.trade[plot]],
                "related": buildings.related(state, plot),
            }
            for plot in range(len(PLOTS))
            if state.store[plot] >= 0
        },
        "spaces": {
            SPACES[space]: {
                "building": SIDES[state.building[space]] if state.building[space] >= 0 else None,
                "opener": state.opener[space] if state.building[space] >= 0 else None,
                "officials": state.staff[space] if state.building[space] >= 0 else 0,
                "cubes": _cubes(state.space_cubes[space * 3 : space * 3 + 3]),
            }
            for space in range(len(SPACES))
            if not state.is_closed(space)
        },
        "tiles": list(state.tiles),
        "pile": _cubes(state.pile_cubes),
    }


# ---------------------------------------------------------------------------------------------------------------------
# The sides


def _public_side(state: LisboaState, side: int) -> Side:
    at = side * ALL_PLANS
    return {
        "wigs": state.wigs[side],
        "cubes": _cubes(state.cubes[side * 3 : side * 3 + 3]),
        "sets": state.sets(side),
        "houses": {GROUPS[group]: state.houses[side * 3 + group] for group in range(3)},
        "officials": {"board": state.board[side], "buildings": state.in_buildings[side]},
        "decrees": [DECREES[decree] for decree in state.decrees[side]],
        "done": {PLANS[plan]: state.done[at + plan] for plan in range(ALL_PLANS) if state.done[at + plan]},
    }


def _seat(state: LisboaState, side: int) -> PublicSeat:
    hand = state.hands[side]
    secret = [card for card in hand if state.values.deck[card] in (BLUE, PURPLE)]
    at = side * ALL_PLANS
    return {
        **_public_side(state, side),
        "reis": state.reis[side],
        "means": state.means(side),
        "influence": state.influence[side],
        "goods": _by_good(state.goods[side * 4 : side * 4 + 4]),
        "storage": state.storage(side),
        "limit": portfolio.limit(state, side),
        "markers": state.sets(side) - state.spent[side],
        "favors": [NOBLES[noble] for noble in range(3) if state.favors[side * 3 + noble]],
        "top": [_card_name(card) for card in state.top[side]],
        "bottom": [CARDS[card] for card in state.bottom[side]],
        "drawing": state.drawing[side],
        "benefits": {
            BENEFITS[benefit]: state.benefits[side * ALL_BENEFITS + benefit]
            for benefit in range(ALL_BENEFITS)
            if state.benefits[side * ALL_BENEFITS + benefit]
        },
        "clergy": [CLERGY[tile] for tile in state.clergy[side]],
        "cards": len(hand),
        "open_cards": [CARDS[card] for card in hand if card not in secret],
        "plans": {PLANS[plan]: state.plans[at + plan] for plan in range(ALL_PLANS) if state.plans[at + plan]},
    }


def _with_secrets(state: LisboaState, side: int, public: Seat) -> Seat:
    """With what only its own seat may see."""
    return {
        **public,
        "hand": [CARDS[card] for card in state.hands[side]],
        "returned": [CLERGY[tile] for tile in state.put_back[side : side + 1] if tile >= 0],
    }
