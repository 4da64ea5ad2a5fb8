"""What many games of Lisboa add up to: where wigs come from, and what is used or never used. Counted from events.
What is called by its values stands in the tables as a phrase: see terms.py."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from quayside.core.balance import Ledger
from quayside.core.events import Args, Event
from quayside.core.state import State
from quayside.games.lisboa.board import (
    ACTS,
    ALL_CARDS,
    CARDS,
    CLERGY,
    DECKS,
    DECREES,
    FIRST_SHIP,
    GOODS,
    PILES,
    PLOTS,
    SOURCES,
    SPACES,
)
from quayside.games.lisboa.components import Components, of_options
from quayside.games.lisboa.rules import scoring
from quayside.games.lisboa.state import LisboaState
from quayside.games.lisboa.terms import terms

# Where wigs come from: the reason that is told, or, of a reward, its rule
REWARDS: Final = {
    "lisboa.portfolio.reward": "reward_card",
    "lisboa.period.cards": "reward_period",
    "lisboa.sponsor.event": "reward_event",
    "lisboa.store.plot": "reward_plot",
    "lisboa.building.rubble": "reward_space",
}
WIG_SOURCES: Final = (
    "store", "building", "ship", "clergy", "clergy_benefit", "sets", *REWARDS.values(), "overflow",
    "final_stores", "final_officials", "final_decrees", "final_sets", "final_ships", "final_favors", "final_money",
    "visit", "penalty",
)  # fmt: skip

# What shows that an act was carried out
RESULTS: Final = {
    "favor": "favor", "cardinal": "cardinal", "open": "building", "ship": "ship", "decree": "decree",
    "official": "recruit", "plan": "plan", "store": "store",
}  # fmt: skip
USES: Final = ("portfolio", "court", "gold", "reward", "discard")
OF_THE_GAME: Final = ("period_end", "last_round")  # told once, whoever brought them on


class LisboaLedger(Ledger):
    def __init__(self, players: int) -> None:
        super().__init__(players)
        self._wigs: list[Counter[str]] = [Counter() for _ in range(players)]  # of each seat, by source
        self._used: list[set[str]] = [set() for _ in range(players)]  # cards, decrees and tiles
        self._period = 1
        self._round = 1

    def __call__(self, event: Event) -> None:
        if event.kind not in OF_THE_GAME and _number(event.args.get("seat", 0)) >= self.players:
            return  # what the Rival does is not counted
        hear = HEARD.get(event.kind)
        if hear is not None:
            hear(self, event.args, event.rule)
        if event.kind in RESULTS:
            self.counts[f"act.{RESULTS[event.kind]}.all"] += 1

    # What is heard

    def turn(self, args: Args, rule: str) -> None:
        self._period = _number(args["period"])
        self._round = _number(args["round"])
        self.counts[f"turns.{self._period}"] += 1

    def wigs(self, args: Args, rule: str) -> None:
        source = REWARDS[rule] if args["reason"] == "reward" else str(args["reason"])
        self._wigs[_number(args["seat"])][source] += _number(args["amount"])

    def lose_wigs(self, args: Args, rule: str) -> None:
        self._wigs[_number(args["seat"])][str(args["reason"])] -= _number(args["amount"])

    def deal(self, args: Args, rule: str) -> None:
        for card in _names(args["cards"]):
            self.counts[f"card.{card}.hand"] += 1

    def draw(self, args: Args, rule: str) -> None:
        self.counts[f"card.{args['card']}.hand"] += 1
        self.counts[f"card.{args['card']}.drawn"] += 1

    def top_card(self, args: Args, rule: str) -> None:
        self.counts[f"card.{args['card']}.shown"] += 1

    def play_card(self, args: Args, rule: str) -> None:
        card = str(args["card"])
        self.counts[f"card.{card}.{args['use']}"] += 1
        if args["use"] != "gold":
            self._used[_number(args["seat"])].add(f"card.{card}")

    def discard(self, args: Args, rule: str) -> None:
        self.counts[f"card.{args['card']}.{'reward' if args['reward'] else 'discard'}"] += 1

    def trade(self, args: Args, rule: str) -> None:
        self.counts[f"act.{args['act']}.trade"] += 1

    def act(self, args: Args, rule: str) -> None:
        how = "follow" if rule == "lisboa.visit.following" else "visit"
        self.counts[f"act.{args['act']}.{how}"] += 1

    def goods(self, args: Args, rule: str) -> None:
        if rule.startswith("lisboa.produce."):
            self.counts["act.produce.all"] += _number(args["count"])

    def decrees(self, args: Args, rule: str) -> None:
        for decree in _names(args["decrees"]):
            self.counts[f"decree.{decree}.shown"] += 1

    def decree(self, args: Args, rule: str) -> None:
        self.counts[f"decree.{args['decree']}.taken"] += 1
        self._used[_number(args["seat"])].add(f"decree.{args['decree']}")

    def clergy_offer(self, args: Args, rule: str) -> None:
        for tile in _names(args["tiles"]):
            self.counts[f"clergy.{tile}.shown"] += 1

    def turn_clergy(self, args: Args, rule: str) -> None:
        self.counts[f"clergy.{args['tile']}.shown"] += 1

    def clergy(self, args: Args, rule: str) -> None:
        self.counts[f"clergy.{args['tile']}.taken"] += 1
        self._used[_number(args["seat"])].add(f"clergy.{args['tile']}")

    def cash(self, args: Args, rule: str) -> None:
        self.counts[f"clergy.{args['tile']}.cashed"] += 1

    def store(self, args: Args, rule: str) -> None:
        self.counts[f"plot.{args['plot']}"] += 1

    def open(self, args: Args, rule: str) -> None:
        self.counts[f"space.{args['space']}"] += 1

    def lapse(self, args: Args, rule: str) -> None:
        self.counts["lapses"] += 1

    def period_end(self, args: Args, rule: str) -> None:
        self.counts[f"period_end.{args['by']}"] += 1

    def last_round(self, args: Args, rule: str) -> None:
        self.counts[f"end.{args['by']}"] += 1

    # The end

    def close(self, state: State) -> None:
        """The final scoring, and who won with what."""
        assert isinstance(state, LisboaState)
        ranks = state.ranking()
        winners = ranks.count(1)
        final = scoring.final_wigs(state)
        for seat in range(self.players):
            win = 1 / winners if ranks[seat] == 1 else 0.0
            for name, wigs in zip(SOURCES, final[seat], strict=True):
                self._wigs[seat][f"final_{name}"] += wigs
            for source, wigs in self._wigs[seat].items():
                self.counts[f"wigs.{source}"] += wigs
                self.counts[f"won.{source}"] += win * wigs
            self.counts["wins"] += win
            for used in self._used[seat]:
                self.counts[f"{used}.players"] += 1
                self.counts[f"{used}.wins"] += win
            self._count_belongings(state, seat)
        self.counts["rounds"] += self._round
        for good in range(4):
            self.counts[f"price.{GOODS[good]}"] += int(state.price[good])

    def _count_belongings(self, state: LisboaState, seat: int) -> None:
        for card in state.hands[seat]:
            self.counts[f"card.{CARDS[card]}.left"] += 1
        for decree in state.decrees[seat]:
            worth = scoring.worth(state, seat, decree)
            self.counts[f"decree.{DECREES[decree]}.wigs"] += int(worth)
            self.counts[f"decree.{DECREES[decree]}.fulfilled"] += worth > 0
        self.counts["reis"] += int(state.reis[seat])
        self.counts["sets"] += int(state.sets(seat))
        self.counts["hold"] += int(scoring.hold_of(state, seat))
        ships = len([card for card in state.top[seat] if card >= FIRST_SHIP])
        self.counts["portfolio"] += int(len(state.top[seat]) + len(state.bottom[seat]) - ships)

    @staticmethod
    def sheets(counts: Mapping[str, float], games: int, players: int, options: Args) -> list[Args]:
        count: Counts = defaultdict(float, counts)
        table = of_options(options)
        named = terms(table)
        return [
            _overview(count, games, players),
            _sources(count, games, players),
            _turns(count, table),
            _acts(count, games * players),
            *[_cards(count, games, table, named, deck) for deck in range(len(DECKS))],
            _decrees(count, games, named),
            _clergy(count, games, named),
            _places(count, games, players),
            _dead(count, players, table, named),
        ]


Counts = defaultdict[str, float]
Hears = Callable[[LisboaLedger, Args, str], None]
HEARD: Final[dict[str, Hears]] = {
    "turn": LisboaLedger.turn,
    "wigs": LisboaLedger.wigs,
    "lose_wigs": LisboaLedger.lose_wigs,
    "deal": LisboaLedger.deal,
    "draw": LisboaLedger.draw,
    "top_card": LisboaLedger.top_card,
    "play_card": LisboaLedger.play_card,
    "discard": LisboaLedger.discard,
    "trade": LisboaLedger.trade,
    "act": LisboaLedger.act,
    "goods": LisboaLedger.goods,
    "decrees": LisboaLedger.decrees,
    "decree": LisboaLedger.decree,
    "clergy_offer": LisboaLedger.clergy_offer,
    "turn_clergy": LisboaLedger.turn_clergy,
    "clergy": LisboaLedger.clergy,
    "cash": LisboaLedger.cash,
    "store": LisboaLedger.store,
    "open": LisboaLedger.open,
    "lapse": LisboaLedger.lapse,
    "period_end": LisboaLedger.period_end,
    "last_round": LisboaLedger.last_round,
}


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _names(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


# ---------------------------------------------------------------------------------------------------------------------
# Tables


def _say(message: str, **facts: object) -> Args:
    return {"say": f"balance-{message}", **facts}


def _sheet(title: str, columns: Iterable[str], rows: list[list[object]], **facts: object) -> Args:
    return {"title": _say(title, **facts), "columns": [_say(column) for column in columns], "rows": rows}


def _share(part: float, whole: float) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _about(part: float, whole: float) -> str:
    """A share in a table that has many of them."""
    return f"{part / whole:.0%}" if whole else "–"


def _mean(total: float, number: float) -> str:
    return f"{total / number:.2f}" if number else "–"


def _overview(count: Counts, games: int, players: int) -> Args:
    seats = games * players
    rows: list[list[object]] = [
        [_say("rounds"), _mean(count["rounds"], games)],
        [_say("turns-1"), _mean(count["turns.1"], seats)],
        [_say("turns-2"), _mean(count["turns.2"], seats)],
        [_say("period-by-sets"), _share(count["period_end.sets"], games)],
        [_say("period-by-piles"), _share(count["period_end.piles"], games)],
        [_say("end-by-sets"), _share(count["end.sets"], games)],
        [_say("end-by-piles"), _share(count["end.piles"], games)],
        [_say("follows"), _mean(sum([count[f"act.{act}.follow"] for act in ACTS]), seats)],
        [_say("sets"), _mean(count["sets"], seats)],
        [_say("hold"), _mean(count["hold"], seats)],
        [_say("portfolio"), _mean(count["portfolio"], seats)],
        [_say("reis"), _mean(count["reis"], seats)],
        [_say("lapses"), _mean(count["lapses"], seats)],
    ]
    rows.extend([[_say("price", good=good), _mean(count[f"price.{good}"], games)] for good in GOODS])
    return _sheet("overview", ["mean"], rows)


def _sources(count: Counts, games: int, players: int) -> Args:
    """What each player gets from where, its share of all that is gained, and what the winners get."""
    gained = sum([max(0, count[f"wigs.{source}"]) for source in WIG_SOURCES])
    rows: list[list[object]] = []
    for source in WIG_SOURCES:
        wigs = count[f"wigs.{source}"]
        rows.append(
            [
                _say(f"source-{source}"),
                _mean(wigs, games * players),
                _share(wigs, gained),
                _mean(count[f"won.{source}"], count["wins"]),
            ]
        )
    total = sum([count[f"wigs.{source}"] for source in WIG_SOURCES])
    won = sum([count[f"won.{source}"] for source in WIG_SOURCES])
    rows.append([_say("total"), _mean(total, games * players), "", _mean(won, count["wins"])])
    return _sheet("sources", ["wigs", "share", "winners"], rows)


def _turns(count: Counts, table: Components) -> Args:
    """What cards are played for, in shares of all turns."""
    used: dict[tuple[str, str], float] = defaultdict(float)
    for card, name in enumerate(CARDS):
        for use in ("portfolio", "court", "gold"):
            used[use, PILES[table.kind[card]]] += count[f"card.{name}.{use}"]
    whole = sum(used.values())
    rows: list[list[object]] = [
        [
            _say("kind-treasury") if pile == "treasury" else _say("kind-noble", noble=pile),
            *[_share(used[use, pile], whole) for use in ("portfolio", "court", "gold")],
        ]
        for pile in PILES
    ]
    sums = [_share(sum([used[use, pile] for pile in PILES]), whole) for use in ("portfolio", "court", "gold")]
    rows.append([_say("total"), *sums])
    return _sheet("turns", ["use-portfolio", "use-court", "use-gold"], rows)


def _acts(count: Counts, seats: int) -> Args:
    ways = ("trade", "visit", "follow")
    rows: list[list[object]] = [
        [
            _say("act", act=act),
            *[_mean(count[f"act.{act}.{way}"], seats) for way in ways],
            _say(f"result-{act}", n=_mean(count[f"act.{act}.all"], seats)),
        ]
        for act in ACTS
    ]
    return _sheet("acts", [*[f"way-{way}" for way in ways], "way-all"], rows)


def _cards(count: Counts, games: int, table: Components, named: Mapping[str, Args], deck: int) -> Args:
    rows: list[list[object]] = []
    for card in range(ALL_CARDS):
        if table.deck[card] == deck:
            name = f"card.{CARDS[card]}"
            held = count[f"{name}.hand"]
            rows.append(
                [
                    named[f"card-{CARDS[card]}"],
                    _about(held, games),
                    *[_about(count[f"{name}.{use}"], held) for use in USES],
                    _about(count[f"{name}.left"], held),
                    _about(count[f"{name}.wins"], count[f"{name}.players"]),
                ]
            )
    columns = ["held", *[f"use-{use}" for use in USES], "left", "win-rate"]
    return _sheet("cards", columns, rows, deck=DECKS[deck])


def _decrees(count: Counts, games: int, named: Mapping[str, Args]) -> Args:
    rows: list[list[object]] = []
    for decree in DECREES:
        name = f"decree.{decree}"
        taken = count[f"{name}.taken"]
        rows.append(
            [
                named[f"decree-{decree}"],
                _about(count[f"{name}.shown"], games),
                _about(taken, count[f"{name}.shown"]),
                _about(count[f"{name}.fulfilled"], taken),
                _mean(count[f"{name}.wigs"], taken),
                _about(count[f"{name}.wins"], count[f"{name}.players"]),
            ]
        )
    return _sheet("decrees", ["shown", "taken", "fulfilled", "wigs", "win-rate"], rows)


def _clergy(count: Counts, games: int, named: Mapping[str, Args]) -> Args:
    rows: list[list[object]] = []
    for tile in CLERGY:
        name = f"clergy.{tile}"
        taken = count[f"{name}.taken"]
        rows.append(
            [
                named[f"tile-{tile}"],
                _about(count[f"{name}.shown"], games),
                _about(taken, count[f"{name}.shown"]),
                _about(count[f"{name}.cashed"], taken),
                _about(count[f"{name}.wins"], count[f"{name}.players"]),
            ]
        )
    return _sheet("clergy", ["shown", "taken", "cashed", "win-rate"], rows)


def _places(count: Counts, games: int, players: int) -> Args:
    """How often something is built on each plot and space; by row, as the city lies."""
    rows: list[list[object]] = []
    for row in range(4 if players <= 2 else 5):
        plots = PLOTS[row * 5 : row * 5 + 5]
        west, east = SPACES[4 + row], SPACES[9 + row]
        cells = [f"space.{west}", *[f"plot.{plot}" for plot in plots], f"space.{east}"]
        rows.append([_say("row", row=PLOTS[row * 5][0]), *[_about(count[cell], games) for cell in cells]])
    north = [_about(count[f"space.{space}"], games) for space in SPACES[:4]]
    rows.append([_say("north"), "", *north, "", ""])
    columns = ["west", "column-1", "column-2", "column-3", "column-4", "column-5", "east"]
    return _sheet("places", columns, rows)


# ---------------------------------------------------------------------------------------------------------------------
# What nobody ever used


def _dead(count: Counts, players: int, table: Components, named: Mapping[str, Args]) -> Args:
    rows: list[list[object]] = []
    for card in CARDS:
        for use in ("portfolio", "court"):
            if not count[f"card.{card}.{use}"]:
                rows.append([named[f"card-{card}"], _say(f"never-{use}")])
    for number, decree in enumerate(DECREES):
        if table.decree_players[number] > players:
            continue
        if not count[f"decree.{decree}.taken"]:
            rows.append([named[f"decree-{decree}"], _say("never-taken")])
        elif not count[f"decree.{decree}.fulfilled"]:
            rows.append([named[f"decree-{decree}"], _say("never-fulfilled")])
    for tile in CLERGY:
        if not count[f"clergy.{tile}.taken"]:
            rows.append([named[f"tile-{tile}"], _say("never-taken")])
    for act in ACTS:
        ways = ("visit", "follow") if ACTS.index(act) in (2, 5, 8) else ("trade", "visit", "follow")
        rows.extend(
            [[_say("act", act=act), _say(f"never-{way}")] for way in ways if not count[f"act.{act}.{way}"]]
        )
    return _sheet("dead", ["how"], rows or [[_say("nothing"), ""]])
