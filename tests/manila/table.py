"""A table of Manila for tests: chance is scripted, moves are notation, and all that is told is remembered."""

from __future__ import annotations

from collections.abc import Sequence

from quayside.games.manila.state import ManilaState

from ..tables import GameTable

WARES = ("ginseng", "nutmeg", "silk", "jade")
PRICES = (0, 5, 10, 20, 30)
HANDS = ("ginseng nutmeg", "silk jade", "ginseng nutmeg", "silk jade", "ginseng silk")


class Table(GameTable[ManilaState]):
    """A game with given hands and dice."""

    def __init__(
        self,
        players: int = 4,
        rolls: Sequence[str] = (),
        hands: Sequence[str] = HANDS,
        first: int = 0,
        seed: int = 1,
        **options: bool,
    ) -> None:
        chance = [f"deal {hand}" for hand in hands[:players]] + [f"roll {dice}" for dice in rolls]
        super().__init__(ManilaState, "manila", players, seed, first, chance, **options)

    # What players do

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
        self.check()
        return self

    # What players see

    @property
    def cash(self) -> list[int]:
        return [seat["cash"] for seat in self.view()["seats"]]

    @property
    def pledged(self) -> list[int]:
        return [seat["pledged"] for seat in self.view()["seats"]]

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
