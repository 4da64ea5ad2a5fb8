"""Set-up: the earthquake, the board, and what each player begins with."""

from __future__ import annotations

from typing import Final

from quayside.core.rng import Rng
from quayside.games.lisboa.board import (
    ALL_CARDS,
    ALL_DECREES,
    ALL_SPACES,
    ARCHITECTS,
    BLUE,
    BUILDINGS,
    CARDS,
    CLERGY,
    COLUMN_CUBES,
    COLUMN_NAMES,
    COVERED_ROW,
    CUBES,
    CUBES_EACH,
    DECREES,
    DECREES_SHOWN,
    EAST,
    FACE_DOWN,
    HAND,
    MOST_OFFICIALS,
    NOBLES,
    PILES,
    PLANS,
    PURPLE,
    RED,
    ROW_CUBES,
    ROW_NAMES,
    SPACE_CUBES,
    SPACES,
    START_GOODS,
    WEST,
)
from quayside.games.lisboa.rules.agenda import (
    BEGIN_TURN,
    START_CLERGY,
    kind_of,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.chance import draw, tell_open, tell_secret, told
from quayside.games.lisboa.rules.church import draw_from_bag, draw_tile
from quayside.games.lisboa.state import DUMMY, LisboaState

SIDES: Final = tuple([f"{building}.{side}" for building in BUILDINGS for side in "ab"])


def set_up(state: LisboaState) -> None:
    if state.listener is not None:
        state.tell(
            "start_game", "lisboa.setup.players", {"players": state.players, "first": state.setup.first}
        )
    _shake_the_city(state)
    _lay_scoring_tiles(state)
    for architect in range(2):
        state.future[architect] = [
            building for building in range(len(BUILDINGS)) if state.table.architect[building] == architect
        ]
        turn_up_building(state, architect, "lisboa.setup.board")
        turn_up_plan(state, architect, "lisboa.setup.plan")
    _post_officials(state)
    _lay_decrees(state)
    lay_ships(state, BLUE)
    deal_display(state, RED, "lisboa.setup.display")
    for step in range(state.players):
        _equip(state, (state.setup.first + step) % state.players, step)
    push(state, BEGIN_TURN, state.setup.first)
    for step in range(state.players - 1, -1, -1):
        push(state, START_CLERGY, (state.setup.first + step) % state.players)


# ---------------------------------------------------------------------------------------------------------------------
# The city


def covered(state: LisboaState, row: int) -> bool:
    """Row E lies under the street cover with one or two players."""
    return row == COVERED_ROW and state.players <= 2


def closed_space(state: LisboaState, space: int) -> bool:
    return space >= WEST and covered(state, (space - WEST) % (EAST - WEST))


def _shake_the_city(state: LisboaState) -> None:
    """Rubble on rows, columns and building spaces; the last six cubes are the pile."""
    bag = [cube for cube in range(3) for _ in range(CUBES_EACH)]
    for row in range(5):
        if not covered(state, row):
            _lay_cubes(state, bag, ROW_CUBES[row], ROW_NAMES[row], state.row_cubes, row)
    for column in range(5):
        _lay_cubes(state, bag, COLUMN_CUBES[column], COLUMN_NAMES[column], state.column_cubes, column)
    for space in range(ALL_SPACES):
        if not closed_space(state, space):
            _lay_cubes(state, bag, SPACE_CUBES, SPACES[space], state.space_cubes, space)
    _lay_cubes(state, bag, 6, "pile", state.pile_cubes, 0)


def _lay_cubes(state: LisboaState, bag: list[int], count: int, where: str, area: list[int], at: int) -> None:
    cubes = draw(state, bag, count, "cubes", CUBES, where)
    cubes.sort()
    for cube in cubes:
        area[at * 3 + cube] += 1
    if state.listener is not None:
        args: dict[str, object] = {"place": where, "cubes": [CUBES[cube] for cube in cubes]}
        tell_open(state, "rubble", "lisboa.setup.rubble", args, told("cubes", cubes, CUBES, where))


def _lay_scoring_tiles(state: LisboaState) -> None:
    tiles = state.table.scoring_tiles
    names = tuple([str(tile) for tile in tiles])
    order = draw(state, [0, 1, 2, 3], 4, "streets", names)
    state.scoring = [tiles[each] for each in order]
    if state.listener is not None:
        args: dict[str, object] = {"tiles": list(state.scoring)}
        tell_open(state, "streets", "lisboa.setup.scoring_tiles", args, told("streets", order, names))


def turn_up_building(state: LisboaState, architect: int, rule: str) -> None:
    """An architect's next public building comes up, with either side; none is left: his space stays empty."""
    pool = [building * 2 + side for building in state.future[architect] for side in range(2)]
    if not pool:
        state.current[architect] = -1
        return
    face = draw(state, pool, 1, "building", SIDES)[0]
    state.future[architect].remove(face >> 1)
    state.current[architect] = face
    if state.listener is not None:
        args: dict[str, object] = {"architect": ARCHITECTS[architect], "building": SIDES[face]}
        tell_open(state, "next_building", rule, args, told("building", [face], SIDES))


def turn_up_plan(state: LisboaState, architect: int, rule: str) -> None:
    """The next plan of an architect's pile lies face up; with none left the place stays empty."""
    first = architect * MOST_OFFICIALS
    pile = [plan for plan in range(first, first + MOST_OFFICIALS) for _ in range(state.plans_left[plan])]
    if not pile:
        state.plan_shown[architect] = -1
        return
    plan = draw(state, pile, 1, "plan", PLANS)[0]
    state.plans_left[plan] -= 1
    state.plan_shown[architect] = plan
    if state.listener is not None:
        args: dict[str, object] = {"architect": ARCHITECTS[architect], "plan": PLANS[plan]}
        tell_open(state, "next_plan", rule, args, told("plan", [plan], PLANS))


def plans_in_pile(state: LisboaState, architect: int) -> int:
    """With the one that lies face up."""
    first = architect * MOST_OFFICIALS
    count = 1 if state.plan_shown[architect] >= 0 else 0
    for plan in range(first, first + MOST_OFFICIALS):
        count += state.plans_left[plan]
    return count


def _post_officials(state: LisboaState) -> None:
    """Dummies stand in the offices with one or two players."""
    if state.players <= 2:
        for noble in range(3):
            state.office[noble * 5 + DUMMY] = state.table.dummies


# ---------------------------------------------------------------------------------------------------------------------
# Cards and ships


def _lay_decrees(state: LisboaState) -> None:
    state.decrees_left = [
        decree for decree in range(ALL_DECREES) if state.table.decree_players[decree] <= state.players
    ]
    refill_decrees(state, "lisboa.setup.decrees")


def refill_decrees(state: LisboaState, rule: str) -> None:
    """Eight decrees are face up while there are so many."""
    count = min(DECREES_SHOWN - len(state.decrees_shown), len(state.decrees_left))
    if count <= 0:
        return
    fresh = draw(state, state.decrees_left, count, "decrees", DECREES)
    state.decrees_shown.extend(fresh)
    if state.listener is not None:
        args: dict[str, object] = {"decrees": [DECREES[decree] for decree in fresh]}
        tell_open(state, "decrees", rule, args, told("decrees", fresh, DECREES))


def lay_ships(state: LisboaState, deck: int) -> None:
    """The ships of a period: those of one colour on top of those of the next; the next ship is the last of the list."""
    count = max(1, state.players - 1)
    upper = [deck * 3 + copy for copy in range(count)]
    lower = [(deck + 1) * 3 + copy for copy in range(count)]
    state.yard = [*reversed(lower), *reversed(upper)]


def deal_display(state: LisboaState, deck: int, rule: str) -> None:
    """Four piles of five cards, the top one face up."""
    for pile in range(4):
        state.face_down[pile] = state.table.piles[deck * 4 + pile].copy()
        turn_up_card(state, pile, rule)


def turn_up_card(state: LisboaState, pile: int, rule: str) -> None:
    """The next card of a pile, if there is one."""
    if not state.face_down[pile]:
        state.shown[pile] = -1
        return
    card = draw(state, state.face_down[pile], 1, "top", CARDS, PILES[pile])[0]
    state.shown[pile] = card
    if state.listener is not None:
        args: dict[str, object] = {"pile": PILES[pile], "card": CARDS[card]}
        tell_open(state, "top_card", rule, args, told("top", [card], CARDS, PILES[pile]))


def deal_hand(state: LisboaState, seat: int, deck: int, rule: str) -> None:
    """Cards of a deck into a seat's hand, up to five; only he sees them."""
    pool = [card for card in state.rest if state.table.deck[card] == deck]
    count = min(HAND - len(state.hands[seat]), len(pool))
    if count <= 0:
        return
    cards = draw(state, pool, count, "deal", CARDS)
    cards.sort()
    for card in cards:
        state.rest.remove(card)
        state.hands[seat].append(card)
    state.hands[seat].sort()
    if state.listener is not None:
        full: dict[str, object] = {"seat": seat, "cards": [CARDS[card] for card in cards]}
        public: dict[str, object] = {"seat": seat, "count": count}
        tell_secret(state, "deal", rule, seat, full, public, told("deal", cards, CARDS))


def shuffle_in(state: LisboaState, deck: int) -> None:
    """A deck that is dealt from hand to hand comes into the game."""
    state.rest.extend([card for card in range(ALL_CARDS) if state.table.deck[card] == deck])


# ---------------------------------------------------------------------------------------------------------------------
# Each player


def _equip(state: LisboaState, seat: int, step: int) -> None:
    if step == 0:
        shuffle_in(state, BLUE)
    for good in range(4):
        state.goods[seat * 4 + good] = START_GOODS
        state.supply[good] -= START_GOODS
    state.influence[seat] = state.table.start_influence[state.players - 1][step]
    _first_favor(state, seat)
    _starting_plan(state, seat)
    deal_hand(state, seat, BLUE, "lisboa.setup.cards")


def _first_favor(state: LisboaState, seat: int) -> None:
    bag = [noble for noble in range(3) for _ in range(state.favor_supply[noble])]
    noble = draw(state, bag, 1, "favor", NOBLES)[0]
    state.favor_supply[noble] -= 1
    state.favors[seat * 3 + noble] = 1
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "noble": NOBLES[noble]}
        tell_open(state, "first_favor", "lisboa.setup.favor", args, told("favor", [noble], NOBLES))


def _starting_plan(state: LisboaState, seat: int) -> None:
    plan = draw(state, state.start_rest, 1, "startplan", PLANS)[0]
    state.plans[seat * len(PLANS) + plan] += 1
    if state.listener is not None:
        args: dict[str, object] = {"seat": seat, "plan": PLANS[plan]}
        tell_open(state, "start_plan", "lisboa.setup.plan", args, told("startplan", [plan], PLANS))


def offer_clergy(state: LisboaState, seat: int) -> list[int]:
    """Two tiles out of the bag; the one that is not kept goes back before the next player draws."""
    tiles = draw_from_bag(state, 2, "clergybag")
    tiles.sort()
    if state.listener is not None:
        full: dict[str, object] = {"seat": seat, "tiles": [CLERGY[tile] for tile in tiles]}
        public: dict[str, object] = {"seat": seat, "count": 2}
        tell_secret(
            state, "clergy_offer", "lisboa.setup.clergy", seat, full, public, told("clergybag", tiles, CLERGY)
        )
    return tiles


# ---------------------------------------------------------------------------------------------------------------------
# What a seat cannot know


def redraw_hidden(state: LisboaState, seat: int, rng: Rng) -> None:
    """The others' dealt cards and unchosen clergy tiles anew, consistent with all that the seat has seen."""
    for deck in (BLUE, PURPLE):
        _redeal_cards(state, seat, deck, rng)
    hide_returned_clergy(state, seat)
    if hide_clergy_offer(state, seat):
        redraw_clergy_offer(state, rng)


def _redeal_cards(state: LisboaState, seat: int, deck: int, rng: Rng) -> None:
    """Cards taken from the display are public, and the one that is being played; those dealt from this deck are the
    owner's secret."""
    pool = [card for card in state.rest if state.table.deck[card] == deck]
    held: list[int] = []
    for other in range(state.players):
        mine = [card for card in state.hands[other] if state.table.deck[card] == deck and card != state.card]
        if other == seat:
            mine.clear()
        held.append(len(mine))
        pool.extend(mine)
    pool.sort()
    rng.shuffle(pool)
    for other in range(state.players):
        if other != seat:
            public = [
                card for card in state.hands[other] if state.table.deck[card] != deck or card == state.card
            ]
            for _ in range(held[other]):
                public.append(pool.pop())
            public.sort()
            state.hands[other] = public
    state.rest = [card for card in state.rest if state.table.deck[card] != deck]
    state.rest.extend(pool)
    state.rest.sort()


def hide_returned_clergy(state: LisboaState, seat: int) -> None:
    """Which tile another player did not keep, the seat (-1: a spectator) does not know: it is like any that nobody has
    seen."""
    own = state.put_back[seat] if seat >= 0 else -1
    for other in range(state.players):
        tile = state.put_back[other]
        if other == seat or tile < 0:
            continue
        state.put_back[other] = -1
        if tile != own and tile in state.returned:
            state.returned.remove(tile)
            state.unseen.append(tile)
            state.unseen.sort()


def hide_clergy_offer(state: LisboaState, seat: int) -> bool:
    """At set-up, the two tiles between which another player is choosing go back into the bag: they may be any of it, also
    the one that the seat did not keep. Whether there are such tiles."""
    if kind_of(state) != START_CLERGY or seat_of(state) == seat or number_of(state) == 0:
        return False
    own = state.put_back[seat] if seat >= 0 else -1
    tiles = number_of(state)
    for tile in (tiles >> 6 & 63, tiles & 63):
        if tile == own:
            state.returned.append(tile)
        else:
            state.unseen.append(tile)
    state.unseen.sort()
    return True


def redraw_clergy_offer(state: LisboaState, rng: Rng) -> None:
    """Two tiles of the bag instead of those that were hidden."""
    one = draw_tile(state, FACE_DOWN, rng)
    two = draw_tile(state, FACE_DOWN, rng)
    replace(state, START_CLERGY, seat_of(state), 1 << 12 | min(one, two) << 6 | max(one, two))
