"""What holds in every position of Puerto Rico: pieces are conserved, islands, cities and ships hold what they can hold,
and what is still to be done is the rest of a round. A PositionError says which law is broken."""

from __future__ import annotations

from quayside.core.position import law
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    ALL_PLACES,
    BARRELS,
    BUILDINGS,
    CHIPS,
    CIRCLES,
    CITY,
    CITY_SPACES,
    COLONISTS,
    COPIES,
    FIRST_VIOLET,
    GOODS,
    ISLAND_SPACES,
    LARGE_POOL,
    PICKS,
    PLANTATION_TILES,
    PRODUCTION_COPIES,
    QUARRIES,
    QUARRY,
    REMOVED_BARRELS,
    REMOVED_QUARRIES,
    REMOVED_TILES,
    SHIPS,
    SPACES,
    TRADING_HOUSE_SPACES,
    VIOLET_COPIES,
)
from quayside.games.puerto_rico.rules import agenda
from quayside.games.puerto_rico.state import PuertoRicoState

NOT_BELOW_NONE = (
    "doubloons", "points", "goods", "colonists", "san_juan", "supply", "row", "face_down", "discards", "market",
    "card_doubloons",
)  # fmt: skip


def check(state: PuertoRicoState) -> None:
    _check_pieces(state)
    _check_cities(state)
    _check_harbour(state)
    _check_agenda(state)


def copies_of(building: int, players: int) -> int:
    if players > 2:
        return COPIES[building]
    return PRODUCTION_COPIES if building < FIRST_VIOLET else VIOLET_COPIES


def _check_pieces(state: PuertoRicoState) -> None:
    players = state.players
    two = players == 2
    for name in NOT_BELOW_NONE:
        law(min(getattr(state, name)) >= 0, f"less than none: {name}")
    law(
        min(state.quarries, state.colonist_supply, state.colonist_ship, state.hand) >= 0,
        "less than none: quarries or colonists",
    )
    for good in range(ALL_GOODS):
        afloat = [barrels for cargo, barrels in zip(state.cargo, state.barrels, strict=True) if cargo == good]
        counted = (
            state.supply[good]
            + sum(state.goods[good::ALL_GOODS])
            + sum(afloat)
            + state.trading_house.count(good)
        )
        barrels = BARRELS[good] - (REMOVED_BARRELS if two else 0)
        law(counted == barrels, f"there are {barrels} barrels of {GOODS[good]}, and this has {counted}")
        laid = sum([state.tiles(seat, good) for seat in range(players)])
        counted = state.face_down[good] + state.discards[good] + state.row[good] + laid
        tiles = PLANTATION_TILES[good] - (REMOVED_TILES if two else 0)
        law(counted == tiles, f"there are {tiles} plantations of {GOODS[good]}, and this has {counted}")
    laid = sum([state.tiles(seat, QUARRY) for seat in range(players)])
    quarries = QUARRIES - (REMOVED_QUARRIES if two else 0)
    law(
        state.quarries + laid == quarries,
        f"there are {quarries} quarries, and this has {state.quarries + laid}",
    )
    standing = sum(state.colonists) + sum(state.san_juan) + state.hand
    colonists = COLONISTS[players] + players
    counted = state.colonist_supply + state.colonist_ship + standing
    law(counted == colonists, f"there are {colonists} colonists, and this has {counted}")
    pool = CHIPS[players] if state.setup.options["vp_pool"] is None else LARGE_POOL
    law(
        state.chips + sum(state.points) == pool,
        f"victory points in hands and in the supply are {pool} together",
    )
    law(sum(state.row) <= players + 1, f"at most {players + 1} plantations lie face up")


def _check_cities(state: PuertoRicoState) -> None:
    for building in range(ALL_BUILDINGS):
        owned = [state.circles[seat * ALL_PLACES + CITY + building] for seat in range(state.players)]
        law({*owned} <= {0, CIRCLES[building]}, f"nobody owns the {BUILDINGS[building]} twice")
        copies = copies_of(building, state.players)
        law(
            state.market[building] + sum([circles > 0 for circles in owned]) == copies,
            f"there are {copies} of the {BUILDINGS[building]}",
        )
    for seat in range(state.players):
        places = range(seat * ALL_PLACES, (seat + 1) * ALL_PLACES)
        law(
            all([state.colonists[place] <= state.circles[place] for place in places]),
            f"seat {seat} has more colonists on a place than it has circles",
        )
        laid = sum([state.circles[place] for place in places[:CITY]])
        law(
            state.free_island[seat] == ISLAND_SPACES - laid >= 0,
            f"the island of seat {seat} has {ISLAND_SPACES} spaces",
        )
        built = [item % ALL_BUILDINGS for item in state.built if item // ALL_BUILDINGS == seat]
        owned = [building for building in range(ALL_BUILDINGS) if state.circles[places[CITY + building]] > 0]
        law(sorted(built) == owned, f"what seat {seat} has built is not what stands in its city")
        law(
            state.free_city[seat] == CITY_SPACES - sum([SPACES[building] for building in built]) >= 0,
            f"the city of seat {seat} has {CITY_SPACES} spaces",
        )


def _check_harbour(state: PuertoRicoState) -> None:
    law(
        len(state.trading_house) <= TRADING_HOUSE_SPACES,
        f"the trading house has {TRADING_HOUSE_SPACES} spaces",
    )
    carried = [good for good in state.cargo if good >= 0]
    law(len(carried) == len({*carried}), "two ships carry the same good")
    for size, good, barrels in zip(SHIPS[state.players], state.cargo, state.barrels, strict=True):
        law((good < 0) == (barrels == 0), f"the ship of {size} carries barrels of nothing")
        law(0 <= barrels <= size, f"the ship of {size} carries {barrels}")
    if state.agenda.is_empty:
        law(state.ending > 0, "the game is over, and nothing has brought on its end")
        return
    kind = int(state.agenda.kind)
    law((state.hand > 0) == (kind == agenda.PLACEMENT), "colonists are lifted while somebody places them")
    if kind == agenda.ROLE_CHOICE:
        law(
            len(state.trading_house) < TRADING_HOUSE_SPACES,
            "a full trading house is emptied when the trader is done",
        )
        full = [
            size for size, barrels in zip(SHIPS[state.players], state.barrels, strict=True) if size == barrels
        ]
        law(not full, "a full ship sails when the captain is done")


def _check_agenda(state: PuertoRicoState) -> None:
    """A round's end, role choices in the order of the seats, and above them the phase that is played."""
    law((state.to_play < 0) == state.agenda.is_empty, "a game is over when nothing is left to be done")
    law(0 <= state.governor < state.players, "there is no such governor")
    law(
        min(state.taken) >= -1 and max(state.taken) < state.players,
        "a role is taken by a seat that is not there",
    )
    if state.agenda.is_empty:
        return
    kinds = [frame.kind for frame in state.agenda.frames()]
    seats = [frame.seat for frame in state.agenda.frames()]
    law(max(seats) < state.players, "the agenda names a seat that is not there")
    law(state.game.rules.numbers[kinds[-1]] >= 0, "at the end of the agenda stands a decision")
    law(
        kinds[0] == agenda.ROUND_END and kinds.count(agenda.ROUND_END) == 1,
        "at the bottom of the agenda a round ends",
    )
    picks = PICKS[state.players]
    left = kinds.count(agenda.ROLE_CHOICE)
    course = [(state.governor + pick) % state.players for pick in range(picks - 1, -1, -1)]
    law(kinds[1 : left + 1] == [agenda.ROLE_CHOICE] * left, "roles are chosen after the phase that is played")
    law(seats[1 : left + 1] == course[:left], "roles are chosen clockwise from the governor")
    taken = len([seat for seat in state.taken if seat >= 0])
    law(
        taken + left == picks,
        f"{picks} roles are picked in a round: {taken} are taken, and {left} choices are left",
    )
    plays = kinds[-1] != agenda.ROLE_CHOICE
    law(
        plays == (state.role >= 0) == (state.picker >= 0),
        "a role is played, and somebody has picked it, or neither",
    )
    if plays:
        law(kinds[left + 1] == agenda.PHASE_END, "a phase has an end")
        law(
            state.role < len(state.taken) and state.taken[state.role] == state.picker,
            "who picked the role has taken it",
        )
        phase = {*kinds[left + 2 :]}
        law(bool(phase) and phase <= PHASES[state.role], "what is decided belongs to the role that is played")


PHASES = (
    {agenda.TILE_DRAW, agenda.TILE_CHOICE, agenda.TILE_COLONIST},
    {agenda.EXTRA_COLONIST, agenda.ARRIVAL, agenda.LIFTING, agenda.PLACEMENT},
    {agenda.PURCHASE, agenda.BUILDING_COLONIST},
    {agenda.EXTRA_GOOD},
    {agenda.SALE},
    {agenda.LOADING, agenda.STOCKTAKING, agenda.STORAGE},
    {-1},  # prospectors decide nothing
    {-1},
)
