"""What always holds in Lisboa: pieces are conserved, limits are kept, a game keeps its course, and what is told of it is
enough to follow it. What a seat cannot know is the cards that others were dealt, and the clergy tile that they did not
keep."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

import quayside
from quayside import Event, Rng
from quayside.core.vecs import vec
from quayside.games.lisboa.board import (
    BLUE,
    CARDS,
    CLERGY,
    CUBES,
    GOODS,
    NOBLES,
    PILES,
    PURPLE,
    SHIPS,
    SIDES,
    START_REIS,
    Good,
)
from quayside.games.lisboa.components import BENEFITS, default
from quayside.games.lisboa.laws import check as check
from quayside.games.lisboa.laws import out_of_the_game as out_of_the_game
from quayside.games.lisboa.state import LisboaState

View = dict[str, Any]
Told = dict[str, Any]

MOST_ROUNDS = {1: 20, 2: 20, 3: 14, 4: 11}
KINDS = {
    *("start_game", "rubble", "streets", "next_building", "next_plan", "decrees", "top_card", "first_favor"),
    "start_plan",
    *("deal", "clergy_offer", "clergy", "turn", "dock", "play_card", "goods", "return_goods", "draw", "drop"),
    *("tuck", "pay", "wigs", "lose_wigs", "treasury", "influence", "price", "sell", "sail", "trade", "visit"),
    *("act", "follow", "return_favor", "sponsor", "lapse", "favor", "cardinal", "turn_clergy", "lay_down"),
    *(
        "cash",
        "stand_up",
        "ship",
        "official",
        "crowded_out",
        "plan",
        "store",
        "clear",
        "cube",
        "set",
        "house",
    ),
    *(
        "decree",
        "marker",
        "open",
        "show",
        "send",
        "building_opens",
        "period_end",
        "discard",
        "period",
        "last_round",
    ),
    *("rival", "end_game"),
}
RARE: set[str] = set()


# ---------------------------------------------------------------------------------------------------------------------
# In every position


def broken(state: LisboaState) -> list[LisboaState]:
    """Positions that cannot be: each breaks one law."""
    wrongs: list[LisboaState] = []

    def wrong() -> LisboaState:
        wrongs.append(state.clone())
        return wrongs[-1]

    wrong().row_cubes[0] += 22
    wrong().cubes[1] = 6
    wrong().spent[0] = 1
    wrong().goods[2] += 1
    wrong().supply[3] -= 1
    wrong().aboard[5] += 1
    wrong().at_sea[0] = 1
    wrong().owner[0] = 0
    wrong().yard = vec[i64]([*state.yard, state.yard[0]])
    wrong().price[1] = 1
    wrong().price[2] += 1
    wrong().board[0] -= 1
    wrong().plaza[0] += 1
    wrong().office[0] += 5
    wrong().favor_supply[1] += 1
    wrong().favors[1] = 2
    wrong().hands[0] = vec[i64]([*state.hands[0], state.hands[0][0]])
    wrong().top[0] = vec[i64]([*state.top[0], 20, 19, 18])
    wrong().decrees[0] = vec[i64]([*state.decrees[0], state.decrees_shown[0]])
    wrong().decrees_shown = state.decrees_shown[:-1]
    wrong().plans[0] += 1
    wrong().plan_shown[0] = state.plan_shown[1]
    wrong().shown[2] = -1
    wrong().unseen = state.unseen[:-1]
    wrong().clergy[0] = vec[i64]([*state.clergy[0], state.unseen[0]])
    wrong().tiles[0] -= 1
    wrong().store[24] = 0
    wrong().houses[0] += 1
    wrong().building[0] = state.current[0]
    wrong().treasury = 11
    wrong().reis[0] = -1
    wrong().wigs[0] = -1
    wrong().influence[0] = 11
    wrong().drawing[0] += 1
    wrong().benefits[0] += 1
    wrong().round = 30
    wrong().period = 3
    wrong().last_round = 4
    wrong().to_play = -1
    wrong().card = 3
    return wrongs


# ---------------------------------------------------------------------------------------------------------------------
# In everything that happens


class Witness:
    """Listens, keeps books of its own, and sees that every turn keeps its course."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.sides = max(2, players)
        self.reis = [START_REIS] * players + [0] * (self.sides - players)
        self.wigs: Counter[tuple[int, str]] = Counter()  # the ledger, by side and source
        self.goods = [1] * (players * 4) + [0] * ((self.sides - players) * 4)
        self.cubes = [0] * (self.sides * 3)
        self.influence = [0] * self.sides
        self.prices = dict(zip(GOODS, default().prices, strict=True))
        self.treasury = default().treasury_start
        self.period, self.round, self.seat = 1, 0, -1
        self.first = 0
        self.last_round = 0
        self.done: list[str] = []  # what has happened in this turn
        self.lies = False
        self.scores: list[int] | None = None
        self.kinds: set[str] = set()

    def __call__(self, event: Event) -> None:
        assert self.scores is None, "something happened after the end"
        self.kinds.add(event.kind)
        watch = getattr(self, f"_{event.kind}", None)
        if watch is not None:
            watch(**event.args)
        self.done.append(event.kind)

    def agrees(self, state: LisboaState) -> None:
        assert list(state.reis) == self.reis, "money moved that nobody was told of"
        wigs = [sum([n for (s, _), n in self.wigs.items() if s == side]) for side in range(self.sides)]
        assert list(state.wigs) == wigs, "the ledger"
        assert list(state.goods) == self.goods
        assert list(state.cubes) == self.cubes
        assert list(state.influence) == self.influence
        assert dict(zip(GOODS, state.price, strict=True)) == self.prices
        assert state.treasury == self.treasury
        assert (state.period, state.last_round) == (self.period, self.last_round)
        if self.scores is not None:
            assert state.scores() == self.scores[: self.players]

    # Named after the events; those of no concern here have no method

    def _start_game(self, players: int, first: int) -> None:
        self.first = first
        for step in range(players):
            self.influence[(first + step) % players] = default().start_influence[players - 1][step]

    def _turn(self, seat: int, round: int, period: int) -> None:
        self._begin(seat)
        if seat == self.first:
            self.round += 1
        assert (round, period) == (self.round, self.period)
        assert round <= MOST_ROUNDS[self.players]

    def _begin(self, seat: int) -> None:
        if self.seat < 0:
            assert seat == self.first
        elif self.players > 1:
            assert seat == (self.seat + 1) % self.players, "clockwise"
        self.seat = seat
        self.done = []
        assert not self.lies, "the cardinal still lies"

    def _rival(self, pile: str, card: str) -> None:
        assert self.players == 1
        assert self.seat == 0
        self._begin(1)

    def _play_card(self, seat: int, card: str, use: str) -> None:
        assert seat == self.seat
        assert "play_card" not in self.done, "one card a turn"

    def _draw(self, seat: int, pile: str, card: str) -> None:
        assert seat == self.seat
        assert "play_card" in self.done
        assert "draw" not in self.done

    def _pay(self, payer: int, payee: int, amount: int, reason: str) -> None:
        assert amount > 0
        assert (payer < 0) != (payee < 0), "money comes from the supply and goes there"
        side = max(payer, payee)
        self.reis[side] += amount if payee >= 0 else -amount
        assert self.reis[side] >= 0, "paid more than he had"

    def _wigs(self, seat: int, amount: int, reason: str) -> None:
        assert amount > 0
        assert reason != "overflow" or amount == 1
        self.wigs[seat, reason] += amount

    def _lose_wigs(self, seat: int, amount: int, reason: str) -> None:
        assert amount > 0
        assert reason != "visit" or self.influence[seat] == 0, "all influence is paid first"
        self.wigs[seat, reason] -= amount

    def _influence(self, seat: int, origin: int, target: int, reis: int, reason: str) -> None:
        assert origin == self.influence[seat]
        assert 0 <= target <= 10
        assert (reis > 0) == (reason in ("event", "land", "officials"))
        assert target >= origin if reason == "gain" else target < origin
        passed = [space for space in range(target, origin) if space in (0, 1, 2, 4, 6, 8)]
        assert not reis or (len(passed), target) == (reis, min(passed))
        self.influence[seat] = target

    def _goods(self, seat: int, good: str, count: int) -> None:
        assert count > 0
        self.goods[seat * 4 + GOODS.index(good)] += count

    def _return_goods(self, seat: int, good: str, count: int) -> None:
        assert count > 0
        self.goods[seat * 4 + GOODS.index(good)] -= count
        assert min(self.goods) >= 0

    def _sell(self, seat: int, good: Good, ship: str, price: int) -> None:
        self.goods[seat * 4 + GOODS.index(good)] -= 1
        assert price >= self.prices[good] + default().modifier[SHIPS.index(ship)]

    def _trade(self, seat: int, good: str, act: str) -> None:
        assert seat == self.seat
        assert self.done.count("trade") < 2
        assert "sell" not in self.done, "sell or trade"

    def _cube(self, seat: int, cube: str, kept: bool) -> None:
        at = seat * 3 + CUBES.index(cube)
        assert kept == (self.cubes[at] < 5)
        self.cubes[at] += kept

    def _set(self, seat: int, sets: int) -> None:
        assert sets == min(self.cubes[seat * 3 : seat * 3 + 3])

    def _treasury(self, origin: int, target: int) -> None:
        assert origin == self.treasury
        assert abs(target - origin) == 1
        self.treasury = target

    def _price(self, good: Good, price: int) -> None:
        assert price == self.prices[good] - 1
        self.prices[good] = price

    def _visit(self, seat: int, noble: str) -> None:
        assert seat == self.seat

    def _follow(self, seat: int, noble: str) -> None:
        assert seat != self.seat

    def _lay_down(self, seat: int) -> None:
        assert not self.lies
        self.lies = True

    def _cash(self, seat: int, tile: str) -> None:
        assert self.lies

    def _stand_up(self) -> None:
        assert self.lies
        self.lies = False

    def _period_end(self, seat: int, by: str) -> None:
        assert self.period == 1
        assert "period_end" not in self.done
        assert by in ("sets", "piles")
        assert not self.lies, "church scoring comes first"

    def _discard(self, seat: int, card: str, reward: bool) -> None:
        assert "period_end" in self.done

    def _period(self, period: int) -> None:
        assert (self.period, period) == (1, 2)
        assert "period_end" in self.done
        self.period = 2

    def _last_round(self, seat: int, round: int, by: str) -> None:
        assert self.period == 2
        assert self.last_round == 0
        assert round == self.round + 1
        self.last_round = round

    def _end_game(self, scores: list[int], ranks: list[int], sources: list[dict[str, int]]) -> None:
        assert self.round == self.last_round
        if self.players > 1:
            assert (self.seat + 1) % self.players == self.first, "the round was not finished"
        for side in range(self.sides):
            ledger = sum([n for (s, _), n in self.wigs.items() if s == side])
            assert scores[side] == ledger + sum(sources[side].values())
        self.scores = scores


# ---------------------------------------------------------------------------------------------------------------------
# Events plus the previous view give the next view

DERIVED = {
    "ply": "moves are counted, and a move may be told in several events",
    "to_play": "who is asked next has not happened yet",
    "decision": "what is asked next has not happened yet",
    "forecast": "what the next decision may bring",
    "end": "how near the end is follows from piles and rubble sets",
}
SPACE_OF_STREET = ("N1", "N2", "N3", "N4")


def reduce(view: View, told: Told) -> None:
    """Changes a view by an event, and counts again what follows from it."""
    change = _CHANGES.get(told["kind"])
    if change is None:
        return
    facts = {name: value for name, value in told.items() if name not in ("kind", "rule")}
    if told["kind"] == "clergy":
        facts["rule"] = told["rule"]  # whether it comes from the bag or from the track
    change(view, **facts)
    seat = max([facts.get(who, -1) for who in ("seat", "payer", "payee")])
    if 0 <= seat < view["players"]:
        _count_seat(view["seats"][seat])
    if "rival" in view:
        view["rival"]["sets"] = min(view["rival"]["cubes"].values())
    if told["kind"] in ("store", "building_opens"):
        for plot, store in view["city"]["stores"].items():
            store["related"] = _related(view, plot, store["trade"])


def _side(view: View, seat: int) -> View:
    return view["rival"] if seat >= view["players"] else view["seats"][seat]


def _count_seat(seat: View) -> None:
    table = default()
    seat["sets"] = min(seat["cubes"].values())
    cards = [name for name in seat["top"] if name in CARDS]
    ships = [SHIPS.index(name) for name in seat["top"] if name in SHIPS]
    seat["drawing"] = sum([table.influence[CARDS.index(name)] for name in cards])
    seat["drawing"] += sum([table.ship_influence[ship] for ship in ships])
    benefits: Counter[str] = Counter()
    rows = [table.benefit[CARDS.index(name)] for name in seat["bottom"]]
    for row in [*rows, *[table.clergy_benefit[CLERGY.index(tile)] for tile in seat["clergy"]]]:
        for at in range(0, len(row), 2):
            benefits[BENEFITS[row[at]]] += row[at + 1]
    seat["benefits"] = dict(benefits)
    seat["means"] = seat["reis"] + table.real_spaces[seat["influence"]]
    seat["storage"] = 2 + seat["sets"] + benefits["warehouse"]
    seat["limit"] = min(6, 2 + seat["sets"])


def _related(view: View, plot: str, trade: str) -> int:
    street = SPACE_OF_STREET[view["city"]["streets"].index(trade)]
    count = 0
    for space in (street, f"W{plot[0]}", f"E{plot[0]}"):
        face = view["city"]["spaces"][space]["building"]
        if face is not None:
            count += default().serves[SIDES.index(face)] >> GOODS.index(trade) & 1
    return count


def _clergy_offer(view: View, seat: int, tiles: list[str] | None = None, count: int = 2) -> None:
    view["church"]["bag"] -= 2


def _clergy(view: View, seat: int, tile: str, rule: str) -> None:
    own = view["seats"][seat]
    own["clergy"].append(tile)
    church = view["church"]
    if rule == "lisboa.setup.clergy":
        church["bag"] += 1
        if view["seat"] == seat:
            own["returned"] = [other for other in view["decision"]["tiles"] if other != tile]
    else:
        _fill_place(church, church["track"].index(tile))
    _comes_to_light(view, tile)


def _comes_to_light(view: View, tile: str) -> None:
    for seat in view["seats"]:
        if tile in seat.get("returned", []):
            seat["returned"].remove(tile)


def _fill_place(church: View, place: int) -> None:
    if church["bag"] == 0:
        church["bag"], church["cashed"] = len(church["cashed"]), []
    church["track"][place] = "face_down" if church["bag"] else None
    church["bag"] -= church["bag"] > 0


def _turn_clergy(view: View, place: int, tile: str) -> None:
    view["church"]["track"][place] = tile
    _comes_to_light(view, tile)


def _turn(view: View, seat: int, round: int, period: int) -> None:
    view.update(turn=seat, round=round, period=period)


def _rival(view: View, pile: str, card: str) -> None:
    view["turn"] = 1
    _leave_pile(view, pile)


def _leave_pile(view: View, pile: str) -> None:
    view["display"][pile]["cards"] -= 1
    view["display"][pile]["top"] = None


def _top_card(view: View, pile: str, card: str) -> None:
    view["display"][pile]["top"] = card


def _draw(view: View, seat: int, pile: str, card: str) -> None:
    _leave_pile(view, pile)
    own = view["seats"][seat]
    own["cards"] += 1
    own["open_cards"] = sorted([*own["open_cards"], card])
    if "hand" in own:
        own["hand"] = sorted([*own["hand"], card])


def _deal(view: View, seat: int, cards: list[str] | None = None, count: int = 0) -> None:
    own = view["seats"][seat]
    own["cards"] += count or len(cards or [])
    if "hand" in own:
        assert cards is not None
        own["hand"] = sorted([*own["hand"], *cards])


def _leave_hand(view: View, seat: int, card: str) -> None:
    own = view["seats"][seat]
    own["cards"] -= 1
    for held in (own["open_cards"], own.get("hand", [])):
        if card in held:
            held.remove(card)


def _play_card(view: View, seat: int, card: str, use: str) -> None:
    _leave_hand(view, seat, card)


def _discard(view: View, seat: int, card: str, reward: bool) -> None:
    _leave_hand(view, seat, card)


def _goods(view: View, seat: int, good: str, count: int) -> None:
    view["seats"][seat]["goods"][good] += count
    view["supply"][good] -= count


def _return_goods(view: View, seat: int, good: str, count: int) -> None:
    _goods(view, seat, good, -count)


def _unload(view: View, ship: str) -> None:
    for good, count in view["ships"][ship]["aboard"].items():
        view["supply"][good] += count
        view["ships"][ship]["aboard"][good] = 0


def _dock(view: View, seat: int, ship: str) -> None:
    _unload(view, ship)
    view["ships"][ship]["at_sea"] = False


def _drop(view: View, seat: int, card: str) -> None:
    own = view["seats"][seat]
    (own["bottom"] if card in own["bottom"] else own["top"]).remove(card)
    if card in SHIPS:
        _unload(view, card)
        del view["ships"][card]


def _tuck(view: View, seat: int, card: str) -> None:
    row = "top" if default().kind[CARDS.index(card)] else "bottom"
    view["seats"][seat][row].append(card)


def _pay(view: View, payer: int, payee: int, amount: int, reason: str) -> None:
    view["seats"][max(payer, payee)]["reis"] += amount if payee >= 0 else -amount


def _wigs(view: View, seat: int, amount: int, reason: str) -> None:
    _side(view, seat)["wigs"] += amount


def _lose_wigs(view: View, seat: int, amount: int, reason: str) -> None:
    _side(view, seat)["wigs"] -= amount


def _treasury(view: View, origin: int, target: int) -> None:
    table = default()
    reis, influence = table.treasury_right[target], table.treasury_left[target]
    view["treasury"] = {"index": target, "reis": reis, "influence": influence}


def _influence(view: View, seat: int, origin: int, target: int, reis: int, reason: str) -> None:
    view["seats"][seat]["influence"] = target


def _price(view: View, good: str, price: int) -> None:
    view["prices"][good] = price


def _sell(view: View, seat: int, good: str, ship: str, price: int) -> None:
    view["seats"][seat]["goods"][good] -= 1
    view["ships"][ship]["aboard"][good] += 1


def _sail(view: View, seat: int, ship: str) -> None:
    view["ships"][ship]["at_sea"] = True


def _favor(view: View, seat: int, noble: str) -> None:
    view["favors"][noble] -= 1
    own = view["seats"][seat]
    own["favors"] = sorted([*own["favors"], noble], key=NOBLES.index)


def _return_favor(view: View, seat: int, noble: str) -> None:
    view["favors"][noble] += 1
    view["seats"][seat]["favors"].remove(noble)


def _cardinal(view: View, seat: int, steps: int, space: int) -> None:
    view["church"]["cardinal"] = space


def _lay_down(view: View, seat: int) -> None:
    view["church"]["lies"] = True


def _stand_up(view: View) -> None:
    view["church"]["lies"] = False


def _cash(view: View, seat: int, tile: str) -> None:
    view["seats"][seat]["clergy"].remove(tile)
    view["church"]["cashed"] = sorted([*view["church"]["cashed"], tile])


def _ship(view: View, seat: int, ship: str, replaces: str | None) -> None:
    assert view["shipyard"].pop(0) == ship
    top = view["seats"][seat]["top"]
    aboard = dict.fromkeys(GOODS, 0)
    if replaces is None:
        top.append(ship)
    else:
        top[top.index(replaces)] = ship
        aboard = view["ships"].pop(replaces)["aboard"]
    hold = default().hold[SHIPS.index(ship)]
    view["ships"][ship] = {"owner": seat, "at_sea": False, "hold": hold, "aboard": aboard}


def _official(view: View, seat: int, noble: str) -> None:
    _side(view, seat)["officials"]["board"] -= 1
    view["offices"][noble]["seats"][seat] += 1


def _crowded_out(view: View, seat: int, noble: str) -> None:
    for place, change in ((view["offices"][noble], -1), (view["plaza"], 1)):
        if seat < 0:
            place["dummies"] += change
        else:
            place["seats"][seat] += change


def _send(view: View, seat: int, office: str) -> None:
    officials = _side(view, seat)["officials"]
    officials["buildings"] += 1
    if office == "board":  # of the Rival, who hires nobody
        officials["board"] -= 1
    else:
        (view["plaza"] if office == "plaza" else view["offices"][office])["seats"][seat] -= 1


def _plan(view: View, seat: int, architect: str, plan: str) -> None:
    pile = view["plans"][architect]
    assert pile["top"] == plan
    pile.update(top=None, plans=pile["plans"] - 1)
    own = view["seats"][seat]["plans"]
    own[plan] = own.get(plan, 0) + 1


def _next_plan(view: View, architect: str, plan: str) -> None:
    view["plans"][architect]["top"] = plan


def _open(view: View, seat: int, space: str) -> None:
    view["city"]["spaces"][space]["cubes"] = dict.fromkeys(CUBES, 0)


def _show(view: View, seat: int, plan: str, space: str) -> None:
    own = view["seats"][seat]
    own["plans"] = {kind: count - (kind == plan) for kind, count in own["plans"].items()}
    own["plans"] = {kind: count for kind, count in own["plans"].items() if count}
    own["done"][plan] = own["done"].get(plan, 0) + 1


def _building_opens(view: View, seat: int, building: str, space: str, hired: int, officials: int) -> None:
    view["city"]["spaces"][space] = {
        "building": building,
        "opener": seat,
        "officials": officials,
        "cubes": dict.fromkeys(CUBES, 0),
    }
    for architect in view["architects"].values():
        if architect["current"] == building:
            architect.update(current=None, left=architect["left"] - 1)
    own = _side(view, seat)["officials"]
    own["board"] -= hired
    own["buildings"] += hired


def _next_building(view: View, architect: str, building: str) -> None:
    view["architects"][architect]["current"] = building


def _store(view: View, seat: int, plot: str, street: str) -> None:
    city = view["city"]
    city["stores"][plot] = {"owner": seat, "trade": street, "related": 0}
    column, number = int(plot[1]) - 1, city["streets"].index(street)
    city["tiles"][column + number] -= (
        1  # slots alternate: the east side of a column comes after its west side
    )


def _clear(view: View, seat: int, cube: str, place: str) -> None:
    kind, _, name = place.partition(".")
    city = view["city"]
    area = city["pile"] if kind == "pile" else city["rows"][name] if kind == "row" else None
    (city["columns"][int(name) - 1] if area is None else area)[cube] -= 1


def _cube(view: View, seat: int, cube: str, kept: bool) -> None:
    _side(view, seat)["cubes"][cube] += kept


def _set(view: View, seat: int, sets: int) -> None:
    if seat < view["players"]:
        view["seats"][seat]["markers"] += 1


def _marker(view: View, seat: int) -> None:
    view["seats"][seat]["markers"] -= 1


def _house(view: View, seat: int, group: str) -> None:
    _side(view, seat)["houses"][group] += 1


def _decree(view: View, seat: int, decree: str) -> None:
    view["decrees"]["shown"].remove(decree)
    _side(view, seat)["decrees"].append(decree)


def _decrees(view: View, decrees: list[str]) -> None:
    view["decrees"]["shown"].extend(decrees)
    view["decrees"]["left"] -= len(decrees)


def _period_end(view: View, seat: int, by: str) -> None:
    view["display"] = {pile: {"top": None, "cards": 0} for pile in PILES}
    count = max(1, view["players"] - 1)
    view["shipyard"] = [*SHIPS[6 : 6 + count], *SHIPS[9 : 9 + count]]


def _period(view: View, period: int) -> None:
    view["period"] = period
    for pile in view["display"].values():
        pile["cards"] = 5
    for place, tile in enumerate(view["church"]["track"]):
        if tile is None:
            _fill_place(view["church"], place)


def _last_round(view: View, seat: int, round: int, by: str) -> None:
    view["last_round"] = round


def _end_game(view: View, scores: list[int], ranks: list[int], sources: list[dict[str, int]]) -> None:
    view.update(final=sources, totals=scores, ranks=ranks)
    view["turn"] = (view["first"] - 1) % max(2, view["players"])  # a Rival without cards is not told of


_CHANGES: dict[str, Callable[..., None]] = {
    kind: globals()[f"_{kind}"] for kind in KINDS if f"_{kind}" in globals()
}


# ---------------------------------------------------------------------------------------------------------------------
# What a seat cannot know


def _holder(state: LisboaState, seat: int) -> int:
    """The other seat with most dealt cards of the deck that was dealt last."""
    others = [(seat + step) % state.players for step in range(1, state.players)]
    return max(others, key=lambda other: len(_of_last_deck(state, other)))


def _of_last_deck(state: LisboaState, seat: int) -> list[int]:
    """Without the card that is being played: everybody sees it."""
    deck = BLUE if state.period == 1 else PURPLE
    return [card for card in state.hands[seat] if state.values.deck[card] == deck and card != state.card]


def hidden(state: LisboaState, seat: int) -> int:
    """The lowest card that another seat was dealt and still holds: one fact of many, so that its odds can be counted."""
    return min(_of_last_deck(state, _holder(state, seat)), default=-1)


def posterior(state: LisboaState, seat: int) -> dict[int, float]:
    """Every hand out of the cards that the seat has not seen is as likely as another."""
    deck = BLUE if state.period == 1 else PURPLE
    unseen = [card for card in state.rest if state.values.deck[card] == deck]
    for other in range(state.players):
        unseen += _of_last_deck(state, other) if other != seat else []
    held = len(_of_last_deck(state, _holder(state, seat)))
    hands = [math.comb(len(unseen) - 1 - at, held - 1) for at in range(len(unseen))]
    return {card: float(ways) for card, ways in zip(sorted(unseen), hands, strict=True) if ways}


def alike(players: int, seat: int | None, rng: Rng, first: int = 0) -> tuple[list[str], list[str]]:
    """Two set-ups in which another seat, but not this one, was dealt two other cards. Three are the same, so that there
    is always a move for both worlds."""
    outcomes: list[str] = []

    def listen(event: Event) -> None:
        if event.outcome and event.kind != "clergy_offer":
            outcomes.append(event.outcome)

    quayside.game("lisboa").new(players, rng.below(10**6), first, listener=listen)
    deals = [at for at, outcome in enumerate(outcomes) if outcome.startswith("deal ")]
    after = 0 if seat is None else seat + 1
    one, other = (deals[(after + step - first) % players] for step in range(2))
    dealt = {card for at in deals for card in outcomes[at].split()[1:]}
    rest = [card for card in CARDS[:21] if card not in dealt]
    twin = outcomes.copy()
    cards = outcomes[one].split()[1:]
    spare = rest if len(rest) > 1 else outcomes[other].split()[1:]
    twin[one] = f"deal {' '.join(sorted([*cards[2:], *spare[:2]]))}"
    if spare is not rest:
        twin[other] = f"deal {' '.join(sorted([*cards[:2], *spare[2:]]))}"
    return outcomes, twin
