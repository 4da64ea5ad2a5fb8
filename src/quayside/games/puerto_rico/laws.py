"""What holds in every position of Puerto Rico: pieces are conserved, islands, cities and ships hold what they can hold,
and what is still to be done is the rest of a round. A PositionError says which law is broken."""

from __future__ import annotations

from quayside.core.numbers import count
from quayside.core.position import law
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    ALL_GOODS,
    BARRELS,
    BASE_ROLES,
    BUCCANEER,
    BUILDINGS,
    CHIPS,
    CIRCLES,
    CITY,
    CITY_SPACES,
    COLONISTS,
    COLUMN,
    FESTIVAL_COLUMN,
    FESTIVAL_KINDS,
    GOODS,
    ISLAND_SPACES,
    LARGE_POOL,
    NEVER_TOGETHER,
    NOBLES,
    PICKS,
    PLANTATION_TILES,
    QUARRIES,
    QUARRY,
    REMOVED_BARRELS,
    REMOVED_QUARRIES,
    REMOVED_TILES,
    SHIPS,
    SPACES,
    STOREHOUSE_BARRELS,
    TRADING_HOUSE_SPACES,
)
from quayside.games.puerto_rico.rules import agenda, draft
from quayside.games.puerto_rico.state import PuertoRicoState, chosen_at_first, copies_of

NOT_BELOW_NONE = (
    "doubloons", "points", "goods", "people", "san_juan", "supply", "row", "face_down", "discards", "market",
    "card_doubloons", "forests", "nobles", "waiting_nobles", "set_aside", "harvested",
)  # fmt: skip


def check(state: PuertoRicoState) -> None:
    _check_pieces(state)
    _check_people(state)
    _check_cities(state)
    _check_harbour(state)
    _check_festival(state)
    _check_agenda(state)


def pool_of(state: PuertoRicoState) -> int:
    """Victory points in the box."""
    return CHIPS[state.players] if state.setup.options["vp_pool"] is None else LARGE_POOL


def on_the_card(state: PuertoRicoState, good: int) -> tuple[int, int]:
    """Tiles and barrels of a kind that the festival keeps away."""
    return int(state.festival_tile == good), state.festival_goods >> good & 1


def in_question(state: PuertoRicoState, good: int) -> int:
    """A tile that a seat has gained and not yet laid."""
    frame = state.agenda
    return int(frame.kind == agenda.FOREST_CHOICE and frame.number == good)


def _check_pieces(state: PuertoRicoState) -> None:
    players = state.players
    two = players == 2
    for name in NOT_BELOW_NONE:
        law(min(getattr(state, name), default=0) >= 0, f"less than none: {name}")
    law(
        min(state.quarries, state.colonist_supply, state.colonist_ship, state.hand) >= 0,
        "less than none: quarries or colonists",
    )
    for good in range(ALL_GOODS):
        marked_tiles, marked_barrels = on_the_card(state, good)
        afloat = [barrels for cargo, barrels in zip(state.cargo, state.barrels, strict=True) if cargo == good]
        counted = (
            state.supply[good]
            + sum(state.goods[good::ALL_GOODS])
            + sum(afloat)
            + count(state.trading_house, good)
            + marked_barrels
        )
        barrels = BARRELS[good] - (REMOVED_BARRELS if two else 0)
        law(counted == barrels, f"there are {barrels} barrels of {GOODS[good]}, and this has {counted}")
        laid = sum([state.tiles(seat, good) for seat in range(players)]) + sum(state.forests[good::ALL_GOODS])
        counted = state.face_down[good] + state.discards[good] + state.row[good] + laid
        counted += marked_tiles + in_question(state, good)
        tiles = PLANTATION_TILES[good] - (REMOVED_TILES if two else 0)
        law(counted == tiles, f"there are {tiles} plantations of {GOODS[good]}, and this has {counted}")
    laid = sum([state.tiles(seat, QUARRY) for seat in range(players)])
    quarries = QUARRIES - (REMOVED_QUARRIES if two else 0)
    law(
        state.quarries + laid == quarries,
        f"there are {quarries} quarries, and this has {state.quarries + laid}",
    )
    pool = pool_of(state)
    law(
        state.chips + sum(state.points) == pool,
        f"victory points in hands and in the supply are {pool} together",
    )
    law(sum(state.row) <= players + 1, f"at most {players + 1} plantations lie face up")


def _check_people(state: PuertoRicoState) -> None:
    players = state.players
    nobles = sum(state.nobles) + sum(state.waiting_nobles) + state.hand_nobles
    standing = sum(state.people) + sum(state.san_juan) + state.hand - nobles
    colonists = COLONISTS[players] + players
    counted = state.colonist_supply + state.colonist_ship + standing
    law(counted == colonists, f"there are {colonists} colonists, and this has {counted}")
    law(min(state.noble_supply, state.noble_ship, state.hand_nobles) >= 0, "less than none: nobles")
    law(state.noble_ship <= 1, "there is never more than one noble aboard")
    counted = state.noble_supply + state.noble_ship + nobles
    expected = NOBLES if state.has_nobles else 0
    law(counted == expected, f"there are {expected} nobles, and this has {counted}")
    law(
        all([noble <= people for noble, people in zip(state.nobles, state.people, strict=False)])
        and all(
            [noble <= people for noble, people in zip(state.waiting_nobles, state.san_juan, strict=False)]
        )
        and state.hand_nobles <= state.hand,
        "nobles are among the people of a place",
    )


def _check_cities(state: PuertoRicoState) -> None:
    places_of_a_seat = int(state.places)
    for building in range(int(state.kinds)):
        owners = [seat for seat in range(state.players) if state.owns(seat, building)]
        for seat in range(state.players):
            circles = state.circles[seat * places_of_a_seat + CITY + building]
            law(
                circles == (CIRCLES[building] if seat in owners else 0),
                f"nobody owns the {BUILDINGS[building]} twice, or half of it",
            )
        copies = copies_of(building, state.players) if state.is_in_game(building) else 0
        on_card = state.festival_copy if building == state.festival_building else 0
        law(
            state.market[building] + len(owners) + on_card == copies,
            f"there are {copies} of the {BUILDINGS[building]}",
        )
    for seat in range(state.players):
        places = range(seat * places_of_a_seat, (seat + 1) * places_of_a_seat)
        law(
            all([state.people[place] <= state.circles[place] for place in places]),
            f"seat {seat} has more people on a place than it has circles",
        )
        laid = sum([state.circles[place] for place in places[:CITY]]) + state.all_forests(seat)
        law(
            state.free_island[seat] == ISLAND_SPACES - laid >= 0,
            f"the island of seat {seat} has {ISLAND_SPACES} spaces",
        )
        built = [item % ALL_BUILDINGS for item in state.built if item // ALL_BUILDINGS == seat]
        owned = [building for building in range(int(state.kinds)) if state.owns(seat, building)]
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


def _check_festival(state: PuertoRicoState) -> None:
    """Before it is announced, and when all is reached, nothing is open."""
    if not state.festival_winners:
        law(
            state.festival_tile < 0 and state.festival_goods == 0 and state.festival_building < 0,
            "there is no festival in this game",
        )
        return
    law(state.festival_tile < ALL_GOODS, "the festival wants a plantation")
    law(bin(state.festival_goods).count("1") in (0, FESTIVAL_KINDS), "the festival wants three goods")
    building = state.festival_building
    if building >= 0:
        law(
            state.is_in_game(building) and COLUMN[building] == FESTIVAL_COLUMN,
            "the festival wants a building of the third column",
        )
        law(
            state.festival_copy == int(copies_of(building, state.players) > 1),
            "of a festival's building with several copies one lies on the card",
        )
    else:
        law(state.festival_copy == 0, "the festival has no building any more")
    law(
        min(state.festival_winners) >= -1 and max(state.festival_winners) < state.players,
        "an objective is reached by a seat that is not there",
    )


def _check_market(state: PuertoRicoState) -> None:
    """Those that are simply there, and others that were chosen for their spaces."""
    left = draft.spaces_left(state)
    chosen = state.setup.options["new_buildings"] != "off"
    drafting = int(state.agenda.kind) == agenda.DRAFT_CHOICE
    if chosen:
        law(min(left) >= 0, "more buildings were chosen than there are spaces for")
        law(drafting == (sum(left) > 0), "all spaces of the market are filled before play begins")
        law(
            not all([state.is_in_game(building) for building in NEVER_TOGETHER]),
            "hacienda and forest house are never in one game",
        )
    else:
        law(state.chosen == chosen_at_first(state.setup.options), "nothing was chosen for this market")


def _check_agenda(state: PuertoRicoState) -> None:
    """A round's end, role choices in the order of the seats, and above them the phase that is played; before the first
    round the choice of buildings, and after the last the questions to guests."""
    law((state.to_play < 0) == state.agenda.is_empty, "a game is over when nothing is left to be done")
    law(0 <= state.governor < state.players, "there is no such governor")
    law(
        min(state.taken) >= -1 and max(state.taken) < state.players,
        "a role is taken by a seat that is not there",
    )
    law(
        all([state.taken[card] < 0 for card in range(len(state.taken)) if card not in state.cards]),
        "a role is taken that is not in the game",
    )
    law(
        (state.captured < 0) == (state.captor < 0) and state.captured < BASE_ROLES,
        "a card is captured by somebody, or neither",
    )
    law(
        state.captured < 0 or (state.captured in state.cards and state.taken[state.captured] < 0),
        "a captured card has not been picked",
    )
    law(
        max(state.reward_card, state.captor) < state.players
        and (BUCCANEER in state.cards or max(state.reward_card, state.captor) < 0),
        "a card of the buccaneer is held by a seat that is not there",
    )
    law(0 <= state.spare <= STOREHOUSE_BARRELS, "a storehouse keeps three barrels")
    if state.agenda.is_empty:
        return
    _check_market(state)
    kinds = [frame.kind for frame in state.agenda.frames()]
    seats = [frame.seat for frame in state.agenda.frames()]
    law(max(seats) < state.players, "the agenda names a seat that is not there")
    law(state.game.rules.numbers[kinds[-1]] >= 0, "at the end of the agenda stands a decision")
    if kinds[0] in (agenda.DRAFT_CHOICE, agenda.GAME_END):
        law(
            {*kinds[1:]} <= ({agenda.GUESTS} if kinds[0] == agenda.GAME_END else set()),
            "nothing else is done while buildings are chosen, or when all roles have been played",
        )
        law(
            state.role < 0 and state.picker < 0, "no role is played before the first round, or after the last"
        )
        return
    law(
        kinds[0] == agenda.ROUND_END and kinds.count(agenda.ROUND_END) == 1,
        "at the bottom of the agenda a round ends",
    )
    picks = PICKS[state.players]
    left = kinds.count(agenda.ROLE_CHOICE)
    course = [(state.governor + pick) % state.players for pick in range(picks - 1, -1, -1)]
    law(kinds[1 : left + 1] == [agenda.ROLE_CHOICE] * left, "roles are chosen after the phase that is played")
    law(seats[1 : left + 1] == course[:left], "roles are chosen clockwise from the governor")
    plays = agenda.PHASE_END in kinds
    taken = len([seat for seat in state.taken if seat >= 0])
    captured = BUCCANEER in state.cards and plays and left == 0 and taken == picks + 1
    law(
        taken + left == picks or captured,
        f"{picks} roles are picked in a round: {taken} are taken, and {left} choices are left",
    )
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
    else:
        law({*kinds[left + 1 :]} <= {agenda.GUESTS}, "between phases only guests are asked")


PHASES = (
    {
        agenda.TILE_DRAW, agenda.TILE_CHOICE, agenda.TILE_COLONIST, agenda.GUESTS, agenda.LIBRARY_CHOICE,
        agenda.FOREST_CHOICE, agenda.SECOND_TILE, agenda.LODGE, agenda.REWARD,
    },
    {
        agenda.EXTRA_COLONIST, agenda.ARRIVAL, agenda.LIFTING, agenda.PLACEMENT, agenda.LIBRARY_CHOICE,
        agenda.BOARDING,
    },
    {
        agenda.PURCHASE, agenda.BUILDING_COLONIST, agenda.GUESTS, agenda.LIBRARY_CHOICE, agenda.PAYMENT,
    },
    {agenda.EXTRA_GOOD, agenda.GUESTS, agenda.LIBRARY_CHOICE, agenda.HARVEST, agenda.SPECIALTIES},
    {agenda.SALE, agenda.GUESTS, agenda.LIBRARY_CHOICE, agenda.FOREST_CHOICE, agenda.REWARD},
    {
        agenda.LOADING, agenda.STOCKTAKING, agenda.STORAGE, agenda.GUESTS, agenda.LIBRARY_CHOICE,
        agenda.FIRST_TURN, agenda.SUPPLIES, agenda.SMALL_LOAD,
    },
    {agenda.LIBRARY_CHOICE},  # prospectors decide nothing else
    {agenda.LIBRARY_CHOICE},
    {agenda.DEED, agenda.POACHING, agenda.EXPULSION},
)  # fmt: skip
