"""A table of Lisboa for tests: chance is scripted, moves are notation, and all that is told is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quayside import Event
from quayside.core.state import Setup
from quayside.games.lisboa.board import (
    ALL_PLANS,
    ARCHITECTS,
    CARDS,
    CLERGY,
    CUBES,
    CUBES_EACH,
    DECREES,
    FIRST_SHIP,
    GOODS,
    GROUPS,
    NOBLES,
    PILES,
    PLANS,
    PLOTS,
    ROWS,
    SHIPS,
    SIDES,
    SOURCES,
    SPACES,
)
from quayside.games.lisboa.components import ALL_BENEFITS
from quayside.games.lisboa.rules.stores import slot_of
from quayside.games.lisboa.state import DUMMY, LisboaState

from ..lists import Lists
from ..tables import GameTable

HANDS = ("P01 P05 P07 P12 P17", "P02 P06 P08 P13 P18", "P03 P09 P11 P14 P19", "P04 P10 P15 P16 P20")
FAVORS = ("king", "marquis", "builder", "king")
OFFERS = ("C01 C02", "C03 C04", "C05 C06", "C07 C08")
# Stores that only empty a house's place, and the houses that stores of `arrange` take: least use first
SPARE_STORES = ("D5 cloth", "C4 books", "B2 tools", "A1 gold", "D4 cloth", "C3 books", "A2 tools", "D1 gold")
HOUSES = (0, 1, 1, 1, 2, 2, 2, 0)


def setup_script(
    players: int, hands: Sequence[str] = HANDS, favors: Sequence[str] = FAVORS, offers: Sequence[str] = OFFERS
) -> list[str]:
    """Every row and column has one cube of each type, but no earthquake in column 5; the street tiles rise from west to
    east; the lowest cards, decrees and buildings come up first."""
    rows = ROWS[: 4 if players <= 2 else 5]
    spaces = [space for space in SPACES if space.startswith("N") or space[1] in rows]
    mixed = [CUBES[number % 3] for number in range(2 * len(spaces))]
    script = [f"cubes row.{row} earthquake fire tsunami" for row in rows]
    script += [f"cubes column.{column} earthquake fire tsunami" for column in range(1, 5)]
    script += ["cubes column.5 fire tsunami"]
    script += [f"cubes {space} {' '.join(mixed[2 * at : 2 * at + 2])}" for at, space in enumerate(spaces)]
    script += ["cubes pile earthquake earthquake fire fire tsunami tsunami", "streets 2 3 4 5"]
    script += ["building B01.a", "plan santos.2", "building B09.a", "plan mardel.2"]
    script += [f"decrees {' '.join(DECREES[:8])}"]
    script += ["top treasury P22", "top king P27", "top marquis P32", "top builder P37"]
    for seat in range(players):
        plan = "santos.2" if seat % 2 == 0 else "mardel.2"
        script += [f"favor {favors[seat]}", f"startplan {plan}", f"deal {hands[seat]}"]
    return [*script, *[f"clergybag {offer}" for offer in offers[:players]]]


LAID_OUT: dict[str, tuple[LisboaState, list[Event]]] = {}  # set-ups, each made once


class Table(GameTable[LisboaState]):
    """A game whose set-up is scripted, at its first turn; the clergy tiles of the set-up are back in the bag, unless
    they are asked for."""

    def __init__(
        self,
        players: int = 3,
        chance: Sequence[str] = (),
        hands: Sequence[str] = HANDS,
        favors: Sequence[str] = FAVORS,
        clergy: bool = False,
        **options: Any,
    ) -> None:
        key = repr((players, hands, favors, clergy, options))
        if key not in LAID_OUT:
            script = setup_script(players, hands, favors)
            super().__init__(LisboaState, "lisboa", players, chance=script, **options)
            if not clergy:
                self._put_clergy_back()
            LAID_OUT[key] = self.state, self.events
        state, events = LAID_OUT[key]
        self.state, self.events = state.clone(), events.copy()
        self.state.listener = self.events.append
        setup = state.setup
        self.state.setup = Setup(state.game, players, setup.seed, 0, setup.options, setup.script.copy())
        self.fate(*chance)

    def _put_clergy_back(self) -> None:
        for seat in range(self.state.players):
            self.play(f"clergy {OFFERS[seat].split()[0]}")
        self.lists = state = Lists(self.state)
        state.returned.clear()
        state.put_back = [-1] * state.sides
        state.unseen = list(range(len(CLERGY)))
        for seat in range(state.players):
            state.clergy[seat].clear()
            self._count_benefits(seat)
        state.keep()
        self.settle()

    def fate(self, *outcomes: str) -> Table:
        """What chance will bring next."""
        self.state.setup.script.extend(outcomes)
        return self

    def settle(self) -> Table:
        self.state.proceed()
        self.check()
        return self

    # What players do

    def court(self, card: str) -> Table:
        """The seat to play gets a card into its hand, and plays it to the royal court."""
        return self._use(card, "court")

    def tuck(self, card: str) -> Table:
        return self._use(card, "portfolio")

    def _use(self, card: str, use: str) -> Table:
        self.arrange(hand={self.state.to_play: card})
        return self.play(f"card {card}", use)

    def uses(self, card: str) -> list[str]:
        """What a card may be used for by the seat to play; it stays in his hand."""
        self.arrange(hand={self.state.to_play: card})
        world = self.state.clone()
        world.play(world.parse(f"card {card}"))
        view: dict[str, Any] = world.view(None)
        if view["decision"]["kind"] != "use":  # the only use was made at once
            return []
        return [world.notation(action) for action in world.legal()]

    def refused_use(self, card: str, use: str) -> tuple[str, dict[str, object]]:
        self.arrange(hand={self.state.to_play: card})
        return self.play(f"card {card}").why_not(use)

    def finish(self) -> Table:
        """To the next turn: everybody declines what may be declined, and else does the first thing that is possible."""
        while self.asked[1] not in ("card", "over"):
            self.play("pass" if "pass" in self.choices else self.choices[0])
        return self

    def idle(self, turns: int = 1) -> Table:
        """So many turns in which cards are discarded for gold, and drawn from the fullest pile."""
        for _ in range(turns):
            self.play(self.choices[0])
            if self.asked[1] == "use":
                self.play("gold")
            self.draw_anything()
            self.finish()
        return self

    def draw_anything(self) -> Table:
        if self.asked[1] == "drawing":
            piles = self.view()["display"]
            self.play(f"draw {max(piles, key=lambda pile: piles[pile]['cards'])}")
        return self

    # As if rounds had gone by. What is given comes from the supplies, and what it replaces goes back to them.

    def arrange(self, **wanted: Any) -> Table:
        """By seat: reis, wigs, influence, goods "gold 2 cloth 1", cubes "fire 1", sets, favors "king", clergy "C01",
        hand (cards that take the place of others), portfolio "P07 S01", decrees, plans, done, houses "left 2".
        Of the table: stores {"B2 tools": 0}, offices {"king": "0 0 d"}, plaza "0 1", in_buildings {0: 3},
        buildings {"N1": "B01.a"}, current {"santos": "B02.b"}, aboard {"S01": "gold 1"}, rubble {"row.A": "fire 1"},
        display {"king": "P28 P29"}, shown "D01 D02", prices, treasury, cardinal, track, yard, period."""
        self.lists = Lists(self.state)
        order = ("period", "sets", "cubes", "rubble", "stores", "houses", "portfolio", "clergy")
        for name in sorted(wanted, key=lambda name: order.index(name) if name in order else len(order)):
            value = wanted[name]
            if name in ("reis", "wigs", "influence"):
                for seat, number in value.items():
                    getattr(self.lists, name)[seat] = number
            elif name in BY_SEAT:
                for seat, given in value.items():
                    getattr(self, f"_give_{name}")(seat, given)
            else:
                getattr(self, f"_set_{name}")(value)
        self._spare_cubes()
        self.lists.keep()
        return self.settle()

    def _give_goods(self, seat: int, held: str) -> None:
        counts = _counts(held, GOODS)
        for good in range(4):
            self.lists.supply[good] -= counts[good] - self.lists.goods[seat * 4 + good]
            self.lists.goods[seat * 4 + good] = counts[good]

    def _give_cubes(self, seat: int, held: str) -> None:
        self.lists.cubes[seat * 3 : seat * 3 + 3] = _counts(held, CUBES)

    def _give_sets(self, seat: int, sets: int) -> None:
        self.lists.cubes[seat * 3 : seat * 3 + 3] = [sets] * 3

    def _give_favors(self, seat: int, held: str) -> None:
        for noble in range(3):
            has = int(NOBLES[noble] in held.split())
            self.lists.favor_supply[noble] -= has - self.lists.favors[seat * 3 + noble]
            self.lists.favors[seat * 3 + noble] = has

    def _give_clergy(self, seat: int, held: str) -> None:
        state = self.lists
        state.unseen.extend(state.clergy[seat])
        state.clergy[seat] = [CLERGY.index(tile) for tile in held.split()]
        state.unseen = sorted([tile for tile in state.unseen if tile not in state.clergy[seat]])
        self._count_benefits(seat)

    def _give_hand(self, seat: int, cards: str) -> None:
        state = self.lists
        wanted = [CARDS.index(card) for card in cards.split()]
        for card in wanted:
            if card not in state.hands[seat]:
                self._take_out(card)
        kept = [card for card in state.hands[seat] if card not in wanted]
        state.hands[seat] = sorted([*wanted, *kept[: max(0, 5 - len(wanted))]])

    def _take_out(self, card: int) -> None:
        """Wherever it is; whoever holds it gets another in its place."""
        state = self.lists
        for heap in (state.rest, *state.face_down):
            if card in heap:
                heap.remove(card)
        for pile in range(4):
            if state.shown[pile] == card:
                state.shown[pile] = state.face_down[pile].pop() if state.face_down[pile] else -1
        for hand in state.hands:
            if card in hand:
                hand[hand.index(card)] = (state.rest or max(state.face_down, key=len)).pop()
                hand.sort()

    def _give_portfolio(self, seat: int, cards: str) -> None:
        state = self.lists
        for card in [*state.top[seat], *state.bottom[seat]]:
            if card >= FIRST_SHIP:
                state.owner[card - FIRST_SHIP] = -1
        state.top[seat], state.bottom[seat] = [], []
        for name in cards.split():
            if name in SHIPS:
                ship = SHIPS.index(name)
                state.yard = [other for other in state.yard if other != ship]
                state.owner[ship] = seat
                state.top[seat].append(FIRST_SHIP + ship)
            else:
                card = CARDS.index(name)
                self._take_out(card)
                (state.top if state.values.kind[card] else state.bottom)[seat].append(card)
        values = state.values
        state.drawing[seat] = sum(
            [
                values.ship_influence[card - FIRST_SHIP] if card >= FIRST_SHIP else values.influence[card]
                for card in state.top[seat]
            ]
        )
        self._count_benefits(seat)

    def _count_benefits(self, seat: int) -> None:
        state = self.lists
        counted = [0] * ALL_BENEFITS
        rows = [state.values.benefit[card] for card in state.bottom[seat]]
        for row in [*rows, *[state.values.clergy_benefit[tile] for tile in state.clergy[seat]]]:
            for at in range(0, len(row), 2):
                counted[row[at]] += row[at + 1]
        state.benefits[seat * ALL_BENEFITS : (seat + 1) * ALL_BENEFITS] = counted

    def _give_decrees(self, seat: int, decrees: str) -> None:
        state = self.lists
        state.decrees_left.extend(state.decrees[seat])
        state.decrees[seat] = [DECREES.index(decree) for decree in decrees.split()]
        self._set_shown(
            " ".join([DECREES[decree] for decree in state.decrees_shown if decree not in state.decrees[seat]])
        )

    def _give_plans(self, seat: int, plans: str) -> None:
        self._turn_in(seat, self.lists.plans)
        for plan in plans.split():
            self._hand_out(seat, PLANS.index(plan), self.lists.plans)

    def _give_done(self, seat: int, plans: str) -> None:
        self._turn_in(seat, self.lists.done)
        for plan in plans.split():
            self._hand_out(seat, PLANS.index(plan), self.lists.done)

    def _turn_in(self, seat: int, heap: list[int]) -> None:
        """To the piles, below the face-up plan."""
        for plan in range(ALL_PLANS):
            self.lists.plans_left[plan] += heap[seat * ALL_PLANS + plan]
            heap[seat * ALL_PLANS + plan] = 0

    def _hand_out(self, seat: int, plan: int, heap: list[int]) -> None:
        assert self.lists.plans_left[plan] > 0
        self.lists.plans_left[plan] -= 1
        heap[seat * ALL_PLANS + plan] += 1

    def _give_houses(self, seat: int, houses: str) -> None:
        """Stores on spare plots make up for the houses that no other store needs."""
        state = self.lists
        counts = _counts(houses, GROUPS)
        for plot, trade in [store.split() for store in SPARE_STORES]:
            if state.store.count(seat) < sum(counts) and state.store[PLOTS.index(plot)] < 0:
                self._build(plot, trade, seat)
        assert state.store.count(seat) == sum(counts), "as many houses as stores"
        state.houses[seat * 3 : seat * 3 + 3] = counts

    def _set_stores(self, stores: dict[str, int]) -> None:
        for place, seat in stores.items():
            plot, trade = place.split()
            self._build(plot, trade, seat)
            built = sum(self.lists.houses[seat * 3 : seat * 3 + 3])
            self.lists.houses[seat * 3 + HOUSES[built]] += 1

    def _build(self, plot: str, trade: str, seat: int) -> None:
        at, good = PLOTS.index(plot), GOODS.index(trade)
        self.lists.store[at], self.lists.trade[at] = seat, good
        slot = slot_of(self.lists.keep(), at, good)
        self.lists.tiles[slot] -= 1

    def _set_offices(self, offices: dict[str, str]) -> None:
        for noble, officials in offices.items():
            at = NOBLES.index(noble) * 5
            self._post(self.lists.office, at, officials)

    def _set_plaza(self, officials: str) -> None:
        self._post(self.lists.plaza, 0, officials)

    def _post(self, place: list[int], at: int, officials: str) -> None:
        state = self.lists
        for colour in range(DUMMY):
            count = officials.split().count(str(colour))
            state.board[colour] -= count - place[at + colour]
            place[at + colour] = count
        place[at + DUMMY] = officials.split().count("d")

    def _set_in_buildings(self, officials: dict[int, int]) -> None:
        for seat, count in officials.items():
            self.lists.board[seat] -= count - self.lists.in_buildings[seat]
            self.lists.in_buildings[seat] = count

    def _set_buildings(self, buildings: dict[str, str]) -> None:
        for space, face in buildings.items():
            at, number = SPACES.index(space), SIDES.index(face)
            self._pull_out(number >> 1)
            self.lists.building[at], self.lists.opener[at] = number, 0
            self.lists.space_cubes[at * 3 : at * 3 + 3] = [0, 0, 0]

    def _pull_out(self, building: int) -> None:
        state = self.lists
        for architect in range(2):
            if building in state.future[architect]:
                state.future[architect].remove(building)
            if state.current[architect] >> 1 == building:
                state.current[architect] = (
                    state.future[architect].pop() * 2 if state.future[architect] else -1
                )

    def _set_current(self, faces: dict[str, str | None]) -> None:
        state = self.lists
        for name, face in faces.items():
            architect = ARCHITECTS.index(name)
            if face is None:  # all his buildings stand on spaces
                left = [*state.future[architect], state.current[architect] >> 1]
                free = [space for space in range(13, 3, -1) if state.building[space] < 0]
                state.future[architect], state.current[architect] = [], -1
                self._set_buildings({SPACES[free.pop(0)]: SIDES[building * 2] for building in left})
                continue
            number = SIDES.index(face)
            if state.current[architect] >> 1 != number >> 1:
                state.future[architect].remove(number >> 1)
                state.future[architect].append(state.current[architect] >> 1)
            state.current[architect] = number

    def _set_aboard(self, loads: dict[str, str]) -> None:
        state = self.lists
        for name, load in loads.items():
            ship = SHIPS.index(name)
            counts = _counts(load, GOODS)
            for good in range(4):
                state.supply[good] -= counts[good] - state.aboard[ship * 4 + good]
                state.aboard[ship * 4 + good] = counts[good]
            state.at_sea[ship] = int(sum(counts) == state.values.hold[ship])

    def _set_rubble(self, places: dict[str, str]) -> None:
        state = self.lists
        for place, cubes in places.items():
            kind, _, name = place.partition(".")
            area = {"row": state.row_cubes, "column": state.column_cubes, "pile": state.pile_cubes}.get(
                kind, state.space_cubes
            )
            at = ROWS.index(name) if kind == "row" else int(name) - 1 if kind == "column" else 0
            at = SPACES.index(place) if area is state.space_cubes else at
            area[at * 3 : at * 3 + 3] = _counts(cubes, CUBES)

    def _spare_cubes(self) -> None:
        """There are 21 of each type, fewer under the street cover: what is too many is missing on building spaces, in
        the pile, on columns and rows, the last ones first."""
        state = self.lists
        for cube in range(3):
            areas = (state.row_cubes, state.column_cubes, state.space_cubes, state.pile_cubes, state.cubes)
            limit = CUBES_EACH if state.players > 2 else (18, 19, 19)[cube]
            surplus = sum([sum(area[cube::3]) for area in areas]) - limit
            for area in (state.space_cubes, state.pile_cubes, state.column_cubes, state.row_cubes):
                for at in range(len(area) - 3 + cube, -1, -3):
                    fewer = min(max(0, surplus), area[at])
                    area[at] -= fewer
                    surplus -= fewer

    def _set_display(self, piles: dict[str, str]) -> None:
        for name, cards in piles.items():
            pile = PILES.index(name)
            numbers = [CARDS.index(card) for card in cards.split()]
            for number in numbers:
                self._take_out(number)
            self.lists.shown[pile] = numbers[0] if numbers else -1
            self.lists.face_down[pile] = numbers[1:]

    def _set_shown(self, decrees: str) -> None:
        state = self.lists
        state.decrees_left.extend(state.decrees_shown)
        state.decrees_shown = [DECREES.index(decree) for decree in decrees.split()]
        gone = [*state.decrees_shown, *[decree for side in state.decrees for decree in side]]
        state.decrees_left = sorted({decree for decree in state.decrees_left if decree not in gone})
        while len(state.decrees_shown) < 8 and state.decrees_left:
            state.decrees_shown.append(state.decrees_left.pop(0))

    def _set_prices(self, prices: dict[str, int]) -> None:
        for good, price in prices.items():
            self.lists.price[GOODS.index(good)] = price

    def _set_treasury(self, index: int) -> None:
        self.lists.treasury = index

    def _set_cardinal(self, space: int) -> None:
        self.lists.cardinal = space

    def _set_track(self, tiles: dict[int, str]) -> None:
        """Tiles that lie face up."""
        for place, tile in tiles.items():
            self.lists.unseen.remove(CLERGY.index(tile))
            self.lists.track[place] = CLERGY.index(tile)

    def _set_yard(self, ships: str) -> None:
        """The next ship first."""
        self.lists.yard = [SHIPS.index(ship) for ship in reversed(ships.split())]

    def _set_period(self, period: int) -> None:
        """The second one: its ships and cards lie ready, the lowest cards face up."""
        assert period == 2
        self.lists.period = 2
        count = max(1, self.lists.players - 1)
        self._set_yard(" ".join([*SHIPS[6 : 6 + count], *SHIPS[9 : 9 + count]]))
        for pile, first in (("treasury", 62), ("king", 67), ("marquis", 72), ("builder", 77)):
            self._set_display({pile: " ".join(CARDS[first : first + 5])})

    # What players see

    def goods(self, seat: int) -> str:
        """As in `arrange`: "gold 2 cloth 1"."""
        return " ".join([f"{good} {count}" for good, count in self.seat(seat)["goods"].items() if count])

    def all_of(self, fact: str) -> list[Any]:
        """A fact of each seat."""
        return [seat[fact] for seat in self.view()["seats"]]

    @property
    def reis(self) -> list[int]:
        return self.all_of("reis")

    @property
    def wigs(self) -> list[int]:
        return self.all_of("wigs")

    @property
    def influence(self) -> list[int]:
        return self.all_of("influence")

    def office(self, noble: str) -> list[int]:
        return self.view()["offices"][noble]["seats"]

    def final(self, seat: int = 0) -> dict[str, int]:
        """What the final scoring would add now, by source."""
        from quayside.games.lisboa.rules import scoring

        return dict(zip(SOURCES, scoring.final_wigs(self.state)[seat], strict=True))


BY_SEAT = (
    "goods", "cubes", "sets", "favors", "clergy", "hand", "portfolio", "decrees", "plans", "done", "houses",
)  # fmt: skip


def _counts(held: str, names: Sequence[str]) -> list[int]:
    words = held.split()
    return [int(words[words.index(name) + 1]) if name in words else 0 for name in names]
