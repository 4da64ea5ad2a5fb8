"""Puerto Rico with all its expansions, written down a second time: from the rules alone, and as differently as possible.

A game is one generator. It yields what is asked, (seat, decision, choices), and is sent the answer; whatever waits for
its turn waits in a loop, not on an agenda. Names are text throughout. It takes chance outcomes as they are given and says
nothing of what happened. `seen` puts together what the views of the game tell as well, so that the two can be compared.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import combinations
from typing import Any

Ask = Generator[tuple[int, str, list[str]], str, Any]

GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
PRICE = dict(zip(GOODS, range(5), strict=True))
FIELDS = [*GOODS, "quarry"]

# name: cost, points, circles, column, copies
BASE = """small_indigo_plant 1 1 1 1 4 / small_sugar_mill 2 1 1 1 4 / indigo_plant 3 2 3 2 3 / sugar_mill 4 2 3 2 3
/ tobacco_storage 5 3 3 3 3 / coffee_roaster 6 3 2 3 3 / small_market 1 1 1 1 2 / hacienda 2 1 1 1 2
/ construction_hut 2 1 1 1 2 / small_warehouse 3 1 1 1 2 / hospice 4 2 1 2 2 / office 5 2 1 2 2 / large_market 5 2 1 2 2
/ large_warehouse 6 2 1 2 2 / factory 7 3 1 3 2 / university 8 3 1 3 2 / harbor 8 3 1 3 2 / wharf 9 3 1 3 2
/ guild_hall 10 4 1 4 1 / residence 10 4 1 4 1 / fortress 10 4 1 4 1 / customs_house 10 4 1 4 1 / city_hall 10 4 1 4 1"""
NEW = """aqueduct 1 1 1 1 2 / forest_house 2 1 1 1 2 / black_market 2 1 1 1 2 / storehouse 3 1 1 1 2 / guesthouse 4 2 2 2 2
/ church 5 2 1 2 2 / trading_post 5 2 1 2 2 / small_wharf 6 2 1 2 2 / lighthouse 7 3 1 3 2 / library 8 3 1 3 2
/ specialty_factory 8 3 1 3 2 / union_hall 9 3 1 3 2 / statue 10 8 0 4 1 / cloister 10 4 1 4 1"""
OF_NOBLES = """land_office 2 1 1 1 2 / chapel 3 1 1 1 2 / hunting_lodge 4 2 1 2 2 / zoning_office 5 2 1 2 2
/ royal_supplier 6 2 1 2 2 / villa 7 3 1 3 2 / jeweler 8 3 1 3 2 / royal_garden 10 4 1 4 1"""
TABLE = {
    row.split()[0]: [int(number) for number in row.split()[1:]]
    for row in " / ".join([BASE, NEW, OF_NOBLES]).split("/")
}
ALL = list(TABLE)
MAKERS = ALL[:6]
NOBLE_KINDS = ALL[37:]
PRODUCTION = [*MAKERS, "jeweler"]
SPACES_BY_COST = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}

GUESTS = {
    "role": "library villa",
    "settler": "hacienda construction_hut hospice forest_house",
    "lodge": "hunting_lodge",
    "builder": "quarry university church black_market forest_house zoning_office",
    "craftsman": """corn indigo sugar tobacco coffee small_indigo_plant small_sugar_mill indigo_plant sugar_mill
        tobacco_storage coffee_roaster factory aqueduct specialty_factory chapel jeweler""",
    "trader": "small_market office large_market trading_post land_office",
    "captain": "harbor wharf small_wharf lighthouse",
    "captain, first turn": "harbor wharf small_wharf lighthouse union_hall royal_supplier",
    "storage": "small_warehouse large_warehouse storehouse",
    "end": "guild_hall residence fortress customs_house city_hall cloister royal_garden",
}


def points_of(building: str) -> int:
    return TABLE[building][1]


def column(building: str) -> int:
    return TABLE[building][3]


def spaces(building: str) -> int:
    return 2 if TABLE[building][0] == 10 else 1


class Seat:
    def __init__(self, doubloons: int) -> None:
        self.doubloons = doubloons
        self.chips = 0
        self.goods: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()
        self.forests: list[str] = []  # by what lies under them
        self.city: list[str] = []
        self.colonists: Counter[str] = Counter()  # by place, or in San Juan
        self.nobles: Counter[str] = Counter()

    def circles(self, place: str) -> int:
        if place in FIELDS:
            return self.tiles[place]
        return TABLE[place][2] if place in self.city else 0

    def on(self, place: str) -> int:
        return self.colonists[place] + self.nobles[place]

    def has(self, building: str) -> bool:
        return self.on(building) > 0

    def empty(self, place: str) -> int:
        return self.circles(place) - self.on(place)

    def open_places(self) -> list[str]:
        return [place for place in [*FIELDS, *ALL] if self.empty(place) > 0]

    def island_space(self) -> int:
        return 12 - self.tiles.total() - len(self.forests)

    def city_space(self) -> int:
        return 12 - sum(spaces(building) for building in self.city)

    def people(self) -> int:
        return self.colonists.total() + self.nobles.total()

    def kinds_held(self) -> list[str]:
        return [good for good in GOODS if self.goods[good]]

    def crop(self, good: str) -> int:
        makers = {
            "indigo": ["small_indigo_plant", "indigo_plant"],
            "sugar": ["small_sugar_mill", "sugar_mill"],
            "tobacco": ["tobacco_storage"],
            "coffee": ["coffee_roaster"],
        }
        grown = self.on(good)
        return grown if good == "corn" else min(grown, sum(self.on(maker) for maker in makers[good]))

    def violet(self) -> int:
        return len([building for building in self.city if building not in PRODUCTION])

    def bonus(self, building: str) -> int:
        if building == "guild_hall":
            small = len([each for each in self.city if each in MAKERS[:2]])
            return small + 2 * len([each for each in self.city if each in [*MAKERS[2:], "jeweler"]])
        if building == "residence":
            return max(4, 12 - self.island_space() - 5)
        if building == "fortress":
            return self.people() // 3
        if building == "customs_house":
            return self.chips // 4
        if building == "city_hall":
            return self.violet()
        if building == "cloister":
            sets = sum(self.tiles[tile] // 3 for tile in FIELDS) + len(self.forests) // 3
            return [0, 1, 3, 6, 10][sets]
        return self.nobles.total() if building == "royal_garden" else 0

    def score(self) -> int:
        works = [
            self.bonus(building) for building in self.city if spaces(building) == 2 and self.has(building)
        ]
        return self.chips + sum(map(points_of, self.city)) + self.nobles.total() + sum(works)


class Second:
    """A game. `chance` gives the next outcome whenever one is needed."""

    def __init__(self, players: int, first: int, options: dict[str, Any], chance: Iterator[str]) -> None:
        two = players == 2
        self.players = players
        self.options = options
        self.chance = chance
        self.round = 0
        self.governor = first
        self.with_nobles = options["nobles"] != "off"
        self.cards = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
        self.cards += {2: ["prospector"], 3: [], 4: ["prospector"], 5: ["prospector", "prospector_2"]}[
            players
        ]
        if options["buccaneer"]:
            self.cards.append("buccaneer")
        self.bonus = dict.fromkeys(self.cards, 0)
        self.taken: dict[str, int] = {}
        self.role: str | None = None
        self.picker = -1
        self.doubled = False
        self.library_used: set[int] = set()
        self.reward_card: int | None = None
        self.captured: tuple[str, int] | None = None
        self.ending: set[str] = set()
        self.seats = [Seat({2: 3, 3: 2, 4: 3, 5: 4}[players]) for _ in range(players)]
        self.pool = options["vp_pool"] or {2: 65, 3: 75, 4: 100, 5: 122}[players]
        counts = [10, 12, 11, 9, 8]
        self.pile = Counter({good: n - 3 * two for good, n in zip(GOODS, counts, strict=True)})
        self.discards: Counter[str] = Counter()
        self.row: Counter[str] = Counter()
        self.quarries = 5 if two else 8
        self.supply = Counter({good: n - 2 * two for good, n in zip(GOODS, [10, 11, 11, 9, 9], strict=True)})
        self.ships: dict[int, tuple[str, int] | None] = dict.fromkeys(
            {2: [4, 6], 3: [4, 5, 6], 4: [5, 6, 7], 5: [6, 7, 8]}[players]
        )
        self.house: list[str] = []
        total = {2: 42, 3: 58, 4: 79, 5: 100}[players]
        self.aboard = {"colonist": players - self.with_nobles, "noble": int(self.with_nobles)}
        self.waiting = {"colonist": total - self.aboard["colonist"], "noble": 19 if self.with_nobles else 0}
        if total != 21 * players and not self.with_nobles:
            assert self.waiting["colonist"] == {2: 40, 3: 55, 4: 75, 5: 95}[players]
        elif self.with_nobles:
            assert self.waiting["colonist"] == {2: 41, 3: 56, 4: 76, 5: 96}[players]
        self.market: dict[str, int] = {}
        self.festival: dict[str, Any] = {"tile": None, "goods": [], "building": None, "copy": False}
        self.winners: dict[str, int | None] = {"plantation": None, "production": None, "building": None}

    # -----------------------------------------------------------------------------------------------------------------
    # The course of a game

    def play(self) -> Ask:
        corn = {2: 1, 3: 1, 4: 2, 5: 2}[self.players]
        for step, seat in enumerate(self.around(self.governor)):
            tile = "corn" if step >= self.players - corn else "indigo"
            self.seats[seat].tiles[tile] += 1
            self.pile[tile] -= 1
            if tile == "corn" and self.options["corn_starters_pay"]:
                self.seats[seat].doubloons -= 1
        for building in MAKERS:
            self.offer(building)
        self.round = 1
        yield from self.fill_market()
        if self.options["festival"]:
            self.open_festival()
        self.new_row()
        while True:
            yield from self.whole_round()
            if self.ending:
                break
            for card in self.cards:
                if card not in self.taken and card != "buccaneer":
                    self.bonus[card] += 1
            self.taken = {}
            self.library_used = set()
            self.governor = (self.governor + 1) % self.players
            self.round += 1
        for seat in self.around(self.governor):
            yield from self.ask_guests(seat, "end")

    def around(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    def ask(self, seat: int, decision: str, choices: list[str]) -> Ask:
        """A decision with a single answer is no question."""
        if len(choices) == 1:
            return choices[0]
        answer = yield seat, decision, choices
        assert answer in choices
        return answer

    def wants(self, seat: int, decision: str, yes: str) -> Ask:
        return (yield from self.ask(seat, decision, ["pass", yes])) == yes

    def outcome(self, kind: str) -> list[str]:
        words = next(self.chance).split()
        assert words[0] == kind
        return words[1:]

    def whole_round(self) -> Ask:
        picks = 6 if self.players == 2 else self.players
        for pick in range(picks):
            seat = (self.governor + pick) % self.players
            yield from self.ask_guests(seat, "role")
            free = [card for card in self.cards if card not in self.taken]
            if self.reward_card == seat:
                free = [card for card in free if card != "buccaneer"]
            card = (yield from self.ask(seat, "role", [f"pick {card}" for card in free])).split()[1]
            self.taken[card] = seat
            self.seats[seat].doubloons += self.bonus[card]
            self.bonus[card] = 0
            if self.captured and self.captured[0] == card:
                if self.captured[1] != seat:
                    self.seats[self.captured[1]].doubloons += 3
                self.captured = None
            yield from self.phase(card, seat)
        if self.captured:
            card, seat = self.captured
            self.captured = None
            self.taken[card] = seat
            yield from self.phase(card, seat)

    def phase(self, card: str, seat: int) -> Ask:
        self.role, self.picker, self.doubled = card, seat, False
        if card != "buccaneer" and self.seats[seat].has("library"):
            if self.players > 2:
                self.doubled = True
            elif seat not in self.library_used:
                self.doubled = yield from self.wants(seat, "library", "library")
                if self.doubled:
                    self.library_used.add(seat)
        yield from getattr(self, card.split("_")[0])()
        self.role, self.picker, self.doubled = None, -1, False

    def privilege(self, seat: int) -> int:
        return (2 if self.doubled else 1) if seat == self.picker else 0

    def score(self, seat: int, points: int) -> None:
        self.seats[seat].chips += points
        self.pool -= points
        if points and self.pool <= 0:
            self.ending.add("points")

    # -----------------------------------------------------------------------------------------------------------------
    # Market, festival, plantations

    def offer(self, building: str) -> None:
        copies = TABLE[building][4]
        if self.players == 2:
            copies = 2 if building in PRODUCTION else 1
        self.market[building] = copies

    def cost(self, building: str) -> int:
        if self.options["swap_factory_university"] and building in ("factory", "university"):
            return 8 if building == "factory" else 7
        return TABLE[building][0]

    def fill_market(self) -> Ask:
        way = self.options["new_buildings"]
        pool = [*ALL[6:37], *(NOBLE_KINDS if self.options["nobles"] == "drafted" else [])]
        if way == "off":
            for building in ALL[6:23]:
                self.offer(building)
        elif way == "random":
            chosen = self.outcome("market")
            assert chosen == sorted(chosen, key=ALL.index)
            assert not {"hacienda", "forest_house"} <= set(chosen) <= set(pool)
            assert Counter(self.cost(building) for building in chosen) == SPACES_BY_COST
            for building in chosen:
                self.offer(building)
        else:
            left = SPACES_BY_COST.copy()
            seat = self.governor
            for _ in range(17):
                free = [each for each in pool if each not in self.market and left[self.cost(each)]]
                for one, other in (("hacienda", "forest_house"), ("forest_house", "hacienda")):
                    if one in self.market and other in free:
                        free.remove(other)
                building = (yield from self.ask(seat, "draft", [f"draft {each}" for each in free])).split()[1]
                left[self.cost(building)] -= 1
                self.offer(building)
                seat = (seat + 1) % self.players
        if self.options["nobles"] == "added":
            for building in NOBLE_KINDS:
                self.offer(building)

    def open_festival(self) -> None:
        tile, *goods, building = self.outcome("festival")
        assert self.pile[tile] > 0
        assert goods in [list(each) for each in combinations(GOODS, 3)]
        barred = {"tobacco": "tobacco_storage", "coffee": "coffee_roaster"}.get(tile)
        assert column(building) == 3
        assert building in {*self.market} - {barred}
        self.pile[tile] -= 1
        self.supply.subtract(goods)
        copy = self.market[building] > 1
        self.market[building] -= copy
        self.festival = {"tile": tile, "goods": goods, "building": building, "copy": copy}

    def check_tile(self, seat: int) -> Ask:
        tile = self.festival["tile"]
        own = self.seats[seat]
        if tile is None or own.tiles[tile] < 3:
            return
        self.festival["tile"] = None
        self.winners["plantation"] = seat
        self.pile[tile] += 1
        colonists = min(3, self.waiting["colonist"])
        self.waiting["colonist"] -= colonists
        own.colonists["san_juan"] += colonists
        for _ in range(colonists):
            places = own.open_places()
            if not places:
                break
            answer = yield from self.ask(seat, "reward", [f"put {place}" for place in places])
            own.colonists["san_juan"] -= 1
            own.colonists[answer.split()[1]] += 1

    def new_row(self) -> None:
        wanted = self.players + 1
        have = self.pile.total()
        tiles = Counter(self.pile) if have < wanted else Counter()
        if have < wanted:
            self.pile = self.discards
            self.discards = Counter()
            wanted = have + min(wanted - have, self.pile.total())
            if wanted == 0:
                self.row = Counter()
                return
        self.row = Counter(self.outcome("row"))
        assert self.row.total() == wanted
        self.pile.subtract(self.row - tiles)
        assert tiles <= self.row
        assert min(self.pile.values(), default=0) >= 0

    def is_tile_left(self) -> bool:
        return self.pile.total() + self.discards.total() > 0

    def draw(self) -> str:
        if not self.pile.total():
            self.pile, self.discards = self.discards, Counter()
        (tile,) = self.outcome("draw")
        assert self.pile[tile] > 0
        self.pile[tile] -= 1
        return tile

    def remove_tile(self, seat: int, tile: str) -> None:
        own = self.seats[seat]
        if own.empty(tile) == 0:
            people = own.colonists if own.colonists[tile] else own.nobles
            people[tile] -= 1
            people["san_juan"] += 1
        own.tiles[tile] -= 1
        self.discards[tile] += 1

    # -----------------------------------------------------------------------------------------------------------------
    # Guests

    def ask_guests(self, seat: int, question: str) -> Ask:
        own = self.seats[seat]
        while own.has("guesthouse"):
            places = [place for place in GUESTS[question].split() if own.empty(place) > 0]
            if not places:
                return
            choices = ["pass"]
            if own.colonists["guesthouse"]:
                choices += [f"guest {place}" for place in places]
            if own.nobles["guesthouse"]:
                choices += [f"guest_noble {place}" for place in places]
            answer = yield from self.ask(seat, "guest", choices)
            if answer == "pass":
                return
            verb, place = answer.split()
            people = own.colonists if verb == "guest" else own.nobles
            people["guesthouse"] -= 1
            people[place] += 1

    # -----------------------------------------------------------------------------------------------------------------
    # Settler

    def settler(self) -> Ask:
        for seat in self.around(self.picker):
            own = self.seats[seat]
            yield from self.ask_guests(seat, "settler")
            can_draw = own.has("hacienda") and own.island_space() and self.is_tile_left()
            if can_draw and (yield from self.wants(seat, "hacienda", "draw")):
                own.tiles[self.draw()] += 1
                yield from self.check_tile(seat)
            quarry = seat == self.picker or own.has("construction_hut")
            yield from self.choose_tile(seat, "settler", quarry)
        own = self.seats[self.picker]
        if self.doubled:
            yield from self.choose_tile(self.picker, "second_tile", own.has("construction_hut"))
        for seat in self.around(self.picker):
            yield from self.ask_guests(seat, "lodge")
            yield from self.lodge(seat)
        self.discards += self.row
        self.new_row()

    def choose_tile(self, seat: int, decision: str, quarry: bool) -> Ask:
        own = self.seats[seat]
        choices = ["pass"]
        if own.island_space():
            choices += [f"take {tile}" for tile in GOODS if self.row[tile]]
            if quarry and self.quarries:
                choices.append("take quarry")
        answer = yield from self.ask(seat, decision, choices)
        if answer == "pass":
            return
        tile = answer.split()[1]
        if tile == "quarry":
            self.quarries -= 1
        else:
            self.row[tile] -= 1
        yield from self.lay(seat, tile, hospice=decision == "settler")

    def lay(self, seat: int, tile: str, hospice: bool) -> Ask:
        own = self.seats[seat]
        face_down = False
        if tile != "quarry" and own.has("forest_house"):
            face_down = yield from self.wants(seat, "forest", "forest")
        if face_down:
            own.forests.append(tile)
        else:
            own.tiles[tile] += 1
        served = hospice and own.has("hospice") and self.is_colonist_left()
        if served and (yield from self.wants(seat, "hospice", "recruit")):
            self.recruit()
            own.colonists["san_juan" if face_down else tile] += 1
        yield from self.check_tile(seat)

    def is_colonist_left(self) -> bool:
        return self.waiting["colonist"] + self.aboard["colonist"] > 0

    def recruit(self) -> None:
        source = self.waiting if self.waiting["colonist"] else self.aboard
        source["colonist"] -= 1

    def lodge(self, seat: int) -> Ask:
        own = self.seats[seat]
        if own.nobles["hunting_lodge"]:
            others = [other.island_space() for other in self.seats if other is not own]
            if own.island_space() > max(others):
                self.score(seat, 2)
        elif own.colonists["hunting_lodge"]:
            choices = ["pass", *[f"discard {tile}" for tile in GOODS if own.tiles[tile]]]
            if own.forests:
                choices.append("discard forest")
            answer = yield from self.ask(seat, "lodge", choices)
            if answer == "discard forest":
                tile = min(own.forests, key=GOODS.index)
                own.forests.remove(tile)
                self.discards[tile] += 1
            elif answer != "pass":
                self.remove_tile(seat, answer.split()[1])

    # -----------------------------------------------------------------------------------------------------------------
    # Mayor

    def mayor(self) -> Ask:
        for seat in self.around(self.picker):
            if self.seats[seat].has("villa"):
                self.villa(self.seats[seat])
        own = self.seats[self.picker]
        for _ in range(self.privilege(self.picker)):
            if not self.waiting["colonist"]:
                break
            if (yield from self.ask(self.picker, "privilege", ["pass", "recruit"])) == "pass":
                break
            self.waiting["colonist"] -= 1
            own.colonists["san_juan"] += 1
        seat = self.picker
        while self.aboard["colonist"] + self.aboard["noble"]:
            kinds = [f"board {kind}" for kind in ("colonist", "noble") if self.aboard[kind]]
            kind = (yield from self.ask(seat, "board", kinds)).split()[1]
            self.aboard[kind] -= 1
            people = self.seats[seat].colonists if kind == "colonist" else self.seats[seat].nobles
            people["san_juan"] += 1
            seat = (seat + 1) % self.players
        for seat in self.around(self.picker):
            yield from self.place_all(seat)
        empty = sum(own.empty(building) for own in self.seats for building in own.city)
        wanted = max(self.players, empty)
        room = wanted
        if self.waiting["noble"]:
            self.waiting["noble"] -= 1
            self.aboard["noble"] = 1
            room -= 1
        self.aboard["colonist"] = min(room, self.waiting["colonist"])
        self.waiting["colonist"] -= self.aboard["colonist"]
        if self.aboard["colonist"] < wanted and not self.with_nobles:
            self.ending.add("colonists")

    def villa(self, own: Seat) -> None:
        if self.waiting["noble"]:
            self.waiting["noble"] -= 1
            own.nobles["san_juan"] += 1
        elif self.waiting["colonist"]:
            self.waiting["colonist"] -= 1
            own.colonists["san_juan"] += 1

    def place_all(self, seat: int) -> Ask:
        own = self.seats[seat]
        own.colonists = Counter({"san_juan": own.colonists.total()})
        own.nobles = Counter({"san_juan": own.nobles.total()})
        while own.on("san_juan") and own.open_places():
            choices = []
            if own.colonists["san_juan"]:
                choices += [f"put {place}" for place in own.open_places()]
            if own.nobles["san_juan"]:
                choices += [f"put_noble {place}" for place in own.open_places()]
            verb, place = (yield from self.ask(seat, "mayor", choices)).split()
            people = own.colonists if verb == "put" else own.nobles
            people["san_juan"] -= 1
            people[place] += 1

    # -----------------------------------------------------------------------------------------------------------------
    # Builder

    def price(self, seat: int, building: str) -> int:
        own = self.seats[seat]
        off = min(own.on("quarry"), column(building)) + self.privilege(seat)
        if own.has("forest_house"):
            off += len(own.forests) // 2
        large = column(building) == 4
        if own.nobles["zoning_office"]:
            off += 2 if large else 0
        elif own.colonists["zoning_office"]:
            off += 0 if large else 1
        return max(0, self.cost(building) - off)

    def builder(self) -> Ask:
        for seat in self.around(self.picker):
            own = self.seats[seat]
            yield from self.ask_guests(seat, "builder")
            credit = 0
            if own.has("black_market"):
                credit += own.people() > own.on("black_market")
                credit += own.goods.total() > 0
                credit += own.chips > 0
            offered = [building for building in ALL if self.market.get(building) and building not in own.city]
            fitting = [building for building in offered if spaces(building) <= own.city_space()]
            payable = [
                building for building in fitting if self.price(seat, building) <= own.doubloons + credit
            ]
            answer = yield from self.ask(seat, "builder", ["pass", *[f"build {each}" for each in payable]])
            if answer == "pass":
                continue
            building = answer.split()[1]
            church, university = own.has("church"), own.has("university")
            yield from self.pay(seat, self.price(seat, building))
            self.market[building] -= 1
            own.city.append(building)
            if own.city_space() == 0:
                self.ending.add("city")
            if church:
                self.score(seat, [0, 0, 1, 1, 2][column(building)])
            if self.festival["building"] == building:
                self.market[building] += self.festival["copy"]
                self.festival.update(building=None, copy=False)
                self.winners["building"] = seat
                self.score(seat, 3)
            served = university and own.circles(building) and self.is_colonist_left()
            if served and (yield from self.wants(seat, "university", "recruit")):
                self.recruit()
                own.colonists[building] += 1

    def pay(self, seat: int, price: int) -> Ask:
        own = self.seats[seat]
        missing = max(0, price - own.doubloons)
        own.doubloons -= price - missing
        given: set[str] = set()
        for _ in range(missing):
            choices = []
            if "person" not in given:
                for kind, people in (("colonist", own.colonists), ("noble", own.nobles)):
                    for place in [*FIELDS, *ALL, "san_juan"]:
                        if people[place] and place != "black_market":
                            choices.append(f"give_{kind} {place}")
            if "barrel" not in given:
                choices += [f"give_good {good}" for good in own.kinds_held()]
            if "chip" not in given and own.chips:
                choices.append("give_point")
            verb, *what = (yield from self.ask(seat, "payment", choices)).split()
            if verb == "give_point":
                given.add("chip")
                own.chips -= 1
                self.pool += 1
            elif verb == "give_good":
                given.add("barrel")
                own.goods[what[0]] -= 1
                self.supply[what[0]] += 1
            else:
                given.add("person")
                kind = verb.removeprefix("give_")
                (own.colonists if kind == "colonist" else own.nobles)[what[0]] -= 1
                self.waiting[kind] += 1

    # -----------------------------------------------------------------------------------------------------------------
    # Craftsman

    def craftsman(self) -> Ask:
        produced: list[Counter[str]] = [Counter() for _ in self.seats]
        for seat in self.around(self.picker):
            own = self.seats[seat]
            yield from self.ask_guests(seat, "craftsman")
            made = produced[seat]
            for good in GOODS:
                self.give(seat, good, own.crop(good), made)
            kinds = [good for good in GOODS if made[good]]
            if own.has("aqueduct"):
                for good, plant in (("indigo", "indigo_plant"), ("sugar", "sugar_mill")):
                    if made[good] and own.has(plant):
                        self.give(seat, good, 1, made)
            if own.has("factory"):
                own.doubloons += [0, 0, 1, 2, 3, 5][len(kinds)]
            if own.nobles["chapel"]:
                self.score(seat, 1)
            elif own.colonists["chapel"]:
                own.doubloons += 1
            if own.has("jeweler"):
                own.doubloons += own.nobles.total()
            wanted = self.festival["goods"]
            if wanted and set(wanted) <= set(kinds):
                self.festival["goods"] = []
                self.winners["production"] = seat
                self.supply.update(wanted)
                own.doubloons += 3
        kinds = [good for good in GOODS if produced[self.picker][good]]
        for _ in range(self.privilege(self.picker)):
            choices = ["pass", *[f"produce {good}" for good in kinds if self.supply[good]]]
            answer = yield from self.ask(self.picker, "craftsman", choices)
            if answer == "pass":
                break
            self.give(self.picker, answer.split()[1], 1, produced[self.picker])
        for seat in self.around(self.picker):
            if self.seats[seat].has("specialty_factory"):
                most = max(produced[seat][good] for good in GOODS if good != "corn")
                self.seats[seat].doubloons += max(0, most - 1)

    def give(self, seat: int, good: str, barrels: int, made: Counter[str]) -> None:
        barrels = min(barrels, self.supply[good])
        self.supply[good] -= barrels
        self.seats[seat].goods[good] += barrels
        made[good] += barrels

    # -----------------------------------------------------------------------------------------------------------------
    # Trader

    def trader(self) -> Ask:
        for seat in self.around(self.picker):
            yield from self.ask_guests(seat, "trader")
            sold = dealt = False
            while True:
                choices = ["pass", *self.deals(seat, sold, dealt)]
                answer = yield from self.ask(seat, "trader", choices)
                if answer == "pass":
                    break
                if answer.split()[0] in ("sell", "post"):
                    sold = True
                    self.sell(seat, *answer.split())
                else:
                    dealt = True
                    yield from self.deal_in_land(seat, answer)
        if len(self.house) == 4:
            self.supply.update(self.house)
            self.house = []

    def deals(self, seat: int, sold: bool, dealt: bool) -> list[str]:
        own = self.seats[seat]
        choices = []
        if not sold:
            if len(self.house) < 4:
                bought = [good for good in own.kinds_held() if good not in self.house or own.has("office")]
                choices += [f"sell {good}" for good in bought]
            if own.has("trading_post"):
                choices += [f"post {good}" for good in own.kinds_held()]
        if not dealt:
            if own.nobles["land_office"]:
                choices += [f"sell_tile {tile}" for tile in GOODS if own.tiles[tile]]
            elif own.colonists["land_office"] and own.doubloons and own.island_space():
                choices += ["buy_tile"] if self.is_tile_left() else []
        return choices

    def sell(self, seat: int, verb: str, good: str) -> None:
        own = self.seats[seat]
        own.goods[good] -= 1
        own.doubloons += PRICE[good] + self.privilege(seat)
        if verb == "post":
            self.supply[good] += 1
            return
        own.doubloons += own.has("small_market") + 2 * own.has("large_market")
        self.house.append(good)

    def deal_in_land(self, seat: int, answer: str) -> Ask:
        own = self.seats[seat]
        if answer == "buy_tile":
            own.doubloons -= 1
            yield from self.lay(seat, self.draw(), hospice=False)
        else:
            own.doubloons += 1
            self.remove_tile(seat, answer.split()[1])

    # -----------------------------------------------------------------------------------------------------------------
    # Captain

    def captain(self) -> Ask:
        self.first_load = True
        self.wharf_used: set[int] = set()
        self.small_used: set[int] = set()
        turn = passes = 0
        while passes < self.players:
            seat = (self.picker + turn) % self.players
            first = turn < self.players
            if self.seats[seat].goods.total() or turn == 0:
                yield from self.ask_guests(seat, "captain, first turn" if first else "captain")
            if first:
                yield from self.first_turn(seat)
            passes = 0 if (yield from self.load(seat)) else passes + 1
            turn += 1
        for seat in self.around(self.picker):
            yield from self.store(seat)
        for size, cargo in self.ships.items():
            if cargo and cargo[1] == size:
                self.supply[cargo[0]] += size
                self.ships[size] = None

    def first_turn(self, seat: int) -> Ask:
        own = self.seats[seat]
        if seat == self.picker and own.has("lighthouse"):
            own.doubloons += 1
        if own.has("union_hall"):
            self.score(seat, sum(own.goods[good] // 2 for good in GOODS))
        given: list[str] = []
        while own.has("royal_supplier") and len(given) < own.nobles.total():
            choices = [f"supply {good}" for good in own.kinds_held() if good not in given]
            answer = yield from self.ask(seat, "supplier", ["pass", *choices])
            if answer == "pass":
                break
            good = answer.split()[1]
            given.append(good)
            own.goods[good] -= 1
            self.supply[good] += 1
            self.score(seat, 1)

    def cargo_loads(self, seat: int) -> dict[str, int]:
        """Barrels, by notation."""
        own = self.seats[seat]
        loads = {}
        for good in own.kinds_held():
            carrying = [size for size, cargo in self.ships.items() if cargo and cargo[0] == good]
            if carrying:
                (size,) = carrying
                room = {size: size - self.ships[size][1]}  # type: ignore[index]
            else:
                room = {size: size for size, cargo in self.ships.items() if not cargo}
            amounts = {size: min(free, own.goods[good]) for size, free in room.items()}
            for size, amount in amounts.items():
                if amount and amount == max(amounts.values()):
                    loads[f"load {size} {good}"] = amount
        return loads

    def load(self, seat: int) -> Ask:
        own = self.seats[seat]
        loads = self.cargo_loads(seat)
        choices = list(loads) or ["pass"]
        if own.has("wharf") and seat not in self.wharf_used:
            choices += [f"wharf {good}" for good in own.kinds_held()]
        if own.has("small_wharf") and seat not in self.small_used:
            choices += [f"small_wharf {good}" for good in own.kinds_held()]
        answer = yield from self.ask(seat, "captain", choices)
        if answer == "pass":
            return False
        verb, *_, good = answer.split()
        if verb == "small_wharf":
            self.small_used.add(seat)
            barrels = 0
            while good != "pass":
                own.goods[good] -= 1
                self.supply[good] += 1
                barrels += 1
                more = [f"small_wharf {each}" for each in own.kinds_held()]
                good = (yield from self.ask(seat, "small_wharf", ["pass", *more])).split()[-1]
            points = barrels // 2
        elif verb == "wharf":
            self.wharf_used.add(seat)
            points = own.goods[good]
            own.goods[good] = 0
            self.supply[good] += points
        else:
            points = loads[answer]
            size = int(answer.split()[1])
            cargo = self.ships[size]
            own.goods[good] -= points
            self.ships[size] = (good, points + (cargo[1] if cargo else 0))
        if seat == self.picker and self.first_load:
            self.first_load = False
            points += self.privilege(seat)
        self.score(seat, points + own.has("harbor"))
        own.doubloons += own.has("lighthouse")
        return True

    def store(self, seat: int) -> Ask:
        own = self.seats[seat]
        if own.goods.total() > 1:
            yield from self.ask_guests(seat, "storage")
        loose = Counter(own.goods)
        kept: Counter[str] = Counter()
        for _ in range(own.has("small_warehouse") + 2 * own.has("large_warehouse")):
            choices = [f"keep {good}" for good in GOODS if loose[good]]
            if not choices:
                break
            good = (yield from self.ask(seat, "storage", choices)).split()[1]
            kept[good] = loose[good]
            loose[good] = 0
        for _ in range(4 if own.has("storehouse") else 1):
            choices = [f"barrel {good}" for good in GOODS if loose[good]]
            if not choices:
                break
            good = (yield from self.ask(seat, "storage", choices)).split()[1]
            loose[good] -= 1
            kept[good] += 1
        own.goods = kept
        self.supply.update(loose)

    # -----------------------------------------------------------------------------------------------------------------
    # Prospector and buccaneer

    def prospector(self) -> Ask:
        self.seats[self.picker].doubloons += self.privilege(self.picker)
        yield from ()

    def buccaneer(self) -> Ask:
        seat = self.picker
        own = self.seats[seat]
        self.reward_card = seat
        choices = ["pass"]
        for size, cargo in self.ships.items():
            if cargo:
                choices += [f"raid {size} {kept}" for kept in range(min(3, cargo[1]) + 1)]
        if self.house:
            choices.append("plunder")
        if sum(self.aboard.values()) > self.players:
            choices.append("poach")
        choices += [f"capture {card}" for card in self.cards[:8] if self.is_free(card)]
        verb, *words = (yield from self.ask(seat, "buccaneer", choices)).split()
        if verb == "raid":
            good, barrels = self.ships[int(words[0])] or ("", 0)
            self.ships[int(words[0])] = None
            own.goods[good] += int(words[1])
            self.supply[good] += barrels - int(words[1])
        elif verb == "plunder":
            self.supply.update(self.house)
            points = len(self.house)
            self.house = []
            self.score(seat, points)
        elif verb == "poach":
            yield from self.poach(seat)
        elif verb == "capture":
            self.captured = (words[0], seat)
            own.doubloons += self.bonus[words[0]]
            self.bonus[words[0]] = 0

    def is_free(self, card: str) -> bool:
        return card not in self.taken and card != "buccaneer"

    def poach(self, seat: int) -> Ask:
        own = self.seats[seat]
        surplus = sum(self.aboard.values()) - self.players
        for _ in range(min(3, surplus)):
            if not own.open_places():
                break
            choices = ["pass"]
            for verb, kind in (("put", "colonist"), ("put_noble", "noble")):
                if self.aboard[kind]:
                    choices += [f"{verb} {place}" for place in own.open_places()]
            answer = yield from self.ask(seat, "poach", choices)
            if answer == "pass":
                break
            verb, place = answer.split()
            kind = "colonist" if verb == "put" else "noble"
            self.aboard[kind] -= 1
            (own.colonists if kind == "colonist" else own.nobles)[place] += 1
        surplus = sum(self.aboard.values()) - self.players
        noble = False
        if surplus and self.aboard["noble"] and self.aboard["colonist"]:
            noble = (yield from self.ask(seat, "expel", ["expel colonist", "expel noble"])) == "expel noble"
        for kind, leave in (("noble", int(noble)), ("colonist", surplus - noble)):
            self.aboard[kind] -= leave
            self.waiting[kind] += leave

    # -----------------------------------------------------------------------------------------------------------------
    # To compare

    def seen(self) -> dict[str, Any]:
        festival = self.options["festival"]
        return {
            "round": self.round,
            "governor": self.governor,
            "role": self.role,
            "picker": self.picker if self.role else None,
            "doubled": self.doubled,
            "library_used": sorted(self.library_used),
            "roles": {card: (self.bonus[card], self.taken.get(card)) for card in self.cards},
            "reward_card": self.reward_card,
            "captured": self.captured,
            "row": +self.row,
            "face_down": +self.pile,
            "discards": self.discards.total(),
            "quarries": self.quarries,
            "ship": self.aboard,
            "supply": self.waiting,
            "cargo": self.ships,
            "house": self.house,
            "goods": +self.supply,
            "points": self.pool,
            "market": self.market,
            "ending": self.ending,
            "festival": {**self.festival, "winners": self.winners} if festival else None,
            "seats": [self.seat_seen(own) for own in self.seats],
        }

    def seat_seen(self, own: Seat) -> dict[str, Any]:
        return {
            "doubloons": own.doubloons,
            "chips": own.chips,
            "goods": +own.goods,
            "tiles": +own.tiles,
            "forests": Counter(own.forests),
            "city": own.city,
            "colonists": +own.colonists,
            "nobles": +own.nobles,
            "score": own.score(),
        }
