"""The values of cards, tiles, tracks and spaces: components.toml, or an owner's copy of it, read into plain tables.

A table is read once, checked as a whole, and then shared by every state that plays with it. What a card does is data: a
list of effects (a word and its number) or of lasting benefits, out of the closed sets below.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path, PurePath
from typing import Final, cast, final

from quayside.core.errors import OptionError
from quayside.core.game import Option
from quayside.games.lisboa.board import (
    ALL_BUILDINGS,
    ALL_CARDS,
    ALL_CLERGY,
    ALL_DECREES,
    ARCHITECTS,
    BUILDINGS,
    CARDS,
    CLERGY,
    CUBES,
    DECKS,
    DECREES,
    GOODS,
    MOST_INFLUENCE,
    MOST_OFFICIALS,
    NOBLES,
    PILES,
    PLOTS,
    ROWS,
    SPACES,
    TRACK,
)
from quayside.games.lisboa.sets import has, plus

# Effects: what a reward, an event or a penalty does. A part is coded as word * 256 + number; a good as type * 16 + count,
# where type 4 is "of choice".
EFFECTS: Final = (
    "reis", "wig", "good", "influence", "favor", "cardinal", "officials", "plan", "ship", "produce",
    "decree", "store", "public_building", "rubble", "treasury", "-reis", "-wig", "-influence", "-good",
)  # fmt: skip
GAIN_REIS: Final = 0
GAIN_WIGS: Final = 1
GAIN_GOODS: Final = 2
GAIN_INFLUENCE: Final = 3
FAVOR_EFFECT: Final = 4
CARDINAL_EFFECT: Final = 5
OFFICIALS_EFFECT: Final = 6
PLAN_EFFECT: Final = 7
SHIP_EFFECT: Final = 8
PRODUCE_EFFECT: Final = 9
DECREE_EFFECT: Final = 10
STORE_EFFECT: Final = 11
BUILDING_EFFECT: Final = 12
RUBBLE_EFFECT: Final = 13
TREASURY_EFFECT: Final = 14
LOSE_REIS: Final = 15
LOSE_WIGS: Final = 16
LOSE_INFLUENCE: Final = 17
LOSE_GOODS: Final = 18
ANY_GOOD: Final = 4
GOODS_OR_ANY: Final = (*GOODS, "any")
NUMBERED: Final = (
    "reis",
    "wig",
    "cardinal",
    "officials",
    "decree",
    "rubble",
    "-reis",
    "-wig",
    "-influence",
    "-good",
)

# Lasting benefits, as a player's board adds them up
BENEFITS: Final = (
    "land", "rubble:earthquake", "rubble:fire", "rubble:tsunami", "hire", "pb_officials",
    "visit:king", "visit:marquis", "visit:builder", "event", "subsidy",
    "sell:gold", "sell:tools", "sell:books", "sell:cloth",
    "produce", "recruit", "trade_wild", "keep_favor_on_follow", "influence", "warehouse", "wig_on_decree",
)  # fmt: skip
LAND: Final = 0
RUBBLE: Final = 1  # then fire and tsunami
HIRE: Final = 4
BUILDING_OFFICIALS: Final = 5
VISIT: Final = 6  # the king, then the marquis and the builder
EVENT: Final = 9
SUBSIDY: Final = 10
SELL: Final = 11  # gold, then the other goods
MORE_PRODUCE: Final = 15
MORE_RECRUITS: Final = 16
TRADE_WILD: Final = 17
KEEP_FAVOR: Final = 18
MORE_INFLUENCE: Final = 19
WAREHOUSE: Final = 20
WIG_ON_DECREE: Final = 21
ALL_BENEFITS: Final = 22
LOWERING: Final = (
    "land",
    "rubble",
    "hire",
    "pb_officials",
    "visit",
    "event",
)  # written with "-", the others with "+"

# What a decree counts, and how it is judged
PER: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
MOST: Final = 3
JUDGES: Final = ("per", "at_least", "at_most", "most")
NO_CAP: Final = 999
COUNTS: Final = (
    *[f"stores:{good}" for good in GOODS], "stores:all", "stores:types",
    *[f"stores:row:{row}" for row in ROWS], *[f"stores:column:{column}" for column in range(1, 6)], "stores:cheapest",
    *[f"cubes:{cube}" for cube in CUBES], "sets",
    *[f"goods:{good}" for good in GOODS], "goods:all",
    "reis", "ships", "hold", "largest_hold",
    *[f"cards:{noble}" for noble in NOBLES], "cards:treasury", "cards:all",
    "portfolio_influence", "influence",
    *[f"officials:{noble}" for noble in NOBLES],
    "officials:offices", "officials:plaza", "officials:board", "officials:public_buildings",
    *[f"favors:{noble}" for noble in NOBLES], "favors:all",
    "clergy", "plans:done", "plans:open", "plans:architects",
    "public_buildings:north", "public_buildings:west", "public_buildings:east",
    "other_decrees", "house_groups",
)  # fmt: skip
STORES_OF: Final = 0  # gold, then the other goods
ALL_STORES: Final = 4
STORE_TYPES: Final = 5
STORES_IN_ROW: Final = 6  # A, then the rows south of it
STORES_IN_COLUMN: Final = 11
CHEAPEST_STORES: Final = 16
CUBES_OF: Final = 17
SETS: Final = 20
GOODS_OF: Final = 21
ALL_GOODS: Final = 25
REIS_HELD: Final = 26
SHIPS_HELD: Final = 27
HOLD: Final = 28
LARGEST_HOLD: Final = 29
CARDS_OF: Final = 30  # the king's, then the marquis' and the builder's
TREASURY_CARDS: Final = 33
ALL_CARDS_HELD: Final = 34
PORTFOLIO_INFLUENCE: Final = 35
INFLUENCE_HELD: Final = 36
OFFICIALS_WITH: Final = 37
OFFICIALS_IN_OFFICES: Final = 40
OFFICIALS_ON_PLAZA: Final = 41
OFFICIALS_ON_BOARD: Final = 42
OFFICIALS_IN_BUILDINGS: Final = 43
FAVORS_OF: Final = 44
ALL_FAVORS: Final = 47
CLERGY_TILES: Final = 48
PLANS_DONE: Final = 49
PLANS_OPEN: Final = 50
PLAN_ARCHITECTS: Final = 51
BUILDINGS_NORTH: Final = 52
BUILDINGS_WEST: Final = 53
BUILDINGS_EAST: Final = 54
OTHER_DECREES: Final = 55
HOUSE_GROUPS: Final = 56

DECK_SIZES: Final = {"blue": 21, "red": 20, "purple": 21, "brown": 20}
LARGE_CITY_TILES: Final = 22
SMALL_CITY_TILES: Final = 5
CITY_SLOTS: Final = (
    "column_1_east",
    "column_2_west", "column_2_east", "column_3_west", "column_3_east", "column_4_west", "column_4_east",
    "column_5_west",
)  # fmt: skip
PLANS_IN_ALL: Final = 20
STARTING_PLANS: Final = 4
HIGHEST_TREASURY: Final = 9
LARGEST_FILE: Final = 100_000  # characters
LONGEST_LINE: Final = 500
MOST_DOTS: Final = 5  # in a line: what is read of a key grows with the square of its parts
FILES_KEPT: Final = 50
DIGEST_DIGITS: Final = 32  # 128 bits: nobody finds a second file with the digest of a first

Row = dict[str, object]


@final
class Components:
    """All values, in lists of ints by the numbers of board.py."""

    def __init__(self) -> None:
        self.text = ""  # of an owner's file; the default has none
        self.digest = ""
        # Tracks
        self.start_influence: list[list[int]] = []  # by players - 1, then by seat from the starting player
        self.start_wigs = 0
        self.real_spaces: list[int] = []  # reis below each space of the influence track
        self.marker_after: list[list[int]] = []  # where the marker stands when it has paid so many reis
        self.office_spaces = 0
        self.dummies = 0
        self.treasury_left: list[int] = []
        self.treasury_right: list[int] = []
        self.treasury_start = 0
        self.prices: list[int] = []
        self.least_price = 0
        self.cardinal_start = 0
        self.treasury_icons: list[int] = []  # by space of the church track: 1 if it has one
        self.church_icons: list[int] = []
        self.streets: list[int] = []  # the good of each street, from west to east
        self.street_of: list[int] = []  # ... and the street of each good
        self.scoring_tiles: list[int] = []
        self.rival_wigs: dict[str, list[int]] = {}
        self.rival_decree = 0
        # Ships, by number
        self.hold: list[int] = []
        self.modifier: list[int] = []
        self.ship_influence: list[int] = []
        # Political cards
        self.deck: list[int] = []
        self.kind: list[int] = []
        self.piles: list[list[int]] = []  # the cards of each kind, by deck * 4 + kind
        self.influence: list[int] = []
        self.effects: list[list[int]] = []  # reward or penalty of a noble card, event of a treasury card
        self.promise: list[float] = []  # what each card in hand seems worth; the insight's
        self.benefit: list[list[int]] = []  # benefit, amount, benefit, amount ... of a treasury card
        # Tiles
        self.clergy_benefit: list[list[int]] = []  # lasting, as of a card
        self.clergy_gain: list[bool] = []  # brings influence when it is taken, and nothing lasting
        self.clergy_wigs: list[int] = []
        self.decree_count: list[int] = []
        self.decree_judge: list[int] = []
        self.decree_number: list[int] = []
        self.decree_wigs: list[int] = []
        self.decree_cap: list[int] = []
        self.decree_players: list[int] = []  # least number of players
        self.starting_plans: list[int] = []  # kinds, as PLANS numbers them
        self.plans: list[int] = []  # how many of each kind
        self.architect: list[int] = []  # of each public building
        self.serves: list[int] = []  # by building * 2 + side: set of goods
        # The city
        self.city_tiles: list[int] = []  # by slot
        self.plot_reward: list[list[int]] = []
        self.space_reward: list[list[int]] = []

    def is_served(self, good: int, face: int) -> bool:
        """Whether a side of a public building serves a trade."""
        return has(self.serves[face], good)


# An effect of a card, a plot or a space is one number: its word, and how much of it; of goods also which


def coded(word: int, amount: int) -> int:
    return word << 8 | amount


def coded_goods(good: int, count: int) -> int:
    return coded(GAIN_GOODS, good << 4 | count)


def word_of(effect: int) -> int:
    return effect >> 8


def amount_of(effect: int) -> int:
    return effect & 0xFF


def good_of(effect: int) -> int:
    """Of goods: which, or ANY_GOOD."""
    return effect >> 4 & 15


def goods_of(effect: int) -> int:
    """Of goods: how many."""
    return effect & 15


_default: list[Components] = []
_read: dict[str, Components] = {}  # owners' files, by their text


def default_text() -> str:
    return Path(__file__).with_name("components.toml").read_text(encoding="utf-8")


def default() -> Components:
    """The values that we ship; read when they are first asked for."""
    if not _default:
        _default.append(read(default_text()))
        _default[0].text = ""
    return _default[0]


def of_options(options: dict[str, object]) -> Components:
    """The values that a game is played with: its option `components` holds the text of an owner's file, or None."""
    text = options["components"]
    if text is None:
        return default()
    assert isinstance(text, str)
    return of_text(text)


def of_text(text: str) -> Components:
    """The values of an owner's file; some are remembered, for they take a while to be read."""
    found = _read.get(text)
    if found is None:
        found = read(text)
        if len(_read) >= FILES_KEPT:  # another thread may be here too: nothing is looked up again
            _read.clear()
        _read[text] = found
    return found


def read(text: str) -> Components:
    """The table of a file's text; a fault raises OptionError with a sentence that names its line."""
    if len(text) > LARGEST_FILE:
        raise OptionError(
            f"a components file has at most {LARGEST_FILE:,} characters, this one {len(text):,}"
        )
    return _Reader(text).components()


class _Reader:
    """One pass over the file, table by table."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        for number, line in enumerate(self.lines, 1):
            if len(line) > LONGEST_LINE:  # a key of a hundred thousand parts would take minutes to read
                raise OptionError(
                    f"components, line {number}: no line is longer than {LONGEST_LINE} characters"
                )
            if line.count(".") > MOST_DOTS and not line.startswith("#"):
                raise OptionError(f"components, line {number}: no line has more than {MOST_DOTS} full stops")
        try:
            self.tables = cast("dict[str, Row]", tomllib.loads(text))
        except (ValueError, RecursionError) as error:  # also numbers and nests beyond all measure
            raise OptionError(f"the components file is not TOML: {error}") from None
        self.found = Components()
        self.found.text = text
        self.found.digest = hashlib.sha256(text.encode()).hexdigest()[:DIGEST_DIGITS]

    def components(self) -> Components:
        self.read_tracks()
        self.read_streets()
        self.read_ships()
        self.read_cards()
        self.read_clergy()
        self.read_decrees()
        self.read_plans()
        self.read_buildings()
        self.read_city()
        return self.found

    # The board

    def read_tracks(self) -> None:
        found = self.found
        for players in range(1, 5):
            found.start_influence.append(
                self.numbers("tracks", f"start_influence_{players}", players, 0, MOST_INFLUENCE)
            )
        found.start_wigs = self.number("tracks", "start_wigs", 0, 50)
        reals = self.numbers("tracks", "influence_reis", -1, 0, MOST_INFLUENCE)
        found.real_spaces = [
            len([real for real in set(reals) if real < at]) for at in range(MOST_INFLUENCE + 1)
        ]
        for at in range(MOST_INFLUENCE + 1):
            found.marker_after.append([at, *sorted([real for real in set(reals) if real < at], reverse=True)])
        found.office_spaces = self.number("tracks", "office_spaces", 1, 16)
        found.dummies = self.number("tracks", "dummies", 0, found.office_spaces)
        found.treasury_right = self.numbers("treasury", "right", -1, 0, HIGHEST_TREASURY)
        steps = len(found.treasury_right)
        found.treasury_left = self.numbers("treasury", "left", steps, 0, HIGHEST_TREASURY)
        found.treasury_start = self.number("treasury", "start", 0, steps - 1)
        found.least_price = self.number("market", "least", 0, 9)
        found.prices = [self.number("market", good, found.least_price, 9) for good in GOODS]
        found.cardinal_start = self.number("church", "start", 0, TRACK - 1)
        treasury = self.numbers("church", "treasury_up", -1, 0, TRACK - 1)
        scoring = self.numbers("church", "scoring", -1, 0, TRACK - 1)
        found.treasury_icons = [int(space in treasury) for space in range(TRACK)]
        found.church_icons = [int(space in scoring) for space in range(TRACK)]
        for level in ("easy", "normal", "hard"):
            found.rival_wigs[level] = self.numbers("rival", level, 2, 0, 50)
        found.rival_decree = self.number("rival", "decree", 0, 50)

    def read_streets(self) -> None:
        order = self.value("streets", "order")
        if not isinstance(order, list) or sorted(order) != sorted(GOODS):
            raise self.fault("streets", "order", f"names each of {', '.join(GOODS)} once, from west to east")
        self.found.streets = [GOODS.index(good) for good in order]
        self.found.street_of = [self.found.streets.index(good) for good in range(len(GOODS))]
        self.found.scoring_tiles = self.numbers("streets", "scoring_tiles", 4, 0, 20)

    def read_ships(self) -> None:
        for colour in DECKS:
            row = self.row("ships", colour, {"copies", "hold", "price", "influence"})
            if self.in_row("ships", colour, row, "copies", 0, 12) != 3:
                raise self.fault("ships", colour, "has three copies: there are twelve ships in four colours")
            for _ in range(3):
                self.found.hold.append(self.in_row("ships", colour, row, "hold", 1, 4))
                self.found.modifier.append(self.in_row("ships", colour, row, "price", 0, 9))
                self.found.ship_influence.append(self.in_row("ships", colour, row, "influence", 0, 9))

    # Cards and tiles

    def read_cards(self) -> None:
        found = self.found
        self.ids("political_cards", CARDS)
        for card in CARDS:
            row = self.row(
                "political_cards", card, {"deck", "kind", "influence", "reward", "event", "benefit"}
            )
            found.deck.append(self.one_of("political_cards", card, row, "deck", DECKS))
            kind = self.one_of("political_cards", card, row, "kind", PILES)
            found.kind.append(kind)
            if kind == 0:
                self.only("political_cards", card, row, {"deck", "kind", "event", "benefit"})
                found.influence.append(0)
                found.effects.append(self.effects("political_cards", card, row.get("event")))
                found.benefit.append(self.benefits("political_cards", card, row.get("benefit")))
            else:
                self.only("political_cards", card, row, {"deck", "kind", "influence", "reward"})
                found.influence.append(self.in_row("political_cards", card, row, "influence", 0, 9))
                found.effects.append(self.effects("political_cards", card, row.get("reward")))
                found.benefit.append([])
        self.check_decks()

    def check_decks(self) -> None:
        """As many cards as the set-up needs: five of a kind in each pile of the display."""
        for number, name in enumerate(DECKS):
            cards = [card for card in range(ALL_CARDS) if self.found.deck[card] == number]
            if len(cards) != DECK_SIZES[name]:
                raise OptionError(
                    f"components: the {name} deck has {DECK_SIZES[name]} cards, this file gives it {len(cards)}"
                )
            for kind, pile in enumerate(PILES):
                of_kind = [card for card in cards if self.found.kind[card] == kind]
                if name in ("red", "brown") and len(of_kind) != 5:
                    raise OptionError(
                        f"components: the {name} deck has 5 {pile} cards for the display, this file gives it {len(of_kind)}"
                    )
                self.found.piles.append(of_kind)

    def read_clergy(self) -> None:
        self.ids("clergy", CLERGY)
        for tile in CLERGY:
            row = self.row("clergy", tile, {"benefit", "wigs"})
            gain = row.get("benefit") == "gain"
            self.found.clergy_gain.append(gain)
            self.found.clergy_benefit.append(
                [] if gain else self.benefits("clergy", tile, row.get("benefit"))
            )
            self.found.clergy_wigs.append(self.in_row("clergy", tile, row, "wigs", 0, 20))
        assert len(self.found.clergy_wigs) == ALL_CLERGY

    def read_decrees(self) -> None:
        found = self.found
        self.ids("decrees", DECREES)
        for decree in DECREES:
            known = {"count", "per", "at_least", "at_most", "most", "cap", "players", "wigs"}
            row = self.row("decrees", decree, known)
            judges = [name for name in JUDGES if name in row]
            if len(judges) != 1:
                raise self.fault(
                    "decrees", decree, "is judged by exactly one of per, at_least, at_most, most"
                )
            judge = judges[0]
            if judge == "most" and row["most"] is not True:
                raise self.fault("decrees", decree, "may say most = true, nothing else")
            if "cap" in row and judge != "per":
                raise self.fault("decrees", decree, "has a cap, which goes with per only")
            found.decree_count.append(self.one_of("decrees", decree, row, "count", COUNTS))
            found.decree_judge.append(JUDGES.index(judge))
            lowest = 1 if judge == "per" else 0
            found.decree_number.append(
                1 if judge == "most" else self.in_row("decrees", decree, row, judge, lowest, 99)
            )
            found.decree_wigs.append(self.in_row("decrees", decree, row, "wigs", 0, 50))
            found.decree_cap.append(
                self.in_row("decrees", decree, row, "cap", 0, 99) if "cap" in row else NO_CAP
            )
            found.decree_players.append(
                self.in_row("decrees", decree, row, "players", 1, 4) if "players" in row else 1
            )
        assert len(found.decree_wigs) == ALL_DECREES

    def read_plans(self) -> None:
        found = self.found
        found.plans = [0] * (MOST_OFFICIALS * 2)
        for number, architect in enumerate(ARCHITECTS):
            for officials in self.numbers("plans", f"{architect}_start", -1, 1, MOST_OFFICIALS):
                found.starting_plans.append(number * MOST_OFFICIALS + officials - 1)
            for officials in self.numbers("plans", architect, -1, 1, MOST_OFFICIALS):
                found.plans[number * MOST_OFFICIALS + officials - 1] += 1
        if len(found.starting_plans) != STARTING_PLANS:
            raise OptionError(
                f"components: there are {STARTING_PLANS} starting plans, this file has {len(found.starting_plans)}"
            )
        if len(found.starting_plans) + sum(found.plans) != PLANS_IN_ALL:
            raise OptionError(
                f"components: there are {PLANS_IN_ALL} plans in all, this file has "
                f"{len(found.starting_plans) + sum(found.plans)}"
            )

    def read_buildings(self) -> None:
        self.ids("public_buildings", BUILDINGS)
        for building in BUILDINGS:
            row = self.row("public_buildings", building, {"architect", "a", "b"})
            self.found.architect.append(
                self.one_of("public_buildings", building, row, "architect", ARCHITECTS)
            )
            for side in ("a", "b"):
                trades = row.get(side)
                if (
                    not isinstance(trades, list)
                    or not trades
                    or [good for good in trades if good not in GOODS]
                ):
                    raise self.fault(
                        "public_buildings", building, f"serves some of {', '.join(GOODS)} on side {side}"
                    )
                self.found.serves.append(sum({plus(0, GOODS.index(good)) for good in trades}))
        if sum(self.found.architect) * 2 != ALL_BUILDINGS:
            raise OptionError("components: each architect has 8 of the 16 public buildings")

    def read_city(self) -> None:
        found = self.found
        found.city_tiles = [self.number("city_tiles", slot, 0, LARGE_CITY_TILES) for slot in CITY_SLOTS]
        if sum(found.city_tiles[:7]) != LARGE_CITY_TILES or found.city_tiles[7] != SMALL_CITY_TILES:
            raise OptionError(
                f"components: there are {LARGE_CITY_TILES} city tiles for columns 1 to 4 and {SMALL_CITY_TILES} small "
                f"ones, this file has {sum(found.city_tiles[:7])} and {found.city_tiles[7]}"
            )
        self.ids("plots", PLOTS)
        found.plot_reward = [self.reward_of_place("plots", plot) for plot in PLOTS]
        self.ids("spaces", SPACES)
        found.space_reward = [self.reward_of_place("spaces", space) for space in SPACES]

    def reward_of_place(self, table: str, place: str) -> list[int]:
        effects = self.effects(table, place, self.value(table, place))
        allowed = [
            GAIN_REIS, GAIN_WIGS, GAIN_GOODS, GAIN_INFLUENCE, FAVOR_EFFECT, PLAN_EFFECT, RUBBLE_EFFECT, OFFICIALS_EFFECT,
        ]  # fmt: skip
        if table == "spaces":
            allowed += [CARDINAL_EFFECT, TREASURY_EFFECT]  # a plot's price must not rise before it is paid
        if [effect for effect in effects if word_of(effect) not in allowed]:
            names = ", ".join([EFFECTS[word] for word in allowed])
            raise self.fault(table, place, f"may give only {names}, and no penalty")
        return effects

    # Effects and benefits

    def effects(self, table: str, id: str, text: object) -> list[int]:
        if not isinstance(text, str):
            raise self.fault(table, id, 'says what it does in words, as in "reis:2"')
        return [self.effect(table, id, part) for part in re.split(r"\+(?=[a-z-])", text)] if text else []

    def effect(self, table: str, id: str, text: str) -> int:
        words = text.split(":")
        name = words[0]
        if name not in EFFECTS:
            raise self.fault(table, id, f"has an unknown effect {text!r}")
        word = EFFECTS.index(name)
        if name == "good":
            if (
                len(words) != 3
                or words[1] not in GOODS_OR_ANY
                or not words[2].isdigit()
                or not 0 < int(words[2]) < 16
            ):
                raise self.fault(
                    table, id, f"has {text!r}, but goods are written as good:books:1 or good:any:2"
                )
            return coded_goods(GOODS_OR_ANY.index(words[1]), int(words[2]))
        if name == "treasury":
            if len(words) != 2 or words[1] != "+1":
                raise self.fault(table, id, f"has {text!r}, but the treasury moves by treasury:+1")
            return coded(word, 1)
        if name not in NUMBERED:
            if len(words) != 1:
                raise self.fault(table, id, f"has {text!r}, but {name} takes no number")
            return coded(word, 0)
        highest = {"cardinal": 2, "officials": 3, "rubble": 1}.get(name, 50)
        if len(words) != 2 or not words[1].isdigit() or not 0 < int(words[1]) <= highest:
            raise self.fault(table, id, f"has {text!r}, but {name} takes a number from 1 to {highest}")
        return coded(word, int(words[1]))

    def benefits(self, table: str, id: str, text: object) -> list[int]:
        """Benefit and amount in turn; `visit` and `sell:all` stand for all nobles or goods."""
        match = (
            re.fullmatch(r"([a-z_]+(?::[a-z]+)?)(?:([+-])([0-9]))?", text) if isinstance(text, str) else None
        )
        if match is None:
            raise self.fault(table, id, f"has an unknown benefit {text!r}")
        name, sign, amount = match.groups()
        if name in ("visit", "visit:any"):
            names = [f"visit:{noble}" for noble in NOBLES]
        elif name == "sell:all":
            names = [f"sell:{good}" for good in GOODS]
        else:
            names = [name]
        if names[0] not in BENEFITS:
            raise self.fault(table, id, f"has an unknown benefit {text!r}")
        bare = name in ("trade_wild", "keep_favor_on_follow")
        wanted = None if bare else "-" if name.split(":")[0] in LOWERING else "+"
        if sign != wanted:
            raise self.fault(
                table, id, f"has {text!r}, but it is written {name}{'' if bare else f'{wanted}1'}"
            )
        coded: list[int] = []
        for each in names:
            coded.extend([BENEFITS.index(each), 1 if bare else int(amount)])
        return coded

    # Values, checked

    def value(self, table: str, name: str) -> object:
        if table not in self.tables:
            raise OptionError(f"components: the table [{table}] is missing")
        if name not in self.tables[table]:
            raise OptionError(f"components, {self.at(table, '')}: {name} is missing from [{table}]")
        return self.tables[table][name]

    def number(self, table: str, name: str, least: int, most: int) -> int:
        value = self.value(table, name)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(table, name, f"is a number from {least} to {most}, not {value!r}")
        return value

    def numbers(self, table: str, name: str, count: int, least: int, most: int) -> list[int]:
        """A list of so many numbers (-1: of one or more)."""
        value = self.value(table, name)
        if not isinstance(value, list) or not value or (count >= 0 and len(value) != count):
            raise self.fault(
                table, name, f"is a list of {'some' if count < 0 else count} numbers, not {value!r}"
            )
        for each in value:
            if type(each) is not int or not least <= each <= most:
                raise self.fault(table, name, f"has numbers from {least} to {most}, not {each!r}")
        return cast("list[int]", value)

    def row(self, table: str, id: str, known: set[str]) -> Row:
        value = self.value(table, id)
        if not isinstance(value, dict):
            raise self.fault(table, id, "is a row of values in braces")
        self.only(table, id, value, known)
        return value

    def only(self, table: str, id: str, row: Row, known: set[str]) -> None:
        strange = [name for name in row if name not in known]
        if strange:
            raise self.fault(
                table, id, f"has no value {strange[0]!r}; it may have {', '.join(sorted(known))}"
            )

    def in_row(self, table: str, id: str, row: Row, name: str, least: int, most: int) -> int:
        value = row.get(name)
        if type(value) is not int or not least <= value <= most:
            raise self.fault(table, id, f"needs {name}, a number from {least} to {most}, not {value!r}")
        return value

    def one_of(self, table: str, id: str, row: Row, name: str, choices: tuple[str, ...]) -> int:
        value = row.get(name)
        if not isinstance(value, str) or value not in choices:
            some = ", ".join(choices[:6]) + (", ..." if len(choices) > 6 else "")
            raise self.fault(table, id, f"needs {name}, one of {some}, not {value!r}")
        return choices.index(value)

    def ids(self, table: str, known: tuple[str, ...]) -> None:
        """Every card or tile is there, and none that the game has not."""
        self.value(table, known[0])
        strange = [id for id in self.tables[table] if id not in known and id != "marks"]
        if strange:
            raise self.fault(table, strange[0], f"is none of {known[0]} to {known[-1]}")

    def fault(self, table: str, name: str, what: str) -> OptionError:
        return OptionError(f"components, {self.at(table, name)}: {name} {what}")

    def at(self, table: str, name: str) -> str:
        """The line of a value, for the sentence that complains about it."""
        inside = False
        for number, line in enumerate(self.lines, 1):
            if line.startswith("["):
                inside = line.startswith(f"[{table}]")
                if inside and not name:
                    return f"line {number}"
            elif inside and re.match(rf"{re.escape(name)}\s*=", line):
                return f"line {number}"
        return f"table [{table}]"


class ComponentsOption(Option):
    """An owner's values: the text of a components file. On this machine a path will do."""

    def __init__(self) -> None:
        super().__init__(None, [None], file=True)

    def opened(self, value: object) -> object:
        if not isinstance(value, str | PurePath) or (isinstance(value, str) and "\n" in value):
            return value
        try:
            with open(value, encoding="utf-8") as file:
                return file.read(LARGEST_FILE + 1)
        except (OSError, UnicodeDecodeError) as error:
            raise OptionError(f"the components file {str(value)!r} cannot be read: {error}") from None

    def checked(self, name: str, value: object) -> object:
        if value is None:
            return None
        if not isinstance(value, str):
            raise OptionError("components is the text of a components file")
        found = of_text(value)
        return None if found.digest == default().digest else value

    def told(self, value: object) -> object:
        return None if value is None else True
