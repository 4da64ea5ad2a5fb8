"""What always holds in Manila: money, shares and accomplices are conserved, a voyage keeps its course, and what is told
of it is enough to follow it. What a seat cannot know is the others' dealt shares."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from quayside import Event, Rng
from quayside.core.vecs import vec
from quayside.games.manila.board import (
    ACCOMPLICES,
    AREA_FIRST,
    AREA_SIZE,
    ASHORE,
    IN_PORT,
    INSURANCE,
    PRICES,
    SCHEDULE,
    START_CASH,
    WARES,
    Ware,
)
from quayside.games.manila.laws import check as check
from quayside.games.manila.state import ManilaState

View = dict[str, Any]
Told = dict[str, Any]

# The spaces that exist: only jade has a fourth seat
SPACES = {
    space for first, size in zip(AREA_FIRST, AREA_SIZE, strict=True) for space in range(first, first + size)
}

EARNED = {"passage", "loot", "port", "shipyard", "claim"}  # reasons of payments that name a space
KINDS = {
    *(
        "start_game",
        "deal",
        "voyage",
        "bid",
        "pass",
        "harbour_master",
        "pay",
        "pledge",
        "redeem",
        "buy",
        "no_purchase",
    ),
    *("load", "start", "placement_round", "place", "decline", "no_space", "roll", "move", "arrive", "wreck"),
    *("board", "stay", "evict", "captain", "pilot", "pilot_idle", "plunder", "send"),
    *("insurance_short", "own_claim", "price", "return", "end_game"),
}
RARE = {"no_space"}  # a handful of times in ten thousand voyages, with five players


# ---------------------------------------------------------------------------------------------------------------------
# In every position


def broken(state: ManilaState) -> list[ManilaState]:
    """Positions that cannot be: each breaks one law."""
    wrongs: list[ManilaState] = []

    def wrong() -> ManilaState:
        wrongs.append(state.clone())
        return wrongs[-1]

    wrong().cash[0] += 1
    wrong().bank -= 5
    debtor = wrong()
    debtor.cash[0], debtor.cash[1] = -1, debtor.cash[1] + debtor.cash[0] + 1
    wrong().supply[2] -= 1
    wrong().bought[1] += 1
    wrong().dealt = vec[i64]([*state.dealt[1:], state.dealt[0]])
    wrong().pledged[0] = 3
    wrong().figures = vec[i64]([0, 0, 0, -1, 0, 0, *state.figures[6:]])
    wrong().figures[3] = 1
    wrong().figures[1] = 1
    wrong().figures[INSURANCE] = state.players
    wrong().place = vec[i64]([3, 3, 4, ASHORE])
    wrong().place = vec[i64]([0, 0, 0, 0])
    wrong().port = vec[i64]([*state.port, 1])
    wrong().price[3] = 4
    wrong().to_play = -1
    return wrongs


# ---------------------------------------------------------------------------------------------------------------------
# In everything that happens


class Witness:
    """Listens, keeps books of its own, and sees that every voyage keeps its course."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.cash = [START_CASH] * players
        self.bank = 0
        self.pledged = [0] * players
        self.bought: Counter[tuple[int, str]] = Counter()
        self.prices = dict.fromkeys(WARES, 0)
        self.voyages = 0
        self.fortunes: list[int] | None = None
        self.kinds: set[str] = set()
        self._sail_out()

    def _sail_out(self) -> None:
        self.course = ""
        self.loaded: list[str] = []
        self.starts: list[int] = []
        self.port: list[str] = []
        self.shipyard: list[str] = []
        self.risen: list[str] = []
        self.placed: Counter[int] = Counter()

    def __call__(self, event: Event) -> None:
        assert self.fortunes is None, "something happened after the end"
        self.kinds.add(event.kind)
        watch = getattr(self, f"_{event.kind}", None)
        if watch is not None:
            watch(**event.args)

    def agrees(self, state: ManilaState) -> None:
        assert list(state.cash) == self.cash, "coins moved that nobody was told of"
        assert state.bank == self.bank
        assert list(state.pledged) == self.pledged
        held = {
            (seat, ware): state.bought[seat * 4 + i]
            for seat in range(self.players)
            for i, ware in enumerate(WARES)
        }
        assert held == {place: self.bought[place] for place in held}
        assert {ware: PRICES[step] for ware, step in zip(WARES, state.price, strict=True)} == self.prices
        assert state.voyage == self.voyages
        if self.fortunes is not None:
            assert state.scores() == self.fortunes

    # Named after the events; those of no concern here have no method

    def _voyage(self, number: int, opener: int) -> None:
        self.voyages += 1
        assert number == self.voyages
        self._sail_out()

    def _pay(self, payer: int, payee: int, amount: int, reason: str, space: str | None = None) -> None:
        assert amount > 0
        assert (space is not None) == (reason in EARNED), "what was earned was earned somewhere"
        assert payer != payee
        for purse, change in ((payer, -amount), (payee, amount)):
            if purse < 0:
                self.bank += change
            else:
                self.cash[purse] += change
                assert self.cash[purse] >= 0, "paid more than he had"

    def _pledge(self, seat: int, forced: bool) -> None:
        self.pledged[seat] += 1

    def _redeem(self, seat: int) -> None:
        self.pledged[seat] -= 1

    def _buy(self, seat: int, ware: Ware, price: int) -> None:
        self.bought[seat, ware] += 1
        assert price == max(5, self.prices[ware])

    def _load(self, seat: int, ware: str) -> None:
        assert ware not in self.loaded
        self.loaded.append(ware)

    def _start(self, seat: int, ware: str, space: int) -> None:
        assert ware in self.loaded
        self.starts.append(space)

    def _placement_round(self, number: int) -> None:
        self.course += "P"
        assert number == self.course.count("P")
        assert len(self.starts) == len(self.loaded) == 3
        assert sum(self.starts) == 9

    def _place(self, seat: int, space: str, cost: int, blind: bool) -> None:
        self.placed[seat] += 1
        assert self.placed[seat] <= self.course.count("P") <= ACCOMPLICES[self.players]

    def _roll(self, seat: int, number: int, wares: list[str], dice: list[int]) -> None:
        self.course += "M"
        assert number == self.course.count("M")
        assert sorted(wares, key=WARES.index) == wares == sorted(self.loaded, key=WARES.index)
        assert all(1 <= die <= 6 for die in dice)
        assert len(dice) == 3

    def _move(self, ware: str, origin: int, target: int) -> None:
        assert 0 <= origin <= 13
        assert 0 <= target <= 14
        assert origin != target
        assert ware not in self.port

    def _arrive(self, ware: str, berth: str) -> None:
        self.port.append(ware)
        assert berth == "ABC"[len(self.port) - 1], "a berth is left out"

    def _wreck(self, ware: str, berth: str) -> None:
        self.shipyard.append(ware)
        assert berth == "ABC"[len(self.shipyard) - 1], "a berth is left out"

    def _price(self, ware: Ware, origin: int, target: int) -> None:
        assert ware in self.port, "only a ware in port rises"
        assert ware not in self.risen, "it rises once"
        self.risen.append(ware)
        assert origin == self.prices[ware]
        assert list(PRICES).index(target) == list(PRICES).index(origin) + 1
        self.prices[ware] = target

    def _return(self) -> None:
        assert self.course == SCHEDULE[self.players]
        assert sorted([*self.port, *self.shipyard]) == sorted(self.loaded), (
            "each punt lies in the port or the yard"
        )
        assert sorted(self.risen) == sorted(self.port)

    def _end_game(self, fortunes: list[int], ranks: list[int], dealt: list[dict[str, int]]) -> None:
        assert max(self.prices.values()) == 30
        assert ranks == [1 + sum(other > fortune for other in fortunes) for fortune in fortunes]
        assert [sum(hand.values()) for hand in dealt] == [2] * self.players
        self.fortunes = fortunes


# ---------------------------------------------------------------------------------------------------------------------
# Events plus the previous view give the next view

DERIVED = {
    "ply": "moves are counted, and a move may be told in several events",
    "to_play": "who is asked next has not happened yet",
    "decision": "what is asked next has not happened yet",
    "open": "follows from the punts, the spaces and the pirate boat",
    "last_voyage": "follows from the prices and the punts",
}


def plain(name: str, value: Any) -> Any:
    """A field of a view without what follows from the rest: how far everybody could bid."""
    if name != "auction" or value is None:
        return value
    return {key: value[key] for key in value if key != "limits"}


def reduce(view: View, told: Told) -> None:
    """Changes a seat's view by an event as the seat is told of it."""
    change = _CHANGES.get(told["kind"])
    if change is not None:
        change(view, **{name: value for name, value in told.items() if name not in ("kind", "rule")})
    for seat in view["seats"]:
        if "dealt" in seat:
            seat["fortune"] = seat["cash"] - 15 * seat["pledged"]
            seat["fortune"] += sum(
                view["wares"][ware]["price"] * (seat["dealt"][ware] + seat["bought"][ware]) for ware in WARES
            )


def _voyage(view: View, number: int, opener: int) -> None:
    view["voyage"] = number
    view["auction"] = {"bid": 0, "leader": -1, "bidder": opener, "passed": [False] * view["players"]}


def _bid(view: View, seat: int, amount: int) -> None:
    view["auction"].update(bid=amount, leader=seat)
    _next_bidder(view, seat)


def _pass(view: View, seat: int, forced: bool) -> None:
    view["auction"]["passed"][seat] = True
    _next_bidder(view, seat)


def _next_bidder(view: View, seat: int) -> None:
    clockwise = [(seat + step) % view["players"] for step in range(1, view["players"] + 1)]
    view["auction"]["bidder"] = next(
        (other for other in clockwise if not view["auction"]["passed"][other]), -1
    )


def _harbour_master(view: View, seat: int, bid: int) -> None:
    view["harbour_master"] = seat
    view["auction"] = None


def _pay(view: View, payer: int, payee: int, amount: int, reason: str, space: str = "") -> None:
    if payer >= 0:
        view["seats"][payer]["cash"] -= amount
    if payee >= 0:
        view["seats"][payee]["cash"] += amount


def _pledge(view: View, seat: int, forced: bool) -> None:
    view["seats"][seat]["pledged"] += 1


def _redeem(view: View, seat: int) -> None:
    view["seats"][seat]["pledged"] -= 1


def _buy(view: View, seat: int, ware: str, price: int) -> None:
    view["seats"][seat]["bought"][ware] += 1
    view["seats"][seat]["shares"] += 1
    view["wares"][ware]["supply"] -= 1


def _load(view: View, seat: int, ware: str) -> None:
    view["punts"][ware] = {"where": "quay", "space": None, "aboard": [], "plundered": False}


def _start(view: View, seat: int, ware: str, space: int) -> None:
    view["punts"][ware].update(where="sea", space=space)


def _placement_round(view: View, number: int) -> None:
    view["round"] = number


def _place(view: View, seat: int, space: str, cost: int, blind: bool) -> None:
    view["seats"][seat]["accomplices"] -= 1
    if space in view["punts"]:
        view["punts"][space]["aboard"].append(seat)
    elif space == "pirates":
        view["pirates"].append(seat)
    else:
        view["spaces"][space] = seat


def _decline(view: View, seat: int) -> None:
    view["seats"][seat]["declined"] = True


def _roll(view: View, seat: int, number: int, wares: list[str], dice: list[int]) -> None:
    view["movements"] = number


def _move(view: View, ware: str, origin: int, target: int) -> None:
    assert view["punts"][ware]["space"] == origin
    view["punts"][ware]["space"] = target


def _arrive(view: View, ware: str, berth: str) -> None:
    view["port"].append(ware)
    view["punts"][ware].update(where="port", space=IN_PORT)


def _wreck(view: View, ware: str, berth: str) -> None:
    view["shipyard"].append(ware)
    view["punts"][ware].update(where="shipyard")


def _board(view: View, seat: int, ware: str) -> None:
    view["pirates"].remove(seat)
    view["punts"][ware]["aboard"].append(seat)


def _evict(view: View, seat: int, ware: str, victim: int) -> None:
    view["pirates"].remove(seat)
    aboard = view["punts"][ware]["aboard"]
    aboard[aboard.index(victim)] = seat
    view["seats"][victim]["accomplices"] += 1


def _plunder(view: View, ware: str, seats: list[int]) -> None:
    for passenger in view["punts"][ware]["aboard"]:
        view["seats"][passenger]["accomplices"] += 1
    view["punts"][ware].update(plundered=True, aboard=[])


def _price(view: View, ware: str, origin: int, target: int) -> None:
    view["wares"][ware].update(price=target, share_price=max(5, target))


def _return(view: View) -> None:
    view.update(punts={}, port=[], shipyard=[], pirates=[], round=0, movements=0)
    view["spaces"] = dict.fromkeys(view["spaces"])
    for seat in view["seats"]:
        seat.update(accomplices=ACCOMPLICES[view["players"]], declined=False)


def _end_game(view: View, fortunes: list[int], ranks: list[int], dealt: list[dict[str, int]]) -> None:
    for seat, hand in zip(view["seats"], dealt, strict=True):
        seat["dealt"] = hand


_CHANGES: dict[str, Callable[..., None]] = {
    "voyage": _voyage,
    "bid": _bid,
    "pass": _pass,
    "harbour_master": _harbour_master,
    "pay": _pay,
    "pledge": _pledge,
    "redeem": _redeem,
    "buy": _buy,
    "load": _load,
    "start": _start,
    "placement_round": _placement_round,
    "place": _place,
    "decline": _decline,
    "roll": _roll,
    "move": _move,
    "arrive": _arrive,
    "wreck": _wreck,
    "board": _board,
    "evict": _evict,
    "plunder": _plunder,
    "price": _price,
    "return": _return,
    "end_game": _end_game,
}


# ---------------------------------------------------------------------------------------------------------------------
# What a seat cannot know


def hidden(state: ManilaState, seat: int) -> tuple[tuple[int, ...], ...]:
    """The dealt shares of the others, by seat."""
    return tuple(
        tuple(state.dealt[other * 4 : other * 4 + 4]) for other in range(state.players) if other != seat
    )


def posterior(state: ManilaState, seat: int) -> dict[tuple[tuple[int, ...], ...], float]:
    """The sum of the others' hands is known from the supply; every way to deal those cards is as likely as another."""
    cards = [ware for hand in hidden(state, seat) for ware in range(4) for _ in range(hand[ware])]
    ways: Counter[tuple[tuple[int, ...], ...]] = Counter(_deals(cards))
    return {deal: float(count) for deal, count in ways.items()}


def _deals(cards: list[int]) -> list[tuple[tuple[int, ...], ...]]:
    if not cards:
        return [()]
    deals: list[tuple[tuple[int, ...], ...]] = []
    for i, j in itertools.combinations(range(len(cards)), 2):
        hand = tuple([(cards[i] == ware) + (cards[j] == ware) for ware in range(4)])
        rest = [card for k, card in enumerate(cards) if k not in (i, j)]
        deals.extend([(hand, *others) for others in _deals(rest)])
    return deals


def alike(players: int, seat: int | None, rng: Rng, first: int = 0) -> tuple[list[str], list[str]]:
    """Two deals of the same cards in which the seat, but nobody else, surely holds the same. Seats are dealt in their
    order, whoever is first."""
    cards = [ware for ware in range(4) for _ in range(3)]
    while True:
        rng.shuffle(cards)
        one = [sorted(cards[at : at + 2]) for at in range(0, 2 * players, 2)]
        others = [other for other in range(players) if other != seat]
        pool = [ware for other in others for ware in one[other]]
        rng.shuffle(pool)
        two = list(one)
        for other in others:
            two[other] = sorted([pool.pop(), pool.pop()])
        if one != two:
            return _script(one), _script(two)


def _script(hands: list[list[int]]) -> list[str]:
    return [f"deal {WARES[one]} {WARES[two]}" for one, two in hands]
