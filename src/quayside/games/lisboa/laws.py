"""What holds in every position of Lisboa: cubes, goods, people, cards and tiles are conserved, boards hold what they can
hold, and something is to be decided. A PositionError says which law is broken."""

from __future__ import annotations

from quayside.core.numbers import count
from quayside.core.position import law
from quayside.games.lisboa.board import (
    ALL_CLERGY,
    ALL_DECREES,
    ALL_SHIPS,
    BUILDINGS,
    CLERGY_HELD,
    CUBES,
    CUBES_EACH,
    CUBES_HELD,
    DECREES_SHOWN,
    FIRST_SHIP,
    GOODS,
    GOODS_EACH,
    GROUP_SIZE,
    HAND,
    LIMIT,
    MOST_INFLUENCE,
    MOST_OFFICIALS,
    OFFICIALS,
    PLOTS,
    SLOTS,
    WEST,
)
from quayside.games.lisboa.components import ALL_BENEFITS, WAREHOUSE
from quayside.games.lisboa.rules import agenda
from quayside.games.lisboa.rules.setup import is_clergy_offered, offered_clergy
from quayside.games.lisboa.state import COLOURS, DUMMY, LisboaState

MOST_ROUNDS = {1: 20, 2: 20, 3: 14, 4: 11}
CITY_TILES = 27
PLANS_IN_THE_BOX = 20
COVERED_CUBES = 7  # that stay in the box with one or two players, whose row E is covered


def check(state: LisboaState) -> None:
    _check_cubes(state)
    _check_goods(state)
    _check_people(state)
    _check_cards(state)
    _check_church(state)
    _check_city(state)
    _check_boards(state)
    _check_course(state)


def out_of_the_game(state: LisboaState) -> int:
    """Cubes that never came into the game, and those that found no room on a board."""
    lying = sum(state.row_cubes) + sum(state.column_cubes) + sum(state.space_cubes) + sum(state.pile_cubes)
    return 3 * CUBES_EACH - lying - sum(state.cubes)


def _check_cubes(state: LisboaState) -> None:
    places = (state.row_cubes, state.column_cubes, state.space_cubes, state.pile_cubes, state.cubes)
    law(min([min(place) for place in places]) >= 0, "there are less than no cubes somewhere")
    for cube in range(3):
        counted = sum([sum(place[cube::3]) for place in places])
        law(counted <= CUBES_EACH, f"there are {CUBES_EACH} {CUBES[cube]} cubes, and this has {counted}")
    box = COVERED_CUBES if state.players <= 2 else 0
    law(out_of_the_game(state) >= box, f"with {state.players} players {box} cubes stay in the box")
    law(max(state.cubes) <= CUBES_HELD, f"a board holds {CUBES_HELD} cubes of a type")
    for side in range(state.sides):
        law(0 <= state.spent[side] <= state.sets(side), "a set marker was given for a decree without a set")


def _check_goods(state: LisboaState) -> None:
    for good in range(4):
        counts = [*state.goods[good::4], *state.aboard[good::4], state.supply[good]]
        law(
            min(counts) >= 0,
            f"there are less than no {GOODS[good]} somewhere: {GOODS_EACH} are all there are",
        )
        law(sum(counts) == GOODS_EACH, f"there are {GOODS_EACH} {GOODS[good]}, and this has {sum(counts)}")
    for ship in range(ALL_SHIPS):
        load = sum(state.aboard[ship * 4 : ship * 4 + 4])
        owner = state.owner[ship]
        law(-1 <= owner < state.sides, "a ship is of somebody who is not there")
        if owner < 0:
            law((load, state.at_sea[ship]) == (0, 0), "a ship that nobody owns carries nothing")
        else:
            law(FIRST_SHIP + ship in state.top[owner], "a ship lies in its owner's portfolio")
            law(
                (load == state.values.hold[ship]) == bool(state.at_sea[ship]),
                "a full ship is at sea, and no other",
            )
            law(
                load <= state.values.hold[ship], f"a ship carries {load}, and holds {state.values.hold[ship]}"
            )
    law(len({*state.yard}) == len(state.yard), "a ship is twice in the yard")
    law(not [ship for ship in state.yard if state.owner[ship] >= 0], "a ship is in the yard and somebody's")
    law(min(state.price) >= state.values.least_price, "a price is below the least")
    now_and_start = zip(state.price, state.values.prices, strict=True)
    law(all([now <= start for now, start in now_and_start]), "a price is above that of the beginning")


def _check_people(state: LisboaState) -> None:
    for colour in range(COLOURS):
        offices = sum(state.office[colour::COLOURS])
        counts = (state.board[colour], offices, state.plaza[colour], state.in_buildings[colour])
        law(min(counts) >= 0, "there are less than no officials somewhere")
        own = OFFICIALS if colour < state.sides else 0
        dummies = 3 * state.values.dummies if colour == DUMMY and state.players <= 2 else 0
        law(sum(counts) == own + dummies, f"everybody has {OFFICIALS} officials, wherever they are")
    for noble in range(3):
        inside = sum(state.office[noble * COLOURS : (noble + 1) * COLOURS])
        law(inside <= state.values.office_spaces, f"an office has {state.values.office_spaces} spaces")
        held = sum(state.favors[noble::3])
        law(state.favor_supply[noble] >= 0, "more royal favors are held than there are")
        law(
            state.favor_supply[noble] + held == max(2, state.players),
            "royal favors are held or in the supply",
        )
    law({*state.favors} <= {0, 1}, "nobody holds two favors of a noble")


def _check_cards(state: LisboaState) -> None:
    places = [*state.hands, *state.top, *state.bottom, *state.face_down, state.rest]
    cards = [card for place in places for card in place if card < FIRST_SHIP]
    cards += [card for card in state.shown if card >= 0]
    law(len(cards) == len({*cards}), "a card is at two places")
    for side in range(state.sides):
        limit = LIMIT + state.sets(side)
        held = len(state.top[side]) + len(state.bottom[side])
        law(held <= limit, f"a portfolio with {held} cards, and a limit of {limit}")
        law(
            max(len(state.top[side]), len(state.bottom[side])) <= SLOTS,
            f"a row of a portfolio has {SLOTS} slots",
        )
        law(len(state.hands[side]) <= HAND, f"a hand has at most {HAND} cards")
    _check_decrees(state)
    shown = [plan for plan in state.plan_shown if plan >= 0]
    plans = sum(state.plans) + sum(state.done) + len(shown) + sum(state.plans_left) + len(state.start_rest)
    law(plans == PLANS_IN_THE_BOX, f"there are {PLANS_IN_THE_BOX} plans, and this has {plans}")
    for architect in range(2):
        below = sum(state.plans_left[architect * MOST_OFFICIALS : (architect + 1) * MOST_OFFICIALS])
        top = state.plan_shown[architect]
        law(
            top // MOST_OFFICIALS == architect if top >= 0 else below == 0,
            "the top plan of a pile lies face up",
        )
    for pile, top in zip(state.face_down, state.shown, strict=True):
        law(top >= 0 or not pile, "the top card of a pile lies face up")


def _check_decrees(state: LisboaState) -> None:
    decrees = [decree for side in range(state.sides) for decree in state.decrees[side]]
    decrees += [*state.decrees_shown, *state.decrees_left]
    law(len(decrees) == len({*decrees}), "a decree is at two places")
    there = ALL_DECREES - (state.players <= 2)
    law(len(decrees) == there, f"there are {there} decrees, and this has {len(decrees)}")
    taken = state.agenda.count(agenda.REFILL_DECREES) > 0
    law(
        len(state.decrees_shown) == DECREES_SHOWN or taken or not state.decrees_left,
        f"{DECREES_SHOWN} decrees lie face up as long as there are any",
    )


def _check_church(state: LisboaState) -> None:
    offered: list[int] = []
    if state.agenda.kind == agenda.START_CLERGY:
        law(is_clergy_offered(state), "two clergy tiles lie before whoever chooses one")
        offered = offered_clergy(state)
    shown = [tile for tile in state.track if tile >= 0]
    kept = [tile for side in range(state.sides) for tile in state.clergy[side]]
    tiles = [*state.unseen, *state.returned, *shown, *kept, *state.aside, *offered]
    law(sorted(tiles) == list(range(ALL_CLERGY)), "every clergy tile is at one place")
    law(
        max([len(held) for held in state.clergy]) <= CLERGY_HELD,
        f"nobody holds more than {CLERGY_HELD} clergy tiles",
    )
    public = [*shown, *kept, *state.aside]
    law(not [tile for tile in state.put_back if tile in public], "a tile is known to one seat, and to all")
    law(0 <= state.cardinal < len(state.track), "the cardinal stands beside the track")


def _check_city(state: LisboaState) -> None:
    stores = [plot for plot in range(len(PLOTS)) if state.store[plot] >= 0]
    law(max(state.store) < state.sides, "a store is of somebody who is not there")
    law(min(state.tiles) >= 0, "there are less than no city tiles")
    law(
        sum(state.tiles) + len(stores) == CITY_TILES,
        f"there are {CITY_TILES} city tiles, on the plan and beside it",
    )
    law([plot for plot in range(len(PLOTS)) if state.trade[plot] >= 0] == stores, "every store has a trade")
    if state.players <= 2:
        law(not [plot for plot in stores if PLOTS[plot][0] == "E"], "a store stands under the street cover")
    for side in range(state.sides):
        groups = state.houses[side * 3 : side * 3 + 3]
        law(
            all([built <= size for built, size in zip(groups, GROUP_SIZE, strict=True)]),
            "a group has fewer houses",
        )
        choosing = state.agenda.count(agenda.HOUSE_CHOICE) > 0
        unfinished = state.fresh_plot >= 0 and state.store[state.fresh_plot] == side and choosing
        law(
            sum(groups) == count(state.store, side) - unfinished,
            "every store has brought a house to the city",
        )
    standing = [face // 2 for face in state.building if face >= 0]
    buildings = [
        *standing,
        *[face // 2 for face in state.current if face >= 0],
        *state.future[0],
        *state.future[1],
    ]
    law(sorted(buildings) == list(range(len(BUILDINGS))), "every public building is at one place")
    for space, face in enumerate(state.building):
        if face < 0:
            continue
        if space < WEST:
            street = state.values.streets[space]
            law(
                state.values.is_served(street, face),
                "a building in the north serves another trade than its street's",
            )
        law(sum(state.space_cubes[space * 3 : space * 3 + 3]) == 0, "rubble lies under a public building")


def lay_benefits(state: LisboaState, side: int) -> None:
    """What portfolio and clergy tiles give a side: it is written nowhere else."""
    values = state.values
    cards = [card for card in state.top[side] if card < FIRST_SHIP]
    ships = [card - FIRST_SHIP for card in state.top[side] if card >= FIRST_SHIP]
    shown = [values.influence[card] for card in cards] + [values.ship_influence[ship] for ship in ships]
    state.drawing[side] = sum(shown)
    benefits = [0] * ALL_BENEFITS
    printed = [values.benefit[card] for card in state.bottom[side]]
    printed += [values.clergy_benefit[tile] for tile in state.clergy[side]]
    for row in printed:
        for at in range(0, len(row), 2):
            benefits[row[at]] += row[at + 1]
    for benefit in range(ALL_BENEFITS):
        state.benefits[side * ALL_BENEFITS + benefit] = benefits[benefit]


def _check_boards(state: LisboaState) -> None:
    law(0 <= state.treasury < len(state.values.treasury_right), "the treasury marker lies beside its track")
    law(min(state.reis) >= 0 and min(state.wigs) >= 0, "somebody has less than nothing")
    law(
        min(state.influence) >= 0 and max(state.influence) <= MOST_INFLUENCE,
        f"influence is 0 to {MOST_INFLUENCE}",
    )
    fresh = state.clone()
    for side in range(state.sides):
        lay_benefits(fresh, side)
        storage = LIMIT + state.sets(side) + state.benefit(side, WAREHOUSE)
        law(max(state.goods[side * 4 : side * 4 + 4]) <= storage, f"a warehouse holds {storage} of each good")
    law(fresh.drawing == state.drawing, "influence is shown that no card or ship of the portfolio shows")
    law(fresh.benefits == state.benefits, "somebody has a benefit that nothing they have gives")


def _check_course(state: LisboaState) -> None:
    law((state.to_play < 0) == state.agenda.is_empty, "a game is over when nothing is left to be done")
    law(
        1 <= state.round <= MOST_ROUNDS[state.players],
        f"a game has at most {MOST_ROUNDS[state.players]} rounds",
    )
    law(state.period in (1, 2), "there are two periods")
    law(state.last_round == 0 or state.period == 2, "the last round comes in the second period")
    law(0 <= state.turn < state.sides, "it is the turn of somebody who is not there")
    if state.agenda.is_empty:
        law(state.round == state.last_round > 0, "the game is over, and its last round was not played")
        return
    kinds = [frame.kind for frame in state.agenda.frames()]
    seats = [frame.seat for frame in state.agenda.frames()]
    kind = kinds[-1]
    law(state.game.rules.numbers[kind] >= 0, "at the end of the agenda stands a decision")
    law(max(seats) < state.sides and seats[-1] < state.players, "the agenda names a seat that is not there")
    if kind == agenda.CARD and not state.last_round:
        law(len(state.hands[state.turn]) == HAND, f"a turn begins with {HAND} cards")
    law(state.laid_down < 0 or kind != agenda.CARD, "the cardinal has stood up when a turn begins")
    law((state.card >= 0) == (kind == agenda.USE), "a card is played while its use is chosen")
    law(
        state.card < 0 or state.card in state.hands[seats[-1]],
        "the card that is played is in the hand of who plays it",
    )
