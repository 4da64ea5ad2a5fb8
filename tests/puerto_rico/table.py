"""A table of Puerto Rico for tests: chance is scripted, moves are notation, and all that is told is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from quayside.core.vecs import append, vec
from quayside.games.puerto_rico.board import (
    BUILDINGS,
    CIRCLES,
    CITY,
    COST,
    GOODS,
    MARKET_SPACES,
    NEVER_TOGETHER,
    PLACES,
    ROLES,
    SPACES,
    TILES,
)
from quayside.games.puerto_rico.state import PuertoRicoState

from ..tables import GameTable

ROW = ("corn", "indigo", "sugar", "tobacco", "coffee", "corn")  # what is turned up first, players + 1 of them


class Table(GameTable[PuertoRicoState]):
    """A game whose plantations are scripted."""

    def __init__(
        self,
        players: int = 4,
        row: str = "",
        chance: Sequence[str] = (),
        first: int = 0,
        seed: int = 1,
        new: str = "",
        festival: str = "",
        **options: Any,
    ) -> None:
        """`new` names new buildings that chance chooses for this game; `festival` the outcome of the festival."""
        script = [f"row {' '.join(in_order(row.split() or ROW[: players + 1]))}", *chance]
        if festival:
            options["festival"] = True
            script.insert(0, f"festival {festival}")
        if new:
            options["new_buildings"] = "random"
            script.insert(0, f"market {' '.join(market_with(new))}")
        super().__init__(PuertoRicoState, "puerto_rico", players, seed, first, script, **options)

    # What players do

    def pick(self, role: str) -> Table:
        """The next seat picks a role; everybody, he too, then declines what may be declined, and else does the first
        thing that is possible. Stops when the next role is picked."""
        return self.play(f"pick {role}").through()

    def through(self) -> Table:
        while self.asked[1] not in ("role", "over") and self.decision.get("question") not in ("role", "end"):
            self.play("pass" if "pass" in self.choices else self.choices[0])
        return self

    def picks(self, roles: str) -> Table:
        """Several roles, one after the other, nobody doing more than he must."""
        for role in roles.split():
            self.pick(role)
        return self

    def arrange(
        self,
        doubloons: dict[int, int] | None = None,
        points: dict[int, int] | None = None,
        goods: dict[int, str] | None = None,
        island: dict[int, str] | None = None,
        city: dict[int, str] | None = None,
        san_juan: dict[int, int] | None = None,
        cards: dict[str, int] | None = None,
        ships: dict[int, str] | None = None,
        house: str | None = None,
        row: str | None = None,
        discards: str | None = None,
        colonist_ship: int | None = None,
        picked: dict[str, int] | None = None,
        forests: dict[int, str] | None = None,
        waiting_nobles: dict[int, int] | None = None,
        noble_ship: int | None = None,
        reward_card: int | None = None,
    ) -> Table:
        """As if rounds had gone by. A star is a colonist, a plus a noble: "corn* corn quarry+", "hacienda* guesthouse*+".
        Goods are "corn 3 coffee 1", ships {5: "corn 3"}, forests "corn coffee" by what lies under them. Everything comes
        from the supplies and goes back to them."""
        state = self.state
        for seat, tiles in (forests or {}).items():
            for tile in tiles.split():
                state.forests[seat * 5 + TILES.index(tile)] += 1
                state.face_down[TILES.index(tile)] -= 1
                state.free_island[seat] -= 1
        for seat, amount in (doubloons or {}).items():
            state.doubloons[seat] = amount
        for seat, amount in (points or {}).items():
            state.chips += state.points[seat] - amount
            state.points[seat] = amount
        for seat, held in (goods or {}).items():
            self._give_goods(seat, held)
        for seat, tiles in (island or {}).items():
            self._lay_island(seat, tiles)
        for seat, buildings in (city or {}).items():
            self._build_city(seat, buildings)
        for seat, count in (san_juan or {}).items():
            state.colonist_supply -= count - state.san_juan[seat]
            state.san_juan[seat] = count
        for role, amount in (cards or {}).items():
            state.card_doubloons[ROLES.index(role)] = amount
        for size, load in (ships or {}).items():
            self._load_ship(size, load)
        if house is not None:
            self._fill_house(house)
        if row is not None:
            self._turn_up(row)
        for tile in (discards or "").split():
            state.face_down[TILES.index(tile)] -= 1
            state.discards[TILES.index(tile)] += 1
        if colonist_ship is not None:
            state.colonist_supply -= colonist_ship - state.colonist_ship
            state.colonist_ship = colonist_ship
        for role, seat in (picked or {}).items():
            state.taken[ROLES.index(role)] = seat
        for seat, count in (waiting_nobles or {}).items():
            state.noble_supply -= count
            state.waiting_nobles[seat] += count
            state.san_juan[seat] += count
        if noble_ship is not None:
            state.noble_supply -= noble_ship - state.noble_ship
            state.noble_ship = noble_ship
        if reward_card is not None:
            state.reward_card = reward_card
        state.proceed()
        self.check()
        return self

    def _give_goods(self, seat: int, held: str) -> None:
        words = held.split()
        for good in range(5):
            amount = int(words[words.index(GOODS[good]) + 1]) if GOODS[good] in words else 0
            self.state.supply[good] -= amount - self.state.goods[seat * 5 + good]
            self.state.goods[seat * 5 + good] = amount

    def _lay_island(self, seat: int, tiles: str) -> None:
        state = self.state
        for tile in range(6):
            place = seat * int(state.places) + tile
            laid = [word for word in tiles.split() if word.rstrip("*+") == TILES[tile]]
            more = len(laid) - state.circles[place]
            if tile < 5:
                state.face_down[tile] -= more
            else:
                state.quarries -= more
            state.free_island[seat] -= more
            state.circles[place] = len(laid)
            self._man(place, "".join(laid))

    def _build_city(self, seat: int, buildings: str) -> None:
        state = self.state
        for word in buildings.split():
            building = BUILDINGS.index(word.rstrip("*+"))
            place = seat * int(state.places) + CITY + building
            if not state.owns(seat, building):
                state.market[building] -= 1
                state.free_city[seat] -= SPACES[building]
                state.circles[place] = CIRCLES[building]
                state.owned[seat] |= 1 << building
                state.built = append(state.built, seat * len(BUILDINGS) + building)
            self._man(place, word)

    def _man(self, place: int, marks: str) -> None:
        """By the stars and pluses of a word."""
        state = self.state
        colonists, nobles = marks.count("*"), marks.count("+")
        before = state.nobles[place] if state.has_nobles else 0
        state.colonist_supply -= colonists - (state.people[place] - before)
        state.people[place] = colonists + nobles
        if state.has_nobles:
            state.noble_supply -= nobles - before
            state.nobles[place] = nobles

    def _load_ship(self, size: int, load: str) -> None:
        good, barrels = load.split()
        ship = self.state.ship_sizes().index(size)
        self.state.cargo[ship], self.state.barrels[ship] = GOODS.index(good), int(barrels)
        self.state.supply[GOODS.index(good)] -= int(barrels)

    def _fill_house(self, goods: str) -> None:
        self.state.trading_house = vec[i64]([GOODS.index(good) for good in goods.split()])
        for good in self.state.trading_house:
            self.state.supply[good] -= 1

    def _turn_up(self, row: str) -> None:
        for tile in range(5):
            count = row.split().count(TILES[tile])
            self.state.face_down[tile] -= count - self.state.row[tile]
            self.state.row[tile] = count

    # What players see

    @property
    def doubloons(self) -> list[int]:
        return [seat["doubloons"] for seat in self.view()["seats"]]

    @property
    def points(self) -> list[int]:
        """In chips."""
        return [seat["points"] for seat in self.view()["seats"]]

    def goods(self, seat: int) -> str:
        """As in `arrange`: "corn 3 coffee 1"."""
        return " ".join([f"{good} {count}" for good, count in self.seat(seat)["goods"].items() if count])

    def island(self, seat: int) -> str:
        """As in `arrange`, tile by tile in the order of the kinds: "corn* corn quarry*"."""
        words = []
        for tile, facts in self.seat(seat)["island"].items():
            nobles = self.seat(seat).get("nobles_at", {}).get(tile, 0)
            empty = facts["tiles"] - facts["colonists"] - nobles
            words += [f"{tile}*"] * facts["colonists"] + [f"{tile}+"] * nobles + [tile] * empty
        return " ".join(words)

    def city(self, seat: int) -> str:
        """As in `arrange`, in the order built."""
        nobles = self.seat(seat).get("nobles_at", {})
        return " ".join(
            [
                building + "*" * count + "+" * nobles.get(building, 0)
                for building, count in self.seat(seat)["city"].items()
            ]
        )

    def ship(self, size: int) -> str | None:
        """What it carries: "corn 3"."""
        ship = next(ship for ship in self.view()["ships"] if ship["size"] == size)
        return None if ship["good"] is None else f"{ship['good']} {ship['barrels']}"


def in_order(tiles: Sequence[str]) -> list[str]:
    """Outcomes name the tiles of a row in the order of the kinds."""
    return sorted(tiles, key=TILES.index)


def market_with(new: str) -> list[str]:
    """The seventeen buildings of a game in which these are; for the other spaces those of the base game come first."""
    wanted = new.split()
    chosen: list[str] = []
    for price, spaces in enumerate(MARKET_SPACES):
        kinds = [name for number, name in enumerate(BUILDINGS) if number >= 6 and COST[number] == price]
        first = [name for name in kinds if name in wanted]
        barred = {BUILDINGS[number] for number in NEVER_TOGETHER} if "forest_house" in wanted else set()
        rest = [name for name in kinds if name not in wanted and name not in barred]
        chosen += [*first, *rest][:spaces]
    return sorted(chosen, key=BUILDINGS.index)


def island_of(count: int, start: str = "corn") -> str:
    """An island with so many tiles, none of them occupied."""
    kinds = ["corn", "indigo", "sugar", "tobacco", "coffee"]
    return " ".join([start, *[kinds[number % 5] for number in range(count - 1)]])


__all__ = [
    "BUILDINGS",
    "GOODS",
    "PLACES",
    "ROLES",
    "ROW",
    "TILES",
    "Table",
    "in_order",
    "island_of",
    "market_with",
]
