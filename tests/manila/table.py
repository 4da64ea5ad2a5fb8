"""A table of Manila for tests: chance is scripted, moves are notation, and all that is told is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import quayside
from quayside.games.manila.state import ManilaState

from . import laws

WARES = ("ginseng", "nutmeg", "silk", "jade")
PRICES = (0, 5, 10, 20, 30)
HANDS = ("ginseng nutmeg", "silk jade", "ginseng nutmeg", "silk jade", "ginseng silk")


class Table:
    """A game with given hands and dice. After every move the laws of Manila must hold."""

    def __init__(
        self,
        players: int = 4,
        rolls: Sequence[str] = (),
        hands: Sequence[str] = HANDS,
        first: int = 0,
        seed: int = 1,
        **options: bool,
    ) -> None:
        self.events: list[quayside.Event] = []
        chance = [f"deal {hand}" for hand in hands[:players]] + [f"roll {dice}" for dice in rolls]
        state = quayside.game("manila").new(players, seed, first, chance, self.events.append, **options)
        assert isinstance(state, ManilaState)
        self.state = state
        laws.check(state)

    # What players do

    def play(self, *moves: str) -> Table:
        """Plays "bid 5", or "2: bid 5" to say that seat 2 must be the one who is asked."""
        for move in moves:
            seat, _, notation = move.rpartition(": ")
            assert not seat or self.state.to_play == int(seat), f"{move}, but asked is {self.asked}"
            self.state.play(self.state.parse(notation))
            laws.check(self.state)
        return self

    def place(self, spaces: str) -> Table:
        """A space for each seat that is asked, in turn: "silk pirates pass port.A"."""
        for space in spaces.split():
            assert self.asked[1] == "placement", f"{space}, but asked is {self.asked}"
            self.play("pass" if space == "pass" else f"place {space}")
        return self

    def load(self, starts: str) -> Table:
        """Loads and starts the punts: "ginseng 5 silk 4 jade 0"; the third start follows from the others."""
        wares, spaces = starts.split()[::2], starts.split()[1::2]
        self.play(*[f"load {ware}" for ware in wares])
        self.play(*[f"start {ware} {space}" for ware, space in zip(wares[:2], spaces[:2], strict=True)])
        assert [self.punt(ware) for ware in wares] == [int(space) for space in spaces]
        return self

    def idle_voyage(self, starts: str = "ginseng 3 nutmeg 3 silk 3") -> Table:
        """Nobody bids, buys or places anything: only the dice are rolled."""
        everybody = ["pass"] * self.state.players
        return self.play(*everybody, "pass").load(starts).play(*everybody)

    def arrange(
        self,
        cash: dict[int, int] | None = None,
        pledged: dict[int, int] | None = None,
        prices: dict[str, int] | None = None,
        bought: dict[int, str] | None = None,
    ) -> Table:
        """As if voyages had gone by: sets purses, pledges and prices, and hands out shares of the supply."""
        state = self.state
        for seat, amount in (cash or {}).items():
            state.bank += state.cash[seat] - amount
            state.cash[seat] = amount
        for seat, count in (pledged or {}).items():
            state.pledged[seat] = count
        for ware, price in (prices or {}).items():
            state.price[WARES.index(ware)] = PRICES.index(price)
        for seat, wares in (bought or {}).items():
            for ware in wares.split():
                state.supply[WARES.index(ware)] -= 1
                state.bought[seat * 4 + WARES.index(ware)] += 1
        state.voyage = max(state.voyage, 1 + max(state.price))  # no ware climbs two steps in one voyage
        state.proceed()
        laws.check(state)
        return self

    # What players see

    @property
    def asked(self) -> tuple[int, str]:
        """Who decides, and what."""
        return self.state.to_play, self.view()["decision"]["kind"]

    @property
    def choices(self) -> list[str]:
        return [self.state.notation(action) for action in self.state.legal()]

    @property
    def cash(self) -> list[int]:
        return [seat["cash"] for seat in self.view()["seats"]]

    @property
    def pledged(self) -> list[int]:
        return [seat["pledged"] for seat in self.view()["seats"]]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    def price(self, ware: str) -> int:
        return self.view()["wares"][ware]["price"]

    def supply(self, ware: str) -> int:
        return self.view()["wares"][ware]["supply"]

    def punt(self, ware: str) -> int | str:
        """Its space, or "port", "shipyard", "quay"."""
        punt = self.view()["punts"][ware]
        return punt["space"] if punt["where"] == "sea" else punt["where"]

    def aboard(self, ware: str) -> list[int]:
        return self.view()["punts"][ware]["aboard"]

    def places(self) -> list[str]:
        """Where the seat to play may place an accomplice."""
        return [choice.removeprefix("place ") for choice in self.choices if choice.startswith("place ")]

    def told(self, kind: str, **facts: object) -> list[dict[str, Any]]:
        """The events of a kind that everybody saw, oldest first, if the given facts hold; without kind and rule."""
        heard = [event.seen_by(None) for event in self.events if event.kind == kind]
        for event in heard:
            del event["kind"], event["rule"]
        return [event for event in heard if facts.items() <= event.items()]

    def rules_told(self, kind: str) -> list[str]:
        return [event.rule for event in self.events if event.kind == kind]

    def earned(self, reason: str) -> dict[int, int]:
        """Pesos that each seat has received for that reason."""
        sums: dict[int, int] = {}
        for coins in self.told("pay", reason=reason):
            if coins["payee"] >= 0:
                sums[coins["payee"]] = sums.get(coins["payee"], 0) + coins["amount"]
        return sums

    def why_not(self, notation: str) -> tuple[str, dict[str, object]]:
        """The rule that forbids a move and the facts told with it; trying it is refused and changes nothing."""
        action = self.state.parse(notation)
        before = self.state.key(), self.state.ply, self.choices
        with pytest.raises(quayside.IllegalAction) as refused:
            self.state.play(action)
        assert (self.state.key(), self.state.ply, self.choices) == before
        assert refused.value.why == self.state.why_not(action)
        return refused.value.why.rule, refused.value.why.args


def voyage(
    starts: str = "ginseng 5 nutmeg 4 silk 0",
    rolls: Sequence[str] = (),
    players: int = 4,
    harbour_master: int = 0,
    hands: Sequence[str] = HANDS,
    **options: bool,
) -> Table:
    """The first voyage at its first placement: nobody bid, nothing was bought, so that everybody still has 30 pesos."""
    table = Table(players, rolls, hands, harbour_master, **options)
    table.play(*["pass"] * players, "pass")
    return table.load(starts)
